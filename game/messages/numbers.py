"""Number formats of a language."""

from typing import Final, NamedTuple

MINUS: Final = "\N{MINUS SIGN}"


class Figures(NamedTuple):
    """The signs in numbers: before decimal places, and between groups of three digits."""

    point: str = "."
    group: str = ","

    def thousands(self, number: int) -> str:
        """Return an integer in groups of three digits, with a true minus: 12,345."""
        return f"{number:,}".replace(",", self.group).replace("-", MINUS)

    def decimal(self, number: float, places: int) -> str:
        """Return a number with some decimal places: 7.2."""
        return f"{number:.{places}f}".replace(".", self.point)

    def short(self, number: float) -> str:
        """Return a number with as many decimal places as it needs: 1.25."""
        return f"{number:g}".replace(".", self.point)

    def signed(self, number: int) -> str:
        """Return an integer with its sign, plus or minus."""
        sign = MINUS if number < 0 else "+"
        return f"{sign}\N{NO-BREAK SPACE}{self.thousands(abs(number))}"
