"""The balance report: one page that needs nothing else, has every section, and says what the rows say."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest

from kickdoor.lab.report import write_report
from tests.browser import ask, needs_browser
from tests.lab.hand_made import cards, dealt, games, seats

VOID = {"meta", "input", "link", "br", "hr", "img"}
SECTIONS = ["length", "levels", "winners", "fights", "deaths", "cards", "unused", "reading"]


class Reader(HTMLParser):
    """Complains about what is not closed; keeps what a test asks for."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.sections: list[str] = []
        self.addresses: list[str] = []
        self.plots: dict[str, int] = {}
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        if tag == "section":
            self.sections.append(str(told["id"]))
        if tag == "figure":
            self.plots[self.sections[-1]] = self.plots.get(self.sections[-1], 0) + 1
        self.addresses += [str(told[key]) for key in ("src", "href", "xlink:href") if key in told]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Games of two bots in which one card wins and another kills, a third is never put to use."""
    who, what = dealt(300, lambda hand: 9 if "card 7" in hand else 1)
    played = [{"turns": 9 + n % 3, "actions": 90, "deaths": n % 2, "fights": 3, "packs": "classic"} for n in range(300)]
    played.append({"turns": 40, "cut": True, "packs": "classic"})
    more = [
        {"game": 300, "seat": n, "bot": "easy", "won": None, "levels": [1, 2], "identities": ["class: Wizard"]}
        for n in range(4)
    ]
    deadly = [{"game": 1, "card": "Rat <b>&</b> Co", "kind": "monster", "met": 4, "deaths": 3, "won": False}]
    file = tmp_path_factory.mktemp("report") / "report.html"
    all_seats = pl.concat([who, seats(*more)])
    write_report(games(*played), all_seats, pl.concat([what, cards(*deadly)]), file, "What <games> say")
    return file.read_text("utf-8")


def test_the_page_is_whole_and_asks_nobody_for_anything(page: str) -> None:
    read = Reader(page)
    assert read.sections == SECTIONS
    assert {address[0] for address in read.addresses} == {"#"}
    assert [section for section in SECTIONS if f'href="#{section}"' not in page] == []
    assert re.findall(r"(?:src=|@import|url\()", page) == []
    assert set(re.findall(r"https?://[^\s\"]*", page)) <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert read.plots == {"length": 2, "levels": 1, "winners": 3, "fights": 1, "deaths": 2, "cards": 1}


def test_it_says_what_the_rows_say(page: str) -> None:
    assert "301 games of 4 players; 1 of them were cut before anybody won. Cards: classic." in page
    assert "Bots: easy, random." in page
    assert "150 characters died" not in page  # deaths are told by the cards that caused them
    assert "3 characters died in 301 games." in page
    assert "the 1 cards that killed most" in page
    assert re.search(r"card 7</td>.*?helps</td>", page)
    assert re.search(r"card 9</td>.*?no evidence</td>", page)
    assert "Came up, but nobody could ever use it: card 0, card 1," in page


def test_names_are_text_and_nothing_else(page: str) -> None:
    assert "<title>What &lt;games&gt; say</title>" in page
    assert "Rat &lt;b&gt;&amp;&lt;/b&gt; Co</td>" in page
    assert "Rat <b>" not in page


def test_plots_follow_the_colours_of_the_page(page: str) -> None:
    used = set(re.findall(r"var\(--(\w+)\)", page))
    defined = set(re.findall(r"--(\w+): light-dark\(", page))
    assert used <= defined
    plots = "".join(re.findall(r"<figure>.*?</figure>", page, re.S))
    assert re.findall(r'(?:fill|stroke)="#\w+"', plots) == []


def test_cards_that_never_came_up_are_named(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    one = cards({"card": "Dwarf", "kind": "race", "deck": "door", "played": 1, "won": True})
    who = seats(*({"won": n == 0, "levels": [1], "identities": ["race: Dwarf"]} for n in range(4)))
    write_report(games({"turns": 1, "packs": "classic"}), who, one, file, "One game", packs=["classic"])
    never = re.search(r"Nobody ever had it: (.*?)\.</p>", file.read_text("utf-8"))
    assert never is not None
    assert "Elf" in never[1].split(", ") and "Dwarf" not in never[1].split(", ")


def test_games_without_an_end_make_a_page_too(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    who = seats(*({"won": None, "levels": []} for _ in range(4)))
    write_report(games({"cut": True}), who, cards({"card": "Dust", "won": None}), file, "Nothing")
    assert Reader(file.read_text("utf-8")).sections == SECTIONS


@needs_browser
def test_tables_are_sorted_and_searched(page: str, tmp_path: Path) -> None:
    question = """(() => {
        const section = document.querySelector("#cards"), rows = () => [...section.querySelectorAll("tbody tr")];
        const first = () => rows()[0].cells[0].textContent;
        const before = first();
        section.querySelectorAll("th button")[0].click();
        const byName = first();
        section.querySelectorAll("th button")[0].click();
        const backwards = first();
        const find = section.querySelector("input");
        find.value = "CARD 7 helps"; find.dispatchEvent(new Event("input"));
        const shown = rows().filter((row) => !row.hidden).map((row) => row.cells[0].textContent);
        return [before, byName, backwards, shown, section.querySelector("output").value,
                document.documentElement.scrollWidth <= innerWidth];
    })()"""
    assert ask(page, question, tmp_path) == [
        "card 7",
        "card 0",
        "Rat <b>&</b> Co",
        ["card 7"],
        "1 of 31",
        True,
    ]
