"""Random full grids."""

from random import Random

from game.core.geometry import CLASSIC, Geometry
from game.core.grid import Grid
from game.solve.exact.tables import Tables, tables_of


def random_grid(rng: Random, geometry: Geometry = CLASSIC) -> Grid:
    """Return a random full grid; the same state of `rng` gives the same grid."""
    tables = tables_of(geometry)
    return Grid(random_values(tables, rng), None, geometry)


def random_values(tables: Tables, rng: Random) -> bytes:
    """Return the values of a random full grid, one a cell."""
    while True:
        values = _attempt(tables, rng)
        if values is not None:
            return values


def _attempt(tables: Tables, rng: Random) -> bytes | None:
    guards = tables.guards
    place = tables.place
    width = tables.width
    size = width - 1
    board = tables.full
    placed: list[int] = []
    while board:
        unmet = board & guards
        units = unmet >> size
        lowered = board - units
        if lowered & unmet != unmet:
            return None
        rest = board & lowered
        found = unmet ^ ((rest - units) & unmet)
        if found:
            singles = board & (found - (found >> size))
            while singles:
                key = singles.bit_length()
                mask = place[key]
                singles &= mask
                board &= mask
                placed.append(key)
            continue
        while not found:
            rest &= rest - units
            found = unmet ^ ((rest - units) & unmet)
        field = found.bit_length() - width
        choices = (board >> field) & ((1 << size) - 1)
        keys = [bit + 1 for bit in range(size) if choices >> bit & 1]
        key = field + keys[int(rng.random() * len(keys))]
        board &= place[key]
        placed.append(key)
    return tables.values(bytes(tables.cells), placed)
