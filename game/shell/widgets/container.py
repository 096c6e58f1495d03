"""A widget that holds others."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

import pygame

from ..kit import Kit
from .base import Widget

W = TypeVar("W", bound=Widget)


class Container(Widget):
    """Holds children in painting order; a subclass or the scene places them."""

    def __init__(self, *, id: str = "") -> None:
        super().__init__(id=id)
        self.children: list[Widget] = []

    def add(self, child: W) -> W:
        """Add a child and return it."""
        child.parent = self
        self.children.append(child)
        child.invalidate()
        return child

    def remove(self, child: Widget) -> None:
        """Remove a child."""
        child.invalidate()
        self.children.remove(child)
        child.parent = None

    def clear(self) -> None:
        """Remove all children."""
        for child in list(self.children):
            self.remove(child)

    def hold(self, children: Sequence[Widget]) -> None:
        """Replace all children, in this order."""
        wanted = set(children)
        for child in [child for child in self.children if child not in wanted]:
            self.remove(child)
        for child in children:
            if child.parent is not self:
                if child.parent is not None:
                    child.parent.remove(child)
                child.parent = self
                child.invalidate()
        self.children[:] = children

    def child_resized(self) -> None:
        """Pass on that the size of a child may have changed."""
        self.resized()

    def walk(self) -> Iterator[Widget]:
        """Yield all visible widgets below this one, parents first, in Tab order."""
        for child in self.children:
            if child.visible:
                yield child
                if isinstance(child, Container):
                    yield from child.walk()

    def child_changed(self, area: pygame.Rect) -> None:
        """Pass on an area that must be painted again."""
        if self.parent is not None:
            self.parent.child_changed(area)

    def reveal(self, area: pygame.Rect) -> None:
        """Make an area of a descendant visible; scrolling containers override this."""
        if self.parent is not None:
            self.parent.reveal(area)

    @property
    def shows_focus(self) -> bool:
        """Whether outlines are painted below this container."""
        return self.parent is None or self.parent.shows_focus

    def move(self, dx: int, dy: int) -> None:
        """Move the container with everything in it."""
        super().move(dx, dy)
        for child in self.children:
            child.move(dx, dy)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Paint the children that touch the area."""
        for child in self.children:
            if child.visible and child.reach().colliderect(area):
                child.paint(surface, kit, area)

    def hit(self, position: tuple[int, int]) -> Widget | None:
        """Return the topmost widget at a position; the container itself lets clicks through."""
        if not self.visible:
            return None
        for child in reversed(self.children):
            found = child.hit(position)
            if found is not None:
                return found
        return None
