"""Options that several commands share: cards, rules, store. Reads no pack and knows no game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from importlib.util import find_spec
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from kickdoor.packs.names import separated

if TYPE_CHECKING:
    from kickdoor.store import Store


class BadInput(Exception):
    """What was asked for makes no sense; the message says why."""


# ---------------------------------------------------------------- cards
Packs = Annotated[
    str, typer.Option(metavar="A,B,…", help="Sets or paths of packs; the cards of several are mixed together.")
]
Keep = Annotated[
    int,
    typer.Option(
        metavar="PERCENT",
        help="Play with this share of the cards, chosen at random, the same share of every set and kind of card: 50"
        " is one half. Good for big mixes.",
    ),
]

# ---------------------------------------------------------------- rules
Edition = Annotated[
    str | None,
    typer.Option(
        help="Edition of the rules: classic, fu, impossible-1.51, impossible-1.61 or pathfinder. They differ in"
        " details, such as the phases of a turn. Default: the edition of the first pack.",
    ),
]
Listen = Annotated[
    bool,
    typer.Option(
        "--listen-at-the-door",
        help="A faster game: every turn begins with a Door card drawn face down into the hand. Looting the room then"
        " draws a Treasure, unless --no-loot-treasure is given.",
    ),
]
LootTreasure = Annotated[
    bool | None,
    typer.Option(
        "--loot-treasure/--no-loot-treasure",
        help="A faster game: looting the room draws a Treasure, not a Door.",
    ),
]
SharedVictory = Annotated[
    bool,
    typer.Option("--shared-victory", help="The helper in the fight that wins the game wins, too, at any Level."),
]
WinningLevel = Annotated[
    int | None,
    typer.Option(metavar="N", help="The Level that wins (default: 10); 20 makes a long, epic game, 6 a short one."),
]
SexNeutral = Annotated[
    bool,
    typer.Option(
        "--sex-neutral",
        help="Characters are neither male nor female: everybody can use Items for one sex, and no other card"
        " makes a difference.",
    ),
]

# ---------------------------------------------------------------- many games
Games = Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")]
Players = Annotated[int, typer.Option(min=3, max=6, metavar="N", help="Seats at the table: 3 to 6.")]
Seed = Annotated[int, typer.Option(help="The same seed plays the same games.")]
Most = Annotated[int, typer.Option(min=1, metavar="N", help="Stop a game after N decisions.")]
Workers = Annotated[
    int | None,
    typer.Option(min=1, metavar="N", help="How many processes (default: one for each processor)."),
]
Out = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Write the rows of games to FILE (Parquet), those of seats and cards to FILE.seats and FILE.cards, each"
        " with the ending of FILE.",
    ),
]
Force = Annotated[bool, typer.Option("--force", help="Overwrite files that exist.")]


def packs_named(names: str) -> list[str]:
    found = separated(names)
    if not found:
        raise BadInput("--packs names no pack")
    return found


def rules_chosen(
    *,
    edition: Edition = None,
    listen_at_the_door: Listen = False,
    loot_treasure: LootTreasure = None,
    shared_victory: SharedVictory = False,
    winning_level: WinningLevel = None,
    sex_neutral: SexNeutral = False,
) -> dict[str, object]:
    """The switches as a game takes them; what was not said is left to the edition."""
    rules: dict[str, object] = {
        "listen_at_the_door": listen_at_the_door,
        "shared_victory": shared_victory,
        "sex_neutral": sex_neutral,
    }
    chosen = {"edition": edition, "loot_treasure": loot_treasure, "winning_level": winning_level}
    return rules | {key: value for key, value in chosen.items() if value is not None}


def takes_rules(command: Callable[..., None]) -> Callable[..., None]:
    """Replace the parameter `rules` of a command by the options of `rules_chosen`."""
    switches = signature(rules_chosen, eval_str=True).parameters
    parameters: list[Parameter] = []
    for parameter in signature(command, eval_str=True).parameters.values():
        parameters += switches.values() if parameter.name == "rules" else [parameter]

    @wraps(command)
    def called(**given: Any) -> None:
        command(rules=rules_chosen(**{name: given.pop(name) for name in switches}), **given)

    called.__signature__ = Signature(parameters)  # type: ignore[attr-defined]  # what typer reads,
    called.__annotations__ = {each.name: each.annotation for each in parameters}  # as it reads these
    return called


def require_lab() -> None:
    """Playing needs nothing of it; tables of rows and plots do."""
    missing = [name for name in ("polars", "altair", "jinja2", "vl_convert", "openskill") if find_spec(name) is None]
    if missing:
        raise BadInput(f"not installed: {', '.join(missing)}; pip install 'kickdoor[lab]'")


# ---------------------------------------------------------------- the store of a server
Database = Annotated[
    str, typer.Option("--db", metavar="URL", help="As for `serve`: sqlite:///FILE or postgresql://USER@HOST/NAME.")
]
KEPT = "sqlite:///kickdoor.db"
Result = TypeVar("Result")


def with_store(db: str, work: Callable[[Store], Awaitable[Result]]) -> Result:
    """Do something with the store of a server, which may be running. Raises BadInput for one that is not there: to look
    must not make one.
    """
    import asyncio

    from kickdoor.store import StoreError, open_store

    async def opened() -> Any:
        store = open_store(db, shared=True)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    file = Path(db.removeprefix("sqlite:///"))
    if db.startswith("sqlite:///") and not file.exists():
        raise BadInput(f"{file}: there is no such file")
    try:
        result: Result = asyncio.run(opened())
    except StoreError as error:
        raise BadInput(str(error)) from error
    return result
