"""The base of all widgets."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

import pygame

from ..access.spoken import AccessibleAction, Spoken, Words
from ..kit import Kit

if TYPE_CHECKING:
    from .container import Container

Finger = Literal["press", "drag", "scroll"]
FOCUS_MARGIN = 12
"""How far a focus outline may reach outside a widget's rectangle, in pixels."""


class Widget:
    """A rectangle on the screen with states; subclasses paint it and handle events.

    `handle` gets the mouse events that hit the widget (and all that follow a press until the
    release) and, while it has the focus, keys and text. It returns whether the event was used.
    """

    focusable = False
    takes_text = False
    """Whether keys type something while the widget has the focus."""
    scope = ""
    """Where keys have meanings of their own while the widget has the focus."""
    takes_arrows = False
    """Whether arrows change something while the widget has the focus."""
    finger: Finger = "press"
    """What a finger does on a touch screen that moves over the widget."""

    def __init__(self, *, id: str = "") -> None:
        self.id = id
        """How tests, hints and saved focus find the widget; unique within a scene."""
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.parent: Container | None = None
        self.tip: Callable[[], str] | None = None
        """What there is to say when the mouse rests on the widget."""
        self._visible = True
        self._enabled = True
        self._hovered = False
        self._pressed = False
        self._focused = False

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id!r} {tuple(self.rect)}>"

    # -- layout

    def place(self, rect: pygame.Rect) -> None:
        """Set the rectangle; containers lay out their children here."""
        if rect != self.rect:
            self.invalidate()
            self.rect = rect.copy()
            self.invalidate()

    def arrange(self, rect: pygame.Rect, kit: Kit) -> None:
        """Set the rectangle at a scale; override to compute what depends on both."""
        self.place(rect)

    def resized(self) -> None:
        """Request a new layout of the scene, since `min_size` or `height_for` may have changed."""
        if self.parent is not None:
            self.parent.child_resized()

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the least width and height at which everything is visible."""
        return (kit.least_target, kit.least_target) if self.focusable else (0, 0)

    def liked_width(self, kit: Kit) -> int:
        """Return the preferred width, at least that of `min_size`."""
        return self.min_size(kit)[0]

    def height_for(self, kit: Kit, width: int) -> int:
        """Return the least height at a width."""
        return self.min_size(kit)[1]

    def move(self, dx: int, dy: int) -> None:
        """Move the widget without laying it out again (scrolling)."""
        self.rect.move_ip(dx, dy)

    # -- painting

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the part inside `area`, which is also the clip of the surface."""

    def reach(self) -> pygame.Rect:
        """Return all that painting may touch: the rectangle and its focus outline."""
        return self.rect.inflate(2 * FOCUS_MARGIN, 2 * FOCUS_MARGIN)

    def invalidate(self, area: pygame.Rect | None = None) -> None:
        """Mark the widget, or an area of it, to be painted again."""
        if self.parent is not None:
            self.parent.child_changed(self.reach() if area is None else area)

    def paint_focus(
        self, surface: pygame.Surface, kit: Kit, *, radius: int | None = None, gap: float = 2
    ) -> None:
        """Draw the focus outline around the widget, if it is visible."""
        if self.shows_focus:
            reach = kit.px(gap)
            around = self.rect.inflate(2 * reach, 2 * reach)
            rounding = kit.px(12) if radius is None else radius
            kit.shapes.rounded(
                surface, around, rounding + reach, kit.style.accent, width=kit.px(3, 2)
            )

    # -- states

    @property
    def visible(self) -> bool:
        """Whether the widget is shown."""
        return self._visible

    @visible.setter
    def visible(self, value: bool) -> None:
        if value != self._visible:
            self.invalidate()
            self._visible = value

    @property
    def enabled(self) -> bool:
        """Whether the widget can be used; a disabled one has neither focus nor clicks."""
        return self._enabled

    @enabled.setter
    def enabled(self, value: bool) -> None:
        if value != self._enabled:
            self._enabled = value
            self.invalidate()

    @property
    def hovered(self) -> bool:
        """Whether the mouse is over the widget."""
        return self._hovered

    @hovered.setter
    def hovered(self, value: bool) -> None:
        if value != self._hovered:
            self._hovered = value
            self.invalidate()

    @property
    def pressed(self) -> bool:
        """Whether the mouse button or the activating key is held on the widget."""
        return self._pressed

    @pressed.setter
    def pressed(self, value: bool) -> None:
        if value != self._pressed:
            self._pressed = value
            self.invalidate()

    @property
    def focused(self) -> bool:
        """Whether keys go to this widget; set through the form."""
        return self._focused

    @focused.setter
    def focused(self, value: bool) -> None:
        if value != self._focused:
            self._focused = value
            self.invalidate()
            self.focus_changed()

    @property
    def shows_focus(self) -> bool:
        """Whether the outline is painted: focused, and the player uses keys or a gamepad."""
        return self._focused and (self.parent is None or self.parent.shows_focus)

    @property
    def can_focus(self) -> bool:
        """Whether the widget can get the focus now."""
        return self.focusable and self._visible and self._enabled

    def focus_changed(self) -> None:
        """Called when the widget has gained or lost the focus."""

    # -- told to a screen reader

    def spoken(self, words: Words) -> Spoken | None:
        """Return the description for screen readers; None for decoration."""

    def perform_accessible_action(
        self, action: AccessibleAction, part: str, value: str | float | None
    ) -> bool:
        """Carry out a screen reader's request; return False if that is impossible.

        The widget has the focus by then, and a click that is not handled here is made with the
        mouse.
        """
        return False

    # -- events

    def hit(self, position: tuple[int, int]) -> "Widget | None":
        """Return the widget at a position: this one, a child, or None."""
        return self if self._visible and self.rect.collidepoint(position) else None

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event, or return False."""
        return False
