"""The card with messages to the player: hints, results of checks, refusals."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit, Space
from ...shell.parts.base import Ruler
from ...shell.parts.lines import Flow
from ...shell.rect import Rect
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ...shell.widgets.button import Button, Look
from ...shell.widgets.container import Container

LEAST_LINES: Final = 2
"""Of words, that are seen at once in any window."""
BAR: Final = 4
"""The width of what tells where in the words one is, in points."""


class CardAction(NamedTuple):
    """A button on the card: its id, its text and what it does."""

    id: str
    text: str
    act: Callable[[], object]
    tip: Callable[[], str] | None = None


class _Shown(NamedTuple):
    """The layout of everything on the card."""

    face: pygame.Rect
    title: tuple[str, ...]
    note_below: bool
    """Whether the note stands under the title, since both do not fit side by side."""
    words: pygame.Rect
    lines: tuple[str, ...]
    room: int
    """How many lines have room at once."""


class MessageCard(Container):
    """A card with a title, a text that wraps and scrolls, and buttons.

    It reserves more space than it usually needs. A text that is not a message appears without a
    card.
    """

    finger = "scroll"

    def __init__(
        self, *, room_for: Sequence[tuple[str, ...]] = (), lines: int = LEAST_LINES
    ) -> None:
        """`room_for` are texts of buttons that must always be visible together.

        Other buttons give way to the text, the last ones first. It has room for so many `lines`.
        """
        super().__init__(id="card")
        self._room_for: Final = [Flow(*map(Button, words)) for words in room_for]
        self._least: Final = lines
        self._staying: Final = max(map(len, room_for), default=0)
        """So many buttons never go where words need their room."""
        self._ruler: Ruler | None = None
        """What measured them last: a search for the best scale asks many times at each."""
        self._kit: Kit | None = None
        self.title = ""
        self.text = ""
        self.note = ""
        """Small text at the right of the title."""
        self.role = ""
        self._heard = ""
        self._wanted: list[tuple[str, str, Look]] = []
        self._first = 0
        """The line at the top: long words scroll."""
        self._shown: _Shown | None = None

    def say(
        self,
        title: str,
        text: str,
        actions: Sequence[CardAction] = (),
        *,
        note: str = "",
        role: str = "text",
        heard: str = "",
    ) -> None:
        """Show a message; `role` is the title's colour, empty for a text without a card.

        Screen readers read `heard` in place of the text, if it is given.
        """
        self._heard = heard
        # Words without a card have no button that acts first.
        first = Look.PRIMARY if title else Look.QUIET
        wanted = [(action.id, action.text, first) for action in actions]
        if wanted != self._wanted:
            self.clear()
            self._wanted = wanted
            for index, action in enumerate(actions):
                look = first if index == 0 else Look.QUIET
                button = Button(action.text, action.act, id=f"card.{action.id}", look=look)
                button.tip = action.tip
                self.add(button)
        if text != self.text:
            self._first = 0
        now = (title, text, note, role)
        if now != (self.title, self.text, self.note, self.role) or wanted:
            self.title, self.text, self.note, self.role = now
            self._settle()
            self.invalidate()

    def spoken(self, words: Words) -> Spoken | None:
        """Return all texts of the card, which are announced when they change."""
        if self.empty:
            return None
        words_shown = " ".join(filter(None, (self.title, self._heard or self.text)))
        return Spoken("status", words_shown, description=self.note, live=bool(self.role))

    @property
    def empty(self) -> bool:
        """Whether the card is empty."""
        return not (self.title or self.text)

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of a title and a few lines, and of the buttons that must be visible."""
        fonts, size = kit.fonts, kit.text(15)
        pad, line = kit.space(Space.PADDING), fonts.line_height(size)
        height = 2 * pad + fonts.line_height(kit.text(17), Weight.TITLE) + kit.px(2)
        height += self._least * line
        width = 9 * size
        if self._room_for:
            ruler = self._ruler_at(kit)
            width = max(width, *(flow.across(ruler, height).least for flow in self._room_for))
            height += kit.target + kit.space(Space.TIGHT)
        return width + 2 * pad, height

    def height_for(self, kit: Kit, width: int) -> int:
        """Return the least height, with as many rows of buttons as they need at a width."""
        height, inner = self.min_size(kit)[1], width - 2 * kit.space(Space.PADDING)
        rows = [flow.down(self._ruler_at(kit), inner).least for flow in self._room_for]
        return height + max(0, max(rows, default=0) - kit.target)

    def _ruler_at(self, kit: Kit) -> Ruler:
        if self._ruler is None or self._ruler.kit != kit:
            self._ruler = Ruler(kit)
        return self._ruler

    def arrange(self, rect: pygame.Rect, kit: Kit) -> None:
        """Set the rectangle; the message is at its top."""
        self.place(rect)
        self._kit = kit
        self._settle()

    def _settle(self) -> None:
        """Compute the height of the card, and the layout of its content."""
        kit = self._kit
        if kit is None:
            return
        fonts, pad = kit.fonts, kit.space(Space.PADDING)
        size, gap = kit.text(15), kit.space(Space.TIGHT)
        inner = Rect(*self.rect).inset(pad) if self.role else Rect(*self.rect)
        line, flow, ruler = fonts.line_height(size), Flow(*self.children), Ruler(kit)
        buttons = flow.down(ruler, inner.w).least if self.children else 0
        heading = fonts.line_height(kit.text(17), Weight.TITLE)
        small = fonts.line_height(kit.text(13))
        beside = self._room_beside_note(kit, inner.w)
        title = fonts.wrap(self.title, kit.text(17), inner.w, Weight.TITLE) if self.title else ()
        note_below = bool(self.note) and (not title or len(title) > 1 or self._width(kit) > beside)
        high = len(title) * heading + note_below * small
        # Buttons that go where there is no room do not cost the title a word.
        staying = gap + buttons if self._room_for else 0
        if title and high > heading and inner.h < high + LEAST_LINES * line + staying:
            # Words matter more than a long title.
            title = (fonts.elide(self.title, kit.text(17), beside, Weight.TITLE),)
            high, note_below = heading, False
        top = inner.y + high
        top += kit.px(2) if title else 0
        lines = fonts.wrap(self.text, size, inner.w) if self.text else ()
        there, read = list(self.children), min(3, len(lines)) * line
        while len(there) > self._staying and inner.bottom < top + read + gap + buttons:
            # The words go before the last buttons.
            there.pop()
            flow = Flow(*there)
            buttons = flow.down(ruler, inner.w).least
        below = gap + buttons if there else 0
        room = max(1, (inner.bottom - below - top) // line)
        if len(lines) > room:
            lines = fonts.wrap(self.text, size, inner.w - 3 * kit.px(BAR))
        high = min(room, len(lines)) * line
        bottom = min(inner.bottom, top + high + below)
        for child in self.children:
            child.visible = child in there
        for item, place, _ in flow.arrange(
            ruler, Rect(inner.x, bottom - buttons, inner.w, buttons)
        ):
            item.widget.arrange(pygame.Rect(place), kit)
        face = pygame.Rect(self.rect.topleft, (self.rect.w, bottom + pad - self.rect.y))
        words = pygame.Rect(inner.x, top, inner.w, high)
        self._shown = _Shown(face, tuple(title), note_below, words, tuple(lines), room)
        self._first = max(0, min(self._first, len(lines) - room))

    def _width(self, kit: Kit) -> int:
        """Return the width of the title as one line."""
        return kit.fonts.size(self.title, kit.text(17), Weight.TITLE)[0]

    def _room_beside_note(self, kit: Kit, width: int) -> int:
        """Return the width that the note leaves on its line."""
        if not self.note:
            return width
        return max(1, width - kit.px(8) - kit.fonts.size(self.note, kit.text(13))[0])

    @property
    def face(self) -> pygame.Rect:
        """The visible card, as tall as its content needs."""
        return self.rect if self._shown is None else self._shown.face

    @property
    def scrolls(self) -> bool:
        """Whether the text is longer than the card."""
        return self._shown is not None and len(self._shown.lines) > self._shown.room

    @property
    def shown_lines(self) -> int:
        """How many lines of the text are visible at once."""
        return 0 if self._shown is None else min(len(self._shown.lines), self._shown.room)

    def scroll(self, by: int) -> bool:
        """Scroll the text by lines; return whether it moved."""
        if self._shown is None:
            return False
        last = len(self._shown.lines) - self._shown.room
        first = max(0, min(last, self._first + by))
        if first == self._first:
            return False
        self._first = first
        self.invalidate()
        return True

    def turn(self, pages: int) -> bool:
        """Scroll the text by pages; return whether it moved."""
        return self.scroll(pages * max(1, self.shown_lines - 1))

    def handle(self, event: pygame.event.Event) -> bool:
        """Scroll with the wheel, or by a press next to the text."""
        if event.type == pygame.MOUSEWHEEL:
            return self.scroll(-event.y)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            return self.turn(1) or (self._first > 0 and self.scroll(-self._first))
        return super().handle(event)

    def hit(self, position: tuple[int, int]) -> Widget | None:
        """Return the button at a position, or the card itself where its text is."""
        found = super().hit(position)
        if found is None and self.visible and self.face.collidepoint(position):
            return self
        return found

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the card with its text and buttons."""
        shown = self._shown
        if self.empty or shown is None:
            return
        style, fonts = kit.style, kit.fonts
        if self.role:
            radius = kit.px(14)
            kit.paint_face(surface, shown.face, radius, style.surface)
            self._paint_title(surface, kit, shown)
        size = kit.text(15)
        line, y = fonts.line_height(size), shown.words.top
        if self.scrolls:
            self._paint_bar(surface, kit, shown)
        for text in shown.lines[self._first : self._first + shown.room]:
            colour = style.text if self.role else style.muted
            surface.blit(fonts.render(text, size, colour), (shown.words.left, y))
            y += line
        super().paint(surface, kit, area)

    def _paint_title(self, surface: pygame.Surface, kit: Kit, shown: _Shown) -> None:
        style, fonts = kit.style, kit.fonts
        size, left, y = kit.text(17), shown.words.left, shown.face.top + kit.space(Space.PADDING)
        for words in shown.title:
            title = fonts.render(words, size, getattr(style, self.role), Weight.TITLE)
            surface.blit(title, (left, y))
            y += title.get_height()
        if self.note:
            note = fonts.render(self.note, kit.text(13), style.muted)
            if shown.note_below:
                surface.blit(note, (left, y))
            else:
                top = shown.face.top + kit.space(Space.PADDING) + kit.px(2)
                surface.blit(note, note.get_rect(topright=(shown.words.right, top)))

    def _paint_bar(self, surface: pygame.Surface, kit: Kit, shown: _Shown) -> None:
        """Draw the scroll bar."""
        width, words = kit.px(BAR), shown.words
        rail = pygame.Rect(words.right - width, words.top, width, words.height)
        kit.shapes.rounded(surface, rail, width // 2, kit.style.line)
        count = len(shown.lines)
        height = max(width, words.height * shown.room // count)
        way = words.height - height
        top = words.top + way * self._first // (count - shown.room)
        part = pygame.Rect(rail.left, top, width, height)
        kit.shapes.rounded(surface, part, width // 2, kit.style.muted)
