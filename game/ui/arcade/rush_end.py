"""A Rush that has ended: what it came to, and every answer with what was asked for."""

from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

from ...core.geometry import CLASSIC
from ...core.naming import day_words
from ...learn.item import Item as Position
from ...learn.questions import ExplainRush
from ...learn.rush import is_known, moments, share_of
from ...messages import sentences
from ...messages.lists import enumerated, sentences_in_turn
from ...play.arcade.run import End
from ...play.cell_view import CellView
from ...play.modes.rush_run import RushRun
from ...shell.handlers import handles
from ...shell.stage import Stage
from ..board.explain import step_overlay
from ..board.overlay import Ground, Overlay
from ..look.figures import clock
from ..modes.rush import best_from
from ..study.base import StudyScene
from ..widgets.list_box import Line
from ..widgets.message_card import CardAction
from .rush_records import position_cells, positions

if TYPE_CHECKING:
    from ...logic.step import Step
    from .services import ArcadeServices

BUTTONS: Final = ("rush.again", "rush.see_misses", "action.share")
TITLES: Final = {End.WON: "rush.over", End.LOST: "rush.lost", End.GIVEN_UP: "rush.left"}


class RushEndScene(StudyScene):
    """The result of a Rush, and its answers one by one with the steps they missed or found."""

    services: "ArcadeServices"
    scopes: ClassVar[tuple[str, ...]] = ("study", "rush_end")

    def __init__(self, stage: Stage, services: "ArcadeServices", argument: RushRun | None) -> None:
        """Without an argument it tells of a Rush in which nothing was answered."""
        found = positions()
        self.run: Final = argument or RushRun("none", found.rungs[0], found.digest)
        buttons = tuple(services.words.text(key) for key in BUTTONS)
        title = services.words.catalogue.count("runs.points", self.run.score)
        super().__init__(stage, services, title, (), room_for=[buttons])
        self.is_known: Final = is_known(self.run, found)
        """Whether its positions are those of this version."""
        self.moments: Final = tuple(moments(self.run, found)) if self.is_known else ()
        self._told: dict[int, tuple[Step | None, bool]] = {}
        self.chosen = 0
        """The line that is shown: the result, then each answer."""
        self._show()

    @property
    def missed(self) -> tuple[int, ...]:
        """The numbers of the answers that were wrong."""
        return tuple(number for number, one in enumerate(self.moments) if not one.right)

    @property
    def is_explained(self) -> bool:
        """Whether it is known what each miss asked for."""
        return all(number in self._told for number in self.missed)

    def enter(self) -> None:
        """Have it found what was missed."""
        for number in self.missed:
            self._explain(number)
        if self.chosen:
            self._explain(self.chosen - 1)

    def _explain(self, number: int) -> None:
        if number not in self._told:
            item, answer = self.moments[number].item, self.moments[number].answer
            question = ExplainRush(item.position, answer.cell, answer.digit)
            self.ask(question, partial(self._take, number))

    def _take(self, number: int, told: "tuple[Step | None, bool]") -> None:
        self._told[number] = told
        self._show()

    # -- stepping

    def choose(self, index: int) -> None:
        """Show the result, or an answer."""
        self.chosen = index
        if index:
            self._explain(index - 1)
        self._show()

    def open(self, index: int) -> None:
        """Play again from the result."""
        if index == 0:
            self.again()

    def step(self, action: str) -> None:
        """Go through the answers."""
        last = len(self.moments)
        to = {"first": 0, "last": last, "earlier": self.chosen - 1, "later": self.chosen + 1}
        self.choose(min(max(to[action], 0), last))

    @property
    def why_not_earlier(self) -> str:
        """The reason as a message key: the result comes first; or empty."""
        return "" if self.chosen else "ui.why.first_step"

    @property
    def why_not_later(self) -> str:
        """The reason as a message key: there are no more answers; or empty."""
        return "" if self.chosen < len(self.moments) else "ui.why.last_step"

    def again(self) -> None:
        """Begin another Rush at the same rung."""
        rungs = positions().rungs
        self.stage.switch("rush", self.run.start if self.run.start in rungs else rungs[0])

    @handles("share")
    def share(self) -> None:
        """Put into the clipboard how it went."""
        self.stage.clipboard.put(self.catalogue.render(share_of(self.run, positions())))
        self.tell(self.text("ui.shared"))

    # -- what is shown

    def _show(self) -> None:
        figures = self.catalogue.figures
        lines = [Line(self.text("rush.result"), figure=figures.thousands(self.run.score))]
        for number, moment in enumerate(self.moments, 1):
            answer = moment.answer
            gained = figures.signed(moment.gained) if moment.right else self.text("replay.missed")
            name = self._name(moment.item.technique)
            entry = self._entry(answer.cell, answer.digit)
            words = self.text("rush.answer", n=number, technique=name)
            lines.append(Line(words, detail=entry, figure=gained, keeps_figure=True))
        self.list.show(lines, self.chosen)
        self.facts.text = self._record()
        self.facts.visible = bool(self.facts.text)
        if self.chosen:
            self._show_answer(self.chosen - 1)
        else:
            self._show_result()
        self.show_actions()

    def _record(self) -> str:
        """Return when it was, and the best and the median of what began at this rung."""
        best = best_from(self.services.records, self.run.start)
        told, figures = "", self.catalogue.figures
        day = self.catalogue.render(day_words(self.run.day)) if self.run.day else ""
        if best is not None:
            key = "rush.record" if self.run.score >= best.score > 0 else "rush.best"
            told = self.text(
                key, best=figures.thousands(best.score), median=figures.thousands(best.median)
            )
        return self.text("ui.separator").join(filter(None, (day, told)))

    def _show_result(self) -> None:
        standing, count = self.run.standing, self.catalogue.count
        words = [
            count("rush.right_count", standing.right),
            count("rush.missed_count", len(standing.missed)),
        ]
        actions = [
            CardAction("again", self.text("rush.again"), self.again),
            CardAction("share", self.text("action.share"), self.share),
        ]
        if not self.is_known:
            words.append(self.text("verify.other_positions"))
        elif self.moments:
            last = self.moments[-1].item
            self.show_board(self._cells(last))
            words.append(self.text("rush.reached", technique=self._name(last.technique)))
        else:
            self.show_board(self._cells(positions().drawn(self.run.seed, self.run.start, 0)))
        if self.missed:
            names = dict.fromkeys(self.moments[n].item.technique for n in self.missed)
            listed = enumerated(self.catalogue, [self._name(name) for name in names])
            words[1] = count("rush.missed_of", len(self.missed), techniques=listed)
            see = CardAction("misses", self.text("rush.see_misses"), self._see_misses)
            actions.insert(1, see)
        ended = self.text(TITLES[self.run.end])
        text = sentences_in_turn(self.catalogue, words)
        self.say(ended, text, note=clock(self.run.milliseconds // 1000), actions=actions)

    def _see_misses(self) -> None:
        """Go to the first miss."""
        self.choose(self.missed[0] + 1)

    def _show_answer(self, number: int) -> None:
        moment, told = self.moments[number], self._told.get(number)
        item, answer = moment.item, moment.answer
        place = CLASSIC.cell_name(answer.cell)
        words = [self.text("rush.entered", digit=answer.digit, cell=place)]
        grounds = [Ground(answer.cell, "selected" if moment.right else "conflict_ground")]
        step, is_right = told or (None, False)
        if not moment.right:
            right = item.accepted[0]
            grounds.append(Ground(right.cell, "selected"))
            if is_right:
                words.append(self.text("rush.too_hard"))
            words.append(self.text("rush.was_there", entry=self._entry(*right)))
        overlay = Overlay(grounds=tuple(grounds))
        if told is None:
            words.append(self.text("ui.thinking"))
        elif step is not None:
            drawn = step_overlay(step, item.position)
            overlay = drawn._replace(grounds=(*drawn.grounds, *grounds))
            words.append(self._sentence(step, item))
        self.show_board(self._cells(item), overlay)
        text = sentences_in_turn(self.catalogue, words)
        note = clock(answer.at // 1000)
        self.say(self._name(item.technique), text, note=note)

    def _sentence(self, step: "Step", item: Position) -> str:
        catalogue, notation = self.catalogue, self.notation
        return sentences.sentence(catalogue, step, item.position, notation)

    def _cells(self, item: Position) -> tuple[CellView, ...]:
        return position_cells(item.position, item.technique)

    def _entry(self, cell: int, digit: int) -> str:
        return f"{CLASSIC.cell_name(cell)} = {digit}"

    def _name(self, technique: str) -> str:
        return sentences.name(self.catalogue, technique)


SCENE = RushEndScene
