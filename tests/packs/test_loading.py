"""Reading packs: what is refused, and that each refusal is one line that says where."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from kickdoor.packs import PackError, builtin_sets, load_pack
from kickdoor.packs.loader import SETS
from kickdoor.packs.vocabulary import BOUNDS

HEADER = """\
pack:
  id: small
  title: Small
  vocabulary: 1
  identities: {class: {limit: 1, plural: Classes}}
  slots: {headgear: 1}
  tags: [undead]
cards:
"""
RAT = "- {name: Rat, kind: monster, level: 1, treasures: 1, bad_stuff: [{lose_levels: 1}]}\n"


def write(folder: Path, cards: str, header: str = HEADER) -> Path:
    path = folder / "small.yaml"
    path.write_text(header + cards, encoding="utf-8")
    return path


def refusal(folder: Path, cards: str, header: str = HEADER) -> str:
    with pytest.raises(PackError) as caught:
        load_pack(write(folder, cards, header))
    text = str(caught.value)
    assert "\n" not in text
    assert text == caught.value.errors[0]
    return text.replace(str(folder), "")


def test_a_small_pack_loads(tmp_path: Path) -> None:
    pack = load_pack(write(tmp_path, RAT))
    assert (pack.id, pack.title, pack.edition, len(pack.cards)) == ("small", "Small", "classic", 1)
    assert pack.places[0].line == HEADER.count("\n") + 1


def test_a_set_is_found_by_name_and_a_path_from_its_base(tmp_path: Path) -> None:
    assert "classic" in builtin_sets()
    assert load_pack("classic").id == "classic"
    write(tmp_path, RAT)
    assert load_pack("small.yaml", base=tmp_path).id == "small"


def test_an_unknown_pack_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(PackError, match=r"no pack: .*clasic \(did you mean 'classic'\?\)"):
        load_pack("clasic")


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ("- {name: A, kind: monstr}\n", "/small.yaml:9: A: kind: unknown kind 'monstr' (did you mean 'monster'?)"),
        ("- {name: A, kind: item, gold: x}\n", "A: gold: 'x' is not a whole number from 0 to 10,000"),
        ("- {name: A, kind: item, gold: 1.5}\n", "A: gold: '1.5' is not a whole number"),
        ("- {name: A, kind: item, gold: true}\n", "A: gold: true is not a whole number"),
        ("- {name: A, kind: item, gold: 20000}\n", "A: gold: the number 20000 is not a whole number"),
        ("- {name: 747, kind: item, gold: 0}\n", "name: the number 747 where a name belongs"),
        ("- {name: A, kind: 7}\n", "A: kind: the number 7 where a kind belongs"),
        ("- {name: 'A]', kind: item, gold: 0}\n", "name: 'A]': no blanks at its ends and none of"),
        ("- {name: A, kind: item, gold: 0, slot: helmet}\n", "slot: unknown slot 'helmet'; declare it in the header"),
        ("- {name: A, kind: item, gold: 0, tags: [undaed]}\n", "tags/0: unknown tag 'undaed' (did you mean 'undead'?)"),
        ("- {name: A, kind: item, gold: 0, only: elf}\n", "only: unknown trait 'elf'; list what another pack has"),
        ("- {name: A, kind: item, gold: 0, holds: {named: ratt}}\n" + RAT, "unknown card 'ratt' (did you mean 'rat'?)"),
        ("- {name: A, kind: item}\n", "A: an item needs 'gold' (0 is No Value)"),
        ("- {name: A, kind: item, gold: 0, level: 3}\n", "A: level belongs to a monster only"),
        ("- {name: A, kind: monster, level: 1, treasures: 1}\n", "A: a monster needs 'bad_stuff'"),
        ("- {name: A, kind: special, stays: in_play}\n", "A: a special needs 'deck'"),
        ("- {name: A, kind: curse}\n", "A: this kind of card needs effect or stays or uses"),
        ("- {name: A, kind: enhancer}\n", "A: this kind of card needs bonus or always or uses"),
        (
            "- {name: A, kind: enhancer, bonus: 5, uses: [{when: combat, target: monster, do: [{copy: target}]}]}\n",
            "A: an enhancer is laid on a monster or played by its uses, not both",
        ),
        ("- {name: A, kind: curse, effect: [dye]}\n", "A: effect/0: unknown verb 'dye' (did you mean 'die'?)"),
        ("- {name: A, kind: curse, effect: [lose_levels]}\n", "A: effect/0: lose_levels needs an argument (value)"),
        ("- {name: A, kind: curse, effect: [{die: 3}]}\n", "A: effect/0/die: only `true` may stand here"),
        ("- {name: A, kind: curse, effect: [{die: true, change_sex: true}]}\n", "a step has exactly one verb"),
        ("- {name: A, kind: curse, effect: [{lose_levels: 1, whom: you}]}\n", "unknown key of lose_levels 'whom'"),
        ("- {name: A, kind: curse, effect: [{roll: {0-3: [die]}}]}\n", "'0-3' is not a range of faces"),
        ("- {name: A, kind: curse, effect: [{roll: {1-3: [die], 3: [die]}}]}\n", "a face occurs twice"),
        ("- {name: A, kind: curse, effect: [{take: {count: 1, in: hand, of: you}}]}\n", "say `pick: random`"),
        ("- {name: A, kind: curse, effect: [{discard: {count: 1}}]}\n", "cards need a filter or a zone"),
        ("- {name: A, kind: curse, effect: [{discard: {kind: item}}]}\n", "either `count` or `worth`"),
        ("- {name: A, kind: curse, effect: [{discard: target}]}\n", "`target` stands for a card here"),
        ("- {name: A, kind: class, uses: [{when: combat, do: [{lose_levels: {per_paid: 1}}]}]}\n", "without a cost"),
        ("- {name: A, kind: oneshot, gold: 0, uses: [{when: combat, cost: [die], do: []}]}\n", "die cannot be a cost"),
        ("- {name: A, kind: oneshot, gold: 0, uses: [{do: []}]}\n", "uses/0: use lacks 'when'"),
        ("- {name: A, kind: item, gold: 0, always: [{strength: 1, die: 1}]}\n", "a modifier changes exactly one thing"),
        ("- {name: A, kind: item, gold: 0, always: [{bonus: 1}]}\n", "bonus needs `of` or `to`"),
        ("- {name: A, kind: item, gold: 0, always: [{rule: curse_proof}]}\n", "curse_proof needs 'of'"),
        ("- {name: A, kind: class, always: [{allow: {clas: 1}}]}\n", "unknown limit 'clas' (did you mean 'class'?)"),
        (
            "- {name: A, kind: monster, level: 1, treasures: 1, always: [{strength: 2, if: male}], bad_stuff: []}\n",
            "A: always/0: a monster's own number needs `facing` or `main`",
        ),
        (RAT + "- {name: RAT!, kind: item, gold: 0}\n", "RAT!: a card of this name stands in /small.yaml:9 already"),
    ],
)  # fmt: skip
def test_a_mistake_is_refused_with_its_place(tmp_path: Path, cards: str, message: str) -> None:
    assert message in refusal(tmp_path, cards)


def test_all_mistakes_are_listed_in_order(tmp_path: Path) -> None:
    path = write(tmp_path, "- name: A\n  kind: item\n  gold: 0\n  bonsu: 3\n  hands: two\n- {name: B, kind: x}\n")
    with pytest.raises(PackError) as caught:
        load_pack(path)
    assert [error.replace(str(tmp_path), "") for error in caught.value.errors] == [
        "/small.yaml:12: A: bonsu: unknown property 'bonsu' (did you mean 'bonus'?)",
        "/small.yaml:13: A: hands: 'two' is not a whole number from 0 to 99",
        "/small.yaml:14: B: kind: unknown kind 'x'; declare a kind of identity in the header, under `identities`",
    ]


@pytest.mark.parametrize(
    ("header", "message"),
    [
        ("pack: {id: small}\ncards:\n", "header lacks 'title'"),
        ("pack: {id: small, title: S, vocabulary: 2}\ncards:\n", "this version reads vocabulary 1, not 2"),
        ("pack: {id: small, title: 5, vocabulary: 1}\ncards:\n", "the number 5 where a name belongs"),
        ("pack: {id: Small, title: S, vocabulary: 1}\ncards:\n", "'Small' is not a word of small letters"),
        ("pack: {id: s, title: S, vocabulary: 1, tribes: [undead]}\ncards:\n", "unknown tag 'undead'"),
        ("pack: {id: s, title: S, vocabulary: 1, tag: [undead]}\ncards:\n", "'tag' (did you mean 'tags'?)"),
        ("pack: {id: s, title: S, vocabulary: 1, slots: {hat: 0}}\ncards:\n", "slots/hat"),
        (
            "pack: {id: s, title: S, vocabulary: 1, identities: {item: {limit: 1, plural: I}}}\ncards:\n",
            "'item' already means something else",
        ),
        ("pack: small\ncards:\n", "needs `pack` (a mapping) and `cards` (a list)"),
    ],
)  # fmt: skip
def test_a_bad_header_is_refused(tmp_path: Path, header: str, message: str) -> None:
    assert message in refusal(tmp_path, RAT, header)


BOMB = "a: &a [x, x, x]\nb: &b [*a, *a, *a]\nc: [*b, *b, *b]\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (BOMB, ":1: anchors are not allowed"),
        ("pack: {id: x}\ncards: [*a]\n", ":2: aliases are not allowed"),
        ("pack: !!python/object:os.system {}\n", ":1: tags are not allowed"),
        ("pack: {id: a}\npack: {id: b}\n", ":2: duplicate key 'pack'"),
        ("pack: {id: a,\ncards: [", "not YAML"),
        ("", "the file is empty"),
        ("pack: 1\n---\npack: 2\n", "one YAML document"),
        ("[a, b]: 1\n", "a key must be a word"),
        ("[" * 100_000, "nested too deeply"),
        ("pack: \x07\n", "not YAML"),
        ("just text\n", "needs `pack`"),
    ],
)
def test_what_is_no_plain_yaml_is_refused(tmp_path: Path, text: str, message: str) -> None:
    assert message in refusal(tmp_path, "", text)


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "p.yaml"
    path.write_bytes(b"pack:\n  id: \xff\n")
    with pytest.raises(PackError, match=r"p\.yaml:2: not UTF-8 text"):
        load_pack(path)


def test_too_large_packs_are_refused(tmp_path: Path) -> None:
    assert "larger than 2,097,152 bytes" in refusal(tmp_path, "# " + "x" * (2 * 1024 * 1024))
    many = "".join(f"- {{name: R{i}, kind: item, gold: 0}}\n" for i in range(2001))
    assert "more than 2,000 cards" in refusal(tmp_path, many)


def test_a_truncated_pack_is_refused(tmp_path: Path) -> None:
    whole = HEADER + RAT
    for length in range(0, len(whole) - 2, 7):
        with pytest.raises(PackError):
            load_pack(write(tmp_path, "", whole[:length]))


def test_the_files_of_a_folder_make_one_pack(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(PackError, match=r"needs a pack\.yaml"):
        load_pack(folder)
    (folder / "pack.yaml").write_text("id: folder\ntitle: Folder\nvocabulary: 1\n", encoding="utf-8")
    (folder / "b.yaml").write_text("- {name: B, kind: item, gold: 0}\n", encoding="utf-8")
    (folder / "a.yaml").write_text("- {name: A, kind: item, gold: 0}\n", encoding="utf-8")
    assert [card["name"] for card in load_pack(folder).cards] == ["A", "B"]
    (folder / "c.yaml").write_text("- {name: a, kind: item, gold: 0}\n", encoding="utf-8")
    with pytest.raises(PackError, match=r"c\.yaml:1: a: a card of this name stands in .*a\.yaml:1 already"):
        load_pack(folder)


def test_the_hash_is_of_the_content_not_of_its_layout(tmp_path: Path) -> None:
    one = load_pack(write(tmp_path, RAT)).hash
    laid_out = "- name: Rat # small\n  level: 1\n  kind: monster\n  treasures: 1\n  bad_stuff:\n    - lose_levels: 1\n"
    assert load_pack(write(tmp_path, laid_out)).hash == one
    assert load_pack(write(tmp_path, RAT.replace("level: 1", "level: 2"))).hash != one


def test_a_copied_set_is_the_same_pack(tmp_path: Path) -> None:
    shutil.copytree(SETS / "classic", tmp_path / "copy")
    assert load_pack(tmp_path / "copy") == load_pack("classic")


@pytest.mark.parametrize(
    ("effect", "why"),
    [
        ("[" + ", ".join(["die"] * (BOUNDS["steps"] + 1)) + "]", "a list of up to 24 expected"),
        ("[" + ", ".join(["{may: [" + ", ".join(["die"] * 24) + "]}"] * 20) + "]", "500 steps are more than a card"),
        ("[{may: " * 30 + "[die]" + "}]" * 30, "nested too deeply"),
        ("[{lose_levels: 100}]", "is not a whole number from -99 to 99"),
    ],
)
def test_bounds_of_a_card(tmp_path: Path, effect: str, why: str) -> None:
    file = tmp_path / "x.yaml"
    head = "pack: {id: x, title: X, vocabulary: 1}\ncards:\n"
    file.write_text(f"{head}  - {{name: A, kind: curse, effect: {effect}}}\n")
    with pytest.raises(PackError) as error:
        load_pack(file)
    assert any(why in line for line in error.value.errors), error.value.errors
