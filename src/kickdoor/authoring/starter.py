"""A new pack to begin with: a header, an example of every kind of card that works, and a scenario that proves some.

Writes files that are its author's from then on.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

from kickdoor.packs.errors import PackError, message
from kickdoor.packs.json_schema import pack_schema
from kickdoor.packs.loader import builtin_sets, load_pack

SCHEMA: Final = "schema.json"
MODELINE: Final = "# yaml-language-server: $schema={schema}\n"
NAME: Final = r"[a-z][a-z0-9_-]{0,39}"

FILES: Final[dict[str, str]] = {
    "pack.yaml": """\
# The header: what the pack is called, and the words of its own that its cards use.
id: {id}
title: {title}
vocabulary: 1
edition: classic
needs: [classic] # it is played beside the classic set; leave this out once both decks are large enough
knows: [dwarf, wizard] # cards of other packs that these cards name
identities: # kinds of card that say what somebody is; the same as in the classic set, so that they count together
  class: {{limit: 1, plural: Classes}}
  race: {{limit: 1, plural: Races, none: human}}
slots: {{headgear: 1, footgear: 1}}
tags: [undead, noisy]
tribes: [undead] # such monsters may join each other's fights
""",
    "monsters.yaml": """\
- name: Tax Ghost
  kind: monster
  level: 4
  treasures: 2
  tags: [undead]
  always:
    - {{strength: 3, if: {{facing: wizard}}}} # +3 against Wizards, counted once
  bad_stuff:
    - {{discard: {{kind: item, count: 1, pick: best_gold}}, else: [{{lose_levels: 1}}]}}

- name: Door Mouse
  kind: monster
  level: 1
  treasures: 1
  bad_stuff: [{{lose_levels: 1}}]
""",
    "curses.yaml": """\
- name: Shoelaces Knotted
  kind: curse
  effect:
    - {{discard: {{slot: footgear, count: 1, in: worn}}, else: [{{lose_levels: 1}}]}}
""",
    "enhancers.yaml": """\
- name: Very Loud
  kind: enhancer
  bonus: 5
  treasures: 1
""",
    "identities.yaml": """\
- name: Plumber
  kind: class
  plural: Plumbers
  always: [{{run_away: 1}}]
  uses:
    - name: Wrench # how a player says it: use Wrench discarding [Card]
      when: own_combat
      once: combat
      cost: [{{discard: {{in: hand, count: 1}}}}]
      do: [{{modify: {{strength: 2}}}}]

- name: Gnome
  kind: race
  plural: Gnomes
  always: [{{allow: {{hand_cards: 1}}}}]
""",
    "items.yaml": """\
- name: Bucket of Confidence
  kind: item
  slot: headgear
  bonus: 2
  gold: 300
  tags: [noisy]

- name: Two-Handed Spoon
  kind: item
  hands: 2
  size: big
  bonus: 3
  gold: 500
  not_for: dwarf
  always: [{{strength: 2, if: {{against: {{tag: undead}}}}}}]
""",
    "oneshots.yaml": """\
- name: Stale Bun
  kind: oneshot
  bonus: 2
  gold: 100

- name: Trapdoor in a Tube
  kind: oneshot
  gold: 200
  uses:
    - {{when: own_combat, target: monster, do: [{{dismiss: target}}]}}
""",
    "treasures.yaml": """\
- name: Find a Coin in the Couch
  kind: level_up

- name: Echo
  kind: companion
  bonus: 1
  always: [{{run_away: 1}}]

- name: Extra Polish
  kind: upgrade
  deck: treasure
  stays: {{upon: {{kind: item, tag: noisy}}}}
  always: [{{bonus: 1, to: host}}]

- name: Second Thoughts
  kind: special
  deck: treasure
  uses:
    - {{when: ran_roll, target: {{roll: yours}}, do: [reroll]}}
""",
}
SCENARIOS: Final[dict[str, str]] = {
    "tax_ghost.yaml": """\
title: The spoon beats the Tax Ghost, even against a Wizard
packs: [classic, ..]
players:
  Ana: {{level: 2, table: [Wizard, Two-Handed Spoon], hand: [Stale Bun]}}
  Bo: {{}}
  Cy: {{}}
doors: [Tax Ghost]
steps:
  - Ana: kick
  - expect: {{strength: {{fighters: 7, monsters: 7}}}} # 2 + 3 + 2 against 4 + 3: a tie does not win
  - refused: {{who: Ana, action: fight, rule: COMBAT-3}}
  - Ana: play [Stale Bun] on fighters
  - Ana: fight
  - settle:
  - expect:
      players: {{Ana: {{level: 3, drew: 2}}}}
""",
    "shoelaces.yaml": """\
title: Without footgear the knotted shoelaces cost a level
packs: [classic, ..]
players:
  Ana: {{level: 3}}
  Bo: {{hand: [Shoelaces Knotted]}}
  Cy: {{}}
steps:
  - Bo: play [Shoelaces Knotted] on Ana
  - settle:
  - expect:
      players: {{Ana: {{level: 2}}}}
""",
}


def new_pack(name: str, folder: Path) -> list[Path]:
    """Makes the folder of a new pack; the files in the order to read them. Refuses a folder that is there."""
    if not re.fullmatch(NAME, name):
        raise PackError(f"{name!r} is not a pack's name: small letters, digits, _ and -, beginning with a letter")
    if name in builtin_sets():
        raise PackError(f"{name!r} is a set that comes with kickdoor: choose another name")
    if folder.exists():
        raise PackError(message("is there already", file=str(folder)))
    title = name.replace("_", " ").replace("-", " ").title()
    written: list[Path] = []
    (folder / "scenarios").mkdir(parents=True)
    for file, text in FILES.items():
        _write(folder / file, MODELINE.format(schema=f"./{SCHEMA}") + text.format(id=name, title=title), written)
    for file, text in SCENARIOS.items():
        _write(folder / "scenarios" / file, text.format(), written)
    _write(folder / SCHEMA, schema_text(folder), written)
    return written


def schema_text(pack: str | Path | None = None) -> str:
    """The JSON Schema as text: of any pack, or with the own words of one."""
    made = pack_schema(load_pack(pack) if pack is not None else None)
    return json.dumps(made, indent=1, ensure_ascii=False) + "\n"


def _write(path: Path, text: str, written: list[Path]) -> None:
    path.write_text(text, encoding="utf-8")
    written.append(path)
