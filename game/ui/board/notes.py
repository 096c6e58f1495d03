"""The notes of a cell: each has its own place, and a type size or whole pixels to fit."""

from itertools import pairwise
from typing import Final

import pygame

from ...core.digits import Mask, digits_of
from ...shell.draw import Shapes
from ...shell.kit import LEAST_TEXT
from ...shell.rect import Rect
from ...shell.text import PLAIN_SIGNS, Fonts, Weight
from ..look.theme import Colour, Theme, blend
from . import tiny
from .faces import Face
from .places import candidate_slot, note_grid

NOTE: Final = 0.295
CENTRE_NOTE: Final = 0.28
DIGIT_HEIGHT: Final = 0.73
"""Of digits, in the size of their type."""
FILLED: Final = 0.78
"""How much of the room between two rows the digits of lines between them fill at most."""
NOTES_ACROSS: Final = 3
"""So many notes side by side have the size above; where there are more, each is smaller."""
LEAST_TYPE: Final = (8, 10)
"""Where notes have less room they are made of whole pixels."""
CAGED: Final = 0.77
"""The side of the room for notes within a cage, in cells; the sum needs some over it."""
PALE: Final = 0.38
"""How much of their colour notes keep that an explanation does not speak of."""


class NotePainter:
    """Paints notes for one theme and one cell size."""

    def __init__(
        self, theme: Theme, fonts: Fonts, shapes: Shapes, cell: int, *, caged: bool = False
    ) -> None:
        """If a cell is `caged`, notes keep clear of the line and the sum of a cage."""
        self._theme = theme
        self._fonts = fonts
        self._shapes = shapes
        side = round(cell * CAGED) if caged else cell
        self._cell = Rect((cell - side) // 2, round((cell - side) * 0.72), side, side)

    @property
    def room(self) -> Rect:
        """The part of a cell available for notes."""
        return self._cell

    def _smallest(self, size: int) -> tuple[int, int]:
        """Return the space that each candidate has on a board of a size."""
        slots = [candidate_slot(self._cell, digit, size) for digit in range(1, size + 1)]
        return min(slot.w for slot in slots), min(slot.h for slot in slots)

    def paint(self, surface: pygame.Surface, face: Face) -> None:
        """Draw the notes or candidates of a cell, except those with a disc.

        The smallest boards, as on the menu of a small window, have no space for notes.
        """
        view, smallest = face.view, self._smallest(face.size)
        if smallest[0] < tiny.LEAST[0] or smallest[1] < tiny.LEAST[1]:
            return
        covered = {disc.digit for disc in face.discs}
        if view.spots:
            self._tint(surface, face, covered)
        if view.centre and not (face.listed or covered):
            self._both(surface, face)
        else:
            for digit in digits_of(face.listed or Mask(view.corner | view.centre)):
                if digit not in covered:
                    slot = candidate_slot(self._cell, digit, face.size)
                    self._note(surface, face, digit, slot, NOTE)
        if face.ghost is not None and face.ghost.note:
            self._ghost(surface, face, face.ghost.digit)

    def _tint(self, surface: pygame.Surface, face: Face, covered: set[int]) -> None:
        """Fill the places of candidates with the player's colours, whether noted or not."""
        from .tints import tint  # no start has colours

        view = face.view
        noted = view.corner if view.centre else Mask(view.corner | view.centre)
        for digit, mask in view.spots:
            if digit in covered:
                continue
            slot = candidate_slot(self._cell, digit, face.size)
            area = pygame.Rect(slot.centred(slot.w, slot.h))
            tint(surface, self._theme, area, mask)
            if not (face.listed or noted) >> (digit - 1) & 1:
                self.write(surface, face, digit, slot, self._theme.note)

    def write(
        self,
        surface: pygame.Surface,
        face: Face,
        digit: int,
        slot: Rect,
        colour: Colour,
        weight: Weight = Weight.MEDIUM,
        share: float = NOTE,
        room: tuple[int, int] | None = None,
    ) -> None:
        """Write a digit in a note's place; `share` is the type size as a share of the cell.

        `room` is the common size of all notes there, so that one with an extra pixel is no larger.
        """
        room = room or self._smallest(face.size)
        if room[0] >= LEAST_TYPE[0] and room[1] >= LEAST_TYPE[1]:
            size = max(LEAST_TEXT, round(self._cell.w * share * note_scale(face.size)))
            drawn = self._fonts.render(face.symbol_for(digit), size, colour, weight)
            left = round(slot.x + (slot.w - drawn.get_width()) / 2)
            middle = self._fonts.digit_middle(size, weight)
            surface.blit(drawn, (left, round(slot.y + slot.h / 2 - middle)))
            return
        found = tiny.size_for(*room)
        surface.blit(
            tiny.tiny(self._plain(face.symbol_for(digit)), found[0], colour),
            slot.centred(*found)[:2],
        )

    def _plain(self, symbol: str) -> str:
        """Return the text of a digit, or the name of its drawing."""
        sign = self._fonts.signs.get(symbol, symbol)
        return sign if isinstance(sign, str) else tiny.SHAPES[int(PLAIN_SIGNS[symbol]) - 1]

    def _note(
        self,
        surface: pygame.Surface,
        face: Face,
        digit: int,
        slot: Rect,
        share: float,
        room: tuple[int, int] | None = None,
    ) -> None:
        is_lit = bool(face.view.same_notes >> (digit - 1) & 1)
        if is_lit:
            self._ground(surface, slot, self._theme.same)
        colour = self._theme.note
        if face.pale >> (digit - 1) & 1:
            colour = blend(self._theme.surface, colour, PALE)
        weight = Weight.SEMIBOLD if is_lit else Weight.MEDIUM
        self.write(surface, face, digit, slot, colour, weight, share, room)

    def _ghost(self, surface: pygame.Surface, face: Face, digit: int) -> None:
        """Draw a previewed note on its own background; one that exists would be removed."""
        slot = candidate_slot(self._cell, digit, face.size)
        self._ground(surface, slot, self._theme.accent)
        self.write(surface, face, digit, slot, self._theme.on_primary, Weight.SEMIBOLD)

    def _ground(self, surface: pygame.Surface, slot: Rect, colour: Colour) -> None:
        side = min(slot.w, slot.h)
        self._shapes.rounded(surface, pygame.Rect(slot.centred(side, side)), side // 4, colour)

    def _both(self, surface: pygame.Surface, face: Face) -> None:
        """Draw centre notes, and corner notes as far as there is space beside them.

        Those in the first and last row stay. Those in between move slightly up or down, row by row,
        and leave a line for the centre notes.
        """
        columns, rows = note_grid(face.size)
        corner, centre = (digits_of(notes) for notes in (face.view.corner, face.view.centre))
        between = [digit for digit in corner if columns < digit <= columns * (rows - 1)]
        own = (rows - 1) // 2
        shares: list[tuple[tuple[int, ...], Rect]]
        if between:
            lines = self._lines(face.size, rows - 1)
            shares = [(centre, lines[own])]
        else:
            parts = self._parts(centre, face)
            lines = self._lines(face.size, len(parts))
            shares = list(zip(parts, lines, strict=True))
        for digit in corner:
            slot, share = candidate_slot(self._cell, digit, face.size), NOTE
            if digit in between:
                row = (digit - 1) // columns
                line = lines[row - 1 if row <= own else row]
                slot = Rect(slot.x, line.y, slot.w, line.h)
                share = self._share(line, face.size)
            self._note(surface, face, digit, slot, share, None if share == NOTE else slot[2:])
        for digits, line in shares:
            self._centre(surface, face, digits, line)

    def _lines(self, size: int, count: int) -> list[Rect]:
        """Return lines across a cell between the first and the last row of its candidates."""
        first, last = (candidate_slot(self._cell, digit, size) for digit in (1, size))
        half = self._cell.w * NOTE * note_scale(size) * DIGIT_HEIGHT / 2
        top, bottom = first.y + first.h / 2 + half, last.y + last.h / 2 - half
        # As much is left free over the first line and under the last one as between two.
        free = (bottom - top) * (1 - FILLED) / (count + 1)
        high = (bottom - top - free) / count
        edges = [round(top + free / 2 + high * line) for line in range(count + 1)]
        return [Rect(self._cell.x, y, self._cell.w, end - y) for y, end in pairwise(edges)]

    def _share(self, line: Rect, size: int) -> float:
        """Return the type size for a line, as a share of the cell."""
        most = FILLED * line.h / (DIGIT_HEIGHT * line.w * note_scale(size))
        return min(CENTRE_NOTE, most)

    def _parts(self, digits: tuple[int, ...], face: Face) -> list[tuple[int, ...]]:
        """Return the centre notes on each line: up to five on one if they fit; more are split."""
        if note_grid(face.size)[1] == 2 or len(digits) <= (self._cell.w - 4) // self._wide(face):
            return [digits]
        half = 5 if 8 <= len(digits) <= 10 else (len(digits) + 1) // 2
        return [digits[:half], digits[half:]]

    def _wide(self, face: Face, share: float = CENTRE_NOTE) -> int:
        """Return the preferred width of a centre note."""
        if self._cell.w < LEAST_TYPE[1] * note_grid(face.size)[0]:
            return tiny.LEAST[0] + 1
        points = max(LEAST_TEXT, round(self._cell.w * share * note_scale(face.size)))
        return self._fonts.size(face.symbol_for(8), points, Weight.MEDIUM)[0]

    def _centre(
        self, surface: pygame.Surface, face: Face, digits: tuple[int, ...], line: Rect
    ) -> None:
        share = self._share(line, face.size)
        wide = self._wide(face, share)
        each = min(wide, (line.w - 2) // len(digits))
        left = line.x + round((line.w - each * len(digits)) / 2)
        for place, digit in enumerate(digits):
            slot = Rect(left + place * each, line.y, each, line.h)
            self._note(surface, face, digit, slot, share * each / wide, slot[2:])


def note_scale(size: int) -> float:
    """Return the scale of notes on a board of a size; 1 is three side by side."""
    return min(1.0, NOTES_ACROSS / note_grid(size)[0])
