"""Vocabulary shared by several sets: slots that an identity fills, what insults and kills depend on, effects that end
with a turn, and what a side gets.
"""

from __future__ import annotations

from kickdoor.engine.model.ids import Seat
from kickdoor.engine.sums import running
from tests.marks import rule
from tests.table import table


@rule("SLOT-2", "SLOT-8")
def test_an_identity_that_fills_slots_pushes_items_out_of_them() -> None:
    t = table(edition="pathfinder").has("Aric", table=["Silk Apron", "Sunday Hat"], hand=["Iron Choir", "Secret Hobby"])
    assert t.strength("Aric") == 1 + 2 + 3
    t.does("Aric", "play [Iron Choir]")
    assert sorted(t.carried("Aric")) == ["Silk Apron", "Sunday Hat"] and t.strength("Aric") == 1 + 5
    t.refused("Aric", "equip [Silk Apron]", "SLOT-2")
    t.does("Aric", "play [Secret Hobby]", "equip [Silk Apron]")  # SUPER-10: none of its drawbacks
    assert t.strength("Aric") == 1 + 5 + 2
    t.does("Aric", "discard [Secret Hobby]")
    assert t.carried("Aric").count("Silk Apron") == 1 and t.strength("Aric") == 1 + 5
    t.nothing_pending_but("Aric")


@rule("SUPER-4", "SUPER-7")
def test_a_powers_costs_other_than_cards_are_a_drawback() -> None:
    for life, bonus in (([], -2), (["Secret Hobby"], 0)):
        t = table(edition="pathfinder").deck(doors=["Monday"])
        t.has("Aric", table=["Night Owls", *life], hand=["Bridge Bailiff", "Moths!", "Trapdoor"])
        t.does("Aric", "kick").settle().does("Aric", "trouble [Bridge Bailiff]")
        t.does("Aric", "use Ambush discarding [Moths!], [Trapdoor]")
        state = t.game.state
        assert state.combat is not None
        plain = running.run_bonus(state, Seat(1), state.combat.monsters[0])
        assert running.run_bonus(state, Seat(0), state.combat.monsters[0]) == plain + bonus


@rule("INTERFERE-2")
def test_the_monsters_side_gets_a_bonus_once() -> None:
    t = table().has("Suzan", hand=["Surprise Guest", "Bridge Bailiff"]).has("Third", hand=["Goblin Biscuits"])
    t.combat("Aric", "Dust Bunny").does("Third", "play [Goblin Biscuits]")
    before = t.sums()[1]
    t.does("Suzan", "play [Surprise Guest] with [Bridge Bailiff]")
    assert t.sums()[1] == before + 10


@rule("TRIBE-3", "REWARD-13")
def test_a_monster_that_was_made_undead_dies_as_one() -> None:
    for makers, drawn in ((["Freshly Dug Up"], ["Slippery Steps"]), ([], [])):
        t = table(edition="impossible-1.61").has("Aric", level=8, table=["Mayo League"]).has("Third", hand=makers)
        t.deck(doors=["Slippery Steps"]).combat("Aric", "Dust Bunny")
        for maker in makers:
            t.does("Third", f"play [{maker}]")
        t.wins("Aric")
        assert [c for c in t.hand("Aric") if c == "Slippery Steps"] == drawn


@rule("TRADE-5")
def test_an_effect_that_waits_for_a_turn_waits_for_the_new_owners() -> None:
    t = table().has("Aric", table=["Hand-Me-Down Helm"]).deck(doors=["Surprise Guest", "Surprise Guest"])
    t.does("Aric", "give [Hand-Me-Down Helm] to Suzan").does("Suzan", "accept Aric")
    t.refused("Suzan", "equip [Hand-Me-Down Helm]", "ITEM-7")
    t.does("Aric", "kick", "keep", "loot", "end").settle()
    assert t.turn == "Suzan"
    t.does("Suzan", "equip [Hand-Me-Down Helm]")
    assert t.strength("Suzan") == 1 + 2
