"""A client's contribution to the shuffle: what it pledges and reveals, and what it keeps to check the deal later."""

from __future__ import annotations

import msgspec

from kickdoor.client.ids import new_id
from kickdoor.protocol import messages as protocol
from kickdoor.record.shuffle import Proof, Remembered, flaws, is_left_out, new_secret, pledge


class Contribution:
    """One client's contribution. `remembered`: from an earlier client of the same seat."""

    def __init__(self, table: str, remembered: Remembered | None = None) -> None:
        self.table = table
        self.remembered = remembered or Remembered()
        self._pledged = -1  # the seat for which this client has pledged
        self._sent = False  # whether the contribution itself was sent

    def next_request(self, info: protocol.Info) -> protocol.Pledge | protocol.Reveal | None:
        """Return the request to send now, or None. A client pledges only once for a seat, so that two clients of one
        seat do not keep replacing each other's pledge.
        """
        shuffle = info.shuffle
        if shuffle is None or info.stage == "over":  # a commitment first seen after the game proves nothing
            return None
        if not self.remembered.commitment:
            self.remembered = msgspec.structs.replace(self.remembered, commitment=shuffle.commitment)
        if info.stage != "waiting" or info.you < 0:
            return None
        return self._reveal(info.you, shuffle) if shuffle.closed else self._pledge(info.you)

    def _pledge(self, seat: int) -> protocol.Pledge | None:
        if self._pledged == seat:
            return None
        if self.remembered.seat != seat or not self.remembered.contribution:
            self.remembered = Remembered(self.remembered.commitment, seat, new_secret())
        self._pledged = seat
        return protocol.Pledge(id=new_id(), pledge=pledge(self.table, seat, self.remembered.contribution))

    def _reveal(self, seat: int, shuffle: protocol.Shuffle) -> protocol.Reveal | None:
        mine = self.remembered
        self.remembered = msgspec.structs.replace(mine, pledges=shuffle.pledges)
        if self._sent or mine.seat != seat or not mine.contribution or seat >= len(shuffle.pledges):
            return None
        if shuffle.pledges[seat] != pledge(self.table, seat, mine.contribution):
            return None  # another client of this seat has replaced it
        self._sent = True
        return protocol.Reveal(id=new_id(), contribution=mine.contribution)

    def done(self, request: protocol.Pledge | protocol.Reveal) -> None:
        """Note that the server has accepted the request."""
        if isinstance(request, protocol.Reveal):
            self.remembered = msgspec.structs.replace(self.remembered, revealed=True)

    def flaws(self, info: protocol.Info) -> list[str]:
        """Return what is wrong with a finished game's deal as far as this client can tell; empty if nothing."""
        proof = proof_of(info)
        if proof is None or info.shuffle is None:
            return ["the server has not revealed how the cards were dealt"]
        return flaws(proof, info.shuffle.seed, [seat.name for seat in info.seats], self.remembered)

    def is_left_out(self, info: protocol.Info) -> bool:
        """Was the deal made without the contribution that this client pledged? It may simply have been too late."""
        proof = proof_of(info)
        return proof is not None and is_left_out(proof, self.remembered)


def proof_of(info: protocol.Info) -> Proof | None:
    """Return the proof of the deal; None if the game is not over or its cards were not shuffled."""
    shuffle = info.shuffle
    if shuffle is None or not shuffle.key:
        return None
    none = ("",) * len(info.seats)
    return Proof(info.table, shuffle.commitment, shuffle.key, shuffle.pledges or none, shuffle.contributions or none)
