"""What kinds share that speak of the whole board: a link says them with a yes."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from game.core.constraints.kind import Kind, LinkReader
from game.core.constraints.value import Constraint

if TYPE_CHECKING:
    from game.core.geometry import Geometry


class WholeKind(Kind):
    """A kind without cells and numbers."""

    least = 0

    def read(self, name: str, item: Any, link: LinkReader) -> Iterable[Constraint]:
        """Return the rule."""
        return [Constraint(self.word)]

    def write(self, one: Constraint, board: "Geometry") -> tuple[str, Any]:
        """Return the yes."""
        return self.links[0], True
