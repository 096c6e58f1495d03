"""What a campaign is: so many trials from a seed, what they counted, and what fell."""

import os
import signal
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

MOST_FAULTS: Final = 20
"""After so many a campaign is told as it stands: the next ones have the same roots."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Raise `TimeoutError` in what hangs; not a measure of speed, but of ever coming back.

    On a machine that does much else, NONET_PATIENCE says how many times as long it may take.
    """
    seconds *= float(os.environ.get("NONET_PATIENCE", "1"))
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(*_: object) -> None:
        raise TimeoutError(f"it has not come back after {seconds:.0f} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class Told:
    """What a run of a campaign counts, and the faults that it meets, each with how it came."""

    def __init__(self) -> None:
        self.counts: Final[Counter[str]] = Counter()
        self.faults: Final[list[str]] = []

    def count(self, what: str, n: int = 1) -> None:
        """Count something that was tried or held."""
        self.counts[what] += n

    def fault(self, where: str, error: BaseException | None = None) -> None:
        """Take down what fell, with its traceback."""
        trace = "" if error is None else "".join(traceback.format_exception(error))
        self.faults.append(f"{where}\n{trace}")

    @property
    def is_full(self) -> bool:
        """Whether it makes no sense to go on."""
        return len(self.faults) >= MOST_FAULTS


class Given(NamedTuple):
    """What one run of a campaign is to do."""

    seed: int
    trials: int
    """How many trials."""
    folder: Path
    """An empty one, for whatever it writes."""
    is_long: bool = False

    def rng(self, name: str) -> Random:
        """Return the dice of a campaign."""
        return Random(f"{name} {self.seed}")


class Campaign(NamedTuple):
    """A kind of trial; `run` does `trials` of them from one seed."""

    name: str
    run: Callable[[Given, Told], None]
    short: int
    """Trials of the short form, from one seed."""
    seeds: int
    long: int
    """Trials of the long form from each of its seeds."""
