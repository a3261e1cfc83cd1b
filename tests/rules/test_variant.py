"""Optional rules: Listen At The Door, looting a Treasure, shared victory, another winning Level, no sex (VARIANT,
AMB-151 to AMB-153, AMB-158, AMB-164).
"""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from kickdoor.cli import app
from kickdoor.engine.model.ids import DOOR, TREASURE
from kickdoor.game import Game, seen_by
from kickdoor.record.saved import load as load_saved
from kickdoor.record.scenario import ScenarioError, load, run_file
from kickdoor.rules import OPTIONAL
from tests.marks import rule
from tests.small import EDITIONS, FOUR_PHASES, THREE_PHASES, small_pack
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
    t.does("Aric", "play [Lanky]", "kick", "keep", "loot", "end").settle()  # then the turn goes on as usual
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
def test_a_new_character_draws_new_cards_before_listening(edition: str) -> None:
    doors = ["Lanky", "Digger", "Acrobat", "Brawler", "Enchanter"]
    treasures = ["Jam Jar", "Steak Knife", "Sunday Hat", "Lucky Wok"]
    t = table(edition=edition, listen_at_the_door=True).has("Aric", level=3, dead=True)
    t.deck(doors=doors, treasures=treasures)
    assert t.hand("Aric") == doors[:4] + treasures + doors[4:]
    t.does("Aric", "pass")
    assert t.owes("Aric") == "kick"


@rule("AMB-152", "AMB-158", "DOOR-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_heard_at_the_door_goes_to_the_hand(edition: str) -> None:
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
def test_looting_a_treasure_comes_with_listening_by_default(
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


@rule("VARIANT-5", "LEVEL-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_way_to_a_level_stops_before_the_winning_one_of_an_epic_game(edition: str) -> None:
    t = table(edition=edition, winning_level=20)
    t.has("Aric", level=19, hand=["Found a Coin"], carried=["Saucepan Helmet", "Plain Brown Cloak"])
    t.refused("Aric", "play [Found a Coin]", "CONFLICT-6")
    t.refused("Aric", "sell [Saucepan Helmet], [Plain Brown Cloak]", "SELL-5")
    t = table(edition=edition, winning_level=20)
    t.has("Aric", level=10, carried=["Saucepan Helmet", "Plain Brown Cloak"])
    t.does("Aric", "sell [Saucepan Helmet], [Plain Brown Cloak]")  # at 10 and beyond, Levels are sold as before
    assert t.level("Aric") == 11


@rule("VARIANT-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_conditions_on_levels_go_on_counting_beyond_ten(edition: str, tmp_path: Path) -> None:
    cards = """
        {name: Hunter, kind: monster, level: 5, treasures: 1, bad_stuff: [{set_level: 1}], always: [SPARES]}
        {name: Staff of Years, kind: item, gold: 100, always: [{strength: 3, if: {level: {min: 15}}}]}
        {name: Twice, kind: oneshot, gold: 100, uses: [{when: combat, target: side, do: [{modify: TWICE}]}]}
    """
    cards = cards.replace("SPARES", "{rule: no_pursuit, if: {level: {max: 11}}}")
    cards = cards.replace("TWICE", "{strength: {level: you}, to: target}")
    pack = small_pack(tmp_path, cards)
    for level, bonus in ((14, 0), (15, 3)):
        t = table(edition=edition, winning_level=20, packs=(pack,)).has("Aric", level=level, table=["Staff of Years"])
        assert t.strength("Aric") == level + bonus
    for level, struck in ((11, 11), (12, 1)):
        t = table(edition=edition, winning_level=20, packs=(pack,)).has("Aric", level=level, sex="male")
        t.has("Suzan", hand=["Twice"]).has("Suzan", level=19).deck(dice=[1]).combat("Aric", "Hunter")
        t.does("Suzan", "play [Twice] on monsters").runs("Aric")
        assert t.level("Aric") == struck


# ---------------------------------------------------------------- sex-neutral play
@rule("VARIANT-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_items_for_one_sex_are_for_everybody(edition: str) -> None:
    for neutral in (True, False):
        t = table(edition=edition, sex_neutral=neutral).has("Aric", carried=["Kitten Mittens"])
        if neutral:
            t.does("Aric", "equip [Kitten Mittens]")
            assert t.strength("Aric") == 2
        else:
            t.refused("Aric", "equip [Kitten Mittens]", "ITEM-7")


@rule("VARIANT-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_item_forbidden_to_a_sex_is_forbidden_to_nobody_but_a_class_still_counts(
    edition: str, tmp_path: Path
) -> None:
    cards = """
        {name: Cook, kind: class}
        {name: Bonnet, kind: item, bonus: 2, gold: 100, not_for: [male, cook]}
        {name: Ladle, kind: item, bonus: 3, gold: 100, only: cook}
    """
    pack = small_pack(tmp_path, cards, header="identities: {class: {limit: 1, plural: Classes}}")
    t = table(edition=edition, sex_neutral=True, packs=(pack,)).has("Aric", carried=["Bonnet", "Ladle"], hand=["Cook"])
    t.does("Aric", "equip [Bonnet]").refused("Aric", "equip [Ladle]", "ITEM-7")
    assert t.strength("Aric") == 3
    t.does("Aric", "play [Cook]", "equip [Ladle]")
    assert t.strength("Aric") == 4  # the bonnet no longer counts


@rule("VARIANT-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_monster_that_asks_about_sex_finds_none(edition: str) -> None:
    t = table(edition=edition, sex_neutral=True).combat("Aric", "Ladle Lady")
    assert t.monsters() == ["Ladle Lady"]  # it spares only women
    t = table(edition=edition).has("Aric", sex="female").combat("Aric", "Ladle Lady")
    assert t.monsters() == []


@rule("VARIANT-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_has_announces_or_changes_a_sex(edition: str) -> None:
    t = table(edition=edition, sex_neutral=True).has("Suzan", hand=["Wrong Wardrobe"])
    t.does("Suzan", "play [Wrong Wardrobe] on Aric").settle()
    assert [player.sex for player in t.game.view(-1).players] == ["", "", ""]
    assert t.happened("sex_changed") == []
    opening = table(edition=edition, sex_neutral=True).dealing()
    opening.refused("Aric", "choose female", "VARIANT-8")
    assert not any("male" in action for action in opening.legal("Aric"))
    with pytest.raises(ValueError, match="VARIANT-8"):
        Game.new(["classic"], ["A", "B", "C"], rules={"edition": edition, "sex_neutral": True}, sexes=["male"])


# ---------------------------------------------------------------- from files and the command line
SWITCHES = {
    "listen_at_the_door": (True, "--listen-at-the-door"),
    "loot_treasure": (True, "--loot-treasure"),
    "shared_victory": (True, "--shared-victory"),
    "winning_level": (20, "--winning-level 20"),
    "sex_neutral": (True, "--sex-neutral"),
}


def test_every_optional_rule_is_tried() -> None:
    assert list(SWITCHES) == [switch.name for switch, _ in OPTIONAL], "needs a line in SWITCHES"


@rule("VARIANT-1", "VARIANT-3", "VARIANT-4", "VARIANT-5", "VARIANT-8")
@pytest.mark.parametrize("switch", SWITCHES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_scenario_sets_each_optional_rule_under_each_edition(edition: str, switch: str, tmp_path: Path) -> None:
    value = str(SWITCHES[switch][0]).lower()
    file = tmp_path / "rules.yaml"
    file.write_text(
        f"rules: {{edition: {edition}, {switch}: {value}}}\n"
        "players: {Aric: {}, Suzan: {}, Third: {}}\n"
        "steps:\n  - Aric: kick\n"
    )
    rules = load(file).game.state.rules
    assert (rules.edition, getattr(rules, switch)) == (edition, SWITCHES[switch][0])
    assert run_file(file).passed


@rule("VARIANT-8")
def test_a_scenario_without_sexes_cannot_give_one(tmp_path: Path) -> None:
    file = tmp_path / "rules.yaml"
    file.write_text(
        "rules: {sex_neutral: true}\nplayers:\n  Aric: {sex: male}\n  Suzan: {}\n  Third: {}\nsteps:\n  - Aric: kick\n"
    )
    with pytest.raises(ScenarioError, match=r"rules.yaml:3: players.Aric.sex: .*VARIANT-8"):
        run_file(file)


@rule("VARIANT-1", "VARIANT-3", "VARIANT-4", "VARIANT-5", "VARIANT-8")
@pytest.mark.parametrize("switch", SWITCHES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_command_line_sets_each_optional_rule_under_each_edition(
    edition: str, switch: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = tmp_path / "game.kick.jsonl"
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    options = SWITCHES[switch][1].split()
    assert app.main(["play", "--terminal", "--edition", edition, *options, "--keep", "60", "--save", str(save)]) == 0
    header = load_saved(save).header
    assert (header.edition, header.rules[switch], header.deck_percent) == (edition, SWITCHES[switch][0], 60)


def test_the_help_of_the_command_explains_each_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(["play", "--help"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    for _, option in SWITCHES.values():
        words = said.partition(f" {option.split()[0]} ")[2].removeprefix("/ --no-loot-treasure").partition(" --")[0]
        assert len(words.split()) > 8, option
