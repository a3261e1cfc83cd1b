"""Running away: who rolls against which monster, the window after a roll, and being caught (RULES: RUN, MOOK-7..8)."""

from __future__ import annotations

from typing import Final, assert_never

from kickdoor.engine import timing
from kickdoor.engine.actions import Action
from kickdoor.engine.effects import conditions
from kickdoor.engine.flow import combat
from kickdoor.engine.frames import Env, Flee, FleeStep, Program, Roll, RollStep, Window
from kickdoor.engine.model.combat import Combat
from kickdoor.engine.model.ids import NO_CARD, NO_SEAT, TABLE, CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.moves import discard, emit, roll_die
from kickdoor.engine.refusals import Refusal, refuse
from kickdoor.engine.sums import running, switches, usable
from kickdoor.engine.windows import open_window

BEGIN: Final = FleeStep.BEGIN
RUNNER: Final = FleeStep.RUNNER
NEXT: Final = FleeStep.NEXT
ROLL: Final = FleeStep.ROLL
DONE: Final = FleeStep.DONE
FREE: Final = FleeStep.FREE


def advance(state: State, frame: Flee) -> bool:
    fight = state.combat
    assert fight is not None
    match frame.step:
        case FleeStep.BEGIN:
            state.next_step(Flee(frame.runners, RUNNER))
            open_window(state, "running", state.living(), about=fight.main)
        case FleeStep.RUNNER:
            _next_runner(state, fight, frame)
        case FleeStep.NEXT:
            return _next(state, frame)
        case FleeStep.ROLL:
            _throw(state, frame, frame.rolls_against)
        case FleeStep.DONE:
            _runner_done(state, frame)
        case FleeStep.FREE:
            _free(state, frame)
        case _:
            assert_never(frame.step)
    return True


def _next_runner(state: State, fight: Combat, frame: Flee) -> None:
    if not frame.runners:
        state.pop()
        return
    runner = frame.runners[0]
    chasing = switches.faced(fight)
    left = tuple(m for m in chasing if (runner, m) not in fight.auto_escaped)
    freed = len(left) < len(chasing)
    state.next_step(Flee(frame.runners, FREE if freed else NEXT, left, frame.has_run, escaped=freed))
    if state.escaped[runner] < 0:
        state.escaped[runner] = 1


def _free(state: State, frame: Flee) -> None:
    """FAQ-155: even an automatic escape can be undone, at once."""
    state.next_step(frame.replace(step=NEXT))
    if not state.dead[frame.runners[0]]:
        open_window(state, "escaped", state.living(), about=frame.runners[0])


def _next(state: State, frame: Flee) -> bool:
    """RUN-12: go on to the next monster, in the order the runner picks; escapes without a roll come first."""
    runner = frame.runners[0]
    if frame.escaped:
        frame = frame.replace(escaped=False, escaped_from=NO_CARD)
    left = tuple(m for m in frame.monsters if state.combat is not None and m in state.combat.monsters)
    if state.dead[runner] or not left:  # RUN-19: the dead do not roll
        state.next_step(frame.replace(step=DONE, monsters=()))
        return True
    for monster in left:
        if _needs_no_roll(state, runner, monster):
            others = tuple(m for m in left if m != monster)
            state.next_step(frame.replace(step=FREE, monsters=others, escaped=True, escaped_from=monster))
            escape(state, runner, monster, rule="RUN-3")
            return True
    if len(left) == 1:
        _face_last(state, frame, left[0])
        return True
    state.replace(frame.replace(monsters=left))
    return False


def _face_last(state: State, frame: Flee, monster: CardId) -> None:
    """Roll against the only monster left, unless nobody escapes from it."""
    runner = frame.runners[0]
    if holds_fast(state, runner, monster):
        state.replace(frame.replace(monsters=(), has_run=True))
        caught(state, runner, monster)
    else:
        state.next_step(frame.replace(step=ROLL, monsters=(monster,), rolls_against=monster))


def _needs_no_roll(state: State, runner: Seat, monster: CardId) -> bool:
    if state.combat is not None and (runner, monster) in state.combat.must_roll:
        return False
    if switches.has_rule(state, runner, "cannot_escape"):  # a failure comes before an escape without a roll
        return False
    return switches.monster_rule(state, monster, "no_pursuit", runner) or switches.monster_rule(
        state, monster, "auto_escape", runner
    )


def holds_fast(state: State, runner: Seat, monster: CardId) -> bool:
    """FAQ-67: return whether nobody escapes from this monster, even without a roll, except by a sacrifice (FAQ-116)."""
    return running.holds_fast(state, runner, monster)


def _throw(state: State, frame: Flee, monster: CardId) -> None:
    """Roll against a monster: the only one left (at ROLL), or the one that the runner picked (at NEXT)."""
    fight = state.combat
    runner = frame.runners[0]
    go_on = state.replace if frame.step == NEXT else state.next_step
    left = tuple(m for m in frame.monsters if m != monster)
    frame = frame.replace(step=NEXT, rolls_against=NO_CARD)
    if fight is None or monster not in fight.monsters or monster not in frame.monsters or state.dead[runner]:
        go_on(frame)
        return
    go_on(frame.replace(monsters=left, has_run=True))
    if holds_fast(state, runner, monster):
        caught(state, runner, monster)
        return
    n = roll_die(state, runner, word="run", rule="RUN-3", monster=monster, needs=running.needed(state, runner, monster))
    state.push(Roll(runner, monster, True, n))


def throw_again(state: State, at: int, frame: Roll) -> None:
    """RUN-23: roll again. Changes to the old roll do not count for the new one, and may all be made once more."""
    runs = frame.runs
    needs = running.needed(state, frame.seat, frame.card) if runs else 0
    word, monster = ("run", frame.card) if runs else ("effect", NO_CARD)
    n = roll_die(state, frame.seat, word=word, rule="RUN-3", monster=monster, needs=needs)
    state.ask_anew(at, frame.replace(die=n, added=0, step=RollStep.ON_TABLE))


def advance_roll(state: State, frame: Roll) -> bool:
    """Let all players react once to a roll, then apply it. The final number is left in state.answer."""
    if frame.step == RollStep.THROWN:
        state.next_step(frame.replace(step=RollStep.ON_TABLE))
        open_window(state, "roll", state.living(), about=frame.seat)
        return True
    state.pop()
    state.answer = (frame.result,)
    if not frame.runs:
        return True
    runner, monster = frame.seat, frame.card
    fight = state.combat
    if fight is None or monster not in fight.monsters or state.dead[runner]:
        return True
    if running.gets_away(state, frame):
        escape(state, runner, monster, rule="RUN-3")
    else:
        caught(state, runner, monster)
    return True


def escape(state: State, runner: Seat, monster: CardId, *, rule: str) -> None:
    emit(state, "escaped", rule, seat=runner, cards=(monster,))
    expire_try(state, runner)
    flee = _flee_frame(state)
    last = flee is not None and len(flee.runners) == 1
    fled = conditions.monster_def(state, monster).triggers.get("fled", -1)
    if state.rules.monsters_discarded_on_escape and last and fled < 0 and state.combat is not None:  # RUN-15
        combat.take_out(state, monster, rule="RUN-15", kind="monster_left")
    sting(state, runner, monster)


def sting(state: State, runner: Seat, monster: CardId) -> None:
    """RUN-11, FAQ-64, FAQ-135: apply what happens even to those who escape, once for each runner and monster."""
    fight = state.combat
    fled = conditions.monster_def(state, monster).triggers.get("fled", -1)
    if fight is None or fled < 0 or (runner, monster) in fight.fled_effect_done:
        return
    fight.fled_effect_done += ((runner, monster),)
    state.push(Program(fled, Env(runner, monster, cause="bad_stuff")))


def caught(state: State, runner: Seat, monster: CardId) -> None:
    """RUN-9: apply Bad Stuff at once, after what happens even to those who escape (FAQ-64)."""
    state.escaped[runner] = 0
    emit(state, "caught", "RUN-9", seat=runner, cards=(monster,))
    expire_try(state, runner)
    d = conditions.monster_def(state, monster)
    if d.bad_stuff >= 0:
        state.push(Program(d.bad_stuff, Env(runner, monster, cause="bad_stuff")))
    sting(state, runner, monster)


def expire_try(state: State, runner: Seat) -> None:
    combat.expire(state, "next_roll", runner)


def _flee_frame(state: State) -> Flee | None:
    for frame in reversed(state.frames):
        if isinstance(frame, Flee):
            return frame
    return None


def _runner_done(state: State, frame: Flee) -> None:
    runner = frame.runners[0]
    state.next_step(Flee(frame.runners[1:], RUNNER))
    if state.escaped[runner] == 1 and not state.dead[runner]:
        push_got_away(state, runner)


def push_got_away(state: State, runner: Seat) -> None:
    """FAQ-159: start the effects of having escaped from every monster, once for each running away."""
    for card in reversed(usable.in_force(state, runner)):
        program = state.defs[card].triggers.get("got_away", -1)
        if program >= 0:
            state.push(Program(program, Env(runner, card)))


# ---------------------------------------------------------------- actions
def why_not_run_from(state: State, action: Action) -> Refusal | None:
    top = state.frames[-1]
    if not isinstance(top, Flee):
        return refuse("run-nobody-choosing", "RUN-12")
    if top.runners[0] != action.seat:
        return refuse("run-other-player", "RUN-13", "RUN-12")
    if action.on not in top.monsters:
        return refuse("run-not-chased-by-that", "RUN-12")
    return None


def do_run_from(state: State, action: Action) -> None:
    top = state.frames[-1]
    assert isinstance(top, Flee)
    _throw(state, top, action.on)


def _can_be_given_up(state: State, card: CardId) -> bool:
    """FAQ-120: in a mix of sets all companions are one kind: if any can be sacrificed, all can."""
    d = state.defs[card]
    if d.kind == "companion" and len(state.lib.packs) > 1:
        return "sacrifice" in state.lib.rule_words
    return "sacrifice" in d.rules


def why_not_sacrifice(state: State, action: Action) -> Refusal | None:
    return _why_not_give_up(state, action.seat, action.cards[0], action.player)


def _why_not_give_up(state: State, seat: Seat, card: CardId, saved: Seat) -> Refusal | None:
    """MOOK-7, MOOK-8, AMB-98, AMB-99, FAQ-116. `saved`: the seat that escapes as well, or -1 if none does."""
    fight = state.combat
    if state.place[card] != TABLE + seat or not _can_be_given_up(state, card):
        return refuse("sacrifice-no-companion", "MOOK-7", "FAQ-116")
    if fight is None or not _is_running(state, seat):
        return refuse("sacrifice-when-running", "MOOK-7", "FAQ-116")
    flee = _flee_frame(state)
    if flee is None or seat not in flee.runners or not isinstance(state.frames[-1], (Window, Flee)):
        return refuse("sacrifice-before-first-roll", "MOOK-7", "FAQ-116")
    if not any(still_chases(state, seat, monster) for monster in fight.monsters):
        return refuse("sacrifice-nothing-chases", "MOOK-7", "FAQ-116")
    if _is_too_late(state, seat, flee):
        return refuse("sacrifice-before-first-roll", "MOOK-7", "FAQ-116")
    if saved >= 0 and (seat != fight.main or saved != fight.helper):
        return refuse("sacrifice-main-fighter-saves-helper", "MOOK-8", "FAQ-116")
    return None


def _is_running(state: State, seat: Seat) -> bool:
    return state.phase == "run" and state.combat is not None and seat in state.combat.fighters


def _is_too_late(state: State, seat: Seat, flee: Flee) -> bool:
    """AMB-98: return whether the player has begun to run, or a window is open that is not for this."""
    if flee.runners[0] == seat and flee.has_run:
        return True
    reason = timing.window_reason(state)
    waits = timing.waits_to_run(state, seat) and reason in ("roll", "escaped")
    return reason not in ("", "running") and not waits


def do_sacrifice(state: State, action: Action) -> None:
    seat = action.seat
    rule = state.rules.cite("sacrifice")
    emit(state, "sacrificed", rule, seat=seat, cards=action.cards)
    discard(state, action.cards[0], rule=rule, seat=seat)
    saved = [seat] if action.player < 0 else [seat, action.player]
    for s in saved:
        let_go(state, s, rule=rule if s == seat else state.rules.cite("sacrifice-for-helper"))


def let_go(state: State, seat: Seat, *, rule: str) -> None:
    """Let a player escape every monster of the fight without a roll."""
    fight = state.combat
    assert fight is not None
    escape_without_roll(state, seat, tuple(m for m in fight.monsters if still_chases(state, seat, m)), rule=rule)


def escape_without_roll(state: State, seat: Seat, monsters: tuple[CardId, ...], *, rule: str) -> None:
    """Let a player escape these monsters without a roll, on their turn if they have not begun to run."""
    fight = state.combat
    if fight is None or not monsters:
        return
    fight.auto_escaped += tuple((seat, m) for m in monsters)
    _stop_chasing(state, seat, monsters)
    for monster in reversed(monsters):
        escape(state, seat, monster, rule=rule)


def _stop_chasing(state: State, seat: Seat, monsters: tuple[CardId, ...]) -> None:
    """Take the monsters from those that chase the player whose turn it is to run."""
    for i, frame in enumerate(state.frames):
        if isinstance(frame, Flee) and frame.runners and frame.runners[0] == seat and frame.step >= NEXT:
            left = tuple(m for m in frame.monsters if m not in monsters)
            one = monsters[0] if len(monsters) == 1 else NO_CARD
            state.frames[i] = Flee(frame.runners, FREE, left, frame.has_run, escaped=True, escaped_from=one)


def still_chases(state: State, seat: Seat, monster: CardId) -> bool:
    """Return whether this player, who is running away, still has to escape from that monster."""
    fight = state.combat
    if fight is None or seat not in fight.fighters or (seat, monster) in fight.auto_escaped or monster in fight.aside:
        return False
    for frame in state.frames:
        if isinstance(frame, Flee):
            if not frame.runners or frame.runners[0] != seat or frame.step < NEXT:
                return seat in frame.runners
            return monster in frame.monsters or _is_rolled_against(state, monster)
    return False


def _is_rolled_against(state: State, monster: CardId) -> bool:
    for frame in state.frames:
        if isinstance(frame, Roll) and frame.runs and frame.step != RollStep.LET_GO and frame.card == monster:
            return True
    return False


def chased_by(state: State, monster: CardId) -> list[Seat]:
    """Return the players who are running away and still have to escape from that monster."""
    fight = state.combat
    if fight is None or state.phase != "run":
        return []
    return [s for s in fight.fighters if not state.dead[s] and still_chases(state, s, monster)]


def list_run(state: State, seat: Seat, top: Flee, out: list[Action]) -> None:
    if top.runners and top.runners[0] == seat:
        out.extend(Action(seat, "run", on=m) for m in top.monsters)


def list_sacrifice(state: State, seat: Seat, out: list[Action]) -> None:
    fight = state.combat
    if fight is None or not _is_running(state, seat):
        return
    also = (fight.helper,) if seat == fight.main and fight.helper >= 0 else ()
    for card in state.tables[seat]:
        if _can_be_given_up(state, card):
            for saved in (NO_SEAT, *also):
                if _why_not_give_up(state, seat, card, saved) is None:
                    out.append(Action(seat, "sacrifice", (card,), player=saved))
