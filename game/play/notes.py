"""How the finder uses the player's notes: whether they are complete, and sound."""

from typing import NamedTuple

from ..core.digits import Mask
from ..core.grid import Grid
from .moves import MendNotes
from .state import State


class NoteMistake(NamedTuple):
    """A cell with misleading notes: `digit` is a note the rules forbid, 0 if one is missing."""

    cell: int
    digit: int


def notes_shown(state: State) -> bool:
    """Whether at least half of the empty cells have notes, so that naked singles are visible."""
    open_cells = [cell for cell, value in enumerate(state.values) if not value]
    noted = sum(1 for cell in open_cells if state.corner[cell] or state.centre[cell])
    return noted * 2 >= len(open_cells) > 0


def full_notes(state: State) -> tuple[Mask, ...] | None:
    """Return the notes if they list candidates: one kind of them in every empty cell.

    Notes in some cells alone, such as pairs in a box, say nothing about the digits they lack.
    """
    for notes in (state.corner, state.centre):
        if all(mask or value for mask, value in zip(notes, state.values, strict=True)):
            return notes
    return None


def note_mistake(state: State, solution: Grid | None) -> NoteMistake | None:
    """Return the first cell whose full notes lack its digit, else the first with a dead note."""
    notes = full_notes(state)
    if notes is None or solution is None:
        return None
    open_cells = [cell for cell, value in enumerate(state.values) if not value]
    for cell in open_cells:
        if not notes[cell] >> (solution.values[cell] - 1) & 1:
            return NoteMistake(cell, 0)
    candidates = state.grid.candidates
    for cell in open_cells:
        dead = notes[cell] & ~candidates[cell]
        if dead:
            return NoteMistake(cell, (dead & -dead).bit_length())
    return None


def position(state: State, solution: Grid | None) -> Grid:
    """Return the board for the finder, with the remaining candidates.

    Full notes are trusted if `note_mistake` finds nothing wrong with them, which needs the
    solution; otherwise candidates follow from the rules and applied steps.
    """
    grid = state.grid
    notes = full_notes(state) if solution is not None else None
    masks = [mask & ~gone for mask, gone in zip(grid.candidates, state.eliminated, strict=True)]
    if notes is not None:
        masks = [mask & note for mask, note in zip(masks, notes, strict=True)]
    return Grid(grid.values, masks, grid.geometry)


def mended_notes(state: State, mistake: NoteMistake) -> MendNotes:
    """Return the move that corrects notes; for a missing note, all candidates come back.

    No less, since the missing digit alone would give away the solution's.
    """
    cell = mistake.cell
    candidates = state.grid.candidates[cell]
    corner, centre = state.corner[cell] & candidates, state.centre[cell] & candidates
    if not mistake.digit:
        if full_notes(state) is state.corner:
            corner = candidates
        else:
            centre = candidates
    return MendNotes(cell, corner, centre)
