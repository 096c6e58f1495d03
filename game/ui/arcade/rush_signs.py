"""The result of a Rush as drawings: all answers, the points over time, missed boards."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from ...core.geometry import CLASSIC
from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ...shell.widgets.button import Button
from .rush_strip import paint_sign, sign_of

if TYPE_CHECKING:
    from ...learn.rush import Moment, Question
    from ...shell.style import Colour
    from ..look.theme import Theme

LARGEST: Final = 42
"""A sign at most, in points."""


class Signs(Widget):
    """Every answer of a Rush as a sign, with a key to the signs."""

    def __init__(
        self, theme: "Callable[[], Theme]", moments: "Sequence[Moment]", words: tuple[str, ...]
    ) -> None:
        """`words` are a title, a fact beside it, the names of both signs, and a fact below them."""
        super().__init__(id="signs")
        self._theme: Final = theme
        self._signs: Final = tuple(map(sign_of, moments))
        self._words: Final = words

    def spoken(self, words: Words) -> Spoken:
        """Return the texts beside the signs."""
        title, fact, *_, foot = self._words
        return Spoken("text", ", ".join(filter(None, (title, fact, foot))))

    def reach(self) -> pygame.Rect:
        """Return the rectangle itself."""
        return self.rect

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of a few rows."""
        return kit.px(220), kit.px(92)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the card."""
        style, fonts, theme = kit.style, kit.fonts, self._theme()
        title, fact, digit, technique, foot = self._words
        kit.paint_face(surface, self.rect, kit.px(18), style.surface)
        inside = self.rect.inflate(-2 * kit.px(20), -2 * kit.px(14))
        heading, small = kit.text(19), kit.text(14)
        while heading > 10 and fonts.size(title, heading, Weight.TITLE)[0] > inside.width:
            heading -= 1
        told = fonts.render(title, heading, style.text, Weight.TITLE)
        beside = fonts.render(fact, small, style.muted)
        surface.blit(told, inside.topleft)
        if told.get_width() + beside.get_width() + kit.px(12) <= inside.width:
            surface.blit(beside, beside.get_rect(topright=inside.topright).move(0, kit.px(4)))
        foot_high = fonts.line_height(small)
        field = pygame.Rect(
            inside.left,
            inside.top + told.get_height() + kit.px(8),
            inside.width,
            inside.height - told.get_height() - foot_high - kit.px(14),
        )
        self._paint_signs(surface, kit, theme, field)
        middle = inside.bottom - foot_high // 2
        x = inside.left
        dot = kit.px(18)
        for is_round, words in ((True, digit), (False, technique)):
            mark = pygame.Rect(x, 0, dot, dot)
            mark.centery = middle
            name = fonts.render(words, small, style.muted)
            if mark.right + name.get_width() > inside.right:
                break
            surface.blit(name, name.get_rect(midleft=(mark.right + kit.px(6), middle)))
            radius, hue = (dot // 2, 3) if is_round else (dot // 4, 6)
            kit.shapes.rounded(surface, mark, radius, theme.hue(hue))
            x = mark.right + name.get_width() + kit.px(24)
        last = fonts.render(foot, small, style.muted)
        if x + last.get_width() <= inside.right:
            surface.blit(last, last.get_rect(midright=(inside.right, middle)))

    def _paint_signs(
        self, surface: pygame.Surface, kit: Kit, theme: "Theme", field: pygame.Rect
    ) -> None:
        count = len(self._signs)
        side = kit.px(LARGEST)
        while side > 10 and (field.width // (side * 5 // 4)) * (field.height // side) < count:
            side -= 1
        across = max(1, field.width // (side * 5 // 4))
        wide = field.width / across
        for place, sign in enumerate(self._signs):
            row, column = divmod(place, across)
            spot = pygame.Rect(0, 0, round(wide * 0.94), round(side * 0.86))
            spot.center = (
                round(field.left + wide * (column + 0.5)),
                round(field.top + side * (row + 0.5)),
            )
            if spot.bottom <= field.bottom + side // 4:
                paint_sign(surface, kit, theme, spot, sign)


class Curve(Widget):
    """The points of a Rush over its clock."""

    def __init__(
        self, theme: "Callable[[], Theme]", moments: "Sequence[Moment]", title: str
    ) -> None:
        super().__init__(id="curve")
        self._theme: Final = theme
        self._title: Final = title
        self._points: Final = [(moment.after.thought, moment.after.score) for moment in moments]

    def spoken(self, words: Words) -> Spoken:
        """Return its name."""
        return Spoken("picture", self._title)

    def reach(self) -> pygame.Rect:
        """Return the rectangle itself."""
        return self.rect

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return room for a small one."""
        return kit.px(120), kit.px(70, 48)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the line over its filled area."""
        style, fonts = kit.style, kit.fonts
        kit.paint_face(surface, self.rect, kit.px(18), style.surface)
        inside = self.rect.inflate(-2 * kit.px(18), -2 * kit.px(12))
        small = kit.text(14)
        surface.blit(fonts.render(self._title, small, style.muted), inside.topleft)
        top = inside.top + fonts.line_height(small) + kit.px(4)
        field = pygame.Rect(inside.left, top, inside.width, inside.bottom - top)
        for share in (0.0, 0.5, 1.0):
            y = round(field.bottom - share * (field.height - 1))
            pygame.draw.line(surface, style.line, (field.left, y), (field.right, y))
        if not self._points or not self._points[-1][1]:
            return
        most_time = max(1, self._points[-1][0])
        most = self._points[-1][1]
        line = [(float(field.left), float(field.bottom))] + [
            (
                field.left + field.width * time / most_time,
                field.bottom - (field.height - 2) * score / most,
            )
            for time, score in self._points
        ]
        ground = [*line, (line[-1][0], field.bottom)]
        if len(ground) > 2:
            pygame.draw.polygon(surface, style.sunken, ground)
        pygame.draw.lines(surface, style.text, False, line, kit.px(3, 2))


class MissedBoard(Button):
    """A missed question as a small board with its name; a press repeats it."""

    def __init__(
        self,
        question: "Question",
        name: str,
        words: str,
        on_click: Callable[[], object],
        theme: "Callable[[], Theme]",
        *,
        id: str,
    ) -> None:
        super().__init__(name, on_click, id=id, detail=words, radius=18)
        self._question: Final = question
        self._theme: Final = theme

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return a size at which boards are distinguishable."""
        return kit.px(84), kit.px(110)

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: "Colour") -> None:
        """Draw the board above its name and the effect of a press."""
        fonts, theme = kit.fonts, self._theme()
        inside = self.rect.inflate(-2 * kit.px(12), -2 * kit.px(10))
        size, small = kit.text(15), kit.text(13)
        line, low = fonts.line_height(size), fonts.line_height(small)
        room = inside.height - line - low - kit.px(6)
        side = min(inside.width, room) // 9 * 9
        if side > 0:
            board = pygame.Rect(0, 0, side, side)
            board.midtop = inside.midtop
            _paint_board(surface, kit, theme, board, self._question)
        # A narrow card has room under its board for the rest of a long name.
        names = name_lines(kit, self.text, size, inside.width, 1 + (room - side) // line)
        spare = room - side - (len(names) - 1) * line
        details = name_lines(kit, self.detail, small, inside.width, 1 + spare // low)
        bottom = inside.bottom
        for words, points, colour in (
            *((one, small, kit.style.muted) for one in reversed(details)),
            *((one, size, ink) for one in reversed(names)),
        ):
            drawn = fonts.render(words, points, colour)
            surface.blit(drawn, drawn.get_rect(midbottom=(inside.centerx, bottom)))
            bottom -= fonts.line_height(points)


def name_lines(kit: Kit, words: str, size: int, room: int, most: int) -> tuple[str, ...]:
    """Return words in at most some number of lines; what does not fit is cut off."""
    lines = kit.fonts.wrap(words, size, room)
    if len(lines) <= most:
        return lines
    return (*lines[: most - 1], kit.fonts.elide(" ".join(lines[most - 1 :]), size, room))


def _paint_board(
    surface: pygame.Surface, kit: Kit, theme: "Theme", board: pygame.Rect, question: "Question"
) -> None:
    cell = board.width // 9
    kit.shapes.rounded(surface, board.inflate(4, 4), kit.px(4), theme.surface)
    lit = set() if question.house is None else set(CLASSIC.houses[question.house].cells)
    if question.cell is not None:
        lit = {CLASSIC.cells[question.cell]}
    size = max(7, round(cell * 0.72))
    for at, value in enumerate(question.grid.values):
        row, column = divmod(at, 9)
        spot = pygame.Rect(board.left + column * cell, board.top + row * cell, cell, cell)
        if at in lit:
            surface.fill(theme.selected, spot)
        if value:
            digit = kit.fonts.render(str(value), size, theme.given, Weight.GIVEN)
            top = round(spot.centery - kit.fonts.digit_middle(size, Weight.GIVEN))
            surface.blit(digit, (spot.centerx - digit.get_width() // 2, top))
    for number in range(10):
        thick = number % 3 == 0
        colour, wide = (theme.thick, 2) if thick else (theme.thin, 1)
        x, y = board.left + number * cell, board.top + number * cell
        pygame.draw.line(surface, colour, (x, board.top), (x, board.bottom), wide)
        pygame.draw.line(surface, colour, (board.left, y), (board.right, y), wide)
