"""Nobody can pass for another player with a name that looks the same."""

from __future__ import annotations

import pytest

from kickdoor.packs import load_pack
from kickdoor.protocol.options import Options
from kickdoor.server import entries as log
from kickdoor.server import requests
from kickdoor.server.names import are_alike, visible
from kickdoor.server.requests import Refused
from kickdoor.server.table import Table


def opened() -> Table:
    table = Table("t", [load_pack("classic")])
    table.apply(log.Created(Options(), ""), 0)
    return table


@pytest.mark.parametrize(
    "trick",
    [
        "ANA", "\u0410na", "An\u0430", "A\u200bna", "An\u3164a", "\u2800Ana", "Ana\ufe0f", "\uff21\uff4e\uff41",
        "\U0001d400na", "A n a", "An\u00aaa"[:2] + "\u00aa", "Ana\u034f", "\u202eAna",
    ],
)  # fmt: skip
def test_a_name_that_looks_like_anothers_is_refused(trick: str) -> None:
    table = opened()
    table.apply(requests.sit(table, 0, "Ana", "secret-of-ana", "code"), 1)
    with pytest.raises(Refused) as refused:
        requests.sit(table, 1, trick, "secret-of-eve", "code")
    assert refused.value.code == "bad_name"
    sat = requests.sit(table, 1, "Anna", "secret-of-eve", "code")  # the seat is still open to other names
    table.apply(sat, 2)
    assert [seat.person for seat in table.seats[:2]] == ["Ana", "Anna"]


@pytest.mark.parametrize(
    ("one", "other"),
    [("Bo1", "Bol"), ("O'Neil", "0'Neil"), ("Corn", "Com"), ("José", "Jose"), ("\u0420\u0435\u0442\u0435", "Pete")],
)
def test_names_that_are_easily_mistaken_count_as_one(one: str, other: str) -> None:
    assert are_alike(one, other)


@pytest.mark.parametrize(("one", "other"), [("Ana", "Anna"), ("Bo", "Bob"), ("Юля", "Оля"), ("小明", "小红")])
def test_names_that_differ_stay_different(one: str, other: str) -> None:
    assert not are_alike(one, other)


def test_stacked_accents_are_limited_and_other_scripts_allowed() -> None:
    assert visible("Z" + "\u0301\u0302\u0303\u0304\u0305" * 8) == visible("Z" + "\u0301\u0302\u0303")
    for name in ("Žofie", "Zoë", "Юлия", "さくら", "ศรี", "مريم"):
        assert requests.plain(name, 40) == name
