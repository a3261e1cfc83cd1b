"""Fits a net to positions: first to the winners, then to returns that the net itself estimates."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from kickdoor.lab.training.dataset import Floats, Group, Ints
from kickdoor.lab.training.network import Adam, Network

BATCH = 2048  # positions of a step
WARM_UP = 0.15  # the share of the steps in which the rate grows; then it falls to 0

Progress = Callable[[float], object]  # called with the share of the steps that is done


@dataclass(frozen=True)
class Measures:
    """How well a net foretells the winners of games that it has not learned from, as each seat sees the table."""

    log_loss: float  # of the winner
    brier: float  # of each seat's own chance
    top: float  # how often the seat with the best chance has won
    positions: int


def winners(group: Group) -> Floats:
    """Return the outcome as the target of every seat's estimate: position × viewing seat × seat."""
    return np.repeat(group.won[:, None], group.seats, axis=1)


def returns(group: Group, values: Floats, share: float) -> Floats:
    """Return the lambda-returns: what the net thinks of the later positions of the game, and in the end the outcome.

    `values`: the chances by the net, position × viewing seat × seat. `share`: lambda, how much of the return comes from
    beyond the next position.
    """
    found = np.empty_like(values)
    outcome = winners(group)
    for at in range(group.size - 1, -1, -1):
        if at == group.size - 1 or group.game[at] != group.game[at + 1]:
            found[at] = outcome[at]
        else:
            found[at] = (1 - share) * values[at + 1] + share * found[at + 1]
    return found


def chances(net: Network, group: Group) -> Floats:
    """Return each seat's chance by the net: position × viewing seat × seat."""
    parts = [
        np.exp(net.results(group.public[at : at + BATCH], group.own[at : at + BATCH]))
        for at in range(0, group.size, BATCH)
    ]
    return np.concatenate(parts)


def fit(
    net: Network,
    groups: Sequence[Group],
    targets: Sequence[Floats],
    *,
    epochs: float,
    rate: float,
    decay: float,
    seed: int,
    batch: int = BATCH,
    progress: Progress | None = None,
) -> list[float]:
    """Change the net so that it estimates the targets; return the loss of every step. Games that are held out are not
    used. The same seed gives the same net on the same machine.
    """
    pick = np.random.default_rng(seed)
    learned = [np.flatnonzero(~group.held_out) for group in groups]
    adam = Adam(net.parameters, decay)
    steps = max(1, round(epochs * sum(len(each) for each in learned) / batch))
    losses: list[float] = []
    queue: list[tuple[int, Ints]] = []
    for step in range(steps):
        if not queue:
            queue = _batches(learned, batch, pick)
        number, rows = queue.pop()
        group = groups[number]
        done = net.forward(group.public[rows], group.own[rows])
        target = targets[number][rows]
        losses.append(done.loss(target))
        adam.step(done.gradients(target), rate * _share_of_rate((step + 0.5) / steps))
        if progress is not None:
            progress((step + 1) / steps)
    return losses


def _batches(learned: Sequence[Ints], batch: int, pick: np.random.Generator) -> list[tuple[int, Ints]]:
    """Return the batches of one epoch, in random order: each of positions with the same number of seats."""
    found: list[tuple[int, Ints]] = []
    for number, rows in enumerate(learned):
        mixed = pick.permutation(rows)
        found += [(number, mixed[at : at + batch]) for at in range(0, len(mixed), batch)]
    return [found[at] for at in pick.permutation(len(found))]


def _share_of_rate(done: float) -> float:
    """Return the share of the highest rate: it grows, then falls to 0 along a cosine."""
    if done < WARM_UP:
        return done / WARM_UP
    return 0.5 + 0.5 * float(np.cos(np.pi * (done - WARM_UP) / (1 - WARM_UP)))


def measure(net: Network, groups: Sequence[Group]) -> Measures:
    """Measure the net with the games that are held out."""
    loss = brier = 0.0
    top = views = 0
    for group in groups:
        rows = np.flatnonzero(group.held_out)
        for at in range(0, len(rows), BATCH):
            some = rows[at : at + BATCH]
            logs = net.results(group.public[some], group.own[some])
            won = group.won[some]
            own = np.exp(logs)[:, np.arange(group.seats), np.arange(group.seats)]
            loss -= float((logs * won[:, None]).sum())
            brier += float(((own - won) ** 2).mean(1).sum()) * group.seats
            top += int(np.take_along_axis(won[:, None] > 0, logs.argmax(-1)[..., None], 2).sum()) if len(some) else 0
            views += len(some) * group.seats
    views = max(views, 1)
    return Measures(loss / views, brier / views, top / views, sum(int(group.held_out.sum()) for group in groups))
