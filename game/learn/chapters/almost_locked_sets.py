"""Sets that lack one digit to be locked."""

from typing import Final

from ..chapter import Chapter, station

CHAPTER: Final = Chapter(
    "almost-locked-sets",
    (
        station("als-xz"),
        station("als-xy-wing"),
        station("als-chain"),
        station("sue-de-coq"),
        station("death-blossom"),
    ),
)
