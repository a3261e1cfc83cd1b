"""What is said over HTTP: opening tables, sitting down, lists, packs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from kickdoor.wire.messages import Id
from kickdoor.wire.options import Name, Options
from kickdoor.wire.phrases import Phrase
from kickdoor.wire.switches import Switch


# ---------------------------------------------------------------- tables
class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`name`: sit down at once, under this name."""

    options: Options = Options()
    name: Name | None = None


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """On that seat, or on the first free one; a bot makes room."""

    name: Name
    seat: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Seated(msgspec.Struct, frozen=True):
    """Keep the secret: it is the seat. It is said this once, and set as a cookie; send it as `Authorization: Bearer`.
    The recovery code moves the seat to another device.
    """

    table: str
    secret: str
    seat: int = -1  # -1: you opened the table and have not sat down
    recovery: str = ""


class TableQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which tables to list."""

    stage: Annotated[
        Literal["any", "waiting", "playing", "over"], msgspec.Meta(description="Only those that are at this stage.")
    ] = "any"
    limit: Annotated[int, msgspec.Meta(ge=1, le=200, description="No more than so many, the latest first.")] = 100


class ListedSeat(msgspec.Struct, frozen=True):
    name: str
    person: bool
    bot: str


class Summary(msgspec.Struct, frozen=True):
    title: str
    packs: tuple[str, ...]
    seats: tuple[ListedSeat, ...]
    turn: int  # 0: before the first


class Listed(msgspec.Struct, frozen=True):
    """A table that anybody may find. `touched`: when something last happened, in milliseconds since 1970."""

    table: str
    stage: str
    touched: int
    summary: Summary


# ---------------------------------------------------------------- cards
class SetInfo(msgspec.Struct, frozen=True):
    name: str
    title: str
    edition: str
    cards: int


class PackInfo(msgspec.Struct, frozen=True):
    """An uploaded pack; its name is what a table's options take."""

    name: str
    title: str
    edition: str
    cards: int


class CardInfo(msgspec.Struct, frozen=True):
    """A card, with the text that stands on it; `data` is the card as its pack has it."""

    name: str
    kind: str
    deck: str
    count: int
    type: str
    rule: str
    bad_stuff: str
    data: dict[str, Any]


class PackCards(msgspec.Struct, frozen=True):
    name: str
    title: str
    edition: str
    cards: tuple[CardInfo, ...]


# ---------------------------------------------------------------- rules and what else can be chosen
class RuleInfo(msgspec.Struct, frozen=True):
    id: str
    text: str


class EditionInfo(msgspec.Struct, frozen=True):
    """`values`: what every switch is in this edition."""

    name: str
    title: str
    values: dict[str, Any]


class BotInfo(msgspec.Struct, frozen=True):
    name: str
    text: str


class Health(msgspec.Struct, frozen=True):
    ok: bool
    version: str


class Problem(msgspec.Struct, frozen=True):
    """Why not; nothing has changed."""

    code: str
    text: str
    rules: tuple[str, ...] = ()


__all__ = [
    "BotInfo", "CardInfo", "EditionInfo", "Health", "Id", "Listed", "ListedSeat", "NewTable", "PackCards", "PackInfo",
    "Phrase", "Problem", "Recovery", "RuleInfo", "Seated", "SetInfo", "SitDown", "Summary", "Switch", "TableQuery",
]  # fmt: skip
