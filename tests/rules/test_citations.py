"""What events and refusals cite: rules of the editions in the game, each once."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from kickdoor.engine.actions import Action, Verb
from kickdoor.engine.actions.syntax import FIELDS_OF, ON, PLAYER, SIDE
from kickdoor.game import Game
from kickdoor.packs import load_pack
from kickdoor.rules import EDITIONS, catalogue, native
from tests.mixes import NAMES, packs_of
from tests.table import table

SETS = {rule.id: rule.sets for rule in catalogue().rules}
ALONE = [(edition.partition("-")[0], edition) for edition in EDITIONS]
MIXED = [
    ("classic", "fu"),
    ("fu", "classic"),
    ("impossible", "pathfinder"),
    ("pathfinder", "classic"),
    ("classic", "fu", "impossible", "pathfinder"),
]
VERBS: tuple[Verb, ...] = (
    "play",
    "use",
    "discard",
    "attach",
    "equip",
    "unequip",
    "sacrifice",
    "trouble",
    "join",
    "lend",
    "sell",
    "give",
)


def foreign(rules: tuple[str, ...], editions: frozenset[str]) -> list[str]:
    return [id for id in rules if id in SETS and editions.isdisjoint(SETS[id])]


def attempts(game: Game, pick: random.Random) -> Iterator[Action]:
    """Yield things that players might try, most of them against the rules."""
    state = game.state
    for _ in range(3):
        seat = pick.randrange(state.n)
        mine = [*state.hands[seat], *state.tables[seat]]
        others = [c for table in state.tables for c in table] + list(state.combat.monsters if state.combat else ())
        if mine:
            card, verb = pick.choice(mine), pick.choice(VERBS)
            aim = pick.randrange(4)
            fields = FIELDS_OF[verb]
            yield Action(
                seat,
                verb,
                (card,),
                on=pick.choice(others) if aim == 0 and others and fields & ON else -1,
                player=pick.randrange(state.n) if (aim == 1 and fields & PLAYER) or verb == "give" else -1,
                side=pick.choice(("fighters", "monsters")) if aim == 2 and fields & SIDE else "",
            )
            yield Action(seat, "ask", player=(seat + 1) % state.n, gives=(card,))


def play(game: Game, seed: int, actions: int) -> None:
    pick = random.Random(seed)
    editions = game.editions
    for _ in range(actions):
        if game.over:
            return
        for attempt in attempts(game, pick):
            refusal = game.why_not(attempt)
            if refusal is not None:
                assert not foreign(refusal.rules, editions), refusal
                assert len(set(refusal.rules)) == len(refusal.rules) > 0, refusal
        owed = game.pending()
        legal = game.legal(owed[pick.randrange(len(owed))].seat)
        busy = [a for a in legal if a.verb not in ("show", "give", "trade", "withdraw")]
        for event in game.submit(pick.choice(busy or legal)):
            assert not foreign((event.rule,), editions), (event.kind, event.rule)


@pytest.mark.parametrize(("pack", "edition"), ALONE)
def test_a_game_of_one_set_cites_only_its_own_edition(pack: str, edition: str) -> None:
    for seed in range(3):
        game = Game.new([load_pack(pack)], NAMES[:4], seed, rules={"edition": edition})
        assert game.editions == {edition}
        play(game, seed, 500)


@pytest.mark.parametrize("mix", MIXED, ids="+".join)
def test_a_mix_cites_only_the_editions_of_its_sets(mix: tuple[str, ...]) -> None:
    game = Game.new(packs_of(mix), NAMES[:4], 1)
    assert game.editions == {pack.edition for pack in packs_of(mix)}
    play(game, 1, 700)


def test_what_a_hireling_holds_is_no_matter_of_mooks() -> None:
    t = table(packs=("classic",)).has("Aric", table=["Hireling"], attached={"Hireling": ["Huge Rock"]})
    t.has("Aric", carried=["Leather Armor"]).deck(turn="Aric")
    assert t.refused("Aric", "attach [Leather Armor] to [Hireling]").rules == ("HIRE-3",)


def test_a_rule_of_another_edition_gives_way_to_its_counterpart_or_goes() -> None:
    classic, fu = frozenset(["classic"]), frozenset(["fu"])
    assert native(("CLASS-7", "CLASS-9"), classic) == ("CLASS-7",)
    assert native(("CLASS-7", "CLASS-9"), fu) == ("CLASS-7", "CLASS-9")
    assert native(("CARDS-12", "CARDS-12"), classic) == ("CARDS-12",)
    assert native(("GUAL-3", "CONFLICT-6"), fu) == ("GUAL-4", "CONFLICT-6")
    assert native(("MOOK-6",), classic) == ("CARDS-12",)
    assert native(("MOOK-6", "FAQ-116"), classic | fu) == ("MOOK-6", "FAQ-116")
