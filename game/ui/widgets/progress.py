"""A progress bar."""

import pygame

from ...shell.access.spoken import Range, Spoken, Words
from ...shell.kit import Kit
from ...shell.widgets.base import Widget


class ProgressBar(Widget):
    """A bar that fills as work goes on."""

    def __init__(self) -> None:
        super().__init__(id="progress")
        self._share = 0.0

    @property
    def share(self) -> float:
        """How much is done, 0 to 1."""
        return self._share

    @share.setter
    def share(self, share: float) -> None:
        if share != self._share:
            self._share = share
            self.invalidate()

    def spoken(self, words: Words) -> Spoken:
        """Return how much is done."""
        name = words("access.progress")
        return Spoken("meter", name, number=Range(self._share, 0, 1, 0.01))

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the track and its filled part."""
        height = kit.px(10, 6)
        track = pygame.Rect(self.rect.left, 0, self.rect.width, height)
        track.centery = self.rect.centery
        kit.shapes.rounded(surface, track, height // 2, kit.style.line)
        done = pygame.Rect(track.topleft, (round(track.width * self._share), height))
        if done.width >= height:
            kit.shapes.rounded(surface, done, height // 2, kit.style.accent)
