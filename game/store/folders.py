"""The folders in which things are stored on this machine."""

import os
import re
from collections.abc import Mapping
from errno import ENAMETOOLONG
from pathlib import Path
from typing import Final

from ..core.errors import SudokuError
from ..core.value import Value

DATA_DIR = "NONET_DATA_DIR"
"""Environment variable: one folder for everything; the option `--data-dir` wins over it."""
FIRST: Final = 1
"""The number of the player whose things are where they were before there were others."""
PLAYERS: Final = "players"
"""The folder in which everybody else has one, called by a number."""
NUMBER: Final = r"[2-9]|[1-9]\d"


class DataFolderError(SudokuError):
    """A folder cannot be created or written to."""

    key = "error.data_folder"

    def __init__(self, folder: Path, reason: str) -> None:
        super().__init__(f"{folder}: {reason}", folder=str(folder), reason=reason)


class Folders(Value):
    """The paths of the folders, whether they exist yet or not."""

    data: Path
    """Saves, records and the puzzle library."""
    config: Path
    """The settings."""
    logs: Path
    pictures: Path
    """Screenshots."""

    @classmethod
    def below(cls, folder: Path) -> "Folders":
        """Return paths below one folder."""
        return cls(folder, folder, folder / "logs", folder / "pictures")

    @classmethod
    def find(
        cls, data_dir: Path | None = None, environment: Mapping[str, str] = os.environ
    ) -> "Folders":
        """Return the folder that was chosen, otherwise those of the system's convention.

        Raises `DataFolderError` for an unknown user's folder, and for an empty name.
        """
        chosen = data_dir or environment.get(DATA_DIR)
        if chosen:
            try:
                folder = Path(chosen).expanduser()
                # Of a name that no folder can have everything else would fail, one by one.
                os.lstat(folder)
            except OSError as error:
                if error.errno == ENAMETOOLONG:
                    raise DataFolderError(Path(chosen), error.strerror or str(error)) from error
            except (RuntimeError, ValueError) as error:
                raise DataFolderError(Path(chosen), str(error).rstrip(".")) from error
            return cls.below(folder)
        # Imported when used: with a folder of its own the game does not need it.
        import platformdirs

        system = platformdirs.PlatformDirs("nonet", appauthor=False)
        return cls(
            system.user_data_path,
            system.user_config_path,
            system.user_log_path,
            system.user_pictures_path / "Nonet",
        )


def folders_of(folders: Folders, number: int) -> Folders:
    """Return the folders of one player's own things."""
    if number == FIRST:
        return folders
    own = folders.data / PLAYERS / str(number)
    return Folders(own, own, folders.logs, folders.pictures)


def numbers_in(folders: Folders) -> list[int]:
    """Return the numbers of the players whose folders have content, always with the first."""
    try:
        names = [name for name in os.listdir(folders.data / PLAYERS) if re.fullmatch(NUMBER, name)]
    except OSError:
        return [FIRST]
    found = []
    for number in sorted(map(int, names)):
        own = folders_of(folders, number).data
        # A link leads out of what is ours.
        if not own.is_symlink() and own.is_dir() and any(own.iterdir()):
            found.append(number)
    return [FIRST, *found]
