"""Techniques that look alike: first compared side by side, then ten to name."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Final

from ...learn.alike import Asked, difference
from ...learn.chapter import TOLD_APART
from ...learn.marks import pattern_cells
from ...learn.progress import Begun
from ...learn.questions import DealAlike, PlanAlike
from ...learn.repetition import Grade
from ...learn.road import STATIONS, station_of
from ...learn.task import Dealt, Skill, Task
from ...logic.step import Role
from ...messages import sentences
from ...messages.lists import sentences_in_turn
from ...shell.handlers import handles, unavailable
from ...shell.kit import Space
from ...shell.parts.around import Largest, Loose
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid as Tiles
from ...shell.parts.lines import Column, Row
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.button import Look
from ...shell.widgets.label import Align, Label
from ..board.board import Board
from ..board.choreography import flash
from ..board.explain import step_overlay
from ..board.overlay import Ground, Outline, Overlay
from ..look.layout import CARD, LEAST_SHARE, WIDE_PANEL
from ..scene.base import GameScene
from ..scene.header import framed, header
from ..study.base import cells_of
from ..widgets.message_card import MessageCard
from .trail import Trail

if TYPE_CHECKING:
    from .services import SchoolServices

MOST: Final = 3
"""Techniques that are compared at once."""
FIRST: Final = next(station.id for station in STATIONS.values() if station.alike)
MILLISECONDS: Final = 1000


class AlikeScene(GameScene):
    """A station of look-alikes: all of them side by side first, then positions one by one."""

    services: "SchoolServices"
    scopes: ClassVar[tuple[str, ...]] = ("alike",)

    def __init__(
        self, stage: Stage, services: "SchoolServices", argument: str | None = None
    ) -> None:
        super().__init__(stage, services)
        self.station: Final = STATIONS[argument or FIRST]
        progress = services.learning.progress
        left = progress.begun.get(self.station.id)
        if left is None or left.done >= TOLD_APART:
            # Other boards each time.
            left = Begun(str(len(progress.attempts)), 0)
        self._seed, self.number = left
        """What the boards are drawn from, and how many positions are named."""
        self.right = 0
        self.compared: tuple[Dealt, ...] = ()
        self.compares = True
        """Whether the techniques are compared still."""
        self.asked: Asked | None = None
        self.chosen = ""
        """The technique that was named; empty until one was."""
        self._tasks: tuple[Task, ...] = ()
        self._since = 0.0
        names = [sentences.name(self.catalogue, name) for name in self.station.alike]
        self.title: Final = Label(
            self.text(f"learn.station.{self.station.id}"),
            points=22,
            weight=Weight.TITLE,
            wrap=True,
            id="title",
        )
        self.facts: Final = Label(points=13, colour="muted", wrap=True, id="facts")
        self.boards: Final = [self._board(f"board.{n}") for n, _ in enumerate(names, 1)]
        self.labels: Final = [
            Label(name, points=15, wrap=True, align=Align.CENTRE, id=f"name.{n}")
            for n, name in enumerate(names, 1)
        ]
        self.board: Final = self._board("board")
        self.trail: Final = Trail()
        self.card: Final = MessageCard()
        self.choices: Final = [
            self.action_button(f"alike.name.{n}", id=f"choice.{n}", text=name)
            for n, name in enumerate(names, 1)
        ]
        self.go_button: Final = self.action_button("lesson.go_on", id="go", look=Look.PRIMARY)
        self.leave_button: Final = self.back_button()
        self.form.set_focus(self.go_button, by_keys=False)
        self.ask(PlanAlike(self.station.id, self._seed), self._take_plan)
        self.show()

    def _board(self, id: str) -> Board:
        return Board(
            self.animator, theme=lambda: self.preferences.theme, numbers=lambda: True, id=id
        )

    # -- going on

    def _take_plan(self, plan: tuple[tuple[Dealt, ...], tuple[Task, ...]]) -> None:
        if not self._tasks:
            self.compared, self._tasks = plan
            self.show()
            self.form.set_focus(self.go_button)

    def _deal(self) -> None:
        self.asked, self.chosen = None, ""
        if self.number < TOLD_APART:
            self.ask(DealAlike(self._tasks[self.number], self.station.id), self._take_position)
        self.show()

    def _take_position(self, asked: Asked) -> None:
        if self.asked is None and asked.dealt.task == self._tasks[self.number]:
            self.asked, self._since = asked, self.services.clock()
            self.form.set_focus(self.choices[0])
            self.show()

    @property
    def is_over(self) -> bool:
        """Whether all positions are named."""
        return self.number >= TOLD_APART

    @property
    @unavailable("lesson.go_on")
    def why_not_go_on(self) -> str:
        """The message key of what must be done first; else empty."""
        if not self._tasks or not (self.compares or self.is_over or self.asked):
            return "learn.wait"
        return "" if self.compares or self.is_over or self.chosen else "learn.alike.name_first"

    @handles("lesson.go_on")
    def go_on(self) -> None:
        """Start asking, go on to the next position, or leave at the end."""
        if self.is_over:
            self.back()
        elif self.compares:
            self.compares = False
            self._deal()
        else:
            self.number += 1
            self.services.learning.leave(self.station.id, self._seed, self.number)
            self._deal()

    @handles("alike.name")
    def name(self, number: int) -> None:
        """Name the technique of the position by its number."""
        asked = self.asked
        if asked is None or self.chosen or number > len(self.station.alike):
            return
        self.chosen = self.station.alike[number - 1]
        is_right = self.chosen in asked.names
        self.right += is_right
        took = round(MILLISECONDS * (self.services.clock() - self._since))
        task, grade = asked.dealt.task, Grade.GOOD if is_right else Grade.AGAIN
        self.services.learning.tried(
            station_of(task.technique).id,
            task.technique,
            Skill.RECOGNISE,
            grade,
            int(not is_right),
            took,
            task.place,
        )
        self.stage.audio.play("house" if is_right else "error")
        self.show()
        self.board.play(flash(self._difference(asked.dealt)[0] or ()))
        self.form.set_focus(self.go_button)

    @property
    @unavailable("alike.name")
    def why_not_name(self) -> str:
        """The message key of why there is nothing to name; else empty."""
        return "" if self.asked is not None and not self.chosen else "learn.alike.nothing"

    # -- what is shown

    def parts(self) -> Part:
        """Return the boards side by side, or the one to name beside the names."""
        head = header(self.leave_button, Column(self.title, Item(self.facts), gap=Space.NONE))
        if self.compares:
            return framed(head, self._beside())
        least = round(LEAST_SHARE * min(self.room))
        board = self.board.part(least=least)
        card = Item(self.card, tall=CARD).growing()
        names = [] if self.is_over else [Tiles(*self.choices, across=(1,))]
        row = [] if self.is_over else [Tiles(*self.choices, across=(len(self.choices), 1))]
        trail = Item(self.trail).folding(2)
        beside = Column(trail, card, *names, self.go_button)
        under = Column(trail, board, card, *row, self.go_button)
        panel = Row(board, Loose(beside, wide=WIDE_PANEL, y=0.0).filling(), gap=Space.APART)
        return framed(head, Largest(panel, under))

    def _beside(self) -> Part:
        least = round(LEAST_SHARE * min(self.room) / MOST)
        names = Row(*(Item(label).growing() for label in self.labels), gap=Space.APART)
        boards = Row(*(b.part(least=least).growing() for b in self.boards), gap=Space.APART)
        named = Column(names, boards.growing(), gap=Space.TIGHT).growing()
        return Column(named, Item(self.card, tall=CARD), self.go_button)

    def show(self) -> None:
        """Update everything on the screen."""
        for board, dealt in zip(self.boards, self.compared, strict=False):
            self._show(board, dealt, self._full_overlay(dealt))
        self.trail.show(TOLD_APART, self.number)
        self.facts.text = self._facts()
        if self.asked is not None:
            dealt = self.asked.dealt
            self._show(
                self.board,
                dealt,
                self._full_overlay(dealt) if self.chosen else _cells_overlay(dealt),
            )
        title, words, is_wrong = self._said()
        self.card.say(title, words, role="danger" if is_wrong else "text")
        going = "back" if self.is_over else "begin" if self.compares else "next"
        self.go_button.text = self.text(f"learn.go.{going}")
        self.resized()
        self.show_actions()

    def _facts(self) -> str:
        if self.compares or self.is_over:
            return self.text("learn.alike.facts")
        return self.text("learn.facts.task", n=self.number + 1, of=TOLD_APART)

    def _said(self) -> tuple[str, str, bool]:
        """Return the title and the text of the card, and whether the answer was wrong."""
        if self.compares:
            if not self.compared:
                return "", self.text("learn.working"), False
            return (
                self.text("learn.alike.compare"),
                self._recognition_text(self.station.alike),
                False,
            )
        if self.is_over:
            words = self.text("learn.alike.done", n=self.right, of=TOLD_APART)
            return self.text("learn.done"), words, False
        if self.asked is None:
            return "", self.text("learn.working"), False
        if not self.chosen:
            return self.text("learn.alike.which"), self.text("learn.alike.ask"), False
        is_wrong = self.chosen not in self.asked.names
        key = "learn.verdict.wrong" if is_wrong else "learn.verdict.right"
        return self.text(key), self._recognition_text(self.asked.names), is_wrong

    def _recognition_text(self, names: Iterable[str]) -> str:
        """Return how to recognise some of the techniques."""
        said = [
            self.text(f"learn.alike.{name}", technique=sentences.name(self.catalogue, name))
            for name in names
        ]
        return sentences_in_turn(self.catalogue, said)

    def _show(self, board: Board, dealt: Dealt, overlay: Overlay) -> None:
        exercise = dealt.exercise
        board.show(cells_of(exercise.position, exercise.givens, notes=True), overlay)

    def _difference(self, dealt: Dealt) -> tuple[frozenset[int], tuple[int, ...]]:
        return difference(dealt.claim, dealt.exercise.position)

    def _full_overlay(self, dealt: Dealt) -> Overlay:
        """Return the step with its conclusions, and what distinguishes it highlighted."""
        cells, houses = self._difference(dealt)
        drawn = step_overlay(dealt.claim, dealt.exercise.position)
        lit = tuple(Ground(cell, "pattern_c") for cell in sorted(cells))
        lines = tuple(Outline(house, "strong") for house in houses)
        return drawn._replace(grounds=lit, outlines=lines or drawn.outlines)


def _cells_overlay(dealt: Dealt) -> Overlay:
    """Return the cells of the pattern without their roles, which the player must find."""
    claim = dealt.claim
    digits = 0
    for role, candidates in claim.roles:
        if role is not Role.COVER:
            for candidate in candidates:
                digits |= 1 << (candidate.digit - 1)
    cells = tuple(Ground(cell, "pattern_a") for cell in sorted(pattern_cells(claim)))
    return Overlay(grounds=cells, digits=digits)


SCENE = AlikeScene
