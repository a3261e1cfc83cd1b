"""What monsters and plain Items of fu let people do to each other: for a card, a helper goes, a mouse is saved, …"""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.fu.fights import TREASURES, gold, helped, meets, over, rolls, sits
from tests.cards.marks import card
from tests.marks import rule

STRONGER = "Trained By A Master"


# ---------------------------------------------------------------- Ah Chu
@card("Ah Chu")
@rule("AMB-45", "HELP-3")
def test_for_a_card_anybody_sneezes_the_helper_away() -> None:
    t = meets(
        "Ah Chu", level=1, takako={"level": 3}, erik={"hand": ["Monk", "Ninja"], "table": ["Clown Fu"]}, dice=(6,)
    )
    t.refused("Erik", "use Sneeze discarding [Monk]", "AMB-45")  # nobody helps yet
    helped(t)
    assert t.sums() == (1 + 3, 1)
    t.refused("Erik", "use Sneeze")
    t.refused("Erik", "use Sneeze discarding [Clown Fu]")  # from the hand
    t.does("Erik", "use Sneeze discarding [Monk]")
    assert t.sums() == (1, 1) and t.hand("Erik") == ["Ninja"] and t.discards("door") == ["Monk"]
    t.nothing_pending_but("Mia")
    t.runs("Mia")
    assert t.happened("escaped") and t.hand("Takako") == []
    over(t)


@card("Ah Chu", "Wandering Monster")
@rule("AMB-45", "MULTI-1")
def test_it_sneezes_in_any_fight_that_it_joins_as_often_as_it_is_paid_for() -> None:
    erik = {"hand": ["Wandering Monster", "Ah Chu", "Monk", "Ninja"], "level": 9}
    t = meets("King Cobra", level=8, takako={"level": 9, "hand": ["Magnet"]}, erik=erik, dice=(6, 6))
    helped(t).refused("Erik", "use Sneeze discarding [Monk]")  # it is not here yet
    t.does("Erik", "play [Wandering Monster] with [Ah Chu]", "use Sneeze discarding [Monk]")
    assert t.sums() == (8, 13)
    t.does("Mia", "ask Erik").does("Erik", "accept Mia")
    assert t.sums() == (17, 13)
    t.does("Takako", "use Sneeze discarding [Magnet]")
    assert t.sums() == (8, 13) and t.hand("Takako") == []
    t.nothing_pending_but("Mia")
    t.flees("Mia")
    while t.owes("Mia") != "run":
        t.closes()
    t.does("Mia", "run from [Ah Chu]").settle()
    assert t.hand("Erik") == ["Ninja"]  # nobody was caught
    over(t)


# ---------------------------------------------------------------- Big Eyes, Small Mouse
@card("Big Eyes, Small Mouse")
@rule("COMBAT-9")
@pytest.mark.parametrize("level", [5, 9])
def test_for_two_cards_anybody_saves_the_mouse(level: int) -> None:
    mia: dict[str, Any] = {"level": level, "table": ["Clown Fu"]}
    t = meets("Big Eyes, Small Mouse", treasures=TREASURES, takako={"hand": ["Monk", "Magnet", "Ninja"]}, **mia)
    t.refused("Takako", "use Rescue discarding [Monk]")  # one is not enough
    t.does("Mia", "fight").does("Takako", "use Rescue discarding [Monk], [Magnet]").settle()
    assert t.level("Mia") == level and not t.game.state.winners  # not even the last Level
    assert t.hand("Mia") == [] and t.hand("Takako") == ["Ninja"]
    assert "Big Eyes, Small Mouse" in t.discards("door")
    over(t)


@card("Big Eyes, Small Mouse", "Wandering Monster")
@rule("MULTI-4")
def test_only_the_mouse_is_saved() -> None:
    hand = ["Wandering Monster", "Big Eyes, Small Mouse", "Monk", "Ninja"]
    t = meets("Karate Squid", level=5, erik={"hand": hand}, takako={"hand": ["Magnet"]}, treasures=TREASURES)
    t.refused("Erik", "use Rescue discarding [Monk], [Ninja]")  # no mouse yet
    t.does("Erik", "play [Wandering Monster] with [Big Eyes, Small Mouse]")
    t.refused("Takako", "use Rescue discarding [Magnet], [Monk]")  # not with Erik's cards
    t.does("Erik", "use Rescue discarding [Monk], [Ninja]")
    assert t.monsters() == ["Karate Squid"]
    t.wins("Mia")
    assert (t.level("Mia"), t.hand("Mia")) == (6, [TREASURES[0]])
    over(t)


# ---------------------------------------------------------------- Street Beggar
@card("Street Beggar")
@rule("CARDS-12")
def test_alms_are_repaid() -> None:
    mia: dict[str, Any] = {"level": 3, "carried": ["War Fan"], "hand": ["Silk Armor"]}
    t = meets("Street Beggar", takako={"table": ["Hong Kong Bong", "Clown Fu"]}, treasures=TREASURES, **mia)
    t.refused("Takako", "use Alms discarding [Clown Fu]")  # an Item
    t.refused("Mia", "use Alms discarding [Silk Armor]")  # in play
    t.does("Takako", "use Alms discarding [Hong Kong Bong]").does("Mia", "use Alms discarding [War Fan]")
    assert (t.hand("Takako"), t.hand("Mia")) == ([TREASURES[0]], ["Silk Armor", TREASURES[1]])
    assert (t.used("Takako"), t.carried("Mia")) == (["Clown Fu"], [])
    t.nothing_pending_but("Mia")
    t.refused("Erik", "use Alms")  # has nothing
    t.wins("Mia")
    assert t.level("Mia") == 4
    over(t)


@card("Street Beggar")
@rule("CARDS-12")
def test_alms_are_given_once() -> None:
    t = meets("Street Beggar", level=3, carried=["War Fan", "Hong Kong Bong"], treasures=TREASURES)
    t.does("Mia", "use Alms discarding [War Fan]").refused("Mia", "use Alms discarding [Hong Kong Bong]", "CARDS-12")
    t.wins("Mia").refused("Mia", "use Alms discarding [Hong Kong Bong]")  # it is gone
    over(t)


# ---------------------------------------------------------------- Go Hang
@card("Go Hang")
@rule("RUN-3", "RUN-12")
def test_who_has_something_to_spare_gets_away_from_go_hang() -> None:
    t = meets(
        "Go Hang", level=1, table=["Wok"], carried=["War Fan", "Hong Kong Pong"], erik={"hand": [STRONGER]}, dice=(1,)
    )
    t.does("Erik", f"play [{STRONGER}]").refused("Mia", "use Small change discarding [War Fan]")  # nobody runs yet
    t.flees("Mia").refused("Mia", "use Small change discarding [Wok]")  # not what is in use
    t.does("Mia", "use Small change discarding [War Fan]")
    assert t.happened("escaped") and not rolls(t)
    t.settle()
    assert (t.used("Mia"), t.carried("Mia")) == (["Wok"], ["Hong Kong Pong"])  # no Bad Stuff
    over(t)


@card("Go Hang", "Kamikaze Headband")
@rule("FAQ-177", "RUN-12")
def test_change_buys_only_its_owner_off_and_nobody_who_cannot_escape() -> None:
    erik = {"hand": [STRONGER], "carried": ["Hong Kong Bong"]}
    mia: dict[str, Any] = {"level": 1, "table": ["Kamikaze Headband"], "carried": ["War Fan"]}
    t = meets("Go Hang", takako={"carried": ["Hong Kong Pong"]}, erik=erik, **mia)
    helped(t).does("Erik", f"play [{STRONGER}]").flees("Mia")
    t.refused("Mia", "use Small change discarding [War Fan]", "FAQ-177")
    t.refused("Erik", "use Small change discarding [Hong Kong Bong]")  # does not fight
    t.does("Takako", "use Small change discarding [Hong Kong Pong]").settle()
    assert t.carried("Takako") == [] and t.carried("Erik") == ["Hong Kong Bong"]
    assert t.carried("Mia") == []  # caught: Bad Stuff
    over(t)


# ---------------------------------------------------------------- Hi Ho
@card("Hi Ho", "Karate Squid", "Girl Wrestler")
@rule("TRIBE-5", "MULTI-1")
def test_off_to_work_go_all_small_monsters() -> None:
    t = meets("Hi Ho", level=9, takako={"hand": ["Karate Squid", "Girl Wrestler"]}, hand=["Go Hang"])
    t.refused("Takako", "join [Girl Wrestler]")  # of Level 6
    t.does("Takako", "join [Karate Squid]").does("Mia", "join [Go Hang]")
    assert t.monsters() == ["Hi Ho", "Karate Squid", "Go Hang"] and t.sums()[1] == 6
    t.nothing_pending_but("Mia")
    other = meets("Girl Wrestler", level=9, takako={"hand": ["Karate Squid"]})
    other.refused("Takako", "join [Karate Squid]")  # not without them


# ---------------------------------------------------------------- Karate Squid
@card("Karate Squid")
@rule("RUN-3")
@pytest.mark.parametrize(("inks", "escapes"), [(0, True), (1, True), (2, False)])
def test_ink_makes_it_harder_to_get_away(inks: int, escapes: bool) -> None:
    t = meets("Karate Squid", level=1, dice=(6,), takako={"hand": ["Monk"]}, erik={"hand": ["Ninja", "Samurai"]})
    for name, paid in (("Takako", "Monk"), ("Erik", "Ninja"))[:inks]:
        t.does(name, f"use Ink discarding [{paid}]")
    if inks == 2:
        t.refused("Erik", "use Ink discarding [Samurai]", "CARDS-12")  # once each
    t.runs("Mia")
    assert bool(t.happened("escaped")) == escapes
    over(t)


@card("Karate Squid", "Feather Fu")
@rule("RUN-3")
def test_ink_blinds_the_helper_too_and_is_gone_with_the_fight() -> None:
    t = meets("Karate Squid", level=1, table=["Feather Fu"], takako={"level": 1, "hand": ["Monk"]},
              erik={"hand": [STRONGER]}, dice=(5, 5))  # fmt: skip
    helped(t).does("Takako", "use Ink discarding [Monk]").does("Erik", f"play [{STRONGER}]").runs("Mia")
    assert t.level("Takako") == 1 and not t.game.state.escaped[1] and t.game.state.escaped[0]  # 5 + 2 − 1; 5 − 1
    over(t)


# ---------------------------------------------------------------- Evil Ninjas
@card("Evil Ninjas", "Ninja")
@rule("COMBAT-9", "FAQ-52")
@pytest.mark.parametrize("who", ["Mia", "Takako"])
def test_a_ninja_in_the_fight_may_send_them_home(who: str) -> None:
    ninja: dict[str, Any] = {"table": ["Ninja"]}
    takako = {"level": 9, **(ninja if who == "Takako" else {})}
    mia = {"level": 3, **(ninja if who == "Mia" else {})}
    t = meets("Evil Ninjas", takako=takako, erik=ninja, treasures=TREASURES, **mia)
    helped(t).refused("Erik", "use Old classmates")  # a Ninja, but not in the fight
    t.refused("Takako" if who == "Mia" else "Mia", "use Old classmates")  # in the fight, but no Ninja
    t.does(who, "use Old classmates").settle()
    assert (t.level("Mia"), t.hand("Mia"), t.hand("Takako")) == (3, [], [])
    assert t.discards("door") == ["Evil Ninjas"]
    over(t)


# ---------------------------------------------------------------- Soh Soo Mee
@card("Soh Soo Mee")
@rule("CARDS-13")
def test_a_subpoena_lays_the_hands_of_the_fighters_open() -> None:
    t = meets("Soh Soo Mee", level=2, hand=["Wok", "Monk"], takako={"hand": ["Ninja"]},
              erik={"hand": ["Magnet", "Samurai"]})  # fmt: skip
    helped(t).refused("Erik", "use Subpoena")
    t.does("Erik", "use Subpoena discarding [Magnet]")
    shown = t.happened("hand_shown")
    assert sorted(sorted(t.cards(e.cards)) for e in shown) == [["Monk", "Wok"], ["Ninja"]]
    assert (t.hand("Mia"), t.hand("Takako"), t.hand("Erik")) == (["Wok", "Monk"], ["Ninja"], ["Samurai"])
    t.refused("Erik", "use Subpoena discarding [Samurai]", "CARDS-12")
    t.nothing_pending_but("Mia")
    other = meets("Rokurokubi", level=2, hand=["Wok"], erik={"hand": ["Magnet"]})
    other.refused("Erik", "use Subpoena discarding [Magnet]")


# ---------------------------------------------------------------- Hong Kong Cong
@card("Hong Kong Cong", "Girl Wrestler")
@rule("TRIBE-5", "MULTI-1")
def test_for_a_card_everybody_may_join_the_conga() -> None:
    t = meets("Hong Kong Cong", level=4, hand=["Monk"], takako={"hand": ["Girl Wrestler", "Tu Phat"]},
              erik={"hand": ["Magnet", "Ninja"]}, dice=(6, 6, 6))  # fmt: skip
    t.refused("Takako", "join [Girl Wrestler]")
    t.refused("Takako", "use Conga")
    t.does("Erik", "use Conga discarding [Magnet]").does("Takako", "join [Girl Wrestler]")
    t.refused("Erik", "use Conga discarding [Ninja]", "CARDS-12")
    assert t.monsters() == ["Hong Kong Cong", "Girl Wrestler"] and t.sums() == (4, 12 + 6)
    t.nothing_pending_but("Mia")
    t.flees("Mia")
    while t.owes("Mia") != "run":
        t.closes()
    t.does("Mia", "run from [Girl Wrestler]").settle()
    assert t.level("Mia") == 4
    over(t)
    t.refused("Takako", "join [Tu Phat]")  # the music has stopped


# ---------------------------------------------------------------- Items
@card("Five Year Toenails")
@rule("AMB-45")
@pytest.mark.parametrize("place", ["table", "carried"])
def test_clipped_toenails_drive_the_helper_away(place: str) -> None:
    t = meets("Girl Wrestler", level=4, takako={"level": 3}, erik={place: ["Five Year Toenails"]}, dice=(6,))
    t.refused("Erik", "use Clip")  # nobody helps
    helped(t).refused("Takako", "use Clip")  # has none
    t.does("Erik", "use Clip")
    assert t.sums() == (4, 6) and t.discards("treasure") == ["Five Year Toenails"]
    assert t.used("Erik") == t.carried("Erik") == []
    t.nothing_pending_but("Mia")
    t.runs("Mia")
    over(t)


@card("Five Year Toenails")
@rule("AMB-45")
def test_toenails_in_the_hand_disgust_nobody() -> None:
    t = meets(
        "Girl Wrestler", level=4, takako={"level": 3}, erik={"hand": ["Five Year Toenails"]}, treasures=TREASURES[2:]
    )
    helped(t).refused("Erik", "use Clip")
    t.wins("Mia")
    assert t.level("Mia") == 5 and gold("Five Year Toenails") == 0
    over(t)


@card("Wok")
@rule("CLASS-10")
def test_the_wok_turns_a_monster_into_another_door() -> None:
    mia: dict[str, Any] = {"table": ["Wok"], "hand": ["Go Hang", "Karate Squid", "Monk"]}
    t = sits(takako={"table": ["Blond Wig"], "hand": ["Hi Ho"]}, **mia).deck(doors=["Yakuza", "Samurai"])
    t.refused("Mia", "use Stir-fry")
    t.refused("Mia", "use Stir-fry discarding [Monk]")  # a monster
    t.refused("Takako", "use Stir-fry discarding [Hi Ho]")  # no Wok
    t.does("Mia", "use Stir-fry discarding [Go Hang]")
    assert t.hand("Mia") == ["Karate Squid", "Monk", "Yakuza"] and t.discards("door") == ["Go Hang"]
    t.refused("Mia", "use Stir-fry discarding [Karate Squid]", "CLASS-10")  # once a turn
    t.nothing_pending_but("Mia")


@card("Wok")
@rule("TIMING-5", "ITEM-4")
def test_nobody_cooks_in_a_fight_on_anothers_turn_or_with_a_wok_in_the_bag() -> None:
    t = meets("Girl Wrestler", level=4, table=["Wok"], hand=["Go Hang"])
    t.refused("Mia", "use Stir-fry discarding [Go Hang]")
    sits(takako={"table": ["Wok"], "hand": ["Hi Ho"]}).refused("Takako", "use Stir-fry discarding [Hi Ho]")
    bag = sits(carried=["Wok"], hand=["Go Hang"])
    bag.refused("Mia", "use Stir-fry discarding [Go Hang]")
    bag.nothing_pending_but("Mia")
