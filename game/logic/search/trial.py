"""What becomes of a position when a candidate is assumed: fast, without the reasons.

The position is the exact engine's integer, in which a few operations show all singles, all
locked candidates and every contradiction of the board at once. `game.logic.search.propagation`
finds the reasons afterwards, for those assumptions that are worth it.
"""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from game.core.geometry import CLASSIC
from game.logic.board import Board
from game.solve.exact.tables import tables_of

_TABLES: Final = tables_of(CLASSIC)
_LOCKED: Final = _TABLES.locked
PLACE: Final = tuple(_TABLES.given[number // 9][number % 9 + 1] for number in range(729))
"""For each candidate (9 * cell + digit - 1), the mask that places it."""
BAN: Final = tuple(_TABLES.ban[number // 9][number % 9 + 1] for number in range(729))
"""For each candidate, the mask that removes it."""
_NUMBER: Final = tuple(9 * cell + max(digit, 1) - 1 for cell, digit in _TABLES.candidate)
_OWN: Final = tuple((_TABLES.full ^ ban) & _TABLES.rows for ban in BAN)
"""For each candidate, its bit among the engine's rows: sets of candidates are kept there."""


class Outcome(NamedTuple):
    """What an assumption leads to."""

    board: int
    """The board after it, 0 when solved."""
    placed: tuple[int, ...]
    """The candidates that became true."""
    rounds: int
    """How many rounds of propagation it took: a measure of the proof's length."""
    contradiction: bool


def trial_board(board: Board) -> int:
    """Return the exact engine's integer of a position."""
    found = _TABLES.full
    masks, values = board.masks, board.values
    for cell in range(81):
        if values[cell]:
            found &= _TABLES.given[cell][values[cell]]
        else:
            bans = _TABLES.ban[cell]
            gone = 511 & ~masks[cell]
            while gone:
                low = gone & -gone
                found &= bans[low.bit_length()]
                gone ^= low
    return found


def settle(board: int, *, locked: bool = True) -> Outcome:
    """Place singles and clear locked candidates until nothing moves or a contradiction shows.

    `locked` tells whether locked candidates are cleared.
    """
    guards, place, number = _TABLES.guards, _TABLES.place, _NUMBER
    placed: list[int] = []
    rounds = 0
    while board:
        rounds += 1
        unmet = board & guards
        units = unmet >> 9
        lowered = board - units
        if lowered & unmet != unmet:
            return Outcome(board, tuple(placed), rounds, True)
        found = unmet ^ (((board & lowered) - units) & unmet)
        if found:
            singles = board & (found - (found >> 9))
            while singles:
                key = singles.bit_length()
                mask = place[key]
                singles &= mask
                board &= mask
                placed.append(number[key])
            continue
        cleared = _LOCKED.find(board) if _LOCKED and locked else 0
        if not cleared:
            break
        board = _LOCKED.clear(board, cleared) if _LOCKED else board
        # Locked candidates are harder to follow than singles.
        rounds += 1
    return Outcome(board, tuple(placed), rounds, False)


def outcomes(board: Board) -> dict[int, Outcome]:
    """Return what each candidate of a position leads to; ask through `Board.cached`."""
    return tried(trial_board(board), board.poll)


def tried(board: int, poll: Callable[[], None], *, locked: bool = True) -> dict[int, Outcome]:
    """Return what each candidate of the engine's board leads to, in ascending order."""
    found = {}
    for number in sorted(left(board)):
        poll()
        outcome = settle(board & PLACE[number], locked=locked)
        found[number] = outcome._replace(placed=(number, *outcome.placed))
    return found


def common(board: int, found: Iterable[Outcome]) -> tuple[list[int], list[int]]:
    """Return a board's candidates that are true in all of some outcomes, and those false in all."""
    present = all_true = board & _TABLES.rows
    any_left = 0
    for outcome in found:
        true = 0
        for number in outcome.placed:
            true |= _OWN[number]
        all_true &= true
        any_left |= true | outcome.board
    return _numbers(all_true), _numbers(present & ~any_left)


def _numbers(own: int) -> list[int]:
    found = []
    while own:
        key = own.bit_length()
        found.append(_NUMBER[key])
        own ^= 1 << (key - 1)
    return found


def left(board: int) -> list[int]:
    """Return the candidates of the engine's board."""
    return _numbers(board & _TABLES.rows)


def pairs(board: int) -> list[int]:
    """Return the candidates in a field of just two, on a board without singles."""
    unmet = board & _TABLES.guards
    units = unmet >> 9
    more = board & (board - units)
    more &= more - units
    two = unmet ^ ((more - units) & unmet)
    fields = board & (two - (two >> 9))
    found: dict[int, None] = {}
    while fields:
        key = fields.bit_length()
        found[_NUMBER[key]] = None
        fields ^= 1 << (key - 1)
    return list(found)


def has(board: int, number: int) -> bool:
    """Whether a candidate is on the engine's board."""
    return bool(board & _OWN[number])
