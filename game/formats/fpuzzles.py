"""Links of f-puzzles, and of SudokuPad to such puzzles: JSON packed by LZ-string."""

import re
from typing import Any, ClassVar, Final
from urllib.parse import unquote

from game.core.constraint import Constraint
from game.core.digits import Mask, digits_of
from game.core.errors import ShapeError
from game.core.geometry import BOXES, Geometry, geometry_of, jigsaw
from game.core.grid import Grid
from game.formats.codec import FormatError, Token, raw_lines
from game.formats.document import Entry, Feature, Form, rules_of, text_of
from game.formats.fpuzzles_rules import constraints_in, told_constraints
from game.formats.link_json import json_text, object_in
from game.formats.lz import packed, unpacked

_LINK: Final = re.compile(
    r"(?:https?://(?:www\.)?f-puzzles\.com/?\?load=|"
    r"https?://(?:beta\.)?sudokupad\.app/(?:sudoku/)?(?=fpuzzles|scl|ctc))?"
    r"(?P<kind>fpuzzles|scl|ctc)?(?P<packed>[A-Za-z0-9+/%=-]{24,})",
)
_JSON: Final = "N4I"
"""What packed JSON begins with."""
_KNOWN: Final = frozenset(
    {"size", "title", "author", "ruleset", "grid", "solution", "diagonal+", "diagonal-"}
)
_SILENT: Final = frozenset(
    {"successMessage", "disabledlogic", "truecandidatesoptions", "highlightConflicts"}
)
"""What belongs to the editor, not to the puzzle."""
_CELL: Final = frozenset({"value", "given", "region", "centerPencilMarks", "cornerPencilMarks"})
_EXTRAS: Final = {"antiknight": "knight", "antiking": "king"}


class FPuzzlesForm(Form):
    """A link a puzzle."""

    name = "f-puzzles"
    carries = frozenset(
        {
            Feature.PLACED, Feature.CENTRE, Feature.CORNER, Feature.TITLE, Feature.AUTHOR,
            Feature.SOLUTION, Feature.RULES, Feature.CONSTRAINTS,
        }
    )  # fmt: skip
    link: ClassVar[str] = "https://f-puzzles.com/?load="

    def claims(self, text: str) -> bool:
        """Whether the first line that is not blank is such a link, or what follows it."""
        first = next((line.strip() for _, line in raw_lines(text) if line.strip()), "")
        match = _LINK.fullmatch(first)
        return match is not None and (bool(match["kind"]) or match["packed"].startswith(_JSON))

    def read(self, text: str) -> tuple[Entry, ...]:
        """Return the puzzle of every link."""
        lines = ((number, line) for number, line in raw_lines(text) if line.strip())
        return tuple(
            _linked(Token(line.strip(), number, line.index(line.strip()) + 1))
            for number, line in lines
        )

    def write(self, entry: Entry) -> str:
        """Write a link."""
        return f"{self.link}{packed(json_text(_told(entry)))}\n"


class SudokuPadForm(FPuzzlesForm):
    """The same as a link to SudokuPad, which reads such puzzles."""

    name = "sudokupad"
    link = "https://sudokupad.app/fpuzzles"


def _linked(token: Token) -> Entry:
    match = _LINK.fullmatch(token.text)
    if match is None:
        raise token.mistake("link", "no link")
    if match["kind"] in ("scl", "ctc"):
        raise token.mistake("link_kind", "another kind of link")
    try:
        return _entry(object_in(unpacked(unquote(match["packed"]))))
    except FormatError as error:
        raise error.in_line(token.line) from None


def _entry(said: dict[str, Any]) -> Entry:
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
        value = _digit(cell.get("value") or 0, size, name)
        values.append(value)
        if value and not cell.get("given"):
            placed.add(at)
        centre.append(_marks(cell, "centerPencilMarks", size, name))
        corner.append(_marks(cell, "cornerPencilMarks", size, name))
        allowed = _marks(cell, "givenPencilMarks", size, name)
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
        digits = [_digit(value, size, "solution") for value in solution]
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


def _digit(value: object, size: int, place: str) -> int:
    if type(value) is int and 0 <= value <= size:
        return value
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 3:
        return _digit(int(value), size, place)
    found = str(value)[:24]
    raise FormatError("link_value", f"{found!r} in {place}", found=found, cell=place, size=size)


def _marks(cell: dict[str, Any], name: str, size: int, place: str) -> Mask:
    marks = cell.get(name) or []
    if not isinstance(marks, list):
        raise FormatError("link_cell", f"{place} is no cell", cell=place)
    mask = 0
    for mark in marks:
        mask |= 1 << _digit(mark, size, place) >> 1
    return Mask(mask)


def _told(entry: Entry) -> dict[str, Any]:
    shape, size = entry.grid.geometry, entry.grid.geometry.size
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
    of_cells = [c for c in entry.constraints if c.kind == "givenPencilMarks"]
    for constraint in of_cells:
        for row, column in constraint.cells:
            cells[(row - 1) * size + column - 1][constraint.kind] = [*map(int, constraint.values)]
    told: dict[str, Any] = {"size": size}
    told |= {"title": entry.title} if entry.title else {}
    told |= {"author": entry.author} if entry.author else {}
    told |= {"ruleset": entry.rules} if entry.rules else {}
    told["grid"] = [cells[start : start + size] for start in range(0, size * size, size)]
    if "diagonals" in extras:
        told |= {"diagonal+": True, "diagonal-": True}
    told |= {name: True for name, own in _EXTRAS.items() if own in extras}
    told |= told_constraints(c for c in entry.constraints if c not in of_cells)
    if entry.solution is not None:
        told["solution"] = list(entry.solution.values)
    return told
