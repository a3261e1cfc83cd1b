"""Powers: who may use what now, on whom, at what cost (RULES: CLASS-7..10, COMBAT-14, ONESHOT-3; vocabulary: uses).

The same rules serve powers of cards in play (`use`) and cards that are played for one of their uses (`play`).
"""

from __future__ import annotations

from typing import NamedTuple

from kickdoor.engine import timing
from kickdoor.engine.actions import Action, of_one_card
from kickdoor.engine.choices import samples, worth_samples
from kickdoor.engine.effects import conditions, selectors, values
from kickdoor.engine.flow import rescue, run_away
from kickdoor.engine.frames import Env, Flee, Program, Roll
from kickdoor.engine.model.cards import TIMINGS, Cards, Step, Use
from kickdoor.engine.model.ids import DOOR, TABLE, Side
from kickdoor.engine.model.state import State
from kickdoor.engine.moves import change_level, discard, emit, move
from kickdoor.engine.refusals import Refusal, refuse
from kickdoor.engine.sums import rewards, running, switches, usable

_TOPIC_OF_TIMING = {
    "quiet": "use-outside-combat",
    "own_turn": "own-turn",
    "before_door": "before-door",
    "combat": "oneshot-use",
    "own_combat": "use-in-combat",
    "rolled": "die-change",
    "ran_roll": "die-change",
}
_RULE_OF_TIMING = {  # the same in every edition
    "trouble": "TROUBLE-2",
    "running": "RUN-1",
    "before_roll": "RUN-12",
    "failed": "RUN-9",
    "escaped": "RUN-3",
    "curse": "CURSE-5",
    "after_combat": "CARDS-12",
    "turn_end": "TURN-10",
    "selling": "SELL-1",
    "face_up_draw": "CARDS-2",
}


def uses_rule(state: State, card: int) -> str:
    """Return the rule by which a power is used."""
    return state.rules.cite("ability-use") if state.defs[card].identity else "CARDS-12"


class Aim(NamedTuple):
    """The target of a use."""

    card: int = -1
    player: int = -1
    side: Side = ""


# ---------------------------------------------------------------- where powers come from
def sources(state: State, seat: int, moment: int = -1) -> list[tuple[int, Use]]:
    """Return every power this player could in principle use: of cards in force, of cards whose power works elsewhere,
    and of the fight's monsters. `moment`: only those that this moment allows.
    """
    found: list[tuple[int, Use]] = []
    defs, upright = state.defs, state.upright
    for card in state.tables[seat]:
        d = defs[card]
        if d.use_timings & moment and d.kind != "oneshot":
            for use in d.uses:
                if not use.when & moment:
                    continue
                if use.zones:
                    near = "table" in use.zones or ("worn" if upright[card] else "carried") in use.zones
                else:
                    near = bool(upright[card]) and usable.is_usable(state, seat, card)
                if near:
                    found.append((card, use))
    for card in state.hands[seat]:
        d = defs[card]
        if d.use_timings & moment and d.kind not in ("oneshot", "special", "level_up"):
            for use in d.uses:
                if use.when & moment and "hand" in use.zones:
                    found.append((card, use))
    fight = state.combat
    if fight is not None:
        for i, def_id in enumerate(fight.defs):
            for use in state.lib.defs[def_id].uses:
                if use.when & moment and not use.zones and _may_use_foe(state, seat, use):
                    found.append((fight.monsters[i], use))
    return found


def _may_use_foe(state: State, seat: int, use: Use) -> bool:
    """FAQ-52: the helper decides nothing about monsters unless the card says so."""
    fight = state.combat
    assert fight is not None
    match use.by:
        case "everyone":
            return True
        case "fighters":
            return seat in fight.fighters
        case _:
            return seat == fight.main


# ---------------------------------------------------------------- may it be used
def only_responses(state: State) -> Refusal:
    """CURSE-17: the refusal for a player who is in the middle of something and may only respond."""
    if timing.window_reason(state) == "curse":
        return refuse(
            "respond-only-curse",
            "CURSE-17",
            "CURSE-5",
            curse=state.lib.curse_word,
        )
    return refuse("respond-only", "CURSE-17", "TIMING-19")


def _rule_of_timing(state: State, word: str) -> str:
    topic = _TOPIC_OF_TIMING.get(word)
    return state.rules.cite(topic) if topic is not None else _RULE_OF_TIMING.get(word, "CARDS-12")


def why_not_now(state: State, seat: int, card: int, use: Use, moment: int) -> Refusal | None:
    if not use.when & moment and not moment & timing.ANY_TIME:
        return only_responses(state)
    if not use.when & moment:
        words = [w for i, w in enumerate(TIMINGS) if use.when >> i & 1]
        rules = [_rule_of_timing(state, w) for w in words]
        d = state.defs[card]
        if state.rules.special_treasures_any_time and d.kind == "special" and d.deck != DOOR:
            rules.insert(0, "TIMING-8")  # any time unless the card limits it
        if use.when & timing.QUIET:
            rules.append(state.rules.cite("barred-in-combat"))
        if use.when & timing.COMBAT:
            rules.insert(0, "COMBAT-15" if d.deck == DOOR else state.rules.cite("oneshot-use"))
            rules.append("COMBAT-22")
        if d.identity:
            lead = state.rules.cite_all("identity-ability")
            rules = [*lead, *rules] if lead else [*rules, "CLASS-10"]  # another set's rule comes last
        return refuse("use-not-now", *rules, "CARDS-12")
    if use.once and _is_spent(state, seat, card, use, Aim()):
        return refuse("use-already-used", "HELP-14" if use.once == "combat" else "CLASS-10")
    if switches.has_rule(state, seat, "frozen"):
        return refuse("play-nothing-now", "CONFLICT-1")
    if use.cond is not None and not conditions.applies(state, use.cond, seat, Env(seat, card), good=True):
        return refuse("use-condition", "CLASS-10", "CARDS-12")
    return _why_not_effect(state, seat, card, use)


def _why_not_effect(state: State, seat: int, card: int, use: Use) -> Refusal | None:
    """Refuse what is known in advance to be forbidden or to have no effect."""
    goal = state.rules.winning_level - 1
    steps = state.lib.programs[use.program]
    if conditions.monster_def(state, card).kind == "monster":
        switched = [s.modifier.word for s in steps if s.modifier is not None and s.modifier.what == "rule"]
        if len(switched) == len(steps) and all(switches.fight_rule(state, word) for word in switched):
            return refuse("use-already-holds", "COMBAT-12", "CARDS-12")
    for step in steps:
        if step.verb == "escape" and step.cards is not None and step.cards.ref == "this":
            if not run_away.still_chases(state, seat, card):
                return refuse("run-not-from-it", "RUN-12")
        if step.verb == "gain_levels" and step.who in ("", "you") and state.levels[seat] >= goal:
            return refuse("no-winning-level", "CONFLICT-6", "GUAL-3", "WIN-4")
        if step.verb == "join" and step.cards is not None and step.cards.zones == ("hand",):
            if not any(state.defs[c].kind == "monster" for c in state.hands[seat]):
                return refuse("use-needs-monster", state.rules.cite("wandering-monster"), "TIMING-15")
        if step.verb == "replace" and step.other is not None and "hand" in step.other.zones:
            if not any(conditions.matches(state, step.other.filter, c) for c in state.hands[seat]):
                return refuse("use-no-replacement", "TIMING-15")
        if step.verb == "escape" and step.who in ("", "you") and not timing.in_fight(state, seat):
            return refuse("run-not-needed", "RUN-12")
        if step.verb == "escape" and use.cost and not _frees_anybody(state, seat, card, step):
            return refuse("run-cannot-escape", "FAQ-177", "FAQ-67")
        if step.verb == "release_helper" and len(steps) == 1 and (state.combat is None or state.combat.helper < 0):
            return refuse("help-nobody-in-fight", "AMB-45", "HELP-3")
        if step.verb == "transfer_fight" and step.to == "you" and timing.in_fight(state, seat):
            return refuse("fight-already-in-it", "FAQ-150", "CARDS-12")
        if step.verb == "force_help":
            fight = state.combat
            if fight is None or fight.helper >= 0 or fight.main != seat:
                return refuse("help-already-has-helper", "HELP-3")
            if rewards.is_final_fight(state) or switches.fight_rule(state, "no_helper"):
                return refuse("help-nobody-forced", "HELP-1", "COMBAT-12")
    return None


def _frees_anybody(state: State, seat: int, card: int, step: Step) -> bool:
    """FAQ-177: return whether an escape would free anybody, as nobody pays for one from monsters that hold all of them.

    A use aimed at one monster is checked with its target.
    """
    fight = state.combat
    ref = step.cards.ref if step.cards is not None else ""
    if fight is None or ref not in ("monsters", "this") or step.who not in ("", "you", "fighters"):
        return True
    runners = fight.fighters if step.who == "fighters" else (seat,)
    for monster in (card,) if ref == "this" else fight.monsters:
        for runner in runners:
            if run_away.still_chases(state, runner, monster) and not running.holds_fast(state, runner, monster):
                return True
    return False


def _key(state: State, seat: int, card: int, use: Use, aim: Aim) -> tuple[int, ...]:
    mark = -1
    if use.once == "target":
        mark = aim.player if aim.player >= 0 else aim.card
    elif use.once in ("monster", "roll"):
        at = next((i for i in range(len(state.frames) - 1, -1, -1) if isinstance(state.frames[i], Roll)), -1)
        roll = state.frames[at] if at >= 0 else None
        if isinstance(roll, Roll):
            mark = roll.card if use.once == "monster" else state.serials[at]
    # FAQ-96: another copy of the same identity is the same power.
    source = card if not state.defs[card].identity else -1 - state.defs[card].id
    return (source, use.index, seat, mark)


def key_of(state: State, seat: int, card: int, use: Use) -> tuple[int, ...]:
    """Return the key under which a use without a target is remembered."""
    return _key(state, seat, card, use, Aim())


def _is_spent(state: State, seat: int, card: int, use: Use, aim: Aim) -> bool:
    key = _key(state, seat, card, use, aim)
    if use.once in ("turn", "roll"):
        return key in state.used
    return state.combat is not None and key in state.combat.used


def _spend(state: State, seat: int, card: int, use: Use, aim: Aim) -> None:
    if use.once in ("turn", "roll"):
        state.used += (_key(state, seat, card, use, aim),)
    elif state.combat is not None and use.once:
        state.combat.used += (_key(state, seat, card, use, aim),)


# ---------------------------------------------------------------- targets
def aims(state: State, seat: int, card: int, use: Use) -> list[Aim]:
    """Return everything the use could be aimed at; one empty aim if it needs none."""
    target = use.target
    if target is None:
        return [Aim()]
    fight = state.combat
    match target.kind:
        case "side":
            return [Aim(side="fighters"), Aim(side="monsters")]
        case "monster":
            found = (
                [m for m in fight.monsters if conditions.matches(state, target.filter, m)] if fight is not None else []
            )
            return [Aim(card=m) for m in found if _can_be_met(state, seat, m, use)]
        case "roll":
            roll = state.frames[-2] if len(state.frames) > 1 else None
            return [Aim()] if isinstance(roll, Roll) and (roll.seat == seat) == (target.whose == "yours") else []
        case "card":
            assert target.cards is not None
            found = selectors.candidates(state, target.cards, Env(seat, card), seat)
            if target.cards.filter is not None and target.cards.filter.decisive:
                found = rescue.decisive(state, seat, found)
            return [Aim(card=c) for c in found]
        case _:
            return [Aim(player=s) for s in _players(state, seat, card, use)]


def _can_be_met(state: State, seat: int, monster: int, use: Use) -> bool:
    """While running, only monsters not escaped yet; FAQ-67: no card escapes from one that holds fast."""
    if state.phase != "run":
        return True
    if not run_away.still_chases(state, seat, monster):
        return False
    escapes = any(step.verb == "escape" for step in state.lib.programs[use.program])
    return not escapes or not run_away.holds_fast(state, seat, monster)


def _players(state: State, seat: int, card: int, use: Use) -> list[int]:
    target = use.target
    assert target is not None
    fight = state.combat
    living = state.living()
    match target.kind:
        case "player":
            found = living
        case "other":
            found = [s for s in living if s != seat]
        case "fighter":
            found = [s for s in (fight.fighters if fight is not None else ()) if s != seat and not state.dead[s]]
        case "bystander":
            found = [s for s in living if fight is not None and s not in fight.fighters]
        case "runner":
            found = [_runner(state)] if _runner(state) >= 0 else []
            if use.when == timing.BEFORE_ROLL and timing.window_reason(state) == "roll":
                found = []  # too late: that die is already rolled
        case _:
            raise AssertionError(target.kind)
    env = Env(seat, card)
    quiet_only = use.when == timing.QUIET
    out = [
        s
        for s in found
        if conditions.holds(state, target.cond, s, env) and not (quiet_only and timing.in_fight(state, s))
    ]
    goal = state.rules.winning_level - 1
    if _brings_target_levels(state, use):
        out = [s for s in out if state.levels[s] < goal]  # GUAL-3, FAQ-4
    if "frozen" in state.lib.rule_words and any(s.verb == "force_help" for s in state.lib.programs[use.program]):
        out = [s for s in out if not switches.has_rule(state, s, "frozen")]
    return out


def _brings_target_levels(state: State, use: Use) -> bool:
    return any(step.verb == "gain_levels" and step.who == "target" for step in state.lib.programs[use.program])


def _runner(state: State) -> int:
    for frame in reversed(state.frames):
        if isinstance(frame, Roll) and frame.runs:
            return frame.seat
        if isinstance(frame, Flee):
            return frame.runners[0] if frame.runners else -1
    return -1


def aim_of(state: State, seat: int, card: int, use: Use, action: Action) -> Aim | Refusal:
    """Return the action's target; it is filled in where only one is possible."""
    possible = aims(state, seat, card, use)
    if action.on < 0 and action.player < 0 and not action.side:
        if use.target is not None and use.target.kind == "player" and Aim(player=seat) in possible:
            return Aim(player=seat)
        if len(possible) == 1:
            return possible[0]
        if possible:
            return refuse("use-on-whom", "CARDS-12")
    elif (aim := Aim(action.on, action.player, action.side)) in possible:
        if use.once == "target" and _is_spent(state, seat, card, use, aim):
            return refuse("use-already-on-that", "CLASS-10")
        return aim
    return _why_not_aimed(state, seat, use, action)


def _why_not_aimed(state: State, seat: int, use: Use, action: Action) -> Refusal:
    if 0 <= action.player < state.n:
        if state.dead[action.player]:
            return refuse("target-dead", "DEATH-16")
        gains = any(s.verb == "gain_levels" for s in state.lib.programs[use.program])
        if gains and state.levels[action.player] >= state.rules.winning_level - 1:
            return refuse("no-winning-level", "CONFLICT-6", state.rules.cite("level-up-limit"), "WIN-4")
        if use.target is not None and use.target.kind == "fighter":
            return refuse("use-other-fighter", state.rules.cite("backstab"), "INTERFERE-8", "CARDS-12")
        if timing.in_fight(state, action.player):
            return refuse("use-not-on-fighter", "COMBAT-18", state.rules.cite("barred-in-combat"))
    return refuse("use-not-there", "CARDS-12", "CLASS-10")


# ---------------------------------------------------------------- costs
def payable(state: State, seat: int, card: int, spec: Cards) -> list[int]:
    """CLASS-7: return the own cards, in play or in hand, that can pay this cost: no Curse (CLASS-18), nothing promised,
    not the card being played.

    The card whose power it is may pay for it (FAQ-87, AMB-64); it comes last.
    """
    promised = timing.promised(state, seat)
    out: list[int] = []
    itself = False
    for c in selectors.candidates(state, spec, Env(seat, card), seat):
        if c in promised or (state.place[c] >= TABLE and state.defs[c].kind == "curse"):
            continue
        if c != card:
            out.append(c)
        else:
            itself = state.defs[c].kind != "oneshot"
    if itself:
        out.append(card)
    return out


def payment(
    state: State, seat: int, card: int, use: Use, paid: tuple[int, ...], gainer: int = -1
) -> tuple[tuple[Step, tuple[int, ...]], ...] | Refusal:
    """Return which cards pay for which step of the cost.

    `gainer`: another player who profits and cannot be made to pay (FAQ-4), or -1.
    """
    rule = state.rules.cite("ability-cost")
    if len(set(paid)) != len(paid):
        return refuse("pay-once", rule)
    plan: list[tuple[Step, tuple[int, ...]]] = []
    left = list(paid)
    for step in use.cost:
        if step.verb == "lose_levels":
            if state.levels[seat] <= values.number(state, step.value, Env(seat, card), seat):
                return refuse("pay-no-level", "LEVEL-4")
            plan.append((step, ()))
            continue
        assert step.cards is not None
        spec = step.cards
        if spec.ref == "this":
            plan.append((step, (card,)))
            continue
        found = payable(state, seat, card, spec)
        if gainer not in (-1, seat) and _brings_target_levels(state, use):
            found = [c for c in found if usable.holder(state, c) != gainer]
        if spec.everything or spec.ref:
            if len(found) < max(1, spec.at_least):
                return refuse("pay-at-least", "CLASS-9", rule, n=max(1, spec.at_least))
            if left and set(left) != set(found):
                return refuse("pay-all", rule)
            left = []
            plan.append((step, tuple(found)))
            continue
        taken = _take_for(state, seat, card, step, spec, found, left)
        if isinstance(taken, Refusal):
            return taken
        left = [c for c in left if c not in taken]
        plan.append((step, taken))
    if left:
        return refuse("pay-not-that", rule, "CLASS-18", "CARDS-11")
    spent = [c for _, cards in plan for c in cards]
    for c in spent:  # CLASS-7: any card in play, attached ones too; but an Enhancer stays with its companion
        if state.defs[c].kind == "enhancer" and c in state.host and state.host[c] not in spent:
            return refuse("companion-card-stays", "MOOK-5", rule)
    return tuple(plan)


def _take_for(
    state: State, seat: int, card: int, step: Step, spec: Cards, found: list[int], left: list[int]
) -> tuple[int, ...] | Refusal:
    rule = state.rules.cite("ability-cost")
    fitting = [c for c in left if c in found]
    if spec.worth is not None:
        worth = values.number(state, spec.worth, Env(seat, card), seat)
        if not fitting or sum(max(0, state.defs[c].gold) for c in fitting) < worth:
            return refuse("pay-gold", rule, "SELL-8", gold=worth)
        return tuple(fitting)
    if spec.of and not found:
        return refuse("pay-nobody-has", rule, "FAQ-167")
    n = values.number(state, spec.count, Env(seat, card), seat)
    others = found[:-1] if found and found[-1] == card else found
    if not left and not spec.up_to and len(others) == n:
        return tuple(others)  # only one way to pay, except with the card itself, which must be named
    if spec.up_to:
        if not 1 <= len(left) <= n:
            return refuse("pay-up-to", rule, n=n)
        if len(fitting) != len(left):
            return refuse("pay-not-that", rule, "CLASS-18")
        return tuple(left)
    # A narrower part of the cost takes its cards first when several would do.
    fitting.sort(key=lambda c: sum(1 for other in _other_costs(state, seat, card, step) if c in other))
    if len(fitting) < n:
        return refuse("pay-cards", rule, "CLASS-9", n=n)
    return tuple(fitting[:n])


def _other_costs(state: State, seat: int, card: int, step: Step) -> list[list[int]]:
    uses = conditions.monster_def(state, card).uses
    costs = next((u.cost for u in uses if step in u.cost), ())
    return [
        payable(state, seat, card, s.cards) for s in costs if s is not step and s.cards is not None and not s.cards.ref
    ]


def pay(state: State, seat: int, plan: tuple[tuple[Step, tuple[int, ...]], ...]) -> tuple[int, ...]:
    rule = state.rules.cite("ability-cost")
    paid: tuple[int, ...] = ()
    for step, cards in plan:
        if step.verb == "lose_levels":
            change_level(state, seat, -values.number(state, step.value, Env(seat, -1), seat), rule="LEVEL-3")
        for card in sorted(cards, key=lambda c: c not in state.host):  # attached cards go first
            if step.verb == "bury":
                move(state, card, state.defs[card].deck, rule=rule, seat=seat)
            else:
                discard(
                    state,
                    card,
                    rule=rule,
                    seat=usable.holder(state, card) if usable.holder(state, card) >= 0 else seat,
                )
        paid = paid or cards
    return paid


# ---------------------------------------------------------------- the whole of it
class ResolvedUse(NamedTuple):
    """A legal use: its target, which cards pay for which step, and the cards named although the use costs nothing."""

    card: int
    use: Use
    aim: Aim
    plan: tuple[tuple[Step, tuple[int, ...]], ...]
    given: tuple[int, ...]

    def carry_out(self, state: State, action: Action) -> None:
        start(state, action.seat, self)


def resolve_use_of(state: State, seat: int, card: int, use: Use, action: Action, moment: int) -> ResolvedUse | Refusal:
    """Work out the target and the payment of one use, or why the action cannot mean it."""
    wrong = why_not_now(state, seat, card, use, moment)
    if wrong is not None:
        return wrong
    aim = aim_of(state, seat, card, use, action)
    if isinstance(aim, Refusal):
        return aim
    if use.once and _is_spent(state, seat, card, use, aim):
        return refuse("use-already-used", "CLASS-10")
    plan = payment(state, seat, card, use, action.paid if use.cost else (), aim.player)
    if isinstance(plan, Refusal):
        return plan
    return ResolvedUse(card, use, aim, plan, () if use.cost else action.paid)


def start(state: State, seat: int, resolved: ResolvedUse) -> None:
    """Pay, then start the effect."""
    card, use, aim, plan, given = resolved
    _spend(state, seat, card, use, aim)
    rule = uses_rule(state, card)
    emit(state, "ability_used", rule, seat=seat, other=aim.player, cards=(card,), word=use.name or aim.side)
    paid = pay(state, seat, plan)
    state.push(Program(use.program, Env(seat, card, aim.player, aim.card, aim.side, paid, given=given)))


def _candidates(state: State, action: Action) -> list[tuple[int, Use]]:
    """Return the powers that an action could mean: by name, or by card."""
    name = action.word.lower()
    found: list[tuple[int, Use]] = []
    for card, use in sources(state, action.seat):
        if (name and use.name.lower() == name) or (not name and card in action.cards):
            found.append((card, use))
    return found


def resolve_use(state: State, action: Action) -> ResolvedUse | Refusal:
    """Return the first power meant that is legal now, or why there is none."""
    found = _candidates(state, action)
    if not found:
        return refuse("use-no-such-power", "CLASS-6", "CLASS-10")
    moment = timing.moment(state, action.seat)
    if not moment:
        return refuse("settle-first", "CARDS-12")
    first: Refusal | None = None
    for card, use in found:
        resolved = resolve_use_of(state, action.seat, card, use, action, moment)
        if isinstance(resolved, ResolvedUse):
            return resolved
        first = first or resolved
    assert first is not None
    return first


# ---------------------------------------------------------------- listing
def cost_bounds(state: State, seat: int, card: int, spec: Cards, found: int) -> tuple[int, int]:
    """Return the least and the most cards that a part of a cost takes."""
    if spec.worth is not None:
        return 1, max(1, found)
    n = values.number(state, spec.count, Env(seat, card), seat)
    return (1 if spec.up_to else n), n


def payments(state: State, seat: int, card: int, use: Use) -> list[tuple[int, ...]]:
    """Return a bounded sample of ways to pay; [()] where no card has to be named."""
    options: list[tuple[int, ...]] = [()]
    for step in use.cost:
        if step.cards is None or step.cards.ref or step.cards.everything:
            continue
        spec = step.cards
        found = tuple(payable(state, seat, card, spec))
        least, most = cost_bounds(state, seat, card, spec, len(found))
        if len(found) < least:
            return []
        if spec.worth is not None:
            worth = values.number(state, spec.worth, Env(seat, card), seat)
            if sum(max(0, state.defs[c].gold) for c in found) < worth:
                return []
            picks = worth_samples(state, found, worth)[:8]
        else:
            picks = samples(found, least, most)[:8]
        options = [(*old, *(c for c in pick if c not in old)) for old in options for pick in picks][:12]
    return options


def list_use_of(state: State, seat: int, card: int, use: Use, moment: int, template: Action, out: list[Action]) -> None:
    """List every aim with a sample of payments, as copies of `template`."""
    if not use.when & moment or why_not_now(state, seat, card, use, moment) is not None:
        return
    ways = payments(state, seat, card, use) if use.cost else [()]
    for aim in aims(state, seat, card, use) if ways else ():
        if use.once and _is_spent(state, seat, card, use, aim):
            continue
        for paid in ways:
            if use.cost and isinstance(payment(state, seat, card, use, paid, aim.player), Refusal):
                continue
            out.append(Action(seat, template.verb, template.cards, aim.card, aim.player, aim.side, paid, template.word))


def list_uses(state: State, seat: int, moment: int, out: list[Action]) -> None:
    mine: list[Action] = []
    for card, use in sources(state, seat, moment):
        template = Action(seat, "use", word=use.name) if use.name else of_one_card(seat, "use", card)
        list_use_of(state, seat, card, use, moment, template, mine)
    out.extend(dict.fromkeys(mine) if len(mine) > 1 else mine)
