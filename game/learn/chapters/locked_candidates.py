"""What boxes and lines say about each other."""

from typing import Final

from ..chapter import Chapter, station

CHAPTER: Final = Chapter(
    "locked-candidates",
    (
        station("locked-candidates-1"),
        station("locked-candidates-2"),
    ),
)
