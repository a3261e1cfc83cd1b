"""Options that several commands share: cards, rules, store. Reads no pack and knows no game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from kickdoor.engine.model.ruleset import OptionalRule
from kickdoor.packs.names import separated
from kickdoor.rules import EDITIONS, OPTIONAL, Switch

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
        help=f"Edition of the rules: {', '.join(EDITIONS[:-1])} or {EDITIONS[-1]}. They differ in details, such as the"
        " phases of a turn. Default: the edition of the first pack.",
    ),
]


def _parameter(switch: Switch, optional: OptionalRule) -> Parameter:
    """An optional rule as an option of a command; without it the edition decides."""
    option = "/".join(filter(None, (switch.option, switch.no_option)))
    info = typer.Option(option, metavar="N" if switch.is_number else None, help=optional.words["en"].text)
    kind = int if switch.is_number else bool
    return Parameter(switch.name, Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[kind | None, info])


def packs_named(names: str) -> list[str]:
    found = separated(names)
    if not found:
        raise BadInput("--packs names no pack")
    return found


def takes_rules(command: Callable[..., None]) -> Callable[..., None]:
    """Replace the parameter `rules` of a command by one option for the edition and one for each optional rule. The
    command gets what was given.
    """
    edition = Parameter("edition", Parameter.KEYWORD_ONLY, default=None, annotation=Edition)
    switches = {"edition": edition, **{switch.name: _parameter(switch, optional) for switch, optional in OPTIONAL}}
    parameters: list[Parameter] = []
    for parameter in signature(command, eval_str=True).parameters.values():
        parameters += switches.values() if parameter.name == "rules" else [parameter]

    @wraps(command)
    def called(**given: Any) -> None:
        chosen = {name: given.pop(name) for name in switches}
        command(rules={name: value for name, value in chosen.items() if value is not None}, **given)

    called.__signature__ = Signature(parameters)  # type: ignore[attr-defined]  # what typer reads,
    called.__annotations__ = {each.name: each.annotation for each in parameters}  # as it reads these
    return called


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
