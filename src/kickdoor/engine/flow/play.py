"""Playing a card: when each kind may be played, and where it goes (RULES: CARDS-12, TIMING, CLASS, SUPER, ENHANCE,
GUAL, HIRE, MOOK, CHEAT, ONESHOT, CURSE-3).
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, assert_never

from kickdoor.engine import timing
from kickdoor.engine.actions import Action
from kickdoor.engine.choices import ask_cards
from kickdoor.engine.effects import conditions
from kickdoor.engine.flow import items, setup, turn, use_effects, uses
from kickdoor.engine.flow.limits import companion_rule
from kickdoor.engine.frames import (
    Curse,
    CurseSource,
    Env,
    Finish,
    Program,
    Promise,
    Received,
    ReceivedCard,
    Setup,
    SwapIdentity,
    Turn,
)
from kickdoor.engine.model.cards import CardDef, Cards, Use
from kickdoor.engine.model.combat import Played
from kickdoor.engine.model.ids import COMBAT, HAND, NO_SEAT, POOL, TABLE, CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.moves import attach, change_level, discard, emit, move, turn_card
from kickdoor.engine.refusals import Refusal, refuse
from kickdoor.engine.sums import limits, switches, usable

IDENTITY_RULES = {
    "race": "RACE-4",
    "style": "STYLE-5",
    "loyalty": "LOYALTY-7",
    "training": "TRAINING-4",
    "faction": "FACTION-2",
}

_NEEDED_RULES = {"race": "SUPER-9", "faction": "SUPER-10", "loyalty": "SUPER-11"}
_TWICE_RULES = {"race": "RACE-6", "loyalty": "LOYALTY-6", "faction": "FACTION-4"}


def identity_rule(state: State, kind: str) -> str:
    """Return the rule of this edition on when a card of an identity kind is played."""
    of_class = state.rules.cite("class-play")
    return IDENTITY_RULES.get(kind, of_class)


class PlayMode(NamedTuple):
    """How a card is played."""

    how: Literal["identity", "curse", "enhance", "arm", "lay", "throw", "level", "companion", "upon", "stay", "use"]
    use: uses.ResolvedUse | None = None  # the use it is played for, with target and payment

    def carry_out(self, state: State, action: Action) -> None:
        do_play(state, action, self)


IDENTITY: Final = PlayMode("identity")
CURSE: Final = PlayMode("curse")
ENHANCE: Final = PlayMode("enhance")
ARM: Final = PlayMode("arm")
LAY: Final = PlayMode("lay")
THROW: Final = PlayMode("throw")
LEVEL: Final = PlayMode("level")
COMPANION: Final = PlayMode("companion")
UPON: Final = PlayMode("upon")
STAY: Final = PlayMode("stay")


# ---------------------------------------------------------------- the law, kind by kind
def resolve_play(state: State, action: Action) -> PlayMode | Refusal:
    """Work out how the action would play its card, or why it cannot."""
    seat, card = action.seat, action.cards[0]
    if state.phase == "setup":
        return _resolve_opening(state, action)
    moment = timing.moment(state, seat)
    if not moment:
        if state.dead[seat]:
            return refuse("you-are-dead", "DEATH-16", "DEATH-18")
        return refuse("settle-first", "CARDS-12")
    if switches.has_rule(state, seat, "frozen"):
        return refuse("play-no-cards", "CONFLICT-1")
    d = state.defs[card]
    here = timing.in_hand(state, seat, card)
    if not here and not (d.kind == "oneshot" and timing.on_table(state, seat, card)):
        return refuse("card-not-in-hand", "CARDS-8", "CARDS-11")
    if card in timing.promised(state, seat):
        return refuse("promised-card", "HELP-8" if here else "HELP-6")
    if not moment & timing.ANY_TIME and not (d.use_timings | d.play_when) & moment:
        return uses.only_responses(state)
    return resolve_play_now(state, action, d, moment)


def _resolve_opening(state: State, action: Action) -> PlayMode | Refusal:
    """SETUP-9..12: before the first turn a player puts down Items and identities, and names no other card."""
    if not isinstance(state.frames[-1], Setup):
        return refuse("settle-first", "SETUP-9")
    card = action.cards[0]
    wrong = setup.why_not_put_down(state, action.seat, card, alone=not _names_more(action))
    return wrong or (LAY if state.defs[card].is_item else IDENTITY)


def _names_more(action: Action) -> bool:
    """Return whether the action names more than its card: a target, or other cards."""
    return bool(action.side or action.on >= 0 or action.player >= 0 or action.paid)


# What an action may name besides its card, by mode: a card (o), a player (p), a side (s), paid or added cards (d).
_NAMES = {"curse": "p", "enhance": "o", "arm": "o", "throw": "s", "level": "p", "upon": "o", "use": "opsd"}


def resolve_play_now(state: State, action: Action, d: CardDef, moment: int) -> PlayMode | Refusal:
    """Return the mode of playing a card that is at hand, at a known moment, or why there is none."""
    mode = _mode(state, action, d, moment)
    if isinstance(mode, PlayMode) and not _may_name(action, _NAMES.get(mode.how, "")):
        return refuse("play-not-on-that", "CARDS-12", card=d.name)
    return mode


def _may_name(action: Action, may: str) -> bool:
    """Return whether all that the action names is among what it may name."""
    if (action.on >= 0 and "o" not in may) or (action.player >= 0 and "p" not in may):
        return False
    return not (action.side and "s" not in may) and not (action.paid and "d" not in may)


def _mode(state: State, action: Action, d: CardDef, moment: int) -> PlayMode | Refusal:
    match d.kind:
        case "monster":
            return refuse(
                "monster-how-played",
                "TIMING-15",
                "TROUBLE-2",
            )
        case "curse":
            return _curse(state, action, d, moment)
        case "enhancer":
            return _enhancer(state, action, d, moment)
        case "item":
            return why_not_lay(state, action.seat, action.cards[0], moment) or LAY
        case "oneshot":
            return _oneshot(state, action, d, moment)
        case "level_up":
            return _level_up(state, action, d, moment)
        case "companion":
            return _companion(state, action.seat, moment) or COMPANION
        case "upgrade" | "special":
            return _special(state, action, d, moment)
        case _:
            return why_not_identity(state, action.seat, action.cards[0], moment) or IDENTITY


def why_not_identity(state: State, seat: Seat, card: CardId, moment: int) -> Refusal | None:
    """CLASS-15..17 and the like for other identities."""
    d = state.defs[card]
    if not moment & timing.AS_IDENTITY:
        wrong = _why_not_out_of_turn(state, seat, card)
        if wrong is not None:
            return wrong
    if d.identity:
        same = [c for c in state.tables[seat] if state.defs[c].identity == d.identity]
        if any(state.defs[c].slug == d.slug for c in same) and len(same) < limits.limit(state, seat, d.identity):
            return refuse("identity-twice", _TWICE_RULES.get(d.identity, "CLASS-14"), "CLASS-14", "SUPER-16")
    return None


def _why_not_out_of_turn(state: State, seat: Seat, card: CardId) -> Refusal | None:
    """CLASS-15..17: why an identity may not be played out of turn, for which it must just have been received."""
    kind = state.defs[card].identity
    rules = [identity_rule(state, kind)]
    if not kind:
        rules.append(state.rules.cite("multiplier-play"))
    if not timing.is_fresh(state, seat, card):
        return refuse("play-own-turn", *rules, state.rules.cite("own-turn-identities"))
    if timing.in_fight(state, seat) and not state.rules.identity_on_receipt_in_combat:
        return refuse("play-received-outside-combat", *rules, "TIMING-2")
    return None


def why_not_lay(state: State, seat: Seat, card: CardId, moment: int) -> Refusal | None:
    """ITEM-9, ITEM-10, TIMING-2, TIMING-6: in the player's own turn outside combat, or when just received."""
    if state.defs[card].play_when & moment:  # CONFLICT-1: the card says so
        return items.why_not_carry(state, seat, card)
    rule = state.rules.cite("item-play")
    if timing.in_fight(state, seat):
        banned = "RUN-17" if state.phase == "run" else state.rules.cite("barred-in-combat")
        return refuse("item-not-played-in-fight", banned, rule)
    if not items.may_lay_now(state, seat, card, moment):
        return refuse("put-down-own-turn", rule, state.rules.cite("own-turn-items"))
    return items.why_not_carry(state, seat, card)


def _curse(state: State, action: Action, d: CardDef, moment: int) -> PlayMode | Refusal:
    """CURSE-3, CURSE-13: at any moment on any living player, oneself included."""
    if action.side or action.on >= 0 or (d.uses and (action.player < 0 or action.paid)):
        return _by_use(state, action, d, moment)
    if not 0 <= action.player < state.n:
        return refuse("curse-on-whom", "CURSE-3", curse=state.lib.curse_words[d.pack])
    if state.dead[action.player]:
        return refuse("target-dead", "DEATH-16", "CURSE-3")
    return CURSE


def _enhancer(state: State, action: Action, d: CardDef, moment: int) -> PlayMode | Refusal:
    """ENHANCE-3, ENHANCE-5, ENHANCE-8, MOOK-5, MOOK-6, AMB-143."""
    if d.uses:
        return _by_use(state, action, d, moment)
    fight = state.combat
    on = action.on
    if on >= 0 and state.place[on] >= TABLE and state.defs[on].kind == "companion":
        return _why_not_arm(state, action, on, moment) or ARM
    if not moment & timing.COMBAT or fight is None:
        return refuse("enhancer-needs-fight", "ENHANCE-3", "TIMING-11", "COMBAT-22")
    if on < 0 and len(fight.monsters) == 1:
        return ENHANCE
    if on not in fight.monsters:
        return refuse("enhancer-name-monster", "ENHANCE-5", "ENHANCE-1")
    return ENHANCE


def _why_not_arm(state: State, action: Action, companion: CardId, moment: int) -> Refusal | None:
    holds = state.defs[companion].holds
    if holds is None or not conditions.matches(state, holds, action.cards[0]):
        return refuse("companion-takes-no-such-card", "MOOK-5")
    if state.attached(companion):
        return refuse("companion-one-such-card", "MOOK-6")
    if state.place[companion] != TABLE + action.seat and not moment & timing.COMBAT:
        return refuse("companion-of-other-in-fight", "MOOK-5", "ENHANCE-3")
    if state.phase == "run":
        return refuse("play-not-while-running", "MOOK-5", "RUN-1")
    return None


def _oneshot(state: State, action: Action, d: CardDef, moment: int) -> PlayMode | Refusal:
    """ONESHOT-2, ONESHOT-3, ONESHOT-7, INTERFERE-1, INTERFERE-2."""
    seat, card = action.seat, action.cards[0]
    aimed = _names_more(action)
    best: Refusal | None = None
    if d.is_thrown and action.side:
        if moment & timing.COMBAT:
            return _if_usable(state, seat, card, THROW)
        best = refuse("use-needs-fight", state.rules.cite("oneshot-use"), "COMBAT-22")
    if d.uses:
        mode = _by_use(state, action, d, moment)
        if isinstance(mode, PlayMode):
            return _if_usable(state, seat, card, mode)
        best = best or mode
    if not aimed and state.place[card] != TABLE + seat:
        wrong = why_not_lay(state, seat, card, moment)
        if wrong is None:
            return LAY
        best = best or wrong
    if d.is_thrown and not aimed and moment & timing.COMBAT:
        return refuse("play-which-side", "ONESHOT-3", "INTERFERE-2", "INTERFERE-1")
    return best or refuse("use-not-so", "ONESHOT-3", "ONESHOT-2")


def _if_usable(state: State, seat: Seat, card: CardId, mode: PlayMode) -> PlayMode | Refusal:
    if usable.is_usable(state, seat, card):
        return mode
    return refuse("item-cannot-use", "ITEM-7", card=state.defs[card].name)


def _level_up(state: State, action: Action, d: CardDef, moment: int) -> PlayMode | Refusal:
    """GUAL-1..4: for any player, at any time, never for the winning Level."""
    if d.uses:
        return _by_use(state, action, d, moment)
    to = action.player if action.player >= 0 else action.seat
    if action.on >= 0 or action.side or to >= state.n:
        return refuse("play-for-player", "GUAL-1")
    if state.dead[to]:
        return refuse("level-dead", "DEATH-16", "GUAL-1")
    if not may_gain_level(state, to):
        return refuse("no-winning-level", state.rules.cite("level-up-limit"), "CONFLICT-6", "WIN-4")
    return LEVEL


def may_gain_level(state: State, seat: Seat) -> bool:
    """GUAL-3, GUAL-4: a card never brings the winning Level."""
    return state.levels[seat] < state.rules.winning_level - 1


def _companion(state: State, seat: Seat, moment: int) -> Refusal | None:
    """HIRE-1, HIRE-5, MOOK-2, AMB-144, AMB-149: at any time, one in play; where companions may be discarded at will,
    the new one replaces the old one.
    """
    have = [c for c in state.tables[seat] if state.defs[c].kind == "companion"]
    if have and not may_dismiss(state):
        return refuse("companion-already", "AMB-131", "HIRE-1")
    return None


def _special(state: State, action: Action, d: CardDef, moment: int) -> PlayMode | Refusal:
    if d.stays is None:
        return _by_use(state, action, d, moment)
    wrong = _why_not_stay_now(state, action, d, moment)
    if wrong is not None:
        return wrong
    if d.excludes is not None and any(conditions.matches(state, d.excludes, c) for c in state.tables[action.seat]):
        return refuse("identity-conflict", "SUPER-12", "SUPER-16")
    if d.stays.how == "while" and not conditions.holds(
        state, d.stays.cond, action.seat, Env(action.seat, action.cards[0])
    ):
        return _needs_card(state, d)
    if d.stays.how == "upon":
        return _upon(state, action, d, moment)
    return STAY


def _needs_card(state: State, d: CardDef) -> Refusal:
    kind = next((m.word for m in d.always if m.what == "allow"), "class")
    rule = _NEEDED_RULES.get(kind, state.rules.cite("multiplier-play"))
    return refuse("play-needs-card", rule, "SUPER-3")


def _why_not_stay_now(state: State, action: Action, d: CardDef, moment: int) -> Refusal | None:
    seat, card = action.seat, action.cards[0]
    if d.play_when & timing.AS_IDENTITY:
        return why_not_identity(state, seat, card, moment)
    if d.play_when:
        return None if d.play_when & moment else refuse("play-not-now", "CARDS-12", "ITEM-17")
    if state.rules.special_treasures_any_time and d.kind == "special" and d.deck == 1:
        return None  # TIMING-8
    return why_not_lay(state, seat, card, moment)


def _upon(state: State, action: Action, d: CardDef, moment: int) -> PlayMode | Refusal:
    """CHEAT-1: on an Item in play, or on one in hand that is played with it (NOTATION)."""
    seat, on = action.seat, action.on
    assert d.stays is not None
    if on < 0:
        return refuse("play-on-which-card", "CHEAT-1")
    if on == action.cards[0] or not conditions.matches(state, d.stays.filter, on) or state.defs[on].kind == "oneshot":
        return refuse("attach-not-on-that", "CHEAT-1", "CARDS-12")
    if state.place[on] == HAND + seat and state.defs[on].is_item:
        if not items.may_lay_now(state, seat, on, moment):
            return refuse("attach-item-not-now", state.rules.cite("item-play"))
        return UPON
    if state.place[on] != TABLE + seat:
        return refuse("attach-own-card", "CHEAT-1")
    if any(state.defs[c].slug == d.slug for c in state.attached(on)):
        return refuse("attach-one-enough", "CHEAT-1")
    return UPON


def _by_use(state: State, action: Action, d: CardDef, moment: int) -> PlayMode | Refusal:
    """Return the first use of the card that fits."""
    best: Refusal | None = None
    for use in d.uses:
        resolved = uses.resolve_use_of(state, action.seat, action.cards[0], use, action, moment)
        wrong = resolved if isinstance(resolved, Refusal) else _why_not_with(state, action, use)
        if isinstance(resolved, uses.ResolvedUse) and wrong is None:
            return PlayMode("use", resolved)
        best = best if best is not None and use.target is None else wrong
    return best or refuse("play-not-so", "CARDS-12")


def _why_not_with(state: State, action: Action, use: Use) -> Refusal | None:
    """`with [Monster]`: the card named must be one that a step of the use can take."""
    if use.cost or not action.paid:
        return None
    for step in state.lib.programs[use.program]:
        spec = step.other if step.verb == "replace" else step.cards
        if spec is not None and "hand" in spec.zones:
            if len(action.paid) == 1 and _can_bring(state, action, spec, action.paid[0]):
                return None
            return refuse("brings-one-monster", state.rules.cite("wandering-monster"))
    return refuse("play-nothing-goes-with", "CARDS-12")


def _can_bring(state: State, action: Action, spec: Cards, card: CardId) -> bool:
    from_hand = state.place[card] == HAND + action.seat and card != action.cards[0]
    return from_hand and conditions.matches(state, spec.filter, card)


# ---------------------------------------------------------------- doing it
def do_play(state: State, action: Action, mode: PlayMode) -> None:
    seat, card = action.seat, action.cards[0]
    top = state.frames[-1]
    from_door = isinstance(top, Turn) and top.door_card == card
    match mode.how:
        case "identity":
            _play_identity(state, seat, card)
        case "lay":
            lay(state, seat, card)
        case "curse":
            play_curse(state, seat, card, action.player)
        case "enhance" | "arm":
            _play_enhancer(state, seat, card, action.on)
        case "throw":
            _throw(state, action)
        case "level":
            play_level_up(state, seat, card, action.player if action.player >= 0 else seat)
        case "companion":
            _play_companion(state, seat, card)
        case "upon":
            _play_upon(state, seat, card, action.on)
        case "stay":
            _play_stay(state, seat, card)
        case "use":
            assert mode.use is not None
            _play_use(state, action, mode.use)
        case _:
            assert_never(mode.how)
    if from_door:
        turn.door_done(state)


def _told(state: State, seat: Seat, card: CardId, rule: str, *, other: Seat = NO_SEAT, side: str = "") -> None:
    emit(state, "card_played", rule, seat=seat, other=other, cards=(card,), word=side)


def _play_identity(state: State, seat: Seat, card: CardId) -> None:
    """AMB-124: over the limit, the old card goes in the same action; of several the owner chooses one."""
    d = state.defs[card]
    if d.kind == "companion":
        _play_companion(state, seat, card)
        return
    rule = identity_rule(state, d.identity)
    same = [c for c in state.tables[seat] if state.defs[c].identity == d.identity]
    twins = [c for c in same if state.defs[c].slug == d.slug]
    _told(state, seat, card, rule)
    if len(same) >= limits.limit(state, seat, d.identity):
        if twins or len(same) == 1:
            old = (twins or same)[0]
            emit(state, "identity_dropped", "CLASS-11", seat=seat, cards=(old,), word=d.identity)
            discard(state, old, rule="CLASS-13", seat=seat)
        else:
            state.push(SwapIdentity(seat, card, tuple(same)))
            return
    move(state, card, TABLE + seat, rule=rule, seat=seat, upright=True)


def advance_swap(state: State, frame: SwapIdentity) -> bool:
    """AMB-117: replace one of several identities by the new one."""
    if not frame.asked:
        state.next_step(SwapIdentity(frame.seat, frame.card, frame.old, asked=True))
        ask_cards(state, frame.seat, list(frame.old), low=1, high=1, why="identity")
        return True
    state.pop()
    chosen = state.answered_cards()
    if not chosen:  # there is no other to replace: the limit is 0
        discard(state, frame.card, rule="CLASS-13", seat=frame.seat)
        return True
    old = chosen[0]
    emit(state, "identity_dropped", "CLASS-11", seat=frame.seat, cards=(old,))
    discard(state, old, rule="CLASS-13", seat=frame.seat)
    move(state, frame.card, TABLE + frame.seat, rule="CLASS-13", seat=frame.seat, upright=True)
    return True


def lay(state: State, seat: Seat, card: CardId) -> None:
    """ITEM-3: play an Item, carried or, if there is room, in use at once."""
    rule = state.rules.cite("item-play") if state.phase != "setup" else "SETUP-13"
    _told(state, seat, card, rule)
    move(state, card, TABLE + seat, rule=rule, seat=seat)
    if state.defs[card].kind == "item" and items.why_not_use_slot(state, seat, card) is None:
        turn_card(state, card, upright=True, seat=seat, rule=state.rules.cite("item-in-use"))


def play_curse(state: State, seat: Seat, card: CardId, victim: Seat) -> None:
    emit(state, "curse_played", "CURSE-3", seat=seat, other=victim, cards=(card,))
    move(state, card, POOL, rule="CURSE-3", seat=seat)
    state.push(Curse(victim, card, CurseSource.PLAYED, by=seat))


def _play_enhancer(state: State, seat: Seat, card: CardId, on: CardId) -> None:
    fight = state.combat
    if on < 0:
        assert fight is not None
        on = fight.monsters[0]
    if state.place[on] >= TABLE:
        _told(state, seat, card, "MOOK-5", other=state.seats[state.place[on] - TABLE])
        move(state, card, state.place[on], rule="MOOK-5", seat=seat, upright=True)
        attach(state, card, on, seat=seat, rule="MOOK-5")
        return
    _told(state, seat, card, "ENHANCE-3")
    move(state, card, COMBAT, rule="ENHANCE-3", seat=seat)
    attach(state, card, on, seat=seat, rule="ENHANCE-5")


def _throw(state: State, action: Action) -> None:
    fight = state.combat
    assert fight is not None
    card = action.cards[0]
    _told(state, action.seat, card, state.rules.cite("oneshot-side"), side=action.side)
    move(state, card, COMBAT, rule=state.rules.cite("oneshot-use"), seat=action.seat)
    outside = action.seat not in fight.fighters
    fight.played += (Played(card, action.seat, action.side, outside=outside),)


def play_level_up(state: State, seat: Seat, card: CardId, to: Seat) -> None:
    _told(state, seat, card, "GUAL-1", other=to)
    move(state, card, POOL, rule="GUAL-1", seat=seat)
    discard(state, card, rule=state.rules.cite("level-up-discard"), seat=seat)
    change_level(state, to, 1, rule="GUAL-1")


def _play_companion(state: State, seat: Seat, card: CardId) -> None:
    rule = companion_rule(state)
    for old in [c for c in state.tables[seat] if state.defs[c].kind == "companion"]:
        discard(state, old, rule=rule, seat=seat)
    _told(state, seat, card, rule)
    move(state, card, TABLE + seat, rule=rule, seat=seat, upright=True)


def _play_upon(state: State, seat: Seat, card: CardId, on: CardId) -> None:
    rule = state.rules.cite("cheat")
    _told(state, seat, card, rule)
    if state.place[on] == HAND + seat:
        move(state, on, TABLE + seat, rule=rule, seat=seat)
    move(state, card, TABLE + seat, rule=rule, seat=seat, upright=True)
    attach(state, card, on, seat=seat, rule=rule)
    frees = "free_use" in state.defs[card].rules
    if frees and not state.upright[on] and timing.moment(state, seat) & timing.QUIET:  # FAQ-62, FAQ-105
        turn_card(state, on, upright=True, seat=seat, rule=rule)


def _play_stay(state: State, seat: Seat, card: CardId) -> None:
    rule = state.rules.cite("multiplier-play") if state.defs[card].is_multiplier else "CARDS-12"
    _told(state, seat, card, rule)
    move(state, card, TABLE + seat, rule="CARDS-5", seat=seat, upright=True)


def _play_use(state: State, action: Action, resolved: uses.ResolvedUse) -> None:
    """ONESHOT-4, ONESHOT-5: the card stays in the fight to its end, or is discarded once its effect is settled."""
    seat, card = action.seat, action.cards[0]
    fight = state.combat
    rule = state.rules.cite("oneshot-use") if state.defs[card].is_item else "CARDS-12"
    _told(state, seat, card, rule, other=action.player, side=action.side)
    if fight is not None and state.phase == "combat" and _stays_in_fight(state, card, resolved.use):
        move(state, card, COMBAT, rule=state.rules.cite("oneshot-discard"), seat=seat)
        fight.played += (Played(card, seat, ""),)
    else:
        move(state, card, POOL, rule="CARDS-12", seat=seat)
        state.push(Finish(seat, card))
    uses.start(state, seat, resolved)


def _stays_in_fight(state: State, card: CardId, use: Use) -> bool:
    if state.rules.oneshots_stay_to_the_end and state.defs[card].kind == "oneshot":
        return True
    return use_effects.has_step(state, use, "modify")


def advance_finish(state: State, frame: Finish) -> bool:
    state.pop()
    if state.place[frame.card] == POOL:
        discard(state, frame.card, rule=state.rules.cite("oneshot-discard"), seat=frame.seat)
    return True


def resolve_promise(state: State, seat: Seat, card: CardId, to: Seat) -> PlayMode | Refusal:
    """HELP-8, AMB-55: return how a promised card would be played on the helper after the fight, or why it cannot."""
    d = state.defs[card]
    if state.place[card] != HAND + seat or d.kind not in ("level_up", "curse"):
        return refuse("help-promise-playable", "HELP-8")
    action = Action(seat, "play", (card,), player=to)
    moment = timing.ANY_TIME | timing.AFTER_COMBAT
    return _curse(state, action, d, moment) if d.kind == "curse" else _level_up(state, action, d, moment)


def advance_promise(state: State, frame: Promise) -> bool:
    """AMB-55: play the promised card on the helper if that is still legal."""
    state.pop()
    seat, card, to = frame.seat, frame.card, frame.helper
    mode = resolve_promise(state, seat, card, to)
    if isinstance(mode, PlayMode):
        if mode.use is not None:
            _play_use(state, Action(seat, "play", (card,), player=to), mode.use)
        elif mode.how == "curse":
            play_curse(state, seat, card, to)
        else:
            play_level_up(state, seat, card, to)
    emit(state, "deal_kept" if isinstance(mode, PlayMode) else "deal_lapsed", "HELP-8", seat=seat, other=to)
    return True


def advance_received(state: State, frame: Received) -> bool:
    """Start the cards that act the moment a player receives them (FAQ-19, FAQ-58)."""
    state.pop()
    seat = frame.seat
    for card in reversed(frame.cards):
        program = state.defs[card].triggers.get("received", -1)
        place = POOL if frame.in_middle else HAND + seat
        if program >= 0 and state.place[card] == place and _acts(state, seat, card, program, frame.face_up):
            state.push(ReceivedCard(seat, card, program, frame.face_up))
    return True


def _acts(state: State, seat: Seat, card: CardId, program: int, open_draw: bool) -> bool:
    """Return whether the card acts rather than being kept.

    Asked before any frame is made, because the serial numbers of questions are visible to all players.
    """
    env = Env(seat, card, face_up=open_draw)
    return any(
        s.cond is None or s.cond.op != "face" or conditions.holds(state, s.cond, seat, env)
        for s in state.lib.programs[program]
    )


def advance_received_card(state: State, frame: ReceivedCard) -> bool:
    state.pop()
    card = frame.card
    env = Env(frame.seat, card, face_up=frame.face_up)
    _told(state, frame.seat, card, "CARDS-12")
    if state.place[card] != POOL:
        move(state, card, POOL, rule="CARDS-12", seat=frame.seat)
    state.push(Finish(frame.seat, card))
    state.push(Program(frame.program, env))
    return True


# ---------------------------------------------------------------- laying down at will
def may_dismiss(state: State) -> bool:
    """HIRE-6, MOOK-3, MIX-12: return whether companions may be discarded at will; in a mix of sets they always may."""
    return state.rules.companions_can_be_discarded or len(state.lib.packs) > 1


def may_be_laid_down(state: State, d: CardDef) -> bool:
    """Return whether a card in play may be discarded at will. AMB-119: a multiplier may, to make way for another."""
    return bool(d.identity) or d.is_multiplier or (d.kind == "companion" and may_dismiss(state))


def why_not_discard(state: State, action: Action) -> Refusal | None:
    """CLASS-11, TIMING-10, HIRE-6, MOOK-3, MIX-12, ITEM-11."""
    seat = action.seat
    if len(action.cards) != 1:
        return refuse("discard-one-card", "CLASS-11")
    card = action.cards[0]
    moment = timing.moment(state, seat)
    if not moment & timing.ANY_TIME and not (state.phase == "setup" and setup.is_waiting(state, seat)):
        return uses.only_responses(state) if moment else refuse("not-now", "CARDS-12", "DEATH-16")
    if state.place[card] != TABLE + seat:
        return refuse("discard-in-front", "CARDS-11", "CARDS-10")
    return _why_not_at_will(state, state.defs[card])


def _why_not_at_will(state: State, d: CardDef) -> Refusal | None:
    if may_be_laid_down(state, d):
        return None
    if d.kind == "companion":
        return refuse("companion-not-discarded", "HIRE-9")
    if d.is_item:
        return refuse("item-never-discarded", "ITEM-11", "ITEM-12", "BIG-3")
    if d.kind == "curse":
        return refuse("curse-stays", "CURSE-6", "CURSE-15")
    if d.kind == "special" and any(m.what == "allow" for m in d.always):
        return None  # like a multiplier, it allows one more of something
    return refuse("discard-not-at-will", "CARDS-11")


def do_discard(state: State, action: Action) -> None:
    card = action.cards[0]
    kind = state.defs[card].identity or state.defs[card].kind
    rule = {
        "companion": state.rules.cite("companion-discard") if state.rules.companions_can_be_discarded else "MIX-12",
        "loyalty": "LOYALTY-4",
        "style": "STYLE-4",
        "training": "TRAINING-3",
    }.get(kind, "CLASS-11")
    emit(state, "identity_dropped", rule, seat=action.seat, cards=(card,), word=kind)
    discard(state, card, rule=rule, seat=action.seat)
