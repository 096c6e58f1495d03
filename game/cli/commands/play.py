"""`play --text`: a whole game in the terminal, or a script of one; `play`: the window."""

import argparse
import time
from pathlib import Path

from ...core.errors import ShapeError
from ...generate.levels import Level, Shape
from ...messages.catalogue import Catalogue
from ...messages.languages import catalogue_in
from ...play.history import FEWEST
from ...play.theatre.documents import DOCUMENTS
from ...store.library import PuzzleFileError, file_named, read_text
from ...text.as_document import DocumentGame
from ...text.dialog import Dialog, Script, Terminal
from ...text.drawing import EMPTY_CHARACTERS, Style
from ...text.game import HISTORY, TextGame
from ...text.vocabulary import SOURCES
from .. import exit_codes
from ..arguments import whole_number
from ..board_arguments import shape_in
from ..console import Console
from ..seeds import named_id
from .window import UsageError

SUMMARY = "cli.play.summary"


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add arguments for the source of the board, how it is drawn, and a script."""
    text = catalogue.text
    parser.add_argument("--text", action="store_true", help=text("cli.play.text"))
    parser.add_argument("file", nargs="?", metavar="FILE", help=text("cli.play.file"))
    parser.add_argument("--seed", metavar="S", help=text("cli.play.seed"))
    parser.add_argument(
        "--level", choices=[level.value for level in Level], help=text("cli.play.level")
    )
    parser.add_argument("--board", metavar="SHAPE", help=text("cli.play.board"))
    parser.add_argument("--source", choices=SOURCES, help=text("cli.play.source"))
    parser.add_argument(
        "--empty",
        choices=EMPTY_CHARACTERS,
        help=text("cli.play.empty", characters=" ".join(EMPTY_CHARACTERS)),
    )
    parser.add_argument(
        "--history",
        type=whole_number(catalogue, 0),
        metavar="N",
        help=text("cli.play.history", fewest=FEWEST, default=HISTORY),
    )
    parser.add_argument("--document", choices=("1",), help=text("cli.play.document"))
    parser.add_argument("--script", type=Path, metavar="FILE", help=text("cli.play.script"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Play until the player quits or the script ends; without `--text`, in a window."""
    if arguments.file is not None and (arguments.seed is not None or arguments.level):
        raise UsageError("both")
    if arguments.source is not None and (arguments.level is None or arguments.seed is not None):
        console.error(console.catalogue.text("cli.play.source_needs_level"))
        return exit_codes.USAGE
    if not arguments.text:
        return _play_in_window(arguments, console)
    beside: tuple[Path, ...] = ()
    catalogue: Catalogue = console.catalogue
    kind: type[TextGame] = TextGame
    if arguments.document:
        catalogue, kind = catalogue_in(DOCUMENTS[0].language), DocumentGame
    dialog: Dialog = Terminal(catalogue, console.stdin, console.stdout)
    if arguments.script is not None:
        path = file_named(arguments.script)
        beside = (path.parent,)
        try:
            script = read_text(path)
        except PuzzleFileError as error:
            console.error(console.catalogue.text("cli.play.no_script", file=arguments.script))
            console.report(console.catalogue.error(error))
            return exit_codes.USAGE
        dialog = Script(catalogue, script, console.stdout)
    game = kind(
        dialog,
        style=Style(arguments.empty or EMPTY_CHARACTERS[0], console.shows_colour),
        clock=time.monotonic,
        seed=lambda: str(time.time_ns()),
        history=HISTORY if arguments.history is None else arguments.history,
        beside=beside,
    )
    level = None if arguments.level is None else Level(arguments.level)
    shape = None if arguments.file is not None else _shape(arguments.board)
    if arguments.file is not None:
        game.load(arguments.file, shape_in(arguments))
    elif arguments.seed is not None:
        wanted = named_id(arguments.seed, level, shape)
        if wanted.given:
            game.deal_id(wanted.id)
        else:
            game.deal(wanted.id)
    elif level is not None or shape is not None:
        source = None if arguments.source is None else SOURCES[arguments.source]
        game.deal_level(level or Level.EASY, source, shape or Shape.CLASSIC)
    game.run()
    return exit_codes.SUCCESS


def _shape(word: str | None) -> Shape | None:
    """Return the shape of new boards named by a word; raises `ShapeError`."""
    if word is None:
        return None
    try:
        return Shape(word.lower())
    except ValueError:
        raise ShapeError(word) from None


def _play_in_window(arguments: argparse.Namespace, console: Console) -> int:
    for name in ("script", "empty", "history", "source", "document"):
        if getattr(arguments, name) is not None:
            console.error(console.catalogue.text("cli.play.needs_text", option=f"--{name}"))
            return exit_codes.USAGE
    from ..main import main

    words = [] if arguments.file is None else [arguments.file]
    for name in ("level", "board", "seed"):
        if getattr(arguments, name) is not None:
            words += [f"--{name}", getattr(arguments, name)]
    return main(words)
