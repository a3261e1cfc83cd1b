"""Lessons: every file can be played through and teaches what is true; a served lesson follows its script and waits."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.engine.actions import Action
from kickdoor.lessons import FOLDER, LEARNER, lesson, lessons
from kickdoor.protocol import messages as protocol
from kickdoor.protocol.options import Options, Timing
from kickdoor.record.scenario import run as play_scenario
from kickdoor.rules.catalogue import get_rule
from kickdoor.server.requests import Refused
from kickdoor.server.table_manager import TableManager
from tests.server.tables import Clock, Player, facts, manager_at, read_anew, run, table_of, turn

IDS = [each.id for each in lessons()]
PAGES = Path(__file__).parent.parent.parent / "web" / "src" / "locales" / "en" / "tutorial.ftl"


# ---------------------------------------------------------------- the files
def test_there_are_five_lessons_in_order() -> None:
    assert IDS == ["first-door", "first-fight", "help", "interfering", "running"]
    assert len(list(FOLDER.glob("*.yaml"))) == 5


@pytest.mark.parametrize("id", IDS)
def test_a_lesson_plays_through_as_a_scenario(id: str) -> None:
    result = play_scenario(lesson(id).scenario)
    assert result.passed, result.failure


@pytest.mark.parametrize("id", IDS)
def test_every_step_has_words_and_a_rule_of_the_set_that_is_played(id: str) -> None:
    told = {line.partition(" = ")[0] for line in PAGES.read_text(encoding="utf-8").splitlines()}
    for number, (_, rule) in enumerate(lesson(id).steps, start=1):
        assert f"tutorial-{id}-{number}" in told
        assert "classic" in get_rule(rule).sets
    assert f"tutorial-{id}-{len(lesson(id).steps) + 1}" not in told
    assert {f"tutorial-{id}-{word}" for word in ("about", "done", "praise")} <= told


@pytest.mark.parametrize("id", IDS)
def test_every_step_is_one_that_clients_are_offered(id: str) -> None:
    """Clients find it in the list of legal actions, word for word."""
    game, left = lesson(id).begin(), [action for action, _ in lesson(id).steps]
    for line in lesson(id).lines:
        while game.why_not(game.parse(line.action)) is not None:
            game.submit(Action(next(d.seat for d in game.pending() if d.kind == "pass"), "pass"))
        if line.seat == LEARNER:
            assert line.action == left.pop(0)
            assert line.action in [game.text(each) for each in game.legal(LEARNER)]
        game.submit(game.parse(line.action))
    assert not left


# ---------------------------------------------------------------- at a table
async def learner(manager: TableManager, id: str) -> Player:
    [player] = await table_of(manager, "Riley", options=Options(lesson=id, timing=Timing(pace=0.5)))
    return player


def steps_done(player: Player) -> int:
    assert player.table.lesson is not None
    return player.table.lesson.steps_done(player.table.actions)


async def one_step(manager: TableManager, clock: Clock, player: Player) -> None:
    """Do what the coach says if it is legal, otherwise have no objection; then let time pass."""
    found, game = player.table.lesson, player.table.playing
    assert found is not None and game is not None
    wanted = next((action for action, _ in found.steps[steps_done(player) :]), "")
    if wanted and any(d.seat == LEARNER for d in game.pending()) and game.why_not(game.parse(wanted)) is None:
        await player.does(wanted)
    elif player.table.is_asked(LEARNER) and LEARNER not in player.table.marks:
        await player.does("pass")
    await turn(clock, 500, manager)


async def play_through(manager: TableManager, clock: Clock, player: Player) -> None:
    found = player.table.lesson
    assert found is not None
    for _ in range(120):
        if found.next_line(player.table.actions) is None and player.table.window < 0:
            return
        await one_step(manager, clock, player)
    raise AssertionError(f"{found.id} does not come to its end: {player.table.actions}")


@pytest.mark.parametrize("id", IDS)
def test_a_served_lesson_comes_to_its_end(tmp_path: Path, id: str) -> None:
    """A player who follows the lesson sees everything that its file says; the log alone gives the same."""

    async def work() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "k.db", clock) as manager:
            player = await learner(manager, id)
            await play_through(manager, clock, player)
            assert player.latest.info.lesson_step == len(lesson(id).steps)
            assert facts(await read_anew(manager, player.table.id)) == facts(player.table)

    run(work())


def test_a_served_lesson_has_the_table_of_its_file(tmp_path: Path) -> None:
    async def work() -> None:
        async with manager_at(tmp_path / "k.db") as manager:
            player = await learner(manager, "interfering")
            info, scene = player.latest.info, player.latest.scene
            assert scene is not None
            assert [each.name for each in scene.players] == ["Riley", "Ben", "Cleo"]
            assert [each.level for each in scene.players] == [4, 9, 3]
            assert [card.name for card in scene.hand] == ["Humongous", "Flaming Poison Potion"]
            assert (info.options.lesson, info.options.seats, info.lesson_step) == ("interfering", 3, 0)
            assert (info.options.timing.reading, info.options.timing.decision, info.options.timing.hold) == (None,) * 3

    run(work())


def test_the_table_waits_for_the_learner(tmp_path: Path) -> None:
    """Ben would win the game, but does not, however long the learner reads."""

    async def work() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "k.db", clock) as manager:
            player = await learner(manager, "interfering")
            for _ in range(10):
                await turn(clock, 500, manager)
            before = player.table.actions[:]
            assert before == ["Ben: kick", "Ben: fight"]
            await turn(clock, 24 * 3600 * 1000, manager)
            assert player.table.actions == before and player.table.window >= 0

    run(work())


def test_a_bot_that_asks_for_help_waits_for_the_answer(tmp_path: Path) -> None:
    """Ben has asked for help and does not fight alone before he is answered."""

    async def work() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "k.db", clock) as manager:
            player = await learner(manager, "help")
            while steps_done(player) < 4:
                await one_step(manager, clock, player)
            for _ in range(20):
                await turn(clock, 500, manager)
            assert player.table.actions[-1] == "Ben: ask Riley picks H"
            await player.does("accept Ben")
            await turn(clock, 500, manager)
            assert player.table.actions[-1] == "Ben: fight"

    run(work())


def test_an_undone_step_has_to_be_done_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with manager_at(tmp_path / "k.db") as manager:
            player = await learner(manager, "first-door")
            await player.does("play [Helm of Courage]")
            assert player.latest.info.lesson_step == 1
            await player.must(protocol.Undo)
            assert player.latest.info.lesson_step == 0

    run(work())


def test_an_unknown_lesson_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with manager_at(tmp_path / "k.db") as manager:
            with pytest.raises(Refused, match="there is no lesson 'swimming'"):
                await manager.create(Options(lesson="swimming"), "secret-of-nobody-xxxxxxxx")

    run(work())


def test_only_lessons_can_have_the_scripted_bot(tmp_path: Path) -> None:
    async def work() -> None:
        async with manager_at(tmp_path / "k.db") as manager:
            with pytest.raises(Refused, match="There is no bot 'lesson'"):
                await manager.create(Options(bot="lesson"), "secret-of-nobody-xxxxxxxx")

    run(work())
