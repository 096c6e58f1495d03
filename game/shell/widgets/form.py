"""The root of a scene's widgets: routes events and moves the focus."""

from collections.abc import Iterator
from typing import Final

import pygame

from ..dirty import Dirty
from .base import Widget
from .container import Container
from .popup import Popup

ARROWS: Final = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
KEY_EVENTS: Final = frozenset({pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING})
MOUSE_EVENTS: Final = frozenset(
    {pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL}
)


class Form(Container):
    """The root of a scene's widgets: manages focus, hover and press, and passes events on."""

    def __init__(self) -> None:
        super().__init__()
        self.dirty: Final = Dirty()
        self.focus: Widget | None = None
        self.stale = False
        """Whether a widget has another size than when the scene was laid out."""
        self._by_keys = False
        self._hover: Widget | None = None
        self._press: Widget | None = None

    @property
    def hover(self) -> Widget | None:
        """The widget under the mouse, a disabled one too."""
        return self._hover

    # -- finding

    def find(self, id: str) -> Widget:
        """Return the visible widget with an id; `KeyError` names the existing ones."""
        for widget in self.walk():
            if widget.id == id:
                return widget
        raise KeyError(f"no widget {id!r} among {sorted(w.id for w in self.walk() if w.id)}")

    @property
    def popup(self) -> Popup | None:
        """The open popup, which gets keys and mouse; None if there is none."""
        last = self.children[-1] if self.children else None
        return last if isinstance(last, Popup) and last.visible else None

    @property
    def _open(self) -> Iterator[Widget]:
        """The widgets that can get the focus now."""
        return self.walk() if self.popup is None else self.popup.walk()

    # -- focus

    @property
    def shows_focus(self) -> bool:
        """Whether the player last used a key or a gamepad."""
        return self._by_keys

    def set_focus(self, widget: Widget | None, *, by_keys: bool | None = None) -> None:
        """Give the focus to a widget, or remove it; `by_keys` says whether to show it."""
        if by_keys is not None and by_keys != self._by_keys:
            self._by_keys = by_keys
            if self.focus is not None:
                self.focus.invalidate()
        if widget is self.focus:
            return
        if self.focus is not None:
            self.focus.focused = False
        self.focus = widget
        if widget is not None:
            widget.focused = True
            if widget.parent is not None:
                widget.parent.reveal(widget.rect)

    def focus_next(self, step: int = 1) -> bool:
        """Move the focus in Tab order, around the ends."""
        ring = [widget for widget in self._open if widget.can_focus]
        if not ring:
            return False
        if self.focus in ring:
            index = (ring.index(self.focus) + step) % len(ring)
        else:
            index = 0 if step > 0 else -1
        self.set_focus(ring[index], by_keys=True)
        return True

    def focus_towards(self, dx: int, dy: int) -> bool:
        """Move the focus to the nearest widget in a direction; return False if there is none."""
        if self.focus is None:
            return self.focus_next()
        here = self.focus.rect
        best: tuple[float, Widget] | None = None
        for widget in self._open:
            if widget is self.focus or not widget.can_focus:
                continue
            there = widget.rect
            if dx:
                ahead = there.left - here.right if dx > 0 else here.left - there.right
                aside = max(there.top - here.bottom, here.top - there.bottom, 0)
                centre = abs(there.centery - here.centery)
                passed = (there.centerx - here.centerx) * dx <= 0
            else:
                ahead = there.top - here.bottom if dy > 0 else here.top - there.bottom
                aside = max(there.left - here.right, here.left - there.right, 0)
                centre = abs(there.centerx - here.centerx)
                passed = (there.centery - here.centery) * dy <= 0
            if passed or ahead < -4:
                continue
            cost = max(ahead, 0) + 3 * aside + 0.2 * centre
            if best is None or cost < best[0]:
                best = (cost, widget)
        if best is None:
            return False
        self.set_focus(best[1], by_keys=True)
        return True

    # -- events

    def handle(self, event: pygame.event.Event) -> bool:
        """Pass an event to the widget it belongs to; move the focus with Tab and arrows."""
        if event.type in MOUSE_EVENTS:
            return self._handle_mouse(event)
        if event.type in KEY_EVENTS:
            return self._handle_key(event)
        if event.type == pygame.WINDOWLEAVE:
            self._set_hover(None)
        return False

    def release(self) -> None:
        """Drop hover and press, as when another scene opens on top."""
        self._set_hover(None)
        if self._press is not None:
            self._press.pressed = False
            self._press = None

    def child_changed(self, area: pygame.Rect) -> None:
        """Record what must be painted again."""
        self.dirty.add(area)

    def child_resized(self) -> None:
        """Record that the scene must be laid out again."""
        self.stale = True

    def keep_focus(self) -> None:
        """Drop focus, hover and press of widgets that are no longer in the form."""
        here = set(self.walk())
        if self.focus is not None and self.focus not in here:
            self.set_focus(None)
        if self._hover not in here:
            self._set_hover(None)
        if self._press not in here:
            self._press = None

    def remove(self, child: Widget) -> None:
        """Remove a child, and the focus with it."""
        super().remove(child)
        gone = {child, *(child.walk() if isinstance(child, Container) else ())}
        if self.focus in gone:
            self.set_focus(None)
        if self._hover in gone:
            self._set_hover(None)
        if self._press in gone:
            self._press = None

    def _handle_key(self, event: pygame.event.Event) -> bool:
        widget: Widget | None = self.focus
        if widget is not None and not widget.can_focus:
            self.set_focus(None)
            widget = None
        by_keys = self._by_keys
        # What the key does may ask for that: a scene that it opens, and words that name keys.
        self.set_focus(self.focus, by_keys=True)
        while widget is not None and widget is not self:
            if widget.handle(event):
                self.set_focus(self.focus, by_keys=True)
                return True
            widget = widget.parent
        self.set_focus(self.focus, by_keys=by_keys)
        if event.type != pygame.KEYDOWN or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        if event.key == pygame.K_TAB:
            return self.focus_next(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        if event.key in ARROWS:
            return self.focus_towards(*ARROWS[event.key])
        return False

    def _handle_mouse(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return self._handle_wheel(event)
        target = self.hit(event.pos)
        popup = self.popup
        if popup is not None and not popup.rect.collidepoint(event.pos):
            if event.type == pygame.MOUSEBUTTONDOWN:
                popup.close()
                if event.button == pygame.BUTTON_LEFT:
                    # A click beside it closes it, and does no more.
                    return True
            else:
                target = None
        if event.type == pygame.MOUSEMOTION:
            self._set_hover(target if self._press is None or target is self._press else None)
            over = self._press or target
            return over is not None and over.enabled and over.handle(event)
        if event.button != pygame.BUTTON_LEFT:
            return (
                event.button in (pygame.BUTTON_MIDDLE, pygame.BUTTON_RIGHT)
                and target is not None
                and target.enabled
                and target.handle(event)
            )
        if event.type == pygame.MOUSEBUTTONDOWN:
            if target is None or not target.enabled or self._press is not None:
                return False
            self._press = target
            if target.can_focus:
                self.set_focus(target, by_keys=False)
            return target.handle(event)
        held, self._press = self._press, None
        if held is None:
            return False
        # Before the click, which may open another scene and so end all hovering here.
        self._set_hover(target)
        used = held.enabled and held.handle(event)
        held.pressed = False
        return used

    def _handle_wheel(self, event: pygame.event.Event) -> bool:
        position = getattr(event, "mouse_pos", None) or pygame.mouse.get_pos()
        over: Widget | None = self.hit(position)
        if over is None:
            over = self._container_at(position)
        while over is not None and over is not self:
            if over.enabled and over.handle(event):
                return True
            over = over.parent
        return False

    def _container_at(self, position: tuple[int, int]) -> Widget | None:
        found: Widget | None = None
        for widget in self.walk():
            if isinstance(widget, Container) and widget.rect.collidepoint(position):
                found = widget
        return found

    def _set_hover(self, widget: Widget | None) -> None:
        if widget is self._hover:
            return
        if self._hover is not None:
            self._hover.hovered = False
        self._hover = widget
        if widget is not None and widget.enabled:
            widget.hovered = True
