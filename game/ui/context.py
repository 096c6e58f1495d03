"""What all scenes share: texts, keys, settings, the game in progress, and where things are."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from game.messages.catalogue import Catalogue
from game.shell.draw import Shapes
from game.shell.kit import Kit
from game.shell.stage import Stage
from game.shell.text import Fonts
from game.ui import theme as themes
from game.ui.dealer import Dealer
from game.ui.desk import Desk
from game.ui.keymap import Keymap
from game.ui.keys import chord_text
from game.ui.preferences import Preferences
from game.ui.style import style_of
from game.ui.theme import Theme


@dataclass(slots=True)
class Context:
    """Handed to every scene; the settings and what follows from them change through `change`."""

    catalogue: Catalogue
    keymap: Keymap
    preferences: Preferences
    desk: Desk
    dealer: Dealer
    assets: Path
    pictures: Path
    """Where screenshots go."""
    remember: Callable[[Preferences], object]
    """Called with every change of the settings."""
    best: Callable[[str], int | None] = lambda _: None
    """The best score at a level, by its word."""
    notice: str = ""
    """What the menu must tell first, such as a save that was set aside."""
    theme: Theme = field(init=False)

    def __post_init__(self) -> None:
        self.theme = self.load_theme(self.preferences.theme)

    def text(self, key: str, /, **arguments: object) -> str:
        """Return the message of a key."""
        return self.catalogue.text(key, **arguments)

    def key_text(self, action: str) -> str:
        """Return the key of an action as it stands on its button."""
        return chord_text(self.catalogue, self.keymap.first(action))

    def load_theme(self, name: str) -> Theme:
        """Return a theme by its id, or the first one when there is none of that name."""
        folder = self.assets / "themes"
        path = folder / f"{name}.toml"
        return themes.load(path if path.exists() else folder / "paper.toml")

    def kit(self, fonts: Fonts, shapes: Shapes) -> Kit:
        """Return what painting needs, in the present theme; scenes choose their own scale."""
        return Kit(style_of(self.theme), fonts, shapes)

    def change(self, stage: Stage, **changes: Any) -> None:
        """Change settings: they are remembered and apply at once."""
        before = self.preferences
        self.preferences = replace(before, **changes)
        self.remember(self.preferences)
        if self.preferences.options != before.options:
            self.desk.set_options(self.preferences.options)
        stage.audio.volume = self.preferences.volume
        stage.audio.muted = self.preferences.muted
        if self.preferences.reduced_motion != before.reduced_motion:
            stage.reduced_motion = self.preferences.reduced_motion
        if self.preferences.theme != before.theme:
            self.theme = self.load_theme(self.preferences.theme)
        if (before.theme, before.interface) != (self.preferences.theme, self.preferences.interface):
            stage.kit = self.kit(stage.kit.fonts, stage.kit.shapes)
