"""How many cells each étape of staged deduction fills, to predict and check."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ...core.grid import Grid
from ...solve.classic.staged import STAGES, filled_by_rule
from ...solve.stream import Options

NEVER: Final = len(STAGES)
"""In the place of an étape's number: none of them fills the board."""


class Reached(NamedTuple):
    """A board's filled cells in the end, for the étapes up to each of them."""

    filled: tuple[int, ...]
    cells: int

    @property
    def finished_by(self) -> int:
        """The number of the first étape that fills the board, or `NEVER`."""
        return self.filled.index(self.cells) if self.cells in self.filled else NEVER


class Answers(NamedTuple):
    """The étapes' ids, and their results for each board."""

    stages: tuple[str, ...]
    boards: tuple[Reached, ...]


def answers(boards: Sequence[Grid]) -> Answers:
    """Run staged deduction on boards with more and more étapes."""
    return Answers(
        tuple(stage.id for stage in STAGES),
        tuple(
            Reached(tuple(filled_by_rule(board, Options()).values()), len(board.values))
            for board in boards
        ),
    )
