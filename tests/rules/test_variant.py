"""Optional rules: Listen At The Door, looting a Treasure, shared victory, another winning Level (VARIANT and what
AMB-151 to AMB-153, AMB-158 and AMB-164 say of them).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.engine.ids import DOOR, TREASURE
from kickdoor.game import seen_by
from tests.marks import rule
from tests.rules.small import EDITIONS, FOUR_PHASES, THREE_PHASES, small_pack
from tests.table import table


# ---------------------------------------------------------------- Listen At The Door
@rule("VARIANT-1", "VARIANT-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_listening_draws_a_door_unseen_when_the_turn_opens(edition: str) -> None:
    cited = "VARIANT-2" if edition in THREE_PHASES else "VARIANT-1"
    t = table(edition=edition, listen_at_the_door=True).deck(
        doors=["Lanky", "Digger", "Acrobat"], treasures=["Jam Jar"]
    )
    assert (t.hand("Aric"), t.owes("Aric")) == (["Lanky"], "kick")
    assert (t.hand("Suzan"), t.hand("Third")) == ([], [])
    t.does("Aric", "play [Lanky]", "kick", "keep", "loot", "end").settle()  # played or kept, then as usual
    assert t.used("Aric") == ["Lanky"]
    assert t.hand("Suzan") == ["Acrobat"]
    drawn = t.game.state.hands[1][0]
    kinds = [(e.kind, e.rule) for e in t.log if e.kind in ("turn_started", "card_moved")]
    assert kinds[-2:] == [("turn_started", "TURN-1"), ("card_moved", cited)]  # before anything else
    assert any(drawn in e.cards for e in seen_by(t.log, 1))
    assert all(drawn not in e.cards for seat in (-1, 0, 2) for e in seen_by(t.log, seat))


@rule("VARIANT-1", "VARIANT-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_the_variant_nobody_listens(edition: str) -> None:
    assert table(edition=edition).hand("Aric") == []


@rule("AMB-151")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_returns_from_death_draws_his_new_cards_before_he_listens(edition: str) -> None:
    doors = ["Lanky", "Digger", "Acrobat", "Brawler", "Enchanter"]
    treasures = ["Jam Jar", "Steak Knife", "Sunday Hat", "Lucky Wok"]
    t = table(edition=edition, listen_at_the_door=True).has("Aric", level=3, dead=True)
    t.deck(doors=doors, treasures=treasures)
    assert t.hand("Aric") == doors[:4] + treasures + doors[4:]
    assert t.owes("Aric") == "kick"


@rule("AMB-152", "AMB-158", "DOOR-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_heard_at_the_door_is_a_card_of_the_hand(edition: str) -> None:
    t = table(edition=edition, listen_at_the_door=True).has("Aric", level=4).deck(doors=["Straw Man", "Lanky"])
    assert (t.hand("Aric"), t.monsters(), t.owes("Aric")) == (["Straw Man"], [], "kick")
    t.does("Aric", "kick", "keep", "trouble [Straw Man]")  # later in that turn it may be fought
    assert t.monsters() == ["Straw Man"]
    t = table(edition=edition, listen_at_the_door=True).has("Aric", level=4).deck(doors=["Trapdoor"])
    assert (t.hand("Aric"), t.level("Aric"), t.owes("Aric")) == (["Trapdoor"], 4, "kick")


# ---------------------------------------------------------------- looting a Treasure
@rule("VARIANT-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_looting_draws_a_treasure_unseen(edition: str) -> None:
    t = table(edition=edition, loot_treasure=True).deck(doors=["Lanky"], treasures=["Jam Jar"])
    t.does("Aric", "kick", "keep", "loot")
    assert t.hand("Aric") == ["Lanky", "Jam Jar"]
    assert [e.rule for e in t.happened("room_looted")] == ["VARIANT-3"]
    assert all("Jam Jar" not in repr(t.game.view(seat)) for seat in (-1, 1, 2))


@rule("VARIANT-3")
@pytest.mark.parametrize("edition", FOUR_PHASES)
@pytest.mark.parametrize(
    ("listen", "treasure", "deck"),
    [(True, None, TREASURE), (False, None, DOOR), (True, False, DOOR), (False, True, TREASURE)],
)
def test_it_comes_with_listening_unless_the_table_says_otherwise(
    edition: str, listen: bool, treasure: bool | None, deck: int
) -> None:
    t = table(edition=edition, listen_at_the_door=listen, loot_treasure=treasure).deck(
        doors=["Lanky", "Digger", "Acrobat"]
    )
    t.does("Aric", "kick", "keep", "loot")
    assert t.game.state.card(t.game.state.hands[0][-1]).deck == deck


@rule("AMB-153", "CARDS-4")
def test_an_empty_treasure_deck_is_not_replaced_by_doors(tmp_path: Path) -> None:
    cards = """
        {name: Weed, kind: curse, effect: [{lose_levels: 1}]}
        {name: Puddle, kind: curse, effect: [{lose_levels: 1}]}
    """
    t = table(packs=(small_pack(tmp_path, cards),), loot_treasure=True).deck(doors=["Weed", "Puddle"])
    t.does("Aric", "kick").settle()
    t.does("Aric", "loot")
    assert (t.hand("Aric"), t.game.view(-1).decks[0]) == ([], 1)
    assert t.owes("Aric") == "end"


# ---------------------------------------------------------------- shared victory
@rule("VARIANT-4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("shared", [True, False])
def test_the_helper_of_the_winning_fight_shares_the_victory(edition: str, shared: bool) -> None:
    t = table(edition=edition, shared_victory=shared).has("Aric", level=9).has("Suzan", level=2)
    t.combat("Aric", "Straw Man").does("Aric", "ask Suzan").does("Suzan", "accept Aric").wins("Aric")
    assert t.game.winners == (["Aric", "Suzan"] if shared else ["Aric"])
    assert t.level("Suzan") == 2  # whatever his own Level
    assert {e.rule for e in t.happened("game_won")} == ({"WIN-1", "VARIANT-4"} if shared else {"WIN-1"})


@rule("VARIANT-4")
def test_a_fighter_does_not_share_a_helpers_victory() -> None:
    t = table(shared_victory=True).has("Aric", level=5).has("Suzan", level=9, table=["Lanky"])
    t.combat("Aric", "Straw Man").does("Aric", "ask Suzan").does("Suzan", "accept Aric").wins("Aric")
    assert t.game.winners == ["Suzan"]


@rule("AMB-164")
@pytest.mark.parametrize("card", ["Falling Piano", "Quiet Pill"])
def test_a_helper_who_died_or_was_released_does_not_share(card: str) -> None:
    t = table(shared_victory=True).has("Aric", level=9).has("Third", hand=[card]).combat("Aric", "Straw Man")
    t.does("Aric", "ask Suzan").does("Suzan", "accept Aric")
    t.does("Third", f"play [{card}]" + (" on Suzan" if card == "Falling Piano" else "")).settle()
    t.wins("Aric")
    assert t.game.winners == ["Aric"]


# ---------------------------------------------------------------- another winning Level
@rule("VARIANT-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_longer_game_is_only_a_higher_winning_level(edition: str) -> None:
    t = table(edition=edition, winning_level=20).has("Aric", level=9, hand=["Found a Coin"])
    t.combat("Aric", "Straw Man").wins("Aric")
    assert (t.level("Aric"), t.game.over) == (10, False)
    t.does("Aric", "play [Found a Coin]")
    assert t.level("Aric") == 11
    t = table(edition=edition, winning_level=20).has("Aric", level=19, hand=["Found a Coin"])
    t.combat("Aric", "Straw Man").refused("Aric", "play [Found a Coin]", "CONFLICT-6")
    t.wins("Aric")
    assert t.game.winners == ["Aric"]
