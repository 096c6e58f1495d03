"""Handwritten TOML files; errors name the place and what to write instead."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from ..core.errors import SudokuError
from ..core.message import Message, message
from ..plain import shortened
from ..play.table_reader import TableFault
from .library import read_text

T = TypeVar("T")

SUFFIX: Final = ".toml"
_PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)")


class TomlFileError(SudokuError):
    """A handwritten file is not valid."""

    key = "lecture.error"

    def __init__(self, path: Path, line: int, problem: Message) -> None:
        super().__init__(f"{path}, line {line}: {problem.key}", file=path.name, line=line)
        self.arguments["problem"] = problem


def has_part(path: Path, part: str) -> bool:
    """Whether a file has a line `[[part]]`; raises `PuzzleFileError` if it cannot be read."""
    return any(_begins(line, part) for line in read_text(path, plain=True).split("\n"))


def read_toml(path: Path, part: str, make: Callable[[dict[str, Any]], T]) -> T:
    """Return what `make` makes of a file's table; `TomlFileError` says what is wrong in which line.

    `part` is the name of its parts, by which `TableFault` counts.
    """
    text = read_text(path, plain=True)
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = _PLACE.search(str(error))
        reason = _PLACE.sub("", str(error)).strip()
        line = int(place[1]) if place is not None else text.count("\n") + 1
        raise TomlFileError(path, line, message("lecture.no_toml", reason=reason)) from None
    except (ValueError, RecursionError) as error:
        # A number with thousands of digits, tables in tables without end.
        reason = shortened(str(error))
        raise TomlFileError(path, 1, message("lecture.no_toml", reason=reason)) from None
    try:
        return make(table)
    except TableFault as fault:
        line = _line_of(text, part, fault.part, fault.key)
        raise TomlFileError(path, line, fault.problem) from None


def _begins(line: str, part: str) -> bool:
    return line.replace(" ", "").startswith(f"[[{part}]]")


def _line_of(text: str, name: str, part: int, key: str) -> int:
    """Return the line of a key of a part, or of the part itself."""
    found, here = 0, 1
    for number, line in enumerate(text.split("\n"), 1):
        bare = line.strip()
        if _begins(bare, name):
            found += 1
            if found > part:
                break
            here = number
        elif found == part and key and re.match(rf'"?{re.escape(key)}"?\s*=', bare):
            return number
    return here if found >= part else 1
