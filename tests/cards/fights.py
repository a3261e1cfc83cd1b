"""Short ways into a fight with one set, at a table of three: who meets what, who helps, who has lost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.table import Table, table


@dataclass(frozen=True)
class Fights:
    """The first player fights, the second sits on the left, the third on the right. In `**place`, a neighbour's name in
    small letters sets up that neighbour (`suzan={"level": 3}`); everything else is for the first player.
    """

    pack: str
    edition: str = "classic"
    players: tuple[str, str, str] = ("Aric", "Suzan", "Third")

    @property
    def main(self) -> str:
        return self.players[0]

    @property
    def left(self) -> str:
        return self.players[1]

    @property
    def right(self) -> str:
        return self.players[2]

    def at_table(self, *names: str, **rules: Any) -> Table:
        """Return a table that plays the set by its own edition, by default with the three players."""
        return table(*(names or self.players), packs=(self.pack,), edition=self.edition, **rules)

    def sits(self, *, dice: tuple[int, ...] = (), **place: Any) -> Table:
        """Set up the three players, before the first opens the door."""
        places = {name: place.pop(name.lower(), None) or {} for name in self.players[1:]}
        t = self.at_table().has(self.main, **place)
        for name, theirs in places.items():
            t.has(name, **theirs)
        return t.deck(dice=dice, turn=self.main)

    @staticmethod
    def of(name: str, **place: Any) -> dict[str, Any]:
        """Return a neighbour's set-up from `**place`."""
        return {name.lower(): place}

    def meets(
        self,
        monster: str,
        *,
        treasures: tuple[str, ...] = (),
        doors: tuple[str, ...] = (),
        door_discards: tuple[str, ...] = (),
        **place: Any,
    ) -> Table:
        """Let the first player kick open the door and meet a monster."""
        t = self.sits(**place).deck(treasures=treasures, doors=list(doors), door_discards=list(door_discards))
        return t.combat(self.main, monster)

    def helped(self, t: Table, deal: str = "") -> Table:
        """The first player asks the left neighbour, who helps."""
        return t.does(self.main, f"ask {self.left} {deal}".strip()).does(self.left, f"accept {self.main}")

    def offered(self, t: Table, helper: str = "", main: str = "", deal: str = "") -> Table:
        """Somebody, by default the left neighbour, offers to help somebody, and is accepted."""
        helper, main = helper or self.left, main or self.main
        return t.does(helper, f"offer help to {main}{deal}").does(main, f"accept {helper}")

    def loses(self, monster: str, *, dice: tuple[int, ...] = (1,), **place: Any) -> Table:
        """The first player meets a monster and runs, and nobody interferes."""
        return self.meets(monster, dice=dice, **place).runs(self.main)

    def over(self, t: Table) -> None:
        """Check that no fight is on and only the first player owes something: the end of the turn."""
        assert t.game.state.combat is None
        assert t.owes(self.main) == "end"
        t.nothing_pending_but(self.main)

    @staticmethod
    def rolls(t: Table) -> int:
        """Return the number of Run Away dice since the last settling."""
        return len([e for e in t.happened("die_rolled") if e.word == "run"])
