"""Makes the certificates of what constraints leave: by the rule, or the sum, that a step names."""

from collections.abc import Iterator
from typing import NamedTuple

from ...core.constraints import base_of
from ...core.constraints.kind import Position, domains, lost_of
from ...core.constraints.kinds.cage import KIND, Known
from ...core.constraints.rule import Rule
from ...core.constraints.sums import remainders, sum_rule
from ...core.digits import Cell, Digit, digits_of
from ...core.geometry import Geometry
from ..board import Board
from ..step import Candidate, Step
from .certificate import Certificate, Filling, Inference, Trial


class _Asked(NamedTuple):
    """A rule, with the line of a certificate that calls on it."""

    cells: tuple[Cell, ...]
    rule: Rule
    line: Filling


def prove_by_constraints(board: Board, step: Step, *, anyhow: bool = False) -> Certificate | None:
    """Return the certificate of a step that follows from single constraints or sums, or None.

    `anyhow` lets it use all that the board has, not only what the step names.
    """
    geometry = board.tables.geometry
    rules = list(_rules(geometry, step, anyhow=anyhow))
    wanted = list(step.eliminations)
    lines: list[Inference] = []
    for placed in step.placements:
        line = next((found for asked in rules if (found := _filled(board, asked, placed))), None)
        if line is None:
            return None
        lines.append(line)
    for asked in rules:
        lost = set(_lost(asked, board))
        gone = tuple(each for each in wanted if each in lost)
        if gone:
            lines.append(asked.line._replace(gone=gone))
            wanted = [each for each in wanted if each not in lost]
    for each in wanted:
        trial = next((t for asked in rules if (t := _trial(board, asked, each))), None)
        if trial is None:
            return None
        lines.append(trial)
    return Certificate(tuple(lines))


def _rules(geometry: Geometry, step: Step, *, anyhow: bool) -> Iterator[_Asked]:
    """Yield the relations of the constraints that a step names, and the sums of its houses."""
    for relation in geometry.relations:
        if anyhow or relation.owner in step.clauses:
            one = geometry.constraints[relation.owner]
            yield _Asked(relation.cells, relation.rule, Filling((one,), (), relation.cells))
    if not anyhow and not step.houses:
        return
    base = base_of(geometry)
    cages = KIND.with_totals(geometry.constraints)
    for left in remainders(cages, base):
        if not anyhow and left.houses != step.houses:
            continue
        inside = {cell for house in left.houses for cell in base.houses[house].cells}
        names = tuple(base.houses[house].name for house in left.houses)
        cells, rule = sum_rule(left.cells, left.total, base)
        if left.inside:
            whole = tuple(cage for cage in cages if inside.issuperset(cage.cells))
            yield _Asked(cells, rule, Filling(names, whole))
        else:
            touched = tuple(cage for cage in cages if not inside.isdisjoint(cage.cells))
            yield _Asked(cells, rule, Filling(touched, names))


def _filled(board: Board, asked: _Asked, placed: Candidate) -> Filling | None:
    """Return how a rule by itself leaves its cell no other digit, or None."""
    if placed.cell not in asked.cells:
        return None
    every = int(board.tables.geometry.all_digits)
    masks = list(board.masks)
    masks[placed.cell] = every
    left = asked.rule.narrow(domains(asked.cells, Known(board.values, masks)))
    bit = 1 << placed.digit - 1
    if left is None or left[asked.cells.index(placed.cell)] != bit:
        return None
    others = digits_of(every & ~bit)
    return asked.line._replace(gone=tuple(Candidate(placed.cell, Digit(digit)) for digit in others))


def _lost(asked: _Asked, position: Position) -> Iterator[Candidate]:
    left = asked.rule.narrow(domains(asked.cells, position))
    if left is not None:
        for cell, digit in lost_of(asked.cells, position, left):
            yield Candidate(cell, Digit(digit))


def _trial(board: Board, asked: _Asked, goal: Candidate) -> Trial | None:
    """Return how a candidate leaves no way to fill the cells of a rule, or None."""
    geometry, bit = board.tables.geometry, 1 << goal.digit - 1
    masks = [
        0 if board.values[cell] else mask & ~bit if cell in geometry.peers[goal.cell] else mask
        for cell, mask in enumerate(board.masks)
    ]
    masks[goal.cell] = bit
    if asked.rule.narrow(domains(asked.cells, Known(board.values, masks))) is None:
        return Trial(goal, (asked.line,))
    return None
