"""Reaction windows over time: reading time, last call, no objection, WAIT!, automatic passes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kickdoor.protocol import messages as protocol
from kickdoor.protocol.options import Options, Timing
from kickdoor.server import table_view
from kickdoor.server.table import WAIT, Table
from kickdoor.server.table_manager import TableManager
from tests.server.tables import Clock, Player, lay, manager_at, run, settle, table_of, turn
from tests.table import Table as Laid

NAMES = ("Ana", "Bo", "Cy")
TIMED = Options(seats=3, bot="random", timing=Timing(reading=4, pace=1.2))
UNTIMED = Options(seats=3, bot="random", timing=Timing(reading=None, pace=1.2))


def a_fight(level: int = 3, *, edition: str = "classic", **bo: list[str]) -> Laid:
    """Ana fights and is winning."""
    laid = Laid(*NAMES, packs=("classic",), edition=edition).has("Ana", level=level).has("Bo", **bo)
    return laid.combat("Ana", "Potted Plant")


async def a_window(clock: Clock, players: list[Player], laid: Laid | None = None) -> None:
    """Let Ana declare a win; the others may react."""
    await lay(players[0], laid or a_fight())
    await players[0].does("fight")
    assert players[0].table.window >= 0


def is_open(player: Player) -> bool:
    return player.table.window >= 0


@pytest.mark.rule("TIMING-16", "TIMING-17")
@pytest.mark.parametrize(("edition", "last"), [("classic", 2600), ("pathfinder", 3750)])
@pytest.mark.parametrize("reading", [4, 8])
def test_reading_then_the_last_call_of_the_edition(tmp_path: Path, edition: str, last: int, reading: int) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            players = await table_of(manager, *NAMES, options=Options(seats=3, timing=Timing(reading=reading)))
            await a_window(clock, players, a_fight(edition=edition))
            shown = players[1].latest.info.clock
            assert shown is not None
            assert (shown.last_call, shown.closes) == (reading * 1000, reading * 1000 + last)
            await turn(clock, reading * 1000 + last - 1, manager)
            assert is_open(players[0])
            await turn(clock, 1, manager)
            assert not is_open(players[0])

    run(play())


@pytest.mark.rule("AMB-2")
def test_every_play_opens_the_window_anew(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            players = await table_of(manager, *NAMES, options=TIMED)
            ana, bo, cy = players
            await a_window(clock, players, a_fight(hand=["Flaming Poison Potion"]))
            await cy.does("pass")
            await turn(clock, 6000, manager)
            await bo.does("play [Flaming Poison Potion] on fighters")
            assert not bo.table.marks
            await turn(clock, 6599, manager)
            assert is_open(ana)
            await turn(clock, 1, manager)
            assert not is_open(ana)

    run(play())


def test_a_window_closes_when_everybody_has_passed(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            players = await table_of(manager, *NAMES, options=TIMED)
            ana, bo, cy = players
            await a_window(clock, players)
            await turn(clock, 1500, manager)
            await bo.does("pass")
            assert bo.latest.info.clock == protocol.Clock(last_call=2500, closes=5100, mine=True)
            await ana.must(protocol.Say, text="well?")  # chat changes nothing
            assert is_open(ana) and ana.latest.info.clock == protocol.Clock(last_call=2500, closes=5100)
            await cy.does("pass")
            assert not is_open(ana)
            await ana.does("end")  # the game goes on
            assert is_open(ana)

    run(play())


def test_untimed_tables_wait_for_everybody(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            players = await table_of(manager, *NAMES, options=UNTIMED)
            ana, bo, cy = players
            await a_window(clock, players)
            await bo.does("pass")
            await turn(clock, 86_400_000, manager)
            assert is_open(ana) and ana.latest.info.clock == protocol.Clock()
            await cy.does("pass")
            await turn(clock, 2600, manager)
            assert not is_open(ana)

    run(play())


def test_marks_are_shown_at_the_last_call_and_automatic_ones_look_alike(tmp_path: Path) -> None:
    """Ana is sent the same whether Bo has no objection or passes automatically."""

    async def play(how: str, file: Path) -> list[protocol.Update]:
        clock = Clock()
        async with manager_at(file, clock) as manager:
            players = await table_of(manager, *NAMES, options=TIMED)
            ana, bo, _ = players
            await lay(ana, a_fight())
            if how == "automatic":
                await bo.must(protocol.Auto, scope="fight")
            await ana.does("fight")
            before = len(ana.updates)
            if how == "marked":
                await bo.does("pass")
            await turn(clock, 3999, manager)
            assert len(ana.updates) == before  # nobody learns who will pass
            await ana.must(protocol.Say, text="hm")
            clocks = [update.info.clock for update in ana.updates[before:] if isinstance(update, protocol.Update)]
            assert clocks == [protocol.Clock(last_call=1, closes=2601)]
            await turn(clock, 1, manager)
            assert ana.latest.info.clock == protocol.Clock(last_call=0, closes=2600, marked=(1,))
            await turn(clock, 2600, manager)
            return [u for u in ana.updates if isinstance(u, protocol.Update) and u.scene is not None][-4:]

    async def both() -> None:
        marked = await play("marked", tmp_path / "a")
        automatic = await play("automatic", tmp_path / "b")
        for one, other in zip(marked, automatic, strict=True):
            assert (one.seq, one.info.clock, one.news) == (other.seq, other.info.clock, other.news)

    run(both())


# ---------------------------------------------------------------- WAIT!
def test_wait_holds_for_fifteen_seconds_and_there_are_three(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            players = await table_of(manager, *NAMES, options=TIMED)
            ana, bo, cy = players
            await a_window(clock, players)
            await cy.does("pass")
            await turn(clock, 6599, manager)  # in the very last moment
            await bo.must(protocol.Wait)
            assert ana.latest.info.clock == protocol.Clock(last_call=WAIT, closes=WAIT + 2600, held_by=(1,))
            await turn(clock, WAIT + 2599, manager)
            assert is_open(ana)
            await bo.must(protocol.Wait)
            await bo.must(protocol.Wait)
            assert await bo.refused(protocol.Wait) == "no_waits_left"
            assert await ana.refused(protocol.Wait) == "no_window"  # it is her fight: she is not asked
            assert bo.latest.info.waits_left == 0
            await turn(clock, 2 * WAIT + 2600, manager)
            assert not is_open(ana)

    run(play())


def test_whoever_waits_ends_it_by_no_objection(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            players = await table_of(manager, *NAMES, options=TIMED)
            ana, bo, cy = players
            await a_window(clock, players)
            await bo.must(protocol.Wait)
            await cy.does("pass")
            await turn(clock, 8000, manager)
            assert is_open(ana)
            await bo.does("pass")
            assert not is_open(ana)

    run(play())


def test_a_play_gives_one_wait_back_and_talk_does_not(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            players = await table_of(manager, *NAMES, options=TIMED)
            _, bo, _ = players
            await a_window(clock, players, a_fight(hand=["Flaming Poison Potion"]))
            await bo.must(protocol.Wait)
            await bo.does("offer help to Ana")
            assert bo.table.seats[1].waits == 1
            await bo.does("play [Flaming Poison Potion] on fighters")
            assert bo.table.seats[1].waits == 0
            await bo.must(protocol.Undo)
            assert bo.table.seats[1].waits == 1  # undoing the play does not give the WAIT! back

    run(play())


# ---------------------------------------------------------------- automatic passes
@pytest.mark.parametrize(("scope", "reopened", "next_window"), [("window", True, False), ("fight", True, True)])
def test_a_scope_lasts_as_long_as_it_says(tmp_path: Path, scope: str, reopened: bool, next_window: bool) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            players = await table_of(manager, *NAMES, options=TIMED)
            ana, bo, cy = players
            laid = a_fight(hand=["Flaming Poison Potion", "Freezing Explosive Potion", "Magic Missile"])
            await a_window(clock, players, laid)
            await cy.must(protocol.Auto, scope=scope)
            await bo.does("play [Flaming Poison Potion] on fighters")
            assert (cy.table.seats[2].scope == scope) is reopened
            # the other side is ahead now: Ana must decide again, and there is another window
            await bo.does("play [Magic Missile] on monsters", "play [Freezing Explosive Potion] on monsters")
            await ana.does(await verdict(ana))
            assert is_open(ana)
            assert (cy.table.seats[2].scope == scope) is next_window

    async def verdict(ana: Player) -> str:
        assert ana.table.playing is not None
        return ana.table.playing.text(ana.table.playing.legal(0)[0])

    run(play())


def test_the_fight_scope_ends_with_the_fight_and_needs_one(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            players = await table_of(manager, *NAMES, options=TIMED)
            _, bo, cy = players
            await a_window(clock, players)
            await bo.must(protocol.Auto, scope="fight")
            await cy.must(protocol.Auto, scope="turn")
            await turn(clock, 3800, manager)
            assert not is_open(bo)
            assert bo.table.seats[1].scope == ""
            assert cy.table.seats[2].scope == "turn"
            assert await bo.refused(protocol.Auto, scope="fight") == "no_fight"
            assert await bo.refused(protocol.Auto, scope="window") == "no_window"

    run(play())


def test_the_turn_scope_ends_with_ones_turn(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, bo, cy = await table_of(manager, *NAMES, options=TIMED)
            laid = Laid(*NAMES, packs=("classic",)).deck(doors=["Elf"], treasures=["Boil an Anthill"], turn="Ana")
            await lay(ana, laid.does("Ana", "kick", "keep", "loot"))
            await bo.must(protocol.Auto, scope="turn")
            await cy.must(protocol.Auto, scope="turn")
            await ana.does("end")
            await turn(clock, 3800, manager)
            assert ana.table.game is not None and ana.table.game.state.turn == 1
            assert [seat.scope for seat in ana.table.seats] == ["", "", "turn"]

    run(play())


@pytest.mark.parametrize(
    ("deed", "ended"),
    [
        ("play [Curse! Lose a Level] on Cy", {2}),
        ("give [Helm of Courage] to Cy", {2}),
        ("play [Wandering Monster] with [Lame Goblin]", {0, 2}),
        ("play [Flaming Poison Potion] on fighters", set()),
    ],
)
def test_aimed_at_asked_or_one_monster_more(tmp_path: Path, deed: str, ended: set[int]) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            players = await table_of(manager, *NAMES, options=TIMED)
            ana, bo, cy = players
            hand = ["Curse! Lose a Level", "Wandering Monster", "Lame Goblin", "Flaming Poison Potion"]
            await a_window(clock, players, a_fight(hand=hand, carried=["Helm of Courage"]))
            await cy.must(protocol.Auto, scope="turn")
            await ana.must(protocol.Auto, scope="turn")
            await bo.does(deed)
            assert {n for n in (0, 2) if bo.table.seats[n].scope == ""} == ended

    run(play())


def test_nobody_passes_the_last_kill_by_accident(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            players = await table_of(manager, *NAMES, options=TIMED)
            ana, bo, cy = players
            await lay(ana, a_fight(level=9))
            await bo.must(protocol.Auto, scope="fight")
            await cy.must(protocol.Auto, scope="turn")
            await ana.does("fight")
            twice_to_read = protocol.Clock(last_call=8000, closes=10_600, wins=True)
            assert bo.latest.info.clock == twice_to_read
            await turn(clock, 10_599, manager)
            assert is_open(ana)
            await turn(clock, 1, manager)
            assert ana.table.stage == "over"

    run(play())


def test_a_pause_stops_the_clocks_and_a_window_begins_anew(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            players = await table_of(manager, *NAMES, options=TIMED)
            ana, bo, cy = players
            await a_window(clock, players)
            await turn(clock, 6000, manager)
            await cy.must(protocol.Pause)
            assert ana.latest.info.paused and ana.latest.info.clock is None
            await turn(clock, 3_600_000, manager)
            assert is_open(ana)
            for request in (protocol.Wait, protocol.Undo):
                assert await bo.refused(request) == "paused"
            assert await bo.refused(protocol.Do, action="pass") == "paused"
            await bo.must(protocol.Pause, on=False)
            assert await bo.refused(protocol.Pause, on=False) == "no_change"
            await turn(clock, 6599, manager)
            assert is_open(ana)
            await turn(clock, 1, manager)
            assert not is_open(ana)

    run(play())


def test_a_restart_in_the_middle_gives_a_full_window(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        options = Options(seats=3, bot="random", timing=Timing(reading=4, pace=1.2, decision=90))
        async with manager_at(tmp_path / "db", clock) as manager:
            players = await table_of(manager, *NAMES, options=options)
            for player in players:
                await player.does("ready")
            await turn(clock, 80_000, manager)
            first = players[0].table.pending()
        async with manager_at(tmp_path / "db", clock) as manager:
            live = await manager.live(players[0].table.id)
            await turn(clock, 3_600_000, manager)  # nobody has come back yet
            assert live.table.pending() == first
            ana = await Player(manager, live, players[0].secret).come()
            await turn(clock, 89_999, manager)
            assert ana.table.pending() == first
            await settle(manager)

    run(play())


# ---------------------------------------------------------------- alone with bots, own stops
async def a_bots_kill(manager: TableManager, hand: list[str], *stops: str) -> Player:
    """Ana is alone with bots, holds these cards, and one of the bots declares a win."""
    (ana,) = await table_of(manager, "Ana", options=TIMED)
    names = [seat.name for seat in ana.table.seats]
    if stops:
        await ana.must(protocol.Stop, moments=stops)
    laid = Laid(*names, packs=("classic",)).has("Ana", hand=hand).has(names[1], level=3)
    laid = laid.combat(names[1], "Potted Plant").does(names[1], "fight")
    await lay(ana, laid)
    return ana


@pytest.mark.parametrize(
    ("hand", "stops", "asked"),
    [([], (), False), (["Helm of Courage"], (), False), (["Baby", "Ancient"], (), True), ([], ("kill",), True)],
)
def test_alone_with_bots_only_a_window_with_a_choice_stays_open(
    tmp_path: Path, hand: list[str], stops: tuple[str, ...], asked: bool
) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            ana = await a_bots_kill(manager, hand, *stops)
            assert (is_open(ana) and not ana.table.has_no_objection(0)) == asked
            if asked:
                await ana.does("pass")
            assert not is_open(ana) or ana.table.asked()[0].about != "kill"
            before = len(ana.table.actions)
            await turn(clock, 5000, manager)
            assert len(ana.table.actions) > before  # bots go on

    run(play())


@pytest.mark.parametrize(("hand", "seen"), [(["Baby", "Ancient"], False), (["Helm of Courage"], True)])
def test_alone_with_bots_a_kill_that_the_player_could_prevent_is_declared_at_once(
    tmp_path: Path, hand: list[str], seen: bool
) -> None:
    """A player who is asked can look at the monster as long as they like; if they are not asked, they see it first."""

    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            options = Options(seats=3, bot="medium", timing=Timing(pace=1.2))
            (ana,) = await table_of(manager, "Ana", options=options)
            names = [seat.name for seat in ana.table.seats]
            laid = Laid(*names, packs=("classic",)).has("Ana", hand=hand).has(names[1], level=3)
            await lay(ana, laid.deck(turn=names[1], doors=["Potted Plant"]))
            begin = len(ana.table.actions)
            while len(ana.table.actions) == begin:
                await turn(clock, 1, manager)
            did = ana.table.actions[begin:]
            assert did[0] == f"{names[1]}: kick"
            assert (f"{names[1]}: fight" in did) == (not seen)
            assert (is_open(ana) and ana.table.is_asked(0)) == (not seen)
            await turn(clock, 1199, manager)
            assert (f"{names[1]}: fight" in ana.table.actions) == (not seen)
            await turn(clock, 1, manager)
            assert f"{names[1]}: fight" in ana.table.actions

    run(play())


@pytest.mark.parametrize(
    ("discard", "asked"),
    [("Curse! Lose a Level", False), ("Plutonium Dragon", False), ("Potted Plant", True), ("Elf", True)],
)
def test_alone_with_bots_a_cleric_is_asked_only_about_a_discard_worth_taking(
    tmp_path: Path, discard: str, asked: bool
) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            (ana,) = await table_of(manager, "Ana", options=TIMED)
            names = [seat.name for seat in ana.table.seats]
            laid = Laid(*names, packs=("classic",)).has("Ana", level=3, table=["Cleric"], hand=["Baby"])
            await lay(ana, laid.deck(doors=["Dwarf"], door_discards=[discard]))
            await ana.does("kick")
            assert (is_open(ana) and ana.table.asked()[0].about == "draw") == asked
            if asked:
                await ana.does("use Resurrection discarding [Baby]")
            await ana.does("fight" if discard == "Potted Plant" else "keep")

    run(play())


def test_a_stop_beats_an_automatic_pass(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            players = await table_of(manager, *NAMES, options=TIMED)
            ana, bo, cy = players
            await bo.must(protocol.Stop, moments=("kill",))
            await lay(ana, a_fight())
            for each in (bo, cy):
                await each.must(protocol.Auto, scope="turn")
            await ana.does("fight")
            assert is_open(ana)
            await bo.must(protocol.Stop)  # stop no more: now both pass automatically
            assert not is_open(ana)
            await ana.does("end")

    run(play())


def a_flight() -> Laid:
    return Laid(*NAMES, packs=("classic",)).has("Bo", hand=["Instant Wall"]).combat("Ana", "Large Angry Chicken")


def seats_that_owe(table: Table) -> set[int]:
    """Return the seats that owe something, as Bo sees it."""
    scene = table_view.scene(table, 1)
    assert scene is not None
    return {owed.seat for owed in scene.pending}


async def let_run(manager: TableManager, *before: tuple[int, type[protocol.Request], dict[str, Any]]) -> list[Player]:
    """Let Ana run and the others pass, up to her roll.

    `before`: requests sent while her flight could still be stopped.
    """
    players = await table_of(manager, *NAMES, options=TIMED)
    await lay(players[0], a_flight())
    await players[0].does("run")
    for seat, request, parts in before:
        await players[seat].must(request, **parts)
    for each in players[1:]:
        await each.does("pass")
    return players


def test_before_the_roll_only_the_runner_is_asked(tmp_path: Path) -> None:
    """The others could react when she declared her flight."""

    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, bo, _ = await let_run(manager)
            assert seats_that_owe(ana.table) == {0}
            await turn(clock, 10_000, manager)
            assert ana.table.runners() == (0,)  # runs only after the time for a decision
            assert (await bo.ask(protocol.Wait)).code == "no_window"
            await ana.does("pass")
            assert ana.table.asked()[0].about == "roll"

    run(play())


@pytest.mark.parametrize("before", [(1, protocol.Wait, {}), (1, protocol.Stop, {"moments": ("run",)})])
def test_who_called_wait_or_set_a_stop_is_asked_once_more_before_the_roll(
    tmp_path: Path, before: tuple[int, type[protocol.Request], dict[str, Any]]
) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo, _ = await let_run(manager, before)
            assert seats_that_owe(ana.table) == {0, 1}
            await ana.does("pass")
            assert ana.table.runners()
            await bo.does("play [Instant Wall]")
            await ana.does("pass")
            await bo.does("pass")
            assert ana.table.game is not None and ana.table.game.state.escaped[0] == 1

    run(play())


@pytest.mark.rule("AMB-4", "FAQ-60", "FAQ-155")
@pytest.mark.parametrize(
    ("monster", "after"), [("Large Angry Chicken", "roll"), ("Plutonium Dragon", "escaped")], ids=["rolls", "automatic"]
)
def test_among_four_people_a_flight_has_two_windows(tmp_path: Path, monster: str, after: str) -> None:
    """The first when flight is declared, the second after the die, or after an escape without one. In between only the
    runner decides.
    """

    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            options = Options(seats=4, timing=Timing(reading=4))
            players = await table_of(manager, *NAMES, "Dee", options=options)
            laid = Laid(*NAMES, "Dee", packs=("classic",)).deck(dice=[6]).combat("Ana", monster)
            await lay(players[0], laid)
            await players[0].does("run")
            found: list[tuple[str, set[int], set[int]]] = []
            while (asked := players[0].table.asked()) and asked[0].about != "turn_end":
                owe = seats_that_owe(players[0].table)
                timed = {player.seat for player in players if player.latest.info.clock is not None}
                found.append((asked[0].about, owe, timed))
                for seat in sorted(owe):
                    await players[seat].does("pass")
            others, everybody = {1, 2, 3}, {0, 1, 2, 3}
            assert found == [("flight", others, everybody), ("running", {0}, set()), (after, everybody, everybody)]
            assert players[0].table.game is not None and players[0].table.game.state.combat is None
            await players[0].does("end")

    run(play())


@pytest.mark.parametrize(("hand", "asked"), [([], False), (["Instant Wall"], True)])
def test_alone_with_bots_a_card_for_a_bots_flight_is_asked_about(tmp_path: Path, hand: list[str], asked: bool) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            (ana,) = await table_of(manager, "Ana", options=TIMED)
            names = [seat.name for seat in ana.table.seats]
            laid = Laid(*names, packs=("classic",)).has("Ana", hand=hand)
            await lay(ana, laid.combat(names[1], "Large Angry Chicken").flees(names[1]))
            assert bool(ana.table.runners()) == asked  # otherwise the window has closed at once
            if asked:
                await ana.does("play [Instant Wall]")
            before = len(ana.table.actions)
            await turn(clock, 8000, manager)
            assert len(ana.table.actions) > before  # bots go on

    run(play())


def test_the_end_of_a_turn_is_a_last_call_only(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            players = await table_of(manager, *NAMES, options=TIMED)
            ana, bo, cy = players
            await a_window(clock, players)
            await bo.does("pass")
            await cy.does("pass")
            await ana.does("end")
            assert ana.latest.info.clock == protocol.Clock(last_call=0, closes=2600)
            await turn(clock, 2600, manager)
            assert not is_open(ana)

    run(play())
