"""What random packs have brought to light, each as the smallest card that shows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kickdoor.cardtext.card_text import card_text
from kickdoor.game import Game
from kickdoor.packs import PackError, load_pack
from kickdoor.packs.loader import canonical
from kickdoor.record.tabletop import Start, lay_table
from tests.small import pack_of


def table(*cards: dict[str, Any], doors: tuple[str, ...] = (), **players: Start) -> Game:
    seats = {name: players.get(name, Start()) for name in ("Ana", "Bo", "Cy")}
    return lay_table([pack_of(*cards)], seats, doors=doors)


def settle(game: Game) -> None:
    """Everybody who owes a pass passes."""
    while owed := [decision for decision in game.pending() if decision.kind == "pass"]:
        game.submit(f"{game.state.names[owed[0].seat]}: pass")
    assert game.check() == []


def table_of(game: Game, seat: int) -> list[str]:
    return [game.library.names[card] for card in game.state.tables[seat]]


def test_a_curse_that_inflicts_itself_ends() -> None:
    again = {"name": "Again", "kind": "curse", "effect": [{"lose_levels": 1}, {"inflict": "this"}]}
    game = table(again, Ana=Start(level=5), Bo=Start(hand=("Again",)))
    game.submit("Bo: play [Again] on Ana")
    settle(game)
    assert game.state.levels[0] == 4


def test_a_monster_that_is_discarded_leaves_its_fight() -> None:
    broom = {"name": "Broom", "kind": "oneshot", "gold": 0}
    broom["uses"] = [{"when": "own_combat", "target": "monster", "do": [{"discard": "target"}]}]
    game = table(broom, doors=("Rat",), Ana=Start(hand=("Broom",)))
    game.submit("Ana: kick")
    game.submit("Ana: play [Broom] on [Rat]")
    settle(game)
    assert game.state.combat is None


def test_what_lies_on_a_card_does_not_hang_in_the_air() -> None:
    polish = {"name": "Polish", "kind": "upgrade", "deck": "treasure", "stays": {"upon": {"kind": "item"}}}
    hole = {"name": "Hole", "kind": "curse", "effect": [{"bury": {"kind": "item", "count": "all"}}]}
    game = table(
        polish,
        hole,
        Ana=Start(table=("Hat",), attached={"Hat": ("Polish",)}),
        Bo=Start(hand=("Hole",)),
    )
    game.submit("Bo: play [Hole] on Ana")
    settle(game)
    assert table_of(game, 0) == []


def test_a_curse_that_may_also_bring_a_monster_to_somebody() -> None:
    """Named with a monster of the hand it is its use, not the Curse."""
    lure: dict[str, Any] = {"name": "Lure", "kind": "curse", "effect": [{"lose_levels": 1}]}
    lure["uses"] = [
        {"when": "combat", "target": "player", "do": [{"join": {"kind": "monster", "count": 1, "in": "hand"}}]}
    ]
    cat = {"name": "Cat", "kind": "monster", "level": 1, "treasures": 1, "bad_stuff": []}
    game = table(lure, cat, doors=("Rat",), Ana=Start(level=5), Bo=Start(hand=("Lure", "Cat")))
    game.submit("Ana: kick")
    both = [action for action in game.legal(1) if action.verb == "play" and action.player == 0]
    assert [len(action.paid) for action in both] == [0, 1], "the Curse, and its use"
    game.submit(both[1])
    settle(game)
    assert game.state.combat is not None and len(game.state.combat.monsters) == 2
    assert game.state.levels[0] == 5


def test_one_of_two_companions_goes() -> None:
    dog, cat = {"name": "Dog", "kind": "companion"}, {"name": "Cat", "kind": "companion"}
    pound: dict[str, Any] = {"name": "Pound", "kind": "curse"}
    pound["effect"] = [{"give": {"kind": "companion", "count": "all"}, "to": "active"}]
    game = table(
        dog,
        cat,
        pound,
        Ana=Start(table=("Dog",)),
        Bo=Start(table=("Cat",)),
        Cy=Start(hand=("Pound",)),
    )
    game.submit("Cy: play [Pound] on Bo")
    while game.pending()[0].kind == "pass":
        game.submit(f"{game.state.names[game.pending()[0].seat]}: pass")
    game.submit("Ana: choose [Dog]")
    settle(game)
    assert table_of(game, 0) == ["Cat"]


def test_limits_may_be_lowered_to_nothing() -> None:
    stump = {"name": "Stump", "kind": "curse", "stays": {"until": "lifted"}, "always": [{"allow": {"class": -99}}]}
    game = table(stump, Ana=Start(table=("Cook",)), Bo=Start(hand=("Stump",)))
    game.submit("Bo: play [Stump] on Ana")
    settle(game)
    assert table_of(game, 0) == ["Stump"]


def test_a_power_may_be_aimed_at_its_own_card() -> None:
    mirror = {"name": "Mirror", "kind": "item", "gold": 0}
    mirror["uses"] = [{"when": "own_turn", "target": {"card": "this"}, "do": [{"gain_levels": 1}]}]
    game = table(mirror, Ana=Start(table=("Mirror",)))
    action = game.parse("Ana: use [Mirror] on [Mirror]")
    assert game.text(action) == "Ana: use [Mirror] on [Mirror]"
    game.submit(action)
    assert game.state.levels[0] == 2


def test_nobody_left_to_choose() -> None:
    lonely = {"name": "Lonely", "kind": "curse", "effect": [{"give": "this", "to": "chosen"}, {"lose_levels": 1}]}
    game = table(
        lonely,
        Ana=Start(level=3, hand=("Lonely",)),
        Bo=Start(dead=True),
        Cy=Start(dead=True),
    )
    game.submit("Ana: play [Lonely] on Ana")
    settle(game)
    assert game.state.levels[0] == 2


# ---------------------------------------------------------------- what is refused since
@pytest.mark.parametrize(
    ("card", "why"),
    [
        ({"kind": "curse", "effect": [{"discard": {"in": "hand", "count": 1, "of": "chosen"}}]}, "after `of`"),
        ({"kind": "curse", "effect": [{"lose_levels": 1, "if": {"has": {"in": "discards"}}}]}, "nobody has cards in"),
        ({"kind": "curse", "effect": [{"lose_levels": {"bonus": "you"}}]}, "unknown ref 'you'"),
        ({"kind": "curse", "effect": [{"lose_levels": 1, "if": {"level_multiple": 0}}]}, "whole number from 1"),
        ({"kind": "item", "gold": 0, "always": [{"strength": 1, "if": {"losing": True}}]}, "which depends on it"),
        ({"kind": "item", "gold": 0, "stacks": True}, "stacks needs a slot"),
        ({"kind": "companion", "hands": 1}, "hands belongs to an item only"),
        (
            {
                "kind": "item",
                "gold": 0,
                "uses": [{"when": "own_combat", "cost": [{"discard": "monsters"}], "do": ["die"]}],
            },
            "`monsters` cannot stand in a cost",
        ),
    ],
)
def test_nonsense_is_refused_by_the_grammar(tmp_path: Path, card: dict[str, Any], why: str) -> None:
    file = tmp_path / "x.yaml"
    file.write_text(canonical({"pack": {"id": "x", "title": "X", "vocabulary": 1}, "cards": [{"name": "A", **card}]}))
    with pytest.raises(PackError) as error:
        load_pack(file)
    assert any(why in line for line in error.value.errors), error.value.errors


def test_odd_words_together_still_have_a_text() -> None:
    steps = [
        {"take": {"kind": "item", "count": 1, "by": "others"}},
        {"discard": {"any": [{"kind": "item"}, {"in": "hand"}], "worth": 300}},
        {"lose_levels": {"times": [{"half": 3}, "rolled"]}},
        {"discard": {"any": [{"kind": "item"}, {"in": "hand"}], "count": "all"}},
    ]
    card = {"name": "Odd", "kind": "curse", "effect": steps}
    text = card_text(pack_of(card), card).rule
    assert not set("{}[]'") & set(text.replace("player's", ""))
