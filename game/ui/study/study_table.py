"""The study table: the available steps, the path to the solution, and facts of the puzzle."""

from functools import partial
from typing import TYPE_CHECKING, Final

from ...core.grid import Grid
from ...messages import sentences
from ...messages.lists import sentences_in_turn
from ...messages.scales import classic_name
from ...play.cell_view import CellView
from ...play.questions import FindPathByEr, ListSteps
from ...play.study import MOST_STEPS, Subject, Weighed, positions, subject_of
from ...shell.handlers import handles
from ...shell.stage import Stage
from ..board.explain import step_overlay
from ..games.ratings import Ratings, difficulty_of, solver_words
from ..widgets.list_box import Line
from .base import StudyScene, cells_of

if TYPE_CHECKING:
    from ...logic.solver import SolverSettings
    from ...logic.step import Step
    from ...work.worker import OpenQuestion
    from .services import StudyServices

TABS: Final = ("steps", "path", "facts", "er")
PATHS: Final = ("path", "er")
"""The tabs of a path, along which the board goes."""


class StudyTable(StudyScene):
    """The study table: steps, path and facts of the game in progress."""

    services: "StudyServices"
    scopes = ("study.table", *StudyScene.scopes)

    def __init__(self, stage: Stage, services: "StudyServices", argument: None) -> None:
        geometry = services.current_game.view().geometry
        text = services.words.text
        buttons = text("action.study.closer"), text("action.copy_step")
        super().__init__(
            stage, services, text("study.title"), TABS, room_for=[buttons], geometry=geometry
        )
        self.tab = "steps"
        self.subject: Subject | None = None
        self._solver: SolverSettings | None = None
        self._own: tuple[CellView, ...] = ()
        self._search: OpenQuestion[tuple[Weighed, ...]] | None = None
        self._problem = ""
        self.steps: tuple[Weighed, ...] = ()
        self._ratings: Ratings | None = None
        self._by_er: OpenQuestion[tuple[Weighed, ...]] | None = None
        self._paths: dict[str, tuple[Weighed, ...]] = {}
        self._along: dict[str, tuple[Grid, ...]] = {}
        """By path the positions before its first step and after each."""
        self._at: dict[str, int | None] = dict.fromkeys(TABS)
        self._places: list[int | None] = []

    @property
    def finished(self) -> bool:
        """Whether all results have arrived."""
        search, ratings = self._search, self._ratings
        return bool(search and not search.is_open and ratings and ratings.finished)

    # -- life

    def enter(self) -> None:
        """Study the present board."""
        session = self.services.current_game.session
        subject = subject_of(session.state, session.solution)
        solver = self.services.solver.own
        if (subject, solver) == (self.subject, self._solver):
            return
        self.subject, self._solver = subject, solver
        for asked in (self._search, self._by_er):
            if asked is not None:
                asked.drop()
        self._by_er = None
        self.steps = ()
        self._paths, self._along = {}, {}
        self._at = dict.fromkeys(TABS)
        state = session.state
        self._own = tuple(
            CellView(
                digit=value,
                given=bool(subject.givens >> cell & 1),
                corner=state.corner[cell],
                centre=state.centre[cell],
            )
            for cell, value in enumerate(subject.position.values)
        )
        self._problem = ""
        self._search = self.ask(
            ListSteps(subject, solver),
            self._take_steps,
            failed=self._fail,
            progress=self._take_steps,
        )
        self._ratings = self.services.ratings.of(subject, solver)
        self._ratings.want(self.ask, self._take_ratings, self.tell_failure)
        self._take_ratings()

    def take_over(self, before: "StudyTable") -> None:
        """Show the same step; reuse what was found, and ask again for what is missing."""
        self.enter()
        self.tab = before.tab
        if before._search is not None and not before._search.is_open:
            self.steps = before.steps
            if before._along.keys() <= self._along.keys():
                self._at = before._at
        if self.tab == "er":
            self._ask_er()
        self._show()

    def _fail(self, error: Exception) -> None:
        """Say on the card why a result is missing."""
        self._problem = self.services.words.failure(error)
        self._show()

    def _take_steps(self, steps: tuple[Weighed, ...]) -> None:
        self.steps = steps
        self._show()

    def _take_ratings(self) -> None:
        ratings = self._ratings
        if ratings is not None and ratings.route is not None and "path" not in self._paths:
            self._take_path("path", ratings.route.steps)
        self._show()

    def _ask_er(self) -> None:
        """Ask for the path by ER, only once somebody looks at it."""
        subject = self.subject
        if subject is None or not subject.has_er or self._by_er is not None:
            return
        take = partial(self._take_path, "er")
        self._by_er = self.ask(FindPathByEr(subject), take, failed=self._fail)

    def _take_path(self, tab: str, steps: tuple[Weighed, ...]) -> None:
        assert self.subject is not None
        self._paths[tab] = steps
        self._along[tab] = positions(self.subject.puzzle, steps)
        if self._at[tab] is None:
            self._at[tab] = 0
        self._show()

    # -- stepping

    def choose(self, index: int) -> None:
        """Show the step of a line."""
        self._at[self.tab] = self._of_line(index)
        self._show()

    def open(self, index: int) -> None:
        """Open the technique page of a line."""
        technique = self._technique
        if technique:
            self.stage.push("technique", technique)

    def step(self, action: str) -> None:
        """Step along the list; on a path the board follows."""
        last = self._last
        if last < 0:
            return
        at = self._at[self.tab]
        if action == "first" or (at is None and action == "later"):
            at = 0
        elif action == "last":
            at = last
        else:
            at = (at or 0) + (1 if action == "later" else -1)
        self._at[self.tab] = max(0, min(last, at))
        self._show()

    @handles("study.close")
    def close(self) -> None:
        """Return to the game."""
        self.back()

    @handles("study.steps", "steps")
    @handles("study.path", "path")
    @handles("study.facts", "facts")
    @handles("study.er", "er")
    def turn_to(self, tab: str) -> None:
        """Show another tab."""
        self.tab = tab
        if tab == "er":
            self._ask_er()
        self._show()

    @property
    def why_not_closer(self) -> str:
        """The message key of the reason, if no line with a technique is chosen; else empty."""
        return "" if self._technique else "ui.why.choose_first"

    @property
    def why_not_earlier(self) -> str:
        """The message key of the reason, if this is the first step; else empty."""
        at = self._at[self.tab]
        if self._last < 0:
            return "ui.why.nothing_found"
        return "" if at is not None and at > 0 else "ui.why.first_step"

    @property
    def why_not_later(self) -> str:
        """The message key of the reason, if this is the last step; else empty."""
        if self._last < 0:
            return "ui.why.nothing_found"
        return "" if self._at[self.tab] != self._last else "ui.why.last_step"

    # -- what is shown

    @property
    def _last(self) -> int:
        """The last index to step to."""
        if self.tab == "steps":
            return len(self.steps) - 1
        if self.tab in PATHS:
            # The end of the path can be looked at, too.
            return len(self._positions) - 1
        return len(self._used) - 1

    @property
    def _used(self) -> tuple[tuple[str, int], ...]:
        """The techniques on the path, with how often each occurs."""
        route = self._ratings.route if self._ratings is not None else None
        return () if route is None else tuple(route.counts.items())

    @property
    def _path(self) -> tuple[Weighed, ...]:
        """The path of the tab, as far as it has arrived."""
        return self._paths.get(self.tab, ())

    @property
    def _positions(self) -> tuple[Grid, ...]:
        """The positions along the path."""
        return self._along.get(self.tab, ())

    @property
    def _weighed(self) -> Weighed | None:
        """The step that is shown."""
        found = self.steps if self.tab == "steps" else self._path
        at = self._at[self.tab]
        return found[at] if self.tab != "facts" and at is not None and at < len(found) else None

    def shown_step(self) -> "tuple[Step, Grid | None] | None":
        """Return the step that is shown, and its position."""
        weighed = self._weighed
        return None if weighed is None else (weighed.step, self._position)

    def show_again(self) -> None:
        """Update the card of the step."""
        self._show_card()

    @property
    def _technique(self) -> str:
        """The id of the chosen technique, or empty."""
        at = self._at[self.tab]
        if self.tab == "facts":
            return "" if at is None else self._used[at][0]
        return "" if self._weighed is None else self._weighed.step.technique

    def _show(self) -> None:
        for tab, button in self.tabs.items():
            button.selected = tab == self.tab
        lines, places = {"steps": self._step_lines, "facts": self._fact_lines}.get(
            self.tab, self._path_lines
        )()
        self._places = places
        at = self._at[self.tab]
        self.list.show(lines, places.index(at) if at is not None else None)
        self.facts.text = self._facts()
        self._show_board()
        self._show_card()
        self.show_actions()

    def _of_line(self, index: int) -> int | None:
        return self._places[index]

    def _name(self, technique: str) -> str:
        return sentences.name(self.catalogue, technique)

    def _called(self, weighed: Weighed) -> str:
        """Return the name of a step; a step without a pattern is named as its scale names it."""
        if weighed.is_shown:
            return self._name(weighed.step.technique)
        return classic_name(self.catalogue, weighed.er_name)

    def _figure(self, weighed: Weighed) -> str:
        """Return a step's ER on a path by ER, otherwise its score."""
        if weighed.er is None:
            return str(weighed.score)
        return self.catalogue.figures.decimal(weighed.er, 1)

    def _step_lines(self) -> tuple[list[Line], list[int | None]]:
        lines: list[Line] = []
        places: list[int | None] = []
        level = 0
        for place, (step, of_level, score, *_) in enumerate(self.steps):
            if of_level != level:
                level = of_level
                lines.append(Line(self.text(f"study.level.{level}"), heading=True))
                places.append(None)
            lines.append(
                Line(
                    self._name(step.technique),
                    self._outcome(step),
                    str(score),
                )
            )
            places.append(place)
        return lines, places

    def _outcome(self, step: "Step") -> str:
        services, geometry = self.services, self._position.geometry
        return sentences.outcome(services.words.catalogue, step, services.words.notation, geometry)

    def _path_lines(self) -> tuple[list[Line], list[int | None]]:
        if not self._positions:
            return [], []
        lines = [
            Line(
                self.text("study.path_line", n=place + 1, name=self._called(weighed)),
                self._outcome(weighed.step),
                self._figure(weighed),
            )
            for place, weighed in enumerate(self._path)
        ]
        lines.append(Line(self.text("study.path_end")))
        return lines, list(range(len(lines)))

    def _fact_lines(self) -> tuple[list[Line], list[int | None]]:
        subject, ratings = self.subject, self._ratings
        if subject is None or ratings is None:
            return [], []
        waiting = self.text("study.fact.waiting")
        none = self.text("study.fact.none")
        route = ratings.route
        difficulty = waiting
        if route is not None:
            difficulty = difficulty_of(route, self.services.words)
        if not subject.unique or (route is not None and not route.solved):
            difficulty = none
        lines = [
            Line(self.text("study.fact.about"), heading=True),
            Line(self.text("study.fact.clues"), figure=str(subject.puzzle.filled), is_fact=True),
            Line(
                self.text("study.fact.solutions"),
                figure=self.text("study.fact.one" if subject.unique else "study.fact.several"),
                is_fact=True,
            ),
            Line(self.text("study.fact.difficulty"), figure=difficulty, is_fact=True),
        ]
        if self._solver is not None:
            by = solver_words(self._solver, self.services.words)
            lines.append(Line(self.text("study.fact.solver"), figure=by, is_fact=True))
        lines += self._explainer_lines(subject, ratings)
        places: list[int | None] = [None] * len(lines)
        if self._used:
            lines.append(Line(self.text("study.fact.techniques"), heading=True))
            places.append(None)
        for place, (technique, times) in enumerate(self._used):
            lines.append(Line(self._name(technique), figure=self.text("study.fact.times", n=times)))
            places.append(place)
        return lines, places

    def _explainer_lines(self, subject: Subject, ratings: Ratings) -> list[Line]:
        """Return the lines of the Explainer rating, which may take long: ER, its step, EP, ED."""
        lines = [Line(self.text("study.fact.classic"), heading=True)]
        found = ratings.explainer
        if found is None:
            lacks = ratings.finished or not subject.unique
            figure = self.text("study.fact.none" if lacks else "study.fact.waiting")
            return [*lines, Line(self.text("study.fact.er"), figure=figure, is_fact=True)]
        hardest = classic_name(self.catalogue, found.technique) if found.technique else ""
        for name, rating in (("er", found.er), ("ep", found.ep), ("ed", found.ed)):
            figure = self.catalogue.figures.decimal(rating, 1)
            detail = hardest if name == "er" else ""
            lines.append(Line(self.text(f"study.fact.{name}"), detail, figure, is_fact=True))
        return lines

    def _facts(self) -> str:
        """Return the text below the title, with solver's settings that are not standard."""
        told = [self._counted()]
        if self._solver is not None:
            by = solver_words(self._solver, self.services.words)
            told.append(self.text("study.solver", solver=by))
        return self.text("ui.separator").join(filter(None, told))

    def _counted(self) -> str:
        count = self.catalogue.count
        if self.tab == "path":
            route = self._ratings.route if self._ratings is not None else None
            if route is None:
                return self.text("study.working")
            return count("study.path" if route.solved else "study.path_part", len(route.steps))
        if self.tab == "er":
            if self._positions:
                return count("study.path", len(self._path))
            return self.text("study.working") if self._by_er is not None else ""
        if self.tab == "facts":
            return self.services.current_game.view().puzzle_id or ""
        if self._search is None or self._search.is_open:
            return count("study.steps_so_far", len(self.steps))
        key = "study.steps_most" if len(self.steps) == MOST_STEPS else "study.steps"
        words = [count(key, len(self.steps))]
        if self.subject is not None and self.subject.left_out:
            words.append(count("study.left_out", self.subject.left_out))
        return self.text("ui.separator").join(words)

    @property
    def _position(self) -> Grid:
        """The position of the chosen step."""
        at = self._at[self.tab]
        assert self.subject is not None
        if at is not None and self._positions:
            return self._positions[at]
        return self.subject.position

    def _show_board(self) -> None:
        subject, weighed, at = self.subject, self._weighed, self._at[self.tab]
        if subject is None:
            return
        position, cells = self._position, self._own
        if at is not None and self._positions:
            cells = cells_of(position, subject.givens)
        if weighed is None:
            self.show_board(cells)
        else:
            self.show_board(cells, step_overlay(weighed.step, position))

    def _show_card(self) -> None:
        catalogue = self.catalogue
        learn = [self.card_action("study.closer", "learn")]
        weighed = self._weighed
        if weighed is not None:
            unfold = [self.card_action("unfold")] if weighed.step.inner else []
            self.say(
                self._called(weighed),
                self._explained(weighed),
                note=self._weight_words(weighed),
                actions=[*learn, *unfold, self.card_action("copy_step")],
            )
        elif self.tab == "facts" and self._technique:
            words = sentences.explanation(catalogue, self._technique)
            self.say(self._name(self._technique), words, actions=learn)
        elif self.tab == "facts":
            solver = [self.card_action("study.solver", "solver")]
            facts = [self.text("study.fact.text"), self.text("study.fact.classic_text")]
            self.say("", sentences_in_turn(catalogue, facts), actions=solver)
        elif self._positions:
            solved = self._positions[-1].is_solved
            self.say("", self.text("study.path_solved" if solved else "study.path_stuck"))
        else:
            self.say("", self._waiting_words())

    def _weight_words(self, weighed: Weighed) -> str:
        """Return a step's score in words, or its ER with that scale's name for it."""
        if weighed.er is None:
            score = self.catalogue.figures.thousands(weighed.score)
            return self.text("study.weight", score=score)
        return self.text("study.board.er", rating=self._figure(weighed))

    def _explained(self, weighed: Weighed) -> str:
        """Return why a step follows, and the scale's own name for it if different."""
        if not weighed.is_shown:
            return self.text("study.er_unshown")
        theirs = classic_name(self.catalogue, weighed.er_name) if weighed.er_name else ""
        if theirs in ("", self._called(weighed)):
            return self.explained()
        said = [self.explained(), self.text("study.er_called", name=theirs)]
        return sentences_in_turn(self.catalogue, said)

    def _waiting_words(self) -> str:
        if self.tab == "er" and self.subject is not None and not self.subject.has_er:
            return self.text("study.er_none")
        if self.tab == "steps" and self.steps:
            return self.text("study.choose")
        if self._problem:
            return self._problem
        searched = self._search is not None and not self._search.is_open
        if self.tab == "steps" and searched:
            full = self.subject is not None and not self.subject.position.open_cells
            one = self.subject is not None and self.subject.unique
            nothing = "hint.none.text" if one else "hint.none.text_no_solution"
            return self.text("study.full" if full else nothing)
        return self.text("study.working")


SCENE = StudyTable
