"""Draw the icon: nine tiles in the hues of the digits, the ninth of them a circle.

SDL_VIDEODRIVER=dummy python assets/build/icon.py
"""

import sys
from pathlib import Path

import pygame

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from game.shell.draw import Shapes  # noqa: E402 - the project is found through its root
from game.ui.look.theme import load  # noqa: E402

SIZES = (32, 64, 256)
THEME = load(ROOT / "assets" / "themes" / "ink.toml")
CARD = (22, 23, 29)
FOUND = 9
"""The tile that is a circle, as a cell is that was found."""


def draw(size: int) -> pygame.Surface:
    """Return the icon at a size."""
    shapes = Shapes()
    icon = pygame.Surface((size, size), pygame.SRCALPHA)
    shapes.rounded(icon, pygame.Rect(0, 0, size, size), round(size * 0.22), CARD)
    gap = max(1, round(size * 0.025))
    side = (round(size * 0.71) - 2 * gap) // 3
    start = (size - 3 * side - 2 * gap) // 2
    for digit in range(1, 10):
        row, column = divmod(digit - 1, 3)
        tile = pygame.Rect(start + column * (side + gap), start + row * (side + gap), side, side)
        corner = side // 2 if digit == FOUND else max(1, round(side * 0.2))
        shapes.rounded(icon, tile, corner, THEME.hue(digit))
    return icon


def main() -> None:
    """Write every size."""
    folder = ROOT / "assets" / "icon"
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        pygame.image.save(draw(size), folder / f"nonet-{size}.png")


if __name__ == "__main__":
    main()
