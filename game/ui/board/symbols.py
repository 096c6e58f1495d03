"""The meanings of symbols over a board, with the cells that have them."""

from typing import Final, NamedTuple

from ...core.geometry import CLASSIC, Geometry
from .overlay import Disc, Overlay, Shape


class Stripe(NamedTuple):
    """The look of a line: its role, thickness, and length of dashes."""

    role: str
    width: float
    dash: float = 0.0


class Symbol(NamedTuple):
    """A symbol with its meaning, `legend.<id>`, and its cells."""

    id: str
    cells: tuple[int, ...]
    disc: Disc | None = None
    stripe: Stripe | None = None


_SHAPES: Final = {
    Shape.DISC: "pattern",
    Shape.SQUARE: "other",
    Shape.DIAMOND: "fin",
    Shape.RING: "cover",
    Shape.END: "end",
}


def symbols(overlay: Overlay, geometry: Geometry = CLASSIC) -> tuple[Symbol, ...]:
    """Return the symbols of an overlay, each once, in reading order."""
    found: list[Symbol] = []
    for shape, means in _SHAPES.items():
        shaped = [disc for disc in overlay.discs if disc.shape is shape]
        # What spoils a near miss has a ring, too.
        spoils = [disc for disc in shaped if disc.line == "conflict"]
        plain = [disc for disc in shaped if disc not in spoils]
        for name, discs in ((means, plain), ("spoils", spoils)):
            if discs:
                cells = tuple(sorted({disc.cell for disc in discs}))
                found.append(Symbol(name, cells, disc=discs[0]._replace(cell=0, struck=False)))
    struck = [disc for disc in overlay.discs if disc.struck]
    if struck:
        sample = Disc(0, struck[0].digit, "", struck=True, shape=Shape.BARE)
        found.append(Symbol("struck", tuple(sorted({disc.cell for disc in struck})), disc=sample))
    lines = (
        ("blocks", overlay.rings, Stripe("strong", 0.045)),
        ("blocked", overlay.crosses, Stripe("strike", 0.045)),
        ("strong", _linked(overlay, strong=True), Stripe("strong", 0.034)),
        ("weak", _linked(overlay, strong=False), Stripe("weak", 0.034, 0.1)),
        (
            "sees",
            tuple(spot[0] for sight in overlay.sights for spot in sight),
            Stripe("muted", 0.022, 0.045),
        ),
        ("house", _housed(overlay, geometry, dashed=False), Stripe("muted", 0.075)),
        ("across", _housed(overlay, geometry, dashed=True), Stripe("muted", 0.05, 0.12)),
        (
            "set",
            tuple(c for region in overlay.regions for c in region.cells),
            Stripe(next((region.role for region in overlay.regions), ""), 0.036),
        ),
    )
    found += (
        Symbol(name, tuple(sorted(set(cells))), stripe=stripe)
        for name, cells, stripe in lines
        if cells
    )
    return tuple(found)


def _linked(overlay: Overlay, *, strong: bool) -> tuple[int, ...]:
    links = (link for link in overlay.links if link.strong is strong)
    return tuple(spot[0] for link in links for spot in (link.start, link.end))


def _housed(overlay: Overlay, geometry: Geometry, *, dashed: bool) -> tuple[int, ...]:
    houses = (line.house for line in overlay.outlines if line.dashed is dashed)
    return tuple(cell for house in houses for cell in geometry.houses[house].cells)
