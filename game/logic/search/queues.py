"""HoDoKu's order of singles, told from what a position went through.

A window is an event (what a position began with, a hidden single, another step) and the naked
singles that follow from it. Within a window singles come up in the order of the candidates that
go: a placed digit goes from its peers cell by cell, then the cell's other digits go.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property, reduce
from itertools import accumulate, count
from operator import and_
from typing import Final, NamedTuple

from game.core.digits import Cell, Digit
from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.solve.exact.tables import tables_of

_TABLES: Final = tables_of(CLASSIC)
_WIDTH: Final = _TABLES.width
_SIZE: Final = _WIDTH - 1
_FIRST_CELL_BIT: Final = 3 * _TABLES.area * _WIDTH
_HOUSE_GUARDS: Final = _TABLES.guards & ((1 << _FIRST_CELL_BIT) - 1)
_CELL_GUARDS: Final = _TABLES.guards >> _FIRST_CELL_BIT

Change = tuple[tuple[tuple[Cell, Digit], ...], tuple[tuple[Cell, Digit], ...]]
"""What a step places and what it eliminates, in order."""


Window = tuple[Grid | int | Change, int]
"""An event (what the position began with; a hidden single, as the guard of its field; another
step) and the board before it, that of no digits before what the position began with."""


class Single(NamedTuple):
    """A digit that was placed, and why."""

    technique: str
    cell: Cell
    digit: Digit
    house: int | None
    """The house that shows it: its last open cell, or the only place of the digit in it."""


def _subject(field: int) -> tuple[int, Digit]:
    """Return the house and the digit of a field below those of cells."""
    subject = _TABLES.subject(field)
    assert isinstance(subject, tuple)
    return CLASSIC.houses.index(subject[0]), subject[1]


_SUBJECTS: Final = tuple(map(_subject, range(3 * _TABLES.area)))
_PLACE: Final = [[mask >> _FIRST_CELL_BIT for mask in masks] for masks in _TABLES.given]
_BAN: Final = [[mask >> _FIRST_CELL_BIT for mask in masks] for masks in _TABLES.ban]
"""`given` and `ban` for the fields of cells alone."""
_GUARD: Final = tuple(1 << cell * _WIDTH + _SIZE for cell in CLASSIC.cells)
"""The guards of the cells' fields, these counted from the first cell's."""
_OPEN: Final = tuple(sum(_GUARD[cell] for cell in house.cells) for house in CLASSIC.houses)
"""By house the guards of its cells' fields."""


def single_at(board: int, guard: int) -> tuple[Cell, Digit]:
    """Return the one candidate of a field."""
    return _TABLES.candidate[(board & (guard - (guard >> _SIZE))).bit_length()]


def _singles_among(board: int, guards: int) -> int:
    """Return the guards of the fields with one candidate among some that are unmet."""
    units = guards >> _SIZE
    fields = board & ((guards << 1) - units)
    more = fields & (fields - units)
    return guards ^ ((more - units) & guards)


class Course:
    """What happens in a window, deed by deed."""

    def __init__(self, window: Window) -> None:
        event, board = window
        placed: Iterable[tuple[int, int]]
        lost: Iterable[tuple[int, int]] = ()
        if isinstance(event, int):
            placed = (single_at(board, event),)
        elif isinstance(event, Grid):
            placed = [(cell, value) for cell, value in enumerate(event.values) if value]
        else:
            placed, lost = event
        given, ban = _TABLES.given, _TABLES.ban
        masks = [given[cell][digit] for cell, digit in placed]
        self._placed: Final = len(masks)
        if isinstance(event, Grid):
            lost = _lost(event, reduce(and_, masks, board))
        masks += [ban[cell][digit] for cell, digit in lost]
        self._deeds: Final = [*placed, *lost]
        """What is placed by the event itself, then what goes."""
        self._boards: Final = list(accumulate(masks, and_, initial=board))
        """The board before the event's deeds and after each of them."""

    def hidden(self) -> int:
        """Return the guards of the hidden singles that the event leaves."""
        end = self.end
        unmet = end & _TABLES.guards
        if (end - (unmet >> _SIZE)) & unmet != unmet:
            return 0
        return _singles_among(end, end & _HOUSE_GUARDS)

    def naked_cells(self) -> int | None:
        """Return the guards of the naked singles that the event leaves, None in a dead end."""
        cells = self.end >> _FIRST_CELL_BIT
        unmet = cells & _CELL_GUARDS
        if (cells - (unmet >> _SIZE)) & unmet != unmet:
            return None
        return _singles_among(cells, unmet)

    def only_naked(self, guard: int) -> Single:
        """Return the naked single of a cell, when no other waits."""
        cells = self.end >> _FIRST_CELL_BIT
        cell = guard.bit_length() // _WIDTH - 1
        digit = (cells & (guard - (guard >> _SIZE))).bit_length() - cell * _WIDTH
        last = [house for house in CLASSIC.houses_of[cell] if cells & _OPEN[house] == guard]
        if len(last) < 2:
            return _naked(cell, digit, last[0] if last else None)
        # Of several houses that it is the last of, that which came to it first.
        return next(_naked(*single) for single in self.naked())

    @property
    def end(self) -> int:
        """The board after the event, before naked singles."""
        return self._boards[-1]

    def first(self, alive: int) -> int:
        """Return the guard of the hidden single that came up first among some of the window."""
        boards, deeds, placed = self._boards, self._deeds, self._placed
        early = _singles_among(boards[-1], alive)
        if not early:
            deeds, boards = self._after
            early, placed = alive, len(deeds)
        low, high = 0, len(boards) - 1
        while early & (early - 1):
            if high - low == 1:
                digit = deeds[low][1] if low < placed else 0
                return _first_within(boards[low], boards[high], digit, early)
            middle = (low + high) // 2
            found = _singles_among(boards[middle], early)
            if found:
                early, high = found, middle
            else:
                low = middle
        return early

    @cached_property
    def _after(self) -> tuple[list[tuple[int, int]], list[int]]:
        """The naked singles that follow, and the board before and after each of them."""
        deeds = [(cell, digit) for cell, digit, _ in self.naked()]
        masks = [_TABLES.given[cell][digit] for cell, digit in deeds]
        return deeds, list(accumulate(masks, and_, initial=self._boards[-1]))

    def naked(self) -> Iterator[tuple[int, int, int | None]]:
        """Yield the naked singles that follow, full houses first, with the house of these."""
        cells = self._boards[0] >> _FIRST_CELL_BIT
        waiting: list[tuple[int, int]] = []
        seen = 0
        last: dict[int, int] = {}
        """The cells that were the last of a house to be open, with the house."""
        deeds, of_event, placed = self._deeds, len(self._deeds), self._placed
        for turn in count():
            if turn == of_event:
                # What became single before it was placed itself waits no longer.
                waiting = [single for single in waiting if cells & _GUARD[single[0]]]
            if turn < of_event:
                cell, digit = deeds[turn]
            elif not waiting:
                return
            else:
                full = [single for single in waiting if single[0] in last] if last else []
                cell, digit = full[0] if full else waiting[0]
                waiting.remove((cell, digit))
                yield cell, digit, last.pop(cell, None)
            goes = placed <= turn < of_event
            cells &= (_BAN if goes else _PLACE)[cell][digit]
            unmet = cells & _CELL_GUARDS
            units = unmet >> _SIZE
            lowered = cells - units
            if lowered & unmet != unmet:
                # A cell has no candidate left.
                return
            more = cells & lowered
            found = (unmet ^ ((more - units) & unmet)) & ~seen
            seen |= found
            while found:
                guard = found & -found
                found ^= guard
                bit = (cells & (guard - (guard >> _SIZE))).bit_length() - 1
                waiting.append((bit // _WIDTH, bit % _WIDTH + 1))
            if not goes:
                for house in CLASSIC.houses_of[cell]:
                    still = cells & _OPEN[house]
                    if still and not still & (still - 1):
                        last.setdefault(still.bit_length() // _WIDTH - 1, house)


def _lost(grid: Grid, board: int) -> list[tuple[Cell, Digit]]:
    """Return the candidates that a grid has lost but for its digits, digit by digit."""
    masks = grid.known_candidates
    if masks is None:
        return []
    cells = board >> _FIRST_CELL_BIT
    lost = []
    for cell, mask in enumerate(masks):
        gone = cells >> cell * _WIDTH & (1 << _SIZE) - 1 & ~mask
        while gone:
            low = gone & -gone
            lost.append((Digit(low.bit_length()), Cell(cell)))
            gone ^= low
    return [(cell, digit) for digit, cell in sorted(lost)]


def _first_within(before: int, after: int, digit: int, alive: int) -> int:
    """Return the first guard of fields that come to one candidate as a digit is placed, or 0."""
    gone = before & ~after
    ordered: list[tuple[int, int, int, int]] = []
    while alive:
        guard = alive & -alive
        alive ^= guard
        house, own = _SUBJECTS[guard.bit_length() // _WIDTH - 1]
        if digit and own != digit:
            ordered.append((1, own, house, guard))
        else:
            # The highest bit of the field that went is that of the last cell.
            cell, _ = _TABLES.candidate[(gone & (guard - (guard >> _SIZE))).bit_length()]
            ordered.append((0, cell, house, guard))
    return min(ordered)[-1]


def first_single(grid: Grid) -> Single | None:
    """Return the single that comes first at a position, or None where there is none."""
    course = Course((grid, _TABLES.full))
    naked = course.naked_cells()
    if naked is None or naked & (naked - 1):
        for cell, digit, house in course.naked():
            return _naked(cell, digit, house)
    elif naked:
        # Where only one waits it is the first, whatever came up before it.
        return course.only_naked(naked)
    found = course.hidden()
    if not found:
        return None
    board = course.end
    guard = course.first(found) if found & (found - 1) else found
    return _hidden(board, guard)


def named(windows: Iterable[Window]) -> Iterator[Single | None]:
    """Yield all singles in order by name, and None for every other step."""
    for event, board in windows:
        if isinstance(event, int):
            yield _hidden(board, event)
        elif isinstance(event, tuple):
            yield None
        for cell, digit, full in Course((event, board)).naked():
            yield _naked(cell, digit, full)


def _naked(cell: int, digit: int, house: int | None) -> Single:
    technique = "naked-single" if house is None else "full-house"
    return Single(technique, Cell(cell), Digit(digit), house)


def _hidden(board: int, guard: int) -> Single:
    house, _ = _SUBJECTS[guard.bit_length() // _WIDTH - 1]
    return Single("hidden-single", *single_at(board, guard), house)
