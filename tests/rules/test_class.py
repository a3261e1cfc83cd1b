"""Classes (RULES: CLASS, AMB-27, AMB-30, AMB-64, AMB-124, AMB-125)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.marks import rule
from tests.rules.identities import each_can_be, looted_off_turn
from tests.small import EDITIONS, FOUR_PHASES, THREE_PHASES, small_pack
from tests.table import table

ALL_BUT_PATHFINDER = tuple(e for e in EDITIONS if e != "pathfinder")


# ---------------------------------------------------------------- which there are
@rule("CLASS-1")
def test_the_classic_classes() -> None:
    t = table("Aric", "Suzan", "Third", packs=("classic",))
    known = {d.name for d in t.game.library.defs if d.identity == "class"}
    assert known == {"Warrior", "Wizard", "Thief", "Cleric"}
    t = table("Aric", "Suzan", "Third", packs=("classic",)).has("Aric", level=3, table=["Mace of Sharpness"])
    t.has("Aric", hand=["Warrior", "Wizard", "Thief", "Cleric"])
    for name, strength in (("Warrior", 3), ("Wizard", 3), ("Thief", 3), ("Cleric", 7)):
        t.does("Aric", f"play [{name}]")
        assert t.strength("Aric") == strength  # the Mace counts for a Cleric only


@rule("CLASS-2")
def test_the_fu_classes(tmp_path: Path) -> None:
    kinds = {"class": ("Ninja", "Yakuza", "Samurai", "Monk"), "style": ("Clown Fu", "Wire Fu")}
    each_can_be(tmp_path, "fu", kinds, "class")


@rule("CLASS-3")
@pytest.mark.parametrize("edition", ["impossible-1.51", "impossible-1.61"])
def test_the_impossible_classes(tmp_path: Path, edition: str) -> None:
    kinds = {"class": ("Assassin", "Playboy", "Tourist"), "loyalty": ("British",), "training": ("Karate Training",)}
    each_can_be(tmp_path, edition, kinds, "class")


@rule("CLASS-4")
def test_the_pathfinder_classes(tmp_path: Path) -> None:
    kinds = {"class": ("Alchemist", "Necromancer", "Summoner", "Witch"), "faction": ("Hellknight",)}
    each_can_be(tmp_path, "pathfinder", kinds, "class")


# ---------------------------------------------------------------- having one
@rule("CLASS-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_class_card_there_is_no_class(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", level=4, hand=["Brawler", "Furious"])
    t.has("Suzan", table=["Walking Stick of Doom"]).combat("Aric", "Damp Ghost")  # of Level 4: a tie
    t.refused("Aric", "fight", "COMBAT-3")
    t.refused("Aric", "use Frenzy discarding [Furious]", "CLASS-6")  # the card in the hand does not count
    assert t.strength("Suzan") == 1  # her Stick is for Enchanters


@rule("CLASS-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_abilities_start_when_it_is_played_and_stop_when_it_is_discarded(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", level=4, hand=["Brawler", "Furious"])
    t.combat("Aric", "Damp Ghost")
    t.refused("Aric", "fight", "COMBAT-3")
    t.does("Aric", "play [Brawler]", "fight")  # now he wins ties
    t.does("Aric", "discard [Brawler]")
    assert t.owes("Aric") == "fight"  # the declaration is void
    t.refused("Aric", "fight", "COMBAT-3")
    t.refused("Aric", "use Frenzy discarding [Furious]", "CLASS-6")


@rule("CLASS-7")
@pytest.mark.parametrize("edition", ALL_BUT_PATHFINDER)
def test_any_own_card_pays(edition: str) -> None:
    _any_own_card_pays(edition)


def _any_own_card_pays(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Suzan", carried=["Silk Apron"], hand=["Runty"])
    t.has("Aric", level=4, table=["Brawler", "Lanky", "Steak Knife"], hand=["Pickpocket"], carried=["Lucky Wok"])
    t.combat("Aric", "Bridge Bailiff")
    cited = "CLASS-8" if edition == "pathfinder" else "CLASS-7"
    t.refused("Aric", "use Frenzy discarding [Silk Apron]", cited)  # another player's class
    t.refused("Aric", "use Frenzy discarding [Runty]", cited)
    assert t.strength("Aric") == 6
    t.does("Aric", "use Frenzy discarding [Steak Knife], [Pickpocket], [Lanky]")  # in use, in hand, an identity
    assert t.strength("Aric") == 4 + 3  # three cards, without the Knife
    assert t.hand("Aric") == [] and t.used("Aric") == ["Brawler"] and t.carried("Aric") == ["Lucky Wok"]


@rule("CLASS-7", "AMB-64")
def test_the_class_card_may_pay_for_its_own_ability() -> None:
    t = table("Aric", "Suzan", "Third").has("Aric", level=4, table=["Brawler"], hand=["Brawler"])
    t.combat("Aric", "Bridge Bailiff").does("Aric", "use Frenzy discarding [Brawler]")
    assert t.used("Aric") == ["Brawler"] and t.hand("Aric") == []  # the copy in hand has paid
    t = table("Aric", "Suzan", "Third").has("Aric", level=9, table=["Brawler"]).combat("Aric", "Bridge Bailiff")
    t.refused("Aric", "use Frenzy", "CLASS-7")  # it goes only if it is named
    t.does("Aric", "use Frenzy discarding [Brawler]")
    assert t.used("Aric") == [] and t.discards("door") == ["Brawler"] and t.sums() == (9 + 1, 10)
    t.refused("Aric", "fight", "COMBAT-3")  # the bonus stays; winning ties went with the card
    t.nothing_pending_but("Aric")


@rule("CLASS-8")
def test_any_own_card_pays_unless_the_ability_names_what() -> None:
    _any_own_card_pays("pathfinder")
    t = table("Aric", "Suzan", "Third", edition="pathfinder")
    t.has("Aric", level=4, table=["Beastcaller", "Steak Knife"], hand=["Furious", "Neon Gorilla"])
    t.combat("Aric", "Bridge Bailiff")
    t.refused("Aric", "use Call discarding [Furious] on fighters", "CLASS-8")  # the power is for Monsters
    t.refused("Aric", "use Call discarding [Steak Knife] on fighters", "CLASS-8")
    t.does("Aric", "use Call discarding [Neon Gorilla] on fighters")  # twice its 3 Treasures
    assert t.sums() == (4 + 2 + 6, 10)


@rule("CLASS-9")
def test_an_empty_hand_does_not_pay_with_the_whole_hand(tmp_path: Path) -> None:
    toss = "{name: Toss, when: own_combat, cost: [{discard: hand}], do: [{modify: {strength: 5}}]}"
    pack = small_pack(
        tmp_path,
        f"""
        {{name: Juggler, kind: class, uses: [{toss}]}}
        {{name: Rat, kind: monster, level: 4, treasures: 1, count: 2, bad_stuff: [{{lose_levels: 1}}]}}
        """,
        header="identities: {class: {limit: 1, plural: Classes}}",
    )
    t = table("Aric", "Suzan", "Third", edition="fu", packs=(pack,)).has("Aric", table=["Juggler"])
    t.combat("Aric", "Rat").refused("Aric", "use Toss", "CLASS-9")
    assert not any(a.startswith("use") for a in t.legal("Aric"))
    t = table("Aric", "Suzan", "Third", edition="fu", packs=(pack,)).has("Aric", table=["Juggler"], hand=["Rat"])
    t.combat("Aric", "Rat").does("Aric", "use Toss")
    assert t.strength("Aric") == 6 and t.hand("Aric") == []


@rule("CLASS-10")
@pytest.mark.parametrize("edition", ALL_BUT_PATHFINDER)
def test_the_card_says_when_its_abilities_may_be_used(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).deck(doors=["Bridge Bailiff"], door_discards=["Soggy Goblin"])
    t.has("Aric", table=["Beastcaller"], hand=["Furious", "Runty"]).has("Suzan", table=["Brawler"], hand=["Monday"])
    t.refused("Suzan", "use Frenzy discarding [Monday]", "CLASS-10")  # only in one's own fight
    t.does("Aric", "use Whistle discarding [Furious]")  # before the door
    assert t.hand("Aric") == ["Runty", "Soggy Goblin"]
    t.refused("Aric", "use Whistle discarding [Runty]", "CLASS-10")  # once a turn
    t.does("Aric", "kick")
    t.refused("Suzan", "use Frenzy discarding [Monday]", "CLASS-10")
    t.does("Suzan", "offer help to Aric").does("Aric", "accept Suzan")
    t.does("Suzan", "use Frenzy discarding [Monday]")  # now it is hers too
    assert t.strength("Suzan") == 2


@rule("CLASS-11")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("when", ["own turn", "another's turn", "own fight", "helping", "bystander", "running"])
def test_a_class_may_be_discarded_at_any_time(edition: str, when: str) -> None:
    who = "Aric" if when in ("own turn", "own fight", "running") else "Suzan"
    t = table("Aric", "Suzan", "Third", edition=edition).has(who, table=["Enchanter"])
    if when in ("own fight", "helping", "bystander", "running"):
        t.combat("Aric", "Bridge Bailiff")
    if when == "helping":
        t.does("Suzan", "offer help to Aric").does("Aric", "accept Suzan")
    if when == "running":
        t.does("Aric", "run").closes()
    t.does(who, "discard [Enchanter]")
    assert t.used(who) == [] and "Enchanter" in t.discards("door")


@rule("CLASS-12")
@pytest.mark.parametrize("edition", ALL_BUT_PATHFINDER)
def test_after_discarding_the_class_there_is_none_until_another_is_played(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition)
    t.has("Aric", table=["Brawler", "Walking Stick of Doom"], hand=["Enchanter"])
    t.does("Aric", "discard [Brawler]")
    assert t.carried("Aric") == ["Walking Stick of Doom"] and t.strength("Aric") == 1
    t.refused("Aric", "discard [Brawler]")
    t.does("Aric", "play [Enchanter]")
    assert t.strength("Aric") == 6
    t.nothing_pending_but("Aric")


@rule("CLASS-13", "AMB-124")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_one_class_unless_a_card_allows_more(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition)
    t.has("Aric", table=["Brawler"], hand=["Enchanter", "Overachiever", "Pickpocket", "Deacon"])
    t.does("Aric", "play [Enchanter]")
    assert t.used("Aric") == ["Enchanter"] and "Brawler" in t.discards("door")  # one action
    t.does("Aric", "play [Overachiever]", "play [Pickpocket]")
    assert t.used("Aric") == ["Enchanter", "Overachiever", "Pickpocket"]
    t.does("Aric", "play [Deacon]", "choose [Enchanter]")  # two is the limit: one of them has to go
    assert t.used("Aric") == ["Overachiever", "Pickpocket", "Deacon"]
    t.nothing_pending_but("Aric")


@rule("CLASS-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_never_two_copies_of_one_class(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition)
    t.has("Aric", table=["Brawler", "Overachiever"], hand=["Brawler", "Enchanter"])
    t.refused("Aric", "play [Brawler]", "CLASS-14")
    t.does("Aric", "play [Enchanter]")
    t.does("Aric", "play [Brawler]")  # replaces the first copy
    assert t.used("Aric") == ["Overachiever", "Enchanter", "Brawler"]


# ---------------------------------------------------------------- when it is played
@rule("CLASS-15")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_in_fu_and_impossible_a_class_is_played_when_acquired_or_in_ones_own_turn(edition: str) -> None:
    looted_off_turn(edition, "Brawler", helping=False).does("Suzan", "play [Brawler]")
    looted_off_turn(edition, "Brawler", helping=True).does("Suzan", "play [Brawler]")  # even in the fight
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", hand=["Brawler"]).has("Suzan", hand=["Brawler"])
    t.combat("Aric", "Bridge Bailiff")
    t.refused("Suzan", "play [Brawler]", "CLASS-15")
    t.does("Aric", "play [Brawler]")


@rule("CLASS-16")
def test_in_classic_a_class_is_played_in_ones_own_turn_or_when_just_received_outside_combat() -> None:
    looted_off_turn("classic", "Brawler", helping=False).does("Suzan", "play [Brawler]")
    looted_off_turn("classic", "Brawler", helping=True).refused("Suzan", "play [Brawler]", "CLASS-16")
    t = table("Aric", "Suzan", "Third").has("Aric", hand=["Brawler"]).has("Suzan", hand=["Brawler"])
    t.deck(doors=["Bridge Bailiff"]).refused("Suzan", "play [Brawler]", "CLASS-16")
    t.does("Aric", "kick", "play [Brawler]")  # his own turn, in combat
    t.refused("Suzan", "play [Brawler]", "CLASS-16")


@rule("CLASS-17")
def test_in_pathfinder_a_class_is_played_in_ones_own_turn_or_as_soon_as_received() -> None:
    looted_off_turn("pathfinder", "Brawler", helping=False).does("Suzan", "play [Brawler]")
    looted_off_turn("pathfinder", "Brawler", helping=True).does("Suzan", "play [Brawler]")  # AMB-150
    t = table("Aric", "Suzan", "Third", edition="pathfinder").has("Suzan", hand=["Brawler"])
    t.has("Aric", hand=["Brawler"]).deck(doors=["Bridge Bailiff"]).refused("Suzan", "play [Brawler]", "CLASS-17")
    t.does("Aric", "kick", "play [Brawler]")


@rule("CLASS-16")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_just_received_means_before_doing_anything_else(edition: str) -> None:
    t = looted_off_turn(edition, "Brawler", helping=False, carried=["Steak Knife"])
    t.does("Suzan", "give [Steak Knife] to Cy")
    t.refused("Suzan", "play [Brawler]", "CLASS-17" if edition == "pathfinder" else "CLASS-16")


@rule("CLASS-18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lasting_curse_never_pays(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition)
    t.has("Aric", level=4, table=["Brawler"], curses=["Pigeon on Your Hat"], hand=["Monday"])
    t.combat("Aric", "Bridge Bailiff").refused("Aric", "use Frenzy discarding [Pigeon on Your Hat]", "CLASS-18")
    t.does("Aric", "use Frenzy discarding [Monday]")  # in the hand it is a card like any other
    assert t.used("Aric") == ["Brawler", "Pigeon on Your Hat"]


# ---------------------------------------------------------------- our resolutions
@rule("AMB-27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_class_behind_the_door_replaces_the_old_one_or_goes_to_the_hand(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", table=["Brawler"]).deck(doors=["Enchanter"])
    t.does("Aric", "kick", "play [Enchanter]")
    assert t.used("Aric") == ["Enchanter"] and "Brawler" in t.discards("door")
    assert t.owes("Aric") == "trouble"
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", table=["Brawler"]).deck(doors=["Enchanter"])
    t.does("Aric", "kick", "keep")
    assert t.used("Aric") == ["Brawler"] and t.hand("Aric") == ["Enchanter"]
    t.nothing_pending_but("Aric")


@rule("AMB-30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_class_may_be_replaced_by_another_copy_of_itself(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", table=["Brawler"], hand=["Brawler"])
    t.does("Aric", "play [Brawler]")
    assert t.used("Aric") == ["Brawler"] and t.hand("Aric") == [] and t.discards("door") == ["Brawler"]


@rule("AMB-125")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_curse_on_your_class_takes_one_of_two_by_choice(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Suzan", hand=["Sudden Resignation"])
    t.has("Aric", level=4, table=["Brawler", "Enchanter", "Overachiever"])
    t.does("Suzan", "play [Sudden Resignation] on Aric").settle()
    t.nothing_pending_but("Aric")
    t.does("Aric", "choose [Brawler]")
    assert t.used("Aric") == ["Enchanter", "Overachiever"] and t.level("Aric") == 4
    t.nothing_pending_but("Aric")
