"""Why cells are not a wing or remote pair."""

from collections import Counter
from itertools import combinations
from typing import Final

from ...core.digits import Mask
from ...core.geometry import CLASSIC
from ...core.grid import Grid
from ...core.message import message
from ...logic.board import Board
from ...logic.step import Step
from ...logic.techniques import BY_ID
from ..marks import pattern_cells
from ..verdict import Exercise
from .reason import Reason, digits_in, figures, filled, names, places

TECHNIQUES: Final = frozenset({"xy-wing", "xyz-wing", "remote-pair", "w-wing"})


def why_not(exercise: Exercise, cells: frozenset[int]) -> Reason | None:
    """Return which cell has too many candidates, or that none sees the others."""
    position, technique = exercise.position, exercise.techniques[0]
    found = filled(position, cells)
    if found is not None:
        return found
    if technique == "remote-pair":
        return _no_remote_pair(exercise, cells)
    if technique == "w-wing":
        return _no_w_wing(exercise, cells)
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
    if len(cells) == 3:
        pivots = [c for c in cells if all(o in CLASSIC.peers[c] for o in cells - {c})]
        if not pivots:
            return Reason(message("learn.why.no_pivot"), tuple(sorted(cells)))
        if len(digits_in(position, cells)) != 3:
            said = message("learn.why.wing_digits", digits=figures(digits_in(position, cells)))
            return Reason(said, tuple(sorted(cells)))
    return None


def _no_remote_pair(exercise: Exercise, cells: frozenset[int]) -> Reason | None:
    """Return a cell without two candidates or with different ones, or a break in the chain."""
    position, all_cells = exercise.position, tuple(sorted(cells))
    for cell in all_cells:
        digits = digits_in(position, (cell,))
        if len(digits) != 2:
            where, said = CLASSIC.cell_name(cell), figures(digits)
            many = message("learn.why.not_bivalue", len(digits), cell=where, digits=said)
            return Reason(many, (cell,))
    masks = [position.candidates[cell] for cell in all_cells]
    (common, count), *others = Counter(masks).most_common()
    if others and 2 * count > len(masks):
        cell = all_cells[next(at for at, mask in enumerate(masks) if mask != common)]
        rest = tuple(each for each in all_cells if position.candidates[each] == common)
        said = message(
            "learn.why.odd_pair",
            cell=CLASSIC.cell_name(cell),
            digits=figures(digits_in(position, (cell,))),
            cells=names(rest),
            others=figures(digits_in(position, rest)),
        )
        return Reason(said, (cell,))
    if others:
        return Reason(message("learn.why.not_same_pair", cells=names(cells)), all_cells)
    for cell in all_cells:
        if not cells & set(CLASSIC.peers[cell]):
            return Reason(message("learn.why.broken_chain", cell=CLASSIC.cell_name(cell)), (cell,))
    if len(cells) < 4 or len(cells) % 2:
        return Reason(message("learn.why.odd_chain"), all_cells)
    return None


def _no_w_wing(exercise: Exercise, cells: frozenset[int]) -> Reason | None:
    """Return that no two cells are equal, that they see each other, or that no link joins them."""
    position, all_cells = exercise.position, tuple(sorted(cells))
    twins = [
        (one, other)
        for one, other in combinations(all_cells, 2)
        if position.candidates[one] == position.candidates[other]
        and position.candidates[one].bit_count() == 2
    ]
    if not twins:
        return Reason(message("learn.why.no_twins"), all_cells)
    apart = [pair for pair in twins if pair[1] not in CLASSIC.peers[pair[0]]]
    if not apart:
        return Reason(message("learn.why.twins_meet", cells=names(twins[0])), twins[0])
    one, other = apart[0]
    for digit in digits_in(position, (one,)):
        for house in range(len(CLASSIC.houses)):
            ends = places(position, digit, house)
            if ends <= cells - {one, other} and len(ends) == 2 and _tied(one, other, ends):
                return None
    said = message(
        "learn.why.untied",
        cells=names(apart[0]),
        digits=figures(digits_in(position, (one,)), "list.or"),
    )
    return Reason(said, apart[0])


def _tied(one: int, other: int, ends: frozenset[int]) -> bool:
    """Whether one cell sees one end of a link, and the other cell the other end."""
    first, last = sorted(ends)
    peers = CLASSIC.peers
    return (first in peers[one] and last in peers[other]) or (
        first in peers[other] and last in peers[one]
    )


def remote_pair_among(exercise: Exercise, cells: frozenset[int]) -> Step | None:
    """Return the remote pair that some cells of a longer one form by themselves, if any."""
    if "remote-pair" not in exercise.techniques or len(cells) < 4:
        return None
    position = exercise.position
    pairs = {position.candidates[cell] for cell in cells}
    if len(pairs) != 1 or pairs.pop().bit_count() != 2:
        return None
    mask = position.candidates[min(cells)]
    other = next(digit for digit in range(1, 10) if not mask >> (digit - 1) & 1)
    # Where all other cells can be something else, no longer one is found.
    masks = [
        Mask(held | 1 << other - 1) if held == mask and cell not in cells else held
        for cell, held in enumerate(position.candidates)
    ]
    board = Board(Grid(position.values, masks), exercise.givens)
    steps = BY_ID["remote-pair"].find(board)
    return next((step for step in steps if pattern_cells(step) == cells), None)
