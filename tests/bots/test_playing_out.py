"""Games that are played out in the head go on as games at the table do, and no longer than it takes to be sure."""

from __future__ import annotations

from kickdoor.bots import Sight
from kickdoor.bots.minds import STRENGTHS, Thinker
from kickdoor.bots.playing_out import Stage
from kickdoor.bots.worth import CALM, score
from kickdoor.engine.state import State
from tests.table import Table, table

HARD = STRENGTHS["hard"]


class Counting(Sight):
    """Counts the games that are imagined."""

    games = 0

    def imagine(self, seed: int) -> State:
        self.games += 1
        return super().imagine(seed)


def games_imagined(t: Table) -> int:
    """In how many of them Aric's ideas are played out; one more is for the first look."""
    sight = Counting(t.game, 0)
    Thinker(HARD, 1).choose(sight)
    return sight.games - 1


def comes_of(t: Table, name: str, text: str) -> float:
    return Stage(t.names.index(name), CALM).play_out(t.game.state, t.game.parse(f"{name}: {text}"))


# ---------------------------------------------------------------- how a game goes on
def test_whoever_loses_is_helped() -> None:
    """Third is strong enough for both, if alive."""

    def frogs(*, dead: bool) -> Table:
        t = table(packs=("classic",)).has("Aric", level=2).has("Suzan", level=3).has("Third", level=6, dead=dead)
        return t.deck(dice=[1]).combat("Aric", "Flying Frogs")

    assert comes_of(frogs(dead=False), "Aric", "fight") > comes_of(frogs(dead=True), "Aric", "fight") + 1.0


def test_what_was_won_is_put_to_use() -> None:
    t = table(packs=("classic",)).has("Aric", level=5).deck(treasures=["Helm of Courage"])
    t.combat("Aric", "Potted Plant")
    expected = comes_of(t, "Aric", "fight")
    t.does("Aric", "fight").does("Suzan", "pass").does("Third", "pass")
    t.does("Aric", "play [Helm of Courage]", "end")
    assert expected == score(t.game.state, t.names.index("Aric"))


def test_what_could_be_done_now_is_not_done_later_for_nothing() -> None:
    """Else there would be no reason to do it now."""
    t = table(packs=("classic",)).has("Aric", level=3, hand=["Boil an Anthill"]).deck(doors=["Thief"])
    assert comes_of(t, "Aric", "kick") < comes_of(t, "Aric", "play [Boil an Anthill] on Aric")


def test_whoever_may_choose_takes_the_better() -> None:
    """Suzan helps for one of two Treasures; the seeds are many, so that chance would sometimes take the other."""
    for seed in range(6):
        t = table(packs=("classic",)).has("Aric", level=2).has("Suzan", level=6)
        t.deck(treasures=["Helm of Courage", "Boots of Butt-Kicking"], seed=seed).combat("Aric", "Platycore")
        t.does("Aric", "ask Suzan picks H").does("Suzan", "accept Aric").does("Aric", "fight").does("Third", "pass")
        expected = comes_of(t, "Suzan", "pass")
        t.does("Suzan", "pass")
        assert expected == comes_of(t, "Suzan", "choose [Boots of Butt-Kicking]")
        assert expected > comes_of(t, "Suzan", "choose [Helm of Courage]")


# ---------------------------------------------------------------- how many are played
def test_what_is_clear_is_not_thought_over_for_long() -> None:
    t = table(packs=("classic",)).has("Aric", level=1, hand=["Flaming Poison Potion"])
    assert games_imagined(t.combat("Aric", "Gelatinous Octahedron")) < HARD.games / 4
