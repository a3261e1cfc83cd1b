"""The timing matrix: every action at every moment is accepted or refused as the catalogue's cell says.

READ gives each cell text its meaning, WAYS gives each row its cards and its action, STAGES gives each column its
situations. For a cell with a condition, BROKEN has a case in which only the condition is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from kickdoor.engine.refusals import Illegal
from kickdoor.record import notation
from kickdoor.rules import Rule, catalogue, get
from tests.marks import rule
from tests.table import Table, table

EDITION = {"C": "classic", "F": "fu", "1": "impossible-1.51", "2": "impossible-1.61", "P": "pathfinder"}
STAGES = {
    "before_door": ("before_door",),
    "after_door": ("after_door",),
    "main_fighter": ("main",),
    "helper": ("helper",),
    "bystander": ("bystander",),
    "run_away": ("run_main", "run_helper", "run_other"),
    "others_turn": ("others_turn",),
    "dead": ("dead",),
}
OWN_TURN = ("before_door", "after_door", "main", "run_main")
FIGHTS = ("main", "helper", "bystander", "run_main", "run_helper", "run_other")
ROWS = {row.id: row for row in catalogue().timing}

Hook = Callable[[Table, str], object]


def nothing(t: Table, stage: str) -> None:
    pass


@dataclass(frozen=True)
class Way:
    """How a player (Me) would take the action; Suzan is the other fighter, Third a bystander."""

    do: str
    editions: str = "CFIP"
    card: str = ""  # cards in Me's hand; for "just received" they come from Suzan's
    me: dict[str, Any] = field(default_factory=dict)
    suzan: dict[str, Any] = field(default_factory=dict)
    third: dict[str, Any] = field(default_factory=dict)
    deck: dict[str, Any] = field(default_factory=dict)
    monster: str = "Accountants In Black"
    during: Hook = nothing  # done once the fight has begun
    after: Hook = nothing  # done when the stage is reached
    at: tuple[str, ...] = tuple(STAGES)  # columns that this way can test
    printed: dict[str, str] = field(default_factory=dict)  # stage -> meaning, where a cell says "as printed"
    limited: bool = False  # the card itself limits its time, in every edition (TIMING-8)

    def letters(self) -> str:
        return self.editions.replace("I", "12")


# ---------------------------------------------------------------- what the cells mean
# "+" allowed · "-" refused · "CP" allowed in these editions · "new" if just received · "new FIP" the same, in these
# editions · "printed" by the card · "FI printed" in these editions, otherwise by the card. For the flight three: the
# main fighter, the helper, others. Second: the condition, if there is one.
READ: dict[str, tuple[str | tuple[str, str, str], str]] = {
    "yes": ("+", ""),
    "no": ("-", ""),
    # identities, Items
    "yes (own turn, any moment)": ("+", ""),
    "only if just received: F, I, P yes; C no": ("new FIP", ""),
    "only if just received (not C)": ("new FIP", ""),
    "only if just received (all sets)": ("new", ""),
    "only if just received": ("new", ""),
    "active player yes; helper and others as in combat columns": (("+", "new FIP", "new"), ""),
    "active player yes": (("+", "new FIP", "new"), ""),  # SUPER-2, SUPER-3: the others like a Class
    "no (cards are kept, nothing to decide)": ("-", ""),
    "yes, precondition met": ("+", "precondition met"),
    "no, unless card permits": ("-", "unless card permits"),
    "no for those fleeing; others only if just received": (("-", "-", "new"), ""),
    "C, P yes; F, I no": ("CP", ""),
    "no for those fleeing; others as bystander": (("-", "-", "CP"), ""),
    "no (F: HK Item may be handed to a monster)": ("-", "lent"),
    "no (same F exception)": ("-", "lent"),
    # trade and sale
    "yes, partner not in combat": ("+", ""),  # nobody owes it in these columns
    "yes, among non-combatants": ("+", "non-combatants"),
    "no for those fleeing; others among themselves": (("-", "-", "+"), "non-combatants"),
    "no (cannot receive)": ("-", ""),
    "no (promise as bribe instead)": ("-", "bribe"),
    "no for those fleeing": (("-", "-", "+"), ""),
    "yes, not to 10": ("+", "not to 10"),
    # cards into the fight
    "only if its text works outside combat": ("printed", ""),
    "only if its text names Run Away": ("printed", ""),
    "yes, either side": ("+", ""),
    "yes, max 1": ("+", "max 1"),
    "yes (own Mook)": ("+", "own Mook"),
    "yes, match present": ("+", "match present"),
    "yes, never to 10": ("+", "never to 10"),
    "no, neither by nor on the dead": ("-", "on the dead"),
    "F, I yes; C, P as printed": ("FI printed", ""),
    "yes, limit 1": ("+", "limit 1"),
    "no (only once the fight is lost)": ("-", ""),
    "no (see Run Away)": ("-", ""),
    "yes, before the first own roll; main fighter decides about helper": (("+", "+", "-"), "before the first roll"),
    "as printed": ("printed", ""),
    "as printed (e.g. C Thief backstab)": ("printed", ""),
    "as printed (e.g. roll changers)": ("printed", ""),
    "yes, target not fighting": ("+", "target not fighting"),
    "no against those fleeing": ("-", ""),
    # help, declaring, passing
    "yes, while no helper": ("+", "no helper yet"),
    "yes, if alive": ("+", ""),  # the column "dead" is the case in which he is not
    "no; possible once replaced": ("-", "once replaced"),
    "yes (one helper)": ("+", "one helper"),
    "not needed (declares)": ("-", ""),
    "yes where a window opens": ("+", ""),
    # the turn
    "yes, once": ("+", "once"),
    "yes, if no Monster was kicked open, before looting": ("+", "no Monster, before looting"),
    "yes, if no Monster met and no Trouble": ("+", "no Monster, no Trouble"),
    "yes, last phase": ("+", "last phase"),
    "receive only": ("-", "receive"),
    "cannot receive": ("-", "receive"),
    "yes, if another died": ("+", ""),
    "yes, if helper died": ("+", ""),
    "yes, if fighter died": ("+", ""),
    "yes, if still alive": ("+", ""),
    "fighter and helper, each own": (("+", "+", "-"), ""),
    "fighter and helper, one roll per monster": (("+", "+", "-"), ""),
    "no further rolls": ("-", "no further rolls"),
    "no hand": ("-", ""),
}

NOT_ACTIONS = {
    "MATRIX-30": "Listening happens by itself when the turn begins: test_listening_at_the_door",
    "MATRIX-39": "The engine draws Treasures, `choose` picks them: test_treasures_are_drawn_and_picked_after_a_win",
    "MATRIX-40": "The new hand is drawn by the engine: test_four_and_four_after_death",
    "MATRIX-42": "Chat is not part of the game; what binds is offered by `ask`, `offer help`, `give` and `trade`",
    "MATRIX-43": "Drawing on cards has no influence on play (SKETCH-6)",
}


def meaning(row: str, column: str, stage: str, way: Way) -> str:
    """Return the code that applies to one way at one stage."""
    code = READ[ROWS[row].cells[column]][0]
    if isinstance(code, tuple):
        code = code[STAGES["run_away"].index(stage)]
    if code.endswith("printed"):
        printed = way.printed.get(stage, "-")
        code = printed if way.limited or code == "printed" else f"{code} {printed}"
    return code


def is_allowed(code: str, letter: str, fresh: bool) -> bool:
    words = code.replace("I", "12").split()
    match words:
        case ["+"]:
            return True
        case ["-"]:
            return False
        case ["new"]:
            return fresh
        case ["new", editions]:
            return fresh and letter in editions
        case [editions, "printed", printed]:
            return letter in editions or is_allowed(printed, letter, fresh)
        case [editions]:
            return letter in editions
        case _:
            raise AssertionError(code)


# ---------------------------------------------------------------- bringing a table to a stage
def bring(way: Way, stage: str, letter: str, *, fresh: bool = False) -> Table:
    t = table("Suzan", "Me", "Third", edition=EDITION[letter])
    me, suzan, third = dict(way.me), dict(way.suzan), dict(way.third)
    if stage == "dead":
        me = {"dead": True, "table": [c for c in me.get("table", ()) if c in KEPT]}  # DEATH-1: everything else is lost
    elif fresh:
        suzan["hand"] = [way.card]
        third["hand"] = [*third.get("hand", ()), "Helpful Neighbours"]
    elif way.card:
        me["hand"] = [way.card, *me.get("hand", ())]
    t.has("Me", **me).has("Suzan", **suzan).has("Third", **third)
    mine = stage in OWN_TURN
    doors = [way.monster] if stage in FIGHTS else ["Tea Break"]
    t.deck(**{"turn": "Me" if mine else "Suzan", "doors": doors, "dice": [6] * 9, **way.deck})
    _play_to(t, stage, way, "Me" if mine else "Suzan")
    if fresh:
        t.does("Third", "play [Helpful Neighbours] on Suzan").strikes()
        assert t.hand("Me")[-1] == way.card
    if stage != "dead":
        way.after(t, stage)
    return t


KEPT = ("Brawler", "Lanky", "Noodle Fist", "Ketchup League", "Melon Training", "Lantern Order", "Pickpocket")


def _play_to(t: Table, stage: str, way: Way, active: str) -> None:
    if stage == "after_door":
        t.does(active, "kick", "keep")
    elif stage in FIGHTS:
        t.does(active, "kick")
        way.during(t, stage)
        if stage in ("helper", "run_helper"):
            t.does("Suzan", "ask Me").does("Me", "accept Suzan")
        if stage.startswith("run"):
            t.flees(active)


def accepts(t: Table, text: str, rules: tuple[str, ...]) -> bool:
    """Return whether Me may do it; a refusal must cite one of the rules and change nothing, an accepted action must
    keep all invariants.
    """
    game = t.game
    before = game.digest()
    action = notation.parse_action(game.state, t.seat("Me"), text)
    try:
        t.log = game.submit(action)
    except Illegal as illegal:
        assert game.digest() == before
        assert set(illegal.refusal.rules) & set(rules), f"{illegal.refusal} fits none of {rules}"
        first = get(illegal.refusal.rule)
        assert not isinstance(first, Rule) or game.state.rules.edition in first.sets, (
            f"{illegal.refusal}: another set's rule"
        )
        return False
    assert game.check() == []
    return True


# ---------------------------------------------------------------- hooks
def third_offers(t: Table, stage: str) -> None:
    t.does("Third", "offer help")


def declared(t: Table, stage: str) -> None:
    """In the fights of this row somebody has just declared a win."""
    if stage in ("main", "helper", "bystander"):
        t.does("Me" if stage == "main" else "Suzan", "fight")


def cursed(t: Table, stage: str) -> None:
    t.does("Third", "play [Butterfingers] on Me").strikes()


def suzan_dies(t: Table, stage: str) -> None:
    if stage == "main":
        t.does("Me", "ask Suzan").does("Suzan", "accept Me")
    t.does("Third", "play [Falling Piano] on Suzan").strikes()


def two_monsters(t: Table, stage: str) -> None:
    t.does("Third", "play [Surprise Guest] with [Soggy Goblin]")


def my_turn_to_run(t: Table, stage: str) -> None:
    """Pass all windows until a player has to choose a monster to run from; the main fighter does before a helper."""
    if stage.startswith("run"):
        t.settle()
    if stage == "run_helper":
        t.does("Suzan", "run from [Soggy Goblin]").settle()


def die_lies(t: Table, stage: str) -> None:
    """During flight, the first die has been rolled."""
    while stage.startswith("run") and not t.happened("die_rolled"):
        t.does(t.names[t.game.pending()[0].seat], "pass")


def to_charity(t: Table, stage: str) -> None:
    if stage == "after_door":
        t.does("Me", "loot", "end").settle()


# ---------------------------------------------------------------- the rows' cards and actions
def _identities() -> list[Way]:
    cards = [
        ("Brawler", "CFIP"),
        ("Lanky", "C"),
        ("Noodle Fist", "F"),
        ("Ketchup League", "I"),
        ("Melon Training", "I"),
    ]
    return [Way(f"play [{c}]", e, card=c) for c, e in [*cards, ("Lantern Order", "P")]]


def _dropped() -> list[Way]:
    return [replace(w, do=f"discard [{w.card}]", card="", me={"table": [w.card]}) for w in _identities()]


def _multipliers() -> list[Way]:
    rows = [
        ("Overachiever", "CFIP", ["Brawler"]),
        ("Mixed Family", "C", ["Lanky"]),
        ("Secret Hobby", "P", ["Lantern Order"]),
        ("Two Hats", "I", ["Ketchup League"]),
        ("Three Hats", "I", ["Ketchup League"]),
        ("Spare Style", "F", []),
        ("Night School", "I", []),
    ]
    return [Way(f"play [{card}]", editions, card=card, me={"table": needs}) for card, editions, needs in rows]


GOODS = ["Walking Stick of Doom", "Saucepan Helmet"]
ITEM_CELLS = {
    "before_door": "+",
    "after_door": "+",
    "bystander": "new",
    "run_other": "new",
    "others_turn": "new",
}
TRIBES = [("Damp Ghost", "Polite Skeleton", "CF2P"), ("Toddlers In Black", "Accountants In Black", "I")]
TRIBES += [("Goblin Intern", "Soggy Goblin", "P"), ("Harbour Kraken", "Dim Sum Drifter", "F")]
MANY = ["Two Hats", "Brawler", "Furious", "Runty", "Pickpocket", "Lanky"]
NO_FIGHT = ("before_door", "after_door", "others_turn", "dead")
COMBAT = ("main_fighter", "helper", "bystander")

WAYS: dict[str, list[Way]] = {
    "MATRIX-1": _identities(),
    "MATRIX-2": _dropped(),
    "MATRIX-3": _multipliers(),
    "MATRIX-4": [Way("play [Steak Knife]", card="Steak Knife")],
    "MATRIX-5": [Way("equip [Steak Knife]", me={"carried": ["Steak Knife"]})],
    "MATRIX-6": [Way("unequip [Steak Knife]", me={"table": ["Steak Knife"]})],
    "MATRIX-7": [
        Way(
            "trade [Steak Knife] for [Toe Knives] with Third",
            me={"carried": ["Steak Knife"]},
            third={"carried": ["Toe Knives"]},
        )
    ],
    "MATRIX-8": [Way("give [Steak Knife] to Third", me={"carried": ["Steak Knife"]})],
    "MATRIX-9": [Way(f"sell [{GOODS[0]}], [{GOODS[1]}]", me={"carried": GOODS})],
    "MATRIX-10": [
        Way("play [Lukewarm Soup] on fighters", card="Lukewarm Soup"),
        Way("play [Lukewarm Soup] on monsters", me={"carried": ["Lukewarm Soup"]}),
        Way(
            "play [Metal Detector]",
            card="Metal Detector",
            deck={"door_discards": ["Garden Gnome"]},
            printed=dict.fromkeys(("before_door", "after_door", "others_turn"), "+"),
            at=(*NO_FIGHT, *COMBAT),
        ),
        Way(
            "play [Instant Hedge]",
            me={"carried": ["Instant Hedge"]},
            printed=dict.fromkeys(STAGES["run_away"], "+"),
            at=(*NO_FIGHT, "run_away"),
        ),
    ],
    "MATRIX-11": [
        Way("play [Furious]", card="Furious"),
        Way("play [Furious] on [Accountants In Black]", card="Furious", at=(*COMBAT, "run_away")),
    ],
    "MATRIX-12": [Way("play [Furious] on [Stunt Cousin]", "F", card="Furious", me={"table": ["Stunt Cousin"]})],
    "MATRIX-13": [
        Way("play [Surprise Guest] with [Garden Gnome]", card="Surprise Guest", me={"hand": ["Garden Gnome"]})
    ],
    "MATRIX-14": [Way(f"join [{joins}]", letters, card=joins, monster=home) for home, joins, letters in TRIBES],
    "MATRIX-15": [
        Way("lend [Lucky Wok] to [Harbour Kraken]", "F", card="Lucky Wok", monster="Harbour Kraken"),
        Way("lend [Lucky Wok] to [Harbour Kraken]", "F", me={"table": ["Lucky Wok"]}, monster="Harbour Kraken"),
    ],
    "MATRIX-16": [Way("play [Slippery Steps] on Third", card="Slippery Steps")],
    "MATRIX-17": [
        Way("play [Found a Coin] on Third", card="Found a Coin"),
        Way("play [Found a Coin]", card="Found a Coin"),
    ],
    "MATRIX-18": [
        Way("play [Grand Duke of Nowhere]", card="Grand Duke of Nowhere", printed=ITEM_CELLS),
        Way(
            "play [Sealed Envelope]",
            card="Sealed Envelope",
            printed={"before_door": "+", "after_door": "+"},
            limited=True,
        ),
    ],
    "MATRIX-19": [
        Way("play [Errand Boy]", "CIP", card="Errand Boy"),
        Way("play [Stunt Cousin]", "F", card="Stunt Cousin"),
    ],
    "MATRIX-20": [
        Way("discard [Errand Boy]", "I", me={"table": ["Errand Boy"]}),
        Way("discard [Stunt Cousin]", "F", me={"table": ["Stunt Cousin"]}),
    ],
    "MATRIX-21": [
        Way("attach [Steak Knife] to [Errand Boy]", "CP", me={"table": ["Errand Boy"], "carried": ["Steak Knife"]})
    ],
    "MATRIX-22": [Way("sacrifice [Stunt Cousin]", "F", me={"table": ["Stunt Cousin"]})],
    "MATRIX-23": [
        Way(
            "use Frenzy discarding [Two Hats]",
            me={"table": ["Brawler"], "hand": ["Two Hats"]},
            printed={"main": "+", "helper": "+"},
        ),
        Way(
            "use Elbow discarding [Two Hats] on Suzan",
            me={"table": ["Pickpocket"], "hand": ["Two Hats"]},
            printed={"helper": "+", "bystander": "+"},
        ),
        Way(
            "use Whistle discarding [Two Hats]",
            me={"table": ["Beastcaller"], "hand": ["Two Hats"]},
            deck={"door_discards": ["Garden Gnome"]},
            printed={"before_door": "+"},
        ),
        Way(
            "use Hover discarding [Two Hats]",
            me={"table": ["Enchanter"], "hand": ["Two Hats"]},
            after=die_lies,
            printed={"run_main": "+"},
        ),
        Way(  # in answer to a failed roll of one's own
            "use Second Wind discarding [Two Hats]",
            me={"table": ["Smallfry"], "hand": ["Two Hats"]},
            deck={"dice": [2] * 9},
            after=die_lies,
            printed={"run_main": "+"},
        ),
    ],
    "MATRIX-24": [
        Way(
            "use Filch discarding [Two Hats] on Third",
            "C",
            me={"table": ["Pickpocket"], "hand": ["Two Hats"]},
            third={"carried": ["Steak Knife"]},
            at=(*NO_FIGHT, *COMBAT),
        ),
        Way(
            "use Filch discarding [Two Hats] on Suzan",
            "C",
            me={"table": ["Pickpocket"], "hand": ["Two Hats"]},
            suzan={"carried": ["Steak Knife"]},
            at=(*NO_FIGHT, "run_away"),
        ),
    ],
    "MATRIX-25": [Way("ask Third")],
    "MATRIX-26": [Way("offer help")],
    "MATRIX-27": [Way("accept Third", during=third_offers)],
    "MATRIX-28": [
        Way("run"),
        Way("fight", monster="Soggy Goblin", me={"level": 3}, suzan={"level": 3}, at=(*NO_FIGHT, *COMBAT)),
    ],
    "MATRIX-29": [
        Way("pass", at=(*NO_FIGHT, "run_away")),
        Way("pass", monster="Soggy Goblin", me={"level": 3}, suzan={"level": 3}, after=declared, at=COMBAT),
    ],
    "MATRIX-31": [Way("kick")],
    "MATRIX-32": [Way("trouble [Garden Gnome]", card="Garden Gnome")],
    "MATRIX-33": [Way("loot")],
    "MATRIX-34": [
        Way("give [Two Hats] to Third", me={"hand": MANY, "level": 4}, suzan={"level": 4}, after=to_charity),
        Way("discard [Two Hats]", me={"hand": MANY}, after=to_charity),
    ],
    "MATRIX-35": [
        Way(
            "choose [Steak Knife]",
            me={"carried": ["Steak Knife", "Lucky Wok"]},
            third={"hand": ["Butterfingers"]},
            after=cursed,
        )
    ],
    "MATRIX-36": [
        Way(
            "choose [Lucky Wok]",
            me={"level": 5},
            suzan={"carried": ["Lucky Wok"]},
            third={"hand": ["Falling Piano"]},
            after=suzan_dies,
        )
    ],
    "MATRIX-37": [
        Way(
            "run from [Accountants In Black]",
            third={"hand": ["Surprise Guest", "Soggy Goblin"]},
            during=two_monsters,
            after=my_turn_to_run,
        )
    ],
    "MATRIX-38": [
        Way(
            "run from [Soggy Goblin]",
            third={"hand": ["Surprise Guest", "Soggy Goblin"]},
            during=two_monsters,
            after=my_turn_to_run,
        )
    ],
    "MATRIX-41": [Way("show hand", card="Two Hats"), Way("show [Two Hats] to Third", card="Two Hats")],
}

# Rules that a refusal in the row may cite besides those that the catalogue names.
FITS: dict[str, tuple[str, ...]] = {
    "MATRIX-8": ("TRADE-3", "TRADE-4"),  # a gift is a trade for nothing
    "MATRIX-10": ("RUN-1",),  # its text mentions the flight
    "MATRIX-13": ("COMBAT-15",),
    "MATRIX-14": ("TIMING-15",),
    "MATRIX-18": ("ITEM-10", "TIMING-3"),
    "MATRIX-26": ("HELP-1", "HELP-3"),
    "MATRIX-27": ("HELP-2",),
    "MATRIX-34": (
        "TRADE-1",
        "COMBAT-16",
        "COMBAT-17",
        "CARDS-11",
    ),  # what giving or discarding a hand card is in other rows
}
EVERY_ROW = ("DEATH-16", "DEATH-18")


def cells() -> Iterator[Any]:
    for row, ways in WAYS.items():
        for i, way in enumerate(ways):
            for column in way.at:
                yield pytest.param(row, way, column, id=f"{row}-{i}-{column}")


@rule("CARDS-12")
@pytest.mark.parametrize(("row", "way", "column"), list(cells()))
def test_a_cell_of_the_matrix(row: str, way: Way, column: str) -> None:
    fits = (*ROWS[row].rules, *FITS.get(row, ()), *EVERY_ROW)
    for stage in STAGES[column]:
        code = meaning(row, column, stage, way)
        for letter in way.letters():
            receivable = way.card and row in ("MATRIX-1", "MATRIX-3", "MATRIX-4", "MATRIX-18")
            for fresh in (
                (False, True) if receivable and stage not in ("dead", "before_door", "after_door") else (False,)
            ):
                t = bring(way, stage, letter, fresh=fresh)
                where = f"{EDITION[letter]}, {stage}{', just received' if fresh else ''}: {way.do}"
                expected = is_allowed(code, letter, fresh)
                assert accepts(t, way.do, fits) == expected, f"{where} should{' ' if expected else ' not '}be allowed"
                if row == "MATRIX-38" and expected:
                    assert len(t.happened("die_rolled")) == 1, where  # one roll for each monster


# ---------------------------------------------------------------- the conditions
@dataclass(frozen=True)
class Broken:
    """Everything is as the cell requires except the condition: the answer is reversed and cites one of the rules."""

    row: str
    condition: str
    columns: tuple[str, ...]
    way: Way
    rules: tuple[str, ...] = ()
    allowed: bool = False


def with_helper(t: Table, stage: str) -> None:
    """Let Suzan help Me."""
    if stage in ("main", "run_main"):
        t.does("Me", "ask Suzan").does("Suzan", "accept Me")


def offers_and_helper(t: Table, stage: str) -> None:
    t.does("Third", "offer help")
    with_helper(t, stage)


def kicked(t: Table, stage: str) -> None:
    t.does("Me", "kick", "keep")


def looted(t: Table, stage: str) -> None:
    t.does("Me", "loot")


def fled(t: Table, stage: str) -> None:
    t.runs("Me")
    assert t.owes("Me") == "end"


def troubled(t: Table, stage: str) -> None:
    t.does("Me", "trouble [Accountants In Black]").runs("Me")
    assert t.owes("Me") == "end"


OWN = ("before_door", "after_door")
ALIVE = tuple(column for column in STAGES if column != "dead")
NEEDY = [("Overachiever", "CFIP"), ("Mixed Family", "C"), ("Secret Hobby", "P"), ("Two Hats", "I"), ("Three Hats", "I")]
CARRIER = {"table": ["Stunt Cousin"]}

BROKEN: list[Broken] = [
    *(
        Broken(
            "MATRIX-3",
            "precondition met",
            (*OWN, "main_fighter"),
            Way(f"play [{c}]", e, card=c),
            ROWS["MATRIX-3"].rules,
        )
        for c, e in NEEDY
    ),
    Broken(
        "MATRIX-4",
        "unless card permits",
        ("main_fighter", "helper"),
        Way(
            "play [Lend Me That!] on [Confetti Cannon]",
            card="Lend Me That!",
            me={"level": 7},
            third={"carried": ["Confetti Cannon"]},
        ),
        allowed=True,
    ),
    Broken(
        "MATRIX-6",
        "lent",
        ("main_fighter", "helper"),
        Way("lend [Lucky Wok] to [Harbour Kraken]", "F", me={"table": ["Lucky Wok"]}, monster="Harbour Kraken"),
        allowed=True,
    ),
    Broken(
        "MATRIX-7",
        "non-combatants",
        ("bystander", "run_away"),
        Way(
            "trade [Steak Knife] for [Toe Knives] with Suzan",
            me={"carried": ["Steak Knife"]},
            suzan={"carried": ["Toe Knives"]},
        ),
        ("TRADE-3", "TRADE-4"),
    ),
    Broken(
        "MATRIX-8",
        "non-combatants",
        ("bystander",),
        Way("give [Steak Knife] to Suzan", me={"carried": ["Steak Knife"]}),
        ("TRADE-3", "TRADE-4"),
    ),
    Broken(
        "MATRIX-8",
        "bribe",
        ("main_fighter",),
        Way("ask Third gives [Steak Knife]", me={"carried": ["Steak Knife"]}),
        allowed=True,
    ),
    Broken("MATRIX-9", "not to 10", OWN, replace(WAYS["MATRIX-9"][0], me={"carried": GOODS, "level": 9}), ("SELL-5",)),
    Broken(
        "MATRIX-12",
        "max 1",
        OWN,
        Way(
            "play [Furious] on [Stunt Cousin]",
            "F",
            card="Furious",
            me={**CARRIER, "attached": {"Stunt Cousin": ["Colossal"]}},
        ),
        ("MOOK-6",),
    ),
    Broken(
        "MATRIX-12",
        "own Mook",
        ("others_turn",),
        Way("play [Furious] on [Stunt Cousin]", "F", card="Furious", third=CARRIER),
        ("MOOK-5",),
    ),
    *(
        Broken(
            "MATRIX-14",
            "match present",
            COMBAT,
            Way(f"join [{joins}]", letters, card=joins, monster="Bridge Bailiff"),
            ("TRIBE-1", "TRIBE-4", "TRIBE-5", "TRIBE-8"),
        )
        for _, joins, letters in TRIBES
    ),
    Broken(
        "MATRIX-14",
        "match present",
        COMBAT,
        Way("join [Polite Skeleton]", "1", card="Polite Skeleton", monster="Damp Ghost"),
        ("TRIBE-2",),
    ),
    Broken(
        "MATRIX-17",
        "never to 10",
        ALIVE,
        Way("play [Found a Coin] on Third", card="Found a Coin", third={"level": 9}),
        ("GUAL-3", "GUAL-4"),
    ),
    Broken(
        "MATRIX-17",
        "on the dead",
        ("others_turn",),
        Way("play [Found a Coin] on Third", card="Found a Coin", third={"dead": True}),
        ("DEATH-16",),
    ),
    Broken(
        "MATRIX-19",
        "limit 1",
        ALIVE,
        Way("play [Errand Boy]", "CP", card="Errand Boy", me={"table": ["Errand Boy"]}),
        ("HIRE-1", "HIRE-5"),
    ),
    Broken(  # AMB-144: if the first may be discarded at any time, the second replaces it in one action
        "MATRIX-19",
        "limit 1",
        ALIVE,
        Way("play [Errand Boy]", "FI", card="Errand Boy", me={"table": ["Stunt Cousin"]}),
        allowed=True,
    ),
    Broken(
        "MATRIX-22",
        "before the first roll",
        ("run_away",),
        Way("sacrifice [Stunt Cousin]", "F", me=CARRIER, after=die_lies, printed={"run_helper": "+"}),
        ("MOOK-7",),
    ),
    Broken(
        "MATRIX-24",
        "target not fighting",
        ("bystander",),
        replace(WAYS["MATRIX-24"][1], at=("bystander",)),
        ("COMBAT-18",),
    ),
    Broken("MATRIX-25", "no helper yet", ("main_fighter",), Way("ask Third", during=with_helper), ("HELP-3",)),
    Broken(
        "MATRIX-27",
        "one helper",
        ("main_fighter",),
        Way("accept Third", during=offers_and_helper),
        ("HELP-2", "HELP-3"),
    ),
    Broken("MATRIX-31", "once", ("before_door",), Way("kick", after=kicked), ("DOOR-1", "TURN-7")),
    *(
        Broken(
            "MATRIX-32",
            "no Monster, before looting",
            (column,),
            Way("trouble [Garden Gnome]", card="Garden Gnome", after=after),
            ("TROUBLE-1", "TROUBLE-5"),
        )
        for column, after in (("after_door", looted), ("main_fighter", fled))
    ),
    *(
        Broken(
            "MATRIX-33",
            "no Monster, no Trouble",
            (column,),
            Way(
                "loot",
                me={"hand": [] if after is fled else ["Accountants In Black"]},
                monster="Bridge Bailiff",
                after=after,
            ),
            ("LOOT-1", "LOOT-2", "LOOT-3", "LOOT-5"),
        )
        for column, after in (("after_door", troubled), ("main_fighter", fled))
    ),
    Broken(
        "MATRIX-34",
        "last phase",
        ("after_door",),
        Way("give [Two Hats] to Third", me={"hand": MANY, "level": 4}),
        ("TRADE-1",),
    ),
]

ELSEWHERE = {
    ("MATRIX-26", "once replaced"): "test_the_dead_help_again_once_replaced",
    ("MATRIX-34", "receive"): "test_charity_is_received_by_the_living_only",
    ("MATRIX-38", "no further rolls"): "test_the_dead_roll_no_further",
}


@pytest.mark.parametrize("case", BROKEN, ids=lambda b: f"{b.row}-{b.condition}-{b.way.do}")
def test_a_condition_of_the_matrix(case: Broken) -> None:
    for column in case.columns:
        for stage in STAGES[column]:
            if case.condition == "non-combatants" and stage in ("run_main", "run_helper"):
                continue
            if case.condition == "before the first roll" and stage == "run_helper":
                continue  # the main fighter rolls first; the helper's own rolls come later
            for letter in case.way.letters():
                t = bring(case.way, stage, letter)
                where = f"{EDITION[letter]}, {stage}: {case.way.do}"
                assert accepts(t, case.way.do, case.rules) == case.allowed, where
                if case.row == "MATRIX-19" and case.allowed:
                    assert t.used("Me") == ["Errand Boy"], where


def test_the_main_fighter_decides_whether_a_sacrifice_saves_the_helper() -> None:
    saving = Way("sacrifice [Stunt Cousin] saving Suzan", "F", me=CARRIER, during=with_helper)
    t = bring(saving, "run_main", "F").does("Me", saving.do).settle()
    assert t.happened("die_rolled") == []
    t = bring(saving, "run_main", "F").does("Me", "sacrifice [Stunt Cousin]").settle()
    assert t.names[t.happened("die_rolled")[0].seat] == "Suzan"
    bring(saving, "run_helper", "F").refused("Me", saving.do, "MOOK-8")  # the helper saves only himself


@rule("DEATH-18")
@pytest.mark.parametrize("edition", EDITION.values())
def test_the_dead_help_again_once_replaced(edition: str) -> None:
    t = (
        table("Suzan", "Third", "Me", edition=edition)
        .has("Me", dead=True)
        .deck(doors=["Tea Break", "Two Hats", "Damp Ghost"])
    )
    t.refused("Me", "offer help", "DEATH-18")
    t.does("Suzan", "kick", "keep", "loot", "end").settle().does("Third", "kick").does("Me", "offer help")
    t.does("Third", "accept Me")


@rule("CHARITY-7", "CHARITY-8")
@pytest.mark.parametrize("edition", EDITION.values())
def test_charity_is_received_by_the_living_only(edition: str) -> None:
    for dead in (False, True):
        t = table("Suzan", "Me", "Third", edition=edition).has("Suzan", hand=MANY, level=5).has("Me", dead=dead)
        t.has("Third", level=5 if not dead else 2).deck(doors=["Tea Break", "Mixed Family"])
        t.does("Suzan", "kick", "keep", "loot", "end").settle()
        if dead:
            t.refused("Suzan", "give [Two Hats] to Me", "CHARITY-7")
        else:
            t.refused("Me", "give [Two Hats] to Suzan")
            t.does("Suzan", "give [Two Hats] to Me")
            assert t.hand("Me") == ["Two Hats"]


@rule("RUN-19", "RUN-20")
@pytest.mark.parametrize("edition", EDITION.values())
def test_the_dead_roll_no_further(edition: str) -> None:
    t = table("Me", "Suzan", "Third", edition=edition).has("Me", level=6, carried=["Steak Knife"])
    t.has("Third", hand=["Surprise Guest", "Soggy Goblin"]).deck(dice=[1, 6, 1])
    t.combat("Me", "Paper Dragon").does("Third", "play [Surprise Guest] with [Soggy Goblin]").runs("Me")
    t.does("Me", "run from [Paper Dragon]").settle()
    assert t.dead("Me")
    assert [e.word for e in t.happened("die_rolled")] == ["looting order"] * 2  # the looting order, nothing else
    t.refused("Me", "run from [Soggy Goblin]", "DEATH-16")


# ---------------------------------------------------------------- rows that are no action of the notation
@rule("VARIANT-1", "VARIANT-2")
@pytest.mark.parametrize("edition", EDITION.values())
def test_listening_at_the_door(edition: str) -> None:
    """MATRIX-30: once, at the beginning of one's own turn, before anything else; never at another moment."""
    t = table("Me", "Suzan", "Third", edition=edition, listen_at_the_door=True, loot_treasure=False)
    t.has("Me", level=3).deck(doors=["Two Hats", "Tea Break", "Lanky", "Polite Skeleton"])
    assert t.hand("Me") == ["Two Hats"]
    t.does("Me", "kick", "keep", "loot")
    assert t.hand("Me") == ["Two Hats", "Tea Break", "Lanky"]
    t.does("Me", "end").settle()
    assert t.hand("Suzan") == ["Polite Skeleton"]
    assert len(t.hand("Me")) == 3
    t = table("Me", "Suzan", "Third", edition=edition, listen_at_the_door=True).has("Me", dead=True).deck(turn="Suzan")
    assert (t.hand("Me"), len(t.hand("Suzan")), t.hand("Third")) == ([], 1, [])


@rule("HELP-20", "HELP-21", "REWARD-6", "REWARD-7")
@pytest.mark.parametrize("edition", EDITION.values())
def test_treasures_are_drawn_and_picked_after_a_win(edition: str) -> None:
    """MATRIX-39: by the main fighter and, as agreed, his helper, once the win is final; by nobody else, and never
    before.
    """
    t = table("Me", "Suzan", "Third", edition=edition).has("Me", level=5).deck(treasures=["Lucky Wok", "Steak Knife"])
    t.combat("Me", "Damp Ghost").does("Me", "ask Suzan picks H").does("Suzan", "accept Me").does("Me", "fight")
    for name in t.names:
        t.refused(name, "choose [Lucky Wok]", "CURSE-10")
    t.settle()
    assert (t.happened("treasures_drawn")[0].seat, t.owes("Suzan")) == (0, "choose")
    t.refused("Me", "choose [Lucky Wok]", "CURSE-10")
    t.refused("Third", "choose [Lucky Wok]", "CURSE-10")
    t.does("Suzan", "choose [Steak Knife]")
    assert (t.hand("Me"), t.hand("Suzan"), t.hand("Third")) == (["Lucky Wok"], ["Steak Knife"], [])
    t = table("Me", "Suzan", "Third", edition=edition).has("Me", level=5).deck(treasures=["Lucky Wok", "Steak Knife"])
    t.combat("Me", "Damp Ghost").wins("Me")
    assert t.hand("Me") == ["Lucky Wok", "Steak Knife"]


@rule("DEATH-20")
@pytest.mark.parametrize("edition", EDITION.values())
def test_four_and_four_after_death(edition: str) -> None:
    """MATRIX-40: at the beginning of one's own turn, not before."""
    t = table("Suzan", "Third", "Me", edition=edition).has("Me", dead=True)
    t.deck(doors=["Tea Break", "Two Hats", "Three Hats", "Lanky"])
    t.does("Suzan", "kick", "keep", "loot", "end").settle()
    assert (t.dead("Me"), t.hand("Me"), t.turn) == (False, [], "Third")  # replaced, but has to wait for his own turn
    t.does("Third", "kick", "keep", "loot", "end").settle()
    assert (t.turn, t.owes("Me"), len(t.hand("Me"))) == ("Me", "kick", 8)


def test_the_table_covers_the_whole_matrix() -> None:
    assert tuple(STAGES) == tuple(catalogue().timing_columns)
    assert set(WAYS) | set(NOT_ACTIONS) == set(ROWS)
    assert not set(WAYS) & set(NOT_ACTIONS)
    assert {text for row in WAYS for text in ROWS[row].cells.values()} == set(READ)
    for row, ways in WAYS.items():
        for letter in "".join(way.letters() for way in ways):  # every edition of the row, at every moment
            assert {column for way in ways if letter in way.letters() for column in way.at} == set(STAGES), (
                row,
                letter,
            )


def test_every_condition_has_a_case_in_which_it_is_missing() -> None:
    conditions = {(row, READ[text][1]) for row in WAYS for text in ROWS[row].cells.values() if READ[text][1]}
    assert {(case.row, case.condition) for case in BROKEN} | set(ELSEWHERE) == conditions
    assert all(name in globals() for name in ELSEWHERE.values())
