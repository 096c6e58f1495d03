"""Digits of whole pixels, for notes in cells where type would be a blur."""

from functools import cache
from typing import Final

import pygame

from game.ui.theme import Colour

SYMBOLS: Final = "123456789ABCDEFG"
_SETS: Final[tuple[tuple[str, ...], ...]] = (
    (
        "..#.. .##.. ..#.. ..#.. ..#.. ..#.. .###.",
        ".###. #...# ....# ..##. .#... #.... #####",
        ".###. #...# ....# ..##. ....# #...# .###.",
        "...#. ..##. .#.#. #..#. ##### ...#. ...#.",
        "##### #.... ####. ....# ....# #...# .###.",
        "..##. .#... #.... ####. #...# #...# .###.",
        "##### ....# ...#. ..#.. .#... .#... .#...",
        ".###. #...# #...# .###. #...# #...# .###.",
        ".###. #...# #...# .#### ....# ...#. .##..",
        ".###. #...# #...# ##### #...# #...# #...#",
        "####. #...# #...# ####. #...# #...# ####.",
        ".#### #.... #.... #.... #.... #.... .####",
        "####. #...# #...# #...# #...# #...# ####.",
        "##### #.... #.... ####. #.... #.... #####",
        "##### #.... #.... ####. #.... #.... #....",
        ".#### #.... #.... #..## #...# #...# .####",
    ),
    (
        ".#.. ##.. .#.. .#.. .#.. ###.",
        ".##. #..# ...# ..#. .#.. ####",
        "###. ...# .##. ...# ...# ###.",
        "#..# #..# #### ...# ...# ...#",
        "#### #... ###. ...# ...# ###.",
        ".##. #... ###. #..# #..# .##.",
        "#### ...# ..#. ..#. .#.. .#..",
        ".##. #..# .##. #..# #..# .##.",
        ".##. #..# .### ...# ...# .##.",
        ".##. #..# #..# #### #..# #..#",
        "###. #..# ###. #..# #..# ###.",
        ".### #... #... #... #... .###",
        "###. #..# #..# #..# #..# ###.",
        "#### #... ###. #... #... ####",
        "#### #... ###. #... #... #...",
        ".### #... #.## #..# #..# .###",
    ),
    (
        ".#. ##. .#. .#. ###",
        "##. ..# .#. #.. ###",
        "##. ..# .#. ..# ##.",
        "#.# #.# ### ..# ..#",
        "### #.. ##. ..# ##.",
        ".## #.. ### #.# ###",
        "### ..# .#. .#. .#.",
        "### #.# ### #.# ###",
        "### #.# ### ..# ##.",
        ".#. #.# ### #.# #.#",
        "##. #.# ##. #.# ##.",
        ".## #.. #.. #.. .##",
        "##. #.# #.# #.# ##.",
        "### #.. ##. #.. ###",
        "### #.. ##. #.. #..",
        ".## #.. #.# #.# .##",
    ),
)
"""The largest first: rows of pixels for each symbol."""
LEAST: Final = (4, 6)
"""The smallest place that a digit has room in, with a pixel between it and the next."""


def size_for(wide: int, high: int) -> tuple[int, int]:
    """Return width and height of the largest digits that stand apart in such places, or of any."""
    sizes = [(len(rows[0]), len(rows)) for rows in (glyphs[0].split() for glyphs in _SETS)]
    return next((size for size in sizes if size[0] < wide and size[1] < high), sizes[-1])


@cache
def tiny(symbol: str, wide: int, colour: Colour) -> pygame.Surface:
    """Return the picture of a symbol in the set whose digits have a width."""
    glyphs = next(found for found in _SETS if found[0].index(" ") == wide)
    rows = glyphs[SYMBOLS.index(symbol)].split()
    picture = pygame.Surface((wide, len(rows)), pygame.SRCALPHA)
    for y, row in enumerate(rows):
        for x, pixel in enumerate(row):
            if pixel == "#":
                picture.set_at((x, y), colour)
    return picture
