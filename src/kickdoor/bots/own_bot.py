"""A bot of a user's own: its answers are checked, so that a mistake in it names the bot, what it chose and why that is
wrong.
"""

from __future__ import annotations

from typing import Protocol, cast

from kickdoor.bots.observation import Observation
from kickdoor.engine.actions import Action
from kickdoor.engine.refusals import KickdoorError, Malformed


class Bot(Protocol):
    """A bot: answers for a seat."""

    def choose(self, observation: Observation) -> Action: ...


class BadAnswer(KickdoorError, ValueError):
    """A bot has answered with something else than a legal action of its seat."""


class OwnBot:
    """Answers as a user's bot does. Raises BadAnswer."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot

    def choose(self, observation: Observation) -> Action:
        action = cast("object", self.bot.choose(observation))  # it may return anything
        if not isinstance(action, Action):
            raise BadAnswer(f"{self.name} chose {action!r}, which is not an Action")
        if action not in observation.legal:
            self._check_unlisted(observation, action)
        return action

    def _check_unlisted(self, observation: Observation, action: Action) -> None:
        if action.seat != observation.seat:
            raise BadAnswer(f"{self.name} plays seat {observation.seat} and chose an action of seat {action.seat}")
        try:
            refusal, text = observation.why_not(action), observation.text(action)
        except Malformed as error:
            raise BadAnswer(f"{self.name} chose {action!r}: {error}") from error
        if refusal is not None:
            raise BadAnswer(f"{self.name} chose `{text}`, which is illegal: {refusal}")
