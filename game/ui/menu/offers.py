"""The rows of a mode to start: levels as stairs, anything else as cards."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import ceil, cos, pi, sin
from typing import Final

import pygame

from ...shell.access.spoken import Spoken, SpokenPart, Words
from ...shell.kit import LEAST_TARGET, Kit
from ...shell.rect import Rect
from ...shell.style import Colour
from ...shell.text import Weight
from ...shell.widgets.button import ACTIVATING
from ...shell.widgets.choice import Choice
from ..look.theme import Theme
from ..modes.mode import Record, Row
from ..widgets.medal import paint_medal

LABELS: Final = (15, 13, 12, 11)
"""The sizes of names in points, the preferred first."""
BEST: Final = 13
TALLEST: Final = 72
"""The greatest height of a card, in points."""
MEDAL: Final = 13
"""The radius of a medal, in points."""
LOWEST, HIGHEST = 0.2, 1.0
"""The heights of the first and the last step, of the room over the names."""


class Offers(Choice[str]):
    """The rows of a mode, one of them chosen; Enter, or a second press, starts it."""

    def __init__(
        self,
        rows: Sequence[Row],
        chosen: str,
        on_change: Callable[[str], object],
        on_start: Callable[[], object],
        *,
        theme: Callable[[], Theme],
    ) -> None:
        super().__init__([(row.id, row.name) for row in rows], chosen, on_change, id="offers")
        self.rows: Final = tuple(rows)
        self.names_all = True
        """Whether all names have room; else that of the chosen one may stand alone."""
        self.records: list[Record] = [Record()] * len(rows)
        self._on_start: Final = on_start
        self._theme: Final = theme

    def show(self, index: int, record: Record) -> None:
        """Show the best result of a row."""
        if record != self.records[index]:
            self.records[index] = record
            self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        """Start the chosen row by Enter or a second press."""
        if event.type == pygame.MOUSEBUTTONUP and self._at(event.pos) == self._index:
            self._on_start()
            return True
        if event.type == pygame.KEYDOWN and event.key in ACTIVATING:
            if not getattr(event, "repeated", False):
                self._on_start()
            return True
        return super().handle(event)

    def spoken(self, words: Words) -> Spoken:
        """Return the rows with their records, and which one is chosen."""
        spoken = super().spoken(words)
        parts = []
        for part, row, record in zip(spoken.parts, self.rows, self.records, strict=True):
            medal = words(f"arcade.medal.{record.medal}") if record.medal else ""
            said = ", ".join(filter(None, (row.name, record.best, medal)))
            parts.append(
                SpokenPart(
                    part.key, part.rect, part.spoken._replace(name=said, description=row.words)
                )
            )
        return spoken._replace(parts=tuple(parts))

    def colours(self, kit: Kit, index: int, rest: Colour) -> tuple[Colour, Colour]:
        """Return background and text colour of a row; `rest` is the usual background."""
        style = kit.style
        if index == self._index:
            return style.primary, style.on_primary
        if self.hovered and index == self._pointed:
            return (style.surface_pressed if self.pressed else style.surface_hover), style.text
        return rest, style.text

    @abstractmethod
    def segment(self, index: int) -> pygame.Rect:
        """Return the rectangle in which a row is drawn and can be clicked."""


class Stairs(Offers):
    """Levels as steps, each a little higher, with the best result and its medal above."""

    def __init__(
        self,
        rows: Sequence[Row],
        chosen: str,
        on_change: Callable[[str], object],
        on_start: Callable[[], object],
        *,
        theme: Callable[[], Theme],
        has_medals: bool,
    ) -> None:
        super().__init__(rows, chosen, on_change, on_start, theme=theme)
        self._has_medals: Final = has_medals
        self._gap = 0

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of the smallest names, and of distinguishable steps."""
        size = kit.text(LABELS[-1])
        widest = max(kit.fonts.size(text, size, Weight.MEDIUM)[0] for _, text in self.options)
        gap = kit.px(10, 2)
        medal = 2 * self._radius(kit) if self._has_medals else 0
        high = kit.fonts.line_height(size) + medal + kit.px(56, 34)
        column = max(kit.least_target, widest) if self.names_all else kit.least_target
        return max(widest, len(self.options) * (column + gap) - gap), high

    def liked_width(self, kit: Kit) -> int:
        """Return the width of the names at the preferred size."""
        size = kit.text(LABELS[0])
        widest = max(kit.fonts.size(text, size, Weight.MEDIUM)[0] for _, text in self.options)
        return len(self.options) * (widest + kit.px(24))

    def _radius(self, kit: Kit) -> int:
        return kit.px(MEDAL, 8)

    def arrange(self, rect: pygame.Rect, kit: Kit) -> None:
        """Take a place."""
        self._gap = kit.px(10, 2)
        super().arrange(rect, kit)

    def segment(self, index: int) -> pygame.Rect:
        """Return the column of a step, including its name and what is above it."""
        count = len(self.options)
        room = self.rect.width + self._gap
        left = self.rect.left + room * index // count
        right = self.rect.left + room * (index + 1) // count - self._gap
        return pygame.Rect(left, self.rect.top, right - left, self.rect.height)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the steps between their names and their best results."""
        size = self._label(kit)
        places = self._places(kit, size)
        base = self.rect.bottom - kit.fonts.line_height(size, Weight.SEMIBOLD) - kit.px(6)
        high = base - self.rect.top
        last = max(1, len(self.options) - 1)
        for index, (_, text) in enumerate(self.options):
            column = self.segment(index)
            face, _ = self.colours(kit, index, kit.style.sunken)
            share = LOWEST + (HIGHEST - LOWEST) * index / last
            # What is over the last step has room under the top.
            room = high - self._over(kit)
            step = pygame.Rect(column.left, 0, column.width, max(kit.px(10), round(room * share)))
            step.bottom = base
            kit.shapes.rounded(surface, step, kit.px(12), face)
            chosen = index == self._index
            ink = kit.style.text if chosen else kit.style.muted
            if index in places:
                weight = Weight.SEMIBOLD if chosen else Weight.MEDIUM
                surface.blit(kit.fonts.render(text, size, ink, weight), places[index])
            self._paint_record(surface, kit, self.records[index], (step.centerx, step.top), ink)
        self.paint_focus(surface, kit, radius=kit.px(12), gap=4)

    def _places(self, kit: Kit, size: int) -> dict[int, pygame.Rect]:
        """Return the places of names: each below its step, or as near as its neighbours allow.

        If one would not stay below its own step, only the chosen name is left.
        """
        places = []
        for index, (_, text) in enumerate(self.options):
            weight = Weight.SEMIBOLD if index == self._index else Weight.MEDIUM
            place = pygame.Rect((0, 0), kit.fonts.size(text, size, weight))
            place.midbottom = self.segment(index).centerx, self.rect.bottom
            places.append(place.clamp(self.rect))
        chosen = places[self._index].copy()
        apart = kit.px(4, 3)
        for before, place in pairwise(places):
            place.left = max(place.left, before.right + apart)
        right = self.rect.right
        for place in reversed(places):
            place.right = min(place.right, right)
            right = place.left - apart
        if all(
            place.left >= self.rect.left
            and abs(place.centerx - self.segment(index).centerx) <= place.width // 2
            for index, place in enumerate(places)
        ):
            return dict(enumerate(places))
        return {self._index: chosen}

    def _label(self, kit: Kit) -> int:
        """Return the largest type size at which all names fit, or the smallest."""
        sizes = [kit.text(points) for points in LABELS]
        fits = (size for size in sizes if self._names(kit, size, Weight.SEMIBOLD, self._gap - 2))
        return next(fits, sizes[-1])

    def _names(self, kit: Kit, size: int, weight: Weight, over: int) -> bool:
        """Return whether all names fit; each may exceed its column by `over`."""
        room = self.segment(0).width + over
        return all(kit.fonts.size(text, size, weight)[0] <= room for _, text in self.options)

    def _over(self, kit: Kit) -> int:
        """Return the height of what is above a step."""
        medal = 2 * self._radius(kit) + kit.px(6) if self._has_medals else 0
        return medal + max(self._line(kit), kit.px(6))

    def _line(self, kit: Kit) -> int:
        """Return the height of a figure; a small window only has medals."""
        tall = self.rect.height >= 6 * kit.fonts.line_height(kit.text(BEST))
        return kit.fonts.line_height(kit.text(BEST)) if tall else 0

    def _paint_record(
        self,
        surface: pygame.Surface,
        kit: Kit,
        record: Record,
        foot: tuple[int, int],
        ink: Colour,
    ) -> None:
        x, y = foot
        radius, line = self._radius(kit), self._line(kit)
        if record.best and (line or not record.has_medal):
            drawn = kit.fonts.render(record.best, kit.text(BEST), ink, Weight.MEDIUM)
            surface.blit(drawn, drawn.get_rect(midbottom=(x, y - kit.px(2))))
        if not record.has_medal:
            return
        if record.medal is not None:
            raised = line if record.best else 0
            centre = (x, y - raised - kit.px(4) - radius)
            paint_medal(surface, kit, self._theme(), centre, radius, record.medal)
        elif not record.best and any(other.medal for other in self.records):
            _paint_awaited(surface, kit, (x, y - kit.px(6) - radius), radius)


def _paint_awaited(surface: pygame.Surface, kit: Kit, centre: tuple[int, int], radius: int) -> None:
    """Draw the dotted ring of a medal that is not earned yet."""
    dot, dots = max(1, round(radius / 8)), 12
    for number in range(dots):
        angle = 2 * pi * number / dots
        at = (centre[0] + radius * cos(angle), centre[1] + radius * sin(angle))
        kit.shapes.circle(surface, at, dot, kit.style.muted)


class Cards(Offers):
    """Rows as cards: a name above a description, with the best result beside it."""

    _tallest = LEAST_TARGET

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of cards two side by side, or of a single one."""
        size = kit.text(LABELS[-1])
        widest = max(kit.fonts.size(text, size, Weight.MEDIUM)[0] for _, text in self.options)
        lines = self._rows * max(kit.least_target, kit.px(44)) + (self._rows - 1) * kit.px(8)
        return self._columns * (min(widest, 8 * size) + 2 * kit.px(14)), lines

    @property
    def _columns(self) -> int:
        return 1 if len(self.options) == 1 else 2 if len(self.options) != 3 else 3

    @property
    def _rows(self) -> int:
        return ceil(len(self.options) / self._columns)

    def segment(self, index: int) -> pygame.Rect:
        """Return the place of a card."""
        gap = max(4, self.rect.width // 60)
        high = (self.rect.height - (self._rows - 1) * gap) // self._rows
        high = min(high, self._tallest)
        room = Rect(*self.rect.topleft, self.rect.width, self._rows * (high + gap) - gap)
        return pygame.Rect(room.grid(self._columns, self._rows, gap)[index])

    def arrange(self, rect: pygame.Rect, kit: Kit) -> None:
        """Take a place."""
        self._tallest = max(kit.least_target, kit.px(TALLEST))
        super().arrange(rect, kit)

    def colours(self, kit: Kit, index: int, rest: Colour) -> tuple[Colour, Colour]:
        """Return background and text colour of a card; a single one is chosen without a mark."""
        if len(self.options) == 1 and not (self.hovered or self.pressed):
            return rest, kit.style.text
        return super().colours(kit, index, rest)

    def handle(self, event: pygame.event.Event) -> bool:
        """Move up and down between the cards, and leave them at their edge."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN):
            by = self._columns if event.key == pygame.K_DOWN else -self._columns
            if 0 <= self._index + by < len(self.options):
                self._choose(self._index + by)
                return True
            return False
        return super().handle(event)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the cards."""
        for index, row in enumerate(self.rows):
            self._paint_card(surface, kit, index, row)
        self.paint_focus(surface, kit, radius=kit.px(16))

    def _paint_card(self, surface: pygame.Surface, kit: Kit, index: int, row: Row) -> None:
        fonts, place, record = kit.fonts, self.segment(index), self.records[index]
        face, ink = self.colours(kit, index, kit.style.surface)
        muted = ink if ink == kit.style.on_primary else kit.style.muted
        kit.paint_face(surface, place, kit.px(16), face)
        pad, size, small = kit.px(16, 6), kit.text(LABELS[0]), kit.text(BEST)
        right = place.right - pad
        if record.medal is not None:
            radius = self._medal(kit, place)
            at = (right - radius, place.centery)
            paint_medal(surface, kit, self._theme(), at, radius, record.medal)
            right -= 2 * radius + kit.px(8)
        if record.best:
            best = fonts.render(record.best, small, ink, Weight.SEMIBOLD)
            surface.blit(best, best.get_rect(midright=(right, place.centery)))
            right -= best.get_width() + kit.px(8)
        room = right - place.left - pad
        line = fonts.line_height(size, Weight.SEMIBOLD)
        below = fonts.line_height(small)
        count = min(2, (place.height - kit.px(8) - line) // below)
        lines = fonts.wrap(row.words, small, room) if row.words and count > 0 else ()
        if len(lines) > count > 0:
            rest = " ".join(lines[count - 1 :])
            lines = (*lines[: count - 1], fonts.elide(rest, small, room))
        top = place.centery - (line + below * len(lines)) // 2
        name = fonts.elide(row.name, size, room, Weight.SEMIBOLD)
        surface.blit(fonts.render(name, size, ink, Weight.SEMIBOLD), (place.left + pad, top))
        for number, words in enumerate(lines):
            at = (place.left + pad, top + line + number * below)
            surface.blit(fonts.render(words, small, muted), at)

    def _medal(self, kit: Kit, place: pygame.Rect) -> int:
        return min(kit.px(MEDAL, 7), place.height // 3)
