"""Hints: for a player who is alone with bots, from what the player knows, and only if the host allows them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from kickdoor.bots.advice import Option
from kickdoor.engine.actions import Action
from kickdoor.protocol import messages as protocol
from kickdoor.protocol.options import Options
from kickdoor.server import hints
from tests.server.tables import FAST, Clock, Player, lay, manager_at, run, table_of
from tests.table import Table as Laid
from tests.table import table

SLOW: Options = msgspec.structs.replace(FAST, timing=msgspec.structs.replace(FAST.timing, pace=10.0))


async def fight(manager: Any, *people: str, options: Options = SLOW) -> list[Player]:
    """Ana is losing a fight that her potion wins."""
    players: list[Player] = await table_of(manager, *people, options=options)
    laid = Laid(*[seat.name for seat in players[0].table.seats], packs=("classic",), reaction_seconds=0)
    laid.has("Ana", level=3, hand=["Flaming Poison Potion", "Potted Plant"])
    await lay(players[0], laid.combat("Ana", "Platycore"))
    return players


def test_a_hint_says_what_and_why_with_the_chances(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            (ana,) = await fight(manager, "Ana")
            assert ana.latest.info.may_hint
            moves = ana.table.moves
            found = await ana.ask(protocol.Hint)
            assert isinstance(found, protocol.Hinted) and 1 <= len(found.options) <= 3
            assert found.seq == ana.latest.seq
            assert [each.chance for each in found.options] == sorted((e.chance for e in found.options), reverse=True)
            best = found.options[0]
            assert best.text.key.startswith("choice-") and found.why.key.startswith("hint-") and found.why.text
            again = await ana.ask(protocol.Hint)
            assert isinstance(again, protocol.Hinted) and again.options == found.options, (
                "the same state, the same hint"
            )
            assert ana.table.moves == moves, "nothing is played"
            await ana.does(best.action)
            assert ana.table.moves > moves

    run(play())


def test_a_hint_uses_nothing_that_is_hidden(tmp_path: Path) -> None:
    """The cards of the bots and of the decks change; the hint does not."""

    async def play() -> None:
        found = list[tuple[object, ...]]()
        for cards in (["Mithril Armor", "Hoard!"], ["Kneepads of Allure", "Sleep Potion"]):
            async with manager_at(tmp_path / f"db{len(found)}", Clock()) as manager:
                (ana,) = await table_of(manager, "Ana", options=SLOW)
                names = [seat.name for seat in ana.table.seats]
                laid = Laid(*names, packs=("classic",), reaction_seconds=0)
                laid.has("Ana", level=3, hand=["Flaming Poison Potion"]).has(names[1], hand=cards)
                await lay(ana, laid.combat("Ana", "Platycore"))
                ana.table.moves = 100  # the seed of a hint; how many bots had set up when the cards were laid differs
                hinted = await ana.ask(protocol.Hint)
                assert isinstance(hinted, protocol.Hinted)
                found.append((hinted.options, hinted.why))
        assert found[0] == found[1]

    run(play())


def test_no_hints_among_people_or_if_the_host_says_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo = await fight(manager, "Ana", "Bo")
            assert not ana.latest.info.may_hint
            assert await ana.refused(protocol.Hint) == "no_hints"
            assert await bo.refused(protocol.Hint) == "no_hints"
            (cleo,) = await table_of(manager, "Ana", options=msgspec.structs.replace(SLOW, hints=False))
            assert not cleo.latest.info.may_hint
            assert await cleo.refused(protocol.Hint) == "no_hints"

    run(play())


def test_no_hint_where_there_is_nothing_to_decide(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            (ana,) = await table_of(manager, "Ana", options=SLOW)
            names = [seat.name for seat in ana.table.seats]
            laid = Laid(*names, packs=("classic",), reaction_seconds=0)
            await lay(ana, laid.deck(turn=names[1]))
            assert await ana.refused(protocol.Hint) == "nothing_to_decide"

    run(play())


# ---------------------------------------------------------------- why
LOSING = table("Ana", "Bo", "Cy", packs=("classic",)).has("Ana", level=4, hand=["Flaming Poison Potion"])
LOSING.has("Cy", level=6).combat("Ana", "Platycore")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("ask Cy picks H", "hint-help"),
        ("run", "hint-run"),
        ("play [Flaming Poison Potion] on fighters", "hint-turns-fight"),
        ("play [Flaming Poison Potion] on monsters", "hint-better"),
    ],
)
def test_the_reason_fits_what_is_advised(text: str, why: str) -> None:
    action = LOSING.game.parse(f"Ana: {text}")
    other = Option(Action(0, "withdraw"), 0.3)
    found = hints.reason(LOSING.game, 0, [Option(action, 0.5), other], LOSING.names)
    assert found.message == why and found.text


def test_the_reason_for_stopping_a_winner_and_for_small_differences() -> None:
    t = table("Ana", "Bo", "Cy", packs=("classic",)).has("Ana", level=9)
    t.has("Cy", hand=["Flaming Poison Potion"]).combat("Ana", "Potted Plant")
    potion = t.game.parse("Cy: play [Flaming Poison Potion] on monsters")
    assert (
        hints.reason(t.game, 2, [Option(potion, 0.5), Option(potion, 0.1)], t.names).text
        == "Otherwise Ana wins the game."
    )
    assert hints.reason(t.game, 0, [Option(t.game.parse("Ana: fight"), 0.9)], t.names).message == "hint-winning"
    calm = table("Ana", "Bo", "Cy", packs=("classic",))
    kick, end = Action(0, "kick"), Action(0, "end")
    assert hints.reason(calm.game, 0, [Option(kick, 0.4), Option(end, 0.1)], calm.names).message == "hint-kick"
    assert hints.reason(calm.game, 0, [Option(end, 0.4), Option(kick, 0.39)], calm.names).message == "hint-close"
    assert hints.reason(calm.game, 0, [Option(end, 0.4)], calm.names).message == "hint-only"
