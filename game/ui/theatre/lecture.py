"""A lecture in the theatre: large type, coordinates, pages that a presenter turns."""

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
    """A page of a lecture: its words, its show, and a question to answer before it runs."""

    scopes: ClassVar[tuple[str, ...]] = ("lecture", "theatre")
    large = True

    def __init__(
        self, stage: Stage, services: "TheatreServices", argument: Turn | Lecture | None
    ) -> None:
        """`argument` is a page of a lecture, or a lecture that begins with its first one."""
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
        """The page that is shown."""
        return self.turned.lecture.pages[self.turned.page]

    def _open_page(self) -> None:
        """Set what the page wants, and go where it begins."""
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
        """Return the words over the boards, and everything to be pressed under them."""
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
        """Return the reason as a message key: there is no further page; or empty."""
        last = self.turned.page + 1 >= len(self.turned.lecture.pages)
        return "lecture.last_page" if last else ""

    @property
    @unavailable("lecture.back")
    def why_not_back(self) -> str:
        """Return the reason as a message key: this is the first page; or empty."""
        return "" if self.turned.page else "lecture.first_page"

    @property
    @unavailable("lecture.answer")
    def why_not_answer(self) -> str:
        """Return the reason as a message key: nothing was asked; or empty."""
        return "" if self.page.answer else "lecture.no_answer"

    @handles("lecture.next", 1)
    @handles("lecture.back", -1)
    def turn(self, by: int) -> None:
        """Turn to another page."""
        self._close()
        self.stage.switch("lecture", self.turned._replace(page=self.turned.page + by))

    @handles("lecture.answer")
    def show_answer(self) -> None:
        """Show the answer in the place of the question, and the question again."""
        question = self.catalogue.said(self.page.question)
        self.question.text = question if self.question.text == self._answer else self._answer
        if self.question.parent is None:
            # There is no room for it over the boards.
            GameScene.tell(self, self.question.text)

    @handles("lecture.blank")
    def blank(self) -> None:
        """Show nothing, so that all look at who speaks."""
        self._blank = True
        self.theatre.playing = False
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        """Come back from nothing at anything."""
        if self._blank and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._blank = False
            self.invalidate()
            return True
        return super().handle(event)

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the page, or nothing."""
        if self._blank:
            surface.fill(BLACK, area)
            return
        super().paint(surface, area)

    def _end(self) -> None:
        """Stay: who speaks decides what comes next."""


SCENE = LectureScene
