"""SudokuPad's own JSON: cells, regions and cages, and drawings of everything else."""

import json
from collections.abc import Iterator
from typing import Any, Final

from ..core.constraint import READ, Constraint, Place
from ..core.digits import digits_of
from ..core.geometry import Geometry
from ..core.grid import Grid
from .document import Entry, Feature, rules_of, text_of
from .drawn_rules import leaps_in_rules, with_drawn_rules, with_leaps_in_rules
from .link_json import digit_of, json_text, marks_of, require_few
from .shape import LINK_SIZES, Regions, regions_in, usual_boxes
from .syntax import FormatError

CARRIES: Final = frozenset(
    {
        Feature.CENTRE, Feature.CORNER, Feature.TITLE, Feature.AUTHOR, Feature.SOLUTION,
        Feature.RULES, Feature.CONSTRAINTS, Feature.DRAWINGS,
    }
)  # fmt: skip
_KNOWN: Final = frozenset({"cells", "regions", "cages", "metadata"})
_SILENT: Final = frozenset({"id", "cellSize", "settings", "videos", "duration", "foglight"})
"""What belongs to the page, not to the puzzle."""
_DRAWN: Final = {
    "lines": "line", "arrows": "line", "overlays": "text", "underlays": "rectangle",
}  # fmt: skip
_FOG_CAGES: Final = frozenset({"foglight", "fow"})
"""What is written at cages that only say where there is no fog."""
CELL_SIZE: Final = 50
_META: Final = ("title", "author", "rules", "solution")


def sudokupad_entry(said: dict[str, Any]) -> Entry:
    """Return the puzzle of a link's JSON; raises `FormatError` for mistakes."""
    rows = said.get("cells")
    size = len(rows) if isinstance(rows, list) else 0
    if size not in LINK_SIZES:
        raise FormatError("link_size", f"{size} rows", found=str(size))
    if not isinstance(rows, list) or any(type(r) is not list or len(r) != size for r in rows):
        raise FormatError("link_grid", "no rows of cells", size=size)
    cells = [cell for row in rows for cell in row]
    meta = _metadata(said)
    cages = _dicts(said, "cages")
    shape, regions = _regions(said, size)
    values, centre, corner, signs = [], [], [], []
    for at, cell in enumerate(cells):
        name = shape.cell_name(at)
        if not isinstance(cell, dict):
            raise FormatError("link_cell", f"{name} is no cell", cell=name)
        sign = str(cell.get("value") or "").strip()
        is_digit = not sign or (sign.isascii() and sign.isdigit() and int(sign) <= size)
        values.append(digit_of(sign if is_digit else None, size, name))
        signs += [] if is_digit else [_sign(at // size, at % size, sign)]
        centre.append(marks_of(_listed(cell.get("centremarks")), size, name))
        marks = cell.get("cornermarks", cell.get("pencilMarks"))
        corner.append(marks_of(_listed(marks), size, name))
    constraints = [one for cage in cages if (one := _cage(cage, size)) is not None]
    constraints += (*regions, *signs)
    for name, value in said.items():
        if value and name not in _KNOWN | _SILENT | set(_META):
            constraints += _others(text_of(name)[:80], value)
    require_few(constraints, "cages")
    rules = rules_of(meta.get("rules", ""))
    solution = _solution(meta.get("solution", ""), shape)
    if all(values):
        # Under fog all digits are there from the start: they are what is to be found.
        solution, values = Grid(values, None, shape), [0] * len(values)
    constraints = [*with_drawn_rules(constraints, rules, shape, solution)]
    shape = with_leaps_in_rules(shape, constraints, rules, solution)
    if solution is not None:
        solution = Grid(solution.values, None, shape)
    return Entry(
        Grid(values, None, shape),
        centre=tuple(centre) if any(centre) else (),
        corner=tuple(corner) if any(corner) else (),
        title=text_of(meta.get("title", "")),
        author=text_of(meta.get("author", "")),
        solution=solution,
        rules=rules,
        constraints=tuple(constraints),
    )


def sudokupad_json(entry: Entry) -> dict[str, Any]:
    """Return the JSON that a link of SudokuPad's own packs."""
    grid, size = entry.grid, entry.grid.geometry.size
    shape = grid.geometry
    _, *extras = shape.code.split("+")
    if {*extras} - leaps_in_rules(entry.rules).keys() or size not in LINK_SIZES:
        raise FormatError("form_shape", f"no {shape.code}", form="scl")
    cells: list[dict[str, Any]] = []
    for cell, value in enumerate(grid.values):
        found: dict[str, Any] = {}
        if value and cell not in entry.placed:
            found["value"] = value
        for name, notes in (("centremarks", entry.centre), ("pencilMarks", entry.corner)):
            if notes and notes[cell]:
                found[name] = list(digits_of(notes[cell]))
        cells.append(found)
    meta = {"title": entry.title, "author": entry.author, "rules": entry.rules}
    if entry.solution is not None:
        meta["solution"] = entry.solution.text
    said: dict[str, Any] = {
        "id": "nonet",
        "cellSize": CELL_SIZE,
        "metadata": {name: value for name, value in meta.items() if value},
        "cells": [cells[start : start + size] for start in range(0, size * size, size)],
        "regions": [[[*divmod(cell, size)] for cell in box.cells] for box in shape.boxes],
    }
    cages = [
        {
            "cells": [[row - 1, column - 1] for row, column in one.cells],
            "unique": True,
            **({"value": one.values[0]} if one.values else {}),
        }
        for one in entry.constraints
        if one.kind == "killercage" and carried(one)
    ]
    said |= {"cages": cages} if cages else {}
    for constraint in entry.constraints:
        for name, drawn in _drawn(constraint):
            said.setdefault(name, []).append(drawn)
    return said


def carried(constraint: Constraint) -> bool:
    """Whether SudokuPad's JSON can represent a constraint as a rule, or as a drawing."""
    cage = constraint.kind == "killercage" and not constraint.more
    return cage or constraint.more == READ or any(True for _ in _drawn(constraint))


def _drawn(one: Constraint) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the parts of a drawing: as they were read, or as lines and coloured cells."""
    more = json.loads(one.more) if one.is_drawing and one.more else {}
    if not isinstance(more, dict):
        return
    for name, kind in _DRAWN.items():
        if one.kind == kind and isinstance(more.get(name), dict):
            yield name, more[name]
            return
    if one.kind == "line":
        for line in one.lines:
            yield (
                "lines",
                {
                    "wayPoints": [[row - 0.5, column - 0.5] for row, column in line],
                    "color": str(more.get("outlineC", "#606060")),
                    "thickness": _pixels(more.get("width"), 0.1),
                },
            )
    elif one.kind == "rectangle" and "baseC" in more:
        for row, column in one.cells:
            yield (
                "underlays",
                {
                    "center": [row - 0.5, column - 0.5],
                    "width": more.get("width", 1),
                    "height": more.get("height", 1),
                    "backgroundColor": str(more["baseC"]),
                },
            )


def _pixels(share: object, usual: float) -> float:
    """Return a share of a cell as SudokuPad's pixels for the width of a line."""
    known = share if isinstance(share, int | float) and 0 < share < 1 else usual
    return round(CELL_SIZE * known, 2)


def _metadata(said: dict[str, Any]) -> dict[str, str]:
    """Return the facts about the puzzle, from their present place or that in older links."""
    found = {name: said[name] for name in _META if isinstance(said.get(name), str)}
    for cage in _dicts(said, "cages"):
        name, colon, fact = str(cage.get("value") or "").partition(":")
        if not cage.get("cells") and colon and name.lower() in _META:
            found[name.lower()] = fact.strip()
    meta = said.get("metadata")
    if isinstance(meta, dict):
        found |= {
            name: "\n".join(map(str, value)) if isinstance(value, list) else str(value)
            for name in _META
            if (value := meta.get(name))
        }
    return found


def _dicts(said: dict[str, Any], name: str) -> list[dict[str, Any]]:
    found = said.get(name) or []
    if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
        raise FormatError("link_rule", f"{name} is damaged", name=name)
    return found


def _regions(said: dict[str, Any], size: int) -> Regions:
    """Return the board; without regions it is the standard one."""
    regions = said.get("regions") or []
    if not isinstance(regions, list) or not all(isinstance(one, list) for one in regions):
        raise FormatError("constraints", "no regions", names="regions")
    if not regions:
        return Regions(usual_boxes(size))
    own: list[int | None] = [None] * (size * size)
    for number, region in enumerate(regions):
        for row, column in map(_rc, region):
            if not (0 <= row < size and 0 <= column < size):
                raise FormatError("constraints", "no regions", names="regions")
            own[row * size + column] = number
    return regions_in(own, size)


def _rc(said: object) -> Place:
    if isinstance(said, list) and len(said) == 2 and all(type(one) is int for one in said):
        return said[0], said[1]
    raise FormatError("link_rule", "no cell", name="regions, cages")


def _sign(row: int, column: int, sign: str) -> Constraint:
    """Return a text in a cell that is not a digit of the board."""
    drawn = {"center": [row + 0.5, column + 0.5], "text": sign[:8], "fontSize": CELL_SIZE // 2}
    return Constraint("text", more=json_text({"overlays": drawn}))


def _cage(cage: dict[str, Any], size: int) -> Constraint | None:
    """Return a cage as a rule; None for facts about the puzzle in a cage without cells."""
    places = cage.get("cells") or []
    if not isinstance(places, list):
        raise FormatError("link_rule", "no cells", name="cages")
    cells = tuple((row + 1, column + 1) for row, column in map(_rc, places))
    value = cage.get("value")
    total = text_of(str(value)) if value is not None and value != "" else ""
    if not cells or str(value).lower() in _FOG_CAGES:
        return None
    rest = {k: v for k, v in cage.items() if k not in ("cells", "value", "unique") and v}
    # Of a hidden cage nothing is seen, and one without a sum that may repeat digits is a frame. One
    # with other words than a sum, or with more cells than digits, is only drawn.
    killer = total.isdigit() or (bool(cage.get("unique")) and not total)
    killer = killer and 1 < len(cells) <= size
    inside = all(0 < place <= size for cell in cells for place in cell)
    kind = "killercage" if killer and inside and not cage.get("hidden") else "cage"
    return Constraint(
        kind, cells, values=(total,) if total else (), more=json_text(rest) if rest else ""
    )


def _others(name: str, value: object) -> list[Constraint]:
    if name in _DRAWN and isinstance(value, list):
        return [Constraint(_DRAWN[name], more=json_text({name: one})) for one in value]
    return [Constraint(name, more=json_text({name: value}))]


def _listed(marks: object) -> object:
    """Return notes as a list if they are written as one word, such as 149."""
    if isinstance(marks, list):
        return [one for one in marks if str(one).strip()]
    if not isinstance(marks, str | int):
        return marks
    return [sign for sign in str(marks) if sign.isdigit()]


def _solution(text: str, shape: Geometry) -> Grid | None:
    digits = [int(sign, 36) for sign in text if sign.isascii() and sign.isalnum()]
    if len(digits) != len(shape.cells) or not all(0 < digit <= shape.size for digit in digits):
        return None
    return Grid(digits, None, shape)
