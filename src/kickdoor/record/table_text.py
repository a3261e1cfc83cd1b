"""The table as lines of text: players, the fight, a hand, what is waited for. Works on a view and on printed cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kickdoor.engine.model.cards import SPECIAL, CardDef, Library
from kickdoor.engine.view import CardView, CombatView, MonsterView, PlayerView, View

Part = str | tuple[str, str]  # text, or text with a style


class Line(NamedTuple):
    parts: tuple[Part, ...]
    indent: int = 0

    def __str__(self) -> str:
        """The line without its styles."""
        text = "".join(part if isinstance(part, str) else part[0] for part in self.parts)
        return (" " * self.indent + text).rstrip()


def table_text(lib: Library, view: View) -> str:
    """The whole table as the view's seat sees it, in several lines."""
    lines = [*table_lines(lib, view), *fight_lines(lib, view)]
    if view.hand:
        lines.append(Line((f"Hand of {view.players[view.seat].name}: {', '.join(c.name for c in view.hand)}",)))
    if view.looked:
        lines.append(Line((f"Looking at: {', '.join(c.name for c in view.looked)}",)))
    return "\n".join([*map(str, lines), waiting(view)])


def waiting(view: View) -> str:
    """`Waiting for Ana (kick).`, or who has won."""
    if view.winners:
        return f"Won by {' and '.join(view.players[seat].name for seat in view.winners)}."
    return f"Waiting for {', '.join(f'{view.players[d.seat].name} ({d.kind})' for d in view.pending)}."


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


def player_lines(lib: Library, view: View) -> Iterator[Line]:
    wide = max(len(p.name) for p in view.players)
    for player in view.players:
        me = player.seat == view.seat
        mark = ">" if player.seat == view.turn and view.turn_no else " "
        state = " dead" if player.dead else ""
        yield Line(
            (
                (f"{mark} {player.name:<{wide}}", "bold cyan" if me else "bold"),
                "  level ",
                (f"{player.level}", "bold"),
                f"  strength {player.strength}  {many(player.hand_size, 'card')}  {identity(lib, player)}{state}",
            )
        )
        for word, cards in _groups(lib, player):
            if cards:
                style = "red" if word == "cursed" else ""
                yield Line(((f"{word}: ", "dim"), (", ".join(_worth(lib, c) for c in cards), style)), wide + 4)


def table_lines(lib: Library, view: View) -> Iterator[Line]:
    """Everything but the fight and the hand."""
    if view.turn_no:
        head = f"Turn {view.turn_no}, {view.players[view.turn].name}. Level {view.winning_level} wins. {_decks(view)}"
        yield Line(((head, "dim"),))
    yield from player_lines(lib, view)
    if view.middle:
        yield Line((("face up in the middle: ", "dim"), ", ".join(c.name for c in view.middle)), 2)
    for deck, top in zip(("Door", "Treasure"), view.discard_tops, strict=True):
        if top is not None:
            yield Line(((f"last {deck} discarded: {top.name}", "dim"),), 2)


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


def fight_lines(lib: Library, view: View) -> list[Line]:
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
    head: tuple[Part, ...] = (
        ("Fight: ", "bold"),
        f"{who} ",
        (f"{fight.fighters} vs {fight.monsters_strength}", "bold green" if fight.winning else "bold red"),
        f" {foes}. {who} {verb} {state}{stake}.",
    )
    mine = [_sum_of_player(lib, p, fight) for p in fighters]
    theirs = [_sum_of_monster(lib, m) for m in faced]
    for side, sums in (("fighters", mine), ("monsters", theirs)):
        if side == "monsters" or fight.helper >= 0:
            for card, _, where in fight.played:
                if where == side:
                    sums.append(f"{card.name} {signed(definition(lib, card.id).bonus)}")
    rows = [Line(head)]
    for total, sums in ((fight.fighters, mine), (fight.monsters_strength, theirs)):
        if sums:
            rows.append(Line(((f"{total} = ", "dim"), (" + ".join(sums), "dim")), 2))
    return rows
