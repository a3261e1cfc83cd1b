"""The table in words: players, the fight, what is asked, what an action means. Works on a view and on printed cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kickdoor.engine.actions import Action, Verb
from kickdoor.engine.library import SPECIAL, CardDef, Library
from kickdoor.engine.memo import Decision
from kickdoor.engine.view import CardView, CombatView, MonsterView, PlayerView, View
from kickdoor.terminal.screen import Part, Screen


def definition(lib: Library, card: int) -> CardDef:
    return lib.defs[lib.card_def[card]]


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"


def many(n: int, noun: str) -> str:
    return f"{n} {noun}" + ("" if n == 1 else "s")


# ---------------------------------------------------------------- a card
def brief(lib: Library, card: int) -> str:
    """`item +3, 2 hands, 600 gold`"""
    d = definition(lib, card)
    parts = []
    match d.kind:
        case "monster":
            treasures = "its own Treasures" if d.treasures == SPECIAL else many(d.treasures, "Treasure")
            parts = [f"monster, level {d.level}", treasures]
            if d.levels > 1:
                parts.append(f"{d.levels} levels")
        case "enhancer":
            parts = [f"{signed(d.bonus)} to a monster"]
        case "curse":
            parts = [lib.curse_words[d.pack].lower()]
        case "level_up":
            parts = ["go up a level"]
        case _:
            name = {"oneshot": "one-shot"}.get(d.kind, d.kind)
            parts = [f"{name} {signed(d.bonus)}" if d.bonus else name]
    if d.hands:
        parts.append(many(d.hands, "hand"))
    parts += [lib.slots[slot].replace("_", " ") for slot in d.slots]
    if d.big:
        parts.append("Big")
    if d.gold >= 0:
        parts.append(f"{d.gold} gold" if d.gold else "No Value")
    return ", ".join(parts)


def names(lib: Library, cards: tuple[int, ...]) -> str:
    return ", ".join(lib.names[c] for c in cards)


# ---------------------------------------------------------------- players
def identity(lib: Library, player: PlayerView) -> str:
    """`male Elf Warrior`; what one is without a card where there is a word for it."""
    words = [player.sex]
    for kind, row in lib.identities.items():
        mine = [c.name for c in player.table if definition(lib, c.id).identity == kind and c.upright]
        none = next((word for word, bit in lib.traits.items() if row.none and bit == row.none), "")
        words.append("/".join(mine) or none.replace("_", " ").title())
    return " ".join(w for w in words if w)


def _worth(lib: Library, card: CardView) -> str:
    d = definition(lib, card.id)
    bonus = f" {signed(d.bonus)}" if d.bonus else ""
    host = f" on {lib.names[card.on]}" if card.on >= 0 else ""
    idle = " (no effect now)" if card.upright and not card.counts else ""
    return f"{card.name}{bonus}{host}{idle}"


def _groups(lib: Library, player: PlayerView) -> Iterator[tuple[str, list[CardView]]]:
    cards = [c for c in player.table if not definition(lib, c.id).identity]
    curses = [c for c in cards if c.kind == "curse"]
    items = [c for c in cards if definition(lib, c.id).is_item]
    rest = [c for c in cards if c not in curses and c not in items]
    yield "uses", [c for c in items if c.upright]
    yield "carries", [c for c in items if not c.upright]
    yield "has", rest
    yield "cursed", curses


def show_players(screen: Screen, lib: Library, view: View) -> None:
    wide = max(len(p.name) for p in view.players)
    for player in view.players:
        me = player.seat == view.seat
        mark = ">" if player.seat == view.turn and view.turn_no else " "
        state = " dead" if player.dead else ""
        screen.line(
            (f"{mark} {player.name:<{wide}}", "bold cyan" if me else "bold"),
            "  level ",
            (f"{player.level}", "bold"),
            f"  strength {player.strength}  {many(player.hand_size, 'card')}  {identity(lib, player)}{state}",
        )
        for word, cards in _groups(lib, player):
            if cards:
                style = "red" if word == "cursed" else ""
                screen.line((f"{word}: ", "dim"), (", ".join(_worth(lib, c) for c in cards), style), indent=wide + 4)


def show_table(screen: Screen, lib: Library, view: View) -> None:
    if view.turn_no:
        head = f"Turn {view.turn_no}, {view.players[view.turn].name}. Level {view.winning_level} wins. {_decks(view)}"
        screen.line((head, "dim"))
    show_players(screen, lib, view)
    if view.middle:
        screen.line(("face up in the middle: ", "dim"), ", ".join(c.name for c in view.middle), indent=2)
    for deck, top in zip(("Door", "Treasure"), view.discard_tops, strict=True):
        if top is not None:
            screen.line((f"last {deck} discarded: {top.name}", "dim"), indent=2)


def _decks(view: View) -> str:
    return f"Decks: {many(view.decks[0], 'Door')}, {many(view.decks[1], 'Treasure')}."


# ---------------------------------------------------------------- the fight
def _sum_of_player(lib: Library, player: PlayerView, fight: CombatView) -> str:
    """`9 (level 4, Chainsaw +3, other +2)`: printed numbers, and what cards add besides as `other`."""
    parts = [f"level {player.level}"]
    rest = player.strength - player.level
    for card in player.table:
        d = definition(lib, card.id)
        if card.upright and card.counts and d.bonus and d.kind != "curse":
            parts.append(f"{card.name} {signed(d.bonus)}")
            rest -= d.bonus
    if fight.helper < 0:  # alone, what is thrown in counts with the fighter
        for card, _, side in fight.played:
            if side == "fighters":
                bonus = definition(lib, card.id).bonus
                parts.append(f"{card.name} {signed(bonus)}")
                rest -= bonus
    if rest:
        parts.append(f"other {signed(rest)}")
    return f"{player.name} {player.strength} ({', '.join(parts)})"


def _sum_of_monster(lib: Library, monster: MonsterView) -> str:
    d = next((d for d in lib.defs if d.name == monster.name), definition(lib, monster.card.id))
    parts = [f"level {d.level}"]
    rest = monster.strength - d.level
    for card in monster.enhancers:
        bonus = definition(lib, card.id).bonus
        parts.append(f"{card.name} {signed(bonus)}")
        rest -= bonus
    if rest:
        parts.append(f"other {signed(rest)}")
    return f"{monster.name} {monster.strength}" + (f" ({', '.join(parts)})" if len(parts) > 1 else "")


def fight_lines(lib: Library, view: View) -> list[list[Part]]:
    """The live sum and what makes it up."""
    fight = view.combat
    if fight is None:
        return []
    fighters = [view.players[s] for s in (fight.main, fight.helper) if s >= 0]
    who = " and ".join(p.name for p in fighters)
    foes = ", ".join(f"{m.name} (not fought)" if m.aside else m.name for m in fight.monsters) or "no monster"
    state = "winning" if fight.winning else "losing"
    verb = "is" if len(fighters) == 1 else "are"
    faced = [m for m in fight.monsters if not m.aside]
    prize = sum(m.treasures for m in faced), sum(m.levels for m in faced)
    stake = f"; at stake: {many(prize[1], 'level')}, {many(prize[0], 'Treasure')}" if fight.monsters else ""
    head: list[Part] = [
        ("Fight: ", "bold"),
        f"{who} ",
        (f"{fight.fighters} vs {fight.monsters_strength}", "bold green" if fight.winning else "bold red"),
        f" {foes}. {who} {verb} {state}{stake}.",
    ]
    mine = [_sum_of_player(lib, p, fight) for p in fighters]
    theirs = [_sum_of_monster(lib, m) for m in faced]
    for side, sums in (("fighters", mine), ("monsters", theirs)):
        if side == "monsters" or fight.helper >= 0:
            for card, _, where in fight.played:
                if where == side:
                    sums.append(f"{card.name} {signed(definition(lib, card.id).bonus)}")
    rows: list[list[Part]] = [head]
    for total, sums in ((fight.fighters, mine), (fight.monsters_strength, theirs)):
        if sums:
            rows.append([(f"{total} = ", "dim"), (" + ".join(sums), "dim")])
    return rows


def show_fight(screen: Screen, lib: Library, view: View) -> None:
    for i, row in enumerate(fight_lines(lib, view)):
        screen.line(*row, indent=2 if i else 0)


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
