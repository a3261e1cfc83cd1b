"""Cards that allow more than one identity of a kind (RULES: SUPER, AMB-113..122).

In the trial pack Overachiever is the Super Munchkin, Mixed Family the Half-Breed, Secret Hobby the Double Life, Two and
Three Hats the Double and Triple Agent, Spare Style the Extra Style, Night School the Extra Training.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.marks import rule
from tests.rules.identities import looted_off_turn
from tests.small import EDITIONS, FOUR_PHASES, THREE_PHASES, small_pack
from tests.table import Table, table

IMPOSSIBLE = ("impossible-1.51", "impossible-1.61")


@rule("SUPER-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_super_munchkin_allows_a_second_class(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", level=4, table=["Brawler"])
    t.has("Aric", hand=["Overachiever", "Enchanter", "Furious"]).combat("Aric", "Damp Ghost")
    t.does("Aric", "play [Overachiever]", "play [Enchanter]")
    assert t.used("Aric") == ["Brawler", "Overachiever", "Enchanter"]
    t.does("Aric", "use Frenzy discarding [Furious]")  # the abilities of both
    assert t.strength("Aric") == 5


@rule("SUPER-2")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_in_fu_and_impossible_it_is_played_when_acquired_or_in_ones_own_turn_with_a_class(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", hand=["Overachiever", "Brawler"])
    t.has("Suzan", table=["Brawler"], hand=["Overachiever"])
    t.refused("Aric", "play [Overachiever]", "SUPER-2")  # no Class yet
    t.does("Aric", "play [Brawler]", "play [Overachiever]")
    t.refused("Suzan", "play [Overachiever]", "SUPER-2")  # not her turn
    looted = looted_off_turn(edition, "Overachiever", helping=True, table=["Brawler"])
    looted.does("Suzan", "play [Overachiever]")
    looted_off_turn(edition, "Overachiever", helping=False).refused("Suzan", "play [Overachiever]", "SUPER-2")


@rule("SUPER-3")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_in_classic_and_pathfinder_it_is_played_like_a_class_with_a_class(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", hand=["Overachiever", "Brawler"])
    t.has("Suzan", table=["Brawler"], hand=["Overachiever"]).combat("Aric", "Bridge Bailiff")
    t.refused("Aric", "play [Overachiever]", "SUPER-3")  # no Class yet
    t.does("Aric", "play [Brawler]", "play [Overachiever]")  # even in the fight
    t.refused("Suzan", "play [Overachiever]", "SUPER-3")  # not her turn
    looted_off_turn(edition, "Overachiever", helping=False, table=["Brawler"]).does("Suzan", "play [Overachiever]")
    helping = looted_off_turn(edition, "Overachiever", helping=True, table=["Brawler"])
    if edition == "pathfinder":
        helping.does("Suzan", "play [Overachiever]")
    else:
        helping.refused("Suzan", "play [Overachiever]", "SUPER-3")


# ---------------------------------------------------------------- with a single one
@rule("SUPER-4", "AMB-114")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_a_single_class_has_all_advantages_and_no_drawbacks(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", level=4, table=["Deacon", "Confetti Cannon"])
    t.has("Aric", hand=["Overachiever", "Furious"]).combat("Aric", "Damp Ghost")
    assert t.strength("Aric") == 4  # Deacons may not fire it
    t.does("Aric", "play [Overachiever]")
    assert t.strength("Aric") == 8
    t.does("Aric", "use Banish discarding [Furious]")  # the Class keeps its own abilities
    assert t.strength("Aric") == 11
    t.wins("Aric")


@rule("SUPER-5")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_advantages_include_reserved_items_and_weaker_monsters(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition)
    t.has("Aric", level=4, table=["Enchanter", "Overachiever"], carried=["Walking Stick of Doom"])
    t.does("Aric", "equip [Walking Stick of Doom]")
    assert t.strength("Aric") == 9
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", level=4, table=["Beastcaller", "Overachiever"])
    t.combat("Aric", "Barn Bear")  # of Level 12, 3 weaker against Beastcallers
    assert t.sums() == (4, 9)


@rule("SUPER-6")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_bans_on_items_and_bonuses_of_monsters_are_waived(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", table=["Deacon", "Overachiever"])
    t.has("Aric", carried=["Confetti Cannon"]).does("Aric", "equip [Confetti Cannon]")
    assert t.strength("Aric") == 5
    t = table("Aric", "Suzan", "Third", edition=edition).has(
        "Aric", level=4, table=["Enchanter"], hand=["Overachiever"]
    )
    t.combat("Aric", "Barn Bear")  # 4 stronger against Enchanters
    assert t.sums() == (4, 16)
    t.does("Aric", "play [Overachiever]")
    assert t.sums() == (4, 12)


@rule("SUPER-6", "HELP-11")
def test_a_helper_of_the_same_class_brings_the_bonus_back() -> None:
    t = table("Aric", "Suzan", "Third").has("Aric", level=4, table=["Enchanter", "Overachiever"])
    t.has("Suzan", table=["Enchanter"]).combat("Aric", "Barn Bear")
    t.does("Suzan", "offer help to Aric").does("Aric", "accept Suzan")
    assert t.sums() == (5, 16)


@rule("SUPER-7")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_costs_are_still_paid(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", level=4, table=["Brawler", "Overachiever"])
    t.has("Aric", hand=["Furious"]).combat("Aric", "Bridge Bailiff")
    t.refused("Aric", "use Frenzy", "CLASS-8" if edition == "pathfinder" else "CLASS-7")
    t.does("Aric", "use Frenzy discarding [Furious]")
    assert t.hand("Aric") == [] and t.strength("Aric") == 5


@rule("SUPER-8", "AMB-114", "AMB-120")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_in_fu_and_impossible_the_card_decides_about_a_single_class(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has(
        "Aric", table=["Deacon", "Overachiever", "Confetti Cannon"]
    )
    assert t.strength("Aric") == 5  # its text waives the drawbacks
    t = table("Aric", "Suzan", "Third", edition=edition).has(
        "Aric", table=["Mayo League", "Two Hats", "Confetti Cannon"]
    )
    assert t.strength("Aric") == 1  # its text does not (AMB-120)


@rule("AMB-115")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_classes_have_the_advantages_and_drawbacks_of_both(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has(
        "Aric", table=["Deacon", "Overachiever", "Confetti Cannon"]
    )
    t.has("Aric", hand=["Enchanter"]).does("Aric", "play [Enchanter]")
    assert t.strength("Aric") == 1  # no Cannon for a Deacon
    t.does("Aric", "discard [Enchanter]")
    assert t.strength("Aric") == 5


@rule("SUPER-4", "SUPER-9")
@pytest.mark.parametrize(("against", "strength"), [("Bear", 3), ("Rat", 5)])
def test_the_cards_own_penalties_are_waived_where_they_would_count(tmp_path: Path, against: str, strength: int) -> None:
    """A Sloth is weak against Bears, and slow."""
    mule = "stays: {while: {has: {kind: race}}}, always: [{allow: {race: 1}}, {rule: no_drawbacks, of: {kind: race}}]"
    pack = small_pack(
        tmp_path,
        f"""
        {{name: Sloth, kind: race, always: [{{strength: -2, if: {{against: {{named: bear}}}}}}, {{run_away: -1}}]}}
        {{name: Mule, kind: special, deck: door, play_when: as_identity, {mule}}}
        {{name: Bear, kind: monster, level: 9, treasures: 1, bad_stuff: [{{lose_levels: 1}}]}}
        {{name: Rat, kind: monster, level: 9, treasures: 1, bad_stuff: [{{lose_levels: 1}}]}}
        """,
        header="identities: {race: {limit: 1, plural: Races, none: human}}",
    )
    for cards, expected, level in ((["Sloth"], strength, 4), (["Sloth", "Mule"], 5, 5)):
        t = table("Aric", "Suzan", "Third", packs=(pack,)).has("Aric", level=5, table=cards).deck(dice=[5])
        t.combat("Aric", against)
        assert t.strength("Aric") == expected
        t.runs("Aric")  # 5, or 5 - 1
        assert t.level("Aric") == level


@rule("SUPER-6", "SUPER-9")
def test_a_monsters_effect_on_the_race_is_waived_too() -> None:
    for cards, strength in ((["Lanky"], 1), (["Lanky", "Mixed Family"], 5)):
        t = table("Aric", "Suzan", "Third").has("Aric", level=5, table=cards).combat("Aric", "Lava Llama")
        assert t.strength("Aric") == strength  # -4 for each Lanky


# ---------------------------------------------------------------- the sisters
@rule("SUPER-9", "AMB-118")
def test_half_breed_does_the_same_for_races() -> None:
    t = table("Aric", "Suzan", "Third").has("Aric", level=4, hand=["Mixed Family", "Digger", "Lanky"])
    t.combat("Aric", "Damp Ghost").refused("Aric", "play [Mixed Family]", "SUPER-9")  # a Race is needed
    t.does("Aric", "play [Digger]")  # the Ghost is of Level 4, 5 stronger against Diggers
    assert t.sums() == (4, 9)
    t.does("Aric", "play [Mixed Family]")
    assert t.sums() == (4, 4)
    t.does("Aric", "play [Lanky]")
    assert t.used("Aric") == ["Digger", "Mixed Family", "Lanky"] and t.sums() == (4, 9)


@rule("SUPER-9", "AMB-118", "FAQ-89")
def test_a_half_breed_of_one_race_has_that_races_gifts_but_is_no_human_for_items() -> None:
    t = table("Aric", "Suzan", "Third").has("Aric", level=4, table=["Lanky", "Mixed Family", "Sunday Hat"])
    t.deck(dice=[4]).combat("Aric", "Accountants In Black")
    assert t.strength("Aric") == 4  # the Hat is for Humans
    t.runs("Aric")
    assert t.level("Aric") == 4  # 4 + 1


@rule("SUPER-10")
def test_double_life_does_the_same_for_factions() -> None:
    t = table("Aric", "Suzan", "Third", edition="pathfinder")
    t.has("Aric", hand=["Secret Hobby", "Night Owls", "Lantern Order"])
    t.refused("Aric", "play [Secret Hobby]", "SUPER-10")
    t.does("Aric", "play [Night Owls]", "play [Secret Hobby]", "play [Lantern Order]")
    assert t.used("Aric") == ["Night Owls", "Secret Hobby", "Lantern Order"]
    t.does("Aric", "discard [Night Owls]", "discard [Lantern Order]")
    assert t.used("Aric") == []  # nothing left to attach it to


@rule("SUPER-11", "AMB-119")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
@pytest.mark.parametrize(("card", "limit"), [("Two Hats", 2), ("Three Hats", 3)])
def test_double_and_triple_agent_allow_two_and_three_loyalties(edition: str, card: str, limit: int) -> None:
    loyalties = ["Ketchup League", "Mustard League", "Mayo League"]
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", hand=[card, *loyalties])
    t.refused("Aric", f"play [{card}]", "SUPER-11")  # a Loyalty is needed
    t.does("Aric", "play [Ketchup League]", f"play [{card}]", "play [Mustard League]", "play [Mayo League]")
    if limit == 2:
        t.nothing_pending_but("Aric")
        t.does("Aric", "choose [Mustard League]")
    assert len([c for c in t.used("Aric") if c in loyalties]) == limit
    t.nothing_pending_but("Aric")


@rule("SUPER-12", "AMB-119")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
def test_double_agent_goes_with_neither_a_second_nor_a_triple_agent(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition)
    t.has("Aric", table=["Ketchup League", "Two Hats"], hand=["Two Hats", "Three Hats"])
    t.refused("Aric", "play [Two Hats]", "SUPER-12")
    t.refused("Aric", "play [Three Hats]", "SUPER-12")
    t.does("Aric", "discard [Two Hats]", "play [Three Hats]")  # Double is discarded first
    t.refused("Aric", "play [Two Hats]", "SUPER-12")
    assert t.used("Aric") == ["Ketchup League", "Three Hats"]


@rule("SUPER-13")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
def test_extra_training_needs_no_training(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition)
    t.has("Aric", hand=["Night School", "Melon Training", "Cutlery Training"])
    t.does("Aric", "play [Night School]", "play [Melon Training]", "play [Cutlery Training]")
    assert t.used("Aric") == ["Night School", "Melon Training", "Cutlery Training"]


@rule("SUPER-14")
def test_extra_style_is_played_like_a_style_and_needs_none() -> None:
    t = table("Aric", "Suzan", "Third", edition="fu").has("Aric", hand=["Spare Style", "Noodle Fist", "Cloud Step"])
    t.combat("Aric", "Bridge Bailiff").does("Aric", "play [Spare Style]", "play [Noodle Fist]", "play [Cloud Step]")
    assert t.used("Aric") == ["Spare Style", "Noodle Fist", "Cloud Step"]
    looted_off_turn("fu", "Spare Style", helping=True).does("Suzan", "play [Spare Style]")
    t = table("Aric", "Suzan", "Third", edition="fu").has("Suzan", hand=["Spare Style"])
    t.refused("Suzan", "play [Spare Style]")


def _survive(edition: str, cards: list[str]) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", hand=["Falling Piano"]).has("Suzan", table=cards)
    t.does("Aric", "play [Falling Piano] on Suzan").settle()
    assert t.used("Suzan") == cards
    t.nothing_pending_but("Aric")


@rule("SUPER-15")
@pytest.mark.parametrize(
    ("edition", "cards"),
    [
        ("classic", ["Brawler", "Overachiever", "Lanky", "Mixed Family"]),
        ("fu", ["Brawler", "Overachiever", "Spare Style"]),
        ("impossible-1.51", ["Brawler", "Overachiever", "Mayo League", "Two Hats", "Night School"]),
        ("impossible-1.61", ["Brawler", "Overachiever", "Mayo League", "Three Hats", "Night School"]),
        ("pathfinder", ["Brawler", "Overachiever", "Night Owls", "Secret Hobby"]),
    ],
)
def test_multipliers_survive_death(edition: str, cards: list[str]) -> None:
    _survive(edition, cards)


@rule("SUPER-16")
@pytest.mark.parametrize(
    ("edition", "card", "multiplier"),
    [
        *((e, "Brawler", "Overachiever") for e in EDITIONS),
        ("classic", "Lanky", "Mixed Family"),
        ("pathfinder", "Night Owls", "Secret Hobby"),
        ("impossible-1.51", "Ketchup League", "Two Hats"),
        ("impossible-1.61", "Ketchup League", "Three Hats"),
        ("fu", "Noodle Fist", "Spare Style"),
    ],
)
def test_never_a_second_copy_of_the_same_card(edition: str, card: str, multiplier: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", table=[card, multiplier], hand=[card])
    t.refused("Aric", f"play [{card}]", "SUPER-16")


# ---------------------------------------------------------------- our resolutions
def _with_one(edition: str) -> Table:
    t = table("Aric", "Suzan", "Third", edition=edition)
    return t.has("Aric", table=["Brawler", "Overachiever"], hand=["Enchanter", "Deacon", "Overachiever"])


@rule("AMB-113")
@pytest.mark.parametrize("edition", EDITIONS)
def test_super_munchkin_is_discarded_with_the_last_class(edition: str) -> None:
    t = _with_one(edition).does("Aric", "discard [Brawler]")
    assert t.used("Aric") == [] and t.discards("door") == ["Brawler", "Overachiever"]


@rule("AMB-113", "FAQ-92")
def test_super_munchkin_is_discarded_when_the_class_changes() -> None:
    t = _with_one("classic").has("Suzan", hand=["Career Change"]).deck(door_discards=["Gravedigger"])
    t.does("Suzan", "play [Career Change] on Aric").settle()
    assert t.used("Aric") == ["Gravedigger"]


@rule("AMB-116")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_second_copy_of_the_multiplier_cannot_be_played(edition: str) -> None:
    t = _with_one(edition)
    t.refused("Aric", "play [Overachiever]", "SUPER-16")


@rule("AMB-117")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_of_two_may_be_swapped_and_the_multiplier_stays(edition: str) -> None:
    t = _with_one(edition).does("Aric", "play [Enchanter]", "play [Deacon]", "choose [Brawler]")
    assert t.used("Aric") == ["Overachiever", "Enchanter", "Deacon"]
    t.does("Aric", "discard [Deacon]")
    assert t.used("Aric") == ["Overachiever", "Enchanter"]
