"""A table with the classic set, for rulings about its cards."""

from __future__ import annotations

from tests.table import Table, table


def classic(*names: str, **rules: object) -> Table:
    return table(*names, packs=("classic",), **rules)


def helps(t: Table, helper: str = "Suzan", fighter: str = "Aric", deal: str = "") -> Table:
    """`helper` offers help for this deal and is accepted."""
    return t.does(helper, f"offer help to {fighter}{deal and ' ' + deal}").does(fighter, f"accept {helper}")
