"""What Nonet said on the day it was frozen: boards of ids, steps of positions, ratings.

The files beside this module are the record, and the tests compare it with what Nonet says now.
The ordinary run compares a fixed sample, everything is compared by

    NONET_TRUTH=all python -m pytest tests/truth

After a change that was meant to change steps or ratings, `python -m tests.truth.freeze` writes
those anew; look at what `git diff` and the failing tests say first. The ids and the bank are never
written anew: players hold those ids. An id of version 1 may get another board with another rater,
and then says so; one of version 2, and one of the bank, never does.
"""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeVar

FOLDER: Final = Path(__file__).parent
WHOLE: Final = os.environ.get("NONET_TRUTH") == "all"

_T = TypeVar("_T")


def sample(everything: Sequence[_T], every: int) -> Sequence[_T]:
    """Return what this run compares: one of so many, or everything when that is asked for."""
    return everything if WHOLE else everything[::every]
