"""What a player may set: a section each in the settings file."""

from typing import NamedTuple

from game.play.options import Options


class GameSettings(NamedTuple):
    """What a new game is like."""

    level: str = "easy"
    """The level that the menu offers first."""
    symmetric: bool = False
    undo_limit: int = 0
    """How many moves undo remembers; 0 for all, else at least 10."""
    show_timer: bool = True


class LookSettings(NamedTuple):
    """How the game looks and moves."""

    theme: str = "paper"
    scale: float = 1.0
    reduced_motion: bool = False
    full_screen: bool = False


class SoundSettings(NamedTuple):
    """What is heard."""

    volume: float = 0.7
    muted: bool = False


class Settings(NamedTuple):
    """All settings: to add one, add a field with its default to a section."""

    play: Options = Options()
    game: GameSettings = GameSettings()
    look: LookSettings = LookSettings()
    sound: SoundSettings = SoundSettings()
