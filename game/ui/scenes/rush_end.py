"""A Rush that has ended: what it came to, and what was missed with what it asked for."""

from functools import partial
from typing import TYPE_CHECKING, Final

from game.core.geometry import CLASSIC
from game.learn.questions import ExplainRush
from game.learn.rush import Position
from game.logic.walk import SINGLES
from game.messages import sentences
from game.messages.lists import sentences_in_turn
from game.play.arcade.run import End
from game.play.modes.rush_run import RushRun
from game.shell.stage import Stage
from game.ui.board.overlay import Ground, Overlay
from game.ui.context import Context
from game.ui.explain import step_overlay
from game.ui.figures import clock
from game.ui.rush import best_from, positions
from game.ui.study import StudyScene, cells_of
from game.ui.widgets.list_box import Line
from game.ui.widgets.message_card import CardAction

if TYPE_CHECKING:
    from game.logic.step import Step


class RushEndScene(StudyScene):
    """Opens at the result; the misses follow, each with the step that was there."""

    def __init__(self, stage: Stage, context: Context, argument: RushRun | None) -> None:
        """Without an argument it tells of a Rush in which nothing was answered."""
        found = positions()
        self.run: Final = argument or RushRun("none", found.rungs[0], found.digest)
        lost = self.run.end is End.LOST
        title = context.text("rush.lost" if lost else "rush.over")
        again = context.text("rush.again")
        super().__init__(stage, context, title, (), room_for=[(again,)])
        self.missed: Final = tuple(
            (found.drawn(self.run.seed, self.run.start, number), self.run.answers[number])
            for number in self.run.standing.missed
        )
        self._told: dict[int, tuple[Step | None, bool]] = {}
        self.chosen = 0
        """The line that is shown: the result, then each miss."""
        self._show()

    def enter(self) -> None:
        """Have it found what was missed."""
        for number, (position, answer) in enumerate(self.missed):
            if number not in self._told:
                question = ExplainRush(position.grid, answer.cell, answer.digit)
                self.ask(question, partial(self._take, number))

    def _take(self, number: int, told: "tuple[Step | None, bool]") -> None:
        self._told[number] = told
        self._show()

    # -- stepping

    def choose(self, index: int) -> None:
        """Show the result, or a miss."""
        self.chosen = index
        self._show()

    def open(self, index: int) -> None:
        """Play again from the result."""
        if index == 0:
            self.again()

    def step(self, action: str) -> None:
        """Go through the misses."""
        last = len(self.missed)
        to = {"first": 0, "last": last, "earlier": self.chosen - 1, "later": self.chosen + 1}
        self.choose(min(max(to[action], 0), last))

    @property
    def why_not_earlier(self) -> str:
        """Tell that the result comes first."""
        return "" if self.chosen else "ui.why.first_step"

    @property
    def why_not_later(self) -> str:
        """Tell that there are no more misses."""
        return "" if self.chosen < len(self.missed) else "ui.why.last_step"

    def again(self) -> None:
        """Begin another Rush at the same rung."""
        self.stage.switch("rush", self.run.start)

    # -- what is shown

    def _show(self) -> None:
        lines = [
            Line(self.text("rush.result"), figure=self.context.figures.thousands(self.run.score))
        ]
        for number, (position, answer) in enumerate(self.missed, 1):
            name = self.text("rush.miss", n=number)
            detail = self._name(position.technique)
            lines.append(Line(name, detail=detail, figure=clock(answer.at // 1000)))
        self.list.show(lines, self.chosen)
        self.facts.text = self._record()
        self.facts.visible = bool(self.facts.text)
        if self.chosen:
            self._show_miss(self.chosen - 1)
        else:
            self._show_result()
        self.show_actions()

    def _record(self) -> str:
        """Return the best and the median of what began at this rung."""
        best = best_from(self.context, self.run.start)
        if best is None:
            return ""
        key = "rush.record" if self.run.score >= best.score > 0 else "rush.best"
        return self.text(
            key,
            best=self.context.figures.thousands(best.score),
            median=self.context.figures.thousands(best.median),
        )

    def _show_result(self) -> None:
        standing, count = self.run.standing, self.context.catalogue.count
        number = max(0, standing.answered - 1)
        last = positions().drawn(self.run.seed, self.run.start, number)
        self.show_board(cells_of(last.grid, None, notes=last.technique not in SINGLES))
        words = sentences_in_turn(
            self.context.catalogue,
            (
                count("rush.right_count", standing.right),
                count("rush.missed_count", len(standing.missed)),
                self.text("rush.reached", technique=self._name(last.technique)),
            ),
        )
        # Back leads to the menu.
        actions = (CardAction("again", self.text("rush.again"), self.again),)
        points = count("runs.points", self.run.score)
        self.say(points, words, note=clock(self.run.milliseconds // 1000), actions=actions)

    def _show_miss(self, number: int) -> None:
        position, answer = self.missed[number]
        grounds = (Ground(answer.cell, "conflict_ground"),)
        notes = position.technique not in SINGLES
        cells = cells_of(position.grid, None, notes=notes)
        told = self._told.get(number)
        words = [self.text("rush.entered", digit=answer.digit, cell=CLASSIC.cell_name(answer.cell))]
        overlay = Overlay(grounds=grounds)
        if told is None:
            words.append(self.text("ui.thinking"))
        else:
            step, is_right = told
            if is_right:
                words.append(self.text("rush.too_hard"))
            if step is not None:
                drawn = step_overlay(step, position.grid)
                overlay = drawn._replace(grounds=(*drawn.grounds, *grounds))
                words.append(self._sentence(step, position))
        self.show_board(cells, overlay)
        self.say(self._name(position.technique), sentences_in_turn(self.context.catalogue, words))

    def _sentence(self, step: "Step", position: Position) -> str:
        catalogue, notation = self.context.catalogue, self.context.notation
        return sentences.sentence(catalogue, step, position.grid, notation)

    def _name(self, technique: str) -> str:
        return sentences.name(self.context.catalogue, technique)


SCENE = RushEndScene
