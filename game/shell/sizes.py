"""The sizes of windows: the smallest one, and the one that the design is drawn for."""

from typing import Final

LEAST_WINDOW: Final = (360, 360)
"""The smallest window: no scene is cut or covered in it."""
DESIGN: Final = (1280, 800)
"""The window, either way up, in which a point is a pixel."""


def natural_scale(size: tuple[int, int]) -> float:
    """Return the scale that suits a window."""
    return min(max(size) / DESIGN[0], min(size) / DESIGN[1])
