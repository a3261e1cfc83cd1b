"""Whatever the public API is given, it answers or raises a KickdoorError, and a refused call changes nothing."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any, cast

from hypothesis import given, settings
from hypothesis import strategies as st

from kickdoor import Action, Game, KickdoorError, load_pack, ruleset
from kickdoor.engine.actions.syntax import FIELDS_OF
from kickdoor.engine.actions.verbs import VERBS
from tests.properties.play import NAMES, Plan, plans

PIECES = (
    *VERBS, *NAMES, '"Number Nine"', "Ana:", "Zed:", "[Net Troll]", "[Elf]", "[Elf#2]", "[Elf#²]", "[Elf#0]", "[#]",
    "[]", "[classic/Elf]", "[nope/Elf]", ",", "on", "with", "discarding", "doubling", "to", "for", "from", "saving",
    "help", "picks", "HMH", "gives", "plays", "hand", "fighters", "monsters", "1", "²", "٣", "9" * 5000, "yes", "none",
    "Berserk", ":", '"', "[", "]", "\n", "\0", "é",
)  # fmt: skip
ODD = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.binary(), st.lists(st.integers()),
    st.just(object()),
)  # fmt: skip
SEATS = st.one_of(st.integers(-3, 9), st.sampled_from(NAMES), ODD)
REST = st.lists(st.sampled_from(PIECES), max_size=6).map(" ".join)
TEXTS = st.one_of(
    st.tuples(st.sampled_from(["Ana:", "Bo:", '"Number Nine":']), st.sampled_from([*VERBS]), REST).map(" ".join),
    REST,
    st.text(),
)
NUMBERS = st.one_of(st.integers(-3, 400), st.integers(), ODD)
NONE: tuple[object, ...] = ((), -1, -1, "", (), "", (), ())  # the values of fields that a verb does not have
CARDS = st.one_of(st.lists(st.integers(-2, 200), max_size=3).map(tuple), ODD)


@st.composite
def actions(draw: st.DrawFn) -> Any:
    """Generate an action of any shape, or nothing if a compiled engine refuses to construct it."""
    parts = draw(
        st.tuples(
            st.one_of(st.integers(-3, 7), ODD), st.one_of(st.sampled_from([*VERBS]), ODD), CARDS, NUMBERS, NUMBERS,
            st.sampled_from(["", "fighters", "monsters", "both", None]), CARDS, st.one_of(TEXTS, ODD), CARDS, CARDS,
        )
    )  # fmt: skip
    verb = parts[1]
    fields = FIELDS_OF.get(verb, 0) if isinstance(verb, str) else 0
    given = [part if fields >> bit & 1 else none for bit, (part, none) in enumerate(zip(parts[2:], NONE, strict=True))]
    try:
        return Action(parts[0], cast(Any, verb), *cast(Any, given))
    except (TypeError, OverflowError, ValueError):
        return None


def calls(game: Game, who: Any, what: Any) -> list[Callable[[], object]]:
    """Make every public call with the given values."""
    return [
        lambda: game.seat(who),
        lambda: game.view(who),
        lambda: game.show(who),
        lambda: game.legal(who),
        lambda: game.forms(who),
        lambda: game.default(who),
        lambda: game.card_text(who),
        lambda: game.parse(what),
        lambda: game.parse(what, player=who),
        lambda: game.action(what),
        lambda: game.why_not(what),
        lambda: game.text(what),
        lambda: game.story(what),
        lambda: game.story([], who),
        lambda: game.clone().limit_steps(who),
        lambda: what in game.legal(0),
        lambda: game.clone().submit(what),
        lambda: game.submit(what, decision=-1),
        lambda: Game.from_bytes(who),
        lambda: Game.from_bytes(game.to_bytes(), what),
    ]


@settings(max_examples=300, deadline=None)
@given(plan=plans(80), who=SEATS, what=st.one_of(TEXTS, actions(), ODD))
def test_calls_answer_or_raise_a_kickdoor_error(plan: Plan, who: Any, what: Any) -> None:
    game = plan.play()
    before = game.digest()
    for call in calls(game, who, what):
        with contextlib.suppress(KickdoorError):
            call()
    assert game.digest() == before


SWITCHES = st.one_of(st.sampled_from(["edition", "winning_level", "tribes"]), st.text(), st.integers())


@settings(max_examples=150, deadline=None)
@given(
    packs=st.one_of(st.sampled_from(["classic", "fu", "", "/", ".", "~"]), ODD, st.lists(ODD, max_size=2)),
    players=st.one_of(st.just(NAMES[:4]), ODD, st.lists(st.one_of(st.text(), ODD), min_size=2, max_size=7)),
    seed=st.one_of(st.integers(), ODD),
    rules=st.one_of(st.none(), ODD, st.dictionaries(SWITCHES, ODD)),
    sexes=st.one_of(st.just(()), ODD, st.lists(st.one_of(st.just("male"), ODD), max_size=4)),
    deck_percent=st.one_of(st.just(100), ODD),
    auto_pass=ODD,
)
def test_setting_up_makes_a_game_or_raises_a_kickdoor_error(packs: Any, players: Any, seed: Any, **more: Any) -> None:
    with contextlib.suppress(KickdoorError):
        assert Game.new(packs, players, seed, **more).check() == []


@settings(max_examples=100, deadline=None)
@given(
    edition=st.one_of(st.sampled_from(["classic", "fu"]), ODD),
    overrides=st.one_of(ODD, st.dictionaries(st.text(), ODD)),
)
def test_rules_are_a_ruleset_or_a_kickdoor_error(edition: Any, overrides: Any) -> None:
    with contextlib.suppress(KickdoorError):
        ruleset(edition, overrides)


@given(spec=st.one_of(st.sampled_from(["classic", "clasic"]), ODD))
def test_a_pack_is_read_or_a_kickdoor_error_says_why_not(spec: Any) -> None:
    with contextlib.suppress(KickdoorError):
        load_pack(spec)
