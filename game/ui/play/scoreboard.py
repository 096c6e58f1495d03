"""The scoreboard of a scored game: points, combo, lives, and progress to par and medals."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ...messages.numbers import Figures
from ...play.arcade.standing import COMBO_TIERS, MEDALS
from ...shell.access.spoken import Spoken, Words
from ...shell.animation import LONG, Animator
from ...shell.kit import Kit
from ...shell.style import Colour
from ...shell.text import Weight
from ...shell.widgets.button import Button, Look
from ..look.theme import Theme
from ..widgets.medal import paint_medal
from .gauges import paint_heart, paint_segments

if TYPE_CHECKING:
    from ...play.arcade.scored import ScoredView

TALL: Final = 190
"""How tall it is, in points, where there is room."""
LEAST_SHARE: Final = 0.72
"""What is lower by more shows two lines over the bar."""
LEAST_WIDE: Final = 300
"""Pixels of a plain screen that the large form needs across."""
POINTS: Final = 92
"""The size of the score where there is room."""
SMALL_POINTS: Final = 25
RING: Final = 116
"""The ring to the next tier, across."""
BEYOND: Final = 106
"""What the whole bar stands for, in hundredths of par: the last medal is on it, not at its end."""
LIT: Final = 0.25
"""Seconds for which the points are lit up when some arrive."""


FACTOR: Final = 3
"""The digit whose hue the combo's disc has."""


class ScoreFacts(NamedTuple):
    """Texts about a scored game; each may be empty."""

    left: str = ""
    time: str = ""
    row: str = ""
    """How many entries are right in a row."""
    ahead: str = ""
    """How many more the next tier needs."""
    note: str = ""
    """That help was used, or how far the ghost is."""


class Scoreboard(Button):
    """Points, combo, lives and progress to par; a click opens the rules of the score."""

    tall = TALL
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
        self._facts = ScoreFacts()
        self._lit = False
        self._score_rect = pygame.Rect(0, 0, 0, 0)
        self._lives_rect = pygame.Rect(0, 0, 0, 0)

    def heart_rect(self, life: int) -> pygame.Rect:
        """Return where a life stands, counted from 0; of no size before it is drawn."""
        area, most = self._lives_rect, self._view.most_lives if self._view else 0
        step = (area.width - area.height) / max(1, most - 1)
        return pygame.Rect(round(area.left + life * step), area.top, area.height, area.height)

    def show(self, view: "ScoredView", facts: "ScoreFacts") -> None:
        """Show the score of a view, with texts about it."""
        if (view, facts) == (self._view, self._facts):
            return
        first = self._view is None
        self._view, self._facts = view, facts
        self.invalidate()
        if first:
            self._shown = view.points
        self._count()

    def _count(self) -> None:
        """Animate the figure up to the present points."""
        assert self._view is not None
        start, total = self._shown, self._view.points

        def count(t: float) -> None:
            self._shown = round(start + (total - start) * t)
            self.invalidate()

        if total == start:
            self._animator.cancel(self.id)
        else:
            self._animator.start(count, 2 * LONG, key=self.id)

    @property
    def score_rect(self) -> pygame.Rect:
        """The rectangle of the points."""
        return self._score_rect if self._score_rect.width else self.rect

    @property
    def lives_rect(self) -> pygame.Rect:
        """The rectangle of the lives."""
        return self._lives_rect if self._lives_rect.width else self.rect

    def light_up(self) -> None:
        """Highlight the points for a moment after an increase."""

        def glow(t: float) -> None:
            self._lit = t < 1
            self.invalidate()

        self._animator.hold(glow, LIT, key=f"{self.id}.lit")

    def spoken(self, words: Words) -> Spoken:
        """Return points, combo and lives, and the texts below them."""
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
        return spoken._replace(name=", ".join(filter(None, (name, *self._facts))))

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of two lines above the bar."""
        fonts = kit.fonts
        score = fonts.size(self._figures.thousands(88888), kit.text(SMALL_POINTS), Weight.TITLE)[0]
        return score + 5 * kit.px(20, 11) + kit.px(8), self._least(kit)

    def height_for(self, kit: Kit, width: int) -> int:
        """Return the height of the compact form."""
        return self._least(kit)

    def _least(self, kit: Kit) -> int:
        fonts = kit.fonts
        lines = fonts.line_height(kit.text(SMALL_POINTS), Weight.TITLE) + fonts.line_height(
            kit.text(13), Weight.SEMIBOLD
        )
        return max(kit.target, round(0.94 * lines) + kit.px(16, 7))

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw points, combo, lives, and the progress to par."""
        if self._view is None:
            return
        roomy = self.rect.width >= kit.plain(LEAST_WIDE)
        if roomy and self.rect.height >= LEAST_SHARE * kit.px(TALL):
            scale = min(kit.scale, self.rect.height / TALL)
            self._paint_large(surface, kit._replace(scale=scale), ink)
        else:
            self._paint_small(surface, kit, ink)

    def _paint_large(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        view, theme, fonts, rect, facts = (
            self._view,
            self._theme(),
            kit.fonts,
            self.rect,
            self._facts,
        )
        assert view is not None
        side = kit.px(RING)
        ring = pygame.Rect(rect.right - side, rect.top, side, side)
        self._paint_combo(surface, kit, ring)
        edge = ring.left - kit.px(14)
        heart = kit.px(28)
        lives = view.most_lives * (heart + kit.px(8)) - kit.px(8)
        hearts = pygame.Rect(edge - lives, rect.top + kit.px(22), lives, heart)
        self._paint_hearts(surface, kit, hearts)
        row = fonts.render(facts.row, kit.text(14), theme.text, Weight.SEMIBOLD)
        ahead = fonts.render(facts.ahead, kit.text(13), theme.muted)
        surface.blit(row, row.get_rect(midright=(edge, rect.top + kit.px(76))))
        surface.blit(ahead, ahead.get_rect(midright=(edge, rect.top + kit.px(98))))
        room = edge - max(lives, row.get_width(), ahead.get_width()) - kit.px(12) - rect.left
        points, size = self._figures.thousands(self._shown), kit.px(POINTS)
        while size > 14 and fonts.size(points, size, Weight.TITLE)[0] > room:
            size -= 2
        score = fonts.render(points, size, theme.accent if self._lit else ink, Weight.TITLE)
        top = rect.top + kit.px(48) - fonts.digit_middle(size, Weight.TITLE)
        self._score_rect = score.get_rect(topleft=(rect.left, round(top)))
        surface.blit(score, self._score_rect)
        left, middle = rect.left, rect.top + kit.px(108)
        end = edge - max(row.get_width(), ahead.get_width()) - kit.px(10)
        for words, points_, colour, weight in (
            (facts.left, 22, theme.text, Weight.SEMIBOLD),
            (facts.time, 22, theme.muted, Weight.MEDIUM),
            (facts.note, 14, theme.muted, Weight.MEDIUM),
        ):
            drawn = fonts.render(words, kit.text(points_), colour, weight)
            if words and left + drawn.get_width() <= end:
                surface.blit(drawn, drawn.get_rect(midleft=(left, middle)))
                left += drawn.get_width() + kit.px(18)
        self._paint_bar(surface, kit, rect.top + kit.px(150), kit.px(18), numbers=True)

    def _paint_small(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        view, theme, fonts, rect, facts = (
            self._view,
            self._theme(),
            kit.fonts,
            self.rect,
            self._facts,
        )
        assert view is not None
        edge = kit.px(3)
        bar = kit.px(14, 7)
        room = rect.height - bar
        first, second = rect.top + round(0.32 * room), rect.top + round(0.78 * room)
        points = self._figures.thousands(self._shown)
        heart = kit.px(18, 11)
        lives = view.most_lives * (heart + 2) - 2
        size = self._fitting(kit, points, rect.width - lives - 4 * edge, room)
        score = fonts.render(points, size, theme.accent if self._lit else ink, Weight.TITLE)
        top = max(rect.top, round(first - fonts.digit_middle(size, Weight.TITLE)))
        self._score_rect = score.get_rect(topleft=(rect.left + edge, top))
        surface.blit(score, self._score_rect)
        place = pygame.Rect(rect.right - edge - lives, first - heart // 2, lives, heart)
        self._paint_hearts(surface, kit, place)
        small = kit.text(13)
        factor = f"×{self._figures.short(view.quarters / 4)}"
        combo = fonts.render(factor, small, theme.text, Weight.SEMIBOLD)
        surface.blit(combo, combo.get_rect(midright=(rect.right - edge, second)))
        left = rect.left + edge
        for words, colour, weight in (
            (facts.left, theme.text, Weight.SEMIBOLD),
            (facts.time, theme.muted, Weight.MEDIUM),
            (facts.note, theme.muted, Weight.MEDIUM),
        ):
            drawn = fonts.render(words, small, colour, weight)
            if words and left + drawn.get_width() <= rect.right - 2 * edge - combo.get_width():
                surface.blit(drawn, drawn.get_rect(midleft=(left, second)))
                left += drawn.get_width() + kit.px(10)
        self._paint_bar(surface, kit, rect.bottom - bar // 2 - 1, max(4, bar // 2), numbers=False)

    def _fitting(self, kit: Kit, points: str, wide: int, tall: int) -> int:
        """Return the font size of the points in the compact form: the largest that fits."""
        least = kit.text(SMALL_POINTS)
        size = max(least, min(kit.text(POINTS), round(0.5 * tall)))
        while size > least and kit.fonts.size(points, size, Weight.TITLE)[0] > wide:
            size -= 1
        return size

    def _paint_combo(self, surface: pygame.Surface, kit: Kit, ring: pygame.Rect) -> None:
        """Draw the combo factor on a disc in a ring that shows the progress to the next tier."""
        view, theme, fonts = self._view, self._theme(), kit.fonts
        assert view is not None
        tier, last = view.tier, len(COMBO_TIERS) - 1
        counts = (1, 1)
        if tier < last:
            least, next_one = COMBO_TIERS[tier : tier + 2]
            counts = view.combo - least, next_one - least
        paint_segments(surface, kit, ring, counts, (theme.text, theme.pip))
        face, ink = (theme.hue(FACTOR), theme.on_hue(FACTOR)) if tier else (theme.pip, theme.text)
        kit.shapes.circle(surface, ring.center, round(ring.width * 0.41), face)
        size = kit.text(29)
        factor = fonts.render(f"×{self._figures.short(view.quarters / 4)}", size, ink, Weight.TITLE)
        top = round(ring.centery - fonts.digit_middle(size, Weight.TITLE))
        surface.blit(factor, (ring.centerx - factor.get_width() // 2, top))

    def _paint_hearts(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        view, theme = self._view, self._theme()
        assert view is not None
        self._lives_rect = area
        for life in range(view.most_lives):
            heart, whole = self.heart_rect(life), life < view.lives
            paint_heart(surface, kit, theme, heart.center, heart.height // 2, whole=whole)

    def _paint_bar(
        self, surface: pygame.Surface, kit: Kit, middle: int, thick: int, *, numbers: bool
    ) -> None:
        """Draw the progress to par, with the medals.

        Before par is known, the medals are already in place, so that nothing moves later.
        """
        view, theme, rect = self._view, self._theme(), self.rect
        assert view is not None
        groove = pygame.Rect(rect.left, middle - thick // 2, rect.width, thick)
        kit.shapes.rounded(surface, groove, thick // 2, theme.pip)
        par = None if view.par is None else max(view.par.score, 1)
        share = 0.0 if par is None else min(max(self._shown, 0) / par, BEYOND / 100)
        if share > 0:
            done = groove.copy()
            done.width = max(thick, round(groove.width * share * 100 / BEYOND))
            kit.shapes.rounded(surface, done, thick // 2, theme.primary)
        radius = max(4, round(thick * 0.72))
        for medal, percent in MEDALS:
            if view.helped and medal != "bronze":
                continue
            at = (groove.left + groove.width * percent // BEYOND, middle)
            reached = share * 100 >= percent
            kit.shapes.circle(surface, at, radius + 2, theme.ground)
            if reached:
                paint_medal(surface, kit, theme, at, radius, medal)
            else:
                edge = theme.colour(f"{medal}_edge")
                kit.shapes.circle(surface, at, radius, edge, width=kit.px(2.5))
            if numbers and par is not None:
                # A medal needs so many hundredths of par, rounded up.
                needed = self._figures.thousands(-(-par * percent // 100))
                weight = Weight.SEMIBOLD if reached else Weight.MEDIUM
                colour = theme.text if reached else theme.muted
                drawn = kit.fonts.render(needed, kit.text(14), colour, weight)
                place = drawn.get_rect(midtop=(at[0], middle + radius + kit.px(6)))
                surface.blit(drawn, place.clamp(rect) if place.bottom <= rect.bottom else place)
