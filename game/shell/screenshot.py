"""Pictures of the screen as PNG files."""

from datetime import datetime
from pathlib import Path

import pygame


def save_png(surface: pygame.Surface, path: Path) -> None:
    """Write a surface to a PNG file, complete or not at all; raises `OSError`.

    The same pixels give the same bytes.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and not path.is_file():
        # A device, which a rename would take from the whole machine.
        raise OSError(None, "it is no plain file")
    aside = path.with_name(f"{path.name}.new")
    try:
        # Made anew, so that no link that lies there is followed.
        aside.unlink(missing_ok=True)
        with aside.open("xb") as file:
            pygame.image.save(surface, file, "picture.png")
        aside.replace(path)
    except (OSError, pygame.error) as error:
        aside.unlink(missing_ok=True)
        raise error if isinstance(error, OSError) else OSError(str(error)) from error


def free_name(folder: Path, stem: str, moment: datetime, suffix: str = ".png") -> Path:
    """Return an unused file name in the folder, based on the moment."""
    base = f"{stem}-{moment:%Y%m%d-%H%M%S}"
    path = folder / f"{base}{suffix}"
    number = 2
    while path.exists():
        path = folder / f"{base}-{number}{suffix}"
        number += 1
    return path
