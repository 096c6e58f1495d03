"""The scene of the solver's settings: techniques with order and scores, presets, files."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from ...core.message import message
from ...logic.solver import MOST_SCORE, PRESETS, SolverSettings, name_of
from ...logic.solver_text import SUFFIX, SolverTextError, solver_text
from ...logic.techniques import BY_ID
from ...messages import sentences
from ...shell.handlers import handles, unavailable
from ...shell.parts.around import Largest
from ...shell.parts.base import PLENTY, Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column, Row
from ...shell.stage import Stage
from ...shell.widgets.button import Button
from ...shell.widgets.label import Label
from ...shell.widgets.text_field import TextField
from ...store.atomic import replace_file
from ...store.writer import reason_of
from ..scene.arguments import FileForm, FileRequest
from ..scene.dialog import CardScene
from ..scene.question import Question, Reply
from ..widgets.list_box import Line, ListBox
from ..widgets.picker import Picker
from .solver_settings import solver_in

if TYPE_CHECKING:
    from .services import StudyServices

OWN: Final = ""
"""What stands among the presets for settings that are not."""


class SolverScene(CardScene):
    """The techniques in the solver's order, with what can be set for each."""

    services: "StudyServices"
    scopes = ("solver",)
    wide = 760
    leaves = True

    def __init__(self, stage: Stage, services: "StudyServices", argument: None) -> None:
        super().__init__(stage, services, services.words.text("solver.title"))
        self.chosen = self.solver.techniques[0]
        """The id of the technique whose line is chosen."""
        self.presets: Final[Picker[str]] = Picker(
            [(OWN, self.text("solver.preset.own"))], OWN, self._take_preset, id="presets"
        )
        self.list: Final[ListBox] = ListBox(
            self._choose, lambda _: self.perform("solver.switch"), id="techniques"
        )
        self.words: Final = Label(colour="muted", elides=True, id="text")
        self.score: Final = TextField(
            stage.clipboard,
            lambda _: self._take_typed(),
            id="score",
            max_length=len(str(MOST_SCORE)),
            on_change=self._take_score,
        )
        self.scored: Final = Label(self.text("solver.score"), id="scored")
        self.changing: Final = [
            self.action_button(f"solver.{name}") for name in ("switch", "earlier", "later")
        ]
        self.scoring: Final = [
            self.action_button(f"solver.{name}") for name in ("less", "more", "reset")
        ]
        self.files: Final = [
            Button(self.text("solver.save"), self._ask_where, id="save"),
            Button(self.text("solver.open"), self._ask_which, id="open"),
        ]
        self._ids: list[str] = []
        self._show()
        self.form.set_focus(self.list)

    def take_over(self, before: "SolverScene") -> None:
        """Keep the chosen technique."""
        self._choose_id(before.chosen)

    @property
    def solver(self) -> SolverSettings:
        """The settings in use."""
        return self.services.solver.settings

    # -- places and content

    def content(self) -> Part:
        """Return the presets, the list, and the buttons for the chosen technique below it."""
        score = Row(self.scored, Item(self.score).growing())
        scoring = Grid(*self.scoring, across=(3,))
        return Column(
            Item(self.presets, tall=48),
            Item(self.list, tall=PLENTY).growing(),
            self.words,
            Largest(Row(score.growing(), scoring), Column(score, scoring)),
            Grid(*self.changing, *self.files, across=(5, 3, 2)),
        )

    def _show(self) -> None:
        settings, text = self.solver, self.text
        score = self.catalogue.figures.thousands
        lines = [Line(text("solver.list.on"), heading=True)]
        self._ids = [OWN]
        for n, id in enumerate(settings.techniques, 1):
            name = text("study.path_line", n=n, name=self._name(id))
            lines.append(Line(name, figure=score(settings.score(id))))
            self._ids.append(id)
        lines.append(Line(text("solver.list.off"), heading=True))
        self._ids.append(OWN)
        for id in settings.off:
            lines.append(Line(self._name(id), figure=score(settings.score(id))))
            self._ids.append(id)
        self.list.show(lines, self._ids.index(self.chosen))
        in_use = name_of(settings)
        own = [] if in_use in PRESETS else [(OWN, text("solver.preset.own"))]
        named = [(name, text(f"solver.preset.{name}")) for name in PRESETS]
        self.presets.options = (*own, *named)
        self.presets.value = in_use if in_use in PRESETS else OWN
        self._show_chosen()
        self.resized()
        self.show_actions()

    def _show_chosen(self) -> None:
        technique = BY_ID[self.chosen]
        level = self.text(f"study.level.{int(technique.level)}")
        standard = self.catalogue.figures.thousands(technique.score)
        self.words.text = self.text(
            "solver.chosen", name=self._name(self.chosen), level=level, score=standard
        )
        score, typed = self.solver.score(self.chosen), self.score.text
        if not is_number(typed) or int(typed) != score:
            self.score.text = str(score)

    def _name(self, technique: str) -> str:
        return sentences.name(self.catalogue, technique)

    # -- choosing

    def _choose(self, index: int) -> None:
        self._choose_id(self._ids[index])

    def _choose_id(self, technique: str) -> None:
        self.chosen = technique
        self._show()

    # -- changing

    @property
    def is_on(self) -> bool:
        """Whether the chosen technique is on."""
        return self.chosen in self.solver.techniques

    @property
    @unavailable("solver.switch")
    def why_not_switch(self) -> str:
        """The message key of the reason, if this is the last technique that is on; else empty."""
        return "solver.last" if self.solver.techniques == (self.chosen,) else ""

    @property
    @unavailable("solver.earlier")
    def why_not_earlier(self) -> str:
        """The message key of the reason, if the technique is first, or off; else empty."""
        if not self.is_on:
            return "solver.is_off"
        return "solver.is_first" if self.solver.techniques[0] == self.chosen else ""

    @property
    @unavailable("solver.later")
    def why_not_later(self) -> str:
        """The message key of the reason, if the technique is last, or off; else empty."""
        if not self.is_on:
            return "solver.is_off"
        return "solver.is_last" if self.solver.techniques[-1] == self.chosen else ""

    @property
    @unavailable("solver.reset")
    def why_not_reset(self) -> str:
        """The message key of the reason, if the score is the standard one; else empty."""
        is_standard = self.solver.score(self.chosen) == BY_ID[self.chosen].score
        return "solver.is_standard" if is_standard else ""

    @handles("solver.switch")
    def switch(self) -> None:
        """Turn the chosen technique on or off."""
        change = self.solver.without if self.is_on else self.solver.having
        self._apply(change(self.chosen))

    @handles("solver.earlier", -1)
    @handles("solver.later", 1)
    def move(self, by: int) -> None:
        """Move the chosen technique up or down in the order."""
        self._apply(self.solver.moved(self.chosen, by))

    @handles("solver.less", -1)
    @handles("solver.more", 1)
    def change_score(self, by: int) -> None:
        """Raise or lower the score of the chosen technique."""
        self._apply(self.solver.scoring(self.chosen, self.solver.score(self.chosen) + by))

    @handles("solver.reset")
    def reset(self) -> None:
        """Reset the chosen technique to its standard score."""
        self._apply(self.solver.scoring(self.chosen, BY_ID[self.chosen].score))

    def _take_score(self, typed: str) -> None:
        """Adopt the number typed so far as the score."""
        if is_number(typed):
            self._apply(self.solver.scoring(self.chosen, int(typed)))

    def _take_typed(self) -> None:
        """Return to the list; anything typed that is not a number is discarded."""
        self._show_chosen()
        self.form.set_focus(self.list)

    def _apply(self, settings: SolverSettings) -> None:
        self.services.solver.keep(settings)
        self._show()

    # -- all at once

    def _take_preset(self, name: str) -> None:
        if name != OWN:
            self._replace(PRESETS[name])

    def _replace(self, settings: SolverSettings) -> None:
        """Replace the settings, after a confirmation if custom ones would be lost."""
        before = self.solver
        if before in PRESETS.values() or settings == before:
            self._apply(settings)
            return
        # Until then it is as it was.
        self._show()
        answers = (
            Reply("take", "solver.sure.take", partial(self._apply, settings), loses=True),
            Reply("keep", "solver.sure.keep"),
        )
        title, said = message("solver.sure.title"), message("solver.sure.text")
        self.stage.push("confirm", Question(title, (said,), answers))

    # -- as a file

    def _ask_where(self) -> None:
        form = FileForm("toml", message("solver.title"), SUFFIX)
        request = FileRequest(message("files.save_as"), self._save, "solver", (form,))
        self.stage.push("files", request)

    def _save(self, path: Path, _: str) -> None:
        about = self.text("solver.about")
        try:
            replace_file(
                path, solver_text(self.solver, about).encode(), durable=True, exported=True
            )
        except OSError as error:
            self.tell(self.text("ui.export.failed", reason=reason_of(error)))
            return
        self.tell(self.text("ui.export.saved", path=path))

    def _ask_which(self) -> None:
        request = FileRequest(message("ui.open.title"), lambda path, _: self._open(path))
        self.stage.push("files", request)

    def _open(self, path: Path) -> None:
        """Load settings from a file, or say what is wrong with it."""
        try:
            settings = solver_in(path)
        except SolverTextError as error:
            problem = self.catalogue.error(error)
            self.tell(self.text("solver.error.in_file", file=path.name, problem=problem))
            return
        except OSError as error:
            self.tell(self.text("solver.no_file", file=path.name, reason=reason_of(error)))
            return
        self._replace(settings)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; a dropped file is loaded as settings."""
        if event.type == pygame.DROPFILE:
            self._open(Path(event.file))
            return True
        return super().handle(event)


def is_number(typed: str) -> bool:
    """Whether what is typed is a number."""
    return typed.isascii() and typed.isdigit()


SCENE = SolverScene
