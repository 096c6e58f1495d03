"""`generate` for puzzles that are searched by their properties; they have no id."""

import argparse
import json
import os
import time
from argparse import ArgumentTypeError
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from ..core.canonical import canonical
from ..core.errors import SudokuError
from ..core.geometry import CLASSIC
from ..core.grid import OPEN_CHARACTERS
from ..core.message import Message
from ..formats.forms.line import LineForm
from ..generate.levels import Level
from ..generate.sought import Bounds, Sought, seek
from ..logic.rating.explainer import explainer_rating
from ..messages.catalogue import Catalogue
from ..plain import shortened
from ..solve.exact import solve
from ..store.library import read_puzzle_file
from . import exit_codes
from .arguments import seconds, whole_number
from .batch import in_order
from .board_arguments import BoardStyle, style_of
from .console import Console
from .progress import Progress

_HIGHEST = 1_000_000
_GUISES: Final = 4
"""So many times as many puzzles are made at most, where guises of one another are left out."""
LIMIT: Final = 60.0
"""Seconds that a search for one puzzle may take where nobody says otherwise."""


class SoughtOptionError(SudokuError):
    """An option of dealt puzzles was given together with properties to search for."""

    key = "generate.sought_option"

    def __init__(self, option: str) -> None:
        super().__init__(f"{option} is for dealt puzzles", option=option)


class PatternError(SudokuError):
    """A pattern has no filled cell, or is not one of a classic board."""

    key = "generate.no_pattern"

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is no pattern", text=text)


def add_sought_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add arguments for the properties to search for."""
    text = catalogue.text
    bounds = _bounds(catalogue)
    parser.add_argument("--minimal", action="store_true", help=text("generate.minimal"))
    parser.add_argument("--score", type=bounds, metavar="A-B", help=text("generate.score"))
    parser.add_argument("--rating", type=bounds, metavar="A-B", help=text("generate.rating"))
    steps = whole_number(catalogue, 0)
    parser.add_argument("--max-steps", type=steps, metavar="N", help=text("generate.max_steps"))
    parser.add_argument("--single-crux", action="store_true", help=text("generate.single_crux"))
    parser.add_argument("--pattern", metavar="BOARD", help=text("generate.pattern"))
    parser.add_argument(
        "--limit",
        type=seconds(catalogue),
        default=LIMIT,
        metavar="S",
        help=text("generate.limit", limit=round(LIMIT)),
    )


def _bounds(catalogue: Catalogue) -> Callable[[str], Bounds]:
    """Return the type of an argument such as 7.1-8.3, or 7.1 for that alone."""

    def parse(text: str) -> Bounds:
        least, _, most = text.partition("-")
        try:
            bounds = Bounds(float(least), float(most or least))
        except ValueError:
            bounds = Bounds(1, 0)
        if not 0 <= bounds.least <= bounds.most <= _HIGHEST:
            raise ArgumentTypeError(catalogue.text("cli.no_range", text=shortened(text, 24)))
        return bounds

    return parse


def sought_in(arguments: argparse.Namespace) -> Sought | None:
    """Return the properties to search for; None for dealt puzzles.

    Raises `SoughtOptionError` for an option that only applies to dealt puzzles.
    """
    pattern = None if arguments.pattern is None else _pattern(arguments.pattern)
    sought = Sought(
        arguments.minimal,
        arguments.score,
        arguments.rating,
        pattern,
        max_steps=arguments.max_steps,
        single_crux=arguments.single_crux,
    )
    if sought == Sought():
        return None
    for option in ("board", "symmetry", "phases"):
        if getattr(arguments, option):
            raise SoughtOptionError(f"--{option}")
    level = None if arguments.level is None else Level(arguments.level)
    return sought._replace(level=level, requires=arguments.requires)


def _pattern(text: str) -> frozenset[int]:
    """Return the filled cells of a board, given itself or as the name of its file."""
    if len(text) == len(CLASSIC.cells):
        filled = frozenset(cell for cell, c in enumerate(text) if c not in OPEN_CHARACTERS)
    else:
        board = read_puzzle_file(Path(text))[0]
        filled = frozenset(cell for cell, value in enumerate(board.values) if value)
        if board.geometry != CLASSIC:
            raise PatternError(text)
    if not filled:
        raise PatternError(text)
    return filled


def write_sought(sought: Sought, arguments: argparse.Namespace, console: Console) -> int:
    """Write one puzzle per line, or in another form."""
    seed = arguments.seed or os.urandom(16).hex()
    written = Written(arguments)
    with closing(Progress(console, arguments.count)) as progress:
        for line, form in in_order(
            partial(
                _line,
                sought,
                seed,
                style_of(arguments),
                arguments.limit,
                as_json=arguments.json,
                look=look_of(arguments, progress, console.catalogue),
            ),
            range(written.most),
            jobs=arguments.jobs,
            cluster=arguments.cluster,
        ):
            progress.make_room()
            if written.takes(form):
                console.result(line)
                progress.advance()
            if written.is_enough:
                break
    written.report(console)
    return exit_codes.SUCCESS


class Written:
    """Counts the puzzles written, and those dropped as disguises of others."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        asked: bool | None = arguments.distinct
        self._distinct = arguments.requires is not None if asked is None else asked
        self._count: int = arguments.count
        self._forms: set[bytes] = set()
        self._guises = 0
        self.number = 0

    @property
    def most(self) -> int:
        """The most puzzles to make."""
        return self._count * (_GUISES if self._distinct else 1)

    @property
    def is_enough(self) -> bool:
        """Whether all are written."""
        return self.number == self._count

    def takes(self, form: bytes) -> bool:
        """Whether to write a puzzle of a canonical form; an empty form is not compared."""
        known = bool(form) and form in self._forms
        self._guises += known
        if known and self._distinct:
            return False
        self._forms.add(form)
        self.number += 1
        return True

    def report(self, console: Console) -> None:
        """Say how many were disguises of others."""
        if self._guises:
            kind = "left_out" if self._distinct else "among"
            numbers = {"n": self._guises, "number": self.number, "count": self._count}
            console.report(console.catalogue.text(f"generate.guises_{kind}", **numbers))


class Deadline:
    """A deadline some seconds from now, called to ask whether it has passed."""

    def __init__(self, limit: float) -> None:
        self.limit: Final = limit
        self._begun: Final = time.monotonic()

    def __call__(self) -> bool:
        """Return whether the deadline has passed."""
        return self.passed > self.limit

    @property
    def passed(self) -> float:
        """The seconds since the beginning."""
        return time.monotonic() - self._begun


Look = Callable[[Deadline, Message], None]
"""Is told after each puzzle what a search has seen, and how long it may still take."""


def look_of(arguments: argparse.Namespace, progress: Progress, catalogue: Catalogue) -> Look:
    """Return the function that shows the progress of a search on a terminal.

    In other processes nobody would see it.
    """
    here = arguments.jobs == 1 and not arguments.cluster
    return partial(_show, progress, catalogue) if here else _show_nothing


def _show(progress: Progress, catalogue: Catalogue, end: Deadline, seen: Message) -> None:
    words = {"seen": catalogue.render(seen), "passed": round(end.passed), "limit": f"{end.limit:g}"}
    progress.tell(catalogue.text("generate.searching", **words))


def _show_nothing(end: Deadline, seen: Message) -> None:
    """Show nothing."""


def _line(
    sought: Sought,
    seed: str,
    style: BoardStyle,
    limit: float,
    number: int,
    *,
    as_json: bool,
    look: Look,
) -> tuple[str, bytes]:
    """Return a puzzle as it is written, and its canonical form."""
    rng = Random(int.from_bytes(f"{seed}/{number}".encode("utf-8", "surrogatepass"), "big"))
    end = Deadline(limit)
    puzzle = seek(sought, rng, end, partial(look, end))
    form = canonical(puzzle).values
    er = None if sought.rating is None else explainer_rating(puzzle).er
    if not as_json:
        text = style.text(puzzle, LineForm.name) if er is None else style.noted(puzzle, f"ER {er}")
        return text.rstrip("\n"), form
    solution = solve(puzzle)
    assert solution is not None
    fields: dict[str, str | int | float] = {
        "puzzle": puzzle.text,
        "solution": solution.text,
        "clues": puzzle.filled,
    }
    if er is not None:
        fields["er"] = er
    return json.dumps(fields), form
