"""The notes of a cell: each has a place of its own, and type or whole pixels that suit it."""

from typing import Final

import pygame

from game.core.digits import Mask, digits_of, symbol
from game.shell.draw import Shapes
from game.shell.kit import LEAST_TEXT
from game.shell.rect import Rect
from game.shell.text import Fonts, Weight
from game.ui.board import tiny
from game.ui.board.faces import Face
from game.ui.board.overlay import candidate_slot, note_grid
from game.ui.theme import Colour, Theme, blend

NOTE: Final = 0.295
CENTRE_NOTE: Final = 0.28
EDGE_NOTE: Final = 0.25
"""Along the edges, where more stand side by side."""
NOTES_ACROSS: Final = 3
"""So many notes side by side have the size above; where there are more, each is smaller."""
LEAST_TYPE: Final = (8, 10)
"""Where notes have less room they are made of whole pixels."""
PALE: Final = 0.38
"""How much of their colour notes keep that an explanation does not speak of."""


class NotePainter:
    """Paints notes for one theme and one cell size."""

    def __init__(self, theme: Theme, fonts: Fonts, shapes: Shapes, cell: int) -> None:
        self._theme = theme
        self._fonts = fonts
        self._shapes = shapes
        self._cell = Rect(0, 0, cell, cell)

    def _smallest(self, size: int) -> tuple[int, int]:
        """Return the room that every candidate has on a board of so many digits."""
        slots = [candidate_slot(self._cell, digit, size) for digit in range(1, size + 1)]
        return min(slot.w for slot in slots), min(slot.h for slot in slots)

    def paint(self, surface: pygame.Surface, face: Face) -> None:
        """Draw what is noted or listed in a cell, but for what has a disc.

        The smallest boards, as on the menu of a small window, have no room for notes.
        """
        view, smallest = face.view, self._smallest(face.size)
        if smallest[0] < tiny.LEAST[0] or smallest[1] < tiny.LEAST[1]:
            return
        covered = {disc.digit for disc in face.discs}
        if view.centre and not (face.listed or covered):
            self._centre(surface, face, digits_of(view.centre))
            self._edges(surface, face, digits_of(view.corner))
        else:
            for digit in digits_of(face.listed or Mask(view.corner | view.centre)):
                if digit not in covered:
                    slot = candidate_slot(self._cell, digit, face.size)
                    self._note(surface, face, digit, slot, NOTE)
        if face.ghost is not None and face.ghost.note:
            self._ghost(surface, face, face.ghost.digit)

    def write(
        self,
        surface: pygame.Surface,
        face_size: int,
        digit: int,
        slot: Rect,
        colour: Colour,
        weight: Weight = Weight.MEDIUM,
        share: float = NOTE,
        room: tuple[int, int] | None = None,
    ) -> None:
        """Write a digit into a note's place; `share` is the size of its type in cells.

        `room` is what every note there has: one that has a pixel more is no larger for that.
        """
        room = room or self._smallest(face_size)
        if room[0] >= LEAST_TYPE[0] and room[1] >= LEAST_TYPE[1]:
            size = max(LEAST_TEXT, round(self._cell.w * share * note_scale(face_size)))
            drawn = self._fonts.render(symbol(digit), size, colour, weight)
            left = round(slot.x + (slot.w - drawn.get_width()) / 2)
            middle = digit_middle(self._fonts, size, weight)
            surface.blit(drawn, (left, round(slot.y + slot.h / 2 - middle)))
            return
        found = tiny.size_for(*room)
        surface.blit(tiny.tiny(symbol(digit), found[0], colour), slot.centred(*found)[:2])

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
        self.write(surface, face.size, digit, slot, colour, weight, share, room)

    def _ghost(self, surface: pygame.Surface, face: Face, digit: int) -> None:
        """Draw a note on a ground of its own: it comes, or goes if it is there."""
        slot = candidate_slot(self._cell, digit, face.size)
        self._ground(surface, slot, self._theme.accent)
        self.write(surface, face.size, digit, slot, self._theme.on_accent, Weight.SEMIBOLD)

    def _ground(self, surface: pygame.Surface, slot: Rect, colour: Colour) -> None:
        side = min(slot.w, slot.h)
        self._shapes.rounded(surface, pygame.Rect(slot.centred(side, side)), side // 4, colour)

    def _centre(self, surface: pygame.Surface, face: Face, digits: tuple[int, ...]) -> None:
        cell = self._cell.w
        size = max(LEAST_TEXT, round(cell * CENTRE_NOTE * note_scale(face.size)))
        width, height = self._fonts.size("8", size, Weight.MEDIUM)[0], round(size * 0.95)
        if cell < LEAST_TYPE[1] * note_grid(face.size)[0]:
            width, height = tiny.LEAST[0] + 1, tiny.LEAST[1] + 1
        # Five stand on one line where they fit; more share two.
        room = max(2, (cell - 4) // width)
        lines = [digits] if len(digits) <= room else [digits[:5], digits[5:]]
        if len(lines) == 2 and not 8 <= len(digits) <= 10:
            half = (len(digits) + 1) // 2
            lines = [digits[:half], digits[half:]]
        top = cell / 2 - height * (len(lines) - 1) / 2
        for index, line in enumerate(lines):
            each = min(width, (cell - 2) // len(line))
            left = round(cell / 2 - each * len(line) / 2)
            for place, digit in enumerate(line):
                slot = Rect(left + place * each, round(top + (index - 0.5) * height), each, height)
                self._note(surface, face, digit, slot, CENTRE_NOTE, (each, height))

    def _edges(self, surface: pygame.Surface, face: Face, digits: tuple[int, ...]) -> None:
        """Draw corner notes along the edges, each in a place of its own: none moves another."""
        cell = self._cell.w
        slots = (face.size + 1) // 2
        inset = max(1, round(cell * 0.04))
        across = cell - 2 * inset
        height = max(tiny.LEAST[1], round(cell * EDGE_NOTE * note_scale(face.size) * 1.05))
        for digit in digits:
            row, place = divmod(digit - 1, slots)
            left, right = (inset + across * edge // slots for edge in (place, place + 1))
            top = cell - inset - height if row else inset
            slot = Rect(left, top, right - left, height)
            self._note(surface, face, digit, slot, EDGE_NOTE, (across // slots, height))


def note_scale(size: int) -> float:
    """Return how large notes are on a board of so many digits, 1 being three side by side."""
    return min(1.0, NOTES_ACROSS / note_grid(size)[0])


def digit_middle(fonts: Fonts, size: int, weight: Weight) -> float:
    """Return how far below the top of a line the middle of its digits is."""
    metrics = fonts.font(size, weight).metrics("8")[0]
    ascent = fonts.ascent(size, weight)
    return ascent - (metrics[3] if metrics else ascent) / 2
