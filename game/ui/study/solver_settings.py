"""The solver's settings in the window: read when first needed, stored in the data folder."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ...core.message import message
from ...logic.solver import STANDARD, SolverSettings
from ...logic.solver_text import LARGEST, SolverTextError, read_solver, solver_text
from ...store.atomic import read_file, replace_file, set_aside
from ...store.writer import reason_of

if TYPE_CHECKING:
    from ...store.folder import DataFolder

FILE: Final = "solver.toml"


class Solver:
    """The solver's settings in use; without a folder they last until the program ends.

    A file without settings is set aside. One that cannot be read, or that a later version wrote,
    stays as it is and is never overwritten. The standard settings apply then, and the player is
    informed.
    """

    def __init__(self, folder: "DataFolder | None") -> None:
        self._folder: Final = folder
        self._is_ours = folder is not None
        self._settings = STANDARD if folder is None else self._load(folder)

    @property
    def settings(self) -> SolverSettings:
        """The settings in use."""
        return self._settings

    @property
    def own(self) -> SolverSettings | None:
        """The settings in use; None if they are the standard ones."""
        return None if self._settings == STANDARD else self._settings

    def keep(self, settings: SolverSettings) -> None:
        """Apply other settings, and save them soon."""
        self._settings = settings
        if self._folder is not None and self._is_ours:
            path, content = self._folder.own.data / FILE, solver_text(settings).encode()
            self._folder.writer.submit(
                "solver",
                partial(replace_file, path, content, durable=True),
                failure="solver.cannot_keep",
            )

    def _load(self, folder: "DataFolder") -> SolverSettings:
        path = folder.own.data / FILE
        try:
            return solver_in(path)
        except FileNotFoundError:
            return STANDARD
        except OSError as error:
            self._is_ours = False
            folder.tell(message("solver.unreadable", reason=reason_of(error)))
            return STANDARD
        except SolverTextError as error:
            said = message("solver.bad", problem=error.message)
            if error.is_later:
                self._is_ours = False
                folder.tell(said)
                return STANDARD
        try:
            said = message("store.set_aside", reason=said, file=str(set_aside(path)))
        except OSError:
            self._is_ours = False
        folder.tell(said)
        return STANDARD


def solver_in(path: Path) -> SolverSettings:
    """Return the settings in a file; raises `SolverTextError` if it has none, or `OSError`."""
    try:
        text = read_file(path, LARGEST).decode()
    except ValueError as error:
        # It is too large, or no UTF-8.
        raise SolverTextError("no_toml", reason=str(error)) from None
    return read_solver(text)
