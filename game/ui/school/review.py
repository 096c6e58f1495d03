"""The review of a game: its noteworthy moments, what was there, and what to learn from it."""

from typing import TYPE_CHECKING, Final

from ...core.geometry import CLASSIC
from ...learn.questions import ReviewGame
from ...learn.review import Mark, Moment, Review, question_of
from ...learn.task import Skill
from ...logic.cause import SINGLES
from ...messages import sentences
from ...messages.lists import sentences_in_turn
from ...shell.stage import Stage
from ..board.explain import step_overlay
from ..board.overlay import Ground, Overlay
from ..look.figures import clock
from ..study.base import StudyScene, cells_of
from ..widgets.list_box import Line
from ..widgets.message_card import CardAction
from .arguments import CourseKind, CourseRequest

if TYPE_CHECKING:
    from ...play.saved import SavedGame
    from .services import SchoolServices

WRONG: Final = frozenset({Mark.MISTAKE, Mark.GUESS})
SECOND: Final = 1000
EACH: Final = (Skill.COMPLETE, Skill.FIND, Skill.FIND)
"""What is practised of each station that was missed."""


class ReviewScene(StudyScene):
    """The review of a game: advice first, then its moments, each to be tried first."""

    services: "SchoolServices"
    list_tall = 220
    card_tall = 260

    def __init__(self, stage: Stage, services: "SchoolServices", argument: None) -> None:
        buttons = (services.words.text("action.road.practise"),)
        current = services.current_game
        geometry = current.session.puzzle.givens.geometry if current.game_id else CLASSIC
        title = services.words.text("learn.review")
        super().__init__(stage, services, title, (), room_for=[buttons], geometry=geometry)
        self.review: Review | None = None
        self.moments: tuple[Moment, ...] = ()
        self.chosen: int | None = None
        """The moment that is looked at; None for the advice."""
        self.shown = False
        """Whether what stood there is shown."""
        self._game: SavedGame | None = None
        self._cannot = not self._ask()
        self._show()

    def _ask(self) -> bool:
        """Ask for the review of the game; return whether it can be reviewed."""
        current = self.services.current_game
        if not current.game_id:
            return False
        session = current.session
        if session.solution is None:
            return False
        self._game = session.saved()
        question = ReviewGame(question_of(self._game, session.solution))
        self.ask(question, self._take_review, progress=self._take_moments)
        return True

    def _take_moments(self, moments: tuple[Moment, ...]) -> None:
        self.moments = moments
        self._show()

    def _take_review(self, review: Review) -> None:
        self.review, self.moments = review, review.moments
        if self._game is not None and self._game.is_over:
            self.services.learning.used(self._game.game_id, review.found, review.missed)
        self._show()

    # -- stepping

    def choose(self, index: int) -> None:
        """Show the advice, or a moment before its solution."""
        self.chosen, self.shown = (None if index == 0 else index - 1), False
        self._show()

    def open(self, index: int) -> None:
        """Show what was there."""
        self.step("later")

    def closer(self) -> None:
        """Show what was there."""
        self.step("later")

    def step(self, action: str) -> None:
        """Show or hide what was there at the moment; then go to the next or previous moment."""
        last = len(self.moments) - 1
        if action == "first":
            self.chosen, self.shown = None, False
        elif action == "last" and last >= 0:
            self.chosen, self.shown = last, True
        elif action == "later":
            at = -1 if self.chosen is None else self.chosen
            if at >= 0 and not self.shown:
                self.shown = True
            elif at < last:
                self.chosen, self.shown = at + 1, False
        elif self.shown:
            self.shown = False
        elif self.chosen is not None:
            self.chosen, self.shown = (self.chosen - 1, True) if self.chosen else (None, False)
        self._show()

    @property
    def why_not_earlier(self) -> str:
        """The message key of the reason, if this is the advice, which is first; else empty."""
        return "ui.why.first_step" if self.chosen is None else ""

    @property
    def why_not_later(self) -> str:
        """The message key of the reason, if the last moment is fully shown; else empty."""
        if not self.moments:
            return "ui.why.nothing_found"
        at_end = self.chosen == len(self.moments) - 1 and self.shown
        return "ui.why.last_step" if at_end else ""

    @property
    def why_not_closer(self) -> str:
        """The message key of the reason, if there is no moment to show; else empty."""
        return self.why_not_later

    # -- what is shown

    def _show(self) -> None:
        lines = [Line(self.text("learn.review.advice"))]
        timed = any((moment.gap or 0) >= SECOND for moment in self.moments)
        for moment in self.moments:
            name = self.text(f"learn.review.{moment.mark.value}")
            line = self.text("learn.review.line", n=moment.number, mark=name)
            gap = clock(moment.gap // SECOND) if timed and moment.gap is not None else ""
            step = moment.step
            named = step is not None and moment.mark not in WRONG
            detail = self._name(step.technique) if named and step is not None else ""
            lines.append(Line(line, detail=detail, figure=gap))
        self.list.show(lines, 0 if self.chosen is None else self.chosen + 1)
        self.facts.text = self._facts()
        if self.chosen is None:
            self._show_advice()
        else:
            self._show_moment(self.moments[self.chosen])
        self.show_actions()

    def _facts(self) -> str:
        if self.review is None:
            return ""
        count = self.catalogue.count
        worth = count("learn.review.worth", len(self.moments))
        return count("learn.review.entries", self.review.entries, worth=worth)

    def _show_advice(self) -> None:
        title = self.text("learn.review.advice")
        if self._game is not None:
            self.board.show(cells_of(self._game.puzzle.givens, None, notes=False))
        if self._cannot:
            self.say(title, self.text("learn.review.cannot"))
        elif self.review is None:
            self.say(title, self.text("learn.review.working"))
        else:
            advice = [self._advised(number) for number in range(len(self.review.advice))]
            actions: tuple[CardAction, ...] = ()
            if self.review.exercises:
                words = self.text("action.road.practise")
                actions = (CardAction("practise", words, self.practise),)
            words = sentences_in_turn(self.catalogue, advice)
            self.say(title, words, actions=actions)

    def _advised(self, number: int) -> str:
        assert self.review is not None
        advice = self.review.advice[number]
        technique = self._name(advice.technique) if advice.technique else ""
        return self.catalogue.count(
            f"learn.advice.{advice.id}",
            advice.number,
            technique=technique,
            time=clock(advice.seconds),
        )

    def _show_moment(self, moment: Moment) -> None:
        catalogue, step, position = self.catalogue, moment.step, moment.position
        notes = step is not None and step.technique not in SINGLES
        cells = cells_of(position, self._givens(), notes=notes)
        title = self.text(f"learn.review.{moment.mark.value}")
        said = []
        if moment.entry is not None:
            cell, digit = moment.entry
            name = position.geometry.cell_name(cell)
            said.append(
                self.text(
                    "learn.review.entered", digit=position.geometry.symbol_for(digit), cell=name
                )
            )
        if not self.shown or step is None:
            grounds: tuple[Ground, ...] = ()
            if moment.entry is not None:
                role = "conflict_ground" if moment.mark is Mark.MISTAKE else "pattern_a"
                grounds = (Ground(moment.entry.cell, role),)
            self.show_board(cells, Overlay(grounds=grounds))
            if step is not None:
                said.append(self.text("learn.review.try"))
        else:
            self.show_board(cells, step_overlay(step, position))
            name = self._name(step.technique)
            said.append(self.text("learn.review.stood", technique=name, since=moment.since))
            said.append(sentences.sentence(catalogue, step, position, self.notation))
        note = clock(moment.at // SECOND) if moment.at else ""
        self.say(title, sentences_in_turn(catalogue, said), note=note)

    def _givens(self) -> int | None:
        if self._game is None:
            return None
        values = self._game.puzzle.givens.values
        return sum(1 << cell for cell, value in enumerate(values) if value)

    def _name(self, technique: str) -> str:
        return sentences.name(self.catalogue, technique)

    def practise(self) -> None:
        """Practise what was missed."""
        assert self.review is not None
        skills = tuple((station, skill) for station in self.review.exercises for skill in EACH)
        self.stage.push("lesson", CourseRequest(CourseKind.PRACTICE, skills=skills))


SCENE = ReviewScene
