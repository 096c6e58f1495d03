"""Painting faces as images of cells, at any size."""

from functools import cached_property
from typing import TYPE_CHECKING, Final

import pygame

from ...shell.draw import Shapes
from ...shell.kit import LEAST_TEXT
from ...shell.rect import Rect
from ...shell.text import Fonts, Weight
from ..look.theme import Colour, Theme, blend, contrast
from .faces import BOTTOM, FALLING, LEFT, RIGHT, RISING, TOP, WINDOW, Face
from .notes import NotePainter
from .places import BoardLayout, candidate_slot
from .poster import DOT

if TYPE_CHECKING:
    from ...formats.drawings import Drawn
    from .constraint_painter import ConstraintPainter
    from .discs import DiscPainter
    from .drawn_layer import DrawnLayer

DIGIT: Final = 0.6
WARNING: Final = frozenset({"conflict_ground"})
"""Grounds whose frame is that of what goes."""
MARK, SHADE = 0.3, 0.07
"""How much of the colour of thick lines there is in the marks of a variant's houses, and in
their ground."""
ROOMY: Final = 40
"""From this size on, the edge of a cell with notes has room for the focus."""
DOTS: Final = 6
"""Dots along each side of a cell of a further box."""
OWNED: Final = 0.86
"""The side of the sign behind a digit that belongs to a side, as a share of the cell."""
OWNERS: Final = (7, 2)
"""The digits whose hues are those of the two sides."""
TINT: Final = 0.38
"""How much of its hue there is behind a digit."""
GHOST: Final = 0.6
"""How much of its colour a digit has that is not there yet."""
HIGHEST: Final = 0.5
"""How much larger a digit is that begins to fall."""
CAP: Final = 0.7
"""The height of a digit, as a share of the size of its type."""
GROWN: Final = 24
"""The steps of a size: what grows is scaled to whole steps, once each."""
SOFT: Final = 0.05
"""How far the edge of a shadow reaches, in cells."""
KEPT: Final = 150
"""Pictures kept at most; a board needs about 40."""


class CellPainter:
    """Paints faces for one theme and one cell size; equal faces share one image."""

    def __init__(self, theme: Theme, fonts: Fonts, shapes: Shapes, cell: int) -> None:
        self.theme: Final = theme
        self.cell: Final = cell
        self._fonts = fonts
        self._shapes = shapes
        self._note_painter = NotePainter(theme, fonts, shapes, cell)
        self._disc_painters: dict[bool, DiscPainter] = {}
        self._kept: dict[Face, pygame.Surface] = {}
        self._sizes: dict[tuple[str, int, Colour, Weight, int], pygame.Surface] = {}
        self._shadows: dict[tuple[str, Weight], pygame.Surface] = {}
        self.layer: DrawnLayer | None = None
        """What an author has drawn on the board."""

    def sized(self, cell: int) -> "CellPainter":
        """Return a painter like this one for another cell size."""
        return CellPainter(self.theme, self._fonts, self._shapes, cell)

    def draw(self, drawings: "tuple[Drawn, ...]", layout: BoardLayout, area: Rect) -> None:
        """Show an author's drawings in the cells, and in an area beside the board."""
        from .drawn_layer import DrawnLayer  # most boards have none

        self.layer = DrawnLayer(drawings, layout, pygame.Rect(area), self.theme, self._fonts)

    def picture(self, face: Face) -> pygame.Surface:
        """Return the image of a face; it is shared and must not be modified."""
        if face.motion != Face().motion:
            return self._paint(face)
        kept = self._kept.get(face)
        if kept is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            kept = self._kept[face] = self._paint(face)
        return kept

    def ground(self, face: Face) -> Colour:
        """Return the background colour of a cell."""
        theme, view = self.theme, face.view
        if view.conflict or view.wrong:
            colour = theme.conflict_ground
        elif view.selected and not (face.ground or view.hint_focus or view.hint_area):
            # What an explanation is about is seen under the selection, whose edge stays.
            colour = theme.selected
        elif face.heat is not None:
            low, high, share = face.heat
            colour = blend(theme.colour(low), theme.colour(high), share)
        elif face.ground:
            colour = theme.colour(face.ground)
        elif view.hint_focus:
            colour = theme.pattern_a
        elif view.same:
            colour = theme.same
        elif view.hint_area:
            colour = blend(theme.surface, theme.pattern_a, 0.75)
        elif face.hovered:
            colour = theme.hover
        elif view.peer:
            colour = theme.peer
        else:
            colour = theme.surface
        if face.motion.marks < 1 and not view.selected:
            colour = blend(theme.surface, colour, face.motion.marks)
        if face.motion.glow:
            colour = blend(colour, theme.colour(face.motion.role), face.motion.glow)
        return colour

    def _paint(self, face: Face) -> pygame.Surface:
        surface = pygame.Surface((self.cell, self.cell))
        if face.motion.dot > 0:
            self._dot(surface, face)
            return surface
        ground = self._paint_ground(surface, face)
        self._paint_content(surface, face, ground)
        self._paint_signals(surface, face)
        return surface

    def _paint_ground(self, surface: pygame.Surface, face: Face) -> Colour:
        """Draw what is below the digit, and return the background colour."""
        ground = self.ground(face)
        if face.marks and ground == self.theme.surface:
            ground = blend(ground, self.theme.thick, SHADE)
        surface.fill(ground)
        if face.view.colours:
            self._tint(surface, face)
        if face.view.owner:
            self._own(surface, face)
        if face.motion.disc > 0 and face.view.digit:
            self._disc(surface, face, ground)
        if face.marks:
            self._marks(surface, face.marks, ground)
        if face.under:
            self._constraint_painter.paint(surface, face.under, ground)
        if face.drawn and self.layer is not None:
            self.layer.paint_cell(surface, face.drawn - 1)
            if face.under:
                self._constraint_painter.paint_labels(surface, face.under, ground)
        return ground

    def _paint_content(self, surface: pygame.Surface, face: Face, ground: Colour) -> None:
        """Draw the digit, its preview, or the notes."""
        view = face.view
        if face.ghost is not None and not face.ghost.note:
            faint = blend(ground, self.theme.entry, GHOST)
            self._text(surface, face.symbol_for(face.ghost.digit), self._digit_size, faint)
        elif view.digit:
            self._digit(surface, face)
        elif view.hint_digit:
            text, grow = face.symbol_for(view.hint_digit), face.motion.grow
            self._text(surface, text, self._digit_size, self.theme.strong, grow=grow)
        else:
            self._notes(surface, face)

    def _paint_signals(self, surface: pygame.Surface, face: Face) -> None:
        """Draw the marks of the cell: lines, conflicts, hints and the selection."""
        cell, view = self.cell, face.view
        if view.pen is not None:
            self._pen(surface, view.pen, face.size)
        if view.conflict or view.wrong:
            self._mark(surface, face, crossed=view.wrong)
        for disc in face.discs:
            self._discs_for(face).paint(surface, disc, face)
        if view.hint_focus and face.motion.marks:
            warns = face.ground in WARNING
            colour = self.theme.strike if warns else self.theme.strong
            # Inside the cell: the edge is that of the selection. Notes begin right there.
            inset, width = max(2, round(cell * 0.05)), max(2, round(cell * 0.03))
            if not view.digit:
                room, inset = inset, self._outline_width(face) if view.selected else 0
                width = min(width, room - inset)
            self._frame(surface, colour, width, inset)
            if warns and not view.wrong:
                self._mark(surface, face, crossed=True)
        self._outline(surface, face)

    def _own(self, surface: pygame.Surface, face: Face) -> None:
        """Draw the sign of the player who owns the digit, behind it and in the corner."""
        theme, cell, owner = self.theme, self.cell, face.view.owner
        across = round(cell * OWNED * min(face.motion.grow, 1.0))
        mark = max(4, round(cell * 0.14))
        places = pygame.Rect(0, 0, across, across), pygame.Rect(0, 0, mark, mark)
        places[0].center = cell // 2, cell // 2
        places[1].topright = cell - round(cell * 0.05), round(cell * 0.05)
        hue = theme.hue(OWNERS[owner - 1])
        for place, colour in zip(places, (blend(theme.surface, hue, TINT), hue), strict=True):
            round_by = place.width // 2 if owner == 1 else round(place.width * 0.2)
            self._shapes.rounded(surface, place, round_by, colour)

    def _dot(self, surface: pygame.Surface, face: Face) -> None:
        """Draw an open cell on its way to the dot that it is on a poster."""
        share = face.motion.dot
        surface.fill(blend(self.ground(face), self.theme.surface, share))
        side = round(self.cell * (1 - share * (1 - DOT)))
        place = pygame.Rect(0, 0, side, side)
        place.center = self.cell // 2, self.cell // 2
        colour = blend(self.ground(face), self.theme.pip, min(1.0, 2 * share))
        self._shapes.rounded(surface, place, round(side * share / 2), colour)

    def _disc(self, surface: pygame.Surface, face: Face, ground: Colour) -> None:
        """Draw the opening disc behind the digit, as on a poster."""
        side = round(self.cell * OWNED * (0.6 + 0.4 * min(face.motion.disc, 1.0)))
        tile = pygame.Rect(0, 0, side, side)
        tile.center = self.cell // 2, self.cell // 2
        round_by = round(side * 0.2) if face.view.given else side // 2
        self._shapes.rounded(surface, tile, round_by, self._disc_colour(face, ground))

    def _disc_colour(self, face: Face, ground: Colour) -> Colour:
        return blend(ground, self.theme.hue(face.view.digit), min(face.motion.disc, 1.0))

    def _tint(self, surface: pygame.Surface, face: Face) -> None:
        """Fill the cell with the player's colours; only a strip if its background has a meaning."""
        from .tints import tint  # no start has colours

        cell, view = self.cell, face.view
        area = surface.get_rect()
        has_ground = face.ground or face.heat or face.motion.glow
        if has_ground or view.conflict or view.wrong or view.hint_area or view.hint_focus:
            area.height = max(4, round(cell * 0.16))
            area.bottom = cell
        elif view.selected:
            inset = max(3, round(cell * 0.1))
            area = area.inflate(-2 * inset, -2 * inset)
        tint(surface, self.theme, area, view.colours)

    def _pen(self, surface: pygame.Surface, digit: int, size: int) -> None:
        """Draw a ring where the player began a line: at a candidate, or around the centre."""
        slot = candidate_slot(Rect(0, 0, self.cell, self.cell), digit, size) if digit else None
        centre = (self.cell / 2, self.cell / 2) if slot is None else slot.centre
        radius = self.cell * (0.4 if slot is None else 0.14)
        width = max(2, round(self.cell * 0.04))
        middle = (round(centre[0]), round(centre[1]))
        pygame.draw.circle(surface, self.theme.weak, middle, round(radius), width)

    def paint_seams(self, surface: pygame.Surface, layout: BoardLayout) -> None:
        """Draw what constraints show on the lines between cells."""
        self._constraint_painter.paint_seams(surface, layout)

    @cached_property
    def _constraint_painter(self) -> "ConstraintPainter":
        from .constraint_painter import ConstraintPainter  # most boards have no constraints

        return ConstraintPainter(self.theme, self._fonts, self._shapes, self.cell)

    def _notes_for(self, face: Face) -> NotePainter:
        return self._caged_notes if face.caged else self._note_painter

    @cached_property
    def _caged_notes(self) -> NotePainter:
        return NotePainter(self.theme, self._fonts, self._shapes, self.cell, caged=True)

    def _discs_for(self, face: Face) -> "DiscPainter":
        from .discs import DiscPainter  # the menu's board has no discs

        kept = self._disc_painters.get(face.caged)
        if kept is None:
            notes = self._notes_for(face)
            kept = DiscPainter(self.theme, self._shapes, notes, self.cell)
            self._disc_painters[face.caged] = kept
        return kept

    @property
    def _digit_size(self) -> int:
        return max(LEAST_TEXT, round(self.cell * DIGIT))

    def _marks(self, surface: pygame.Surface, marks: int, ground: Colour) -> None:
        """Draw the marks of extra houses: a line for a diagonal, dots for a further box."""
        cell = self.cell
        colour = blend(ground, self.theme.thick, MARK)
        width = max(1.5, cell * 0.04)
        for mark, start, end in (
            (FALLING, (0, 0), (cell, cell)),
            (RISING, (0, cell), (cell, 0)),
        ):
            if marks & mark:
                middle = (cell / 2, cell / 2)
                self._shapes.curve(surface, (start, middle, end), width, colour)
        if marks & WINDOW:
            dot = max(1, round(cell * 0.03))
            for part in range(DOTS):
                at = round((part + 0.5) * cell / DOTS) - dot // 2
                for x, y in ((at, dot), (at, cell - 2 * dot), (dot, at), (cell - 2 * dot, at)):
                    surface.fill(colour, (x, y, dot, dot))

    def _digit(self, surface: pygame.Surface, face: Face) -> None:
        theme, view = self.theme, face.view
        if view.given or view.owner:
            colour, weight = theme.given, Weight.GIVEN
        else:
            sure = theme.trial if view.guess else theme.entry
            colour = theme.conflict if view.conflict or view.wrong else sure
            weight = Weight.ENTRY
            if view.guess:
                # A line under it, so that colour is not all that tells it apart.
                wide, high = round(self.cell * 0.34), max(1, self.cell // 22)
                top = round(self.cell * 0.84)
                surface.fill(colour, ((self.cell - wide) // 2, top, wide, high))
        motion = face.motion
        if motion.disc > 0:
            # Whatever is read better on the disc as it is.
            disc = self._disc_colour(face, self.ground(face))
            colour = max(colour, theme.on_hue(view.digit), key=lambda ink: contrast(ink, disc))
        shift = round(motion.shift * self.cell)
        if motion.lift > 0:
            self._shadow(surface, face.symbol_for(view.digit), weight, motion.lift)
        self._text(
            surface,
            face.symbol_for(view.digit),
            self._digit_size,
            colour,
            weight,
            shift,
            motion.grow * (1 + HIGHEST * motion.lift),
            self._middle(face),
        )

    def _middle(self, face: Face) -> tuple[float, float]:
        """Return the centre of a digit, lower if it would overlap a sum."""
        half = self.cell / 2
        if not face.caged:
            return half, half
        high = self._digit_size * CAP / 2
        below = self._constraint_painter.sum_bottom(face.under) + 1 + high
        return half, max(half, min(below, self.cell - 1 - high))

    def _text(
        self,
        surface: pygame.Surface,
        text: str,
        size: int,
        colour: Colour,
        weight: Weight = Weight.ENTRY,
        shift: int = 0,
        grow: float = 1.0,
        centre: tuple[float, float] | None = None,
    ) -> None:
        """Draw text with its digits centred on a point, by default the middle of the cell."""
        x, y = centre or (self.cell / 2, self.cell / 2)
        # Digits reach from the baseline to the cap height: the middle of that is the middle.
        middle = self._fonts.digit_middle(size, weight)
        step = round(grow * GROWN)
        if not step:
            return
        if step == GROWN:
            drawn = self._fonts.render(text, size, colour, weight)
        else:
            drawn = self._scaled(text, size, colour, weight, step)
            middle *= step / GROWN
        surface.blit(drawn, (round(x - drawn.get_width() / 2) + shift, round(y - middle)))

    def _scaled(
        self, text: str, size: int, colour: Colour, weight: Weight, step: int
    ) -> pygame.Surface:
        """Return scaled text, cached, since motions use the same few sizes repeatedly."""
        key = (text, size, colour, weight, step)
        kept = self._sizes.get(key)
        if kept is None:
            if len(self._sizes) >= KEPT:
                self._sizes.clear()
            drawn = self._fonts.render(text, size, colour, weight)
            width, height = drawn.get_size()
            grown = (max(1, width * step // GROWN), max(1, height * step // GROWN))
            kept = self._sizes[key] = pygame.transform.smoothscale(drawn, grown)
        return kept

    def _shadow(self, surface: pygame.Surface, text: str, weight: Weight, lift: float) -> None:
        """Draw the soft shadow of a digit: the higher the digit, the further aside and fainter."""
        size = self._digit_size
        kept = self._shadows.get((text, weight))
        if kept is None:
            drawn = self._fonts.render(text, size, (0, 0, 0), weight)
            soft = max(1, round(self.cell * SOFT))
            kept = pygame.Surface(
                (drawn.get_width() + 6 * soft, drawn.get_height() + 6 * soft), pygame.SRCALPHA
            )
            kept.blit(drawn, (3 * soft, 3 * soft))
            kept = self._shadows[text, weight] = pygame.transform.gaussian_blur(kept, soft)
        kept.set_alpha(round(150 * (1 - 0.55 * min(lift, 1.0))))
        middle = (kept.get_height() - self._fonts.line_height(size, weight)) / 2
        middle += self._fonts.digit_middle(size, weight)
        aside = self.cell * (0.015 + 0.1 * lift)
        left = self.cell / 2 - kept.get_width() / 2 + aside
        surface.blit(kept, (round(left), round(self.cell / 2 - middle + 1.2 * aside)))

    def _notes(self, surface: pygame.Surface, face: Face) -> None:
        view = face.view
        covered = {disc.digit for disc in face.discs}
        if view.freedom is not None and not (view.corner or view.centre or view.spots or covered):
            colour = self.theme.note if view.freedom else self.theme.conflict
            self._text(surface, str(view.freedom), round(self.cell * 0.3), colour, Weight.REGULAR)
            if not view.freedom:
                self._mark(surface, face, crossed=True)
            return
        self._notes_for(face).paint(surface, face)

    def _mark(self, surface: pygame.Surface, face: Face, *, crossed: bool) -> None:
        """Draw the mark of a conflict, apart from colour: a wedge, or a cross for a wrong digit."""
        aside = self._constraint_painter.beside_digits(face.under) if face.under else 0
        # On the smallest boards it stays in the corner, clear of the digit.
        reach = max(4, round(self.cell * 0.17))
        far = self.cell - max(1, round(self.cell * 0.06))
        near, top = far - reach, self.cell - far
        near, far = near - aside, far - aside
        if crossed:
            width = max(2.0, self.cell * 0.035)
            colour = self.theme.conflict
            for start, end in (
                ((near, top), (far, top + reach)),
                ((near, top + reach), (far, top)),
            ):
                middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
                self._shapes.curve(surface, (start, middle, end), width, colour)
        else:
            points = ((near, top), (far, top), (far, top + reach))
            self._shapes.polygon(surface, points, self.theme.conflict)

    def _frame(self, surface: pygame.Surface, colour: Colour, width: int, inset: int = 0) -> None:
        pygame.draw.rect(surface, colour, surface.get_rect().inflate(-2 * inset, -2 * inset), width)

    def _outline_width(self, face: Face) -> int:
        """Return how thick the edge of the selection is, which the focus makes thicker.

        It stays thin where notes begin right inside it.
        """
        view = face.view
        width = max(1, round(self.cell * 0.025))
        roomy = view.digit or (self.cell >= ROOMY and not view.hint_focus)
        strong = face.focused and view.cursor and view.selected and roomy
        return width + max(1, width // 2) if strong else width

    def _outline(self, surface: pygame.Surface, face: Face) -> None:
        """Draw the edge of the selection, and the cursor."""
        cell, view = self.cell, face.view
        colour = self.theme.accent
        width = self._outline_width(face)
        if view.cursor and view.selected:
            self._frame(surface, colour, width)
            return
        if view.cursor and face.focused:
            self._frame(surface, colour, width)
        for side, area in (
            (TOP, (0, 0, cell, width)),
            (BOTTOM, (0, cell - width, cell, width)),
            (LEFT, (0, 0, width, cell)),
            (RIGHT, (cell - width, 0, width, cell)),
        ):
            if face.sides & side:
                surface.fill(colour, area)
