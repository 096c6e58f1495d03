"""Applies the settings to the stage: appearance and sound."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ...messages.languages import catalogue_in, choose
from ...plain import SIGNS
from ...play.options import Symbols
from ...shell.kit import Kit
from ...shell.text import PLAIN_SIGNS, Fonts
from ..look.style import style_of

if TYPE_CHECKING:
    from ...shell.draw import Shapes
    from ...shell.stage import Stage
    from ..scene.settings import Preferences, Settings
    from ..scene.words import Words


class Appearance:
    """Makes the kit for painting, and updates the stage as settings change."""

    def __init__(self, preferences: "Preferences", words: "Words", fonts: Path) -> None:
        """`fonts` is the folder of the fonts."""
        self._preferences: Final = preferences
        self._words: Final = words
        self._folder: Final = fonts

    def kit(self, shapes: "Shapes", density: float, *, fingers: bool) -> Kit:
        """Return a kit in the theme and font that the player chose.

        Scenes choose their own scale. `density` is that of the screen's pixels; `fingers` says
        whether it is a touch screen.
        """
        style = style_of(self._preferences.theme)
        return Kit(style, self._fonts(), shapes, density=density, fingers=fingers)

    def _fonts(self) -> Fonts:
        return Fonts.in_folder(self._folder, self._preferences.settings.look.font.family)

    def use_symbols(self, kit: Kit) -> None:
        """Make the kit draw and name digits by the symbols that the player chose."""
        catalogue, symbols = self._words.catalogue, self._preferences.settings.look.symbols
        if symbols is Symbols.DIGITS:
            kit.fonts.signs, catalogue.signs = PLAIN_SIGNS, SIGNS
            return
        from ...play.emblems import names_of  # few starts need them
        from ..board.emblems import signs_of

        kit.fonts.signs = signs_of(symbols, kit.fonts, kit.shapes)
        catalogue.signs = names_of(symbols, catalogue.text)

    def begin(self, stage: "Stage") -> None:
        """Apply the settings to a stage, and follow later changes."""
        self.use_symbols(stage.kit)
        stage.fullscreen_wanted = self._preferences.settings.look.full_screen
        self._preferences.followers.append(partial(self._follow, stage))

    def _follow(self, stage: "Stage", before: "Settings", after: "Settings") -> None:
        old, look = before.look, after.look
        stage.audio.volume = after.sound.volume
        stage.audio.music = after.sound.music
        stage.audio.muted = after.sound.muted
        self._words.notation = look.notation
        if look.reduced_motion != old.reduced_motion:
            stage.reduced_motion = look.reduced_motion
        if look.full_screen != old.full_screen:
            stage.fullscreen_wanted = look.full_screen
        if look.language != old.language:
            # What is chosen here and now goes before the environment.
            self._words.catalogue = catalogue_in(look.language or choose())
        if look.font is not old.font:
            kit = stage.kit._replace(fonts=self._fonts())
            self.use_symbols(kit)
            stage.kit = kit
        if (look.language, look.symbols) != (old.language, old.symbols):
            self.use_symbols(stage.kit)
            stage.later(stage.remake)
        style = style_of(self._preferences.theme)
        restyled = stage.kit.style != style
        if restyled or (look.shown_theme, look.scale) != (old.shown_theme, old.scale):
            stage.kit = stage.kit._replace(style=style)
        elif (after.game.show_timer, look.numbers) != (before.game.show_timer, old.numbers):
            # The same to be painted with, but other content.
            stage.kit = stage.kit
