"""What the engine cites in each edition, and that an edition is data."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from kickdoor.rules import EDITIONS, catalogue, get
from kickdoor.rules.editions import cited_in
from kickdoor.rules.reading import read
from tests.rules.catalogue.changed_copy import SOURCE, copied, run

SETS = {rule.id: rule.sets for rule in catalogue().rules}
REFERENCE = ("fu", "impossible-1.51", "impossible-1.61")
# These editions have no such rule: `Game.why_not` leaves it out unless another set of a mix has it.
FOREIGN = {
    ("classic", "companion-discard"),
    ("classic", "companion-trade"),
    ("pathfinder", "companion-discard"),
    ("pathfinder", "companion-trade"),
    ("pathfinder", "use-outside-combat"),
    *((edition, topic) for edition in REFERENCE for topic in ("sale-while-running", "sex-choice")),
}
NEW_EDITION = """
from kickdoor import Game
from kickdoor.rules import EDITIONS, edition_values
from kickdoor.rules.editions import cited_in

assert "classic-2" in EDITIONS
assert cited_in("classic-2") == cited_in("classic")
assert edition_values("classic-2")["title"] == "Second Edition"
game = Game.new(rules={"edition": "classic-2"})
while game.state.turn_no < 3:
    game.submit(game.default(game.pending()[0]))
assert game.editions == {"classic-2"}
print("played")
"""


def test_the_engine_cites_exactly_the_topics_of_the_catalogue() -> None:
    named: set[str] = set()
    for path in (SOURCE / "engine").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        named.update(re.findall(r'\.cite(?:_all)?\("([a-z-]+)"\)', text))
        for table in re.findall(r"_TOPIC_OF_TIMING = \{(.*?)\n\}", text, re.DOTALL):
            named.update(re.findall(r': "([a-z-]+)",', table))
    assert named == set(read("citations").row("topics").names())


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_cites_its_own_rules(edition: str) -> None:
    foreign = {
        (edition, topic)
        for topic, rules in cited_in(edition).items()
        if any(edition not in SETS.get(id, EDITIONS) for id in rules)
    }
    assert foreign == {each for each in FOREIGN if each[0] == edition}


def test_every_rule_that_can_be_cited_exists() -> None:
    for edition in EDITIONS:
        assert all(get(id) for rules in cited_in(edition).values() for id in rules)
    groups = read("citations").row("counterparts").lists("groups")
    assert groups and all(len(group) > 1 and all(get(id) for id in group) for group in groups)


def test_a_new_edition_is_data(tmp_path: Path) -> None:
    """It needs only a preset and a name with its rules."""
    data = copied(tmp_path) / "rules" / "data"
    editions: dict[str, Any] = json.loads((data / "editions.json").read_text(encoding="utf-8"))
    editions["editions"]["classic-2"] = editions["editions"]["classic"] | {"title": "Second Edition"}
    (data / "editions.json").write_text(json.dumps(editions), encoding="utf-8")
    rules: dict[str, Any] = json.loads((data / "rules.json").read_text(encoding="utf-8"))
    for rule in rules["rules"]:
        if rule["sets"] != "all" and "classic" in rule["sets"]:
            rule["sets"].append("classic-2")
    (data / "rules.json").write_text(json.dumps(rules), encoding="utf-8")
    assert run(tmp_path, "-c", NEW_EDITION) == "played\n"
