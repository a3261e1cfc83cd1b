"""Frames and other values of the engine: what they hold, that nothing can change them, what copies of them are."""

from __future__ import annotations

import copy
import inspect
import pickle
from enum import IntEnum
from itertools import count
from typing import Any

import pytest

import kickdoor.engine.frames as frames_package
from kickdoor.engine import machine, snapshot
from kickdoor.engine.events import Event
from kickdoor.engine.fixed import Fixed
from kickdoor.engine.frames import FRAMES, Choice, Env, Fight, Frame, OpenFrame
from kickdoor.engine.memo import Decision
from kickdoor.engine.model.combat import Mod, Offer
from kickdoor.engine.model.ids import Seat
from kickdoor.engine.model.state import RecentDiscards
from kickdoor.engine.view import CardView, PlayerView

VALUES = (*FRAMES, Env, Mod, Offer, Event, RecentDiscards, Decision, CardView, PlayerView)
CARDS = ("CardId", "tuple[CardId, ...]", "Env")  # annotations of fields that hold cards
NUMBERS = ("int", "Seat", "CardId", "DecisionId")


def subclasses(cls: type[Any]) -> set[type[Any]]:
    return {cls, *(deeper for sub in cls.__subclasses__() for deeper in subclasses(sub))}


def fields(cls: type[Fixed]) -> dict[str, str]:
    """Each field with its annotation."""
    found = {name: each.annotation for name, each in inspect.signature(cls.__init__).parameters.items()}
    del found["self"]
    if cls is Event:
        del found["words"]  # how it prints: no part of the fact
    return found


def made(cls: type[Fixed], numbers: count[int]) -> Any:
    """A value of the class; every number in it is another one."""
    return cls(*[_filled(annotation, numbers) for annotation in fields(cls).values()])


def _filled(annotation: str, numbers: count[int]) -> Any:
    step = getattr(frames_package, annotation, None)
    if annotation == "Env":
        return made(Env, numbers)
    if isinstance(step, type) and issubclass(step, IntEnum):
        return step(1)
    if annotation == "bool":
        return True
    if annotation in NUMBERS or annotation == "OfferKind":
        return next(numbers)
    if annotation in [f"tuple[{each}, ...]" for each in NUMBERS]:
        return next(numbers), next(numbers)
    return "word"


def cards_in(value: Fixed) -> list[int]:
    """The numbers in all fields that are annotated as cards."""
    found: list[int] = []
    for name, annotation in fields(type(value)).items():
        held = getattr(value, name)
        if annotation == "CardId":
            found.append(held)
        elif annotation == "tuple[CardId, ...]":
            found += held
        elif annotation == "Env":
            found += cards_in(held)
    return found


def test_every_kind_of_frame_is_listed_and_carried_out() -> None:
    kinds = {cls for cls in subclasses(Frame) if not cls.__name__.startswith("_")} - {Frame, OpenFrame, Choice}
    kinds = {cls for cls in kinds if getattr(frames_package, cls.__name__) is cls}
    assert set(FRAMES) == kinds == set(machine.HANDLERS)


@pytest.mark.parametrize("cls", [*FRAMES, Env, Offer], ids=lambda cls: cls.__name__)
def test_a_value_that_has_fields_for_cards_says_which_cards_it_holds_and_takes_others(cls: type[Any]) -> None:
    value = made(cls, count(100))
    cards = cards_in(value)
    assert bool(cards) == any(annotation in CARDS for annotation in fields(cls).values())
    assert sorted(value.cards_held()) == sorted(cards)
    swap = {card: card + 1000 for card in cards}
    swapped = value.with_cards(swap)
    assert type(swapped) is cls
    assert sorted(swapped.cards_held()) == [card + 1000 for card in sorted(cards)]
    back = swapped.with_cards({new: old for old, new in swap.items()})
    assert back == value, "nothing but cards has changed"


HOLDING = {"card", "cards", "monsters", "escaped_from", "rolls_against", "door_card", "taken", "old", "moved", "guard"}


def test_a_field_that_is_a_card_by_its_name_is_annotated_as_one() -> None:
    for cls in (*FRAMES, Env, Offer, Mod):
        for name, annotation in fields(cls).items():
            assert (annotation in CARDS) or name not in HOLDING, (cls.__name__, name)


@pytest.mark.parametrize("cls", VALUES, ids=lambda cls: cls.__name__)
def test_a_value_lists_its_fields_once_and_cannot_be_changed(cls: type[Any]) -> None:
    assert list(cls.__match_args__) == list(fields(cls))
    value = made(cls, count())
    before = repr(value)
    for name in (*cls.__match_args__, "something_else"):
        with pytest.raises(AttributeError):
            setattr(value, name, 1)
        with pytest.raises(AttributeError):
            delattr(value, name)
    assert repr(value) == before


@pytest.mark.parametrize("cls", VALUES, ids=lambda cls: cls.__name__)
def test_copies_of_a_value_are_equal_to_it_and_other_values_are_not(cls: type[Any]) -> None:
    value, twin, other = made(cls, count()), made(cls, count()), made(cls, count(50))
    assert value == twin and hash(value) == hash(twin)
    assert copy.copy(value) == copy.deepcopy(value) == pickle.loads(pickle.dumps(value)) == value
    if not {"int", "Seat", "CardId"}.isdisjoint(fields(cls).values()):
        assert value != other


def test_values_of_two_kinds_are_never_equal() -> None:
    assert len({made(cls, count()) for cls in VALUES}) == len(VALUES)


def test_every_field_that_is_a_step_is_known_to_snapshots() -> None:
    found: dict[type[Fixed], dict[str, type[IntEnum]]] = {}
    for cls in FRAMES:
        for name, annotation in fields(cls).items():
            step = getattr(frames_package, annotation, None)
            if isinstance(step, type) and issubclass(step, IntEnum):
                found.setdefault(cls, {})[name] = step
    assert found == snapshot.STEPS


def test_frames_can_be_matched() -> None:
    match Fight(Seat(2)):
        case Fight(seat=seat):
            assert seat == 2
