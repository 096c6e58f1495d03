"""The player's settings, with a section each in the settings file."""

import re
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Any, Final, NamedTuple

from ...generate.levels import Level, Shape
from ...generate.sources import Source
from ...messages.languages import languages
from ...messages.notation import Notation
from ...play.game_rules import COMBO_CLOCKS, MODE_NAMES
from ...play.options import Options, Symbols
from ..look.theme import DARK, FIRST, Theme, Themes

SYSTEM: Final = "system"
"""Chosen instead of a theme: the system's dark or light decides."""
LEAST_UNDO: Final = 10
MOST_UNDO: Final = 100_000
SCALES: Final = (0.5, 3.0)
"""The smallest and the largest scale of the interface."""
_THEME_ID: Final = r"[a-z0-9][a-z0-9_-]{0,39}"


class Font(Enum):
    """The main font; each value is the name of a bundled family."""

    INTER = "inter"
    LEXEND = "lexend"
    """Wide letters, far apart: made for easier reading, with dyslexia too."""

    @property
    def family(self) -> str:
        """The prefix of its file names."""
        return self.value.capitalize()


class GameSettings(NamedTuple):
    """Settings for new games."""

    level: Level = Level.EASY
    """The level that the menu offers first."""
    shape: Shape = Shape.CLASSIC
    """The board that the menu offers."""
    mode: str = "calm"
    """The mode that the menu offers first."""
    asked: bool = False
    """Whether the question of the first start was answered."""
    clock: str = "standard"
    """How long a combo waits in new scored games."""
    source: Source = Source.BANK
    symmetric: bool = False
    """The bank has no such boards: they are then made by the five phases."""
    undo_limit: int = 0
    """How many moves undo remembers; 0 for all, else 10 to 100,000."""
    show_timer: bool = True
    rung: str = ""
    """The technique up to which all counts as known in Rush; empty for none."""
    show_streak: bool = True
    """Whether the days in a row with a daily that was won are told."""


class LookSettings(NamedTuple):
    """Settings of the appearance and of motion."""

    theme: str = SYSTEM
    """The name of a theme, or that it follows the system's dark or light."""
    system_dark: bool = False
    """Whether the system was dark when it was asked last."""
    language: str = ""
    """The code of the language; empty for that of the system."""
    font: Font = Font.INTER
    scale: float = 1.0
    reduced_motion: bool = False
    full_screen: bool = False
    symbols: Symbols = Symbols.DIGITS
    """What is shown for digits on boards where nine are enough and nothing adds them up."""
    numbers: bool = False
    """Rows and columns are numbered."""
    notation: Notation = Notation.PROSE
    """How steps are written."""

    @property
    def shown_theme(self) -> str:
        """The theme in use, chosen by the player or following the system."""
        if self.theme != SYSTEM:
            return self.theme
        return DARK if self.system_dark else FIRST


class MouseSettings(NamedTuple):
    """What the mouse does on the board, apart from selecting."""

    picker: bool = True
    """The right button, or a long press, offers the digits at the cell."""
    wheel: bool = True
    """The wheel shows one digit after the other in the cell; a click enters it."""
    middle: bool = True
    """The middle button writes a note of the chosen digit."""


class SoundSettings(NamedTuple):
    """Settings of sound and music."""

    muted: bool = False
    volume: float = 0.8
    """Of the sounds."""
    music: float = 0.5
    """Of the music in scored games; 0 for none."""
    captions: bool = False
    """Whether each sound is shown in a word or two."""
    calm_music: bool = False
    """Whether there is music in Calm, too."""
    pitches: bool = True
    """Whether each digit has a pitch of its own; else all have one."""
    danger: bool = True
    """Whether a soft pulse tells that the last life, or the time, is nearly gone."""


class Settings(NamedTuple):
    """All settings: to add one, add a field with its default to a section."""

    play: Options = Options()
    game: GameSettings = GameSettings()
    look: LookSettings = LookSettings()
    mouse: MouseSettings = MouseSettings()
    sound: SoundSettings = SoundSettings()


class Preferences:
    """The settings in force, and the theme that they select."""

    def __init__(
        self, settings: Settings, themes: Themes, remember: Callable[[Settings], object]
    ) -> None:
        """`remember` is called with every change."""
        self.settings: Settings = settings
        self.themes: Final = themes
        self.theme: Theme = themes.load(settings.look.shown_theme)
        self.followers: Final[list[Callable[[Settings, Settings], object]]] = []
        """Called with the settings before and after a change, to make it be seen and heard."""
        self._remember: Final = remember
        self.stage = ""
        """The stage of a marathon whose colours the theme has; empty where it has its own."""

    def change(self, settings: Settings) -> None:
        """Apply other settings at once, and store them."""
        before, self.settings = self.settings, settings
        self._remember(settings)
        if settings.look.shown_theme != before.look.shown_theme:
            self._load_theme()
        for follow in self.followers:
            follow(before, settings)

    def dress(self, stage: str) -> None:
        """Recolour the theme for a stage of a marathon, or with None restore its own colours."""
        if stage == self.stage:
            return
        self.stage = stage
        self._load_theme()
        for follow in self.followers:
            follow(self.settings, self.settings)

    def _load_theme(self) -> None:
        self.theme = self.themes.load(self.settings.look.shown_theme)
        if self.stage:
            self.theme = self.themes.for_stage(self.theme, self.stage)

    def numbers(self) -> bool:
        """Return whether rows and columns are numbered."""
        return self.settings.look.numbers


def checks(*themes: Path) -> dict[str, Callable[[Any], bool]]:
    """Return checks for values of settings, beyond their types.

    `themes` are the folders of the available themes.
    """

    def is_theme(name: str) -> bool:
        if name == SYSTEM:
            return True
        named = bool(re.fullmatch(_THEME_ID, name))
        return named and any((folder / f"{name}.toml").is_file() for folder in themes)

    return {
        "game.mode": MODE_NAMES.__contains__,
        "game.clock": COMBO_CLOCKS.__contains__,
        "game.undo_limit": lambda moves: moves == 0 or LEAST_UNDO <= moves <= MOST_UNDO,
        "look.theme": is_theme,
        "look.language": lambda code: code == "" or code in languages(),
        "look.scale": lambda scale: SCALES[0] <= scale <= SCALES[1],
        "sound.volume": lambda volume: 0 <= volume <= 1,
        "sound.music": lambda volume: 0 <= volume <= 1,
    }
