"""The default command: opens the game, or makes a picture of one of its scenes."""

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

from ...core.errors import SudokuError
from ...generate.levels import Level, Shape
from ...messages.catalogue import Catalogue
from ...shell.sizes import LEAST_WINDOW
from ...version import VERSION
from .. import exit_codes
from ..console import Console
from ..needs import has_pygame

if TYPE_CHECKING:
    import argparse

    from ...core.message import Message
    from ...formats.document import Entry
    from ...ui.games.launcher import Request

SUMMARY = "window.summary"
THEMES = Path(__file__).parents[3] / "assets" / "themes"
PUZZLES = THEMES.parents[1] / "puzzles"
LARGEST = 8192
"""Pixels of a window's side: no screen and no picture has more."""
CLOSING_SECONDS = 5.0
"""How long a window that was open before may take to close."""


class UsageError(SudokuError):
    """Options do not go together, or one of them is invalid."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(key, **arguments)
        self.key = f"window.{key}"


class WindowArguments:
    """The arguments of the window; a parser sets these fields, otherwise defaults apply."""

    puzzle: str | None = None
    level: str | None = None
    board: str | None = None
    seed: str | None = None
    data_dir: Path | None = None
    player: str | None = None
    size: str | None = None
    theme: str | None = None
    screenshot: Path | None = None
    scene: str | None = None


def add_arguments(parser: "argparse.ArgumentParser", catalogue: Catalogue) -> None:
    """Add arguments for what to play, where to store it, and which picture to make."""
    from ...ui.window.scenes import PICTURES  # no start without arguments needs it

    text = catalogue.text
    parser.add_argument("puzzle", nargs="?", metavar="PUZZLE-FILE", help=text("window.puzzle"))
    levels = [level.value for level in Level]
    parser.add_argument("--level", choices=levels, help=text("window.level"))
    shapes = [shape.value for shape in Shape]
    parser.add_argument("--board", choices=shapes, help=text("cli.board"))
    parser.add_argument("--seed", metavar="S", help=text("window.seed"))
    parser.add_argument("--data-dir", type=Path, metavar="FOLDER", help=text("cli.data_dir"))
    parser.add_argument("--player", metavar="NAME", help=text("cli.player"))
    parser.add_argument("--size", metavar="WxH", help=text("window.size"))
    parser.add_argument(
        "--theme", metavar="NAME", help=text("window.theme", names=", ".join(_themes()))
    )
    parser.add_argument("--screenshot", type=Path, metavar="FILE", help=text("window.screenshot"))
    parser.add_argument(
        "--scene",
        choices=PICTURES,
        metavar="NAME",
        help=text("window.scene", names=", ".join(PICTURES)),
    )
    parser.add_argument(
        "--version",
        action="version",
        version=text("cli.version", version=VERSION),
        help=text("window.version"),
    )


def run(arguments: WindowArguments, console: Console) -> int:
    """Open the game; a puzzle file is read and judged before the window opens."""
    size = _size(arguments.size)
    if arguments.theme is not None and (themes := _themes()) and arguments.theme not in themes:
        raise UsageError("no_theme", name=arguments.theme, names=", ".join(themes))
    named = arguments.seed is not None or arguments.level or arguments.board
    if arguments.puzzle is not None and named:
        raise UsageError("both")
    if not has_pygame(console):
        return exit_codes.USAGE
    if arguments.screenshot is not None:
        from ...ui.window.pictures import make_picture

        try:
            make_picture(
                arguments.screenshot,
                scene=arguments.scene or ("menu" if arguments.puzzle is None else "play"),
                size=size or (1280, 800),
                theme=arguments.theme or "paper",
                catalogue=console.catalogue,
                request=None if arguments.puzzle is None else _request_of_file(arguments.puzzle),
            )
        except OSError as error:
            reason = error.strerror or str(error)
            raise UsageError("no_picture", file=str(arguments.screenshot), reason=reason) from error
        return exit_codes.SUCCESS
    request = None
    if arguments.puzzle is not None and arguments.puzzle.lower().endswith(".toml"):
        request = _request_of_tables(Path(arguments.puzzle))
    elif arguments.puzzle is not None:
        from ...store.library import read_entries
        from ...ui.games.launcher import request_of

        entries = read_entries(Path(arguments.puzzle))
        if len(entries) == 1 and not _can_be_played(entries[0], arguments.puzzle, console):
            return exit_codes.NO_UNIQUE_SOLUTION
        request = request_of(entries, Path(arguments.puzzle).stem)
    elif arguments.seed is not None:
        from ..seeds import named_id

        level = Level(arguments.level) if arguments.level else None
        wanted = named_id(
            arguments.seed, level, Shape(arguments.board) if arguments.board else None
        )
        request = _request(level=None if wanted.given else level, puzzle_id=str(wanted.id))
    elif arguments.level is not None or arguments.board is not None:
        shape = Shape(arguments.board or Shape.CLASSIC.value)
        level = Level(arguments.level or Level.EASY.value)
        if level not in shape.levels:
            from ...generate.ids import ShapeLevelError

            raise ShapeLevelError(level, shape)
        request = _request(level=level, shape=shape)
    return _play(arguments, console, request, size)


def _play(
    arguments: WindowArguments,
    console: Console,
    request: "Request | None",
    size: tuple[int, int] | None,
) -> int:
    from ...shell.interrupt import interrupt_kept
    from ...shell.window import WindowError
    from ...store.folder import DataFolder
    from ...store.folders import DataFolderError, Folders
    from ...store.lock import FolderInUseError
    from ...store.players import PlayerError
    from ...ui.window.app import SIZE, make_game, play

    folders = Folders.find(arguments.data_dir)
    theme = arguments.theme or os.environ.get("NONET_THEME")
    told: Message | None = None
    player = arguments.player
    while True:
        try:
            folder = DataFolder(folders, patience=CLOSING_SECONDS, player=player)
        except PlayerError as error:
            console.error(console.catalogue.error(error))
            return exit_codes.USAGE
        except (FolderInUseError, DataFolderError) as error:
            from ...ui.window.notice import show_notice

            console.error(console.catalogue.error(error))
            show_notice(error.message, catalogue=console.catalogue, theme=theme)
            return exit_codes.USAGE
        if told is not None:
            folder.tell(told)
        game = None
        try:
            with interrupt_kept():
                game = make_game(
                    folder,
                    size or SIZE,
                    catalogue=console.catalogue,
                    pictures=folders.pictures,
                    theme=theme,
                    welcomes=request is None,
                )
            play(game, request)
        except WindowError as error:
            console.error(console.catalogue.text("cli.no_window", reason=error))
            return exit_codes.USAGE
        finally:
            # The folder first: another window may be waiting for it.
            told = folder.close()
            if game is not None:
                game.services.close()
        if not folder.reopens:
            return exit_codes.SUCCESS
        # A backup was put back, or somebody else plays: the next window shows what is theirs.
        request = player = None


def _request_of_file(name: str) -> "Request":
    from ...store.library import read_entries
    from ...ui.games.launcher import request_of

    return request_of(read_entries(Path(name)), Path(name).stem)


def _request_of_tables(path: Path) -> "Request":
    """Return the class's set, or the lecture, in a file of tables."""
    from ...store.class_files import read_class_set
    from ...store.lectures import read_lecture
    from ...store.toml_file import has_part

    if has_part(path, "card"):
        # What is wrong with it is told here, where it was asked for.
        read_class_set(path)
        return _request()._replace(class_set=path.absolute())
    return _request()._replace(lecture=read_lecture(path, PUZZLES))


def _request(
    *, level: Level | None = None, puzzle_id: str = "", shape: Shape = Shape.CLASSIC
) -> "Request":
    from ...ui.games.launcher import Request

    return Request(level=level, puzzle_id=puzzle_id, shape=shape)


def _can_be_played(entry: "Entry", name: str, console: Console) -> bool:
    """Whether the only puzzle of a file can be played; if not, say why."""
    from ...core.verdict import Verdict
    from ...play.questions import JudgeBoard
    from ...ui.games.documents import position_of
    from ...work.question import at_once

    board = position_of(entry).puzzle.givens
    verdict, text = JudgeBoard(board).answer(at_once).verdict, console.catalogue.text
    if verdict is Verdict.MANY:
        console.report(text("window.many", file=name))
    elif verdict not in (Verdict.UNIQUE, Verdict.UNJUDGED, Verdict.GAVE_UP):
        from ...ui.games.verdict import unplayable_reason

        reason = console.catalogue.render(unplayable_reason(verdict, board))
        console.error(text("window.unplayable", file=name, reason=reason))
        return False
    return True


def _size(text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    least_width, least_height = LEAST_WINDOW
    match = re.fullmatch(r"(\d{1,5})[x×](\d{1,5})", text.strip().lower(), re.ASCII)
    if match is not None:
        width, height = int(match[1]), int(match[2])
        if least_width <= width <= LARGEST and least_height <= height <= LARGEST:
            return width, height
    least = {"width": str(least_width), "height": str(least_height)}
    raise UsageError("bad_size", text=text, largest=str(LARGEST), **least)


def _themes() -> list[str]:
    return sorted(path.stem for path in THEMES.glob("*.toml"))
