"""Boards in a terminal: grouped by boxes, numbered, coloured where that is welcome."""

from typing import Final, NamedTuple

from game.core.geometry import Geometry
from game.core.grid import Grid
from game.core.rules import degrees_of_freedom

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
    """How boards are drawn."""

    empty: str = EMPTY_CHARACTERS[0]
    colour: bool = False

    @property
    def filled(self) -> str:
        """What stands for a filled cell in a board of degrees of freedom."""
        return "." if self.empty == "0" else self.empty

    def paint(self, text: str, colour: str) -> str:
        """Return a text in a colour, or as it is."""
        return f"{colour}{text}{_RESET}" if self.colour else text


def draw_board(grid: Grid, givens: Grid, style: Style) -> list[str]:
    """Return the lines of a board; givens are bold and entries blue where there is colour."""
    words = []
    for value, given in zip(grid.values, givens.values, strict=True):
        if not value:
            words.append(style.paint(style.empty, _FAINT))
        else:
            words.append(style.paint(str(value), _BOLD if given else _BLUE))
    return _frame(words, grid.geometry, style)


def draw_freedom(grid: Grid, style: Style) -> list[str]:
    """Return the lines of the degrees of freedom.

    A filled cell has none and shows as an empty one does on the board; an open cell without any
    shows as `!`.
    """
    words = []
    for value, degree in zip(grid.values, degrees_of_freedom(grid), strict=True):
        if value:
            words.append(style.paint(style.filled, _FAINT))
        elif not degree:
            words.append(style.paint(NO_WAY, _RED))
        else:
            words.append(style.paint(str(degree), _GREEN) if degree == 1 else str(degree))
    return _frame(words, grid.geometry, style)


def _frame(words: list[str], geometry: Geometry, style: Style) -> list[str]:
    """Return rows of words with numbers beside them and rules between the boxes."""
    size, width, height = geometry.size, geometry.box_width, geometry.box_height
    margin = "    "
    numbers = [str(number + 1) for number in range(size)]
    head = "   ".join(" ".join(numbers[start : start + width]) for start in range(0, size, width))
    rule = margin + "+" + "+".join("-" * (2 * width + 1) for _ in range(size // width)) + "+"
    lines = [style.paint(margin + "  " + head, _FAINT)]
    for row in range(size):
        if row % height == 0:
            lines.append(rule)
        cells = words[row * size : (row + 1) * size]
        groups = [" ".join(cells[start : start + width]) for start in range(0, size, width)]
        number = style.paint(f"{row + 1:>3}", _FAINT)
        lines.append(f"{number} | " + " | ".join(groups) + " |")
    return [*lines, rule]
