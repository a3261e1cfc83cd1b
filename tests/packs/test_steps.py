"""Words that join steps or make room, read and played: `then`, `make_room`, `locked_in_combat`."""

from __future__ import annotations

from pathlib import Path

from kickdoor.cardtext.card_text import card_text
from kickdoor.packs import load_pack
from tests.small import small_pack
from tests.table import TRIAL, table


def text_of(name: str) -> str:
    pack = load_pack(TRIAL)
    return card_text(pack, next(c for c in pack.cards if c["name"] == name)).rule


def test_then_runs_only_where_the_step_did_something() -> None:
    assert text_of("Audit").startswith("Lose one item; then each other player loses items worth at least as much")
    t = table().has("Aric", carried=["Steak Knife"]).has("Suzan", carried=["Silk Apron"]).has("Third", hand=["Audit"])
    t.does("Third", "play [Audit] on Aric").settle()
    assert t.carried("Aric") == t.carried("Suzan") == []
    t = table().has("Suzan", carried=["Silk Apron"]).has("Third", hand=["Audit"])
    t.does("Third", "play [Audit] on Aric").settle()
    assert t.carried("Suzan") == ["Silk Apron"]
    t.nothing_pending_but("Aric")


def test_every_subject_of_a_step_finds_what_the_step_before_moved(tmp_path: Path) -> None:
    tax = (
        "[{discard: {count: 1, kind: item}}, {who: others, discard: {worth: {gold: moved}, kind: item}}, "
        "{draw: {deck: treasure, count: moved}}]"
    )
    pack = small_pack(
        tmp_path,
        f"""
        {{name: Toll, kind: curse, effect: {tax}}}
        {{name: Penny, kind: item, gold: 100, count: 8}}
        {{name: Purse, kind: item, gold: 500, count: 3}}
        {{name: Rat, kind: monster, level: 1, treasures: 1, bad_stuff: [], count: 4}}
        """,
    )
    t = table("Aric", "Suzan", "Third", packs=(pack,)).has("Aric", carried=["Penny"]).has("Suzan", carried=["Purse"])
    t.has("Third", carried=["Penny"], hand=["Toll"]).does("Third", "play [Toll] on Aric").settle()
    assert t.carried("Suzan") == t.carried("Third") == []  # a Penny is enough, though Suzan had to give a Purse
    assert len(t.hand("Aric")) == 2  # what all of them together have moved
    t.nothing_pending_but("Aric")


def test_make_room_asks_only_for_what_is_in_the_way() -> None:
    assert text_of("Lend Me That!").endswith("discarding one of your items if you must to make room.")
    t = table().has("Aric", level=4, table=["Silk Apron"], hand=["Lend Me That!"]).has("Suzan", table=["Ember Jacket"])
    t.combat("Aric", "Damp Ghost")
    assert not any("Lend Me That!" in a for a in t.legal("Aric"))  # 6 against 4: he is winning
    t = table().has("Aric", level=2, carried=["Steak Knife"], hand=["Lend Me That!"])
    t.has("Suzan", table=["Confetti Cannon"]).combat("Aric", "Damp Ghost")
    t.does("Aric", "play [Lend Me That!] on [Confetti Cannon]")
    assert t.used("Aric") == ["Confetti Cannon"] and t.carried("Aric") == ["Steak Knife"]
    t.nothing_pending_but("Aric")


def test_locked_in_combat() -> None:
    assert (
        text_of("Cracked Mirror")
        == "In your next combat, your items other than armor give no bonus and this cannot be lifted."
    )
    t = table().has("Aric", curses=["Cracked Mirror"], hand=["Ring of Nope"]).combat("Aric", "Damp Ghost")
    t.refused("Aric", "play [Ring of Nope] on [Cracked Mirror]")
    t = table().has("Aric", curses=["Cracked Mirror"], hand=["Ring of Nope"])
    t.does("Aric", "play [Ring of Nope] on [Cracked Mirror]")
    assert t.used("Aric") == []
