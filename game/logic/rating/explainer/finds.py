"""The easiest finds of a technique whose longer finds have higher ratings."""

from typing import Final

from ...sets import CandidateSet
from .position import Found

STEPS: Final = (4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024)
UNBOUNDED: Final = 9999


def length_rating(nodes: int) -> int:
    """Return what the length of a proof adds to its rating, in tenths."""
    return sum(nodes - 2 > step for step in STEPS)


def room(base: int, rating: int) -> int:
    """Return the most nodes that a proof of a rating may have; 0 if none."""
    spare = rating - base
    if spare < 0:
        return 0
    return 2 + STEPS[spare] if spare < len(STEPS) else UNBOUNDED


class Easiest:
    """The easiest finds at a position, with all those that do not raise the rating."""

    __slots__ = ("_by_rating", "_level", "least")

    def __init__(self, level: int) -> None:
        self._level: Final = level
        self._by_rating: dict[int, Found] = {}
        self.least = 999
        """The lowest rating so far."""

    def room(self, base: int) -> int:
        """Return the most nodes that a find may have and still be useful."""
        return room(base, max(self.least, self._level))

    def add(
        self, base: int, nodes: int, name: str, gone: CandidateSet, placed: CandidateSet = 0
    ) -> None:
        """Add a find: the nodes of its proof, and the candidates that it eliminates or places."""
        rating = base + length_rating(nodes)
        if rating > max(self.least, self._level):
            return
        known = self._by_rating.get(rating)
        if known:
            gone, placed, name = gone | known.gone, placed | known.placed, known.name
        self._by_rating[rating] = Found(gone, placed, rating, name)
        self.least = min(self.least, rating)

    def result(self) -> Found | None:
        """Return the finds with the lowest rating."""
        if not self._by_rating:
            return None
        gone = placed = 0
        for rating, found in self._by_rating.items():
            if rating <= max(self.least, self._level):
                gone |= found.gone
                placed |= found.placed
        return Found(gone, placed, self.least, self._by_rating[self.least].name)
