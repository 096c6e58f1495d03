"""Where things are kept on this machine."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

DATA_DIR = "NONET_DATA_DIR"
"""Environment variable: one folder for everything; the option `--data-dir` wins over it."""


class Folders(NamedTuple):
    """The folders, whether they exist yet or not."""

    data: Path
    """Saves, records and the puzzle library."""
    config: Path
    """The settings."""
    logs: Path
    pictures: Path
    """Screenshots."""

    @classmethod
    def below(cls, folder: Path) -> "Folders":
        """Keep everything below one folder."""
        return cls(folder, folder, folder / "logs", folder / "pictures")

    @classmethod
    def find(
        cls, data_dir: Path | None = None, environment: Mapping[str, str] = os.environ
    ) -> "Folders":
        """Return the folder that was asked for, else those of the system's convention."""
        asked = data_dir or environment.get(DATA_DIR)
        if asked:
            return cls.below(Path(asked).expanduser())
        # Imported when used: with a folder of its own the game does not need it.
        import platformdirs

        system = platformdirs.PlatformDirs("nonet", appauthor=False)
        return cls(
            system.user_data_path,
            system.user_config_path,
            system.user_log_path,
            system.user_pictures_path / "Nonet",
        )
