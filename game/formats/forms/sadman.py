"""SadMan Sudoku's files (.sdk): facts after `#`, the puzzle, perhaps its state, in sections."""

import re
from typing import Final

from ...core.grid import Grid
from ..document import Entry, Feature, Form, require_classic, text_of, value_in
from ..rows import require_rows
from ..syntax import FormatError, Token, raw_lines

_LETTERS: Final = {
    "A": "author",
    "D": "description",
    "C": "comment",
    "B": "date",
    "S": "source",
    "L": "level",
    "U": "url",
}
_FACT: Final = re.compile(r"#([ADCBSLU])(\S.*)")
_SECTION: Final = re.compile(r"\[(\w+)\]")
_ROW: Final = re.compile(r"\S{7,11}")


class SadManForm(Form):
    """Facts, then nine rows, or sections named `[Puzzle]` and `[State]`."""

    name = "sdk"
    title = "SadMan Sudoku"
    suffix = ".sdk"
    rank = 120
    carries = frozenset({Feature.PLACED, Feature.AUTHOR, Feature.FACTS})
    holds_many = False

    def claims(self, text: str) -> bool:
        """Whether there is a section with the puzzle, or facts followed by nine rows."""
        lines = [line.strip() for _, line in raw_lines(text) if line.strip()]
        if any(line.lower() == "[puzzle]" for line in lines):
            return True
        rest = [line for line in lines if not line.startswith("#")]
        facts = bool(lines) and bool(_FACT.fullmatch(lines[0]))
        return facts and len(rest) == 9 and all(map(_ROW.fullmatch, rest))

    def read(self, text: str) -> tuple[Entry, ...]:
        """Return the puzzle with its state and the facts about it."""
        facts: dict[str, str] = {}
        unread: list[str] = []
        sections: dict[str, list[Token]] = {"puzzle": [], "state": []}
        section = "puzzle"
        for number, raw in raw_lines(text):
            line = raw.strip()
            if named := _SECTION.fullmatch(line):
                section = named[1].lower()
                if section not in sections:
                    unread.append(line)
            elif fact := _FACT.fullmatch(line):
                facts[_LETTERS[fact[1]]] = text_of(fact[2])
            elif line and not line.startswith("#") and section in sections:
                sections[section].append(Token(line, number, raw.index(line) + 1))
        puzzle = _board(sections["puzzle"])
        grid, placed = puzzle, frozenset[int]()
        if sections["state"]:
            grid = _board(sections["state"])
            given = [cell for cell, value in enumerate(puzzle.values) if value]
            wrong = next((c for c in given if grid.values[c] != puzzle.values[c]), None)
            if wrong is not None:
                row = sections["state"][wrong // 9]
                raise FormatError(
                    "state",
                    "the state has another given",
                    line=row.line,
                    column=row.column + wrong % 9,
                    cell=grid.geometry.cell_name(wrong),
                )
            placed = frozenset(
                c for c, value in enumerate(grid.values) if value and not puzzle.values[c]
            )
        author = facts.pop("author", "")
        return (
            Entry(grid, placed, author=author, facts=tuple(facts.items()), unread=tuple(unread)),
        )

    def write(self, entry: Entry) -> str:
        """Write the facts and the puzzle, and its state if there are entries."""
        require_classic(entry.grid, self.name)
        facts = {"author": entry.author, **dict(entry.facts)}
        text = "".join(f"#{c}{facts[name]}\n" for c, name in _LETTERS.items() if facts.get(name))
        if not entry.placed:
            return text + _rows(entry.grid)
        return f"{text}[Puzzle]\n{_rows(entry.givens)}[State]\n{_rows(entry.grid)}"


def _board(rows: list[Token]) -> Grid:
    cells = [row.characters for row in rows]
    require_rows(cells, 9)
    if len(rows) > 9:
        raise FormatError("one_puzzle", "a second board", line=rows[9].line, form="sdk")
    return Grid([value_in(cell) for row in cells for cell in row])


def _rows(grid: Grid) -> str:
    return "".join(f"{grid.text[start : start + 9]}\n" for start in range(0, 81, 9))
