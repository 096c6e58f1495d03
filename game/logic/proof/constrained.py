"""Makes certificates of steps by constraints, from the rules and sums that a step names."""

from collections.abc import Iterator
from typing import NamedTuple

from ...core.constraints import base_of
from ...core.constraints.kind import Position, domains, eliminated_candidates
from ...core.constraints.kinds.cage import KIND, Known
from ...core.constraints.rule import Rule
from ...core.constraints.sums import remainders, sum_rule
from ...core.digits import Cell, Digit, digits_of
from ...core.geometry import Geometry
from ..board import Board
from ..step import Candidate, Step
from .certificate import Certificate, Filling, Inference, Trial


class _CitedRule(NamedTuple):
    """A rule, and the line of a certificate that cites it."""

    cells: tuple[Cell, ...]
    rule: Rule
    line: Filling


def prove_by_constraints(board: Board, step: Step, *, anyhow: bool = False) -> Certificate | None:
    """Return the certificate of a step that follows from single constraints or sums, or None.

    With `anyhow` it may use everything on the board, not only what the step names.
    """
    geometry = board.tables.geometry
    rules = list(_rules(geometry, step, anyhow=anyhow))
    wanted = list(step.eliminations)
    lines: list[Inference] = []
    for placed in step.placements:
        line = next((found for cited in rules if (found := _filled(board, cited, placed))), None)
        if line is None:
            return None
        lines.append(line)
    for cited in rules:
        lost = set(_lost(cited, board))
        gone = tuple(each for each in wanted if each in lost)
        if gone:
            lines.append(cited.line._replace(gone=gone))
            wanted = [each for each in wanted if each not in lost]
    for each in wanted:
        trial = next((t for cited in rules if (t := _trial(board, cited, each))), None)
        if trial is None:
            return None
        lines.append(trial)
    return Certificate(tuple(lines))


def _rules(geometry: Geometry, step: Step, *, anyhow: bool) -> Iterator[_CitedRule]:
    """Yield the relations of the constraints that a step names, and the sums of its houses."""
    for relation in geometry.relations:
        if anyhow or relation.owner in step.clauses:
            one = geometry.constraints[relation.owner]
            yield _CitedRule(relation.cells, relation.rule, Filling((one,), (), relation.cells))
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
            yield _CitedRule(cells, rule, Filling(names, whole))
        else:
            touched = tuple(cage for cage in cages if not inside.isdisjoint(cage.cells))
            yield _CitedRule(cells, rule, Filling(touched, names))


def _filled(board: Board, cited: _CitedRule, placed: Candidate) -> Filling | None:
    """Return how a rule alone leaves a cell no other digit, or None."""
    if placed.cell not in cited.cells:
        return None
    every = int(board.tables.geometry.all_digits)
    masks = list(board.masks)
    masks[placed.cell] = every
    left = cited.rule.narrow(domains(cited.cells, Known(board.values, masks)))
    bit = 1 << placed.digit - 1
    if left is None or left[cited.cells.index(placed.cell)] != bit:
        return None
    others = digits_of(every & ~bit)
    return cited.line._replace(gone=tuple(Candidate(placed.cell, Digit(digit)) for digit in others))


def _lost(cited: _CitedRule, position: Position) -> Iterator[Candidate]:
    left = cited.rule.narrow(domains(cited.cells, position))
    if left is not None:
        for cell, digit in eliminated_candidates(cited.cells, position, left):
            yield Candidate(cell, Digit(digit))


def _trial(board: Board, cited: _CitedRule, goal: Candidate) -> Trial | None:
    """Return how a candidate leaves no way of filling the cells of a rule, or None."""
    geometry, bit = board.tables.geometry, 1 << goal.digit - 1
    masks = [
        0 if board.values[cell] else mask & ~bit if cell in geometry.peers[goal.cell] else mask
        for cell, mask in enumerate(board.masks)
    ]
    masks[goal.cell] = bit
    if cited.rule.narrow(domains(cited.cells, Known(board.values, masks))) is None:
        return Trial(goal, (cited.line,))
    return None
