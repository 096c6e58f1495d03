"""Deals the puzzle of an id, whatever its source."""

from collections.abc import Callable, Iterator
from itertools import count, islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..core.errors import SudokuError
from ..core.grid import Grid
from ..core.message import Message, message
from ..core.rules import Puzzle
from ..work.question import Pause, at_once
from .bank import FIRST_HIGH, Bank, BankError, bank_id, near_id
from .draw import Draw
from .erasure import Erasure
from .ids import (
    BANK,
    DIGGER,
    NEAR,
    VERSION,
    PuzzleId,
    PuzzleIdCheckError,
    PuzzleIdError,
    fresh_id,
)
from .levels import Level, Shape
from .near import FEW, FEWER, Near
from .sources import Source
from .symmetry import Symmetry

if TYPE_CHECKING:
    from .constrained import Coarser

RECORD: Final = Path(__file__).resolve().parents[2] / "puzzles" / "bank" / "ids-1.txt"
"""Ids of version 1 as they were dealt when version 2 came, each in its form of version 2."""


class GenerationError(SudokuError):
    """No attempt fits the level; a seed that was drawn can be replaced by another."""

    key = "error.generation"

    def __init__(self, puzzle_id: str) -> None:
        super().__init__(f"no board of {puzzle_id} suits its level", id=puzzle_id)


class SourceShapeError(SudokuError):
    """A source of puzzles has no boards of a shape."""

    key = "error.source_shape"

    def __init__(self, source: Source, shape: Shape) -> None:
        super().__init__(
            f"{source.value} has no {shape.value}", source=source.value, shape=shape.value
        )


def deal(puzzle_id: PuzzleId, bank: Bank | None = None, pause: Pause = at_once) -> Puzzle:
    """Return the puzzle of an id, which has exactly one solution, with an id of version 2.

    An id of version 1 names no attempt: it deals the first one that the rater of this Nonet
    confirms to be of its level. Raises `GenerationError` when none of the attempts is: most ids of
    the fullest symmetries and the hardest levels have no puzzle. Raises `PuzzleIdCheckError` for
    an id that is not the one of its board.
    """
    if puzzle_id.source == BANK:
        if puzzle_id.shape is Shape.KILLER:
            from .killer_bank import KillerBank

            return KillerBank().deal(puzzle_id)
        if puzzle_id.shape is not Shape.CLASSIC:
            from .day_bank import DayBank

            return DayBank(puzzle_id.shape).deal(puzzle_id)
        return (bank or Bank()).deal(puzzle_id)
    if puzzle_id.attempt is not None:
        givens = next(islice(_erasures(puzzle_id, bank), puzzle_id.attempt, None)).board()
        if puzzle_id.settled(puzzle_id.attempt, givens) != puzzle_id:
            raise PuzzleIdCheckError(str(puzzle_id))
        return Puzzle(givens, str(puzzle_id))
    # Judging boards takes all techniques, which an id of a settled board does not need.
    from .grade import Fit, fit, suits

    before, beyond = None, False
    for attempt, erasure in enumerate(islice(_erasures(puzzle_id, bank), puzzle_id.shape.attempts)):
        pause()
        # Of boards that get harder and harder, nothing comes back after one that is too hard.
        beyond = beyond and erasure.is_harder
        if beyond:
            continue
        givens = erasure.board()
        if givens == before:
            continue
        before = givens
        if puzzle_id.shape is Shape.CLASSIC:
            good = suits(puzzle_id.level, givens, high=puzzle_id.is_near)
            found = Fit.SUITS if good else Fit.EASIER
        else:
            found = fit(puzzle_id.level, givens, puzzle_id.shape)
        if found is Fit.SUITS:
            return Puzzle(givens, str(puzzle_id.settled(attempt, givens)))
        beyond = found is Fit.HARDER
    raise GenerationError(str(puzzle_id))


def version_note(wanted: PuzzleId, puzzle: Puzzle) -> Message | None:
    """Return what happened to the board of an id of version 1, for a player; None for others.

    Whether the board is unchanged is only known for those in `RECORD`.
    """
    if wanted.source == BANK or wanted.attempt is not None:
        return None
    old, new = str(wanted), str(puzzle.id)
    form = str(wanted._replace(version=VERSION))
    for known in _record():
        if known.rpartition("-")[0] == form and known != new:
            return message("id.moved", old=old, former=known, new=new)
    return message("id.open", old=old, new=new)


def fresh_from(source: Source, level: Level, draw: Draw, shape: Shape = Shape.CLASSIC) -> PuzzleId:
    """Return an id of a source, with a random seed.

    Raises `SourceShapeError` for a source without boards of the shape, and `ShapeLevelError` for a
    level that the shape does not have.
    """
    if shape is not Shape.CLASSIC and source is not Source.DUG:
        raise SourceShapeError(source, shape)
    if source is Source.DUG:
        return new_id(level, draw, shape=shape)._replace(source=source.letter)
    if source is Source.BANK:
        offered = Bank().offered(level)
        return bank_id(level, offered[draw.below(len(offered))], draw)
    return fresh_id(level, draw, shape=shape)._replace(source=source.letter)


def new_id(
    level: Level,
    draw: Draw,
    symmetry: Symmetry = Symmetry.NONE,
    shape: Shape = Shape.CLASSIC,
) -> PuzzleId:
    """Return an open id with a random seed.

    Extreme puzzles are searched near high ones of the bank, another for each try: elsewhere hardly
    any has a step that is hard enough, and near some of them few have. Raises `ShapeLevelError`
    for a level that the shape does not have.
    """
    if (level, symmetry, shape) == (Level.EXTREME, Symmetry.NONE, Shape.CLASSIC):
        try:
            size = Bank().size(level)
        except BankError:
            size = 0
        if size > FIRST_HIGH:
            return near_id(level, size - 1, draw)
    return fresh_id(level, draw, symmetry, shape)


def _erasures(puzzle_id: PuzzleId, bank: Bank | None) -> "Iterator[Erasure | Coarser | Near]":
    if puzzle_id.is_near:
        open_id = str(puzzle_id._replace(attempt=None, check=""))
        near, few = _neighbours(puzzle_id, bank or Bank())
        return (Near(f"{open_id}/{number}", near, few) for number in count())
    if puzzle_id.source == DIGGER:
        from .dig import erasures

        return erasures(puzzle_id)
    from .classic import erasures as classic_erasures

    return classic_erasures(puzzle_id)


def _neighbours(puzzle_id: PuzzleId, bank: Bank) -> tuple[Callable[[Draw], Grid], int]:
    """Return what draws the bank's puzzle for a try of an id, and the `Near.few` of its version."""
    last = bank.place(puzzle_id)
    if puzzle_id.version == NEAR:
        only = bank.givens(puzzle_id.level, last)
        return lambda _: only, FEW
    if last < FIRST_HIGH:
        raise PuzzleIdError(str(puzzle_id))

    def drawn(draw: Draw) -> Grid:
        return bank.givens(puzzle_id.level, FIRST_HIGH + draw.below(last + 1 - FIRST_HIGH))

    return drawn, FEWER


def _record() -> list[str]:
    try:
        return RECORD.read_text("ascii").split()
    except (OSError, UnicodeDecodeError):
        # Without it nothing is known, and nothing else is lost.
        return []
