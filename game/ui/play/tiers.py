"""How the combo's tiers look: the colours of the frame, and the size of the score."""

from typing import Final, NamedTuple


class TierLook(NamedTuple):
    """What a tier of the combo changes on the screen; never the digits."""

    role: str
    """The colour of the frame, by its name in the theme."""
    thin: bool
    larger: int
    """By how many points the score is larger."""


TIERS: Final = (
    TierLook("accent", True, 0),
    TierLook("accent", False, 2),
    TierLook("strong", False, 4),
    TierLook("weak", False, 6),
    TierLook("gold_edge", False, 8),
)
