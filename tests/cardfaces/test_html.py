"""Markup is made in one place, and whatever a pack says is escaped on its way into it."""

from __future__ import annotations

import ast
import doctest
import json
from collections.abc import Iterator
from html import escape, unescape
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kickdoor import Game, cardfaces
from kickdoor.cardfaces import html as module
from kickdoor.cardfaces.face import card_face
from kickdoor.cardfaces.gallery import gallery
from kickdoor.cardfaces.html import html, joined
from kickdoor.packs import load_pack

FILES = sorted(Path(str(cardfaces.__file__)).parent.glob("*.py"))
EVIL = "</h3><script>alert(1)</script>'&<b"
QUOTED = json.dumps(EVIL)
PACK = f"""
pack:
  id: evil
  title: {QUOTED}
  vocabulary: 1
  identities: {{class: {{limit: 1, plural: Classes}}}}
  tags: [undead]
cards:
  - {{name: Rat, kind: monster, level: 1, treasures: 1, bad_stuff: [], flavour: {QUOTED}, count: 50}}
  - {{name: Hat, kind: item, gold: 100, flavour: {QUOTED}, count: 50}}
  - {{name: Cook, kind: class, uses: [{{name: {QUOTED}, when: own_combat, do: [{{modify: {{strength: 1}}}}]}}]}}
"""


def test_the_examples() -> None:
    assert doctest.testmod(module).failed == 0


def test_what_is_filled_in_is_escaped_unless_it_is_markup() -> None:
    bold = html("<b>{}</b>", "<&>")
    assert str(bold) == "<b>&lt;&amp;&gt;</b>"
    assert str(html("<p>{}{}</p>", bold, str(bold))) == f"<p>{bold}{escape(str(bold))}</p>"
    assert str(joined(["<", bold, 3])) == f"&lt;{bold}3"
    with pytest.raises(TypeError):
        _ = bold + "<i>"  # type: ignore[operator]


def test_a_pack_cannot_write_markup(tmp_path: Path) -> None:
    file = tmp_path / "evil.yaml"
    file.write_text(PACK, "utf-8")
    pack = load_pack(file)
    for card in pack.cards:
        face = ElementTree.fromstring(str(card_face(pack, card)))
        assert face.tag == "article" and not list(face.iter("script"))
        assert EVIL in "".join(face.itertext())
    page = gallery([pack])
    assert page.count("<script>") == 1 and "alert(" in page
    table = Game.new([file], ["Ana", EVIL[:20], "Cy"], 1)._repr_html_()
    inside = unescape(table.partition(' srcdoc="')[2])  # the page of the frame is an attribute
    assert "<script" not in table and "<script" not in inside and "&lt;script" in inside


def _strings_with_tags(tree: ast.AST) -> Iterator[ast.AST]:
    """F-strings, sums and `format` of strings that have a tag in them."""
    for node in ast.walk(tree):
        match node:
            case ast.JoinedStr() | ast.BinOp(op=ast.Add() | ast.Mod()):
                parts: list[ast.AST] = [node]
            case ast.Call(func=ast.Attribute(value=value, attr="format" | "join" | "replace")):
                parts = [value, *node.args]
            case _:
                continue
        for part in parts:
            constants = [n.value for n in ast.walk(part) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
            if any("<" in text and ">" in text for text in constants):
                yield node


@pytest.mark.parametrize("file", [file for file in FILES if file.name != "html.py"], ids=lambda file: file.stem)
def test_no_other_module_makes_markup(file: Path) -> None:
    tree = ast.parse(file.read_text("utf-8"))
    called = [node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    assert "Html" not in called
    assert [ast.unparse(node) for node in _strings_with_tags(tree)] == []


def test_the_check_of_sources_finds_what_it_looks_for() -> None:
    found = _strings_with_tags(
        ast.parse("""a = f"<b>{x}</b>"; b = "<i>" + x; c = "<u>{}</u>".format(x); d = "<s>%s" % x""")
    )
    assert len(list(found)) == 4
