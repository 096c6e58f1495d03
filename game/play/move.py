"""The moves: every change of a board that undo takes back, as a frozen value."""

from dataclasses import dataclass

from game.play.intents import Tool


@dataclass(frozen=True, slots=True)
class Place:
    """Write a digit into cells; with `clean` their peers lose it from their notes."""

    cells: tuple[int, ...]
    digit: int
    clean: bool


@dataclass(frozen=True, slots=True)
class EraseEntries:
    """Open cells that hold entries."""

    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EraseNotes:
    """Take all notes off cells."""

    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SetNote:
    """Write a note of one kind into cells, or take it off."""

    cells: tuple[int, ...]
    digit: int
    tool: Tool
    present: bool


@dataclass(frozen=True, slots=True)
class FillAll:
    """Write the candidates that the rules allow into all open cells as corner notes."""


@dataclass(frozen=True, slots=True)
class StartAgain:
    """Go back to the givens."""


@dataclass(frozen=True, slots=True)
class ApplyStep:
    """Make the placements and eliminations of a step, each a cell and a digit."""

    placements: tuple[tuple[int, int], ...]
    eliminations: tuple[tuple[int, int], ...]
    clean: bool


@dataclass(frozen=True, slots=True)
class MendNotes:
    """Set both kinds of notes of a cell: the correction that a hint proposes."""

    cell: int
    corner: int
    centre: int


@dataclass(frozen=True, slots=True)
class RevealDigit:
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
