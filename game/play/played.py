"""What was done in a game, in order and with its time: all that a save is replayed from."""

from collections.abc import Iterable
from typing import NamedTuple

from game.core.value import Value
from game.play.history import History
from game.play.move import Move
from game.play.state import State, apply


class GoTo(Value):
    """Go to the state after so many of the moves that the history holds: undo, redo, rewind."""

    position: int


class Played(NamedTuple):
    """A move, or a way through the history, and when it was made."""

    what: Move | GoTo
    at: int | None
    """Milliseconds of play; `None` where a save of the first version did not tell."""


def replay(start: State, capacity: int | None, played: Iterable[Played]) -> History[State, Move]:
    """Return the history that was played from a state.

    Raises `GivenLockedError` for a move that cannot be made, and `IndexError` for a position that
    the history does not have.
    """
    history: History[State, Move] = History(start, capacity)
    for what, _ in played:
        if isinstance(what, GoTo):
            history.go_to(what.position)
        else:
            history.push(what, apply(history.state, what))
    return history
