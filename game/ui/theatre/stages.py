"""The table of example boards by étapes: predict first, then check."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ...core.message import message
from ...play.theatre.stages import Answers, answers
from ...shell.kit import Space
from ...shell.parts.base import Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.widgets.base import Widget
from ...shell.widgets.button import Button, Look
from ...shell.widgets.label import Label
from ..scene.dialog import CardScene
from .show import EXAMPLES, Show, example
from .stage_row import StageHead, StageRow

if TYPE_CHECKING:
    from .services import TheatreServices


class StagesScene(CardScene):
    """The table of example boards by étapes: predict first, then check."""

    wide = 640
    leaves = True

    def __init__(self, stage: Stage, services: "TheatreServices", argument: None) -> None:
        super().__init__(stage, services, services.words.text("theatre.stages.title"))
        folder = services.puzzles
        self.boards: Final = {name: example(folder, name) for name in EXAMPLES}
        self.answers: Final[Answers] = answers(tuple(self.boards.values()))
        self.words: Final = Label(self.text("theatre.stages.text"), wrap=True, id="text")
        columns = (*self.answers.stages, self.text("theatre.stages.never"))
        self.header: Final = StageHead(self.text("theatre.stages.board"), columns, tuple(EXAMPLES))
        self.rows: Final = tuple(
            StageRow(name, columns, tuple(EXAMPLES), self._look, id=f"row.{name}")
            for name in EXAMPLES
        )
        self._row = self.rows[0]
        self.check: Final = Button(
            self.text("theatre.stages.check"), self._check, id="check", look=Look.PRIMARY
        )
        self.buttons: Final = (
            self.check,
            Button(self.text("theatre.stages.watch"), self._watch, id="watch"),
        )
        self.form.set_focus(self.rows[0])

    def content(self) -> Part:
        """Return the question above the table."""
        return Column(self.words, Column(self.header, *self.rows, gap=Space.LINE))

    def foot(self) -> Sequence[Part | Widget]:
        """Return the buttons."""
        return (Grid(*self.buttons, across=(2, 1)),)

    def _look(self, row: StageRow) -> None:
        self._row = row

    def _check(self) -> None:
        """Show the filled cells, and how many predictions were right."""
        right = 0
        for row, found in zip(self.rows, self.answers.boards, strict=True):
            finished = found.finished_by
            right += row.predicted == finished
            row.reveal(found.filled, finished)
        self.words.text = self.text("theatre.stages.right", right=right, all=len(self.rows))

    def _watch(self) -> None:
        """Watch staged deduction on the board that was looked at last."""
        name = self._row.name
        self.stage.pop(Show(self.boards[name], message(f"theatre.board.{name}"), ("staged",)))


SCENE = StagesScene
