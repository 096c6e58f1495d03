"""From constraints as files tell them to clauses that are understood, and back."""

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from ..constraint import Constraint
from ..errors import CellNameError, ShapeError
from . import KINDS, constrained, kind, kind_of
from .kind import Kind

if TYPE_CHECKING:
    from ..geometry import Geometry


class UnknownRulesError(ValueError):
    """Some constraints mean nothing here; `names` are their kinds as the file has them."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(", ".join(names))
        self.names = names


def understood(told: Iterable[Constraint], board: "Geometry") -> "Geometry":
    """Return the board with all constraints; `UnknownRulesError` names those it cannot have."""
    clauses = []
    unknown: dict[str, None] = {}
    for constraint in told:
        if constraint.is_drawing:
            continue
        kinds = _by_link().get(constraint.kind, ())
        try:
            found = [clause for its in kinds for clause in its.read(constraint, board)]
        except (ValueError, CellNameError):
            kinds = ()
        asks = constraint.values or constraint.kind not in _SILENT_WITHOUT_VALUES
        if not kinds or (not found and asks):
            unknown[constraint.kind] = None
            continue
        if constraint.kind == "negative" and len(found) < len(set(constraint.values)):
            # There are negative rules that nobody knows here.
            unknown[constraint.kind] = None
        if not all(kind_of(clause).fits(clause, board) for clause in found):
            unknown[constraint.kind] = None
        clauses += found
    if unknown:
        raise UnknownRulesError(tuple(unknown))
    try:
        return constrained(board, clauses)
    except ShapeError:
        raise UnknownRulesError(tuple(dict.fromkeys(c.kind for c in clauses))) from None


_SILENT_WITHOUT_VALUES = ("littlekillersum", "sandwichsum", "xsum", "quadruple")
"""What asks nothing while no number is written at it."""


def told_of(board: "Geometry") -> tuple[Constraint, ...]:
    """Return the constraints of a board as files tell them."""
    found: list[Constraint] = []
    for clause in board.constraints:
        told = kind_of(clause).write(clause, board)
        last = found[-1] if found else None
        if told.kind == "negative" and last is not None and last.kind == "negative":
            found[-1] = last._replace(values=last.values + told.values)
        else:
            found.append(told)
    return tuple(found)


@cache
def _by_link() -> dict[str, tuple[Kind, ...]]:
    found: dict[str, tuple[Kind, ...]] = {}
    for word in KINDS:
        its = kind(word)
        for name in its.links:
            found[name] = (*found.get(name, ()), its)
    return found
