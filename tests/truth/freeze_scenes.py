"""Freezes every scene as it looks today: `python -m tests.truth.freeze_scenes FOLDER`.

The pictures are for the eye: what is redesigned is laid beside them. No test compares bytes.
"""

import sys
from pathlib import Path
from typing import Final

from PIL import Image

from game.messages.catalogue import Catalogue
from game.ui.window.pictures import make_picture
from game.ui.window.scenes import PICTURES
from tests.pilot import headless

SIZES: Final = ((1280, 800), (480, 360))
THEMES: Final = ("paper", "ink")
COLOURS: Final = 48


def freeze(folder: Path) -> None:
    """Write a picture of each scene, size and theme, in few colours."""
    headless()
    folder.mkdir(parents=True, exist_ok=True)
    for scene in PICTURES:
        for size in SIZES:
            for theme in THEMES:
                path = folder / f"{scene}-{size[0]}x{size[1]}-{theme}.png"
                make_picture(path, scene=scene, size=size, theme=theme, catalogue=Catalogue())
                Image.open(path).convert("RGB").quantize(COLOURS).save(path, optimize=True)


if __name__ == "__main__":
    freeze(Path(sys.argv[1]) if sys.argv[1:] else Path(__file__).parent / "scenes")
