"""A terminal session at a table on a server: events are printed as they come, and the person may type at any time. It
shows what the server sends to this seat and adds the texts of cards.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Sequence
from typing import Final, cast

from kickdoor.client import RefusedByServer, RemoteTable, Trouble, owes
from kickdoor.engine.memo import Decision
from kickdoor.engine.view import View
from kickdoor.protocol import messages as protocol
from kickdoor.protocol.options import Scope
from kickdoor.record.shuffle import Remembered
from kickdoor.record.story import LogLine
from kickdoor.terminal import display, table, table_status
from kickdoor.terminal.display import Choice, TablePrinter
from kickdoor.terminal.remote_view import Cards, RemoteObservation, decisions, view_of
from kickdoor.terminal.screen import Screen

EARLIER: Final = 10  # sentences to print about what happened before joining
SLOW: Final = 3.0  # seconds without an answer before a notice is printed

HELP: Final = """\
Type the number of a choice (Enter passes if you may pass), or an action in the notation, for example
  play [Boots of Butt-Kicking]        ask Bo picks HM gives [Helmet of Courage]
  play [Magic Missile] on fighters    sell [A], [B]        trade [A] for [B] with Bo
Commands
  legal             list all choices with their numbers
  why ACTION        is this action (or number) legal, and if not, by which rule
  hand, table       show your cards; show everybody's cards, the fight, and who must act
  card NAME         what a card says
  rules WORD|ID     look something up in the rules
  wait              WAIT! Keep the window open: you may want to play something
  auto              pass for now: `auto window`, `auto fight`, `auto turn` (until your turn), `auto off`;
                    it stops when somebody asks or targets you
  undo              take back your last step; if that affects other people, they are asked
  agree             let somebody take back their last step; `disagree` refuses
  say TEXT          chat with the table
  start             (host) deal the cards; bots take the open seats
  pause, resume     stop and restart the clocks
  rematch           after the game: play again with the same people
  admit NAME        let somebody into the running game; `decline NAME` keeps them out
  lock SEAT         (host) keep newcomers off that seat; `unlock SEAT` opens it again
  replace NAME      vote for a bot in somebody's place; `keep NAME` takes the vote back
  leave             give up your seat for good
  quit              stop; you keep your seat, and `kickdoor join` brings you back"""

WATCHING: Final = """\
You are watching. Commands
  table             show everybody's cards, the fight, and who must act
  card NAME         what a card says
  rules WORD|ID     look something up in the rules
  quit              stop"""

# Commands that are carried out at once even if the input is a file; others wait until the person is asked something.
_IMMEDIATE: Final = frozenset(
    {
        "help",
        "?",
        "quit",
        "exit",
        "card",
        "rule",
        "rules",
        "say",
        "start",
        "pause",
        "resume",
        "leave",
        "table",
        "admit",
        "agree",
        "disagree",
        "lock",
        "unlock",
        "replace",
    }
)
_SCOPES: Final = {
    "window": "Passing in this window.",
    "fight": "Passing until the fight is over.",
    "turn": "Passing until it is your turn.",
    "": "Automatic passing is off.",
}


class _Quit(Exception):
    """The person leaves; the message is printed last."""


class RemoteSession:
    """A session of one person, seated or watching. `patient`: the input was prepared, so each line waits until the
    person is asked something; otherwise lines are taken as they are typed.
    """

    def __init__(
        self,
        far: RemoteTable,
        cards: Cards,
        screen: Screen,
        lines: AsyncIterator[str],
        *,
        patient: bool = False,
        moved: Callable[[str], None] = lambda link: None,
        left: Callable[[], None] = lambda: None,
        remember: Callable[[Remembered], None] = lambda remembered: None,
    ) -> None:
        """`moved` is called with the link of a rematch, `left` after giving up the seat, and `remember` with what is to
        be kept about the deal.
        """
        self.far = far
        self.cards = cards
        self.screen = screen
        self.lines = lines
        self.patient = patient
        self.seated = bool(far.secret)
        self.moved = moved
        self.left = left
        self.remember = remember
        self.remembered = far.remembered
        self.update: protocol.Update | None = None
        self.printer = TablePrinter()
        self.choices: list[Choice] = []
        self.listed = 0  # `seq` of the update for which `choices` are valid
        self.owed: tuple[Decision, ...] = ()
        self.asked: object = None  # the open decisions and choices that were printed last
        self.asking = asyncio.Event()
        self.acting = asyncio.Lock()  # so that nothing is printed in the middle of a command
        self.settled = 0  # `seq` of our last action: older updates ask nothing
        self.passed: frozenset[int] = frozenset()  # decisions that were answered by a pass
        self.connections = 0
        self.waiting = ""
        self.phase = ""  # phase of the open window's clock that was printed last

    # ------------------------------------------------------------ running
    async def run(self) -> int:
        """Run until the end; return 0, or 1 if the server ended the connection."""
        async with self.far:
            tasks = [asyncio.create_task(self._follow()), asyncio.create_task(self._listen())]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            except asyncio.CancelledError:
                self.screen.line(self._goodbye())
                raise
            finally:
                for task in tasks:
                    task.cancel()
                ended = await asyncio.gather(*tasks, return_exceptions=True)
        return self._print_end([error for error in ended if isinstance(error, Exception)])

    def _print_end(self, errors: Sequence[Exception]) -> int:
        gone = next((error for error in errors if isinstance(error, _Quit)), None)
        trouble = next((error for error in errors if isinstance(error, Trouble)), None)
        if gone is not None:
            self.screen.line(str(gone))
        elif trouble is not None:
            self.screen.line((f"The server ended the connection: {trouble}", "red"))
        elif errors:
            raise errors[0]
        self.screen.flush()
        return 1 if trouble is not None and gone is None else 0

    def _goodbye(self) -> str:
        if not self.seated or self._is_over():
            return "Goodbye."
        return f"Goodbye. You keep your seat; come back with: kickdoor join {self.far.link}"

    def _is_over(self) -> bool:
        return self.update is not None and self.update.info.stage == "over"

    @property
    def name(self) -> str:
        """This player's name in the game."""
        if self.update is None or self.far.seat < 0:
            return ""
        return self.update.info.seats[self.far.seat].name

    @property
    def view(self) -> View | None:
        scene = self.update.scene if self.update is not None else None
        return view_of(scene) if scene is not None else None

    # ------------------------------------------------------------ updates
    async def _follow(self) -> None:
        async for update in self.far.updates():
            async with self.acting:
                await self._take_update(update)
            self.screen.flush()
            if update.info.stage == "over" and (self.patient or not self.seated):
                return

    async def _take_update(self, update: protocol.Update) -> None:
        before, self.update = self.update, update
        if self.seated and self.far.remembered != self.remembered:
            self.remembered = self.far.remembered
            self.remember(self.remembered)
        if update.fresh:
            self.settled, self.passed = 0, frozenset()  # after a restored backup, `seq` can go back
        if update.scene is not None:
            self.cards.set_names(update.scene, update.info.seats)
        self._print_connected()
        if before is None:
            self._greet(update)
        self._show_news(update, first=before is None)
        for line in table_status.changes(before.info if before is not None else None, update.info):
            self.screen.line((line, "dim"))
        if before is not None and before.info.my_join and not update.info.my_join:
            admitted = update.info.you >= 0
            self.seated = admitted
            self.screen.line(
                (f"You are in and play {self.name}." if admitted else "The table said no. You are watching.", "bold")
            )
        if before is not None and update.info.rematch and not before.info.rematch:
            self._print_rematch(update.info)
        if update.info.stage == "over":
            self._end(before)
        elif owed := self._still_owed(update):
            await self._ask(update, owed)
        else:
            self._print_waiting(update)
        self._print_clock(update)

    def _print_connected(self) -> None:
        if self.connections and self.far.connections > self.connections:
            self.screen.line(("The connection was lost; it is back.", "dim"))
        self.connections = self.far.connections

    def _greet(self, update: protocol.Update) -> None:
        info = update.info
        who = f"You are {self.name}." if self.name else "You are watching."
        if info.my_join:
            who = "You have asked to join. The players decide; until then you are watching."
        self.screen.line((f"kickdoor: {self.far.link} ", "bold"), f"{who} `help` lists the commands.")
        if info.stage == "waiting":
            table_status.show_seats(self.screen, info)
            if info.host:
                self.screen.line(("You opened this table: `start` deals the cards.", "bold yellow"))
        elif (view := self.view) is not None and info.stage == "playing" and not owes(update):
            table.show_table(self.screen, self.cards.book.lib, view)

    def _show_news(self, update: protocol.Update, *, first: bool) -> None:
        said = [table_status.sentences(one, update.info) for one in update.news]
        news = [told for each in said for told in each]
        if first:
            news = news[-EARLIER:]
        elif update.fresh and news:
            news = [LogLine("(some earlier events are missing)", ""), *news]
        display.show_news(self.screen, news, self.name)
        if any(one.what == "waited" for one in update.news):
            self.phase = ""

    def _end(self, before: protocol.Update | None) -> None:
        self._clear_question()
        view = self.view
        if view is None or (before is not None and before.info.stage == "over"):
            return
        display.show_end(self.screen, self.cards.book, view, [view.players[seat].name for seat in view.winners])
        self._show_proof()
        if self.seated and not self.patient:
            self.screen.line("`rematch` plays again with the same people; `quit` stops.")

    def _show_proof(self) -> None:
        """Print whether the cards were dealt as promised before the deal."""
        info = self.update.info if self.update is not None else None
        if info is None or info.shuffle is None or not info.shuffle.key:
            return
        if found := self.far.deal_flaws():
            self.screen.line((f"The cards were NOT dealt as promised: {'; '.join(found)}.", "bold red"))
            return
        names = [table_status.person(info, seat) for seat, given in enumerate(info.shuffle.contributions) if given]
        whose = f" and the contributions of {table_status.listed(names)}" if names else ""
        self.screen.line((f"The cards were dealt as promised: from the server's key{whose}.", "dim"))
        if self.far.is_left_out():
            self.screen.line(("Your own contribution was late and did not count.", "yellow"))

    def _print_rematch(self, info: protocol.Info) -> None:
        link = f"{self.far.server}/t/{info.rematch}"
        self.screen.line((f"Rematch: kickdoor {'join' if self.seated else 'watch'} {link}", "bold"))
        if self.seated:
            self.moved(link)

    # ------------------------------------------------------------ questions
    def _still_owed(self, update: protocol.Update) -> tuple[Decision, ...]:
        """Return the open decisions, ignoring updates that are older than our last answer."""
        if update.seq < self.settled:
            return ()
        owed = decisions(owes(update))
        return () if {d.id for d in owed} <= self.passed else owed

    async def _ask(self, update: protocol.Update, owed: tuple[Decision, ...]) -> None:
        try:
            with self._slow_notice():
                choices = await self.far.choices()
        except RefusedByServer:
            return  # the next update says why
        asked = (tuple(d.id for d in owed), choices.legal)
        view = self.view
        if choices.seq != update.seq or view is None:
            return
        self.listed = choices.seq
        if asked == self.asked:
            return
        self.asked, self.owed, self.waiting, self.phase = asked, owed, "", ""
        legal = [action for text in choices.legal if (action := self.cards.action(text)) is not None]
        observation = RemoteObservation(self.cards.game, view, legal)
        self.choices = display.sorted_choices(observation, self.cards.game)
        self.printer.show(self.screen, self.cards.book, self.cards.game, view, owed)
        display.show_question(self.screen, self.cards.book, view, owed)
        self._show_choices(display.likely(observation, self.choices))
        self.asking.set()

    def _clear_question(self) -> None:
        self.asked, self.choices, self.owed = None, [], ()
        self.asking.clear()

    def _print_waiting(self, update: protocol.Update) -> None:
        """Print whom the table waits for when this seat owes nothing."""
        self._clear_question()
        if (view := self.view) is not None:
            self.printer.show_fight(self.screen, self.cards.book, view)
        waiting = table_status.waiting_for(update)
        if waiting and waiting != self.waiting:
            self.screen.line((waiting, "dim"))
        self.waiting = waiting

    def _print_clock(self, update: protocol.Update) -> None:
        """Print the time left when a question or the last call begins; then the prompt if there is a question."""
        phase, words = table_status.clock_words(update.info)
        if words and phase != self.phase and (self.asking.is_set() or self.waiting):
            self.screen.line((words, "dim"))
        self.phase = phase
        self._prompt()

    def _prompt(self) -> None:
        if self.asking.is_set():
            enter = " (Enter: pass)" if self._may_enter() else ""
            self.screen.prompt(f"{self.name}{enter}> ")

    def _may_enter(self) -> bool:
        return bool(self.choices) and self.choices[0].action.verb == "pass"

    # ------------------------------------------------------------ commands
    async def _listen(self) -> None:
        async for line in self.lines:
            said = line.strip()
            if self.patient and self.seated and said.partition(" ")[0].lower() not in _IMMEDIATE:
                await self.asking.wait()
            if said.lower() in ("quit", "exit"):  # works even if the server does not answer
                self.screen.typed(said)
                raise _Quit(self._goodbye())
            async with self.acting:
                self.screen.typed(said)
                await self._run_command(said)
                self._prompt()
            self.screen.flush()
        if self.seated:
            raise _Quit(self._goodbye())
        await asyncio.Event().wait()  # spectators stay without input

    async def _run_command(self, said: str) -> None:
        word, _, rest = said.partition(" ")
        word, rest = word.lower(), rest.strip()
        looks: dict[str, Callable[[], None]] = {
            "help": self._show_help,
            "?": self._show_help,
            "legal": lambda: self._show_choices(len(self.choices)),
            "hand": self._show_hand,
            "table": self._show_table,
        }
        does: dict[str, Callable[[], Awaitable[object]]] = {
            "why": lambda: self._why(rest),
            "wait": self._wait,
            "auto": lambda: self._auto(rest.lower()),
            "undo": lambda: self._try(self.far.undo()),
            "agree": lambda: self._try(self.far.answer_undo(yes=True)),
            "disagree": lambda: self._try(self.far.answer_undo(yes=False)),
            "say": lambda: self._try(self.far.say(rest)),
            "start": lambda: self._try(self.far.start()),
            "pause": lambda: self._try(self.far.pause()),
            "resume": lambda: self._try(self.far.pause(on=False)),
            "rematch": lambda: self._try(self.far.rematch()),
            "leave": self._leave,
            "admit": lambda: self._answer_join(rest, yes=True),
            "lock": lambda: self._lock(rest, on=True),
            "unlock": lambda: self._lock(rest, on=False),
            "replace": lambda: self._replace(rest, yes=True),
        }
        if self._join_called(rest) is not None:
            does["decline"] = lambda: self._answer_join(rest, yes=False)
        if rest and not rest.startswith("[") and word == "keep":
            does["keep"] = lambda: self._replace(rest, yes=False)
        if look := looks.get(word) or display.look_up(self.screen, self.cards.book, word, rest):
            look()
        elif word in does:
            await does[word]()
        else:
            await self._act(said)

    async def _try(self, work: Awaitable[object], *, is_listed: bool = False) -> bool:
        """Send a request; print the reason if the server refuses it. `is_listed`: the action was among the choices, so
        a refusal means that it came too late.
        """
        try:
            with self._slow_notice():
                await work
        except RefusedByServer as error:
            told = self.far.latest.seq if self.far.latest is not None else 0
            # Somebody else was faster, which is not the person's mistake.
            late = error.code == "stale" or (is_listed and told > self.listed)
            self.screen.line((f"Too late: {error}", "dim") if late else (f"No: {error}", "red"))
            return False
        return True

    @contextlib.contextmanager
    def _slow_notice(self) -> Generator[None]:
        late = asyncio.get_running_loop().call_later(SLOW, self._print_slow)
        try:
            yield
        finally:
            late.cancel()

    def _print_slow(self) -> None:
        self.screen.line(("No answer yet; trying again.", "dim"))
        self.screen.flush()

    # ------------------------------------------------------------ acting
    async def _act(self, said: str) -> None:
        """Do what the person typed: the number of a choice, Enter to pass, or an action in the notation."""
        text, decision = said, None
        is_listed = not said or said.isdecimal()
        if is_listed:
            choice = self._chosen(said)
            if choice is None:
                return
            text, decision = choice.text, self._decision_for(choice)
        done = await self._try_to_do(text, decision, is_listed=is_listed)
        if done is not None:
            self.settled = max(self.settled, done)
            if text.lower() == "pass":
                self.passed = frozenset(d.id for d in self.owed)
            self._clear_question()

    def _chosen(self, said: str) -> Choice | None:
        if not self.choices:
            if said:
                self.screen.line(("You need not do anything now.", "red"))
            return None
        if said:
            return display.numbered_choice(self.screen, said, self.choices)
        return self.choices[0] if self._may_enter() else None

    def _decision_for(self, choice: Choice) -> int | None:
        """Return the open decision that a choice answers, or None."""
        kinds = ("accept",) if choice.action.verb in ("accept", "decline") else ("pass",)
        fitting = [d.id for d in self.owed if d.kind in kinds] or [d.id for d in self.owed]
        return fitting[0] if fitting else None

    async def _try_to_do(self, text: str, decision: int | None, *, is_listed: bool) -> int | None:
        place: list[int] = []

        async def act() -> None:
            place.append(await self.far.do(text, decision=decision))

        return place[0] if await self._try(act(), is_listed=is_listed) else None

    async def _wait(self) -> None:
        if await self._try(self.far.wait()):
            self.passed = frozenset()

    async def _auto(self, how: str) -> None:
        scope = {"": "window", "off": ""}.get(how, how)
        if scope not in _SCOPES:
            self.screen.line(("Type `auto window`, `auto fight`, `auto turn` or `auto off`.", "red"))
        elif await self._try(self.far.auto(cast("Scope", scope))):
            self.screen.line((_SCOPES[scope], "dim"))

    async def _leave(self) -> None:
        if await self._try(self.far.leave()):
            self.left()
            raise _Quit("You have left the table for good.")

    # ------------------------------------------------------------ seats
    def _join_called(self, name: str) -> protocol.Joining | None:
        joins = self.update.info.joins if self.update is not None else ()
        return next((join for join in joins if join.name.casefold() == name.casefold()), None)

    async def _answer_join(self, name: str, *, yes: bool) -> None:
        join = self._join_called(name)
        if join is None:
            self.screen.line(
                (f"Nobody called {name} is waiting to be let in." if name else "Whom? For example `admit Bo`.", "red")
            )
        else:
            await self._try(self.far.answer_join(join.number, yes=yes))

    async def _lock(self, seat: str, *, on: bool) -> None:
        if seat.isdecimal():
            await self._try(self.far.lock(int(seat) - 1, on=on))
        else:
            self.screen.line(("Which seat? For example `lock 2`.", "red"))

    async def _replace(self, name: str, *, yes: bool) -> None:
        seats = self.update.info.seats if self.update is not None else ()
        found = [n for n, seat in enumerate(seats) if name.casefold() in (seat.who.casefold(), seat.name.casefold())]
        if found:
            await self._try(self.far.replace(found[0], yes=yes))
        else:
            self.screen.line((f"Nobody here is called {name}." if name else "Whom? For example `replace Bo`.", "red"))

    async def _why(self, said: str) -> None:
        if not said:
            self.screen.line(("Why what? `why ACTION`, for example `why kick` or `why 2`.", "red"))
            return
        if said.isdecimal():
            choice = self._chosen(said)
            if choice is None:
                return
            said = choice.text
        with self._slow_notice():
            refused = await self.far.why_not(said)
        if refused is None:
            display.show_why(self.screen, said, "", ())
        else:
            text = str(refused).removesuffix(f" [{', '.join(refused.rules)}]")
            display.show_why(self.screen, said, text, refused.rules)

    # ------------------------------------------------------------ printing
    def _show_help(self) -> None:
        self.screen.line(HELP if self.seated else WATCHING)

    def _show_choices(self, most: int) -> None:
        view = self.view
        if view is None or not self.choices:
            self.screen.line("You need not do anything now.")
        else:
            display.show_choices(self.screen, self.cards.book, view, self.choices, most)

    def _show_hand(self) -> None:
        view = self.view
        if view is None or view.seat < 0:
            self.screen.line("You have no cards.")
        else:
            display.show_hand(self.screen, self.cards.book, self.cards.game, view)

    def _show_table(self) -> None:
        update, view = self.update, self.view
        if update is None:
            return
        if view is None:
            table_status.show_seats(self.screen, update.info)
            return
        table.show_table(self.screen, self.cards.book.lib, view)
        table.show_fight(self.screen, self.cards.book.lib, view)
        for line in (*table_status.states(update.info), table_status.waiting_for(update, bots=True)):
            if line:
                self.screen.line((line, "dim"))
