"""From a theme to the colours of the widgets."""

from ...shell.style import Style
from .theme import Theme, blend


def style_of(theme: Theme) -> Style:
    """Return what the widgets of a theme are painted with."""
    return Style(
        ground=theme.ground,
        surface=theme.surface,
        surface_hover=theme.hover,
        surface_pressed=theme.pressed,
        text=theme.text,
        muted=theme.muted,
        disabled=blend(theme.muted, theme.surface, 0.45),
        accent=theme.accent,
        accent_hover=theme.accent_hover,
        accent_pressed=theme.accent_pressed,
        on_accent=theme.on_accent,
        focus=theme.outline,
        line=theme.thin,
        danger=theme.conflict,
        edge=None if theme.edge == theme.surface else theme.edge,
    )
