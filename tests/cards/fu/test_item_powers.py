"""What Items of the fu set do besides their bonus, each by play: conditions, flight, powers, Hong Kong."""

from __future__ import annotations

import pytest

from tests.cards.fu.fights import TREASURES, helped, loses, meets, over, sits
from tests.cards.marks import card
from tests.marks import rule


# ---------------------------------------------------------------- Run Away
@pytest.mark.parametrize(
    ("table", "die", "escapes"),
    [
        pytest.param(["Samurai", "Ancient Mongol Bow"], 4, True, marks=card("Ancient Mongol Bow")),
        pytest.param(["Samurai", "Ancient Mongol Bow"], 3, False, marks=card("Ancient Mongol Bow")),
        pytest.param(["Stick That Clouds Men's Minds"], 3, True, marks=card("Stick That Clouds Men's Minds")),
        pytest.param(["Stick That Clouds Men's Minds"], 2, False, marks=card("Stick That Clouds Men's Minds")),
        pytest.param(["Ninja Climbing Shoes"], 3, True, marks=card("Ninja Climbing Shoes")),
        pytest.param(["Ninja Climbing Shoes"], 2, False, marks=card("Ninja Climbing Shoes")),
        pytest.param(["Ninja", "Ninja Mask"], 4, True, marks=card("Ninja Mask")),
        pytest.param(["Monk", "Ninja Mask"], 4, False, marks=card("Ninja Mask")),
        pytest.param(["Yakuza", "Neon Kimono"], 5, False, marks=card("Neon Kimono")),
        pytest.param(["Yakuza", "Neon Kimono"], 6, True, marks=card("Neon Kimono")),
        pytest.param(["Enormous Mallet"], 5, False, marks=card("Enormous Mallet")),
        pytest.param(["Enormous Mallet"], 6, True, marks=card("Enormous Mallet")),
        pytest.param(["Kamikaze Headband", "Stick That Clouds Men's Minds"], 6, False, marks=card("Kamikaze Headband")),
    ],
)
@rule("RUN-3", "RUN-5", "ITEM-7")
def test_running_with_it(table: list[str], die: int, escapes: bool) -> None:
    t = loses("King Cobra", level=4, table=table, dice=(die,))
    assert t.level("Mia") == (4 if escapes else 2) and bool(t.happened("caught")) != escapes
    over(t)


@card("Kamikaze Headband", "Mook", "Wok")
@rule("MOOK-7", "RUN-3", "SLOT-6")
def test_a_kamikaze_is_saved_by_a_mook_alone() -> None:
    t = meets("King Cobra", level=4, table=["Kamikaze Headband", "Wok", "Mook"], dice=(6,)).flees("Mia")
    t.does("Mia", "sacrifice [Mook]").settle()
    assert t.level("Mia") == 4 and t.used("Mia") == ["Kamikaze Headband", "Wok"]
    over(t)


@card("War Fan")
@rule("RUN-6", "CLASS-7")
def test_a_gust_adds_two_to_ones_own_run_away_roll() -> None:
    t = meets("King Cobra", level=4, table=["War Fan"], hand=["Magnet", "Monk"], dice=(3,), takako={"table": ["Wok"]})
    t.refused("Mia", "use Gust discarding [Magnet]", "RUN-3")
    t.flees("Mia").closes().does("Mia", "use Gust discarding [Magnet]")
    t.refused("Mia", "use Gust discarding [Monk]", "CLASS-10")
    t.settle()
    assert t.level("Mia") == 4 and t.hand("Mia") == ["Monk"]  # 3 + 2
    over(t)
    idle = meets("King Cobra", level=4, carried=["War Fan"], hand=["Magnet"], dice=(3,)).flees("Mia").closes()
    idle.refused("Mia", "use Gust discarding [Magnet]")  # unused


# ---------------------------------------------------------------- strength that depends
@pytest.mark.parametrize(
    ("table", "monster", "sums"),
    [
        pytest.param(
            ["Celestial Lightning Cattle Prod"], "Fang Yu", (4 + 4, 6), marks=card("Celestial Lightning Cattle Prod")
        ),
        pytest.param(
            ["Celestial Lightning Cattle Prod"],
            "Girl Wrestler",
            (4 + 1, 6),
            marks=card("Celestial Lightning Cattle Prod"),
        ),
        pytest.param(["Jade Plaque Armor"], "Hopping Vampire", (4 + 4, 4), marks=card("Jade Plaque Armor")),
        pytest.param(["Jade Plaque Armor"], "Girl Wrestler", (4 + 1, 6), marks=card("Jade Plaque Armor")),
        pytest.param(
            ["Ninja", "Ninja Climbing Shoes"], "Girl Wrestler", (4 + 2, 6), marks=card("Ninja Climbing Shoes")
        ),
        pytest.param(["Monk", "Ninja Climbing Shoes"], "Girl Wrestler", (4, 6), marks=card("Ninja Climbing Shoes")),
        pytest.param(
            ["Monk", "Ebony Nunchuks Delivering Typhoon of Blows", "Hong Kong Pong"],
            "Girl Wrestler",
            (4 + 2 + 1, 6),  # no hand is free for the other end
            marks=card("Ebony Nunchuks Delivering Typhoon of Blows"),
        ),
        pytest.param(
            ["Ninja", "Dragon Claw Wakizashi", "Dragon Tooth Katana"],
            "Girl Wrestler",
            (4 + 2 + 2 + 3, 6),
            marks=card("Dragon Claw Wakizashi", "Dragon Tooth Katana"),
        ),
        pytest.param(
            ["Ninja", "Dragon Claw Wakizashi"], "Girl Wrestler", (4 + 2, 6), marks=card("Dragon Claw Wakizashi")
        ),
    ],
)
@rule("COMBAT-1", "COMBAT-12")
def test_its_bonus_depends(table: list[str], monster: str, sums: tuple[int, int]) -> None:
    t = meets(monster, level=4, table=table, doors=("Phone Fu",))
    assert t.sums() == sums


@card("Dragon Claw Wakizashi", "Dragon Tooth Katana")
@rule("ITEM-4")
def test_a_katana_at_home_is_no_pair() -> None:
    t = sits(level=4, table=["Ninja", "Dragon Claw Wakizashi"], carried=["Dragon Tooth Katana"])
    assert t.strength("Mia") == 4 + 2
    t.does("Mia", "equip [Dragon Tooth Katana]")
    assert t.strength("Mia") == 4 + 2 + 2 + 3


@card("Naginata Of Ever-Growing Mastery", "Subtitles")
@rule("LEVEL-2")
def test_mastery_grows_with_the_master() -> None:
    t = sits(level=2, table=["Monk", "Naginata Of Ever-Growing Mastery"], hand=["Subtitles"])
    assert t.strength("Mia") == 2 + 1
    t.does("Mia", "play [Subtitles]")
    assert t.strength("Mia") == 3 + 2
    high = sits(level=9, table=["Monk", "Naginata Of Ever-Growing Mastery"])
    assert high.strength("Mia") == 9 + 5


@card("Amazingly Cool Sunglasses", "Hong Kong Cong", "Wok")
@rule("HELP-11", "SLOT-6")
def test_nobody_can_tell_a_samurai_in_sunglasses() -> None:
    t = meets("Hong Kong Cong", level=4, table=["Samurai", "Amazingly Cool Sunglasses", "Wok"], takako={"level": 3})
    assert t.sums() == (4 + 1 + 1 + 1, 12)
    plain = meets("Hong Kong Cong", level=4, table=["Wok"], takako={"table": ["Samurai"], "level": 3})
    assert helped(plain).sums() == (4 + 1 + 3, 16)


@card("Repeating Crossbow Crossbow Crossbow")
@rule("MULTI-4")
def test_three_crossbows_are_for_more_than_one_monster() -> None:
    t = meets(
        "Go Hang",
        level=4,
        table=["Repeating Crossbow Crossbow Crossbow"],
        takako={"hand": ["Wandering Monster", "Girl Wrestler"]},
    )
    assert t.sums() == (4 + 2, 2)
    t.does("Takako", "play [Wandering Monster] with [Girl Wrestler]")
    assert t.sums() == (4 + 5, 8)


@card("Sandals of Agility")
@rule("COMBAT-4")
def test_sandals_win_ties() -> None:
    t = meets("Girl Wrestler", level=6, table=["Sandals of Agility"])
    assert t.sums() == (6, 6)
    t.wins("Mia")
    assert t.level("Mia") == 7
    idle = meets("Girl Wrestler", level=6, carried=["Sandals of Agility"])
    idle.refused("Mia", "fight", "COMBAT-3")


@card("Elephant Hide Armor")
@rule("CARDS-10", "CHARITY-2")
@pytest.mark.parametrize("worn", [True, False])
def test_an_elephant_remembers_a_sixth_card(worn: bool) -> None:
    hand = ["Magnet", "Monk", "Clown Fu", "Phone Fu", "Toe Fu"]
    t = sits(level=4, hand=hand, erik={"level": 2}, table=["Elephant Hide Armor"])
    t.deck(doors=["Wire Fu", "Fox Kung Fu"])
    if not worn:
        t.does("Mia", "unequip [Elephant Hide Armor]")
    t.does("Mia", "kick", "keep", "loot", "end").closes()
    extra = hand[: 1 if worn else 2]
    t.refused("Mia", f"give {', '.join(f'[{name}]' for name in hand[: len(extra) + 1])} to Takako", "CHARITY-1")
    t.does("Mia", f"give {', '.join(f'[{name}]' for name in extra)} to Takako")
    assert len(t.hand("Mia")) == (6 if worn else 5) and t.hand("Takako") == extra
    assert t.turn == "Takako"


# ---------------------------------------------------------------- powers
@card("Anime Amulet")
@rule("CLASS-7", "HELP-14")
def test_the_amulet_transforms_hand_cards_into_strength() -> None:
    t = meets("Girl Wrestler", level=3, table=["Anime Amulet", "Wok"], hand=["Magnet", "Monk", "Clown Fu"])
    t.refused("Mia", "use Transform discarding [Magnet], [Monk], [Clown Fu]", "CLASS-7")
    t.refused("Mia", "use Transform discarding [Wok]", "CLASS-7")  # of the hand only
    t.does("Mia", "use Transform discarding [Magnet], [Monk]")
    assert t.sums() == (3 + 1 + 4, 6)
    t.refused("Mia", "use Transform discarding [Clown Fu]", "CARDS-12")
    t.wins("Mia")
    over(t)
    idle = meets("Girl Wrestler", level=3, takako={"table": ["Anime Amulet"], "hand": ["Magnet"]})
    idle.refused("Takako", "use Transform discarding [Magnet]", "ONESHOT-2")


@card("Back Banner")
@rule("FAQ-183", "SELL-1", "SELL-8")
def test_a_banner_sells_other_things() -> None:
    t = sits(table=["Back Banner"], carried=["Sai of Spleen-Mangling", "Wok", "Hong Kong Pong"])
    t.does("Mia", "sell [Sai of Spleen-Mangling], [Wok], [Hong Kong Pong]")  # 800 and 200
    assert t.level("Mia") == 2 and t.used("Mia") == ["Back Banner"]
    t = sits(table=["Back Banner"], carried=["Sai of Spleen-Mangling", "Wok", "Hong Kong Pong"])
    t.refused("Mia", "sell [Sai of Spleen-Mangling], [Wok]", "SELL-1")  # 600 and 200
    t.does("Mia", "sell [Sai of Spleen-Mangling], [Wok], [Hong Kong Pong], [Back Banner]")  # its own 300 instead
    (sold,) = t.happened("items_sold")
    assert sold.n == 1100


@card("Blowgun")
@rule("INTERFERE-8", "CLASS-7", "HELP-14")
def test_a_dart_hits_somebody_in_a_fight() -> None:
    t = sits(level=5, takako={"table": ["Blowgun"], "hand": ["Magnet", "Monk"], "level": 2}).deck(doors=["Go Hang"])
    t.refused("Takako", "use Dart discarding [Magnet] on Mia", "COMBAT-22")
    t.does("Mia", "kick")
    t.refused("Takako", "use Dart discarding [Magnet] on Erik", "CARDS-12")
    t.does("Takako", "use Dart discarding [Magnet] on Mia")
    assert t.sums() == (3, 2) and t.strength("Takako") == 3
    t.refused("Takako", "use Dart discarding [Monk] on Mia", "CARDS-12")
    t.wins("Mia")
    assert t.level("Mia") == 6
    over(t)


@card("Folding Chair of Retribution")
@rule("INTERFERE-8")
def test_retribution_is_for_those_above() -> None:
    t = meets("Go Hang", level=7, takako={"carried": ["Folding Chair of Retribution"], "level": 3}, erik={"level": 7})
    t.does("Takako", "use Retribution on Mia")  # from the table, used or not
    assert t.sums() == (2, 2) and "Folding Chair of Retribution" in t.discards("treasure")
    t.runs("Mia")
    even = meets("Go Hang", level=3, takako={"table": ["Folding Chair of Retribution"], "level": 3})
    even.refused("Takako", "use Retribution on Mia")


@card("Poisoned Chopsticks")
@rule("AMB-69", "FAQ-27", "REWARD-1")
def test_chopsticks_kill_what_is_small() -> None:
    t = meets("No Wei", level=1, carried=["Poisoned Chopsticks"], treasures=TREASURES[:1])
    t.refused("Takako", "use Dinner on [No Wei]")
    t.does("Mia", "use Dinner on [No Wei]").settle()
    if t.owes("Mia") == "fight":
        t.wins("Mia")
    assert t.level("Mia") == 2 and t.hand("Mia") == list(TREASURES[:1])
    assert "Poisoned Chopsticks" in t.discards("treasure")
    over(t)
    big = meets("Girl Wrestler", level=1, table=["Poisoned Chopsticks"])
    big.refused("Mia", "use Dinner on [Girl Wrestler]")


@card("Strangling Cord of Eternal Friendship")
@rule("REWARD-13", "HELP-4")
@pytest.mark.parametrize("bearer", ["Mia", "Takako", "nobody helps"])
def test_friends_draw_a_door(bearer: str) -> None:
    cord = ["Strangling Cord of Eternal Friendship"]
    hers = bearer == "Takako"
    mine = [] if hers else ["Ninja", *cord]
    t = sits(level=5, table=mine, takako={"level": 3, "table": ["Yakuza", *cord] if hers else []})
    t.deck(doors=["Girl Wrestler", "Phone Fu"], treasures=TREASURES[:2]).does("Mia", "kick")
    if bearer != "nobody helps":
        helped(t)
    t.wins("Mia")
    if hers:
        t.does("Takako", "choose no")  # the Yakuza's own profit
    hands = {name: "Phone Fu" in t.hand(name) for name in ("Mia", "Takako")}
    assert hands == {"Mia": bearer == "Mia", "Takako": bearer == "Takako"}
    over(t)


# ---------------------------------------------------------------- Hong Kong
@card("Hong Kong Bong", "Hong Kong Thong", "Hong Kong Kong")
@rule("TRIBE-8", "TRIBE-9", "TRIBE-10", "TRIBE-11", "TRIBE-12")
def test_gifts_for_hong_kong() -> None:
    t = meets(
        "Hong Kong Tong",
        level=4,
        takako={"hand": ["Hong Kong Bong", "Hong Kong Kong"]},
        erik={"table": ["Hong Kong Thong", "Silk Armor"], "carried": ["Wok"]},
    )
    t.does("Takako", "join [Hong Kong Kong]", "lend [Hong Kong Bong] to [Hong Kong Tong]")
    t.refused("Erik", "lend [Silk Armor] to [Hong Kong Kong]", "TRIBE-9")
    t.does("Erik", "lend [Hong Kong Thong] to [Hong Kong Kong]")  # off his very body
    assert t.sums() == (4, 2 + 18 + 2 + 2) and t.used("Erik") == ["Silk Armor"]
    t.runs("Mia")
    while t.owes("Mia") not in ("end", "kick"):
        t.settle() if t.owes("Mia") == "pass" else t.does("Mia", t.legal("Mia")[0])
    assert {"Hong Kong Bong", "Hong Kong Thong"} <= set(t.discards("treasure"))


@card("Hong Kong Gong", "Hong Kong Pong", "Hong Kong Song")
@rule("TRIBE-9", "TRIBE-11", "BIG-1")
def test_big_things_and_songs_are_lent_too_and_only_there() -> None:
    items = ["Hong Kong Gong", "Hong Kong Pong", "Hong Kong Song"]
    t = meets("Hong Kong Tong", level=4, erik={"table": ["Elephant Hide Armor"], "hand": items})
    t.does("Erik", *(f"lend [{name}] to [Hong Kong Tong]" for name in items))
    assert t.sums() == (4, 2 + 3 + 1 + 3) and t.hand("Erik") == []
    other = meets("Girl Wrestler", level=4, erik={"hand": items})
    for name in items:
        other.refused("Erik", f"lend [{name}] to [Girl Wrestler]", "TRIBE-9")


@card("Hong Kong Song")
@rule("TRIBE-9")
def test_a_bot_sees_that_the_song_can_be_lent() -> None:
    t = meets("Hong Kong Tong", level=4, erik={"hand": ["Hong Kong Song"]})
    assert "lend [Hong Kong Song] to [Hong Kong Tong]" in t.legal("Erik")


# ---------------------------------------------------------------- weapons and what is none
@card("Weapon Gaki", "Blowgun", "Naginata Of Ever-Growing Mastery", "Wok")
@rule("FAQ-174")
@pytest.mark.parametrize(
    ("table", "strength"),
    [
        (["Blowgun", "Wok"], 4 + 1),
        (["Monk", "Naginata Of Ever-Growing Mastery"], 4),
        (["Hong Kong Bong", "Five Year Toenails"], 4 + 2 + 1),
        (["Ninja", "Excellent Bamboo Nose-Spreader", "Sai of Spleen-Mangling"], 4),
        (["Celestial Lightning Cattle Prod", "Stick That Clouds Men's Minds"], 4),
    ],
)
def test_a_weapon_gaki_knows_a_weapon(table: list[str], strength: int) -> None:
    t = meets("Weapon Gaki", level=4, table=table)
    assert t.sums() == (strength, 8)
