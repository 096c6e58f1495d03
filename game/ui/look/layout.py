"""Sizes shared by scenes with a board: the board's part of the window, and the rest."""

from typing import Final

PANEL: Final = 460
"""The width of the panel beside a board, in points."""
WIDE_PANEL: Final = 520
"""The same where there is a list to read."""
CARD: Final = 180
"""How tall a card beside a board likes to be, in points."""
LEAST_SHARE: Final = 0.6
"""The least side of a board, as a share of the window's shorter side."""
PANEL_SHARE: Final = 0.28
"""The least width of a panel with much to read, as a share of the window's width."""
_KEYS_ACROSS: Final = {4: 2, 5: 3, 6: 3, 9: 3, 10: 5}
_MANY_KEYS: Final = 4


def keys_across(keys: int) -> int:
    """Return how many keys are side by side in a pad that is a block."""
    return _KEYS_ACROSS.get(keys, _MANY_KEYS)
