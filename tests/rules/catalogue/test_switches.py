"""Optional rules: each is described once, and everything else uses that description."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.cardtext.languages import LANGUAGES
from kickdoor.engine.model.ruleset import OptionalRule
from kickdoor.rules import EDITIONS, OPTIONAL, SWITCHES, Switch, edition_values, get_rule, ruleset
from kickdoor.rules.switches import table
from tests.rules.catalogue.changed_copy import copied, run
from tools import write_optional_rules

BELOW = "    sex_neutral: bool = field("
MADE_UP = """
    {name}: {type} = field(
        default={default},
        metadata=optional(
            "VARIANT-5",
            least=2,
            most=5,
            trials=(3, 4),
            en=("Made-up {name}", "English help of {name}."),
            de=("Erfunden", "Hilfe."),
            es=("Inventado", "Ayuda."),
        ),
    )
"""
CHECKS = Path(__file__).parent / "made_up.py"


def test_the_documentation_has_the_table_of_optional_rules() -> None:
    written = write_optional_rules.FILE.read_text(encoding="utf-8")
    assert write_optional_rules.text() == written, "run: python -m tools.write_optional_rules"
    assert table() in write_optional_rules.text()


@pytest.mark.parametrize(("switch", "rule"), OPTIONAL, ids=lambda each: getattr(each, "name", ""))
def test_each_description_is_complete(switch: Switch, rule: OptionalRule) -> None:
    assert set(rule.words) == set(LANGUAGES)
    assert all(words.label and words.help for words in rule.words.values())
    assert rule.rules and all(get_rule(id) for id in rule.rules)
    if switch.is_number:
        assert rule.trials and all(rule.least <= number <= rule.most for number in (switch.default, *rule.trials))


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_sets_every_switch_to_a_valid_value(edition: str) -> None:
    values = edition_values(edition)
    assert list(values) == list(SWITCHES)
    for name, value in values.items():
        assert SWITCHES[name].checked(value) == value
        assert ruleset(edition, {name: value}) == ruleset(edition)


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("shared_victory", 1),
        ("shared_victory", None),
        ("loot_treasure", "yes"),
        ("winning_level", 1),
        ("winning_level", 100),
        ("winning_level", True),
        ("winning_level", 10.0),
        ("reaction_seconds", -1),
        ("reaction_seconds", "2"),
        ("tribes", "undead"),
        ("tribes", [1]),
        ("title", 7),
    ],
)
def test_a_value_of_another_type_or_out_of_bounds_is_refused(name: str, wrong: object) -> None:
    with pytest.raises(ValueError, match=f"^{name} cannot be "):
        ruleset("classic", {name: wrong})


def test_removed_switches_of_older_games_change_nothing() -> None:
    assert ruleset("fu", {"four_phases": False, "curse_word": "Curse"}) == ruleset("fu")
    with pytest.raises(ValueError, match="unknown rule switch 'five_phases'; known: bribe_hand_plays"):
        ruleset("fu", {"five_phases": True})


def test_one_description_makes_an_optional_rule(tmp_path: Path) -> None:
    """A switch that is only declared appears on the command line, in the lobby, the documentation, stress tests, saved
    games and checks.
    """
    file = copied(tmp_path) / "engine" / "model" / "ruleset.py"
    before, head, after = file.read_text(encoding="utf-8").partition(BELOW)
    made_up = MADE_UP.format(name="made_up_flag", type="bool", default=False)
    made_up += MADE_UP.format(name="made_up_number", type="int", default=3)
    file.write_text(before + made_up.lstrip("\n") + head + after, encoding="utf-8")
    assert run(tmp_path, str(CHECKS), str(tmp_path)) == "checked\n"
