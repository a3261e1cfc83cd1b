"""Small packs for the tests of card faces."""

from __future__ import annotations

from pathlib import Path

from kickdoor.packs import Pack, load_pack

HEADER = """\
id: small
title: {title}
vocabulary: 1
identities:
  class: {{limit: 1, plural: Classes}}
  guild: {{limit: 1, plural: Guilds}}
slots: {{headgear: 1, armor: 1, footgear: 1, vehicle: 1}}
tags: [fire, undead]
"""


def made(folder: Path, cards: str, *, title: str = "Small") -> Pack:
    (folder / "pack.yaml").write_text(HEADER.format(title=title), "utf-8")
    (folder / "cards.yaml").write_text(cards, "utf-8")
    return load_pack(folder)
