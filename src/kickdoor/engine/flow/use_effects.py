"""What is known in advance about the effect of a use: whether it is forbidden or would do nothing, and who profits.

Reads the state, changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.engine import timing
from kickdoor.engine.effects import conditions
from kickdoor.engine.flow import run_away
from kickdoor.engine.model.cards import Step, Use
from kickdoor.engine.model.combat import Combat
from kickdoor.engine.model.ids import CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.refusals import Refusal, refuse
from kickdoor.engine.sums import rewards, running, switches


def has_step(state: State, use: Use, verb: str) -> bool:
    return any(step.verb == verb for step in state.lib.programs[use.program])


def gives_target_levels(state: State, use: Use) -> bool:
    return any(step.verb == "gain_levels" and step.who == "target" for step in state.lib.programs[use.program])


def why_not_effect(state: State, seat: Seat, card: CardId, use: Use) -> Refusal | None:
    """Return the refusal of the first step that is forbidden or can do nothing."""
    steps = state.lib.programs[use.program]
    if conditions.monster_def(state, card).kind == "monster" and _rules_hold_already(state, steps):
        return refuse("use-already-holds", "COMBAT-12", "CARDS-12")
    for step in steps:
        check = _CHECKS.get(step.verb)
        if check is not None and (wrong := check(state, seat, card, use, step)) is not None:
            return wrong
    return None


def _rules_hold_already(state: State, steps: tuple[Step, ...]) -> bool:
    """Return whether all that these steps do is to switch on rules that hold in the fight already."""
    for step in steps:
        if step.modifier is None or step.modifier.what != "rule" or not switches.fight_rule(state, step.modifier.word):
            return False
    return True


def _names_user(step: Step) -> bool:
    return step.who in ("", "you")


def _why_not_escape(state: State, seat: Seat, card: CardId, use: Use, step: Step) -> Refusal | None:
    if step.cards is not None and step.cards.ref == "this" and not run_away.still_chases(state, seat, card):
        return refuse("run-not-from-it", "RUN-12")
    if _names_user(step) and not timing.in_fight(state, seat):
        return refuse("run-not-needed", "RUN-12")
    if use.cost and not _frees_anybody(state, seat, card, step):
        return refuse("run-cannot-escape", "FAQ-177", "FAQ-67")
    return None


def _frees_anybody(state: State, seat: Seat, card: CardId, step: Step) -> bool:
    """FAQ-177: return whether an escape would free anybody, as nobody pays for one from monsters that hold all of them.

    A use aimed at one monster is checked with its target.
    """
    fight = state.combat
    ref = step.cards.ref if step.cards is not None else ""
    if fight is None or ref not in ("monsters", "this") or not (_names_user(step) or step.who == "fighters"):
        return True
    runners = fight.fighters if step.who == "fighters" else (seat,)
    monsters = (card,) if ref == "this" else fight.monsters
    return any(_can_escape(state, runner, monster) for monster in monsters for runner in runners)


def _can_escape(state: State, runner: Seat, monster: CardId) -> bool:
    return run_away.still_chases(state, runner, monster) and not running.holds_fast(state, runner, monster)


def _why_not_gain_levels(state: State, seat: Seat, card: CardId, use: Use, step: Step) -> Refusal | None:
    if _names_user(step) and state.levels[seat] >= state.rules.winning_level - 1:
        return refuse("no-winning-level", "CONFLICT-6", "GUAL-3", "WIN-4")
    return None


def _why_not_join(state: State, seat: Seat, card: CardId, use: Use, step: Step) -> Refusal | None:
    from_hand = step.cards is not None and step.cards.zones == ("hand",)
    if from_hand and not any(state.defs[c].kind == "monster" for c in state.hands[seat]):
        return refuse("use-needs-monster", state.rules.cite("wandering-monster"), "TIMING-15")
    return None


def _why_not_replace(state: State, seat: Seat, card: CardId, use: Use, step: Step) -> Refusal | None:
    new = step.other
    if new is None or "hand" not in new.zones:
        return None
    if not any(conditions.matches(state, new.filter, c) for c in state.hands[seat]):
        return refuse("use-no-replacement", "TIMING-15")
    return None


def _why_not_release_helper(state: State, seat: Seat, card: CardId, use: Use, step: Step) -> Refusal | None:
    only_that = len(state.lib.programs[use.program]) == 1
    if only_that and (state.combat is None or state.combat.helper < 0):
        return refuse("help-nobody-in-fight", "AMB-45", "HELP-3")
    return None


def _why_not_transfer_fight(state: State, seat: Seat, card: CardId, use: Use, step: Step) -> Refusal | None:
    if step.to == "you" and timing.in_fight(state, seat):
        return refuse("fight-already-in-it", "FAQ-150", "CARDS-12")
    return None


def _why_not_force_help(state: State, seat: Seat, card: CardId, use: Use, step: Step) -> Refusal | None:
    fight = state.combat
    if fight is None or not _fights_alone(fight, seat):
        return refuse("help-already-has-helper", "HELP-3")
    if rewards.is_final_fight(state) or switches.fight_rule(state, "no_helper"):
        return refuse("help-nobody-forced", "HELP-1", "COMBAT-12")
    return None


def _fights_alone(fight: Combat, seat: Seat) -> bool:
    return fight.main == seat and fight.helper < 0


_CHECKS: Final[dict[str, Callable[[State, Seat, CardId, Use, Step], Refusal | None]]] = {
    "escape": _why_not_escape,
    "gain_levels": _why_not_gain_levels,
    "join": _why_not_join,
    "replace": _why_not_replace,
    "release_helper": _why_not_release_helper,
    "transfer_fight": _why_not_transfer_fight,
    "force_help": _why_not_force_help,
}
