"""The command line: a first word that is a command wins, anything else opens the game."""

import gc
from collections.abc import Sequence
from errno import EMFILE, ENFILE, EPIPE
from importlib import import_module
from types import ModuleType

from game.cli import exit_codes
from game.cli.commands import COMMANDS
from game.cli.console import Console, OutputError, prepare_streams
from game.core.errors import SudokuError
from game.messages.languages import catalogue_in, choose


def main(arguments: Sequence[str]) -> int:
    """Run a command, or the game, and return the exit code."""
    prepare_streams()
    console = Console(catalogue_in(choose()))
    try:
        try:
            return _run(arguments, console)
        finally:
            console.finish()
    except OutputError as error:
        console.give_up()
        if error.errno == EPIPE:
            # The reader of our output has gone: nothing more to say.
            return exit_codes.SUCCESS
        console.error(console.catalogue.text("cli.no_output", reason=error.strerror))
        return exit_codes.USAGE


def _run(arguments: Sequence[str], console: Console) -> int:
    parsed: object = None
    try:
        command, parsed = _parse(arguments, console)
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
        cause = error.__cause__ or error
        if isinstance(cause, OSError) and cause.errno in (EMFILE, ENFILE):
            console.error(console.catalogue.text("cli.few_files"))
            return exit_codes.USAGE
        from game.cli.crash import report_crash

        report_crash(error, console, getattr(parsed, "data_dir", None))
        return exit_codes.INTERNAL


def _parse(arguments: Sequence[str], console: Console) -> tuple[ModuleType, object]:
    """Return the module of a command and what it is to do."""
    name = arguments[0] if arguments and arguments[0] in COMMANDS else "window"
    command = import_module(f"game.cli.commands.{name.replace('-', '_')}")
    if not arguments:
        # Most starts are this one, and they need no parser.
        return command, command.Wanted()
    import argparse

    from game.cli.parsing import translate_argparse

    if name != "window":
        gc.enable()
    translate_argparse(console.catalogue)
    program = "main.py" if name == "window" else f"main.py {name}"
    parser = argparse.ArgumentParser(
        prog=program, description=console.catalogue.text(command.SUMMARY)
    )
    if name == "window" and not {"-h", "--help"}.isdisjoint(arguments):
        parser.formatter_class = argparse.RawDescriptionHelpFormatter
        parser.epilog = _commands(console)
    command.add_arguments(parser, console.catalogue)
    return command, parser.parse_args(arguments if name == "window" else arguments[1:])


def _commands(console: Console) -> str:
    """Return the first line of what each command does, a line each."""
    text = console.catalogue.text
    width = max(map(len, COMMANDS))
    lines = [text("cli.commands")]
    for name in COMMANDS:
        module = import_module(f"game.cli.commands.{name.replace('-', '_')}")
        first, _, _ = text(module.SUMMARY).partition("\n")
        lines.append(f"  {name:{width}}  {first.rstrip('.。')}")
    return "\n".join(lines)
