"""The switches that editions and variants really turn. Holds no rule text; presets are data in `kickdoor.rules`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Every switch of the rules; `ruleset` makes those of an edition.

    >>> from kickdoor import ruleset
    >>> ruleset("fu").winning_level, ruleset("classic").four_phases
    (10, False)
    """

    edition: str = "classic"
    title: str = "Classic"
    curse_word: str = "Curse"
    four_phases: bool = False  # TURN-3: Trouble and Loot are two phases
    opening_kinds: tuple[str, ...] = ("race", "class", "item")  # SETUP-9..12
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
    listen_at_the_door: bool = False  # VARIANT-1, VARIANT-2
    loot_treasure: bool | None = None  # VARIANT-3; None: together with Listen At The Door
    shared_victory: bool = False  # VARIANT-4
    winning_level: int = 10  # VARIANT-5
    sex_neutral: bool = False  # VARIANT-8

    @property
    def loots_treasure(self) -> bool:
        return self.listen_at_the_door if self.loot_treasure is None else self.loot_treasure

    def cite(self, action_box: str, quick_reference: str) -> str:
        """The rule's ID in this edition's family: the action box of classic and pathfinder, or the quick reference."""
        return quick_reference if self.four_phases else action_box
