"""HTML and SVG that is escaped by construction: whatever is filled into a template is escaped unless it is markup.

Templates are literals, which the type checker makes sure of. Markup is no string: it cannot be joined with one by
accident, and `str(markup)` is text, which is escaped when it is filled in.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final, LiteralString

ASSETS: Final = Path(__file__).resolve().parent / "assets"


@dataclass(frozen=True, slots=True)
class Html:
    """Markup. Only this module makes it."""

    _text: str

    def __str__(self) -> str:
        return self._text


def html(template: LiteralString, *parts: object, **named: object) -> Html:
    """The template with its fields `{}` and `{name}` filled in. Write a brace as `{{` or `}}`.

    >>> print(html("<b>{}</b>", "Fire & Ice"))
    <b>Fire &amp; Ice</b>
    >>> print(html('<p title="{said}">{}</p>', html("<b>{}</b>", 3), said='"three"'))
    <p title="&quot;three&quot;"><b>3</b></p>
    """
    return Html(template.format(*map(_safe, parts), **{name: _safe(part) for name, part in named.items()}))


def joined(parts: Iterable[object], between: LiteralString = "") -> Html:
    """The parts one after the other, each escaped unless it is markup."""
    return Html(between.join(map(_safe, parts)))


def asset(name: str) -> Html:
    """A style sheet or a script of this package, as it is."""
    return Html((ASSETS / name).read_text("utf-8"))


def _safe(part: object) -> str:
    return str(part) if isinstance(part, Html) else escape(str(part))


EMPTY: Final = html("")
