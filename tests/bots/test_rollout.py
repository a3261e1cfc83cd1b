"""Rollouts go on as real games do, and stop as soon as the best action is clear."""

from __future__ import annotations

from kickdoor.bots import Observation
from kickdoor.bots.evaluation import NEUTRAL, score
from kickdoor.bots.rollout import Rollout
from kickdoor.bots.search_bot import STRENGTHS, SearchBot
from kickdoor.engine.model.ids import Seat
from kickdoor.engine.model.state import State
from tests.table import Table, table

HARD = STRENGTHS["hard"]


class Counting(Observation):
    """Counts the sampled games."""

    games = 0

    def imagine(self, seed: int) -> State:
        self.games += 1
        return super().imagine(seed)


def games_sampled(t: Table) -> int:
    """Return in how many sampled games Aric's candidates are played out. Lookahead takes one more."""
    observation = Counting(t.game, 0)
    SearchBot(HARD, 1).choose(observation)
    return observation.games - 1


def score_after(t: Table, name: str, text: str) -> float:
    return Rollout(Seat(t.names.index(name)), NEUTRAL).play(t.game.state, t.game.parse(f"{name}: {text}"))


# ---------------------------------------------------------------- how a game goes on
def test_a_losing_fighter_is_helped() -> None:
    """Third is strong enough for both, if alive."""

    def frogs(*, dead: bool) -> Table:
        t = table(packs=("classic",)).has("Aric", level=2).has("Suzan", level=3).has("Third", level=6, dead=dead)
        return t.deck(dice=[1]).combat("Aric", "Flying Frogs")

    assert score_after(frogs(dead=False), "Aric", "fight") > score_after(frogs(dead=True), "Aric", "fight") + 1.0


def test_won_items_are_equipped() -> None:
    t = table(packs=("classic",)).has("Aric", level=5).deck(treasures=["Helm of Courage"])
    t.combat("Aric", "Potted Plant")
    expected = score_after(t, "Aric", "fight")
    t.does("Aric", "fight").does("Suzan", "pass").does("Third", "pass")
    t.does("Aric", "play [Helm of Courage]", "end")
    assert expected == score(t.game.state, Seat(t.names.index("Aric")))


def test_what_could_be_done_now_is_not_done_later_for_free() -> None:
    """Else there would be no reason to do it now."""
    t = table(packs=("classic",)).has("Aric", level=3, hand=["Boil an Anthill"]).deck(doors=["Thief"])
    assert score_after(t, "Aric", "kick") < score_after(t, "Aric", "play [Boil an Anthill] on Aric")


def test_the_better_treasure_is_chosen() -> None:
    """Suzan helps for one of two Treasures. Several seeds, so that a random choice would sometimes take the other."""
    for seed in range(6):
        t = table(packs=("classic",)).has("Aric", level=2).has("Suzan", level=6)
        t.deck(treasures=["Helm of Courage", "Boots of Butt-Kicking"], seed=seed).combat("Aric", "Platycore")
        t.does("Aric", "ask Suzan picks H").does("Suzan", "accept Aric").does("Aric", "fight").does("Third", "pass")
        expected = score_after(t, "Suzan", "pass")
        t.does("Suzan", "pass")
        assert expected == score_after(t, "Suzan", "choose [Boots of Butt-Kicking]")
        assert expected > score_after(t, "Suzan", "choose [Helm of Courage]")


# ---------------------------------------------------------------- how many are played
def test_a_clear_decision_takes_few_samples() -> None:
    t = table(packs=("classic",)).has("Aric", level=1, hand=["Flaming Poison Potion"])
    assert games_sampled(t.combat("Aric", "Gelatinous Octahedron")) < HARD.samples / 4
