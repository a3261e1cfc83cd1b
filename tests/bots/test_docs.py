"""docs/bots.md: the bot in the guide works."""

from __future__ import annotations

import re
from pathlib import Path

from kickdoor.bots import Observation, maker, next_up
from kickdoor.game import Game

GUIDE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_bot_of_the_guide_has_30_lines_and_plays_a_game(tmp_path: Path) -> None:
    shown = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert len(shown) == 1
    assert len(shown[0].splitlines()) <= 30
    file = tmp_path / "my_bot.py"
    file.write_text(shown[0])
    game = Game.new(["classic"], ["Ana", "Bo", "Cy"], 2, auto_pass=True)
    bots = [maker(f"{file}:Spoiler")(1), maker("random")(2), maker("random")(3)]
    for _ in range(5000):
        if game.over:
            break
        seat = next_up(game.pending()).seat
        game.submit(bots[seat].choose(Observation(game, seat)))
    assert game.over
    assert game.check() == []
