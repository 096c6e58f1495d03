"""Figures as the language writes them."""

from game.messages.catalogue import Catalogue


def decimal(catalogue: Catalogue, number: float, places: int) -> str:
    """Return a number with so many decimal places, behind the point or comma of the language."""
    return f"{number:.{places}f}".replace(".", catalogue.text("number.point"))
