"""Pictures of the screen as PNG files."""

from datetime import datetime
from pathlib import Path

import pygame


def save_png(surface: pygame.Surface, path: Path) -> None:
    """Write a surface to a PNG file; the same pixels give the same bytes. Raises `OSError`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with path.open("wb") as file:
            pygame.image.save(surface, file, "picture.png")
    except pygame.error as error:
        raise OSError(str(error)) from error


def free_name(folder: Path, stem: str, moment: datetime) -> Path:
    """Return a name in the folder, from the moment, that no file has yet."""
    base = f"{stem}-{moment:%Y%m%d-%H%M%S}"
    path = folder / f"{base}.png"
    number = 2
    while path.exists():
        path = folder / f"{base}-{number}.png"
        number += 1
    return path
