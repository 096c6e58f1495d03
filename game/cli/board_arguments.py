"""The arguments for how boards are written, and the writing."""

import argparse
from typing import Final, NamedTuple

from ..core.errors import ClassicOnlyError, SudokuError
from ..core.geometry import CLASSIC, Geometry, geometry_of
from ..core.grid import Grid
from ..formats.detect import DIGITS, require_room, write
from ..formats.forms.line import CollectionForm, LineForm
from ..generate.levels import Shape
from ..messages.catalogue import Catalogue

EMPTY: Final = ("-1", "0", ".", "-", "_", "*")
"""What may stand for an open cell."""


SDM: Final = CollectionForm.name
"""A line a puzzle, with nothing behind it."""


class BoardStyle(NamedTuple):
    """The format that boards are written in, and the sign for an empty cell."""

    format: str | None = None
    """None for the format that they came in."""
    empty: str | None = None
    """None for what is usual in the format."""

    def text(self, board: Grid, came_in: str) -> str:
        """Return a board's text, ending with a line break."""
        name = LineForm.name if self.format == SDM else self.format or came_in
        return write(board, name, empty=self.empty)

    def noted(self, board: Grid, note: str) -> str:
        """Return the text of a board that was made, with a comment unless its format has none."""
        text = self.text(board, LineForm.name)
        if self.format == SDM:
            return text.rstrip()
        if self.format in (None, LineForm.name):
            return f"{text.rstrip()}  # {note}"
        return f"# {note}\n{text}"


def add_board_arguments(
    parser: argparse.ArgumentParser, catalogue: Catalogue, *, told: str = "cli.format"
) -> None:
    """Add arguments for the format of boards and the sign for an empty cell.

    `told` is the key of what the format is for: boards that are read have one already.
    """
    text = catalogue.text
    names = [*(form.name for form in DIGITS), SDM]
    parser.add_argument("--format", choices=names, help=text(told))
    parser.add_argument("--empty", choices=EMPTY, metavar="WORD", help=text("cli.empty"))


class RegionsError(SudokuError):
    """A jigsaw was named without its regions."""

    key = "cli.regions"

    def __init__(self) -> None:
        super().__init__("the regions of a jigsaw are not told")


def add_shape_argument(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add the argument for the shape of the boards to read."""
    parser.add_argument("--board", metavar="SHAPE", help=catalogue.text("cli.board_read"))


def shape_in(arguments: argparse.Namespace) -> Geometry | None:
    """Return the shape given by a word or a code; None if the text decides."""
    word = arguments.board
    if word is None:
        return None
    if word in {shape.value for shape in Shape if shape.jigsaw_size or shape.is_drawn}:
        raise RegionsError
    codes = {shape.value: shape.code for shape in Shape}
    return geometry_of(codes.get(word.lower(), word))


def require_classic(geometry: Geometry, what: str) -> None:
    """Raise `ClassicOnlyError` unless the board is 9x9 with usual boxes."""
    if geometry != CLASSIC:
        raise ClassicOnlyError(what, geometry.code)


def style_of(arguments: argparse.Namespace) -> BoardStyle:
    """Return the style in the arguments; raises `EmptyWordError` if they do not go together."""
    if arguments.format not in (None, SDM):
        require_room(arguments.format, arguments.empty)
    return BoardStyle(arguments.format, arguments.empty)
