"""Why cells are not a naked or hidden subset."""

from typing import Final

from ...core.message import message
from ..verdict import Exercise
from .reason import (
    Reason,
    common_houses,
    digits_in,
    figures,
    filled,
    names,
    places,
    third_place,
)

SIZES: Final = {
    f"{kind}-{size}": number
    for number, size in enumerate(("pair", "triple", "quad"), 2)
    for kind in ("naked", "hidden", "locked")
}
TECHNIQUES: Final = frozenset(SIZES)


def why_not(exercise: Exercise, cells: frozenset[int]) -> Reason | None:
    """Return what a subset lacks: a house, a digit, or places of its own."""
    position, technique = exercise.position, exercise.techniques[0]
    size, all_cells = SIZES[technique], tuple(sorted(cells))
    found = filled(position, cells)
    if found is not None:
        return found
    if len(cells) != size:
        name = message(f"technique.{technique}.name")
        return Reason(message("learn.why.size", size, technique=name), all_cells)
    shared = common_houses(cells)
    if not shared:
        return Reason(message("learn.why.no_house", cells=names(cells)), all_cells)
    digits = digits_in(position, cells)
    if not technique.startswith("hidden"):
        if len(digits) > size:
            said = message(
                "learn.why.too_many", len(digits), cells=names(cells), digits=figures(digits)
            )
            return Reason(said, all_cells)
        said = message("learn.why.rules_out_nothing", digits=figures(digits))
        return Reason(said, all_cells)
    house = max(shared, key=lambda h: len(_own(exercise, cells, h)))
    own = _own(exercise, cells, house)
    if len(own) >= size:
        return Reason(message("learn.why.rules_out_nothing", digits=figures(own)), all_cells)
    others = [digit for digit in digits if digit not in own]
    nearest = min(others, key=lambda d: (len(places(position, d, house) - cells), d))
    return third_place(position, nearest, house, cells)


def _own(exercise: Exercise, cells: frozenset[int], house: int) -> list[int]:
    """Return the digits that have no other place in a house."""
    position = exercise.position
    return [d for d in digits_in(position, cells) if places(position, d, house) <= cells]
