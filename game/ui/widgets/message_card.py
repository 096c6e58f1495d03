"""The card that speaks to the player: a hint, the answer to a check, why nothing happened."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.shell.kit import Kit, Space
from game.shell.rect import Rect
from game.shell.text import Weight
from game.shell.widgets.base import Widget
from game.shell.widgets.button import Button, Look
from game.shell.widgets.container import Container
from game.ui.layout.metrics import Metrics


class CardAction(NamedTuple):
    """A button on the card."""

    id: str
    text: str
    act: Callable[[], object]
    tip: Callable[[], str] | None = None


class MessageCard(Container):
    """A title, a text that wraps, and buttons; a stripe in a role's colour tells what it is."""

    def __init__(self) -> None:
        super().__init__(id="card")
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
        self.invalidate()

    @property
    def empty(self) -> bool:
        """Whether there is nothing to read."""
        return not (self.title or self.text)

    def lay_out(self, rect: Rect, sizes: Metrics, kit: Kit) -> None:
        """Take a place; the buttons stand at the bottom left, as wide as their words."""
        self.place(pygame.Rect(rect))
        inner = rect.inset(sizes.padding)
        left, bottom = inner.x + sizes.px(4), inner.bottom - sizes.target
        widths = [max(child.min_size(kit)[0], sizes.target) for child in self.children]
        gap = sizes.small_gap
        room = inner.right - left - gap * (len(widths) - 1)
        if sum(widths) > room:
            # The shorter words give what they can spare to the longer ones.
            bare = [width - kit.px(16) for width in widths]
            spare = max(0, room - sum(bare)) // len(bare)
            widths = [max(sizes.target, width + spare) for width in bare]
            gap = max(0, min(gap, (inner.right - left - sum(widths)) // max(1, len(widths) - 1)))
        for child, width in zip(self.children, widths, strict=True):
            child.place(pygame.Rect(left, bottom, min(width, inner.right - left), sizes.target))
            left += width + gap

    def height_for(self, kit: Kit, width: int) -> int:
        """Return the height at which all words and buttons can be seen."""
        pad = max(6, kit.px(16))
        inner = width - 2 * pad - (kit.px(4) if self.stripe else 0)
        height = 2 * pad
        if self.title:
            height += kit.fonts.line_height(kit.text(17), Weight.SEMIBOLD) + kit.px(2)
            if self.note and self._note_is_below(kit, inner):
                height += kit.fonts.line_height(kit.text(13)) + kit.px(2)
        size = kit.text(15)
        height += len(kit.fonts.wrap(self.text, size, inner)) * kit.fonts.line_height(size)
        if self.children:
            height += kit.target + kit.space(Space.TIGHT)
        return height

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
        bottom = min((child.rect.top for child in self.children), default=inner.bottom + pad // 2)
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
        text = fonts.elide(self.title, size, inner.width, Weight.SEMIBOLD)
        title = fonts.render(text, size, style.text, Weight.SEMIBOLD)
        surface.blit(title, (inner.left, y))
        y += title.get_height() + kit.px(2)
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
