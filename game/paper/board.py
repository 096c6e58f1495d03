"""A printed board: any shape, with constraints, notes, and a step."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from ..core.constraints import base_of, kind_of
from ..core.constraints.marks import Clue, Ink, Mark, Outline, Spot, Track
from ..core.digits import Cell, Digit, Mask, digits_of
from ..core.geometry import Geometry, HouseKind
from ..core.grid import Grid
from ..formats.drawings import Drawn, reach_of
from ..logic.step import Candidate, Role, Step
from ..play.emblems import emblem_of, symbols_of, written
from ..play.options import Symbols
from ..play.paint import (
    NO_PAINT,
    PRINTED,
    PRINTED_STRONG,
    PRINTED_WEAK,
    Paint,
)
from ..play.paint import (
    Spot as Painted,
)
from .canvas import BLACK, CAPITAL, Canvas, Colour, Face, Point, Stroke
from .drawn import draw_drawing

WHITE: Final = (255, 255, 255)
THIN: Final = (150, 150, 150)
RIM: Final = (110, 110, 110)
"""Around a cage."""
SHADE: Final = (236, 236, 236)
FAINT: Final = (214, 214, 214)
TINT: Final = (224, 234, 250)
"""Behind the cells of a step."""
BLUE: Final = (26, 84, 184)
RED: Final = (190, 40, 40)
_ROLES: Final[Mapping[Role, Colour]] = {
    Role.PATTERN: (176, 204, 246),
    Role.SECOND: (250, 214, 150),
    Role.FIN: (196, 226, 178),
    Role.ENDO_FIN: (196, 226, 178),
    Role.COVER: (226, 226, 226),
}
"""What is behind the candidates of a step; the sentence names each."""
_STRIP: Final = 0.7
"""Cells of room around a board for clues."""
_INSET: Final = 0.07
"""How far within the edge of its cells an outline runs."""


class Picture(NamedTuple):
    """What is shown on a board."""

    grid: Grid
    givens: frozenset[int]
    """The cells whose digits are printed in bold."""
    notes: tuple[Mask, ...] = ()
    """The candidates that are printed small; none where empty."""
    step: Step | None = None
    paint: Paint = NO_PAINT
    """What the player has coloured and joined."""
    symbols: Symbols = Symbols.DIGITS
    """What is shown for the digits."""
    drawings: tuple[Drawn, ...] = ()
    """What its author has drawn."""


class _Board(NamedTuple):
    """The place of a board on a page."""

    geometry: Geometry
    left: float
    top: float
    cell: float

    def at(self, point: Point) -> Point:
        """Return a point of the board, in cells, as a point of the page."""
        return self.left + point[0] * self.cell, self.top + point[1] * self.cell

    def corner(self, cell: int) -> Point:
        """Return the top left corner of a cell, in cells."""
        row, column = divmod(cell, self.geometry.size)
        return column, row

    def candidate(self, candidate: Candidate) -> Point:
        """Return the centre of a small digit, in cells."""
        columns = _columns(self.geometry)
        rows = -(-self.geometry.size // columns)
        row, column = divmod(candidate.digit - 1, columns)
        x, y = self.corner(candidate.cell)
        return x + (column + 0.5) / columns, y + (row + 0.5) / rows


def draw_board(canvas: Canvas, at: Point, side: float, picture: Picture) -> None:
    """Draw a board into a square, with its top left corner at a point."""
    geometry = picture.grid.geometry
    base = base_of(geometry)
    marks = [
        mark
        for one in geometry.constraints
        for mark in kind_of(one).marks(one, base, geometry.constraints)
    ]
    strip = _STRIP if any(isinstance(mark, Clue) for mark in marks) else 0.0
    strip = max(strip, reach_of(picture.drawings))
    cell = side / (geometry.size + 2 * strip)
    board = _Board(geometry, at[0] + strip * cell, at[1] + strip * cell, cell)
    _extras(canvas, board)
    _colours(canvas, board, picture.paint)
    if picture.step is not None:
        _tints(canvas, board, picture.step)
    faint = [mark for mark in marks if getattr(mark, "ink", None) is Ink.FAINT]
    for mark in faint:
        _mark(canvas, board, mark)
    for one in picture.drawings:
        if not one.over:
            draw_drawing(canvas, one, board.at, board.cell)
    for mark in marks:
        if mark not in faint:
            _mark(canvas, board, mark)
    _lines(canvas, board)
    for one in picture.drawings:
        if one.over:
            draw_drawing(canvas, one, board.at, board.cell)
    if picture.step is not None:
        _links(canvas, board, picture.step)
    _joins(canvas, board, picture.paint)
    _digits(canvas, board, picture)


def _extras(canvas: Canvas, board: _Board) -> None:
    """Draw diagonals, and shade the boxes of a windoku."""
    size = board.geometry.size
    for house in board.geometry.houses:
        if house.kind is HouseKind.WINDOW:
            for cell in house.cells:
                _fill(canvas, board, cell, SHADE)
        elif house.kind is HouseKind.DIAGONAL:
            ends = ((0, 0), (size, size)) if house.cells[0] == 0 else ((size, 0), (0, size))
            canvas.line([board.at(end) for end in ends], Stroke(0.02 * board.cell, THIN))


def _fill(canvas: Canvas, board: _Board, cell: int, colour: Colour) -> None:
    x, y = board.corner(cell)
    corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
    canvas.area([board.at(corner) for corner in corners], colour)


def _colours(canvas: Canvas, board: _Board, paint: Paint) -> None:
    """Colour cells, in stripes if they have several colours, and candidates as discs."""
    radius = 0.42 * board.cell / _columns(board.geometry)
    for (cell, digit), mask in paint.colours:
        colours = [_rgb(PRINTED[number - 1]) for number in digits_of(Mask(mask))]
        if digit:
            canvas.disc(board.at(_middle(board, (cell, digit))), radius, colours[0])
            continue
        x, y = board.corner(cell)
        for number, colour in enumerate(colours):
            left, right = x + number / len(colours), x + (number + 1) / len(colours)
            corners = ((left, y), (right, y), (right, y + 1), (left, y + 1))
            canvas.area([board.at(corner) for corner in corners], colour)


def _joins(canvas: Canvas, board: _Board, paint: Paint) -> None:
    """Draw the player's lines: solid for strong ones, dashed for weak."""
    for join in paint.joins:
        ends = [board.at(_middle(board, end)) for end in (join.start, join.end)]
        colour = _rgb(PRINTED_STRONG if join.strong else PRINTED_WEAK)
        canvas.line(
            ends, Stroke(0.04 * board.cell, colour, 0.0 if join.strong else 0.1 * board.cell)
        )


def _middle(board: _Board, spot: Painted) -> Point:
    """Return the centre of a cell, or of one of its candidates, in cells."""
    cell, digit = spot
    if digit:
        return board.candidate(Candidate(Cell(cell), Digit(digit)))
    x, y = board.corner(cell)
    return x + 0.5, y + 0.5


def _rgb(colour: str) -> Colour:
    red, green, blue = bytes.fromhex(colour[1:])
    return red, green, blue


def _tints(canvas: Canvas, board: _Board, step: Step) -> None:
    """Shade the cells of a step, and draw its candidates on discs by role."""
    named = [candidate for _, candidates in step.roles for candidate in candidates]
    cells = {candidate.cell for candidate in (*step.placements, *named)}
    cells |= {cell for group in step.sets for cell in group.cells}
    for cell in sorted(cells):
        _fill(canvas, board, cell, TINT)
    radius = 0.42 * board.cell / _columns(board.geometry)
    for role, candidates in step.roles:
        for candidate in candidates:
            canvas.disc(board.at(board.candidate(candidate)), radius, _ROLES[role])


def _columns(geometry: Geometry) -> int:
    """Return how many small digits fit side by side in a cell."""
    return next(n for n in range(1, geometry.size + 1) if n * n >= geometry.size)


def _mark(canvas: Canvas, board: _Board, mark: Mark) -> None:
    """Draw a mark of a constraint."""
    unit = board.cell
    if isinstance(mark, Outline):
        for start, end in _rim(mark.cells, board.geometry.size):
            canvas.line([board.at(start), board.at(end)], Stroke(0.016 * unit, RIM, 0.06 * unit))
        if mark.label:
            x, y = board.corner(min(mark.cells))
            _corner_text(canvas, board.at((x + 0.06, y + 0.06)), mark.label, 0.25 * unit)
    elif isinstance(mark, Track):
        colour = FAINT if mark.ink is Ink.FAINT else THIN
        dash = 0.1 * unit if mark.dashed else 0.0
        stroke = Stroke(mark.breadth * unit, colour, dash)
        points = [board.at(point) for point in mark.points]
        canvas.line(points, stroke)
        if not mark.dashed:
            for point in points:
                canvas.disc(point, stroke.width / 2, colour)
        if mark.arrow:
            _head(canvas, points[-2], points[-1], 0.18 * unit, stroke._replace(dash=0.0))
    elif isinstance(mark, Spot):
        _spot(canvas, board, mark)
    else:
        canvas.centred(board.at(_beside(mark.at, board.geometry.size)), mark.text, 0.4 * unit)
        if mark.way != (0, 0):
            x, y = _beside(mark.at, board.geometry.size)
            start = board.at((x + 0.22 * mark.way[0], y + 0.22 * mark.way[1]))
            end = board.at((x + 0.4 * mark.way[0], y + 0.4 * mark.way[1]))
            _head(canvas, start, end, 0.1 * unit, Stroke(0.03 * unit))


def _spot(canvas: Canvas, board: _Board, spot: Spot) -> None:
    fills: dict[Ink | None, Colour | None] = {
        Ink.FAINT: FAINT, Ink.PLAIN: THIN, Ink.FULL: BLACK, Ink.WHITE: WHITE, Ink.PAPER: WHITE,
        None: None,
    }  # fmt: skip
    fill, at, radius = fills[spot.ink], board.at(spot.at), spot.radius * board.cell
    rim = Stroke(0.025 * board.cell, (90, 90, 90)) if spot.rim else None
    if spot.square:
        ways = ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))
        corners = [(at[0] + x * radius, at[1] + y * radius) for x, y in ways]
        if fill is not None:
            canvas.area(corners[:-1], fill)
        if rim is not None:
            canvas.line(corners, rim)
    else:
        canvas.disc(at, radius, fill, rim)
    if spot.text:
        colour = WHITE if spot.ink is Ink.FULL else BLACK
        size = min(1.3 * radius, 2 * radius / max(1.0, 0.62 * len(spot.text)))
        canvas.centred(at, spot.text, size, Face.SEMIBOLD, colour)


def _beside(at: Point, size: int) -> Point:
    """Return the place of a clue: in the middle of the space around the board, or of a cell."""
    x, y = (-_STRIP / 2 if p < 0 else size + _STRIP / 2 if p > size else int(p) + 0.5 for p in at)
    return x, y


def _rim(cells: Iterable[int], size: int) -> list[tuple[Point, Point]]:
    """Return the lines just inside the edge of a group of cells, in cells of the board."""
    group = set(cells)
    lines: list[tuple[Point, Point]] = []

    def has(row: int, column: int) -> bool:
        inside = 0 <= row < size and 0 <= column < size
        return inside and row * size + column in group

    for cell in group:
        row, column = divmod(cell, size)
        for out in (-1, 1):
            if not has(row + out, column):
                y = row + (_INSET if out < 0 else 1 - _INSET)
                left, right = (
                    column
                    + (way > 0)
                    + way * _reach(has(row, column + way), has(row + out, column + way))
                    for way in (-1, 1)
                )
                lines.append(((left, y), (right, y)))
            if not has(row, column + out):
                x = column + (_INSET if out < 0 else 1 - _INSET)
                top, bottom = (
                    row
                    + (way > 0)
                    + way * _reach(has(row + way, column), has(row + way, column + out))
                    for way in (-1, 1)
                )
                lines.append(((x, top), (x, bottom)))
    return lines


def _reach(goes_on: bool, turns: bool) -> float:
    """Return how far an edge extends beyond its cell: into the next one if it turns there."""
    if not goes_on:
        return -_INSET
    return _INSET if turns else 0.0


def _corner_text(canvas: Canvas, at: Point, text: str, size: float) -> None:
    """Write the sum of a cage on a white background, from its top left corner."""
    width, height = canvas.width(text, size), CAPITAL * size
    box = ((-1.0, -1.0), (width + 1, -1.0), (width + 1, height + 1), (-1.0, height + 1))
    canvas.area([(at[0] + x, at[1] + y) for x, y in box], WHITE)
    canvas.write((at[0], at[1] + height), text, size)


def _head(canvas: Canvas, start: Point, end: Point, length: float, stroke: Stroke) -> None:
    """Draw a line with an arrow head at its end."""
    right, down = end[0] - start[0], end[1] - start[1]
    whole = (right * right + down * down) ** 0.5 or 1.0
    x, y = right / whole * length, down / whole * length
    wings = [(end[0] - x - side * y * 0.6, end[1] - y + side * x * 0.6) for side in (-1, 1)]
    canvas.line([start, end], stroke)
    canvas.line([wings[0], end, wings[1]], stroke)


def _lines(canvas: Canvas, board: _Board) -> None:
    """Draw the lines between cells, thick where a box ends."""
    geometry, size = board.geometry, board.geometry.size
    thin, thick = Stroke(max(0.3, 0.012 * board.cell), THIN), Stroke(max(0.9, 0.055 * board.cell))
    borders: list[tuple[Point, Point]] = []
    for cell in geometry.cells:
        row, column = divmod(cell, size)
        if column + 1 < size:
            ends = ((column + 1, row), (column + 1, row + 1))
            if geometry.region_of[cell] != geometry.region_of[cell + 1]:
                borders.append(ends)
            canvas.line([board.at(end) for end in ends], thin)
        if row + 1 < size:
            ends = ((column, row + 1), (column + 1, row + 1))
            if geometry.region_of[cell] != geometry.region_of[cell + size]:
                borders.append(ends)
            canvas.line([board.at(end) for end in ends], thin)
    for start, end in borders:
        canvas.line([board.at(start), board.at(end)], thick)
    corners = ((0, 0), (size, 0), (size, size), (0, size), (0, 0))
    canvas.line([board.at(corner) for corner in corners], thick)


def _links(canvas: Canvas, board: _Board, step: Step) -> None:
    """Draw chains: solid lines for strong links, dashed ones for weak."""
    for chain in step.chains:
        for link in chain:
            start, end = (board.at(board.candidate(side[0])) for side in (link.start, link.end))
            dash = 0.0 if link.strong else 0.08 * board.cell
            canvas.line([start, end], Stroke(0.025 * board.cell, BLUE, dash))


def _digits(canvas: Canvas, board: _Board, picture: Picture) -> None:
    """Write digits, notes, and the conclusions of a step."""
    step, columns = picture.step, _columns(board.geometry)
    placed = set() if step is None else {*step.placements}
    struck = set() if step is None else {*step.eliminations}
    pen = _Pen(canvas, symbols_of(picture.symbols, board.geometry))
    small = 0.78 * board.cell / columns / (1.15 if columns > 2 else 1)
    for cell, value in enumerate(picture.grid.values):
        x, y = board.corner(cell)
        if value:
            face = Face.SEMIBOLD if cell in picture.givens else Face.REGULAR
            pen.draw(board.at((x + 0.5, y + 0.5)), value, 0.6 * board.cell, face)
            continue
        for digit in digits_of(picture.notes[cell]) if picture.notes else ():
            candidate = Candidate(Cell(cell), digit)
            at = board.at(board.candidate(candidate))
            colour = BLUE if candidate in placed else RED if candidate in struck else (70, 70, 70)
            face = Face.SEMIBOLD if candidate in placed | struck else Face.REGULAR
            pen.draw(at, digit, small, face, colour, note=True)
            if candidate in struck:
                reach = 0.42 * small
                ends = [(at[0] - reach, at[1] + reach), (at[0] + reach, at[1] - reach)]
                canvas.line(ends, Stroke(0.08 * small, RED))
            elif candidate in placed:
                canvas.disc(at, 0.62 * small, None, Stroke(0.08 * small, BLUE))


class _Pen(NamedTuple):
    """Writes digits, or draws their symbols."""

    canvas: Canvas
    symbols: Symbols

    def draw(
        self,
        at: Point,
        digit: int,
        size: float,
        face: Face,
        colour: Colour = BLACK,
        *,
        note: bool = False,
    ) -> None:
        """Draw a digit centred at a point; a shape is solid in a note or a clue."""
        text = written(self.symbols, digit)
        if text:
            self.canvas.centred(at, text, size, face, colour)
            return
        emblem = emblem_of(
            self.symbols, digit, size, colour, WHITE, is_full=note or face is Face.SEMIBOLD
        )

        def placed(points: Iterable[Point]) -> list[Point]:
            return [(at[0] + x, at[1] + y) for x, y in points]

        self.canvas.area(placed(emblem.within), emblem.fill)
        self.canvas.line(placed(emblem.outline), Stroke(emblem.edge, colour))
