"""A table with the classic set, for rulings that speak of its cards."""

from __future__ import annotations

from tests.table import Table, table


def classic(*names: str, **rules: object) -> Table:
    return table(*names, packs=("classic",), **rules)


def helps(t: Table, helper: str = "Suzan", fighter: str = "Aric", deal: str = "") -> Table:
    """`helper` offers help, with the deal wanted, and is taken."""
    return t.does(helper, f"offer help to {fighter}{deal and ' ' + deal}").does(fighter, f"accept {helper}")
