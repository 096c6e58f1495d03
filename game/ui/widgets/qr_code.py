"""A QR code that a camera reads from the screen or from a picture."""

from itertools import groupby
from typing import Final

import pygame

from ...paper.qr import Rows
from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit
from ...shell.widgets.base import Widget

QUIET: Final = 4
"""Modules of white around a code, without which no reader finds it."""
DARK: Final = (0, 0, 0)
LIGHT: Final = (255, 255, 255)


class QrCode(Widget):
    """A code in whole pixels, dark on white in every theme."""

    def __init__(self, code: Rows, name: str) -> None:
        super().__init__(id="code")
        self._code: Final = code
        self._name: Final = name

    @property
    def across(self) -> int:
        """The number of modules across, including the white border."""
        return len(self._code) + 2 * QUIET

    def spoken(self, words: Words) -> Spoken:
        """Return what the code contains, since modules cannot be heard."""
        return Spoken("picture", self._name)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the modules in horizontal runs."""
        module = max(1, min(self.rect.size) // self.across)
        ground = pygame.Rect(0, 0, self.across * module, self.across * module)
        ground.center = self.rect.center
        surface.fill(LIGHT, ground)
        for number, row in enumerate(self._code, QUIET):
            column = QUIET
            for dark, run in groupby(row):
                many = len(tuple(run))
                if dark:
                    left, top = ground.left + column * module, ground.top + number * module
                    surface.fill(DARK, (left, top, many * module, module))
                column += many
