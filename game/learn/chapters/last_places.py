"""The last place: of a cell in a house, and of a digit in one."""

from typing import Final

from ..chapter import Chapter, station

CHAPTER: Final = Chapter(
    "last-places",
    (
        station("full-house", most_open=14),
        station("hidden-single", most_open=22),
    ),
)
