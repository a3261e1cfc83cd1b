"""Puts what a player can do into words that complete "it was better to …": `run away`, `equip Mithril Armor`.

The notation (`notation.py`) is for programs and for typing; these phrases are for reading, in every language.
"""

from __future__ import annotations

from collections.abc import Sequence

from kickdoor.engine.actions import Action
from kickdoor.engine.model.cards import Library
from kickdoor.wording.phrases import Part, Phrase, say


def choice_phrase(action: Action, library: Library, names: Sequence[str]) -> Phrase:
    """Return an action in words, for instance `ask Cleo to help for 2 Treasures`. `names`: the players by seat."""
    return _Choice(action, library, names).phrase()


class _Choice:
    def __init__(self, action: Action, library: Library, names: Sequence[str]) -> None:
        self.action = action
        self.library = library
        self.names = names

    def phrase(self) -> Phrase:
        return self._step() or self._deal() or self._answer() or self._with_cards()

    def _list(self, cards: Sequence[int]) -> Part:
        found = [self.library.names[card] for card in cards]
        return found[0] if len(found) == 1 else found

    def _target(self) -> str:
        action = self.action
        return self.names[action.player] if action.player >= 0 else self.library.names[action.on]

    def _step(self) -> Phrase | None:
        """Return the phrase for a step of a turn or of a fight."""
        match self.action.verb:
            case "ready":
                return say("choice-ready")
            case "kick":
                return say("choice-kick")
            case "loot":
                return say("choice-loot")
            case "end":
                return say("choice-end")
            case "keep":
                return say("choice-keep")
            case "fight":
                return say("choice-fight")
            case "run":
                return say("choice-run-from", monster=self._target()) if self.action.on >= 0 else say("choice-run")
            case "pass":
                return say("choice-pass")
            case "withdraw":
                return say("choice-withdraw")
            case "show":
                return say("choice-show")
            case _:
                return None

    def _deal(self) -> Phrase | None:
        action = self.action
        who = self.names[action.player] if action.player >= 0 else ""
        treasures = action.word.count("H")
        if action.verb == "ask":
            if action.gives or action.plays:
                return say("choice-ask-for-cards", who=who, cards=self._list((*action.gives, *action.plays)))
            return say("choice-ask", who=who, n=treasures) if treasures else say("choice-ask-free", who=who)
        if action.verb == "offer":
            if action.gives or action.plays:
                return say("choice-offer-for-cards", cards=self._list((*action.gives, *action.plays)))
            return say("choice-offer", n=treasures) if treasures else say("choice-offer-free")
        if action.verb == "accept":
            return say("choice-accept-from", who=who) if who else say("choice-accept")
        if action.verb == "decline":
            return say("choice-decline-from", who=who) if who else say("choice-decline")
        if action.verb == "trade":
            return say("choice-trade", who=who, cards=self._list(action.cards), wanted=self._list(action.paid))
        return None

    def _answer(self) -> Phrase | None:
        action = self.action
        if action.verb != "choose":
            return None
        if action.cards:
            return say("choice-choose", what=self._list(action.cards))
        if action.player >= 0:
            return say("choice-choose", what=self.names[action.player])
        match action.word:
            case "yes":
                return say("choice-choose-yes")
            case "no":
                return say("choice-choose-no")
            case "none":
                return say("choice-choose-none")
            case "male":
                return say("choice-choose-male")
            case "female":
                return say("choice-choose-female")
            case number:
                return say("choice-choose", what=number)

    def _with_cards(self) -> Phrase:
        action = self.action
        cards = self._list(action.cards) if action.cards else action.word
        match action.verb:
            case "play":
                return self._play(cards)
            case "use":
                what = action.word or cards
                return say("choice-use-on", what=what, target=self._target()) if self._has_target else self._use(what)
            case "trouble":
                return say("choice-trouble", monster=cards)
            case "join":
                return say("choice-join", monster=cards)
            case "lend" | "attach":
                return say("choice-attach", cards=cards, target=self._target())
            case "equip":
                return say("choice-equip", cards=cards)
            case "unequip":
                return say("choice-unequip", cards=cards)
            case "sell":
                return say("choice-sell", cards=cards)
            case "give":
                return say("choice-give", cards=cards, who=self.names[action.player])
            case "sacrifice":
                return say("choice-sacrifice", cards=cards)
            case _:
                return say("choice-discard", cards=cards)

    @property
    def _has_target(self) -> bool:
        return self.action.player >= 0 or self.action.on >= 0

    def _play(self, cards: Part) -> Phrase:
        if self.action.side == "fighters":
            return say("choice-play-fighters", cards=cards)
        if self.action.side == "monsters":
            return say("choice-play-monsters", cards=cards)
        if self._has_target and self.action.player != self.action.seat:
            return say("choice-play-on", cards=cards, target=self._target())
        return say("choice-play", cards=cards)

    def _use(self, what: Part) -> Phrase:
        return say("choice-use", what=what)
