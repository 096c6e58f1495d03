"""The command line: a first word that is a command wins, anything else opens the game."""

import gc
from collections.abc import Sequence
from errno import EMFILE, ENFILE, EPIPE
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from ..core.errors import SudokuError
from ..messages.catalogue import Catalogue
from ..messages.languages import catalogue_in, choose
from . import exit_codes
from .commands import COMMANDS
from .console import Console, OutputError, prepare_streams

if TYPE_CHECKING:
    import argparse

WINDOW = "window"
"""The command that runs where none is named."""


def main(arguments: Sequence[str], program: str = "main.py") -> int:
    """Run a command, or the game, and return the exit code; help calls it `program`."""
    try:
        return _main(arguments, program)
    except KeyboardInterrupt:
        # Before anything can be said, or after all was.
        return exit_codes.INTERRUPTED


def _main(arguments: Sequence[str], program: str) -> int:
    prepare_streams()
    console = Console(catalogue_in(choose()))
    try:
        try:
            return _run(arguments, program, console)
        finally:
            console.finish()
    except OutputError as error:
        console.give_up()
        if error.errno == EPIPE:
            # The reader of our output has gone: nothing more to say.
            return exit_codes.SUCCESS
        console.error(console.catalogue.text("cli.no_output", reason=error.strerror))
        return exit_codes.USAGE


def _run(arguments: Sequence[str], program: str, console: Console) -> int:
    parsed: object = None
    try:
        command, parsed = _parse(arguments, program, console)
        return int(command.run(parsed, console))
    except SudokuError as error:
        console.error(console.catalogue.error(error))
        return exit_codes.USAGE
    except OutputError:
        raise
    except KeyboardInterrupt:
        console.report(console.catalogue.text("cli.interrupted"))
        return exit_codes.INTERRUPTED
    except Exception as error:
        if _is_interrupted(error):
            console.report(console.catalogue.text("cli.interrupted"))
            return exit_codes.INTERRUPTED
        cause = error.__cause__ or error
        if isinstance(cause, OSError) and cause.errno in (EMFILE, ENFILE):
            console.error(console.catalogue.text("cli.few_files"))
            return exit_codes.USAGE
        try:
            from .crash import report_crash
        except OSError:
            # Not even that can be opened, and libraries tell it in words of their own.
            console.error(console.catalogue.text("cli.few_files"))
            return exit_codes.USAGE
        report_crash(error, console, getattr(parsed, "data_dir", None))
        return exit_codes.INTERNAL


def _is_interrupted(error: Exception) -> bool:
    """Whether Ctrl-C caused an error: Python 3.11 wraps whatever `__set_name__` raises."""
    cause: BaseException | None = error
    while cause is not None and not isinstance(cause, KeyboardInterrupt):
        cause = cause.__cause__ or cause.__context__
    return cause is not None


def _parse(arguments: Sequence[str], program: str, console: Console) -> tuple[ModuleType, object]:
    """Return the module of a command and its parsed arguments."""
    name = arguments[0] if arguments and arguments[0] in COMMANDS else WINDOW
    if not arguments:
        # Most starts are this one, and they need no parser.
        command = module_of(name)
        return command, command.WindowArguments()
    import argparse

    from .parsing import translate_argparse

    translate_argparse(console.catalogue)
    parser = parser_of(name, program, console.catalogue)
    if name == WINDOW and not {"-h", "--help"}.isdisjoint(arguments):
        parser.formatter_class = argparse.RawDescriptionHelpFormatter
        parser.epilog = _commands(program, console.catalogue)
    words = _split_dashes(arguments if name == WINDOW else arguments[1:])
    parsed = parser.parse_args(words)
    if name != WINDOW:
        # What was imported is no garbage.
        gc.freeze()
        gc.enable()
    return module_of(name), parsed


def _split_dashes(words: Sequence[str]) -> list[str]:
    """Return words with `--option=--` split in two, since argparse misreads those."""
    apart: list[str] = []
    for word in words:
        option, _, value = word.partition("=")
        apart += (option, value) if option.startswith("-") and value == "--" else (word,)
    return apart


def module_of(name: str) -> ModuleType:
    """Return the module of a command."""
    return import_module(f".commands.{name.replace('-', '_')}", __package__)


def parser_of(name: str, program: str, catalogue: Catalogue) -> "argparse.ArgumentParser":
    """Return the argument parser of a command."""
    import argparse

    command = module_of(name)
    parser = argparse.ArgumentParser(
        prog=program if name == WINDOW else f"{program} {name}",
        description=catalogue.text(command.SUMMARY),
    )
    command.add_arguments(parser, catalogue)
    return parser


def _commands(program: str, catalogue: Catalogue) -> str:
    """Return the summary of each command, one per line."""
    width = max(map(len, COMMANDS))
    lines = [catalogue.text("cli.commands", program=program)]
    for name in COMMANDS:
        first, _, _ = catalogue.text(module_of(name).SUMMARY).partition("\n")
        lines.append(f"  {name:{width}}  {first.rstrip('.。')}")
    return "\n".join(lines)
