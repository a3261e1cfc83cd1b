"""The rulebook calls: every entry complete, with links in both directions, and the chapters about each card."""

from __future__ import annotations

import msgspec
import pytest

from kickdoor.packs import builtin_sets, load_pack
from kickdoor.protocol import calls
from kickdoor.rules import EDITIONS, CatalogueEntry, catalogue, get
from kickdoor.rules.catalogue import text_of
from kickdoor.server.rulebook import chapters_about, entry_info, whole


def info(id: str) -> calls.AnyRule:
    return next(each for each in whole() if each.id == id)


def test_every_entry_is_sent_and_can_be_decoded() -> None:
    entries: list[CatalogueEntry] = list(catalogue().entries())
    assert [(each.id, each.text) for each in whole()] == [(entry.id, text_of(entry)) for entry in entries]
    read: list[calls.AnyRule] = msgspec.json.decode(msgspec.json.encode(whole()), type=list[calls.AnyRule])
    assert tuple(read) == whole()


def test_links_lead_somewhere_and_back() -> None:
    by_id = {each.id: each for each in whole()}
    for each in whole():
        assert each.id not in each.cites
        assert all(each.id in by_id[cited].cited_by for cited in each.cites)
        assert all(each.id in by_id[citing].cites for citing in each.cited_by)
    assert "AMB-2" in by_id["COMBAT-21"].cited_by


def test_a_rule_has_its_chapter_and_its_editions() -> None:
    rule = info("SETUP-7")
    assert isinstance(rule, calls.RuleInfo)
    assert (rule.chapter, rule.title) == ("SETUP", "Setup and character creation")
    assert (rule.editions, rule.inferred) == (("fu",), False)
    inferred = info("SETUP-8")
    assert isinstance(inferred, calls.RuleInfo) and inferred.inferred


def test_an_open_question_has_its_answer_reason_and_other_rulings() -> None:
    doubt = info("AMB-4")
    assert isinstance(doubt, calls.DoubtInfo)
    assert doubt.group == "Reactions and clock" and doubt.question.endswith("?") and doubt.answer and doubt.reason
    assert [(note.verdict, note.sureness) for note in doubt.notes][:1] == [("sharpens", "C")]


def test_a_difference_says_what_each_edition_says() -> None:
    difference = info("DIFF-18")
    assert isinstance(difference, calls.DifferenceInfo)
    assert tuple(difference.editions) == EDITIONS
    assert (difference.editions["classic"], difference.editions["pathfinder"], difference.switch) == (
        "2.6", "3.75", "reaction_seconds",
    )  # fmt: skip


def test_a_worked_fight_has_its_sums_and_a_moment_its_name() -> None:
    example = info("EX-1")
    assert isinstance(example, calls.ExampleInfo)
    assert (example.steps[-1].players, example.steps[-1].monsters) == ("16", "14")
    assert example.result["winner"] == "players"
    timing = info("MATRIX-1")
    assert isinstance(timing, calls.TimingInfo)
    assert list(timing.moments) == list(catalogue().timing_columns.values())


@pytest.mark.parametrize("id", ["COMBAT-21", "AMB-4", "FAQ-60", "DIFF-1", "EX-1", "MATRIX-1"])
def test_one_entry_alone_is_the_same_as_in_the_list(id: str) -> None:
    assert entry_info(get(id)) == info(id)


@pytest.mark.parametrize("name", builtin_sets())
def test_every_card_has_existing_chapters(name: str) -> None:
    pack = load_pack(name)
    for card in pack.cards:
        found = chapters_about(pack, card)
        assert found and all(catalogue().section(key) for key in found), card["name"]
        assert len(set(found)) == len(found)


def test_chapters_fit_the_card() -> None:
    classic, fu = load_pack("classic"), load_pack("fu")
    about = {card["name"]: chapters_about(classic, card) for card in classic.cards}
    assert about["Elf"] == ("RACE",)
    assert about["Cheat!"][0] == "CHEAT"
    assert about["Super Munchkin"][0] == "SUPER"
    assert about["Wandering Monster"][0] == "INTERFERE"
    assert "BIG" in about["Huge Rock"] and "BIG" not in about["Helm of Courage"]
    assert "TRIBE" in about["King Tut"] and "TRIBE" not in about["3,872 Orcs"]
    assert about["Hireling"] == ("HIRE",)
    assert [chapters_about(fu, card) for card in fu.cards if card["kind"] == "companion"] == [("MOOK",)]
