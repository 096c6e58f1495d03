"""Lectures from files; errors name the place and what to write instead."""

import os
import re
from pathlib import Path
from typing import Final

from ..core.grid import Grid
from ..formats.detect import read
from ..plain import LONGEST_NAME
from ..play.theatre.lecture import Lecture, lecture_of
from .library import read_puzzle_file
from .toml_file import read_toml

PART: Final = "page"
_EXAMPLE: Final = re.compile(r"[a-z0-9]+")


def read_lecture(path: Path, examples: Path) -> Lecture:
    """Return the lecture in a file; `TomlFileError` says what is wrong in which line.

    A board is the name of an example, a file next to the lecture, or a text.
    """
    return read_toml(
        path,
        PART,
        lambda table: lecture_of(table, lambda named: _board(named, path.parent, examples)),
    )


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
