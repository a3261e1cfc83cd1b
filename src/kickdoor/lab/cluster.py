"""The batches of a job as tasks on a Ray cluster, with the same results as in processes on this machine.

Every machine of the cluster needs the same version of kickdoor with its extra `cluster`, and packs and bots that are
named by a path must be at the same path there.
"""

from __future__ import annotations

import logging
import re
import socket
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from typing import Any, Final

from kickdoor import __version__
from kickdoor.lab.errors import BadCluster
from kickdoor.lab.interrupts import delaying_interrupts
from kickdoor.lab.job import GameBroke, Job, play
from kickdoor.lab.parts import Part, packed
from kickdoor.lab.workers import WorkersDie

AUTO: Final = "auto"
RETRIES: Final = 10  # a task is run again if its worker or machine dies
TASKS_PER_CPU: Final = 2  # waiting or running, so that results do not pile up
TIMEOUT_S: Final = 5.0  # for the first answer of a machine
GOODBYE_S: Final = 20.0  # for a cluster to hear that nothing more is wanted of it
# Ctrl-C never interrupts a call of Ray, whose client might wait forever for its own locks afterwards. So it waits for
# results no longer than this before it looks for a Ctrl-C.
PATIENCE_S: Final = 0.5


def spread(job: Job, items: Sequence[range], address: str) -> Generator[tuple[range, Part]]:
    """Yield the parts of the batches as they are finished, in any order."""
    with _connected(address) as ray:
        task = ray.remote(num_cpus=1, max_retries=RETRIES)(_play_remotely)
        version = (__version__, tuple(job.hashes()))
        limit = TASKS_PER_CPU * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left: Iterator[range] = iter(items)
        running: dict[Any, range] = {}
        try:
            while True:
                with delaying_interrupts():
                    for numbers in islice(left, limit - len(running)):
                        running[task.remote(job, numbers, version)] = numbers
                if not running:
                    return
                with delaying_interrupts():
                    ready, _ = ray.wait(list(running), timeout=PATIENCE_S)
                    found = [(running.pop(each), _result(ray, each)) for each in ready]
                yield from found
        finally:
            with delaying_interrupts():
                run_briefly(lambda: [ray.cancel(each, force=True) for each in running])


def _play_remotely(job: Job, numbers: range, version: tuple[str, tuple[str, ...]]) -> Part:
    """Play a batch, on a machine of the cluster. `version`: of kickdoor and of the packs where the job comes from."""
    if version != (__version__, tuple(job.hashes())):
        raise BadCluster("a machine of the cluster has another version of kickdoor or of the packs")
    job.check()
    return packed(play(job, numbers))


def _result(ray: Any, ready: Any) -> Part:
    try:
        part: Part = ray.get(ready)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, GameBroke | BadCluster):
            raise error.cause from error
        raise BadCluster(f"the cluster cannot play: {type(error.cause).__name__}: {error.cause}") from error
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.OutOfMemoryError) as error:
        raise WorkersDie(f"workers of the cluster were killed {RETRIES} times in a row: {error}") from error
    return part


def run_briefly(work: Callable[[], object]) -> None:
    """Do this, but do not wait forever: Ray's client never gives up on a cluster that does not answer."""
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    thread.join(GOODBYE_S)


def check_address(address: str) -> None:
    """Raise BadCluster if the address is malformed, nobody answers there, or Ray is not installed."""
    if find_spec("ray") is None:
        raise BadCluster("a cluster needs Ray, which is not installed: pip install 'kickdoor[cluster]'")
    if address == AUTO:
        return
    found = re.fullmatch(r"(?:ray://)?([\w.-]+|\[[\da-fA-F:]+\]):(\d{1,5})", address)
    if found is None:
        raise BadCluster(f"{address!r} is no address of a cluster: auto, HOST:PORT or ray://HOST:PORT")
    try:  # Ray itself would try for a minute, and end the whole process
        socket.create_connection((found[1].strip("[]"), int(found[2])), TIMEOUT_S).close()
    except (OSError, OverflowError) as error:
        raise BadCluster(f"no cluster answers at {address}: {error}") from error


@contextmanager
def _connected(address: str) -> Generator[Any]:
    check_address(address)
    ray: Any = import_module("ray")
    try:
        with delaying_interrupts():
            ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        if address == AUTO:
            raise BadCluster("no Ray cluster runs on this machine (`ray start --head` starts one)") from error
        raise BadCluster(f"cannot join the cluster {address}: {' '.join(str(error).split())}") from error
    try:
        yield ray
    finally:
        with delaying_interrupts():
            run_briefly(ray.shutdown)
