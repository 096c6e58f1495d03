"""Converts the state of a method to cells and an overlay; without pygame."""

from enum import IntEnum
from typing import Final

from ...core.digits import Mask
from ...core.grid import Grid
from ...logic.step import Step
from ...play.cell_view import CellView
from ...play.theatre.picture import Picture
from ...solve.stream import NO_CELL
from ..board.explain import step_overlay
from ..board.overlay import Disc, Ground, Heat, Overlay

HIGHEST: Final = 16
"""The highest digit of any board."""


class Detail(IntEnum):
    """How much detail is drawn: less at high speed, and in small cells."""

    DIGITS = 0
    CONFLICTS = 1
    CANDIDATES = 2


_FORCED, _GUESSED, _GIVEN = range(3)
_PLAIN: Final = tuple(
    (
        CellView(digit=digit),
        CellView(digit=digit, guess=digit > 0),
        CellView(digit=digit, given=True),
    )
    for digit in range(HIGHEST + 1)
)


def logic_of(picture: Picture) -> tuple[Step, Grid] | None:
    """Return the logic engine's step and its position, if the last step is one."""
    why = None if picture.step is None else picture.step.why
    match why:
        case (Step() as step, Grid() as position):
            return step, position
        case _:
            return None


def cells_of(picture: Picture, puzzle: Grid, detail: Detail) -> tuple[CellView, ...]:
    """Return what the cells show: digits, conflicts, and candidates if the detail includes them."""
    values = picture.values
    cells = [
        _PLAIN[value][_GIVEN if given else guessed]
        for value, given, guessed in zip(values, puzzle.values, picture.guessed, strict=True)
    ]
    if detail >= Detail.CANDIDATES:
        _write_candidates(cells, picture, puzzle)
    if detail >= Detail.CONFLICTS and picture.clash and len(picture.clash) < puzzle.geometry.size:
        tried = values[picture.focus] if picture.focus != NO_CELL else 0
        for cell in picture.clash:
            cells[cell] = cells[cell]._replace(conflict=True)
            if values[cell] == tried:
                cells[picture.focus] = cells[picture.focus]._replace(conflict=True)
    return tuple(cells)


def _write_candidates(cells: list[CellView], picture: Picture, puzzle: Grid) -> None:
    """Write the candidates: all of them if the method deduces, otherwise those of its cell."""
    values = picture.values
    found = logic_of(picture)
    if found is not None:
        # As in a hint: what was there before the step, and the step drawn over it.
        for index, mask in enumerate(found[1].candidates):
            if not values[index]:
                cells[index] = cells[index]._replace(corner=mask)
        return
    eliminated = picture.eliminated
    if picture.rule or eliminated:
        masks = list(Grid(values, None, puzzle.geometry).candidates)
        for cell, digit in eliminated:
            masks[cell] = Mask(masks[cell] & ~(1 << (digit - 1)))
        for index, mask in enumerate(masks):
            if not values[index]:
                cells[index] = cells[index]._replace(corner=mask)
    elif picture.focus != NO_CELL and not values[picture.focus] and picture.candidates:
        cells[picture.focus] = cells[picture.focus]._replace(corner=picture.candidates)


def solved_cells(solution: Grid, puzzle: Grid) -> tuple[CellView, ...]:
    """Return the cells of a solution."""
    pairs = zip(solution.values, puzzle.values, strict=True)
    return tuple(_PLAIN[value][_GIVEN if given else _FORCED] for value, given in pairs)


def overlay_of(picture: Picture, size: int, detail: Detail) -> Overlay:
    """Return the cell at work, the trail, and the cells of a conflict or a rule.

    On a board of `size`, that many cells in conflict are a house in which a digit has no place.
    """
    found = logic_of(picture) if detail >= Detail.CANDIDATES else None
    if found is not None:
        return step_overlay(*found)
    grounds: dict[int, str] = {}
    if detail >= Detail.CONFLICTS:
        grounds |= dict.fromkeys(picture.pattern, "peer" if not picture.removed else "pattern_a")
        if len(picture.clash) >= size:
            grounds |= dict.fromkeys(picture.clash, "conflict_ground")
    if picture.focus != NO_CELL:
        grounds[picture.focus] = "selected"
    trail = list(dict.fromkeys(reversed(picture.trail)))
    heat = tuple(
        Heat(cell, "surface", "same", 1 - age / len(trail))
        for age, cell in enumerate(trail)
        if cell not in grounds
    )
    discs: tuple[Disc, ...] = ()
    if detail >= Detail.CANDIDATES:
        discs = tuple(Disc(cell, digit, "strike", True) for cell, digit in picture.removed)
    return Overlay(tuple(Ground(*ground) for ground in grounds.items()), discs, heat=heat)
