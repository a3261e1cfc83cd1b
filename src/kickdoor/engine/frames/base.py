"""What every frame can do. Holds data only."""

from __future__ import annotations

from collections.abc import Mapping

from kickdoor.engine.fixed import Fixed
from kickdoor.engine.model.ids import CardId


class Frame(Fixed):
    """One thing that the engine is in the middle of: an entry of `State.frames`."""

    __slots__ = ()

    def cards_held(self) -> tuple[CardId, ...]:
        """Return every card that is named here."""
        return ()

    def with_cards(self, swap: Mapping[CardId, CardId]) -> Frame:
        """Return the same with each card replaced by what `swap` gives for it."""
        return self


class OpenFrame(Frame):
    """A point at which players may act unasked, not only answer a question (AMB-13)."""

    __slots__ = ()
