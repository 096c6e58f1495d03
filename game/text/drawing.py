"""Boards in a terminal: with boxes or regions, numbers, and colours if allowed."""

from typing import Final, NamedTuple

from ..core.digits import symbol
from ..core.grid import Grid
from ..core.rules import degrees_of_freedom
from ..formats.forms.frame import draw_frame

EMPTY_CHARACTERS: Final = "-.0*"
"""What may stand for an open cell; the first is the default."""

NO_WAY: Final = "!"
"""Stands for an open cell that no digit fits, in a board of degrees of freedom."""

_RESET: Final = "\x1b[0m"
_BOLD: Final = "\x1b[1m"
_BLUE: Final = "\x1b[34m"
_GREEN: Final = "\x1b[1;32m"
_RED: Final = "\x1b[1;31m"
_FAINT: Final = "\x1b[2m"


class Style(NamedTuple):
    """How boards are drawn in a terminal."""

    empty: str = EMPTY_CHARACTERS[0]
    colour: bool = False

    def paint(self, text: str, colour: str) -> str:
        """Return a text in a colour, or unchanged."""
        return f"{colour}{text}{_RESET}" if self.colour else text


def draw_board(grid: Grid, givens: Grid, style: Style) -> list[str]:
    """Return the lines of a board; givens are bold and entries blue if there are colours."""
    words = []
    for value, given in zip(grid.values, givens.values, strict=True):
        if not value:
            words.append(style.paint(style.empty, _FAINT))
        else:
            words.append(style.paint(symbol(value), _BOLD if given else _BLUE))
    return draw_frame(words, grid.geometry, lambda text: style.paint(text, _FAINT))


def draw_freedom(grid: Grid, style: Style) -> list[str]:
    """Return the lines of a board with the degrees of freedom of each cell.

    A filled cell is blank as an empty one is on the board; an empty cell without any degree is `!`;
    above 9 degrees are letters, as digits are.
    """
    words = []
    for value, degree in zip(grid.values, degrees_of_freedom(grid), strict=True):
        if value:
            words.append(style.paint(style.empty, _FAINT))
        elif not degree:
            words.append(style.paint(NO_WAY, _RED))
        else:
            words.append(style.paint("1", _GREEN) if degree == 1 else symbol(degree))
    return draw_frame(words, grid.geometry, lambda text: style.paint(text, _FAINT))
