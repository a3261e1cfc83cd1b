"""Packs compiled for the engine: numbers of cards, bits, bitmaps, programs."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kickdoor.engine.model.cards import ANY, SPECIAL, TIMING_BIT, CardDef, Filter, Library
from kickdoor.engine.model.ids import DOOR, TREASURE
from kickdoor.packs import Pack, PackError, compile_library, load_pack
from kickdoor.packs.loader import read_pack
from kickdoor.packs.vocabulary import NOUNS
from tests.marks import rule
from tests.table import TRIAL


def write(folder: Path, name: str, header: str, cards: str = "[]") -> Pack:
    path = folder / f"{name}.yaml"
    path.write_text(f"pack: {{id: {name}, title: X, vocabulary: 1{header}}}\ncards: {cards}\n", encoding="utf-8")
    return read_pack(path, shown=path.name)


@pytest.fixture(scope="module")
def classic() -> Library:
    return compile_library([load_pack("classic")])


@pytest.fixture(scope="module")
def trial() -> Library:
    return compile_library([load_pack(TRIAL)])


def named(library: Library, name: str) -> CardDef:
    return library.defs[library.card_def[library.by_name[name.lower()][0]]]


def matching(library: Library, wanted: Filter | None) -> list[str]:
    assert wanted is not None
    return [card.name for card in library.defs if wanted.static[card.id]]


@rule("SETUP-1")
def test_the_classic_set_has_95_doors_and_73_treasures(classic: Library) -> None:
    decks = [classic.defs[card].deck for card in classic.card_def]
    assert (decks.count(DOOR), decks.count(TREASURE)) == (95, 73)
    assert decks == sorted(decks)  # Doors first
    assert len(classic.defs) == 147


def test_the_trial_pack_has_decks_large_enough(trial: Library) -> None:
    decks = [trial.defs[card].deck for card in trial.card_def]
    assert decks.count(DOOR) >= 60
    assert decks.count(TREASURE) >= 50


def test_copies_lie_side_by_side_and_are_counted_by_name(classic: Library) -> None:
    cards = classic.by_name["wandering monster"]
    assert list(cards) == list(range(cards[0], cards[0] + 3))
    assert [classic.copy_number[card] for card in cards] == [1, 2, 3]
    assert classic.cards_of[classic.card_def[cards[0]]] == cards
    assert all(classic.names[card] == "Wandering Monster" for card in cards)


def test_copies_of_one_name_in_two_packs_are_counted_together(tmp_path: Path) -> None:
    one = write(tmp_path, "one", "", "[{name: Sock, kind: item, gold: 1, count: 2}]")
    two = write(tmp_path, "two", "", "[{name: Sock, kind: item, gold: 2}]")
    library = compile_library([one, two])
    assert [library.copy_number[card] for card in library.by_name["sock"]] == [1, 2, 3]
    assert [library.defs[library.card_def[card]].gold for card in library.by_name["sock"]] == [1, 1, 2]


def test_traits_are_bits_the_sexes_first(classic: Library) -> None:
    assert list(classic.traits)[:3] == ["male", "female", "human"]
    assert list(classic.traits.values()) == [1 << i for i in range(len(classic.traits))]
    assert classic.identity_traits == sum(classic.traits.values()) - 3
    assert named(classic, "Elf").trait == classic.traits["elf"]
    assert classic.identities["race"].none == classic.traits["human"]
    assert named(classic, "Broad Sword").only == 2


def test_filters_are_bitmaps_over_all_definitions(classic: Library) -> None:
    lamp = named(classic, "Pit Bull").uses[0].cost[0].cards
    assert lamp is not None
    assert matching(classic, lamp.filter) == [
        "Eleven-Foot Pole", "Staff of Napalm", "Swiss Army Polearm", "Wand of Dowsing",
    ]  # fmt: skip
    assert lamp.filter is not None
    assert lamp.filter.tags == classic.tags["wand"] | classic.tags["pole"] | classic.tags["staff"]
    assert lamp.filter.untagged == b"\x01" * len(classic.defs)
    mirror = named(classic, "Curse! Malign Mirror").always[0].of
    assert "Flaming Armor" not in matching(classic, mirror)
    assert "Magic Missile" in matching(classic, mirror)  # ITEM-1: a one-shot is an Item
    assert "Hireling" not in matching(classic, mirror)


def test_a_card_that_can_kill_is_marked(classic: Library) -> None:
    deadly = [card.name for card in classic.defs if card.deadly]
    assert deadly == [
        "3,872 Orcs", "Bullrog", "Plutonium Dragon", "Squidzilla", "Stoned Golem",
        "Unspeakably Awful Indescribable Horror",
    ]  # fmt: skip


def test_every_modifier_knows_its_number(trial: Library) -> None:
    assert [modifier.index for modifier in trial.modifiers] == list(range(len(trial.modifiers)))
    for card in trial.defs:
        assert all(trial.modifiers[each.index] is each for each in card.always)
    for program in trial.programs:
        assert all(step.modifier is None or trial.modifiers[step.modifier.index] is step.modifier for step in program)


def test_programs_hold_what_the_steps_say(classic: Library) -> None:
    bad_stuff = classic.programs[named(classic, "3,872 Orcs").bad_stuff]
    (roll,) = bad_stuff
    assert roll.faces[0] == roll.faces[1] != roll.faces[2] == roll.faces[5]
    assert classic.programs[roll.faces[0]][0].verb == "die"
    value = classic.programs[roll.faces[5]][0].value
    assert value is not None
    assert value.op == "rolled"
    assert named(classic, "Potted Plant").bad_stuff == -1


def test_uses_limits_and_special_numbers(classic: Library, trial: Library) -> None:
    lamp = named(classic, "Magic Lamp")
    when = TIMING_BIT["own_combat"] | TIMING_BIT["before_roll"] | TIMING_BIT["failed"]
    assert lamp.uses[0].when == when == lamp.use_timings
    assert named(classic, "Dwarf").always[0].n == ANY
    assert named(classic, "Warrior").rules == {"wins_ties"}
    assert named(classic, "Amazon").rules == frozenset()  # only while a condition holds
    assert named(classic, "Baby").always[0].floor == 1
    assert named(trial, "Crooked Auctioneer").treasures == SPECIAL
    assert named(trial, "Pigeon on Your Hat").struck_slot == trial.slots.index("headgear")
    assert trial.lends == trial.tags["hong_kong"]
    assert trial.rule_words == set(NOUNS["rule"])  # by `always` and by steps
    assert [card.id for card in trial.by_card] == trial.card_def


@rule("TRIBE-4")
def test_a_monster_in_black_is_one_by_its_name(trial: Library) -> None:
    assert named(trial, "Toddlers In Black").tags == trial.tribes["in_black"]


@rule("MIX-7")
def test_a_goblin_by_name_is_one_only_when_sets_are_mixed(trial: Library) -> None:
    assert named(trial, "Goblin-Shaped Balloon").tags == 0
    mixed = compile_library([load_pack("classic"), load_pack(TRIAL)])
    assert named(mixed, "Goblin-Shaped Balloon").tags == mixed.tribes["goblin"]


@rule("MIX-4", "MIX-5")
def test_mixed_sets_put_their_words_together() -> None:
    mixed = compile_library([load_pack("classic"), load_pack(TRIAL)])
    assert list(mixed.identities) == ["class", "race", "style", "loyalty", "training", "faction"]
    assert mixed.identities["race"].none == mixed.traits["human"]
    assert mixed.traits["wizard"] == named(mixed, "Wizard").trait  # which a card of the other pack names
    bear = named(mixed, "Barn Bear").always[1].cond
    assert bear is not None
    assert bear.parts[0].parts[1].mask == mixed.traits["wizard"]
    decks = [mixed.defs[card].deck for card in mixed.card_def]
    assert decks == sorted(decks)


def test_packs_that_do_not_go_together_are_refused(tmp_path: Path) -> None:
    one = write(tmp_path, "one", ", slots: {hat: 1}, identities: {class: {limit: 1, plural: C}}")
    two = write(tmp_path, "two", ", slots: {hat: 2}")
    three = write(tmp_path, "three", ", identities: {class: {limit: 2, plural: C}}")
    four = write(tmp_path, "four", ", needs: [five]")
    for packs, message in (
        ([one, two], "two.yaml: another pack gives slot 'hat' another limit"),
        ([one, three], "three.yaml: another pack has 'class' with another limit or none"),
        ([four], "four.yaml: this pack needs 'five' beside it"),
        ([one, one], "one.yaml: the pack 'one' is there twice"),
        ([], "a game needs at least one pack"),
    ):
        with pytest.raises(PackError, match=message):
            compile_library(packs)


def test_the_same_packs_are_compiled_once() -> None:
    assert compile_library([load_pack("classic")]) is compile_library([load_pack("classic")])


def fingerprint(library: Library) -> str:
    """Everything in a library, as text."""

    def plain(value: object) -> object:
        if isinstance(value, dict):
            return {key: plain(part) for key, part in value.items()}
        if isinstance(value, frozenset):
            return sorted(value)
        if isinstance(value, list | tuple):
            return [plain(part) for part in value]
        slots = getattr(type(value), "__slots__", None)
        if slots and not isinstance(value, int | str | bytes):
            return [type(value).__name__, *(plain(getattr(value, name)) for name in slots)]
        return value

    return hashlib.sha256(repr(plain(library)).encode()).hexdigest()


def test_compiling_is_the_same_under_any_hash_seed(tmp_path: Path) -> None:
    code = (
        "from pathlib import Path; from kickdoor.packs import load_pack, compile_library;"
        "from tests.packs.test_compiling import fingerprint, TRIAL;"
        "print(fingerprint(compile_library([load_pack('classic'), load_pack(TRIAL)])))"
    )
    root = Path(__file__).parents[2]
    path = os.pathsep.join([str(root), *sys.path])
    prints = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path},
            cwd=tmp_path,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "77")
    }
    assert len(prints) == 1
