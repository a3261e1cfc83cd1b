"""Who may take a seat and who keeps one: joining a running game, locked seats, votes to replace a person with a bot.

A player who sits down sees a hand. So nobody takes a bot's seat in a running game unless the people who play agree, and
somebody who has seen one hand never gets another seat at the same table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kickdoor.server import entries as log
from kickdoor.server import requests
from kickdoor.server.entries import AnyEntry
from kickdoor.server.names import are_alike
from kickdoor.server.requests import Refused
from kickdoor.server.table import HOST, JoinRequest, Table, digest

MOST_JOINS: Final = 6  # requests to join that can be open at one table


# ---------------------------------------------------------------- taking a seat
def take_seat(
    table: Table, seat: int | None, name: str, secret: str, recovery: str, key: str = ""
) -> log.Sat | log.AskedToJoin:
    """Return the entry for sitting down, or for asking to join if people are playing already."""
    if table.playing is None:
        return requests.sit(table, seat, name, secret, recovery, key)
    own = table.former.get(digest(secret), -1)
    if own >= 0 and seat not in (None, own):
        raise Refused("seen_a_hand", "error-other-seat-played")
    sat = requests.sit(table, own if own >= 0 else seat, name, secret, recovery, key)
    if own >= 0 or (_is_host(table, sat.secret) and not _players(table)):
        return sat
    if len(table.joins) >= MOST_JOINS:
        raise Refused("full", "error-too-many-waiting", n=MOST_JOINS)
    if any(are_alike(sat.name, join.name) for join in table.joins):
        raise Refused("bad_name", "error-name-waiting", name=sat.name)
    return log.AskedToJoin(table.joins_asked + 1, sat.seat, sat.name, sat.secret, sat.recovery, key=key)


def reissue_request(table: Table, secret: str, recovery: str, key: str, content: str) -> log.AskedToJoin | None:
    """Return the same request to join under a new secret if the client repeats it, having missed the answer."""
    for join in table.joins:
        if key and join.key == key:
            requests.check_same(join.content, content)
            return log.AskedToJoin(join.number, join.seat, join.name, digest(secret), digest(recovery), key=key)
    return None


def answer(table: Table, seat: int, number: int, *, yes: bool, key: str) -> log.AnsweredJoin | None:
    """Return None if this was already the answer. `seat` is HOST for a host without a seat."""
    join = next((join for join in table.joins if join.number == number), None)
    if join is None:
        raise Refused("no_join", "error-join-closed")
    if join.votes.get(seat) == yes:
        return None
    return log.AnsweredJoin(seat, number, yes, key=key, by_host=seat == HOST)


def withdraw(join: JoinRequest) -> log.JoinEnded:
    return log.JoinEnded(join.number)


# ---------------------------------------------------------------- keeping a seat
def lock(table: Table, seat: int, *, on: bool, key: str) -> log.Locked | None:
    """Return None if the seat is already locked or unlocked as requested."""
    requests.check_seat(table, seat)
    if table.stage == "over":
        raise Refused("over", "error-game-over")
    return log.Locked(seat, on, key=key, by_host=True) if table.seats[seat].locked != on else None


def vote_to_replace(table: Table, seat: int, target: int, *, yes: bool, key: str) -> log.VotedToReplace | None:
    """Return None if this was already the vote."""
    requests.check_seat(table, target)
    if table.playing is None:
        raise Refused("not_playing", "error-no-game")
    if target == seat:
        raise Refused("own_seat", "error-own-seat-to-bot")
    if not table.seats[target].is_person:
        raise Refused("no_person", "error-already-bot")
    if (seat in table.seats[target].replacing) == yes:
        return None
    return log.VotedToReplace(seat, target, yes, key=key)


# ---------------------------------------------------------------- decisions
def decisions(table: Table) -> Iterator[AnyEntry]:
    """Yield the entries that follow from the votes so far. Each must be applied before the next is taken."""
    for join in table.joins:
        if _is_let_in(table, join):
            yield log.Sat(
                join.seat, join.name, join.secret, join.recovery, key=join.key, content=join.content, join=join.number
            )
    for join in table.joins:  # also those whose seat has just been taken
        if _is_let_in(table, join) is False:
            yield log.JoinEnded(join.number)
    if table.playing is None:
        return
    for number, seat in enumerate(table.seats):
        if seat.is_person and seat.replacing and _is_outvoted(table, number):
            # The seat is locked as well, or they would sit down again at once.
            yield log.Locked(number, True)
            yield log.BotSat(number, table.options.bot)


def _is_host(table: Table, secret_digest: str) -> bool:
    return table.host == secret_digest


def _players(table: Table) -> list[int]:
    """Seats of people who are not away."""
    return [number for number, seat in enumerate(table.seats) if seat.is_person and not seat.away]


def _is_let_in(table: Table, join: JoinRequest) -> bool | None:
    """Has the table agreed? None if that is not decided yet.

    The host must agree while they play. Where others play too, one of them must agree as well, so that no host can look
    into a bot's hand by joining a second time. Without the host, two of the others decide.
    """
    seat = table.seats[join.seat]
    if table.playing is None or seat.is_person or seat.locked:
        return False
    players, host, votes = _players(table), table.host_seat, join.votes
    others = [player for player in players if player != host]
    if votes.get(host) is False or (others and all(votes.get(player) is False for player in others)):
        return False
    if host in players or not others:
        agreed = votes.get(host, False)
    else:
        agreed = sum(votes.get(player, False) for player in (*others, HOST)) >= min(2, len(others))
    return True if agreed and (not others or any(votes.get(player) for player in others)) else None


def _is_outvoted(table: Table, target: int) -> bool:
    """Have more than half of the other players voted against this one? A single vote counts only if they are away."""
    voters = [player for player in _players(table) if player != target]
    votes = sum(player in table.seats[target].replacing for player in voters)
    return 2 * votes > len(voters) and (votes >= 2 or (votes == 1 and table.seats[target].away))
