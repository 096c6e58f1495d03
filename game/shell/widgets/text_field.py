"""One line of text that can be typed, pasted and copied."""

from collections.abc import Callable

import pygame

from ...plain import clean
from ..access.spoken import AccessibleAction, Spoken, Words
from ..clipboard import Clipboard
from ..kit import Kit
from .base import Widget


class TextField(Widget):
    """A line of text to type in; Enter submits, Ctrl+V pastes, Ctrl+C copies all.

    What an input method is composing is underlined at the cursor until it is committed; meanwhile
    the input method gets the keys.
    """

    focusable = True
    takes_text = True

    def __init__(
        self,
        clipboard: Clipboard,
        on_submit: Callable[[str], object],
        *,
        id: str = "",
        text: str = "",
        placeholder: str = "",
        max_length: int = 200,
        points: float = 15,
        on_change: Callable[[str], object] | None = None,
    ) -> None:
        super().__init__(id=id)
        self._clipboard = clipboard
        self._text = text
        self._cursor = len(text)
        self.composed = ""
        """What an input method is composing."""
        self.on_submit = on_submit
        self.on_change = on_change
        self.placeholder = placeholder
        self.max_length = max_length
        self.points = points

    @property
    def text(self) -> str:
        """The text typed so far."""
        return self._text

    @text.setter
    def text(self, value: str) -> None:
        self._text = clean(value)[: self.max_length]
        self._cursor = len(self._text)
        self.invalidate()

    @property
    def cursor(self) -> int:
        """The position in the text at which the next character is inserted."""
        return self._cursor

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of a few words."""
        return 8 * kit.text(self.points), kit.target

    def focus_changed(self) -> None:
        """Discard the composition: the input method goes with the focus."""
        self.composed = ""

    def handle(self, event: pygame.event.Event) -> bool:
        """Edit the text; the form handles other keys."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._move(len(self._text))
            return True
        if event.type == pygame.TEXTEDITING:
            self.composed = clean(event.text)
            self.invalidate()
            return True
        if event.type == pygame.TEXTINPUT:
            self.composed = ""
            self._insert(event.text)
            return True
        return event.type == pygame.KEYDOWN and (bool(self.composed) or self._handle_key(event))

    def _handle_key(self, event: pygame.event.Event) -> bool:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return self._handle_command(event.key)
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.on_submit(self._text)
            return True
        before, after = self._text[: self._cursor], self._text[self._cursor :]
        if event.key == pygame.K_BACKSPACE:
            self._set(before[:-1] + after, max(0, self._cursor - 1))
        elif event.key == pygame.K_DELETE:
            self._set(before + after[1:], self._cursor)
        elif event.key == pygame.K_LEFT:
            self._move(self._cursor - 1)
        elif event.key == pygame.K_RIGHT:
            self._move(self._cursor + 1)
        elif event.key == pygame.K_HOME:
            self._move(0)
        elif event.key == pygame.K_END:
            self._move(len(self._text))
        else:
            # A key that types something arrives again as text and must do nothing else.
            return bool(event.unicode) and event.unicode.isprintable()
        return True

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the field, its text or placeholder, and the cursor."""
        style, size, radius = kit.style, kit.text(self.points), kit.px(10)
        kit.shapes.rounded(surface, self.rect, radius, style.surface)
        border = style.accent if self.focused else style.muted
        kit.shapes.rounded(surface, self.rect, radius, border, width=kit.px(1))
        inside = self.rect.inflate(-2 * kit.px(12), 0)
        outer = surface.get_clip()
        surface.set_clip(outer.clip(inside))
        before = self._text[: self._cursor] + self.composed
        own = before + self._text[self._cursor :]
        text = own or self.placeholder
        ink = style.text if own and self.enabled else style.muted
        cursor = kit.fonts.size(before, size)[0]
        shift = max(0, cursor + kit.px(2) - inside.width)
        if text:
            drawn = kit.fonts.render(text, size, ink)
            left = inside.left - shift if own else inside.left + kit.px(4)
            surface.blit(drawn, drawn.get_rect(midleft=(left, inside.centery)))
        if self.focused:
            line = pygame.Rect(0, 0, kit.px(1.5), round(size * 1.2))
            line.midleft = (inside.left + cursor - shift, inside.centery)
            surface.fill(style.text, line)
            if self.composed:
                wide = kit.fonts.size(self.composed, size)[0]
                surface.fill(style.accent, (line.left - wide, line.bottom, wide, line.width))
            # Where an input method shows what it offers.
            pygame.key.set_text_input_rect(line)
        surface.set_clip(outer)
        self.paint_focus(surface, kit, radius=radius)

    def spoken(self, words: Words) -> Spoken:
        """Return a field with its text, named by its placeholder."""
        return Spoken("field", self.placeholder, self._text, actions=("focus", "set"))

    def perform_accessible_action(
        self, action: AccessibleAction, part: str, value: str | float | None
    ) -> bool:
        """Replace the text."""
        if action == "set" and isinstance(value, str):
            text = clean(value)[: self.max_length]
            self._set(text, len(text))
        return True

    def _handle_command(self, key: int) -> bool:
        if key == pygame.K_v:
            self._insert(self._clipboard.get())
        elif key == pygame.K_c:
            self._clipboard.put(self._text)
        elif key == pygame.K_x:
            self._clipboard.put(self._text)
            self._set("", 0)
        else:
            return False
        return True

    def _insert(self, text: str) -> None:
        room = self.max_length - len(self._text)
        text = clean(text.strip("\r\n"))[:room]
        before, after = self._text[: self._cursor], self._text[self._cursor :]
        self._set(before + text + after, self._cursor + len(text))

    def _set(self, text: str, cursor: int) -> None:
        changed = text != self._text
        self._text, self._cursor = text, cursor
        self.invalidate()
        if changed and self.on_change is not None:
            self.on_change(text)

    def _move(self, cursor: int) -> None:
        self._cursor = max(0, min(len(self._text), cursor))
        self.invalidate()
