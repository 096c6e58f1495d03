"""Draw the icon: a tile with nine fields, one of them lit.

SDL_VIDEODRIVER=dummy python assets/build/icon.py
"""

import sys
from pathlib import Path

import pygame

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from game.shell.draw import Shapes  # noqa: E402 - the project is found through its root

SIZES = (32, 64, 256)
TILE = (26, 86, 184)
FIELD = (120, 164, 226)
LIT = (251, 231, 168)


def draw(size: int) -> pygame.Surface:
    """Return the icon at a size."""
    shapes = Shapes()
    icon = pygame.Surface((size, size), pygame.SRCALPHA)
    shapes.rounded(icon, pygame.Rect(0, 0, size, size), round(size * 0.22), TILE)
    margin, gap = round(size * 0.16), max(1, round(size * 0.05))
    side = (size - 2 * margin - 2 * gap) // 3
    start = (size - 3 * side - 2 * gap) // 2
    for row in range(3):
        for column in range(3):
            field = pygame.Rect(
                start + column * (side + gap), start + row * (side + gap), side, side
            )
            colour = LIT if (row, column) == (1, 1) else FIELD
            shapes.rounded(icon, field, max(1, round(side * 0.24)), colour)
    return icon


def main() -> None:
    """Write every size."""
    folder = ROOT / "assets" / "icon"
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        pygame.image.save(draw(size), folder / f"nonet-{size}.png")


if __name__ == "__main__":
    main()
