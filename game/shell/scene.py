"""The base of scenes: a screen of the application, with its widgets, motions and events."""

from typing import TYPE_CHECKING

import pygame

from .animation import Animator
from .fitting import Fitted, Guesses, fit, refit, settle
from .sizes import LEAST_WINDOW
from .widgets.form import Form

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Self

    from .gamepad import PadEvent
    from .kit import Kit
    from .parts.base import Part
    from .stage import Stage
    from .widgets.base import Widget


class Scene:
    """One screen of the application; subclasses say in `parts` what is on it.

    The form holds the widgets that have a place in the window as it is. The stage calls `layout`
    before the first frame and whenever size, scale or style change, then `update` once a step and
    `draw` once a frame. Only what was invalidated is drawn.
    """

    overlay = False
    """An overlay is drawn over a still picture of the scene below it."""
    takes_pads = False
    """Whether it hears gamepads one by one, and not as keys."""

    def __init__(self, stage: "Stage") -> None:
        self.stage = stage
        self.form = Form()
        self.animator = Animator(reduced=stage.reduced_motion)
        self.rect = pygame.Rect((0, 0), stage.size)
        self.shared: Widget | None = None
        """What other scenes have as well, such as the board: it goes from place to place."""
        self.backdrop: pygame.Surface | None = None
        """What lies below an overlay, taken by the stage."""
        self._guesses: Guesses = {}
        self.fitted: Fitted | None = None
        """How the parts stand in the window."""

    @property
    def kit(self) -> "Kit":
        """The present style, text, shapes and scale; the scale is the one that fits."""
        return self.stage.kit if self.fitted is None else self.fitted.kit

    @property
    def room(self) -> tuple[int, int]:
        """The size to lay out for, in pixels of a plain screen.

        A window that is too small shows a part.
        """
        density = self.stage.kit.density
        wide, high = (round(side / density) for side in self.rect.size)
        return max(wide, LEAST_WINDOW[0]), max(high, LEAST_WINDOW[1])

    @property
    def interface(self) -> float:
        """The player's factor for the size of type and targets: 1.0 suits the window."""
        return 1.0

    @property
    def given_scale(self) -> float:
        """The share of the wanted scale that fits the window, 0 to 1."""
        return 1.0 if self.fitted is None else self.fitted.kit.scale / self.fitted.wanted

    @property
    def shared_rect(self) -> pygame.Rect | None:
        """The place of `shared` in the window; None if it has none."""
        shared = self.shared
        there = shared is not None and any(widget is shared for widget in self.form.walk())
        return shared.rect.clip(self.rect) if shared is not None and there else None

    def parts(self) -> "Part | None":
        """Return the tree of parts; called whenever a size has changed."""

    # -- told to a screen reader

    def notices(self) -> "Iterable[tuple[str, str]]":
        """Return announcements for screen readers besides the widgets, each with a name."""
        return ()

    # -- life

    def enter(self) -> None:
        """Called when the scene becomes the top one: newly opened, or uncovered again."""

    def leave(self) -> None:
        """Called when the scene is covered or closed."""

    def take_over(self, before: "Self") -> None:
        """Adopt the state of the scene that this one replaces; see `Stage.remake`."""

    def returned(self, result: object) -> None:
        """Called with the argument of the upper scene's `Stage.pop`, before `enter`."""

    # -- frame

    def layout(self, kit: "Kit") -> None:
        """Lay out everything for `room` and `kit.style`."""
        tree = self.parts()
        if tree is None:
            return
        again = None
        size = (
            max(self.rect.w, kit.plain(LEAST_WINDOW[0])),
            max(self.rect.h, kit.plain(LEAST_WINDOW[1])),
        )
        if self.form.stale and self.fitted is not None:
            # The window is as it was: type keeps its size while words change.
            again = refit(tree, self.fitted, size)
        self.fitted = again or fit(tree, kit, size, self.interface, self._guesses)
        settle(self.fitted, self.form)
        self.form.stale = False

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event, or return False; an override calls super for other events."""
        return self.form.handle(event)

    def hear_pad(self, told: "PadEvent") -> bool:
        """Handle a gamepad's report, if the scene `takes_pads`; otherwise it becomes a key."""
        return False

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; when idle, that is the real time since the last call."""

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the part inside `area`, which is also the clip: background, then widgets."""
        self.paint_ground(surface, area)
        self.form.paint(surface, self.kit, area)

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the background: the picture below, or a plain colour."""
        if self.backdrop is not None:
            surface.blit(self.backdrop, area, area)
        else:
            surface.fill(self.kit.style.ground, area)

    def invalidate(self, area: pygame.Rect | None = None) -> None:
        """Mark the whole scene, or an area of it, to be drawn again."""
        self.form.dirty.add(self.rect if area is None else area)

    def resized(self) -> None:
        """Have the parts laid out again, because they or their sizes have changed."""
        self.form.stale = True

    # -- called by the stage

    @property
    def tick(self) -> float | None:
        """The seconds until the next idle update; None leaves it to the loop.

        A scene that shows seconds returns the rest of this one.
        """
        return None

    @property
    def active(self) -> bool:
        """Whether 60 steps a second are needed."""
        return self.animator.active

    def resize(self, size: tuple[int, int]) -> None:
        """Adopt a new size, scale or style, and draw everything again."""
        self.rect = pygame.Rect((0, 0), size)
        self.form.stale = False
        self.animator.reduced = self.stage.reduced_motion
        if self.animator.reduced:
            self.animator.finish()
        self.layout(self.stage.kit)
        self.invalidate()

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw the areas that changed, and return them."""
        if self.form.stale and self.fitted is not None:
            self.layout(self.stage.kit)
        areas = self.form.dirty.take(self.rect)
        for area in areas:
            surface.set_clip(area)
            self.paint(surface, area)
        surface.set_clip(None)
        return areas
