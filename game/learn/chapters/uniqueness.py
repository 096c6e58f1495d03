"""What follows from there being one solution."""

from typing import Final

from ..chapter import Chapter, station

CHAPTER: Final = Chapter(
    "uniqueness",
    (
        station("uniqueness-test-1"),
        station("uniqueness-test-2"),
        station("uniqueness-test-3"),
        station("uniqueness-test-4"),
        station("uniqueness-test-6"),
        station("hidden-rectangle"),
        station("avoidable-rectangle-1", "avoidable-rectangle-2"),
        station("bug-plus-1"),
    ),
)
