"""From a session's parts to the whole view that a screen shows."""

from typing import TYPE_CHECKING

from ..core.digits import NO_DIGITS, Digit
from ..core.geometry import CLASSIC
from .adviser import Adviser
from .hint_card import PATTERN, hint_card
from .hints import ShownHint
from .history import History
from .interpret import Table
from .ledger import Ledger
from .move import Move
from .notes import position
from .saved import SavedGame
from .state import State
from .view import GameView, HintCard, Status
from .viewing import impossible_digits, view_cells

if TYPE_CHECKING:
    from .arcade.scored import ScoredView


def look(
    game: SavedGame,
    table: Table,
    history: History[State, Move],
    ledger: Ledger,
    adviser: Adviser,
    *,
    status: Status,
    elapsed: int,
    scored: "ScoredView | None" = None,
) -> GameView:
    """Return what a screen shows of a game."""
    state, selection, options, solution = table
    givens = game.puzzle.givens
    hint = adviser.shown
    size = givens.geometry.size
    return GameView(
        status=status,
        geometry=givens.geometry,
        cells=view_cells(state, selection, options, solution, hint),
        cursor=selection.cursor,
        tool=selection.effective_tool,
        armed=None if selection.armed is None else Digit(selection.armed),
        remaining=tuple(max(0, size - state.values.count(d)) for d in range(1, size + 1)),
        dimmed=impossible_digits(state, selection) if options.dim_pad else NO_DIGITS,
        elapsed=elapsed,
        score=ledger.score(state, solution, options),
        mistakes=ledger.tally.mistakes,
        mistakes_shown=ledger.shows_mistakes(solution, options),
        hints=ledger.helped,
        hint=None if hint is None else _card(table, hint, is_scored=game.rules.is_scored),
        thinking=adviser.is_thinking,
        can_undo=history.can_undo,
        can_redo=history.can_redo,
        level=game.level,
        puzzle_id=game.puzzle.id,
        title=game.title,
        clues=givens.filled,
        erased=len(givens.values) - givens.filled,
        open_cells=state.values.count(0),
        unique=solution is not None,
        options=options,
        rules=game.rules,
        aim=None if selection.aim is None else Digit(selection.aim),
        drawing=selection.aim is not None or selection.pen is not None,
        joins=state.paint.joins,
        struck=state.paint.struck,
        trying=state.trial is not None,
        checkpoints=tuple(name for name, _ in state.checkpoints),
        scored=scored,
    )


def _card(table: Table, hint: ShownHint, *, is_scored: bool) -> HintCard:
    drawn = hint.hint.step is not None and hint.stage >= PATTERN
    geometry = table.state.puzzle.givens.geometry
    found_at = position(table.state, table.solution) if drawn else None
    unique = table.solution is not None
    return hint_card(
        hint,
        geometry,
        can_reveal=unique,
        # Exercises are classic ones, and no second board is shown beside a scored game.
        can_see=unique and geometry == CLASSIC and not is_scored,
        position=found_at,
    )
