"""The last digit that a cell can take."""

from typing import Final

from ..chapter import Chapter, station

CHAPTER: Final = Chapter(
    "naked-singles",
    (station("naked-single", most_open=30),),
)
