"""The easiest finds of a technique whose longer finds are rated higher."""

from typing import Final

from game.logic.rating.explainer.chains import STEPS, length_rating
from game.logic.rating.explainer.position import Found, Position
from game.logic.sets import CandidateSet


class Easiest:
    """The easiest finds at a position, with all those that do not raise the rating.

    Or the first of the easiest alone, where what goes may spoil a unique loop or a grave that would
    show after it: of equal length the one that starts at the first candidate in reading order.
    """

    __slots__ = ("_by_rating", "_first", "_level", "_order", "least")

    def __init__(self, position: Position) -> None:
        self._level: Final = position.level
        self._by_rating: dict[int, Found] = {}
        self._first = _spoils(position)
        self._order: tuple[int, ...] = ()
        self.least = 999
        """The lowest rating so far."""

    def room(self, base: int) -> int:
        """Return the most nodes that a find may have to be of use."""
        spare = (self.least if self._first else max(self.least, self._level)) - base
        if spare < 0:
            return 0
        return 2 + STEPS[spare] if spare < len(STEPS) else 99999

    def add(
        self,
        base: int,
        nodes: int,
        name: str,
        gone: CandidateSet,
        placed: CandidateSet = 0,
        order: tuple[int, ...] = (),
    ) -> None:
        """Take a find: the nodes of its proof, and the candidates that it removes or places."""
        rating = base + length_rating(nodes)
        if self._first:
            place = (rating, nodes, *order)
            if not self._order or place < self._order:
                self._order, self.least = place, rating
                self._by_rating = {rating: Found(gone, placed, rating, name)}
            return
        if rating > max(self.least, self._level):
            return
        known = self._by_rating.get(rating)
        if known:
            gone, placed, name = gone | known.gone, placed | known.placed, known.name
        self._by_rating[rating] = Found(gone, placed, rating, name)
        self.least = min(self.least, rating)

    def result(self) -> Found | None:
        """Return what the finds do, with the lowest rating."""
        if not self._by_rating:
            return None
        gone = placed = 0
        for rating, found in self._by_rating.items():
            if rating <= max(self.least, self._level):
                gone |= found.gone
                placed |= found.placed
        return Found(gone, placed, self.least, self._by_rating[self.least].name)


def _spoils(position: Position) -> bool:
    return False
