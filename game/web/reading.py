"""What pygame reads from memory on a desktop, read from files: a browser has no other way."""

from pathlib import Path
from typing import Any, Final

import pygame

_FILE: Final = Path("/tmp/read.svg")


def read_by_files() -> None:
    """Have drawings be read that are in memory."""
    plain = pygame.image.load_sized_svg

    def load_sized_svg(file: Any, size: Any) -> pygame.Surface:
        if hasattr(file, "read"):
            _FILE.write_bytes(file.read())
            file = _FILE
        return plain(file, size)

    pygame.image.load_sized_svg = load_sized_svg
