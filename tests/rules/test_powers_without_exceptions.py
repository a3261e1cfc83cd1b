"""Powers that apply to everything they mention: doubled one-shots, an invitation at every appearance, receiving no
cards.
"""

from __future__ import annotations

import pytest

from tests.cards.marks import card
from tests.marks import rule
from tests.table import Table, table

ALL = ("classic", "fu", "impossible", "pathfinder")


def mixed(*packs: str, edition: str = "pathfinder") -> Table:
    return table(packs=packs or ALL, edition=edition)


def over(t: Table, turn: str = "Aric") -> None:
    assert t.game.state.combat is None and t.owes(turn) == "end"
    t.nothing_pending_but(turn)


# ---------------------------------------------------------------- the Alchemist
@card("Alchemist", "Dehydrated Ninja")
@rule("CLASS-6", "CONFLICT-1")
@pytest.mark.parametrize(("classes", "sum_"), [(["Alchemist"], 9), ([], 5)])
def test_the_alchemist_doubles_a_ninja(classes: list[str], sum_: int) -> None:
    t = mixed("impossible", "pathfinder").has("Aric", table=classes, hand=["Dehydrated Ninja"]).deck(dice=[2])
    t.combat("Aric", "Ghoul Friday").does("Aric", "play [Dehydrated Ninja]")
    assert t.sums()[0] == sum_
    if sum_ > t.sums()[1]:
        t.wins("Aric")
    else:
        t.runs("Aric")
    over(t)


@card("Alchemist", "Yuppie Water", "Elf")
@rule("INTERFERE-2", "MIX-1")
@pytest.mark.parametrize("thrower", ["Aric", "Third"])
def test_the_alchemist_doubles_yuppie_water_for_each_elf(thrower: str) -> None:
    t = mixed("classic", "pathfinder").has("Aric", level=3, table=["Elf"]).has("Suzan", level=2, table=["Elf"])
    place: dict[str, list[str]] = {"table": ["Elf", "Alchemist"] if thrower == "Aric" else ["Alchemist"]}
    t.has(thrower, hand=["Yuppie Water"], **place).combat("Aric", "Maul Rat")
    t.does(thrower, "play [Yuppie Water]")
    assert t.sums() == (3 + 4, 1)
    t.does("Aric", "ask Suzan").does("Suzan", "accept Aric")
    assert t.sums() == (3 + 4 + 2 + 4, 1)
    t.wins("Aric")
    over(t)


@card("Alchemist", "Baby Powder", "Tripelgangers", "Doppleganger", "Sleep Potion", "Magic 8-Bomb")
@rule("ONESHOT-3", "MIX-1")
@pytest.mark.parametrize(
    ("play", "sums"),
    [
        ("play [Baby Powder] on [Net Troll]", (3, 10 - 10)),
        ("play [Tripelgangers]", (3 + 12, 10)),
        ("play [Doppleganger]", (3 + 6, 10)),
        ("play [Sleep Potion] on monsters", (3, 10 + 4)),
        ("play [Magic 8-Bomb] on fighters", (3 + 12, 10)),
        ("play [Liquid Blade]", (3 + 8, 10)),
    ],
)
def test_the_alchemist_doubles_every_one_shot_that_changes_a_strength(play: str, sums: tuple[int, int]) -> None:
    name = play[play.index("[") + 1 : play.index("]")]
    t = mixed().has("Aric", level=3, table=["Alchemist"], hand=[name]).deck(dice=[6]).combat("Aric", "Net Troll")
    t.does("Aric", play).settle()
    assert t.sums() == sums
    t.wins("Aric") if sums[0] > sums[1] else t.runs("Aric")
    over(t)


@card("Alchemist", "Demolitions Training")
@rule("ONESHOT-3", "MIX-1")
def test_an_addition_to_a_bonus_is_doubled_with_it() -> None:
    t = mixed("impossible", "pathfinder").has("Aric", level=3, table=["Alchemist", "Demolitions Training"])
    t.has("Aric", hand=["Magic 8-Bomb"]).deck(dice=[6]).combat("Aric", "Ghoul Friday")
    t.does("Aric", "play [Magic 8-Bomb] on fighters").settle()
    assert t.sums()[0] == 3 + 2 * (6 + 3)
    t.wins("Aric")
    over(t)


@card("Curse! Malign Mirror", "Yuppie Water", "Doppleganger")
@rule("FAQ-168")
def test_the_mirror_takes_every_bonus_of_a_one_shot_from_its_bearer_alone() -> None:
    t = mixed("classic", edition="classic").has("Aric", level=3, table=["Elf"], curses=["Curse! Malign Mirror"])
    t.has("Aric", hand=["Doppleganger"]).has("Third", hand=["Yuppie Water"]).combat("Aric", "Maul Rat")
    t.does("Aric", "play [Doppleganger]")
    assert t.sums() == (3, 1)
    t.does("Third", "play [Yuppie Water]")
    assert t.sums() == (5, 1)
    t.wins("Aric")
    over(t)


@card("Curse! Malign Mirror", "Yuppie Water")
@rule("FAQ-168")
def test_the_mirror_does_not_touch_what_its_bearer_throws_into_another_fight() -> None:
    t = mixed("classic", edition="classic").has("Aric", level=3, table=["Elf"])
    t.has("Third", hand=["Yuppie Water"], curses=["Curse! Malign Mirror"]).combat("Aric", "Maul Rat")
    t.does("Third", "play [Yuppie Water]")
    assert t.sums() == (5, 1)
    t.wins("Aric")
    over(t)


# ---------------------------------------------------------------- Lamashtu
def invited(t: Table, who: str, monster: str) -> Table:
    """Everybody is asked in turn, and one of them sends a monster."""
    asked: list[str] = []
    while names := [n for n in t.names if t.owes(n) == "choose"]:
        assert names[0] not in asked
        asked.append(names[0])
        if names[0] == who:
            t.does(who, "choose yes")
            if t.owes(who) == "choose":
                t.does(who, f"choose [{monster}]")
        else:
            t.does(names[0], "choose no")
    assert sorted(asked) == sorted(t.names)
    return t


@card("Lamashtu", "Wandering Monster")
@rule("CONFLICT-1", "MULTI-1")
def test_lamashtu_invites_when_she_wanders_in() -> None:
    t = mixed("pathfinder").has("Aric", level=9).has("Third", hand=["Wandering Monster", "Lamashtu"])
    t.has("Suzan", hand=["Goblin"]).combat("Aric", "Mite").does("Third", "play [Wandering Monster] with [Lamashtu]")
    invited(t, "Suzan", "Goblin")
    assert sorted(t.monsters()) == ["Goblin", "Lamashtu", "Mite"] and t.hand("Suzan") == []
    t.nothing_pending_but("Aric")


@card("Lamashtu")
@rule("TROUBLE-2", "CONFLICT-1")
def test_lamashtu_invites_when_trouble_was_looked_for() -> None:
    t = mixed("pathfinder").has("Aric", level=9, hand=["Lamashtu"]).has("Suzan", hand=["Goblin"])
    t.deck(doors=["Alchemist"], turn="Aric").does("Aric", "kick", "keep", "trouble [Lamashtu]")
    invited(t, "Suzan", "Goblin")
    assert sorted(t.monsters()) == ["Goblin", "Lamashtu"]


@card("Lamashtu", "Illusion")
@rule("CONFLICT-1", "MULTI-4", "MIX-1")
def test_lamashtu_invites_when_she_takes_the_place_of_another() -> None:
    t = mixed("classic", "pathfinder").has("Aric", level=9).has("Third", hand=["Illusion", "Lamashtu"])
    t.has("Suzan", hand=["Maul Rat"]).combat("Aric", "Net Troll")
    t.does("Third", "play [Illusion] on [Net Troll] with [Lamashtu]")
    invited(t, "Suzan", "Maul Rat")
    assert sorted(t.monsters()) == ["Lamashtu", "Maul Rat"]


@card("Lamashtu", "Tongue Demon")
@rule("FAQ-12", "CONFLICT-1", "MIX-1")
def test_a_monster_that_lamashtu_invites_is_not_met() -> None:
    t = mixed("classic", "pathfinder").has("Aric", level=9, carried=["Leather Armor"])
    t.has("Suzan", hand=["Tongue Demon"]).combat("Aric", "Lamashtu")
    invited(t, "Suzan", "Tongue Demon")
    assert t.carried("Aric") == ["Leather Armor"]  # the Tongue Demon takes an Item only from a player who meets it


# ---------------------------------------------------------------- a player who cannot receive cards
@card("Ghoul Friday", "Transferral Potion")
@rule("CONFLICT-1", "REWARD-6", "MIX-1")
def test_who_cannot_receive_cards_wins_a_level_but_no_treasure() -> None:
    t = mixed("classic", "pathfinder").has("Aric", level=5, hand=[]).has("Suzan", hand=["Transferral Potion"])
    t.deck(dice=[1], doors=["Maul Rat", "Ancient"]).combat("Aric", "Ghoul Friday").runs("Aric")
    t.does("Aric", "end").settle().does("Suzan", "kick", "play [Transferral Potion] on Aric").wins("Aric")
    assert (t.level("Aric"), t.hand("Aric")) == (6, []) and t.game.state.drew[0] == 0
    assert t.hand("Suzan") == ["Ancient"]
    over(t, "Suzan")


@card("Ghoul Friday", "Transferral Potion")
@rule("CONFLICT-1", "REWARD-7", "HELP-21", "MIX-1")
@pytest.mark.parametrize(("deal", "got"), [("picks MH", 1), ("picks HH", 2), ("", 0)])
def test_of_a_shared_reward_only_the_helper_gets_something(deal: str, got: int) -> None:
    t = mixed("classic", "pathfinder").has("Aric", level=5).has("Suzan", hand=["Transferral Potion"])
    t.has("Third", level=9)
    t.deck(dice=[1], doors=["Bigfoot", "Ancient"], treasures=["Leather Armor", "Spiky Knees", "Helm of Courage"])
    t.combat("Aric", "Ghoul Friday").runs("Aric").does("Aric", "end").settle()
    t.does("Suzan", "kick", "play [Transferral Potion] on Aric")
    t.does("Third", f"offer help to Aric {deal}".strip()).does("Aric", "accept Third").wins("Aric")
    assert (t.level("Aric"), t.hand("Aric")) == (6, [])
    assert t.hand("Third") == ["Leather Armor", "Spiky Knees"][:got]
    over(t, "Suzan")


@card("Ghoul Friday", "Transferral Potion")
@rule("CONFLICT-1", "FAQ-56", "MIX-1")
def test_a_former_fighters_reward_is_lost_if_they_can_no_longer_receive_cards() -> None:
    t = mixed("classic", "pathfinder").has("Aric", level=1, hand=["Potion of Halitosis", "Transferral Potion"])
    t.has("Third", hand=["Wandering Monster", "Ghoul Friday"]).deck(dice=[6, 1]).combat("Aric", "Floating Nose")
    t.does("Third", "play [Wandering Monster] with [Ghoul Friday]")
    t.does("Aric", "play [Potion of Halitosis]", "play [Transferral Potion] on Suzan")
    t.does("Suzan", "ask Aric").does("Aric", "accept Suzan").runs("Suzan")
    assert [e.seat for e in t.happened("caught")] == [0]
    assert (t.level("Aric"), t.hand("Aric"), t.game.state.drew[0]) == (2, [], 0)  # nor do they loot the room
    over(t)


@card("Cold Warrior", "Plumbers")
@rule("CONFLICT-1", "CARDS-3")
def test_who_cannot_receive_cards_does_not_draw_by_the_bad_stuff_of_another() -> None:
    t = mixed("impossible", edition="impossible-1.61").has("Aric", level=9)
    t.deck(dice=[1, 1], doors=["Plumbers"]).combat("Aric", "Cold Warrior").runs("Aric").does("Aric", "end").settle()
    t.does("Suzan", "kick").runs("Suzan")  # the highest of the others would draw a Treasure
    assert (t.level("Aric"), t.hand("Aric")) == (7, [])
    over(t, "Suzan")


@card("Geisha Gorgon", "Yakuza")
@rule("CONFLICT-1", "HELP-1")
def test_who_cannot_help_cannot_be_forced_to() -> None:
    t = mixed("fu", edition="fu").has("Aric", level=5).has("Suzan", table=["Yakuza"], hand=["Wok", "Magnet"])
    t.deck(dice=[1, 6], doors=["Tu Phat"]).combat("Aric", "Geisha Gorgon").runs("Aric").does("Aric", "end").settle()
    t.does("Suzan", "kick").refused("Suzan", "use Debt discarding [Wok], [Magnet] on Aric")
    t.does("Suzan", "use Debt discarding [Wok], [Magnet] on Third").runs("Suzan")
    over(t, "Suzan")
