"""Even and odd cells: a square has an even digit, a circle an odd one."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from game.core.constraints.kind import Kind, LinkReader
from game.core.constraints.lines import names
from game.core.constraints.marks import Ink, Mark, Spot, middle
from game.core.constraints.rule import Only, Rule
from game.core.constraints.value import Constraint
from game.core.digits import Cell

if TYPE_CHECKING:
    from game.core.geometry import Geometry


class ParityKind(Kind):
    """A cell, or several, with digits that halve or do not."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.links = (word,)

    def relations(
        self, one: Constraint, board: "Geometry", every: Sequence[Constraint]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return the digits that each of its cells may hold."""
        first = 2 if self.word == "even" else 1
        mask = sum(1 << digit - 1 for digit in range(first, board.size + 1, 2))
        return [((cell,), Only(mask, board.size)) for cell in one.cells]

    def marks(
        self, one: Constraint, board: "Geometry", every: Sequence[Constraint]
    ) -> Iterable[Mark]:
        """Return a square or a circle in each cell."""
        square = self.word == "even"
        return [Spot(middle(c, board.size), 0.4, Ink.FAINT, square=square) for c in one.cells]

    def read(self, name: str, item: Any, link: LinkReader) -> Iterable[Constraint]:
        """Return the cell of an item."""
        return [Constraint(self.word, (link.cell(item["cell"]),))]

    def write(self, one: Constraint, board: "Geometry") -> tuple[str, Any]:
        """Return its cell."""
        return self.word, {"cell": names(one.cells, board)[0]}


KINDS = (ParityKind("even"), ParityKind("odd"))
