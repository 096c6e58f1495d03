"""The order in which singles come up in an event of HoDoKu's queues.

Singles come up in the order of the candidates that go: a placed digit goes from its peers cell by
cell, then the cell's other digits go. A position begins with its digits, cell by cell; then go the
candidates that it has lost besides, digit by digit.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import accumulate
from operator import and_, itemgetter
from typing import Final

from ...core.digits import Cell, Digit
from ...core.geometry import CLASSIC
from ...core.grid import Grid
from ..board import filled_cells
from ..sets import DigitSet, EngineBoard
from .placing import FIRST_CELL_BIT, SETS, SIZE, TABLES, WIDTH

Change = tuple[tuple[tuple[Cell, Digit], ...], tuple[tuple[Cell, Digit], ...]]
"""What a step places and what it eliminates, in order."""


Window = tuple[Grid | int | Change, int, int]
"""An event (what the position began with; a hidden single, as the guard of its field; another
step) and the board before and after it, before naked singles."""


def _subjects() -> Iterator[tuple[int, Digit]]:
    """Yield the house and the digit of each field that is not a cell."""
    index = {house: number for number, house in enumerate(CLASSIC.houses)}
    for field in range(3 * TABLES.area):
        subject = TABLES.subject(field)
        assert isinstance(subject, tuple)
        yield index[subject[0]], subject[1]


SUBJECTS: Final = tuple(_subjects())
_DIGITS: Final = (1 << SIZE) - 1
PLACE: Final = [[mask >> FIRST_CELL_BIT for mask in masks] for masks in TABLES.given]
"""`given` for the fields of cells alone."""
_OPEN: Final = tuple(
    sum(1 << cell * WIDTH + SIZE for cell in house.cells) for house in CLASSIC.houses
)
"""By house the guards of its cells' fields, these counted from the first cell's."""
_HOUSES: Final = tuple(tuple((house, _OPEN[house]) for house in each) for each in CLASSIC.houses_of)
"""By cell its houses with these guards."""
_PEERS: Final = SETS.peers
_SEEN: Final = tuple(itemgetter(*peers) for peers in CLASSIC.peers)
_EVERY: Final = range(1, CLASSIC.size + 1)
_OTHERS: Final = tuple(tuple(other for other in _EVERY if other != digit) for digit in range(10))
"""By digit the others."""
_LOST: Final = CLASSIC.size**2
"""The number of a position's first turn after the cells."""


def single_at(board: EngineBoard, guard: int) -> tuple[Cell, Digit]:
    """Return the only candidate of a field."""
    return TABLES.candidate[(board & (guard - (guard >> SIZE))).bit_length()]


def singles_among(board: EngineBoard, guards: int) -> EngineBoard:
    """Return the guards of those among some fields that have one candidate and are not filled."""
    units = guards >> SIZE
    fields = board & ((guards << 1) - units)
    more = fields & (fields - units)
    return guards ^ ((more - units) & guards)


class Beginning:
    """The order in which singles came up while a position was set up."""

    __slots__ = ("_filled", "_grid", "_order", "_turns")

    def __init__(self, grid: Grid) -> None:
        self._grid: Final = grid
        self._filled: Final = filled_cells(grid)
        self._order: list[int] = []
        self._turns: Turns | None = None
        """Where not only digits took candidates away."""

    def first(self, alive: int) -> int:
        """Return the guard of the first hidden single to come up, among those still alive.

        Guards that are not alive are never asked for again.
        """
        if self._order:
            return first_of(self._order, alive)
        if self._grid.known_candidates is None:
            self._order = self._hidden(alive)
            return self._order[0]
        if self._turns is None:
            self._turns = Turns((self._grid, TABLES.full, 0))
        return self._turns.first(alive)

    def naked(self, cell: int, digit: int) -> tuple[int, int]:
        """Return the sort key of naked singles: the turn in which the last other digit went."""
        seen = bytes(_SEEN[cell](self._grid.values))
        gone = [seen.find(other) for other in _OTHERS[digit]]
        if -1 not in gone:
            return CLASSIC.peers[cell][max(gone)], cell
        return _LOST + max(other for other in _OTHERS[digit] if other not in seen), cell

    def _hidden(self, guards: int) -> list[int]:
        """Return fields in the order in which they were left with one candidate."""
        seen: dict[int, tuple[list[tuple[int, int]], int]] = {}
        keys: list[tuple[int, int, int, int, int]] = []
        while guards:
            guard = guards & -guards
            guards ^= guard
            house, digit = SUBJECTS[guard.bit_length() // WIDTH - 1]
            if digit not in seen:
                seen[digit] = self._seen(digit)
            turns, own = seen[digit]
            cells = SETS.houses[house]
            last = (cells & own).bit_length() - 1
            for turn, gone in turns:
                if turn < last:
                    keys.append((last, 1, digit, house, guard))
                    break
                if gone & cells:
                    keys.append((turn, 0, (gone & cells).bit_length() - 1, house, guard))
                    break
            else:
                keys.append((last, 1, digit, house, guard))
        keys.sort()
        return [key[-1] for key in keys]

    def _seen(self, digit: int) -> tuple[list[tuple[int, int]], int]:
        """Return the cells in which a digit went when it was placed elsewhere, the last turn first.

        Also return the cells in which it went when their own digits were placed.
        """
        values, filled = self._grid.values, self._filled
        turns: list[tuple[int, int]] = []
        before = 0
        cell = values.find(digit)
        while cell >= 0:
            gone = _PEERS[cell] & ~(before | filled & (1 << cell) - 1)
            before |= gone
            turns.append((cell, gone))
            cell = values.find(digit, cell + 1)
        turns.reverse()
        return turns, filled & ~before

    def last(self, cells: Iterable[int]) -> dict[int, int]:
        """Return those of the cells that are the last of a house, with the first such house."""
        last: dict[int, int] = {}
        filled = self._filled
        for cell in cells:
            own = 1 << cell
            houses = [
                ((SETS.houses[house] ^ own).bit_length(), house)
                for house in CLASSIC.houses_of[cell]
                if SETS.houses[house] & ~filled == own
            ]
            if houses:
                last[cell] = min(houses)[1]
        return last


class Placed:
    """The order in which singles came up when one digit was placed."""

    __slots__ = ("_order", "_window")

    def __init__(self, window: Window) -> None:
        self._window: Final = window
        self._order: list[int] = []

    def _placed(self) -> tuple[Cell, Digit]:
        guard, before, _ = self._window
        assert isinstance(guard, int)
        return single_at(before, guard)

    def first(self, alive: int) -> int:
        """Return the guard of the first hidden single to come up, among those still alive.

        Guards that are not alive are never asked for again.
        """
        if not self._order:
            _, before, end = self._window
            self._order = in_order(before ^ end, self._placed()[1], alive)
        return first_of(self._order, alive)

    def naked(self, cell: int, _: int) -> tuple[int, int]:
        """Return the sort key of naked singles: all came up in the same turn."""
        return 0, cell

    def last(self, _: Iterable[int]) -> dict[int, int]:
        """Return the cells that are the last of a house, with the first such house."""
        last: dict[int, int] = {}
        find_last(self._window[-1] >> FIRST_CELL_BIT, self._placed()[0], last)
        return last


class Turns:
    """The boards of an event: digits are placed one by one, then candidates removed."""

    __slots__ = ("_placed", "_waiting", "boards")

    def __init__(self, window: Window) -> None:
        event, before, _ = window
        assert not isinstance(event, int)
        placed: Sequence[tuple[int, int]]
        lost: Sequence[tuple[int, int]] = ()
        given, ban = TABLES.given, TABLES.ban
        if isinstance(event, Grid):
            placed = [(cell, digit) for cell, digit in enumerate(event.values) if digit]
        else:
            placed, lost = event
        masks = [given[cell][digit] for cell, digit in placed]
        if isinstance(event, Grid) and event.known_candidates is not None:
            lost = _lost(event.known_candidates, reduce(and_, masks, before))
        masks += [ban[cell][digit] for cell, digit in lost]
        self._placed: Final = placed
        self.boards: Final = list(accumulate(masks, and_, initial=before))
        """The board before, and after each turn."""
        self._waiting: Final[list[tuple[int, int, int]]] = []
        """Hidden singles, those that came up first at the end: between which turns they did."""

    def first(self, alive: int) -> int:
        """Return the guard of the first hidden single to come up, among those still alive.

        It is no longer waiting then, and guards that are not alive are never asked for again.
        """
        boards, waiting = self.boards, self._waiting
        if not waiting:
            waiting.append((0, len(boards) - 1, alive))
        while True:
            low, high, guards = waiting.pop()
            guards &= alive
            if not guards & (guards - 1):
                if guards:
                    return guards
            elif high - low > 1:
                middle = low + high >> 1
                found = singles_among(boards[middle], guards)
                if found != guards:
                    waiting.append((middle, high, guards ^ found))
                if found:
                    waiting.append((low, middle, found))
            else:
                digit = self._placed[low][1] if low < len(self._placed) else 0
                ordered = in_order(boards[low] ^ boards[high], digit, guards)
                waiting += [(low, high, guard) for guard in reversed(ordered)]

    def naked(self, cell: int, _: int) -> tuple[int, int]:
        """Return the sort key of naked singles: the turn in which the last other digit went."""
        guard = 1 << FIRST_CELL_BIT + cell * WIDTH + SIZE
        low, high = 0, len(self.boards) - 1
        while high - low > 1:
            middle = low + high >> 1
            if singles_among(self.boards[middle], guard):
                high = middle
            else:
                low = middle
        return high, cell

    def last(self, _: Iterable[int]) -> dict[int, int]:
        """Return the cells that are the last of a house, with the first such house."""
        last: dict[int, int] = {}
        cells = self.boards[0] >> FIRST_CELL_BIT
        for cell, digit in self._placed:
            cells &= PLACE[cell][digit]
            find_last(cells, cell, last)
        return last


def in_order(gone: int, digit: int, guards: int) -> list[int]:
    """Return fields in the order in which they were left with one candidate.

    The order follows from what was removed when `digit` was placed; 0 if only a candidate was
    removed.
    """
    keys: list[tuple[int, int, int, int]] = []
    while guards:
        guard = guards & -guards
        guards ^= guard
        house, own = SUBJECTS[guard.bit_length() // WIDTH - 1]
        if digit and own != digit:
            keys.append((1, own, house, guard))
        else:
            # The highest bit of the field that went is that of the last cell.
            cell, _ = TABLES.candidate[(gone & (guard - (guard >> SIZE))).bit_length()]
            keys.append((0, cell, house, guard))
    keys.sort()
    return [key[-1] for key in keys]


def first_of(ordered: Iterable[int], alive: int) -> int:
    """Return the first guard in an order that is alive."""
    for guard in ordered:
        if guard & alive:
            return guard
    raise AssertionError("none of them is alive")


def find_last(cells: int, placed: int, last: dict[int, int]) -> None:
    """Record which of the cells are the last in a house of a cell just filled."""
    for house, guards in _HOUSES[placed]:
        still = cells & guards
        if still and not still & (still - 1):
            last.setdefault(still.bit_length() // WIDTH - 1, house)


def _lost(masks: Iterable[DigitSet], board: EngineBoard) -> list[tuple[Cell, Digit]]:
    """Return the candidates that a position has lost apart from its digits, digit by digit."""
    cells = board >> FIRST_CELL_BIT
    lost = []
    for cell, mask in enumerate(masks):
        gone = cells >> cell * WIDTH & _DIGITS & ~mask
        while gone:
            low = gone & -gone
            lost.append((Digit(low.bit_length()), Cell(cell)))
            gone ^= low
    return [(cell, digit) for digit, cell in sorted(lost)]


def event_of(window: Window) -> Beginning | Placed | Turns:
    """Return the order in which singles came up in the event of a window."""
    event = window[0]
    if isinstance(event, int):
        return Placed(window)
    return Beginning(event) if isinstance(event, Grid) else Turns(window)
