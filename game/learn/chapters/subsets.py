"""As many cells as digits."""

from typing import Final

from ..chapter import Chapter, station

CHAPTER: Final = Chapter(
    "subsets",
    (
        station("naked-pair", "locked-pair"),
        station("hidden-pair"),
        station("naked-triple", "locked-triple"),
        station("hidden-triple"),
        station("naked-quad"),
        station("hidden-quad"),
    ),
)
