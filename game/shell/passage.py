"""The transition between scenes: the old picture fades while the new one rises.

What both scenes share, such as the board, goes from its old place to its new one (what toolkits
call a shared element transition). It takes no input and delays none: the next key ends it.
"""

import time
from typing import Final, NamedTuple

import pygame

from .animation import ease_out
from .style import Colour

RISE: Final = 8
"""How far a new scene rises, in points."""
SCENE: Final = 0.14
GLIDE: Final = 0.24
BACK: Final = 0.16
OPENING: Final = 0.11
CLOSING: Final = 0.08
"""Seconds to another scene, with something shared, and back; and for a dialog to open and close."""
FRAMED: Final = 2 / 3
"""From here on what is shared gives way to how the new scene draws it."""
SLOW: Final = 0.02
"""Seconds: where one picture takes longer, the new scene is there at once."""


class _Shared(NamedTuple):
    """What both scenes share, as the old one drew it, and its places in both."""

    picture: pygame.Surface
    old: pygame.Rect
    new: pygame.Rect


class Passage:
    """The transition from the picture of one scene to another scene."""

    def __init__(
        self,
        before: pygame.Surface,
        seconds: float,
        *,
        rise: int = 0,
        shared: tuple[pygame.Rect, pygame.Rect] | None = None,
        ground: Colour,
    ) -> None:
        """`rise` is in pixels; `shared` has the places of what both scenes share."""
        self.picture: Final = pygame.Surface(before.get_size())
        """What the new scene draws itself on, as long as this goes on."""
        self._before: Final = before.copy()
        self._seconds: Final = seconds
        self._rise: Final = rise
        self._ground: Final = ground
        self._passed = 0.0
        self._shared: _Shared | None = None
        if shared is not None:
            self._shared = _Shared(self._before.subsurface(shared[0]).copy(), *shared)
            self._before.fill(ground, shared[0])

    @property
    def is_over(self) -> bool:
        """Whether the transition is over."""
        return self._passed >= self._seconds

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        self._passed += dt

    def finish(self) -> None:
        """Jump to the end."""
        self._passed = self._seconds

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the present state over the last picture."""
        if not self._passed:
            return
        if self.is_over:
            surface.blit(self.picture, (0, 0))
            return
        began = time.perf_counter()
        share = self._passed / self._seconds
        eased = ease_out(share)
        surface.fill(self._ground)
        surface.blit(self.picture, (0, round(self._rise * (1 - eased))))
        if self._shared is not None and share < FRAMED:
            surface.fill(self._ground, self._shared.new)
        self._before.set_alpha(round(255 * (1 - eased)))
        surface.blit(self._before, (0, 0))
        if self._shared is not None:
            _glide(surface, self._shared, share)
        if time.perf_counter() - began > SLOW:
            self.finish()


def _glide(surface: pygame.Surface, shared: _Shared, share: float) -> None:
    """Draw what is shared between its two places."""
    way = share * share * (3 - 2 * share)
    rect = pygame.Rect(
        *(round(a + (b - a) * way) for a, b in zip(shared.old, shared.new, strict=True))
    )
    piece = pygame.transform.smoothscale(shared.picture, rect.size)
    if share > FRAMED:
        piece.set_alpha(round(255 * (1 - share) / (1 - FRAMED)))
    surface.blit(piece, rect)
