"""The one question of the first start: how well the player knows Sudoku."""

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from ...generate.levels import Level
from ...play.game_rules import ARCADE, CALM
from ...shell.parts.base import Item, Part
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.widgets.button import Look
from ..scene.dialog import DialogScene
from ..scene.settings import Settings
from .entry_button import EntryButton

if TYPE_CHECKING:
    from ..scene.services import SceneServices


class Defaults(NamedTuple):
    """The settings that an answer to the first question chooses."""

    level: Level
    mode: str
    dim_pad: bool
    clean_notes: bool
    nudges: bool = False


ANSWERS: Final = {
    "new": Defaults(Level.GENTLE, CALM.mode, dim_pad=True, clean_notes=True, nudges=True),
    "know": Defaults(Level.EASY, ARCADE.mode, dim_pad=False, clean_notes=True),
    "well": Defaults(Level.HARD, ARCADE.mode, dim_pad=False, clean_notes=False),
}


def answered(settings: Settings, answer: str | None) -> Settings:
    """Return the settings after an answer; without one only that the question was asked."""
    game = settings.game._replace(asked=True)
    if answer is None:
        return settings._replace(game=game)
    level, mode, dim_pad, clean_notes, nudges = ANSWERS[answer]
    return settings._replace(
        game=game._replace(level=level, mode=mode),
        play=settings.play._replace(dim_pad=dim_pad, clean_notes=clean_notes, nudges=nudges),
    )


class WelcomeScene(DialogScene):
    """The question of the first start; Esc leaves all settings as they are."""

    wide = 520

    def __init__(self, stage: Stage, services: "SceneServices", argument: None) -> None:
        super().__init__(
            stage, services, services.words.text("welcome.title"), services.words.text("welcome")
        )
        self.words.colour = "muted"
        self.answers: Final = [
            EntryButton(
                self.text(f"welcome.{answer}"),
                self.text(f"welcome.{answer}.text"),
                partial(self._choose, answer),
                lambda: None,
                theme=lambda: services.preferences.theme,
                id=answer,
            )
            for answer in ANSWERS
        ]
        self.answers[0].look = Look.PRIMARY
        self.form.set_focus(self.answers[0])

    def content(self) -> Part:
        """Return the question over its answers."""
        return Column(self.words, *(Item(answer, tall=64) for answer in self.answers))

    def back(self) -> None:
        """Give no answer."""
        self._choose(None)

    def _choose(self, answer: str | None) -> None:
        self.preferences.change(answered(self.preferences.settings, answer))
        self.stage.replace("menu")
        if answer == "new":
            self.stage.push("guide")


SCENE = WelcomeScene
