"""Figures as a language writes them."""

from typing import NamedTuple


class Figures(NamedTuple):
    """What stands in numbers: before decimal places, and between groups of three digits."""

    point: str = "."
    group: str = ","

    def thousands(self, number: int) -> str:
        """Return a whole number in groups of three digits: 12,345."""
        return f"{number:,}".replace(",", self.group)

    def decimal(self, number: float, places: int) -> str:
        """Return a number with so many decimal places: 7.2."""
        return f"{number:.{places}f}".replace(".", self.point)

    def short(self, number: float) -> str:
        """Return a number with as many decimal places as it needs: 1.25."""
        return f"{number:g}".replace(".", self.point)

    def signed(self, number: int) -> str:
        """Return a whole number with its sign, plus or minus."""
        sign = "\N{MINUS SIGN}" if number < 0 else "+"
        return f"{sign}\N{NO-BREAK SPACE}{self.thousands(abs(number))}"
