"""Sampled games in the middle of an effect: what the stack says of hidden cards fits the cards dealt anew."""

from __future__ import annotations

from kickdoor.engine.frames import Program
from kickdoor.engine.imagine import imagined
from kickdoor.engine.model.ids import HAND
from tests.table import Table, table

HAND_OF_MIA = ["Wok", "Blond Wig", "Silk Armor", "War Fan", "Neon Kimono"]


def groped() -> Table:
    """Mia's left neighbour has taken a card of her hand and her right neighbour is about to; Zoe looks on."""
    t = table("Mia", "Takako", "Zoe", "Erik", packs=("fu",)).has("Mia", hand=HAND_OF_MIA)
    t.has("Zoe", hand=["Kung Fu Grope"]).does("Zoe", "play [Kung Fu Grope] on Mia").strikes()
    t.does("Takako", "choose [Wok]")
    assert t.owes("Erik") == "choose"
    return t


def test_cards_that_an_effect_has_moved_stay_where_they_are() -> None:
    t = groped()
    zoe, takako, mia = t.seat("Zoe"), t.seat("Takako"), t.seat("Mia")
    for seed in range(30):
        world = imagined(t.game.state, zoe, seed)
        moved = [card for frame in world.frames if isinstance(frame, Program) for card in frame.moved]
        assert [world.place[card] for card in moved] == [HAND + takako]
        offered = world.frames[-1].cards_held()
        assert sorted(offered) == sorted(world.hands[mia])


def test_hidden_cards_differ_and_the_own_hand_stays() -> None:
    t = groped()
    state, mia, erik = t.game.state, t.seat("Mia"), t.seat("Erik")
    worlds = [imagined(state, mia, seed) for seed in range(8)]
    assert {world.hands[mia] for world in worlds} == {state.hands[mia]}
    assert len({tuple(world.decks[0]) for world in worlds}) == 8
    assert {len(world.hands[erik]) for world in worlds} == {len(state.hands[erik])}
    assert imagined(state, mia, 3) == worlds[3] != worlds[4]
