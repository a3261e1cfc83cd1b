"""What two packs share or lack: names, words for the same kind, things only one of them has."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.cardtext.card_text import card_text
from kickdoor.engine.refusals import Malformed
from kickdoor.game import Game
from kickdoor.packs import Pack, PackError, compile_library, load_pack
from kickdoor.record import notation
from kickdoor.record.saved import Recorder, verify
from kickdoor.record.scenario import run_file
from kickdoor.terminal.lookup import CardBook
from tests.marks import rule
from tests.mixes import east, west
from tests.small import small_pack
from tests.table import Table, table


@pytest.fixture
def both(tmp_path: Path) -> tuple[Path, Path]:
    return east(tmp_path), west(tmp_path)


def text_of(packs: list[Pack], pack: int, name: str) -> str:
    card = next(card for card in packs[pack].cards if card["name"] == name)
    return card_text(packs[pack], card, mix=packs).rule


# ---------------------------------------------------------------- one name, two cards
def fight(both: tuple[Path, Path], *hand: str) -> Table:
    return table(packs=both).has("Aric", hand=list(hand)).combat("Aric", "Bailiff")


def test_a_name_alone_means_the_one_card_that_can_be_meant(both: tuple[Path, Path]) -> None:
    for name, bonus in (("east/Old Friend", 3), ("west/Old Friend", 5)):
        t = fight(both, name)
        t.does("Aric", "play [Old Friend] on fighters")
        assert t.sums() == (1 + bonus, 3)


def test_where_two_cards_of_a_name_differ_it_must_be_said_which(both: tuple[Path, Path]) -> None:
    t = fight(both, "east/Old Friend", "west/Old Friend")
    with pytest.raises(notation.Ambiguous, match=r"\[east/Old Friend\] or \[west/Old Friend\]"):
        t.game.parse("Aric: play [Old Friend] on fighters")
    t.does("Aric", "play [west/Old Friend] on fighters")
    assert t.sums() == (6, 3)
    t.does("Aric", "play [Old Friend] on fighters")  # only one is left
    assert t.sums() == (9, 3)
    assert t.game.text(t.game.parse("Aric: play [east/Old Friend] on fighters")).startswith("Aric: play [Old Friend#1]")


def test_two_cards_that_do_the_same_need_no_such_care(both: tuple[Path, Path]) -> None:
    t = fight(both, "east/Twin Card", "west/Twin Card")
    t.does("Aric", "play [Twin Card] on fighters", "play [Twin Card] on fighters")
    assert t.sums() == (5, 3)


def test_a_pack_that_has_no_such_card_and_a_number_beside_a_pack_are_refused(both: tuple[Path, Path]) -> None:
    t = fight(both)
    for text, said in (
        ("play [east/Bailiff]", "unknown card"),
        ("play [south/Old Friend]", "unknown card"),
        ("play [east/Old Friend#1]", "either the set or the number"),
    ):
        with pytest.raises(Malformed, match=said):
            t.game.parse(f"Aric: {text}")


def test_the_written_form_tells_copies_apart_and_a_saved_game_is_exact(both: tuple[Path, Path], tmp_path: Path) -> None:
    game = Game.new(both, ["Ana", "Bo", "Cy"], 4)
    state = game.state
    cards = state.lib.by_name["old friend"]
    assert [notation.card_text(state, c) for c in cards] == ["[Old Friend#1]", "[Old Friend#2]"]
    assert [state.card(c).pack for c in cards] == ["east", "west"]
    file = tmp_path / "game.kick.jsonl"
    with Recorder(file, game) as recorder:
        for _ in range(3):
            action = game.parse(f"{state.names[game.pending()[0].seat]}: ready")
            game.submit(action)
            recorder.record(action)
    assert verify(file).actions == 3


def test_a_scenario_names_the_card_of_a_set(both: tuple[Path, Path], tmp_path: Path) -> None:
    file = tmp_path / "which.yaml"
    file.write_text(
        """
        packs: [east.yaml, west.yaml]
        players: {Aric: {hand: [east/Old Friend, west/Old Friend]}, Suzan: {}, Third: {}}
        doors: [Bailiff]
        steps:
          - Aric: kick
          - Aric: play [west/Old Friend] on fighters
          - expect: {strength: {fighters: 6, monsters: 3}}
          - Aric: play [Old Friend] on fighters
          - expect: {strength: {fighters: 9, monsters: 3}}
        """
    )
    result = run_file(file)
    assert result.passed, result.failure


def test_a_player_can_look_up_both_cards_of_a_name(both: tuple[Path, Path]) -> None:
    packs = [load_pack(path) for path in both]
    book = CardBook(compile_library(packs), packs)
    one, two = book.lib.by_name["old friend"]
    assert ("+3" in book.short(one), "+5" in book.short(two)) == (True, True)


def test_identity_cards_of_one_name_are_the_same_identity(tmp_path: Path) -> None:
    """CLASS-14: nobody has it twice, whatever pack the cards come from."""
    header = "identities: {class: {limit: 2, plural: Classes}}"
    packs = [small_pack(tmp_path, "{name: Cook, kind: class}", name=name, header=header) for name in ("one", "two")]
    t = table(packs=tuple(packs)).has("Aric", hand=["one/Cook", "two/Cook"])
    t.does("Aric", "play [one/Cook]")
    t.refused("Aric", "play [two/Cook]", "CLASS-14")


# ---------------------------------------------------------------- one kind, two words
@rule("CURSE-1")
def test_curses_and_traps_are_one_kind_to_whatever_asks(both: tuple[Path, Path]) -> None:
    for name in ("Tripwire", "Hex"):
        t = table(packs=both).has("Aric", level=3, hand=["Hush!"]).has("Suzan", hand=[name])
        t.does("Suzan", f"play [{name}] on Aric")
        t.does("Aric", "play [Hush!]").settle()
        assert t.level("Aric") == 3
        assert t.discards("door") == [name]


@rule("CURSE-1")
def test_texts_of_a_mix_say_both_words_and_a_card_its_own(both: tuple[Path, Path]) -> None:
    packs = [load_pack(path) for path in both]
    assert text_of(packs[:1], 0, "Hush!") == "Cancel any Trap as it strikes."
    assert text_of(packs, 0, "Hush!") == "Cancel any Trap or Curse as it strikes."
    kinds = {name: (pack, card) for pack in packs for card in pack.cards for name in [card["name"]]}
    for name, word in (("Tripwire", "Trap"), ("Hex", "Curse"), ("Lantern Bearer", "Mook"), ("Squire", "Hireling")):
        pack, card = kinds[name]
        assert card_text(pack, card, mix=packs).type == word
    assert compile_library(packs).curse_word == "Trap or Curse"
    assert compile_library(packs[1:]).curse_word == "Curse"


def test_a_refusal_calls_each_card_by_its_own_word(both: tuple[Path, Path]) -> None:
    t = table(packs=both).has("Aric", hand=["Tripwire", "Hex"])
    assert "Trap" in t.refused("Aric", "play [Tripwire]", "CURSE-3").text
    assert "Curse" in t.refused("Aric", "play [Hex]", "CURSE-3").text


# ---------------------------------------------------------------- things that only one of them has
def test_what_only_another_pack_has_is_named_and_works_when_it_is_there(both: tuple[Path, Path]) -> None:
    t = table(packs=both).has("Aric", hand=["Newt"], carried=["Hat of the Newt"])
    t.refused("Aric", "equip [Hat of the Newt]", "ITEM-7")
    t.does("Aric", "play [Newt]", "equip [Hat of the Newt]")
    assert t.strength("Aric") == 5
    t = fight(both, "Bell").does("Aric", "play [Bell] on [Bailiff]").settle()
    assert t.monsters() == []


def test_and_does_no_harm_when_it_is_not(both: tuple[Path, Path]) -> None:
    t = table(packs=both[:1]).has("Aric", hand=["Bell"], carried=["Hat of the Newt"])
    t.deck(doors=["Paper Shark"]).refused("Aric", "equip [Hat of the Newt]", "ITEM-7")
    t.does("Aric", "kick").refused("Aric", "play [Bell] on [Paper Shark]")
    assert (t.monsters(), t.hand("Aric")) == (["Paper Shark"], ["Bell"])
    pack = load_pack(both[0])
    assert text_of([pack], 0, "Hat of the Newt").startswith("Usable by Newt")


@rule("TRIBE-12", "AMB-88")
def test_a_tribe_of_one_pack_takes_in_the_tagged_monsters_of_another(both: tuple[Path, Path]) -> None:
    t = table(packs=both[1:]).has("Suzan", hand=["Loan Shark"]).combat("Aric", "Bailiff")
    t.refused("Suzan", "join [Loan Shark]", "MULTI-13")
    t = table(packs=both).has("Suzan", hand=["Loan Shark"]).combat("Aric", "Paper Shark")
    t.does("Suzan", "join [Loan Shark]")
    assert t.monsters() == ["Paper Shark", "Loan Shark"]


@rule("MIX-5")
def test_in_a_mix_without_races_everybody_is_human(tmp_path: Path) -> None:
    hat = "{name: Human Hat, kind: item, bonus: 4, gold: 100, only: human}"
    one = small_pack(tmp_path, hat, name="one", header="knows: [human]")
    two = small_pack(tmp_path, "{name: Crumb, kind: oneshot, bonus: 1, gold: 0}", name="two")
    table(packs=(one,)).has("Aric", carried=["Human Hat"]).refused("Aric", "equip [Human Hat]", "ITEM-7")
    t = table(packs=(one, two)).has("Aric", carried=["Human Hat"]).does("Aric", "equip [Human Hat]")
    assert t.strength("Aric") == 5


def test_packs_that_contradict_each_other_are_refused_by_name(tmp_path: Path) -> None:
    crumb = "{name: Crumb, kind: oneshot, bonus: 1, gold: 0}"
    for header, said in (
        (("slots: {boots: 1}", "slots: {boots: 2}"), "boots"),
        (
            (
                "identities: {class: {limit: 1, plural: Classes}}",
                "identities: {class: {limit: 2, plural: Classes}}",
            ),
            "class",
        ),
    ):
        packs = [small_pack(tmp_path, crumb, name=f"p{i}", header=each) for i, each in enumerate(header)]
        with pytest.raises(PackError, match=said):
            Game.undealt(packs, ["A", "B", "C"], 1)
