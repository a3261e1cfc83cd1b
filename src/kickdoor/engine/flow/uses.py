"""Powers: who may use what now, on whom, at what cost (RULES: CLASS-7..10, COMBAT-14, ONESHOT-3; vocabulary: uses).

The same rules serve powers of cards in play (`use`) and cards that are played for one of their uses (`play`).
"""

from __future__ import annotations

from typing import NamedTuple, assert_never

from kickdoor.engine import timing
from kickdoor.engine.actions import Action, of_one_card
from kickdoor.engine.effects import conditions, selectors
from kickdoor.engine.flow import costs, rescue, run_away, use_effects
from kickdoor.engine.frames import Env, Flee, Program, Roll
from kickdoor.engine.model.cards import TIMINGS, Target, Use
from kickdoor.engine.model.combat import Combat
from kickdoor.engine.model.ids import DOOR, NO_CARD, NO_SEAT, CardId, Seat, Side
from kickdoor.engine.model.state import State
from kickdoor.engine.moves import emit
from kickdoor.engine.refusals import Refusal, refuse
from kickdoor.engine.sums import switches, usable

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


def uses_rule(state: State, card: CardId) -> str:
    """Return the rule by which a power is used."""
    return state.rules.cite("ability-use") if state.defs[card].identity else "CARDS-12"


class Aim(NamedTuple):
    """The target of a use."""

    card: CardId = NO_CARD
    player: Seat = NO_SEAT
    side: Side = ""


# ---------------------------------------------------------------- where powers come from
def sources(state: State, seat: Seat, moment: int = -1) -> list[tuple[CardId, Use]]:
    """Return every power this player could in principle use: of cards in force, of cards whose power works elsewhere,
    and of the fight's monsters. `moment`: only those that this moment allows.
    """
    found: list[tuple[CardId, Use]] = []
    _add_from_table(state, seat, moment, found)
    _add_from_hand(state, seat, moment, found)
    if state.combat is not None:
        _add_from_monsters(state, seat, state.combat, moment, found)
    return found


def _add_from_table(state: State, seat: Seat, moment: int, found: list[tuple[CardId, Use]]) -> None:
    defs = state.defs
    for card in state.tables[seat]:
        d = defs[card]
        if d.use_timings & moment and d.kind != "oneshot":
            for use in d.uses:
                if use.when & moment and _works_on_table(state, seat, card, use):
                    found.append((card, use))


def _works_on_table(state: State, seat: Seat, card: CardId, use: Use) -> bool:
    worn = bool(state.upright[card])
    if use.zones:
        return "table" in use.zones or ("worn" if worn else "carried") in use.zones
    return worn and usable.is_usable(state, seat, card)


def _add_from_hand(state: State, seat: Seat, moment: int, found: list[tuple[CardId, Use]]) -> None:
    defs = state.defs
    for card in state.hands[seat]:
        d = defs[card]
        if d.use_timings & moment and d.kind not in ("oneshot", "special", "level_up"):
            for use in d.uses:
                if use.when & moment and "hand" in use.zones:
                    found.append((card, use))


def _add_from_monsters(state: State, seat: Seat, fight: Combat, moment: int, found: list[tuple[CardId, Use]]) -> None:
    for i, def_id in enumerate(fight.defs):
        for use in state.lib.defs[def_id].uses:
            if use.when & moment and not use.zones and _may_use_foe(fight, seat, use):
                found.append((fight.monsters[i], use))


def _may_use_foe(fight: Combat, seat: Seat, use: Use) -> bool:
    """FAQ-52: the helper decides nothing about monsters unless the card says so."""
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


def why_not_now(state: State, seat: Seat, card: CardId, use: Use, moment: int) -> Refusal | None:
    if not use.when & moment:
        return _wrong_moment(state, card, use) if moment & timing.ANY_TIME else only_responses(state)
    if use.once and _is_spent(state, seat, card, use, Aim()):
        return refuse("use-already-used", "HELP-14" if use.once == "combat" else "CLASS-10")
    if switches.has_rule(state, seat, "frozen"):
        return refuse("play-nothing-now", "CONFLICT-1")
    if use.cond is not None and not conditions.applies(state, use.cond, seat, Env(seat, card), good=True):
        return refuse("use-condition", "CLASS-10", "CARDS-12")
    return use_effects.why_not_effect(state, seat, card, use)


def _wrong_moment(state: State, card: CardId, use: Use) -> Refusal:
    """Cite the rules of the moments at which this use is possible."""
    d = state.defs[card]
    rules = [_rule_of_timing(state, word) for i, word in enumerate(TIMINGS) if use.when >> i & 1]
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


def _key(state: State, seat: Seat, card: CardId, use: Use, aim: Aim) -> tuple[int, ...]:
    # FAQ-96: another copy of the same identity is the same power.
    source = card if not state.defs[card].identity else -1 - state.defs[card].id
    return (source, use.index, seat, _mark(state, use, aim))


def _mark(state: State, use: Use, aim: Aim) -> int:
    """Return what else tells one use of a power from the next: its target, its monster or its roll; -1 for nothing."""
    if use.once == "target":
        return aim.player if aim.player >= 0 else aim.card
    if use.once in ("monster", "roll"):
        for at in range(len(state.frames) - 1, -1, -1):
            roll = state.frames[at]
            if isinstance(roll, Roll):
                return roll.card if use.once == "monster" else state.serials[at]
    return -1


def key_of(state: State, seat: Seat, card: CardId, use: Use) -> tuple[int, ...]:
    """Return the key under which a use without a target is remembered."""
    return _key(state, seat, card, use, Aim())


def _is_spent(state: State, seat: Seat, card: CardId, use: Use, aim: Aim) -> bool:
    key = _key(state, seat, card, use, aim)
    if use.once in ("turn", "roll"):
        return key in state.used
    return state.combat is not None and key in state.combat.used


def _spend(state: State, seat: Seat, card: CardId, use: Use, aim: Aim) -> None:
    if use.once in ("turn", "roll"):
        state.used += (_key(state, seat, card, use, aim),)
    elif state.combat is not None and use.once:
        state.combat.used += (_key(state, seat, card, use, aim),)


# ---------------------------------------------------------------- targets
def aims(state: State, seat: Seat, card: CardId, use: Use) -> list[Aim]:
    """Return everything the use could be aimed at; one empty aim if it needs none."""
    target = use.target
    if target is None:
        return [Aim()]
    match target.kind:
        case "side":
            return [Aim(side="fighters"), Aim(side="monsters")]
        case "monster":
            return [Aim(card=m) for m in _monsters(state, seat, use, target)]
        case "roll":
            return [Aim()] if _is_their_roll(state, seat, target) else []
        case "card":
            return [Aim(card=c) for c in _cards(state, seat, card, target)]
        case "player" | "other" | "fighter" | "bystander" | "runner":
            return [Aim(player=s) for s in _players(state, seat, card, use, target)]
        case _:
            assert_never(target.kind)


def _monsters(state: State, seat: Seat, use: Use, target: Target) -> list[CardId]:
    fight = state.combat
    if fight is None:
        return []
    return [
        m for m in fight.monsters if conditions.matches(state, target.filter, m) and _can_be_met(state, seat, m, use)
    ]


def _is_their_roll(state: State, seat: Seat, target: Target) -> bool:
    """Return whether players react to a roll, and it is this player's or another's, as the use demands."""
    roll = state.frames[-2] if len(state.frames) > 1 else None
    return isinstance(roll, Roll) and (roll.seat == seat) == (target.whose == "yours")


def _cards(state: State, seat: Seat, card: CardId, target: Target) -> list[CardId]:
    assert target.cards is not None
    found = selectors.candidates(state, target.cards, Env(seat, card), seat)
    if target.cards.filter is not None and target.cards.filter.decisive:
        return rescue.decisive(state, seat, found)
    return found


def _can_be_met(state: State, seat: Seat, monster: CardId, use: Use) -> bool:
    """While running, only monsters not escaped yet; FAQ-67: no card escapes from one that holds fast."""
    if state.phase != "run":
        return True
    if not run_away.still_chases(state, seat, monster):
        return False
    return not use_effects.has_step(state, use, "escape") or not run_away.holds_fast(state, seat, monster)


def _players(state: State, seat: Seat, card: CardId, use: Use, target: Target) -> list[Seat]:
    env = Env(seat, card)
    found = [s for s in _players_meant(state, seat, use, target) if conditions.holds(state, target.cond, s, env)]
    if use.when == timing.QUIET:
        found = [s for s in found if not timing.in_fight(state, s)]
    if use_effects.gives_target_levels(state, use):  # GUAL-3, FAQ-4
        found = [s for s in found if state.levels[s] < state.rules.winning_level - 1]
    if "frozen" in state.lib.rule_words and use_effects.has_step(state, use, "force_help"):
        found = [s for s in found if not switches.has_rule(state, s, "frozen")]
    return found


def _players_meant(state: State, seat: Seat, use: Use, target: Target) -> list[Seat]:
    match target.kind:
        case "player":
            return state.living()
        case "other":
            return [s for s in state.living() if s != seat]
        case "fighter":
            return [s for s in _fighters(state) if s != seat and not state.dead[s]]
        case "bystander":
            fighters = _fighters(state)
            return [s for s in state.living() if s not in fighters] if fighters else []
        case "runner":
            return _runners(state, use)
        case "side" | "monster" | "roll" | "card":  # no player
            raise AssertionError(target.kind)
        case _:
            assert_never(target.kind)


def _fighters(state: State) -> tuple[Seat, ...]:
    return state.combat.fighters if state.combat is not None else ()


def _runners(state: State, use: Use) -> list[Seat]:
    """Return the player who is running away now, unless it is too late because that die is already rolled."""
    too_late = use.when == timing.BEFORE_ROLL and timing.window_reason(state) == "roll"
    runner = _runner(state)
    return [runner] if runner >= 0 and not too_late else []


def _runner(state: State) -> Seat:
    for frame in reversed(state.frames):
        if isinstance(frame, Roll) and frame.runs:
            return frame.seat
        if isinstance(frame, Flee):
            return frame.runners[0] if frame.runners else NO_SEAT
    return NO_SEAT


def aim_of(state: State, seat: Seat, card: CardId, use: Use, action: Action) -> Aim | Refusal:
    """Return the action's target; it is filled in where only one is possible."""
    possible = aims(state, seat, card, use)
    if action.on < 0 and action.player < 0 and not action.side:
        if not possible:
            return _why_not_aimed(state, use, action.player)
        return _default_aim(seat, use, possible) or refuse("use-on-whom", "CARDS-12")
    aim = Aim(action.on, action.player, action.side)
    if aim not in possible:
        return _why_not_aimed(state, use, action.player)
    if use.once == "target" and _is_spent(state, seat, card, use, aim):
        return refuse("use-already-on-that", "CLASS-10")
    return aim


def _default_aim(seat: Seat, use: Use, possible: list[Aim]) -> Aim | None:
    """Return the target that need not be named: the user themselves, or the only one there is."""
    if use.target is not None and use.target.kind == "player" and Aim(player=seat) in possible:
        return Aim(player=seat)
    return possible[0] if len(possible) == 1 else None


def _why_not_aimed(state: State, use: Use, player: Seat) -> Refusal:
    wrong = _why_not_on_player(state, use, player) if 0 <= player < state.n else None
    return wrong or refuse("use-not-there", "CARDS-12", "CLASS-10")


def _why_not_on_player(state: State, use: Use, player: Seat) -> Refusal | None:
    if state.dead[player]:
        return refuse("target-dead", "DEATH-16")
    if state.levels[player] >= state.rules.winning_level - 1 and use_effects.has_step(state, use, "gain_levels"):
        return refuse("no-winning-level", "CONFLICT-6", state.rules.cite("level-up-limit"), "WIN-4")
    if use.target is not None and use.target.kind == "fighter":
        return refuse("use-other-fighter", state.rules.cite("backstab"), "INTERFERE-8", "CARDS-12")
    if timing.in_fight(state, player):
        return refuse("use-not-on-fighter", "COMBAT-18", state.rules.cite("barred-in-combat"))
    return None


# ---------------------------------------------------------------- the whole of it
class ResolvedUse(NamedTuple):
    """A legal use: its target, which cards pay for which step, and the cards named although the use costs nothing."""

    card: CardId
    use: Use
    aim: Aim
    plan: costs.Plan
    given: tuple[CardId, ...]

    def carry_out(self, state: State, action: Action) -> None:
        start(state, action.seat, self)


def resolve_use_of(
    state: State, seat: Seat, card: CardId, use: Use, action: Action, moment: int
) -> ResolvedUse | Refusal:
    """Work out the target and the payment of one use, or why the action cannot mean it."""
    wrong = why_not_now(state, seat, card, use, moment)
    if wrong is not None:
        return wrong
    aim = aim_of(state, seat, card, use, action)
    if isinstance(aim, Refusal):
        return aim
    if use.once and _is_spent(state, seat, card, use, aim):
        return refuse("use-already-used", "CLASS-10")
    plan = costs.payment(state, seat, card, use, action.paid if use.cost else (), aim.player)
    if isinstance(plan, Refusal):
        return plan
    return ResolvedUse(card, use, aim, plan, () if use.cost else action.paid)


def start(state: State, seat: Seat, resolved: ResolvedUse) -> None:
    """Pay, then start the effect."""
    card, use, aim, plan, given = resolved
    _spend(state, seat, card, use, aim)
    rule = uses_rule(state, card)
    emit(state, "ability_used", rule, seat=seat, other=aim.player, cards=(card,), word=use.name or aim.side)
    paid = costs.pay(state, seat, plan)
    state.push(Program(use.program, Env(seat, card, aim.player, aim.card, aim.side, paid, given=given)))


def _candidates(state: State, action: Action) -> list[tuple[CardId, Use]]:
    """Return the powers that an action could mean: by name, or by card."""
    found = sources(state, action.seat)
    name = action.word.lower()
    if name:
        return [(card, use) for card, use in found if use.name.lower() == name]
    return [(card, use) for card, use in found if card in action.cards]


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
def list_use_of(
    state: State, seat: Seat, card: CardId, use: Use, moment: int, template: Action, out: list[Action]
) -> None:
    """List every aim with a sample of payments, as copies of `template`."""
    if not use.when & moment or why_not_now(state, seat, card, use, moment) is not None:
        return
    ways = costs.payments(state, seat, card, use) if use.cost else [()]
    if not ways:
        return
    depends_on_aim = bool(use.cost) and use_effects.gives_target_levels(state, use)  # who profits cannot be made to pay
    found = _aims_left(state, seat, card, use)
    if use.cost and found and not depends_on_aim:
        ways = [paid for paid in ways if costs.is_enough(state, seat, card, use, paid)]
    for aim in found:
        for paid in ways:
            if not depends_on_aim or costs.is_enough(state, seat, card, use, paid, aim.player):
                out.append(
                    Action(seat, template.verb, template.cards, aim.card, aim.player, aim.side, paid, template.word)
                )


def _aims_left(state: State, seat: Seat, card: CardId, use: Use) -> list[Aim]:
    """Return the targets for which the use is not used up."""
    found = aims(state, seat, card, use)
    return [aim for aim in found if not _is_spent(state, seat, card, use, aim)] if use.once else found


def list_uses(state: State, seat: Seat, moment: int, out: list[Action]) -> None:
    mine: list[Action] = []
    for card, use in sources(state, seat, moment):
        template = Action(seat, "use", word=use.name) if use.name else of_one_card(seat, "use", card)
        list_use_of(state, seat, card, use, moment, template, mine)
    out.extend(dict.fromkeys(mine) if len(mine) > 1 else mine)
