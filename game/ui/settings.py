"""What a player may set: a section each in the settings file."""

from dataclasses import dataclass

from game.play.options import Options


@dataclass(frozen=True, slots=True)
class GameSettings:
    """What a new game is like."""

    level: str = "easy"
    """The level that the menu offers first."""
    symmetric: bool = False
    undo_limit: int = 0
    """How many moves undo remembers; 0 for all, else at least 10."""
    show_timer: bool = True


@dataclass(frozen=True, slots=True)
class LookSettings:
    """How the game looks and moves."""

    theme: str = "paper"
    scale: float = 1.0
    reduced_motion: bool = False
    full_screen: bool = False


@dataclass(frozen=True, slots=True)
class SoundSettings:
    """What is heard."""

    volume: float = 0.7
    muted: bool = False


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings: to add one, add a field with its default to a section."""

    play: Options = Options()  # noqa: RUF009 - frozen, as are the others
    game: GameSettings = GameSettings()
    look: LookSettings = LookSettings()
    sound: SoundSettings = SoundSettings()
