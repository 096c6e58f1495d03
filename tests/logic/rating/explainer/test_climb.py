from collections.abc import Callable

from game.core.grid import Grid
from game.logic.rating.explainer.climb import Rule, Scale
from game.logic.rating.explainer.position import AREA, Position
from game.logic.sets import CandidateSet, bits
from game.solve.exact import solve

HARD = Grid.parse(
    "........1.......2...3..4........31......5....25......6..1.6.4...7....3...8.52...."
)


def wrong(position: Position) -> CandidateSet:
    """Return a candidate that is not in the solution."""
    solution = solve(HARD)
    assert solution is not None
    return next(
        1 << AREA * digit + cell
        for digit, plane in enumerate(position.board().planes)
        for cell in bits(plane)
        if solution.values[cell] != digit + 1
    )


def test_what_is_late_is_tried_only_before_what_would_raise_the_rating() -> None:
    told: list[str] = []

    def finds(name: str, times: int) -> Callable[[Position], CandidateSet]:
        def find(position: Position) -> CandidateSet:
            if told.count(name) == times:
                return 0
            told.append(name)
            return wrong(position)

        return find

    rules = (
        Rule(70, "opening", finds("opening", 1)),
        Rule(75, "late", finds("late", 2), late=True),
        Rule(80, "other", finds("other", 2), longer=True),
        Rule(90, "highest", finds("highest", 1)),
    )
    climb = Scale(rules).climb(HARD)
    # Once its rating is reached it waits until something would raise the rating.
    assert told == ["opening", "late", "other", "late", "other", "highest"]
    assert climb.rating == 90
    told.clear()
    raised = (Rule(80, "raising", finds("raising", 1)), *rules[1:])
    Scale(raised).climb(HARD)
    assert told == ["raising", "other", "other", "highest", "late", "late"]
