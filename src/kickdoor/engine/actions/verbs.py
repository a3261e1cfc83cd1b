"""The table of all verbs: one row for each, with everything particular to it.

Parsing, listing, legality, forms and the docs read the row; nothing else in the engine compares verbs with words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.engine import windows
from kickdoor.engine.actions import meanings
from kickdoor.engine.actions.action import Action
from kickdoor.engine.actions.syntax import PHRASES, SYNTAX, Phrase, Verb
from kickdoor.engine.flow import combat, items, offers, play, run_away, setup, showing, turn, uses
from kickdoor.engine.model.state import State
from kickdoor.engine.refusals import Refusal

Plan = play.PlayMode | uses.ResolvedUse  # how an action is done, where that has to be worked out
Law = Callable[[State, Action], Plan | Refusal | None]  # None: it is legal, and there is nothing to work out
Deed = Callable[[State, Action], None]


class Row:
    """A verb. Its law decides whether an action is legal; its deed carries the action out. Without a deed, the law
    works out a plan, and the plan is carried out. The flags:

    speaks: It only speaks. The question stays as it was, and nothing has to be checked again.
    reopens: It changes what others react to, so an open window asks all players again (AMB-2).
    while_resolving: It is possible even while an effect is carried out (AMB-13).
    keeps_fresh: Cards that were just received still count as just received afterwards (timing matrix).
    settles_surplus: It may answer the question which of too many Big items goes (BIG-6, BIG-7).
    before_sharing: It has to be done before Charity, not between gifts to several receivers (CHARITY-4).
    sampled: Its listed actions are a sample; a form describes the rest.
    """

    __slots__ = (
        "before_sharing",
        "deed",
        "keeps_fresh",
        "law",
        "meaning",
        "names_one_card",
        "phrases",
        "reopens",
        "sampled",
        "settles_surplus",
        "speaks",
        "syntax",
        "verb",
        "while_resolving",
    )

    def __init__(
        self,
        verb: Verb,
        meaning: str,
        law: Law,
        deed: Deed | None,
        *,
        speaks: bool = False,
        reopens: bool = False,
        while_resolving: bool = False,
        keeps_fresh: bool = False,
        settles_surplus: bool = False,
        before_sharing: bool = False,
        sampled: bool = False,
    ) -> None:
        self.verb: Final[Verb] = verb
        self.syntax: Final[str] = SYNTAX[verb]
        self.phrases: Final[tuple[Phrase, ...]] = PHRASES[verb]
        self.names_one_card: Final = any(phrase.slot == "card" for phrase in self.phrases)
        self.meaning: Final = meaning  # for the docs
        self.law: Final = law
        self.deed: Final = deed
        self.speaks: Final = speaks
        self.reopens: Final = reopens
        self.while_resolving: Final = while_resolving
        self.keeps_fresh: Final = keeps_fresh
        self.settles_surplus: Final = settles_surplus
        self.before_sharing: Final = before_sharing
        self.sampled: Final = sampled


_ROWS: Final = (
    Row("ready", "my opening hand is sorted out", setup.why_not_ready, setup.do_ready),
    Row("kick", "kick open the door", turn.why_not_kick, turn.do_kick),
    Row("trouble", "look for trouble with a monster from my hand", turn.why_not_trouble, turn.do_trouble),
    Row("loot", "loot the room", turn.why_not_loot, turn.do_loot),
    Row("end", "end my turn; Charity comes next", turn.why_not_end, turn.do_end),
    Row(
        "keep",
        "take the face-up door card, which is neither a monster nor a curse, into my hand",
        turn.why_not_keep,
        turn.do_keep,
    ),
    Row(
        "play",
        "play a card; the target can be left out where only one is possible; `with` names a monster that comes along, "
        "`discarding` what is paid",
        play.resolve_play,
        None,
        reopens=True,
        keeps_fresh=True,
        settles_surplus=True,
        before_sharing=True,
    ),
    Row(
        "join",
        "add a monster of the same tribe to the fight; an enhancer can make it one of the tribe",
        combat.why_not_join,
        combat.do_join,
        reopens=True,
    ),
    Row("lend", "give an item to a monster that takes it", combat.why_not_lend, combat.do_lend, reopens=True),
    Row(
        "attach",
        "give an item to a hireling, or to what else can hold it",
        items.why_not_attach,
        items.do_attach,
        keeps_fresh=True,
        before_sharing=True,
    ),
    Row("equip", "turn an item upright", items.why_not_equip, items.do_equip, keeps_fresh=True),
    Row("unequip", "turn an item sideways", items.why_not_unequip, items.do_unequip, keeps_fresh=True),
    Row(
        "sell",
        "sell items for Levels; where one counts double, the dearest does unless `doubling` names another",
        items.why_not_sell,
        items.do_sell,
        settles_surplus=True,
        before_sharing=True,
        sampled=True,
    ),
    Row(
        "give",
        "offer a gift, or give cards away in Charity",
        meanings.why_not_give,
        meanings.do_give,
        speaks=True,
        sampled=True,
    ),
    Row("trade", "offer a trade", offers.why_not_trade, offers.do_trade, speaks=True, sampled=True),
    Row(
        "discard",
        "discard a class, race or companion; in Charity, the surplus of the lowest player",
        meanings.why_not_discard,
        meanings.do_discard,
        reopens=True,
        sampled=True,
    ),
    Row(
        "use",
        "use a power by its name; a power without one by its card",
        uses.resolve_use,
        None,
        reopens=True,
        before_sharing=True,
        sampled=True,
    ),
    Row("ask", "ask for help, with a deal", offers.why_not_ask, offers.do_ask, speaks=True, sampled=True),
    Row("offer", "offer help, with the deal I want", offers.why_not_offer, offers.do_offer, speaks=True, sampled=True),
    Row("accept", "accept an offer of this player", offers.why_not_accept, offers.do_accept, keeps_fresh=True),
    Row(
        "decline",
        "decline an offer of this player",
        offers.why_not_decline,
        offers.do_decline,
        speaks=True,
        keeps_fresh=True,
    ),
    Row(
        "withdraw",
        "take back my open offers",
        offers.why_not_withdraw,
        offers.do_withdraw,
        speaks=True,
        while_resolving=True,
    ),
    Row("fight", "say the monsters are beaten; final if nobody objects", combat.why_not_fight, combat.do_fight),
    Row(
        "run",
        "run away; with several monsters left, name the next to roll against",
        meanings.why_not_run,
        meanings.do_run,
    ),
    Row("sacrifice", "escape by giving up a companion", run_away.why_not_sacrifice, run_away.do_sacrifice),
    Row("pass", "no objection", windows.why_not_pass, windows.do_pass, speaks=True, while_resolving=True),
    Row(
        "choose",
        "answer a question",
        meanings.why_not_choose,
        meanings.do_choose,
        while_resolving=True,
        keeps_fresh=True,
        sampled=True,
    ),
    Row(
        "show",
        "show cards of my hand, to everybody or to one player",
        showing.why_not_show,
        showing.do_show,
        speaks=True,
        while_resolving=True,
        keeps_fresh=True,
        sampled=True,
    ),
)
VERBS: Final[dict[str, Row]] = {row.verb: row for row in _ROWS}
