"""Random full grids, close to uniform: all grids are about equally likely.

Filling cells at random and retrying dead ends prefers some grids by far. For 9x9 boards two
things are done about that. The first band and the first stack are drawn from all that exist,
each as likely as the others: which is nearly how they occur in full grids, for every band has
about as many completions as the next (within some 5%). The other four boxes are completed by a
random descent, whose chance to come out is the reciprocal of the product of its numbers of
choices (D. E. Knuth, "Estimating the efficiency of backtrack programs", 1975): a grid is
accepted with a chance in proportion to that product, up to a cap, and drawn anew otherwise.
Without a cap the completions would be exactly uniform, and take a hundred times as long.
"""

from collections.abc import Iterable, Iterator
from itertools import permutations
from random import Random
from typing import Final

from ...core.errors import SudokuError
from ...core.geometry import CLASSIC, Geometry
from ...core.grid import Grid
from .tables import EngineTables, tables_of

_ORDERS: Final = tuple(permutations(range(3)))

_CAP: Final = 4096
"""Descents with more choices than this are accepted at once; the mean is about 2700."""


_DESCENTS: Final = 100_000
"""Descents before a shape is given up: many times what the scarcest of ours needs."""


_NODES: Final = 60
"""Branchings before a search begins anew, which is sooner done than going back far."""


class NoFullGridError(SudokuError):
    """A shape of board has no full grid, or so few that none was found."""

    key = "error.no_full_grid"

    def __init__(self, code: str) -> None:
        super().__init__(f"no full grid of {code} was found", code=code)


def random_grid(rng: Random, geometry: Geometry = CLASSIC) -> Grid:
    """Return a random full grid; the same state of `rng` gives the same grid.

    Only `rng.random` is used, whose sequence Python promises to keep. Puzzle ids are dealt from
    such grids: which one a state gives must stay as it is. Raises `NoFullGridError` for a shape
    that has none, as some jigsaws and some boards with several variants at once.
    """
    return Grid(random_values(tables_of(geometry), rng), None, geometry)


def random_values(tables: EngineTables, rng: Random) -> bytes:
    """Return the values of a random full grid, one per cell; see `random_grid`."""
    classic = tables.geometry == CLASSIC
    for _ in range(_DESCENTS):
        start = _band_and_stack(rng) if classic else bytes(tables.area)
        board = tables.load(start)
        assert board is not None
        descent = _descend(tables, board, rng)
        if descent is not None:
            placed, choices = descent
            if not classic or rng.random() * _CAP < choices:
                return _relabelled(tables.values(start, placed), tables.width - 1, rng)
    raise NoFullGridError(tables.geometry.code)


def searched_grid(rng: Random, geometry: Geometry) -> Grid:
    """Return a random full grid, found by backtracking.

    This is for boards that a descent rarely fills: several times as fast, and somewhat further from
    uniform. The same state gives the same grid, as for `random_grid`.
    """
    tables = tables_of(geometry)
    for _ in range(_DESCENTS):
        placed = _search(tables, tables.full, rng)
        if placed is not None:
            values = tables.values(bytes(tables.area), placed)
            return Grid(_relabelled(values, geometry.size, rng), None, geometry)
    raise NoFullGridError(geometry.code)


def completions_by_chance(
    tables: EngineTables, values: bytes, board: int, rng: Random, tries: int
) -> Iterator[bytes]:
    """Yield random ways to fill a board, possibly repeated.

    If much is empty and an ordered search gets stuck, this one gets out again at once.
    """
    for _ in range(tries):
        placed = _search(tables, board, rng)
        if placed is not None:
            yield tables.values(values, placed)


def _search(tables: EngineTables, board: int, rng: Random) -> list[int] | None:
    """Complete a board by random choices with backtracking; None after too many."""
    guards, place = tables.guards, tables.place
    size = tables.width - 1
    nodes = 0
    placed: list[int] = []
    stack: list[tuple[int, int]] = []
    while True:
        while board:
            # The same look as in the search: see `completions`.
            unmet = board & guards
            units = unmet >> size
            lowered = board - units
            if lowered & unmet != unmet:
                break
            more = board & lowered
            found = unmet ^ ((more - units) & unmet)
            if found:
                singles = board & (found - (found >> size))
                while singles:
                    key = singles.bit_length()
                    singles &= place[key]
                    board &= place[key]
                    placed.append(key)
                continue
            nodes += 1
            if nodes > _NODES:
                return None
            while not found:
                more &= more - units
                found = unmet ^ ((more - units) & unmet)
            start = tables.start[found.bit_length()]
            choices = (board & (found - (found >> size))) >> start
            for _ in range(int(rng.random() * choices.bit_count())):
                choices &= choices - 1
            key = start + (choices & -choices).bit_length()
            cell, digit = tables.candidate[key]
            stack.append((board & tables.ban[cell][digit], len(placed)))
            board &= place[key]
            placed.append(key)
        else:
            return placed
        if not stack:
            return None
        board, depth = stack.pop()
        del placed[depth:]


def _descend(tables: EngineTables, board: int, rng: Random) -> tuple[list[int], int] | None:
    """Complete a board by random choices; return the placed candidates and how many ways there
    were to choose, or None for a dead end."""
    guards, place = tables.guards, tables.place
    width = tables.width
    size = width - 1
    placed: list[int] = []
    ways = 1
    while board:
        # The same look as in the search: see `completions`.
        unmet = board & guards
        units = unmet >> size
        lowered = board - units
        if lowered & unmet != unmet:
            return None
        more = board & lowered
        found = unmet ^ ((more - units) & unmet)
        if found:
            singles = board & (found - (found >> size))
            while singles:
                key = singles.bit_length()
                singles &= place[key]
                board &= place[key]
                placed.append(key)
            continue
        while not found:
            more &= more - units
            found = unmet ^ ((more - units) & unmet)
        start = found.bit_length() - width
        choices = (board & (found - (found >> size))) >> start
        number = choices.bit_count()
        ways *= number
        for _ in range(int(rng.random() * number)):
            choices &= choices - 1
        key = start + (choices & -choices).bit_length()
        board &= place[key]
        placed.append(key)
    return placed, ways


def _relabelled(values: bytes, size: int, rng: Random) -> bytes:
    """Return a full grid with its digits permuted at random."""
    digits = _shuffled(range(1, size + 1), rng)
    return values.translate(bytes([0, *digits]).ljust(256))


def _band_and_stack(rng: Random) -> bytes:
    """Return a 9x9 board with a random first band and first stack, up to relabelling."""
    # The first box may be any: relabelling follows.
    rows = [1, 2, 3], [4, 5, 6], [7, 8, 9]
    columns = [1, 4, 7], [2, 5, 8], [3, 6, 9]
    values = bytearray(81)
    for line, (row, column) in enumerate(
        zip(_band_beside(rows, rng), _band_beside(columns, rng), strict=True)
    ):
        values[9 * line : 9 * line + 3] = bytes(rows[line])
        values[9 * line + 3 : 9 * line + 9] = bytes(row)
        values[27 + line :: 9] = bytes(column)
    return bytes(values)


def _band_beside(lines: Iterable[list[int]], rng: Random) -> list[list[int]]:
    """Return six more digits for each of the three lines of a box: the random rest of its band.

    The second box's first line has some digits of the box's second line and the others of its
    third; that number settles how all lines are made up. There are 1, 27, 27 and 1 ways to pick
    the digits for a number of 0, 1, 2 and 3.
    """
    a, b, c = (_mixed(line, rng) for line in lines)
    n = (0, *[1] * 27, *[2] * 27, 3)[int(rng.random() * 56)]
    second = b[:n] + c[n:], c[:n] + a[n:], a[:n] + b[n:]
    third = b[n:] + c[:n], c[n:] + a[:n], a[n:] + b[:n]
    return [_mixed(x, rng) + _mixed(y, rng) for x, y in zip(second, third, strict=True)]


def _mixed(three: list[int], rng: Random) -> list[int]:
    """Return three items in random order; this is called too often to shuffle."""
    i, j, k = _ORDERS[int(rng.random() * 6)]
    return [three[i], three[j], three[k]]


def _shuffled(items: Iterable[int], rng: Random) -> list[int]:
    """Return items in a random order (Fisher and Yates)."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order
