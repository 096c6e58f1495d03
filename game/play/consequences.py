"""The events of a move, derived from the states before and after it."""

from ..core.geometry import HouseKind
from ..core.message import Message, message
from ..core.naming import conflict_words, house_words, listed, places_words
from ..core.rules import Conflict, conflicts_of_move
from . import game_events, moves
from .game_events import Event
from .moves import Move
from .options import ConflictDisplay
from .selection import Selection
from .state import State, changed_cells

USUAL = (HouseKind.ROW, HouseKind.COLUMN, HouseKind.BOX)
"""The kinds of houses whose names say where they are."""


def events_of(
    move: Move,
    before: State,
    after: State,
    *,
    display: ConflictDisplay,
    wrong: frozenset[int],
) -> tuple[Event, ...]:
    """Return the events of a move; `wrong` are the entries known to differ from the solution."""
    changed = changed_cells(before, after)
    match move:
        case moves.Place(cells, digit, _):
            found: tuple[Event, ...] = tuple(
                _placed_event(after, cell, digit, display, wrong) for cell in cells
            )
            return found + _finished(before, after, cells)
        case moves.RevealDigit(cell, digit, _):
            return (game_events.Revealed(cell, digit), *_finished(before, after, (cell,)))
        case moves.ApplyStep(placements, eliminations, _):
            # Candidates that nobody has noted go unseen: the event tells where they were.
            targets = {cell for cell, _ in (*placements, *eliminations)}
            return (
                game_events.HintApplied(tuple(sorted(targets))),
                *_finished(before, after, tuple(cell for cell, _ in placements)),
            )
        case moves.SetNote(cells, digit, tool, present):
            return (game_events.NotesChanged(cells, digit, tool, present),)
        case moves.MendNotes():
            return (game_events.HintApplied(changed),)
        case moves.EraseEntries(cells) | moves.EraseNotes(cells):
            return (game_events.Erased(cells),)
        case moves.FillAll():
            return (game_events.NotesFilled(changed),)
        case moves.StartAgain():
            return (game_events.Restarted(changed),)
        case moves.Colour() | moves.Connect() | moves.ErasePaint() | moves.StrikeSet():
            return (game_events.Painted(changed),)
        case _:
            return (game_events.Branched(changed),)


def conflict_message(
    state: State, cells: tuple[int, ...], conflicts: tuple[Conflict, ...]
) -> Message:
    """Return a message for every rule that a digit in some cells breaks."""
    geometry = state.puzzle.givens.geometry
    broken = any(conflict.message is not None for conflict in conflicts)
    if broken and all(conflict.message is not None for conflict in conflicts):
        return message("constraint.broken", what=conflict_words(conflicts, geometry))
    if broken or len(cells) > 1:
        return message("play.conflicts", conflicts=conflict_words(conflicts, geometry))
    places = places_words(conflicts, geometry, cells[0])
    if all(conflict.house.kind in USUAL for conflict in conflicts):
        # The cells are marked on the board.
        places = listed([house_words(conflict.house) for conflict in conflicts])
    return message("play.conflict", digit=geometry.symbol_for(conflicts[0].digit), places=places)


def selection_events(before: Selection, after: Selection) -> tuple[Event, ...]:
    """Return the events for the differences between two selections."""
    events: list[Event] = []
    if (before.cursor, before.cells) != (after.cursor, after.cells):
        events.append(game_events.SelectionChanged())
    if before.effective_tool is not after.effective_tool:
        events.append(game_events.ToolChanged(after.effective_tool))
    if before.armed != after.armed:
        events.append(game_events.DigitArmed(after.armed))
    return tuple(events)


def _placed_event(
    after: State, cell: int, digit: int, display: ConflictDisplay, wrong: frozenset[int]
) -> game_events.DigitPlaced:
    if display is ConflictDisplay.OFF:
        return game_events.DigitPlaced(cell, digit)
    broken = conflicts_of_move(after.grid, cell, digit)
    return game_events.DigitPlaced(cell, digit, broken, wrong=bool(broken) or cell in wrong)


def _finished(before: State, after: State, cells: tuple[int, ...]) -> tuple[Event, ...]:
    """Return the houses and digits that entries completed without a conflict."""
    geometry = after.puzzle.givens.geometry
    found: list[Event] = []
    seen: set[int] = set()
    for cell in cells:
        for index in geometry.houses_of[cell]:
            house = geometry.houses[index].cells
            if index not in seen and _holds_all(after, house) and not _holds_all(before, house):
                found.append(game_events.HouseFinished(index, cell, house))
                seen.add(index)
    for digit, cell in {after.values[cell]: cell for cell in cells}.items():
        places = tuple(c for c, value in enumerate(after.values) if value == digit)
        touched = {house for c in places for house in geometry.houses_of[c]}
        if len(places) == geometry.size and len(touched) == len(geometry.houses):
            found.append(game_events.DigitFinished(digit, cell, places))
    return tuple(found)


def _holds_all(state: State, house: tuple[int, ...]) -> bool:
    digits = {state.values[cell] for cell in house}
    return len(digits) == len(house) and 0 not in digits
