"""The board on the screen: cell sprites between its lines and explanations.

What a player's click needs is imported with the first one: the menu's board never needs it.
"""

from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final

import pygame

from ...core.geometry import CLASSIC, Geometry
from ...play.cell_view import CellView
from ...shell.access.spoken import AccessibleAction, Spoken, Words
from ...shell.animation import Animator, linear
from ...shell.kit import LEAST_TEXT, Kit
from ...shell.parts.base import Square
from ...shell.rect import Rect
from ...shell.sprites import SpriteWidget, TileSprite
from ..look.theme import Theme
from .faces import AT_REST, Face, Ghost, Motion, faces
from .mouse import BoardMouse, Gestures
from .painter import CellPainter
from .places import (
    CLUE,
    BoardLayout,
    beside_clues,
    beside_numbers,
    board_layout,
    board_side,
    cell_for,
)

if TYPE_CHECKING:
    from ...core.constraints.marks import Clue
    from ...formats.drawings import Drawn
    from ...play.intents import Intent
    from .choreography import Cue
    from .lines import Lines
    from .overlay import Overlay
    from .rim import Rim

NEAR: Final = 0.06
"""What an author has drawn no further from the board than this, in cells, is on its frame."""
FARTHEST: Final = 2.2
"""How wide the room for what is drawn beside a board is at most, in cells."""


class CellSprite(TileSprite):
    """The sprite of a cell, repainted only when its face changes."""

    def __init__(self) -> None:
        super().__init__(pygame.Rect(0, 0, 0, 0))
        self.face: Face | None = None
        self.motion: Motion = AT_REST
        self._painter: CellPainter | None = None
        """Who paints the face before it is drawn; None once that is done."""

    def show_face(self, face: Face, painter: CellPainter) -> bool:
        """Show a face, and return whether it is a new one.

        It is painted when it is drawn: several motions in a frame, or steps that a late frame
        catches up on, paint it once.
        """
        if face == self.face:
            return False
        self.face, self._painter = face, painter
        return True

    def paint(self, surface: pygame.Surface, kit: Kit) -> None:
        """Draw the cell."""
        if self._painter is not None and self.face is not None:
            self.image = self._painter.picture(self.face)
            self._painter = None
        super().paint(surface, kit)


class Board(SpriteWidget):
    """The board: shows cells and an overlay, follows the mouse, and animates events.

    Without `send` it is a picture that cannot be clicked.
    """

    finger = "drag"

    def __init__(
        self,
        animator: Animator,
        send: "Callable[[Intent], object] | None" = None,
        *,
        numbers: Callable[[], bool] = lambda: False,
        theme: "Callable[[], Theme] | None" = None,
        geometry: Geometry = CLASSIC,
        gestures: Gestures | None = None,
        drawings: "tuple[Drawn, ...]" = (),
        id: str = "board",
    ) -> None:
        """`numbers` says whether to number rows and columns.

        `drawings` are those of the puzzle's author.
        """
        super().__init__(id=id)
        self._numbers = numbers
        self.focusable = send is not None
        self._theme = theme
        self._animator = animator
        self._snap: Final = cache(lambda side: board_side(cell_for(side, geometry), geometry))
        """The sides there are of boards with whole cells: asked for many times a layout."""
        self._layout: BoardLayout | None = None
        self._painter: CellPainter | None = None
        self._geometry = geometry
        self._drawings = drawings
        self._cell_sprites = tuple(CellSprite() for _ in geometry.cells)
        self._cells: tuple[CellView, ...] = (CellView(),) * len(geometry.cells)
        self._faces: tuple[Face, ...] = faces(self._cells, None, geometry, hidden=True)
        self._overlay: Overlay | None = None
        self.lines: Lines | None = None
        """What the overlay draws over the cells, if there is one."""
        self._hidden = self._numbered = False
        self._lit: frozenset[int] = frozenset()
        self._rims: tuple[Rim, ...] = ()
        self._mouse = None if send is None else BoardMouse(send, gestures, self._point)
        self._pointed: int | None = None
        self._ghost: Ghost | None = None
        self.add_sprites(self._cell_sprites)

    # -- layout and content

    @property
    def geometry(self) -> Geometry:
        """The geometry of the board; setting another one clears the digits."""
        return self._geometry

    @geometry.setter
    def geometry(self, geometry: Geometry) -> None:
        if geometry == self._geometry:
            return
        self._geometry = geometry
        self.remove_sprites(self._cell_sprites)
        self._cell_sprites = tuple(CellSprite() for _ in geometry.cells)
        self.add_sprites(self._cell_sprites)
        self._cells = (CellView(),) * len(geometry.cells)
        self._overlay = self.lines = self._pointed = None
        self._lit = frozenset()
        if self._layout is not None and self._painter is not None:
            cell = cell_for(self.rect.width, geometry)
            layout = board_layout(self.rect.left, self.rect.top, cell, geometry)
            self.lay_out(layout, self._painter.sized(cell))
        self.resized()

    def part(self, *, least: int, most: float = 0, matters: bool = True) -> Square:
        """Return the board as a square part of a scene, with all cells the same size."""
        return Square(self, least=least, most=most, matters=matters, snap=self._snap)

    def arrange(self, rect: pygame.Rect, kit: Kit) -> None:
        """Set the rectangle, with cells of the size that fits, in the present colours."""
        assert self._theme is not None
        cell = cell_for(rect.width, self._geometry)
        painter = CellPainter(self._theme(), kit.fonts, kit.shapes, cell)
        self.lay_out(board_layout(rect.left, rect.top, cell, self._geometry), painter)

    def cell_in(self, place: Rect, cell: int) -> Rect:
        """Return the rectangle of a cell if the board were in the given place."""
        geometry = self._geometry
        layout = board_layout(place.x, place.y, cell_for(place.w, geometry), geometry)
        return self._within(layout).cells[cell]

    def lay_out(self, layout: BoardLayout, painter: CellPainter) -> None:
        """Set place, size and colours; numbers beside the board take some of the space."""
        self.place(pygame.Rect(layout.outer))
        smaller = self._within(layout)
        self._numbered = smaller is not layout and not self._clues and not self._reach
        if smaller is not layout:
            layout, painter = smaller, painter.sized(smaller.cell)
        self._layout, self._painter = layout, painter
        if self._drawings:
            self._painter = painter = painter.sized(layout.cell)
            painter.draw(self._drawings, layout, Rect(*self.rect))
        for sprite, rect in zip(self._cell_sprites, layout.cells, strict=True):
            sprite.move_to(pygame.Rect(rect))
            sprite.face = None
        self._refresh()
        if self.lines is not None:
            self.lines.lay_out(layout)
        self.invalidate()

    @property
    def _clues(self) -> "tuple[Clue, ...]":
        """The clues beside the board."""
        if not self._geometry.constraints:
            return ()
        from .constraint_pieces import clues_of

        return clues_of(self._geometry)

    @property
    def _reach(self) -> float:
        """How far the author's drawings extend beside the board, in cells."""
        if not self._drawings:
            return 0.0
        from ...formats.drawings import reach_of

        reach = reach_of(self._drawings)
        return min(reach, FARTHEST) if reach > NEAR else 0.0

    def _within(self, layout: BoardLayout) -> BoardLayout:
        """Return the layout with space beside the board for clues, or else numbers."""
        reach = self._reach
        if self._clues or reach:
            return beside_clues(layout, max(reach, CLUE))
        return beside_numbers(layout) if self._numbers() else layout

    def draw_authors(self, drawings: "tuple[Drawn, ...]") -> None:
        """Show an author's drawings, replacing previous ones."""
        if drawings != self._drawings:
            self._drawings = drawings
            self.resized()

    def show(
        self,
        cells: tuple[CellView, ...],
        overlay: "Overlay | None" = None,
        *,
        hidden: bool = False,
        rises: bool = False,
    ) -> None:
        """Show cells with an overlay; only cells that changed are painted.

        With `rises`, what is new of the overlay appears part by part.
        """
        shown, lines = self._faces, self.lines
        # Heat is in the cells, and no line.
        before = self._overlay and self._overlay._replace(heat=()), self._hidden
        self._cells, self._overlay, self._hidden = cells, overlay, hidden
        self._refresh()
        if before != (overlay and overlay._replace(heat=()), hidden):
            self._draw_lines()
        if rises and overlay is not None and self._faces != shown:
            from .rising import begin

            faces = shown, self._faces
            drawn = (lines, self.lines), self._layout
            self.play(begin(self._animator, faces, *drawn, self.invalidate))

    def _draw_lines(self) -> None:
        """Recompute the lines over the cells."""
        before, self.lines = self.lines, None
        if self._overlay is not None:
            from .lines import Lines  # no start needs them

            self.lines = Lines(self._overlay, self._cells, self._geometry)
            if self._layout is not None:
                self.lines.lay_out(self._layout)
        if (before and before.drawn) != (self.lines and self.lines.drawn):
            self.invalidate()

    def light(self, cells: Iterable[int]) -> None:
        """Highlight cells, replacing those highlighted before; none for an empty set."""
        self._lit = frozenset(cells)
        self._refresh()

    def show_rims(self, rims: "tuple[Rim, ...]") -> None:
        """Draw lines along the frame, the last one on top."""
        if rims != self._rims:
            self._rims = rims
            if self._layout is not None:
                outer, frame = self._layout.outer, self._layout.frame
                for side in (
                    pygame.Rect(outer.x, outer.y, outer.w, frame),
                    pygame.Rect(outer.x, outer.bottom - frame, outer.w, frame),
                    pygame.Rect(outer.x, outer.y, frame, outer.h),
                    pygame.Rect(outer.right - frame, outer.y, frame, outer.h),
                ):
                    self.invalidate(side)

    @property
    def faces(self) -> tuple[Face, ...]:
        """What the cells show, apart from motions."""
        return self._faces

    @property
    def digits(self) -> tuple[int, ...]:
        """The digits of all cells, 0 for an empty one."""
        return tuple(view.digit or 0 for view in self._cells)

    def cell_place(self, cell: int) -> Rect | None:
        """Return the place of a cell on the screen, once it has one."""
        return None if self._layout is None else self._layout.cells[cell]

    def cell_rect(self, cell: int) -> pygame.Rect:
        """Return the rectangle of a cell on the screen."""
        return self._cell_sprites[cell].rect.copy()

    # -- told to a screen reader

    def spoken(self, words: Words) -> Spoken:
        """Return the board as a grid; a hidden board has no cells."""
        from .spoken import board_spoken

        cells = () if self._hidden else self._cells
        return board_spoken(self, cells, self._overlay, words)

    def perform_accessible_action(
        self, action: AccessibleAction, part: str, value: str | float | None
    ) -> bool:
        """Move to a cell, or click it."""
        if self._mouse is None or action != "focus" or not part:
            return False
        from ...play.intents import SelectCells

        self._mouse.send(SelectCells((int(part.partition(".")[2]),)))
        return True

    # -- motions

    def play(self, cues: "Iterable[Cue]") -> None:
        """Play motions of cells; with reduced motion each shows its still form for a while."""
        for cue in cues:
            if not self._animator.reduced:
                self._move(cue, cue.curve)
            elif cue.still is not None:
                self._move(cue, partial(_always, cue.still))

    def _move(self, cue: "Cue", value: Callable[[float], float]) -> None:
        rest: float = getattr(AT_REST, cue.part)

        def step(t: float) -> None:
            now = rest if t >= 1 else value(t)
            sprite = self._cell_sprites[cue.cell]
            if getattr(sprite.motion, cue.part) != now:
                changes: dict[str, Any] = {cue.part: now}
                if cue.part == "glow":
                    changes["role"] = cue.role if now else AT_REST.role
                sprite.motion = sprite.motion._replace(**changes)
                self._refresh_cell(cue.cell)

        key = (id(self), cue.part, cue.cell)
        if self._animator.reduced:
            from .choreography import STILL

            self._animator.hold(step, max(STILL, cue.seconds), key=key)
        else:
            self._animator.start(step, cue.seconds, key=key, delay=cue.delay, easing=linear)

    # -- refreshing

    def _refresh(self) -> None:
        self._faces = faces(
            self._cells,
            self._overlay,
            self._geometry,
            focused=self.focused,
            hovered=self._pointed,
            ghost=self._ghost,
            hidden=self._hidden,
            drawn=bool(self._drawings) and not self._hidden,
        )
        if self._lit:
            self._faces = tuple(
                face._replace(ground="same") if cell in self._lit else face
                for cell, face in enumerate(self._faces)
            )
        for cell in self._geometry.cells:
            self._refresh_cell(cell)

    def _refresh_cell(self, cell: int) -> None:
        if self._painter is None:
            return
        sprite = self._cell_sprites[cell]
        face = self._faces[cell]
        if sprite.motion != AT_REST and not self._hidden:
            face = face._replace(motion=sprite.motion)
        if sprite.show_face(face, self._painter):
            self.invalidate(sprite.rect)
        sprite.changed.clear()

    def focus_changed(self) -> None:
        """Redraw the cursor, which is stronger while the board has the focus."""
        self._refresh()

    @property
    def hovered(self) -> bool:
        """Whether the mouse is over the board."""
        return self._hovered

    @hovered.setter
    def hovered(self, value: bool) -> None:
        self._hovered = value
        if value:
            return
        self._point(None)
        if self._mouse is not None:
            self._mouse.leave()

    def _point(self, cell: int | None) -> None:
        if cell != self._pointed:
            self._pointed, self._ghost = cell, None
            self._refresh()

    @property
    def ghost(self) -> Ghost | None:
        """The preview of an entry in the cell under the mouse; None once the mouse leaves."""
        return self._ghost

    @ghost.setter
    def ghost(self, ghost: Ghost | None) -> None:
        if ghost != self._ghost:
            self._ghost = ghost
            self._refresh()

    # -- events

    def update(self, dt: float) -> None:
        """Advance the time, to recognise double clicks and long presses."""
        if self._mouse is not None:
            self._mouse.update(dt)

    def handle(self, event: pygame.event.Event) -> bool:
        """Pass mouse events to `BoardMouse`; the scene handles keys."""
        if self._mouse is None or self._layout is None:
            return False
        return self._mouse.handle(event, self._layout)

    # -- painting

    def paint_focus(
        self, surface: pygame.Surface, kit: Kit, *, radius: int | None = None, gap: float = 2
    ) -> None:
        """Paint nothing: the cursor shows the focus."""

    def paint_under(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the frame and the lines between the cells."""
        if self._layout is None or self._painter is None:
            return
        layout, theme = self._layout, self._painter.theme
        if self._numbered:
            self._paint_numbers(surface, kit, layout)
        if self._clues and not self._hidden:
            from .clues import paint_clues

            paint_clues(surface, kit, layout, self._clues)
        kit.shapes.rounded(surface, pygame.Rect(layout.outer), layout.frame * 2, theme.thick)
        for rim in self._rims:
            self._paint_rim(surface, kit, area, layout, rim)
        surface.fill(theme.thin, layout.outer.inset(layout.frame))
        for line in layout.thick_lines:
            surface.fill(theme.thick, line)
        if self._geometry.constraints and not self._hidden:
            self._painter.paint_seams(surface, layout)
        if self._painter.layer is not None and not self._hidden:
            self._painter.layer.paint_around(surface)

    def _paint_rim(
        self,
        surface: pygame.Surface,
        kit: Kit,
        area: pygame.Rect,
        layout: BoardLayout,
        rim: "Rim",
    ) -> None:
        """Draw a line along the frame with rounded corners."""
        from .rim import rim_areas  # scored games alone have rims

        assert self._painter is not None
        colour = self._painter.theme.colour(rim.role)
        before = surface.get_clip()
        for leg in rim_areas(layout.outer, layout.frame, rim):
            surface.set_clip(before.clip(leg))
            kit.shapes.rounded(surface, pygame.Rect(layout.outer), layout.frame * 2, colour)
        surface.set_clip(before)

    def _paint_numbers(self, surface: pygame.Surface, kit: Kit, layout: BoardLayout) -> None:
        """Write column numbers above the board, and row numbers at its left."""
        strip = self.rect.width - layout.outer.w
        size = max(LEAST_TEXT, min(round(layout.cell * 0.3), strip - 3))
        for number in range(layout.geometry.size):
            drawn = kit.fonts.render(str(number + 1), size, kit.style.muted)
            column, row = layout.cells[number], layout.cells[layout.geometry.size * number]
            over = (column.x + column.w // 2, self.rect.top + strip // 2)
            beside = (self.rect.left + strip // 2, row.y + row.h // 2)
            for place in (over, beside):
                surface.blit(drawn, drawn.get_rect(center=place))

    def paint_over(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the overlay: houses, sets, links."""
        if self._layout is None or self._painter is None or self._hidden:
            return
        if self.lines is not None:
            self.lines.paint(surface, area, self._painter.theme, kit.fonts)


def _always(value: float, _: float) -> float:
    return value
