"""What a file says about a puzzle from elsewhere, stored with its game."""

from typing import TYPE_CHECKING, Final, NamedTuple

from ..core.constraint import Constraint, Place
from ..core.grid import Grid
from ..core.verdict import Verdict
from ..plain import clean
from .fields import Fields, SaveError, listed
from .game_events import Refusal

if TYPE_CHECKING:
    from ..core.geometry import Geometry
    from ..solve.exact import Classification

LONGEST: Final = 8000
"""Characters of rules, and of what is said of one drawing."""
MOST_DRAWINGS: Final = 5000


class Told(NamedTuple):
    """The author of a puzzle, its rules and drawings, and what is known about these."""

    verdict: Verdict
    """`UNIQUE`, `MANY`, `UNJUDGED`, `GAVE_UP` while the answer is not known yet, or `NONE` if that
    was found out while the board was played."""
    solution: Grid | None = None
    """The only solution; where that is not known, the one that the file brings."""
    author: str = ""
    rules: str = ""
    drawings: tuple[Constraint, ...] = ()
    lacks: tuple[str, ...] = ()
    """What of its rules is not known here: names of constraints, sentences."""
    doubtful: tuple[str, ...] = ()
    """Kinds of constraints that its own solution breaks as they were read."""
    drawn: tuple[str, ...] = ()
    """Kinds of constraints that were read from its drawing and the words of its rules."""

    @property
    def is_judged(self) -> bool:
        """Whether all its rules are known."""
        return self.verdict is not Verdict.UNJUDGED

    @property
    def without_steps(self) -> "Refusal | None":
        """Why no step may be shown; None if steps may be shown."""
        refusals = {Verdict.UNJUDGED: Refusal.UNJUDGED, Verdict.NONE: Refusal.UNSOLVABLE}
        return refusals.get(self.verdict)

    def settled(self, found: "Classification", board: "Geometry") -> "Told":
        """Return it with the verdict that was found."""
        solution = found.solution if found.verdict is Verdict.UNIQUE else None
        own = None if solution is None else Grid(solution.values, None, board)
        return self._replace(verdict=found.verdict, solution=own)


def encode_told(told: Told) -> dict[str, object]:
    """Return it as plain values."""
    return {
        "verdict": told.verdict.value,
        "solution": None if told.solution is None else told.solution.text,
        "author": told.author,
        "rules": told.rules,
        "drawings": [encode_drawing(one) for one in told.drawings],
        "lacks": list(told.lacks),
        "doubtful": list(told.doubtful),
        "drawn": list(told.drawn),
    }


def decode_told(fields: Fields, givens: Grid) -> Told:
    """Return the value in a save; raises `SaveError` if it is damaged."""
    solution = fields.optional_text("solution")
    own = None if solution is None else Grid.parse(solution, givens.geometry)
    if own is not None and not own.is_full:
        raise SaveError("missing", what="solution")
    drawings = fields.items("drawings")
    if len(drawings) > MOST_DRAWINGS:
        raise SaveError("list", what="drawings")
    return Told(
        Verdict(fields.text("verdict")),
        own,
        clean(fields.text("author"), most=LONGEST),
        clean(fields.text("rules")[:LONGEST], lines=True),
        tuple(decode_drawing(Fields(one, "drawing")) for one in drawings),
        tuple(clean(str(one), most=LONGEST) for one in fields.items("lacks")),
        tuple(clean(str(one), most=LONGEST) for one in fields.items("doubtful")),
        tuple(clean(str(one), most=LONGEST) for one in listed(fields.plain.get("drawn", []))),
    )


def encode_drawing(one: Constraint) -> dict[str, object]:
    """Return a drawing, or a rule as in its file, as plain values."""
    found: dict[str, object] = {"kind": one.kind}
    if one.cells:
        found["cells"] = [list(place) for place in one.cells]
    if one.lines:
        found["lines"] = [[list(place) for place in line] for line in one.lines]
    if one.values:
        found["values"] = list(one.values)
    if one.more:
        found["more"] = one.more
    return found


def decode_drawing(fields: Fields) -> Constraint:
    """Return the drawing in plain values; raises `SaveError` if they are damaged."""
    plain = fields.plain
    return Constraint(
        fields.text("kind"),
        _places(plain.get("cells", [])),
        tuple(_places(line) for line in listed(plain.get("lines", []))),
        tuple(clean(str(one), most=80) for one in listed(plain.get("values", []))),
        more=str(plain.get("more", ""))[:LONGEST],
    )


def _places(plain: object) -> tuple[Place, ...]:
    found = []
    for place in listed(plain):
        row, column = listed(place)
        if type(row) is not int or type(column) is not int:
            raise SaveError("list", what="cells")
        found.append((row, column))
    return tuple(found)
