"""The moves: every change of a board that undo takes back, as a frozen value."""

from game.core.value import Value
from game.play.intents import Tool


class Place(Value):
    """Write a digit into cells; with `clean` their peers lose it from their notes."""

    cells: tuple[int, ...]
    digit: int
    clean: bool


class EraseEntries(Value):
    """Open cells that hold entries."""

    cells: tuple[int, ...]


class EraseNotes(Value):
    """Take all notes off cells."""

    cells: tuple[int, ...]


class SetNote(Value):
    """Write a note of one kind into cells, or take it off."""

    cells: tuple[int, ...]
    digit: int
    tool: Tool
    present: bool


class FillAll(Value):
    """Write the candidates that the rules allow into all open cells as corner notes."""


class StartAgain(Value):
    """Go back to the givens."""


class ApplyStep(Value):
    """Make the placements and eliminations of a step, each a cell and a digit."""

    placements: tuple[tuple[int, int], ...]
    eliminations: tuple[tuple[int, int], ...]
    clean: bool


class MendNotes(Value):
    """Set both kinds of notes of a cell: the correction that a hint proposes."""

    cell: int
    corner: int
    centre: int


class RevealDigit(Value):
    """Write the right digit into a cell for the player."""

    cell: int
    digit: int
    clean: bool


Move = (
    Place
    | EraseEntries
    | EraseNotes
    | SetNote
    | FillAll
    | StartAgain
    | ApplyStep
    | MendNotes
    | RevealDigit
)
