"""The sizes of windows: the smallest one, and the one that the design is drawn for."""

from typing import Final

LEAST_WINDOW: Final = (360, 360)
"""The smallest window: no scene is cut or covered in it."""
LEAST_LARGE_WINDOW: Final = (640, 640)
"""The smallest window in which digits of what has more than 9 of them are easily read."""
DESIGN: Final = (1280, 800)
"""The window, either way up, in which a point is a pixel."""


def natural_scale(size: tuple[int, int]) -> float:
    """Return the scale that suits a window."""
    return min(max(size) / DESIGN[0], min(size) / DESIGN[1])
