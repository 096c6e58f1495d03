"""The colours that widgets paint with, handed in by the application."""

from typing import NamedTuple

Colour = tuple[int, int, int]


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """Return a mixture of two colours; `share` is that of the second."""
    return (
        round(first[0] + (second[0] - first[0]) * share),
        round(first[1] + (second[1] - first[1]) * share),
        round(first[2] + (second[2] - first[2]) * share),
    )


class Style(NamedTuple):
    """Colours by role; `surface` is for cards and buttons, `ground` is behind them."""

    ground: Colour
    surface: Colour
    surface_hover: Colour
    surface_pressed: Colour
    sunken: Colour
    """Grooves, and what lies deeper than the ground."""
    text: Colour
    muted: Colour
    """Secondary text; still readable on ground and on surface."""
    disabled: Colour
    """Text of what cannot be used now."""
    primary: Colour
    """The face of the one thing to press, and of what is chosen among others."""
    primary_hover: Colour
    primary_pressed: Colour
    on_primary: Colour
    accent: Colour
    """The outline of the focused widget, and words that lead somewhere."""
    line: Colour
    """Thin lines: tracks, borders of fields."""
    danger: Colour
    """Text of a warning or of what cannot be taken back."""
    edge: Colour | None = None
    """A thin line around cards and buttons, for themes whose surfaces do not tell them apart."""
