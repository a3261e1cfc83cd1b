"""Kicking open the door (DOOR; AMB-26, AMB-27)."""

from __future__ import annotations

import pytest

from kickdoor.game import seen_by
from tests.marks import rule
from tests.small import EDITIONS, FOUR_PHASES, THREE_PHASES
from tests.table import table


@rule("DOOR-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_top_door_is_shown_to_all(edition: str) -> None:
    t = table(edition=edition).deck(doors=["Fine Print", "Lanky"])
    t.does("Aric", "kick")
    card = t.game.library.by_name["fine print"][0]
    for seat in (-1, 0, 1, 2):
        opened = [e for e in seen_by(t.log, seat) if e.kind == "door_opened"]
        assert [e.cards for e in opened] == [(card,)]
        assert [c.name for c in t.game.view(seat).middle] == ["Fine Print"]


@rule("DOOR-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_monster_has_to_be_fought_by_the_player_who_opened_the_door(edition: str) -> None:
    t = table(edition=edition).combat("Suzan", "Barn Bear")
    assert t.monsters() == ["Barn Bear"]
    assert t.owes("Suzan") == "fight"
    t.refused("Suzan", "keep", "DOOR-5")
    t.refused("Suzan", "end", "TURN-7")
    t.refused("Aric", "run", "RUN-1")
    t.nothing_pending_but("Suzan")


@rule("DOOR-3", "DOOR-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_curse_behind_the_door_strikes_at_once_and_is_discarded(edition: str) -> None:
    cited = "DOOR-4" if edition in THREE_PHASES else "DOOR-3"
    t = table(edition=edition).has("Aric", level=4).deck(doors=["Trapdoor"])
    t.does("Aric", "kick").settle()
    assert t.happened("curse_struck")[0].rule == cited
    assert (t.level("Aric"), t.level("Suzan")) == (2, 1)
    assert (t.discards("door"), t.hand("Aric")) == (["Trapdoor"], [])
    assert t.owes("Aric") == "trouble"


@rule("DOOR-3", "DOOR-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_curse_that_cannot_strike_is_discarded(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=4).deck(doors=["Moths!"])
    t.does("Aric", "kick").settle()
    assert (t.discards("door"), t.level("Aric"), t.owes("Aric")) == (["Moths!"], 4, "trouble")


@rule("DOOR-3", "DOOR-4", "CURSE-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lasting_curse_behind_the_door_stays(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=4).deck(doors=["Itchy Veil"])
    t.does("Aric", "kick").settle()
    assert t.used("Aric") == ["Itchy Veil"]
    assert (t.discards("door"), t.strength("Aric")) == ([], 1)


@rule("DOOR-4")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_a_curse_that_reminds_of_something_to_come_stays_until_it_has(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=9).deck(doors=["Wrong Wardrobe", "Lanky", "Straw Man"])
    t.has("Suzan", level=9).has("Third", level=9)
    t.does("Aric", "kick").settle()
    assert t.used("Aric") == ["Wrong Wardrobe"]
    t.does("Aric", "loot", "end").settle()
    t.does("Suzan", "kick", "ask Aric").does("Aric", "accept Suzan")
    assert t.sums() == (9 + 4, 2)
    t.wins("Suzan")
    assert t.game.over


@rule("DOOR-5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", ["Brawler", "Lanky", "Fine Print", "Furious", "Surprise Guest"])
def test_any_other_card_may_be_taken_into_the_hand(edition: str, card: str) -> None:
    t = table(edition=edition).deck(doors=[card])
    t.does("Aric", "kick")
    assert t.owes("Aric") == "keep"
    t.refused("Suzan", "keep", "TURN-1")
    t.does("Aric", "keep")
    assert t.hand("Aric") == [card]
    assert t.owes("Aric") == "trouble"


@rule("DOOR-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_any_other_card_may_be_played_at_once(edition: str) -> None:
    t = table(edition=edition).has("Aric", carried=["Walking Stick of Doom"]).deck(doors=["Fine Print"])
    t.does("Aric", "kick", "play [Fine Print] on [Walking Stick of Doom]")
    assert t.strength("Aric") == 6
    assert (t.hand("Aric"), t.owes("Aric")) == ([], "trouble")
    t = table(edition=edition).deck(doors=["Noodle Fist"])
    t.does("Aric", "kick", "play [Noodle Fist]")
    assert (t.used("Aric"), t.strength("Aric"), t.owes("Aric")) == (["Noodle Fist"], 4, "trouble")
    t.nothing_pending_but("Aric")


@rule("AMB-26")
@pytest.mark.parametrize(("card", "cited"), [("Furious", "ENHANCE-3"), ("Surprise Guest", "CARDS-12")])
def test_a_card_for_a_fight_cannot_be_played_at_a_door_without_one(card: str, cited: str) -> None:
    t = table().has("Aric", hand=["Straw Man"]).deck(doors=[card])
    t.does("Aric", "kick")
    t.refused("Aric", f"play [{card}]", cited)
    assert t.legal("Aric")[0] == "keep"
    t.does("Aric", "keep")
    assert t.hand("Aric") == ["Straw Man", card]


@rule("AMB-27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_second_class_takes_the_place_of_the_first_or_goes_to_the_hand(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Brawler"]).deck(doors=["Enchanter"])
    t.does("Aric", "kick", "play [Enchanter]")
    assert (t.used("Aric"), t.discards("door")) == (["Enchanter"], ["Brawler"])
    t = table(edition=edition).has("Aric", table=["Brawler"]).deck(doors=["Enchanter"])
    t.does("Aric", "kick", "keep")
    assert (t.used("Aric"), t.hand("Aric")) == (["Brawler"], ["Enchanter"])


@rule("DOOR-6", "LOOT-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_monster_obtained_in_any_other_way_goes_to_the_hand(edition: str) -> None:
    t = table(edition=edition).deck(doors=["Lanky", "Paper Dragon"])
    t.does("Aric", "kick", "keep", "loot")
    assert (t.hand("Aric"), t.monsters()) == (["Lanky", "Paper Dragon"], [])
    assert t.owes("Aric") == "end"


@rule("DOOR-7")
def test_one_card_is_one_monster_however_many_it_names() -> None:
    t = table(packs=("classic",)).has("Aric", level=6).combat("Aric", "3,872 Orcs")
    assert len(t.monsters()) == 1
    t = table(packs=("classic",)).has("Aric", level=6).combat("Aric", "Flying Frogs").wins("Aric")
    assert t.level("Aric") == 7  # one Level, for one monster


@rule("DOOR-8", "COMBAT-16")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_once_the_monster_is_revealed_only_one_shots_can_be_added(edition: str) -> None:
    t = table(edition=edition).has(
        "Aric", table=["Steak Knife"], carried=["Sunday Hat"], hand=["Lucky Wok", "Boom Muffin"]
    )
    t.combat("Aric", "Bridge Bailiff")
    t.refused("Aric", "equip [Sunday Hat]", "COMBAT-16")
    t.refused("Aric", "play [Lucky Wok]", "COMBAT-16")
    t.refused("Aric", "unequip [Steak Knife]", "COMBAT-16")
    t.does("Aric", "play [Boom Muffin] on fighters")
    assert t.sums() == (8, 10)


@rule("DOOR-9", "COMBAT-18")
def test_once_the_monster_is_revealed_the_fighter_cannot_be_robbed() -> None:
    t = table().has("Aric", carried=["Sunday Hat"]).has("Suzan", table=["Pickpocket"], hand=["Lanky", "Digger"])
    t.has("Third", carried=["Jam Jar"]).deck(dice=[6]).combat("Aric", "Straw Man")
    t.refused("Suzan", "use Filch discarding [Lanky] on Aric", "COMBAT-18")
    t.does("Suzan", "use Filch discarding [Lanky] on Third").settle()
    assert t.carried("Suzan") == ["Jam Jar"]
    assert t.carried("Aric") == ["Sunday Hat"]
