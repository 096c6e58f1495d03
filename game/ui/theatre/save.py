"""Saving from the theatre: a picture, or the run as an animated film."""

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from ...shell.parts.base import Item, Part
from ...shell.screenshot import free_name, save_png
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ...shell.widgets.button import Button, Look
from ..scene.ability import Ability
from ..scene.dialog import DialogScene
from ..widgets.progress import ProgressBar
from .film import MakeFilm, Script
from .names import method_name

if TYPE_CHECKING:
    from ...work.worker import OpenQuestion
    from ..scene.services import SceneServices
    from .theatre import TheatreScene


class TheatreSaveScene(DialogScene):
    """A card that saves a picture or a film of the theatre."""

    tick = 0.05
    wide = 560
    leaves = True
    across = (2, 1)

    def __init__(self, stage: Stage, services: "SceneServices", argument: "TheatreScene") -> None:
        super().__init__(
            stage,
            services,
            services.words.text("theatre.save.title"),
            services.words.text("theatre.save.text"),
        )
        self._theatre = argument
        self._film: OpenQuestion[int] | None = None
        self.progress: Final = ProgressBar()
        for name, look, act in (
            ("film", Look.PRIMARY, self._start),
            ("picture", Look.PLAIN, self._save_picture),
        ):
            words = self.text(f"theatre.save.{name}")
            self.add_button(Button(words, act, id=name, look=look))
        self.progress.visible = False
        self.needing(Ability.FILMS, self.buttons[0])
        self.form.set_focus(next(button for button in self.buttons if button.enabled))

    def take_over(self, before: "TheatreSaveScene") -> None:
        """Adopt the picture of the theatre that is below now."""
        below = self.stage.scenes[self.stage.scenes.index(self) - 1]
        assert isinstance(below, type(self._theatre))
        self._theatre = below

    def body(self) -> Sequence[Part | Widget]:
        """Return the text and the progress of the film."""
        return Item(self.words, tall=80), Item(self.progress, tall=44)

    def _save_picture(self) -> None:
        path = free_name(self.services.pictures, "nonet-theatre", datetime.now())
        picture = pygame.Surface(self.stage.size)
        self._theatre.invalidate()
        self._theatre.draw(picture)
        try:
            save_png(picture, path)
        except (OSError, pygame.error) as error:
            self.words.text = self.text("ui.picture_failed", reason=error)
            return
        self.words.text = self.text("theatre.save.done", path=path)

    def _start(self) -> None:
        if self._film is not None and self._film.is_open:
            return
        scene = self._theatre
        theatre = scene.theatre
        catalogue = self.catalogue
        acts = zip(scene.show.cast, theatre.options, strict=True)
        names = tuple(method_name(catalogue, name, options) for name, options in acts)
        steps = catalogue.text("theatre.save.steps", n="{n}")
        script = Script(
            board=scene.show.board,
            cast=scene.show.cast,
            names=names,
            options=theatre.options,
            sync=theatre.sync,
            end=theatre.at or None,
            theme=self.preferences.theme,
            font=self.kit.fonts.file_for("".join((*names, steps)), Weight.MEDIUM),
            steps=steps,
            figures=catalogue.figures,
            symbols=self.preferences.settings.look.symbols,
        )
        path = free_name(self.services.pictures, "nonet-theatre", datetime.now(), ".gif")
        self._film = self.ask(
            MakeFilm(script, path),
            partial(self._finish, path),
            failed=self._fail,
            progress=self._show_progress,
        )
        self.progress.share = 0.0
        self.progress.visible = True
        self.words.text = self.text("theatre.save.working")
        self.buttons[0].enabled = self.buttons[1].enabled = False
        self.form.set_focus(self.way_back)

    def _show_progress(self, share: float) -> None:
        self.progress.share = share

    def _finish(self, path: Path, frames: int) -> None:
        self.buttons[0].enabled = self.buttons[1].enabled = True
        self.progress.share = 1.0
        self.words.text = self.text("theatre.save.done_film", path=path, n=frames)

    def _fail(self, error: Exception) -> None:
        self.buttons[0].enabled = self.buttons[1].enabled = True
        reason = (
            error.strerror if isinstance(error, OSError) else self.services.words.failure(error)
        )
        self.words.text = self.text("theatre.save.failed", reason=reason)


SCENE = TheatreSaveScene
