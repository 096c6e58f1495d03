"""Which of a puzzle's rules are known and which are not: whether it can be judged."""

import json
import re
from typing import TYPE_CHECKING, Final, NamedTuple

from ..core.constraint import FOG, READ, Constraint
from ..core.constraints import base_of, constrained
from ..core.constraints.interchange import clauses_of
from ..core.errors import ShapeError
from ..core.geometry import Geometry, HouseKind, geometry
from ..core.grid import Grid
from ..core.rules import conflicts
from .rules_words import untold

if TYPE_CHECKING:
    from ..core.constraints.clause import Clause
    from .document import Entry

_REPEATS: Final = re.compile(r"is\w*Constraint|fromConstraint")
"""What marks a drawing that editors add to a constraint of theirs."""


class Reading(NamedTuple):
    """A board with the rules that are known, and what else its author demands."""

    board: Grid
    """Every digit, given or placed. `unread` of its geometry says whether there is more."""
    unknown: tuple[str, ...] = ()
    """Rules that nobody knows here, as the file calls them."""
    doubtful: "tuple[Clause, ...]" = ()
    """Rules that the author's own solution breaks as they were read. The board does not have
    them."""
    odd_houses: bool = False
    """Whether that solution breaks rows, columns or regions."""
    words: tuple[str, ...] = ()
    """Sentences of the rules that say more than what was read."""
    drawings: int = 0
    """How many drawings no constraint explains."""
    drawn: tuple[str, ...] = ()
    """Kinds that were read from drawings and the words of the rules together."""

    @property
    def is_whole(self) -> bool:
        """Whether all rules are known, so that every verdict counts."""
        return not self.board.geometry.unread


def reading_of(entry: "Entry") -> Reading:
    """Return which rules of a puzzle are known."""
    board, own = entry.grid.geometry, entry.own_solution
    found = clauses_of(board, entry.constraints)
    try:
        shape, unknown = constrained(board, found.known), found.unknown
    except ShapeError:
        # More constraints than a board has.
        shape, unknown = board, tuple(dict.fromkeys(c.kind for c in entry.constraints))
    doubtful: tuple[Clause, ...] = ()
    odd_houses = False
    if own is not None:
        broken = {conflict.house for conflict in conflicts(Grid(own.values, None, shape))}
        numbers = {house.number - 1 for house in broken if house.kind is HouseKind.CONSTRAINT}
        doubtful = tuple(shape.constraints[number] for number in sorted(numbers))
        odd_houses = any(house.kind is not HouseKind.CONSTRAINT for house in broken)
        if odd_houses:
            board = _without_regions(board, own)
    kinds = {spec.kind for spec in entry.constraints} | {*entry.whole_rules}
    words = untold(entry.rules, kinds)
    if own is not None and not words and kinds:
        # A puzzle that has its solution has one: words may say more than they seem to.
        words = untold(entry.rules, ())
    drawings = sum(_says_more(spec, entry) for spec in entry.constraints)
    # With constraints and its solution it has one alone: where more are left, some lack.
    brings = own is not None and bool(entry.constraints)
    if unknown or doubtful or odd_houses or words or drawings or brings:
        kept = tuple(one for one in shape.constraints if one not in doubtful)
        shape = constrained(base_of(board), kept, unread=True)
    seen = clauses_of(board, (one for one in entry.constraints if one.more == READ)).known
    return Reading(
        Grid(entry.grid.values, None, shape),
        unknown,
        doubtful,
        odd_houses,
        words,
        drawings,
        tuple(dict.fromkeys(one.kind for one in seen if one in shape.constraints)),
    )


def _without_regions(board: Geometry, own: Grid) -> Geometry:
    """Return rows and columns alone, if a solution satisfies at least these."""
    lines = geometry(1, board.size)
    return board if conflicts(Grid(own.values, None, lines)) else lines


def _says_more(spec: Constraint, entry: "Entry") -> bool:
    """Whether a drawing is more than the picture of a constraint that is known."""
    if not spec.is_drawing or spec.kind in FOG:
        return False
    more = json.loads(spec.more) if spec.more else {}
    if not isinstance(more, dict) or any(map(_REPEATS.fullmatch, more)):
        return False
    others = [one for one in entry.constraints if not one.is_drawing]
    lines = {line for one in others for line in one.lines}
    if spec.lines:
        return not all(line in lines or line[::-1] in lines for line in spec.lines)
    if spec.kind == "cage" and not spec.values and "ffffff00" in str(more.get("outlineC", "")):
        return False
    ends = {place for line in lines for place in (line[0], line[-1])}
    marked = {one.at for one in others} | {place for one in others for place in one.cells} | ends
    return not spec.cells or not set(spec.cells) <= marked
