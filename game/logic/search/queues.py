"""HoDoKu's order of singles, told from what a position went through.

A window is an event (what a position began with, a hidden single, another step) and the naked
singles that follow from it. Within a window singles come up in the order of the candidates that
go: a placed digit goes from its peers cell by cell, then the cell's other digits go. A position
begins with its digits, cell by cell; then go the candidates that it has lost besides, digit by
digit.
"""

import itertools
from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import accumulate
from operator import and_, itemgetter, not_
from typing import Final, NamedTuple

from game.core.digits import Cell, Digit, Mask
from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.logic.board import filled_cells
from game.logic.tables import tables_of as sets_of
from game.solve.exact.tables import tables_of

_TABLES: Final = tables_of(CLASSIC)
_WIDTH: Final = _TABLES.width
_SIZE: Final = _WIDTH - 1
_HOUSE: Final = sets_of(CLASSIC).houses
_DIGITS: Final = (1 << _SIZE) - 1
_FIRST_CELL_BIT: Final = 3 * _TABLES.area * _WIDTH
_HOUSE_GUARDS: Final = _TABLES.guards & ((1 << _FIRST_CELL_BIT) - 1)
_CELL_GUARDS: Final = _TABLES.guards >> _FIRST_CELL_BIT

Change = tuple[tuple[tuple[Cell, Digit], ...], tuple[tuple[Cell, Digit], ...]]
"""What a step places and what it eliminates, in order."""


Window = tuple[Grid | int | Change, int, int]
"""An event (what the position began with; a hidden single, as the guard of its field; another
step) and the board before and after it, before naked singles."""


class Single(NamedTuple):
    """A digit that was placed, and why."""

    technique: str
    cell: Cell
    digit: Digit
    house: int | None
    """The house that shows it: its last open cell, or the only place of the digit in it."""


def _subjects() -> Iterator[tuple[int, Digit]]:
    """Yield the house and the digit of each field below those of cells."""
    index = {house: number for number, house in enumerate(CLASSIC.houses)}
    for field in range(3 * _TABLES.area):
        subject = _TABLES.subject(field)
        assert isinstance(subject, tuple)
        yield index[subject[0]], subject[1]


_SUBJECTS: Final = tuple(_subjects())
_PLACE: Final = [[mask >> _FIRST_CELL_BIT for mask in masks] for masks in _TABLES.given]
"""`given` for the fields of cells alone."""
_CANDIDATE: Final = _TABLES.candidate[_FIRST_CELL_BIT:]
"""The candidate of a bit of the fields of cells alone, by its bit length."""
_OPEN: Final = tuple(
    sum(1 << cell * _WIDTH + _SIZE for cell in house.cells) for house in CLASSIC.houses
)
"""By house the guards of its cells' fields, these counted from the first cell's."""
_HOUSES: Final = tuple(tuple((house, _OPEN[house]) for house in each) for each in CLASSIC.houses_of)
"""By cell its houses with these guards."""
_COUNTER: Final = 5
"""Bits of a house's counter of open cells, the highest of them a guard."""
_ONES: Final = sum(1 << _COUNTER * house for house in range(len(CLASSIC.houses)))
_TWOS: Final = 2 * _ONES
_COUNTER_GUARDS: Final = _ONES << _COUNTER - 1
_COUNT: Final = tuple(sum(1 << _COUNTER * house for house in each) for each in CLASSIC.houses_of)
"""By cell, one in each of its houses' counters."""
_COUNTED: Final = tuple(counters << _COUNTER - 1 for counters in _COUNT)
"""By cell the guards of these."""
_PEERS: Final = sets_of(CLASSIC).peers
_SEEN: Final = tuple(itemgetter(*peers) for peers in CLASSIC.peers)
_EVERY: Final = range(1, CLASSIC.size + 1)
_OTHERS: Final = tuple(tuple(other for other in _EVERY if other != digit) for digit in range(10))
"""By digit the others."""
_ONE: Final = frozenset(Mask(1 << digit - 1) for digit in _EVERY)
_LOST: Final = CLASSIC.size**2
"""The number of a position's first turn after the cells."""


def single_at(board: int, guard: int) -> tuple[Cell, Digit]:
    """Return the one candidate of a field."""
    return _TABLES.candidate[(board & (guard - (guard >> _SIZE))).bit_length()]


def singles_among(board: int, guards: int) -> int:
    """Return the guards of the fields with one candidate among some that are unmet."""
    units = guards >> _SIZE
    fields = board & ((guards << 1) - units)
    more = fields & (fields - units)
    return guards ^ ((more - units) & guards)


class _Beginning:
    """When singles came up while a position was set up."""

    __slots__ = ("_filled", "_grid", "_order", "_turns")

    def __init__(self, grid: Grid) -> None:
        self._grid: Final = grid
        self._filled: Final = filled_cells(grid)
        self._order: list[int] = []
        self._turns: _Turns | None = None
        """Where not only digits took candidates away."""

    def first(self, alive: int) -> int:
        """Return the guard of the hidden single that came up first, of those that are alive.

        What is not alive is not asked for again.
        """
        if self._order:
            return _first_of(self._order, alive)
        if self._grid.known_candidates is None:
            self._order = self._hidden(alive)
            return self._order[0]
        if self._turns is None:
            self._turns = _Turns((self._grid, _TABLES.full, 0))
        return self._turns.first(alive)

    def naked(self, cell: int, digit: int) -> tuple[int, int]:
        """Return what orders naked singles: the turn in which the last other digit went."""
        seen = bytes(_SEEN[cell](self._grid.values))
        gone = [seen.find(other) for other in _OTHERS[digit]]
        if -1 not in gone:
            return CLASSIC.peers[cell][max(gone)], cell
        return _LOST + max(other for other in _OTHERS[digit] if other not in seen), cell

    def _hidden(self, guards: int) -> list[int]:
        """Return fields in the order in which digits left them one candidate."""
        seen: dict[int, tuple[list[tuple[int, int]], int]] = {}
        keys: list[tuple[int, int, int, int, int]] = []
        while guards:
            guard = guards & -guards
            guards ^= guard
            house, digit = _SUBJECTS[guard.bit_length() // _WIDTH - 1]
            if digit not in seen:
                seen[digit] = self._seen(digit)
            turns, own = seen[digit]
            cells = _HOUSE[house]
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
        """Return in which cells a digit went as it was placed elsewhere, the last turn first.

        And the cells in which it went with the placing of their own digits.
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
        """Return of some cells those that are the last of a house, with the first such house."""
        last: dict[int, int] = {}
        filled = self._filled
        for cell in cells:
            own = 1 << cell
            houses = [
                ((_HOUSE[house] ^ own).bit_length(), house)
                for house in CLASSIC.houses_of[cell]
                if _HOUSE[house] & ~filled == own
            ]
            if houses:
                last[cell] = min(houses)[1]
        return last


class _Placing:
    """When singles came up as one digit was placed."""

    __slots__ = ("_order", "_window")

    def __init__(self, window: Window) -> None:
        self._window: Final = window
        self._order: list[int] = []

    def _placed(self) -> tuple[Cell, Digit]:
        guard, before, _ = self._window
        assert isinstance(guard, int)
        return single_at(before, guard)

    def first(self, alive: int) -> int:
        """Return the guard of the hidden single that came up first, of those that are alive.

        What is not alive is not asked for again.
        """
        if not self._order:
            _, before, end = self._window
            self._order = _ordered(before ^ end, self._placed()[1], alive)
        return _first_of(self._order, alive)

    def naked(self, cell: int, _: int) -> tuple[int, int]:
        """Return what orders naked singles: all came up in one turn."""
        return 0, cell

    def last(self, _: Iterable[int]) -> dict[int, int]:
        """Return the cells that are the last of a house, with the first such house."""
        last: dict[int, int] = {}
        _find_last(self._window[-1] >> _FIRST_CELL_BIT, self._placed()[0], last)
        return last


class _Turns:
    """The boards of an event: digits are placed one by one, then candidates taken away."""

    __slots__ = ("_placed", "_waiting", "boards")

    def __init__(self, window: Window) -> None:
        event, before, _ = window
        assert not isinstance(event, int)
        placed: Sequence[tuple[int, int]]
        lost: Sequence[tuple[int, int]] = ()
        given, ban = _TABLES.given, _TABLES.ban
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
        """Return the guard of the hidden single that came up first, of those that are alive.

        It waits no longer then; what is not alive is not asked for again.
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
                ordered = _ordered(boards[low] ^ boards[high], digit, guards)
                waiting += [(low, high, guard) for guard in reversed(ordered)]

    def naked(self, cell: int, _: int) -> tuple[int, int]:
        """Return what orders naked singles: the turn in which the last other digit went."""
        guard = 1 << _FIRST_CELL_BIT + cell * _WIDTH + _SIZE
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
        cells = self.boards[0] >> _FIRST_CELL_BIT
        for cell, digit in self._placed:
            cells &= _PLACE[cell][digit]
            _find_last(cells, cell, last)
        return last


def _ordered(gone: int, digit: int, guards: int) -> list[int]:
    """Return fields in the order in which they came to one candidate.

    That is by what went as a digit was placed; 0 where a candidate was taken away.
    """
    keys: list[tuple[int, int, int, int]] = []
    while guards:
        guard = guards & -guards
        guards ^= guard
        house, own = _SUBJECTS[guard.bit_length() // _WIDTH - 1]
        if digit and own != digit:
            keys.append((1, own, house, guard))
        else:
            # The highest bit of the field that went is that of the last cell.
            cell, _ = _TABLES.candidate[(gone & (guard - (guard >> _SIZE))).bit_length()]
            keys.append((0, cell, house, guard))
    keys.sort()
    return [key[-1] for key in keys]


def _first_of(ordered: Iterable[int], alive: int) -> int:
    for guard in ordered:
        if guard & alive:
            return guard
    raise AssertionError("none of them is alive")


def _event_of(window: Window) -> _Beginning | _Placing | _Turns:
    """Return when singles came up in the event of a window."""
    event = window[0]
    if isinstance(event, int):
        return _Placing(window)
    return _Beginning(event) if isinstance(event, Grid) else _Turns(window)


class Course:
    """What happens in a window: its event, then the naked singles that follow."""

    __slots__ = ("_after", "_early", "_event", "_window")

    def __init__(self, window: Window, hidden: int = 0) -> None:
        """Take the guards of the hidden singles of the window that are asked for later."""
        self._window: Final = window
        self._event: _Beginning | _Placing | _Turns | None = None
        self._early: Final = singles_among(window[-1], hidden)
        """Hidden singles that the event leaves; naked singles leave the others."""
        self._after: Iterator[int] | None = None

    def first(self, alive: int) -> int:
        """Return the guard of the hidden single that came up first, of those that are alive.

        It waits no longer then; what is not alive is not asked for again.
        """
        early = alive & self._early
        alive = early or alive
        if not alive & (alive - 1):
            return alive
        if early:
            return self._begun().first(early)
        if self._after is None:
            self._after = self._left(alive)
        return _first_of(self._after, alive)

    def _begun(self) -> _Beginning | _Placing | _Turns:
        if self._event is None:
            self._event = _event_of(self._window)
        return self._event

    def _left(self, left: int) -> Iterator[int]:
        """Yield the hidden singles that naked singles leave, in order."""
        board, given = self._window[-1], _TABLES.given
        candidates = left - (left >> _SIZE)
        for cell, digit, _ in self.naked():
            after = board & given[cell][digit]
            gone = board ^ after
            if gone & candidates:
                found = singles_among(after, left)
                left ^= found
                yield from _ordered(gone, digit, found)
            board = after

    def naked(self) -> Iterator[tuple[int, int, int | None]]:
        """Yield the naked singles that follow, full houses first, with the house of these."""
        cells = self._window[-1] >> _FIRST_CELL_BIT
        found = _naked_among(cells)
        if not found:
            return
        seen = found
        waiting = _singles_of(cells, found)
        begun = self._begun()
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
            cells &= _PLACE[cell][digit]
            found = _naked_among(cells)
            if found is None:
                return
            new = found & ~seen
            if new:
                seen |= new
                waiting += _singles_of(cells, new)
            _find_last(cells, cell, last)


def _lost(masks: Iterable[int], board: int) -> list[tuple[Cell, Digit]]:
    """Return the candidates that a position has lost but for its digits, digit by digit."""
    cells = board >> _FIRST_CELL_BIT
    lost = []
    for cell, mask in enumerate(masks):
        gone = cells >> cell * _WIDTH & _DIGITS & ~mask
        while gone:
            low = gone & -gone
            lost.append((Digit(low.bit_length()), Cell(cell)))
            gone ^= low
    return [(cell, digit) for digit, cell in sorted(lost)]


def _naked_among(cells: int) -> int | None:
    """Return the guards of the naked singles among the fields of cells, None in a dead end."""
    unmet = cells & _CELL_GUARDS
    units = unmet >> _SIZE
    lowered = cells - units
    if lowered & unmet != unmet:
        return None
    more = cells & lowered
    return unmet ^ ((more - units) & unmet)


def _singles_of(cells: int, guards: int) -> list[tuple[int, int]]:
    """Return the cells of some guards, in order, with the one candidate of each."""
    singles: list[tuple[int, int]] = []
    candidates = cells & (guards - (guards >> _SIZE))
    while candidates:
        low = candidates & -candidates
        candidates ^= low
        singles.append(_CANDIDATE[low.bit_length()])
    return singles


def _find_last(cells: int, placed: int, last: dict[int, int]) -> None:
    """Note the cells that are the last of a house of one that was filled."""
    for house, guards in _HOUSES[placed]:
        still = cells & guards
        if still and not still & (still - 1):
            last.setdefault(still.bit_length() // _WIDTH - 1, house)


def first_single(grid: Grid) -> Single | None:
    """Return the single that comes first at a position, or None where there is none."""
    values, masks = grid.values, grid.candidates
    if masks.count(0) != len(values) - values.count(0):
        # A cell has no candidate left.
        return None
    waiting = [(cell, mask.bit_length()) for cell, mask in enumerate(masks) if mask in _ONE]
    if waiting:
        beginning = _Beginning(grid)
        last = beginning.last(cell for cell, _ in waiting)
        among = [single for single in waiting if single[0] in last] or waiting
        cell, digit = among[0]
        if len(among) > 1:
            cell, digit = min(among, key=lambda single: beginning.naked(*single))
        return _naked(cell, digit, last.get(cell))
    turns = _Turns((grid, _TABLES.full, 0))
    board = turns.boards[-1]
    found = _hidden_among(board)
    if not found:
        return None
    return _hidden(board, turns.first(found))


def _hidden_among(board: int) -> int:
    """Return the guards of the hidden singles of a board, 0 in a dead end."""
    unmet = board & _TABLES.guards
    if (board - (unmet >> _SIZE)) & unmet != unmet:
        return 0
    return singles_among(board, board & _HOUSE_GUARDS)


def named(windows: Iterable[Window]) -> Iterator[Single | None]:
    """Yield all singles in order by name, and None for every other step."""
    for window in windows:
        event, before, _ = window
        if isinstance(event, int):
            yield _hidden(before, event)
        elif isinstance(event, tuple):
            yield None
        for cell, digit, full in Course(window).naked():
            yield _naked(cell, digit, full)


def count_full_houses(windows: Iterable[Window]) -> int:
    """Return how many singles are full houses on the way to a solution.

    As many as `named` tells. Each house has a counter of its open cells in one integer: those that
    have one left are those that lose their guard when 2 is taken off, and not when 1 is.
    """
    full, counters = 0, _COUNTER_GUARDS
    for event, before, board in windows:
        if isinstance(event, int):
            counters -= _COUNT[single_at(before, event)[0]]
        elif isinstance(event, Grid):
            counters += sum(itertools.compress(_COUNT, map(not_, event.values)))
        else:
            counters -= sum(_COUNT[cell] for cell, _ in event[0])
        cells = board >> _FIRST_CELL_BIT
        rest = cells & _CELL_GUARDS
        units = rest >> _SIZE
        found = rest ^ (((cells & (cells - units)) - units) & rest)
        if not found:
            continue
        waiting = _singles_of(cells, found)
        if len(waiting) > 1:
            begun = _event_of((event, before, board))
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
                cells &= _PLACE[cell][digit]
                units = rest >> _SIZE
                found = rest ^ (((cells & (cells - units)) - units) & rest)
                if found:
                    rest ^= found
                    waiting += _singles_of(cells, found)
    return full


def _naked(cell: int, digit: int, house: int | None) -> Single:
    technique = "naked-single" if house is None else "full-house"
    return Single(technique, Cell(cell), Digit(digit), house)


def _hidden(board: int, guard: int) -> Single:
    house, _ = _SUBJECTS[guard.bit_length() // _WIDTH - 1]
    return Single("hidden-single", *single_at(board, guard), house)
