"""A table with the impossible set, under the rules of its own edition."""

from __future__ import annotations

from tests.table import Table, table


def spies(*names: str) -> Table:
    return table(*(names or ("Aric", "Suzan", "Third")), packs=("impossible",), edition="impossible-1.61")


def helped(t: Table, helper: str = "Suzan", main: str = "Aric", deal: str = "") -> Table:
    """Somebody offers help, and it is taken."""
    return t.does(helper, f"offer help to {main}{deal}").does(main, f"accept {helper}")


def over(t: Table) -> None:
    """No fight is on, and only Aric owes something: the end of his turn."""
    assert t.game.state.combat is None
    assert t.owes("Aric") == "end"
    t.nothing_pending_but("Aric")
