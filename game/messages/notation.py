"""The notations of steps."""

from enum import Enum


class Notation(Enum):
    """How cells, chains and conclusions are written."""

    PROSE = "prose"
    """r7c2 and r7c3 are not 8."""
    SHORT = "short"
    """r7c23<>8, and the links of chains with signs."""
    EUREKA = "eureka"
    """Chains as the field writes them, `(6=9)r6c5 - (9=1)r6c8 => r3c3<>6`; others in short."""
    HODOKU = "hodoku"
    """HoDoKu's line on the classic board, in short on others."""
