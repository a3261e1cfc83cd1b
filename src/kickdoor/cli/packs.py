"""`kickdoor packs`: lists packs, shows what cards say, finds flaws, begins new packs. Decides nothing itself."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from kickdoor.engine.refusals import KickdoorError
from kickdoor.packs.names import separated

if TYPE_CHECKING:
    from kickdoor.authoring.lint import Finding
    from kickdoor.packs import Pack

app = typer.Typer(
    help="List and read packs of cards, and write your own.",
    add_completion=False,
    rich_markup_mode=None,
)
PACKS_HELP: Final = "Sets or paths of packs to search (default: every set)."
LANG_HELP: Final = "The language of the cards' texts."
BAD_INPUT: Final = 2
_NUMBERS: Final = {"level": "Level", "treasures": "Treasures", "bonus": "bonus"}


class Spoken(Enum):
    """The languages of kickdoor.cardtext.languages, which takes a while to load."""

    en = "en"
    de = "de"
    es = "es"


class UnknownCard(KickdoorError):
    """The named packs have no such card; the message suggests the nearest."""


# ---------------------------------------------------------------- reading
@app.command("list")
def list_packs(
    paths: Annotated[list[str] | None, typer.Argument(metavar="[PATH]…", help="Your own packs, in addition.")] = None,
) -> None:
    """List the built-in sets and the packs at PATH: number and kinds of cards, how much is sourced."""
    from kickdoor.authoring.lint import sizes
    from kickdoor.packs import builtin_sets, load_pack, provenance

    for name in (*builtin_sets(), *(paths or ())):
        pack = load_pack(name)
        doors, treasures = sizes(pack)
        cards = f"{doors + treasures} cards ({doors} Doors, {treasures} Treasures), {len(pack.cards)} of them different"
        typer.echo(f"{pack.id:<12}{pack.title}: {cards}; edition {pack.edition}")
        kinds: dict[str, int] = {}
        for card in pack.cards:
            kinds[card["kind"]] = kinds.get(card["kind"], 0) + int(card.get("count", 1))
        typer.echo(f"{'':<12}{', '.join(f'{n} {kind}' for kind, n in kinds.items())}")
        if provenance.declares(pack):
            found = provenance.tally(pack)
            of_cards = f"on {found.cards} of {len(pack.cards)} cards, {found.whole} of them wholly"
            typer.echo(f"{'':<12}sourced: {found.properties:,} of {found.of:,} properties, {of_cards}")


@app.command("show")
def show_card(
    card: Annotated[str, typer.Argument(metavar="CARD", help="A card's name.")],
    packs: Annotated[str | None, typer.Option(metavar="A,B,…", help=PACKS_HELP)] = None,
) -> None:
    """Show a card: its text, its data, the rules behind its words, and its sourced properties."""
    from kickdoor.packs import builtin_sets, load_pack, provenance
    from kickdoor.record.notation import nearest

    wanted = card.strip().strip("[]").partition("#")[0].strip()
    loaded = [load_pack(name) for name in (separated(packs) if packs is not None else builtin_sets())]
    found = [(pack, i) for pack in loaded for i, c in enumerate(pack.cards) if c["name"].lower() == wanted.lower()]
    if not found:
        names = sorted({str(c["name"]) for pack in loaded for c in pack.cards})
        raise UnknownCard(f"unknown card [{wanted}]{nearest(wanted, names)}")
    for pack, i in found:
        _print_card(pack, i)
        rules = _rules_of(pack, pack.cards[i])
        if rules:
            typer.echo(f"  rules: {', '.join(rules)}")
        typer.echo("".join(f"    {line}\n" for line in _as_yaml(pack.cards[i]).splitlines()), nl=False)
        if provenance.declares(pack):
            for label, keys in (
                ("as printed", provenance.sourced(pack.cards[i])),
                ("our own", provenance.ours(pack.cards[i])),
            ):
                if keys:
                    typer.echo(f"  {label}: {provenance.said(keys)}")
        place = pack.places[i]
        typer.echo(f"  {place.file}:{place.line}")


@app.command("text")
def show_texts(
    path: Annotated[str, typer.Argument(metavar="PATH", help="A set's name, or the path of a pack.")],
    lang: Annotated[Spoken, typer.Option(help=LANG_HELP)] = Spoken.en,
) -> None:
    """Print the text of every card of a pack."""
    from kickdoor.packs import load_pack

    pack = load_pack(path)
    for i in range(len(pack.cards)):
        _print_card(pack, i, lang)


@app.command("gallery")
def write_gallery(
    out: Annotated[Path, typer.Option("--out", metavar="FILE.html", help="The page to write.")],
    packs: Annotated[
        list[str] | None, typer.Argument(metavar="[PACK]…", help="Sets or paths of packs (default: every set).")
    ] = None,
    lang: Annotated[Spoken, typer.Option(help=LANG_HELP)] = Spoken.en,
    art: Annotated[
        Path | None, typer.Option(metavar="FILE.zip", help="An art pack: players' drawings as pictures.")
    ] = None,
) -> None:
    """Put all cards on one page, to read, search, and print at 63 × 88 mm."""
    from kickdoor.cardfaces.gallery import gallery_command
    from kickdoor.cardtext.languages import LANGUAGES

    typer.echo(gallery_command(packs or (), out, lang=LANGUAGES[lang.value], art=art))


def _print_card(pack: Pack, i: int, lang: Spoken = Spoken.en) -> None:
    from kickdoor.cardtext.card_text import card_text
    from kickdoor.cardtext.languages import LANGUAGES

    card = pack.cards[i]
    text = card_text(pack, card, lang=LANGUAGES[lang.value])
    copies = f", {card['count']} copies" if card.get("count", 1) > 1 else ""
    numbers = [f"{label} {card[key]}" for key, label in _NUMBERS.items() if key in card]
    if "gold" in card:
        numbers.append(f"gold {card['gold']}" if card["gold"] else LANGUAGES[lang.value].phrase("no value"))
    typer.echo(f"{card['name']}: {', '.join([text.type, *numbers])}{copies}")
    for line in text.lines:
        typer.echo(f"  {line}")


def _rules_of(pack: Pack, card: dict[str, Any]) -> list[str]:
    """Return the rules behind the words of a card, each once, in the order of the card."""
    from kickdoor.packs.schema import Grammar, known_words
    from kickdoor.packs.vocabulary import NOUNS

    grammar = Grammar(known_words(pack.header, pack.cards))
    grammar.check_card(card)
    cited = [rule for noun, word in grammar.used for rule in NOUNS[noun][word].rules.split()]
    return list(dict.fromkeys(cited))


def _as_yaml(card: dict[str, Any]) -> str:
    import json

    import yaml

    plain = json.loads(json.dumps(card))  # as plain data, without the lines it was read from
    return str(yaml.safe_dump([plain], sort_keys=False, allow_unicode=True, width=110, default_flow_style=None))


# ---------------------------------------------------------------- finding flaws
@app.command("lint")
def lint_packs(
    paths: Annotated[
        list[str] | None, typer.Argument(metavar="[PATH]…", help="Sets or paths of packs (default: every set).")
    ] = None,
    packs: Annotated[
        list[str] | None, typer.Option(metavar="A,B,…", help="Packs to check together; may be given several times.")
    ] = None,
    mixes: Annotated[bool, typer.Option("--mixes", help="Also check every mix of the packs of PATH.")] = False,
    games: Annotated[int, typer.Option(min=0, metavar="N", help="How many random games to play with each.")] = 200,
    seed: Annotated[int, typer.Option(help="The number of the first game.")] = 0,
) -> None:
    """Find mistakes in packs: one line for each, FILE:LINE: CARD: severity: text.

    Each pack of PATH is looked at and played by itself. A mix (`--packs classic,fu`, or all of them with `--mixes`) is
    compiled together and played: what one pack breaks in another is found so.

    Exits with 0 if there is no error, 1 if there is one, 2 if a pack cannot be read.
    """
    from kickdoor.authoring.lint import mixes_of
    from kickdoor.packs import builtin_sets

    alone = paths or ([] if packs else list(builtin_sets()))
    together = [tuple(separated(names)) for names in packs or ()] + (mixes_of(alone) if mixes else [])
    codes = [_lint_one(path, games, seed) for path in alone] + [_lint_mix(mix, games, seed) for mix in together]
    raise typer.Exit(max(codes, default=0))


def _lint_one(path: str, games: int, seed: int) -> int:
    from kickdoor.authoring.lint import lint_path, same_names
    from kickdoor.packs import PackError

    try:
        pack, found = lint_path(path)
    except PackError as error:
        typer.echo(f"kickdoor: {error}", err=True)
        return BAD_INPUT
    tried = "not played"
    if pack is not None:
        found += same_names(pack)
        more, tried = _try_out(pack, games, seed)
        found += more
    return show_findings(path, found, tried)


def _lint_mix(paths: tuple[str, ...], games: int, seed: int) -> int:
    from kickdoor.authoring.lint import lint_mix
    from kickdoor.packs import PackError

    try:
        packs, found = lint_mix(paths)
    except PackError as error:
        typer.echo(f"kickdoor: {error}", err=True)
        return BAD_INPUT
    tried = "not played"
    if not any(finding.severity == "error" for finding in found):
        more, tried = _try_out(packs[0], games, seed, mix=packs)
        found += more
    return show_findings(",".join(paths), found, tried)


def show_findings(name: str, found: list[Finding], tried: str) -> int:
    """Print the findings; return 1 if one is an error."""
    for finding in found:
        typer.echo(str(finding))
    errors = sum(finding.severity == "error" for finding in found)
    said = "clean" if not found else f"{errors} errors, {len(found) - errors} other findings"
    typer.echo(f"{name}: {said}; {tried}")
    return int(bool(errors))


def _try_out(pack: Pack, games: int, seed: int, *, mix: tuple[Pack, ...] | None = None) -> tuple[list[Finding], str]:
    from kickdoor.authoring.lint import Finding
    from kickdoor.lab.trial_games import try_out
    from kickdoor.lab.workers import progress

    if not games:
        return [], "not played"
    with progress("random games", games) as show:
        trial = try_out(pack, games, seed, packs=mix, progress=show)
    found = list(trial.flaws)
    if not trial.flaws and mix is None:
        for card, place in zip(pack.cards, pack.places, strict=True):
            if card["name"] in trial.idle:
                text = f"never used in {trial.games} games"
                found.append(Finding(place.file, place.line, str(card["name"]), "note", text))
    others = [each.id for each in trial.packs if each is not pack and mix is None]
    mixed = f" beside {' and '.join(others)}" if others else ""
    return found, f"{trial.games} random games{mixed} with {trial.actions:,} actions"


# ---------------------------------------------------------------- writing packs
@app.command("schema")
def write_schema(
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="Output file (default: print it).")] = None,
    pack: Annotated[
        str | None, typer.Option("--pack", metavar="PATH", help="Only with the words of this pack.")
    ] = None,
) -> None:
    """Write a JSON Schema of pack files; editors use it to complete and check them."""
    from kickdoor.authoring.starter import schema_text

    text = schema_text(pack)
    if file is None:
        typer.echo(text, nl=False)
    else:
        file.write_text(text, encoding="utf-8")
        typer.echo(f"wrote {file}")


@app.command("new")
def new_pack(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The pack's name, in small letters.")],
    folder: Annotated[
        Path | None, typer.Option("--dir", metavar="DIR", help="Folder of the new pack (default: ./NAME).")
    ] = None,
) -> None:
    """Create a pack: a folder with example cards of every kind, and scenarios that test them."""
    from kickdoor.authoring import starter

    target = folder if folder is not None else Path(name)
    written = starter.new_pack(name, target)
    typer.echo(f"made {target} with {len(written)} files. Next:")
    shown = str(target) if target.is_absolute() else f"./{target}"
    for command, what in (
        (f"kickdoor packs text {shown}", "read what its cards say"),
        (f"kickdoor packs lint {shown}", "find what is wrong, and play random games"),
        (f"kickdoor scenario {shown}/scenarios", "run its scenarios"),
        (f"kickdoor play --packs classic,{shown}", "play with it"),
        (f"kickdoor packs schema {shown}/schema.json --pack {shown}", "after new tags, slots or identities"),
    ):
        typer.echo(f"  {command:<58}  {what}")
