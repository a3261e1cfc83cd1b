"""The table in words: players, the fight, what is asked, what an action means. Works on a view and on printed cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kickdoor.engine.actions import Action, Verb
from kickdoor.engine.memo import Decision
from kickdoor.engine.model.cards import Library
from kickdoor.engine.view import View
from kickdoor.record.table_text import Line, brief, definition, fight_lines, many, names, player_lines, table_lines
from kickdoor.terminal.screen import Screen


def show_players(screen: Screen, lib: Library, view: View) -> None:
    _show(screen, player_lines(lib, view))


def show_table(screen: Screen, lib: Library, view: View) -> None:
    _show(screen, table_lines(lib, view))


def show_fight(screen: Screen, lib: Library, view: View) -> None:
    _show(screen, fight_lines(lib, view))


def _show(screen: Screen, lines: Iterable[Line]) -> None:
    for line in lines:
        screen.line(*line.parts, indent=line.indent)


# ---------------------------------------------------------------- what is asked
_PASS = {
    "kill": "{main} says the monster is beaten. Do you want to interfere?",
    "flight": "{main} is about to run away. Do you want to do anything first?",
    "curse": "{curse} is about to hit. Do you want to do anything?",
    "roll": "The die is rolled. Do you want to change it?",
    "running": "Run for it! Do you want to do anything before the roll?",
    "escaped": "Escaped. Do you want to do anything?",
    "turn_end": "{turn}'s turn ends. Do you want to do anything first?",
    "draw": "You draw face up. From the deck, or with a power?",
    "reborn": "You have a new character and new cards. Do you want to play any first?",
}


def question(lib: Library, view: View, decision: Decision) -> str:
    """What the engine waits for, as a sentence to the player."""
    me = view.players[view.seat]
    match decision.kind:
        case "ready":
            return "Opening hand: play any items, race or class, then type `ready`."
        case "kick":
            return "Your turn. Sort out your gear, then kick open the door."
        case "keep":
            return f"Behind the door: {', '.join(c.name for c in view.middle)}. Keep it in hand, or play it?"
        case "trouble":
            return "No monster. Loot the room, or look for trouble with a monster from your hand?"
        case "fight":
            return _fight_question(view)
        case "run":
            return "Which monster do you run from first?"
        case "end":
            return "Do anything else, or end your turn."
        case "charity":
            held = many(me.hand_size, "card")
            return f"Too many cards ({held}): play some, or give the extra ones to the lowest player."
        case "accept":
            return _offer_question(lib, view)
        case "pass":
            main = view.players[view.combat.main].name if view.combat is not None else ""
            text = _PASS.get(decision.about, "Do you want to do anything?")
            curse = ", ".join(c.name for c in view.middle if c.kind == "curse") or f"A {lib.curse_word}"
            return text.format(main=main, turn=view.players[view.turn].name, curse=curse)
        case _:
            return _choice_question(decision.about)


def _fight_question(view: View) -> str:
    fight = view.combat
    assert fight is not None
    if fight.winning:
        return "You are winning. Finish the fight?"
    lacking = fight.monsters_strength - fight.fighters + 1
    return f"You need {lacking} more to win. Ask for help, play something, or run?"


def _offer_question(lib: Library, view: View) -> str:
    offer = next(o for o in view.offers if o.to == view.seat)
    who = view.players[offer.seat].name
    deal = [_picks(offer.picks)] if offer.picks else []
    if offer.cards:
        deal.append(names(lib, offer.cards))
    if offer.promised:
        deal.append(f"{many(offer.promised, 'card')} played for the helper")
    terms = " and ".join(deal) or "nothing"
    match offer.kind:
        case "ask":
            return f"{who} asks you to help, for {terms}. Accept?"
        case "help":
            return f"{who} offers to help you, for {terms}. Accept?"
        case "trade":
            return f"{who} offers {names(lib, offer.cards)} for your {names(lib, offer.wants)}. Accept?"
        case _:
            return f"{who} wants to give you {names(lib, offer.cards)}. Accept?"


def _picks(letters: str) -> str:
    """`picks HM (the helper takes the 1st Treasure)`"""
    places = [
        f"{i}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(i, 'th') }" for i, who in enumerate(letters, start=1) if who == "H"
    ]
    return f"picks {letters} (the helper takes the {', '.join(places)} Treasure)" if places else f"picks {letters}"


def _choice_question(about: str) -> str:
    kind, _, why = about.partition(" ")
    if why.startswith("surplus"):
        return f"You have too many ({why.removeprefix('surplus ').replace('_', ' ')}): choose what to give up."
    match kind:
        case "loot":
            return "Take one card from the body, or pass."
        case "cards":
            return f"Choose cards ({why.replace('_', ' ')})." if why else "Choose cards."
        case "player":
            return "Choose a player."
        case "yes":
            return "Do you want to?"
        case "number":
            return f"Choose a number ({why})."
        case _:
            return "Choose one of the options, in the order of the card's text."


# ---------------------------------------------------------------- what an action means
_MEANING: Final[dict[Verb, str]] = {
    "ready": "you are set up",
    "kick": "kick open the door",
    "loot": "loot the room: draw a card face down",
    "end": "end your turn",
    "keep": "take it into your hand",
    "fight": "say the monster is beaten",
    "run": "run away",
    "pass": "do nothing",
    "withdraw": "take back your offers",
    "equip": "equip it",
    "unequip": "take it off",
    "sell": "for levels",
}


def meaning(lib: Library, view: View, action: Action) -> str:
    """A few words beside the notation."""
    d = definition(lib, action.cards[0]) if action.cards else None
    match action.verb:
        case "play" | "trouble" | "join" | "discard" | "choose" if d is not None:
            return ", ".join(brief(lib, c) for c in action.cards) if len(action.cards) == 1 else ""
        case "sell":
            return f"{sum(max(0, definition(lib, c).gold) for c in action.cards)} gold"
        case "accept":
            offer = next((o for o in view.offers if o.seat == action.player and o.to == action.seat), None)
            helps = offer is not None and offer.kind in ("ask", "help")
            return (
                _help_sum(view, action.seat if offer is not None and offer.kind == "ask" else action.player)
                if helps
                else ""
            )
        case "ask":
            return _help_sum(view, action.player) + ("; first Treasure to the helper" if action.word == "H" else "")
        case "offer":
            return _help_sum(view, action.seat) + ("; first Treasure to you" if action.word == "H" else "")
        case "show":
            return "let others see your cards"
        case _:
            return _MEANING.get(action.verb, "")


def _help_sum(view: View, helper: int) -> str:
    fight = view.combat
    if fight is None:
        return ""
    return f"would be {fight.fighters + view.players[helper].strength} vs {fight.monsters_strength}"
