"""The notation: writes an action as a line of text and parses it again, so that `parse(write(action)) == action`. It
does not decide what is legal.

The syntax of each verb is in `engine.actions.syntax`; this module writes and reads its slots.
"""

from __future__ import annotations

import difflib
import itertools
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from kickdoor.engine import legal
from kickdoor.engine.actions import Action, Verb
from kickdoor.engine.actions.syntax import Phrase
from kickdoor.engine.actions.verbs import VERBS
from kickdoor.engine.model.cards import Library
from kickdoor.engine.model.ids import COMBAT, HAND, POOL, TABLE, CardId, Seat, Side
from kickdoor.engine.model.state import State
from kickdoor.engine.refusals import Malformed, UnknownPlayer

_TOKEN = re.compile(r"\s*(?:\[([^\[\]]*)\]|\"([^\"]*)\"|(,)|([^\s,\[\]\"]+))")
_WORDS = ("yes", "no", "none", "male", "female")
_PARTS = ("cards", "on", "paid", "gives", "plays")  # fields of an action that hold cards
_NUMBER = re.compile("[0-9]{1,9}")
SYNONYMS: Final = {  # words that people try, with the right verb
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
_TRIES = 200  # combinations of copies to try in search of a legal one


class Ambiguous(Malformed):
    """The name fits cards of several packs that do different things."""


# ---------------------------------------------------------------- writing
def card_text(state: State, card: int) -> str:
    name = state.lib.names[card]
    copies = state.lib.by_name[name.lower()]
    return f"[{name}]" if len(copies) == 1 else f"[{name}#{state.lib.copy_number[card]}]"


def player_text(state: State, seat: int) -> str:
    return name_text(state.names[seat])


def name_text(name: str) -> str:
    """Return a player's name, in quotes if necessary."""
    return name if re.fullmatch(r"[^\s,\[\]\":]+", name) else f'"{name}"'


def write(state: State, action: Action) -> str:
    return f"{player_text(state, action.seat)}: {write_action(state, action)}"


def write_action(state: State, action: Action) -> str:
    """Return the notation without the player's name and the colon."""
    line: list[str] = [action.verb]
    written: set[str] = set()
    for phrase in VERBS[action.verb].phrases:
        filling = _WRITERS[phrase.slot](state, action) if phrase.slot and phrase.slot not in written else ""
        if filling or not phrase.optional:
            written.add(phrase.slot)
            words = phrase.words if len(phrase.words) < 2 else (_paid_word(state, action),)
            line += [part for part in (*words, filling) if part]
    return " ".join(line)


def _list_text(state: State, cards: Iterable[int]) -> str:
    return ", ".join([card_text(state, c) for c in cards])


def _write_cards(state: State, action: Action) -> str:
    return _list_text(state, action.cards)


def _write_paid(state: State, action: Action) -> str:
    return _list_text(state, action.paid)


def _write_on(state: State, action: Action) -> str:
    return card_text(state, action.on) if action.on >= 0 else ""


def _write_player(state: State, action: Action) -> str:
    return player_text(state, action.player) if action.player >= 0 else ""


def _write_target(state: State, action: Action) -> str:
    return _write_player(state, action) or _write_on(state, action) or action.side


def _write_named(state: State, action: Action) -> str:
    return action.word or _write_cards(state, action)


def _write_answer(state: State, action: Action) -> str:
    return _write_cards(state, action) or _write_player(state, action) or action.word


def _write_deal(state: State, action: Action) -> str:
    parts = {
        "picks": action.word,
        "gives": _list_text(state, action.gives),
        "plays": _list_text(state, action.plays),
    }
    return " ".join([f"{word} {part}" for word, part in parts.items() if part])


_WRITERS: Final[dict[str, Callable[[State, Action], str]]] = {
    "card": _write_cards,
    "cards": _write_cards,
    "on": _write_on,
    "target": _write_target,
    "player": _write_player,
    "paid": _write_paid,
    "partner": _write_paid,
    "doubled": _write_paid,
    "power": _write_named,
    "deal": _write_deal,
    "answer": _write_answer,
    "shown": _write_named,
}


def _paid_word(state: State, action: Action) -> str:
    """Return the word before the cards named with a played one: they are its cost, or played along with it."""
    d = state.card(action.cards[0])
    return "discarding" if any(use.cost for use in d.uses) else "with"


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
    """A reader of one action's tokens. A card is read as all copies that it may mean."""

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
        """Read the next word if it is one of these and return it, else ""."""
        token = self.peek()
        if token is not None and token.kind == "word" and token.text.lower() in words:
            self.at += 1
            return token.text.lower()
        return ""

    def must(self, word: str) -> None:
        if not self.word(word):
            raise Malformed(f"expected {word!r} in {self.text!r}")

    def copies(self) -> tuple[CardId, ...]:
        token = self.peek()
        if token is None or token.kind != "card":
            raise Malformed(f"expected a card in square brackets in {self.text!r}")
        self.at += 1
        return copies_of(self.state, token.text)

    def cards(self) -> list[tuple[CardId, ...]]:
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


def copies_of(state: State, name: str) -> tuple[CardId, ...]:
    """Return the cards that a name in brackets can mean; `[fu/Name]` means those of one pack."""
    base, _, number = name.partition("#")
    pack, found = _split_pack(state.lib, base.strip().lower())
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


def _split_pack(lib: Library, name: str) -> tuple[str, tuple[CardId, ...] | None]:
    """Split `pack/name` if the pack is in the game; return the pack or "", and all cards with the name."""
    pack, stroke, rest = name.partition("/")
    if stroke and name not in lib.by_name and pack.strip() in lib.packs:
        return pack.strip(), lib.by_name.get(rest.strip())
    return "", lib.by_name.get(name)


def seat_of(state: State, name: str, aliases: Sequence[str] = ()) -> Seat:
    """Return the seat with this name. `aliases`: further names by seat, for players who joined later."""
    for names in (state.names, aliases):
        for seat, known in enumerate(names):
            if known.casefold() == name.casefold():
                return Seat(seat)
    raise unknown_player(state, name)


def unknown_player(state: State, said: object) -> UnknownPlayer:
    """Return an error that lists the players of the game."""
    near = nearest(said, state.names) if isinstance(said, str) else ""
    hint = f"{near} The" if near else "; the"
    return UnknownPlayer(f"unknown player {said!r}{hint} players are {', '.join(state.names)}")


def parse(state: State, text: str, aliases: Sequence[str] = ()) -> Action:
    """Parse `Name: action`, or `"Long Name": action`. `aliases`: as in `seat_of`."""
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
        meant = f"; use {SYNONYMS[verb]}" if verb in SYNONYMS else nearest(verb, VERBS)
        raise Malformed(f"unknown verb {token.text!r}{meant}")
    reader.at = 1
    row = VERBS[verb]
    draft = _Draft(row.verb, seat)
    for phrase in row.phrases:
        if _has_slot(reader, draft, phrase):
            _READERS[phrase.slot](reader, draft)
    reader.done()
    return draft.settle(state)


def _has_slot(reader: _Reader, draft: _Draft, phrase: Phrase) -> bool:
    """Read the words of a phrase; return whether its slot comes next. It does not if the phrase is left out."""
    if phrase.optional:
        if phrase.slot in draft.filled or reader.peek() is None or (phrase.words and not reader.word(*phrase.words)):
            return False
    else:
        for word in phrase.words:
            reader.must(word)
    draft.filled.add(phrase.slot)
    return bool(phrase.slot)


class _Draft:
    """An action while it is being read: each card may still be any of several copies."""

    def __init__(self, verb: Verb, seat: int) -> None:
        self.verb: Verb = verb
        self.seat = seat
        self.filled: set[str] = set()  # slots that have been read
        self.player = -1
        self.side: Side = ""
        self.word = ""
        self.doubled = -1  # index of the card that `doubling` names again
        self.parts: dict[str, list[tuple[CardId, ...]]] = {}

    def settle(self, state: State) -> Action:
        """Return the first legal combination of copies, or the likeliest if none is legal."""
        slots = [(part, copies) for part in _PARTS for copies in self.parts.get(part, ())]
        orders = [_by_likelihood(state, self.seat, part, copies) for part, copies in slots]
        first: Action | None = None
        has_target = "target" in self.filled
        apart = [i for i, (part, _) in enumerate(slots) if part != "on" or not has_target]
        for pick in itertools.islice(itertools.product(*orders), _TRIES):
            if len({pick[i] for i in apart}) != len(apart):
                continue
            action = self._with(pick, [part for part, _ in slots])
            if all(len(o) == 1 for o in orders):
                return _with_target(state, action) or action
            first = first or action
            if legal.why_not(state, action) is None:
                self._check_unambiguous(state, pick, slots)
                return action
        if first is None:
            raise Malformed("the same card is named twice")
        return _with_target(state, first) or first

    def _check_unambiguous(
        self, state: State, pick: tuple[CardId, ...], slots: list[tuple[str, tuple[CardId, ...]]]
    ) -> None:
        """Raise Ambiguous if another pack's card with the same name would be as likely and legal but does something
        else.
        """
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

    def _with(self, pick: tuple[CardId, ...], parts: list[str]) -> Action:
        named: dict[str, tuple[CardId, ...]] = {}
        for card, part in zip(pick, parts, strict=True):
            named[part] = (*named.get(part, ()), card)
        if self.doubled >= 0:
            named["paid"] = (named["cards"][self.doubled],)
        return Action(
            self.seat,
            self.verb,
            named.get("cards", ()),
            named["on"][0] if "on" in named else -1,
            self.player,
            self.side,
            named.get("paid", ()),
            self.word,
            named.get("gives", ()),
            named.get("plays", ()),
        )


def _with_target(state: State, action: Action) -> Action | None:
    """Add the target that a card or power lacks, if only one is possible now and it is a side or a card of the fight;
    otherwise return None. Players and Items must be named, because a player who names no target often means
    themselves.
    """
    if action.verb not in ("play", "use") or action.on >= 0 or action.player >= 0 or action.side:
        return None
    if legal.why_not(state, action) is None:
        return None
    names = [state.lib.names[card] for card in action.cards]
    aims: set[tuple[int, Seat, Side]] = {
        (each.on, each.player, each.side)
        for each in legal.legal(state, action.seat)
        if each.verb == action.verb and each.word == action.word
        if [state.lib.names[card] for card in each.cards] == names
    }
    found = [action.replace(on=on, player=player, side=side) for on, player, side in aims]
    found = [each for each in found if legal.why_not(state, each) is None]
    if len(found) != 1:
        return None
    [only] = found
    return only if only.side or (only.on >= 0 and state.place[only.on] == COMBAT) else None


def _by_likelihood(state: State, seat: int, part: str, copies: tuple[CardId, ...]) -> list[CardId]:
    """Sort copies: the player's own cards, others', then those out of play; for targets the fight comes first."""
    near = [HAND + seat, TABLE + seat, POOL, COMBAT] if part != "on" else [COMBAT, TABLE + seat, HAND + seat, POOL]

    def rank(card: CardId) -> tuple[int, int]:
        place = state.place[card]
        if place in near:
            return near.index(place), card
        return (10 if place >= TABLE else 20), card

    return sorted(copies, key=rank)


# ---------------------------------------------------------------- reading each slot
def _read_card(reader: _Reader, draft: _Draft) -> None:
    draft.parts["cards"] = [reader.copies()]


def _read_cards(reader: _Reader, draft: _Draft) -> None:
    draft.parts["cards"] = reader.cards()


def _read_on(reader: _Reader, draft: _Draft) -> None:
    draft.parts["on"] = [reader.copies()]


def _read_target(reader: _Reader, draft: _Draft) -> None:
    token = reader.peek()
    if token is not None and token.kind == "card":
        _read_on(reader, draft)
    elif reader.word("fighters"):
        draft.side = "fighters"
    elif reader.word("monsters"):
        draft.side = "monsters"
    else:
        _read_player(reader, draft)


def _read_player(reader: _Reader, draft: _Draft) -> None:
    draft.player = reader.player()


def _read_paid(reader: _Reader, draft: _Draft) -> None:
    draft.parts["paid"] = reader.cards()


def _read_partner(reader: _Reader, draft: _Draft) -> None:
    draft.parts["paid"] = [reader.copies()]


def _read_doubled(reader: _Reader, draft: _Draft) -> None:
    copies = reader.copies()
    for i, sold in enumerate(draft.parts["cards"]):
        if set(sold) & set(copies):
            draft.doubled = i
            return
    raise Malformed("`doubling` names one of the Items sold")


def _read_power(reader: _Reader, draft: _Draft) -> None:
    token = reader.peek()
    if token is not None and token.kind == "card":
        _read_card(reader, draft)
    else:
        draft.word = _power_name(reader)


def _power_name(reader: _Reader) -> str:
    """Read the longest name of a power that comes next."""
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
    hint = nearest(said, names) or "; a power without a name is used by its card, in square brackets"
    raise Malformed(f"unknown power {said!r}{hint}")


def _read_deal(reader: _Reader, draft: _Draft) -> None:
    while part := reader.word("picks", "gives", "plays"):
        if part == "picks":
            token = reader.peek()
            if token is None or token.kind != "word" or token.text.upper().strip("HM"):
                raise Malformed(f"picks are letters H and M in {reader.text!r}")
            reader.at += 1
            draft.word = token.text.upper()
        else:
            draft.parts[part] = reader.cards()


def _read_answer(reader: _Reader, draft: _Draft) -> None:
    token = reader.peek()
    if token is not None and token.kind == "card":
        _read_cards(reader, draft)
    elif word := reader.word(*_WORDS):
        draft.word = word
    elif token is not None and token.kind == "word" and _NUMBER.fullmatch(token.text):
        reader.at += 1
        draft.word = str(int(token.text))
    else:
        _read_player(reader, draft)


def _read_shown(reader: _Reader, draft: _Draft) -> None:
    draft.word = reader.word("hand")
    if not draft.word:
        _read_cards(reader, draft)


_READERS: Final[dict[str, Callable[[_Reader, _Draft], None]]] = {
    "card": _read_card,
    "cards": _read_cards,
    "on": _read_on,
    "target": _read_target,
    "player": _read_player,
    "paid": _read_paid,
    "partner": _read_partner,
    "doubled": _read_doubled,
    "power": _read_power,
    "deal": _read_deal,
    "answer": _read_answer,
    "shown": _read_shown,
}

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
