"""Texts about a board for screen readers: its cells, their houses, and missing digits."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ...core.digits import digits_of, mask_of
from ...core.geometry import Geometry, House, HouseKind
from ...play.cell_view import CellView
from ...shell.access.spoken import Spoken, SpokenPart, Words

if TYPE_CHECKING:
    from .board import Board
    from .overlay import Overlay

BOXES: Final = (HouseKind.BOX, HouseKind.REGION, HouseKind.DIAGONAL, HouseKind.WINDOW)
"""What a cell may be in besides its row and its column."""
TOLD: Final = (HouseKind.ROW, HouseKind.COLUMN, *BOXES)


def board_spoken(
    board: "Board", cells: Sequence[CellView], overlay: "Overlay | None", words: Words
) -> Spoken:
    """Return a board as a grid of rows of cells, without hidden cells."""
    geometry = board.geometry
    size = geometry.size
    marks = {} if overlay is None else _marks(overlay, geometry, words)
    rows = tuple(
        SpokenPart(
            f"row.{row}",
            None,
            Spoken(
                "row",
                words("house.r", number=row + 1),
                parts=tuple(
                    _cell(board, cell, cells[cell], marks.get(cell, ()), words)
                    for cell in range(size * row, size * row + size)
                ),
            ),
        )
        for row in range(size if cells else 0)
    )
    cursor = next((cell for cell, view in enumerate(cells) if view.cursor), None)
    return Spoken(
        "grid",
        words("access.board"),
        at=(size, size),
        actions=("focus",) if board.focusable else (),
        parts=rows,
        focus="" if cursor is None else cell_key(cursor),
    )


def cell_key(cell: int) -> str:
    """Return the key of a cell's part in the accessible tree."""
    return f"cell.{cell}"


def _cell(
    board: "Board", cell: int, view: CellView, marks: Sequence[str], words: Words
) -> SpokenPart:
    geometry = board.geometry
    inside = ", ".join((content(view, geometry, words), *marks))
    name = words("access.cell", cell=geometry.cell_name(cell), content=inside)
    spoken = Spoken(
        "cell",
        name,
        inside,
        chosen=True if view.selected else None,
        at=divmod(cell, geometry.size),
        actions=("focus", "click") if board.focusable else (),
    )
    rect = board.cell_place(cell)
    return SpokenPart(cell_key(cell), rect, spoken)


def _marks(overlay: "Overlay", geometry: Geometry, words: Words) -> dict[int, list[str]]:
    """Return what is drawn over each cell, in words."""
    found: dict[int, list[str]] = {}
    framed = {cell for outline in overlay.outlines for cell in geometry.houses[outline.house].cells}
    shown = {ground.cell for ground in overlay.grounds} | set(overlay.rings)
    lettered = {letter.cell: letter.text for letter in overlay.letters}
    placed = dict(overlay.placed)
    for cell in geometry.cells:
        discs = [disc for disc in overlay.discs if disc.cell == cell]
        struck = mask_of(*{disc.digit for disc in discs if disc.struck})
        marked = mask_of(*{disc.digit for disc in discs if not disc.struck})
        phrases = [
            words("access.framed") if cell in framed else "",
            words("access.shown") if cell in shown else "",
            words("access.letter", letter=lettered[cell]) if cell in lettered else "",
            words("access.hinted", digit=geometry.symbol_for(placed[cell]))
            if cell in placed
            else "",
            words("access.marked", digits=spaced(marked, geometry)) if marked else "",
            words("access.struck", digits=spaced(struck, geometry)) if struck else "",
        ]
        if any(phrases):
            found[cell] = [said for said in phrases if said]
    return found


def content(view: CellView, geometry: Geometry, words: Words) -> str:
    """Return a cell's content and marks in words: "5, given", "empty, notes 3 5"."""
    found: list[str] = []
    if view.digit:
        found.append(words("access.symbol", digit=geometry.symbol_for(view.digit)))
        if view.given:
            found.append(words("access.given"))
    else:
        found.append(words("access.empty"))
        for notes, key in ((view.corner, "access.notes"), (view.centre, "access.centre")):
            if notes:
                found.append(words(key, digits=spaced(notes, geometry)))
        if view.hint_digit:
            found.append(words("access.hinted", digit=geometry.symbol_for(view.hint_digit)))
    for holds, key in (
        (view.wrong, "access.wrong"),
        (view.conflict and not view.wrong, "access.conflict"),
        (view.guess, "access.guess"),
        (view.hint_focus and not view.hint_digit, "access.focus"),
    ):
        if holds:
            found.append(words(key))
    if view.hint_struck:
        found.append(words("access.struck", digits=spaced(view.hint_struck, geometry)))
    if view.colours:
        found.append(words("access.coloured", colours=" ".join(map(str, digits_of(view.colours)))))
    return ", ".join(found)


def spaced(mask: int, geometry: Geometry) -> str:
    """Return digits separated by blanks, so that they are not read as one number."""
    return " ".join(map(geometry.symbol_for, digits_of(mask)))


def whereabouts(geometry: Geometry, cells: Sequence[CellView], cell: int, words: Words) -> str:
    """Return the position of a cell, all its houses, and its content."""
    houses = [_house_name(house, words) for house in _houses(geometry, cell, TOLD)]
    return words(
        "access.where",
        cell=geometry.cell_name(cell),
        content=content(cells[cell], geometry, words),
        houses=", ".join(houses),
    )


def house_spoken(
    geometry: Geometry,
    cells: Sequence[CellView],
    cell: int,
    kinds: Sequence[HouseKind],
    words: Words,
) -> str:
    """Return the content and missing digits of a cell's houses of the given kinds."""
    found = _houses(geometry, cell, kinds)
    phrases = [_house(house, geometry, cells, words) for house in found]
    return " ".join(phrases) or words("access.no_box")


def _houses(geometry: Geometry, cell: int, kinds: Sequence[HouseKind]) -> list[House]:
    return [house for house in geometry.houses if house.kind in kinds and cell in house.cells]


def _house(house: House, geometry: Geometry, cells: Sequence[CellView], words: Words) -> str:
    views = [cells[cell] for cell in house.cells]
    there = mask_of(*(view.digit for view in views if view.digit))
    lacking = spaced((1 << geometry.size) - 1 & ~there, geometry)
    return words(
        "access.house" if lacking else "access.house.full",
        house=_house_name(house, words),
        cells=", ".join(
            geometry.symbol_for(v.digit) if v.digit else words("access.empty") for v in views
        ),
        digits=lacking,
    )


def _house_name(house: House, words: Words) -> str:
    return words(f"house.{house.kind.value}", number=house.number)


def left_spoken(open_cells: int, remaining: Sequence[int], geometry: Geometry, words: Words) -> str:
    """Return how many cells are empty, and how many of each digit are missing."""
    if not open_cells:
        return words("access.left.none")
    digits = ", ".join(
        words("access.left.digit", digit=geometry.symbol_for(digit), n=n)
        for digit, n in enumerate(remaining, start=1)
        if n
    )
    return words("access.left", n=open_cells, digits=digits)
