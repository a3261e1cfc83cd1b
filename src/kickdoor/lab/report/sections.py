"""The sections of the balance report: texts, plots and tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import polars as pl

from kickdoor.lab import measures
from kickdoor.lab.card_effects import MIN_SAMPLE, CardEffect, card_effects
from kickdoor.lab.intervals import Estimate
from kickdoor.lab.measures import Rate, Share
from kickdoor.lab.report import plots
from kickdoor.lab.report.page import Cell, Plot, Section, Table, Tile, bar, name, number
from kickdoor.packs import compile_library, load_pack

DEADLIEST: Final = 20  # cards of the plot
STRONGEST: Final = 15  # cards of each of the two plots
CONFIDENCE: Final = "Each interval holds the true number with 95 % certainty."


def lead(games: pl.LazyFrame, seats: pl.LazyFrame) -> str:
    """Say in a few sentences what was played."""
    number, cut = measures.counts(games)
    packs, edition, rules, players = (
        ", ".join(filter(None, measures.kinds_of(games, column))) for column in ("packs", "edition", "rules", "players")
    )
    optional = f" with {rules}" if rules else ""
    left = f"; {cut:,} of them were cut before anybody won" if cut else ""
    bots = ", ".join(measures.kinds_of(seats, "bot"))
    return f"{number:,} games of {players} players{left}. Cards: {packs}. Rules: {edition}{optional}. Bots: {bots}."


def tiles(games: pl.LazyFrame) -> list[Tile]:
    found = measures.figures(games)
    return [tile(rate, found[rate.key]) for rate in measures.RATES]


def tile(rate: Rate, found: Estimate) -> Tile:
    low, high = found.interval()
    if rate.is_share:
        return Tile(f"{found.value:.1%}", rate.label, f"{low:.1%} to {high:.1%}")
    digits = 1 if abs(found.value) >= 10 else 2
    return Tile(f"{found.value:,.{digits}f}", rate.label, f"{low:,.{digits}f} to {high:,.{digits}f}")


def sections(games: pl.LazyFrame, seats: pl.LazyFrame, cards: pl.LazyFrame, packs: Sequence[str]) -> list[Section]:
    effects = card_effects(seats, cards)
    return [
        length(games),
        levels(games, seats),
        winners(seats),
        fights(seats),
        deaths(games, cards),
        card_section(effects),
        unused(effects, packs),
        HOW_TO_READ,
    ]


# ---------------------------------------------------------------- the games
def length(games: pl.LazyFrame) -> Section:
    number, cut = measures.counts(games)
    text = ["How long the games were. The longest of all share the last bar."]
    if cut:
        text.append(
            f"{cut:,} of {number:,} games were cut because they had not ended after the most actions allowed. They"
            " count here, but have no winner."
        )
    drawn = [
        Plot(f"{what.capitalize()} a game", plots.bars(measures.histogram(games, what), title=what))
        for what in ("turns", "actions")
    ]
    return Section("length", "Length of games", text, drawn)


def levels(games: pl.LazyFrame, seats: pl.LazyFrame) -> Section:
    curve = measures.level_curve(seats, measures.turns_shown(games))
    text = (
        "Half of the players are above the line, half below; the middle half of them lies in the band. Once a game is"
        " over its players keep the Level they ended with. The curve ends where nine games of ten are over."
    )
    return Section("levels", "Level over time", [text], [Plot("Level", plots.curves(curve, by="bot", title="Level"))])


# ---------------------------------------------------------------- who wins
def winners(seats: pl.LazyFrame) -> Section:
    even = measures.even_share(seats)
    found = measures.winners(seats)
    text = (
        f"The dashed line is the even share, {even:.1%}: what everybody would win if nothing made a difference."
        f" {CONFIDENCE} A hollow grey dot means no evidence: its interval holds the even share. Identities and sex are"
        " those at the end of the game, so they also depend on who lived long enough to have them."
    )
    dots = {by: share_dots(shares, even) for by, shares in found.items() if len(shares) > 1}
    scale = plots.reach([dot for each in dots.values() for dot in each], even)
    drawn = [
        Plot(f"Wins by {by}", plots.dots(each, expected=even, title="games won", scale=scale))
        for by, each in dots.items()
    ]
    return Section("winners", "Who wins", [text], drawn)


def share_dots(shares: Sequence[Share], expected: float) -> list[plots.Dot]:
    return [
        plots.Dot(f"{each.name} ({each.of:,})", each.value, *each.interval, plots.verdict(*each.interval, expected))
        for each in shares
    ]


def fights(seats: pl.LazyFrame) -> Section:
    found = measures.fights_won(seats)
    won, of = sum(each.won for each in found), sum(each.of for each in found)
    mean = won / of if of else 0.0
    text = f"{mean:.1%} of {of:,} fights were won by the munchkins."
    if len(found) == 1:
        return Section("fights", "Fights won", [text])
    dots = share_dots(found, mean)
    drawn = plots.dots(dots, expected=mean, title="fights won", scale=plots.reach(dots, mean))
    return Section(
        "fights", "Fights won", [f"{text} The dashed line is that mean. {CONFIDENCE}"], [Plot("By bot", drawn)]
    )


def deaths(games: pl.LazyFrame, cards: pl.LazyFrame) -> Section:
    number, _ = measures.counts(games)
    deadly = measures.killers(cards)
    drawn = [Plot("Deaths in a game", plots.columns(measures.deaths(games), title="deaths"))]
    text = [f"{sum(each.won for each in deadly):,} characters died in {number:,} games."]
    if deadly:
        rows = [
            (each.name, 100 * each.won / number, f"{each.value:.0%}" if each.of else "") for each in deadly[:DEADLIEST]
        ]
        drawn.append(Plot("Who kills whom", plots.lengths(rows, title="deaths in 100 games")))
        text.append(
            f"Who kills: the {len(rows)} cards that killed most characters, of {len(deadly)} that killed anybody."
            " Behind each bar: how many of those who fought it, or whom it struck, died of it."
        )
    return Section("deaths", "Deaths, and who kills", text, drawn)


# ---------------------------------------------------------------- cards
HEADS: Final = (
    ("Card", "the card's name"),
    ("Kind", "the kind of card"),
    ("Drawn by", "players who drew it, in games that ended"),
    ("Effect on winning", "how much more often players win who draw it, compared with any card of its deck"),
    ("Interval", "where the true effect lies, widened because many cards are looked at"),
    ("", "the same, drawn; the middle is no effect"),
    ("Verdict", "whether chance explains it"),
    ("Played by", "players who used it"),
    ("of them won", "how many of the players who used it have won"),
)
LOOKS: Final = {"helps": "up", "hurts": "down", "no evidence": "unsure", "too rare": "unsure"}


def card_section(effects: Sequence[CardEffect]) -> Section:
    judged = [each for each in effects if each.is_judged]
    evident = [each for each in judged if each.verdict in ("helps", "hurts")]
    text = [
        "How much more often a player wins who draws the card than one who draws any card of the same deck at about"
        " the same time of the game, with the same bot. Which card is drawn is chance, so the difference is the"
        " card's doing, whether it was played or not. The cards of a deck are compared with each other: about as many"
        " help as hurt.",
        f"{len(evident)} of {len(judged)} cards make a difference that chance does not explain. With so many cards"
        " some would stand out by chance, so every interval is widened (by the method of Benjamini and Hochberg): of"
        " the cards said to help or hurt, one in twenty is wrong on average. A hollow grey dot means no evidence:"
        " more games may tell.",
    ]
    if len(judged) < len(effects):
        text.append(
            f"{len(effects) - len(judged)} cards were drawn by fewer than {MIN_SAMPLE} players, too few to judge."
        )
    parts = (
        ("Cards that help most", [each for each in evident if each.verdict == "helps"][:STRONGEST]),
        ("Cards that hurt most", [each for each in evident if each.verdict == "hurts"][::-1][:STRONGEST]),
    )
    drawn = [Plot(title, effect_plot(chosen)) for title, chosen in parts if chosen]
    return Section("cards", "What each card does to winning", text, drawn, card_table(effects))


def effect_plot(effects: Sequence[CardEffect]) -> str:
    dots = [
        plots.Dot(each.card, each.effect.value, *each.interval, plots.verdict(*each.interval, 0)) for each in effects
    ]
    return plots.dots(dots, expected=0, title="effect on winning", scale=plots.reach(dots, 0), form="+.0%")


def card_table(effects: Sequence[CardEffect]) -> Table:
    reach = max((max(map(abs, each.interval)) for each in effects if each.is_judged), default=1.0)
    return Table(HEADS, [card_row(each, reach) for each in effects], search="Find a card or a kind")


def card_row(each: CardEffect, reach: float) -> list[Cell]:
    low, high = each.interval
    value, look = each.effect.value, LOOKS[each.verdict]
    effect = [
        Cell(f"{value:+.1%}", value, look),
        number(low, f"{low:+.1%} to {high:+.1%}"),
        Cell(bar(low, value, high, reach=reach, look=look), value, look),
    ]
    won = each.played_won / each.played if each.played else -1.0
    return [
        name(each.card),
        Cell(each.kind),
        number(each.drawn, f"{each.drawn:,}"),
        *(effect if each.is_judged else [Cell("–", LAST)] * 3),
        Cell(each.verdict, look=look),
        number(each.played, f"{each.played:,}"),
        number(won, f"{won:.0%}" if each.played else "–"),
    ]


LAST: Final = -9.0  # below any effect


def unused(effects: Sequence[CardEffect], packs: Sequence[str]) -> Section:
    """List cards that nobody used, and those that never came up."""
    known = (
        {(card.pack, card.name) for card in compile_library([load_pack(pack) for pack in packs]).defs}
        if packs
        else set[tuple[str, str]]()
    )
    absent = sorted(card for _, card in known - {(each.pack, each.card) for each in effects})
    idle = sorted(each.card for each in effects if not each.used and not each.could)
    kept = sorted(each.card for each in effects if not each.used and each.could)
    text = [
        f"{said}: {', '.join(cards)}."
        for said, cards in (
            ("Nobody ever had it", absent),
            ("Came up, but nobody could ever use it", idle),
            ("Could be used, but nobody did", kept),
        )
        if cards
    ]
    return Section("unused", "Cards never played", text or ["Every card that came up was used."])


HOW_TO_READ: Final = Section(
    "reading",
    "How to read this",
    [
        "A number from games is never exact: other games would have given a slightly different one. An interval"
        " contains the true number with 95 % certainty. Half the width takes four times as many games.",
        "Shares have Wilson's interval. Figures of whole games vary from game to game, and their intervals come from"
        " that. One interval in twenty misses by chance; where many are looked at, as with cards, they are widened.",
        "The effect of a card: players who draw it for the first time are compared with all who draw from the same"
        " deck, with the same bot, in the same of nine stages of the game (the opening hand, and eight more). A player"
        " who draws two cards counts with both. Treasures that the winners of a fight choose are not quite"
        " random.",
        "Bots are not people. To see the effect of a card with better players, use stronger bots.",
    ],
)
