"""The road: chapters with their stations, what is due today, and the player's progress."""

from typing import TYPE_CHECKING, ClassVar, Final

from ...core.message import message
from ...learn.chapter import Station
from ...learn.guide import grid_of
from ...learn.repetition import Mark
from ...learn.road import CHAPTERS, LESSONS, STATIONS, chapter_of
from ...logic.cause import SINGLES
from ...messages import sentences
from ...messages.lists import sentences_in_turn
from ...play.questions import WorkExample
from ...play.study import Example
from ...shell.handlers import handles, unavailable
from ...shell.kit import Space
from ...shell.parts.around import Largest
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid as Tiles
from ...shell.parts.lines import Column, Row
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.button import Look
from ...shell.widgets.label import Label
from ..board.board import Board
from ..board.explain import step_overlay
from ..look.layout import CARD, LEAST_SHARE
from ..scene.base import GameScene
from ..scene.header import framed, header
from ..scene.question import Question, Reply
from ..study.base import LIST, cells_of
from ..widgets.list_box import Line, ListBox
from ..widgets.message_card import MessageCard
from .arguments import CourseKind, CourseRequest
from .stretch import begin_stretch, why_no_stretch

if TYPE_CHECKING:
    from .services import SchoolServices

MOST_AT_ONCE: Final = 12
"""Skills that are practised in one go."""
SMALL: Final = 560
"""Below this side a window has room for the list or for the rarer buttons, not for both."""
LINES: Final = 4
"""Of the explanation, that are seen at once."""


class RoadScene(GameScene):
    """The road: the list of stations with the progress, and a preview of the chosen one."""

    services: "SchoolServices"
    scopes: ClassVar[tuple[str, ...]] = ("road",)

    def __init__(self, stage: Stage, services: "SchoolServices", argument: str | None) -> None:
        super().__init__(stage, services)
        self.learning: Final = services.learning
        self.station = argument or self.learning.progress.next_station(self.learning.now)
        self._places: list[str] = []
        self._examples: dict[str, Example] = {}
        self.title: Final = Label(
            self.text("learn.road"), points=26, weight=Weight.TITLE, id="title"
        )
        self.facts: Final = Label(
            points=13, colour="muted", wrap=True, max_lines=2, elides=True, id="facts"
        )
        self.list: Final[ListBox] = ListBox(self.choose, self.open)
        self.board: Final = Board(self.animator, theme=lambda: services.preferences.theme)
        self.card: Final = MessageCard(lines=LINES)
        self.start_button: Final = self.action_button("road.start", id="start", look=Look.PRIMARY)
        self.practise_button: Final = self.action_button("road.practise", id="practise")
        self.place_button: Final = self.action_button("road.place", id="place")
        self.skip_button: Final = self.action_button("road.skip", id="skip")
        self.anew_button: Final = self.action_button("road.anew", id="anew")
        self.slips_button: Final = self.action_button("slips", id="slips")
        self.mastery_button: Final = self.action_button("mastery")
        self.stretch_button: Final = self.action_button("stretch")
        self.classes_button: Final = self.action_button("classes", id="classes")
        self.pages_button: Final = self.action_button("learn", id="pages")
        self.more_button: Final = self.action_button("more")
        self.more_open = False
        """Whether what has no room on a small window stands in place of the list."""
        self.leave_button: Final = self.back_button()
        self.form.set_focus(self.list, by_keys=False)

        self._after: str | None = None
        """After which station what comes next is to be chosen, empty for any: after a lesson,
        not after a look aside."""

    def enter(self) -> None:
        """Show the present state; after a lesson, what comes next."""
        if self._after is not None:
            self.station = self.learning.progress.next_station(self.learning.now, self._after)
            self._after = None
        self._show()
        self._look_up()

    @property
    def ready(self) -> bool:
        """Whether the example of the station has arrived."""
        return not self._technique or self._technique in self._examples

    @property
    def _technique(self) -> str:
        """The first technique of the station; empty if it has none."""
        return STATIONS[self.station].shown

    # -- the list

    def choose(self, index: int) -> None:
        """Show a preview of a station."""
        self.station = self._places[index]
        self._show()
        self._look_up()

    def open(self, index: int) -> None:
        """Start the lesson of the chosen station."""
        self.start()

    def _look_up(self) -> None:
        if not self.ready:
            self.ask(WorkExample(self._technique), self._take_example)

    def _take_example(self, example: Example) -> None:
        self._examples[example.step.technique] = example
        self._show_example()

    # -- what can be done

    @handles("road.start")
    def start(self) -> None:
        """Start or continue a lesson; open the page of a station that is only shown."""
        if STATIONS[self.station].look_only:
            self.learning.leave(self.station, "", 1)
            self.stage.push("technique", self._technique)
        elif self.station in LESSONS:
            self._learn("lesson", CourseRequest(CourseKind.LESSON, self.station))
        elif STATIONS[self.station].aside:
            self._learn("lesson", CourseRequest(CourseKind.ASIDE, self.station))
        else:
            self._learn("alike" if STATIONS[self.station].alike else "guide", self.station)

    def _learn(self, scene: str, request: CourseRequest | str) -> None:
        self._after = self.station
        self.stage.push(scene, request)

    @handles("road.practise")
    def practise(self) -> None:
        """Practise what is due."""
        due = self.learning.progress.due(self.learning.now)[:MOST_AT_ONCE]
        self.stage.push("lesson", CourseRequest(CourseKind.PRACTICE, skills=due))

    @property
    @unavailable("road.practise")
    def why_not_practise(self) -> str:
        """The message key of why there is nothing to practise; else empty."""
        return "" if self.learning.progress.due(self.learning.now) else "learn.nothing_due"

    @handles("road.place")
    def place(self) -> None:
        """Start the placement test."""
        self._after = ""
        self.stage.push("lesson", CourseRequest(CourseKind.PLACEMENT))

    @handles("road.skip")
    def skip(self) -> None:
        """Skip the chapter of the station, and go to the next one."""
        stations = [station.id for station in chapter_of(self.station).stations]
        self.learning.skip(*stations)
        self._after = stations[-1]
        self.enter()

    @handles("road.anew")
    def begin_anew(self) -> None:
        """Reset the progress in the station's chapter, after a confirmation."""
        chapter = chapter_of(self.station)

        def forget() -> None:
            self.learning.begin_anew(*(station.id for station in chapter.stations))
            self.station = chapter.stations[0].id

        question = Question(
            message("learn.anew.title"),
            (message("learn.anew.text", chapter=message(f"learn.chapter.{chapter.id}")),),
            (
                Reply("yes", "learn.anew.yes", forget),
                Reply("no", "learn.anew.no"),
            ),
        )
        self.stage.push("confirm", question)

    @handles("stretch")
    def stretch(self) -> None:
        """Play a puzzle of known techniques plus the next one on the road."""
        begin_stretch(self.services)

    @property
    @unavailable("stretch")
    def why_no_stretch(self) -> str:
        """The message key of why no technique would be new; else empty."""
        return why_no_stretch(self.learning)

    @handles("more")
    def flip_more(self) -> None:
        """On a small window, switch between the list and the remaining parts."""
        self.more_open = not self.more_open
        self.resized()

    def returned(self, result: object) -> None:
        """Show the station of a technique that was chosen on the wall."""
        if isinstance(result, Station):
            self.station = result.id
        else:
            super().returned(result)

    # -- what is shown

    def parts(self) -> Part:
        """Return the road beside the preview of the chosen station."""
        least = round(LEAST_SHARE * min(self.room) / 2)
        board = self.board.part(least=least, matters=False).folding(2)
        titles = Column(self.title, Item(self.facts).folding(1), gap=Space.NONE)
        head = header(self.leave_button, titles)
        listed = Item(self.list, tall=LIST).growing(2)
        wide, high = self.room
        small = min(wide, high) < SMALL
        wide, high = self.room
        small = min(wide, high) < SMALL
        more = [self.more_button] if small else []
        first = Tiles(self.start_button, self.practise_button, *more, across=(3, 2, 1), fills=True)
        others = Tiles(
            self.stretch_button,
            self.pages_button,
            self.place_button,
            self.skip_button,
            self.anew_button,
            self.slips_button,
            self.mastery_button,
            self.classes_button,
            across=(4, 3, 2, 1),
        )
        rare: tuple[Part, ...] = (others.folding(3),)
        there: Part = listed
        if small:
            there, rare = (others if self.more_open else listed), ()
        card = Item(self.card, tall=CARD)
        beside = Row(
            Column(there, first, *rare).growing(),
            Column(board, card).growing(),
            gap=Space.APART,
        )
        seen = self.board.part(least=least, matters=False).folding(1)
        under = Column(there, seen, card.folding(2), first, *rare)
        return framed(head, Largest(beside, under) if wide > high else under)

    def _show(self) -> None:
        catalogue, progress, now = self.catalogue, self.learning.progress, self.learning.now
        lines: list[Line] = []
        self._places = []
        for chapter in CHAPTERS:
            lines.append(Line(self.text(f"learn.chapter.{chapter.id}"), heading=True))
            self._places.append("")
            for station in chapter.stations:
                mark = progress.mark(station.id, now)
                figure = "" if mark is Mark.NEW else self.text(f"learn.mark.{mark.value}")
                name = self._name(station.id)
                bars = progress.bars(station.id) if progress.of(station.id) else ()
                lines.append(Line(name, figure=figure, bars=bars))
                self._places.append(station.id)
        self.list.show(lines, self._places.index(self.station))
        marks = [progress.mark(name, now) for name, s in STATIONS.items() if not s.look_only]
        due = len(progress.due(now))
        known = self.text("learn.known", n=marks.count(Mark.KNOWN), of=len(marks))
        said = [catalogue.count("learn.due", due, known=known)]
        if not due:
            said = [known, self.text("learn.nothing_due")]
        if any(line.bars for line in lines):
            said.append(self.text("learn.bars"))
        self.facts.text = sentences_in_turn(catalogue, said)
        if STATIONS[self.station].named_after:
            words = sentences.explanation(catalogue, self._technique)
        else:
            words = self.text(f"learn.station.{self.station}.text")
        self.card.say(self._name(self.station), words)
        start = "learn.go_on" if progress.is_left(self.station) else "action.road.start"
        if STATIONS[self.station].look_only:
            start = "learn.look"
        self.start_button.text = self.text(start)
        self._show_example()
        self.show_actions()

    def _name(self, station: str) -> str:
        """Return the name of a station, mostly that of its technique."""
        technique = STATIONS[station].named_after
        if not technique:
            return self.text(f"learn.station.{station}")
        return sentences.name(self.catalogue, technique)

    def _show_example(self) -> None:
        if not self._technique:
            board = grid_of(STATIONS[self.station].stops[-1])
            self.board.geometry = board.geometry
            self.board.show(cells_of(board, None, notes=False))
            return
        technique, example = self._technique, self._examples.get(self._technique)
        if example is not None:
            self.board.geometry = example.position.geometry
            cells = cells_of(example.position, example.givens, notes=technique not in SINGLES)
            self.board.show(cells, step_overlay(example.step, example.position))


SCENE = RoadScene
