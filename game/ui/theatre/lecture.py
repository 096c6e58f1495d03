"""A lecture in the theatre: large type, coordinates, pages turned by a presenter."""

from typing import TYPE_CHECKING, ClassVar, Final

import pygame

from ...play.theatre.lecture import Lecture, Page
from ...shell.handlers import handles, unavailable
from ...shell.kit import Space
from ...shell.parts.around import Largest
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.button import Look
from ...shell.widgets.label import Align, Label
from ..scene.base import GameScene
from ..scene.header import framed, header
from .own_lecture import Turn, own_lecture
from .show import Show
from .theatre import ANY_WORTH, TheatreScene
from .viewing import Beside

if TYPE_CHECKING:
    from .services import TheatreServices

BLACK: Final = (0, 0, 0)
ACTIONS: Final = {
    "page_back": "lecture.back",
    "page_on": "lecture.next",
    "answer": "lecture.answer",
}
"""The buttons at the foot, and what they do."""


class LectureScene(TheatreScene):
    """A page of a lecture: its text, its show, and perhaps a question to answer first."""

    scopes: ClassVar[tuple[str, ...]] = ("lecture", "theatre")
    large = True

    def __init__(
        self, stage: Stage, services: "TheatreServices", argument: Turn | Lecture | None
    ) -> None:
        """`argument` is a page of a lecture, or a lecture to show from its first page."""
        if not isinstance(argument, Turn):
            argument = Turn(argument or own_lecture(services.puzzles))
        self.turned: Final = argument
        said = services.words.catalogue.said
        page = self.page
        show = Show(
            page.board,
            page.title or page.name,
            page.cast,
            options=page.options,
            orders=page.orders,
        )
        super().__init__(stage, services, show)
        self._blank = False
        self.title.points = 20
        self.words: Final = Label(said(page.text), points=16, wrap=True, id="words")
        self._answer: Final = self.text("lecture.answer", answer=said(page.answer))
        question = said(page.question)
        self.question: Final = Label(
            question,
            points=16,
            weight=Weight.TITLE,
            wrap=True,
            id="question",
            room_for=(question, self._answer),
        )
        count = len(self.turned.lecture.pages)
        self.number: Final = Label(
            self.text("lecture.page", number=self.turned.page + 1, count=count),
            points=16,
            colour="muted",
            align=Align.RIGHT,
            id="number",
        )
        self.pages: Final = tuple(
            self.action_button(
                action, id=name, look=Look.PRIMARY if name == "page_on" else Look.PLAIN
            )
            for name, action in ACTIONS.items()
        )
        self.show_actions()
        self._open_page()

    @property
    def page(self) -> Page:
        """The current page."""
        return self.turned.lecture.pages[self.turned.page]

    def _open_page(self) -> None:
        """Set up the show of the page at its beginning."""
        page, transport = self.page, self.transport
        while page.sync not in (None, transport.sync.value):
            transport.sync.step(1)
        while transport.beside.value is not Beside(page.beside):
            transport.beside.step(1)
        while transport.chapter.value is not page.stops:
            transport.chapter.step(1)
        if page.speed is not None:
            transport.speed.set(page.speed)
        self.theatre.go_to(page.at)
        self.theatre.playing = page.plays

    def parts(self) -> Part:
        """Return the text above the boards, and all buttons below them."""
        if self.guessing.pane is not None:
            return self.guess_parts()
        words = [Item(label) for label in (self.words, self.question) if label.text]
        turning = Grid(*self.pages, across=(3, 1))
        foot = Column(self.transport.part(), turning, gap=Space.LINE)
        said = Column(self.title, *(item.folding(1) for item in words), gap=Space.NONE)
        head = header(self.leave_button, said, self.number)
        stages = self.stages()
        if len(self.shown) == 1 and words:
            # Beside a board alone there is more room than over it.
            stages = Largest(self.shown[0].beside(*words).unfolding(1), stages, worth=ANY_WORTH)
        return framed(head, Column(stages.growing(), foot, gap=Space.TIGHT))

    # -- what a presenter does

    @property
    @unavailable("lecture.next")
    def why_not_next(self) -> str:
        """The message key of the reason, if this is the last page; else empty."""
        last = self.turned.page + 1 >= len(self.turned.lecture.pages)
        return "lecture.last_page" if last else ""

    @property
    @unavailable("lecture.back")
    def why_not_back(self) -> str:
        """The message key of the reason, if this is the first page; else empty."""
        return "" if self.turned.page else "lecture.first_page"

    @property
    @unavailable("lecture.answer")
    def why_not_answer(self) -> str:
        """The message key of the reason, if the page has no question; else empty."""
        return "" if self.page.answer else "lecture.no_answer"

    @handles("lecture.next", 1)
    @handles("lecture.back", -1)
    def turn(self, by: int) -> None:
        """Turn to another page."""
        self._close()
        self.stage.switch("lecture", self.turned._replace(page=self.turned.page + by))

    @handles("lecture.answer")
    def show_answer(self) -> None:
        """Switch between the question and its answer."""
        question = self.catalogue.said(self.page.question)
        self.question.text = question if self.question.text == self._answer else self._answer
        if self.question.parent is None:
            # There is no room for it over the boards.
            GameScene.tell(self, self.question.text)

    @handles("lecture.blank")
    def blank(self) -> None:
        """Blank the screen, so that everybody looks at the speaker."""
        self._blank = True
        self.theatre.playing = False
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; any key or click ends a blank screen."""
        if self._blank and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._blank = False
            self.invalidate()
            return True
        return super().handle(event)

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the page, unless the screen is blank."""
        if self._blank:
            surface.fill(BLACK, area)
            return
        super().paint(surface, area)

    def _end(self) -> None:
        """Do nothing: the presenter decides what comes next."""


SCENE = LectureScene
