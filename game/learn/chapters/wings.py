"""Cells with two candidates."""

from typing import Final

from ..chapter import Chapter, station

CHAPTER: Final = Chapter(
    "wings",
    (
        station("remote-pair"),
        station("xy-wing"),
        station("xyz-wing"),
        station("w-wing"),
    ),
)
