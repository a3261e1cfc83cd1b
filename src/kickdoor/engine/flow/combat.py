"""The fight: how it begins, who takes part, how it is decided, and how its cards are cleared away (RULES: COMBAT,
MULTI, TRIBE, INTERFERE).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from kickdoor.engine import timing
from kickdoor.engine.actions import FIGHT, RUN, Action
from kickdoor.engine.effects import conditions
from kickdoor.engine.flow import discard_order
from kickdoor.engine.frames import Env, Fight, FightStep, Flee, Loot, Program, Reward, RewardStep, Window
from kickdoor.engine.model.cards import Filter, Modifier
from kickdoor.engine.model.combat import Combat, Kill, Mod
from kickdoor.engine.model.ids import COMBAT, HAND, NO_CARD, NO_SEAT, POOL, TABLE, CardId, DefId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.moves import attach, discard, emit, enter_phase, move
from kickdoor.engine.refusals import Refusal, refuse
from kickdoor.engine.sums import modifiers, rewards, strength, switches, usable
from kickdoor.engine.windows import open_window

OPEN: Final = FightStep.OPEN
KILL: Final = FightStep.KILL
FLIGHT: Final = FightStep.FLIGHT
AFTER_REWARD: Final = FightStep.AFTER_REWARD
AFTER_FLIGHT: Final = FightStep.AFTER_FLIGHT
AFTER_THIS: Final = "after_this"  # of Bad Stuff: this fight is already lost, so the effect waits for the next


# ---------------------------------------------------------------- beginning
def begin(state: State, seat: Seat, monster: CardId, *, origin: str) -> None:
    """DOOR-8, DOOR-9: begin the fight; it is on from the instant that the monster is in play."""
    fight = Combat(seat, origin)
    state.combat = fight
    enter_phase(state, "combat", "DOOR-2" if origin == "door" else "TROUBLE-2")
    state.offers = ()
    for s in state.seats:
        state.drew[s] = 0
        state.escaped[s] = -1
    state.push(Fight(seat))
    emit(state, "combat_began", "DOOR-2" if origin == "door" else "TROUBLE-2", seat=seat, cards=(monster,))
    state.mods = tuple([m for mod in state.mods if (m := _meets(state, mod, seat, monster)) is not None])
    drop_spent_curses(state)
    add_monster(state, monster, seat=seat, rule="DOOR-2" if origin == "door" else "TROUBLE-2")
    met = state.defs[monster].triggers.get("met", -1)
    if met >= 0:  # FAQ-12: only the main fighter, only when the monster is met
        state.push(Program(met, Env(seat, monster)))


def _waits_for_monster(state: State, mod: Mod) -> bool:
    return state.lib.modifiers[mod.row].to == "next_monster" and not mod.cards


def _meets(state: State, mod: Mod, seat: Seat, monster: CardId) -> Mod | None:
    """Attach what waited for the next monster to this one; return None if it lapses, being for another sort of card."""
    if not _waits_for_monster(state, mod) or mod.player != seat:
        return mod
    cond = state.lib.modifiers[mod.row].cond
    if cond is not None and cond.op == "card" and not conditions.matches(state, cond.filter, monster):
        return None
    return mod.replace(cards=(monster,))


def add_monster(
    state: State, card: CardId, *, seat: Seat, rule: str, as_def: DefId | None = None, twin_of: CardId = NO_CARD
) -> None:
    fight = state.combat
    assert fight is not None
    move(state, card, COMBAT, rule=rule, seat=seat)
    root = card if twin_of < 0 else fight.twins[fight.monsters.index(twin_of)]
    fight.monsters += (card,)
    fight.defs += (state.lib.card_def[card] if as_def is None else as_def,)
    fight.twins += (root,)
    fight.seen += 1
    emit(state, "monster_joined", rule, seat=seat, cards=(card,))
    appears = state.lib.defs[fight.defs[-1]].triggers.get("appears", -1)
    if appears >= 0:
        state.push(Program(appears, Env(fight.main, card)))


def take_out(state: State, monster: CardId, *, rule: str, kind: str) -> None:
    """Remove a monster from the fight together with the cards on it, unless its twin can keep them (AMB-72)."""
    fight = state.combat
    assert fight is not None
    settle_twin_rewards(state, fight)
    i = fight.monsters.index(monster)
    root = fight.twins[i]
    fight.aside = tuple(m for m in fight.aside if m != monster)
    fight.monsters = fight.monsters[:i] + fight.monsters[i + 1 :]
    fight.defs = fight.defs[:i] + fight.defs[i + 1 :]
    fight.twins = fight.twins[:i] + fight.twins[i + 1 :]
    emit(state, kind, rule, seat=fight.main, cards=(monster,))
    if root in fight.twins:
        survivor = fight.monsters[fight.twins.index(root)]
        for on_it in state.attached(monster):
            attach(state, on_it, survivor, seat=fight.main, rule=rule)
        fight.mods = tuple([_passed_on(state, mod, monster, survivor) for mod in fight.mods])
        state.mods = tuple([_passed_on(state, mod, monster, survivor) for mod in state.mods])
    if state.place[monster] == COMBAT:
        discard(state, monster, rule=rule, seat=fight.main)


def _passed_on(state: State, mod: Mod, monster: CardId, twin: CardId) -> Mod:
    """ENHANCE-7, ENHANCE-8: what enhanced a monster goes on enhancing its twin, except its Treasures and Levels."""
    if monster not in mod.cards or state.lib.modifiers[mod.row].what in ("treasures", "levels"):
        return mod
    return mod.replace(cards=tuple([twin if c == monster else c for c in mod.cards]))


def settle_twin_rewards(state: State, fight: Combat) -> None:
    """FAQ-45: the Treasure promised for a twin that left follows the Enhancers of the one that is still there."""
    for index, root in fight.twin_rewards:
        if root in fight.twins:
            n = rewards.treasures_of(state, fight.monsters[fight.twins.index(root)])
            fight.rewards = (*fight.rewards[:index], n, *fight.rewards[index + 1 :])


def dismiss(state: State, monster: CardId, *, rewarded: bool) -> None:
    """COMBAT-9..11: remove a monster unkilled; the edition decides on Treasure unless the card has paid any."""
    fight = state.combat
    assert fight is not None
    rule = state.rules.cite("win-without-kill")
    if not rewarded and state.rules.nonkill_treasure:
        fight.rewards += (rewards.treasures_of(state, monster),)
    take_out(state, monster, rule=rule, kind="monster_left")


def _slain(state: State, fight: Combat, monster: CardId, def_id: DefId) -> Kill:
    """Return the record of a kill. HELP-19: a helper gains Levels only for monsters killed while they help."""
    gain = modifiers.apply(0, modifiers.active(state, fight.helper, "helper_levels")) if fight.helper >= 0 else 0
    return Kill(
        def_id,
        rewards.levels_of(state, monster),
        rewards.treasures_of(state, monster),
        conditions.tags_of(state, monster),
        fight.helper,
        gain,
    )


def _note_kill(state: State, fight: Combat, i: int) -> None:
    """Note a kill for the reward, and what the monster itself says about its reward."""
    monster, def_id = fight.monsters[i], fight.defs[i]
    fight.killed += (_slain(state, fight, monster, def_id),)
    program = state.lib.defs[def_id].triggers.get("killed", -1)
    if program >= 0:
        fight.reward_programs += ((monster, program, fight.main),)


def kill(state: State, monster: CardId) -> None:
    """AMB-69, AMB-70: kill a monster at once; its reward comes when the whole fight is won."""
    fight = state.combat
    assert fight is not None
    _note_kill(state, fight, fight.monsters.index(monster))
    take_out(state, monster, rule="COMBAT-7", kind="monster_killed")


# ---------------------------------------------------------------- going on
def refresh_combat(state: State) -> bool:
    """Make the changes that happen by themselves while a fight waits; return whether there was one."""
    fight = state.combat
    if fight is None or state.phase != "combat":
        return False
    if state.dead[fight.main]:
        _abort(state, fight)
        return True
    if fight.helper >= 0 and _helper_must_go(state, fight):
        return True
    for monster in fight.monsters:
        if switches.monster_rule(state, monster, "no_attack", fight.main):  # FAQ-34, FAQ-35
            _turns_away(state, fight, monster)
            return True
    for monster in fight.aside:
        if not _may_stay_aside(state, fight, monster):
            set_aside(state, monster, False, seat=fight.main)
            return True
    if fight.ended or not fight.monsters:
        return _nobody_left(state, fight)
    return False


def _turns_away(state: State, fight: Combat, monster: CardId) -> None:
    """FAQ-34: let the monster leave; its reward comes after the fight. FAQ-125: a deal with it is no such reward."""
    triggers = conditions.monster_def(state, monster).triggers
    spared, turned_away = triggers.get("spared", -1), triggers.get("turned_away", -1)
    if spared >= 0:
        fight.reward_programs += ((monster, spared, fight.main),)
    take_out(state, monster, rule="COMBAT-12", kind="monster_left")
    if turned_away >= 0:
        state.push(Program(turned_away, Env(fight.main, monster)))


def set_aside(state: State, monster: CardId, aside: bool, *, seat: Seat) -> None:
    """FAQ-127: leave a monster aside, where it is neither fought nor fled from, or let it be fought after all."""
    fight = state.combat
    assert fight is not None
    fight.aside = tuple(m for m in fight.aside if m != monster) + ((monster,) if aside else ())
    emit(state, "monster_left_aside", "COMBAT-12", seat=seat, cards=(monster,), n=int(aside))


def _may_stay_aside(state: State, fight: Combat, monster: CardId) -> bool:
    """Return whether the condition of the monster's own power that left it aside still holds."""
    own = [
        use
        for use in conditions.monster_def(state, monster).uses
        if any(step.verb == "leave_aside" for step in state.lib.programs[use.program])
    ]
    env = Env(fight.main, monster)
    return not own or any(conditions.applies(state, use.cond, fight.main, env, good=True) for use in own)


def _helper_must_go(state: State, fight: Combat) -> bool:
    helper = fight.helper
    if state.dead[helper]:
        rule = "HELP-3"  # AMB-59
    elif fight.forced and rewards.is_final_fight(state) and not rewards.helper_would_win(state):
        rule = "HELP-1"  # AMB-46, FAQ-46, FAQ-47
    elif switches.fight_rule(state, "no_helper"):
        rule = "COMBAT-12"  # FAQ-53
    else:
        return False
    release_helper(state, fight, rule=rule)
    return True


def help_comes(state: State, fight: Combat) -> None:
    """FAQ-149: what works only until somebody helps ends, and its card is discarded."""
    over = [m for m in fight.mods if "help" in m.until]
    if not over:
        return
    fight.mods = tuple(m for m in fight.mods if m not in over)
    left = {m.source for m in fight.mods}
    for card in dict.fromkeys(m.source for m in over):
        if card not in left:
            _discard_played(state, fight, card)


def _discard_played(state: State, fight: Combat, card: CardId) -> None:
    """Discard a card that was played into the fight, if it was and is still there."""
    if state.place[card] == COMBAT and any(p.card == card for p in fight.played):
        discard(state, card, rule=state.rules.cite("oneshot-discard"), seat=fight.main)
        fight.played = tuple(p for p in fight.played if p.card != card)


def release_helper(state: State, fight: Combat, *, rule: str) -> None:
    helper, fight.helper, fight.forced, fight.deal = fight.helper, NO_SEAT, False, None
    emit(state, "helper_left", rule, seat=helper)


def _unwind_to_fight(state: State) -> Fight | None:
    """Drop windows above the fight's frame; return None if something else is above it."""
    while isinstance(top := state.frames[-1], Window) and top.reason in ("kill", "flight"):
        state.pop()
    return top if isinstance(top, Fight) else None


def _set_step(state: State, frame: Fight, step: FightStep) -> None:
    if frame.step != step:
        state.next_step(Fight(frame.seat, step))


def _nobody_left(state: State, fight: Combat) -> bool:
    """AMB-9: wait as usual, so that a monster may still wander in, unless a card has ended the fight."""
    top = state.frames[-1]
    if fight.ended:
        frame = _unwind_to_fight(state)
        if frame is None or (frame.step == KILL and frame is top):
            return False
        _set_step(state, frame, KILL)
        return True
    if not isinstance(top, Fight) or top.step != OPEN:
        return False
    _set_step(state, top, KILL)
    open_window(state, "kill", state.others(fight.main), about=fight.main)
    return True


def _abort(state: State, fight: Combat) -> None:
    """AMB-58: end the fight because the main fighter is dead: no rewards, and the helper need not run."""
    frame = _unwind_to_fight(state)
    assert frame is not None
    lose_promises(fight)
    clear(state, fight)
    if fight.owed or fight.reward_programs:
        _set_step(state, frame, AFTER_REWARD)
        _pay(state, fight, 0)
    else:
        state.pop()
        end(state, fight)


def lose_promises(fight: Combat) -> None:
    """RUN-2, AMB-69: drop what the fight had promised its main fighter, but not what is due to former ones."""
    fight.killed, fight.rewards, fight.twin_rewards = (), (), ()
    fight.reward_programs = tuple([due for due in fight.reward_programs if due[2] != fight.main])


def _pay(state: State, fight: Combat, treasures: int) -> None:
    """After a lost fight, pay what a card granted during the flight, and what former fighters are due (FAQ-56)."""
    if treasures or fight.owed or fight.reward_programs:
        enter_phase(state, "reward", "REWARD-13")
        state.push(Reward(fight.main, RewardStep.DRAW, treasures))


def advance(state: State, frame: Fight) -> bool:
    fight = state.combat
    if fight is None:
        state.pop()
        return True
    if frame.step == OPEN:
        return False
    match frame.step:
        case FightStep.KILL:
            _win(state, fight, frame)
        case FightStep.FLIGHT:
            _set_step(state, frame, AFTER_FLIGHT)
            fight.ran = (*state.traits, *[usable.waived(state, seat) for seat in state.seats])
            enter_phase(state, "run", "RUN-1")
            state.offers = ()
            lose_promises(fight)
            state.push(Flee(fight.fighters))
        case FightStep.AFTER_REWARD:
            state.pop()
            end(state, fight)
        case FightStep.AFTER_FLIGHT:
            clear(state, fight)
            _set_step(state, frame, AFTER_REWARD)
            _pay(state, fight, 0 if state.dead[fight.main] else sum(fight.rewards))
        case _:
            assert_never(frame.step)
    return True


def _win(state: State, fight: Combat, frame: Fight) -> None:
    """COMBAT-22: the kill is final. COMBAT-23, COMBAT-24: the cards are cleared away, then rewards are claimed."""
    settle_twin_rewards(state, fight)
    for i, monster in enumerate(fight.monsters):
        if monster in fight.aside:
            continue
        _note_kill(state, fight, i)
        emit(state, "monster_killed", "MULTI-9", seat=fight.main, cards=(monster,))
    emit(state, "combat_won", "COMBAT-2" if fight.killed else "COMBAT-9", seat=fight.main, n=len(fight.killed))
    if fight.killed:
        expire(state, "kill", fight.main)
    clear(state, fight)
    enter_phase(state, "reward", "REWARD-13")
    state.offers = ()
    _set_step(state, frame, AFTER_REWARD)
    state.push(Reward(fight.main))


def clear(state: State, fight: Combat) -> None:
    """COMBAT-23, COMBAT-24, ENHANCE-10, TRIBE-12, ONESHOT-4: discard the monsters and all other cards of the fight.

    Each monster follows the cards on it; then come the cards played, in the order of play. The main fighter may change
    that order afterwards (AMB-19).
    """
    rule = state.rules.cite("discard-after-combat")
    before = [len(pile) for pile in state.discards]
    cards = [*fight.monsters, *(p.card for p in fight.played)]
    for card in cards:
        if state.place[card] == COMBAT:
            discard(state, card, rule=rule, seat=fight.main)
    for card in state.cards_in(COMBAT):
        discard(state, card, rule=rule, seat=fight.main)
    discard_order.remember(state, fight.main, before)
    fight.monsters = fight.defs = fight.twins = fight.aside = ()
    fight.played = ()
    fight.mods = ()


def end(state: State, fight: Combat) -> None:
    """End the fight; what lasted for the next combat is over (CURSE-6, AMB-154)."""
    emit(state, "combat_ended", state.rules.cite("combat-first"), seat=fight.main)
    for seat in fight.fighters:
        expire(state, "next_combat", seat)
    state.combat = None
    for seat in reversed(fight.loot_after):
        if not state.dead[seat]:
            state.push(Loot(seat))


def expire(state: State, moment: str, seat: Seat) -> None:
    """Remove the modifiers and Curses that lasted until this moment of a player."""
    if state.mods:
        state.limits_dirty |= 1 << seat
        state.mods = tuple([left for m in state.mods if (left := _left_of(state, m, moment, seat)) is not None])
    for card in state.tables[seat]:
        stays = state.defs[card].stays
        if stays is not None and moment in stays.until and state.defs[card].kind == "curse":
            drop_curse(state, card, seat)
    drop_spent_curses(state)


def _left_of(state: State, mod: Mod, moment: str, seat: Seat) -> Mod | None:
    """Return the modifier as it is after this moment of a player, None if it is over."""
    if mod.waits_for() != seat:
        return mod
    waits = moment == "next_combat" and _waits_for_monster(state, mod)  # it has met no monster yet
    if moment in mod.until and not waits:
        return None
    if moment == "next_combat" and AFTER_THIS in mod.until:
        return mod.replace(until=tuple([moment if u == AFTER_THIS else u for u in mod.until]))
    return mod


def drop_spent_curses(state: State) -> None:
    """CURSE-6: discard the Curses that stayed in front of their victims for an effect that is now over."""
    if not state.lib.delays:
        return
    for seat in state.seats:
        for card in state.tables[seat]:
            if state.defs[card].waits and not any(mod.source == card for mod in state.mods):
                drop_curse(state, card, seat)


def drop_curse(state: State, card: CardId, seat: Seat) -> None:
    discard(state, card, rule="CURSE-6", seat=seat)


def to_discards(state: State, card: CardId, seat: Seat) -> None:
    if state.place[card] == POOL:
        discard(state, card, rule="CARDS-15", seat=seat)


# ---------------------------------------------------------------- declaring
def _why_not_declare(state: State, action: Action) -> Refusal | None:
    top = state.frames[-1]
    fight = state.combat
    if not isinstance(top, Fight) or fight is None:
        if fight is not None and fight.main == action.seat and state.phase == "combat":
            return refuse("fight-already-declared", "COMBAT-21")
        return refuse("fight-none-to-decide", "COMBAT-2", "RUN-1")
    if fight.main != action.seat:
        return refuse("fight-main-fighter-decides", "COMBAT-2", "RUN-1")
    return None


def why_not_fight(state: State, action: Action) -> Refusal | None:
    wrong = _why_not_declare(state, action)
    if wrong is not None:
        return wrong
    if not strength.winning(state):
        us, them = strength.totals(state)
        return refuse("fight-not-winning", "COMBAT-3", "COMBAT-2", us=us, them=them)
    return None


def do_fight(state: State, action: Action) -> None:
    state.next_step(Fight(action.seat, KILL))
    emit(state, "kill_declared", state.rules.cite("wait-after-kill"), seat=action.seat)
    open_window(state, "kill", state.others(action.seat), about=action.seat)


def why_not_run(state: State, action: Action) -> Refusal | None:
    """AMB-6: nobody runs away from a fight that is won."""
    wrong = _why_not_declare(state, action)
    if wrong is not None:
        return wrong
    if strength.winning(state):
        return refuse("fight-is-winning", "COMBAT-2", "RUN-1", "MULTI-5")
    return None


def do_run(state: State, action: Action) -> None:
    state.next_step(Fight(action.seat, FLIGHT))
    emit(state, "flight_declared", "RUN-1", seat=action.seat)
    open_window(state, "flight", state.others(action.seat), about=action.seat)


# ---------------------------------------------------------------- tribes
TRIBE_RULE: Final = {"undead": "TRIBE-1", "in_black": "TRIBE-4", "goblin": "TRIBE-5", "hong_kong": "TRIBE-8"}


def tribes(state: State) -> int:
    """Return the tag bits whose monsters may join each other: the edition's, in a mix every set's (MIX-6, AMB-89)."""
    lib = state.lib
    words = set(state.rules.tribes) | (set(lib.tribes) if len(lib.packs) > 1 else set[str]())
    mask = 0
    for word, bit in lib.tags.items():
        if word in words:
            mask |= bit
    return mask


def tribe_rule(state: State, bits: int) -> str:
    for word, rule in TRIBE_RULE.items():
        if state.lib.tags.get(word, 0) & bits:
            return rule
    return "MULTI-13"


def _openings(state: State, fight: Combat) -> Iterator[Filter]:
    """Yield which monsters anybody may add: by cards played into the fight, its monsters and their Enhancers."""
    if "open_to" not in state.lib.rule_words:
        return
    for modifier, env in _given_rules(state, fight):
        if modifier.word == "open_to" and modifier.of is not None:
            if conditions.holds(state, modifier.cond, fight.main, env):
                yield modifier.of


def _given_rules(state: State, fight: Combat) -> list[tuple[Modifier, Env]]:
    found = [(state.lib.modifiers[mod.row], Env(mod.seat, mod.source)) for mod in fight.mods]
    for monster in switches.faced(fight):
        for card in (monster, *conditions.enhancers_of(state, monster)):
            d = conditions.monster_def(state, card)
            found += [(modifier, Env(fight.main, card, it=monster)) for modifier in d.always]
    return found


def why_not_join(state: State, action: Action) -> Refusal | None:
    return why_not_add(state, action.seat, action.cards[0], action.paid)


def why_not_add(state: State, seat: Seat, card: CardId, enhancers: tuple[CardId, ...]) -> Refusal | None:
    """TIMING-15, TRIBE-1..6, MULTI-13: a monster from the hand joins by its own tribe or by that of an Enhancer."""
    fight = state.combat
    if not timing.moment(state, seat) & timing.COMBAT or fight is None:
        return refuse("monster-needs-fight", "TIMING-15", "COMBAT-22", "RUN-1")
    if state.place[card] != HAND + seat or state.defs[card].kind != "monster":
        return refuse("monster-from-hand", "TIMING-15")
    if len(enhancers) > 1:
        return refuse("tribe-one-enhancer", "TRIBE-3")
    tags = state.defs[card].tags
    for enhancer in enhancers:
        wrong = _why_not_enhance(state, seat, enhancer)
        if wrong is not None:
            return wrong
        tags |= _tags_made(state, enhancer)
    if _is_welcome(state, fight, card, tags):
        return None
    words = [w for w in state.lib.tags if state.lib.tags[w] & tags]
    rules = [TRIBE_RULE[w] for w in words if w in TRIBE_RULE]
    if "undead" in words and "undead" not in state.rules.tribes:
        rules = ["TRIBE-2"]
    return refuse("tribe-no-monster", *(rules or ["TIMING-15"]), "MULTI-13")


def _why_not_enhance(state: State, seat: Seat, enhancer: CardId) -> Refusal | None:
    """TRIBE-3, TRIBE-6: an Enhancer from the hand can make a monster a member of a tribe."""
    if state.place[enhancer] != HAND + seat or state.defs[enhancer].kind != "enhancer":
        return refuse("tribe-one-enhancer", "TRIBE-3")
    made = _tags_made(state, enhancer)
    if made & tribes(state):
        return None
    cited = ("TRIBE-2",) if made & state.lib.tags.get("undead", 0) else ("TRIBE-3", "TRIBE-6")
    return refuse("tribe-enhancer-wrong", *cited)


def _tags_made(state: State, enhancer: CardId) -> int:
    """Return the tags that an Enhancer gives to its monster."""
    made = 0
    for modifier in state.defs[enhancer].always:
        made |= modifier.tag
    return made


def _tags_met(state: State, fight: Combat) -> int:
    met = 0
    for monster in fight.monsters:
        met |= conditions.tags_of(state, monster)
    return met


def _is_welcome(state: State, fight: Combat, card: CardId, tags: int) -> bool:
    """Return whether a monster of the fight has one of these tribes, or lets this card join."""
    if _tags_met(state, fight) & tags & tribes(state):
        return True
    return any(flt.static[state.defs[card].id] or flt.tags & tags for flt in _openings(state, fight))


def do_join(state: State, action: Action) -> None:
    fight = state.combat
    assert fight is not None
    card = action.cards[0]
    tags = state.defs[card].tags
    for enhancer in action.paid:
        tags |= _tags_made(state, enhancer)
    rule = tribe_rule(state, tags & _tags_met(state, fight) & tribes(state))
    add_monster(state, card, seat=action.seat, rule=rule)
    for enhancer in action.paid:
        rule = "TRIBE-3" if rule == "TRIBE-1" else rule
        move(state, enhancer, COMBAT, rule=rule, seat=action.seat)
        attach(state, enhancer, card, seat=action.seat, rule=rule)


def why_not_lend(state: State, action: Action) -> Refusal | None:
    return why_not_lend_to(state, action.seat, action.cards[0], action.on)


def why_not_lend_to(state: State, seat: Seat, card: CardId, monster: CardId) -> Refusal | None:
    """TRIBE-9..11, AMB-85, AMB-86."""
    lib = state.lib
    fight = state.combat
    if not timing.moment(state, seat) & timing.COMBAT or fight is None:
        return refuse("lend-needs-fight", "TRIBE-9", "COMBAT-22")
    if monster not in fight.monsters:
        return refuse("lend-name-monster", "TRIBE-10")
    if state.place[card] not in (HAND + seat, TABLE + seat) or not state.defs[card].is_item:
        return refuse("lend-own-item", "TRIBE-9")
    if card in timing.promised(state, seat):
        return refuse("promised-item", "HELP-6", "TRIBE-9")
    bits = state.defs[card].tags & lib.lends & tribes(state)
    if not bits or not conditions.tags_of(state, monster) & bits:
        return refuse("lend-wrong-tribe", "TRIBE-9")
    return None


def do_lend(state: State, action: Action) -> None:
    card = action.cards[0]
    for on_it in state.attached(card):
        discard(state, on_it, rule="TRIBE-11", seat=action.seat)
    move(state, card, COMBAT, rule="TRIBE-9", seat=action.seat)
    attach(state, card, action.on, seat=action.seat, rule="TRIBE-10")
    emit(state, "item_lent", "TRIBE-9", seat=action.seat, cards=(card, action.on))


def verdict(state: State, seat: Seat) -> list[Action]:
    """Return what the main fighter may declare, by the totals."""
    return [FIGHT[seat] if strength.winning(state) else RUN[seat]]
