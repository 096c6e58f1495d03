"""What an entry needs: its proof, its points and its par time.

The *proof* of an entry is the least that the finder needs to place that digit in that cell. One
walk tells it for the whole board: always the easiest technique first, of those that HoDoKu has,
and whatever is hardest so far when a cell is filled is what fills it. That walk is the
definition; it is not quite confluent, so another order of equally easy steps may now and then
say something else.

The worth of a proof follows from HoDoKu's score of its hardest step: ten points for any single,
since the order of singles is the player's own, else 5 x round(2 x sqrt(score)), so that a step of
four times the score is worth twice as much. Par is the time that a practised player takes for a
step: a technique says it, or its score does. Both are Nonet's own; they were tuned by simulated
players (`benchmarks.arcade`).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from math import isqrt
from typing import Final, NamedTuple

from ..core.digits import Cell, Digit
from ..core.geometry import CLASSIC, Geometry
from ..core.grid import Grid
from .board import Board, never
from .cause import SINGLES
from .finder import DEFAULT_OPTIONS, FinderOptions, path, techniques_in_use
from .search.singles import Singles
from .sets import CellIndex, CellSet
from .step import Step
from .techniques import BY_ID, TECHNIQUES
from .walk import plain_walk

VERSION: Final = 1
"""Of techniques, their order and the tables here: runs, pars and medals carry it.

A test holds a digest of them for each version."""

OPTIONS: Final = replace(
    DEFAULT_OPTIONS,
    without=frozenset(technique.id for technique in TECHNIQUES if technique.beyond),
)
"""What the walk may use: scored games go no further than HoDoKu's techniques."""

CAGED_OPTIONS: Final = replace(OPTIONS, without=OPTIONS.without | {"nested-net"})
"""The same on boards with constraints, of which nets within nets know nothing."""

ALIKE_SINGLES: Final = (*SINGLES, "cage-single")
"""Those among which players have an order of their own: the last cell of a cage is one of them."""

SINGLE_WORTH: Final = 10

_PAR_BY_SCORE: Final = ((260, 120), (300, 150), (430, 180), (500, 240), (700, 300))
_LONGEST_PAR: Final = 420

_LONGEST_CUT: Final = 12
"""Steps that a proof may have to be cut down to what it needs; a longer one is kept whole."""

_ALIKE: Final = 60
"""Steps of a technique that are looked through for one that is still there."""


class Proof(NamedTuple):
    """What placing a digit in a cell needs: the hardest technique, its points and par."""

    cell: Cell
    digit: Digit
    technique: str
    """The id of the hardest technique that is needed; a single's own where nothing else is."""
    worth: int
    seconds: int
    """Par for all of it: its steps and the single that they lead to."""
    taken: int
    """How many of the judgement's steps were taken before it."""


class Judgement(NamedTuple):
    """The proofs of all entries at a position."""

    proofs: Mapping[CellIndex, Proof]
    """By cell, in the order of the walk; cells that no technique fills are missing."""
    steps: tuple[Step, ...]
    """The steps of the walk that are not singles, in order."""

    @property
    def pace(self) -> int:
        """Par, in seconds, for the first entry that can be proven; 0 when there is none."""
        return next(iter(self.proofs.values())).seconds if self.proofs else 0


def worth(technique: str) -> int:
    """Return the points of an entry whose hardest step uses a technique."""
    if technique in ALIKE_SINGLES:
        return SINGLE_WORTH
    # round(2 * sqrt(score)) without fractions, so that every machine agrees.
    return 5 * ((isqrt(16 * BY_ID[technique].score) + 1) // 2)


def par(technique: str) -> int:
    """Return par for a step of a technique, in seconds."""
    known = BY_ID[technique]
    if known.par is not None:
        return known.par
    return next((par for most, par in _PAR_BY_SCORE if known.score <= most), _LONGEST_PAR)


def judge(
    position: Grid, givens: CellSet | None = None, cancelled: Callable[[], bool] = never
) -> Judgement:
    """Return the proof of every entry at a position that has one solution.

    The position has the digits that stand and the candidates that are left: what was ruled out
    before costs nothing more. `givens` is the set of cells that are givens.
    """
    proofs: dict[int, Proof] = {}
    steps: list[Step] = []
    hardest, seconds = "", 0
    options = replace(_options(position.geometry), cancelled=cancelled)
    for step in path(position, options, givens).steps:
        technique, time = step.technique, par(step.technique)
        if technique not in ALIKE_SINGLES:
            steps.append(step)
            seconds += time
            time = 0
            if not hardest or BY_ID[technique].score > BY_ID[hardest].score:
                hardest = technique
        needed = hardest or technique
        for cell, digit in step.placements:
            proofs[cell] = Proof(cell, digit, needed, worth(needed), seconds + time, len(steps))
    return Judgement(proofs, tuple(steps))


def needed_steps(
    position: Grid, proof: Proof, steps: Sequence[Step], givens: CellSet | None = None
) -> tuple[Step, ...]:
    """Return the steps of a judgement that a proof depends on, in order.

    A step is left out when what follows it is found without it all the same, and the cell is
    filled: the last ones are tried first. What an entry has paid for is what these rule out.
    """
    kept = list(steps[: proof.taken])
    if len(kept) > _LONGEST_CUT:
        return tuple(kept)
    for step in reversed(kept[:]):
        fewer = [other for other in kept if other is not step]
        if _leads_to(position, fewer, proof, givens):
            kept = fewer
    return tuple(kept)


def _leads_to(position: Grid, steps: Iterable[Step], proof: Proof, givens: CellSet | None) -> bool:
    """Whether steps can be taken in order, with singles in between, and then fill a cell."""
    if position.geometry != CLASSIC:
        return _leads_elsewhere(position, steps, proof, givens)
    singles = Singles(position, givens)
    for step in steps:
        singles.run()
        if not _finds_conclusions(step, singles.board()):
            return False
        singles.take((step.placements, step.eliminations))
    singles.run()
    return singles.grid().values[proof.cell] == proof.digit


def _leads_elsewhere(
    position: Grid, steps: Iterable[Step], proof: Proof, givens: CellSet | None
) -> bool:
    """Do the same for other boards, as the fast walk of `Singles` works only on classic ones."""
    used = techniques_in_use(_options(position.geometry), position.geometry)
    singles = [technique for technique in used if technique.id in ALIKE_SINGLES]
    _, grid = plain_walk(position, singles, givens)
    for step in steps:
        if not _finds_conclusions(step, Board(grid, givens)):
            return False
        grid = grid.without(step.eliminations)
        for cell, digit in step.placements:
            grid = grid.place(cell, digit)
        _, grid = plain_walk(grid, singles, givens)
    return grid.values[proof.cell] == proof.digit


def _options(geometry: Geometry) -> FinderOptions:
    return CAGED_OPTIONS if geometry.constraints else OPTIONS


def _finds_conclusions(step: Step, board: Board) -> bool:
    """Whether a technique finds the conclusions of a step at a position."""
    for found in islice(BY_ID[step.technique].find(board), _ALIKE):
        if set(step.eliminations) <= set(found.eliminations) and set(step.placements) <= set(
            found.placements
        ):
            return True
    return False
