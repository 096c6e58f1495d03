"""Which parts of the screen must be drawn again."""

import pygame

MANY = 16
"""More areas than this are drawn as one: the bookkeeping would cost more than it saves."""


class Dirty:
    """Collects the areas to be drawn again, and joins those that overlap."""

    def __init__(self) -> None:
        self._areas: list[pygame.Rect] = []
        self.count = 0
        """How many areas there ever were: whoever compares it sees that something changed."""

    def __bool__(self) -> bool:
        return bool(self._areas)

    def add(self, area: pygame.Rect) -> None:
        """Mark an area to be drawn again."""
        if area.width > 0 and area.height > 0:
            self._areas.append(area.copy())
            self.count += 1

    def take(self, bounds: pygame.Rect) -> list[pygame.Rect]:
        """Return the areas inside `bounds`, joined if they overlap, and forget them."""
        joined: list[pygame.Rect] = []
        for area in self._areas:
            grown = area.clip(bounds)
            if not grown.width or not grown.height:
                continue
            while (index := grown.collidelist(joined)) >= 0:
                grown.union_ip(joined.pop(index))
            joined.append(grown)
        self._areas.clear()
        if len(joined) > MANY:
            return [joined[0].unionall(joined[1:])]
        return joined
