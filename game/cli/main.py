"""The command line: a first word that is a command wins, anything else opens the game."""

import argparse
import gc
from collections.abc import Sequence
from importlib import import_module

from game.cli import exit_codes
from game.cli.commands import COMMANDS
from game.cli.console import Console
from game.core.errors import SudokuError
from game.messages.catalogue import Catalogue


def main(arguments: Sequence[str]) -> int:
    """Run a command, or the game, and return the exit code."""
    console = Console(Catalogue())
    name = arguments[0] if arguments and arguments[0] in COMMANDS else "window"
    rest = arguments if name == "window" else arguments[1:]
    command = import_module(f"game.cli.commands.{name.replace('-', '_')}")
    if name != "window":
        gc.enable()
    program = "main.py" if name == "window" else f"main.py {name}"
    parser = argparse.ArgumentParser(
        prog=program, description=console.catalogue.text(command.SUMMARY)
    )
    command.add_arguments(parser, console.catalogue)
    parsed = argparse.Namespace()
    try:
        parsed = parser.parse_args(rest)
        return int(command.run(parsed, console))
    except SudokuError as error:
        console.error(console.catalogue.error(error))
        return exit_codes.USAGE
    except BrokenPipeError:
        # The reader of our output has gone: nothing more to say.
        return exit_codes.SUCCESS
    except KeyboardInterrupt:
        console.report(console.catalogue.text("cli.interrupted"))
        return exit_codes.INTERRUPTED
    except Exception as error:
        from game.cli.crash import report_crash

        report_crash(error, console, getattr(parsed, "data_dir", None))
        return exit_codes.INTERNAL
