"""Undoing steps; offers, deals, trades and gifts between people."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kickdoor.protocol import messages as protocol
from kickdoor.protocol.options import Options, Timing
from kickdoor.server import entries as log
from kickdoor.server.table import UNDOS, Table
from tests.server.tables import (
    Clock,
    Player,
    facts,
    lay,
    manager_at,
    read_anew,
    run,
    sit,
    table_of,
    turn,
    written,
)
from tests.table import Table as Laid

NAMES = ("Ana", "Bo", "Cy")
QUIET = Options(seats=3, bot="random", timing=Timing(reading=4, decision=None, hold=None))


def before_the_door() -> Laid:
    """Ana's turn, before she kicks open the door."""
    laid = Laid(*NAMES, packs=("classic",)).has("Ana", hand=["Elf", "Leather Armor"], carried=["Helm of Courage"])
    return laid.has("Bo", carried=["Slimy Armor"]).deck(doors=["Cleric"], turn="Ana")


def war(level: int = 3, *, edition: str = "classic") -> Laid:
    laid = Laid(*NAMES, packs=("classic",), edition=edition)
    laid = laid.has("Ana", level=level, hand=["Flaming Poison Potion", "Boil an Anthill"], carried=["Helm of Courage"])
    return laid.has("Bo", hand=["Freezing Explosive Potion"], level=9).combat("Ana", "Bullrog")


async def people(manager: object, laid: Laid) -> list[Player]:
    players = await table_of(manager, *NAMES, options=QUIET)  # type: ignore[arg-type]
    await lay(players[0], laid)
    return players


def digest(player: Player) -> str:
    assert player.table.game is not None
    return player.table.game.digest()


# ---------------------------------------------------------------- undo
@pytest.mark.parametrize(
    ("laid", "step"),
    [
        (before_the_door, "play [Elf]"),
        (before_the_door, "play [Leather Armor]"),
        (before_the_door, "equip [Helm of Courage]"),
        (before_the_door, "give [Helm of Courage] to Bo"),
        (before_the_door, "trade [Helm of Courage] for [Slimy Armor] with Bo"),
        (war, "ask Bo picks H"),
        (war, "play [Flaming Poison Potion] on fighters"),
        (war, "run"),
    ],
)
def test_ones_own_last_step_can_be_taken_back(tmp_path: Path, laid: object, step: str) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo, _ = await people(manager, laid())  # type: ignore[operator]
            before, actions = digest(ana), ana.table.actions[:]
            await ana.does(step)
            assert digest(ana) != before
            assert ana.latest.info.can_undo and not bo.latest.info.can_undo
            assert await bo.refused(protocol.Undo) == "no_undo"
            await ana.must(protocol.Say, text="oops")  # chat is no step
            await ana.must(protocol.Undo)
            assert digest(ana) == before and ana.table.actions == actions
            assert await ana.refused(protocol.Undo) == "no_undo"
            assert bo.latest.news[-1].what == "undid" and not bo.latest.info.can_undo
            await ana.does(step)

    run(play())


@pytest.mark.parametrize(
    ("laid", "steps", "then"),
    [
        (before_the_door, ["kick"], []),  # a door
        (before_the_door, ["kick", "keep", "loot"], []),  # a draw
        (before_the_door, ["play [Elf]"], ["equip [Slimy Armor]"]),  # another player's action
        (before_the_door, ["give [Helm of Courage] to Bo"], ["accept"]),  # an answered question
        (war, ["ask Bo"], ["decline"]),
    ],
)
def test_a_step_that_revealed_or_answered_something_is_undone_only_if_the_others_agree(
    tmp_path: Path, laid: object, steps: list[str], then: list[str]
) -> None:
    """Only the last step of all can be undone, by its player; the others are asked, and one refusal is enough."""

    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo, cy = await people(manager, laid())  # type: ignore[operator]
            await ana.does(*steps[:-1])
            before = digest(ana)
            await ana.does(steps[-1])
            for action in then:
                before = digest(ana)
                await bo.does(action)
            last, others = (bo, (ana, cy)) if then else (ana, (bo, cy))
            done = digest(ana)
            for other in others:
                assert await other.refused(protocol.Undo) == "no_undo"
                assert await other.refused(protocol.AnswerUndo, yes=True) == "no_undo_asked"
            if "equip [Slimy Armor]" in then:  # harmless: nobody has to agree
                await last.must(protocol.Undo)
                assert digest(ana) == before
                return
            assert last.latest.info.can_undo and last.latest.info.undo_asks
            await last.must(protocol.Undo)
            assert digest(ana) == done  # undone only when they agree
            asked = others[0].latest.info.undoing
            assert asked is not None and (asked.seat, asked.yes) == (last.seat, ())
            assert sorted(asked.asked) == sorted(other.seat for other in others)
            assert await last.refused(protocol.AnswerUndo, yes=True) == "no_undo_asked"
            await others[0].must(protocol.AnswerUndo, yes=True)
            assert digest(ana) == done
            await others[1].must(protocol.AnswerUndo, yes=True)
            assert digest(ana) == before and last.latest.info.undoing is None
            assert [item.what for item in others[0].latest.news][-1] == "undid"

    run(play())


def test_who_is_refused_does_not_ask_again_for_the_same_step(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo, cy = await people(manager, before_the_door())
            await ana.does("kick")
            done = digest(ana)
            await ana.must(protocol.Undo)
            await bo.must(protocol.AnswerUndo, yes=True)
            await cy.must(protocol.AnswerUndo, yes=False)
            assert digest(ana) == done and ana.latest.info.undoing is None
            assert not ana.latest.info.can_undo and await ana.refused(protocol.Undo) == "no_undo"
            await ana.does("keep")  # the game goes on, and the next step is another
            assert ana.latest.info.can_undo

    run(play())


def test_a_question_about_a_step_falls_when_somebody_takes_another(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo, cy = await people(manager, before_the_door())
            await ana.does("kick")
            await ana.must(protocol.Undo)
            await bo.does("equip [Slimy Armor]")
            assert cy.latest.info.undoing is None
            assert await cy.refused(protocol.AnswerUndo, yes=True) == "no_undo_asked"
            assert await ana.refused(protocol.Undo) == "no_undo"

    run(play())


def test_a_die_is_taken_back_only_if_the_others_agree(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, bo, cy = await people(manager, war())
            before = digest(ana)
            await ana.does("run")
            await turn(clock, 6600, manager)  # the window closes by time
            assert ana.table.can_undo == -1 and ana.latest.info.undo_asks
            await ana.must(protocol.Undo)
            await bo.must(protocol.AnswerUndo, yes=True)
            await cy.must(protocol.AnswerUndo, yes=True)
            assert digest(ana) == before

    run(play())


def test_alone_with_bots_the_last_step_is_undone_whatever_they_did_since(tmp_path: Path) -> None:
    """A closed door can be undone as often as the player likes."""

    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo, cy = await people(manager, before_the_door())
            for other in (bo, cy):
                await other.must(protocol.Leave)
            for _ in range(UNDOS + 2):
                before, actions = digest(ana), ana.table.actions[:]
                await ana.does("kick")
                assert ana.latest.info.can_undo and not ana.latest.info.undo_asks
                await ana.must(protocol.Undo)
                assert digest(ana) == before and ana.table.actions == actions
            await ana.does("kick")
            await manager.commit(ana.live, lambda table: [equips(table)])  # a bot goes on
            assert ana.table.undo_steps == 2
            await ana.must(protocol.Undo)
            assert digest(ana) == before and ana.table.actions == actions
            await ana.does("kick")

    def equips(table: Table) -> log.Did:
        assert table.game is not None
        return table.did(table.game.parse("Bo: equip [Slimy Armor]"), by="bot")

    run(play())


def test_an_undone_table_is_the_same_for_whoever_reads_the_log(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, *_ = await table_of(manager, *NAMES, options=QUIET)
            for n in range(UNDOS):
                legal = [a for a in (await ana.ask(protocol.Ask)).legal if "play" in a]
                await ana.does(legal[n % len(legal)] if legal else "ready")
                await ana.must(protocol.Undo)
                assert ana.table.actions == []
            await ana.does("ready")
            assert (
                not ana.latest.info.can_undo and await ana.refused(protocol.Undo) == "no_undo"
            )  # no more in this turn
            assert facts(await read_anew(manager, ana.table.id)) == facts(ana.table)

    run(play())


def test_what_the_table_agreed_to_take_back_is_the_same_for_whoever_reads_the_log(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo, cy = await table_of(manager, *NAMES, options=QUIET)
            for player in (bo, cy, ana):  # the last of them starts the first turn, which is not harmless
                await player.does("ready")
            assert ana.latest.info.undo_asks
            for yes in (True, False):
                actions = ana.table.actions[:]
                await ana.must(protocol.Undo)
                await bo.must(protocol.AnswerUndo, yes=True)
                await cy.must(protocol.AnswerUndo, yes=yes)
                assert (ana.table.actions == actions[:-1]) == yes
                assert facts(await read_anew(manager, ana.table.id)) == facts(ana.table)
                if yes:
                    await ana.does("ready")

    run(play())


def test_an_answer_to_an_undone_question_is_stale(tmp_path: Path) -> None:
    """Ana offers a gift, undoes it and offers a trade: Bo's answer to the first is no answer to the second."""

    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo, _ = await people(manager, before_the_door())
            await ana.does("give [Helm of Courage] to Bo")
            asked = next(o.id for o in bo.latest.scene.pending if o.seat == 1) if bo.latest.scene else -1
            await ana.must(protocol.Undo)
            await ana.does("trade [Helm of Courage] for [Slimy Armor] with Bo")
            assert await bo.refused(protocol.Do, action="accept", decision=asked) == "stale"
            asked = next(o.id for o in bo.latest.scene.pending if o.seat == 1) if bo.latest.scene else -1
            assert isinstance(await bo.ask(protocol.Do, action="accept", decision=asked), protocol.Done)

    run(play())


# ---------------------------------------------------------------- who may undo
def test_nobody_undoes_another_players_step(tmp_path: Path) -> None:
    """No request lets another player, a host without the seat or a spectator undo it."""

    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo, cy = await people(manager, before_the_door())
            stranger = await Player(manager, ana.live, "").come()
            await bo.does("equip [Slimy Armor]")
            done, entries = digest(bo), len(await written(manager, bo.table.id))
            for other, code in ((ana, "no_undo"), (cy, "no_undo"), (stranger, "not_seated")):  # Ana is the host
                assert not other.latest.info.can_undo
                assert await other.refused(protocol.Undo) == code
            assert digest(bo) == done and len(await written(manager, bo.table.id)) == entries
            assert bo.table.can_undo == 1 and bo.latest.info.can_undo
            await bo.must(protocol.Undo)
            assert digest(bo) != done

    run(play())


def test_whoever_takes_a_seat_over_has_not_done_its_last_step(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo, _ = await people(manager, before_the_door())
            await bo.does("equip [Slimy Armor]")
            done = digest(ana)
            await bo.must(protocol.Leave)  # a bot sits there now, and then Di
            assert ana.table.can_undo == -1
            di = await sit(manager, ana.table.id, "Di", 1)
            assert di.seat == 1 and not di.latest.info.can_undo
            assert await di.refused(protocol.Undo) == "no_undo" and digest(ana) == done

    run(play())


def test_a_step_of_a_bot_or_of_the_clock_is_nobodys(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo, _ = await people(manager, before_the_door())
            for by in ("bot", "clock"):
                await manager.commit(ana.live, lambda table, by=by: [equips(table, by)])  # type: ignore[misc]
                assert ana.table.can_undo == -1 and (not bo.latest.info.can_undo or bo.latest.info.undo_asks)
                await manager.commit(ana.live, lambda table: [equips(table, "person", "unequip")])
                assert ana.table.can_undo == 1

    def equips(table: Table, by: log.By, verb: str = "equip") -> log.Did:
        assert table.game is not None
        return table.did(table.game.parse(f"Bo: {verb} [Slimy Armor]"), by=by)

    run(play())


def test_a_pause_settles_what_was_done(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, *_ = await people(manager, before_the_door())
            await ana.does("equip [Helm of Courage]")
            await ana.must(protocol.Pause)
            await ana.must(protocol.Pause, on=False)
            assert await ana.refused(protocol.Undo) == "no_undo"

    run(play())


# ---------------------------------------------------------------- offers between people
def offers(player: Player) -> list[tuple[str, int, int]]:
    assert player.latest.scene is not None
    return [(offer.kind, offer.seat, offer.to) for offer in player.latest.scene.offers]


@pytest.mark.rule("HELP-2")
def test_ask_all_and_choose_among_those_who_would(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo, cy = await people(manager, war(level=9))
            await ana.does("ask Bo", "ask Cy picks H")
            assert offers(cy) == [("ask", 0, 1), ("ask", 0, 2)]  # everybody sees both offers
            await bo.does("offer help to Ana picks HH")  # both make a counter-offer, and Ana chooses
            await cy.does("offer help to Ana picks HM")
            assert ("help", 1, 0) in offers(ana) and ("help", 2, 0) in offers(ana)
            await ana.does("accept Cy")
            fight = ana.latest.scene.combat if ana.latest.scene is not None else None
            assert fight is not None and fight.helper == 2
            assert offers(bo) == []
            assert await bo.refused(protocol.Do, action="accept Ana") == "illegal"

    run(play())


def test_a_gift_and_a_trade_go_through(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo, cy = await people(manager, before_the_door())
            await ana.does("trade [Helm of Courage] for [Slimy Armor] with Bo")
            assert await cy.refused(protocol.Do, action="accept Ana") == "illegal"
            await bo.does("accept Ana")
            assert cy.latest.scene is not None
            tables = [[card.name for card in player.table] for player in cy.latest.scene.players]
            assert tables[:2] == [["Slimy Armor"], ["Helm of Courage"]]
            await bo.does("give [Helm of Courage] to Cy")
            await cy.does("decline Bo")
            assert offers(cy) == []

    run(play())


@pytest.mark.rule("HELP-8")
def test_promised_hand_cards_are_seen_by_the_two_only(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo, cy = await people(manager, war(level=9))
            stranger = await Player(manager, ana.live, "").come()
            await ana.does("ask Cy plays [Boil an Anthill]")
            for player, sees in ((ana, True), (bo, False), (cy, True), (stranger, False)):
                assert player.latest.scene is not None
                (offer,) = player.latest.scene.offers
                assert offer.promised == 1 and bool(offer.plays) is sees
                told = msgspec.json.encode(player.latest.news)
                assert (b"Boil an Anthill" in told) is sees

    run(play())
