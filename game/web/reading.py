"""Reads from files what pygame reads from memory on a desktop, as a browser requires."""

from pathlib import Path
from typing import Any, Final

import pygame

_FILE: Final = Path("/tmp/read.svg")


def read_by_files() -> None:
    """Make drawings in memory be read through files."""
    plain = pygame.image.load_sized_svg

    def load_sized_svg(file: Any, size: Any) -> pygame.Surface:
        if hasattr(file, "read"):
            _FILE.write_bytes(file.read())
            file = _FILE
        return plain(file, size)

    pygame.image.load_sized_svg = load_sized_svg
