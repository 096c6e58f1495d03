"""The sizes of windows: the smallest one, and the one that the design is drawn for."""

from typing import Final

LEAST_WINDOW: Final = (360, 360)
"""The smallest window: no scene is cut or covered in it."""
LEAST_LARGE_WINDOW: Final = (640, 640)
"""The smallest window in which digits of what has more than 9 of them are easily read."""
DESIGN: Final = (1280, 800)
"""The window, either way up, in which a point is a pixel."""

AROUND: Final = (40, 100)
"""What a window has around it on a screen: its frame and title, and the bars of the system."""


def first_size(size: tuple[int, int], screen: tuple[int, int]) -> tuple[int, int]:
    """Return the size of a window that is wanted so large, as far as a screen has room for it."""
    wide, high = (
        min(want, max(have - beside, least))
        for want, have, beside, least in zip(size, screen, AROUND, LEAST_WINDOW, strict=True)
    )
    return wide, high


def natural_scale(size: tuple[int, int]) -> float:
    """Return the scale that suits a window."""
    return min(max(size) / DESIGN[0], min(size) / DESIGN[1])
