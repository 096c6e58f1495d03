"""A slider."""

from collections.abc import Callable

import pygame

from ..access.spoken import AccessibleAction, Range, Spoken, Words
from ..kit import Kit
from .base import Widget


class Slider(Widget):
    """A number between two bounds, in steps; arrows, Home, End, mouse and wheel move it."""

    focusable = True
    takes_arrows = True
    finger = "drag"

    def __init__(
        self,
        value: float,
        on_change: Callable[[float], object],
        *,
        low: float = 0.0,
        high: float = 1.0,
        step: float = 0.1,
        id: str = "",
    ) -> None:
        if not (low < high and step > 0):
            raise ValueError(f"a slider from {low} to {high} in steps of {step}")
        super().__init__(id=id)
        self.low = low
        self.high = high
        self.step = step
        self.on_change = on_change
        self._value = value

    @property
    def value(self) -> float:
        """The chosen number."""
        return self._value

    @value.setter
    def value(self, value: float) -> None:
        steps = round((value - self.low) / self.step)
        value = min(self.high, max(self.low, round(self.low + steps * self.step, 9)))
        if value != self._value:
            self._value = value
            self.invalidate()

    def change(self, value: float) -> None:
        """Set the value as the player does, calling `on_change`."""
        before = self._value
        self.value = value
        if self._value != before:
            self.on_change(self._value)

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return a length at which every step is visible."""
        return kit.px(120, 72), kit.target

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle mouse, wheel and keys."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self.pressed = True
            self._go_to(event.pos[0])
            return True
        if event.type == pygame.MOUSEMOTION and self.pressed:
            self._go_to(event.pos[0])
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            self.pressed = False
            return True
        if event.type == pygame.MOUSEWHEEL and self.focused:
            self.change(self._value + self.step * (event.y or event.x))
            return True
        if event.type == pygame.KEYDOWN:
            moves = {
                pygame.K_LEFT: self._value - self.step,
                pygame.K_RIGHT: self._value + self.step,
                pygame.K_HOME: self.low,
                pygame.K_END: self.high,
            }
            if event.key in moves:
                self.change(moves[event.key])
                return True
        return False

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the track, its filled part and the knob."""
        style, knob = kit.style, self._knob_radius
        track = pygame.Rect(self.rect.left + knob, 0, self.rect.width - 2 * knob, kit.px(4))
        track.centery = self.rect.centery
        share = (self._value - self.low) / (self.high - self.low)
        centre = track.left + round(track.width * share)
        kit.shapes.rounded(surface, track, track.height // 2, style.muted)
        filled = pygame.Rect(track.left, track.top, centre - track.left, track.height)
        if filled.width:
            face = style.primary if self.enabled else style.disabled
            kit.shapes.rounded(surface, filled, track.height // 2, face)
        colour = style.primary_hover if self.hovered or self.pressed else style.primary
        if not self.enabled:
            colour = style.disabled
        kit.shapes.circle(surface, (centre, self.rect.centery), knob, colour)
        self.paint_focus(surface, kit, radius=kit.px(8), gap=0)

    def spoken(self, words: Words) -> Spoken:
        """Return a slider with its number."""
        number = Range(self._value, self.low, self.high, self.step)
        return Spoken("slider", number=number, actions=("focus", "more", "less", "set"))

    def perform_accessible_action(
        self, action: AccessibleAction, part: str, value: str | float | None
    ) -> bool:
        """Move the slider."""
        if action == "set" and isinstance(value, float):
            self.change(value)
        elif action in ("more", "less"):
            self.change(self._value + (self.step if action == "more" else -self.step))
        return True

    @property
    def _knob_radius(self) -> int:
        return max(6, min(self.rect.height // 4, 24))

    def _go_to(self, x: int) -> None:
        knob = self._knob_radius
        width = max(1, self.rect.width - 2 * knob)
        share = (x - self.rect.left - knob) / width
        self.change(self.low + share * (self.high - self.low))
