"""How far each étape of staged deduction comes on boards, to be predicted and checked."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ...core.grid import Grid
from ...solve.classic.staged import STAGES, filled_by_rule
from ...solve.stream import Options

NEVER: Final = len(STAGES)
"""In the place of an étape's number: none of them fills the board."""


class Reached(NamedTuple):
    """The cells of a board that are filled in the end, with the étapes up to each of them."""

    filled: tuple[int, ...]
    cells: int

    @property
    def finished_by(self) -> int:
        """The number of the first étape with which the board is full, or `NEVER`."""
        return self.filled.index(self.cells) if self.cells in self.filled else NEVER


class Answers(NamedTuple):
    """The étapes' ids, and what they reach on each board."""

    stages: tuple[str, ...]
    boards: tuple[Reached, ...]


def answers(boards: Sequence[Grid]) -> Answers:
    """Let staged deduction work on boards with ever more étapes."""
    return Answers(
        tuple(stage.id for stage in STAGES),
        tuple(
            Reached(tuple(filled_by_rule(board, Options()).values()), len(board.values))
            for board in boards
        ),
    )
