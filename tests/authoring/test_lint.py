"""The linter: what it finds, and that it says nothing about correct packs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kickdoor.authoring.lint import Finding, lint, lint_mix, lint_path, same_names
from kickdoor.lab.trial_games import table_for, try_out
from kickdoor.packs import Pack, PackError, load_pack
from kickdoor.packs.loader import Location
from tests.small import HEADER, PLAIN, pack_of, small_pack


def found(*cards: dict[str, Any], **header: Any) -> list[str]:
    return [f"{each.severity}: {each.text}" for each in lint(pack_of(*cards, **header))]


def item(**parts: Any) -> dict[str, Any]:
    return {"name": "Thing", "kind": "item", "gold": 0, **parts}


def power(**parts: Any) -> dict[str, Any]:
    return item(uses=[{"when": "own_combat", "do": [{"modify": {"strength": 1}}], **parts}])


def only_if(cond: Any) -> dict[str, Any]:
    return item(always=[{"strength": 1, "if": cond}])


def test_a_correct_pack_has_no_findings() -> None:
    assert found() == []
    assert found(item(bonus=2, hands=2, only="cook")) == []
    for cond in ("cook", {"not": "cook"}, {"level": {"min": 1, "max": 9}}, {"any": ["male", "female"]}):
        assert found(only_if(cond)) == []
    assert found(power(target="monster")) == []
    assert found(power(cost=[{"discard": {"kind": "item", "count": 2}}])) == []


def test_the_classic_set_is_clean() -> None:
    pack, oddities = lint_path("classic")
    assert pack is not None
    assert [str(each) for each in oddities] == []


@pytest.mark.parametrize(
    ("cond", "why"),
    [
        ({"level": {"min": 5, "max": 3}}, "no level is from 5 to 3"),
        ({"level": {"min": 10}}, "nobody plays on at level 10"),
        ({"all": ["male", "female"]}, "nobody is male and female at once"),
        ({"all": ["cook", {"not": "cook"}]}, "it asks for something and its contrary"),
        ({"all": ["cook", "baker"]}, "nobody has two Classes"),
        ({"all": [{"level": {"min": 5}}, {"level": {"max": 4}}]}, "its levels exclude each other"),
        ({"any": [{"level": {"max": 0}}, {"all": ["male", "female"]}]}, "no level is from 1 to 0"),
        ({"not": {"level": {"min": 1}}}, "its contrary always holds"),
        ({"facing": {"all": ["male", "female"]}}, "nobody is male and female at once"),
        ({"monsters": {"min": 3, "max": 2}}, "no number is from 3 to 2"),
        ({"free_hands": 3}, "nobody has 3 hands"),
        ({"level_multiple": 10}, "no level in play is a multiple of 10"),
    ],
)
def test_conditions_that_are_never_true(cond: Any, why: str) -> None:
    assert found(only_if(cond)) == [f"error: this condition never holds: {why}"]


def test_two_of_a_kind_are_possible_where_a_card_allows_it() -> None:
    more = {"name": "More", "kind": "special", "deck": "door", "stays": "in_play", "always": [{"allow": {"class": 1}}]}
    assert found(only_if({"all": ["cook", "baker"]}), more) == []
    assert found(only_if({"all": ["cook", "baker"]}), knows=["cook"]) == []


def test_a_lasting_card_whose_condition_is_never_true() -> None:
    card = {"name": "Odd", "kind": "special", "deck": "door", "stays": {"while": {"all": ["male", "female"]}}}
    assert found(card) == ["error: this condition never holds: nobody is male and female at once"]


@pytest.mark.parametrize(
    ("card", "why"),
    [
        (item(hands=3), "it needs 3 hands, but nobody has more than 2"),
        (item(only="cook", not_for=["cook", "baker"]), "nobody can use it: `not_for` excludes all that `only` allows"),
        (item(not_for=["male", "female"]), "nobody can use it: it is for neither sex"),
        (power(when="own_turn", target="monster"), "nobody can use it: there is no monster to name at `own_turn`"),
        (power(when="combat", target={"roll": "yours"}), "nobody can use it: there is no roll to name at `combat`"),
        (power(do=["reroll"]), "nobody can use it: no die lies on the table at `own_combat`"),
        (power(do=[{"cancel": "curse"}]), "nobody can use it: no Curse is about to strike at `own_combat`"),
        (power(cost=[{"lose_levels": 9}]), "nobody can pay it: nobody can lose 9 levels"),
        (power(cost=[{"discard": {"kind": "oneshot", "count": 1}}]), "nobody can pay it: this pack has no oneshot"),
        (power(cost=[{"discard": {"in": "hand", "count": 1, "at_least": 2}}]), "nobody can pay it: 1 cards, but"),
        (power(target={"fighter": {"level": {"max": 0}}}), "nobody can be named: no level is from 1 to 0"),
    ],
)
def test_cards_nobody_can_use(card: dict[str, Any], why: str) -> None:
    errors = [line for line in found(card) if line.startswith("error: ")]
    assert [line for line in errors if line.startswith(f"error: {why}")], found(card)


def test_more_hands_than_two_where_a_card_gives_them() -> None:
    assert found(item(hands=3), {"name": "Squid", "kind": "class", "always": [{"allow": {"hands": 1}}]}) == []


def test_triggers_that_never_happen() -> None:
    assert found(item(triggers={"killed": [{"gain_levels": 1}]}))[0].startswith("warning: `killed` never happens")


def test_filters_that_match_no_card() -> None:
    curse = {"name": "Hex", "kind": "curse", "effect": [{"discard": {"kind": "companion", "count": 1}}]}
    assert found(curse) == ["warning: no card matches: this pack has no companion"]
    assert found(curse, knows=["cook"])[-1:] != ["warning: no card matches: this pack has no companion"]


def test_the_header() -> None:
    assert found(tags=["undead", "loud"]) == ["warning: no card has or asks for the tag 'loud'"]
    asks = {"name": "Hex", "kind": "curse", "effect": [{"discard": {"tag": "loud", "count": 1}}]}
    assert found(asks, tags=["undead", "loud"]) == ["warning: no card has the tag 'loud'"]
    assert found(tags=["undead", "loud"], tribes=["undead", "loud"])[-1] == (
        "warning: no monster belongs to the tribe 'loud'"
    )
    assert found(lends=["undead"]) == ["warning: no Item has the tag 'undead', so none can be lent"]
    kinds = {**HEADER["identities"], "order": {"limit": 0, "plural": "Orders"}}
    assert found(identities=kinds) == [
        "warning: there is no order card",
        "error: nobody may have a order: its limit is 0",
    ]
    assert found(slots={"headgear": 1, "tail": 1}) == ["warning: no card fills or asks for the slot 'tail'"]
    assert found(companion_word="Mook") == ["warning: there is no companion card"]
    assert found(knows=["wizard"]) == ["warning: no card names 'wizard'"]


def test_long_texts() -> None:
    steps = [{"lose_levels": 1, "who": "everyone"}, {"draw": {"deck": "door", "count": 3}, "who": "others"}] * 6
    assert found({"name": "Hex", "kind": "curse", "effect": steps})[0].startswith("warning: its text has ")


def test_small_decks() -> None:
    small = Pack(HEADER, tuple(PLAIN[2:]), (Location("odd.yaml", 1), Location("odd.yaml", 2)), "odd.yaml", "small")
    texts = [each.text for each in lint(small)]
    assert any(text.startswith("2 Doors are too few to deal 6 players (24 needed)") for text in texts)
    assert [pack.id for pack in table_for(small)] == ["classic", "odd"]
    assert [pack.id for pack in table_for(pack_of())] == ["odd"]


def test_names_that_a_set_already_has() -> None:
    card = {"name": "Net Troll", "kind": "monster", "level": 1, "treasures": 1, "bad_stuff": []}
    assert [str(each) for each in same_names(pack_of(card))] == [
        "odd.yaml:5: Net Troll: note: the set classic has this card too"
    ]


def test_every_error_of_the_loader_is_listed(tmp_path: Path) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(
        "pack: {id: bad, title: Bad, vocabulary: 1}\n"
        "cards:\n"
        "  - {name: A, kind: monstre, level: 1, treasures: 1, bad_stuff: []}\n"
        "  - {name: B, kind: curse, effect: [{lose_level: 1}]}\n"
        "  - {name: B, kind: curse, effect: [die]}\n"
    )
    pack, errors = lint_path(file)
    assert pack is None
    assert [str(each) for each in errors] == [
        f"{file}:3: A: error: kind: unknown kind 'monstre' (did you mean 'monster'?)",
        f"{file}:4: B: error: effect/0/lose_level: unknown verb 'lose_level' (did you mean 'lose_levels'?)",
        f"{file}:5: B: error: a card of this name stands in {file}:4 already",
    ]


def test_an_unreadable_pack(tmp_path: Path) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text("pack: [")
    with pytest.raises(PackError, match=r"bad\.yaml:2: not YAML"):
        lint_path(file)


def test_findings_have_the_line_of_the_part(tmp_path: Path) -> None:
    file = tmp_path / "odd.yaml"
    file.write_text(
        "pack: {id: odd, title: Odd, vocabulary: 1, needs: [classic]}\n"
        "cards:\n"
        "  - name: A\n"
        "    kind: item\n"
        "    gold: 0\n"
        "    always:\n"
        "      - strength: 1\n"
        "        if: {level: {min: 4, max: 3}}\n"
    )
    assert [str(each) for each in lint_path(file)[1]] == [
        f"{file}:8: A: error: this condition never holds: no level is from 4 to 3"
    ]


# ---------------------------------------------------------------- games
def test_games_are_played_and_idle_cards_named() -> None:
    never = {
        "name": "Never",
        "kind": "special",
        "deck": "door",
        "uses": [{"when": "curse", "do": [{"cancel": "curse"}]}],
    }
    trial = try_out(pack_of(never), 3, 7)
    assert (trial.games, trial.flaws) == (3, [])
    assert trial.idle == ["Never"]
    assert trial.actions == try_out(pack_of(never), 3, 7).actions


def test_an_endless_card_is_found() -> None:
    steps: list[Any] = [{"gain_levels": 1}]
    for _ in range(4):
        steps = [{"for_each": {"in": "hand", "of": "everyone", "count": "all"}, "do": steps}]
    curse = {"name": "Endless", "kind": "curse", "effect": steps, "count": 40}
    trial = try_out(pack_of(curse), 4, 0)
    flaws: list[Finding] = trial.flaws
    assert flaws
    assert all(flaw.severity == "error" and "OutOfBudget" in flaw.text for flaw in flaws)
    assert "[Endless]" in flaws[0].text


def test_only_our_own_sets_are_trusted(tmp_path: Path) -> None:
    assert load_pack("classic").trusted
    assert not pack_of().trusted


# ---------------------------------------------------------------- mixes
def test_one_name_for_two_kinds_of_identity_is_a_warning(tmp_path: Path) -> None:
    header = "identities: {{{kind}: {{limit: 1, plural: Many}}}}"
    paths = [
        str(small_pack(tmp_path, f"{{name: Monk, kind: {kind}}}", name=kind, header=header.format(kind=kind)))
        for kind in ("class", "race")
    ]
    _, [found] = lint_mix(paths)
    assert (found.card, found.severity) == ("Monk", "warning")
    assert "a class in class" in found.text
    assert lint_mix(paths[:1])[1] == []
