"""A game of two at a time: a race on two boards, or one board that both fill.

All of it is a value, and `enter` makes the next one. Times are whole milliseconds since the game
began, told from outside; two entries of the same millisecond are a tie.
"""

from enum import Enum, IntEnum
from typing import Final, NamedTuple, TypeVar

from ...core.digits import NO_DIGITS, Mask

T = TypeVar("T")

LOCKS: Final = (8_000, 16_000, 32_000)
"""How long a wrong digit locks a player of a race: the first, the second in a row, any further."""
SHARED_LOCK: Final = 5_000
"""How long it locks one on a shared board, where the cell is closed to them besides."""
NOBODY: Final = 3
"""Among the owners of cells: filled for nobody. 0 are the givens, and cells that are empty."""


class Kind(Enum):
    """The kind of game; the value is its word in settings and records."""

    RACE = "race"
    SHARED = "shared"


class Side(IntEnum):
    """One of the two sides: A on the left, B on the right."""

    A = 0
    B = 1

    @property
    def other(self) -> "Side":
        """The other side."""
        return Side(1 - self)


class Board(NamedTuple):
    """The givens and the solution of one side; one byte per cell, 0 for an empty one."""

    givens: bytes
    solution: bytes

    @property
    def empty(self) -> int:
        """How many cells are to be filled."""
        return self.givens.count(0)


class Lock(NamedTuple):
    """How long a side is blocked."""

    until: int = 0
    length: int = 0
    in_a_row: int = 0
    """Wrong digits since the last right one."""

    def left(self, now: int) -> int:
        """Return how long it is still blocked, in milliseconds."""
        return max(0, self.until - now)


class Entry(NamedTuple):
    """An entry or note of a side at a moment."""

    side: Side
    cell: int
    digit: int
    at: int
    is_note: bool = False


class Came(Enum):
    """The result of an entry."""

    RIGHT = "right"
    WRONG = "wrong"
    FOR_NOBODY = "for_nobody"
    """Wrong, and the cell was closed to the other side already: it is filled for nobody."""
    NOTED = "noted"
    LOCKED = "locked"
    SETTLED = "settled"
    """The cell is filled."""
    CLOSED = "closed"
    """The cell is closed to this side."""
    OVER = "over"


NO_NOTES: Final = (NO_DIGITS,) * 81


class VersusGame(NamedTuple):
    """The state of a game of two."""

    kind: Kind
    boards: tuple[Board, Board]
    """Of a shared board the same one twice."""
    values: tuple[bytes, bytes]
    """The digits on each side's board."""
    tie_to: Side = Side.A
    """Who gets a tie of two who are level; then the other one."""
    behind: Side | None = None
    """Who has won fewer games of the match: a tie at the end of a race is theirs."""
    owners: bytes = bytes(81)
    """On a shared board, whose each cell is: 1 and 2 for the sides."""
    locks: tuple[Lock, Lock] = (Lock(), Lock())
    missed: tuple[int, int] = (0, 0)
    closed: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
    """The cells that are closed to each side."""
    notes: tuple[tuple[Mask, ...], tuple[Mask, ...]] = (NO_NOTES, NO_NOTES)
    at: int = 0
    """When the last digit came."""
    fresh: tuple[int, ...] = ()
    """The cells that were filled in that millisecond."""

    @classmethod
    def start(
        cls,
        kind: Kind,
        boards: tuple[Board, Board],
        *,
        tie_to: Side = Side.A,
        behind: Side | None = None,
    ) -> "VersusGame":
        """Return a game before its first entry."""
        return cls(kind, boards, (boards[0].givens, boards[1].givens), tie_to, behind)

    @property
    def is_shared(self) -> bool:
        """Whether both fill the same board."""
        return self.kind is Kind.SHARED

    def filled(self, side: Side) -> int:
        """Return how many cells a side has filled, on a shared board those that it owns."""
        if self.is_shared:
            return self.owners.count(side + 1)
        return self.boards[side].empty - self.values[side].count(0)

    def empty(self, side: Side) -> int:
        """Return how many cells are empty on a side's board."""
        return self.values[side].count(0)

    @property
    def for_nobody(self) -> int:
        """How many filled cells neither side owns."""
        return self.owners.count(NOBODY)

    @property
    def is_over(self) -> bool:
        """Whether a board is full."""
        return not all(map(any_empty, self.values))

    def takes(self, now: int) -> bool:
        """Whether an entry at a moment still counts: the last one may be a tie."""
        return not self.is_over or now == self.at

    @property
    def leader(self) -> Side | None:
        """The side that is ahead, handicaps counted as filled; `None` if both are equal."""
        if self.is_shared:
            ours, theirs = self.filled(Side.A), self.filled(Side.B)
        else:
            ours, theirs = -self.empty(Side.A), -self.empty(Side.B)
        return None if ours == theirs else Side.A if ours > theirs else Side.B

    @property
    def winner(self) -> Side | None:
        """The winner of a finished game; `None` for a draw, possible only on a shared board."""
        if self.leader is not None or self.is_shared:
            return self.leader
        return self.tie_to if self.behind is None else self.behind


def any_empty(values: bytes) -> bool:
    """Whether a board has an empty cell."""
    return 0 in values


def enter(game: VersusGame, entry: Entry) -> tuple[VersusGame, Came]:
    """Return the game after an entry, and the result; an impossible one changes nothing."""
    side, cell, now = entry.side, entry.cell, entry.at
    if not game.takes(now):
        return game, Came.OVER
    if game.locks[side].left(now):
        return game, Came.LOCKED
    if cell in game.closed[side]:
        return game, Came.CLOSED
    if entry.is_note:
        return _note(game, entry)
    is_right = game.boards[side].solution[cell] == entry.digit
    if game.values[side][cell]:
        if is_right and _is_tie(game, entry):
            return _take_tie(game, entry), Came.RIGHT
        return game, Came.SETTLED
    if is_right:
        return _right(game, entry), Came.RIGHT
    return _wrong(game, entry)


def _note(game: VersusGame, entry: Entry) -> tuple[VersusGame, Came]:
    """Toggle a note on the side's own board."""
    side, cell = entry.side, entry.cell
    if game.is_shared or game.values[side][cell]:
        return game, Came.SETTLED
    notes = list(game.notes[side])
    notes[cell] = Mask(notes[cell] ^ 1 << (entry.digit - 1))
    return game._replace(notes=_with(game.notes, side, tuple(notes))), Came.NOTED


def _is_tie(game: VersusGame, entry: Entry) -> bool:
    """Whether the other side filled the cell in the same millisecond."""
    return (
        game.is_shared
        and entry.at == game.at
        and entry.cell in game.fresh
        and game.owners[entry.cell] == entry.side.other + 1
    )


def _take_tie(game: VersusGame, entry: Entry) -> VersusGame:
    """Give a cell filled at once to the side that was behind, otherwise in turn."""
    side, other = entry.side, entry.side.other
    # What they own now has the cell, which nobody owned before.
    gap = game.filled(side) - (game.filled(other) - 1)
    if gap > 0:
        return game
    if gap == 0:
        is_theirs = game.tie_to is other
        game = game._replace(tie_to=game.tie_to.other)
        if is_theirs:
            return game
    return game._replace(owners=_placed(game.owners, entry.cell, side + 1))


def _right(game: VersusGame, entry: Entry) -> VersusGame:
    side, cell = entry.side, entry.cell
    filled = _filled(game, side, cell, entry.digit, entry.at)
    owners = _placed(game.owners, cell, side + 1) if game.is_shared else game.owners
    lock = game.locks[side]._replace(in_a_row=0)
    return filled._replace(owners=owners, locks=_with(game.locks, side, lock))


def _wrong(game: VersusGame, entry: Entry) -> tuple[VersusGame, Came]:
    side, cell, now = entry.side, entry.cell, entry.at
    row = game.locks[side].in_a_row
    length = SHARED_LOCK if game.is_shared else LOCKS[min(row, len(LOCKS) - 1)]
    game = game._replace(
        locks=_with(game.locks, side, Lock(now + length, length, row + 1)),
        missed=_with(game.missed, side, game.missed[side] + 1),
    )
    if not game.is_shared:
        return game, Came.WRONG
    if cell in game.closed[side.other]:
        digit = game.boards[side].solution[cell]
        filled = _filled(game, side, cell, digit, now)
        opened = (game.closed[0] - {cell}, game.closed[1] - {cell})
        owners = _placed(game.owners, cell, NOBODY)
        return filled._replace(owners=owners, closed=opened), Came.FOR_NOBODY
    closed = _with(game.closed, side, game.closed[side] | {cell})
    return game._replace(closed=closed), Came.WRONG


def _filled(game: VersusGame, side: Side, cell: int, digit: int, now: int) -> VersusGame:
    """Return the game with a digit on a side's board, and no note there."""
    placed = _placed(game.values[side], cell, digit)
    notes = game.notes[side]
    if notes[cell]:
        notes = (*notes[:cell], NO_DIGITS, *notes[cell + 1 :])
    closed = game.closed
    if game.is_shared:
        closed = (closed[0] - {cell}, closed[1] - {cell})
    return game._replace(
        values=(placed, placed) if game.is_shared else _with(game.values, side, placed),
        notes=_with(game.notes, side, notes),
        closed=closed,
        at=now,
        fresh=(*game.fresh, cell) if now == game.at else (cell,),
    )


def _placed(values: bytes, cell: int, value: int) -> bytes:
    return values[:cell] + bytes((value,)) + values[cell + 1 :]


def _with(pair: tuple[T, T], side: Side, value: T) -> tuple[T, T]:
    return (value, pair[1]) if side is Side.A else (pair[0], value)
