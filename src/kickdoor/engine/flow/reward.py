"""After a won fight: Levels, Treasures, who picks what, keeping promises (RULES: REWARD, HELP-17..22, WIN)."""

from __future__ import annotations

from typing import assert_never

from kickdoor.engine.choices import ask_cards
from kickdoor.engine.flow import items
from kickdoor.engine.frames import Draw, Env, Program, Promise, Received, Reward, RewardStep, Surplus, SurplusStep
from kickdoor.engine.model.combat import Combat
from kickdoor.engine.model.ids import HAND, POOL, TABLE, TREASURE, CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.moves import change_level, discard, draw, emit, enter_phase, hand_over, move
from kickdoor.engine.sums import switches, usable


def advance(state: State, frame: Reward) -> bool:
    fight = state.combat
    assert fight is not None
    match frame.step:
        case RewardStep.LEVELS:
            _levels(state, fight, frame)
        case RewardStep.DRAW:
            _draw(state, fight, frame)
        case RewardStep.DRAWN:  # the Treasures are face up: some act at once, then each is picked by a fighter (FAQ-58)
            state.next_step(frame.at(RewardStep.PICK))
            state.push(Received(fight.main, state.answered_cards(), face_up=True, in_middle=True))
        case RewardStep.PICK:
            _next_pick(state, fight, frame)
        case RewardStep.TAKE:
            _take(state, fight, frame)
        case RewardStep.PROMISES:
            _promises(state, fight, frame)
        case RewardStep.DONE:
            state.pop()
        case _:
            assert_never(frame.step)
    return True


def _levels(state: State, fight: Combat, frame: Reward) -> None:
    """COMBAT-7, MULTI-9, HELP-17..19. FAQ-6: Levels, and with them victory, come before Treasure (AMB-165)."""
    _levels_for_kills(state, fight)
    _former_levels(state, fight)
    if declare_winners(state, fight):
        return
    treasures = sum(kill.treasures for kill in fight.killed) + sum(fight.rewards)
    state.next_step(frame.at(RewardStep.DRAW, treasures=treasures))
    if not fight.peace:
        _push_won(state, fight)
    _run_programs(state, fight)


def _levels_for_kills(state: State, fight: Combat) -> None:
    levels = sum(kill.levels for kill in fight.killed)
    if levels:
        rule = "HELP-17" if fight.helper >= 0 else state.rules.cite("level-for-kill")
        change_level(state, fight.main, levels, rule=rule, kill=True)
    for helper in dict.fromkeys([kill.helper for kill in fight.killed if kill.helper_levels]):
        if not state.dead[helper]:
            gain = sum([kill.helper_levels for kill in fight.killed if kill.helper == helper])
            change_level(state, helper, gain, rule=state.rules.cite("level-for-helper"), kill=True)


def _push_won(state: State, fight: Combat) -> None:
    """Start the effects of having won a fight, those of the main fighter first."""
    for seat in reversed(fight.fighters):
        for card in reversed(usable.in_force(state, seat)):
            won = state.defs[card].triggers.get("won", -1)
            if won >= 0:
                state.push(Program(won, Env(seat, card)))


def _run_programs(state: State, fight: Combat) -> None:
    """HELP-22: run what monsters say about their own reward, for the player who earned it."""
    due, fight.reward_programs = fight.reward_programs, ()
    for monster, program, seat in reversed(due):
        if not state.dead[seat]:
            state.push(Program(program, Env(seat, monster)))


def declare_winners(state: State, fight: Combat | None) -> bool:
    """WIN-1, WIN-6, AMB-159; VARIANT-4 lets the helper share the victory."""
    goal = state.rules.winning_level
    winners = [s for s in state.seats if state.levels[s] >= goal and not state.dead[s]]
    if not winners:
        return False
    if fight is not None and state.rules.shared_victory and fight.main in winners and fight.helper >= 0:
        winners.append(fight.helper)
    state.winners = tuple(sorted(set(winners)))
    enter_phase(state, "over", "WIN-1")
    state.frames.clear()
    state.serials.clear()
    state.offers = ()
    for seat in state.winners:
        emit(state, "game_won", "WIN-1" if state.levels[seat] >= goal else "VARIANT-4", seat=seat)
    return True


def _draw(state: State, fight: Combat, frame: Reward) -> None:
    """REWARD-6, REWARD-7: face down if fought alone, face up with a helper. HELP-20: the main fighter draws."""
    if fight.reward_programs:  # after a lost fight: of former main fighters
        _run_programs(state, fight)
        return
    if fight.owed:
        _former_fighters(state, fight)
        return
    open_draw = fight.helper >= 0 and not state.dead[fight.helper]  # AMB-51
    n = _treasures_due(state, fight, frame.treasures, open_draw)
    if n:
        state.reward_face = "up" if open_draw else "down"
    if open_draw:
        state.next_step(frame.at(RewardStep.DRAWN))
        state.push(Draw(fight.main, TREASURE, n, "REWARD-7"))
        return
    got = _draw_face_down(state, fight.main, n)
    state.next_step(frame.at(RewardStep.DONE))
    if got:
        state.push(Received(fight.main, got))


def _treasures_due(state: State, fight: Combat, n: int, open_draw: bool) -> int:
    """Return how many Treasures are drawn: only the helper's share if the main fighter cannot receive any."""
    if not n or switches.can_receive(state, fight.main):
        return n
    return fight.deal.picks[:n].count("H") if open_draw and fight.deal is not None else 0


def _draw_face_down(state: State, seat: Seat, n: int) -> tuple[CardId, ...]:
    got = draw(state, TREASURE, seat, n, rule="REWARD-6")
    if got:
        state.drew[seat] += len(got)
        emit(state, "treasures_drawn", "REWARD-6", seat=seat, n=len(got), word="down")
    return got


def _open_pool(state: State) -> tuple[CardId, ...]:
    return tuple(c for c in state.cards_in(POOL) if state.defs[c].deck == TREASURE)


def _next_pick(state: State, fight: Combat, frame: Reward) -> None:
    """HELP-7, HELP-21: one letter per pick; Treasures beyond the letters go to the main fighter."""
    pool = _open_pool(state)
    picks = frame.picks
    if picks is None:
        state.drew[fight.main] += len(pool)
        if pool:
            emit(state, "treasures_drawn", "REWARD-7", seat=fight.main, cards=pool, n=len(pool), word="up")
        state.replace(frame.at(RewardStep.PICK, picks=_order_of_picks(state, fight, len(pool))))
        return
    if not picks or not pool:
        state.next_step(frame.at(RewardStep.PROMISES))
        return
    state.next_step(frame.at(RewardStep.TAKE))
    if len(set(picks)) == 1:  # nobody else picks any more
        state.answer = pool
    else:
        ask_cards(state, _picker(state, fight, picks), list(pool), low=1, high=1, why="treasure")


def _order_of_picks(state: State, fight: Combat, n: int) -> str:
    """Return who picks each of the Treasures, by the deal; a player who cannot receive cards picks none."""
    if not switches.can_receive(state, fight.main):
        return "H" * n
    deal = fight.deal.picks if fight.deal is not None and switches.can_receive(state, fight.helper) else ""
    return (deal + "M" * n)[:n]


def _picker(state: State, fight: Combat, picks: str) -> Seat:
    return fight.helper if picks[0] == "H" and not state.dead[fight.helper] else fight.main


def _take(state: State, fight: Combat, frame: Reward) -> None:
    picks = frame.picks
    assert picks
    seat = _picker(state, fight, picks)
    for card in state.answered_cards():
        move(state, card, HAND + seat, rule=state.rules.cite("treasure-shared"), seat=seat)
        emit(state, "treasure_picked", "HELP-7", seat=seat, cards=(card,))
        state.fresh[seat] += (card,)
    state.next_step(frame.at(RewardStep.PICK, picks=picks[len(state.answer) :]))


def _promises(state: State, fight: Combat, frame: Reward) -> None:
    """AMB-47, AMB-48, AMB-55: hand over promised Items and play promised cards, where that is still possible."""
    deal, helper, main = fight.deal, fight.helper, fight.main
    state.next_step(frame.at(RewardStep.DONE))
    if deal is None or helper < 0 or state.dead[helper] or state.dead[main]:
        return
    for card in deal.cards:
        if state.place[card] != TABLE + main or not switches.can_receive(state, helper):
            emit(state, "deal_lapsed", "HELP-6", seat=main, other=helper)
            continue
        surplus = items.why_not_carry(state, helper, card) is not None
        hand_over(state, card, helper, rule="HELP-6", seat=main)
        emit(state, "deal_kept", "HELP-6", seat=main, other=helper, cards=(card,))
        if surplus:  # AMB-49: an Item that the helper cannot carry passes on by BIG-8, BIG-9
            state.push(Surplus(helper, "big", step=SurplusStep.CHOSEN, card=card))
    for card in reversed(deal.plays):
        state.push(Promise(main, card, helper))


def _former_fighters(state: State, fight: Combat) -> None:
    """FAQ-56: players who killed a monster before the fight was taken over are paid when it ends, won or lost, and
    draw first.
    """
    _former_levels(state, fight)
    if declare_winners(state, None):
        return
    owed, fight.owed = fight.owed, ()
    drawn: list[tuple[Seat, tuple[CardId, ...]]] = []
    for seat in dict.fromkeys([s for s, _, _ in owed]):
        n = sum([due[2] for due in owed if due[0] == seat]) if switches.can_receive(state, seat) else 0
        got = _draw_face_down(state, seat, n)
        if got:
            drawn.append((seat, got))
    for seat, cards in reversed(drawn):
        state.push(Received(seat, cards))


def _former_levels(state: State, fight: Combat) -> None:
    for seat, levels, _ in fight.owed:
        if levels and not state.dead[seat]:
            change_level(state, seat, levels, rule=state.rules.cite("level-for-kill"), kill=True)
    fight.owed = tuple((seat, 0, treasures) for seat, _, treasures in fight.owed)


def leftover(state: State, card: CardId, seat: Seat) -> None:
    discard(state, card, rule="CARDS-15", seat=seat)
