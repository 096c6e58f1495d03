"""HoDoKu's order of singles, reconstructed from a position's history.

A window is an event (the start of a position, a hidden single, another step) and the naked singles
that follow from it: see `game.logic.search.events`.
"""

import itertools
from collections.abc import Iterable, Iterator
from operator import not_
from typing import Final, NamedTuple

from ...core.digits import Cell, Digit, Mask
from ...core.geometry import CLASSIC
from ...core.grid import Grid
from ..sets import CellIndex, EngineBoard, HouseIndex
from .events import (
    PLACE,
    SUBJECTS,
    Beginning,
    Placed,
    Turns,
    Window,
    event_of,
    find_last,
    first_of,
    in_order,
    single_at,
    singles_among,
)
from .placing import FIRST_CELL_BIT, SIZE, TABLES, WIDTH

_HOUSE_GUARDS: Final = TABLES.guards & ((1 << FIRST_CELL_BIT) - 1)
_CELL_GUARDS: Final = TABLES.guards >> FIRST_CELL_BIT
_CANDIDATE: Final = TABLES.candidate[FIRST_CELL_BIT:]
"""The candidate of a bit of the fields of cells alone, by its bit length."""
_COUNTER: Final = 5
"""Bits of a house's counter of open cells, the highest of them a guard."""
_ONES: Final = sum(1 << _COUNTER * house for house in range(len(CLASSIC.houses)))
_TWOS: Final = 2 * _ONES
_COUNTER_GUARDS: Final = _ONES << _COUNTER - 1
_COUNT: Final = tuple(sum(1 << _COUNTER * house for house in each) for each in CLASSIC.houses_of)
"""By cell, one in each of its houses' counters."""
_COUNTED: Final = tuple(counters << _COUNTER - 1 for counters in _COUNT)
"""By cell the guards of these."""
_ONE: Final = frozenset(Mask(1 << digit) for digit in range(SIZE))


class Single(NamedTuple):
    """A single: cell, digit and, for a hidden one or a full house, the house."""

    technique: str
    cell: Cell
    digit: Digit
    house: HouseIndex | None
    """The house that shows it: its last open cell, or the only place of the digit in it."""


class Course:
    """The course of a window: its event, then the naked singles that follow."""

    __slots__ = ("_after", "_early", "_event", "_window")

    def __init__(self, window: Window, hidden: int = 0) -> None:
        """`hidden` are the guards of the window's hidden singles that are asked for later."""
        self._window: Final = window
        self._event: Beginning | Placed | Turns | None = None
        self._early: Final = singles_among(window[-1], hidden)
        """Hidden singles that the event leaves; naked singles leave the others."""
        self._after: Iterator[int] | None = None

    def first(self, alive: int) -> int:
        """Return the guard of the first hidden single to come up, among those still alive.

        It is no longer waiting then, and guards that are not alive are never asked for again.
        """
        early = alive & self._early
        alive = early or alive
        if not alive & (alive - 1):
            return alive
        if early:
            return self._get_event().first(early)
        if self._after is None:
            self._after = self._hidden_left_over(alive)
        return first_of(self._after, alive)

    def _get_event(self) -> Beginning | Placed | Turns:
        if self._event is None:
            self._event = event_of(self._window)
        return self._event

    def _hidden_left_over(self, left: int) -> Iterator[int]:
        """Yield the hidden singles that naked singles leave over, in order."""
        board, given = self._window[-1], TABLES.given
        candidates = left - (left >> SIZE)
        for cell, digit, _ in self.naked():
            after = board & given[cell][digit]
            gone = board ^ after
            if gone & candidates:
                found = singles_among(after, left)
                left ^= found
                yield from in_order(gone, digit, found)
            board = after

    def naked(self) -> Iterator[tuple[int, int, int | None]]:
        """Yield the naked singles that follow, full houses first, these with their house."""
        cells = self._window[-1] >> FIRST_CELL_BIT
        found = _naked_among(cells)
        if not found:
            return
        seen = found
        waiting = _singles_of(cells, found)
        begun = self._get_event()
        last = begun.last(cell for cell, _ in waiting)
        if found & (found - 1):
            waiting.sort(key=lambda single: begun.naked(*single))
        while waiting:
            single = waiting[0]
            if last and single[0] not in last:
                single = next((each for each in waiting if each[0] in last), single)
            waiting.remove(single)
            cell, digit = single
            yield cell, digit, last.pop(cell, None)
            cells &= PLACE[cell][digit]
            found = _naked_among(cells)
            if found is None:
                return
            new = found & ~seen
            if new:
                seen |= new
                waiting += _singles_of(cells, new)
            find_last(cells, cell, last)


def _naked_among(cells: int) -> int | None:
    """Return the guards of naked singles among cell fields; None in a dead end."""
    unmet = cells & _CELL_GUARDS
    units = unmet >> SIZE
    lowered = cells - units
    if lowered & unmet != unmet:
        return None
    more = cells & lowered
    return unmet ^ ((more - units) & unmet)


def _singles_of(cells: int, guards: int) -> list[tuple[int, int]]:
    """Return the cells of guards in order, each with its only candidate."""
    singles: list[tuple[int, int]] = []
    candidates = cells & (guards - (guards >> SIZE))
    while candidates:
        low = candidates & -candidates
        candidates ^= low
        singles.append(_CANDIDATE[low.bit_length()])
    return singles


def first_single(grid: Grid) -> Single | None:
    """Return the first single at a position; None if there is none."""
    values, masks = grid.values, grid.candidates
    if masks.count(0) != len(values) - values.count(0):
        # A cell has no candidate left.
        return None
    waiting = [(cell, mask.bit_length()) for cell, mask in enumerate(masks) if mask in _ONE]
    if waiting:
        beginning = Beginning(grid)
        last = beginning.last(cell for cell, _ in waiting)
        among = [single for single in waiting if single[0] in last] or waiting
        cell, digit = among[0]
        if len(among) > 1:
            cell, digit = min(among, key=lambda single: beginning.naked(*single))
        return _naked(cell, digit, last.get(cell))
    turns = Turns((grid, TABLES.full, 0))
    board = turns.boards[-1]
    found = _hidden_among(board)
    if not found:
        return None
    return _hidden(board, turns.first(found))


def _hidden_among(board: EngineBoard) -> int:
    """Return the guards of the hidden singles of a board, 0 in a dead end."""
    unmet = board & TABLES.guards
    if (board - (unmet >> SIZE)) & unmet != unmet:
        return 0
    return singles_among(board, board & _HOUSE_GUARDS)


def named(windows: Iterable[Window]) -> Iterator[Single | None]:
    """Yield all singles in order with their names, and None for every other step."""
    for window in windows:
        event, before, _ = window
        if isinstance(event, int):
            yield _hidden(before, event)
        elif isinstance(event, tuple):
            yield None
        for cell, digit, full in Course(window).naked():
            yield _naked(cell, digit, full)


def count_full_houses(windows: Iterable[Window]) -> int:
    """Return how many singles on the way to a solution are full houses.

    The number is the same as by `named`. One integer has a counter of each house's empty cells:
    houses with one left are those that lose their guard when 2 is subtracted, but not when 1 is.
    """
    full, counters = 0, _COUNTER_GUARDS
    for event, before, board in windows:
        if isinstance(event, int):
            counters -= _COUNT[single_at(before, event)[0]]
        elif isinstance(event, Grid):
            counters += sum(itertools.compress(_COUNT, map(not_, event.values)))
        else:
            counters -= sum(_COUNT[cell] for cell, _ in event[0])
        cells = board >> FIRST_CELL_BIT
        rest = cells & _CELL_GUARDS
        units = rest >> SIZE
        found = rest ^ (((cells & (cells - units)) - units) & rest)
        if not found:
            continue
        waiting = _singles_of(cells, found)
        if len(waiting) > 1:
            begun = event_of((event, before, board))
            waiting.sort(key=lambda single: begun.naked(*single))
        rest ^= found  # what is open and no single yet
        while waiting:
            index = 0
            last = (counters - _ONES ^ counters - _TWOS) & _COUNTER_GUARDS
            if last:
                full += 1
                while not _COUNTED[waiting[index][0]] & last:
                    index += 1
            cell, digit = waiting.pop(index)
            counters -= _COUNT[cell]
            if rest:
                cells &= PLACE[cell][digit]
                units = rest >> SIZE
                found = rest ^ (((cells & (cells - units)) - units) & rest)
                if found:
                    rest ^= found
                    waiting += _singles_of(cells, found)
    return full


def _naked(cell: CellIndex, digit: int, house: HouseIndex | None) -> Single:
    technique = "naked-single" if house is None else "full-house"
    return Single(technique, Cell(cell), Digit(digit), house)


def _hidden(board: EngineBoard, guard: int) -> Single:
    house, _ = SUBJECTS[guard.bit_length() // WIDTH - 1]
    return Single("hidden-single", *single_at(board, guard), house)
