"""The terminal game, played with typed lines; tests read what it prints."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

from kickdoor.bots import Bot, Observation
from kickdoor.engine.actions import Action
from kickdoor.engine.model.ids import HAND
from kickdoor.record.saved import load, verify
from kickdoor.record.tabletop import Start, lay_table
from kickdoor.terminal.play import PlayOptions, fresh, play
from kickdoor.terminal.screen import Screen
from kickdoor.terminal.session import TerminalSession
from tests.table import TRIAL


def typed(*lines: str, first: int = 0) -> io.StringIO:
    """Return these lines as input, followed by the first choice `first` times."""
    return io.StringIO("".join(f"{line}\n" for line in (*lines, *["1"] * first)))


def transcript(*lines: str, first: int = 0, **options: Any) -> str:
    out = io.StringIO()
    assert (
        play(PlayOptions(**{"seed": 8, "bot": "random", **options}), stdin=typed(*lines, first=first), stdout=out) == 0
    )
    return out.getvalue()


def session(lines: Iterable[str], out: io.StringIO | None = None, **options: Any) -> TerminalSession:
    screen = Screen(typed(*lines), out or io.StringIO())
    return fresh(PlayOptions(**{"seed": 8, "bot": "random", **options}), screen)


class Meek:
    """A bot that passes or declines if it can, and otherwise takes the first action; legal actions of `says` come
    first.
    """

    def __init__(self, *says: Action) -> None:
        self.says = list(says)

    def choose(self, observation: Observation) -> Action:
        legal = observation.legal
        for action in self.says:
            if action in legal:
                self.says.remove(action)
                return action
        return next((a for a in legal if a.verb in ("pass", "decline")), legal[0])


def laid(
    *lines: str, turn: str = "Ana", says: Sequence[Action] = (), doors: Sequence[str] = (), **places: Start
) -> tuple[TerminalSession, io.StringIO]:
    """Set up an exact table with meek bots; `says`: what Bo does as soon as it is legal."""
    players = {name: places.get(name, Start()) for name in ("Ana", "Bo", "Cy")}
    game = lay_table(["classic"], players, doors=doors, turn=turn)
    out = io.StringIO()
    session = TerminalSession(game, 0, Screen(typed(*lines), out))
    bots: dict[int, Bot] = {1: Meek(*says), 2: Meek()}
    session.bots = bots
    return session, out


def shown(*lines: str, **table: Any) -> str:
    session, out = laid(*lines, **table)
    assert session.run() == 0
    return out.getvalue()


def after(text: str, said: str) -> str:
    """Return what was printed between this input and the next prompt."""
    return re.split(r"^Ana[^\n>]*> ", text.split(f"> {said}\n", 1)[1], maxsplit=1, flags=re.M)[0]


# ---------------------------------------------------------------- a whole game
def test_always_taking_the_first_choice_plays_a_game() -> None:
    text = transcript(first=600)
    ended = re.search(r"\w+ wins the game\.\n$", text)
    assert ended or text.count("> 1\n") == 600
    assert not re.search(r"^(No:|Not understood|There is no choice)", text, re.M)


def test_a_game_ends_with_the_last_table_and_its_winner() -> None:
    text = transcript(first=600, rules={"winning_level": 3})
    assert re.search(r"^[> ] \w+ +level 3 (.*\n)+\w+ wins the game\.\n\Z", text, re.M)


@pytest.mark.parametrize("edition", ["classic", "fu", "impossible-1.51", "impossible-1.61", "pathfinder"])
def test_every_edition_plays(edition: str) -> None:
    text = transcript(first=150, packs=(TRIAL,), rules={"edition": edition}, bots=3)
    assert "kicks open the door" in text
    assert "Not understood" not in text


ARMED = Start(
    level=3, sex="female", table=["Warrior", "Flaming Armor"], carried=["Yuppie Water"], hand=["Elf", "Ancient"]
)


def test_the_table_is_shown() -> None:
    text = shown(Ana=ARMED, Bo=Start(level=2, curses=["Curse! Chicken on Your Head"], hand=["Thief"]))
    assert text.startswith(
        "kickdoor: Munchkin. You are Ana, playing against Bo, Cy. Seed 0. `help` lists the commands.\n"
    )
    assert (
        "> Ana  level 3  strength 5  2 cards  female Warrior Human\n"
        "       uses: Flaming Armor +2\n"
        "       carries: Yuppie Water\n"
        "  Bo   level 2  strength 2  1 card  male Human\n"
        "       cursed: Curse! Chicken on Your Head\n"
        "  Cy   level 1  strength 1  0 cards  male Human\n"
    ) in text
    assert re.search(r"^  1 \[Elf#1\]  race\. ", text, re.M)
    assert "Your turn. Sort out your gear, then kick open the door." in text
    assert re.search(r"^  1 play \[Elf#1\] +race$", text, re.M)


def test_a_fight_shows_its_sums_and_their_parts() -> None:
    text = shown("kick", "use Berserk discarding [Ancient]", Ana=ARMED, doors=["3,872 Orcs"])
    assert "Fight: Ana 5 vs 10 3,872 Orcs. Ana is losing; at stake: 1 level, 3 Treasures." in text
    assert "  5 = Ana 5 (level 3, Flaming Armor +2)\n  10 = 3,872 Orcs 10\n" in text
    assert "You need 6 more to win. Ask for help, play something, or run?" in text
    assert "  6 = Ana 6 (level 3, Flaming Armor +2, other +1)" in text


def test_an_enhancer_and_a_helper_are_in_the_sum() -> None:
    help_her = Action(1, "accept", player=0)
    text = shown(
        "kick", "ask Bo picks H", "play [Ancient] on [3,872 Orcs]", Ana=ARMED, doors=["3,872 Orcs"], says=[help_her]
    )
    assert "Fight: Ana and Bo 6 vs 10 3,872 Orcs." in text
    assert "  6 = Ana 5 (level 3, Flaming Armor +2) + Bo 1 (level 1)" in text
    assert "  20 = 3,872 Orcs 20 (level 10, Ancient +10)" in text


def test_every_sum_shown_adds_up() -> None:
    text = transcript(first=600)
    rows = re.findall(r"^  (-?\d+) = (.*)$", text, re.M)
    assert len(rows) > 20
    for total, parts in rows:
        numbers = [int(n.replace("−", "-")) for n in re.findall(r"(?: |\()(?:level )?([+−]?\d+)(?=[,)])", parts)]
        tops = re.sub(r"\([^()]*\)", "", parts).split(" + ")
        tops_sum = sum(int(re.findall(r"[+−-]?\d+", part)[-1].replace("−", "-")) for part in tops)
        assert tops_sum == int(total), (total, parts)
        if parts.count("(") == len(tops) and "(" in parts:
            assert sum(numbers) == int(total), (total, parts)


# ---------------------------------------------------------------- commands
def test_the_notation_works_beside_numbers() -> None:
    text = shown("play [Elf]", "Ana: equip [Flaming Armor]", "unequip [flaming armor]", "kick", Ana=ARMED)
    assert "Ana plays Elf." in text
    assert "No: You already have it equipped." in text
    assert "Ana takes off Flaming Armor." in text
    assert "Ana kicks open the door" in text


def test_why_explains_refused_and_legal_actions() -> None:
    text = shown("why ready", "why play [Ancient]", "why 1", "why kick", "why", "why hop", Ana=ARMED)
    assert "`ready` is refused: The game has already begun." in after(text, "why ready")
    assert "SETUP-13: " in after(text, "why ready")
    assert "`play [Ancient]` is refused: " in after(text, "why play [Ancient]")
    assert "`play [Elf#1]` is allowed." in after(text, "why 1")
    assert "`kick` is allowed.\n  DOOR-1: " in after(text, "why kick")
    assert "Why what?" in after(text, "why")
    assert "unknown verb 'hop'" in after(text, "why hop")


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("0", "There is no choice 0; 1 to "),
        ("99", "There is no choice 99; 1 to "),
        (
            "loot",
            "No: You can only loot the room once, if you met no Monster and didn't look for trouble. "
            "[LOOT-2, LOOT-5, LOOT-3]",
        ),
        ("pass", "No: There is nothing to object to right now. [TIMING-16, COMBAT-19]"),
        ("dance", "Not understood: unknown verb 'dance'"),
        ("play [Ancien]", "Not understood: unknown card [Ancien]; did you mean '"),
        ("play Ancient", "Not understood: expected a card in square brackets in 'play Ancient'"),
        ("Bo: ready", "You play Ana, not Bo."),
        ("[", "Not understood: cannot read '[' (`help` lists the commands)"),
        ('"', "Not understood: cannot read '\"' (`help` lists the commands)"),
        ("log x", "How many? For example `log 20`."),
        ("auto", "You cannot pass now; answer first."),
        ("auto sleep", "Type `auto window`, `auto fight` or `auto turn`."),
        ("card nothing at all", "No card is named 'nothing at all'."),
        ("rules xyzzy", "Nothing found for 'xyzzy'."),
        ("rules COMBAT-999", "no rule COMBAT-999; did you mean"),
        ("save", "Where? `save FILE`."),
    ],
)
def test_wrong_input_is_one_clear_line_and_changes_nothing(said: str, answer: str) -> None:
    session, out = laid(said, Ana=ARMED)
    before = session.game.digest()
    assert session.run() == 0
    lines = after(out.getvalue(), said).splitlines()
    assert len(lines) == 1, lines
    assert lines[0].startswith(answer)
    assert session.game.digest() == before


def test_looking_things_up() -> None:
    text = shown(
        "help",
        "hand",
        "table",
        "legal",
        "card kneepads",
        "rules help",
        "1",
        "kick",
        "log 2",
        "rule COMBAT-3",
        Ana=ARMED,
    )
    assert "why ACTION" in after(text, "help")
    assert after(text, "hand").count("\n") == 3
    assert "Waiting for: Ana" in after(text, "table")
    assert "discard [Warrior#1]" in after(text, "legal")
    assert after(text, "card kneepads").startswith("Kneepads of Allure: item, 600 gold\n  Not usable by Clerics.")
    assert "HELP-1" in after(text, "rules help")
    assert after(text, "log 2").count("\n") == 2
    assert "Monsters win ties." in after(text, "rule COMBAT-3")


def test_a_blank_line_passes_only_if_a_pass_is_asked_for() -> None:
    text = shown("", "kick", "", "run", "", doors=["3,872 Orcs"], turn="Bo", Ana=ARMED)
    assert "Ana (Enter: pass)> \n" in text
    session, _ = laid("", "", Ana=ARMED)
    before = session.game.digest()
    session.run()
    assert session.game.digest() == before


# ---------------------------------------------------------------- automatic passes
BO_FLEES: dict[str, Any] = {"turn": "Bo", "doors": ["3,872 Orcs"], "Ana": ARMED}


def test_auto_passes_until_the_players_turn() -> None:
    text = after(shown("auto turn", **BO_FLEES, Cy=Start(hand=["Thief"])), "auto turn")
    assert "Cy's turn." in text
    assert "Ana's turn." in text


def test_auto_window_asks_again_at_the_next() -> None:
    text = shown("auto", **BO_FLEES)
    assert "Bo is about to run away. Do you want to do anything first?" in text
    assert "Run for it!" in after(text, "auto")


def test_auto_fight_lasts_for_the_fight() -> None:
    text = after(shown("auto fight", **BO_FLEES), "auto fight")
    assert "The fight is over." in text or "Bo dies." in text
    assert "Run for it!" not in text


def test_auto_stops_when_the_player_is_asked_something() -> None:
    game, out = laid("2", **BO_FLEES, says=[Action(1, "ask", player=0, word="H")])
    game.auto = "turn"
    assert game.run() == 0
    text = out.getvalue()
    assert "(auto is off: somebody asks you)" in text
    assert "Bo asks you to help, for picks H (the helper takes the 1st Treasure). Accept?" in text
    assert re.search(r"^  2 accept Bo +would be 6 vs 10$", text, re.M)
    assert "Ana helps Bo" in text


def test_auto_stops_when_the_player_is_targeted() -> None:
    game, out = laid("auto turn", turn="Bo", Ana=ARMED, doors=["3,872 Orcs"], Bo=Start(hand=["Curse! Lose Your Class"]))
    curse = game.game.parse("Bo: play [Curse! Lose Your Class] on Ana")
    game.bots[1] = Meek(Action(1, "kick"), Action(1, "run"))
    game.bots[2] = Meek()
    while not any(d.seat == 0 for d in game.game.pending()):
        game._step()
    game.auto = "turn"
    game.submit(curse)
    assert game.auto == ""
    game.run()
    assert "(auto is off: somebody targets you)" in out.getvalue()


def test_a_window_with_only_a_pass_is_shown_while_the_player_has_cards() -> None:
    ending = "Bo's turn ends. Do you want to do anything first?"
    assert ending in shown(turn="Bo", doors=["Wizard"], Ana=Start(hand=["Thief"]))
    assert ending not in shown(turn="Bo", doors=["Wizard", "Thief", "Elf", "Dwarf", "Thief"])


# ---------------------------------------------------------------- saving
def digest_after(path: Path) -> str:
    return verify(path).digest


def test_saving_and_resuming_gives_the_same_game(tmp_path: Path) -> None:
    whole, half = tmp_path / "whole.kick.jsonl", tmp_path / "half.kick.jsonl"
    transcript(first=60, save=whole)
    transcript(first=25, save=half)
    again = transcript(first=35, resume=half)
    assert digest_after(half) == digest_after(whole)
    assert load(half).actions == load(whole).actions
    assert load(half).header.human == "Ana"
    assert again.startswith("kickdoor: Munchkin. You are Ana")


def test_saving_in_the_middle_writes_the_whole_game(tmp_path: Path) -> None:
    late, early = tmp_path / "late", tmp_path / "early.kick.jsonl"
    text = transcript(*["1"] * 10, f"save {late}", "save", first=10)
    transcript(first=20, save=early)
    written = tmp_path / "late.kick.jsonl"
    assert f"Saved in {written}; further actions are saved, too." in text
    assert f"The game is being saved in {written}." in text
    assert load(written).actions == load(early).actions
    assert digest_after(written) == digest_after(early)


def test_quitting_says_how_to_resume(tmp_path: Path) -> None:
    path = tmp_path / "g.kick.jsonl"
    said = f"Saved in {path}. Go on with: kickdoor play --terminal --resume {path}\n"
    assert transcript("1", "quit", save=path).endswith(said)
    assert transcript("1", resume=path).endswith(said)  # the input ends
    assert transcript("quit").endswith("Goodbye. The game was not saved (use `save FILE`).\n")
    assert verify(path).proved == verify(path).actions


def test_a_file_that_cannot_be_written_is_reported() -> None:
    text = transcript("save /nowhere/at/all")
    assert after(text, "save /nowhere/at/all") == "/nowhere/at/all.kick.jsonl: No such file or directory\n"


def test_an_interrupt_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "g.kick.jsonl"
    lines = iter(["1", "1"])

    def ask(self: Screen, prompt: str) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "ask", ask)
    out = io.StringIO()
    assert play(PlayOptions(seed=8, save=path), stdin=io.StringIO(), stdout=out) == 130
    assert f"--resume {path}" in out.getvalue()
    assert verify(path).actions > 2


def test_a_finished_game_is_saved_and_not_resumed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "g.kick.jsonl"
    assert f"kickdoor replay {path}" in transcript(first=600, save=path, rules={"winning_level": 3})
    assert verify(path).over
    assert play(PlayOptions(resume=path), stdin=typed(), stdout=io.StringIO()) == 2
    assert capsys.readouterr().err == f"kickdoor: {path}: the game has ended; `kickdoor replay` shows it\n"


def test_a_truncated_game_resumes_if_asked_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "g.kick.jsonl"
    transcript(first=25, save=path)
    path.write_bytes(path.read_bytes()[:-5])
    assert play(PlayOptions(resume=path), stdin=typed(), stdout=io.StringIO()) == 2
    assert "the last line is incomplete" in capsys.readouterr().err
    transcript(first=5, resume=path, partial=True)
    assert verify(path).actions > 25


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"packs": ("clasic",)}, "did you mean 'classic'"),
        ({"bots": 1}, "3 to 6 players are needed, not 2"),
        ({"bots": 6}, "3 to 6 players are needed, not 7"),
        ({"players": ("Ana", "Ana", "Bo")}, "two players are named 'Ana'"),
        ({"bot": "genius"}, "unknown bot 'genius'"),
        ({"rules": {"edition": "clasic"}}, "clasic"),
        ({"rules": {"winning": 3}}, "unknown rule switch 'winning'"),
        ({"resume": Path("/nowhere.kick.jsonl")}, "/nowhere.kick.jsonl: No such file"),
        ({"save": Path("/nowhere/g.kick.jsonl")}, "/nowhere/g.kick.jsonl: No such file"),
    ],
)
def test_a_game_that_cannot_begin_is_reported(
    options: dict[str, Any], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = io.StringIO()
    assert play(PlayOptions(**options), stdin=typed(), stdout=out) == 2
    error = capsys.readouterr().err
    assert error.startswith("kickdoor: ") and error.count("\n") == 1
    assert said in error
    assert out.getvalue() == ""


def test_an_existing_file_is_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "g.kick.jsonl"
    path.write_text("mine")
    assert play(PlayOptions(save=path), stdin=typed(), stdout=io.StringIO()) == 2
    assert "the file exists already" in capsys.readouterr().err
    assert path.read_text() == "mine"


# ---------------------------------------------------------------- secrets
class Watched(io.StringIO):
    """An output that calls `look` with everything written."""

    look: Callable[[str], None] | None = None

    def write(self, text: str) -> int:
        if self.look is not None:
            self.look(text)
        return super().write(text)


@pytest.mark.parametrize("seed", [8, 12, 21])
def test_no_card_is_printed_that_the_seat_has_not_seen(seed: int) -> None:
    out = Watched()
    game = session(["1", "legal", "table", "log", "hand"] * 80, out, seed=seed, bots=3)
    lib = game.game.library
    texts = {name: game.book.short(cards[0]) for name, cards in ((lib.names[c[0]], c) for c in lib.by_name.values())}
    said_on_cards = {n for n in texts for other, text in texts.items() if n != other and n in f"{other} {text}"}
    secret = sorted(set(texts) - said_on_cards, key=len, reverse=True)
    pattern = re.compile(r"\b(?:" + "|".join(map(re.escape, secret)) + ")")
    known: set[str] = set()
    read = 0

    def look(text: str) -> None:
        nonlocal read
        for card, place in enumerate(game.game.state.place):
            if place not in (0, 1, 6) and (not HAND <= place < HAND + 8 or place == HAND + game.seat):
                known.add(lib.names[card])
        known.update(c.name for c in game.game.view(game.seat).looked)
        for told in game.log[read:]:  # what was shown: events come redacted for this seat
            known.update(pattern.findall(told.text))
        read = len(game.log)
        assert set(pattern.findall(text)) <= known

    out.look = look
    game.run()
    assert game.game.state.turn_no > 1
    assert len(known) > 30


def test_the_screen_does_not_depend_on_what_is_hidden() -> None:
    """With the others' hands exchanged, the output is the same, letter by letter."""
    texts = []
    for swap in (False, True):
        out = io.StringIO()
        game = session(["table", "legal", "hand", "why kick", "why play [Ancient]"], out)
        state = game.game.state
        if swap:
            state.hands[1], state.hands[2] = state.hands[2], state.hands[1]
            for seat in (1, 2):
                for card in state.hands[seat]:
                    state.place[card] = HAND + seat
            state.decks[0] = tuple(reversed(state.decks[0]))
        mine = [d for d in game.game.pending() if d.seat == game.seat]
        with pytest.raises(EOFError):
            game._ask(mine)
        texts.append(out.getvalue())
    assert texts[0] == texts[1]
    assert "Your hand" in texts[0]
