"""The card that speaks to the player: a hint, the answer to a check, why nothing happened."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from game.shell.kit import Kit, Space
from game.shell.parts.base import Ruler
from game.shell.parts.lines import Flow
from game.shell.rect import Rect
from game.shell.text import Weight
from game.shell.widgets.base import Widget
from game.shell.widgets.button import Button, Look
from game.shell.widgets.container import Container

LEAST_LINES: Final = 2
"""Of words, that are seen at once in any window."""


class CardAction(NamedTuple):
    """A button on the card."""

    id: str
    text: str
    act: Callable[[], object]
    tip: Callable[[], str] | None = None


class MessageCard(Container):
    """A title, a text that wraps, and buttons; a stripe in a role's colour tells what it is."""

    def __init__(self, *, room_for: Sequence[str] = ()) -> None:
        """`room_for` are the words of buttons that must be seen; others go where words need it."""
        super().__init__(id="card")
        self._room_for: Final = tuple(room_for)
        self._kit: Kit | None = None
        self.title = ""
        self.text = ""
        self.note = ""
        """Small text at the right of the title."""
        self.stripe = ""
        self._actions: tuple[CardAction, ...] = ()
        self._first = 0
        """The line at the top: long words scroll."""
        self._lines = 0
        self._room = 0

    def say(
        self,
        title: str,
        text: str,
        actions: Sequence[CardAction] = (),
        *,
        note: str = "",
        stripe: str = "accent",
    ) -> None:
        """Show something else; `stripe` is a role of the style, empty for none."""
        wanted = [(action.id, action.text) for action in actions]
        if wanted != [(action.id, action.text) for action in self._actions]:
            self.clear()
            self._actions = tuple(actions)
            for index, action in enumerate(actions):
                look = Look.PRIMARY if index == 0 else Look.QUIET
                button = Button(action.text, action.act, id=f"card.{action.id}", look=look)
                button.tip = action.tip
                self.add(button)
        if text != self.text:
            self._first = 0
        self.title, self.text, self.note, self.stripe = title, text, note, stripe
        self._arrange_buttons()
        self.invalidate()

    @property
    def empty(self) -> bool:
        """Whether there is nothing to read."""
        return not (self.title or self.text)

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return room for a title and a few lines, and for the buttons where they must be seen."""
        fonts, size = kit.fonts, kit.text(15)
        pad, line = kit.space(Space.PADDING), fonts.line_height(size)
        height = 2 * pad + fonts.line_height(kit.text(17), Weight.SEMIBOLD) + LEAST_LINES * line
        width = 9 * size
        if self._room_for:
            height += kit.target + kit.space(Space.TIGHT)
            widest = max(fonts.size(words, size, Weight.MEDIUM)[0] for words in self._room_for)
            width = max(width, widest + 2 * kit.px(14) + kit.px(4))
        return width + 2 * pad, height

    def arrange(self, rect: pygame.Rect, kit: Kit) -> None:
        """Take a place, with the buttons at the bottom left."""
        self.place(rect)
        self._kit = kit
        self._arrange_buttons()

    def _arrange_buttons(self) -> None:
        kit = self._kit
        if kit is None or not self.children:
            return
        pad, fonts = kit.space(Space.PADDING), kit.fonts
        inner = Rect(*self.rect).inset(pad)
        inner = inner.right_part(inner.w - kit.px(4))
        flow, ruler = Flow(*self.children), Ruler(kit)
        height = flow.down(ruler, inner.w).least
        words = fonts.line_height(kit.text(17), Weight.SEMIBOLD)
        words += 3 * fonts.line_height(kit.text(15)) + kit.space(Space.TIGHT)
        has_room = bool(self._room_for) or inner.h >= words + height
        for child in self.children:
            child.visible = has_room
        for item, place, _ in flow.arrange(ruler, inner.bottom_part(height)):
            item.widget.arrange(pygame.Rect(place), kit)

    @property
    def scrolls(self) -> bool:
        """Whether there is more to read than the card has room for."""
        return self._lines > self._room > 0

    @property
    def shown_lines(self) -> int:
        """How many lines of the words are seen at once."""
        return min(self._lines, self._room)

    def scroll(self, by: int) -> bool:
        """Move the words by lines; whether they moved."""
        first = max(0, min(self._lines - self._room, self._first + by))
        if first == self._first:
            return False
        self._first = first
        self.invalidate()
        return True

    def turn(self, pages: int) -> bool:
        """Move the words by what the card shows at once."""
        return self.scroll(pages * max(1, self._room - 1))

    def handle(self, event: pygame.event.Event) -> bool:
        """Scroll by the wheel, and by pressing beside the words."""
        if event.type == pygame.MOUSEWHEEL:
            return self.scroll(-event.y)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            return self.turn(1) or self.scroll(-self._lines)
        return super().handle(event)

    def hit(self, position: tuple[int, int]) -> Widget | None:
        """Return the button at a position, or the card itself: it covers what is below."""
        found = super().hit(position)
        if found is None and self.visible and self.rect.collidepoint(position):
            return self
        return found

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the card with its stripe, words and buttons."""
        style, fonts = kit.style, kit.fonts
        radius = kit.px(14)
        # It may lie over buttons, which must not look out round its corners.
        surface.fill(style.ground, self.rect)
        kit.shapes.rounded(surface, self.rect, radius, style.surface)
        if style.edge is not None:
            kit.shapes.rounded(surface, self.rect, radius, style.edge, width=1)
        if self.empty:
            return
        pad = max(6, kit.px(16))
        inner = self.rect.inflate(-2 * pad, -2 * pad)
        if self.stripe:
            stripe = pygame.Rect(self.rect.left, inner.top, max(3, kit.px(4)), inner.height)
            kit.shapes.rounded(surface, stripe, stripe.width // 2, getattr(style, self.stripe))
            inner.left += kit.px(4)
            inner.width -= kit.px(4)
        y = inner.top
        if self.title:
            y = self._paint_title(surface, kit, inner)
        size = kit.text(15)
        shown = [child.rect.top for child in self.children if child.visible]
        bottom = min(shown, default=inner.bottom + pad // 2)
        line = fonts.line_height(size)
        lines = fonts.wrap(self.text, size, inner.width)
        room = max(1, (bottom - y) // line)
        if len(lines) > room:
            bar = max(3, kit.px(4))
            lines = fonts.wrap(self.text, size, inner.width - 3 * bar)
        self._lines, self._room = len(lines), room
        self._first = max(0, min(self._first, len(lines) - room))
        if self.scrolls:
            height = room * line
            rail = pygame.Rect(inner.right - bar, y, bar, height)
            kit.shapes.rounded(surface, rail, bar // 2, style.line)
            rail.height = max(bar, height * room // len(lines))
            rail.top = y + (height - rail.height) * self._first // (len(lines) - room)
            kit.shapes.rounded(surface, rail, bar // 2, style.muted)
        for text in lines[self._first : self._first + room]:
            colour = style.text if self.stripe else style.muted
            surface.blit(fonts.render(text, size, colour), (inner.left, y))
            y += line
        super().paint(surface, kit, area)

    def _paint_title(self, surface: pygame.Surface, kit: Kit, inner: pygame.Rect) -> int:
        style, fonts = kit.style, kit.fonts
        size, y = kit.text(17), inner.top
        for words in fonts.wrap(self.title, size, inner.width, Weight.SEMIBOLD):
            title = fonts.render(words, size, style.text, Weight.SEMIBOLD)
            surface.blit(title, (inner.left, y))
            y += title.get_height()
        y += kit.px(2)
        if self.note:
            note = fonts.render(self.note, kit.text(13), style.muted)
            if self._note_is_below(kit, inner.width):
                surface.blit(note, (inner.left, y))
                y += note.get_height() + kit.px(2)
            else:
                surface.blit(note, note.get_rect(topright=(inner.right, inner.top + kit.px(2))))
        return y

    def _note_is_below(self, kit: Kit, width: int) -> bool:
        """Whether the note stands under the title, since both do not fit side by side."""
        fonts = kit.fonts
        title = fonts.size(self.title, kit.text(17), Weight.SEMIBOLD)[0]
        return title + kit.px(8) + fonts.size(self.note, kit.text(13))[0] > width
