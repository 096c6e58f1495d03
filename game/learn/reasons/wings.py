"""Why cells are no wing or remote pair."""

from typing import Final

from game.core.geometry import CLASSIC
from game.core.message import message
from game.learn.reasons.reason import Reason, digits_in, figures, filled
from game.learn.verdict import Exercise

TECHNIQUES: Final = frozenset({"xy-wing", "xyz-wing", "remote-pair"})


def why_not(exercise: Exercise, cells: frozenset[int]) -> Reason | None:
    """Return which cell has too many candidates, or that none sees the others."""
    position, technique = exercise.position, exercise.techniques[0]
    found = filled(position, cells)
    if found is not None:
        return found
    threes = [cell for cell in sorted(cells) if len(digits_in(position, (cell,))) == 3]
    for cell in sorted(cells):
        digits = digits_in(position, (cell,))
        pivot = technique == "xyz-wing" and threes[:1] == [cell]
        if len(digits) != 2 and not pivot:
            said = message(
                "learn.why.not_bivalue",
                len(digits),
                cell=CLASSIC.cell_name(cell),
                digits=figures(digits),
            )
            return Reason(said, (cell,))
    if technique != "remote-pair" and len(cells) == 3:
        pivots = [c for c in cells if all(o in CLASSIC.peers[c] for o in cells - {c})]
        if not pivots:
            return Reason(message("learn.why.no_pivot"), tuple(sorted(cells)))
        if len(digits_in(position, cells)) != 3:
            said = message("learn.why.wing_digits", digits=figures(digits_in(position, cells)))
            return Reason(said, tuple(sorted(cells)))
    return None
