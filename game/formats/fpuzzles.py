"""The JSON of f-puzzles: cells with their notes, rules by name, regions."""

from typing import Any, Final

from ..core.constraint import Constraint
from ..core.constraints import base_of
from ..core.constraints.interchange import specs_of
from ..core.digits import digits_of
from ..core.errors import ShapeError
from ..core.geometry import BOXES, Geometry, geometry_of, jigsaw
from ..core.grid import Grid
from .document import Entry, Feature, rules_of, text_of
from .fpuzzles_rules import constraints_in, plain_constraints
from .link_json import digit_of, marks_of
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
_EXTRAS: Final = {"antiknight": "knight", "antiking": "king"}


def fpuzzles_entry(said: dict[str, Any]) -> Entry:
    """Return the puzzle of the JSON of a link; `FormatError` when it has a mistake."""
    size, rows = said.get("size"), said.get("grid")
    if type(size) is not int or size not in BOXES:
        raise FormatError("link_size", f"size {size!r}", found=str(size))
    if not isinstance(rows, list) or [len(r) for r in rows if type(r) is list] != [size] * size:
        raise FormatError("link_grid", "no rows of cells", size=size)
    cells = [cell for row in rows if type(row) is list for cell in row]
    shape = _shape(said, size, cells)
    values, placed, centre, corner = [], set(), [], []
    constraints = constraints_in(said, _KNOWN | _SILENT | _EXTRAS.keys())
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
        parity = str(cell.get("parity") or "").lower()
        if parity in ("odd", "even"):
            constraints.append(Constraint(parity, at=place))
    kinds = list(dict.fromkeys(constraint.kind for constraint in constraints))
    constraints.sort(key=lambda constraint: kinds.index(constraint.kind))
    read = _CELL | {"givenPencilMarks", "parity"}
    others = dict.fromkeys(name for cell in cells for name in cell if name not in read)
    solution = said.get("solution")
    solved = None
    if isinstance(solution, list) and len(solution) == size * size and all(solution):
        digits = [digit_of(value, size, "solution") for value in solution]
        solved = Grid(digits, None, shape)
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


def _shape(said: dict[str, Any], size: int, cells: list[Any]) -> Geometry:
    extras = [own for name, own in _EXTRAS.items() if said.get(name)]
    if said.get("diagonal+") and said.get("diagonal-"):
        extras.insert(0, "diagonals")
    regions = [cell.get("region") if isinstance(cell, dict) else None for cell in cells]
    code = "+".join((f"{size}x{size}", *extras))
    if all(region is None for region in regions):
        return geometry_of(code)
    usual = geometry_of(f"{size}x{size}").region_of
    full = [usual[at] if region is None else region for at, region in enumerate(regions)]
    if tuple(full) == usual:
        return geometry_of(code)
    try:
        return jigsaw("".join(chr(ord("A") + region) for region in full), tuple(extras))
    except (ShapeError, TypeError, ValueError, OverflowError):
        raise FormatError("constraints", "no regions", names="region") from None


def fpuzzles_json(entry: Entry) -> dict[str, Any]:
    """Return the JSON that a link packs; `FormatError` for a shape that it has no room for."""
    shape, size = base_of(entry.grid.geometry), entry.grid.geometry.size
    base, *extras = shape.code.split("+")
    regular = base == f"{size}x{size}"
    if "windows" in extras or size not in BOXES:
        raise FormatError("form_shape", f"no {shape.code}", form="f-puzzles", shape=shape.code)
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
    constraints = (*entry.constraints, *specs_of(entry.grid.geometry))
    of_cells = [c for c in constraints if c.kind == "givenPencilMarks"]
    for constraint in of_cells:
        for row, column in constraint.cells:
            cells[(row - 1) * size + column - 1][constraint.kind] = [*map(int, constraint.values)]
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
