"""`generate` for puzzles that are sought by what they are; they have no id."""

import argparse
import json
import os
import time
from argparse import ArgumentTypeError
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from ..core.errors import SudokuError
from ..core.geometry import CLASSIC
from ..core.grid import OPEN_CHARACTERS
from ..formats.forms.line import LineForm
from ..generate.sought import Bounds, Seen, Sought, seek
from ..messages.catalogue import Catalogue
from ..plain import shortened
from ..solve.exact import solve
from ..store.library import read_puzzle_file
from . import exit_codes
from .arguments import seconds
from .batch import in_order
from .board_arguments import BoardStyle, style_of
from .console import Console
from .progress import Progress

_HIGHEST = 1_000_000
LIMIT: Final = 60.0
"""Seconds that a search for one puzzle may take where nobody says otherwise."""


class SoughtOptionError(SudokuError):
    """An option of dealt puzzles was given together with what puzzles are sought by."""

    key = "generate.sought_option"

    def __init__(self, option: str) -> None:
        super().__init__(f"{option} is for dealt puzzles", option=option)


class PatternError(SudokuError):
    """A pattern has no filled cell, or is none of a classic board."""

    key = "generate.no_pattern"

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is no pattern", text=text)


def add_sought_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Take what puzzles are sought by."""
    text = catalogue.text
    bounds = _bounds(catalogue)
    parser.add_argument("--minimal", action="store_true", help=text("generate.minimal"))
    parser.add_argument("--score", type=bounds, metavar="A-B", help=text("generate.score"))
    parser.add_argument("--rating", type=bounds, metavar="A-B", help=text("generate.rating"))
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
    """Return what puzzles are sought by, None for those that are dealt.

    Raises `SoughtOptionError` for an option that is about dealt puzzles alone.
    """
    pattern = None if arguments.pattern is None else _pattern(arguments.pattern)
    sought = Sought(arguments.minimal, arguments.score, arguments.rating, pattern)
    if sought == Sought():
        return None
    for option in ("level", "board", "symmetry", "requires", "phases"):
        if getattr(arguments, option):
            raise SoughtOptionError(f"--{option}")
    return sought


def _pattern(text: str) -> frozenset[int]:
    """Return the filled cells of a board, told as such or by the name of its file."""
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
    """Write a puzzle a line, or in another form."""
    seed = arguments.seed or os.urandom(16).hex()
    progress = Progress(console, arguments.count)
    for line in in_order(
        partial(
            _line,
            sought,
            seed,
            style_of(arguments),
            arguments.limit,
            as_json=arguments.json,
            # In other processes nobody sees what is looked at.
            look=partial(_show, console) if arguments.jobs == 1 and not arguments.cluster else id,
        ),
        range(arguments.count),
        jobs=arguments.jobs,
        cluster=arguments.cluster,
    ):
        progress.make_room()
        console.result(line)
        progress.advance()
    progress.close()
    return exit_codes.SUCCESS


def deadline(limit: float) -> Callable[[], bool]:
    """Return what says whether so many seconds from now have passed."""
    end = time.monotonic() + limit
    return lambda: time.monotonic() > end


def _show(console: Console, seen: Seen) -> None:
    """Show on a terminal how far a search is."""
    if console.shows_progress:
        console.stderr.write(f"\r{console.catalogue.render(seen.words)}\x1b[K")
        console.stderr.flush()


def _line(
    sought: Sought,
    seed: str,
    style: BoardStyle,
    limit: float,
    number: int,
    *,
    as_json: bool,
    look: Callable[[Seen], object],
) -> str:
    rng = Random(int.from_bytes(f"{seed}/{number}".encode("utf-8", "surrogatepass"), "big"))
    puzzle = seek(sought, rng, deadline(limit), look)
    if not as_json:
        return style.text(puzzle, LineForm.name).rstrip("\n")
    solution = solve(puzzle)
    assert solution is not None
    return json.dumps({"puzzle": puzzle.text, "solution": solution.text, "clues": puzzle.filled})
