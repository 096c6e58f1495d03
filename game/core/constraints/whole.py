"""What kinds share that speak of the whole board: a link says them with a yes."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..constraint import Constraint
from .clause import Clause
from .gesture import Gesture
from .kind import Kind

if TYPE_CHECKING:
    from ..geometry import Geometry


class WholeKind(Kind):
    """A kind without cells and numbers."""

    least = 0
    gesture = Gesture.SWITCH

    def parse(self, spec: Constraint, board: "Geometry") -> Iterable[Clause]:
        """Return the rule."""
        return [Clause(self.word)]

    def write(self, one: Clause, board: "Geometry") -> Constraint:
        """Return the yes."""
        return Constraint(self.links[0])
