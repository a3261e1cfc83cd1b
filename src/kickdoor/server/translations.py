"""Turns messages into their protocol form: English text, with id and parts for other languages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kickdoor.engine.events import Event
from kickdoor.game import Game
from kickdoor.protocol import messages as protocol
from kickdoor.protocol.calls import Problem
from kickdoor.record.story import event_phrases, sentence
from kickdoor.server.event_facts import about
from kickdoor.wording import english_text
from kickdoor.wording.phrases import Part, Phrase


def sentences(events: Iterable[Event], game: Game, names: Sequence[str]) -> tuple[protocol.Sentence, ...]:
    """Return the sentences for events. `names`: the players' names by seat."""
    found = event_phrases(events, game.library, names)
    return tuple(
        protocol.Sentence(sentence(phrase), event.rule, *taken_apart(*phrase), seat=about(event))
        for event, phrase in found
    )


def taken_apart(message: str, parts: Mapping[str, Part]) -> tuple[str, protocol.Parts]:
    """Return a message's id and the values of its variables; nothing for a message that is only a text."""
    if message == "error-detail":
        return "", {}
    return message, {name: _part(part) for name, part in parts.items()}


def refusal(
    request: str, code: str, message: str, rules: tuple[str, ...] = (), /, **parts: str | int
) -> protocol.Refusal:
    return protocol.Refusal(request, code, english_text(message, parts), rules, *taken_apart(message, parts))


def problem(code: str, message: str, rules: tuple[str, ...] = (), longest: int = 0, /, **parts: str | int) -> Problem:
    """Return a problem. `longest`: the maximum length of its text, 0 for no limit."""
    text = english_text(message, parts)
    shown = text if not longest or len(text) <= longest else text[:longest] + "…"
    return Problem(code, shown, rules, *taken_apart(message, parts))


def bye(message: str, /, *, again: bool, **parts: str | int) -> protocol.Bye:
    return protocol.Bye(english_text(message, parts), again, *taken_apart(message, parts))


def _part(part: Part) -> protocol.Part:
    if isinstance(part, str | int):
        return part
    return _words(part) if isinstance(part, Phrase) else tuple(map(_of_list, part))


def _of_list(part: str | Phrase | Sequence[str]) -> str | protocol.Words | tuple[str, ...]:
    if isinstance(part, str):
        return part
    return _words(part) if isinstance(part, Phrase) else tuple(part)


def _words(phrase: Phrase) -> protocol.Words:
    return protocol.Words(*taken_apart(*phrase))
