"""Names of methods on the stage, with their options."""

from typing import Final

from ...messages.catalogue import Catalogue
from ...solve.order import Order
from ...solve.stream import Options

ORDERED: Final = ("stack", "backtracking", "brute-force")
"""The methods whose open cells have an order."""


def method_name(catalogue: Catalogue, method: str, options: Options) -> str:
    """Return a method's name, with its rules and order if they are not the usual ones."""
    text = catalogue.text
    name = text(f"method.{method}")
    if method in ORDERED and options.order is not Order.ROWS:
        key = "by_columns" if options.order is Order.COLUMNS else "fewest"
        return text(f"theatre.name.{key}", name=name)
    if method == "staged":
        if options.stages is not None:
            name = text("theatre.name.up_to", name=name, stage=options.stages)
        if options.also:
            name = text("theatre.name.box", name=name)
    return name
