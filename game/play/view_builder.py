"""Builds the view of a game in progress."""

from typing import Any

from ..core.digits import NO_DIGITS, Digit, Mask
from ..core.geometry import CLASSIC
from ..core.rules import degrees_of_freedom
from .cell_view import CellView
from .hint_card import PATTERN, Marks, hint_card, hint_marks
from .hints import ShownHint
from .interpret import Table
from .live_game import LiveGame
from .mistakes import conflict_cells
from .notes import position
from .options import ConflictDisplay
from .selection import Selection
from .state import State
from .view import GameView, HintCard


def build_view(game: LiveGame, elapsed: int) -> GameView:
    """Return what a screen shows of a game; `elapsed` is in whole seconds."""
    begun, history, ledger = game.begun, game.history, game.ledger
    table = game.table
    state, selection, options, solution, _ = table
    givens = begun.puzzle.givens
    hint = game.adviser.shown
    size = givens.geometry.size
    scored = None
    if game.judging is not None:
        scored = game.judging.scored.view(
            game.timer.milliseconds,
            helped=ledger.tally.helped,
            won=ledger.win is not None,
            lost=ledger.is_lost,
        )
    return GameView(
        status=game.status,
        geometry=givens.geometry,
        cells=_cells(table, None if hint is None else hint_marks(hint, givens.geometry)),
        cursor=selection.cursor,
        tool=selection.effective_tool,
        armed=None if selection.armed is None else Digit(selection.armed),
        remaining=tuple(max(0, size - state.values.count(d)) for d in range(1, size + 1)),
        dimmed=_impossible_digits(state, selection) if options.dim_pad else NO_DIGITS,
        elapsed=elapsed,
        mistakes=ledger.tally.mistakes,
        mistakes_shown=ledger.shows_mistakes(solution, options),
        hints=ledger.helped,
        hint=None if hint is None else _hint_card(table, hint, is_scored=begun.rules.is_scored),
        thinking=game.adviser.is_thinking,
        can_undo=history.can_undo and not game.is_settled(history.moves[: history.position]),
        can_redo=history.can_redo and not game.is_settled(history.moves[history.position :]),
        level=begun.level,
        puzzle_id=begun.puzzle.id,
        title=begun.title,
        clues=givens.filled,
        erased=len(givens.values) - givens.filled,
        open_cells=state.values.count(0),
        unique=solution is not None,
        options=options,
        rules=begun.rules,
        aim=None if selection.aim is None else Digit(selection.aim),
        drawing=selection.aim is not None or selection.pen is not None,
        joins=state.paint.joins,
        struck=state.paint.struck,
        trying=state.trial is not None,
        checkpoints=tuple(name for name, _ in state.checkpoints),
        told=begun.told,
        scored=scored,
    )


def _hint_card(table: Table, hint: ShownHint, *, is_scored: bool) -> HintCard:
    drawn = hint.hint.step is not None and hint.stage >= PATTERN
    geometry = table.state.puzzle.givens.geometry
    unique = table.solution is not None
    return hint_card(
        hint,
        geometry,
        can_reveal=unique,
        # Exercises are classic ones, and no second board is shown beside a scored game.
        can_see=unique and geometry == CLASSIC and not is_scored,
        position=position(table.state, table.solution) if drawn else None,
    )


def _impossible_digits(state: State, selection: Selection) -> Mask:
    """Return the digits impossible in every selected empty cell; none without such a cell."""
    candidates = state.grid.candidates
    open_cells = [cell for cell in selection.cells if not state.values[cell]]
    if not open_cells:
        return NO_DIGITS
    possible = 0
    for cell in open_cells:
        possible |= candidates[cell]
    return Mask(state.puzzle.givens.geometry.all_digits & ~possible)


def _cells(table: Table, marks: Marks | None) -> tuple[CellView, ...]:
    """Return the view of every cell, in reading order; `marks` are those of a hint."""
    state, selection, options, solution, _ = table
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
    marks = Marks() if marks is None else marks
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
    """Return the further fields of the cells that a hint marks."""
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
