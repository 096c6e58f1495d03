"""Why cells are no pattern of one digit: fish, and what strong links make."""

from typing import Final

from ...core.geometry import CLASSIC
from ...core.message import message
from ...logic.techniques import basic_fish, finned_fish
from ..verdict import Exercise
from .reason import Reason, filled, houses, names, places, third_place

BASIC: Final = {"x-wing": 2, "swordfish": 3, "jellyfish": 4}
TWO_LINKS: Final = ("skyscraper", "two-string-kite", "turbot-fish")
TECHNIQUES: Final = frozenset(
    {
        *(technique.id for technique in basic_fish.TECHNIQUES + finned_fish.TECHNIQUES),
        *TWO_LINKS,
        "empty-rectangle",
    }
)


def why_not(exercise: Exercise, cells: frozenset[int]) -> Reason | None:
    """Return that there is no common digit, or where a line has another place for it."""
    position = exercise.position
    found = filled(position, cells)
    if found is not None:
        return found
    common = position.geometry.all_digits
    for cell in cells:
        common = type(common)(common & position.candidates[cell])
    if not common:
        said = message("learn.why.no_common_digit", cells=names(cells))
        return Reason(said, tuple(sorted(cells)))
    if exercise.techniques[0] in TWO_LINKS:
        return _too_few_links(exercise, cells, common)
    size = BASIC.get(exercise.techniques[0])
    return None if size is None else _no_fish(exercise, cells, common, size)


def _too_few_links(exercise: Exercise, cells: frozenset[int], common: int) -> Reason | None:
    """Return that fewer than two houses have their only two places among the cells."""
    position, found = exercise.position, []
    for digit in range(1, 10):
        if common >> (digit - 1) & 1:
            links = {places(position, digit, house) for house in range(len(CLASSIC.houses))}
            found.append(sum(len(link) == 2 and link <= cells for link in links))
    if max(found) >= 2:
        return None
    return Reason(message("learn.why.two_links", max(found)), tuple(sorted(cells)))


def _no_fish(exercise: Exercise, cells: frozenset[int], common: int, size: int) -> Reason | None:
    rows, columns = {cell // 9 for cell in cells}, {9 + cell % 9 for cell in cells}
    if len(rows) != size or len(columns) != size:
        said = message("learn.why.not_so_many_lines", size)
        return Reason(said, tuple(sorted(cells)))
    found: list[Reason] = []
    for digit in range(1, 10):
        if common >> (digit - 1) & 1:
            for base in (rows, columns):
                more = (third_place(exercise.position, digit, line, cells) for line in sorted(base))
                reasons = [reason for reason in more if reason is not None]
                if not reasons:
                    other = columns if base is rows else rows
                    said = message("learn.why.fish_rules_out", digit=digit, houses=houses(other))
                    return Reason(said, tuple(sorted(cells)))
                found.append(reasons[0])
    return min(found, key=lambda reason: len(reason.cells), default=None)
