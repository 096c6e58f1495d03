"""What kinds for the whole board share: links have them as flags."""

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
        """Return the flag."""
        return Constraint(self.links[0])
