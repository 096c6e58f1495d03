"""Boards from elsewhere: generated, or read from files of any length."""

from collections.abc import Iterator
from contextlib import ExitStack
from io import FileIO
from os import PathLike
from secrets import token_hex

from ..cli.commands.generate import Order, puzzle_of
from ..cli.seeds import given_id
from ..formats.container import opened
from ..formats.document import Entry
from ..formats.lines import document, lines_in
from ..generate.levels import Level, Shape
from ..generate.required import deal_with, level_with, technique_named
from ..generate.symmetry import Symmetry
from .board import Board


def generate(
    level: str | None = None,
    *,
    board: str = Shape.CLASSIC.value,
    symmetry: str = "none",
    requires: str | None = None,
    seed: str | None = None,
) -> Board:
    """Return a puzzle of a level: gentle, beginner, easy, medium, hard, expert or extreme.

    `board` is a shape with levels, such as 6x6, jigsaw or killer, `symmetry` that of the filled
    cells, `requires` a technique that the path uses. The same `seed` gives the same puzzle, and an
    id as seed the puzzle of that id. Raises `nonet.SudokuError` where there is no such puzzle and
    `ValueError` for a word that is not a level, shape or symmetry.
    """
    shape, own_symmetry = Shape(board), Symmetry(symmetry)
    text = token_hex(8) if seed is None else seed
    if requires is not None:
        name = technique_named(requires)
        wanted = Level(level) if level else level_with(name)
        puzzle = deal_with(name, f"{text}/0", wanted, own_symmetry).puzzle
    else:
        given = given_id(text, Level(level) if level else None)
        order = Order(Level(level or "medium"), own_symmetry, text, given, None, shape)
        puzzle = puzzle_of(order, 0)
    return Board.of(Entry(puzzle.givens), puzzle.id)


def read(file: str | PathLike[str]) -> Iterator[Board]:
    """Yield the puzzles of a file in any form, compressed or not, one after the other.

    Files with one puzzle per line may be of any length. Raises `nonet.SudokuError` for a line
    without a puzzle, and `OSError` for a file that cannot be read.
    """
    with ExitStack() as stack:
        for entry in document(lines_in(opened(FileIO(file), stack))):
            yield Board.of(entry)
