"""`document`: what each of the five teaching documents asks for, in its own language."""

import argparse
import io
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from ...core.digits import symbol
from ...core.errors import SudokuError
from ...core.grid import Grid
from ...formats.detect import write
from ...logic.methods import BY_ID
from ...messages.catalogue import Catalogue
from ...messages.languages import catalogue_in
from ...play.theatre.documents import DOCUMENTS, TeachingDocument
from ...solve.classic.staged import Lists
from ...store.library import BUNDLED, PLAYS, file_named, read_puzzle_file, read_text
from ...text.as_document import DocumentGame
from ...text.dialog import Dialog, Script, Terminal
from ...text.drawing import EMPTY_CHARACTERS, Style
from ...text.game import HANDLERS
from ...text.vocabulary import translated
from .. import exit_codes
from ..console import Console

SUMMARY = "document.summary"
SIMULATION: Final = "SudokuSimula.txt"
"""The file that the first document wants the simulation in."""
GAMES: Final = ("from-file", "typed-in", "generated")
"""The scripts of its three games."""
TESTS: Final = Path("Testes")
"""The folder that the fourth document's program reads."""
EMPTY: Final = "*"
"""What the fifth document prints for an empty cell."""
LISTED: Final = (0, 2)
"""The cell, counted from 0, whose list the fifth document wants to see first."""


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add arguments for the document, and for its input."""
    text = catalogue.text
    numbers = [document.number for document in DOCUMENTS]
    parser.add_argument(
        "number", type=int, nargs="?", choices=numbers, help=text("document.number")
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help=text("document.file"))
    parser.add_argument(
        "--simulate",
        nargs="?",
        type=Path,
        const=Path(SIMULATION),
        metavar="FILE",
        help=text("document.simulate", file=SIMULATION),
    )


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Do what a document asks for, or list all five."""
    if arguments.simulate is not None:
        if arguments.number not in (None, 1):
            console.error(console.catalogue.text("document.simulate.first"))
            return exit_codes.USAGE
        return _simulate(arguments.simulate, console)
    if arguments.number is None:
        for document in DOCUMENTS:
            _describe(document, console)
        return exit_codes.SUCCESS
    document = DOCUMENTS[arguments.number - 1]
    return _PROGRAMS[document.number](document, arguments.file, console)


def _describe(document: TeachingDocument, console: Console) -> None:
    text, number = console.catalogue.text, document.number
    title = text(f"document.{number}.title")
    console.result(text("document.name", number=number, title=title))
    for key in ("from", "text"):
        console.result("  " + text(f"document.{number}.{key}"))
    for line in document.in_terminal():
        console.result("  " + text("document.terminal", line=line))


def _play(document: TeachingDocument, file: str | None, console: Console) -> int:
    """Play the first document's game, on a chosen board or one from a file."""
    dialog = Terminal(catalogue_in(document.language), console.stdin, console.stdout)
    game = _game(dialog, shows_colour=console.shows_colour)
    if file is not None:
        game.load(file)
    game.run()
    return exit_codes.SUCCESS


def _game(dialog: Dialog, *, shows_colour: bool = False) -> DocumentGame:
    import time

    return DocumentGame(
        dialog,
        style=Style(EMPTY_CHARACTERS[0], shows_colour),
        clock=time.monotonic,
        seed=lambda: str(time.time_ns()),
    )


def _simulate(path: Path, console: Console) -> int:
    """Write three complete games to a file, with boards, degrees of freedom and refusals."""
    from ...store.atomic import replace_file

    if os.path.lexists(path):
        console.error(console.catalogue.text("document.there", file=path))
        return exit_codes.USAGE
    catalogue, out = catalogue_in(DOCUMENTS[0].language), io.StringIO()
    orders = {handler.word for handler in HANDLERS if handler.word}
    for name in GAMES:
        script = translated(catalogue, orders, read_text(BUNDLED / PLAYS / f"{name}.txt"))
        game = _game(Script(catalogue, script, out))
        # The script asks for each printout itself.
        game.shows = False
        game.run()
        out.write("\n")
    try:
        replace_file(path, out.getvalue().encode(), durable=False, exported=True)
    except OSError as error:
        reason = error.strerror or str(error)
        console.error(console.catalogue.text("results.unwritable", path=path, reason=reason))
        return exit_codes.USAGE
    console.report(console.catalogue.text("document.simulated", file=path))
    return exit_codes.SUCCESS


def _own(document: TeachingDocument, console: Console) -> Console:
    """Return the console in a document's language."""
    return Console(catalogue_in(document.language), console.stdin, console.stdout, console.stderr)


def _arguments(
    document: TeachingDocument, words: list[str], console: Console
) -> argparse.Namespace:
    """Return the arguments of `solve` for a document's method."""
    from ..main import parser_of

    assert document.method is not None
    parser = parser_of("solve", "solve", console.catalogue)
    return parser.parse_args(["--method", document.method, "--first", *words])


def _solve(document: TeachingDocument, words: list[str], console: Console) -> int:
    """Run `solve` with a document's method, in its language."""
    from ..methods import solve_by_method

    own = _own(document, console)
    try:
        return solve_by_method(_arguments(document, words, own), own)
    except SudokuError as error:
        own.error(own.catalogue.error(error))
        return exit_codes.NO_UNIQUE_SOLUTION


def _stack(document: TeachingDocument, file: str | None, console: Console) -> int:
    """Solve the board in standard input or in a file."""
    return _solve(document, ["--format", "matrix", file or "-"], console)


def _backtrack(document: TeachingDocument, file: str | None, console: Console) -> int:
    """Ask for the name of a file, and solve its board."""
    if file is None:
        dialog = Terminal(console.catalogue, console.stdin, console.stdout)
        file = dialog.ask(console.catalogue.text("document.dictated.file"))
        if not file:
            return exit_codes.USAGE
    return _solve(document, ["--format", "matrix", file], console)


def _force(document: TeachingDocument, folder: str | None, console: Console) -> int:
    """Write every board of a folder before and after, as lists."""
    assert document.method is not None
    if folder is None and not TESTS.is_dir():
        files = [BUNDLED / f"{name}.txt" for name in document.boards]
    else:
        chosen = file_named(Path(folder or TESTS))
        files = sorted(chosen.glob("*.txt")) if chosen.is_dir() else [chosen]
    own = _own(document, console)
    if not files:
        own.error(own.catalogue.text("document.no_boards", folder=folder or TESTS))
        return exit_codes.NO_UNIQUE_SOLUTION
    code, text = exit_codes.SUCCESS, own.catalogue.text
    for file in files:
        try:
            boards = read_puzzle_file(file)
        except SudokuError as error:
            own.error(own.catalogue.error(error))
            code = exit_codes.NO_UNIQUE_SOLUTION
            continue
        for board in boards:
            result = BY_ID[document.method].solve(board)
            own.result(text("document.dictated.before"))
            own.result(_lists(board) + "\n\n")
            if result.solution is None:
                verdict = text(f"verdict.{result.verdict.value}")
                own.report(text("solve.verdict", method=file.name, verdict=verdict))
                code = exit_codes.NO_UNIQUE_SOLUTION
                continue
            own.result(text("document.dictated.after"))
            own.result(_lists(result.solution) + "\n\n\n")
    return code


def _lists(board: Grid) -> str:
    return write(board, "list", empty="0").rstrip("\n")


def _deduce(document: TeachingDocument, file: str | None, console: Console) -> int:
    """Fill a board by the étapes and say what each of them did, or how far they get."""
    own = _own(document, console)
    if file is None:
        from ..methods import tell_stages

        boards = [str(BUNDLED / f"{name}.txt") for name in document.boards]
        return tell_stages(_arguments(document, ["--table", boards[0]], own), boards, own)
    try:
        board = read_puzzle_file(Path(file))[0]
    except SudokuError as error:
        own.error(own.catalogue.error(error))
        return exit_codes.NO_UNIQUE_SOLUTION
    row, column = LISTED
    digits = Lists(board).candidates[board.geometry.cell(row + 1, column + 1)]
    own.result(write(board, "matrix", empty=EMPTY))
    own.result(f"grL[{row}][{column}] = ({' '.join(map(symbol, digits))})\n")
    return _solve(document, ["--stats", "--empty", EMPTY, file], console)


_PROGRAMS: Final[dict[int, Callable[[TeachingDocument, str | None, Console], int]]] = {
    1: _play,
    2: _stack,
    3: _backtrack,
    4: _force,
    5: _deduce,
}
