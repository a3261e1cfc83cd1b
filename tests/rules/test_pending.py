"""While a Curse is pending or an effect is being carried out, the players it hits can only respond to it (CURSE-17)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.table import Table, table


def of(*packs: str) -> Table:
    edition = "impossible-1.61" if packs[0] == "impossible" else packs[0]
    return table(packs=packs, edition=edition)


# ---------------------------------------------------------------- a Curse on its way
@rule("CURSE-17", "CURSE-5", "FAQ-9")
@pytest.mark.parametrize(
    "slipped_in",
    [
        "play [Wand of Dowsing]",  # to fetch a Wishing Ring
        "play [Cleric]",
        "play [Elf]",
        "play [Super Munchkin]",
        "play [Hireling]",
        "play [Cheat!] on [Helm of Courage]",
        "play [Kill the Hireling]",
        "play [Boil an Anthill]",
        "play [Curse! Duck of Doom] on Suzan",
        "play [Magic Missile]",
        "discard [Warrior]",
        "sell [Magic Lamp], [Loaded Die]",
        "give [Helm of Courage] to Suzan",
        "trade [Helm of Courage] for [Leather Armor] with Suzan",
        "unequip [Helm of Courage]",
        "attach [Magic Lamp] to [Hireling]",
    ],
)
def test_the_victim_can_do_nothing_before_the_curse_hits(slipped_in: str) -> None:
    hand = ["Wand of Dowsing", "Cleric", "Elf", "Super Munchkin", "Cheat!", "Kill the Hireling", "Boil an Anthill"]
    t = of("classic").has("Aric", level=5, table=["Warrior", "Helm of Courage"], carried=["Magic Lamp", "Loaded Die"])
    t.has("Aric", hand=[*hand, "Curse! Duck of Doom", "Magic Missile", "Hireling"])
    t.has("Suzan", hand=["Curse! Lose Your Class"], table=["Leather Armor"]).deck(treasure_discards=["Wishing Ring"])
    t.does("Suzan", "play [Curse! Lose Your Class] on Aric")
    t.refused("Aric", slipped_in)
    assert not [a for a in t.legal("Aric") if not a.startswith(("pass", "show"))]
    t.strikes()
    assert "Warrior" not in t.used("Aric") and t.level("Aric") == 5
    t.does("Aric", "play [Wand of Dowsing]").nothing_pending_but("Aric")  # now it is any time again


@rule("CURSE-17", "CURSE-2")
def test_the_victim_of_a_curse_at_the_door_can_do_nothing_either() -> None:
    t = of("classic").has("Aric", level=5, carried=["Wand of Dowsing"], hand=["Cleric"])
    t.deck(doors=["Curse! Lose a Small Item"], treasure_discards=["Wishing Ring"]).does("Aric", "kick")
    refusal = t.refused("Aric", "play [Wand of Dowsing]", "CURSE-17")  # nor is it spent before it is lost
    assert "respond" in refusal.text
    t.refused("Aric", "play [Cleric]", "CURSE-17")
    t.strikes()
    assert t.carried("Aric") == [] and t.level("Aric") == 5
    t.does("Aric", "play [Cleric]", "loot").nothing_pending_but("Aric")


@rule("CURSE-17", "FAQ-9")
def test_cards_that_respond_to_curses_still_work() -> None:
    t = of("classic").has("Aric", level=5, hand=["Wishing Ring"]).has("Suzan", hand=["Curse! Duck of Doom"])
    t.does("Suzan", "play [Curse! Duck of Doom] on Aric").does("Aric", "play [Wishing Ring]").settle()
    assert t.level("Aric") == 5 and t.discards("treasure") == ["Wishing Ring"]
    t.nothing_pending_but("Aric")


@rule("CURSE-17", "CURSE-3")
def test_others_may_do_what_is_allowed_at_any_time() -> None:
    t = of("classic").has("Aric", level=5).has("Suzan", level=3, hand=["Curse! Duck of Doom", "Curse! Lose a Level"])
    t.has("Third", hand=["Wand of Dowsing"], table=["Elf"]).deck(treasure_discards=["Wishing Ring"])
    t.does("Suzan", "play [Curse! Duck of Doom] on Aric", "play [Curse! Lose a Level] on Aric").strikes()
    assert t.level("Aric") == 2
    t = of("classic").has("Aric", level=5).has("Suzan", hand=["Curse! Duck of Doom"])
    t.has("Third", hand=["Wand of Dowsing"], table=["Elf"]).deck(treasure_discards=["Wishing Ring"])
    t.does("Suzan", "play [Curse! Duck of Doom] on Aric")
    t.does("Third", "discard [Elf]", "play [Wand of Dowsing]", "choose [Wishing Ring]", "play [Wishing Ring]").settle()
    assert t.level("Aric") == 5
    t.nothing_pending_but("Aric")


@rule("CURSE-17", "CURSE-3")
def test_the_victim_of_a_first_curse_waits_while_another_strikes_somebody_else() -> None:
    t = of("classic").has("Aric", level=5, hand=["Wand of Dowsing"]).deck(treasure_discards=["Wishing Ring"])
    t.has("Suzan", level=5, hand=["Curse! Duck of Doom", "Curse! Lose a Level"])
    t.does("Suzan", "play [Curse! Duck of Doom] on Aric", "play [Curse! Lose a Level] on Third")
    t.refused("Aric", "play [Wand of Dowsing]", "CURSE-17")
    t.settle()
    assert t.level("Aric") == 3 and t.hand("Aric") == ["Wand of Dowsing"]
    t.nothing_pending_but("Aric")


@rule("CURSE-17")
def test_a_curse_on_everybody_binds_everybody() -> None:
    t = of("classic").has("Aric", carried=["Magic Lamp"]).has("Suzan", hand=["Curse! Income Tax"])
    t.has("Third", carried=["Wand of Dowsing"], hand=["Wishing Ring"])
    t.does("Suzan", "play [Curse! Income Tax] on Aric")
    t.refused("Third", "play [Wand of Dowsing]", "CURSE-17")  # it may be the only payment
    t.does("Third", "play [Wishing Ring]").settle()
    assert t.carried("Third") == ["Wand of Dowsing"] and t.carried("Aric") == ["Magic Lamp"]
    t.nothing_pending_but("Aric")


@rule("CURSE-17", "CLASS-10")
@pytest.mark.parametrize(
    ("packs", "place", "curse", "refused"),
    [
        (("impossible",), {"carried": ["Lethal Virus"]}, "Spilled Drink", "play [Lethal Virus]"),
        (("impossible",), {"table": ["American"], "hand": ["British"]}, "Framed for Treason", "play [British]"),
        (("impossible",), {"table": ["American"]}, "Framed for Treason", "discard [American]"),
        (("fu",), {"table": ["Clown Fu"], "hand": ["Toe Fu"]}, "Lose One Style", "play [Toe Fu]"),
        (("pathfinder",), {"table": ["Witch"], "hand": ["Mite", "Strix"]}, "Lose Your Class!",
         "use Hex on Suzan discarding [Mite], [Strix]"),
        (("pathfinder",), {"table": ["Pathfinder"], "hand": ["Hellknight"]}, "Lose the Path", "play [Hellknight]"),
        (("classic", "pathfinder"), {"carried": ["Recollection Plate"]}, "Curse! Lose a Small Item",
         "play [Recollection Plate]"),
    ],
)  # fmt: skip
def test_the_victim_can_do_nothing_in_the_other_sets_either(
    packs: tuple[str, ...], place: dict[str, list[str]], curse: str, refused: str
) -> None:
    t = of(*packs).has("Aric", level=5, **place).has("Suzan", hand=[curse])
    t.does("Suzan", f"play [{curse}] on Aric")
    t.refused("Aric", refused, "CURSE-17")
    t.settle()


@rule("CURSE-17", "FAQ-9")
def test_a_protection_with_a_die_does_not_allow_other_actions() -> None:
    t = of("pathfinder").has(
        "Aric", level=5, table=["Sandals of Quick Reaction"], hand=["Recollection Plate", "Loaded Die"]
    )
    t.has("Suzan", hand=["Lose Your Class!"]).deck(dice=[1], treasure_discards=["Wishing Ring"])
    t.does("Suzan", "play [Lose Your Class!] on Aric")
    t.refused("Aric", "play [Recollection Plate]", "CURSE-17")
    t.does("Aric", "play [Loaded Die]", "choose 6").settle()  # the die may be changed
    assert t.happened("curse_cancelled")
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Bad Stuff and thefts under way
@rule("CURSE-17", "TIMING-19", "RUN-9")
def test_bad_stuff_under_way_is_only_answered() -> None:
    t = of("classic").has("Aric", level=5, hand=["Wand of Dowsing", "Cleric"]).deck(dice=[1, 1])
    t.deck(treasure_discards=["Loaded Die"]).combat("Aric", "3,872 Orcs").flees("Aric").closes().closes()
    assert t.happened("die_rolled")
    t.refused("Aric", "play [Wand of Dowsing]", "CURSE-17")
    t.refused("Aric", "play [Cleric]", "CURSE-17")
    t.settle()
    assert t.dead("Aric")


@rule("CURSE-17", "TIMING-19", "RUN-9")
def test_the_die_of_bad_stuff_may_be_changed() -> None:
    t = of("classic").has("Aric", level=5, hand=["Loaded Die"]).deck(dice=[1, 1])
    t.combat("Aric", "3,872 Orcs").flees("Aric").closes().closes().does(
        "Aric", "play [Loaded Die]", "choose 3"
    ).settle()
    assert not t.dead("Aric") and t.level("Aric") == 2


@rule("CURSE-17", "FAQ-189")
def test_a_theft_under_way_is_only_answered() -> None:
    t = of("classic", "pathfinder").has("Aric", level=5, table=["Thief"], hand=["Mate", "Wand of Dowsing"])
    t.has("Suzan", carried=["Recollection Plate"], hand=["Reloaded Die"]).deck(
        dice=[6], treasure_discards=["Loaded Die"]
    )
    t.does("Aric", "use Theft discarding [Mate] on Suzan")
    t.refused("Suzan", "play [Recollection Plate]", "CURSE-17")  # the item about to be stolen
    t.does("Suzan", "play [Reloaded Die]", "choose 1").settle()
    assert t.carried("Suzan") == ["Recollection Plate"] and t.level("Aric") == 4
    t.does("Aric", "play [Wand of Dowsing]")
    assert t.owes("Aric") == "choose"


@rule("CURSE-17", "CURSE-3")
def test_a_bystander_may_play_a_curse_during_bad_stuff() -> None:
    t = of("classic").has("Aric", level=5, table=["Thief"], hand=["Mate"]).has("Suzan", carried=["Magic Lamp"])
    t.has("Third", hand=["Curse! Lose a Level"]).deck(dice=[6]).does("Aric", "use Theft discarding [Mate] on Suzan")
    t.does("Third", "play [Curse! Lose a Level] on Aric").settle()
    assert t.level("Aric") == 4 and t.carried("Suzan") == []
    t.nothing_pending_but("Aric")


@rule("CURSE-17", "CLASS-10", "ONESHOT-3")
def test_a_fighter_spends_nothing_on_the_fight_before_the_curse_is_settled() -> None:
    t = of("classic").has("Aric", level=5, table=["Warrior", "Helm of Courage"], carried=["Magic Missile"])
    t.has("Suzan", hand=["Curse! Lose a Small Item"]).combat("Aric", "Gazebo")
    t.does("Suzan", "play [Curse! Lose a Small Item] on Aric")
    t.refused("Aric", "use Berserk discarding [Helm of Courage]", "CURSE-17")
    t.refused("Aric", "play [Magic Missile] on fighters", "CURSE-17")
    t.strikes().does("Aric", "choose [Helm of Courage]", "play [Magic Missile] on fighters")
    assert t.sums() == (10, 8)
    t.wins("Aric")
    t.nothing_pending_but("Aric")
