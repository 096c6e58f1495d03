"""One digit on the whole board."""

from typing import Final

from ..chapter import Chapter, station

CHAPTER: Final = Chapter(
    "one-digit",
    (
        station("x-wing"),
        station("skyscraper"),
        station("two-string-kite"),
        station("turbot-fish"),
        station("empty-rectangle"),
        station("simple-colours-trap", "simple-colours-wrap"),
    ),
)
