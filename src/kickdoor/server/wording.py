"""What is said in words, as it goes over the wire: in English, and taken apart for other languages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kickdoor.engine.events import Event
from kickdoor.game import Game
from kickdoor.record.phrases import Part, Phrase, key
from kickdoor.record.story import sentence, told
from kickdoor.server.facts import about
from kickdoor.wire import messages as wire


def sentences(events: Iterable[Event], game: Game, names: Sequence[str]) -> tuple[wire.Sentence, ...]:
    """`names`: of the players, by seat."""
    found = told(events, game.library, names)
    return tuple(
        wire.Sentence(sentence(phrase), event.rule, *taken_apart(*phrase), seat=about(event)) for event, phrase in found
    )


def taken_apart(words: str, parts: Mapping[str, Part]) -> tuple[str, wire.Parts]:
    """Key and parts, where there are gaps to fill."""
    return (key(words), {gap: _part(part) for gap, part in parts.items()}) if parts else ("", {})


def _part(part: Part) -> wire.Part:
    if isinstance(part, str | int):
        return part
    return _words(part) if isinstance(part, Phrase) else tuple(map(_of_list, part))


def _of_list(part: str | Phrase | Sequence[str]) -> str | wire.Words | tuple[str, ...]:
    if isinstance(part, str):
        return part
    return _words(part) if isinstance(part, Phrase) else tuple(part)


def _words(phrase: Phrase) -> wire.Words:
    return wire.Words(key(phrase.words), {gap: _part(part) for gap, part in phrase.parts.items()})
