"""A row of the table of étapes: the player predicts a column, then figures are shown."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from ...shell.access.spoken import AccessibleAction, Spoken, SpokenPart, Words
from ...shell.kit import Kit
from ...shell.rect import Rect
from ...shell.text import Weight
from ...shell.widgets.base import Widget

POINTS: Final = 15
CELL: Final = 34
"""The least width of a column in points."""
WIDEST: Final = 72


class StageHead(Widget):
    """The column headings of the table of étapes."""

    def __init__(self, title: str, columns: Sequence[str], names: Sequence[str]) -> None:
        super().__init__()
        self._title = title
        self._columns = tuple(columns)
        self._names = (title, *names)

    def spoken(self, words: Words) -> Spoken:
        """Return the title; the columns are read with each row."""
        return Spoken("text", self._title)

    def reach(self) -> pygame.Rect:
        """Return the rectangle itself: it never has a focus ring."""
        return self.rect

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size at which no word is shortened."""
        return least_width(kit, self._names, self._columns), kit.fonts.line_height(kit.text(13))

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Write the headings."""
        size = kit.text(13)
        drawn = kit.fonts.render(self._title, size, kit.style.muted)
        surface.blit(drawn, drawn.get_rect(midleft=(_inside(self.rect, kit), self.rect.centery)))
        for words, cell in zip(self._columns, cells_of(self.rect, kit, self._columns), strict=True):
            drawn = kit.fonts.render(words, size, kit.style.muted)
            surface.blit(drawn, drawn.get_rect(center=cell.center))


class StageRow(Widget):
    """A row of the table of étapes: a board's name, and a cell for each étape to choose."""

    focusable = True

    def __init__(
        self,
        name: str,
        columns: Sequence[str],
        names: Sequence[str],
        on_look: Callable[["StageRow"], object],
        *,
        id: str,
    ) -> None:
        """`names` are those of all rows, so that their columns are aligned."""
        super().__init__(id=id)
        self.name: Final = name
        self.predicted: int | None = None
        """The column that is chosen, if one is."""
        self._columns = tuple(columns)
        self._names = tuple(names)
        self._on_look = on_look
        self._figures: tuple[int, ...] = ()
        self._right = 0
        self._cells: list[pygame.Rect] = []

    @property
    def revealed(self) -> bool:
        """Whether the figures are shown, so that nothing can be chosen any more."""
        return bool(self._figures)

    def reveal(self, figures: Sequence[int], right: int) -> None:
        """Show the figures of the columns, and which column is right."""
        self._figures, self._right = tuple(figures), right
        self.invalidate()

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size at which no word is shortened."""
        return least_width(kit, self._names, self._columns), kit.target * 3 // 4 + 8

    def focus_changed(self) -> None:
        """Call `on_look` when the row gets the focus."""
        if self.focused:
            self._on_look(self)

    def choose(self, column: int) -> None:
        """Predict a column, unless the figures are shown."""
        if not self.revealed:
            self.predicted = column % len(self._columns)
            self.invalidate()

    def spoken(self, words: Words) -> Spoken:
        """Return the columns as options, with the figures if they are shown."""
        parts = tuple(
            SpokenPart(
                str(column),
                Rect(*self._cells[column]) if self._cells else None,
                Spoken(
                    "option",
                    " ".join(filter(None, (name, self._figure(column)))),
                    chosen=column == self.predicted,
                    actions=() if self.revealed else ("click",),
                ),
            )
            for column, name in enumerate(self._columns)
        )
        chosen = "" if self.predicted is None else str(self.predicted)
        return Spoken("choice", self.name, actions=("focus",), parts=parts, focus=chosen)

    def perform_accessible_action(
        self, action: AccessibleAction, part: str, value: str | float | None
    ) -> bool:
        """Predict a column."""
        if part:
            self.choose(int(part))
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle mouse and keys."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            for column, cell in enumerate(self._cells):
                if cell.collidepoint(event.pos):
                    self.choose(column)
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            by = 1 if event.key == pygame.K_RIGHT else -1
            start = -1 if by > 0 else 0
            self.choose((start if self.predicted is None else self.predicted) + by)
            return True
        return False

    def arrange(self, rect: pygame.Rect, kit: Kit) -> None:
        """Set the rectangle, and those of the columns."""
        self.place(rect)
        self._cells = cells_of(rect, kit, self._columns)

    def move(self, dx: int, dy: int) -> None:
        """Shift the row with its columns."""
        super().move(dx, dy)
        self._cells = [cell.move(dx, dy) for cell in self._cells]

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw background, name, and the cells with the choice or the figures."""
        style, size, middle = kit.style, kit.text(POINTS), self.rect.centery
        face = style.surface_hover if self.hovered and not self.revealed else style.surface
        kit.paint_face(surface, self.rect, kit.px(8), face)
        drawn = kit.fonts.render(self.name, size, style.text, Weight.MEDIUM)
        surface.blit(drawn, drawn.get_rect(midleft=(_inside(self.rect, kit), middle)))
        for column, cell in enumerate(self._cells):
            chosen = column == self.predicted
            figure = self._figure(column)
            right = self.revealed and column == self._right
            ink = style.text if figure else style.muted
            if right:
                kit.shapes.rounded(surface, cell.inflate(-4, -6), kit.px(6), style.primary)
                ink = style.on_primary
            if chosen:
                ring = style.danger if self.revealed and not right else style.accent
                wide = kit.px(2, 2)
                kit.shapes.rounded(surface, cell.inflate(-2, -4), kit.px(7), ring, width=wide)
            if figure:
                words = kit.fonts.render(figure, size, ink, Weight.MEDIUM)
                surface.blit(words, words.get_rect(center=cell.center))
            elif not self.revealed:
                radius = kit.px(5) if chosen else kit.px(2, 2)
                kit.shapes.circle(surface, cell.center, radius, style.accent if chosen else ink)
        self.paint_focus(surface, kit, radius=kit.px(8), gap=0)

    def _figure(self, column: int) -> str:
        """Return the figure of a column: cells filled, or a dash for never."""
        if not self.revealed:
            return ""
        if column < len(self._figures):
            return str(self._figures[column])
        return "–" if column == self._right else ""


def least_width(kit: Kit, names: Sequence[str], columns: Sequence[str]) -> int:
    """Return the width of the longest name and all columns."""
    size = kit.text(POINTS)
    name = max(kit.fonts.size(name, size, Weight.MEDIUM)[0] for name in names)
    return name + 2 * kit.px(10) + len(columns) * _least_cell(kit, columns)


def cells_of(rect: pygame.Rect, kit: Kit, columns: Sequence[str]) -> list[pygame.Rect]:
    """Return the cells of the columns, at the right end of a row."""
    least = _least_cell(kit, columns)
    wide = max(least, min(kit.px(WIDEST), rect.width // (len(columns) + 2)))
    left = rect.right - wide * len(columns)
    return [
        pygame.Rect(left + index * wide, rect.top, wide, rect.height)
        for index in range(len(columns))
    ]


def _least_cell(kit: Kit, columns: Sequence[str]) -> int:
    words = max(kit.fonts.size(words, kit.text(13))[0] for words in columns)
    return max(kit.px(CELL), words + kit.px(6), 24)


def _inside(rect: pygame.Rect, kit: Kit) -> int:
    return rect.left + kit.px(10)
