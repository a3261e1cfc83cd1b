"""The verbs about fighting and running away. The cards they act on have been selected already."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.engine.effects import selectors, values
from kickdoor.engine.effects.outcome import DONE, NOTHING, Outcome
from kickdoor.engine.flow import combat, run_away
from kickdoor.engine.frames import Env, Fight, Flee, FleeStep, Loot, Reward, RewardStep, Roll, RollStep, Window
from kickdoor.engine.model.cards import Modifier, Step
from kickdoor.engine.model.combat import Mod
from kickdoor.engine.model.ids import COMBAT, EVERYBODY, HAND
from kickdoor.engine.model.state import State
from kickdoor.engine.moves import discard, emit, move
from kickdoor.engine.sums import rewards, strength, switches, usable

UNDECIDED: Final = ("combat", "run")
Result = tuple[Outcome, Env]
FightVerb = Callable[[State, Step, Env, int, tuple[int, ...], int], Result]


def _in_fight(state: State, cards: tuple[int, ...]) -> list[int]:
    fight = state.combat
    return [c for c in cards if fight is not None and c in fight.monsters]


def _is_passing(step: Step) -> bool:
    """Return whether the step's effect is for this fight only."""
    return all(moment in ("combat", "help") for moment in step.until)


def _is_plain(modifier: Modifier) -> bool:
    """Return whether the modifier adds to strength without a condition."""
    return modifier.what == "strength" and modifier.op == "add" and modifier.cond is None


def _modify(state: State, step: Step, env: Env, subject: int, cards: tuple[int, ...], program: int) -> Result:
    """COMBAT-1, CURSE-7: add a modifier for some time; its amount is worked out now."""
    modifier = step.modifier
    assert modifier is not None
    amount = modifier.n if modifier.value is None else values.number(state, modifier.value, env, subject)
    if modifier.what == "strength":
        amount = strength.given_strength(state, env.you, env.this, modifier, amount)
    if amount < 0 and not modifier.to and usable.is_drawback(state, subject, env.this):
        return NOTHING, env  # SUPER-4: the player has all advantages and none of the drawbacks
    until = step.until
    if env.cause == "bad_stuff" and "next_combat" in until and modifier.to != "next_monster":
        until = tuple([combat.AFTER_THIS if moment == "next_combat" else moment for moment in until])
    mod = Mod(modifier.index, env.you, amount, until=until, source=env.this)
    match modifier.to:
        case "target":
            mod = mod.replace(player=env.player, side=env.side, cards=(env.card,) if env.card >= 0 else ())
        case "this" | "host" | "moved":
            mod = mod.replace(cards=values.referred(state, modifier.to, env, subject))
        case "fighters":
            mod = mod.replace(player=-1)
        case "monsters" if _is_passing(step) and _is_plain(modifier):
            mod = mod.replace(side="monsters")  # INTERFERE-2: for their side, however many monsters there are
        case "monsters":
            mod = mod.replace(player=-1 if _is_passing(step) else subject)
        case _:
            mod = mod.replace(player=subject)
    fight = state.combat
    passing = _is_passing(step)
    if passing and fight is None:
        return NOTHING, env
    if passing and fight is not None:
        fight.mods += (mod,)
    else:
        again = modifier.what == "rule" and mod.cards  # a rule for a card replaces the same rule for it
        old = [m for m in state.mods if again and (m.row, m.cards) == (mod.row, mod.cards)]
        state.mods = (*[m for m in state.mods if m not in old], mod)
    state.limits_dirty = EVERYBODY
    seat = mod.player if mod.player >= 0 else subject
    state.emit(
        "modified",
        "COMBAT-1",
        seat=seat,
        cards=mod.cards,
        n=modifier.index,
        frm=env.this,
        to=_now_at(state, mod, seat) if modifier.what == "strength" else -1,
        word=mod.side,
    )
    return DONE, env


def begin_waiting(state: State, card: int, victim: int) -> None:
    """CURSE-6: start the lasting effects of a Curse that is already in front of its victim."""
    program = state.defs[card].effect
    for step in state.lib.programs[program] if program >= 0 else ():
        if step.verb == "modify" and not _is_passing(step):
            _modify(state, step, Env(victim, card, cause="curse"), victim, (), program)


def _now_at(state: State, mod: Mod, seat: int) -> int:
    """Return the strength that a modifier has changed, with the change."""
    fight = state.combat
    to = state.lib.modifiers[mod.row].to
    if fight is None:
        return strength.of_player(state, seat)
    if mod.side or to in ("fighters", "monsters"):
        return strength.totals(state)[int(mod.side == "monsters" or to == "monsters")]
    changed = [card for card in mod.cards if card in fight.monsters]
    return strength.of_monster(state, changed[0]) if changed else strength.of_player(state, seat)


def _reward(state: State, step: Step, env: Env, subject: int, cards: tuple[int, ...], program: int) -> Result:
    """CONFLICT-5: promise Treasure, to be paid after the fight."""
    n = values.number(state, step.value, env, subject)
    if n <= 0:
        return NOTHING, env
    fight = state.combat
    if fight is None:
        return NOTHING, env
    for i, frame in enumerate(state.frames):
        if isinstance(frame, Reward) and frame.step == RewardStep.DRAW:  # the fight is being paid now
            if env.you != fight.main and state.place[env.this] < HAND:  # FAQ-56: a monster's, to a former fighter
                fight.owed += ((env.you, 0, n),)
            else:
                state.frames[i] = frame.at(RewardStep.DRAW, treasures=frame.treasures + n)
            return DONE, env
    if step.value is not None and step.value.op == "treasures":  # FAQ-45
        for monster in _in_fight(state, values.referred(state, step.value.ref, env, subject)):
            root = fight.twins[fight.monsters.index(monster)]
            if fight.twins.count(root) > 1:
                fight.twin_rewards += ((len(fight.rewards), root),)
    fight.rewards += (n,)
    return DONE, env


def _dismiss(state: State, step: Step, env: Env, subject: int, cards: tuple[int, ...], program: int) -> Result:
    """COMBAT-9..11: remove monsters unkilled; a `reward` on the same card replaces the edition's default."""
    told = any(s.verb == "reward" for s in state.lib.programs[program])
    gone = _in_fight(state, cards)
    for monster in gone:
        for runner in run_away.chased_by(state, monster):  # FAQ-64: they have escaped this monster, no other
            run_away.escape(state, runner, monster, rule="RUN-3")
        if monster in _in_fight(state, cards):
            combat.dismiss(state, monster, rewarded=told)
    return (DONE if gone else NOTHING), env.replace(moved=tuple(gone))


def _kill(state: State, step: Step, env: Env, subject: int, cards: tuple[int, ...], program: int) -> Result:
    dead = _in_fight(state, cards)
    for monster in dead:
        combat.kill(state, monster)
    return (DONE if dead else NOTHING), env.replace(moved=tuple(dead))


def _join(state: State, step: Step, env: Env, subject: int, cards: tuple[int, ...], program: int) -> Result:
    """MULTI-1, INTERFERE-4..6: add monsters, and only to a fight that is undecided."""
    fight = state.combat
    if fight is None or state.phase not in UNDECIDED:
        return NOTHING, env
    new = tuple(c for c in cards if state.defs[c].kind == "monster" and c not in fight.monsters)
    for card in new:
        combat.add_monster(state, card, seat=subject, rule=state.rules.cite("wandering-monster"))
    return (DONE, env.replace(moved=new, given=())) if new else (NOTHING, env)


def _copy(state: State, step: Step, env: Env, subject: int, cards: tuple[int, ...], program: int) -> Result:
    """ENHANCE-7, ENHANCE-8, AMB-72: let the card itself become the twin."""
    fight = state.combat
    originals = _in_fight(state, cards)
    if fight is None or not originals or env.this in fight.monsters or state.phase not in UNDECIDED:
        return NOTHING, env
    original = originals[0]
    as_def = fight.defs[fight.monsters.index(original)]
    rule = state.rules.cite("twin")
    combat.add_monster(state, env.this, seat=subject, rule=rule, as_def=as_def, twin_of=original)
    return DONE, env.replace(moved=(env.this,))


def _leave_aside(state: State, step: Step, env: Env, subject: int, cards: tuple[int, ...], program: int) -> Result:
    """FAQ-13, FAQ-127: leave a monster aside, or fight it after all if the power is used again."""
    fight = state.combat
    found = _in_fight(state, cards)
    if fight is None or not found or state.phase != "combat":
        return NOTHING, env
    for monster in found:
        combat.set_aside(state, monster, monster not in fight.aside, seat=subject)
    return DONE, env


def _end_fight(state: State, step: Step, env: Env, subject: int, cards: tuple[int, ...], program: int) -> Result:
    """FAQ-57, FAQ-146, FAQ-152: let all monsters leave; everything promised lapses except the Levels for kills."""
    fight = state.combat
    if fight is None:
        return NOTHING, env
    for monster in fight.monsters:
        combat.take_out(state, monster, rule="COMBAT-9", kind="monster_left")
    kills = fight.killed
    combat.lose_promises(fight)
    fight.killed = tuple([kill._replace(treasures=0) for kill in kills])
    fight.ended = fight.peace = True
    return DONE, env


def _transfer_fight(state: State, step: Step, env: Env, subject: int, cards: tuple[int, ...], program: int) -> Result:
    """FAQ-150, FAQ-56: let another player take over the fight.

    Effects for the old fighters end; the kills of the old main fighter are paid after the fight.
    """
    fight = state.combat
    to = selectors.players(state, step.to, env)
    if fight is None or not to or state.dead[to[0]] or to[0] in fight.fighters:
        return NOTHING, env
    old, aside = fight.main, fight.fighters
    if fight.helper >= 0:
        combat.release_helper(state, fight, rule="HELP-3")
    combat.settle_twin_rewards(state, fight)
    levels = sum(kill.levels for kill in fight.killed)
    treasures = sum(kill.treasures for kill in fight.killed) + sum(fight.rewards)
    if levels or treasures:
        fight.owed += ((old, levels, treasures),)
    for kill in fight.killed:
        if kill.helper_levels:
            fight.owed += ((kill.helper, kill.helper_levels, 0),)
    fight.killed, fight.rewards, fight.twin_rewards, fight.aside = (), (), (), ()
    fight.mods = tuple(m for m in fight.mods if not _is_for(state, m, aside))
    stays = (env.this, *(m.source for m in fight.mods))
    for played in fight.played:
        if played.side != "monsters" and state.place[played.card] == COMBAT and played.card not in stays:
            discard(state, played.card, rule=state.rules.cite("oneshot-discard"), seat=old)
    fight.played = tuple(p for p in fight.played if p.side == "monsters" or p.card in stays)
    for seat in aside:
        combat.expire(state, "next_combat", seat)
    fight.main = to[0]
    state.offers = ()
    for i in range(len(state.frames) - 1, -1, -1):
        frame = state.frames[i]
        if isinstance(frame, Fight):
            state.ask_anew(i, Fight(to[0]))
        elif isinstance(frame, Window) and frame.reason in ("kill", "flight"):
            state.drop(i)
    emit(state, "fight_taken_over", "CONFLICT-1", seat=to[0], other=old)
    return DONE, env


def _is_for(state: State, mod: Mod, fighters: tuple[int, ...]) -> bool:
    """Return whether the modifier counts for these fighters or their side, not for monsters or the fight itself."""
    modifier = state.lib.modifiers[mod.row]
    if mod.side == "fighters" or modifier.to == "fighters":
        return True
    return mod.player in fighters and modifier.what != "rule"


def _force_help(state: State, step: Step, env: Env, subject: int, cards: tuple[int, ...], program: int) -> Result:
    """AMB-46, FAQ-46: force a player to help for nothing, never in a fight that would win the game."""
    fight = state.combat
    to = selectors.players(state, step.to, env)
    if (
        fight is None
        or not to
        or fight.helper >= 0
        or state.dead[to[0]]
        or to[0] in fight.fighters
        or switches.has_rule(state, to[0], "frozen")
        or rewards.is_final_fight(state)
    ):
        return NOTHING, env
    fight.helper, fight.forced, fight.deal = to[0], True, None
    state.offers = tuple(o for o in state.offers if o.kind not in ("ask", "help"))
    emit(state, "helper_joined", "CONFLICT-1", seat=to[0], other=fight.main, word="forced")
    combat.help_comes(state, fight)
    return DONE, env


def _release_helper(state: State, step: Step, env: Env, subject: int, cards: tuple[int, ...], program: int) -> Result:
    fight = state.combat
    if fight is None or fight.helper < 0:
        return NOTHING, env
    combat.release_helper(state, fight, rule="HELP-3")
    return DONE, env


def _loot(state: State, step: Step, env: Env, subject: int, cards: tuple[int, ...], program: int) -> Result:
    to = selectors.players(state, step.to, env)
    if not to:
        return NOTHING, env
    if state.combat is None:
        state.push(Loot(to[0]))
    elif to[0] not in state.combat.loot_after:  # LOOT-1, LOOT-2: one draw, however often the fight changed hands
        state.combat.loot_after += (to[0],)
    return DONE, env


def _extra_turn(state: State, step: Step, env: Env, subject: int, cards: tuple[int, ...], program: int) -> Result:
    state.extra += (subject,)
    return DONE, env


def _escape(state: State, step: Step, env: Env, subject: int, cards: tuple[int, ...], program: int) -> Result:
    """AMB-97: escape these monsters without a roll, except one that holds everybody fast (FAQ-67).

    A roll against one of them that has not been applied yet no longer matters.
    """
    fight = state.combat
    if fight is None or subject not in fight.fighters or state.phase != "run":
        return NOTHING, env
    free = tuple(c for c in cards if c in fight.monsters and not run_away.holds_fast(state, subject, c))
    if _drop_roll(state, subject, free):
        return DONE, env
    free = tuple(m for m in free if run_away.still_chases(state, subject, m))
    run_away.escape_without_roll(state, subject, free, rule="RUN-3")
    return (DONE if free else NOTHING), env


def _drop_roll(state: State, subject: int, cards: tuple[int, ...]) -> bool:
    """FAQ-153: turn the failed roll of this runner against one of these monsters into an escape."""
    for i in range(len(state.frames) - 1, -1, -1):
        frame = state.frames[i]
        if isinstance(frame, Roll) and frame.runs and frame.seat == subject and frame.card in cards:
            state.frames[i] = frame.replace(step=RollStep.LET_GO)
            return True
    return False


def _run_again(state: State, step: Step, env: Env, subject: int, cards: tuple[int, ...], program: int) -> Result:
    """FAQ-155: make a player run again from the monster just escaped, or from all if they escaped all, even those that
    do not pursue.
    """
    to = selectors.players(state, step.to, env)
    fight = state.combat
    if not to or fight is None or state.phase != "run":
        return NOTHING, env
    runner = to[0]
    for i in range(len(state.frames) - 1, -1, -1):
        frame = state.frames[i]
        if isinstance(frame, Roll) and frame.runs and frame.seat == runner:
            run_away.throw_again(state, i, frame)
            return DONE, env
    for i, frame in enumerate(state.frames):
        if isinstance(frame, Flee) and frame.escaped and frame.runners and frame.runners[0] == runner:
            one = frame.escaped_from
            off = [m for s, m in fight.auto_escaped if s == runner] if one < 0 else [one]
            back = tuple(m for m in fight.monsters if m in off)
            fight.auto_escaped = tuple(pair for pair in fight.auto_escaped if pair[0] != runner or pair[1] not in back)
            fight.must_roll += tuple((runner, m) for m in back)
            monsters = (*frame.monsters, *back)
            state.frames[i] = Flee(frame.runners, FleeStep.NEXT, monsters, frame.has_run)
            return (DONE if back else NOTHING), env
    return NOTHING, env


def replace_monster(state: State, env: Env, old: int, chosen: tuple[int, ...], seat: int) -> Result:
    """Replace a monster, and discard its Enhancers. FAQ-43: the twins of an original change too; a twin that is
    replaced is no longer a twin.
    """
    fight = state.combat
    if fight is None or not chosen or chosen[0] in fight.monsters or state.defs[chosen[0]].kind != "monster":
        return NOTHING, env
    kin = [m for m, root in zip(fight.monsters, fight.twins, strict=True) if root == old and m != old]
    for on_it in [c for twin in kin for c in state.attached(twin)]:
        discard(state, on_it, rule="MULTI-4", seat=seat)
    fight.mods = tuple([m for m in fight.mods if not any(twin in m.cards for twin in kin)])
    new = state.lib.card_def[chosen[0]]
    fight.defs = tuple(new if m in kin else d for m, d in zip(fight.monsters, fight.defs, strict=True))
    fight.twins = tuple(chosen[0] if m in kin else t for m, t in zip(fight.monsters, fight.twins, strict=True))
    combat.take_out(state, old, rule="MULTI-4", kind="monster_left")
    combat.add_monster(state, chosen[0], seat=seat, rule="MULTI-1")
    fight.seen -= 1  # the new monster counts as the old one
    return DONE, env.replace(moved=chosen, given=())


def out_of_fight(state: State, card: int) -> None:
    """Remove a monster that an effect takes elsewhere from its fight; it is discarded with the cards attached to it."""
    fight = state.combat
    if fight is not None and card in fight.monsters:
        combat.take_out(state, card, rule="COMBAT-9", kind="monster_left")


def bury_monster(state: State, monster: int) -> None:
    combat.take_out(state, monster, rule="COMBAT-9", kind="monster_left")
    move(state, monster, state.defs[monster].deck, rule="CARDS-15", seat=state.turn)


VERBS: Final[dict[str, FightVerb]] = {
    "modify": _modify,
    "reward": _reward,
    "dismiss": _dismiss,
    "kill": _kill,
    "leave_aside": _leave_aside,
    "join": _join,
    "copy": _copy,
    "end_fight": _end_fight,
    "transfer_fight": _transfer_fight,
    "force_help": _force_help,
    "release_helper": _release_helper,
    "loot": _loot,
    "extra_turn": _extra_turn,
    "escape": _escape,
    "run_again": _run_again,
}
