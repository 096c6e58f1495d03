"""How the classic generator makes a board, phase by phase."""

from itertools import islice
from typing import Final

from ..core.errors import SudokuError
from ..core.rules import Puzzle
from ..formats.forms.frame import FrameForm
from ..generate.classic import makings
from ..generate.ids import GENERATOR, PuzzleId, parse_id
from ..messages.catalogue import Catalogue
from .board_arguments import BoardStyle

HALF: Final = 41
"""Cells that the document has erased at least: half of them."""


class NoPhasesError(SudokuError):
    """The puzzle of an id was not made by the five phases."""

    key = "generate.no_phases"

    def __init__(self, puzzle_id: PuzzleId) -> None:
        super().__init__(f"{puzzle_id} was not made in phases", id=str(puzzle_id))


def phases_text(puzzle: Puzzle, style: BoardStyle, catalogue: Catalogue) -> str:
    """Return the base grid and the board after each phase, with the permutations drawn.

    They count from 0, as in the document. The labels are comments, so that all boards can be read
    back. Raises `NoPhasesError` for a puzzle from another source.
    """
    puzzle_id = parse_id(str(puzzle.id))
    if puzzle_id.source != GENERATOR:
        raise NoPhasesError(puzzle_id)
    making = next(islice(makings(puzzle_id), puzzle_id.attempt, None))
    base, *others = making.grids()
    turned = "turned" if making.base.transposed else "upright"
    parts = [(catalogue.text(f"generate.phase.{turned}", id=puzzle.id), base)]
    for number, (vectors, grid) in enumerate(zip(making.phases, others, strict=True), 1):
        drawn = " ".join(str(list(vector)) for vector in vectors)
        parts.append((catalogue.text(f"generate.phase.{number}", vectors=drawn), grid))
    erased = len(puzzle.givens.open_cells)
    words = catalogue.text("generate.phase.5", vector=list(making.kept), erased=erased)
    if erased < HALF:
        level = catalogue.text(f"level.{puzzle_id.level.value}")
        words += " " + catalogue.text("generate.phase.fewer", level=level, half=HALF)
    parts.append((words, puzzle.givens))
    return "\n".join(f"# {label}\n{style.text(grid, FrameForm.name)}" for label, grid in parts)
