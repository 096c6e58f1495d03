"""The JSON of f-puzzles: cells with notes, rules by name, regions."""

import re
from functools import cache
from typing import Any, Final

from ..core.constraint import COLOURS, Constraint
from ..core.constraints import base_of
from ..core.constraints.interchange import specs_of
from ..core.constraints.lines import places
from ..core.digits import digits_of
from ..core.geometry import CLASSIC, Geometry, geometry_of, with_extra
from ..core.grid import Grid
from .document import Entry, Feature, rules_of, text_of
from .fpuzzles_rules import constraints_in, plain_constraints
from .link_json import digit_of, marks_of
from .shape import LINK_SIZES, Regions, regions_in, usual_boxes
from .syntax import FormatError

CARRIES: Final = frozenset(
    {
        Feature.PLACED, Feature.CENTRE, Feature.CORNER, Feature.TITLE, Feature.AUTHOR,
        Feature.SOLUTION, Feature.RULES, Feature.CONSTRAINTS, Feature.DRAWINGS,
    }
)  # fmt: skip
_KNOWN: Final = frozenset(
    {"size", "title", "author", "ruleset", "grid", "solution", "diagonal+", "diagonal-"}
)
_SILENT: Final = frozenset(
    {"successMessage", "disabledlogic", "truecandidatesoptions", "highlightConflicts"}
)
"""What belongs to the editor, not to the puzzle."""
_CELL: Final = frozenset({"value", "given", "region", "centerPencilMarks", "cornerPencilMarks"})
_COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}(?:[0-9A-Fa-f]{2})?")
_WHITE: Final = "#FFFFFF"
_EXTRAS: Final = {"antiknight": "knight", "antiking": "king"}


def fpuzzles_entry(said: dict[str, Any]) -> Entry:
    """Return the puzzle of a link's JSON; raises `FormatError` for mistakes."""
    size, rows = said.get("size"), said.get("grid")
    if type(size) is not int or size not in LINK_SIZES:
        raise FormatError("link_size", f"size {size!r}", found=str(size))
    if not isinstance(rows, list) or [len(r) for r in rows if type(r) is list] != [size] * size:
        raise FormatError("link_grid", "no rows of cells", size=size)
    cells = [cell for row in rows if type(row) is list for cell in row]
    shape, regions = _regions(said, size, cells)
    values, placed, centre, corner = [], set(), [], []
    constraints = [*constraints_in(said, _KNOWN | _SILENT | _EXTRAS.keys()), *regions]
    shape, constraints = _with_windows(shape, constraints)
    if "diagonals" not in shape.code:
        constraints += [Constraint(name) for name in ("diagonal+", "diagonal-") if said.get(name)]
    for at, cell in enumerate(cells):
        place = at // size + 1, at % size + 1
        name = "r{}c{}".format(*place)
        if not isinstance(cell, dict):
            raise FormatError("link_cell", f"{name} is no cell", cell=name)
        value = digit_of(cell.get("value"), size, name)
        values.append(value)
        if value and not cell.get("given"):
            placed.add(at)
        centre.append(marks_of(cell.get("centerPencilMarks"), size, name))
        corner.append(marks_of(cell.get("cornerPencilMarks"), size, name))
        allowed = marks_of(cell.get("givenPencilMarks"), size, name)
        if allowed:
            written = tuple(map(str, digits_of(allowed)))
            constraints.append(Constraint("givenPencilMarks", (place,), values=written))
        colours = tuple(colour for colour in _colours(cell) if colour.upper() != _WHITE)
        if colours:
            constraints.append(Constraint(COLOURS, (place,), values=colours))
        parity = str(cell.get("parity") or "").lower()
        if parity in ("odd", "even"):
            constraints.append(Constraint(parity, at=place))
    kinds = list(dict.fromkeys(constraint.kind for constraint in constraints))
    constraints.sort(key=lambda constraint: kinds.index(constraint.kind))
    read = _CELL | {"givenPencilMarks", "parity", "c", "cArray"}
    others = dict.fromkeys(name for cell in cells for name in cell if name not in read)
    solution = said.get("solution")
    solved = None
    if isinstance(solution, list) and len(solution) == size * size and all(solution):
        digits = [digit_of(value, size, "solution") for value in solution]
        solved = Grid(digits, None, shape)
    if all(values) and len(placed) in (0, len(values)):
        # No puzzle has all digits: they are its solution.
        solved, values, placed = Grid(values, None, shape), [0] * len(values), set()
    return Entry(
        Grid(values, None, shape),
        frozenset(placed),
        tuple(centre) if any(centre) else (),
        tuple(corner) if any(corner) else (),
        title=text_of(str(said.get("title") or "")),
        author=text_of(str(said.get("author") or "")),
        solution=solved,
        unread=tuple(others),
        rules=rules_of(str(said.get("ruleset") or "")),
        constraints=tuple(constraints),
    )


def _colours(cell: dict[str, Any]) -> tuple[str, ...]:
    """Return the colours of a cell; other values are ignored."""
    several = cell.get("cArray") or [cell.get("c")]
    found = several if isinstance(several, list) else []
    return tuple(one for one in found if isinstance(one, str) and _COLOUR.fullmatch(one))[:9]


def _regions(said: dict[str, Any], size: int, cells: list[Any]) -> Regions:
    """Return the board; a cell with region null is in none, one without a region in its box."""
    extras = [own for name, own in _EXTRAS.items() if said.get(name)]
    if said.get("diagonal+") and said.get("diagonal-"):
        extras.insert(0, "diagonals")
    usual = usual_boxes(size).region_of
    told = [
        cell.get("region", usual[at]) if isinstance(cell, dict) else None
        for at, cell in enumerate(cells)
    ]
    if any(own is not None and type(own) is not int for own in told):
        raise FormatError("constraints", "no regions", names="region")
    return regions_in(told, size, tuple(extras))


def _with_windows(
    shape: Geometry, constraints: list[Constraint]
) -> tuple[Geometry, list[Constraint]]:
    """Return a windoku board if four extra regions are its windows: the JSON has no name for it."""
    if shape.size != CLASSIC.size or not {*_windows()} <= {*constraints}:
        return shape, constraints
    others = [one for one in constraints if one not in _windows()]
    return with_extra(shape, "windows"), others


@cache
def _windows() -> tuple[Constraint, ...]:
    """Return the windows of a windoku as extra regions."""
    windows = geometry_of("9x9+windows").houses[27:31]
    return tuple(Constraint("extraregion", places(house.cells, CLASSIC)) for house in windows)


def _of_cell(constraint: Constraint) -> dict[str, Any]:
    """Return the properties of a cell in a constraint: its candidates, or its colours."""
    values = constraint.values
    if constraint.kind != COLOURS:
        return {constraint.kind: [*map(int, values)]}
    return {"c": values[0]} if len(values) == 1 else {"cArray": list(values)}


def fpuzzles_json(entry: Entry) -> dict[str, Any]:
    """Return the JSON of a link; raises `FormatError` for a shape that it cannot represent."""
    shape, size = base_of(entry.grid.geometry), entry.grid.geometry.size
    _, *extras = shape.code.split("+")
    regular = shape.region_of == usual_boxes(size).region_of
    if size not in LINK_SIZES:
        raise FormatError("form_shape", f"no {shape.code}", form="f-puzzles")
    cells: list[dict[str, Any]] = []
    for cell, value in enumerate(entry.grid.values):
        said: dict[str, Any] = {}
        if not regular:
            said["region"] = shape.region_of[cell]
        if value:
            said["value"] = value
            if cell not in entry.placed:
                said["given"] = True
        for name, notes in (
            ("centerPencilMarks", entry.centre), ("cornerPencilMarks", entry.corner),
        ):  # fmt: skip
            if notes and notes[cell]:
                said[name] = list(digits_of(notes[cell]))
        cells.append(said)
    windows = _windows() if "windows" in extras else ()
    constraints = (*entry.constraints, *specs_of(entry.grid.geometry), *windows)
    of_cells = [c for c in constraints if c.kind in ("givenPencilMarks", COLOURS)]
    for constraint in of_cells:
        for row, column in constraint.cells:
            cells[(row - 1) * size + column - 1] |= _of_cell(constraint)
    found: dict[str, Any] = {"size": size}
    found |= {"title": entry.title} if entry.title else {}
    found |= {"author": entry.author} if entry.author else {}
    found |= {"ruleset": entry.rules} if entry.rules else {}
    found["grid"] = [cells[start : start + size] for start in range(0, size * size, size)]
    if "diagonals" in extras:
        found |= {"diagonal+": True, "diagonal-": True}
    found |= {name: True for name, own in _EXTRAS.items() if own in extras}
    found |= plain_constraints(c for c in constraints if c not in of_cells)
    if entry.solution is not None:
        found["solution"] = list(entry.solution.values)
    return found
