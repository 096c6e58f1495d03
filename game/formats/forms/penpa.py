"""Penpa links: drawings of puzzles, whose digits, regions, cages and some lines are rules.

A link packs lines of text as raw deflate in base 64: the kind of paper with its width and height,
the margins, the mode, then what the question and the answer have drawn, as JSON whose names are
shortened. A place on the paper is a number: cells first, row by row with two to spare on each side,
then their corners, and so on. Links that point at other programs' puzzles are not Penpa's own.
"""

import binascii
import json
import re
import zlib
from typing import Any, Final
from urllib.parse import unquote

from ...core.constraint import Constraint, Place
from ...core.errors import ShapeError
from ...core.geometry import BOXES, Geometry, geometry_of, jigsaw
from ...core.grid import Grid
from ..document import Entry, Form, text_of
from ..link_json import MOST_RULES, json_text, object_in
from ..lz import LARGEST
from ..syntax import FormatError, Token, raw_lines

_LINK: Final = re.compile(
    r"https?://[^\s#?]*penpa-edit/?(?:index\.html)?[#?]m=(?:edit|solve)&p=(?P<packed>[^\s&]*)\S*"
)
_PAPERS: Final = ("square", "sudoku")
_MARGIN: Final = 4
"""Rows and columns that the paper has beyond the board, two on each side."""
_SHORT: Final = {
    "z9": '"qa"', "zQ": '"pu_q"', "zA": '"pu_a"', "zG": '"grid"', "zM": '"edit_mode"',
    "zS": '"surface"', "zL": '"line"', "zE": '"lineE"', "zW": '"wall"', "zC": '"cage"',
    "zN": '"number"', "z1": '"numberS"', "zY": '"symbol"', "zP": '"special"', "zB": '"board"',
    "zR": '"command_redo"', "zU": '"command_undo"', "z8": '"command_replay"', "zF": '"freeline"',
    "z2": '"freelineE"', "zT": '"thermo"', "z3": '"arrows"', "zD": '"direction"',
    "z0": '"squareframe"', "z5": '"polygon"', "z4": '"deletelineE"', "z6": '"killercages"',
    "z7": '"nobulbthermo"', "z_": '"__a"', "zO": "null",
}  # fmt: skip
_SHORTENED: Final = re.compile("|".join(_SHORT))
_DRAWINGS: Final = ("surface", "squareframe", "polygon", "freeline", "freelineE", "cage")
"""What colours the paper or frames cells: it forbids nothing."""
_OTHERS: Final = ("line", "wall", "symbol", "nobulbthermo", "direction")
"""What may be a rule, which only words beside the board would tell."""


class PenpaForm(Form):
    """One link per puzzle; answers and undone changes are ignored."""

    name = "penpa"
    is_written = False

    def claims(self, text: str) -> bool:
        """Whether the first non-blank line is such a link."""
        first = next((line.strip() for _, line in raw_lines(text) if line.strip()), "")
        return _LINK.fullmatch(first) is not None

    def read(self, text: str) -> tuple[Entry, ...]:
        """Return the puzzle of each link."""
        found = []
        for number, line in raw_lines(text):
            if line.strip():
                token = Token(line.strip(), number, line.index(line.strip()) + 1)
                match = _LINK.fullmatch(token.text)
                if match is None:
                    raise token.mistake("address", "no link of Penpa")
                try:
                    found.append(_Paper(_unpacked(match["packed"])).entry)
                except FormatError as error:
                    raise error.in_line(number) from None
        return tuple(found)


def _unpacked(packed: str) -> list[str]:
    """Return the lines in a link; raises `FormatError` if it is damaged or too long."""
    try:
        content = binascii.a2b_base64(unquote(packed).replace("-", "+").replace("_", "/"))
        reader = zlib.decompressobj(-15)
        text = reader.decompress(content, LARGEST + 1)
    except (binascii.Error, zlib.error, ValueError) as error:
        raise FormatError("packed", str(error)) from None
    if len(text) > LARGEST:
        raise FormatError("too_large", "unpacks to too much", most=LARGEST // 1024)
    return text.decode("utf-8", "replace").split("\n")


class _Paper:
    """The drawings in one link."""

    def __init__(self, lines: list[str]) -> None:
        head = lines[0].split(",")
        if len(lines) < 4 or head[0] not in _PAPERS:
            raise FormatError("penpa_paper", f"paper {head[0]!r}", found=text_of(head[0][:24]))
        try:
            wide, high = int(head[1]), int(head[2])
            above, below, left, right = map(int, json.loads(lines[1]))
        except (ValueError, IndexError, TypeError, RecursionError):
            raise FormatError("packed", "no size") from None
        self._above, self._left = above, left
        self._across, self._down = wide + _MARGIN, high + _MARGIN
        self.size: Final = wide - left - right
        if self.size not in BOXES or high - above - below != self.size or min(above, left) < 0:
            found = f"{wide}x{high}"
            raise FormatError("link_size", f"size {found}", found=found)
        self._said: Final = object_in(_SHORTENED.sub(lambda m: _SHORT[m[0]], lines[3]))
        facts = [part for part in head if part.startswith(("Title:", "Author:"))]
        texts = dict(part.split(":", 1) for part in facts)
        self._title = text_of(texts.get("Title", "").strip())
        self._author = text_of(texts.get("Author", "").strip())

    @property
    def entry(self) -> Entry:
        """The puzzle: its digits are givens, and possible rules are kept or named."""
        shape = self._shape()
        values = [0] * len(shape.cells)
        constraints: list[Constraint] = []
        for key, drawn in self._of("number").items():
            place = self._place(key)
            text = str(drawn[0]) if isinstance(drawn, list) and drawn else ""
            if place is not None and text.isascii() and text.isdigit() and len(text) < 3:
                digit = int(text)
                if 1 <= digit <= self.size:
                    values[(place[0] - 1) * self.size + place[1] - 1] = digit
                    continue
            if text.strip():
                constraints.append(self._other("number", {key: drawn}))
        constraints += self._cages()
        for name, kind in (("thermo", "thermometer"), ("arrows", "arrow")):
            for cells in self._paths(name):
                circle = cells[:1] if kind == "arrow" else ()
                constraints.append(Constraint(kind, circle, (cells,)))
        constraints += [self._other(name, self._said[name]) for name in _OTHERS if self._has(name)]
        return Entry(
            Grid(values, None, shape),
            title=self._title,
            author=self._author,
            unread=tuple(name for name in _DRAWINGS if self._has(name)),
            constraints=tuple(constraints[:MOST_RULES]),
        )

    def _has(self, name: str) -> bool:
        return bool(self._said.get(name))

    def _of(self, name: str) -> dict[str, Any]:
        found = self._said.get(name)
        return found if isinstance(found, dict) else {}

    def _other(self, name: str, drawn: object) -> Constraint:
        return Constraint(f"penpa-{name}", more=json_text({name: drawn}))

    def _place(self, number: object) -> Place | None:
        """Return the cell with a number on the paper, as row and column from 1."""
        found = self._point(number, 0)
        if found is None:
            return None
        row, column = found[0] - self._above, found[1] - self._left
        inside = 0 <= row < self.size and 0 <= column < self.size
        return (row + 1, column + 1) if inside else None

    def _point(self, number: object, sort: int) -> tuple[int, int] | None:
        """Return row and column of a number of a sort: 0 for cells, 1 for their lower corners."""
        text = str(number)
        if not (text.isascii() and text.isdigit() and len(text) < 8):
            return None
        of_sort, at = divmod(int(text), self._across * self._down)
        row, column = divmod(at, self._across)
        return None if of_sort != sort else (row - _MARGIN // 2, column - _MARGIN // 2)

    def _paths(self, name: str) -> list[tuple[Place, ...]]:
        """Return the lists of cells with a name, without cells outside the board."""
        found = self._said.get(name)
        paths = []
        for path in found if isinstance(found, list) else ():
            if isinstance(path, list):
                places = map(self._place, path)
                cells = tuple(place for place in places if place is not None)
                if len(cells) == len(path) > 1 or (name == "killercages" and cells):
                    paths.append(cells)
        return paths

    def _cages(self) -> list[Constraint]:
        """Return the cages, each with the sum that is written small in one of its cells."""
        sums: dict[Place, str] = {}
        area = self._across * self._down
        for key, drawn in self._of("numberS").items():
            text = str(drawn[0]) if isinstance(drawn, list) and drawn else ""
            if key.isascii() and key.isdigit() and len(key) < 8 and text.isdigit():
                # Four small numbers a cell, after four of each place of the first sort.
                place = self._place(str(int(key) // 4 - area))
                if place is not None:
                    sums[place] = text[:4]
        found = []
        for cells in self._paths("killercages"):
            own = tuple(sums[place] for place in cells if place in sums)[:1]
            found.append(Constraint("killercage", cells, values=own))
        return found

    def _shape(self) -> Geometry:
        """Return the shape of the board, with regions if thick lines form any."""
        size, usual = self.size, geometry_of(f"{self.size}x{self.size}")
        walls: set[tuple[int, int]] = set()
        for key in self._of("lineE"):
            points = [self._point(part, 1) for part in key.split(",")]
            if len(points) == 2 and points[0] is not None and points[1] is not None:
                walls |= self._parted(*points[0], *points[1])
        if not walls:
            return usual
        region = [-1] * (size * size)
        for start in range(size * size):
            if region[start] < 0:
                number = region[start] = max(region) + 1
                ahead = [start]
                while ahead:
                    cell = ahead.pop()
                    row, column = divmod(cell, size)
                    for other, there in (
                        (cell - size, row > 0),
                        (cell + size, row + 1 < size),
                        (cell - 1, column > 0),
                        (cell + 1, column + 1 < size),
                    ):
                        wall = (min(cell, other), max(cell, other))
                        if there and region[other] < 0 and wall not in walls:
                            region[other] = number
                            ahead.append(other)
        if tuple(region) == usual.region_of or max(region) + 1 != size:
            return usual
        try:
            return jigsaw("".join(chr(ord("A") + number) for number in region))
        except ShapeError:
            return usual

    def _parted(self, row: int, column: int, end: int, far: int) -> set[tuple[int, int]]:
        """Return the two cells separated by the line between two corners, given by their cells."""
        row, end = row - self._above, end - self._above
        column, far = column - self._left, far - self._left
        if row == end and abs(column - far) == 1:
            upper = (row, max(column, far))
            lower = (row + 1, max(column, far))
        elif column == far and abs(row - end) == 1:
            upper = (max(row, end), column)
            lower = (max(row, end), column + 1)
        else:
            return set()
        if not all(0 <= at < self.size for at in (*upper, *lower)):
            return set()
        return {(upper[0] * self.size + upper[1], lower[0] * self.size + lower[1])}
