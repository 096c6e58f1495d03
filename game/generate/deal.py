"""Deal the puzzle of an id, whatever its source."""

from collections.abc import Iterator
from random import Random
from typing import Final

from game.core.errors import SudokuError
from game.core.grid import Grid
from game.core.rules import Puzzle
from game.generate import classic
from game.generate.bank import Bank, bank_id
from game.generate.dig import dig
from game.generate.draw import Draw
from game.generate.grade import suits
from game.generate.ids import BANK, DIGGER, VERSIONS, PuzzleId, fresh_id
from game.generate.levels import SYMMETRIC_MOST, Level
from game.generate.symmetry import Symmetry
from game.logic.techniques import BY_ID
from game.solve.exact import random_grid

ATTEMPTS: Final = 2000
"""Grids dug for one id: a bound that does not depend on the clock."""

IDS: Final = 500
"""Ids tried for a puzzle that needs a technique."""


class GenerationError(SudokuError):
    """No attempt suits the level; for a seed that was drawn, another one will."""

    key = "error.generation"

    def __init__(self, puzzle_id: str) -> None:
        super().__init__(f"no board of {puzzle_id} suits its level", id=puzzle_id)


class TechniqueNotFoundError(SudokuError):
    """Of many puzzles of a level none needed a technique."""

    key = "error.technique_not_found"

    def __init__(self, technique: str, level: Level) -> None:
        super().__init__(
            f"none of {IDS} {level.value} puzzles needs {technique}",
            technique=technique,
            level=level.value,
            tried=IDS,
        )


def deal(puzzle_id: PuzzleId, bank: Bank | None = None) -> Puzzle:
    """Return the puzzle of an id: always the same, with exactly one solution, of its level.

    Raises `GenerationError` when no attempt for an id suits its level: most ids of the fullest
    symmetries and the hardest levels have no puzzle.
    """
    if puzzle_id.source == BANK:
        return (bank or Bank()).deal(puzzle_id)
    boards = _dug(puzzle_id) if puzzle_id.source == DIGGER else classic.boards(puzzle_id)
    for givens in boards:
        if suits(puzzle_id.level, givens):
            return Puzzle(givens, str(puzzle_id))
    raise GenerationError(str(puzzle_id))


def fresh_from(source: str, level: Level, draw: Draw) -> PuzzleId:
    """Return an id of a source, such as `GENERATOR`, with a seed that is drawn."""
    if source == BANK:
        return bank_id(level, draw.below(Bank().size(level)), draw)
    return fresh_id(level, draw)._replace(source=source, version=VERSIONS[source])


def level_with(technique: str) -> Level:
    """Return the level that a technique belongs to by its own difficulty."""
    if technique == "naked-single":
        return Level.EASY
    hard = BY_ID[technique].level
    return next(level for level in Level if level.range.rating == hard)


def deal_with(
    technique: str, seed: str, level: Level | None = None, symmetry: Symmetry = Symmetry.NONE
) -> Puzzle:
    """Return a puzzle, drawn from a text, whose solution path needs a technique.

    Without a level, that of the technique's own difficulty. Raises `TechniqueNotFoundError` after
    `IDS` puzzles without it.
    """
    level = level or level_with(technique)
    draw = Draw(f"{seed}/{technique}")
    for _ in range(IDS):
        chosen = fresh_id(level, draw, symmetry)
        try:
            puzzle = deal(chosen)
        except GenerationError:
            continue
        if suits(level, puzzle.givens, technique):
            return puzzle
    raise TechniqueNotFoundError(technique, level)


def _dug(puzzle_id: PuzzleId) -> Iterator[Grid]:
    # The seed of the random numbers is the id itself, as for the classic generator.
    rng = Random(int.from_bytes(str(puzzle_id).encode(), "big"))
    bounds = puzzle_id.level.range
    erased = range(bounds.fewest, min(bounds.most, SYMMETRIC_MOST) + 1)
    for _ in range(ATTEMPTS):
        givens = dig(random_grid(rng), erased, puzzle_id.symmetry, rng)
        if givens is not None:
            yield givens
