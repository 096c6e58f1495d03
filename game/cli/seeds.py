"""What `--seed` stands for: an id, a seed, or any text."""

from collections.abc import Callable
from typing import NamedTuple

from ..core.errors import SudokuError
from ..generate.deal import new_id
from ..generate.draw import Draw
from ..generate.ids import SYMBOLS, PuzzleId, PuzzleIdError, parse_id, puzzle_id
from ..generate.levels import Level, Shape
from ..generate.symmetry import Symmetry


class IdMismatchError(SudokuError):
    """An id was given together with a level or symmetry other than its own."""

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
    """The id that a text stands for."""

    id: PuzzleId
    given: bool
    """Whether the text is that id; otherwise it is drawn from the text."""


def given_id(
    text: str,
    level: Level | None,
    symmetry: Symmetry | None = None,
    shape: Shape | None = None,
) -> PuzzleId | None:
    """Return the id in a text, or None; one of another level, symmetry or shape is refused.

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
    """Return the puzzle id that a text stands for; without a level, it must be an id itself."""
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
    """Return the id for a text: with the text as its seed if possible, else one drawn from it."""
    if set(text) <= set(SYMBOLS) and 4 <= len(text) <= 12:
        return puzzle_id(level, text, symmetry, shape)
    return make(level, draw_of(text, 0), symmetry, shape)


def draw_of(text: str, number: int) -> Draw:
    """Return the draws for a puzzle of a text by its number, independent of the others."""
    return Draw(f"{text}/{number}")
