"""One thing leads to another."""

from typing import Final

from ..chapter import Chapter, station

CHAPTER: Final = Chapter(
    "chains",
    (
        station("x-chain"),
        station("xy-chain"),
        station("discontinuous-nice-loop"),
        station("aic"),
        station("continuous-nice-loop"),
    ),
)
