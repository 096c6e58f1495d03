"""The canonical form of puzzles that differ only in the order of lines and names of digits.

It is the least of them, read row by row with open cells as zeros. What orders and names can lead
to it is followed row by row, and only while they lead to the least rows so far; columns and stacks
that no digit has told apart yet stay together, so that few ways have to be followed.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby, permutations, product
from typing import NamedTuple, TypeAlias

from .errors import SudokuError
from .geometry import geometry
from .grid import Grid
from .rules import is_valid

Row: TypeAlias = tuple[int, ...]
Group: TypeAlias = tuple[int, ...]
"""Columns that were the same in all rows so far: open."""
Stack: TypeAlias = tuple[Group, ...]
Stacks: TypeAlias = tuple[Stack, ...]
"""Stacks that were open in all rows so far, or one that was not."""


class NoCanonicalFormError(SudokuError):
    """A board has more rules than rows, columns and boxes, or breaks one."""

    key = "error.no_canonical_form"

    def __init__(self, code: str) -> None:
        super().__init__(f"a canonical form is for valid boards without more rules: {code}")


class _Way(NamedTuple):
    """Partial choices of rows, columns and digits."""

    bands: tuple[tuple[Row, ...], ...]
    """The bands that are left, the one that was begun first."""
    begun: bool
    columns: tuple[Stacks, ...]
    names: Row
    """By digit: 0 for an open cell, its new name, or a number above all names."""


def canonical(grid: Grid) -> Grid:
    """Return the canonical form that a puzzle shares with all its disguises.

    Rows may change places in their bands, and bands; columns and stacks likewise; where boxes are
    square the board may be turned over its diagonal. `NoCanonicalFormError` for a board with more
    rules than rows, columns and boxes, or one that breaks a rule.
    """
    board = grid.geometry
    if board.box_shape is None or board != geometry(*board.box_shape) or not is_valid(grid):
        raise NoCanonicalFormError(board.code)
    size, (high, wide) = board.size, board.box_shape
    rows = [tuple(grid.values[start : start + size]) for start in range(0, size * size, size)]
    turned = [rows] if high != wide else [rows, list(zip(*rows, strict=True))]
    stacks = tuple((tuple(range(start, start + wide)),) for start in range(0, size, wide))
    names = (0, *[size + 1] * size)
    ways = [
        _Way(
            tuple(tuple(lines[start : start + high]) for start in range(0, size, high)),
            False,
            (stacks,) if len(stacks) > 1 else tuple((stack,) for stack in stacks),
            names,
        )
        for lines in turned
    ]
    values: list[int] = []
    named = 0
    for _ in range(size):
        best: Row = ()
        kept: list[tuple[_Way, Row, tuple[tuple[Row, ...], ...]]] = []
        for way in ways:
            for line, left in _next_lines(way):
                found = _least(line, way.columns, way.names)
                if not best or found < best:
                    best, kept = found, []
                if found == best:
                    kept.append((way, line, left))
        ways = [
            _Way(
                left,
                len(left) > 0 and len(left[0]) < high,
                columns,
                _renamed(way.names, new, named),
            )
            for way, line, left in kept
            for columns, new in _least_orders(line, way.columns, way.names)
        ]
        ways = list(dict.fromkeys(ways))
        fresh = 0
        for name in best:
            if name > size:
                fresh += 1
                values.append(named + fresh)
            else:
                values.append(name)
        named += fresh
    return Grid(values, None, board)


def _next_lines(way: _Way) -> Iterator[tuple[Row, tuple[tuple[Row, ...], ...]]]:
    """Yield each row that may come next, with the bands that remain."""
    for number, band in enumerate(way.bands[:1] if way.begun else way.bands):
        others = way.bands[:number] + way.bands[number + 1 :]
        for place, line in enumerate(band):
            if line not in band[:place]:
                rest = band[:place] + band[place + 1 :]
                yield line, ((rest, *others) if rest else others)


def _least(line: Row, columns: Sequence[Stacks], names: Row) -> Row:
    """Return the least form of a row, as names of digits."""
    found: list[int] = []
    for stacks in columns:
        if len(stacks) == 1:
            for group in stacks[0]:
                if len(group) == 1:
                    found.append(names[line[group[0]]])
                else:
                    found += sorted([names[line[column]] for column in group])
        else:
            for part in sorted(
                [sorted([names[line[column]] for column in stack[0]]) for stack in stacks]
            ):
                found += part
    return tuple(found)


def _least_orders(
    line: Row, columns: Sequence[Stacks], names: Row
) -> Iterator[tuple[tuple[Stacks, ...], Row]]:
    """Yield the ways to the least form of a row: columns, and digits without a name."""
    choices: list[list[tuple[Stacks, ...]]] = []
    for stacks in columns:
        if len(stacks) == 1:
            choices.append([(((stack),),) for stack in _split(line, stacks[0], names)])
        else:
            choices.append(list(_ordered(line, stacks, names)))
    for chosen in product(*choices):
        every = tuple(stacks for part in chosen for stacks in part)
        new = tuple(
            line[column]
            for stacks in every
            for stack in stacks
            for group in stack
            for column in group
            if names[line[column]] >= len(names)
        )
        yield every, new


def _ordered(line: Row, stacks: Stacks, names: Row) -> Iterator[tuple[Stacks, ...]]:
    """Yield the orders of stacks that were undecided; those that still are stay together."""

    def key(stack: Stack) -> list[int]:
        return sorted([names[line[column]] for column in stack[0]])

    parts: list[list[tuple[Stacks, ...]]] = []
    for names_there, same in groupby(sorted(stacks, key=key), key):
        alike = tuple(same)
        if not any(names_there):
            parts.append([(alike,)])
        else:
            parts.append(
                [
                    tuple((stack,) for stack in chosen)
                    for order in permutations(alike)
                    for chosen in product(*(_split(line, stack, names) for stack in order))
                ]
            )
    for chosen in product(*parts):
        yield tuple(stacks for part in chosen for stacks in part)


def _split(line: Row, stack: Stack, names: Row) -> list[Stack]:
    """Return the orders of a stack's columns; those still undecided stay together."""
    ways: list[tuple[Group, ...]] = [()]
    for group in stack:
        if len(group) == 1:
            ways = [(*way, group) for way in ways]
            continue
        ordered = sorted(group, key=lambda column: names[line[column]])
        for name, same in groupby(ordered, lambda column: names[line[column]]):
            alike = tuple(same)
            if not name:
                ways = [(*way, alike) for way in ways]
            else:
                orders = [tuple((column,) for column in order) for order in permutations(alike)]
                ways = [way + order for way in ways for order in orders]
    return ways


def _renamed(names: Row, new: Row, named: int) -> Row:
    changed = list(names)
    for digit in new:
        named += 1
        changed[digit] = named
    return tuple(changed)
