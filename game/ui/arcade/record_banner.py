"""A golden banner for a record."""

from collections.abc import Callable
from typing import Final

import pygame

from ...shell.animation import Animator
from ...shell.kit import Kit
from ...shell.text import Weight
from ...shell.widgets.label import Align, Label
from ..look.theme import Theme

ASIDE: Final = 14
ABOVE: Final = 5
"""The gold around the word, in points."""
LANDING: Final = 0.2


class RecordBanner(Label):
    """A golden banner that announces a record once the result has been shown."""

    def __init__(self, text: str, *, theme: Callable[[], Theme]) -> None:
        super().__init__(
            text,
            points=17,
            weight=Weight.SEMIBOLD,
            colour="on_primary",
            align=Align.CENTRE,
            id="record",
        )
        self._theme: Final = theme
        self._share = 1.0

    def land(self, animator: Animator, delay: float, came: Callable[[], object]) -> None:
        """Animate the banner from its middle after a delay, then call `came`."""

        def step(share: float) -> None:
            self._share = share
            self.invalidate()

        def done() -> None:
            came()

        animator.start(step, LANDING, key=self.id, delay=delay, done=done)

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of the text with gold around it."""
        wide, high = super().min_size(kit)
        return wide + 2 * kit.px(ASIDE), high + 2 * kit.px(ABOVE)

    def height_for(self, kit: Kit, width: int) -> int:
        """Return the height of the gold."""
        return self.min_size(kit)[1]

    def liked_width(self, kit: Kit) -> int:
        """Return the width of the gold."""
        return self.min_size(kit)[0]

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the gold, and the text once it fits."""
        wide, high = self.min_size(kit)
        gold = pygame.Rect(0, 0, round(self._share * wide), high)
        gold.center = self.rect.center
        if gold.width >= high:
            kit.shapes.rounded(surface, gold, high // 2, self._theme().primary)
        if self._share == 1:
            super().paint(surface, kit, area)
