"""What one cell shows, as a value: equal faces look the same."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from ...core.digits import DECIMAL, NO_DIGITS, Mask, digits_of, symbol
from ...core.geometry import CLASSIC, Geometry, HouseKind
from ...plain import sign
from ...play.cell_view import CellView

if TYPE_CHECKING:
    from .constraint_pieces import Piece
    from .overlay import Disc, Overlay

TOP, RIGHT, BOTTOM, LEFT = 1, 2, 4, 8
ALL_SIDES: Final = TOP | RIGHT | BOTTOM | LEFT


class Motion(NamedTuple):
    """The progress of the short motions of a cell; all at rest by default."""

    grow: float = 1.0
    """The size of the digit."""
    glow: float = 0.0
    """How much the ground is lit."""
    shift: float = 0.0
    """How far the digit is pushed aside, in cells."""
    lift: float = 0.0
    """How high the digit is over the paper, 1 for one that begins to fall."""
    role: str = "pattern_a"
    """The colour of the glow, by its name in the theme."""
    disc: float = 0.0
    """How far a shape of the digit's hue has opened behind it."""
    dot: float = 0.0
    """How far an open cell has shrunk to a dot."""
    marks: float = 1.0
    """How far the shapes and the ground of an explanation have come."""
    strike: float = 1.0
    """How far the strokes through candidates are drawn."""


AT_REST: Final = Motion()


class Ghost(NamedTuple):
    """A preview of a digit or note in a cell."""

    cell: int
    digit: int
    note: bool = False


class Face(NamedTuple):
    """Everything that decides how a cell looks; equal faces share one picture."""

    view: CellView = CellView()
    sides: int = 0
    """The sides on which the selection ends."""
    focused: bool = False
    """Whether keys go to the board: the cursor is drawn strongly then."""
    hovered: bool = False
    ground: str = ""
    """A role given by an overlay."""
    heat: tuple[str, str, float] | None = None
    discs: "tuple[Disc, ...]" = ()
    """The candidates on shapes; their cell is 0, so that equal faces share a picture."""
    listed: Mask = NO_DIGITS
    """Candidates to show whatever is noted: those that an explanation speaks of."""
    pale: Mask = NO_DIGITS
    """Notes that an explanation does not speak of."""
    ghost: Ghost | None = None
    """What a click would write; its cell is 0, so that equal faces share a picture."""
    motion: Motion = AT_REST
    size: int = CLASSIC.size
    """How many digits there are: their places depend on it."""
    marks: int = 0
    """What is drawn of the houses that a variant adds: see `marks_of`."""
    under: "tuple[Piece, ...]" = ()
    """What constraints draw under the digits."""
    drawn: int = 0
    """The cell from 1 where its author has drawn something; cells look different then."""
    caged: bool = False
    """Whether a cage takes some of the room for notes."""
    signs: bool = True
    """Whether anything may stand for its digits; see `Geometry.symbol_for`."""

    def symbol_for(self, digit: int) -> str:
        """Return the symbol drawn for a digit."""
        return sign(symbol(digit)) if self.signs and digit <= DECIMAL else symbol(digit)


HIDDEN: Final = Face()
"""A cell of a board that is not to be seen."""


FALLING, RISING, WINDOW = 1, 2, 4
"""The bits of `Face.marks`."""


@lru_cache(32)
def marks_of(geometry: Geometry) -> tuple[int, ...]:
    """Return for each cell which extra houses mark it, such as diagonals or windows."""
    marks = [0] * len(geometry.cells)
    for house in geometry.houses[3 * geometry.size :]:
        mark = WINDOW if house.kind is HouseKind.WINDOW else house.number
        for cell in house.cells:
            marks[cell] |= mark
    return tuple(marks)


def selection_sides(cells: tuple[CellView, ...], cell: int, size: int) -> int:
    """Return the sides of a cell at which the selection ends; none if it is not selected."""
    if not cells[cell].selected:
        return 0
    row, column = divmod(cell, size)
    sides = 0
    if row == 0 or not cells[cell - size].selected:
        sides |= TOP
    if row == size - 1 or not cells[cell + size].selected:
        sides |= BOTTOM
    if column == 0 or not cells[cell - 1].selected:
        sides |= LEFT
    if column == size - 1 or not cells[cell + 1].selected:
        sides |= RIGHT
    return sides


def hint_discs(view: CellView) -> "tuple[Disc, ...]":
    """Return the discs of the candidates that a hint marks in a cell without an overlay."""
    if view.hint_digit or not view.hint_struck:
        # The digit itself stands there, large.
        return ()
    from .overlay import Disc, Shape  # no start has hints

    return tuple(
        Disc(0, digit, "", struck=True, shape=Shape.BARE) for digit in digits_of(view.hint_struck)
    )


def explained(view: CellView, digit: int) -> CellView:
    """Return the view of a cell without its own marks, since an overlay shows what matters."""
    return view._replace(
        peer=False,
        same=False,
        same_notes=NO_DIGITS,
        hint_area=False,
        hint_focus=bool(digit),
        hint_digit=digit,
        hint_roles=(),
        hint_struck=NO_DIGITS,
    )


def unmarked(view: CellView) -> CellView:
    """Return the view of a cell without cursor and selection, as nothing can be selected."""
    return view._replace(selected=False, cursor=False, peer=False, same=False, same_notes=NO_DIGITS)


def without_notes(view: CellView) -> CellView:
    """Return the view of a cell whose notes are hidden."""
    none = NO_DIGITS
    return view._replace(corner=none, centre=none, same_notes=none, spots=())


def faces(
    cells: tuple[CellView, ...],
    overlay: "Overlay | None",
    geometry: Geometry = CLASSIC,
    *,
    focused: bool = False,
    hovered: int | None = None,
    ghost: Ghost | None = None,
    hidden: bool = False,
    drawn: bool = False,
) -> tuple[Face, ...]:
    """Return the faces of all cells, at rest; `drawn` says whether an author drew on the board."""
    marks = marks_of(geometry)
    under: tuple[tuple[Piece, ...], ...] = ((),) * len(cells)
    caged = False
    if geometry.constraints:
        from .constraint_pieces import has_outlines, pieces_of  # most boards have none

        under = pieces_of(geometry)
        caged = has_outlines(geometry)
    if hidden:
        return tuple(
            HIDDEN._replace(size=geometry.size, marks=mark, under=pieces, drawn=(cell + 1) * drawn)
            for cell, (mark, pieces) in enumerate(zip(marks, under, strict=True))
        )
    grounds: dict[int, str] = {}
    heat: dict[int, tuple[str, str, float]] = {}
    discs: dict[int, tuple[Disc, ...]] = {}
    listed: dict[int, int] = {}
    pale = NO_DIGITS
    if overlay is not None:
        grounds = {ground.cell: ground.role for ground in overlay.grounds}
        heat = {warm.cell: (warm.low, warm.high, warm.share) for warm in overlay.heat}
        for disc in overlay.discs:
            discs[disc.cell] = (*discs.get(disc.cell, ()), disc._replace(cell=0))
        listed = dict(overlay.notes)
        if overlay.digits:
            pale = Mask(geometry.all_digits & ~overlay.digits)
    if overlay is not None and overlay.explains:
        placed = dict(overlay.placed)
        cells = tuple(explained(view, placed.get(cell, 0)) for cell, view in enumerate(cells))
    elif any(view.hint_area for view in cells):
        # Where to look is seen best alone.
        cells = tuple(view._replace(peer=False, same=False, same_notes=NO_DIGITS) for view in cells)
    if overlay is not None and overlay.bare:
        cells = tuple(view._replace(corner=NO_DIGITS, centre=NO_DIGITS) for view in cells)
    return tuple(
        Face(
            view=view,
            sides=selection_sides(cells, cell, geometry.size),
            focused=focused and view.cursor,
            hovered=cell == hovered,
            ground=grounds.get(cell, ""),
            heat=heat.get(cell),
            discs=discs.get(cell) or hint_discs(view),
            listed=Mask(listed.get(cell, 0)),
            pale=NO_DIGITS if view.digit else pale,
            size=geometry.size,
            marks=marks[cell],
            under=under[cell],
            drawn=(cell + 1) * drawn,
            caged=caged,
            signs=geometry.has_signs,
            ghost=ghost._replace(cell=0) if ghost is not None and ghost.cell == cell else None,
        )
        for cell, view in enumerate(cells)
    )
