"""Reads the conclusions of a step, as HoDoKu or forums write them: `r3c3<>6`, `-6 r3c3`, `r3c3=6`.

Each part of a text is understood or named in a `StepTextError`; nothing is passed over.
"""

import re
from collections.abc import Iterable
from itertools import product
from typing import Final, NamedTuple

from ...core.digits import Cell, Digit
from ...core.errors import SudokuError
from ...core.geometry import CLASSIC
from ..step import Candidate

CELL: Final = r"(?:r[1-9]+c[1-9]+|b[1-9]p[1-9]+)"
CELLS: Final = rf"{CELL}(?:\s*[,|&]\s*{CELL})*"
_CELL: Final = re.compile(r"r([1-9]+)c([1-9]+)|b([1-9])p([1-9]+)")
_SIGNS: Final = (
    (re.compile("[‐-―−﹣-]"), "-"),
    (re.compile("≠|!=|<\\s*>"), "<>"),
    (re.compile("⇒|→|⟹|==+>|=>"), "=>"),
    (re.compile("[‖∥]"), "||"),
    (re.compile(r"(?<=[\dcpbr])\s*\\\s*(?=[rcb])", re.IGNORECASE), "\\\\"),
)
_CONCLUSION: Final = re.compile(
    rf"\s*(?:(?P<cells>{CELLS})\s*(?P<sign><>|=)\s*(?P<digits>[1-9](?:\s*[,/]?\s*[1-9](?![rcb1-9]))*)"
    rf"|(?P<plus>[-+])\s*\(?(?P<those>[1-9]+)\)?\s*(?P<places>{CELLS}))"
    r"\s*(?:[,;&.]|and\b|$)*"
)
_WORDS: Final = r"(stte|ste|lclste|lcls|btte|bte|singles to the end)\b[\s.!]*$"
_ASIDE: Final = re.compile(rf"[\s;,.]*\b{_WORDS}")
_ENDING: Final = re.compile(
    rf";(?=\s*(?:{CELLS}\s*<>|[-+]\s*\(?[1-9]+\)?\s*{CELLS})[^;]*(?:$|;\s*{_WORDS}))"
)
"""The sign that some write before what a chain rules out, in place of an arrow."""


class StepTextError(SudokuError):
    """The text is not a step in a known notation."""

    key = "error.step_text"

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is no step", text=text)


class PartTextError(SudokuError):
    """Part of a step's text is not understood."""

    key = "error.step_part"

    def __init__(self, part: str, text: str) -> None:
        super().__init__(f"{part.strip()!r} is not understood", part=part.strip(), text=text)


class OpenStepError(SudokuError):
    """Raised for a chain that does not say what follows from it."""

    key = "error.step_open"

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} does not say what follows", text=text)


class Conclusions(NamedTuple):
    """What a step places and eliminates, and any remark on how the puzzle continues."""

    placements: tuple[Candidate, ...]
    eliminations: tuple[Candidate, ...]
    aside: str = ""


def plain(text: str) -> str:
    """Return a line with single spaces, lower-case cells and plain signs."""
    line = " ".join(text.split())
    for pattern, sign in _SIGNS:
        line = pattern.sub(sign, line)
    return re.sub(r"[RCBP](?=[1-9])", lambda found: found[0].lower(), line)


def parted(text: str) -> tuple[str, str, str]:
    """Return a line before its arrow, the arrow, and what is concluded; no arrow where none is."""
    line = plain(text)
    return (line if "=>" in line else _ENDING.sub("=>", line)).partition("=>")


def conclusions(text: str) -> Conclusions:
    """Parse a whole text as conclusions; `PartTextError` quotes any other part."""
    aside = _ASIDE.search(text)
    rest = text[: aside.start()] if aside else text
    placed: list[Candidate] = []
    gone: list[Candidate] = []
    while rest.strip():
        match = _CONCLUSION.match(rest)
        if match is None:
            raise PartTextError(rest, text)
        if match["cells"]:
            found = placed if match["sign"] == "=" else gone
            cells, digits = match["cells"], match["digits"]
        else:
            found = placed if match["plus"] == "+" else gone
            cells, digits = match["places"], match["those"]
        numbers = [int(digit) for digit in digits if digit.isdigit()]
        found += (Candidate(c, Digit(d)) for c, d in product(cells_in(cells), numbers))
        rest = rest[match.end() :]
    return Conclusions(unique(placed), unique(gone), aside[1] if aside else "")


def cells_in(text: str) -> tuple[Cell, ...]:
    """Return the cells named in a text in reading order, such as r12c3 or b1p23."""
    found: set[Cell] = set()
    for match in _CELL.finditer(text):
        rows, columns, box, places = match.groups()
        if rows:
            found |= {CLASSIC.cell(int(r), int(c)) for r in rows for c in columns}
        else:
            cells = CLASSIC.houses[18 + int(box) - 1].cells
            found |= {cells[int(place) - 1] for place in places}
    return tuple(sorted(found))


def unique(found: Iterable[Candidate]) -> tuple[Candidate, ...]:
    """Return candidates without duplicates."""
    return tuple(dict.fromkeys(found))
