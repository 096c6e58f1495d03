"""The contrasts that every theme keeps."""

from collections.abc import Iterable
from typing import Final, NamedTuple

TEXT: Final = 4.5
"""The contrast of text, after WCAG 2.2, success criterion 1.4.3."""
LARGE: Final = 3.0
"""The contrast of large digits, outlines, lines and marks (1.4.3 and 1.4.11)."""


class Pair(NamedTuple):
    """Two colours that meet on the screen, and the least contrast between them."""

    front: str
    back: str
    least: float


def _pairs(fronts: Iterable[str], backs: Iterable[str], least: float) -> tuple[Pair, ...]:
    grounds = tuple(backs)
    return tuple(Pair(front, back, least) for front in fronts for back in grounds)


CARD_GROUNDS: Final = ("ground", "surface", "sunken", "hover", "pressed")
CELL_GROUNDS: Final = (
    "surface",
    "hover",
    "selected",
    "peer",
    "same",
    "conflict_ground",
    "pattern_a",
    "pattern_b",
    "pattern_c",
)
PAINT_GROUNDS: Final = tuple(f"paint_{number}" for number in range(1, 9))
METALS: Final = ("bronze", "silver", "gold", "platinum")
EDGES: Final = tuple(f"{metal}_edge" for metal in METALS)
PAIRS: Final[tuple[Pair, ...]] = (
    *_pairs(("text", "muted", "accent"), CARD_GROUNDS, TEXT),
    *_pairs(("on_primary",), ("primary", "accent", "life", "good"), TEXT),
    *_pairs(("dark_ink",), METALS, TEXT),
    *_pairs(("given", "entry", "trial"), (*CELL_GROUNDS, *PAINT_GROUNDS), LARGE),
    *_pairs(("entry",), CARD_GROUNDS, LARGE),
    *_pairs(("note",), (*CELL_GROUNDS, *PAINT_GROUNDS), TEXT),
    *_pairs(("conflict",), ("ground", "surface", "conflict_ground"), TEXT),
    *_pairs(("conflict",), ("selected", "peer", "same"), LARGE),
    *_pairs(("accent",), (*CELL_GROUNDS, *PAINT_GROUNDS, *CARD_GROUNDS), LARGE),
    *_pairs(("thick",), ("ground", "surface"), LARGE),
    *_pairs(("good",), ("ground", "surface"), TEXT),
    *_pairs((*EDGES, "life"), ("ground", "surface"), LARGE),
    *_pairs(("strong", "second", "weak", "strike"), ("surface", "peer"), LARGE),
    *_pairs(("strike",), ("pattern_a", "pattern_b"), LARGE),
)
"""Every pair that the scenes draw; every theme keeps them."""

COLOUR_ALONE: Final = (
    ("surface", "selected"),
    ("surface", "same"),
    ("surface", "conflict_ground"),
    ("surface", "pattern_a"),
    ("surface", "pattern_b"),
    ("surface", "pattern_c"),
    ("pattern_a", "pattern_b"),
    ("pattern_a", "pattern_c"),
    ("pattern_b", "pattern_c"),
    ("entry", "conflict"),
    ("given", "entry"),
    ("strong", "second"),
    ("strong", "strike"),
    ("life", "muted"),
)
"""What means different things by colour alone. Links, candidates, medals differ in shape, too."""
