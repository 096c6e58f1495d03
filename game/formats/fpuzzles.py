"""Links of f-puzzles, and of SudokuPad to such puzzles: JSON packed by LZ-string."""

import json
import re
from typing import Any, ClassVar, Final
from urllib.parse import unquote

from game.core.digits import Mask, digits_of
from game.core.errors import ShapeError
from game.core.geometry import BOXES, Geometry, geometry_of, jigsaw
from game.core.grid import Grid
from game.formats.codec import FormatError, Token, raw_lines
from game.formats.document import Entry, Feature, Form, text_of
from game.formats.lz import packed, unpacked

_LINK: Final = re.compile(
    r"(?:https?://(?:www\.)?f-puzzles\.com/?\?load=|"
    r"https?://(?:beta\.)?sudokupad\.app/(?:sudoku/)?(?=fpuzzles|scl|ctc))?"
    r"(?P<kind>fpuzzles|scl|ctc)?(?P<packed>[A-Za-z0-9+/%=-]{24,})",
)
_JSON: Final = "N4I"
"""What packed JSON begins with."""
_DEEPEST: Final = 16
"""Brackets within each other at most."""
_KNOWN: Final = frozenset({"size", "title", "author", "ruleset", "grid", "solution"})
_SILENT: Final = frozenset({"successMessage", "disabledlogic", "truecandidatesoptions"})
"""What belongs to the editor, not to the puzzle."""
_CELL: Final = frozenset(
    {"value", "given", "region", "centerPencilMarks", "cornerPencilMarks", "givenPencilMarks"}
)
_EXTRAS: Final = {"antiknight": "knight", "antiking": "king"}


class FPuzzlesForm(Form):
    """A link a puzzle. A constraint that Nonet does not know is an error that names it."""

    name = "f-puzzles"
    carries = frozenset(
        {
            Feature.PLACED, Feature.CENTRE, Feature.CORNER, Feature.TITLE, Feature.AUTHOR,
            Feature.SOLUTION,
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
        said = json.dumps(_told(entry), separators=(",", ":"), ensure_ascii=False)
        return f"{self.link}{packed(said)}\n"


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
        text = unpacked(unquote(match["packed"]))
        _require_flat(text)
        said = json.loads(text)
        if not isinstance(said, dict):
            raise FormatError("packed", "no object")
        return _entry(said)
    except FormatError as error:
        raise error.in_line(token.line) from None
    except ValueError as error:
        # No JSON, or a number without an end.
        raise FormatError("packed", str(error), line=token.line) from None


def _require_flat(text: str) -> None:
    depth, quoted = 0, False
    for part in re.findall(r'\\.|["\[\]{}]', text):
        if part == '"':
            quoted = not quoted
        elif not quoted and len(part) == 1:
            depth += 1 if part in "[{" else -1
            if depth > _DEEPEST:
                raise FormatError("deep", "too deep", most=_DEEPEST)


def _entry(said: dict[str, Any]) -> Entry:
    size, rows = said.get("size"), said.get("grid")
    if type(size) is not int or size not in BOXES:
        raise FormatError("link_size", f"size {size!r}", found=str(size))
    if not isinstance(rows, list) or [len(r) for r in rows if type(r) is list] != [size] * size:
        raise FormatError("link_grid", "no rows of cells", size=size)
    cells = [cell for row in rows if type(row) is list for cell in row]
    unknown = {
        name: None
        for name, value in said.items()
        if value and name not in _KNOWN | _SILENT | _EXTRAS.keys() | {"diagonal+", "diagonal-"}
    }
    shape = _shape(said, size, cells, unknown)
    values, placed, centre, corner = [], set(), [], []
    for at, cell in enumerate(cells):
        name = f"r{at // size + 1}c{at % size + 1}"
        if not isinstance(cell, dict):
            raise FormatError("link_cell", f"{name} is no cell", cell=name)
        value = _digit(cell.get("value") or 0, size, name)
        values.append(value)
        if value and not cell.get("given"):
            placed.add(at)
        centre.append(_marks(cell, "centerPencilMarks", size, name))
        corner.append(_marks(cell, "cornerPencilMarks", size, name))
        if cell.get("givenPencilMarks"):
            unknown["givenPencilMarks"] = None
    if unknown or shape is None:
        names = ", ".join(unknown)
        raise FormatError("constraints", f"constraints that are not known: {names}", names=names)
    others = dict.fromkeys(name for cell in cells for name in cell if name not in _CELL)
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
        unread=tuple(others) + (("ruleset",) if said.get("ruleset") else ()),
    )


def _shape(
    said: dict[str, Any], size: int, cells: list[Any], unknown: dict[str, None]
) -> Geometry | None:
    """Return the shape of a puzzle; a constraint that makes none joins the unknown ones."""
    extras = [own for name, own in _EXTRAS.items() if said.get(name)]
    diagonals = [name for name in ("diagonal+", "diagonal-") if said.get(name)]
    if len(diagonals) == 1:
        unknown[diagonals[0]] = None
    elif diagonals:
        extras.insert(0, "diagonals")
    regions = [cell.get("region") if isinstance(cell, dict) else None for cell in cells]
    code = "+".join((f"{size}x{size}", *extras))
    if all(region is None for region in regions):
        return geometry_of(code)
    try:
        usual = geometry_of(f"{size}x{size}").region_of
        full = [usual[at] if region is None else region for at, region in enumerate(regions)]
        if tuple(full) == usual:
            return geometry_of(code)
        names = "".join(chr(ord("A") + region) for region in full)
        return jigsaw(names, tuple(extras))
    except (ShapeError, TypeError, ValueError, OverflowError):
        unknown["region"] = None
        return None


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
    told: dict[str, Any] = {"size": size}
    told |= {"title": entry.title} if entry.title else {}
    told |= {"author": entry.author} if entry.author else {}
    told["grid"] = [cells[start : start + size] for start in range(0, size * size, size)]
    if "diagonals" in extras:
        told |= {"diagonal+": True, "diagonal-": True}
    told |= {name: True for name, own in _EXTRAS.items() if own in extras}
    if entry.solution is not None:
        told["solution"] = list(entry.solution.values)
    return told
