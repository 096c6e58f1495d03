"""The colours of widgets, derived from a theme."""

from typing import Final

from ...shell.style import Style
from .theme import Theme, blend

LIT: Final = 0.14
HELD: Final = 0.28
"""How much ground is in the primary colour under the mouse, and held down."""


def style_of(theme: Theme) -> Style:
    """Return the widget style of a theme."""
    return Style(
        ground=theme.ground,
        surface=theme.surface,
        surface_hover=theme.hover,
        surface_pressed=theme.pressed,
        sunken=theme.sunken,
        text=theme.text,
        muted=theme.muted,
        disabled=blend(theme.muted, theme.surface, 0.45),
        primary=theme.primary,
        primary_hover=blend(theme.primary, theme.ground, LIT),
        primary_pressed=blend(theme.primary, theme.ground, HELD),
        on_primary=theme.on_primary,
        accent=theme.accent,
        line=theme.thin,
        danger=theme.conflict,
        edge=None if theme.edge == theme.surface else theme.edge,
    )
