"""The switches that editions and optional rules change, each declared once, optional rules with their descriptions.

Command line, lobby, documentation, stress tests and saved games read them from here (`kickdoor.rules.switches`). What
an edition sets, and which rule it cites for a topic, is data in `kickdoor.rules`; the engine never asks for the name of
an edition.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple


class Words(NamedTuple):
    """What players read about an optional rule."""

    label: str
    help: str

    @property
    def text(self) -> str:
        return f"{self.label}. {self.help}"


@dataclass(frozen=True, slots=True)
class OptionalRule:
    """The description of a switch that players may choose."""

    rules: tuple[str, ...]
    words: Mapping[str, Words]  # by language
    least: int  # of a number
    most: int
    trials: tuple[int, ...]  # the numbers that stress tests play with
    in_lobby: bool  # whether it can be chosen for a table on a server


def optional(
    *rules: str,
    least: int = 0,
    most: int = 99,
    trials: tuple[int, ...] = (),
    in_lobby: bool = True,
    **words: tuple[str, str],
) -> dict[str, OptionalRule]:
    """Return the metadata of a switch that is an optional rule; `words` are label and help by language."""
    spoken = {language: Words(label, help) for language, (label, help) in words.items()}
    return {"optional": OptionalRule(rules, spoken, least, most, trials, in_lobby)}


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules of one game; `ruleset` makes those of an edition.

    The default of a switch has its type; with None, another switch decides. Every edition sets every switch, except
    that it may leave an optional rule at its default.

    >>> from kickdoor import ruleset
    >>> ruleset("fu").winning_level, ruleset("classic").shared_victory
    (10, False)
    """

    citations: Mapping[str, tuple[str, ...]] = field(compare=False, repr=False)  # not a switch: topic -> rules

    # ---------------------------------------------------------------- what the editions differ in
    edition: str = "classic"
    title: str = "Munchkin"
    opening_kinds: tuple[str, ...] = ("class", "race", "item")  # SETUP-9..12
    opening_items_usable_only: bool = True
    sex_declaration: bool = True  # SETUP-14..16
    reequip_any_turn: bool = True  # ITEM-13, ITEM-14
    nonkill_treasure: bool = False  # COMBAT-10, COMBAT-11
    bribe_hand_plays: bool = True  # HELP-8
    identity_on_receipt_in_combat: bool = False  # CLASS-15..17
    monsters_discarded_on_escape: bool = False  # RUN-15, RUN-16
    oneshots_stay_to_the_end: bool = False  # ONESHOT-4, ONESHOT-5
    special_treasures_any_time: bool = False  # TIMING-8
    companions_can_be_discarded: bool = False  # HIRE-6, MOOK-3
    tribes: tuple[str, ...] = ("undead",)  # TRIBE
    reaction_seconds: float = 2.6  # TIMING-16, TIMING-17: for tables with a clock; the engine has none

    # ---------------------------------------------------------------- optional rules
    listen_at_the_door: bool = field(
        default=False,
        metadata=optional(
            "VARIANT-1",
            "VARIANT-2",
            en=(
                "Listen at the door",
                "A faster game: every turn begins with drawing a Door card face down into your hand.",
            ),
            de=(
                "An der Tür lauschen",
                "Ein schnelleres Spiel: Zu Beginn jedes Zugs ziehst du verdeckt eine Türkarte auf die Hand.",
            ),
            es=(
                "Escuchar tras la puerta",
                "Una partida más rápida: al principio de cada turno robas boca abajo una carta de Puerta.",
            ),
        ),
    )
    loot_treasure: bool | None = field(
        default=None,
        metadata=optional(
            "VARIANT-3",
            en=(
                "Loot Treasure",
                "A faster game: if you meet no monster and loot the room, you draw a Treasure instead of a Door. "
                "Default: on together with “Listen at the door”.",
            ),
            de=(
                "Schatz plündern",
                "Ein schnelleres Spiel: Wer keinem Monster begegnet und den Raum plündert, zieht einen Schatz statt "
                "einer Tür. Standard: zusammen mit „An der Tür lauschen“.",
            ),
            es=(
                "Saquear Tesoros",
                "Una partida más rápida: quien no encuentra ningún monstruo y saquea la habitación roba un Tesoro en "
                "vez de una Puerta. Por defecto: junto con «Escuchar tras la puerta».",
            ),
        ),
    )
    shared_victory: bool = field(
        default=False,
        metadata=optional(
            "VARIANT-4",
            en=("Shared victory", "The helper in the winning fight wins too, whatever their Level."),
            de=("Gemeinsamer Sieg", "Wer im entscheidenden Kampf hilft, gewinnt mit, egal auf welcher Stufe."),
            es=("Victoria compartida", "Quien ayuda en el combate decisivo también gana, sea cual sea su nivel."),
        ),
    )
    winning_level: int = field(
        default=10,
        metadata=optional(
            "VARIANT-5",
            least=2,
            trials=(10, 10, 20, 6),
            en=("Winning Level", "Normally 10. With 20 the game is long and epic, with 6 it is short."),
            de=("Die Stufe zum Sieg", "Normalerweise 10. Mit 20 wird es lang und episch, mit 6 kurz."),
            es=("Nivel para ganar", "Normalmente 10. Con 20 la partida es larga y épica; con 6, corta."),
        ),
    )
    sex_neutral: bool = field(
        default=False,
        metadata=optional(
            "VARIANT-8",
            en=(
                "No male or female",
                "Characters have no sex: everyone can use Items for one sex, and it makes no difference to any other "
                "card.",
            ),
            de=(
                "Weder männlich noch weiblich",
                "Figuren haben kein Geschlecht: Alle können Gegenstände für ein Geschlecht benutzen, und auch sonst "
                "macht es bei keiner Karte einen Unterschied.",
            ),
            es=(
                "Ni hombre ni mujer",
                "Los personajes no tienen sexo: todo el mundo puede usar los Objetos de un solo sexo, y tampoco "
                "importa para ninguna otra carta.",
            ),
        ),
    )

    @property
    def loots_treasure(self) -> bool:
        return self.listen_at_the_door if self.loot_treasure is None else self.loot_treasure

    def cite(self, topic: str) -> str:
        """Return the rule that this edition has for a topic (`rules/data/citations.json`)."""
        return self.citations[topic][0]

    def cite_all(self, topic: str) -> tuple[str, ...]:
        """Return all rules for a topic about which an edition has several or none."""
        return self.citations[topic]
