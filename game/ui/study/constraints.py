"""The pages of the constraints: a list, with a description and a small case for each."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ...core.constraints import every_kind
from ...core.constraints.shown import boards_of
from ...shell.handlers import handles
from ...shell.stage import Stage
from ..widgets.list_box import Line
from .base import StudyScene, cells_of
from .technique import TABS

if TYPE_CHECKING:
    from ..scene.services import SceneServices

EMPTY, FILLED = range(2)
"""What the board shows: what is drawn, and digits that keep the rule."""


class ConstraintsScene(StudyScene):
    """The pages of the constraints, each with a small case.

    Opens at the first constraint whose name is in the argument, such as those of the player's own
    board.
    """

    scopes = ("study.reference", *StudyScene.scopes)
    # As on the pages of the techniques, the words are what one reads here.
    list_tall = 200
    card_tall = 290
    has_symbols = False

    def __init__(
        self, stage: Stage, services: "SceneServices", argument: Sequence[str] | None
    ) -> None:
        super().__init__(stage, services, services.words.text("constraints.title"), TABS)
        self._own: Final = tuple(argument or ())
        self.word = self._own[0] if self._own else every_kind()[0].word
        self.stage_of_case = FILLED
        self._words: list[str | None] = []
        self.facts.visible = False
        self._show()

    def take_over(self, before: "ConstraintsScene") -> None:
        """Show the same page."""
        self.word, self.stage_of_case = before.word, before.stage_of_case
        self._show()

    @handles("study.techniques", "techniques")
    @handles("study.rules", "rules")
    def turn_to(self, tab: str) -> None:
        """Switch to the page of techniques."""
        if tab != "rules":
            self.stage.switch("technique")

    def choose(self, index: int) -> None:
        """Show the page of a line."""
        word = self._words[index]
        if word is not None:
            self.word, self.stage_of_case = word, FILLED
            self._show()

    def open(self, index: int) -> None:
        """Toggle the case between empty and filled."""
        self.stage_of_case = FILLED - self.stage_of_case
        self._show()

    def step(self, action: str) -> None:
        """Show the case with or without its digits."""
        self.stage_of_case = EMPTY if action in ("first", "earlier") else FILLED
        self._show()

    @property
    def why_not_earlier(self) -> str:
        """The message key of the reason, if the digits are hidden already; else empty."""
        return "" if self.stage_of_case == FILLED else "ui.why.first_step"

    @property
    def why_not_later(self) -> str:
        """The message key of the reason, if the digits are shown already; else empty."""
        return "" if self.stage_of_case == EMPTY else "ui.why.last_step"

    @property
    def why_not_closer(self) -> str:
        """The message key of the reason, if the digits are shown already; else empty."""
        return self.why_not_later

    def closer(self) -> None:
        """Show the digits."""
        self.step("later")

    def _show(self) -> None:
        lines: list[Line] = []
        self._words = []
        others = tuple(its.word for its in every_kind() if its.word not in self._own)
        for heading, words in (("here", self._own), ("all", others)):
            if words and self._own:
                lines.append(Line(self.text(f"constraints.{heading}"), heading=True))
                self._words.append(None)
            for word in words:
                lines.append(Line(self.text(f"constraint.{word}.name")))
                self._words.append(word)
        self.list.show(lines, self._words.index(self.word))
        for tab, button in self.tabs.items():
            button.selected = tab == "rules"
        case = boards_of(self.word)
        grid = case.filled if self.stage_of_case == FILLED else case.empty
        self.board.geometry = grid.geometry
        self.show_board(cells_of(grid, 0, notes=False))
        rule, page = (self.text(f"constraint.{self.word}.{part}") for part in ("rule", "text"))
        said = self.text("list.sentences", first=rule, last=page)
        self.say(self.text(f"constraint.{self.word}.name"), said)
        self.show_actions()


SCENE = ConstraintsScene
