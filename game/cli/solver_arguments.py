"""The solver's settings on the command line: a preset by name, or a file.

Kept light for a `solve` without them.
"""

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..core.errors import SudokuError
from ..messages.catalogue import Catalogue
from ..messages.lists import enumerated

if TYPE_CHECKING:
    from ..logic.solver import SolverSettings

NAMES: Final = ("hodoku", "se", "classic", "minimal", "extended")
"""The names of `game.logic.solver.PRESETS`, which would take long to import; a test compares."""


class SolverFileError(SudokuError):
    """A file does not contain solver's settings; `problem` says why."""

    key = "solver.error.in_file"

    def __init__(self, name: str, problem: SudokuError) -> None:
        super().__init__(f"{name}: {problem}", file=name, problem=problem.message)


class NoSettingsError(SudokuError):
    """A name is neither that of a preset nor of a file."""

    key = "solver.error.no_such"

    def __init__(self, name: str) -> None:
        super().__init__(f"{name!r} names no settings", name=name, presets=", ".join(NAMES))


def add_solver_argument(parser: argparse._ActionsContainer, catalogue: Catalogue) -> None:
    """Add an argument for the solver's settings."""
    told = catalogue.text("solver.option", presets=enumerated(catalogue, NAMES))
    parser.add_argument("--solver", metavar="FILE|PRESET", help=told)


def solver_in(arguments: argparse.Namespace) -> "SolverSettings | None":
    """Return the settings in the arguments; None if there are none."""
    return None if arguments.solver is None else solver_named(arguments.solver)


def solver_named(name: str) -> "SolverSettings":
    """Return the settings of a preset, or else of a file; `SudokuError` says what is wrong."""
    from ..logic.solver import PRESETS
    from ..logic.solver_text import SolverTextError, read_solver
    from ..store.library import read_text

    if name in PRESETS:
        return PRESETS[name]
    if Path(name).name == name and not os.path.lexists(name):
        raise NoSettingsError(name)
    try:
        return read_solver(read_text(Path(name)))
    except SolverTextError as error:
        raise SolverFileError(name, error) from None
