"""Python's garbage collector, kept out of the frames: a full collection takes up to 150 ms.

Nearly everything is freed by its last reference. What only a collection frees is looked for among
new objects all the time, and among all of them when the loop first comes to rest.
"""

import gc
from typing import Final

YOUNG: Final = 700
"""Objects more made than freed until the newest are looked through: a third of a millisecond."""
MIDDLE: Final = 3
"""How many such collections until those that outlived them are looked through: about 2 ms."""
OLD: Final = 600
"""How many of these until all are looked through even amid play."""
ENOUGH: Final = 10
"""How many of these until all are looked through at rest."""


def start_collecting() -> None:
    """Start collecting; objects made before are never examined, as none is garbage."""
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
    gc.enable()


def collect_at_rest() -> None:
    """Collect among all objects, if enough of them are new.

    From Python 3.14 on the collector works in small pieces by itself, and never counts enough.
    """
    if gc.isenabled() and gc.get_count()[2] >= ENOUGH:
        gc.collect()
