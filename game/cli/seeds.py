"""What `--seed` names: an id, a seed, or any text at all."""

from collections.abc import Callable
from typing import NamedTuple

from ..core.errors import SudokuError
from ..generate.deal import new_id
from ..generate.draw import Draw
from ..generate.ids import SYMBOLS, PuzzleId, PuzzleIdError, parse_id, puzzle_id
from ..generate.levels import Level, Shape
from ..generate.symmetry import Symmetry


class IdMismatchError(SudokuError):
    """An id was given together with another level or symmetry than its own."""

    key = "generate.mismatch"

    def __init__(self, given: PuzzleId) -> None:
        super().__init__(
            f"{given} is {given.level.value}, symmetry {given.symmetry.value}, {given.shape.value}",
            id=str(given),
            level=given.level.value,
            symmetry=given.symmetry.value,
            shape=given.shape.value,
        )


class Named(NamedTuple):
    """The id that a text names."""

    id: PuzzleId
    given: bool
    """Whether the text is that id; otherwise it is drawn from the text."""


def given_id(
    text: str,
    level: Level | None,
    symmetry: Symmetry | None = None,
    shape: Shape | None = None,
) -> PuzzleId | None:
    """Return the id that a text is, or None; one of another level, symmetry or shape is refused.

    Raises the errors of `parse_id` for an id that this Nonet does not deal.
    """
    try:
        given = parse_id(text)
    except PuzzleIdError:
        return None
    wanted = (level, given.level), (symmetry, given.symmetry), (shape, given.shape)
    if any(one not in (None, its) for one, its in wanted):
        raise IdMismatchError(given)
    return given


def named_id(text: str, level: Level | None, shape: Shape | None = None) -> Named:
    """Return the id of the puzzle that a text names: without a level, only an id names one."""
    given = given_id(text, level, shape=shape)
    if given is None:
        if level is None:
            raise PuzzleIdError(text)
        drawn = drawn_id(text, level, shape=shape or Shape.CLASSIC)
        return Named(drawn, given=False)
    return Named(given, given=True)


def drawn_id(
    text: str,
    level: Level,
    symmetry: Symmetry = Symmetry.NONE,
    shape: Shape = Shape.CLASSIC,
    *,
    make: Callable[[Level, Draw, Symmetry, Shape], PuzzleId] = new_id,
) -> PuzzleId:
    """Return the id that a text gives: it is the seed itself if it can be, or what is drawn."""
    if set(text) <= set(SYMBOLS) and 4 <= len(text) <= 12:
        return puzzle_id(level, text, symmetry, shape)
    return make(level, draw_of(text, 0), symmetry, shape)


def draw_of(text: str, number: int) -> Draw:
    """Return the draws for one of the puzzles that a text gives, whatever the others are."""
    return Draw(f"{text}/{number}")
