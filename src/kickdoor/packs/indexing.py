"""What can be looked up about cards once all of them are compiled: the engine asks this many times a turn.

The facts of a definition are fields of `CardDef`, those of all cards together fields of `Library`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kickdoor.engine.model.cards import TIMING_BIT, CardDef, Library, Modifier, Step
from kickdoor.engine.model.words import Who

_GUARDS: Final = ("cursed", "would_lose_card", "would_lose_level")
_OTHERS: Final = frozenset({"everyone", "others", "others_reversed", "neighbours", "lowest", "highest_others"})
_HARMS: Final = frozenset({"discard", "bury", "give", "lose_levels", "die", "replace"})
_OWN: Final = ("", "this", "host")  # whom a modifier is for: the player the card lies in front of


def index_library(lib: Library) -> None:
    """Fill in everything that follows from the compiled definitions."""
    lib.by_card = [lib.defs[i] for i in lib.card_def]
    for d in lib.defs:
        _conditions_of_use(lib, d)
        _changes(lib, d)
    _index_modifiers(lib)
    _index_limits(lib)
    _index_enhancers(lib)
    for d in lib.defs:
        d.is_thrown = d.kind == "oneshot" and bool(d.bonus) and not _gives_by_use(lib, d)
        d.strikes_others = _struck_others(lib, d)
        d.hand_timings = _hand_timings(lib, d) | (d.use_timings if any("hand" in use.zones for use in d.uses) else 0)
        d.table_timings = _table_timings(lib, d)


# ---------------------------------------------------------------- all cards together
def _index_modifiers(lib: Library) -> None:
    lib.rule_words = frozenset(m.word for m in lib.modifiers if m.what == "rule")
    lib.stats = frozenset(m.what for m in lib.modifiers)
    lib.printed = frozenset(what for d in lib.defs for what in d.changes)
    lib.bans = any(d.bans for d in lib.defs)
    lib.delays = any(d.waits for d in lib.defs)


def _index_limits(lib: Library) -> None:
    """Which cards can lower a limit, so that somebody may have one card too many."""
    lowers = [m for m in lib.modifiers if m.what == "allow" and (m.n < 0 or m.cond is not None)]
    lowers += [m for m in lib.modifiers if m.what == "hands_needed"]
    lowering = {d.id for d in lib.defs if d.hands > 2 or any(m in lowers for m in d.always)}
    nobody = any(not identity.limit for identity in lib.identities.values())
    lib.can_lower_limits = bool(lowers or lowering or nobody)
    printed = {m.index for d in lib.defs if d.kind != "monster" for m in d.always if m.to in _OWN}
    if lib.can_lower_limits and not nobody and all(m.index in printed for m in lowers):
        lib.limit_lowering = bytes(int(i in lowering) for i in lib.card_def)


def _index_enhancers(lib: Library) -> None:
    enhancers = [d for d in lib.defs if d.kind == "enhancer"]
    makers = [d for d in enhancers if any(m.tag for m in d.always)]
    lib.tag_makers = frozenset(card for d in makers for card in lib.cards_of[d.id])
    holders = [d.holds for d in lib.defs if d.kind == "companion" and d.holds is not None]
    lib.armable = any(holds.static[d.id] for holds in holders for d in enhancers)


# ---------------------------------------------------------------- one definition
def _conditions_of_use(lib: Library, d: CardDef) -> None:
    """What has to be asked before the card counts, and how it stays."""
    d.own_turn_only = d.stays is not None and "next_turn" in d.stays.until
    d.lies_on = d.stays is not None and d.stays.how == "upon"
    d.waits = d.kind == "curse" and d.stays is None and d.effect >= 0 and _brings_later(lib, d.effect)
    limited = bool(d.only or d.not_for)
    d.restricted = d.is_item and limited
    d.asks = limited or d.own_turn_only or d.lies_on or d.kind == "enhancer"
    if d.play_when & TIMING_BIT["any_time"] and any(word in d.triggers for word in _GUARDS):
        d.play_when |= TIMING_BIT["curse"] | TIMING_BIT["rolled"]  # CURSE-17: it responds to what it prevents


def _changes(lib: Library, d: CardDef) -> None:
    """What the card changes while it is in play."""
    d.words = frozenset(m.word for m in d.always if m.word)
    d.changes = _by_number(d, "")
    d.foe_changes = _by_number(d, "fighters")
    d.bans = tuple([m for m in d.always if m.word == "unusable" and m.of is not None and not m.to])
    allows = [m.word for m in d.always if m.what == "allow"]
    d.is_multiplier = d.kind == "special" and any(word in lib.identities for word in allows)


def _by_number(d: CardDef, to: str) -> dict[str, tuple[Modifier, ...]]:
    """What a card changes for the one it speaks of, number by number."""
    found = [m for m in d.always if m.to == to]
    return {what: tuple([m for m in found if m.what == what]) for what in dict.fromkeys([m.what for m in found])}


# ---------------------------------------------------------------- what its programs do
def _steps(lib: Library, program: int) -> Iterator[Step]:
    """The steps of a program, each followed by those inside it."""
    for step in lib.programs[program] if program >= 0 else ():
        yield step
        for inner in (step.do, step.then, step.otherwise, *step.bodies, *step.faces):
            yield from _steps(lib, inner)


def _brings_later(lib: Library, program: int) -> bool:
    """Does a step begin something that outlasts a fight?"""
    modifies = (step for step in _steps(lib, program) if step.verb == "modify")
    return any(moment not in ("combat", "help") for step in modifies for moment in step.until)


def _gives_by_use(lib: Library, d: CardDef) -> bool:
    """Does a use of the card give its printed bonus, to whom it says?"""
    for use in d.uses:
        for step in _steps(lib, use.program):
            value = step.modifier.value if step.modifier is not None and step.modifier.what == "strength" else None
            if value is not None and (value.op, value.ref) == ("bonus", "this"):
                return True
    return False


def _struck_others(lib: Library, d: CardDef) -> tuple[Who, ...]:
    """The words for other players who lose something by a Curse."""
    if d.kind != "curse":
        return ()
    harms: list[Who] = [s.who for s in _steps(lib, d.effect) if s.who in _OTHERS and s.verb in _HARMS]
    return tuple(dict.fromkeys(harms))


# ---------------------------------------------------------------- when it could do anything
def _hand_timings(lib: Library, d: CardDef) -> int:
    """Cheap to ask of a card before anything else is: at no other moment can it leave the hand."""
    bit = TIMING_BIT
    if d.identity or d.is_multiplier:
        return bit["as_identity"]
    if d.kind == "item":
        return bit["own_turn"] | (bit["combat"] if d.tags & lib.lends else 0) | d.play_when
    if d.kind == "oneshot":
        thrown = d.is_thrown or d.tags & lib.lends
        return bit["own_turn"] | (bit["combat"] if thrown else 0) | d.use_timings
    if d.kind == "monster":
        return bit["combat"]
    if d.kind in ("enhancer", "level_up") and d.uses:
        return d.use_timings
    if d.kind == "enhancer" and not lib.armable:
        return bit["combat"]
    if d.kind == "special" and d.stays is None:
        return d.use_timings
    return bit["any_time"]


def _table_timings(lib: Library, d: CardDef) -> int:
    """Return the same for a card in play: equipped, discarded, used, lent, given a card to hold."""
    bit = TIMING_BIT
    if d.kind == "oneshot":
        return d.hand_timings
    if d.identity or d.is_multiplier or d.kind == "companion":
        return bit["any_time"]
    turned = bit["quiet"] if d.kind == "item" or d.holds is not None else 0
    return turned | (bit["combat"] if d.tags & lib.lends else 0) | d.use_timings
