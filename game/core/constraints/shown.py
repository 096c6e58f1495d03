"""For the page of each kind: a small case of it, and digits that keep it.

By word: the constraints as a code has them, the cells, and their digits.
"""

from typing import Final, NamedTuple

from ..grid import Grid
from . import constrained_of

SHOWN: Final[dict[str, tuple[str, str]]] = {
    "cage": (
        "cage=15:r3c3.r3c4.r4c3~cage=8:r5c6.r6c6~cage=24:r7c2.r7c3.r8c2",
        "r3c3=4 r3c4=9 r4c3=2 r5c6=3 r6c6=5 r7c2=7 r7c3=8 r8c2=9",
    ),
    "thermometer": ("thermometer:r7c3.r6c3.r5c3.r4c4.r4c5", "r7c3=1 r6c3=3 r5c3=4 r4c4=7 r4c5=8"),
    "slow-thermometer": (
        "slow-thermometer:r7c3.r6c4.r5c5.r4c6.r3c7",
        "r7c3=2 r6c4=2 r5c5=5 r4c6=6 r3c7=6",
    ),
    "arrow": ("arrow:r3c3.r4c4.r5c5.r5c6", "r3c3=9 r4c4=1 r5c5=6 r5c6=2"),
    "white-dot": ("white-dot=1:r4c4.r4c5~white-dot=1:r4c5.r5c5", "r4c4=6 r4c5=7 r5c5=8"),
    "black-dot": ("black-dot=2:r4c4.r4c5~black-dot=2:r4c5.r5c5", "r4c4=2 r4c5=4 r5c5=8"),
    "no-white": ("no-white~white-dot=1:r5c4.r5c5", "r5c4=3 r5c5=4 r5c6=7 r4c5=9"),
    "no-black": ("no-black~black-dot=2:r5c4.r5c5", "r5c4=3 r5c5=6 r5c6=7 r4c5=8"),
    "little-killer": (
        "little-killer=13:r5c1.r4c2.r3c3.r2c4.r1c5",
        "r5c1=2 r4c2=1 r3c3=4 r2c4=2 r1c5=4",
    ),
    "sandwich": (
        "sandwich=8:r5c1.r5c2.r5c3.r5c4.r5c5.r5c6.r5c7.r5c8.r5c9",
        "r5c2=1 r5c3=5 r5c4=3 r5c5=9",
    ),
    "x-sum": (
        "x-sum=13:r4c1.r4c2.r4c3.r4c4.r4c5.r4c6.r4c7.r4c8.r4c9",
        "r4c1=3 r4c2=8 r4c3=2",
    ),
    "xv": ("xv=10:r4c4.r4c5~xv=5:r5c5.r6c5", "r4c4=3 r4c5=7 r5c5=1 r6c5=4"),
    "no-xv": ("no-xv~xv=10:r4c4.r4c5", "r4c4=3 r4c5=7 r4c6=5 r5c5=4"),
    "even": ("even:r4c4~even:r5c6", "r4c4=6 r5c6=2"),
    "odd": ("odd:r4c4~odd:r5c6", "r4c4=7 r5c6=1"),
    "whispers": ("whispers=5:r4c2.r4c3.r5c4.r6c5.r6c6", "r4c2=1 r4c3=7 r5c4=2 r6c5=9 r6c6=4"),
    "renban": ("renban:r4c3.r4c4.r5c5.r6c5", "r4c3=5 r4c4=3 r5c5=6 r6c5=4"),
    "palindrome": ("palindrome:r6c2.r5c3.r4c4.r4c5.r5c6", "r6c2=8 r5c3=1 r4c4=5 r4c5=1 r5c6=8"),
    "quadruple": ("quadruple=1.4.7:r4c4.r4c5.r5c4.r5c5", "r4c4=7 r4c5=1 r5c4=2 r5c5=4"),
    "non-consecutive": ("non-consecutive", "r4c5=2 r5c4=8 r5c5=5 r5c6=1 r6c5=9"),
    "clone": (
        "clone:r2c2.r2c3.r3c2.r6c6.r6c7.r7c6",
        "r2c2=4 r2c3=9 r3c2=1 r6c6=4 r6c7=9 r7c6=1",
    ),
    "maximum": ("maximum:r5c5", "r5c5=8 r4c5=3 r6c5=1 r5c4=6 r5c6=2"),
    "minimum": ("minimum:r5c5", "r5c5=2 r4c5=3 r6c5=9 r5c4=6 r5c6=4"),
    "between": ("between:r3c3.r4c4.r5c5.r5c6.r5c7", "r3c3=2 r4c4=5 r5c5=4 r5c6=7 r5c7=8"),
    "entropic": ("entropic:r4c2.r4c3.r5c4.r5c5.r5c6", "r4c2=1 r4c3=5 r5c4=9 r5c5=2 r5c6=6"),
    "column-indexer": ("column-indexer:r4c3", "r4c3=7 r4c7=3"),
    "row-indexer": ("row-indexer:r4c3", "r4c3=8 r8c3=4"),
    "disjoint": ("disjoint", "r1c1=3 r1c4=7 r1c7=1 r4c1=6 r4c4=9 r4c7=2 r7c1=5 r7c4=8 r7c7=4"),
    "falling-diagonal": (
        "falling-diagonal",
        "r1c1=2 r2c2=7 r3c3=4 r4c4=9 r5c5=1 r6c6=5 r7c7=8 r8c8=3 r9c9=6",
    ),
    "rising-diagonal": (
        "rising-diagonal",
        "r9c1=6 r8c2=1 r7c3=9 r6c4=4 r5c5=7 r4c6=2 r3c7=8 r2c8=5 r1c9=3",
    ),
    "allowed": ("allowed=2.5.8:r4c4", "r4c4=5"),
}


class Case(NamedTuple):
    """A board that has nothing but one kind, without digits and with some that keep it."""

    empty: Grid
    filled: Grid


def case_of(word: str) -> Case:
    """Return what the page of a kind shows."""
    code, digits = SHOWN[word]
    board = constrained_of(f"9x9~{code}")
    empty = Grid.empty(board)
    filled = empty
    for each in digits.split():
        name, _, digit = each.partition("=")
        filled = filled.place(board.parse_cell(name), int(digit))
    return Case(empty, filled)
