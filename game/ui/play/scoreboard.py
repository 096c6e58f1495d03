"""How a scored game stands: points, combo, lives, and how far it is to par and its medals."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from ...messages.numbers import Figures
from ...play.arcade.standing import MEDALS
from ...shell.access.spoken import Spoken, Words
from ...shell.animation import LONG, Animator
from ...shell.kit import Kit
from ...shell.style import Colour
from ...shell.text import Weight
from ...shell.widgets.button import Button, Look
from ..look.theme import Theme
from ..widgets.medal import paint_medal
from .tiers import TIERS

if TYPE_CHECKING:
    from ...play.arcade.scored import ScoredView

POINTS: Final = 34
"""The size of the score where there is room."""
SMALL_POINTS: Final = 22
LARGEST: Final = TIERS[-1].larger
"""By how many points the highest tier lets the score grow; by half of it in little room."""
LIT: Final = 0.25
"""Seconds for which the points are lit up when some arrive."""


class Scoreboard(Button):
    """A scored game's points, combo, lives and way to par; a click opens the rules."""

    tall = 108
    """How tall it is where there is room."""

    def __init__(
        self, animator: Animator, figures: Figures, *, theme: Callable[[], Theme], id: str
    ) -> None:
        super().__init__("", id=id, look=Look.QUIET, radius=10)
        self._animator: Final = animator
        self._figures: Final = figures
        self._theme: Final = theme
        self._view: ScoredView | None = None
        self._shown = 0
        self._due = 0
        """The points that are under way: they count when they arrive."""
        self._facts = self._time = ""
        self._lit = False
        self._score_rect = pygame.Rect(0, 0, 0, 0)
        self._lives_rect = pygame.Rect(0, 0, 0, 0)

    def show(self, view: "ScoredView", facts: str, time: str) -> None:
        """Show how a game stands, with a line about it and the time."""
        if (view, facts, time) == (self._view, self._facts, self._time):
            return
        first = self._view is None
        self._view, self._facts, self._time = view, facts, time
        self.invalidate()
        if first:
            self._shown = view.points
        if view.result is not None:
            # What has ended waits for nothing.
            self._due = 0
        self._count()

    def _count(self) -> None:
        """Count to the points that are there."""
        assert self._view is not None
        start, total = self._shown, self._view.points - self._due

        def count(t: float) -> None:
            self._shown = round(start + (total - start) * t)
            self.invalidate()

        if total == start:
            self._animator.cancel(self.id)
        else:
            self._animator.start(count, 2 * LONG, key=self.id)

    @property
    def score_rect(self) -> pygame.Rect:
        """Where the points stand."""
        return self._score_rect if self._score_rect.width else self.rect

    @property
    def lives_rect(self) -> pygame.Rect:
        """Where the lives stand."""
        return self._lives_rect if self._lives_rect.width else self.rect

    def expect(self, points: int) -> None:
        """Leave out points that are under way."""
        self._due += points
        self._count()

    def expect_nothing(self) -> None:
        """Count all points: none is under way any more."""
        if self._due:
            self._due = 0
            self._count()

    def receive(self, points: int) -> None:
        """Count points that were under way, and light up."""
        if self._view is not None and self._view.result is None:
            self._due -= points
            self._count()

        def glow(t: float) -> None:
            self._lit = t < 1
            self.invalidate()

        self._animator.hold(glow, LIT, key=f"{self.id}.lit")

    def spoken(self, words: Words) -> Spoken:
        """Return points, combo, lives and what stands under them."""
        spoken, view = super().spoken(words), self._view
        if view is None:
            return spoken
        name = words(
            "access.score",
            points=self._figures.thousands(view.points),
            combo=self._figures.short(view.quarters / 4),
            lives=view.lives,
            most=view.most_lives,
        )
        return spoken._replace(name=", ".join(filter(None, (name, self._facts, self._time))))

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return room for a line of points, combo and lives over the bar."""
        fonts, size = kit.fonts, kit.text(SMALL_POINTS + LARGEST / 2)
        score = fonts.size(f"{self._figures.thousands(88888)}  ×1.75", size, Weight.SEMIBOLD)[0]
        lives = 5 * (max(8, kit.px(14)) + kit.px(4))
        return score + lives + kit.px(8), self._least(kit)

    def height_for(self, kit: Kit, width: int) -> int:
        """Return the height of the small form."""
        return self._least(kit)

    def _least(self, kit: Kit) -> int:
        bar = max(8, kit.px(16))
        return max(
            kit.target,
            kit.fonts.line_height(kit.text(SMALL_POINTS + LARGEST / 2), Weight.SEMIBOLD) + bar,
        )

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the points with combo and lives, the way to par, and what else there is room for."""
        view, theme, fonts, rect = self._view, self._theme(), kit.fonts, self.rect
        if view is None:
            return
        line = fonts.line_height(kit.text(13))
        bar = max(8, kit.px(16))
        large = fonts.line_height(kit.text(POINTS + LARGEST), Weight.SEMIBOLD)
        with_facts = rect.height >= self._least(kit) + line
        roomy = rect.height >= large + bar + line
        larger = TIERS[view.tier].larger
        size = kit.text(POINTS + larger if roomy else SMALL_POINTS + larger / 2)
        score = fonts.render(
            self._figures.thousands(self._shown),
            size,
            theme.accent if self._lit else ink,
            Weight.SEMIBOLD,
        )
        combo = fonts.render(
            f"×{self._figures.short(view.quarters / 4)}",
            kit.text(22 + larger / 2 if roomy else 17),
            theme.colour(TIERS[view.tier].role) if view.tier else theme.muted,
            Weight.SEMIBOLD,
        )
        left = rect.left + kit.px(4)
        high = score.get_height()
        total = high + bar + (line if with_facts else 0)
        top = rect.top + max(0, (rect.height - total) // 2)
        self._score_rect = surface.blit(score, (left, top))
        beside = left + score.get_width() + kit.px(12)
        surface.blit(combo, combo.get_rect(midleft=(beside, top + high // 2)))
        self._paint_lives(surface, kit, view, top + high // 2, roomy=roomy)
        self._paint_bar(surface, kit, view, top + high, bar)
        if with_facts:
            small = kit.text(13)
            time = fonts.render(self._time, small, theme.muted)
            room = rect.width - 2 * kit.px(4) - time.get_width() - kit.px(8)
            facts = fonts.render(fonts.elide(self._facts, small, room), small, theme.muted)
            surface.blit(facts, (left, top + high + bar))
            surface.blit(time, (rect.right - kit.px(4) - time.get_width(), top + high + bar))

    def _paint_lives(
        self, surface: pygame.Surface, kit: Kit, view: "ScoredView", middle: int, *, roomy: bool
    ) -> None:
        theme = self._theme()
        side, gap = max(8, kit.px(22 if roomy else 14)), max(2, kit.px(5))
        left = self.rect.right - kit.px(4) - view.most_lives * (side + gap) + gap
        self._lives_rect = pygame.Rect(left, middle - side // 2, self.rect.right - left, side)
        for life in range(view.most_lives):
            tile = pygame.Rect(left + life * (side + gap), 0, side, side)
            tile.centery = middle
            is_left = life < view.lives
            colour = theme.life if is_left else theme.muted
            width = 0 if is_left else max(1, kit.px(1.5))
            kit.shapes.rounded(surface, tile, max(2, side // 4), colour, width=width)

    def _paint_bar(
        self, surface: pygame.Surface, kit: Kit, view: "ScoredView", top: int, high: int
    ) -> None:
        """Draw how far the points are on the way to par, with its medals."""
        theme, edge = self._theme(), kit.px(4)
        thick, radius = max(3, kit.px(6)), max(4, kit.px(7))
        groove = pygame.Rect(self.rect.left + edge, 0, self.rect.width - 2 * edge, thick)
        groove.centery = top + high // 2
        kit.shapes.rounded(surface, groove, thick // 2, theme.pip)
        if view.par is None:
            return
        share = min(max(self._shown, 0) / max(view.par.score, 1), 1.0)
        if share > 0:
            done = groove.copy()
            done.width = max(thick, round(groove.width * share))
            kit.shapes.rounded(surface, done, thick // 2, theme.primary)
        for medal, percent in MEDALS:
            if view.helped and medal != "bronze":
                continue
            at = (groove.left + groove.width * percent // 100, groove.centery)
            reached = share * 100 >= percent
            kit.shapes.circle(surface, at, radius + 2, theme.ground)
            if reached:
                paint_medal(surface, kit, theme, at, radius, medal)
            else:
                kit.shapes.circle(
                    surface, at, radius, theme.colour(f"{medal}_edge"), width=max(1, kit.px(2))
                )
