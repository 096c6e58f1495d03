"""A game's result as a picture to share: poster, level, time and id, without spoilers."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

import pygame

from ...core.geometry import Geometry
from ...paper.qr import Rows
from ...shell.kit import Kit
from ...shell.style import Colour
from ...shell.text import Weight
from ..board.poster import Poster, Tile
from ..look.theme import Theme
from ..widgets.logo import Logo
from ..widgets.medal import paint_medal
from ..widgets.qr_code import QrCode
from .par_bar import ParBar

SIZE: Final = (1200, 630)
"""The pixels of a picture: the format in which most networks show one in full."""
EDGE: Final = 45
POSTER: Final = 540
LEFT: Final = 645
"""Where the words begin."""
MEDAL: Final = 78
"""The radius of a medal."""
MODULE: Final = 3
"""The pixels of a module of a code."""
LEAST: Final = 13
"""The smallest text that words shrink to."""


class Told(NamedTuple):
    """The texts of a picture; empty ones are left out."""

    geometry: Geometry
    tiles: Sequence[Tile]
    figure: str
    """The score, or in Calm the time."""
    title: str
    facts: str
    note: str
    same_board: str
    code: Rows = ()
    """The QR code of the same board."""
    medal: str | None = None
    share: float | None = None
    """The share of par that was earned, where there is a par."""
    helped: bool = False


def in_other_hues(geometry: Geometry, tiles: Sequence[Tile], seed: str) -> tuple[Tile, ...]:
    """Return tiles in the hues of another board, since their own would be the solution.

    Entries and empty cells stay; the same seed gives the same hues.
    """
    rng, size = Random(seed), geometry.size
    tall, wide = geometry.box_shape or (1, size)

    def shuffled(count: int) -> list[int]:
        """Return lines in another order, with those of a box still side by side."""
        groups = [[first + n for n in range(count)] for first in range(0, size, count)]
        rng.shuffle(groups)
        for group in groups:
            rng.shuffle(group)
        return [line for group in groups for line in group]

    rows, columns = shuffled(tall), shuffled(wide)
    digits = list(range(1, size + 1))
    rng.shuffle(digits)
    return tuple(
        tile._replace(digit=digits[(wide * (row % tall) + row // tall + column) % size])
        if tile.digit
        else tile
        for tile, (row, column) in zip(
            tiles, ((row, column) for row in rows for column in columns), strict=True
        )
    )


def picture(kit: Kit, theme: Theme, told: Told) -> pygame.Surface:
    """Return the picture in the colours of a theme."""
    kit = kit._replace(scale=1.0)
    surface = pygame.Surface(SIZE)
    surface.fill(kit.style.ground)
    whole = surface.get_rect()

    def here() -> Theme:
        return theme

    poster = Poster(theme=here, label="")
    poster.show(told.geometry, told.tiles)
    poster.arrange(pygame.Rect(EDGE, EDGE, POSTER, POSTER), kit)
    poster.paint(surface, kit, whole)
    _paint_head(surface, kit, here, told)
    wide = SIZE[0] - LEFT - EDGE
    beside = wide - _paint_code(surface, kit, told.code) if told.code else wide
    style = kit.style
    _write(surface, kit, told.figure, (LEFT - 6, 258), wide, 164, Weight.RESULT, style.text)
    _write(surface, kit, told.title, (LEFT, 380), wide, 34, Weight.TITLE, style.text)
    _write(surface, kit, told.facts, (LEFT, 424), wide, 22, Weight.REGULAR, style.muted)
    if told.share is not None:
        bar = ParBar(told.share, helped=told.helped, theme=here)
        bar.arrange(pygame.Rect(LEFT, 458, beside, 56), kit)
        bar.paint(surface, kit, whole)
    _write(surface, kit, told.note, (LEFT, 539), beside, 22, Weight.MEDIUM, style.text)
    _write(surface, kit, told.same_board, (LEFT, 579), beside, 18, Weight.REGULAR, style.muted)
    return surface


def _paint_code(surface: pygame.Surface, kit: Kit, rows: Rows) -> int:
    """Draw a code in the corner, and return the width that it takes from the text beside it."""
    code = QrCode(rows, "")
    side = MODULE * code.across
    code.arrange(pygame.Rect(SIZE[0] - EDGE - side, SIZE[1] - EDGE - side, side, side), kit)
    code.paint(surface, kit, surface.get_rect())
    return side + 16


def _paint_head(surface: pygame.Surface, kit: Kit, theme: Callable[[], Theme], told: Told) -> None:
    logo = Logo(theme)
    logo.arrange(pygame.Rect(LEFT, EDGE, 308, 56), kit)
    logo.paint(surface, kit, surface.get_rect())
    if told.medal is not None:
        centre = (SIZE[0] - EDGE - MEDAL, EDGE + MEDAL - 6)
        paint_medal(surface, kit, theme(), centre, MEDAL, told.medal)


def _write(
    surface: pygame.Surface,
    kit: Kit,
    words: str,
    place: tuple[int, int],
    wide: int,
    size: int,
    weight: Weight,
    ink: Colour,
) -> None:
    """Write text vertically centred from a point on its left, as large as fits."""
    while size > LEAST and kit.fonts.size(words, size, weight)[0] > wide:
        size -= 1
    drawn = kit.fonts.render(words, size, ink, weight)
    surface.blit(drawn, drawn.get_rect(midleft=place))
