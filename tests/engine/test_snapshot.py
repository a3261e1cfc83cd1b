"""A game as bytes and back: it plays on as before, and bytes that are no such game are refused."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

from kickdoor.engine import snapshot
from kickdoor.engine.actions import Action
from kickdoor.engine.fixed import Fixed
from kickdoor.engine.model.combat import Combat
from kickdoor.engine.model.ids import CardId, Seat
from kickdoor.engine.model.state import BESIDE, MOMENT, NO_RECENT_DISCARDS, RecentDiscards, State
from kickdoor.engine.refusals import KickdoorError
from kickdoor.engine.snapshot import SnapshotError
from kickdoor.game import Game
from kickdoor.packs import load_pack
from tests.table import TRIAL


def played(packs: Any = ("classic",), seed: int = 3, actions: int = 150) -> Game:
    game = Game.new(packs, ("Ana", "Bo", "Cy", "Di"), seed)
    pick = random.Random(seed).random
    for _ in range(actions):
        game.submit(some_action(game, pick()))
    return game


def some_action(game: Game, chance: float) -> Action:
    owed = game.pending()
    actions = game.legal(owed[int(chance * len(owed))].seat)
    return actions[int(chance * 1000) % len(actions)]


# ---------------------------------------------------------------- the list of fields
def test_every_slot_of_a_state_is_in_the_moment_or_beside_it() -> None:
    assert sorted((*MOMENT, *BESIDE)) == sorted(State.__slots__)
    assert len({*MOMENT, *BESIDE}) == len(MOMENT) + len(BESIDE)


@pytest.mark.parametrize("actions", [0, 40, 150])
def test_a_clone_has_every_field_and_shares_nothing_that_can_change(actions: int) -> None:
    state = played(actions=actions).state
    twin = state.clone()
    assert twin == state and snapshot.dump(twin) == snapshot.dump(state)
    for name in (*MOMENT, *BESIDE):
        one, other = getattr(state, name), getattr(twin, name)
        if isinstance(one, list | dict | bytearray) and name not in ("defs",):
            assert one is not other or name in ("lib",), name
    assert all(one is not other for one, other in zip(state.discards, twin.discards, strict=True))
    assert state.combat is None or state.combat is not twin.combat


CHANGES: dict[str, Callable[[State], object]] = {
    "place": lambda state: state.place.__setitem__(0, 7),
    "host": lambda state: state.host.update({CardId(1): CardId(2)}),
    "discards": lambda state: state.discards[0].append(CardId(1)),
    "frames": lambda state: state.frames.append(state.frames[0]),
    "levels": lambda state: state.levels.__setitem__(0, 9),
}


def other_than(value: Any) -> Any:
    """Another value of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return value + "x"
        case tuple():
            return (*value, 1)
        case bytearray():
            return bytearray([value[0] ^ 1]) + value[1:]
        case [tuple(), *rest]:
            return [(99,), *rest]
        case [*rest, _]:
            return [*rest, 99]
        case Fixed():
            return NO_RECENT_DISCARDS if value != NO_RECENT_DISCARDS else RecentDiscards(Seat(1), ((), ()))
        case _:
            return Combat(Seat(0), "door") if value is None else None


@pytest.mark.parametrize("name", MOMENT)
def test_states_that_differ_in_one_field_are_not_equal(name: str) -> None:
    state = played(actions=40).state
    twin = state.clone()
    if name in CHANGES:
        CHANGES[name](twin)
    else:
        setattr(twin, name, other_than(getattr(twin, name)))
    assert twin != state
    assert snapshot.digest(twin) != snapshot.digest(state)


# ---------------------------------------------------------------- there and back
@pytest.mark.parametrize(
    "packs", [("classic",), ("fu",), ("impossible",), ("pathfinder",), ("classic", "fu", "pathfinder")]
)
def test_a_game_plays_on_from_its_bytes(packs: tuple[str, ...]) -> None:
    game, pick = played(packs, actions=20), random.Random(5).random
    for _ in range(200):
        if game.over:
            break
        raw = game.to_bytes()
        again = Game.from_bytes(raw)
        assert again == game and again.to_bytes() == raw and again.digest() == game.digest()
        assert again.pending() == game.pending() and again.check() == game.check()
        action = some_action(game, pick())
        assert again.legal(action.seat) == game.legal(action.seat)
        assert again.view(action.seat) == game.view(action.seat)
        assert again.submit(action) == game.submit(action)
        assert again == game
        game = again


def test_copies_of_a_game_are_equal_and_go_their_own_way() -> None:
    game = played()
    copies = [copy.copy(game), copy.deepcopy(game), game.clone(), pickle.loads(pickle.dumps(game))]
    assert all(each == game and each is not game for each in copies)
    before = game.digest()
    for each in copies:
        each.submit(some_action(each, 0.3))
        assert each != game and game.digest() == before
    with pytest.raises(TypeError):
        hash(game)
    assert game != played(seed=4) and game != "a game"


def test_packs_that_are_not_built_in_travel_with_a_pickle() -> None:
    pack = load_pack(TRIAL)
    game = played([pack])
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    with pytest.raises(SnapshotError):
        Game.from_bytes(game.to_bytes())
    assert Game.from_bytes(game.to_bytes(), [pack]) == game


def test_limits_travel_too() -> None:
    game = played()
    game.limit_steps(77)
    assert Game.from_bytes(game.to_bytes()).state.step_limit == 77


def test_a_path_of_a_pack_is_seen_from_a_folder() -> None:
    game = Game.new([TRIAL.name], seed=1, base=TRIAL.parent)
    assert Game.from_bytes(game.to_bytes(), base=TRIAL.parent) == game


# ---------------------------------------------------------------- what is refused
def sealed(game: Game, change: Callable[[dict[str, Any], dict[str, Any]], object]) -> bytes:
    """The bytes of a game that was tampered with; the checksum fits."""
    header, moment = snapshot.unwrap(game.to_bytes())
    fields = json.loads(moment)
    change(header, fields)
    return snapshot.wrap(header, json.dumps(fields, separators=(",", ":")).encode())


def test_damaged_and_foreign_bytes_are_refused() -> None:
    raw = played(actions=30).to_bytes()
    for wrong in (
        b"",
        b"\n",
        b"PK\x03\x04",
        b"kickdoor",
        b'{"format": "kickdoor", "version": 3}',
        raw[9:],
        b"\x80\x04",
    ):
        with pytest.raises(SnapshotError, match="not a game of kickdoor"):
            Game.from_bytes(wrong)
    for wrong in (raw[:-1], raw + b" ", raw[:500] + raw[501:], raw.replace(b'"turn":', b'"torn":')):
        with pytest.raises(SnapshotError, match="damaged"):
            Game.from_bytes(wrong)
    with pytest.raises(SnapshotError, match="is in format 99; this version of kickdoor reads format 2"):
        Game.from_bytes(raw.replace(b"kickdoor game 2 ", b"kickdoor game 99 "))
    assert issubclass(SnapshotError, KickdoorError)


@pytest.mark.parametrize(
    "change",
    [
        lambda header, moment: header["hashes"].__setitem__(0, "0" * 64),
        lambda header, moment: header["sources"].__setitem__(0, "no-such-pack"),
        lambda header, moment: header["rules"].pop("edition"),
        lambda header, moment: header["rules"].update(no_such_switch=True),
        lambda header, moment: header.pop("guarded"),
        lambda header, moment: moment.pop("levels"),
        lambda header, moment: moment.update(more=1),
        lambda header, moment: moment.update(format=1),
        lambda header, moment: moment.update(place="zz"),
        lambda header, moment: moment.update(place="00"),
        lambda header, moment: moment.update(frames=[{"NoSuchFrame": []}]),
        lambda header, moment: moment.update(frames=[{"Fight": [0]}]),
        lambda header, moment: moment.update(frames=[{"Fight": [0, 17]}]),
        lambda header, moment: moment.update(combat={"main": 0, "origin": "door"}),
        lambda header, moment: moment.update(rng=["00"]),
    ],
)
def test_a_snapshot_that_was_tampered_with_is_refused(
    change: Callable[[dict[str, Any], dict[str, Any]], object],
) -> None:
    with pytest.raises(SnapshotError):
        Game.from_bytes(sealed(played(actions=30), change))
