"""A scene: one screen of the application, with its widgets, motions and events."""

from typing import TYPE_CHECKING

import pygame

from game.shell.animation import Animator
from game.shell.widgets.form import Form

if TYPE_CHECKING:
    from game.shell.kit import Kit
    from game.shell.stage import Stage


class Scene:
    """Subclasses add widgets to `form`, place them in `layout` and override what they need.

    The stage calls `layout` before the first frame and whenever size, scale or style change, then
    `update` once a step and `draw` once a frame. Only what was invalidated is drawn.
    """

    overlay = False
    """An overlay is drawn over a still picture of the scene below it."""

    def __init__(self, stage: "Stage") -> None:
        self.stage = stage
        self.form = Form()
        self.animator = Animator(reduced=stage.reduced_motion)
        self.rect = pygame.Rect((0, 0), stage.size)
        self.backdrop: pygame.Surface | None = None
        """What lies below an overlay, taken by the stage."""

    @property
    def kit(self) -> "Kit":
        """Style, text, shapes and scale of this moment."""
        return self.stage.kit

    # -- life

    def enter(self) -> None:
        """React to becoming the top scene: newly opened, or uncovered again."""

    def leave(self) -> None:
        """React to being covered or closed."""

    def returned(self, result: object) -> None:
        """Take what the scene above handed to `Stage.pop`; called before `enter`."""

    # -- frame

    def layout(self, kit: "Kit") -> None:
        """Place everything for `self.rect` and `kit.scale`."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Use an event or return False; override and call super for what is left over."""
        return self.form.handle(event)

    def update(self, dt: float) -> None:
        """Move the scene on by `dt` seconds; called with the real time passed when idle."""

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw what lies inside `area`, which is also the clip: the ground, then the widgets."""
        self.paint_ground(surface, area)
        self.form.paint(surface, self.kit, area)

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw what is behind the widgets: the picture below, or the plain ground."""
        if self.backdrop is not None:
            surface.blit(self.backdrop, area, area)
        else:
            surface.fill(self.kit.style.ground, area)

    def invalidate(self, area: pygame.Rect | None = None) -> None:
        """Ask for the whole scene, or an area of it, to be drawn again."""
        self.form.dirty.add(self.rect if area is None else area)

    # -- called by the stage

    @property
    def tick(self) -> float | None:
        """Seconds until the scene needs its next update while idle; None leaves it to the loop.

        A scene that shows seconds returns what is left of this one.
        """
        return None

    @property
    def active(self) -> bool:
        """Whether 60 steps a second are needed now."""
        return self.animator.active

    def resize(self, size: tuple[int, int]) -> None:
        """Take a new size, scale or style, and draw everything again."""
        self.rect = pygame.Rect((0, 0), size)
        self.animator.reduced = self.stage.reduced_motion
        if self.animator.reduced:
            self.animator.finish()
        self.layout(self.kit)
        self.invalidate()

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw the areas that changed and return them."""
        areas = self.form.dirty.take(self.rect)
        for area in areas:
            surface.set_clip(area)
            self.paint(surface, area)
        surface.set_clip(None)
        return areas
