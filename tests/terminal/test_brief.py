"""One-line descriptions of cards."""

from __future__ import annotations

from kickdoor.packs import compile_library, load_pack
from kickdoor.record.table_text import brief


def test_an_item_is_described_with_its_price_or_no_value() -> None:
    lib = compile_library([load_pack("fu")])
    told = {name: brief(lib, card) for card, name in enumerate(lib.names)}
    assert told["Wok"] == "item +1, headgear, 200 gold"
    assert told["Five Year Toenails"] == "item +1, footgear, No Value"
    assert told["Mook"] == "companion +2"  # no Item: not even No Value
