"""A button."""

from collections.abc import Callable
from enum import Enum
from typing import Final

import pygame

from ..access.spoken import AccessibleAction, Spoken, Words
from ..kit import Kit
from ..style import Colour, Style
from ..text import Weight
from .base import Widget

ACTIVATING: Final = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE})


class Look(Enum):
    """How prominent a button is."""

    PLAIN = "plain"
    PRIMARY = "primary"
    QUIET = "quiet"
    """No surface until the mouse is over it."""


class Button(Widget):
    """A button: does something when clicked, or when Enter or Space is pressed on it.

    Subclasses override `paint_content`; the face with its states stays the same.
    """

    focusable = True

    def __init__(
        self,
        text: str,
        on_click: Callable[[], object] = lambda: None,
        *,
        id: str = "",
        detail: str = "",
        look: Look = Look.PLAIN,
        points: float = 15,
        radius: float = 14,
        selected: bool = False,
        colour: str = "surface",
        inset: float = 14,
    ) -> None:
        """`detail` is small text below the text, such as a key.

        `colour` is the role of the normal background ("ground" on a card). `inset` is the margin at
        the sides of the text, in points.
        """
        super().__init__(id=id)
        self._text = text
        self._detail = detail
        self._selected = selected
        self.on_click = on_click
        self.look = look
        self.colour = colour
        self.points = points
        self.radius = radius
        self.inset = inset

    @property
    def text(self) -> str:
        """The text on the button."""
        return self._text

    @text.setter
    def text(self, value: str) -> None:
        if value != self._text:
            self._text = value
            self.invalidate()
            self.resized()

    @property
    def detail(self) -> str:
        """The small text below the text."""
        return self._detail

    @detail.setter
    def detail(self, value: str) -> None:
        if value != self._detail:
            self._detail = value
            self.invalidate()
            self.resized()

    @property
    def selected(self) -> bool:
        """Whether the button is drawn as the chosen one."""
        return self._selected

    @selected.setter
    def selected(self, value: bool) -> None:
        if value != self._selected:
            self._selected = value
            self.invalidate()

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of the texts with margins."""
        width, height = kit.fonts.size(self._text, kit.text(self.points), Weight.MEDIUM)
        if self._detail:
            below = kit.fonts.size(self._detail, kit.text(self.detail_points))
            width, height = max(width, below[0]), height + below[1]
        return (
            max(kit.least_target, width + 2 * kit.px(self.inset)),
            max(kit.target, height + 2 * kit.px(6)),
        )

    @property
    def detail_points(self) -> float:
        """The size of the small text, in points."""
        return min(13.0, self.points)

    def click(self) -> None:
        """Call `on_click`."""
        self.on_click()

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle the mouse button, Enter and Space."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self.pressed = True
            return True
        if event.type == pygame.MOUSEMOTION:
            if event.buttons[0]:
                self.pressed = self.rect.collidepoint(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            self.pressed = False
            if self.rect.collidepoint(event.pos):
                self.click()
            return True
        if event.type == pygame.KEYDOWN and event.key in ACTIVATING:
            if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
                return False
            if not getattr(event, "repeated", False):
                self.click()
            return True
        return False

    def spoken(self, words: Words) -> Spoken:
        """Return a button named by its text, otherwise by its tip."""
        tip = "" if self.tip is None else self.tip().replace("\n", " ")
        name = " ".join(filter(None, (self._text, self._detail))) or tip
        chosen = True if self._selected else None
        description = "" if tip == name else tip
        actions: tuple[AccessibleAction, ...] = ("focus", "click")
        return Spoken("button", name, description=description, chosen=chosen, actions=actions)

    def perform_accessible_action(
        self, action: AccessibleAction, part: str, value: str | float | None
    ) -> bool:
        """Click the button."""
        if action == "click":
            self.click()
        return action == "click"

    def colours(self, style: Style) -> tuple[Colour | None, Colour]:
        """Return background (None for none) and text colour in the present state."""
        rest: Colour | None = None if self.look is Look.QUIET else getattr(style, self.colour)
        if not self.enabled:
            return rest, style.disabled
        if self.look is Look.PRIMARY:
            return self._primary(style), style.on_primary
        if self.selected:
            return self._primary(style), style.on_primary
        if self.pressed:
            return style.surface_pressed, style.text
        if self.hovered:
            return style.surface_hover, style.text
        return rest, style.text

    def _primary(self, style: Style) -> Colour:
        if self.pressed:
            return style.primary_pressed
        return style.primary_hover if self.hovered else style.primary

    @property
    def face(self) -> pygame.Rect:
        """The rectangle of the background; the clickable area may be larger."""
        return self.rect

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw background, content and focus outline."""
        face, ink = self.colours(kit.style)
        radius = kit.px(self.radius)
        if face is not None:
            kit.paint_face(surface, self.face, radius, face)
        self.paint_content(surface, kit, ink)
        self.paint_focus(surface, kit, radius=radius)

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the text and the detail, centred."""
        fonts, room = kit.fonts, self.rect.width - 2 * kit.px(4)
        size = kit.text(self.points)
        text = fonts.render(
            fonts.elide(self._text, size, room, Weight.MEDIUM), size, ink, Weight.MEDIUM
        )
        if not self._detail:
            surface.blit(text, text.get_rect(center=self.rect.center))
            return
        plain = self.colours(kit.style)[1] == kit.style.text
        small = kit.text(self.detail_points)
        detail = fonts.render(
            fonts.elide(self._detail, small, room), small, kit.style.muted if plain else ink
        )
        height = text.get_height() + detail.get_height()
        top = self.rect.centery - height // 2
        surface.blit(text, text.get_rect(midtop=(self.rect.centerx, top)))
        surface.blit(detail, detail.get_rect(midtop=(self.rect.centerx, top + text.get_height())))
