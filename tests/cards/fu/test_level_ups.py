"""Go Up a Level in the fu set, each by play."""

from __future__ import annotations

import pytest

from tests.cards.fu.fights import TREASURES, over, sits
from tests.cards.fu.printed import PRINTED
from tests.cards.marks import card
from tests.marks import rule


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Engrish Transrate Plobrem", marks=card("Engrish Transrate Plobrem")),
        pytest.param("Let GM Show You His Karate Moves", marks=card("Let GM Show You His Karate Moves")),
        pytest.param("Subtitles", marks=card("Subtitles")),
        pytest.param("Take Off Five Years For Training", marks=card("Take Off Five Years For Training")),
    ],
)
@rule("GUAL-1", "GUAL-4", "GUAL-7", "CONFLICT-6")
def test_any_player_at_any_time_but_not_the_winning_level(name: str) -> None:
    PRINTED.goes_up_a_level(name)


@card("Director's Cut with Extra Bonus Scenes")
@rule("FAQ-165", "GUAL-1")
def test_extra_scenes_come_right_after_a_fight() -> None:
    cut = "Director's Cut with Extra Bonus Scenes"
    t = sits(level=5, takako={"hand": [cut], "level": 3}).deck(doors=["Go Hang"], treasures=TREASURES[:1])
    t.refused("Takako", f"play [{cut}] on Takako")
    t.does("Mia", "kick")
    t.refused("Takako", f"play [{cut}] on Takako")  # still running
    t.wins("Mia").does("Takako", f"play [{cut}] on Takako")
    assert t.level("Takako") == 4 and t.discards("treasure") == [cut]
    over(t)


@card("Kill the Hireling (Fu)", "Mook")
@rule("FAQ-167", "FAQ-4", "MOOK-2")
def test_somebodys_mook_has_to_go() -> None:
    kill = "Kill the Hireling (Fu)"
    t = sits(level=4, hand=[kill], takako={"table": ["Mook"], "attached": {"Mook": ["Evil Minions"]}})
    t.does("Mia", f"play [{kill}] on Mia discarding [Mook]")
    assert t.level("Mia") == 5 and t.used("Takako") == []
    assert t.discards("treasure") == ["Mook", kill] and t.discards("door") == ["Evil Minions"]
    t.nothing_pending_but("Mia")
    none = sits(level=4, hand=[kill])
    refusal = none.refused("Mia", f"play [{kill}] on Mia", "FAQ-167")
    assert "your" not in str(refusal)  # it may be anybody's
    top = sits(level=9, table=["Mook"], hand=[kill])
    top.refused("Mia", f"play [{kill}] on Mia discarding [Mook]", "CONFLICT-6")


@card("My Kung Fu Is Superior!")
@rule("GUAL-1")
def test_one_needs_a_style_to_be_superior() -> None:
    mine = "My Kung Fu Is Superior!"
    t = sits(level=4, table=["Ninja"], hand=[mine], takako={"table": ["Fox Kung Fu"]})
    t.refused("Mia", f"play [{mine}] on Mia")
    t.does("Mia", f"play [{mine}] on Takako")
    assert t.level("Takako") == 2 and t.level("Mia") == 4 and t.discards("treasure") == [mine]
    t.nothing_pending_but("Mia")


@card("Shave Your Head")
@rule("GUAL-1")
@pytest.mark.parametrize(("place", "works"), [("table", False), ("carried", False), ("hand", True)])
def test_a_head_is_shaved_where_there_is_no_hat(place: str, works: bool) -> None:
    t = sits(level=4, takako={place: ["Wok"]}, hand=["Shave Your Head"])
    if works:
        t.does("Mia", "play [Shave Your Head] on Takako")
        assert t.level("Takako") == 2
    else:
        t.refused("Mia", "play [Shave Your Head] on Takako")
        t.does("Mia", "play [Shave Your Head] on Mia")
        assert t.level("Mia") == 5
    t.nothing_pending_but("Mia")


@card("Won Ton Destruction")
@rule("FAQ-166", "LEVEL-4", "CONFLICT-6")
def test_one_level_is_destroyed_and_one_gained() -> None:
    t = sits(level=4, hand=["Won Ton Destruction"], takako={"level": 1}, erik={"level": 5})
    t.refused("Mia", "play [Won Ton Destruction] on Takako")  # nothing to destroy
    t.refused("Mia", "play [Won Ton Destruction] on Mia")
    t.does("Mia", "play [Won Ton Destruction] on Erik")
    assert [t.level(player) for player in ("Mia", "Takako", "Erik")] == [5, 1, 4]
    t.nothing_pending_but("Mia")
    top = sits(level=9, hand=["Won Ton Destruction"], erik={"level": 5})
    top.refused("Mia", "play [Won Ton Destruction] on Erik", "CONFLICT-6")
