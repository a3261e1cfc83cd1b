"""The notation: every action as a line of text and back. `parse(write(action)) == action`; decides nothing about
what is legal.
"""

from __future__ import annotations

import difflib
import itertools
import re
from collections.abc import Iterable, Sequence
from typing import Final

from kickdoor.engine import legal
from kickdoor.engine.actions import VERBS, Action, Verb
from kickdoor.engine.ids import COMBAT, HAND, POOL, TABLE, Side
from kickdoor.engine.library import Library
from kickdoor.engine.refusals import Malformed, UnknownPlayer
from kickdoor.engine.state import State

_TOKEN = re.compile(r"\s*(?:\[([^\[\]]*)\]|\"([^\"]*)\"|(,)|([^\s,\[\]\"]+))")
_WORDS = ("yes", "no", "none", "male", "female")
_NUMBER = re.compile("[0-9]{1,9}")
INSTEAD: Final = {  # words that people try, and the verbs that mean it
    "agree": "accept",
    "attack": "fight",
    "buy": "sell",
    "charity": "give or discard",
    "donate": "give",
    "done": "ready or end",
    "draw": "loot, or choose where a card asks",
    "drop": "discard",
    "escape": "run",
    "flee": "run",
    "help": "ask, or offer help",
    "open": "kick",
    "pay": "use … discarding",
    "refuse": "decline",
    "remove": "unequip",
    "roll": "run",
    "skip": "pass",
    "steal": "use Theft",
    "take": "keep or choose",
    "throw": "play",
    "wear": "play or equip",
    "wield": "play or equip",
    "yes": "accept or choose yes",
}
_TRIES = 200  # combinations of copies looked at for one that is legal


class Ambiguous(Malformed):
    """A name that may mean cards of several packs here, which do different things."""


# ---------------------------------------------------------------- writing
def card_text(state: State, card: int) -> str:
    name = state.lib.names[card]
    copies = state.lib.by_name[name.lower()]
    return f"[{name}]" if len(copies) == 1 else f"[{name}#{state.lib.copy_number[card]}]"


def player_text(state: State, seat: int) -> str:
    return name_text(state.names[seat])


def name_text(name: str) -> str:
    """A player's name, in quotes if it needs them."""
    return name if re.fullmatch(r"[^\s,\[\]\":]+", name) else f'"{name}"'


def write(state: State, action: Action) -> str:
    return f"{player_text(state, action.seat)}: {write_action(state, action)}"


def write_action(state: State, action: Action) -> str:
    """The part behind the colon."""
    cards = ", ".join(card_text(state, c) for c in action.cards)
    paid = ", ".join(card_text(state, c) for c in action.paid)
    player = player_text(state, action.player) if action.player >= 0 else ""
    on = card_text(state, action.on) if action.on >= 0 else ""
    aim = f" on {player or on or action.side}" if (player or on or action.side) else ""
    match action.verb:
        case "play":
            return f"play {cards}{aim}" + (f" {_paid_word(state, action)} {paid}" if paid else "")
        case "join":
            return f"join {cards}" + (f" with {paid}" if paid else "")
        case "lend" | "attach":
            return f"{action.verb} {cards} to {on}"
        case "sell":
            return f"sell {cards}" + (f" doubling {paid}" if paid else "")
        case "give":
            return f"give {cards} to {player}"
        case "trade":
            return f"trade {cards} for {paid} with {player}"
        case "use":
            return f"use {action.word or cards}" + (f" discarding {paid}" if paid else "") + aim
        case "ask" | "offer":
            return _write_deal(state, action, player)
        case "accept" | "decline":
            return f"{action.verb} {player}".strip()
        case "run":
            return f"run from {on}" if on else "run"
        case "sacrifice":
            return f"sacrifice {cards}" + (f" saving {player}" if player else "")
        case "choose":
            return f"choose {cards or player or action.word}"
        case "show":
            return f"show {action.word or cards}" + (f" to {player}" if player else "")
        case _:
            return f"{action.verb} {cards}".strip()


def _paid_word(state: State, action: Action) -> str:
    """What is named beside a played card: a cost, or a card that it brings along."""
    d = state.card(action.cards[0])
    return "discarding" if any(use.cost for use in d.uses) else "with"


def _write_deal(state: State, action: Action, player: str) -> str:
    text = f"ask {player}" if action.verb == "ask" else "offer help" + (f" to {player}" if player else "")
    if action.word:
        text += f" picks {action.word}"
    if action.gives:
        text += " gives " + ", ".join(card_text(state, c) for c in action.gives)
    if action.plays:
        text += " plays " + ", ".join(card_text(state, c) for c in action.plays)
    return text


# ---------------------------------------------------------------- reading
class _Token:
    __slots__ = ("kind", "text")

    def __init__(self, kind: str, text: str) -> None:
        self.kind = kind  # card, quoted, comma, word
        self.text = text


def _tokens(text: str) -> list[_Token]:
    out: list[_Token] = []
    at = 0
    text = text.rstrip()
    while at < len(text):
        found = _TOKEN.match(text, at)
        if found is None:
            raise Malformed(f"cannot read {text[at:].strip()!r}")
        card, quoted, comma, word = found.groups()
        if card is not None:
            out.append(_Token("card", card.strip()))
        elif quoted is not None:
            out.append(_Token("quoted", quoted))
        else:
            out.append(_Token("comma", ",") if comma else _Token("word", word))
        at = found.end()
    return out


def nearest(word: str, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(word, list(known), 1, 0.5)
    return f"; did you mean {near[0]!r}?" if near else ""


class _Reader:
    """Reads one action; cards are kept as lists of copies until all of it is known."""

    def __init__(self, state: State, seat: int, text: str, aliases: Sequence[str] = ()) -> None:
        self.state = state
        self.aliases = aliases
        self.seat = seat
        self.text = text
        self.tokens = _tokens(text)
        self.at = 0

    # -------------------------------------------------------- tokens
    def peek(self) -> _Token | None:
        return self.tokens[self.at] if self.at < len(self.tokens) else None

    def word(self, *words: str) -> str:
        """The next word if it is one of these."""
        token = self.peek()
        if token is not None and token.kind == "word" and token.text.lower() in words:
            self.at += 1
            return token.text.lower()
        return ""

    def must(self, word: str) -> None:
        if not self.word(word):
            raise Malformed(f"expected {word!r} in {self.text!r}")

    def copies(self) -> tuple[int, ...]:
        token = self.peek()
        if token is None or token.kind != "card":
            raise Malformed(f"expected a card in square brackets in {self.text!r}")
        self.at += 1
        return copies_of(self.state, token.text)

    def cards(self) -> list[tuple[int, ...]]:
        found = [self.copies()]
        while (token := self.peek()) is not None and token.kind == "comma":
            self.at += 1
            found.append(self.copies())
        return found

    def player(self) -> int:
        token = self.peek()
        if token is None or token.kind not in ("word", "quoted"):
            raise Malformed(f"expected a player in {self.text!r}")
        self.at += 1
        return seat_of(self.state, token.text, self.aliases)

    def done(self) -> None:
        token = self.peek()
        if token is not None:
            raise Malformed(f"unexpected {token.text!r} in {self.text!r}")

    # -------------------------------------------------------- the parts
    def target(self, on: str = "on") -> tuple[list[tuple[int, ...]], int, Side]:
        """(a card's copies, a player, a side) after `on`."""
        if not self.word(on):
            return [], -1, ""
        token = self.peek()
        if token is not None and token.kind == "card":
            return [self.copies()], -1, ""
        if self.word("fighters"):
            return [], -1, "fighters"
        if self.word("monsters"):
            return [], -1, "monsters"
        return [], self.player(), ""


def copies_of(state: State, name: str) -> tuple[int, ...]:
    """The cards that a name in brackets can mean; `[fu/Name]`: those of one pack."""
    base, _, number = name.partition("#")
    pack, found = _packed(state.lib, base.strip().lower())
    if pack:
        found = tuple(c for c in found or () if state.card(c).pack == pack) or None
    if found is None:
        raise Malformed(f"unknown card [{base.strip()}]{nearest(base.strip(), sorted(set(state.lib.names)))}")
    if not number:
        return found
    if pack:
        raise Malformed(f"[{name}]: either the set or the number of the copy")
    if not _NUMBER.fullmatch(number) or not 1 <= int(number) <= len(found):
        raise Malformed(f"there is no [{name}]: copies 1 to {len(found)}")
    return tuple(c for c in found if state.lib.copy_number[c] == int(number))


def _packed(lib: Library, name: str) -> tuple[str, tuple[int, ...] | None]:
    """The pack before a stroke, if it is one of the game's, and all cards of the name."""
    pack, stroke, rest = name.partition("/")
    if stroke and name not in lib.by_name and pack.strip() in lib.packs:
        return pack.strip(), lib.by_name.get(rest.strip())
    return "", lib.by_name.get(name)


def seat_of(state: State, name: str, aliases: Sequence[str] = ()) -> int:
    """`aliases`: other names of the seats, by seat; a player who joins later has a name that the game does not know."""
    for names in (state.names, aliases):
        for seat, known in enumerate(names):
            if known.casefold() == name.casefold():
                return seat
    raise unknown_player(state, name)


def unknown_player(state: State, said: object) -> UnknownPlayer:
    """Nobody is called so; with those who are there."""
    near = nearest(said, state.names) if isinstance(said, str) else ""
    hint = f"{near} The" if near else "; the"
    return UnknownPlayer(f"unknown player {said!r}{hint} players are {', '.join(state.names)}")


def parse(state: State, text: str, aliases: Sequence[str] = ()) -> Action:
    """`Name: action`, or `"Long Name": action`. `aliases`: as of `seat_of`."""
    found = re.match(r"\s*(?:\"([^\"]+)\"|([^\s:\"]+))\s*:\s*(.*)$", text, re.S)
    if found is None:
        raise Malformed(f"expected `Name: action`, not {text.strip()!r}")
    return parse_action(state, seat_of(state, found[1] or found[2], aliases), found[3], aliases)


def parse_action(state: State, seat: int, text: str, aliases: Sequence[str] = ()) -> Action:
    reader = _Reader(state, seat, text, aliases)
    token = reader.peek()
    if token is None or token.kind != "word":
        raise Malformed(f"expected a verb in {text!r}")
    verb = token.text.lower()
    if verb not in VERBS:
        meant = f"; use {INSTEAD[verb]}" if verb in INSTEAD else nearest(verb, VERBS)
        raise Malformed(f"unknown verb {token.text!r}{meant}")
    reader.at = 1
    draft = _read(reader, next(v for v in VERBS if v == verb))
    reader.done()
    return draft.settle(state)


class _Draft:
    """An action whose cards may still be any of several copies."""

    def __init__(self, action: Action, **cards: Sequence[tuple[int, ...]]) -> None:
        self.action = action
        self.parts = cards

    def settle(self, state: State) -> Action:
        """The first combination of copies that is legal; the likeliest if none is."""
        slots = [(part, copies) for part, wanted in self.parts.items() for copies in wanted]
        orders = [_likeliest(state, self.action.seat, part, copies) for part, copies in slots]
        first: Action | None = None
        apart = [i for i, (part, _) in enumerate(slots) if part != "on" or self.action.verb not in ("use", "play")]
        for pick in itertools.islice(itertools.product(*orders), _TRIES):
            if len({pick[i] for i in apart}) != len(apart):  # it may be aimed at itself
                continue
            action = self._with(pick, [part for part, _ in slots])
            if all(len(o) == 1 for o in orders):
                return _aimed(state, action) or action
            first = first or action
            if legal.why_not(state, action) is None:
                self._apart(state, pick, slots)
                return action
        if first is None:
            raise Malformed("the same card is named twice")
        return _aimed(state, first) or first

    def _apart(self, state: State, pick: tuple[int, ...], slots: list[tuple[str, tuple[int, ...]]]) -> None:
        """Raises Ambiguous if another pack's card of the name, as near and as legal, does something else."""
        lib, parts = state.lib, [part for part, _ in slots]
        for i, (_, copies) in enumerate(slots):
            mine = pick[i]
            kind, place = lib.alike[lib.card_def[mine]], state.place[mine]
            for other in copies:
                if lib.alike[lib.card_def[other]] == kind or state.place[other] != place or other in pick:
                    continue
                if legal.why_not(state, self._with((*pick[:i], other, *pick[i + 1 :]), parts)) is None:
                    said = " or ".join(f"[{state.card(c).pack}/{lib.names[c]}]" for c in (mine, other))
                    raise Ambiguous(f"there are two cards of this name, which differ: {said}?")

    def _with(self, pick: tuple[int, ...], parts: list[str]) -> Action:
        named: dict[str, tuple[int, ...]] = {}
        for card, part in zip(pick, parts, strict=True):
            named[part] = (*named.get(part, ()), card)
        return self.action.but(
            cards=named.get("cards", ()),
            paid=named.get("paid", ()),
            gives=named.get("gives", ()),
            plays=named.get("plays", ()),
            on=named["on"][0] if "on" in named else -1,
        )


def _aimed(state: State, action: Action) -> Action | None:
    """A card or power whose target was left out, with its target: if only one is possible now, and that is no player
    (what is played on nobody is often meant for oneself).
    """
    if action.verb not in ("play", "use") or action.on >= 0 or action.player >= 0 or action.side:
        return None
    if legal.why_not(state, action) is None:
        return None
    names = [state.lib.names[card] for card in action.cards]
    aims = {
        (each.on, each.player, each.side)
        for each in legal.legal(state, action.seat)
        if each.verb == action.verb and each.word == action.word
        if [state.lib.names[card] for card in each.cards] == names
    }
    found = [action.but(on=on, player=player, side=side) for on, player, side in aims]
    found = [each for each in found if legal.why_not(state, each) is None]
    return found[0] if len(found) == 1 and found[0].player < 0 else None


def _likeliest(state: State, seat: int, part: str, copies: tuple[int, ...]) -> list[int]:
    """Own cards before others' before those out of play; for targets the fight comes first."""
    near = [HAND + seat, TABLE + seat, POOL, COMBAT] if part != "on" else [COMBAT, TABLE + seat, HAND + seat, POOL]

    def rank(card: int) -> tuple[int, int]:
        place = state.place[card]
        if place in near:
            return near.index(place), card
        return (10 if place >= TABLE else 20), card

    return sorted(copies, key=rank)


def _read(reader: _Reader, verb: Verb) -> _Draft:
    base = Action(reader.seat, verb)
    match verb:
        case "play":
            return _read_play(reader, base)
        case "use":
            return _read_use(reader, base)
        case "ask" | "offer":
            return _read_deal(reader, base)
        case "choose":
            return _read_choose(reader, base)
        case "show":
            return _read_show(reader, base)
        case "join":
            cards = [reader.copies()]
            return _Draft(base, cards=cards, paid=[reader.copies()] if reader.word("with") else [])
        case "lend" | "attach":
            cards = [reader.copies()]
            reader.must("to")
            return _Draft(base, cards=cards, on=[reader.copies()])
        case "sell":
            return _read_sale(reader, base)
        case "give":
            cards = reader.cards()
            reader.must("to")
            return _Draft(base.but(player=reader.player()), cards=cards)
        case "trade":
            cards = reader.cards()
            reader.must("for")
            paid = reader.cards()
            reader.must("with")
            return _Draft(base.but(player=reader.player()), cards=cards, paid=paid)
        case "accept" | "decline":
            return _Draft(base.but(player=reader.player() if reader.peek() is not None else -1))
        case "run":
            return _Draft(base, on=[reader.copies()] if reader.word("from") else [])
        case "sacrifice":
            cards = [reader.copies()]
            return _Draft(base.but(player=reader.player() if reader.word("saving") else -1), cards=cards)
        case "trouble" | "equip" | "unequip":
            return _Draft(base, cards=[reader.copies()])
        case "discard":
            return _Draft(base, cards=reader.cards())
        case _:
            return _Draft(base)


def _read_sale(reader: _Reader, base: Action) -> _Draft:
    """`doubling [A]` names one of the cards already named."""
    cards = reader.cards()
    if not reader.word("doubling"):
        return _Draft(base, cards=cards)
    copies = reader.copies()
    for i, sold in enumerate(cards):
        if set(sold) & set(copies):
            return _SaleDraft(base, i, cards)
    raise Malformed("`doubling` names one of the Items sold")


class _SaleDraft(_Draft):
    """A sale in which one of the Items sold counts double."""

    def __init__(self, action: Action, doubled: int, cards: Sequence[tuple[int, ...]]) -> None:
        super().__init__(action, cards=cards)
        self.doubled = doubled

    def _with(self, pick: tuple[int, ...], parts: list[str]) -> Action:
        return self.action.but(cards=pick, paid=(pick[self.doubled],))


def _read_play(reader: _Reader, base: Action) -> _Draft:
    cards = [reader.copies()]
    on, player, side = reader.target()
    paid = reader.cards() if reader.word("with", "discarding") else []
    return _Draft(base.but(player=player, side=side), cards=cards, on=on, paid=paid)


def _read_use(reader: _Reader, base: Action) -> _Draft:
    cards: list[tuple[int, ...]] = []
    name = ""
    token = reader.peek()
    if token is not None and token.kind == "card":
        cards = [reader.copies()]
    else:
        name = _ability(reader)
    paid = reader.cards() if reader.word("discarding") else []
    on, player, side = reader.target()
    if not paid and reader.word("discarding"):
        paid = reader.cards()
    return _Draft(base.but(word=name, player=player, side=side), cards=cards, on=on, paid=paid)


def _ability(reader: _Reader) -> str:
    """The longest ability name of the packs that stands here."""
    names = sorted(
        {use.name for d in reader.state.lib.defs for use in d.uses if use.name}, key=lambda n: (-len(n.split()), n)
    )
    words = [t.text for t in itertools.takewhile(lambda t: t.kind == "word", reader.tokens[reader.at :])]
    for name in names:
        parts = name.split()
        if [w.casefold() for w in words[: len(parts)]] == [p.casefold() for p in parts]:
            reader.at += len(parts)
            return name
    said = " ".join(words) or "nothing"
    raise Malformed(f"unknown ability {said!r}{nearest(said, names)}")


def _read_deal(reader: _Reader, base: Action) -> _Draft:
    if base.verb == "offer":
        reader.must("help")
        player = reader.player() if reader.word("to") else -1
    else:
        player = reader.player()
    picks, gives, plays = "", [], []
    while part := reader.word("picks", "gives", "plays"):
        if part == "picks":
            token = reader.peek()
            if token is None or token.kind != "word" or token.text.upper().strip("HM"):
                raise Malformed(f"picks are letters H and M in {reader.text!r}")
            reader.at += 1
            picks = token.text.upper()
        elif part == "gives":
            gives = reader.cards()
        else:
            plays = reader.cards()
    return _Draft(base.but(player=player, word=picks), gives=gives, plays=plays)


def _read_choose(reader: _Reader, base: Action) -> _Draft:
    token = reader.peek()
    if token is not None and token.kind == "card":
        return _Draft(base, cards=reader.cards())
    word = reader.word(*_WORDS)
    if word:
        return _Draft(base.but(word=word))
    if token is not None and token.kind == "word" and _NUMBER.fullmatch(token.text):
        reader.at += 1
        return _Draft(base.but(word=str(int(token.text))))
    return _Draft(base.but(player=reader.player()))


def _read_show(reader: _Reader, base: Action) -> _Draft:
    word = reader.word("hand")
    cards = [] if word else reader.cards()
    player = reader.player() if reader.word("to") else -1
    return _Draft(base.but(word=word, player=player), cards=cards)


__all__ = [
    "Ambiguous",
    "card_text",
    "copies_of",
    "name_text",
    "nearest",
    "parse",
    "parse_action",
    "player_text",
    "seat_of",
    "unknown_player",
    "write",
    "write_action",
]
