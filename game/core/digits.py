"""Cells, digits and sets of digits as small integers with types of their own."""

from typing import Final, NewType

Cell = NewType("Cell", int)
"""A cell's index in reading order, 0 to size*size - 1."""

Digit = NewType("Digit", int)
"""A digit, 1 to size; 0 stands for an open cell wherever values are listed."""

Mask = NewType("Mask", int)
"""A set of digits: bit d - 1 is set when digit d belongs to it."""

NO_DIGITS: Final = Mask(0)

SYMBOLS: Final = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""How each digit is written, from 1 on: above `DECIMAL` as a letter."""

DECIMAL: Final = 9
"""The last digit that is a figure; on larger boards letters enter digits."""


def symbol(digit: int) -> str:
    """Return the symbol of a digit."""
    return SYMBOLS[digit - 1]


def mask_of(*digits: int) -> Mask:
    """Return the set of the given digits."""
    mask = 0
    for digit in digits:
        mask |= 1 << (digit - 1)
    return Mask(mask)


def digits_of(mask: int) -> tuple[Digit, ...]:
    """Return the digits of a set in ascending order."""
    return tuple(Digit(bit + 1) for bit in range(mask.bit_length()) if mask >> bit & 1)
