"""Running the steps of a card, for one subject at a time; every pause is a frame."""

from __future__ import annotations

from typing import Final, assert_never

from kickdoor.engine.choices import ask_player
from kickdoor.engine.effects import conditions, selectors, verbs
from kickdoor.engine.flow.reward import declare_winners
from kickdoor.engine.frames import Env, Program, PutBack, Stage
from kickdoor.engine.model.cards import Step
from kickdoor.engine.model.ids import LOOKED, NO_SEAT, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.moves import discard, emit
from kickdoor.engine.sums import switches

BEGIN: Final = Stage.BEGIN
WHO: Final = Stage.WHO
TO: Final = Stage.TO
DO: Final = Stage.DO
ANSWER: Final = Stage.ANSWER
AFTER: Final = Stage.AFTER
_CONTROL: Final = frozenset({"may", "choose", "for_each", "roll"})  # they only start other steps
_TAKING: Final = frozenset({"discard", "take", "give", "bury", "replace", "swap"})


def advance(state: State, frame: Program) -> bool:
    program, env, stage = state.lib.programs[frame.number], frame.env, frame.stage
    if frame.at >= len(program):
        _leave(state, frame)
        return True
    step = program[frame.at]
    if stage == BEGIN:
        _begin(state, frame, step, env)
    elif stage == DO:
        _do(state, frame, step, env, None)
    elif stage == AFTER:
        _next_subject(state, frame)
    elif stage == ANSWER:
        _do(state, frame, step, env, state.answer)
    elif stage == WHO:
        state.replace(frame.replace(subjects=state.answered_seats(), stage=DO))
    elif stage == TO:
        seats = state.answered_seats()
        _line_up(state, frame, step, env.replace(player=seats[0] if seats else NO_SEAT))
    else:
        assert_never(stage)
    return True


def _leave(state: State, frame: Program) -> None:
    env = frame.env
    state.pop()
    below = state.frames[-1] if state.frames else None
    if frame.nested and isinstance(below, Program):
        if env.moved != below.env.moved:
            below = below.replace(any_moved=True, moved=below.moved + env.moved)
        did = env.did or below.env.did
        state.replace(below.replace(env=below.env.replace(missing=env.missing, rolled=env.rolled, did=did)))
    elif env.cause and not env.did:
        _tell_nothing(state, frame, env)


def _tell_nothing(state: State, frame: Program, env: Env) -> None:
    """CURSE-11: emit that a Curse, a Trap or Bad Stuff had no effect, and why."""
    d = conditions.monster_def(state, env.this)
    if frame.number not in (d.effect, d.bad_stuff):
        return
    verbs_met = [step.verb for step in state.lib.programs[frame.number]]
    if state.levels[env.you] == 1 and ("lose_levels" in verbs_met or "set_level" in verbs_met):
        why = "level"
    elif any(verb in _TAKING for verb in verbs_met):
        why = "cards"
    else:
        why = ""
    rule = "CURSE-11" if env.cause == "curse" else "RUN-10"
    emit(state, "nothing_happened", rule, seat=env.you, cards=(env.this,), word=why)


def _begin(state: State, frame: Program, step: Step, env: Env) -> None:
    if step.who == "chosen":
        state.replace(frame.replace(stage=WHO))
        ask_player(state, env.you, state.others(env.you), why=step.verb)
    elif _is_asked_to_whom(step) and verbs.touches(state, step, env, _subject(env)):
        state.replace(frame.replace(stage=TO))
        ask_player(state, env.you, _takers(state, step, env), why=step.verb)
    else:
        _line_up(state, frame, step, env)


def _is_asked_to_whom(step: Step) -> bool:
    return step.to == "chosen" or (step.verb == "give" and step.to != "target")


def _subject(env: Env) -> Seat:
    return env.subject if env.subject >= 0 else env.you


def _takers(state: State, step: Step, env: Env) -> list[Seat]:
    """Return the players who may receive the cards. The giver picks one of several, but keeps the cards if one of those
    players is the giver (FAQ-182).
    """
    if step.to == "chosen":
        found = state.others(env.you)
        return found if step.verb != "give" else [s for s in found if switches.can_receive(state, s)]
    found = [s for s in selectors.players(state, step.to, env) if not state.dead[s]]
    return [] if _subject(env) in found else found


def _line_up(state: State, frame: Program, step: Step, env: Env) -> None:
    word = step.cards.by if step.cards is not None and step.cards.by else step.who  # several choosers, one subject
    subjects = [s for s in selectors.players(state, word, env) if not state.dead[s]]
    state.replace(frame.replace(subjects=tuple(subjects), stage=DO, env=env))


def _do(state: State, frame: Program, step: Step, env: Env, answer: tuple[int, ...] | None) -> None:
    if not frame.subjects:
        state.next_step(frame.next_step(env))
        return
    serial = state.serials[-1]
    actor = frame.subjects[0]
    if state.dead[actor]:  # killed by an earlier step of the same card
        _next_subject(state, frame)
        return
    subject = _subject(env) if step.cards is not None and step.cards.by else actor
    if answer is None and not conditions.applies(state, step.cond, subject, env, good=step.favours):
        outcome, new = verbs.NOTHING, env
    else:
        outcome, new = verbs.run(state, step, env, subject, actor, answer, frame.number)
    if state.winners:
        return
    here = state.serials.index(serial)
    if outcome == verbs.ASKED:
        state.frames[here] = frame.replace(stage=ANSWER, env=new)
        return
    if outcome == verbs.DONE and step.verb not in _CONTROL:
        new = new.replace(did=True)
    state.frames[here] = _acted(frame, env, new)
    if outcome == verbs.NOTHING and step.otherwise >= 0:
        state.push(Program(step.otherwise, new.replace(subject=subject), nested=True))
    elif outcome == verbs.DONE and step.then >= 0:  # after everything that the step itself has pushed
        state.push_under(here + 1, Program(step.then, new.replace(subject=subject), nested=True))


def _acted(frame: Program, env: Env, new: Env) -> Program:
    """Return the program after one subject: the next one sees what the previous step moved, not what this one did."""
    if new.moved == env.moved:
        return frame.replace(stage=AFTER, env=new)
    return frame.replace(stage=AFTER, env=new.replace(moved=env.moved), moved=frame.moved + new.moved, any_moved=True)


def _next_subject(state: State, frame: Program) -> None:
    left = frame.subjects[1:]
    if left:
        state.replace(frame.replace(subjects=left, stage=DO))
        return
    if max(state.levels) >= state.rules.winning_level and declare_winners(state, None):  # all winners at once
        return
    state.next_step(frame.next_step(frame.env.replace(moved=frame.moved) if frame.any_moved else frame.env))


def advance_put_back(state: State, frame: PutBack) -> bool:
    """Put back or discard what is left of the cards that were looked at."""
    state.pop()
    left = [c for c in frame.cards if state.place[c] == LOOKED]
    if frame.away:
        for card in left:
            discard(state, card, rule="CARDS-15", seat=frame.seat)
        return True
    for card in reversed(left):
        verbs.on_top(state, card, seat=frame.seat)
    return True
