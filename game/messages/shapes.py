"""The shapes of boards in words: their names, and their rules in a line."""

from ..core.digits import DECIMAL, symbol
from ..core.geometry import Geometry, HouseKind
from .catalogue import Catalogue


def rules_of(catalogue: Catalogue, geometry: Geometry) -> str:
    """Return the rules of a board: its houses, and further rules."""
    what = "boxes" if geometry.box_shape is not None else "regions"
    letters = geometry.size - DECIMAL
    form = "" if letters <= 0 else ".letter" if letters == 1 else ".letters"
    digits = catalogue.text(f"shape.digits{form}", last=symbol(geometry.size))
    said = [catalogue.text(f"shape.rules.{what}", digits=digits)]
    further = {house.kind for house in (*geometry.houses[3 * geometry.size :], *geometry.pairs)}
    said += [
        catalogue.text(f"shape.rules.{kind.name.lower()}")
        for kind in HouseKind
        if kind in further and kind is not HouseKind.CONSTRAINT
    ]
    if geometry.constraints:
        from ..core.constraints import kinds_in  # most boards have none

        said += [catalogue.text(f"constraint.{its.word}.rule") for its in kinds_in(geometry)]
    return " ".join(said)
