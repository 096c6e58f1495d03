"""The scoreboard of a marathon: total, stage, lives, time allowance, and stages so far."""

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ...play.modes.marathon import ROAD, Stage
from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit
from ...shell.style import Colour
from ...shell.text import Weight
from ..look.figures import clock
from .gauges import TURNS, arc
from .scoreboard import LEAST_WIDE, Scoreboard
from .tiers import TIERS

if TYPE_CHECKING:
    from ..look.theme import Theme

TALL: Final = 188
"""How tall it is, in points, with the rail."""
LEAST_SHARE: Final = 0.72
"""What is lower by more has no rail."""
TOTAL: Final = 76
"""The size of the total where there is room."""
RING: Final = 112
"""The ring of the allowance, across."""
ALARM: Final = 0.25
"""The share of an allowance that is left when its ring takes the colour of lives."""


class StageFacts(NamedTuple):
    """What a stage shows besides points, combo and lives; all texts are ready."""

    stage: Stage
    before: int
    """The points of the stages before."""
    allowance: int
    elapsed: int
    """Both in milliseconds."""
    best: int
    """The number of the furthest stage that was ever reached; 0 before the first marathon."""
    here: str
    """Beside the stage's points."""
    left: str
    row: str
    """How many entries are right in a row."""
    of: str
    """Under the time that is left."""
    place: str
    """Under the present stage."""
    yours: str
    """Under one's best."""
    name: str

    @property
    def share(self) -> float:
        """The share of the allowance that is left, 0 to 1."""
        return max(0.0, 1 - self.elapsed / self.allowance) if self.allowance else 0.0

    @property
    def time(self) -> str:
        """The time left, as text."""
        return seconds_left(max(0, self.allowance - self.elapsed))


def seconds_left(milliseconds: int) -> str:
    """Return a time as text, rounded up to seconds."""
    return clock(-(-milliseconds // 1000))


class StageBoard(Scoreboard):
    """A marathon's total, stage, lives, allowance and a rail of stages; a click opens the rules."""

    tall = TALL
    stage: StageFacts | None = None

    def show_stage(self, facts: StageFacts) -> None:
        """Show the stage, and the time left."""
        if facts != self.stage:
            self.stage = facts
            self.invalidate()

    def spoken(self, words: Words) -> Spoken:
        """Return total, stage and time, too."""
        spoken, stage = super().spoken(words), self.stage
        if stage is None or self._view is None:
            return spoken
        total = self._figures.thousands(stage.before + self._view.points)
        said = words(
            "access.stage", stage=stage.name, place=stage.place, total=total, time=stage.time
        )
        return spoken._replace(name=f"{said}, {spoken.name}")

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw what fits: at least total, combo, lives and allowance."""
        view, stage = self._view, self.stage
        if view is None or stage is None:
            return
        roomy = self.rect.width >= LEAST_WIDE
        if roomy and self.rect.height >= LEAST_SHARE * kit.px(TALL):
            scale = min(kit.scale, self.rect.height / TALL)
            self._paint_large(surface, kit._replace(scale=scale), ink)
        else:
            self._paint_small(surface, kit, ink)

    def _paint_large(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        view, stage, theme, fonts = self._view, self.stage, self._theme(), kit.fonts
        assert view is not None
        assert stage is not None
        rect = self.rect.inflate(-2 * kit.px(2), 0)
        side = kit.px(RING)
        ring = pygame.Rect(rect.right - side, rect.top + kit.px(2), side, side)
        self._paint_ring(surface, kit, theme, ring)
        factor = fonts.render(
            f"×{self._figures.short(view.quarters / 4)}",
            kit.text(24),
            theme.colour(TIERS[view.tier].role) if view.tier else theme.muted,
            Weight.SEMIBOLD,
        )
        row = fonts.render(stage.row, kit.text(14), theme.muted)
        edge = ring.left - kit.px(14)
        middle = rect.top + kit.px(38)
        surface.blit(factor, factor.get_rect(bottomright=(edge, middle)))
        surface.blit(row, row.get_rect(topright=(edge, middle)))
        beside = max(factor.get_width(), row.get_width()) + kit.px(10)
        total = self._figures.thousands(stage.before + self._shown)
        size = kit.text(TOTAL)
        while size > 12 and fonts.size(total, size, Weight.SEMIBOLD)[0] > edge - beside - rect.left:
            size -= 2
        figure = fonts.render(total, size, theme.accent if self._lit else ink, Weight.SEMIBOLD)
        self._score_rect = figure.get_rect(midleft=(rect.left, rect.top + kit.px(40)))
        surface.blit(figure, self._score_rect)
        self._paint_line(surface, kit, rect, edge, rect.top + kit.px(98))
        rail = pygame.Rect(rect.left, rect.top + kit.px(122), rect.width, rect.bottom)
        rail.height = rect.bottom - rail.top
        self._paint_rail(surface, kit, theme, rail)

    def _paint_line(
        self, surface: pygame.Surface, kit: Kit, rect: pygame.Rect, edge: int, middle: int
    ) -> None:
        """Draw the stage's points, what is left, and the lives in a line."""
        view, stage, theme, fonts = self._view, self.stage, self._theme(), kit.fonts
        assert view is not None
        assert stage is not None
        heart, gap = kit.px(22), kit.px(5)
        lives = view.most_lives * (heart + gap) - gap
        x = edge - lives
        self._paint_hearts(surface, kit, pygame.Rect(x, middle - heart // 2, lives, heart))
        left = rect.left
        for words, size, colour, weight in (
            (self._figures.thousands(self._shown), 20, theme.text, Weight.SEMIBOLD),
            (stage.here, 15, theme.muted, Weight.MEDIUM),
            (stage.left, 15, theme.text, Weight.SEMIBOLD),
        ):
            drawn = fonts.render(words, kit.text(size), colour, weight)
            if left + drawn.get_width() > x - kit.px(6):
                continue
            surface.blit(drawn, drawn.get_rect(midleft=(left, middle)))
            left += drawn.get_width() + kit.px(7)

    def _paint_small(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw total and lives above time and combo, above the rest of the allowance."""
        view, stage, theme, fonts, rect = (
            self._view,
            self.stage,
            self._theme(),
            kit.fonts,
            self.rect,
        )
        assert view is not None
        assert stage is not None
        edge, bar = kit.px(3), kit.px(14, 7)
        room = rect.height - bar
        first, second = rect.top + round(0.32 * room), rect.top + round(0.78 * room)
        heart = kit.px(15, 9)
        lives = view.most_lives * (heart + 2) - 2
        total = self._figures.thousands(stage.before + self._shown)
        size = self._fitting(kit, total, rect.width - lives - 4 * edge, room)
        figure = fonts.render(total, size, theme.accent if self._lit else ink, Weight.TITLE)
        top = round(first - fonts.digit_middle(size, Weight.TITLE))
        self._score_rect = figure.get_rect(topleft=(rect.left + edge, top))
        surface.blit(figure, self._score_rect)
        place = pygame.Rect(rect.right - edge - lives, first - heart // 2, lives, heart)
        self._paint_hearts(surface, kit, place)
        small, colour = kit.text(15), self._time_colour(theme)
        factor = f"×{self._figures.short(view.quarters / 4)}"
        combo = fonts.render(factor, small, theme.text, Weight.SEMIBOLD)
        surface.blit(combo, combo.get_rect(midright=(rect.right - edge, second)))
        end, left = rect.right - 3 * edge - combo.get_width(), rect.left + edge
        for words, inked in ((stage.time, colour), (stage.place, theme.muted)):
            drawn = fonts.render(words, small, inked, Weight.SEMIBOLD)
            if left + drawn.get_width() <= end:
                surface.blit(drawn, drawn.get_rect(midleft=(left, second)))
                left += drawn.get_width() + kit.px(10)
        groove = pygame.Rect(rect.left, 0, rect.width, max(4, bar // 2))
        groove.centery = rect.bottom - bar // 2 - 1
        kit.shapes.rounded(surface, groove, groove.height // 2, theme.pip)
        groove.width = round(groove.width * stage.share)
        kit.shapes.rounded(surface, groove, groove.height // 2, colour)

    def _time_colour(self, theme: "Theme") -> Colour:
        assert self.stage is not None
        return theme.life if self.stage.share <= ALARM else theme.accent

    def _paint_ring(
        self, surface: pygame.Surface, kit: Kit, theme: "Theme", ring: pygame.Rect
    ) -> None:
        """Draw the allowance as a ring that runs out, with the time in it."""
        stage, fonts = self.stage, kit.fonts
        assert stage is not None
        thick = kit.px(7, 3)
        reach = ring.width // 2 - thick
        kit.shapes.circle(surface, ring.center, ring.width // 2, theme.surface)
        turns = round(stage.share * TURNS)
        whole = arc(0, TURNS)
        kit.shapes.strokes(surface, ring.center, reach, (whole,), thick, theme.pip)
        if turns:
            left = arc(0, turns)
            kit.shapes.strokes(
                surface, ring.center, reach, (left,), thick, self._time_colour(theme)
            )
        time = fonts.render(stage.time, kit.text(25), theme.text, Weight.SEMIBOLD)
        of = fonts.render(stage.of, kit.text(13), theme.muted)
        surface.blit(time, time.get_rect(midbottom=(ring.centerx, ring.centery + kit.px(8))))
        surface.blit(of, of.get_rect(midtop=(ring.centerx, ring.centery + kit.px(8))))

    def _paint_rail(
        self, surface: pygame.Surface, kit: Kit, theme: "Theme", rail: pygame.Rect
    ) -> None:
        """Draw the stages: finished ones as discs, the others as squares, and the personal best."""
        stage = self.stage
        assert stage is not None
        count, present = len(ROAD), stage.stage.number
        step = rail.width / count
        middle, small, large = rail.top + kit.px(22), kit.px(15), kit.px(20)
        at = [round(rail.left + step * (place + 0.5)) for place in range(count)]
        line = pygame.Rect(at[0], middle - kit.px(1), at[-1] - at[0], kit.px(3, 2))
        surface.fill(theme.pip, line)
        done = min(present - 1, count - 1)
        line.width = at[done] - at[0]
        surface.fill(theme.text, line)
        for place, kind in enumerate(ROAD):
            number, centre = place + 1, (at[place], middle)
            emblem = f"stage.{kind.name}"
            if number < present:
                kit.shapes.circle(surface, centre, small, theme.text)
                kit.shapes.icon(surface, emblem, centre, kit.px(19), theme.ground)
                continue
            reach = large if number == present else small
            tile = pygame.Rect(0, 0, 2 * reach, 2 * reach)
            tile.center = centre
            fill = theme.accent if number == present else theme.surface
            kit.shapes.rounded(surface, tile, round(0.4 * reach), fill)
            inked = theme.ground if number == present else theme.muted
            kit.shapes.icon(surface, emblem, centre, kit.px(23 if reach == large else 19), inked)
        self._paint_places(surface, kit, theme, at, middle + large)

    def _paint_places(
        self, surface: pygame.Surface, kit: Kit, theme: "Theme", at: list[int], top: int
    ) -> None:
        """Write the present stage below the rail, and mark the furthest stage ever reached."""
        stage, fonts = self.stage, kit.fonts
        assert stage is not None
        present, best = stage.stage.number, stage.best
        here = fonts.render(stage.place, kit.text(13), theme.text, Weight.SEMIBOLD)
        area = here.get_rect(midtop=(at[min(present, len(at)) - 1], top + kit.px(3)))
        area.clamp_ip(self.rect)
        surface.blit(here, area)
        if best <= present or best > len(at):
            return
        x, y, half = at[best - 1], top - kit.px(3), kit.px(5)
        kit.shapes.polygon(
            surface, ((x, y), (x - half, y + kit.px(6)), (x + half, y + kit.px(6))), theme.text
        )
        yours = fonts.render(stage.yours, kit.text(13), theme.muted)
        mark = yours.get_rect(midtop=(x, top + kit.px(3)))
        mark.clamp_ip(self.rect)
        if not mark.colliderect(area):
            surface.blit(yours, mark)
