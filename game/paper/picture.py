"""A single board as a picture of its own."""

from typing import Final

from .board import Picture, draw_board
from .canvas import Size
from .svg import SvgCanvas

SIDE: Final = 300.0
"""Width of a picture, in points."""
EDGE: Final = 6.0
"""Room around the board."""


def board_svg(picture: Picture, side: float = SIDE) -> str:
    """Return a board as an SVG file with a width in points."""
    canvas = SvgCanvas()
    canvas.page(Size(side, side))
    draw_board(canvas, (EDGE, EDGE), side - 2 * EDGE, picture)
    return canvas.pages[0]
