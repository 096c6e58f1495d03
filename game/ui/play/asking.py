"""Asks, if the player wants it, why a digit that was just entered follows."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...core.digits import Digit
from ...core.geometry import CLASSIC
from ...core.grid import Grid
from ...learn.proof import is_plain
from ...learn.questions import DealProof
from ...logic.step import Candidate
from ...play.game_events import DigitPlaced, Event
from ...play.view import Status

if TYPE_CHECKING:
    from ...play.session import Session


def proof_to_ask(session: "Session", events: Sequence[Event]) -> DealProof | None:
    """Return the question why an entry follows; None if there is nothing to ask.

    It asks only about a single correct digit that follows from those on the board. Wrong digits
    elsewhere count as empty.
    """
    placed = [event for event in events if isinstance(event, DigitPlaced)]
    solution, state = session.solution, session.state
    if len(placed) != 1 or solution is None or state.grid.geometry != CLASSIC:
        return None
    cell, digit = placed[0].cell, placed[0].digit
    if solution.values[cell] != digit or session.status is not Status.PLAYING:
        return None
    kept = (
        value if value == solution.values[at] and at != cell else 0
        for at, value in enumerate(state.values)
    )
    board, candidate = Grid(bytes(kept)), Candidate(CLASSIC.cells[cell], Digit(digit))
    if not is_plain(board, candidate):
        return None
    givens = sum(1 << at for at, value in enumerate(state.puzzle.givens.values) if value)
    return DealProof(board, givens, solution, candidate)
