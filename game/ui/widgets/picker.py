"""A choice between several options, shown one at a time."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import pygame

from ...shell.access.spoken import AccessibleAction, Spoken, Words
from ...shell.kit import Kit
from ...shell.text import Weight
from ...shell.widgets.base import Widget

T = TypeVar("T")


class Picker(Widget, Generic[T]):
    """An option between two arrows; clicks on its sides or arrow keys change it."""

    focusable = True
    takes_arrows = True

    def __init__(
        self,
        options: Sequence[tuple[T, str]],
        value: T,
        on_change: Callable[[T], object],
        *,
        id: str = "",
    ) -> None:
        super().__init__(id=id)
        self.options = tuple(options)
        self.on_change = on_change
        values = [option for option, _ in self.options]
        self._index = values.index(value) if value in values else 0
        self._side = 0

    @property
    def value(self) -> T:
        """The value of the chosen option."""
        return self.options[self._index][0]

    @value.setter
    def value(self, value: T) -> None:
        self._index = [option for option, _ in self.options].index(value)
        self.invalidate()

    @property
    def text(self) -> str:
        """The text of the chosen option."""
        return self.options[self._index][1]

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size at which every option fits."""
        size, target = kit.text(15), kit.target
        widest = max(kit.fonts.size(text, size, Weight.MEDIUM)[0] for _, text in self.options)
        reach, inset = _arrow(target)
        return widest + 2 * (reach + inset), target

    def step(self, by: int) -> None:
        """Choose another option, wrapping around the ends."""
        self._index = (self._index + by) % len(self.options)
        self.invalidate()
        self.on_change(self.value)

    def spoken(self, words: Words) -> Spoken:
        """Return the chosen option; a click chooses the next."""
        return Spoken("picker", value=self.text, actions=("focus", "click", "more", "less"))

    def perform_accessible_action(
        self, action: AccessibleAction, part: str, value: str | float | None
    ) -> bool:
        """Choose another option."""
        if action != "focus":
            self.step(-1 if action == "less" else 1)
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle mouse and keys."""
        if event.type == pygame.MOUSEMOTION:
            side = -1 if event.pos[0] < self.rect.centerx else 1
            if side != self._side:
                self._side = side
                self.invalidate()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self.pressed = True
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            self.pressed = False
            if self.rect.collidepoint(event.pos):
                self.step(-1 if event.pos[0] < self.rect.left + self.rect.width // 3 else 1)
            return True
        if event.type == pygame.KEYDOWN:
            if event.key == pygame.K_LEFT:
                self.step(-1)
                return True
            if event.key in (pygame.K_RIGHT, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
                self.step(1)
                return True
        return False

    @property
    def text_room(self) -> int:
        """The width between the arrows."""
        reach, inset = _arrow(self.rect.height)
        return self.rect.width - 2 * inset - 2 * reach

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the face, the option and the arrows."""
        style, size = kit.style, kit.text(15)
        face = style.surface
        if self.pressed:
            face = style.surface_pressed
        elif self.hovered:
            face = style.surface_hover
        kit.paint_face(surface, self.rect, kit.px(10), face)
        reach, inset = _arrow(self.rect.height)
        # Nearer to the edge than to the words, which may have all the room there is.
        away = inset - reach
        for way, x in ((-1, self.rect.left + away), (1, self.rect.right - away)):
            colour = style.accent if self.hovered and way == self._side else style.muted
            tip, back = x + way * reach * 0.6, x - way * reach * 0.5
            for side in (-1, 1):
                start = (back, self.rect.centery + side * reach)
                middle = ((back + tip) / 2, self.rect.centery + side * reach / 2)
                points = (start, middle, (tip, self.rect.centery))
                kit.shapes.curve(surface, points, max(2.0, reach * 0.3), colour)
        text = kit.fonts.elide(self.text, size, self.text_room, Weight.MEDIUM)
        drawn = kit.fonts.render(text, size, style.text, Weight.MEDIUM)
        surface.blit(drawn, drawn.get_rect(center=self.rect.center))
        self.paint_focus(surface, kit, radius=kit.px(10))


def _arrow(height: int) -> tuple[int, int]:
    """Return half the height of an arrow, and its distance from the edge."""
    return max(4, round(height * 0.13)), max(10, round(height * 0.4))
