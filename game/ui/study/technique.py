"""The pages of the techniques: a list by level, each with an explanation and an example."""

from typing import TYPE_CHECKING, Final

from ...learn.questions import MoreExamples
from ...learn.road import TECHNIQUES
from ...logic.cause import SINGLES
from ...messages import sentences
from ...play.questions import ListPages, WorkExample
from ...play.study import Example, Page
from ...shell.handlers import handles
from ...shell.stage import Stage
from ..board.explain import step_overlay
from ..board.phases import phases
from ..games.launcher import Request
from ..widgets.list_box import Line
from ..widgets.message_card import CardAction
from .base import StudyScene, cells_of

if TYPE_CHECKING:
    from ...core.grid import Grid
    from ...logic.step import Step
    from ...work.worker import OpenQuestion
    from .services import StudyServices

BARE, PATTERN, CONCLUSION, AFTER = range(4)
"""How much of an example is shown."""
FIRST: Final = "full-house"
TABS: Final = ("techniques", "rules")
"""The two halves of the reference."""
MORE: Final = 2
"""Examples of a technique that is taught, beside the first."""


class TechniqueScene(StudyScene):
    """The pages of the techniques, each with an example to step through.

    The argument is the id of the first page's technique, or a position of one's own game.
    """

    services: "StudyServices"

    # The words are what one reads here; the list leads to other pages.
    list_tall = 200
    card_tall = 290
    scopes = ("study.reference", *StudyScene.scopes)

    def __init__(
        self, stage: Stage, services: "StudyServices", argument: str | Example | None
    ) -> None:
        super().__init__(stage, services, services.words.text("study.page.title"), TABS)
        self.tabs["techniques"].selected = True
        self._own: Final = argument if isinstance(argument, Example) else None
        self.technique = FIRST
        if self._own is not None:
            self.technique = self._own.step.technique
        elif isinstance(argument, str):
            self.technique = argument
        self.number = 0
        """Which of the examples is shown."""
        self.stage_of_example = BARE
        self.phase = 0
        """Which piece of a long pattern is shown, from the first."""
        self._pages: tuple[Page, ...] = ()
        self._places: list[int | None] = []
        self._working: OpenQuestion[Example] | OpenQuestion[tuple[Example, ...]] | None = None
        self._examples: dict[str, tuple[Example, ...]] = {}
        self._complete: set[str] = set()
        self._problem = ""
        self.ask(ListPages(), self._take_pages, failed=self._fail)
        self._look_up()
        self._show()

    def take_over(self, before: "TechniqueScene") -> None:
        """Show the same page, at the same stage of its example."""
        self.technique, self.stage_of_example = before.technique, before.stage_of_example
        self.phase, self._pages, self._examples = before.phase, before._pages, before._examples
        self.number, self._complete = before.number, before._complete
        self._look_up()
        self._show()

    @property
    def ready(self) -> bool:
        """Whether the list and the example have arrived."""
        return bool(self._pages) and self.technique in self._examples

    def _fail(self, error: Exception) -> None:
        """Say on the card why a result is missing."""
        self._problem = self.services.words.failure(error)
        self._show()

    def _take_pages(self, pages: tuple[Page, ...]) -> None:
        self._pages = pages
        self._show()

    @property
    def examples(self) -> tuple[Example, ...]:
        """The examples of the page, the player's own position first."""
        found = self._examples.get(self.technique, ())
        if self._own is not None and self._own.step.technique == self.technique:
            return (self._own, *found)
        return found

    @property
    def example(self) -> Example | None:
        """The example that is shown, if any."""
        return self.examples[self.number] if self.number < len(self.examples) else None

    def _take_example(self, example: Example) -> None:
        self._examples[example.step.technique] = (example,)
        self._look_up()
        self._show()

    def _take_more(self, more: tuple[Example, ...]) -> None:
        technique = self.technique
        if technique not in self._complete:
            self._complete.add(technique)
            self._examples[technique] += more
            self._show()

    def _look_up(self) -> None:
        """Ask for an example of the technique; any earlier question is dropped."""
        self._problem = ""
        if self._working is not None:
            self._working.drop()
        if self.technique not in self._examples:
            self._working = self.ask(
                WorkExample(self.technique), self._take_example, failed=self._fail
            )
        elif self.technique in TECHNIQUES and self.technique not in self._complete:
            more = MoreExamples(self.technique, MORE)
            self._working = self.ask(more, self._take_more, failed=self._fail)

    @handles("study.techniques", "techniques")
    @handles("study.rules", "rules")
    def turn_to(self, tab: str) -> None:
        """Switch to the page of constraints."""
        if tab != "techniques":
            self.stage.switch("constraints")

    # -- stepping

    def choose(self, index: int) -> None:
        """Show the page of a line."""
        place = self._places[index]
        if place is not None:
            self.technique, self.stage_of_example = self._pages[place].technique, BARE
            self.phase = self.number = 0
            self._look_up()
            self._show()

    def open(self, index: int) -> None:
        """Go on in the example."""
        self.step("later")

    def step(self, action: str) -> None:
        """Show more or less of the example; after its end comes the next example."""
        if self.example is None:
            return
        frames = [
            (number, *frame)
            for number, example in enumerate(self.examples)
            for frame in _frames(example)
        ]
        own = [place for place, frame in enumerate(frames) if frame[0] == self.number]
        at = frames.index((self.number, self.stage_of_example, self.phase))
        to = {"first": own[0], "earlier": at - 1, "later": at + 1, "last": own[-1]}[action]
        self.number, self.stage_of_example, self.phase = frames[max(0, min(len(frames) - 1, to))]
        self._show()

    @property
    def why_not_closer(self) -> str:
        """The message key of the reason, if the example is fully shown; else empty."""
        return self.why_not_later

    def closer(self) -> None:
        """Show more of the example."""
        self.step("later")

    @property
    def why_not_earlier(self) -> str:
        """The message key of the reason, if nothing of the example can be hidden; else empty."""
        if self.example is None:
            return "ui.why.nothing_found"
        return "" if self.stage_of_example > BARE or self.number else "ui.why.first_step"

    @property
    def why_not_later(self) -> str:
        """The message key of the reason, if the example is fully shown; else empty."""
        if self.example is None:
            return "ui.why.nothing_found"
        more = self.number + 1 < len(self.examples)
        return "" if self.stage_of_example < AFTER or more else "ui.why.last_step"

    # -- what is shown

    def _show(self) -> None:
        catalogue = self.catalogue
        lines: list[Line] = []
        self._places = []
        level = 0
        for place, page in enumerate(self._pages):
            if page.level != level:
                level = page.level
                lines.append(Line(self.text(f"study.level.{level}"), heading=True))
                self._places.append(None)
            name = sentences.name(catalogue, page.technique)
            lines.append(Line(name, figure=self.catalogue.figures.thousands(page.score)))
            self._places.append(place)
        found = next((i for i, p in enumerate(self._pages) if p.technique == self.technique), None)
        self.list.show(lines, None if found is None else self._places.index(found))
        self.title.text = sentences.name(catalogue, self.technique)
        facts = [] if found is None else [self._facts(self._pages[found])]
        if facts and len(self.examples) > 1:
            n, of = self.number + 1, len(self.examples)
            facts.append(self.text("study.page.example", n=n, of=of))
        self.facts.text = self.text("ui.separator").join(facts)
        example = self.example
        explanation = sentences.explanation(catalogue, self.technique)
        actions: tuple[CardAction, ...] = ()
        if found is not None and self._pages[found].on_demand:
            actions = (CardAction("find", self.text("study.page.play"), self._play),)
        if example is None:
            self.say("", explanation, note=self._problem, actions=actions)
            self.show_actions()
            return
        at = self.stage_of_example
        grid = example.position if at < AFTER else example.step.apply(example.position)
        self.board.geometry = grid.geometry
        cells = cells_of(grid, example.givens, notes=example.step.technique not in SINGLES)
        pieces = phases(example.step)
        if at == PATTERN:
            self.show_board(cells, step_overlay(pieces[self.phase], grid, concluded=False))
        elif at == CONCLUSION:
            self.show_board(cells, step_overlay(example.step, grid))
        else:
            self.show_board(cells)
        words = explanation
        if at == PATTERN and self.phase < len(pieces) - 1:
            words = sentences.pattern(catalogue, pieces[self.phase], self.notation)
        if at == CONCLUSION:
            words = self.explained()
            if example.step.inner:
                actions = (self.card_action("unfold"), *actions)
        note = self.text("ui.stage", stage=at + 1, stages=AFTER + 1)
        self.say(self.text(f"study.page.stage.{at}"), words, note=note, actions=actions)
        self.show_actions()

    def shown_step(self) -> "tuple[Step, Grid | None] | None":
        """Return the step of the example once its conclusion is shown."""
        example = self.example
        if example is None or self.stage_of_example != CONCLUSION:
            return None
        return example.step, example.position

    def show_again(self) -> None:
        """Update the explanation of the step."""
        self._show()

    def _play(self) -> None:
        """Start a puzzle that needs the technique."""
        self.services.launcher.start(Request(technique=self.technique))

    def _facts(self, page: Page) -> str:
        figures = self.catalogue.figures
        level, score = self.text(f"study.level.{page.level}"), figures.thousands(page.score)
        if page.explainer is None:
            return self.text("study.page.facts", level=level, score=score)
        rating = figures.decimal(page.explainer, 1)
        return self.text("study.page.facts_se", level=level, score=score, rating=rating)


def _frames(example: Example) -> list[tuple[int, int]]:
    """Return the stages of an example, each with the index of the part of the pattern shown."""
    pieces = len(phases(example.step))
    patterns = [(PATTERN, piece) for piece in range(pieces)]
    return [(BARE, 0), *patterns, (CONCLUSION, 0), (AFTER, 0)]


SCENE = TechniqueScene
