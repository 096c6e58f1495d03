"""A long list of lines to choose from; only visible lines are painted."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from ...shell.access.spoken import AccessibleAction, Spoken, SpokenPart, Words
from ...shell.handlers import handles
from ...shell.kit import Kit
from ...shell.rect import Rect
from ...shell.style import Colour, mix
from ...shell.text import Fonts, Weight
from ...shell.widgets.base import Widget


class Line(NamedTuple):
    """A line of the list: its text, a detail, and a figure at the end."""

    text: str
    detail: str = ""
    figure: str = ""
    heading: bool = False
    is_fact: bool = False
    """Whether it only states something, and cannot be chosen."""
    bars: tuple[float, ...] = ()
    """Small bars before the figure, each from 0 to 1."""
    keeps_figure: bool = False
    """Its figure is what it is about: it stays where the words are shortened."""

    @property
    def can_be_chosen(self) -> bool:
        """Whether it can be chosen: it is neither a heading nor a fact."""
        return not (self.heading or self.is_fact)


MOST_SPOKEN: Final = 400
"""Lines of a list that a screen reader is told at once."""
MOST_COMPARED: Final = 100
"""Lines that a shortened one is kept apart from."""
LEAST_ROWS: Final = 2
ALIKE: Final = 3
"""Lines that have so many first letters in common are kept apart where they are shortened."""
PALE: Final = 0.2
"""How much of its row is in what is said less loudly of the chosen line."""
TRACK: Final = 0.3
"""How far what is not full of a bar stands out from the chosen line."""
STARTS: Final = (1 / 3, 1 / 2, 2 / 3, 1 / 6)
"""The shares of a shortened line that its start may have, the liked one first."""


class ListBox(Widget):
    """A long list of lines to choose from."""

    focusable = True
    scope = "list"
    finger = "scroll"

    def __init__(
        self, choose: Callable[[int], object], open: Callable[[int], object], *, id: str = "list"
    ) -> None:
        """`choose` is called when another line is chosen, `open` for Enter or a second click."""
        super().__init__(id=id)
        self._choose = choose
        self._open = open
        self._lines: Sequence[Line] = ()
        self._chosen: int | None = None
        self._pointed: int | None = None
        self._offset = 0
        self._dragging = False
        self.row = 28
        """The height of a line in pixels."""

    @property
    def lines(self) -> Sequence[Line]:
        """The lines of the list."""
        return self._lines

    @property
    def chosen(self) -> int | None:
        """The index of the chosen line."""
        return self._chosen

    def show(self, lines: Sequence[Line], chosen: int | None = None) -> None:
        """Show other lines, and scroll to the chosen one.

        The sequence may make lines on demand: only visible ones are asked for.
        """
        if isinstance(lines, list):
            lines = tuple(lines)
        if lines == self._lines and chosen == self._chosen:
            return
        self._lines = lines
        self._chosen = chosen
        self._reveal(amidst=True)
        self.invalidate()

    def spoken(self, words: Words) -> Spoken:
        """Return the lines, with which one is chosen."""
        first = 0
        if len(self._lines) > MOST_SPOKEN:
            # Of a list of any length those are told that stand around what is seen.
            first = max(0, self._offset // self.row - MOST_SPOKEN // 2)
        parts = tuple(
            SpokenPart(
                str(index),
                self._place(index),
                Spoken(
                    "heading" if line.heading else "line",
                    ", ".join(filter(None, (line.text, line.detail, line.figure))),
                    chosen=index == self._chosen if line.can_be_chosen else None,
                    actions=("focus", "click") if line.can_be_chosen else (),
                ),
            )
            for index, line in enumerate(self._lines[first : first + MOST_SPOKEN], first)
        )
        chosen = "" if self._chosen is None else str(self._chosen)
        return Spoken("list", actions=("focus",), parts=parts, focus=chosen)

    def _place(self, index: int) -> Rect | None:
        """Return the rectangle of a line if it is visible."""
        top = self.rect.top + index * self.row - self._offset
        seen = self.rect.top <= top and top + self.row <= self.rect.bottom
        return Rect(self.rect.left, top, self.rect.width, self.row) if seen else None

    def perform_accessible_action(
        self, action: AccessibleAction, part: str, value: str | float | None
    ) -> bool:
        """Choose a line, or open it."""
        if part and int(part) < len(self._lines) and self._lines[int(part)].can_be_chosen:
            self.choose(int(part))
            if action == "click":
                self.open()
        return True

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of a few short lines."""
        return 9 * kit.text(15), LEAST_ROWS * self.row_height(kit)

    def row_height(self, kit: Kit) -> int:
        """Return the height of a line."""
        high = max(kit.fonts.line_height(kit.text(15)) + kit.px(10), 24)
        return max(high, kit.least_height) if kit.fingers else high

    def arrange(self, rect: pygame.Rect, kit: Kit) -> None:
        """Set the rectangle; the height of lines follows from the type size."""
        self.row = self.row_height(kit)
        # No row is cut.
        rows = max(1, rect.height // self.row)
        self.place(pygame.Rect(rect.topleft, (rect.width, min(rect.height, rows * self.row))))
        self._reveal(amidst=True)
        self.invalidate()

    def choose(self, index: int) -> None:
        """Choose a line, and report it."""
        if index != self._chosen:
            self._chosen = index
            self._reveal()
            self.invalidate()
            self._choose(index)

    @handles("list.up", -1)
    @handles("list.down", 1)
    def step(self, by: int) -> bool:
        """Choose the line `by` lines away, headings skipped; return whether there is one."""
        at = self._chosen
        if at is None or not self._lines[at].can_be_chosen:
            return self.go_to_end(-1)
        way = 1 if by > 0 else -1
        after = at
        for _ in range(abs(by)):
            following = self._next(after + way, way)
            if following is None:
                break
            after = following
        if after == at:
            return False
        self.choose(after)
        return True

    @handles("list.page_up", -1)
    @handles("list.page_down", 1)
    def turn(self, pages: int) -> bool:
        """Choose the line that many pages away; return whether there is one."""
        return self.step(pages * max(1, self._visible_rows - 1))

    @handles("list.first", -1)
    @handles("list.last", 1)
    def go_to_end(self, way: int) -> bool:
        """Choose the first line, or with 1 the last; return whether the choice changed."""
        end = self._next(len(self._lines) - 1 if way > 0 else 0, -way)
        if end is None or end == self._chosen:
            return False
        self.choose(end)
        return True

    def _next(self, index: int, way: int) -> int | None:
        """Return the next line that can be chosen, from an index on in a direction."""
        while 0 <= index < len(self._lines):
            if self._lines[index].can_be_chosen:
                return index
            index += way
        return None

    @handles("list.open")
    def open(self) -> None:
        """Open the chosen line."""
        if self._chosen is not None:
            self._open(self._chosen)

    def text_room(self, kit: Kit) -> int:
        """Return the width available for the text of a line."""
        return self.rect.width - 2 * (self._bar(kit) + _inset(kit))

    def _bar(self, kit: Kit) -> int:
        return kit.px(6, 4) if self._limit else 0

    @property
    def _visible_rows(self) -> int:
        return max(1, self.rect.height // self.row)

    @property
    def _limit(self) -> int:
        return max(0, len(self._lines) * self.row - self.rect.height)

    def _scroll(self, offset: int) -> bool:
        offset = max(0, min(self._limit, offset))
        if offset == self._offset:
            return False
        self._offset = offset
        self.invalidate()
        return True

    def _reveal(self, *, amidst: bool = False) -> None:
        """Scroll as little as possible to show the chosen line, or to centre it.

        The top line is shown whole if possible.
        """
        if self._chosen is not None and self.rect.height:
            top = self._chosen * self.row
            if self._chosen and self._lines[self._chosen - 1].heading:
                top -= self.row
            # With the offset in between, the line is seen, and the heading over it.
            least = (self._chosen + 1) * self.row - self.rect.height
            if amidst and not least <= self._offset <= top:
                middle = (top + least) // 2
                self._offset = (middle + self.row // 2) // self.row * self.row
            if self._offset < least:
                self._offset = -(-least // self.row) * self.row
            self._offset = max(least, min(top, self._offset))
        self._offset = max(0, min(self._limit, self._offset))

    def _at(self, position: tuple[int, int]) -> int | None:
        index = (position[1] - self.rect.top + self._offset) // self.row
        inside = self.rect.collidepoint(position) and 0 <= index < len(self._lines)
        return index if inside and self._lines[index].can_be_chosen else None

    def _on_bar(self, position: tuple[int, int]) -> bool:
        return bool(self._limit) and position[0] >= self.rect.right - 14

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle mouse and keys: choose and scroll."""
        if event.type == pygame.MOUSEWHEEL:
            return self._scroll((self._offset // self.row - 2 * event.y) * self.row)
        if event.type == pygame.MOUSEMOTION:
            if self._dragging:
                self._drag(event.pos[1])
            pointed = self._at(event.pos)
            if pointed != self._pointed:
                self._pointed = pointed
                self.invalidate()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            if self._on_bar(event.pos):
                self._dragging = True
                self._drag(event.pos[1])
                return True
            index = self._at(event.pos)
            if index is not None and index == self._chosen:
                self._open(index)
            elif index is not None:
                self.choose(index)
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            self._dragging = False
            return True
        return False

    def _drag(self, y: int) -> None:
        share = (y - self.rect.top) / max(1, self.rect.height)
        offset = share * len(self._lines) * self.row - self.rect.height / 2
        self._scroll(round(offset / self.row) * self.row)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the visible lines, and the scroll bar."""
        style = kit.style
        kit.paint_face(surface, self.rect, kit.px(14), style.surface)
        outer = surface.get_clip()
        surface.set_clip(outer.clip(self.rect.inflate(-2, -2)))
        bar = self._bar(kit)
        first = self._offset // self.row
        for index in range(first, min(len(self._lines), first + self._visible_rows + 2)):
            top = self.rect.top + index * self.row - self._offset
            place = pygame.Rect(self.rect.left, top, self.rect.width - 2 * bar, self.row)
            self._paint_line(surface, kit, index, place)
        if bar:
            length = len(self._lines) * self.row
            height = max(kit.px(20), self.rect.height * self.rect.height // length)
            top = self.rect.top + (self.rect.height - height) * self._offset // self._limit
            rail = pygame.Rect(self.rect.right - bar - 2, top, bar, height)
            kit.shapes.rounded(surface, rail, bar // 2, style.muted)
        surface.set_clip(outer)
        self.paint_focus(surface, kit)

    def _paint_line(
        self, surface: pygame.Surface, kit: Kit, index: int, place: pygame.Rect
    ) -> None:
        style, fonts, line = kit.style, kit.fonts, self._lines[index]
        inset = _inset(kit)
        chosen = index == self._chosen
        ink, muted, track = style.text, style.muted, style.line
        if chosen:
            ink, track = style.on_primary, mix(style.primary, style.on_primary, TRACK)
            muted = mix(ink, style.primary, PALE)
            kit.shapes.rounded(surface, place.inflate(-6, -2), kit.px(10), style.primary)
        elif index == self._pointed and self.hovered:
            kit.shapes.rounded(surface, place.inflate(-6, -2), kit.px(10), style.surface_hover)
        if line.heading:
            drawn = fonts.elide(line.text, kit.text(13), place.width - 2 * inset, Weight.SEMIBOLD)
            label = fonts.render(drawn, kit.text(13), style.muted, Weight.SEMIBOLD)
            surface.blit(label, label.get_rect(midleft=(place.left + inset, place.centery)))
            return
        size, small = kit.text(15), kit.text(13)
        right = place.right - inset
        room = self.text_room(kit)
        whole = fonts.size(line.text, size, Weight.MEDIUM)[0]
        beside = fonts.size(line.figure, small)[0] + kit.px(10)
        # What a line is called comes before its figure, mostly.
        if line.figure and (line.keeps_figure or whole <= room - beside):
            figure = fonts.render(line.figure, small, muted)
            surface.blit(figure, figure.get_rect(midright=(right, place.centery)))
            right -= beside
        if line.bars:
            colours = ink, track
            right = self._paint_bars(surface, kit, line.bars, pygame.Rect(place), right, colours)
        left = place.left + inset
        words = self._shortened(fonts, line.text, size, max(1, right - left))
        text = fonts.render(words, size, ink, Weight.MEDIUM)
        surface.blit(text, text.get_rect(midleft=(left, place.centery)))
        left += text.get_width() + kit.px(10)
        if line.detail and right - left > 3 * small:
            words = fonts.elide(line.detail, small, right - left)
            detail = fonts.render(words, small, muted)
            surface.blit(detail, detail.get_rect(midleft=(left, place.centery)))

    def _shortened(self, fonts: Fonts, text: str, size: int, width: int) -> str:
        """Return a line's text shortened so that it differs from lines with the same beginning."""
        words = fonts.elide_within(text, size, width, STARTS[0], Weight.MEDIUM)
        if words == text:
            return words
        # Of a list of any length those are compared that are seen together.
        first = self._offset // self.row if len(self._lines) > MOST_COMPARED else 0
        near = self._lines[first : first + max(MOST_COMPARED, self._visible_rows + 2)]
        others = [line.text for line in near if line.text[:ALIKE] == text[:ALIKE]]
        for start in STARTS:
            words = fonts.elide_within(text, size, width, start, Weight.MEDIUM)
            if words == text or not any(
                other != text
                and fonts.elide_within(other, size, width, start, Weight.MEDIUM) == words
                for other in others
            ):
                break
        return words

    def _paint_bars(
        self,
        surface: pygame.Surface,
        kit: Kit,
        bars: tuple[float, ...],
        place: pygame.Rect,
        right: int,
        colours: tuple[Colour, Colour],
    ) -> int:
        """Draw bars, of what is full and what is not, and return the width that is left."""
        ink, track = colours
        wide, gap, high = kit.px(5), kit.px(3, 2), place.height // 2
        left = right - len(bars) * (wide + gap)
        for number, share in enumerate(bars):
            bar = pygame.Rect(left + number * (wide + gap), place.centery - high // 2, wide, high)
            kit.shapes.rounded(surface, bar, wide // 2, track)
            filled = round(high * share)
            if filled:
                rest = pygame.Rect(bar.left, bar.bottom - filled, wide, filled)
                kit.shapes.rounded(surface, rest, wide // 2, ink)
        return left - kit.px(10)


def _inset(kit: Kit) -> int:
    """Return the margin beside the text of a line."""
    return kit.px(12, 9)
