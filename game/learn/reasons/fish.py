"""Why cells are not a pattern of one digit: fish, and patterns of strong links."""

from collections import Counter
from typing import Final

from ...core.digits import Mask, digits_of
from ...core.geometry import CLASSIC
from ...core.message import message
from ...logic.techniques import basic_fish, finned_fish
from ..verdict import Exercise
from .reason import Reason, filled, house, houses, names, places, third_place

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
    technique = exercise.techniques[0]
    if technique == "empty-rectangle":
        return _no_empty_rectangle(exercise, cells, common)
    size = BASIC.get(technique)
    if size is None:
        size = BASIC[technique.partition("-")[2]]
        return _no_finned_fish(exercise, cells, common, size)
    return _no_fish(exercise, cells, common, size)


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


def _no_finned_fish(
    exercise: Exercise, cells: frozenset[int], common: int, size: int
) -> Reason | None:
    """Return where a base line has another place, or that the fins are not in one box."""
    found: list[Reason] = []
    for digit in digits_of(Mask(common)):
        for across in (False, True):
            lines = {_line(cell, across=across) for cell in cells}
            if len(lines) != size:
                continue
            more = (third_place(exercise.position, digit, line, cells) for line in sorted(lines))
            reason = next((each for each in more if each is not None), None)
            found.append(reason or _fins_apart(cells, size, across=across))
    if not found:
        return Reason(message("learn.why.base_lines", n=size), tuple(sorted(cells)))
    return min(found, key=lambda reason: len(reason.cells))


def _line(cell: int, *, across: bool) -> int:
    """Return the row of a cell, or with `across` its column, as a house."""
    return 9 + cell % 9 if across else cell // 9


def _fins_apart(cells: frozenset[int], size: int, *, across: bool) -> Reason:
    """Return that the cells outside the cover lines are not in one box."""
    covers = Counter(_line(cell, across=not across) for cell in cells).most_common(size)
    kept = {line for line, _ in covers}
    fins = sorted(cell for cell in cells if _line(cell, across=not across) not in kept)
    if len({CLASSIC.houses_of[cell][2] for cell in fins}) > 1:
        return Reason(message("learn.why.fins_apart", cells=names(fins)), tuple(fins))
    said = message("learn.why.fin_unseen", houses=houses(kept))
    return Reason(said, tuple(sorted(cells)))


def _no_empty_rectangle(exercise: Exercise, cells: frozenset[int], common: int) -> Reason | None:
    """Return what the box, or the strong link beside it, lacks."""
    boxes = Counter(CLASSIC.houses_of[cell][2] for cell in cells)
    box = max(sorted(boxes), key=lambda each: boxes[each])
    found: list[Reason] = []
    for digit in digits_of(Mask(common)):
        more = third_place(exercise.position, digit, box, cells)
        inside = places(exercise.position, digit, box) & cells
        link = cells - inside
        rows, columns = {cell // 9 for cell in inside}, {cell % 9 for cell in inside}
        crosses = any(
            all(cell // 9 == row or cell % 9 == column for cell in inside)
            for row in rows
            for column in columns
        )
        if more is not None:
            found.append(more)
        elif not crosses:
            said = message("learn.why.no_cross", house=house(box), digit=digit)
            found.append(Reason(said, tuple(sorted(inside))))
        elif not any(
            places(exercise.position, digit, line) == link for line in range(18) if len(link) == 2
        ):
            found.append(Reason(message("learn.why.no_link", digit=digit), tuple(sorted(link))))
    return min(found, key=lambda reason: len(reason.cells), default=None)
