"""What a player may set, beside what belongs to play itself."""

from dataclasses import dataclass, field

from game.play.options import Options

INTERFACES = (0.8, 1.0, 1.25, 1.5, 2.0)
"""The interface scales to choose from."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Preferences:
    """The player's settings; a new value is a changed copy."""

    theme: str = "paper"
    interface: float = 1.0
    reduced_motion: bool = False
    volume: float = 0.6
    muted: bool = False
    show_timer: bool = True
    symmetric: bool = False
    """New boards look the same turned by 180°."""
    level: str = "easy"
    """The level played last."""
    options: Options = field(default_factory=Options)
