"""From a game to the cells a screen shows."""

from typing import Any

from ..core.digits import Digit, Mask
from ..core.grid import Grid
from ..core.rules import degrees_of_freedom
from .cell_view import CellView
from .hint_card import Marks, hint_marks
from .hints import ShownHint
from .mistakes import conflict_cells
from .options import ConflictDisplay, Options
from .selection import Selection
from .state import State


def impossible_digits(state: State, selection: Selection) -> Mask:
    """Return the digits that the rules leave to no selected open cell; none without such a cell."""
    candidates = state.grid.candidates
    open_cells = [cell for cell in selection.cells if not state.values[cell]]
    if not open_cells:
        return Mask(0)
    possible = 0
    for cell in open_cells:
        possible |= candidates[cell]
    return Mask(state.puzzle.givens.geometry.all_digits & ~possible)


def view_cells(
    state: State,
    selection: Selection,
    options: Options,
    solution: Grid | None,
    hint: ShownHint | None,
) -> tuple[CellView, ...]:
    """Return the view of every cell."""
    grid = state.grid
    geometry = grid.geometry
    givens = state.puzzle.givens.values
    values = state.values
    lone = len(selection.cells) == 1 and selection.cursor in selection.cells
    peers = frozenset(geometry.peers[selection.cursor]) if lone and options.show_peers else ()
    looked_at = selection.armed or (values[selection.cursor] if lone else 0)
    if not options.show_same:
        looked_at = selection.armed or 0
    bit = 1 << (looked_at - 1) if looked_at else 0
    broken: frozenset[int] = frozenset()
    if options.conflicts is not ConflictDisplay.OFF:
        broken = conflict_cells(grid)
    right = values
    if options.conflicts is ConflictDisplay.SOLUTION and solution is not None:
        right = solution.values
    freedom = degrees_of_freedom(grid) if options.show_freedom else None
    marks = Marks() if hint is None else hint_marks(hint, geometry)
    hinted = _by_cell(marks)
    painted, tried = state.paint.masks(), state.tried
    spots: dict[int, tuple[tuple[Digit, int], ...]] = {}
    for (cell, digit), mask in state.paint.colours:
        if digit:
            spots[cell] = (*spots.get(cell, ()), (Digit(digit), mask))
    cells = []
    for cell, value in enumerate(values):
        corner, centre = state.corner[cell], state.centre[cell]
        cells.append(
            CellView(
                digit=value,
                given=givens[cell] != 0,
                corner=corner,
                centre=centre,
                selected=cell in selection.cells,
                cursor=cell == selection.cursor,
                peer=cell in peers,
                same=bool(looked_at) and value == looked_at,
                same_notes=Mask((corner | centre) & bit),
                colours=painted.get((cell, 0), 0),
                spots=spots.get(cell, ()) if not value else (),
                pen=selection.pen[1] if selection.pen and selection.pen[0] == cell else None,
                guess=cell in tried,
                conflict=cell in broken,
                wrong=value != 0 and value != right[cell],
                freedom=freedom[cell] if freedom is not None and not value else None,
                hint_area=cell in marks.area,
                hint_focus=cell in marks.focus,
                **hinted.get(cell, {}),
            )
        )
    return tuple(cells)


def _by_cell(marks: Marks) -> dict[int, dict[str, Any]]:
    """Return the remaining fields of the cells that a hint marks."""
    found: dict[int, dict[str, Any]] = {}
    for cell, digit in marks.digits:
        found.setdefault(cell, {})["hint_digit"] = digit
    for cell, digit, role in marks.roles:
        fields = found.setdefault(cell, {})
        fields["hint_roles"] = (*fields.get("hint_roles", ()), (digit, role))
    for cell, digit in marks.struck:
        fields = found.setdefault(cell, {})
        fields["hint_struck"] = Mask(fields.get("hint_struck", 0) | 1 << (digit - 1))
    return found
