"""The pathfinder monsters with a power of their own."""

from __future__ import annotations

import pytest

from kickdoor.cardtext.card_text import card_text
from kickdoor.packs import load_pack
from tests.cards.marks import card
from tests.cards.pathfinder.fights import at_table, caught, helped, loses, meets, over, rolls
from tests.marks import rule
from tests.table import Table


# ---------------------------------------------------------------- Aspis Agent
def kills_the_agent(*treasures: str, suzan: tuple[str, ...] = ()) -> Table:
    t = meets("Aspis Agent", level=7, table=["Blackaxe"], treasures=treasures, suzan={"hand": list(suzan)})
    for name in suzan:
        t.does("Suzan", f"play [{name}] on [Aspis Agent]")
    return t.wins("Aric")


@card("Aspis Agent")
@rule("REWARD-8")
def test_the_aspis_agent_pays_a_thousand_gold() -> None:
    t = kills_the_agent("Find a Path", "Briar", "Pesh", "Hireling", "Pumps", "Codpiece")  # 0, 400, 200, 0, 400
    assert t.level("Aric") == 8
    assert sorted(t.hand("Aric")) == ["Briar", "Pesh", "Pumps"]  # turned over to the one that makes it a thousand
    assert set(t.discards("treasure")) == {"Find a Path", "Hireling"}  # no hundred gold, not kept
    over(t)


@card("Aspis Agent")
def test_enhancers_do_not_change_what_the_aspis_agent_pays() -> None:
    t = kills_the_agent("Sun Orchid Elixir", "Briar", "Shard Gel", suzan=("Plague-Stricken",))
    assert sorted(t.hand("Aric")) == ["Briar", "Sun Orchid Elixir"]  # 400 and 600
    over(t)
    t = meets("Aspis Agent", level=9, table=["Blackaxe"], suzan={"hand": ["Gobblin'"]}, curses=["Blood Veil"])
    t.does("Suzan", "play [Gobblin'] on [Aspis Agent]")
    assert t.sums() == (10, 13)


@card("Aspis Agent")
@rule("COMBAT-11", "REWARD-12")
def test_an_aspis_agent_that_merely_leaves_pays_nothing() -> None:
    t = meets("Aspis Agent", hand=["Potion of Irrelevancy"], treasures=("Briar", "Blackaxe"))
    t.does("Aric", "play [Potion of Irrelevancy] on [Aspis Agent]").settle()
    assert (t.level("Aric"), t.hand("Aric")) == (1, [])
    over(t)


@card("Aspis Agent")
@rule("REWARD-7")
def test_with_a_helper_the_agents_gold_is_for_the_main_fighter() -> None:
    t = meets("Aspis Agent", level=4, suzan={"level": 5}, treasures=("Sun Orchid Elixir", "Briar"))
    helped(t).wins("Aric")
    assert (sorted(t.hand("Aric")), t.hand("Suzan")) == (["Briar", "Sun Orchid Elixir"], [])
    over(t)


# ---------------------------------------------------------------- Div
def div(*discards: str, **place: object) -> Table:
    return meets("Div", dice=(1,), level=4, suzan={"level": 3, **place}, third={"level": 2}, door_discards=discards)


@card("Div")
def test_the_div_brings_the_topmost_curse_down_on_everyone() -> None:
    t = div("Boot Soup", "Firegut", "Goblin").runs("Aric")
    assert [t.level(n) for n in t.names] == [3, 2, 1]
    assert t.discards("door") == ["Boot Soup", "Firegut", "Goblin", "Div"]  # the Curse stays where it was
    over(t)


@card("Div")
def test_no_curse_lies_in_the_discards() -> None:
    t = div("Goblin").runs("Aric")
    assert [t.level(n) for n in t.names] == [4, 3, 2]
    over(t)


@card("Div")
@rule("CURSE-5")
def test_a_wishing_ring_saves_its_user_from_the_div_and_nobody_else() -> None:
    t = div("Firegut", hand=["Wishing Ring"]).flees("Aric")
    while t.window() != ("curse", "Suzan"):
        t.closes()
    t.does("Suzan", "play [Wishing Ring]").settle()
    assert [t.level(n) for n in t.names] == [3, 3, 1]
    over(t)


@card("Div", "Blood Veil")
def test_the_blood_veil_spreads_with_the_div() -> None:
    t = div("Blood Veil").runs("Aric")
    assert [t.strength(n) for n in t.names] == [1, 0, -1]
    assert t.used("Aric") == ["Blood Veil"]
    over(t)


@card("Div")
def test_whoever_escapes_spares_the_table() -> None:
    t = meets("Div", dice=(5,), level=4, door_discards=("Firegut",)).runs("Aric")
    assert [t.level(n) for n in t.names] == [4, 1, 1]
    over(t)


# ---------------------------------------------------------------- Donkey Rat
@card("Donkey Rat")
def test_a_donkey_rat_in_hand_is_thrown_to_one_pursuer() -> None:
    t = meets("Sinspawn", hand=["Donkey Rat"])
    t.refused("Aric", "use [Donkey Rat] on [Sinspawn]")  # not before the flight
    t.flees("Aric").does("Aric", "use [Donkey Rat] on [Sinspawn]").settle()
    assert (rolls(t), t.dead("Aric"), t.hand("Aric")) == (0, False, [])
    assert set(t.discards("door")) == {"Donkey Rat", "Sinspawn"}
    over(t)


@card("Donkey Rat")
def test_it_saves_from_one_monster_only() -> None:
    t = meets("Goblin", dice=(1,), hand=["Donkey Rat"], table=["Briar"], curses=["Blood Veil"],
              suzan={"hand": ["Mob Goblins"]})  # fmt: skip
    t.does("Suzan", "join [Mob Goblins]").flees("Aric").does("Aric", "use [Donkey Rat] on [Mob Goblins]").settle()
    assert rolls(t) == 1  # from the Goblin, which takes an item
    assert (t.used("Aric"), t.level("Aric")) == (["Blood Veil"], 1)
    over(t)


@card("Donkey Rat")
def test_only_who_runs_throws_the_donkey_rat() -> None:
    t = meets("Sinspawn", dice=(1,), suzan={"hand": ["Donkey Rat"]})
    t.flees("Aric")
    t.refused("Suzan", "use [Donkey Rat] on [Sinspawn]")
    t.settle()
    assert t.happened("died") and t.hand("Suzan") == ["Donkey Rat"]


# ---------------------------------------------------------------- Ghoul Friday
@card("Ghoul Friday")
@rule("CHARITY-1")
def test_the_paralysed_still_give_to_charity() -> None:
    hand = ["Boot Soup", "Firegut", "Goblin", "Mite", "Pesh", "Witch"]
    t = loses("Ghoul Friday", level=2, hand=hand)
    t.refused("Aric", "play [Pesh]", "CONFLICT-1")
    t.refused("Aric", "play [Witch]", "CONFLICT-1")
    t.refused("Aric", "play [Firegut] on Suzan", "CONFLICT-1")
    t.does("Aric", "end").settle()
    t.does("Aric", "give [Mite] to Suzan").settle()
    assert t.hand("Suzan") == ["Mite"]
    t.nothing_pending_but("Suzan")


@card("Ghoul Friday")
def test_who_was_caught_neither_plays_nor_receives_nor_helps_until_his_next_turn() -> None:
    t = at_table("Aric", "Suzan", "Third").has("Aric", hand=["Pesh"]).has("Suzan", level=3, table=["Briar"])
    t.has("Third", level=3).deck(dice=(1,), doors=["Goblin", "Mite", "Pugwampi"])
    t.combat("Aric", "Ghoul Friday").runs("Aric").does("Aric", "end").settle()
    t.refused("Suzan", "give [Briar] to Aric", "CONFLICT-1")
    t.does("Suzan", "kick")
    t.refused("Suzan", "ask Aric", "CONFLICT-1")
    t.refused("Aric", "play [Pesh] on monsters", "CONFLICT-1")
    t.wins("Suzan").does("Suzan", "end").settle().does("Third", "kick").wins("Third").does("Third", "end").settle()
    t.does("Aric", "kick", "play [Pesh] on fighters")
    assert t.sums() == (5, 1)


# ---------------------------------------------------------------- Lamashtu
@card("Lamashtu")
def test_everyone_may_send_a_monster_with_lamashtu() -> None:
    t = meets("Lamashtu", hand=["Goblin"], suzan={"hand": ["Norns", "Mite"]}, third={"hand": ["Boot Soup"]})
    t.nothing_pending_but("Aric")
    t.does("Aric", "choose no").does("Suzan", "choose yes", "choose [Mite]")
    t.refused("Third", "choose yes")  # no monster in hand, but nobody is told
    t.does("Third", "choose no")
    assert t.monsters() == ["Lamashtu", "Mite"]
    assert t.sums() == (1, 21)
    assert (t.hand("Aric"), t.hand("Suzan")) == (["Goblin"], ["Norns"])
    t.nothing_pending_but("Aric")


@card("Lamashtu")
@pytest.mark.parametrize(("level", "rolled"), [(5, 0), (6, 1)])
def test_lamashtu_does_not_pursue_the_low(level: int, rolled: int) -> None:
    t = meets("Lamashtu", level=level, dice=(6,))
    for name in t.names:
        t.does(name, "choose no")
    t.runs("Aric")
    assert rolls(t) == rolled
    over(t)


def marked_by_lamashtu(*doors: str, **aric: object) -> Table:
    """Lamashtu caught Aric; each of the others then meets a Mite or a Goblin, and Aric what `doors` names."""
    t = at_table("Aric", "Suzan", "Third").has("Aric", level=7, **aric).has("Suzan", level=4).has("Third", level=4)
    t.deck(dice=(1,), doors=["Mite", "Goblin", *doors]).combat("Aric", "Lamashtu")
    for name in t.names:
        t.does(name, "choose no")
    return t.runs("Aric").does("Aric", "end").settle()


@card("Lamashtu")
def test_all_monsters_have_five_more_against_whom_lamashtu_caught() -> None:
    t = marked_by_lamashtu("Shop Goblin", "Two Goblins")
    t.does("Suzan", "kick")
    assert t.sums() == (4, 1)  # not against others
    t.does("Suzan", "ask Aric").does("Aric", "accept Suzan")
    assert t.sums() == (11, 6)  # unless he helps them
    t.wins("Suzan").does("Suzan", "end").settle()  # her kill, not his
    t.does("Third", "kick").wins("Third").does("Third", "end").settle()
    t.does("Aric", "kick")
    assert t.sums() == (7, 7)
    t.nothing_pending_but("Aric")


@card("Lamashtu")
def test_lamashtus_mark_goes_with_the_first_kill() -> None:
    t = marked_by_lamashtu("Shop Goblin", "Mob Goblins", table=["Briar"])
    t.does("Suzan", "kick").wins("Suzan").does("Suzan", "end").settle()
    t.does("Third", "kick").wins("Third").does("Third", "end").settle()
    t.does("Aric", "kick")
    assert t.sums() == (9, 7)
    t.wins("Aric")
    assert t.level("Aric") == 8
    assert t.game.state.mods == ()
    over(t)


@card("Lamashtu")
@rule("REWARD-1", "WIN-2")
def test_killing_lamashtu_is_worth_two_levels_and_five_treasures() -> None:
    t = meets("Lamashtu", level=7, table=["Blackaxe"], suzan={"level": 9, "table": ["Ovinrbaane"]},
              treasures=("Briar", "Pesh", "Pumps", "Codpiece", "Pole Arm"))  # fmt: skip
    for name in t.names:
        t.does(name, "choose no")
    helped(t)
    assert t.sums() == (11 + 12, 20)
    t.wins("Aric")
    assert t.level("Aric") == 9
    assert len(t.hand("Aric")) == 5
    over(t)


# ---------------------------------------------------------------- Sandpoint Devil
@card("Sandpoint Devil")
def test_the_next_monster_counts_as_undead() -> None:
    t = at_table().has("Aric", level=3).has("Suzan", level=5, hand=["Ghoul Friday"]).has("Third", level=5)
    t.deck(dice=(1, 6), doors=["Mite", "Pugwampi", "Tengu", "Boggard"]).combat("Aric", "Sandpoint Devil").runs("Aric")
    over(t)
    t.does("Aric", "end").settle().does("Suzan", "kick")
    t.refused("Suzan", "join [Ghoul Friday]", "TRIBE-1")  # hers is no Undead
    t.wins("Suzan").does("Suzan", "end").settle().does("Third", "kick").wins("Third").does("Third", "end").settle()
    t.does("Aric", "kick")
    assert t.sums() == (3, 12)
    t.does("Suzan", "join [Ghoul Friday]")
    assert t.sums() == (3, 12 + 6)
    t.nothing_pending_but("Aric")


@card("Sandpoint Devil")
def test_the_next_monster_has_ten_more_if_it_is_undead_already() -> None:
    t = at_table().has("Aric", level=3).has("Suzan", level=5).has("Third", level=5)
    t.deck(dice=(1,), doors=["Mite", "Pugwampi", "Ghoul Friday"]).combat("Aric", "Sandpoint Devil").runs("Aric")
    t.does("Aric", "end").settle().does("Suzan", "kick").wins("Suzan").does("Suzan", "end").settle()
    t.does("Third", "kick").wins("Third").does("Third", "end").settle().does("Aric", "kick")
    assert t.sums() == (3, 6 + 10)
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- Treerazer
@card("Treerazer", "Blackaxe")
def test_treerazer_breaks_the_blackaxe_first_of_all() -> None:
    t = meets("Treerazer", level=4, table=["Boots of the Mastodon"], carried=["Blackaxe"])
    assert (t.used("Aric"), t.carried("Aric")) == (["Boots of the Mastodon"], [])
    assert t.discards("treasure") == ["Blackaxe"]
    t.nothing_pending_but("Aric")


@card("Treerazer")
@rule("FAQ-12")
def test_without_it_the_item_with_the_biggest_bonus_goes() -> None:
    t = meets("Treerazer", level=4, table=["Briar", "Decemvirate Helm"], suzan={"table": ["Ovinrbaane"]})
    assert (t.used("Aric"), t.used("Suzan")) == (["Briar"], ["Ovinrbaane"])
    assert t.sums() == (6, 18)
    helped(t)
    assert t.used("Suzan") == ["Ovinrbaane"]  # only whoever met it
    t.nothing_pending_but("Aric")
    t = meets("Treerazer", level=4)
    assert t.sums() == (4, 18)  # nothing to lose
    t.nothing_pending_but("Aric")


@card("Treerazer")
@rule("RUN-11", "FAQ-135")
@pytest.mark.parametrize(
    ("level", "die", "after"),
    [(8, 6, 7), (8, 1, 4), (5, 6, 4), (5, 1, 1), (4, 1, 4)],  # the low are not pursued
)
def test_treerazer_costs_the_high_a_level_even_if_they_escape(level: int, die: int, after: int) -> None:
    t = loses("Treerazer", level=level, dice=(die,))
    assert t.level("Aric") == after
    over(t)


@card("Treerazer")
@rule("HELP-3")
def test_a_helper_of_treerazers_victim_is_judged_by_himself() -> None:
    t = meets("Treerazer", level=3, dice=(6,), suzan={"level": 6})
    helped(t).runs("Aric")
    assert (t.level("Aric"), t.level("Suzan"), rolls(t)) == (3, 5, 1)
    over(t)


# ---------------------------------------------------------------- Blog Goblin, Hobbes Goblin, Geb
@card("Blog Goblin")
def test_somebody_is_always_looking_at_a_screen() -> None:
    assert meets("Blog Goblin").sums() == (1, 4)
    assert helped(meets("Blog Goblin", table=["Witch", "Pathfinder"])).sums() == (2, 4)


@card("Blog Goblin")
def test_the_blog_goblin_posts_your_hand() -> None:
    t = meets("Blog Goblin", level=5, hand=["Pesh", "Mite"], suzan={"hand": ["Briar"]}, treasures=("Blazer",))
    assert [(t.names[e.seat], t.cards(e.cards)) for e in t.happened("hand_shown")] == [("Aric", ["Pesh", "Mite"])]
    t.wins("Aric")
    assert (t.level("Aric"), t.hand("Aric")) == (6, ["Pesh", "Mite", "Blazer"])
    over(t)


@card("Geb")
def test_geb_pursues_everybody() -> None:
    t = caught("Geb", level=1)
    assert rolls(t) == 1 and t.happened("died")


# ---------------------------------------------------------------- what is printed on them
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Sandpoint Devil", "The next monster you meet counts as Undead, or has +10 if it is Undead already."),
        ("Treerazer", "Does not pursue characters of level 4 or lower. All others lose 1 level even if they escape."),
        ("Treerazer", "Before the fight, discard your Blackaxe; if you have none, your item with the biggest bonus."),
        ("Linnorm", "Discard all Treasure cards from your hand."),
        ("Charau-Ka", "Discard one Big item; if you have none, two items."),
        ("Winter Witch", "Discard all your items that need hands."),
    ],
)
def test_what_a_player_reads(name: str, said: str) -> None:
    pack = load_pack("pathfinder")
    text = card_text(pack, next(each for each in pack.cards if each["name"] == name))
    assert said in f"{text.rule} {text.bad_stuff}"
