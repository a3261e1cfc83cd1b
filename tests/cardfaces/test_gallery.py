"""The gallery: one well-formed page with every card, its text and its numbers, and nothing loaded from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from kickdoor.cardfaces.face import anchor, card_face, deck_of, name_class, step
from kickdoor.cardfaces.gallery import gallery, gallery_command
from kickdoor.cardtext.card_text import card_text
from kickdoor.cardtext.languages import signed
from kickdoor.cli.app import main
from kickdoor.packs import Pack, PackError, builtin_sets, load_pack
from kickdoor.packs.icons import icons
from tests.cardfaces.making import made
from tests.table import TRIAL

HOSTILE = '<script>alert("1")</script> & <b>Co'


class Page:
    """A gallery page, parsed."""

    def __init__(self, *packs: Pack) -> None:
        self.source = gallery(packs)
        self.root = ElementTree.fromstring(self.source.partition("\n")[2])  # well formed even as XML
        self.slots = {e.get("id"): e for e in self.root.iter("div") if e.get("id")}

    def text(self, pack: Pack, card: dict[str, Any]) -> str:
        return said(self.slots[anchor(pack, card)])

    def part(self, pack: Pack, card: dict[str, Any], name: str) -> str:
        found = [e for e in self.slots[anchor(pack, card)].iter() if e.get("class") == name]
        return said(found[0]) if found else ""


def said(element: ElementTree.Element) -> str:
    return " ".join(" ".join(element.itertext()).split())


@pytest.fixture(scope="module", params=["classic", TRIAL], ids=["classic", "trial"])
def pack(request: pytest.FixtureRequest) -> Pack:
    return load_pack(request.param)


@pytest.fixture(scope="module")
def page(pack: Pack) -> Page:
    return Page(pack)


def test_every_card_is_there_once_with_its_type(pack: Pack, page: Page) -> None:
    assert len(page.slots) == len(pack.cards)
    for card in pack.cards:
        assert page.part(pack, card, "card__name") == card["name"]
        assert page.part(pack, card, "card__type") == card_text(pack, card).type


def test_every_card_shows_all_of_its_text(pack: Pack, page: Page) -> None:
    for card in pack.cards:
        text, body = card_text(pack, card), squeezed(page.part(pack, card, "card__body"))
        for sentence in re.split(r"(?<=[.!]) ", text.rule):
            assert squeezed(sentence.rstrip(".")) in body, (card["name"], sentence)
        if text.bad_stuff:
            assert body.endswith(squeezed(f"Bad Stuff {text.bad_stuff}")) or card.get("flavour"), card["name"]
            assert squeezed(text.bad_stuff) in body


def squeezed(text: str) -> str:
    return text.replace(" ", "")


def test_the_numbers_are_where_players_look_for_them(pack: Pack, page: Page) -> None:
    for card in pack.cards:
        badge, foot = page.part(pack, card, "card__badge"), page.part(pack, card, "card__foot")
        if card["kind"] == "monster":
            assert badge == str(card["level"])
            assert foot.startswith(f"{card.get('levels', 1)} level")
            number = card["treasures"]
            assert foot.endswith("Special" if number == "special" else f"{number} Treasure{'s' * (number != 1)}")
        else:
            assert badge == (signed(card["bonus"]) if card.get("bonus") else "")
        if "gold" in card:
            assert foot.endswith(f"{card['gold']:,}" if card["gold"] else "No Value")
        if card["kind"] == "item":
            assert ("big" in foot.lower()) == (card.get("size") == "big")
            for slot in [card["slot"]] if isinstance(card.get("slot"), str) else card.get("slot", []):
                assert slot.capitalize() in foot
            assert (f"{card.get('hands')} hand" in foot) == bool(card.get("hands"))


def test_copies_are_counted_and_can_be_printed(pack: Pack, page: Page) -> None:
    copies = [e for e in page.root.iter("div") if e.get("class") == "slot slot--copy"]
    assert len(copies) == sum(card.get("count", 1) - 1 for card in pack.cards)
    for card in pack.cards:
        assert (f"×{card.get('count', 1)}" in page.text(pack, card)) == (card.get("count", 1) > 1)
    total = sum(card.get("count", 1) for card in pack.cards)
    assert f"{total} cards, {len(pack.cards)} of them different" in page.source


def test_cards_are_sorted_by_deck_and_kind(pack: Pack, page: Page) -> None:
    shelves = {(e.get("data-deck"), e.get("data-kind")): e for e in page.root.iter("section")}
    for card in pack.cards:
        (home,) = [key for key, e in shelves.items() if any(d.get("id") == anchor(pack, card) for d in e.iter("div"))]
        assert home[0] == deck_of(pack, card)
    radios = {e.get("id") for e in page.root.iter("input")}
    assert {f"kind-{kind}" for _, kind in shelves} <= radios
    assert {"deck-door", "deck-treasure", "theme-dark", "theme-light", "copies", "find"} <= radios


def test_the_page_loads_nothing(page: Page) -> None:
    fonts = re.compile(r"base64,[^)]+")
    rest = fonts.sub("", page.source).replace("xmlns='http://www.w3.org/2000/svg'", "")  # a name, not an address
    assert "http" not in rest.lower()
    assert "@import" not in page.source
    assert [url for url in re.findall(r"url\(\"?([^)]{0,30})", page.source) if not url.startswith("data:")] == []
    for element in page.root.iter():
        assert element.tag not in ("link", "img", "iframe", "object", "base")
        assert "src" not in element.attrib
        assert element.get("href", "#").startswith("#")
        assert not [key for key in element.attrib if key.startswith("on")]


def test_every_picture_on_the_page_is_included_and_credited(page: Page) -> None:
    known = [e.get("id") for e in page.root.iter("symbol")]
    wanted = {e.get("href", "")[1:] for e in page.root.iter("use")}
    assert len(set(known)) == len(known)
    assert {name for name in known if name} >= wanted
    assert {name for name in known if name and name.startswith("i-")} <= wanted  # and no unused ones
    (credits,) = [said(e) for e in page.root.iter("footer") if e.get("class") == "credits"]
    assert "game-icons.net" in credits and "CC BY 3.0" in credits
    assert [name for name in wanted if name.startswith("i-") and icons()[name[2:]].author not in credits] == []


def test_ids_are_unique(page: Page) -> None:
    ids = [e.get("id") for e in page.root.iter() if e.get("id")]
    assert len(ids) == len(set(ids))


def test_hostile_names_are_shown_and_do_nothing(tmp_path: Path) -> None:
    name = HOSTILE.replace('"', "'")
    cards = f"- {{name: {quoted(name)}, kind: item, gold: 0, flavour: {quoted('<img src=x onerror=alert(1)>')}}}"
    pack = made(tmp_path, cards, title=quoted(f"</title>{name}"))
    page = Page(pack)
    assert page.part(pack, pack.cards[0], "card__name") == name
    assert page.part(pack, pack.cards[0], "card__flavour") == "<img src=x onerror=alert(1)>"
    assert len(list(page.root.iter("script"))) == 1
    assert "<script>alert" not in page.source and "<img" not in page.source


def quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


def test_a_card_needs_nothing_but_its_numbers(tmp_path: Path) -> None:
    pack = made(tmp_path, "- {name: Nut, kind: item, gold: 100}\n- {name: Owls, kind: guild}\n")
    page = Page(pack)
    assert page.part(pack, pack.cards[0], "card__foot") == "No slot 100"
    assert page.part(pack, pack.cards[1], "card__foot") == "Door Small"
    assert "i-knapsack" in str(card_face(pack, pack.cards[0]))


def test_the_words_for_who_can_use_an_item_stand_apart() -> None:
    pack = load_pack("classic")
    page, cards = Page(pack), {card["name"]: card for card in pack.cards}
    assert page.part(pack, cards["Staff of Napalm"], "card__only") == "Usable by Wizards only"
    assert page.part(pack, cards["Mithril Armor"], "card__only") == "Not usable by Wizards"
    assert page.part(pack, cards["Huge Rock"], "card__only") == ""


def test_long_names_and_texts_are_set_smaller() -> None:
    assert [name_class(name) for name in ("Elf", "Chainsaw of Bloody Dismemberment", "x" * 40, "x" * 60)] == [
        1,
        2,
        4,
        4,
    ]
    steps = [step(length) for length in (0, 41, 101, 166, 241, 321, 421, 9999)]
    assert steps == [0, 1, 2, 3, 4, 5, 6, 6]


def test_the_backs_are_there_one_for_each_deck(pack: Pack, page: Page) -> None:
    (backs,) = [e for e in page.root.iter("aside") if e.get("class") == "backs"]
    slots = [e for e in backs.iter("div") if e.get("class") == "slot"]
    assert [e.get("data-deck") for e in slots] == ["door", "treasure"]
    labels = [e.get("aria-label") for e in backs.iter("div") if e.get("class") == "card card--back"]
    assert labels == ["Door card, face down", "Treasure card, face down"]
    for card in pack.cards:
        assert page.slots[anchor(pack, card)].get("data-deck") == deck_of(pack, card)  # which back is printed behind it


def test_our_own_design_is_marked_if_a_pack_names_its_sources(tmp_path: Path) -> None:
    whole = "- {name: Nut, kind: item, gold: 100, sourced: [name, kind, deck, count, gold]}\n"
    pack = made(tmp_path, whole + "- {name: Rat, kind: item, gold: 0, bonus: 1, sourced: [name, kind]}\n")
    page = Page(pack)
    assert page.part(pack, pack.cards[0], "card__ours") == "All as printed"
    assert page.part(pack, pack.cards[1], "card__ours") == "Ours: deck, count, bonus, gold"
    assert "ours" in {e.get("id") for e in page.root.iter("input")}
    assert ".card__ours {\n  display: none;" in page.source  # not before the reader asks for it


def test_nothing_is_marked_in_packs_without_sources() -> None:
    page = Page(load_pack("classic"))
    assert "ours" not in {e.get("id") for e in page.root.iter("input")}
    assert not [e for e in page.root.iter("p") if e.get("class") == "card__ours"]


def test_a_set_has_its_theme_alone_and_beside_others() -> None:
    fu, classic = load_pack("fu"), load_pack("classic")
    assert Page(fu).root.get("data-set") == "fu"
    page = Page(classic, fu)
    assert page.root.get("data-set") is None
    assert {e.get("data-set") for e in page.root.iter("section")} == {"classic", "fu"}


def test_several_packs_share_a_page(tmp_path: Path) -> None:
    small, classic = made(tmp_path, "- {name: Elf, kind: guild}\n"), load_pack("classic")
    page = Page(classic, small)
    assert {"classic-elf", "small-elf"} <= set(page.slots)
    assert "Doors of Small, 1 card" in said(page.root)


def test_the_command_writes_the_page(tmp_path: Path) -> None:
    out = tmp_path / "cards.html"
    said = gallery_command([], out)  # all built-in sets
    packs = [load_pack(name) for name in builtin_sets()]
    cards = sum(len(pack.cards) for pack in packs)
    assert said.startswith(f"{out}: {cards} cards of {', '.join(pack.title for pack in packs)}, ")
    assert out.read_text("utf-8").startswith("<!doctype html>")
    with pytest.raises(PackError, match="did you mean 'classic'"):
        gallery_command(["clasic"], out)


def test_the_command_line_writes_it_and_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "cards.html"
    assert main(["packs", "gallery", str(TRIAL), "--out", str(out)]) == 0
    assert "cards of Trial" in capsys.readouterr().out
    assert out.exists()
    assert main(["packs", "gallery", "clasic", "--out", str(out)]) == 2
    assert main(["packs", "gallery", "classic", "--out", str(tmp_path / "no" / "cards.html")]) == 2
