"""Same-difference lines: consecutive digits on the line all differ by the same number."""

from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ...digits import Cell
from ..clause import Clause
from ..kind import Case, Example
from ..lines import LineKind
from ..marks import Ink, Mark, Track, through
from ..meaning import AtOnce, Digits, along
from ..rule import Automaton, Rule
from ..unrolled import State

if TYPE_CHECKING:
    from ...geometry import Geometry


class SameSteps(Automaton):
    """Digits that go up or down by the same number, which is not given."""

    start = ()

    def step(self, state: State, digit: int, place: int) -> Hashable | None:
        """Store the digit, and its difference from the one before it."""
        if not state:
            return (digit,)
        step = abs(digit - state[0])
        return (digit, step) if step == (state[1:] or (step,))[0] else None


@cache
def same_steps(size: int) -> SameSteps:
    """Return the shared, cached rule."""
    return SameSteps(size)


class SameDifferenceKind(LineKind):
    """A line with equal steps between consecutive cells; two cells demand nothing."""

    word = "same-difference"
    rank = 400
    links = ("samedifferenceline",)
    least = 3
    shown = Case(
        "same-difference:r4c2.r4c3.r5c4.r5c5.r5c6",
        "r4c2=2 r4c3=5 r5c4=8 r5c5=5 r5c6=2",
    )
    example = Example(
        (
            "same-difference:r6c2.r7c1.r6c1.r5c2~same-difference:r8c6.r7c5.r7c6~"
            "same-difference:r5c7.r6c8.r6c9~same-difference:r3c9.r4c9.r4c8~"
            "same-difference:r8c9.r8c8.r7c8~same-difference:r5c4.r5c5.r4c6"
        ),
        "1...........2..7......1.4...8.7.5........9.......8..7.....5.69.9.2...1..86.9...4.",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return that its steps are equal."""
        return [(one.cells, same_steps(board.size))]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> AtOnce:
        """Return that all steps between filled cells are equal."""

        def keeps(digits: Digits) -> bool:
            return len({abs(digit - other) for digit, other in along(one, digits)}) < 2

        return AtOnce(keeps)

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return two thin parallel lines."""
        points = through(one.cells, board.size)
        yield Track(points, 0.2)
        yield Track(points, 0.1, Ink.PAPER)


KINDS = (SameDifferenceKind(),)
