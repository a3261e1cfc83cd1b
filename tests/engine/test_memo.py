"""What is remembered is what would be listed afresh: at every step, for every seat, in every set and in a mix;
and no card is passed over that could do something.
"""

from __future__ import annotations

import random

import pytest

from kickdoor import Game
from kickdoor.engine.flow import listing
from kickdoor.engine.memo import NO_MEMO

MIXES = (["classic"], ["fu"], ["impossible"], ["pathfinder"], ["classic", "fu", "impossible", "pathfinder"])
PLAYERS = ("Ana", "Bo", "Cy", "Di")


def forgetful(game: Game) -> Game:
    """The same game without anything remembered."""
    other = game.clone()
    other.state.memo = [NO_MEMO] * other.state.n
    other.state.owed = None
    return other


@pytest.mark.parametrize("packs", MIXES, ids="+".join)
def test_lists_and_what_is_owed_are_the_same_remembered_and_afresh(
    packs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game.new(packs, PLAYERS, seed=11)
    pick = random.Random(11).random
    for _ in range(700):
        if game.over:
            break
        afresh = forgetful(game)
        assert game.pending() == afresh.pending()
        for seat in range(len(PLAYERS)):
            listed = game.legal(seat)
            with monkeypatch.context() as patch:
                patch.setattr(listing, "_timings", lambda *_: -1)  # looks at every card, whatever the moment
                assert listed == afresh.legal(seat)
        owed = game.pending()
        actions = game.legal(owed[int(pick() * len(owed))].seat)
        game.submit(actions[int(pick() * len(actions))])


def test_a_list_that_was_handed_out_can_be_changed_without_harm() -> None:
    game = Game.new(["classic"], PLAYERS, seed=3)
    for name in PLAYERS:
        game.submit(f"{name}: ready")
    seat = game.pending()[0].seat
    listed = game.legal(seat)
    whole = list(listed)
    listed.clear()
    again = game.legal(seat)
    assert again == whole
    again.clear()
    assert game.legal(seat) == whole
