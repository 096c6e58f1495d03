"""Names of techniques on the Explainer scale, which has families of its own."""

from typing import Final

from .catalogue import Catalogue

_NAMES: Final = {
    "last-cell": "full-house",
    "hidden-single-box": "hidden-single",
    "hidden-single-line": "hidden-single",
    "direct-pointing": "locked-candidates-1",
    "pointing": "locked-candidates-1",
    "direct-claiming": "locked-candidates-2",
    "claiming": "locked-candidates-2",
    "direct-hidden-pair": "hidden-pair",
    "naked-triplet": "naked-triple",
    "direct-hidden-triplet": "hidden-triple",
    "hidden-triplet": "hidden-triple",
}
"""Our techniques behind those that are called otherwise there."""
_FAMILIES: Final = {
    "universal-grave": "grave",
    "bidirectional-": "cycle",
    "forcing-": "chain",
    "nishio-": "nishio",
    "cell-": "multiple",
    "region-": "multiple",
    "dynamic-plus-": "dynamic_plus",
    "dynamic-": "dynamic",
    "nested-": "nested",
}
"""What is there alone, by how its names begin."""


def classic_name(catalogue: Catalogue, technique: str) -> str:
    """Return the name of an ER's technique; all kinds of a forcing chain have one name."""
    for start, family in _FAMILIES.items():
        if technique.startswith(start):
            return catalogue.text(f"study.classic.{family}")
    return catalogue.text(f"technique.{_NAMES.get(technique, technique)}.name")
