"""The public API: what `kickdoor` exports, its examples, and names or texts wherever a player or an action is meant."""

from __future__ import annotations

import doctest
import html
import importlib
import inspect
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import kickdoor
from kickdoor import Action, Decision, Event, Game, Illegal, KickdoorError, Malformed, SetupError, Stale, UnknownPlayer
from kickdoor.record.tabletop import Start, lay_table
from tests.table import Table

NAMES = ("Ana", "Bo", "Cy")


@pytest.fixture
def game() -> Game:
    return Game.new("classic", players=NAMES, seed=7)


@pytest.fixture
def fight() -> Game:
    hand = ["Magic Missile", "Curse! Lose a Level"]
    place = Start(level=4, table=["Warrior", "Chainsaw of Bloody Dismemberment"], hand=hand)
    laid = lay_table("classic", {"Ana": place, "Bo": Start(), "Cy": Start()}, doors=["Net Troll"])
    laid.submit("Ana: kick")
    return laid


# ---------------------------------------------------------------- what there is
def exported() -> list[tuple[str, Any]]:
    return [(name, getattr(kickdoor, name)) for name in kickdoor.__all__]


def members(thing: type) -> Iterator[tuple[str, Any]]:
    for name, member in vars(thing).items():
        if not name.startswith("_"):
            yield name, member.__func__ if isinstance(member, classmethod) else member


def test_everything_exported_says_what_it_is() -> None:
    for name, thing in exported():
        assert inspect.getdoc(thing), name
    for name, member in members(Game):
        if callable(member) or isinstance(member, property):
            assert inspect.getdoc(member), name


def test_every_call_and_value_has_an_example() -> None:
    plain = {"limit_steps", "action"}  # nothing to show
    for name, thing in exported():
        is_error = isinstance(thing, type) and issubclass(thing, Exception)
        if thing.__module__.startswith("kickdoor.packs") or is_error:
            continue
        assert ">>>" in (thing.__doc__ or ""), name
    for name, member in members(Game):
        if inspect.isfunction(member) and name not in plain:
            assert ">>>" in (member.__doc__ or ""), name


MODULES = sorted({"kickdoor", *(thing.__module__ for _, thing in exported())})


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_run(module: str) -> None:
    assert doctest.testmod(importlib.import_module(module), report=True).failed == 0


def test_every_error_is_a_kickdoor_error() -> None:
    errors = [thing for _, thing in exported() if isinstance(thing, type) and issubclass(thing, Exception)]
    assert len(errors) >= 12
    assert all(issubclass(error, KickdoorError) for error in errors)


def test_errors_can_be_caught_as_standard_exceptions() -> None:
    assert issubclass(SetupError, ValueError)
    assert issubclass(kickdoor.TableError, ValueError)
    assert issubclass(kickdoor.UnknownRule, LookupError)
    assert issubclass(kickdoor.UnknownEdition, LookupError)


# ---------------------------------------------------------------- names and seats, texts and actions
def test_players_are_named_or_numbered(game: Game) -> None:
    assert game.view("bo") == game.view(1)
    assert list(game.legal("Cy")) == list(game.legal(2))
    assert game.forms("Ana") == game.forms(0)
    assert game.show("Ana") == game.show(0) != game.show() == str(game)


@pytest.mark.parametrize("who", ["Dan", "", 3, -2, True, None, 1.0, b"Ana", ["Ana"]])
def test_an_unknown_player_gets_the_names(game: Game, who: Any) -> None:
    looks: list[Callable[[Any], object]] = [game.legal, game.view, game.forms, game.show, game.seat]
    for look in looks:
        with pytest.raises(UnknownPlayer, match="he players are Ana, Bo, Cy"):
            look(who)


def test_an_action_is_a_text_or_an_action(game: Game) -> None:
    action = game.parse("Ana: ready")
    assert action == game.parse("ready", player="Ana") == Action(0, "ready")
    assert game.why_not(action) is None and game.why_not("Ana: ready") is None
    assert str(game.why_not("Ana: kick")).endswith("at the start of your turn. [TURN-7, DOOR-1]")
    assert game.text(action) == "Ana: ready"
    assert game.text(action, named=False) == "ready"
    with pytest.raises(UnknownPlayer, match="unknown player 'Dan'; the players are Ana, Bo, Cy"):
        game.submit("Dan: ready")


def test_a_default_answers_only_what_is_asked(game: Game) -> None:
    decision = game.pending()[0]
    game.submit(game.default(decision))
    with pytest.raises(Stale):
        game.default(decision)


# ---------------------------------------------------------------- what is legal
def test_in_asks_whether_an_action_is_legal_and_not_whether_it_is_listed(fight: Game) -> None:
    listed = fight.legal("Ana")
    deal = "Ana: ask Bo picks HHMH"
    assert fight.parse(deal) not in list(listed)
    assert fight.why_not(deal) is None
    assert deal in listed and fight.parse(deal) in listed
    assert "Ana: kick" not in listed
    assert "Bo: pass" not in listed
    assert deal not in fight.legal("Bo")
    assert "no action" not in listed and 7 not in listed
    assert all(action in listed for action in listed)


def test_a_listing_prints_as_notation_and_belongs_to_its_reader(game: Game) -> None:
    listed = game.legal("Ana")
    assert repr(listed).startswith("[Ana: ready,\n Ana: play [")
    assert repr(game.legal("Ana")[:0]) == "[]"
    listed.clear()
    assert game.legal("Ana")


# ---------------------------------------------------------------- what is shown
def test_repr_says_where_the_game_stands(game: Game) -> None:
    assert repr(game) == "<Game classic · turn 0 setup · Ana 1 · Bo 1 · Cy 1 · waiting for Ana, Bo, Cy>"
    for name in NAMES:
        game.submit(f"{name}: ready")
    assert repr(game) == "<Game classic · turn 1 arrange · Ana 1 · Bo 1 · Cy 1 · waiting for Cy>"


def test_repr_names_the_winners() -> None:
    won = Table(packs=("classic",)).has("Aric", level=9).combat("Aric", "Potted Plant")
    won.wins("Aric")
    assert repr(won.game).endswith("· won by Aric>")
    assert str(won.game).endswith("Won by Aric.")


def test_the_table_as_text_shows_the_fight_and_only_the_own_hand(fight: Game) -> None:
    text = str(fight)
    assert "Fight: Ana 7 vs 10 Net Troll. Ana is losing" in text
    assert "Magic Missile" not in text
    assert "Hand of Ana: Magic Missile, Curse! Lose a Level" in fight.show("Ana")
    assert "Magic Missile" not in fight.show("Bo")
    assert text.endswith("Waiting for Ana (fight).")


def test_a_notebook_gets_the_table_as_cards(fight: Game) -> None:
    page = fight._repr_html_()
    assert page.startswith("<iframe sandbox ")
    assert "Net Troll" in page and "Chainsaw of Bloody Dismemberment" in page
    assert "Magic Missile" not in page  # hands are secret
    assert "http" not in page.replace("http://www.w3.org", "")


def test_names_are_escaped_in_a_notebook() -> None:
    game = Game.new("classic", players=["<script>x</script>", "Bo", "Cy"])
    page = game._repr_html_()
    assert "<script" not in page
    inside = html.unescape(page.partition('srcdoc="')[2])
    assert "<script" not in inside and "&lt;script" in inside


def test_a_game_without_its_packs_is_shown_as_text(fight: Game) -> None:
    alone = Game(fight.state.clone(), fight.header)
    assert alone._repr_html_().startswith("<pre>Turn 1, Ana.")


def test_events_print_as_the_sentences_of_the_log(game: Game) -> None:
    events = [event for name in NAMES for event in game.submit(f"{name}: ready")]
    assert all(str(event) for event in events)
    told = game.story(events)
    assert str(told[0]) == "Ana is set up. [SETUP-13]"
    assert [each.text for each in told] == [str(event) for event in events if not str(event).startswith("(")]


def test_a_story_keeps_secrets_from_its_reader(fight: Game) -> None:
    events = fight.submit("Ana: play [Magic Missile] on fighters") + fight.submit("Ana: fight")
    while owed := [d for d in fight.pending() if d.kind == "pass"]:
        events += fight.submit(fight.default(owed[0]))
    drawn = [told.text for told in fight.story(events) if told.text.startswith("Ana draws ")]
    assert len(drawn) > 1
    assert set(drawn) <= {told.text for told in fight.story(events, "Ana")}
    for other in ("Bo", -1):
        assert len(set(drawn) & {told.text for told in fight.story(events, other)}) == 1  # the number of cards
    with pytest.raises(Malformed):
        fight.story("Ana: kick")  # type: ignore[arg-type]


def test_events_lose_their_texts_when_they_are_sent(game: Game) -> None:
    import pickle

    event = game.submit("Ana: ready")[0]
    copy = pickle.loads(pickle.dumps(event))
    assert copy == event and str(copy) == repr(event)


# ---------------------------------------------------------------- setting up
def test_one_pack_needs_no_list() -> None:
    assert Game.new("classic", seed=3).digest() == Game.new(["classic"], seed=3).digest()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"players": "Ana"}, "players are a list of names, not the text 'Ana'"),
        ({"players": 3}, "players are a list, not an int"),
        ({"players": ["Ana", "Bo", 3]}, "a player's name is a text, not an int"),
        ({"players": ["Ana", "Bo"]}, "3 to 6 players are needed, not 2"),
        ({"packs": []}, "at least one pack is needed"),
        ({"packs": 7}, "packs are a list, not an int"),
        ({"packs": [None]}, "a pack is a set's name, a path or a Pack, not of type NoneType"),
        ({"packs": "clasic"}, "did you mean 'classic'?"),
        ({"packs": "x" * 5000}, "no pack"),
        ({"packs": "a\0b"}, "no pack"),
        ({"seed": None}, "a seed is a number or a key"),
        ({"seed": True}, "a seed is a number or a key"),
        ({"seed": "7"}, "a key has 64 hexadecimal digits"),
        ({"seed": 10**5000}, "limit"),
        ({"rules": ["winning_level"]}, "rules are a mapping"),
        ({"rules": {"winning_level": "12"}}, "winning_level cannot be '12'"),
        ({"rules": {7: 12}}, "unknown rule switch 7"),
        ({"rules": {"edition": 7}}, "an edition is given by its name, not by an int"),
        ({"rules": {"edition": "fuu"}}, "did you mean 'fu'?"),
        ({"rules": {"reaction_seconds": float("nan")}}, "reaction_seconds cannot be nan"),
        ({"sexes": ["male"] * 4}, "4 sexes are too many for 3 players"),
        ({"sexes": ["other"]}, "sex is male or female"),
        ({"deck_percent": 0}, "1 to 100 per cent"),
    ],
)
def test_an_impossible_setup_is_a_kickdoor_error(given: dict[str, Any], said: str) -> None:
    with pytest.raises(KickdoorError) as caught:
        Game.new(**given)
    assert said in str(caught.value)


def test_exported_types_are_those_of_the_calls(game: Game) -> None:
    assert isinstance(game.pending()[0], Decision)
    assert isinstance(game.submit("Ana: ready")[0], Event)
    with pytest.raises(Illegal):
        game.submit("Ana: kick")
