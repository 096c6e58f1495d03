"""What was played in a game, in order and with times: a save is replayed from it."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from ..core.errors import GivenLockedError, SudokuError
from ..core.value import Value
from .history import History
from .moves import Move
from .state import State, apply


class PlayedError(SudokuError):
    """Something that was allegedly played is impossible; `number` counts from 1."""

    key = "error.played"

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"move {number}: {reason}", n=number, reason=reason)


class GoTo(Value):
    """Go to the state after a number of moves of the history: undo, redo, rewind."""

    position: int


class GoKeeping(Value):
    """Go there, but keep every digit on the board: undo and redo of a scored game.

    With `clean`, kept digits are removed from their peers' notes.
    """

    position: int
    clean: bool


class Missed(Value):
    """Enter a wrong digit in a scored game, which removes it from the board again."""

    cell: int
    digit: int


class Named(Value):
    """Learn from a hint what a step places and eliminates, in a scored game."""

    placements: tuple[tuple[int, int], ...]
    eliminations: tuple[tuple[int, int], ...]


class OutOfTime(Value):
    """Lose a life to time, in a stage of a marathon, when its allowance runs out."""


class Played(NamedTuple):
    """A move, a change of position in the history, or something to count; and its time."""

    what: Move | GoTo | GoKeeping | Missed | Named | OutOfTime
    at: int | None
    """Milliseconds of play; `None` where a save of the first version did not tell."""


COUNTED: Final = (Missed, Named, OutOfTime)
"""What changes no board."""


def replay(start: State, capacity: int | None, played: Iterable[Played]) -> History[State, Move]:
    """Return the history that results from playing in a state.

    Raises `PlayedError` for an impossible move, and for a position that the history does not have.
    """
    history: History[State, Move] = History(start, capacity)
    for _ in retrace(history, played):
        pass
    return history


def retrace(
    history: History[State, Move], played: Iterable[Played]
) -> Iterator[History[State, Move]]:
    """Continue a history; yield it after each thing that was played.

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
