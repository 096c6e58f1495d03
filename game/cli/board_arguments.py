"""How boards are written: the arguments, and the writing."""

import argparse
from typing import Final, NamedTuple

from game.core.grid import Grid
from game.formats.detect import CODECS, require_room, write
from game.messages.catalogue import Catalogue

EMPTY: Final = ("-1", "0", ".", "-", "_", "*")
"""What may stand for an open cell."""


class BoardStyle(NamedTuple):
    """The format that boards are written in, and what stands for an open cell."""

    format: str | None = None
    """None for the format that they came in."""
    empty: str | None = None
    """None for what is usual in the format."""

    def text(self, board: Grid, came_in: str) -> str:
        """Return a board's text, ending with a line break."""
        return write(board, self.format or came_in, empty=self.empty)


def add_board_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Take the format of boards, and what stands for an open cell."""
    text = catalogue.text
    names = [codec.name for codec in CODECS]
    parser.add_argument("--format", choices=names, help=text("cli.format"))
    parser.add_argument("--empty", choices=EMPTY, metavar="WORD", help=text("cli.empty"))


def style_of(arguments: argparse.Namespace) -> BoardStyle:
    """Return what the arguments say; `EmptyWordError` when they do not go together."""
    if arguments.format is not None:
        require_room(arguments.format, arguments.empty)
    return BoardStyle(arguments.format, arguments.empty)
