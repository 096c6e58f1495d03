"""HoDoKu's names of techniques; one that it does not know is named by its id."""

from typing import Final

_OWN: Final = {
    "locked-candidates-1": "Locked Candidates Type 1 (Pointing)",
    "locked-candidates-2": "Locked Candidates Type 2 (Claiming)",
    "naked-quad": "Naked Quadruple",
    "hidden-quad": "Hidden Quadruple",
    "two-string-kite": "2-String Kite",
    "dual-two-string-kite": "Dual 2-String Kite",
    "bug-plus-1": "Bivalue Universal Grave + 1",
    "simple-colours-trap": "Simple Colors Trap",
    "simple-colours-wrap": "Simple Colors Wrap",
    "multi-colours-1": "Multi Colors 1",
    "multi-colours-2": "Multi Colors 2",
    "avoidable-rectangle-1": "Avoidable Rectangle Type 1",
    "avoidable-rectangle-2": "Avoidable Rectangle Type 2",
    "als-xz": "Almost Locked Set XZ-Rule",
    "als-xy-wing": "Almost Locked Set XY-Wing",
    "als-chain": "Almost Locked Set Chain",
    "sue-de-coq": "Sue de Coq",
    "aic": "AIC",
    "grouped-aic": "Grouped AIC",
    "als-aic": "Grouped AIC",
    "als-continuous-nice-loop": "Grouped Continuous Nice Loop",
    "als-discontinuous-nice-loop": "Grouped Discontinuous Nice Loop",
    "template-delete": "Template Delete",
    "nested-net": "Forcing Net Contradiction",
    **{f"{'rstuvwxyz'[-size:]}-wing": f"{'RSTUVWXYZ'[-size:]}-Wing" for size in range(4, 10)},
    "bug-lite": "BUG-Lite",
    "reverse-bug": "Reverse BUG",
    "mug": "MUG",
    "medusa": "3D Medusa",
    "sk-loop": "SK Loop",
    "multi-sector-locked-set": "Multi-Sector Locked Set",
}
_KEPT: Final = ("XY", "XYZ", "X", "W")


def hodoku_name(technique: str) -> str:
    """Return HoDoKu's name of a technique: Finned Swordfish, XY-Wing."""
    own = _OWN.get(technique)
    if own is not None:
        return own
    words = [w.upper() if w.upper() in _KEPT else w.capitalize() for w in technique.split("-")]
    text = ""
    for word in words:
        # X-Wing, XY-Chain: what is one letter or a few keeps its hyphen.
        text += ("-" if text.rpartition(" ")[2] in _KEPT else " " if text else "") + word
    return text


def id_of(name: str, known: tuple[str, ...]) -> str | None:
    """Return the id among `known` of a technique with a name in HoDoKu, or None."""
    wanted = name.strip().casefold()
    return next((each for each in known if hodoku_name(each).casefold() == wanted), None)
