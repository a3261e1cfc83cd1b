"""Makes the data file of icons that card art is composed of, and the credits for them.

The icons are those of game-icons.net (CC BY 3.0). Two packages from the npm registry are needed, unpacked anywhere
(`npm pack NAME`, then `tar xzf`):

  @iconify-json/game-icons  1.2.4   every icon as one path on 512 × 512, without its author
  game-icons-transparent    1.0.2   the same icons in one folder for each author

  python tools/vendor_icons.py --paths ICONIFY/icons.json --authors TRANSPARENT/svgs

takes the icons that tools/icons.txt names and writes src/kickdoor/packs/data/icons.json and CREDITS.md.
Two authors drew an icon of the same name here and there; the start of the path tells which of them is in the first
package. An icon whose author cannot be told is refused: it could not be credited.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LIST: Final = ROOT / "tools" / "icons.txt"
DATA: Final = ROOT / "src" / "kickdoor" / "packs" / "data" / "icons.json"
CREDITS: Final = ROOT / "CREDITS.md"
BACKGROUND: Final = "M0 0h512v512H0z"
# How the authors name themselves, by the folder of their icons.
AUTHORS: Final = {
    "andymeneely": "Andy Meneely",
    "aussiesim": "Aussiesim",
    "carl-olsen": "Carl Olsen",
    "caro-asercion": "Caro Asercion",
    "cathelineau": "Cathelineau",
    "catsu": "Catsu",
    "darkzaitzev": "DarkZaitzev",
    "delapouite": "Delapouite",
    "faithtoken": "Faithtoken",
    "felbrigg": "Felbrigg",
    "generalace135": "GeneralAce135",
    "guard13007": "Guard13007",
    "heavenly-dog": "HeavenlyDog",
    "irongamer": "Irongamer",
    "john-colburn": "John Colburn",
    "john-redman": "John Redman",
    "kier-heyl": "Kier Heyl",
    "lorc": "Lorc",
    "lord-berandas": "Lord Berandas",
    "lucasms": "Lucas",
    "pepijn-poolman": "Pepijn Poolman",
    "pierre-leducq": "Pierre Leducq",
    "priorblue": "PriorBlue",
    "quoting": "Quoting",
    "rihlsul": "Rihlsul",
    "sbed": "Sbed",
    "skoll": "Skoll",
    "sparker": "Sparker",
    "spencerdub": "SpencerDub",
    "starseeker": "Starseeker",
    "viscious-speed": "Viscious Speed",
    "willdabeast": "Willdabeast",
    "zajkonur": "Zajkonur",
    "zeromancer": "Zeromancer",
}
HEAD: Final = """\
# Credits

## Icons

The pictures on the cards are composed of icons from game-icons.net, under the Creative Commons licence
Attribution 3.0 (CC BY 3.0, creativecommons.org/licenses/by/3.0; those of Viscious Speed and Zeromancer are CC0). We
recolour, turn and layer them; the shapes themselves are unchanged. Their authors, with the icons that come with
kickdoor:
"""
TAIL: Final = """\

`tools/vendor_icons.py` makes this list and the data file from the icons named in `tools/icons.txt`.

## Fonts

The gallery of cards carries two typefaces under the SIL Open Font License 1.1, whose text lies beside them in
`src/kickdoor/cardfaces/assets/fonts`: Bricolage Grotesque (© 2022 The Bricolage Grotesque Project Authors) and
Instrument Sans (© 2022 The Instrument Sans Project Authors).
"""


def main(args: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Makes the data file of icons and the credits.")
    parser.add_argument("--paths", type=Path, required=True, help="icons.json of @iconify-json/game-icons")
    parser.add_argument("--authors", type=Path, required=True, help="the folder svgs of game-icons-transparent")
    given = parser.parse_args(args)
    bodies = {name: entry["body"] for name, entry in json.loads(given.paths.read_text("utf-8"))["icons"].items()}
    icons: dict[str, tuple[str, str]] = {}  # name -> author, path
    wrong: list[str] = []
    for name in wanted():
        path = path_of(bodies.get(name, ""))
        author = author_of(name, path, given.authors)
        if not path or not author:
            wrong.append(name)
        else:
            icons[name] = (author, path)
    if wrong:
        print(f"vendor_icons: no such icon, or no known author: {' '.join(wrong)}", file=sys.stderr)
        return 2
    write(icons)
    print(
        f"{len(icons)} icons by {len({author for author, _ in icons.values()})} authors, {DATA.stat().st_size:,} bytes"
    )
    return 0


def wanted() -> list[str]:
    lines = [line for line in LIST.read_text("utf-8").splitlines() if not line.startswith("#")]
    return sorted({name for line in lines for name in line.split()})


def path_of(body: str) -> str:
    """The one path of an icon; empty if it is not that simple."""
    match = re.fullmatch(r'<path fill="currentColor" d="([^"]+)"/>', body)
    return match[1] if match else ""


def author_of(name: str, path: str, folder: Path) -> str:
    found = sorted(file.parent.name for file in folder.glob(f"*/{name}.svg"))
    if len(found) > 1:
        found = [author for author in found if starts(folder / author / f"{name}.svg") == numbers(path)]
    return AUTHORS.get(found[0], "") if len(found) == 1 else ""


def starts(file: Path) -> list[str]:
    paths = [path for path in re.findall(r' d="([^"]+)"', file.read_text("utf-8")) if path != BACKGROUND]
    return numbers(paths[0]) if paths else []


def numbers(path: str) -> list[str]:
    return re.findall(r"-?\d*\.?\d+", path)[:2]


def write(icons: dict[str, tuple[str, str]]) -> None:
    by_author: dict[str, list[str]] = {}
    for name, (author, _) in icons.items():
        by_author.setdefault(author, []).append(name)
    authors = sorted(by_author, key=lambda author: (-len(by_author[author]), author))
    rows = [
        f"{json.dumps(name)}: {json.dumps([authors.index(author), path])}" for name, (author, path) in icons.items()
    ]
    body = ",\n".join(rows)
    replace(DATA, f'{{"authors": {json.dumps(authors)},\n"icons": {{\n{body}\n}}}}\n')
    listed = "\n".join(f"- **{author}**: {', '.join(by_author[author])}" for author in authors)
    replace(CREDITS, f"{HEAD}\n{listed}\n{TAIL}")


def replace(file: Path, text: str) -> None:
    """The file's new text at once: whoever loads a pack meanwhile reads the old file or the new one, never half."""
    new = file.with_name(f"{file.name}.new")
    new.write_text(text, "utf-8")
    new.replace(file)


if __name__ == "__main__":
    sys.exit(main())
