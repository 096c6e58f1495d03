"""From what a file tells of a puzzle to the game that is played of it."""

from typing import TYPE_CHECKING, NamedTuple

from game.core.digits import NO_DIGITS
from game.core.grid import Grid
from game.core.rules import Puzzle
from game.formats.document import Entry, Feature

if TYPE_CHECKING:
    from game.play.session import Session
    from game.play.state import State


class Position(NamedTuple):
    """A puzzle, and the board as a file has it where that is further on."""

    puzzle: Puzzle
    start: "State | None" = None


def position_of(entry: Entry) -> Position:
    """Return the game of a puzzle in a file; `FormatError` names rules that nobody knows here.

    Where a file tells no digit as given, all are. Candidates that are gone are told by notes.
    """
    from game.play.state import State

    board = Grid(entry.board.values, None, entry.board.geometry)
    placed = {cell for cell in entry.placed if board.values[cell]}
    if len(placed) == board.filled:
        placed = set()
    values = [0 if cell in placed else value for cell, value in enumerate(board.values)]
    puzzle = Puzzle(Grid(values, None, board.geometry))
    none = (NO_DIGITS,) * len(values)
    corner, centre = entry.corner or none, entry.centre or none
    if Feature.CANDIDATES in entry.features and not (entry.corner or entry.centre):
        corner = entry.grid.candidates
    if not placed and corner == none and centre == none:
        return Position(puzzle)
    # Under a digit there are no notes.
    corner, centre = (
        tuple(NO_DIGITS if value else mask for mask, value in zip(notes, board.values, strict=True))
        for notes in (corner, centre)
    )
    return Position(puzzle, State(puzzle, board.values, corner, centre, none))


def entry_of(session: "Session") -> Entry:
    """Return a game as a file tells it: what is given and placed, and its notes."""
    state = session.state
    has_notes = any(state.corner), any(state.centre)
    return Entry(
        state.grid,
        frozenset(state.entries),
        state.centre if has_notes[1] else (),
        state.corner if has_notes[0] else (),
        title=session.view().title,
    )
