"""The verbs about fighting and running away. The cards they act on have been selected already."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, assert_never

from kickdoor.engine.effects import selectors, values
from kickdoor.engine.effects.outcome import DONE, NOTHING, Outcome
from kickdoor.engine.flow import combat, run_away
from kickdoor.engine.frames import Env, Fight, Flee, FleeStep, Loot, Reward, RewardStep, Roll, RollStep, Window
from kickdoor.engine.model.cards import Modifier, Step
from kickdoor.engine.model.combat import Combat, Mod
from kickdoor.engine.model.ids import COMBAT, EVERYBODY, HAND, NO_SEAT, CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.moves import discard, emit, move
from kickdoor.engine.sums import rewards, strength, switches, usable

UNDECIDED: Final = ("combat", "run")
Result = tuple[Outcome, Env]
FightVerb = Callable[[State, Step, Env, Seat, tuple[CardId, ...], int], Result]


def _in_fight(state: State, cards: tuple[CardId, ...]) -> list[CardId]:
    fight = state.combat
    return [c for c in cards if fight is not None and c in fight.monsters]


def _is_passing(step: Step) -> bool:
    """Return whether the step's effect is for this fight only."""
    return all(moment in ("combat", "help") for moment in step.until)


def _is_plain(modifier: Modifier) -> bool:
    """Return whether the modifier adds to strength without a condition."""
    return modifier.what == "strength" and modifier.op == "add" and modifier.cond is None


def _modify(state: State, step: Step, env: Env, subject: Seat, cards: tuple[CardId, ...], program: int) -> Result:
    """COMBAT-1, CURSE-7: add a modifier for some time; its amount is worked out now."""
    modifier = step.modifier
    assert modifier is not None
    amount = _amount(state, modifier, env, subject)
    if amount < 0 and not modifier.to and usable.is_drawback(state, subject, env.this):
        return NOTHING, env  # SUPER-4: the player has all advantages and none of the drawbacks
    mod = Mod(modifier.index, env.you, amount, until=_lasts_until(step, modifier, env), source=env.this)
    mod = _aimed(state, step, modifier, mod, env, subject)
    if not _is_passing(step):
        _add_lasting(state, modifier, mod)
    elif state.combat is not None:
        state.combat.mods += (mod,)
    else:
        return NOTHING, env
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


def _amount(state: State, modifier: Modifier, env: Env, subject: Seat) -> int:
    amount = modifier.n if modifier.value is None else values.number(state, modifier.value, env, subject)
    if modifier.what == "strength":
        return strength.given_strength(state, env.you, env.this, modifier, amount)
    return amount


def _lasts_until(step: Step, modifier: Modifier, env: Env) -> tuple[str, ...]:
    """Return how long a modifier lasts. Bad Stuff for the next combat does not mean the one that is being lost."""
    if env.cause == "bad_stuff" and "next_combat" in step.until and modifier.to != "next_monster":
        return tuple([combat.AFTER_THIS if moment == "next_combat" else moment for moment in step.until])
    return step.until


def _aimed(state: State, step: Step, modifier: Modifier, mod: Mod, env: Env, subject: Seat) -> Mod:
    """Return the modifier with the player, side or cards that it is for."""
    match modifier.to:
        case "target":
            return mod.replace(player=env.player, side=env.side, cards=(env.card,) if env.card >= 0 else ())
        case "this" | "host" | "moved":
            return mod.replace(cards=values.referred(state, modifier.to, env, subject))
        case "fighters":
            return mod.replace(player=NO_SEAT)
        case "monsters" if _is_passing(step) and _is_plain(modifier):
            return mod.replace(side="monsters")  # INTERFERE-2: for their side, however many monsters there are
        case "monsters":
            return mod.replace(player=NO_SEAT if _is_passing(step) else subject)
        case "" | "next_monster":
            return mod.replace(player=subject)
        case _:
            assert_never(modifier.to)


def _add_lasting(state: State, modifier: Modifier, mod: Mod) -> None:
    """Add a modifier that outlasts the fight; a rule for a card replaces the same rule for it."""
    kept = state.mods
    if modifier.what == "rule" and mod.cards:
        kept = tuple([m for m in kept if m.row != mod.row or m.cards != mod.cards])
    state.mods = (*kept, mod)


def begin_waiting(state: State, card: CardId, victim: Seat) -> None:
    """CURSE-6: start the lasting effects of a Curse that is already in front of its victim."""
    program = state.defs[card].effect
    for step in state.lib.programs[program] if program >= 0 else ():
        if step.verb == "modify" and not _is_passing(step):
            _modify(state, step, Env(victim, card, cause="curse"), victim, (), program)


def _now_at(state: State, mod: Mod, seat: Seat) -> int:
    """Return the strength that a modifier has changed, with the change."""
    fight = state.combat
    to = state.lib.modifiers[mod.row].to
    if fight is None:
        return strength.of_player(state, seat)
    if mod.side or to in ("fighters", "monsters"):
        return strength.totals(state)[int(mod.side == "monsters" or to == "monsters")]
    changed = [card for card in mod.cards if card in fight.monsters]
    return strength.of_monster(state, changed[0]) if changed else strength.of_player(state, seat)


def _reward(state: State, step: Step, env: Env, subject: Seat, cards: tuple[CardId, ...], program: int) -> Result:
    """CONFLICT-5: promise Treasure, to be paid after the fight."""
    n = values.number(state, step.value, env, subject)
    if n <= 0:
        return NOTHING, env
    fight = state.combat
    if fight is None:
        return NOTHING, env
    if _add_to_payment(state, fight, env, n):
        return DONE, env
    if step.value is not None and step.value.op == "treasures":
        _note_twins(fight, _in_fight(state, values.referred(state, step.value.ref, env, subject)))
    fight.rewards += (n,)
    return DONE, env


def _add_to_payment(state: State, fight: Combat, env: Env, n: int) -> bool:
    """Add Treasure if the fight is being paid now; return whether it is."""
    for i, frame in enumerate(state.frames):
        if isinstance(frame, Reward) and frame.step == RewardStep.DRAW:
            if env.you != fight.main and state.place[env.this] < HAND:  # FAQ-56: a monster's, to a former fighter
                fight.owed += ((env.you, 0, n),)
            else:
                state.frames[i] = frame.at(RewardStep.DRAW, treasures=frame.treasures + n)
            return True
    return False


def _note_twins(fight: Combat, monsters: list[CardId]) -> None:
    """FAQ-45: remember that the next reward is for the Treasures of monsters that have twins."""
    for monster in monsters:
        root = fight.twins[fight.monsters.index(monster)]
        if fight.twins.count(root) > 1:
            fight.twin_rewards += ((len(fight.rewards), root),)


def _dismiss(state: State, step: Step, env: Env, subject: Seat, cards: tuple[CardId, ...], program: int) -> Result:
    """COMBAT-9..11: remove monsters unkilled; a `reward` on the same card replaces the edition's default."""
    told = any(s.verb == "reward" for s in state.lib.programs[program])
    gone = _in_fight(state, cards)
    for monster in gone:
        for runner in run_away.chased_by(state, monster):  # FAQ-64: they have escaped this monster, no other
            run_away.escape(state, runner, monster, rule="RUN-3")
        if monster in _in_fight(state, cards):
            combat.dismiss(state, monster, rewarded=told)
    return (DONE if gone else NOTHING), env.replace(moved=tuple(gone))


def _kill(state: State, step: Step, env: Env, subject: Seat, cards: tuple[CardId, ...], program: int) -> Result:
    dead = _in_fight(state, cards)
    for monster in dead:
        combat.kill(state, monster)
    return (DONE if dead else NOTHING), env.replace(moved=tuple(dead))


def _join(state: State, step: Step, env: Env, subject: Seat, cards: tuple[CardId, ...], program: int) -> Result:
    """MULTI-1, INTERFERE-4..6: add monsters, and only to a fight that is undecided."""
    fight = state.combat
    if fight is None or state.phase not in UNDECIDED:
        return NOTHING, env
    new = tuple(c for c in cards if state.defs[c].kind == "monster" and c not in fight.monsters)
    for card in new:
        combat.add_monster(state, card, seat=subject, rule=state.rules.cite("wandering-monster"))
    return (DONE, env.replace(moved=new, given=())) if new else (NOTHING, env)


def _copy(state: State, step: Step, env: Env, subject: Seat, cards: tuple[CardId, ...], program: int) -> Result:
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


def _leave_aside(state: State, step: Step, env: Env, subject: Seat, cards: tuple[CardId, ...], program: int) -> Result:
    """FAQ-13, FAQ-127: leave a monster aside, or fight it after all if the power is used again."""
    fight = state.combat
    found = _in_fight(state, cards)
    if fight is None or not found or state.phase != "combat":
        return NOTHING, env
    for monster in found:
        combat.set_aside(state, monster, monster not in fight.aside, seat=subject)
    return DONE, env


def _end_fight(state: State, step: Step, env: Env, subject: Seat, cards: tuple[CardId, ...], program: int) -> Result:
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


def _transfer_fight(
    state: State, step: Step, env: Env, subject: Seat, cards: tuple[CardId, ...], program: int
) -> Result:
    """FAQ-150, FAQ-56: let another player take over the fight.

    Effects for the old fighters end; the kills of the old main fighter are paid after the fight.
    """
    fight = state.combat
    to = selectors.players(state, step.to, env)
    if fight is None or not to or state.dead[to[0]] or to[0] in fight.fighters:
        return NOTHING, env
    old, former = fight.main, fight.fighters
    if fight.helper >= 0:
        combat.release_helper(state, fight, rule="HELP-3")
    combat.settle_twin_rewards(state, fight)
    _credit_kills(fight)
    fight.aside = ()
    fight.mods = tuple(m for m in fight.mods if not _is_for(state, m, former))
    _discard_played(state, fight, env.this)
    for seat in former:
        combat.expire(state, "next_combat", seat)
    fight.main = to[0]
    state.offers = ()
    _decide_anew(state, fight)
    emit(state, "fight_taken_over", "CONFLICT-1", seat=fight.main, other=old)
    return DONE, env


def _credit_kills(fight: Combat) -> None:
    """Note what the main fighter and the helpers are owed for the kills so far."""
    levels = sum(kill.levels for kill in fight.killed)
    treasures = sum(kill.treasures for kill in fight.killed) + sum(fight.rewards)
    if levels or treasures:
        fight.owed += ((fight.main, levels, treasures),)
    fight.owed += tuple([(kill.helper, kill.helper_levels, 0) for kill in fight.killed if kill.helper_levels])
    fight.killed, fight.rewards, fight.twin_rewards = (), (), ()


def _discard_played(state: State, fight: Combat, this: CardId) -> None:
    """Discard the cards played for the old fighters, unless their effect lasts; `this` stays."""
    stays = (this, *[m.source for m in fight.mods])
    for played in fight.played:
        if played.side != "monsters" and state.place[played.card] == COMBAT and played.card not in stays:
            discard(state, played.card, rule=state.rules.cite("oneshot-discard"), seat=fight.main)
    fight.played = tuple(p for p in fight.played if p.side == "monsters" or p.card in stays)


def _decide_anew(state: State, fight: Combat) -> None:
    """Ask the new main fighter what to do; nobody reacts any longer to what the old one declared."""
    for i in range(len(state.frames) - 1, -1, -1):
        frame = state.frames[i]
        if isinstance(frame, Fight):
            state.ask_anew(i, Fight(fight.main))
        elif isinstance(frame, Window) and frame.reason in ("kill", "flight"):
            state.drop(i)


def _is_for(state: State, mod: Mod, fighters: tuple[Seat, ...]) -> bool:
    """Return whether the modifier counts for these fighters or their side, not for monsters or the fight itself."""
    modifier = state.lib.modifiers[mod.row]
    if mod.side == "fighters" or modifier.to == "fighters":
        return True
    return mod.player in fighters and modifier.what != "rule"


def _force_help(state: State, step: Step, env: Env, subject: Seat, cards: tuple[CardId, ...], program: int) -> Result:
    """AMB-46, FAQ-46: force a player to help for nothing, never in a fight that would win the game."""
    fight = state.combat
    to = selectors.players(state, step.to, env)
    if fight is None or not to or not _can_be_forced(state, fight, to[0]):
        return NOTHING, env
    fight.helper, fight.forced, fight.deal = to[0], True, None
    state.offers = tuple(o for o in state.offers if o.kind not in ("ask", "help"))
    emit(state, "helper_joined", "CONFLICT-1", seat=to[0], other=fight.main, word="forced")
    combat.help_comes(state, fight)
    return DONE, env


def _can_be_forced(state: State, fight: Combat, seat: Seat) -> bool:
    if fight.helper >= 0 or state.dead[seat] or seat in fight.fighters:
        return False
    return not switches.has_rule(state, seat, "frozen") and not rewards.is_final_fight(state)


def _release_helper(
    state: State, step: Step, env: Env, subject: Seat, cards: tuple[CardId, ...], program: int
) -> Result:
    fight = state.combat
    if fight is None or fight.helper < 0:
        return NOTHING, env
    combat.release_helper(state, fight, rule="HELP-3")
    return DONE, env


def _loot(state: State, step: Step, env: Env, subject: Seat, cards: tuple[CardId, ...], program: int) -> Result:
    to = selectors.players(state, step.to, env)
    if not to:
        return NOTHING, env
    if state.combat is None:
        state.push(Loot(to[0]))
    elif to[0] not in state.combat.loot_after:  # LOOT-1, LOOT-2: one draw, however often the fight changed hands
        state.combat.loot_after += (to[0],)
    return DONE, env


def _extra_turn(state: State, step: Step, env: Env, subject: Seat, cards: tuple[CardId, ...], program: int) -> Result:
    state.extra += (subject,)
    return DONE, env


def _escape(state: State, step: Step, env: Env, subject: Seat, cards: tuple[CardId, ...], program: int) -> Result:
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


def _drop_roll(state: State, subject: Seat, cards: tuple[CardId, ...]) -> bool:
    """FAQ-153: turn the failed roll of this runner against one of these monsters into an escape."""
    for i in range(len(state.frames) - 1, -1, -1):
        frame = state.frames[i]
        if isinstance(frame, Roll) and frame.runs and frame.seat == subject and frame.card in cards:
            state.frames[i] = frame.replace(step=RollStep.LET_GO)
            return True
    return False


def _run_again(state: State, step: Step, env: Env, subject: Seat, cards: tuple[CardId, ...], program: int) -> Result:
    """FAQ-155: make a player run again from the monster just escaped, or from all if they escaped all, even those that
    do not pursue.
    """
    to = selectors.players(state, step.to, env)
    fight = state.combat
    if not to or fight is None or state.phase != "run":
        return NOTHING, env
    done = _roll_again(state, to[0]) or _chase_again(state, fight, to[0])
    return (DONE if done else NOTHING), env


def _roll_again(state: State, runner: Seat) -> bool:
    for i in range(len(state.frames) - 1, -1, -1):
        frame = state.frames[i]
        if isinstance(frame, Roll) and frame.runs and frame.seat == runner:
            run_away.throw_again(state, i, frame)
            return True
    return False


def _chase_again(state: State, fight: Combat, runner: Seat) -> bool:
    """Let the monsters just escaped chase the runner again; return whether there are any."""
    for i, frame in enumerate(state.frames):
        if isinstance(frame, Flee) and frame.escaped and frame.runners and frame.runners[0] == runner:
            one = frame.escaped_from
            escaped = [m for s, m in fight.auto_escaped if s == runner] if one < 0 else [one]
            back = tuple([m for m in fight.monsters if m in escaped])
            fight.auto_escaped = tuple(
                [pair for pair in fight.auto_escaped if pair[0] != runner or pair[1] not in back]
            )
            fight.must_roll += tuple([(runner, m) for m in back])
            state.frames[i] = Flee(frame.runners, FleeStep.NEXT, (*frame.monsters, *back), frame.has_run)
            return bool(back)
    return False


def replace_monster(state: State, env: Env, old: CardId, chosen: tuple[CardId, ...], seat: Seat) -> Result:
    """Replace a monster, and discard its Enhancers. FAQ-43: the twins of an original change too; a twin that is
    replaced is no longer a twin.
    """
    fight = state.combat
    if fight is None or not chosen or chosen[0] in fight.monsters or state.defs[chosen[0]].kind != "monster":
        return NOTHING, env
    _change_twins(state, fight, old, chosen[0], seat)
    combat.take_out(state, old, rule="MULTI-4", kind="monster_left")
    combat.add_monster(state, chosen[0], seat=seat, rule="MULTI-1")
    fight.seen -= 1  # the new monster counts as the old one
    return DONE, env.replace(moved=chosen, given=())


def _change_twins(state: State, fight: Combat, old: CardId, new: CardId, seat: Seat) -> None:
    """FAQ-43: make the twins of a monster twins of the one that replaces it, without the Enhancers of the old one."""
    twins = [m for m, root in zip(fight.monsters, fight.twins, strict=True) if root == old and m != old]
    if not twins:
        return
    for on_it in [c for twin in twins for c in state.attached(twin)]:
        discard(state, on_it, rule="MULTI-4", seat=seat)
    fight.mods = tuple([m for m in fight.mods if not any(twin in m.cards for twin in twins)])
    as_def = state.lib.card_def[new]
    fight.defs = tuple(as_def if m in twins else d for m, d in zip(fight.monsters, fight.defs, strict=True))
    fight.twins = tuple(new if m in twins else t for m, t in zip(fight.monsters, fight.twins, strict=True))


def out_of_fight(state: State, card: CardId) -> None:
    """Remove a monster that an effect takes elsewhere from its fight; it is discarded with the cards attached to it."""
    fight = state.combat
    if fight is not None and card in fight.monsters:
        combat.take_out(state, card, rule="COMBAT-9", kind="monster_left")


def bury_monster(state: State, monster: CardId) -> None:
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
