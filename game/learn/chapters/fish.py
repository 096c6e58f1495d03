"""Larger fish, and fish with fins."""

from typing import Final

from ..chapter import Chapter, station

CHAPTER: Final = Chapter(
    "fish",
    (
        station("swordfish"),
        station("jellyfish"),
        station("finned-x-wing", "sashimi-x-wing"),
        station("finned-swordfish", "sashimi-swordfish"),
        station("finned-jellyfish", "sashimi-jellyfish"),
    ),
)
