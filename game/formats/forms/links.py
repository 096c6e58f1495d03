"""Links of f-puzzles and SudokuPad and their JSON, distinguished by its content."""

import re
from typing import Any, ClassVar, Final
from urllib.parse import unquote

from ...core.constraint import Constraint
from ...core.grid import Grid
from .. import fpuzzles, sudokupad
from ..document import Entry, Feature, Form, board_in, text_of
from ..link_json import json_text, object_in
from ..lz import packed, unpacked
from ..relaxed import relaxed_object
from ..syntax import FormatError, Token, raw_lines

_LINK: Final = re.compile(
    r"(?:https?://(?:www\.)?f-puzzles\.com/?\?load=|(?P<page>"
    r"https?://(?:[a-z]+\.)?(?:sudokupad\.(?:app|svencodes\.com)|crackingthecryptic\.com)/"
    r"(?:sudoku/|puzzle/|sudoku\.html)?(?:\?puzzleid=)?)|sudokupad://puzzle/)?"
    r"(?P<kind>fpuzzles|fpuz|scl|ctc|scf)?(?P<packed>[^\s?&#]*)(?P<rest>[?&#]\S*)?",
)
_SIGNS: Final = re.compile(r"[A-Za-z0-9+/%=$-]{24,}")
_BEGUN: Final = re.compile(
    r"https?://(?:www\.)?f-puzzles\.com/?\?load=|"
    r"https?://(?:[a-z]+\.)?(?:sudokupad\.(?:app|svencodes\.com)|crackingthecryptic\.com)/"
    r"(?:sudoku/|puzzle/|sudoku\.html)?(?:\?puzzleid=)?(?:fpuzzles|fpuz|scl|ctc|scf)"
)
"""What begins a link that holds its puzzle, in whatever state that is."""
_JSON: Final = ("N4I", "N4Ig")
"""What packed JSON begins with."""
_SHORT: Final = 24
"""A name that a page knows a puzzle by is no longer than this."""
_PLAIN_LENGTHS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"
"""A character for a digit, or an open cell, and up to five open cells after it."""


class FPuzzlesForm(Form):
    """One link per puzzle, or one puzzle as JSON."""

    name = "f-puzzles"
    suffix = ".txt"
    rank = 50
    carries = fpuzzles.CARRIES
    link: ClassVar[str] = "https://f-puzzles.com/?load="

    def claims(self, text: str) -> bool:
        """Whether the first non-blank line is such a link, or its content, or JSON."""
        if text.lstrip("\ufeff \t\r\n").startswith("{"):
            return True
        first = next((line.strip() for _, line in raw_lines(text) if line.strip()), "")
        if _BEGUN.match(first):
            return True
        match = _LINK.fullmatch(first)
        if match is None:
            return False
        content = match["packed"]
        is_packed = _SIGNS.fullmatch(content) is not None
        # Other words begin with these letters too.
        bare = first == match[0] and match.start("packed") == 0
        return (is_packed and content.startswith(_JSON)) or (
            not bare and (is_packed or bool(match["page"]))
        )

    def read(self, text: str) -> tuple[Entry, ...]:
        """Return the puzzle of each link."""
        body = text.strip("\ufeff \t\r\n")
        if body.startswith("{"):
            return (_entry_of_json(body),)
        lines = ((number, line) for number, line in raw_lines(text) if line.strip())
        return tuple(
            _linked(Token(line.strip(), number, line.index(line.strip()) + 1))
            for number, line in lines
        )

    def write(self, entry: Entry) -> str:
        """Write a link."""
        return f"{self.link}{packed(json_text(fpuzzles.fpuzzles_json(entry)))}\n"


class SudokuPadForm(FPuzzlesForm):
    """The same as a link to SudokuPad, which reads f-puzzles' JSON."""

    name = "sudokupad"
    suffix = ".txt"
    rank = 60
    link = "https://sudokupad.app/fpuzzles"


class OwnSudokuPadForm(FPuzzlesForm):
    """A link to SudokuPad in SudokuPad's own JSON."""

    name = "scl"
    suffix = ".txt"
    rank = 70
    carries = sudokupad.CARRIES
    link = "https://sudokupad.app/scl"

    def write(self, entry: Entry) -> str:
        """Write a link."""
        return f"{self.link}{packed(json_text(sudokupad.sudokupad_json(entry)))}\n"

    def lost(self, entry: Entry) -> frozenset[Feature]:
        """Return what is lost: only cages are kept as rules, lines and backgrounds as drawings."""
        rest = (one for one in entry.constraints if not sudokupad.carried(one))
        return super().lost(entry) | frozenset(
            Feature.DRAWINGS if one.is_drawing else Feature.CONSTRAINTS for one in rest
        )


def _linked(token: Token) -> Entry:
    is_begun = _BEGUN.match(token.text) is not None
    # On its way a plus may have become a blank.
    match = _LINK.fullmatch(token.text.replace(" ", "+") if is_begun else token.text)
    if match is None or not match["packed"]:
        raise token.mistake("link", "no link")
    content = unquote(match["packed"])
    if _SIGNS.fullmatch(match["packed"]) is None:
        if is_begun and len(match["packed"]) > _SHORT:
            raise token.mistake("packed", "no signs of a link")
        # The page would fetch it.
        raise token.mistake("link_remote" if match["page"] else "link", "no puzzle in the link")
    try:
        return _entry_of_json(unpacked(content))
    except FormatError as error:
        raise error.in_line(token.line) from None


def _entry_of_json(text: str) -> Entry:
    """Return the puzzle of a JSON text, whether complete or as SudokuPad shortens it."""
    try:
        said = object_in(text)
    except FormatError as error:
        if error.kind == "deep":
            raise
        said = relaxed_object(text)
    if "grid" in said:
        return fpuzzles.fpuzzles_entry(said)
    if "cells" in said:
        return sudokupad.sudokupad_entry(said)
    if isinstance(said.get("p"), str):
        return _plain(said)
    raise FormatError("link_other", "no cells")


def _plain(said: dict[str, Any]) -> Entry:
    """Return the classic puzzle of a short SudokuPad link."""
    places = [_PLAIN_LENGTHS.find(sign) for sign in said["p"]]
    text = "".join(str(place % 10) + "0" * (place // 10) for place in places)
    if -1 in places:
        raise FormatError("packed", "no digits")
    grid: Grid = board_in(Token(text, 1, 1))
    rest = {name: value for name, value in said.items() if name not in "pnsm" and value}
    constraints = tuple(Constraint(text_of(name), more=json_text(v)) for name, v in rest.items())
    return Entry(grid, title=text_of(str(said.get("n") or "")), constraints=constraints)
