"""What was done in a game, in order and with its time: all that a save is replayed from."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from ..core.errors import GivenLockedError, SudokuError
from ..core.value import Value
from .history import History
from .moves import Move
from .state import State, apply


class PlayedError(SudokuError):
    """Something that is told to have been played cannot be; `number` counts from 1."""

    key = "error.played"

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"move {number}: {reason}", n=number, reason=reason)


class GoTo(Value):
    """Go to the state after so many of the moves that the history holds: undo, redo, rewind."""

    position: int


class GoKeeping(Value):
    """Go there too, but keep every digit on the board: undo and redo of a scored game.

    With `clean` the peers of digits that are kept lose them from their notes.
    """

    position: int
    clean: bool


class Missed(Value):
    """Enter a wrong digit in a scored game, which takes it off the board again."""

    cell: int
    digit: int


class Named(Value):
    """Learn from a hint what a step places and rules out, in a scored game."""

    placements: tuple[tuple[int, int], ...]
    eliminations: tuple[tuple[int, int], ...]


class OutOfTime(Value):
    """Lose a life to time, in a stage of a marathon, at the moment that its allowance ran out."""


class Played(NamedTuple):
    """A move, a way through the history, or what only counts; and when it was made."""

    what: Move | GoTo | GoKeeping | Missed | Named | OutOfTime
    at: int | None
    """Milliseconds of play; `None` where a save of the first version did not tell."""


COUNTED: Final = (Missed, Named, OutOfTime)
"""What changes no board."""


def replay(start: State, capacity: int | None, played: Iterable[Played]) -> History[State, Move]:
    """Return the history that was played from a state.

    Raises `PlayedError` for a move that cannot be made, and for a position that the history does
    not have.
    """
    history: History[State, Move] = History(start, capacity)
    for _ in retrace(history, played):
        pass
    return history


def retrace(
    history: History[State, Move], played: Iterable[Played]
) -> Iterator[History[State, Move]]:
    """Play on from a history, which is yielded after each thing that was played.

    Raises as `replay` does.
    """
    for number, (what, _) in enumerate(played, 1):
        try:
            if isinstance(what, GoTo):
                history.go_to(what.position)
            elif isinstance(what, GoKeeping):
                there, values = history.state_at(what.position), history.state.values
                history.go_to(what.position, there.with_digits_of(values, clean=what.clean))
            elif not isinstance(what, COUNTED):
                history.push(what, apply(history.state, what))
        except (GivenLockedError, IndexError) as error:
            raise PlayedError(number, str(error)) from error
        yield history
