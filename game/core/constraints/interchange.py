"""Converts entries of files, such as those of f-puzzles, to clauses and back."""

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from ..constraint import Constraint
from ..errors import CellNameError, ShapeError
from . import constrained, every_kind, kind_of
from .clause import Clause
from .kind import Kind

if TYPE_CHECKING:
    from ..geometry import Geometry


class UnknownRulesError(ValueError):
    """Some constraints have no meaning here; `names` are their kinds as the file has them."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(", ".join(names))
        self.names = names


class Clauses(NamedTuple):
    """The meaning of a file's entries."""

    known: tuple[Clause, ...] = ()
    unknown: tuple[str, ...] = ()
    """The kinds, as the file has them, of entries that nobody knows here."""


def clauses_of(board: "Geometry", specs: Iterable[Constraint]) -> Clauses:
    """Return the constraints that a file's entries mean; drawings mean nothing."""
    clauses: list[Clause] = []
    unknown: dict[str, None] = {}
    for spec in specs:
        if spec.is_drawing:
            continue
        kinds = _by_link().get(spec.kind, ())
        try:
            found = [clause for its in kinds for clause in its.parse(spec, board)]
        except (ValueError, CellNameError):
            kinds, found = (), []
        asks = spec.values or spec.kind not in _SILENT_WITHOUT_VALUES
        # There are negative rules that nobody knows here.
        lacks = spec.kind == "negative" and len(found) < len(set(spec.values))
        fit = [clause for clause in found if kind_of(clause).fits(clause, board)]
        if not kinds or lacks or len(fit) < len(found) or (not found and asks):
            unknown[spec.kind] = None
        clauses += fit
    return Clauses(tuple(clauses), tuple(unknown))


def with_rules(board: "Geometry", specs: Iterable[Constraint]) -> "Geometry":
    """Return the board with the constraints that a file's entries mean.

    Raises `UnknownRulesError`, which names the entries that the board cannot have.
    """
    found = clauses_of(board, specs)
    if found.unknown:
        raise UnknownRulesError(found.unknown)
    try:
        return constrained(board, found.known)
    except ShapeError:
        raise UnknownRulesError(tuple(dict.fromkeys(c.kind for c in found.known))) from None


_SILENT_WITHOUT_VALUES = (
    "littlekillersum",
    "sandwichsum",
    "xsum",
    "skyscraper",
    "numberedroom",
    "quadruple",
)
"""What asks nothing while no number is written at it."""


def specs_of(board: "Geometry") -> tuple[Constraint, ...]:
    """Return the entries of files for a board's constraints."""
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
