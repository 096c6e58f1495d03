"""OpenSudoku's files: XML of version 1 (puzzles) or 2 (folders of games with their state).

A game's `data` is 81 digits, or `version: N` and `value|note|editable|` a cell. A note is a list
such as `1,5,` in version 1, else a number with bit d - 1 for digit d; from version 4 there are two,
of the corner and the middle, and from version 5 a colour.
"""

import re
from typing import Final

from ...core.digits import Mask, mask_of
from ...core.grid import Grid
from ..document import (
    CELLS,
    FACTS,
    Entry,
    Feature,
    Form,
    board_in,
    require_cells,
    require_classic,
    text_of,
)
from ..markup import Markup, is_markup
from ..syntax import FormatError, Token

_DEPTH: Final = 8
"""Elements within each other at most."""
_VERSION: Final = re.compile(r"version: ([1-5])\s+")
_FACTS: Final = {"sourceURL": "url", "created": "date"}
"""Names of facts that are not the tags' own."""
_NAMES: Final = frozenset({"name", "author", *FACTS})
_WORDS: Final = {1: 3, 2: 3, 3: 3, 4: 4, 5: 5}
"""By version of the data: words a cell."""


class OpenSudokuForm(Form):
    """Puzzles in XML; document type declarations are refused."""

    name = "opensudoku"
    title = "OpenSudoku"
    suffix = ".opensudoku"
    rank = 100
    carries = frozenset({Feature.PLACED, Feature.CENTRE, Feature.CORNER})
    foot = "</folder>\n</opensudoku>\n"

    def claims(self, text: str) -> bool:
        """Whether the text begins as XML does."""
        return is_markup(text)

    def read(self, text: str) -> tuple[Entry, ...]:
        """Return the puzzle of each game."""
        entries = _Reading().of(text)
        if not entries:
            raise FormatError("empty", "no game")
        return tuple(entries)

    def head(self, first: Entry) -> str:
        """Return the beginning of a file with one folder."""
        declared = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
        return f'{declared}<opensudoku version="2">\n<folder name="Nonet" created="0">\n'

    def write(self, entry: Entry) -> str:
        """Write a game: 81 digits if there are only givens, otherwise each cell with its notes."""
        require_classic(entry.grid, self.name)
        none = (Mask(0),) * CELLS
        centre, corner = entry.centre or none, entry.corner or none
        data = entry.grid.text.replace(".", "0")
        if entry.placed or any(centre) or any(corner):
            # A line break in an attribute would be read as a blank.
            data = "version: 4&#10;" + "".join(
                f"{value}|{corner[cell]}|{centre[cell]}|{int(not value or cell in entry.placed)}|"
                for cell, value in enumerate(entry.grid.values)
            )
        return f'<game data="{data}" />\n'


class _Reading(Markup):
    """The parser of one text."""

    def __init__(self) -> None:
        super().__init__(_DEPTH)
        self._words: Final[dict[str, str]] = {}
        self._entries: Final[list[Entry]] = []

    def of(self, text: str) -> list[Entry]:
        """Return the puzzles of a text."""
        self.parse(text)
        words = {name: text_of(said) for name, said in self._words.items()}
        facts = tuple((name, words[name]) for name in FACTS if words.get(name))
        return [
            entry._replace(title=words.get("name", ""), author=words.get("author", ""), facts=facts)
            for entry in self._entries
        ]

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        """Read a game when its element begins."""
        line, column = self.place
        if len(self.opened) == 1 and tag != "opensudoku":
            raise FormatError("xml_other", f"<{tag}>", line=line, column=column, found=tag)
        if tag == "game":
            token = Token(attributes.pop("data", ""), line, column)
            unread = tuple(f"{tag} {name}" for name in attributes)
            self._entries.append(_entry(token)._replace(unread=unread))

    def said(self, text: str) -> None:
        """Read facts about all games."""
        name = _FACTS.get(self.opened[-1], self.opened[-1])
        if len(self.opened) == 2 and name in _NAMES:
            self._words[name] = self._words.get(name, "") + text


def _entry(data: Token) -> Entry:
    """Return the puzzle of a game's data; mistakes are located at the beginning of the game."""
    versioned = _VERSION.match(data.text)
    if versioned is None:
        return Entry(board_in(data._replace(text=data.text.strip())))
    version = int(versioned[1])
    words = data.text[versioned.end() :].strip().removesuffix("|").split("|")
    if version == 2 and len(words) == 4 * CELLS:
        # Programs of that version wrote a bar too many.
        words = [word for at, word in enumerate(words) if at % 4 != 2]
    each = _WORDS[version]
    cells = [words[start : start + each] for start in range(0, len(words), each)]
    require_cells(cells, data.line, data.column)
    if len(cells[-1]) < each:
        raise data._replace(text="|".join(cells[-1])).mistake("xml_cell", "no cell")
    values, corner, centre, placed = [], [], [], set()
    for cell, (value, note, *more) in enumerate(cells):
        if value not in tuple("0123456789") or more[-1] not in ("0", "1"):
            raise data._replace(text="|".join(cells[cell])).mistake("xml_cell", "no cell")
        values.append(int(value))
        corner.append(_note(data._replace(text=note)))
        centre.append(_note(data._replace(text=more[0])) if version > 3 else Mask(0))
        if int(value) and more[-1] == "1":
            placed.add(cell)
    return Entry(
        Grid(values),
        frozenset(placed),
        tuple(centre) if any(centre) else (),
        tuple(corner) if any(corner) else (),
    )


def _note(token: Token) -> Mask:
    text = token.text
    if text == "-":
        return Mask(0)
    if text.endswith(","):
        digits = text[:-1].split(",")
        if all(digit in tuple("123456789") for digit in digits):
            return mask_of(*set(map(int, digits)))
    elif text.isascii() and text.isdigit() and len(text) < 4 and int(text) < 512:
        return Mask(int(text))
    raise token.mistake("xml_cell", "no note")
