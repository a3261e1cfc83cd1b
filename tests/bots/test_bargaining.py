"""Bots bargain: they propose what the other side would accept, make counter-offers, and accept what they gain from."""

from __future__ import annotations

from kickdoor.bots import Bot, Observation, maker
from tests.table import Table, table


def four(*, elf: bool = False) -> Table:
    """Aric fights Flying Frogs alone and loses; the two others are ahead."""
    t = table("Aric", "Suzan", "Third", "Fourth", packs=("classic",)).has("Aric", level=2)
    t.has("Suzan", level=5, table=["Elf"] if elf else []).has("Third", level=6).has("Fourth", level=6)
    return t


def bot(kind: str = "medium") -> Bot:
    return maker(kind)(1)


def says(t: Table, name: str, by: Bot | None = None) -> str:
    seat = t.names.index(name)
    return t.game.text((by or bot()).choose(Observation(t.game, seat))).partition(": ")[2]


# ---------------------------------------------------------------- help
def test_a_losing_fighter_offers_no_more_than_needed() -> None:
    assert says(four().combat("Aric", "Flying Frogs"), "Aric") == "ask Suzan picks H"


def test_an_elf_is_asked_for_nothing() -> None:
    """Elves gain a Level by helping: that is pay enough."""
    assert says(four(elf=True).combat("Aric", "Flying Frogs"), "Aric") == "ask Suzan"


def test_a_winning_fighter_asks_nobody() -> None:
    t = four().has("Aric", level=5).combat("Aric", "Flying Frogs")
    assert says(t, "Aric") == "fight"


def test_a_bot_offered_too_little_makes_a_counter_offer() -> None:
    t = four().combat("Aric", "Platycore").does("Aric", "ask Suzan")
    assert says(t, "Suzan") == "offer help to Aric picks HH"


def test_a_counter_offer_is_accepted_if_it_is_better_than_running() -> None:
    t = four().combat("Aric", "Platycore").does("Aric", "ask Suzan").does("Suzan", "offer help to Aric picks HH")
    assert says(t, "Aric") == "ask Third picks H"  # who would do it for less
    t.does("Aric", "ask Third picks H", "ask Fourth picks H").does("Third", "decline Aric")
    t.does("Fourth", "decline Aric")
    aric = bot()
    while (said := says(t, "Aric", aric)).startswith("ask"):
        t.does("Aric", said).does(said.split()[1], "decline Aric")
    assert said == "accept Suzan"


def test_a_refused_offer_is_not_repeated() -> None:
    t, suzan = four().combat("Aric", "Platycore"), bot()
    t.does("Aric", "ask Suzan")
    first = says(t, "Suzan", suzan)
    t.does("Suzan", first).does("Aric", "decline Suzan")
    assert says(t, "Suzan", suzan) != first


def test_the_generous_help_while_the_greedy_haggle() -> None:
    t = four(elf=True).combat("Aric", "Flying Frogs").does("Aric", "ask Suzan")
    assert says(t, "Suzan", bot("medium-generous")) == "accept Aric"
    assert says(t, "Suzan", bot("medium-greedy")) == "offer help to Aric picks H"


def test_nobody_helps_the_fighter_to_win_the_game() -> None:
    t = four().has("Aric", level=9).combat("Aric", "Wannabe Vampire").does("Aric", "ask Suzan picks HH")
    assert says(t, "Suzan") == "decline Aric"


# ---------------------------------------------------------------- trades and gifts
def swap() -> Table:
    """Each has what the other could use: a Dwarf's hammer, an Elf's bow."""
    t = table("Aric", "Suzan", "Third", packs=("classic",))
    t.has("Aric", level=3, table=["Elf"], carried=["Hammer of Kneecapping"])
    return t.has("Suzan", level=3, table=["Dwarf"], carried=["Bow with Ribbons"])


def test_a_trade_that_both_gain_from_is_proposed_and_accepted() -> None:
    t = swap()
    trade = "trade [Hammer of Kneecapping] for [Bow with Ribbons] with Suzan"
    assert says(t, "Aric") == trade
    t.does("Aric", trade)
    assert says(t, "Suzan") == "accept Aric"


def test_a_refused_trade_is_not_proposed_again_in_this_game() -> None:
    t, aric = swap(), bot()
    t.does("Aric", says(t, "Aric", aric)).does("Suzan", "decline Aric")
    assert says(t, "Aric", aric) == "kick"


def test_a_bad_trade_is_declined() -> None:
    t = table("Aric", "Suzan", "Third", packs=("classic",)).has("Aric", carried=["Helm of Courage"])
    t.has("Suzan", table=["Huge Rock"]).does("Aric", "trade [Helm of Courage] for [Huge Rock] with Suzan")
    assert says(t, "Suzan") == "decline Aric"


def test_a_gift_is_accepted() -> None:
    t = table("Aric", "Suzan", "Third", packs=("classic",)).has("Aric", carried=["Helm of Courage"])
    t.does("Aric", "give [Helm of Courage] to Suzan")
    assert says(t, "Suzan") == "accept Aric"


# ---------------------------------------------------------------- grudges
def test_the_vengeful_do_not_forget_who_helped_the_monsters() -> None:
    t = (
        table("Suzan", "Aric", "Third", packs=("classic",))
        .has("Suzan", level=5)
        .has("Third", hand=["Flaming Poison Potion"])
    )
    t.combat("Suzan", "Potted Plant").does("Suzan", "fight").does("Third", "play [Flaming Poison Potion] on monsters")
    angry, calm = bot("medium-vengeful"), bot()
    for each in (angry, calm):
        says(t, "Suzan", each)
    later = table("Suzan", "Aric", "Third", packs=("classic",)).has("Suzan", hand=["Curse! Lose a Level"])
    later.has("Aric", level=8).has("Third", level=8)
    assert says(later, "Suzan", calm) == "play [Curse! Lose a Level#1] on Aric"  # the first of two equal players
    assert says(later, "Suzan", angry) == "play [Curse! Lose a Level#1] on Third"
