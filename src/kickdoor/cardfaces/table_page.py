"""The table as a small web page of cards, for notebooks. It fetches nothing and runs no script."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kickdoor.cardfaces.face import card_face, face_of, icons_on
from kickdoor.cardfaces.gallery import kind_styles, read, sprites
from kickdoor.cardfaces.html import Html, html, joined
from kickdoor.engine.model.cards import Library
from kickdoor.engine.view import CardView, CombatView, View
from kickdoor.packs.loader import Pack

WIDTH: Final = 104  # pixels of a card
ROW: Final = 190  # pixels that a row of cards is high, with its heading
IN_A_ROW: Final = 8  # cards beside each other in a notebook, at least
_CSS: Final = html(
    ":root {{ --card-w: {}px; }} body {{ margin: 0; padding: 4px; font: 14px/1.4 system-ui, sans-serif;"
    " background: transparent; }} h2 {{ font-size: 14px; margin: 8px 0 4px; }} .row {{ display: flex; flex-wrap: wrap;"
    " gap: 6px; }} .off {{ opacity: .6; }} .sprite {{ position: absolute; width: 0; height: 0; }}",
    WIDTH,
)


def table_frame(packs: Sequence[Pack], library: Library, view: View, title: str) -> Html:
    """The page in a frame of its own, so that its styles stay inside."""
    rows = list(_rows(view))
    page = _page(packs, library, rows, title)
    height = 40 + sum(30 if not cards else ROW * -(-len(cards) // IN_A_ROW) for _, cards in rows)
    return html(
        '<iframe sandbox title="{title}" style="width: 100%; height: {height}px; border: 0; background: #fff"'
        ' srcdoc="{page}"></iframe>',
        title=title,
        height=height,
        page=str(page),  # text: escaped once more, as an attribute
    )


Row = tuple[str, Sequence[CardView]]  # a heading and the cards under it


def _rows(view: View) -> list[Row]:
    rows: list[Row] = []
    if view.combat is not None:
        rows.append(_fight(view, view.combat))
    if view.middle:
        rows.append(("Face up in the middle", view.middle))
    for player in view.players:
        dead = ", dead" if player.dead else ""
        held = f"{player.hand_size} card{'' if player.hand_size == 1 else 's'} in hand"
        rows.append((f"{player.name}: level {player.level}, strength {player.strength}, {held}{dead}", player.table))
    if view.hand:
        rows.append((f"Hand of {view.players[view.seat].name}", view.hand))
    return rows


def _fight(view: View, fight: CombatView) -> Row:
    fighters = " and ".join(view.players[seat].name for seat in (fight.main, fight.helper) if seat >= 0)
    cards = [
        *(card for monster in fight.monsters for card in (monster.card, *monster.enhancers)),
        *(card for card, _, _ in fight.played),
    ]
    return f"Fight: {fighters} {fight.fighters} against {fight.monsters_strength}", cards


def _page(packs: Sequence[Pack], library: Library, rows: Sequence[Row], title: str) -> Html:
    written = {(pack.id, card["name"]): (pack, card) for pack in packs for card in pack.cards}

    def printed(card: CardView) -> tuple[Pack, dict[str, Any]]:
        return written[library.by_card[card.id].pack, card.name]

    shown = [printed(card) for _, cards in rows for card in cards]
    faces = list(dict.fromkeys(face_of(pack, card["kind"]) for pack, card in shown))
    names = sorted({name for pack, card in shown for name in icons_on(pack, card)})
    body = (_row(heading, [(card, *printed(card)) for card in cards], packs) for heading, cards in rows)
    return html(
        '<!doctype html><html lang="en"><head><meta charset="utf-8"/><title>{title}</title>'
        "<style>{styles}</style></head>"
        '<body><svg class="sprite" aria-hidden="true">{symbols}</svg>'
        "<div>{title}</div>{body}</body></html>",
        title=title,
        styles=joined((read("tokens.css"), read("card.css"), kind_styles(faces), _CSS)),
        symbols=joined(sprites(faces, names)),
        body=joined(body),
    )


def _row(heading: str, cards: Sequence[tuple[CardView, Pack, dict[str, Any]]], mix: Sequence[Pack]) -> Html:
    boxes = (
        html('<div class="card-box{}">{}</div>', "" if card.counts else " off", card_face(pack, printed, mix=mix))
        for card, pack, printed in cards
    )
    return html('<h2>{}</h2><div class="row">{}</div>', heading, joined(boxes))
