"""A switch with a label."""

from collections.abc import Callable

import pygame

from ..access.spoken import Spoken, Words
from ..kit import Kit
from ..style import mix
from .button import Button


class Toggle(Button):
    """A switch with its label: the label is on the left, the switch on the right."""

    def __init__(
        self,
        text: str,
        value: bool,
        on_change: Callable[[bool], object],
        *,
        id: str = "",
        points: float = 15,
    ) -> None:
        super().__init__(text, self._flip, id=id, points=points)
        self._value = value
        self.on_change = on_change

    @property
    def value(self) -> bool:
        """Whether the switch is on."""
        return self._value

    @value.setter
    def value(self, value: bool) -> None:
        if value != self._value:
            self._value = value
            self.invalidate()

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of label and switch."""
        width, height = super().min_size(kit)
        return width + kit.px(8) + _switch(kit)[0], height

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the label and the switch."""
        style, size = kit.style, kit.text(self.points)
        ink = style.text if self.enabled else style.disabled
        track = pygame.Rect((0, 0), _switch(kit))
        track.midright = (self.rect.right, self.rect.centery)
        room = track.left - self.rect.left - kit.px(8)
        text = kit.fonts.render(kit.fonts.elide(self.text, size, room), size, ink)
        surface.blit(text, text.get_rect(midleft=self.rect.midleft))
        if self._value:
            face = style.primary_hover if self.hovered else style.primary
            knob = style.on_primary
        else:
            face = knob = mix(style.muted, style.text, 0.4) if self.hovered else style.muted
        if not self.enabled:
            face = style.disabled
        # What is off is an outline: it does not shine.
        width = 0 if self._value else kit.px(2, 2)
        kit.shapes.rounded(surface, track, track.height // 2, face, width=width)
        radius = track.height // 2 - kit.px(3, 2) - (0 if self._value else kit.px(2, 2))
        side = track.right - track.height // 2 if self._value else track.left + track.height // 2
        kit.shapes.circle(surface, (side, track.centery), radius, knob)
        self.paint_focus(surface, kit, radius=kit.px(8), gap=4)

    def spoken(self, words: Words) -> Spoken:
        """Return the label, and whether the switch is on."""
        return super().spoken(words)._replace(role="switch", on=self._value)

    def _flip(self) -> None:
        self.value = not self._value
        self.on_change(self._value)


def _switch(kit: Kit) -> tuple[int, int]:
    """Return the size of the switch itself."""
    height = max(kit.px(24), kit.plain(18))
    return round(height * 1.7), height
