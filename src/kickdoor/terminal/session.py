"""A terminal session of a local game: one person against bots, who sees only what their seat may see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from kickdoor.bots import Bot, Observation, maker, next_up
from kickdoor.engine.actions import Action
from kickdoor.engine.actions.verbs import VERBS
from kickdoor.engine.events import Event
from kickdoor.engine.memo import Decision
from kickdoor.engine.refusals import Illegal, Malformed
from kickdoor.engine.rng import key_of, subkey
from kickdoor.game import Game, seen_by
from kickdoor.packs import load_pack
from kickdoor.record import notation
from kickdoor.record.errors import SavedError
from kickdoor.record.saved import Recorder, Saved, replay
from kickdoor.record.story import LogLine
from kickdoor.terminal import display, table
from kickdoor.terminal.display import Choice, TablePrinter
from kickdoor.terminal.lookup import CardBook
from kickdoor.terminal.screen import Screen

HELP: Final = """\
Type the number of a choice (Enter passes if you may pass), or an action in the notation, for example
  play [Boots of Butt-Kicking]        ask Bo picks HM gives [Helmet of Courage]
  play [Magic Missile] on fighters    sell [A], [B]        trade [A] for [B] with Bo
Commands
  legal             list all choices with their numbers
  why ACTION        is this action (or number) legal, and if not, by which rule
  hand, table       show your cards; show everybody's cards and the fight
  card NAME         what a card says
  rules WORD|ID     look something up in the rules
  log [N]           show the last N log lines (default: 20)
  auto              pass for now: `auto window`, `auto fight`, `auto turn` (until your turn);
                    it stops when somebody asks or targets you
  save FILE         save the game to FILE, from its start and from now on
  quit              stop (a saved game can be resumed)"""


# Events that target a player, that ask them something, and whose card a later question may be about.
_AIMS: Final = frozenset({"card_played", "curse_played", "ability_used"})
_ASKS: Final = frozenset({"help_asked", "help_offered", "trade_offered"})
_ACTS: Final = frozenset({"card_played", "ability_used", "curse_struck", "caught", "door_opened", "combat_began"})


class Leave(Exception):
    """The person quits."""


class TerminalSession:
    """One person's game against bots."""

    def __init__(self, game: Game, seat: int, screen: Screen, *, kind: str = "random") -> None:
        self.game = game
        self.seat = seat
        self.screen = screen
        self.kind = kind
        self.start = game.clone()  # so that the game can be saved from its beginning at any time
        self.actions: list[Action] = []
        self.made = [0] * len(game.names)  # number of each seat's choices so far
        self.bots = self._bots()
        self.log: list[LogLine] = []
        self.told = 0  # number of log lines already printed
        self.windows = 0  # number of windows opened so far
        self.auto = ""  # how far automatic passes go: window, fight, turn, or "" for off
        self.auto_window = 0
        self.last_card = -1  # the card in effect, for questions about it
        self.printer = TablePrinter()
        self.choices: list[Choice] = []
        self.recorder: Recorder | None = None
        packs = [load_pack(source) for source in game.header["sources"]]
        self.book = CardBook(game.library, packs)

    def _bots(self) -> dict[int, Bot]:
        key = key_of(self.game.header["seed"])
        others = [s for s in range(len(self.game.names)) if s != self.seat]
        seeds = {s: int.from_bytes(subkey(key, f"bot {s}"), "big") for s in others}
        return {s: maker(self.kind)(seed, made=self.made[s]) for s, seed in seeds.items()}

    @property
    def name(self) -> str:
        return self.game.names[self.seat]

    # ------------------------------------------------------------ running
    def catch_up(self, saved: Saved) -> None:
        for step in replay(saved, game=self.game):
            self._note(step.action, step.events)
        self.told = max(0, len(self.log) - 10)
        self.bots = self._bots()

    def run(self) -> int:
        self.screen.line((f"kickdoor: {self.game.rules.title}. ", "bold"), self._greeting())
        try:
            while not self.game.over:
                self._step()
        except (Leave, EOFError):
            self._leave()
            return 0
        except KeyboardInterrupt:
            self.screen.blank()
            self._leave()
            return 130
        finally:
            if self.recorder is not None:
                self.recorder.close()
        self._show_news()
        self._show_end()
        return 0

    def _greeting(self) -> str:
        others = ", ".join(n for n in self.game.names if n != self.name)
        seed = self.game.header["seed"]
        return f"You are {self.name}, playing against {others}. Seed {seed}. `help` lists the commands."

    def _step(self) -> None:
        """Let a bot or the person act once."""
        pending = self.game.pending()
        mine = [d for d in pending if d.seat == self.seat]
        bots = [d for d in pending if d.seat != self.seat]
        if bots and not any(d.kind == "accept" for d in mine):  # an offer waits for the person
            self._bot(next_up(bots).seat)
        elif self._passes(mine):
            self.submit(Action(self.seat, "pass"))
        else:
            self._ask(mine)

    def _bot(self, seat: int) -> None:
        self.submit(self.bots[seat].choose(Observation(self.game, seat)))

    def submit(self, action: Action) -> None:
        """Act in the game and record it. Raises Illegal, in which case nothing has changed."""
        events = self.game.submit(action)
        self._note(action, events)
        if self.recorder is not None:
            self.recorder.record(action)

    def _note(self, action: Action, events: Sequence[Event]) -> None:
        self.actions.append(action)
        self.made[action.seat] += 1
        seen = seen_by(events, self.seat)
        self.log += self.game.story(seen)
        for event in seen:
            self._watch(event, action)

    def _watch(self, event: Event, action: Action) -> None:
        """Keep track of windows, of the card in effect, and of what ends `auto`."""
        if event.kind == "window_opened":
            self.windows += 1
        if event.cards and event.kind in _ACTS:
            self.last_card = event.cards[0]
        if not self.auto:
            return
        aimed = action.seat != self.seat and event.other == self.seat
        if aimed and event.kind in _AIMS | _ASKS:
            self._auto_off("somebody asks you" if event.kind in _ASKS else "somebody targets you")
        elif event.kind in ("curse_struck", "died") and event.seat == self.seat:
            self._auto_off("it is about you")
        elif (self.auto == "fight" and event.kind == "combat_ended") or (
            self.auto == "turn" and event.kind == "turn_started" and event.seat == self.seat
        ):
            self.auto = ""

    def _auto_off(self, why: str) -> None:
        self.auto = ""
        self.log.append(LogLine(f"(auto is off: {why})", ""))

    def _passes(self, mine: list[Decision]) -> bool:
        """Does the person pass without being asked? Only with `auto`, or with an empty hand and nothing to do."""
        if any(d.kind != "pass" for d in mine):
            if self.auto:
                self._auto_off("somebody asks you")
            return False
        if self.auto == "window" and self.auto_window != self.windows:
            self.auto = ""
        if self.auto:
            return True
        if self.game.view(self.seat).hand:
            return False
        return all(a.verb in ("pass", "show") for a in self.game.legal(self.seat))

    # ------------------------------------------------------------ commands
    def _ask(self, mine: list[Decision]) -> None:
        observation = Observation(self.game, self.seat)
        self.choices = display.sorted_choices(observation, self.game)
        self._show_news()
        self.printer.show(self.screen, self.book, self.game, observation.view, mine)
        if mine[0].kind == "choose" and self.last_card >= 0:
            name = self.game.library.names[self.last_card]
            self.screen.line((f"{name}: {self.book.short(self.last_card)}", "dim"), indent=2)
        display.show_question(self.screen, self.book, observation.view, mine)
        self._show_choices(display.likely(observation, self.choices))
        enter = " (Enter: pass)" if self.choices[0].action.verb == "pass" else ""
        while not self._run_command(self.screen.ask(f"{self.name}{enter}> ").strip()):
            pass

    def _run_command(self, said: str) -> bool:
        """Carry out a command; return whether the person's turn to type is over."""
        word, _, rest = said.partition(" ")
        word, rest = word.lower(), rest.strip()
        if not word:
            if self.choices[0].action.verb != "pass":
                return False
            word = said = "pass"
        commands: dict[str, Callable[[], None]] = {
            "help": self._show_help,
            "?": self._show_help,
            "legal": lambda: self._show_choices(len(self.choices)),
            "hand": self._show_hand,
            "table": self._show_table,
            "log": lambda: self._show_log(rest),
            "why": lambda: self._why(rest),
            "save": lambda: self._save(rest),
        }
        command = commands.get(word) or display.look_up(self.screen, self.book, word, rest)
        if command is not None:
            command()
            return False
        if word in ("quit", "exit"):
            raise Leave
        if word == "auto":
            return self._set_auto(rest.lower())
        action = self._action(said)
        if action is None:
            return False
        try:
            self.submit(action)
        except Illegal as error:
            display.show_refused(self.screen, error.refusal.text, error.refusal.rules)
            return False
        return True

    def _action(self, said: str) -> Action | None:
        """Return the action for the number of a choice or for notation, or print an error and return None."""
        if said.isdigit():
            choice = display.numbered_choice(self.screen, said, self.choices)
            return choice.action if choice is not None else None
        for seat, name in enumerate(self.game.names):
            head = f"{notation.name_text(name)}:"
            if said.casefold().startswith(head.casefold()):
                if seat != self.seat:
                    self.screen.line((f"You play {self.name}, not {name}.", "red"))
                    return None
                said = said[len(head) :].strip()
        try:
            return self.game.parse(said, player=self.seat)
        except Malformed as error:
            known = said.partition(" ")[0].lower() in VERBS
            hint = "" if known else " (`help` lists the commands)"
            self.screen.line((f"Not understood: {error}{hint}", "red"))
            return None

    def _set_auto(self, how: str) -> bool:
        owed = [d.kind for d in self.game.pending() if d.seat == self.seat]
        if how not in ("", "window", "fight", "turn"):
            self.screen.line(("Type `auto window`, `auto fight` or `auto turn`.", "red"))
            return False
        if owed != ["pass"]:
            self.screen.line(("You cannot pass now; answer first.", "red"))
            return False
        if how == "fight" and self.game.view(self.seat).combat is None:
            self.screen.line(("There is no fight.", "red"))
            return False
        self.auto, self.auto_window = how or "window", self.windows
        return True

    # ------------------------------------------------------------ lookup
    def _why(self, said: str) -> None:
        if not said:
            self.screen.line(("Why what? `why ACTION`, for example `why kick` or `why 2`.", "red"))
            return
        action = self._action(said)
        if action is None:
            return
        text = self.game.text(action, named=False)
        refusal = self.game.why_not(action)
        if refusal is not None:
            display.show_why(self.screen, text, refusal.text, refusal.rules)
        else:
            rules = tuple(dict.fromkeys(e.rule for e in self.game.clone().submit(action)[:1]))
            display.show_why(self.screen, text, "", rules)

    def _show_help(self) -> None:
        self.screen.line(HELP)

    def _show_hand(self) -> None:
        display.show_hand(self.screen, self.book, self.game, self.game.view(self.seat))

    def _show_table(self) -> None:
        view = self.game.view(self.seat)
        table.show_table(self.screen, self.game.library, view)
        table.show_fight(self.screen, self.game.library, view)
        waiting = dict.fromkeys(view.players[d.seat].name for d in view.pending)
        self.screen.line(("Waiting for: ", "dim"), ", ".join(waiting))

    def _show_log(self, said: str) -> None:
        if said and not (said.isdigit() and int(said)):
            self.screen.line(("How many? For example `log 20`.", "red"))
            return
        for told in self.log[-int(said or 20) :]:
            display.show_log_line(self.screen, told, self.name)

    # ------------------------------------------------------------ printing
    def _show_news(self) -> None:
        new = self.log[self.told :]
        self.told = len(self.log)
        if new:
            self.screen.blank()
        display.show_news(self.screen, new, self.name)

    def _show_choices(self, most: int) -> None:
        display.show_choices(self.screen, self.book, self.game.view(self.seat), self.choices, most)

    def _show_end(self) -> None:
        display.show_end(self.screen, self.book, self.game.view(self.seat), self.game.winners)
        if self.recorder is not None:
            self.screen.line(f"Saved in {self.recorder.path}; see it again: kickdoor replay {self.recorder.path}")

    # ------------------------------------------------------------ saving
    def _save(self, said: str) -> None:
        if not said:
            now = f"The game is being saved in {self.recorder.path}." if self.recorder is not None else ""
            self.screen.line(now or "Where? `save FILE`.")
            return
        path = Path(said).expanduser()
        path = path if path.suffix else path.with_name(path.name + ".kick.jsonl")
        game = self.start.clone()
        try:
            recorder = Recorder(path, game, human=self.name)
            for action in self.actions:
                game.submit(action)
                recorder.record(action)
        except (SavedError, OSError) as error:
            self.screen.line((str(error), "red"))
            return
        recorder.game = self.game
        if self.recorder is not None:
            self.recorder.close()
        self.recorder = recorder
        self.screen.line(f"Saved in {path}; further actions are saved, too.")

    def _leave(self) -> None:
        if self.recorder is None:
            self.screen.line("Goodbye. The game was not saved (use `save FILE`).")
            return
        self.recorder.checkpoint()
        path = self.recorder.path
        self.screen.line(f"Saved in {path}. Go on with: kickdoor play --terminal --resume {path}")
