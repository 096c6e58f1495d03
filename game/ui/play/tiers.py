"""How each tier of the combo looks: the colours of the frame."""

from typing import Final, NamedTuple


class TierLook(NamedTuple):
    """What a tier of the combo changes on the screen, apart from digits."""

    role: str
    """The colour of the frame, by its name in the theme."""
    thin: bool


TIERS: Final = (
    TierLook("accent", True),
    TierLook("accent", False),
    TierLook("strong", False),
    TierLook("weak", False),
    TierLook("gold_edge", False),
)
