"""Which cells prove a digit: any that do, without superfluous ones, are right."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from ..core.digits import Cell, Digit, Mask
from ..core.geometry import CLASSIC
from ..core.grid import Grid
from ..core.message import message
from ..logic.step import Candidate
from ..solve.exact import GaveUpError, solve
from .reasons.reason import figures, house, names
from .verdict import Exercise, Kind, Proved, Verdict

Proves = Callable[[frozenset[int]], bool]
"""Whether some cells prove a digit."""
MOST_BRANCHINGS: Final = 2_000
"""After so many a proof is none that anybody would see."""


def is_plain(grid: Grid, candidate: Candidate) -> bool:
    """Whether the digits on a board alone leave a cell one digit, or a digit one cell."""
    cell, digit = candidate
    bit = 1 << (digit - 1)
    masks = grid.candidates
    return masks[cell] == bit or any(
        sum(1 for other in CLASSIC.houses[index].cells if masks[other] & bit) == 1
        for index in CLASSIC.houses_of[cell]
        if masks[cell] & bit
    )


def judge_proof(exercise: Exercise, answer: Proved) -> Verdict:
    """Return the verdict on the cells marked as proof of a digit, with a sufficient set.

    A house that is full except for the cell is indicated by two of its cells. Otherwise the digits,
    or candidates, of the marked cells must suffice, together with knowing which cells are filled.
    """
    cell = answer.candidate.cell
    position, cells = exercise.position, frozenset(answer.cells) - {cell}
    if not cells:
        return Verdict(Kind.WRONG, message("learn.why.nothing_marked"))
    full = _full_houses(position, cell)
    for index in full:
        if cells <= set(CLASSIC.houses[index].cells):
            key, kind = "learn.proof.house", Kind.RIGHT
            if len(cells) == 1:
                key, kind = "learn.proof.house.more", Kind.PART
            return Verdict(kind, message(key, house=house(index)), tuple(sorted(cells)))
    # What is seen at a glance goes before what only a search proves, and of what is seen, what
    # needs most of the cells: this is what the player looked at.
    ways = [way for way in _glances(position, answer.candidate) if way(cells)]
    if not ways:
        forced = partial(_is_forced, position, answer.candidate)
        if not forced(cells):
            return _unproved(exercise, cells, answer.candidate)
        ways = [forced]
    enough = max((_needed(cells, way) for way in ways), key=len)
    key = "learn.proof.right" if enough == cells else "learn.proof.enough"
    said = message(key, len(enough), cells=names(enough))
    return Verdict(Kind.RIGHT, said, tuple(sorted(enough)))


def _full_houses(position: Grid, cell: Cell) -> list[int]:
    """Return the houses of a cell without other empty cells."""
    return [
        index
        for index in CLASSIC.houses_of[cell]
        if all(position.values[c] for c in CLASSIC.houses[index].cells if c != cell)
    ]


def _needed(cells: frozenset[int], proves: Proves) -> frozenset[int]:
    """Return the cells of a proof without superfluous ones."""
    for one in sorted(cells):
        if proves(cells - {one}):
            cells -= {one}
    return cells


def _glances(position: Grid, candidate: Candidate) -> Iterator[Proves]:
    """Yield what is seen at a glance: eight digits round the cell, or no other place in a house."""
    cell, digit = candidate
    values, peers = position.values, CLASSIC.peers
    yield (
        lambda cells: (
            len({values[c] for c in cells if c in peers[cell]} - {0, digit}) == CLASSIC.size - 1
        )
    )
    for index in CLASSIC.houses_of[cell]:
        empty = [c for c in CLASSIC.houses[index].cells if c != cell and not values[c]]
        if empty:
            yield partial(_block, position, digit, empty)


def _block(position: Grid, digit: Digit, places: list[Cell], cells: frozenset[int]) -> bool:
    """Whether digits among the cells keep theirs out of all places."""
    sources = [c for c in cells if position.values[c] == digit]
    return all(any(s in CLASSIC.peers[c] for s in sources) for c in places)


def _is_forced(position: Grid, candidate: Candidate, cells: frozenset[int]) -> bool:
    """Whether every grid that agrees with the cells has the candidate.

    Its filled peers are known to hold other digits, except those of a full house, which would not
    need a proof then.
    """
    cell, digit = candidate
    every, bit, peers = CLASSIC.all_digits, 1 << (digit - 1), CLASSIC.peers[cell]
    hidden = {c for index in _full_houses(position, cell) for c in CLASSIC.houses[index].cells}
    masks = []
    for other, value in enumerate(position.values):
        known = 1 << (value - 1) if value else position.candidates[other]
        if other == cell:
            masks.append(Mask(every & ~bit))
        elif other in cells:
            masks.append(Mask(known))
        elif value and other in peers and other not in hidden:
            masks.append(Mask(every & ~bit))
        else:
            masks.append(every)
    try:
        return solve(Grid(bytes(len(masks)), masks), node_limit=MOST_BRANCHINGS) is None
    except GaveUpError:
        return False


def _unproved(exercise: Exercise, cells: frozenset[int], candidate: Candidate) -> Verdict:
    """Return what the marked cells leave open: other digits there, or other places."""
    position, (cell, digit) = exercise.position, candidate
    # Of houses that are as near, the one that the lesson is about.
    asked = {
        house for step in exercise.steps if candidate in step.placements for house in step.houses
    }
    values, seen = position.values, CLASSIC.peers
    marked = {values[other] for other in cells if other in seen[cell]}
    left = [other for other in range(1, 10) if other != digit and other not in marked]
    sources = [other for other in cells if values[other] == digit]
    places = {
        index: [
            other
            for other in CLASSIC.houses[index].cells
            if other != cell and not values[other] and not any(s in seen[other] for s in sources)
        ]
        for index in CLASSIC.houses_of[cell]
    }
    index = min(places, key=lambda one: (len(places[one]), one not in asked, one))
    if not places[index] or (not sources and len(left) <= len(places[index])):
        said = message(
            "learn.proof.digits",
            digits=figures((Digit(other) for other in left), "list.or"),
            cell=CLASSIC.cell_name(cell),
        )
        return Verdict(Kind.WRONG, said, (cell,))
    said = message(
        "learn.proof.places", house=house(index), digit=digit, cells=names(places[index])
    )
    return Verdict(Kind.WRONG, said, tuple(places[index]))
