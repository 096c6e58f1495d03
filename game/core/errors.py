"""Errors of the rules: each quotes the offending text and place, and has a message key.

The text of an error is for developers and logs; what a player reads is rendered by
`game.messages` from `key` and `arguments`.
"""

from typing import Any

from .message import Message, quotable


class SudokuError(ValueError):
    """Something given to Nonet is not valid."""

    key = "error.sudoku"

    def __init__(self, text: str, /, **arguments: str | int | Message) -> None:
        super().__init__(text)
        self.arguments = quotable(arguments)
        """Values for the placeholders of the message `key`, texts shortened."""

    @property
    def message(self) -> Message:
        """The message for the player."""
        return Message(self.key, tuple(self.arguments.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the content, since the class may be created with other arguments."""
        return _unpickled, (type(self), self.args), vars(self)


def _unpickled(kind: type[SudokuError], arguments: tuple[Any, ...]) -> SudokuError:
    return kind.__new__(kind, *arguments)


class CellNameError(SudokuError):
    """A text does not name a cell of the board."""

    key = "error.cell_name"

    def __init__(self, name: str, size: int) -> None:
        super().__init__(f"{name!r} names no cell: r1c1 to r{size}c{size}", name=name, size=size)


class ShapeError(SudokuError):
    """A text is not a shape of a board."""

    key = "error.shape"

    def __init__(self, code: str) -> None:
        super().__init__(f"{code!r} is no shape of a board", code=code)


class ClassicOnlyError(SudokuError):
    """A feature works only for 9x9 boards with usual boxes; `what` names it."""

    key = "error.classic_only"

    def __init__(self, what: str, shape: str) -> None:
        super().__init__(f"{what} is not for {shape}", what=what, shape=shape)


class HousesOnlyError(SudokuError):
    """A feature does not support constraints; `what` names it."""

    key = "error.houses_only"

    def __init__(self, what: str) -> None:
        super().__init__(f"{what} knows no constraints", what=what)


class DigitError(SudokuError):
    """A number is not a digit of the board."""

    key = "error.digit"

    def __init__(self, value: object, size: int) -> None:
        super().__init__(f"{value!r} is no digit from 1 to {size}", value=str(value), size=size)


class GridSizeError(SudokuError):
    """A board has the wrong number of cells."""

    key = "error.grid_size"

    def __init__(self, found: int, expected: int) -> None:
        super().__init__(
            f"a board has {expected} cells, this one has {found}", found=found, expected=expected
        )


class GridTextError(SudokuError):
    """A character in the text of a board is not a cell; `position` counts from 1."""

    key = "error.grid_text"

    def __init__(self, character: str, position: int) -> None:
        super().__init__(
            f"character {position} is {character!r}: expected a digit, or one of . 0 - _ *",
            character=character,
            position=position,
        )


class GivenLockedError(SudokuError):
    """A move would change a given."""

    key = "error.given_locked"

    def __init__(self, cell_name: str, digit: int) -> None:
        super().__init__(
            f"{cell_name} is a given ({digit}) and cannot be changed", cell=cell_name, digit=digit
        )
