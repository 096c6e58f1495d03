"""Lectures from files: read, and refused with the place and what to write instead."""

import os
import re
import tomllib
from pathlib import Path
from typing import Final

from ..core.errors import SudokuError
from ..core.grid import Grid
from ..core.message import Message, message
from ..formats.detect import read
from ..plain import LONGEST_NAME, shortened
from ..play.theatre.lecture import Lecture, LectureFault, lecture_of
from .library import read_puzzle_file, read_text

SUFFIX: Final = ".toml"
_PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)")
_EXAMPLE: Final = re.compile(r"[a-z0-9]+")


class LectureError(SudokuError):
    """A lecture cannot be given as it is written."""

    key = "lecture.error"

    def __init__(self, path: Path, line: int, problem: Message) -> None:
        super().__init__(f"{path}, line {line}: {problem.key}", file=path.name, line=line)
        self.arguments["problem"] = problem


def read_lecture(path: Path, examples: Path) -> Lecture:
    """Return the lecture of a file; `LectureError` says what is wrong in which line.

    A board is one of the folder of examples by its name, a file beside the lecture, or a text.
    """
    text = read_text(path, plain=True)
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = _PLACE.search(str(error))
        reason = _PLACE.sub("", str(error)).strip()
        line = int(place[1]) if place is not None else text.count("\n") + 1
        raise LectureError(path, line, message("lecture.no_toml", reason=reason)) from None
    except (ValueError, RecursionError) as error:
        # A number with thousands of digits, tables in tables without end.
        reason = shortened(str(error))
        raise LectureError(path, 1, message("lecture.no_toml", reason=reason)) from None
    try:
        return lecture_of(table, lambda named: _board(named, path.parent, examples))
    except LectureFault as fault:
        line = _line_of(text, fault.page, fault.key)
        raise LectureError(path, line, fault.problem) from None


def _board(named: str, beside: Path, examples: Path) -> Grid:
    """Return the board that a page names."""
    if len(named) <= LONGEST_NAME and Path(named).name == named:
        example = examples / f"{named}.txt"
        # A name that no file can have is no error here, as it would be to `Path`.
        if _EXAMPLE.fullmatch(named) and os.path.isfile(example):
            return read_puzzle_file(example)[0]
        if os.path.isfile(beside / named):
            return read_puzzle_file(beside / named)[0]
    return read(named)[0]


def _line_of(text: str, page: int, key: str) -> int:
    """Return the line of a key of a page, or of the page itself."""
    found, here = 0, 1
    for number, line in enumerate(text.split("\n"), 1):
        bare = line.strip()
        if bare.replace(" ", "").startswith("[[page]]"):
            found += 1
            if found > page:
                break
            here = number
        elif found == page and key and re.match(rf'"?{re.escape(key)}"?\s*=', bare):
            return number
    return here if found >= page else 1
