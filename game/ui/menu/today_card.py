"""The day in the menu: its boards, each started by a click, and the streak."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from ...core.geometry import CLASSIC
from ...core.value import Value
from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit
from ...shell.rect import Rect
from ...shell.style import Colour
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ...shell.widgets.button import Button
from ..board.poster import Tile, paint_tile, poster_places
from ..look.theme import Theme
from ..widgets.medal import paint_medal

if TYPE_CHECKING:
    from ...core.geometry import Geometry

NAME: Final = 14
SIDE: Final = 76
"""The side of a board in points."""
LEAST_SIDE: Final = 34
MARKS: Final = 9
"""The days that a streak shows as tiles."""


class DayBoard(Value):
    """A board of the day, as shown."""

    geometry: "Geometry" = CLASSIC
    tiles: tuple[Tile, ...] = ()
    """Those of a board that was won; none of another."""
    medal: str | None = None


class _Picture(Button):
    """The base of buttons with an image above a name."""

    def __init__(
        self,
        text: str,
        on_click: Callable[[], object],
        theme: Callable[[], Theme],
        id: str,
        *,
        side: float = SIDE,
        points: float = NAME,
    ) -> None:
        """`side` is that of the image, in points."""
        super().__init__(text, on_click, id=id, colour="surface", radius=14, points=points)
        self.theme: Final = theme
        self._side: Final = side

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of the image and the name."""
        width = kit.fonts.size(self.text, self._size(kit), Weight.MEDIUM)[0]
        side = max(LEAST_SIDE, kit.px(self._side * 0.55))
        return max(side, width, kit.least_target), side + self._line(kit)

    def liked_width(self, kit: Kit) -> int:
        """Return the width of the name, or of the image at its full size."""
        return max(self.min_size(kit)[0], kit.px(self._side) + kit.px(8))

    def _size(self, kit: Kit) -> int:
        return kit.text(self.points)

    def _line(self, kit: Kit) -> int:
        return kit.fonts.line_height(self._size(kit), Weight.MEDIUM) + kit.px(6, 2)

    def place_of_picture(self, kit: Kit) -> pygame.Rect:
        """Return the square of the image."""
        high = self.rect.height - self._line(kit)
        side = min(high, self.rect.width, max(LEAST_SIDE, kit.px(self._side)))
        place = pygame.Rect(0, 0, side, side)
        place.midtop = (self.rect.centerx, self.rect.top + (high - side) // 2)
        return place

    def paint_name(
        self, surface: pygame.Surface, kit: Kit, ink: Colour, *, strong: bool = False
    ) -> None:
        """Write the name below the image."""
        weight = Weight.SEMIBOLD if strong else Weight.MEDIUM
        words = kit.fonts.elide(self.text, self._size(kit), self.rect.width + 8, weight)
        drawn = kit.fonts.render(words, self._size(kit), ink, weight)
        below = self.place_of_picture(kit).bottom + kit.px(5, 2)
        surface.blit(drawn, drawn.get_rect(midtop=(self.rect.centerx, below)))


class DayButton(_Picture):
    """A board of the day: its poster once it is won, and a placeholder before."""

    _board = DayBoard()
    _is_next = False

    def show(self, board: DayBoard, *, is_next: bool) -> None:
        """Show the state of the board; `is_next` marks the one to play now."""
        if (board, is_next) != (self._board, self._is_next):
            self._board, self._is_next = board, is_next
            self.invalidate()

    def spoken(self, words: Words) -> Spoken:
        """Return the level, and the result."""
        medal = self._board.medal
        state = words(f"arcade.medal.{medal}") if medal else ""
        spoken = super().spoken(words)
        if state:
            spoken = spoken._replace(name=f"{spoken.name}, {state}")
        return spoken

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the board above its name."""
        theme, place = self.theme(), self.place_of_picture(kit)
        board, style = self._board, kit.style
        if board.tiles:
            places = poster_places(Rect(*place), board.geometry)
            for tile, at in zip(board.tiles, places, strict=True):
                paint_tile(surface, kit, at, found=tile.found, face=theme.hue(tile.digit))
        else:
            self._paint_waiting(surface, kit, place)
        if board.medal is not None:
            radius = max(6, round(place.width * 0.17))
            corner = (place.right - radius // 2, place.bottom - radius // 2)
            paint_medal(surface, kit, theme, corner, radius, board.medal)
        strong = self._is_next or self.hovered
        self.paint_name(surface, kit, style.text if strong else style.muted, strong=self._is_next)
        self.paint_focus(surface, kit, radius=kit.px(12))

    def _paint_waiting(self, surface: pygame.Surface, kit: Kit, place: pygame.Rect) -> None:
        """Draw nine tiles in a frame, the last of them round."""
        style, radius = kit.style, max(4, round(place.width * 0.18))
        if self.pressed or self.hovered:
            face = style.surface_pressed if self.pressed else style.surface_hover
            kit.shapes.rounded(surface, place, radius, face)
        edge = style.text if self._is_next else style.sunken
        width = kit.px(2, 2)
        kit.shapes.rounded(surface, place, radius, edge, width=width)
        side = max(3, round(place.width * 0.18))
        step = side + max(1, round(place.width * 0.07))
        start = place.centerx - step - side // 2, place.centery - step - side // 2
        colour = style.muted if self._is_next else self.theme().pip
        for number in range(9):
            row, column = divmod(number, 3)
            tile = pygame.Rect(start[0] + column * step, start[1] + row * step, side, side)
            rounding = side // 2 if number == 8 else max(1, side // 4)
            kit.shapes.rounded(surface, tile, rounding, colour)


class StreakButton(_Picture):
    """The streak as tiles in the nine hues; a click opens the dailies."""

    def __init__(
        self, on_click: Callable[[], object], theme: Callable[[], Theme], id: str = "streak"
    ) -> None:
        super().__init__("", on_click, theme, id)
        self._days = 0

    def show(self, words: str, days: int) -> None:
        """Show the number of days in a row."""
        self.text = words
        if days != self._days:
            self._days = days
            self.invalidate()

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the tiles above the number."""
        place, theme = self.place_of_picture(kit), self.theme()
        gap = max(1, round(place.width * 0.06))
        side = (place.width - 2 * gap) // 3
        for number in range(MARKS):
            row, column = divmod(number, 3)
            tile = pygame.Rect(
                place.left + column * (side + gap), place.top + row * (side + gap), side, side
            )
            done = number < min(self._days, MARKS)
            colour = theme.hue(number + 1) if done else theme.pip
            rounding = side // 2 if number == MARKS - 1 else max(2, side // 5)
            kit.shapes.rounded(surface, tile, rounding, colour)
        self.paint_name(surface, kit, kit.style.text, strong=True)
        self.paint_focus(surface, kit, radius=kit.px(12))


class CardFace(Widget):
    """The background of several widgets."""

    def reach(self) -> pygame.Rect:
        """Return the rectangle itself."""
        return self.rect

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the background."""
        kit.paint_face(surface, self.rect, kit.px(20), kit.style.surface)
