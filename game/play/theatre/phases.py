"""The five phases that make a board, one view after the other."""

from collections.abc import Iterator
from typing import NamedTuple

from ...core.digits import Cell
from ...core.geometry import CLASSIC
from ...core.grid import Grid
from ...core.message import Message, message
from ...core.naming import listed
from ...generate.classic import BASE, Making, makings
from ...generate.ids import PuzzleId


class PhaseView(NamedTuple):
    """A board as it is made, the last change, and the cells concerned."""

    grid: Grid
    words: Message
    phase: int
    """0 before the first phase, else its number."""
    moved: tuple[Cell, ...] = ()
    """The cells whose digit changed."""
    kept: tuple[Cell, ...] = ()
    """The cells that are not erased, one in each row and column."""
    stays: tuple[Cell, ...] = ()
    """The cells that could not be erased: there would be a second solution."""


def phase_views(puzzle_id: PuzzleId) -> tuple[PhaseView, ...]:
    """Return the views of the first board that an id of the five phases makes."""
    return tuple(_views(next(makings(puzzle_id))))


def _views(making: Making) -> Iterator[PhaseView]:
    yield PhaseView(BASE, message("phases.base"), 0)
    before = BASE
    turned = "turned" if making.base.transposed else "upright"
    words = [message(f"phases.{turned}")]
    words += [_drawn(number, vectors) for number, vectors in enumerate(making.phases, 1)]
    for number, (grid, told) in enumerate(zip(making.grids(), words, strict=True)):
        yield PhaseView(grid, told, number, _changed(before, grid))
        before = grid
    size = CLASSIC.size
    kept = tuple(Cell(row * size + column) for row, column in enumerate(making.kept))
    columns = " ".join(str(column + 1) for column in making.kept)
    yield PhaseView(before, message("phases.kept", columns=columns), 5, kept=kept)
    result = making.erasure.board()
    wanted = len(result.open_cells)
    stays: list[Cell] = []
    for group in making.erasure.groups:
        if len(before.open_cells) == wanted:
            break
        names = listed([CLASSIC.cell_name(cell) for cell in group])
        if any(result.values[cell] for cell in group):
            stays += group
            words_of = message("phases.stays", len(group), cells=names)
        else:
            values = bytearray(before.values)
            for cell in group:
                values[cell] = 0
            before = Grid(bytes(values), None, CLASSIC)
            words_of = message("phases.erased", len(before.open_cells), cells=names)
        yield PhaseView(before, words_of, 5, tuple(group), kept, tuple(stays))
    yield PhaseView(before, message("phases.done", wanted), 5, (), kept, tuple(stays))


def _drawn(number: int, vectors: tuple[tuple[int, ...], ...]) -> Message:
    """Return what a phase draws, counted from 1 like rows and columns."""
    told = listed([" ".join(str(line + 1) for line in vector) for vector in vectors])
    return message(f"phases.{number}", vectors=told)


def _changed(before: Grid, after: Grid) -> tuple[Cell, ...]:
    return tuple(cell for cell in CLASSIC.cells if before.values[cell] != after.values[cell])
