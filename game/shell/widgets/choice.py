"""A choice between a few options, side by side."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import pygame

from ..access.spoken import AccessibleAction, Spoken, SpokenPart, Words
from ..kit import Kit
from ..rect import Rect
from ..text import Weight
from .base import Widget

T = TypeVar("T")


class Choice(Widget, Generic[T]):
    """A segmented control: left and right, or a click, choose another option."""

    focusable = True
    takes_arrows = True

    def __init__(
        self,
        options: Sequence[tuple[T, str]],
        value: T,
        on_change: Callable[[T], object],
        *,
        id: str = "",
        points: float = 15,
        colour: str = "ground",
    ) -> None:
        """Options are pairs of value and text; `colour` is the role of the groove."""
        super().__init__(id=id)
        self.options = tuple(options)
        self._index = [option for option, _ in self.options].index(value)
        self.on_change = on_change
        self.points = points
        self.colour = colour
        self._pointed: int | None = None

    @property
    def value(self) -> T:
        """The value of the chosen option."""
        return self.options[self._index][0]

    @value.setter
    def value(self, value: T) -> None:
        index = [option for option, _ in self.options].index(value)
        if index != self._index:
            self._index = index
            self.invalidate()

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size at which no option is shortened."""
        size = kit.text(self.points)
        widest = max(kit.fonts.size(text, size, Weight.MEDIUM)[0] for _, text in self.options)
        return (
            len(self.options) * max(kit.least_target, widest + 2 * kit.px(12)),
            kit.target,
        )

    def segment(self, index: int) -> pygame.Rect:
        """Return the rectangle in which an option is drawn and can be clicked."""
        count = len(self.options)
        left = self.rect.left + self.rect.width * index // count
        right = self.rect.left + self.rect.width * (index + 1) // count
        return pygame.Rect(left, self.rect.top, right - left, self.rect.height)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle mouse, arrows, Home and End."""
        if event.type == pygame.MOUSEMOTION:
            self._point(self._at(event.pos))
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self.pressed = True
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            index = self._at(event.pos)
            if index is not None:
                self._choose(index)
            return True
        if event.type == pygame.KEYDOWN:
            last = len(self.options) - 1
            moves = {
                pygame.K_LEFT: max(0, self._index - 1),
                pygame.K_RIGHT: min(last, self._index + 1),
                pygame.K_HOME: 0,
                pygame.K_END: last,
            }
            if event.key in moves:
                self._choose(moves[event.key])
                return True
            if event.key in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER):
                self._choose((self._index + 1) % len(self.options))
                return True
        return False

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the groove, the options and the chosen one raised."""
        style, size = kit.style, kit.text(self.points)
        radius = kit.px(10)
        kit.shapes.rounded(surface, self.rect, radius, getattr(style, self.colour))
        for index, (_, text) in enumerate(self.options):
            segment = self.segment(index)
            ink = style.text
            if index == self._index:
                ink = style.on_primary
                face = style.primary
            elif self.hovered and index == self._pointed:
                face = style.surface_pressed if self.pressed else style.surface_hover
            else:
                face = None
            if not self.enabled:
                ink = style.disabled
                face = style.surface if index == self._index else None
            if face is not None:
                kit.shapes.rounded(surface, segment.inflate(-4, -4), radius - 2, face)
            room = segment.width - 2 * kit.px(4)
            drawn = kit.fonts.render(
                kit.fonts.elide(text, size, room, Weight.MEDIUM), size, ink, Weight.MEDIUM
            )
            surface.blit(drawn, drawn.get_rect(center=segment.center))
        self.paint_focus(surface, kit, radius=radius)

    def spoken(self, words: Words) -> Spoken:
        """Return the options, and which one is chosen."""
        parts = tuple(
            SpokenPart(
                str(index),
                Rect(*self.segment(index)),
                Spoken("option", text, chosen=index == self._index, actions=("click",)),
            )
            for index, (_, text) in enumerate(self.options)
        )
        return Spoken(
            "choice", actions=("focus", "more", "less"), parts=parts, focus=str(self._index)
        )

    def perform_accessible_action(
        self, action: AccessibleAction, part: str, value: str | float | None
    ) -> bool:
        """Choose an option, or the one next to the chosen one."""
        if part:
            self._choose(int(part))
        elif action in ("more", "less"):
            by = 1 if action == "more" else -1
            self._choose(max(0, min(len(self.options) - 1, self._index + by)))
        return True

    def _at(self, position: tuple[int, int]) -> int | None:
        for index in range(len(self.options)):
            if self.segment(index).collidepoint(position):
                return index
        return None

    def _point(self, index: int | None) -> None:
        if index != self._pointed:
            self._pointed = index
            self.invalidate()

    def _choose(self, index: int) -> None:
        if index != self._index:
            self._index = index
            self.invalidate()
            self.on_change(self.value)
