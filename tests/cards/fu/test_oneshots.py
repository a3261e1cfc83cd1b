"""Items of the fu set that are spent when used, each by play."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.cards.fu.fights import TREASURES, helped, meets, over, rolls, sits
from tests.cards.fu.printed import PRINTED
from tests.cards.marks import card
from tests.cards.printed import Shot
from tests.marks import rule


# ---------------------------------------------------------------- thrown at friend or foe
@pytest.mark.parametrize("check", PRINTED.shot_checks)
@pytest.mark.parametrize(
    "shot",
    [
        pytest.param(Shot("Firecrackers", 2, 100), marks=card("Firecrackers")),
        pytest.param(Shot("Flame Powder", 4, 200), marks=card("Flame Powder")),
        pytest.param(Shot("Throwing Stars", 3, 100), marks=card("Throwing Stars")),
        pytest.param(Shot("Hong Kong Song", 3, 200, other_way=True), marks=card("Hong Kong Song")),
        pytest.param(Shot("Idol Powder", 3, 200), marks=card("Idol Powder")),
        pytest.param(Shot("Mummy Powder", 2, 200), marks=card("Mummy Powder")),
    ],
    ids=lambda value: value.name if isinstance(value, Shot) else value.__name__,
)
@rule("ONESHOT-2", "ONESHOT-4", "INTERFERE-1", "SELL-1")
def test_a_plain_one_shot(shot: Shot, check: Callable[[Shot], None]) -> None:
    check(shot)


@pytest.mark.parametrize(
    ("name", "gold"),
    [
        pytest.param("Baby Powder", 300, marks=card("Baby Powder")),
        pytest.param("Foot Powder", 200, marks=card("Foot Powder")),
        pytest.param("Great Wall", 300, marks=card("Great Wall")),
        pytest.param("Little China In Big Trouble", 200, marks=card("Little China In Big Trouble")),
        pytest.param("Loaded Die", 300, marks=card("Loaded Die")),
        pytest.param("Monkey Spirit Guide", 400, marks=card("Monkey Spirit Guide")),
        pytest.param("Spirit Mirror", 500, marks=card("Spirit Mirror")),
    ],
)
@rule("SELL-1", "ONESHOT-1")
def test_its_price(name: str, gold: int) -> None:
    PRINTED.fetches(name, gold)


@card("Firecrackers", "Flame Powder", "Throwing Stars", "Origami Dragon")
@rule("FAQ-37")
@pytest.mark.parametrize(
    ("name", "monster"), [("Firecrackers", 1), ("Flame Powder", 1), ("Throwing Stars", 6), ("Idol Powder", 6)]
)
def test_what_burns_paper(name: str, monster: int) -> None:
    t = meets("Origami Dragon", level=4, hand=[name]).does("Mia", f"play [{name}] on fighters")
    assert t.sums()[1] == monster


# ---------------------------------------------------------------- powders
@card("Baby Powder")
@rule("AMB-73", "REWARD-4")
def test_baby_powder_makes_it_small_and_poor_for_one_fight() -> None:
    t = meets("Wen Yen", level=6, takako={"hand": ["Baby Powder"]}, treasures=TREASURES[:3])
    t.does("Takako", "play [Baby Powder] on [Wen Yen]")
    assert t.sums() == (6, 5)
    t.wins("Mia")
    assert t.level("Mia") == 7 and sorted(t.hand("Mia")) == sorted(TREASURES[:2])
    assert "Baby Powder" in t.discards("treasure")  # once only
    over(t)
    small = meets("Go Hang", level=6, hand=["Baby Powder"], treasures=TREASURES[:3])
    small.does("Mia", "play [Baby Powder] on [Go Hang]").wins("Mia")
    assert len(small.hand("Mia")) == 1  # never under one Treasure
    peace = sits(hand=["Baby Powder"])
    peace.does("Mia", "play [Baby Powder]")  # put down, not used
    assert peace.carried("Mia") == ["Baby Powder"]


@card("Foot Powder")
@rule("RUN-5", "RUN-1")
@pytest.mark.parametrize("late", [False, True])
def test_foot_powder_helps_everybody_run(late: bool) -> None:
    t = meets("King Cobra", level=4, dice=(2, 2), takako={"level": 4}, erik={"hand": ["Foot Powder"]})
    helped(t)
    if late:
        t.flees("Mia").does("Erik", "play [Foot Powder]")
    else:
        t.does("Erik", "play [Foot Powder]").flees("Mia")
    t.settle()
    assert t.level("Mia") == t.level("Takako") == 4  # 2 + 3, both of them
    over(t)


@card("Foot Powder")
def test_foot_powder_comes_before_the_dice() -> None:
    t = meets("King Cobra", level=4, hand=["Foot Powder"], dice=(2,)).flees("Mia").closes()
    t.refused("Mia", "play [Foot Powder]")
    t.settle()
    assert t.level("Mia") == 2


@card("Idol Powder", "Ugly Little Idol")
@rule("AMB-69", "REWARD-1")
def test_idol_powder_kills_the_idol() -> None:
    t = meets(
        "Ugly Little Idol",
        takako={"hand": ["Idol Powder"]},
        erik={"hand": ["Trained By A Master"]},
        treasures=TREASURES,
    )
    t.does("Erik", "play [Trained By A Master] on [Ugly Little Idol]").does("Takako", "play [Idol Powder]").settle()
    if t.owes("Mia") == "fight":
        t.wins("Mia")
    assert t.level("Mia") == 2 and len(t.hand("Mia")) == 3  # 1 and the Master's 2
    over(t)
    other = meets("Go Hang", hand=["Idol Powder"])
    other.refused("Mia", "play [Idol Powder]")


@card("Mummy Powder", "Hopping Vampire")
@rule("COMBAT-9", "TRIBE-1")
def test_mummy_powder_turns_the_undead_to_dust() -> None:
    t = meets("Hopping Vampire", hand=["Mummy Powder"], treasures=TREASURES)
    t.does("Mia", "play [Mummy Powder] on [Hopping Vampire]").settle()
    if t.owes("Mia") == "fight":
        t.wins("Mia")
    assert t.level("Mia") == 1 and len(t.hand("Mia")) == 2  # Treasure, no Level
    over(t)
    other = meets("Girl Wrestler", hand=["Mummy Powder"])
    other.refused("Mia", "play [Mummy Powder] on [Girl Wrestler]")


# ---------------------------------------------------------------- walls, songs, trouble
@card("Great Wall")
@rule("FAQ-154", "AMB-10")
def test_a_wall_before_the_monsters() -> None:
    t = meets("King Cobra", level=4, dice=(1, 1), takako={"level": 4}, erik={"hand": ["Great Wall"]})
    helped(t).refused("Erik", "play [Great Wall]")  # nobody runs yet
    t.flees("Mia").does("Erik", "play [Great Wall]", "choose 1").settle()
    assert t.level("Mia") == t.level("Takako") == 4 and t.game.state.dice == (1, 1)
    over(t)


@card("Great Wall")
@rule("RUN-5")
def test_a_wall_before_the_runners() -> None:
    t = meets("King Cobra", level=4, dice=(6, 6), takako={"level": 4}, erik={"hand": ["Great Wall"]})
    helped(t).flees("Mia").does("Erik", "play [Great Wall]", "choose 2").settle()
    assert t.level("Mia") == t.level("Takako") == 2  # 6 − 3
    assert "Great Wall" in t.discards("treasure")
    over(t)


@card("Hong Kong Song")
@rule("TRIBE-8", "MULTI-1")
def test_a_song_calls_hong_kong_to_any_fight() -> None:
    t = meets(
        "Girl Wrestler", level=9, takako={"hand": ["Hong Kong Song"]}, erik={"hand": ["Hong Kong Tong", "Go Hang"]}
    )
    t.refused("Erik", "join [Hong Kong Tong]")
    t.does("Takako", "play [Hong Kong Song]")
    t.refused("Erik", "join [Go Hang]")
    t.does("Erik", "join [Hong Kong Tong]")
    assert t.sums() == (9, 8)


@card("Little China In Big Trouble")
@rule("MULTI-1", "CARDS-2")
def test_trouble_comes_from_the_discards() -> None:
    t = sits(level=4, takako={"hand": ["Little China In Big Trouble"]}).deck(
        doors=["Girl Wrestler"], door_discards=["Jogira", "Go Hang", "Magnet"]
    )
    t.does("Mia", "kick").does("Takako", "play [Little China In Big Trouble]")
    assert t.monsters() == ["Girl Wrestler", "Go Hang"] and t.sums() == (4, 8)
    t.runs("Mia")
    none = meets("Girl Wrestler", level=4, hand=["Little China In Big Trouble"])
    none.does("Mia", "play [Little China In Big Trouble]")  # nobody answers
    assert none.monsters() == ["Girl Wrestler"]


@card("Monkey Spirit Guide")
@rule("ONESHOT-2", "COMBAT-1")
def test_the_monkey_swings_every_weapon_twice() -> None:
    t = meets(
        "Wen Yen",
        level=4,
        table=["Ninja", "Sai of Spleen-Mangling", "Blowgun", "Wok"],
        hand=["Monkey Spirit Guide"],
        takako={"table": ["Celestial Lightning Cattle Prod"], "level": 1},
    )
    assert t.sums() == (4 + 3 + 1 + 1, 10)
    t.does("Mia", "play [Monkey Spirit Guide]")
    assert t.sums() == (4 + 6 + 2 + 1, 10)
    helped(t)
    assert t.sums()[0] == 13 + 1 + 1  # hers are hers
    t.wins("Mia")
    assert t.strength("Mia") == 5 + 3 + 1 + 1 and "Monkey Spirit Guide" in t.discards("treasure")
    other = meets("Wen Yen", takako={"hand": ["Monkey Spirit Guide"]})
    other.refused("Takako", "play [Monkey Spirit Guide]")


# ---------------------------------------------------------------- dice, turns
@card("Loaded Die")
@rule("FAQ-156", "RUN-6")
def test_a_loaded_die_shows_what_one_likes() -> None:
    t = meets("King Cobra", level=4, hand=["Loaded Die"], dice=(1,)).flees("Mia").closes()
    t.does("Mia", "play [Loaded Die]", "choose 5").settle()
    assert t.level("Mia") == 4
    over(t)
    theirs = meets("King Cobra", level=4, dice=(1,), takako={"hand": ["Loaded Die"]}).flees("Mia").closes()
    theirs.refused("Takako", "play [Loaded Die]")
    assert rolls(theirs.settle()) == 0 and theirs.level("Mia") == 2


@card("Shot of Espresso")
@rule("TURN-1", "TURN-10")
def test_espresso_is_a_turn_now_and_then_all_goes_on() -> None:
    t = sits(erik={"hand": ["Shot of Espresso"]}).deck(doors=["Magnet", "Clown Fu", "Wire Fu", "Monk"])
    t.does("Mia", "kick").settle().does("Mia", "loot")
    t.refused("Erik", "play [Shot of Espresso]", "CARDS-12")
    t.does("Mia", "end").does("Erik", "play [Shot of Espresso]").settle()
    assert t.turn == "Erik" and t.owes("Erik") == "kick"
    t.does("Erik", "kick", "keep", "loot", "end").settle()
    assert t.turn == "Takako"  # where play would have gone
    t.nothing_pending_but("Takako")


# ---------------------------------------------------------------- Traps
@card("Spirit Mirror", "Poison Darts")
@rule("CURSE-5", "CURSE-2")
def test_a_mirror_shows_the_trap_to_somebody_else() -> None:
    t = sits(level=4, hand=["Spirit Mirror"], takako={"hand": ["Poison Darts"], "level": 4}, erik={"level": 4})
    t.does("Takako", "play [Poison Darts] on Mia").does("Mia", "play [Spirit Mirror]", "choose Takako").settle()
    assert [t.level(name) for name in ("Mia", "Takako", "Erik")] == [4, 3, 4]
    assert "Spirit Mirror" in t.discards("treasure") and t.discards("door") == ["Poison Darts"]
    t.nothing_pending_but("Mia")
    calm = sits(level=4, hand=["Spirit Mirror"])
    calm.does("Mia", "play [Spirit Mirror]")  # put down: there is nothing to reflect
    assert calm.carried("Mia") == ["Spirit Mirror"]


@card("Wishing Ring", "Poison Darts")
@rule("CURSE-5", "ONESHOT-6")
def test_a_ring_cancels_any_trap_in_or_out_of_combat() -> None:
    t = meets("Girl Wrestler", level=4, takako={"hand": ["Poison Darts"]}, erik={"hand": ["Wishing Ring"]})
    t.does("Takako", "play [Poison Darts] on Mia").does("Erik", "play [Wishing Ring]").strikes()
    assert t.level("Mia") == 4 and t.hand("Erik") == [] and "Poison Darts" in t.discards("door")
    t = sits(level=4).deck(doors=["Poison Darts"]).has("Mia", hand=["Wishing Ring"])
    t.does("Mia", "kick", "play [Wishing Ring]").settle()
    assert t.level("Mia") == 4


@card("Wishing Ring", "Ninja Caltrops")
@rule("CURSE-6", "FAQ-9")
def test_a_ring_lifts_a_trap_that_lasts() -> None:
    t = sits(curses=["Ninja Caltrops"], erik={"hand": ["Wishing Ring"]})
    t.does("Erik", "play [Wishing Ring] on [Ninja Caltrops]")
    assert t.discards("door") == ["Ninja Caltrops"] and t.used("Mia") == []
    t.nothing_pending_but("Mia")
