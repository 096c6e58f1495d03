"""The rotations and reflections of a board."""

from functools import cache

from ...core.geometry import Geometry
from ..sets import CellIndex


@cache
def turns(geometry: Geometry) -> tuple[tuple[str, tuple[CellIndex, ...]], ...]:
    """Return the rotations and reflections of a board that preserve its peers, by name."""
    last = geometry.size - 1
    every = [divmod(cell, geometry.size) for cell in geometry.cells]
    turns = {
        "half-turn": [(last - row, last - column) for row, column in every],
        "falling": [(column, row) for row, column in every],
        "rising": [(last - column, last - row) for row, column in every],
        "quarter-turn": [(column, last - row) for row, column in every],
        "upright": [(row, last - column) for row, column in every],
        "level": [(last - row, column) for row, column in every],
    }
    found = []
    for name, places in turns.items():
        cells = tuple(row * geometry.size + column for row, column in places)
        if all(
            {cells[peer] for peer in geometry.peers[cell]} == set(geometry.peers[cells[cell]])
            for cell in geometry.cells
        ):
            found.append((name, cells))
    return tuple(found)
