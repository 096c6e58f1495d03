"""Locked candidates: all places of a digit in one house are in another house, too.

(Sudopedia, "Locked Candidates".)
"""

from functools import cache
from typing import NamedTuple

from ..remembered import remembered
from ..sets import CellSet, HouseIndex
from ..tables import Tables
from .places import PLANES_KEPT


class Locked(NamedTuple):
    """A digit's places in a house that are all in another house, too."""

    house: HouseIndex
    other: HouseIndex
    places: CellSet
    eliminated: CellSet
    """What the other house holds besides."""


_Crossings = tuple[tuple[int, CellSet, int, tuple[tuple[int, CellSet, CellSet], ...]], ...]


@cache
def _crossings(tables: Tables, kind: tuple[HouseIndex, ...]) -> _Crossings:
    """Return houses of a kind, each with the houses that overlap it.

    Before these come its cells and the size of the largest overlap; with each, the cells outside
    the overlap. Lines share at most one cell with each other, blocks several with lines or other
    blocks.
    """
    houses = tables.houses
    found = []
    for house in kind:
        own = houses[house]
        others = tuple(
            (other, own & ~houses[other], houses[other] & ~own)
            for other in range(len(houses))
            if (own & houses[other]).bit_count() > 1 and other != house
        )
        most = max([(own & houses[other]).bit_count() for other, _, _ in others], default=0)
        found.append((house, own, most, others))
    return tuple(found)


@remembered(PLANES_KEPT)
def pointing_in(tables: Tables, plane: CellSet) -> tuple[Locked, ...]:
    """Return the pointing candidates of a digit: in a block, all are in another house."""
    return _locked_in(plane, _crossings(tables, tables.blocks))


@remembered(PLANES_KEPT)
def claiming_in(tables: Tables, plane: CellSet) -> tuple[Locked, ...]:
    """Return the claiming candidates of a digit: in a line, all are in one block."""
    return _locked_in(plane, _crossings(tables, tables.straight))


def _locked_in(plane: CellSet, crossings: _Crossings) -> tuple[Locked, ...]:
    found = []
    for house, cells, most, crossing in crossings:
        places = plane & cells
        if not places or places.bit_count() > most:
            continue
        for other, own, beside in crossing:
            if not places & own:
                if eliminated := plane & beside:
                    found.append(Locked(house, other, places, eliminated))
                if not places & (places - 1):
                    # A single, which is found elsewhere: the first house is enough.
                    break
    return tuple(found)
