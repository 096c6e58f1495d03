"""Draws that are the same on every machine and in every Python for the same seed.

Of `random.Random` only `random()` is used: the one method whose sequence Python promises to keep
("reproducibility" in the documentation of `random`). Its shuffle and choice have changed before.
"""

from random import Random


class Draw:
    """A sequence of draws determined by a text."""

    __slots__ = ("_random",)

    def __init__(self, seed: str) -> None:
        # An integer, because how a text becomes a seed is not promised.
        self._random = Random(int.from_bytes(seed.encode("utf-8", "surrogatepass"), "big")).random

    @classmethod
    def of(cls, rng: Random) -> "Draw":
        """Return the draws of a random number generator, from its present state."""
        draw = cls.__new__(cls)
        draw._random = rng.random
        return draw

    def below(self, number: int) -> int:
        """Return an integer from 0 to `number` - 1, with equal probability."""
        return int(self._random() * number)

    def permutation(self, length: int) -> tuple[int, ...]:
        """Return the integers below `length` in random order (Fisher–Yates shuffle)."""
        order = list(range(length))
        for last in range(length - 1, 0, -1):
            chosen = self.below(last + 1)
            order[last], order[chosen] = order[chosen], order[last]
        return tuple(order)
