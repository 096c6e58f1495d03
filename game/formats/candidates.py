"""Boards given only by the candidates of their cells."""

from collections.abc import Iterable
from itertools import pairwise

from ..core.digits import NO_DIGITS, Mask, mask_of
from ..core.geometry import CLASSIC
from ..core.grid import OPEN_CHARACTERS, Grid
from .document import Entry, Feature, Form
from .syntax import Token


class CandidatesForm(Form):
    """A form that gives only the candidates of each cell; see `resolved`."""

    carries = frozenset({Feature.CANDIDATES})

    def lost(self, entry: Entry) -> frozenset[Feature]:
        """Return what is lost, such as a lone candidate that would be read as a digit."""
        again = resolved(masks_of(entry.grid)).values != entry.grid.values
        return super().lost(entry) | (frozenset({Feature.SINGLES}) if again else frozenset())


def resolved(masks: Iterable[Mask]) -> Grid:
    """Return the board of cells that are given only by their candidates.

    A lone candidate is a digit if no unsolved peer has it too.
    """
    known = tuple(masks)
    values = [
        mask.bit_length()
        if mask
        and not mask & (mask - 1)
        and not any(known[p] & mask and known[p] & (known[p] - 1) for p in CLASSIC.peers[cell])
        else 0
        for cell, mask in enumerate(known)
    ]
    left = [NO_DIGITS if value else mask for value, mask in zip(values, known, strict=True)]
    return Grid(values, left)


def masks_of(grid: Grid) -> tuple[Mask, ...]:
    """Return what `resolved` reads: a set of digits per cell."""
    return tuple(
        Mask(1 << (value - 1)) if value else mask
        for value, mask in zip(grid.values, grid.candidates, strict=True)
    )


def is_several(word: str) -> bool:
    """Whether a word consists of several digits in rising order."""
    return (
        1 < len(word) < 10
        and word.isascii()
        and word.isdigit()
        and word[0] != "0"
        and all(a < b for a, b in pairwise(word))
    )


def candidates_in(token: Token) -> Mask:
    """Return the candidates in a word, or its digit; raises `FormatError`."""
    if token.text in OPEN_CHARACTERS:
        return Mask(0)
    if is_several(token.text) or token.text in tuple("123456789"):
        return mask_of(*map(int, token.text))
    raise token.mistake("candidates", "no candidates of a cell")
