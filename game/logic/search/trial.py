"""Follows an assumption through singles and locked candidates: fast, without reasons.

The position is the exact engine's integer, in which a few operations show all singles, all
locked candidates and every contradiction of the board at once. `game.logic.search.propagation`
finds the reasons afterwards, for those assumptions that are worth it.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final, NamedTuple

from ...core.geometry import Geometry
from ...solve.exact.tables import tables_of
from ..board import Board
from ..sets import CandidateNumber, EngineBoard, HouseIndex
from ..tables import tables_of as sets_of
from .waves import choices


class Outcome(NamedTuple):
    """The result of an assumption."""

    board: EngineBoard
    """The board after it, 0 when solved."""
    placed: tuple[CandidateNumber, ...]
    """The candidates that became true."""
    rounds: int
    """How many rounds of propagation it took: a measure of the proof's length."""
    contradiction: bool


class Trials:
    """Assumptions on boards of a geometry; use `trials_of`."""

    __slots__ = ("_locked", "_number", "_tables", "ban", "candidate", "own", "place", "rows")

    def __init__(self, geometry: Geometry) -> None:
        tables, sets = tables_of(geometry), sets_of(geometry)
        self._tables: Final = tables
        self.rows: Final = tables.rows
        """The part of the engine's board that the rows have, with a bit for each candidate."""
        self._locked: Final = tables.locked
        self.candidate: Final = sets.candidate
        """Each candidate as a plain value: these sort in reading order."""
        self.place: Final = [tables.given[cell][digit] for cell, digit in sets.candidate]
        """For each candidate the mask that places it."""
        self.ban: Final = [tables.ban[cell][digit] for cell, digit in sets.candidate]
        """For each candidate the mask that removes it."""
        self._number: Final = [sets.number(cell, max(digit, 1)) for cell, digit in tables.candidate]
        self.own: Final = [(tables.full ^ ban) & tables.rows for ban in self.ban]
        """For each candidate its bit among the engine's rows, which hold sets of candidates."""

    def settle(self, board: EngineBoard, *, locked: bool = True) -> Outcome:
        """Place singles and remove locked candidates until nothing moves or a contradiction shows.

        `locked` says whether locked candidates are removed, where the engine can see them.
        """
        tables, number = self._tables, self._number
        guards, place, size = tables.guards, tables.place, tables.width - 1
        lines = self._locked if locked else None
        placed: list[int] = []
        rounds = 0
        while board:
            rounds += 1
            unmet = board & guards
            units = unmet >> size
            lowered = board - units
            if lowered & unmet != unmet:
                return Outcome(board, tuple(placed), rounds, True)
            found = unmet ^ (((board & lowered) - units) & unmet)
            if found:
                singles = board & (found - (found >> size))
                while singles:
                    key = singles.bit_length()
                    mask = place[key]
                    singles &= mask
                    board &= mask
                    placed.append(number[key])
                continue
            cleared = lines.find(board) if lines else 0
            if not lines or not cleared:
                break
            board = lines.clear(board, cleared)
            # Locked candidates are harder to follow than singles.
            rounds += 1
        return Outcome(board, tuple(placed), rounds, False)

    def tried(
        self, board: EngineBoard, poll: Callable[[], None], *, locked: bool = True
    ) -> dict[CandidateNumber, Outcome]:
        """Return the outcome of assuming each candidate of an engine board, in reading order."""
        found = {}
        for number in sorted(self.left(board), key=self.candidate.__getitem__):
            poll()
            outcome = self.settle(board & self.place[number], locked=locked)
            found[number] = outcome._replace(placed=(number, *outcome.placed))
        return found

    def common(
        self, board: EngineBoard, found: Iterable[Outcome]
    ) -> tuple[list[CandidateNumber], list[CandidateNumber]]:
        """Return the candidates that are true in all of some outcomes, and those false in all."""
        present = all_true = board & self._tables.rows
        any_left = 0
        for outcome in found:
            true = 0
            for number in outcome.placed:
                true |= self.own[number]
            all_true &= true
            any_left |= true | outcome.board
        return self.numbers(all_true), self.numbers(present & ~any_left)

    def numbers(self, own: EngineBoard) -> list[CandidateNumber]:
        """Return the candidate numbers of a set of the engine's rows."""
        found = []
        while own:
            key = own.bit_length()
            found.append(self._number[key])
            own ^= 1 << (key - 1)
        return found

    def left(self, board: EngineBoard) -> list[CandidateNumber]:
        """Return the candidates of the engine's board."""
        return self.numbers(board & self._tables.rows)

    def pairs(self, board: EngineBoard) -> list[CandidateNumber]:
        """Return the candidates of fields with exactly two, on a board without singles."""
        size = self._tables.width - 1
        unmet = board & self._tables.guards
        units = unmet >> size
        more = board & (board - units)
        more &= more - units
        two = unmet ^ ((more - units) & unmet)
        fields = board & (two - (two >> size))
        return list(dict.fromkeys(self.numbers(fields)))

    def has(self, board: EngineBoard, number: CandidateNumber) -> bool:
        """Whether a candidate is on an engine board."""
        return bool(board & self.own[number])


trials_of: Final = cache(Trials)


def outcomes(board: Board) -> dict[CandidateNumber, Outcome]:
    """Return the outcome of assuming each candidate of a position; use `Board.cached`."""
    return trials_of(board.tables.geometry).tried(board.exact, board.poll)


class Verity(NamedTuple):
    """What all candidates of a cell, or all places of a digit in a house, lead to."""

    rounds: int
    """How many rounds of propagation that took, over all of them."""
    house: HouseIndex
    """-1 for a cell."""
    starts: tuple[CandidateNumber, ...]


def verities(
    board: Board, known: dict[CandidateNumber, Outcome]
) -> dict[tuple[CandidateNumber, bool], Verity]:
    """Return the shortest verity for each end, a candidate that is true or false."""
    trials, exact = trials_of(board.tables.geometry), board.exact
    best: dict[tuple[int, bool], Verity] = {}
    for house, starts in choices(board.tables, board.masks, board.planes):
        found = [known[number] for number in starts]
        if any(outcome.contradiction for outcome in found):
            continue
        rounds = sum(outcome.rounds for outcome in found)
        for true, ends in zip((True, False), trials.common(exact, found), strict=True):
            for end in ends:
                if (end, true) not in best or rounds < best[end, true].rounds:
                    best[end, true] = Verity(rounds, house, starts)
    return best
