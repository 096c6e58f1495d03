"""A board of a game of two: hands over it, and whether it is blocked."""

from collections.abc import Callable
from math import cos, sin, tau
from typing import Final, NamedTuple

import pygame

from ...play.cell_view import CellView
from ...play.versus.game import NOBODY, Side, VersusGame
from ...play.versus.hand import BOXES, Asks, Hand
from ...shell.animation import Animator
from ...shell.kit import Kit
from ...shell.text import Weight
from ..board.board import Board
from ..board.overlay import Ground, Overlay
from ..look.theme import Theme
from .signs import colour_of, paint_sign

VEIL: Final = 190
"""How opaque the veil over a locked half is, of 255."""
TINTS: Final = ("selected", "pattern_b")
"""The roles of what each side has chosen."""
STEPS: Final = 90
"""Steps in which a ring runs out."""


class Reaching(NamedTuple):
    """A hand over the board."""

    side: Side
    hand: Hand
    names: tuple[str, ...]
    """What is on the nine keys; empty where no keys are used."""
    places: frozenset[int]
    """The keys that do something now."""


class Locked(NamedTuple):
    """A side that is blocked: the milliseconds left, and in all."""

    side: Side
    left: int
    length: int


def cell_views(game: VersusGame, side: Side) -> tuple[CellView, ...]:
    """Return the view of each cell on a side's board."""
    givens, values = game.boards[side].givens, game.values[side]
    return tuple(
        CellView(
            digit=value,
            given=bool(given) or owner == NOBODY,
            corner=note,
            owner=owner if owner in (1, 2) else 0,
        )
        for given, value, owner, note in zip(
            givens, values, game.owners, game.notes[side], strict=True
        )
    )


class VersusBoard(Board):
    """The board of one side, or of both."""

    def __init__(
        self,
        animator: Animator,
        press: Callable[[int], object],
        *,
        theme: Callable[[], Theme],
        numbers: Callable[[], bool],
        id: str,
    ) -> None:
        super().__init__(animator, theme=theme, numbers=numbers, id=id)
        self._press_cell: Final = press
        self._colours: Final = theme
        self._reaching: tuple[Reaching, ...] = ()
        self._closed: tuple[tuple[int, Side], ...] = ()
        self._locked: Locked | None = None
        self._seconds = ""

    # -- what is shown

    def show_game(
        self,
        game: VersusGame,
        side: Side,
        reaching: tuple[Reaching, ...],
        *,
        hidden: bool,
    ) -> None:
        """Show the state of a game on a side's board."""
        grounds = []
        for one in () if hidden else reaching:
            cells = (
                ()
                if one.hand.box is None
                else BOXES[one.hand.box]
                if one.hand.cell is None
                else (one.hand.cell,)
            )
            grounds += [Ground(cell, TINTS[one.side]) for cell in cells]
        self.show(cell_views(game, side), Overlay(grounds=tuple(grounds)), hidden=hidden)
        closed = tuple((cell, side) for side in Side for cell in game.closed[side])
        if (reaching, closed) != (self._reaching, self._closed):
            self._reaching, self._closed = reaching, closed
            self.invalidate()

    def show_lock(self, locked: Locked | None, seconds: str) -> None:
        """Dim the board while its side is blocked, with a ring that runs out."""
        before = self._locked
        self._locked, self._seconds = locked, seconds
        if (before is None) is not (locked is None):
            self.invalidate()
        elif locked is not None:
            self.invalidate(self._ring)

    @property
    def _ring(self) -> pygame.Rect:
        side = round(self.rect.width * 0.34)
        ring = pygame.Rect(0, 0, side, side)
        ring.center = self.rect.center
        return ring

    # -- events

    def handle(self, event: pygame.event.Event) -> bool:
        """Report a cell that is clicked."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != pygame.BUTTON_LEFT:
            return False
        for cell in self.geometry.cells:
            if self.cell_rect(cell).collidepoint(event.pos):
                self._press_cell(cell)
                return True
        return False

    # -- painting

    def paint_over(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the choices of hands, closed cells, and a block."""
        super().paint_over(surface, kit, area)
        if self._hidden or self.cell_place(0) is None:
            return
        for cell, side in self._closed:
            self._paint_closed(surface, kit, cell, side)
        for one in self._reaching:
            self._paint_hand(surface, kit, one)
        if self._locked is not None:
            self._paint_lock(surface, kit, area, self._locked)

    def _paint_hand(self, surface: pygame.Surface, kit: Kit, one: Reaching) -> None:
        colour = colour_of(self._colours(), one.side)
        asks, size = one.hand.asks, self.cell_rect(0).width
        width = max(3, round(size * 0.07))
        if asks is Asks.DIGIT:
            assert one.hand.cell is not None
            place = self.cell_rect(one.hand.cell).inflate(2, 2)
            kit.shapes.rounded(surface, place, round(size * 0.12), colour, width=width)
            return
        if asks is Asks.CELL:
            assert one.hand.box is not None
            cells = BOXES[one.hand.box]
            place = self.cell_rect(cells[0]).union(self.cell_rect(cells[-1])).inflate(4, 4)
            kit.shapes.rounded(surface, place, round(size * 0.14), colour, width=width)
            for key in sorted(one.places) if one.names else ():
                self._paint_key(surface, kit, self.cell_rect(cells[key]).center, one, key)

    def _paint_key(
        self,
        surface: pygame.Surface,
        kit: Kit,
        centre: tuple[int, int],
        one: Reaching,
        key: int,
    ) -> None:
        """Write the label of the key that chooses a cell in it."""
        theme, size = self._colours(), self.cell_rect(0).width
        place = pygame.Rect(0, 0, round(size * 0.5), round(size * 0.5))
        place.center = centre
        paint_sign(surface, kit, one.side, place, theme.surface)
        width = max(1, round(size * 0.03))
        paint_sign(surface, kit, one.side, place, colour_of(theme, one.side), width=width)
        text = kit.fonts.render(
            one.names[key], max(10, round(size * 0.24)), theme.text, Weight.SEMIBOLD
        )
        surface.blit(text, text.get_rect(center=centre))

    def _paint_closed(self, surface: pygame.Surface, kit: Kit, cell: int, side: Side) -> None:
        """Draw a side's sign struck through: the cell is closed to it."""
        theme, rect = self._colours(), self.cell_rect(cell)
        place = rect.inflate(-round(rect.width * 0.5), -round(rect.height * 0.5))
        width = max(2, round(rect.width * 0.04))
        paint_sign(surface, kit, side, place, colour_of(theme, side), width=width)
        reach = round(rect.width * 0.08)
        start = place.left - reach, place.bottom + reach
        end = place.right + reach, place.top - reach
        kit.shapes.curve(surface, (start, place.center, end), width, theme.strike)

    def _paint_lock(
        self, surface: pygame.Surface, kit: Kit, area: pygame.Rect, locked: Locked
    ) -> None:
        theme, ring = self._colours(), self._ring
        part = self.rect.clip(area)
        veil = pygame.Surface(part.size)
        veil.fill(theme.ground)
        veil.set_alpha(VEIL)
        surface.blit(veil, part)
        paint_ring(surface, kit, theme, ring, locked, self._seconds)


def paint_ring(
    surface: pygame.Surface,
    kit: Kit,
    theme: Theme,
    ring: pygame.Rect,
    locked: Locked,
    seconds: str,
) -> None:
    """Draw the ring of a block, which runs out, with its seconds in the middle."""
    radius = ring.width // 2
    width = max(4, round(radius * 0.17))
    kit.shapes.circle(surface, ring.center, radius, theme.surface)
    kit.shapes.circle(surface, ring.center, radius, theme.pip, width=width)
    left = round(STEPS * locked.left / max(1, locked.length))
    angles = (tau * step / STEPS for step in range(left + 1))
    path = tuple((sin(angle), -cos(angle)) for angle in angles)
    colour = colour_of(theme, locked.side)
    kit.shapes.strokes(surface, ring.center, radius - width // 2, (path,), width, colour)
    size = round(radius * 0.85)
    figure = kit.fonts.render(str(-(-locked.left // 1000)), size, theme.text, Weight.RESULT)
    small = max(11, round(radius * 0.17))
    room = round(1.1 * radius)  # the disc is narrower where the word stands
    while small > 9 and kit.fonts.size(seconds, small)[0] > room:
        small -= 1
    under = kit.fonts.render(kit.fonts.elide(seconds, small, room), small, theme.muted)
    middle = figure.get_rect(center=(ring.centerx, ring.centery - round(radius * 0.08)))
    surface.blit(figure, middle)
    surface.blit(under, under.get_rect(center=(ring.centerx, ring.centery + round(radius * 0.5))))
