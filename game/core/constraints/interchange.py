"""Constraints to and from files: entries of f-puzzles and others to clauses, and back."""

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from ..constraint import Constraint
from ..errors import CellNameError, ShapeError
from . import constrained, every_kind, kind_of
from .kind import Kind

if TYPE_CHECKING:
    from ..geometry import Geometry


class UnknownRulesError(ValueError):
    """Some constraints mean nothing here; `names` are their kinds as the file has them."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(", ".join(names))
        self.names = names


def with_rules(board: "Geometry", specs: Iterable[Constraint]) -> "Geometry":
    """Return the board with the constraints that a file's entries mean; drawings mean nothing.

    Raises `UnknownRulesError`, which names the entries that the board cannot have.
    """
    clauses = []
    unknown: dict[str, None] = {}
    for constraint in specs:
        if constraint.is_drawing:
            continue
        kinds = _by_link().get(constraint.kind, ())
        try:
            found = [clause for its in kinds for clause in its.parse(constraint, board)]
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


_SILENT_WITHOUT_VALUES = ("littlekillersum", "sandwichsum", "xsum", "skyscraper", "quadruple")
"""What asks nothing while no number is written at it."""


def specs_of(board: "Geometry") -> tuple[Constraint, ...]:
    """Return the entries that files have for a board's constraints."""
    found: list[Constraint] = []
    for clause in board.constraints:
        spec = kind_of(clause).write(clause, board)
        last = found[-1] if found else None
        if spec.kind == "negative" and last is not None and last.kind == "negative":
            found[-1] = last._replace(values=last.values + spec.values)
        else:
            found.append(spec)
    return tuple(found)


@cache
def _by_link() -> dict[str, tuple[Kind, ...]]:
    found: dict[str, tuple[Kind, ...]] = {}
    for its in every_kind():
        for name in its.links:
            found[name] = (*found.get(name, ()), its)
    return found
