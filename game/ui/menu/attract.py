"""Pages shown while nobody plays: the top ten, a Rush, the day, a technique.

After them the theatre plays an algorithm, and they start again. Any key or click ends it.
"""

from secrets import randbelow
from typing import TYPE_CHECKING, Final

import pygame

from ...core.errors import SudokuError
from ...generate.levels import DAILY_LEVELS
from ...learn.questions import MoreExamples
from ...learn.rush import ROAD, Moment, moments, positions
from ...learn.rush_verify import verify
from ...messages import sentences
from ...messages.sentences import sentence
from ...play.arcade.verify import Finding
from ...play.modes.rush_run import RushRun, read_rush
from ...play.study import Example
from ...shell.kit import Space
from ...shell.parts.around import Loose
from ...shell.parts.base import Gap, Item, Part
from ...shell.parts.lines import Column, Row
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.label import Align, Label
from ...store.top_tens import RUSHES
from ..arcade.rush_signs import Signs
from ..board.board import Board
from ..board.explain import step_overlay
from ..records.place_row import PlaceRow
from ..records.words import table_name
from ..scene.base import GameScene
from ..scene.header import framed
from ..study.base import cells_of
from ..theatre.show import attraction
from ..theatre.theatre import SIGNS_OF_LIFE
from .today_card import DayBoard, DayButton
from .won_boards import won_board

if TYPE_CHECKING:
    from ...store.top_tens import Entry
    from .services import MenuServices

SECONDS: Final = 10.0
"""How long each page lasts."""
LIT: Final = 4.0
"""When a technique's pattern is lit, after its board was there by itself."""
GROWN: Final = 7.0
"""When all answers of a Rush are there."""
PAGES: Final = ("top_ten", "rush", "today", "technique")
WIDE: Final = 860
LARGE: Final = 108
DAY: Final = 240
"""The side of a board of the day, in points."""


class AttractScene(GameScene):
    """Shows one page after the other; empty ones are left out."""

    services: "MenuServices"
    tick = 0.1

    def __init__(self, stage: Stage, services: "MenuServices", argument: str | None) -> None:
        """`argument` is the page to begin with."""
        super().__init__(stage, services)
        self._theme = lambda: services.preferences.theme
        self.title: Final = Label(points=34, weight=Weight.TITLE, elides=True, id="title")
        self.facts: Final = Label(points=17, colour="muted", wrap=True, max_lines=4, id="facts")
        self.foot: Final = Label(
            self.text("theatre.attract"), points=17, colour="muted", align=Align.CENTRE, id="foot"
        )
        self.score: Final = Label(points=LARGE, weight=Weight.RESULT, id="score")
        self.board: Final = Board(
            self.animator, theme=self._theme, numbers=services.preferences.numbers
        )
        self._rows: list[PlaceRow] = []
        self._days: list[DayButton] = []
        self._moments: tuple[Moment, ...] = ()
        self._example: Example | None = None
        self._is_lit = False
        self._age = 0.0
        self._page = len(PAGES)
        self._turn_to(PAGES.index(argument) if argument in PAGES else 0)

    @property
    def page(self) -> str:
        """The page that is shown; empty if there is none."""
        return PAGES[self._page] if self._page < len(PAGES) else ""

    def _turn_to(self, number: int) -> None:
        """Show a page, or the first non-empty one after it."""
        makers = (self._show_top_ten, self._show_rush, self._show_today, self._show_technique)
        self._age, self.score.text = 0.0, ""
        self._page = next((at for at in range(number, len(PAGES)) if makers[at]()), len(PAGES))
        self.resized()

    # -- the pages: each says whether there is anything

    def _show_top_ten(self) -> bool:
        tens = self.services.top_tens
        keys = () if tens is None else tens.keys()
        if tens is None or not keys:
            return False
        key = keys[randbelow(len(keys))]
        self.title.text = self.text("top_ten.title")
        self.facts.text = table_name(self.catalogue, *key)
        self._rows = [self._row(entry) for entry in tens.of(key)]
        return True

    def _row(self, entry: "Entry") -> PlaceRow:
        _, month, day = map(int, entry.day.split("-"))
        return PlaceRow(
            entry.place,
            entry.name or self.text("player.number", n=entry.player),
            self.catalogue.figures.thousands(entry.score),
            self.catalogue.count("date.day", day, month=self.text(f"month.{month}")),
            entry.medal,
            theme=self._theme,
            on_click=lambda: None,
        )

    def _show_rush(self) -> bool:
        tens = self.services.top_tens
        best = () if tens is None else tens.of(RUSHES)
        text = best[0].records.text_of(best[0].game_id) if best else None
        if text is None:
            return False
        try:
            run = read_rush(text)
            if not isinstance(run, RushRun) or verify(run, positions()) is not Finding.EARNED:
                return False
            self._moments = tuple(moments(run, positions()))
        except (SudokuError, ValueError):
            # Somebody has written into the records.
            return False
        self.title.text = self.text("attract.rush")
        self.facts.text = best[0].name
        return bool(self._moments)

    def _show_today(self) -> bool:
        daily, records = self.services.daily, self.services.records
        today = daily.today
        self.title.text = self.text("daily.title")
        self.facts.text = self.catalogue.count(
            "date.day", today.day, month=self.text(f"month.{today.month}")
        )
        self._days = []
        for level in DAILY_LEVELS:
            run = daily.run_of(today, level)
            won = None
            if run is not None and run.is_won and records is not None:
                won = won_board(records, self.services.games, run)
            name = self.text(f"level.{level.value}")
            button = DayButton(
                name, lambda: None, self._theme, f"day.{level.value}", side=DAY, points=20
            )
            board = DayBoard() if won is None or run is None else DayBoard(*won, run.medal)
            button.show(board, is_next=run is None)
            self._days.append(button)
        return True

    def _show_technique(self) -> bool:
        technique = ROAD[randbelow(len(ROAD))]
        self._example = None
        self.title.text = sentences.name(self.catalogue, technique)
        self.facts.text = self.text("attract.technique")
        self.ask(MoreExamples(technique, 3), self._take_examples, failed=lambda _: None)
        return True

    def _take_examples(self, found: tuple[Example, ...]) -> None:
        if found and self.page == "technique":
            self._example = found[randbelow(len(found))]
            self._age, self._is_lit = 0.0, False
            self.board.show(cells_of(self._example.position, self._example.givens))

    # -- time

    def update(self, dt: float) -> None:
        """Animate the page, and turn to the next one in time."""
        super().update(dt)
        before, self._age = self._age, self._age + dt
        if not self.page or self._age >= SECONDS:
            if self._page + 1 < len(PAGES):
                self._turn_to(self._page + 1)
            else:
                self.stage.switch("theatre", attraction(self.services.puzzles))
        elif self.page == "rush" and self._shown(before) != self._shown(self._age):
            self.resized()
        elif self._example is not None and not self._is_lit and self._age >= LIT:
            self._is_lit = True
            position, step = self._example.position, self._example.step
            cells = cells_of(position, self._example.givens)
            self.board.show(cells, step_overlay(step, position))
            self.facts.text = sentence(self.catalogue, step, position, self.notation)

    def _shown(self, age: float) -> int:
        """Return how many answers of the Rush are visible at an age of the page."""
        count = len(self._moments)
        return max(1, min(count, round(count * age / GROWN)))

    # -- what is shown

    def parts(self) -> Part:
        """Return the page below its title."""
        head = Column(self.title, self.facts, gap=Space.LINE)
        if self.page == "technique":
            told = Column(self.title, self.facts, Gap().growing(), self.foot, gap=Space.GAP)
            board = self.board.part(least=120)
            return framed(Gap(1), Row(board, told.growing(), gap=Space.APART))
        body: Part = Gap()
        if self.page == "top_ten":
            rows = Column(*(Item(row, tall=56) for row in self._rows), Gap(), gap=Space.TIGHT)
            body = Loose(rows, wide=WIDE).filling()
        elif self.page == "rush":
            seen = self._moments[: self._shown(self._age)]
            self.score.text = self.catalogue.figures.thousands(seen[-1].after.score)
            right = sum(moment.right for moment in seen)
            words = (self.catalogue.count("rush.share.right", right), "")
            kinds = (self.text("rush.sign.digit"), self.text("rush.sign.technique"))
            signs = Signs(self._theme, seen, (*words, *kinds, ""))
            body = Loose(Column(self.score, Item(signs, tall=420).growing()), wide=WIDE).filling()
        elif self.page == "today":
            days = Row(*(Item(day, tall=DAY + 40).growing() for day in self._days), gap=Space.GAP)
            body = Loose(days, wide=WIDE)
        return framed(head, Column(body.growing(), self.foot))

    def handle(self, event: pygame.event.Event) -> bool:
        """Leave at any event from a player."""
        if event.type in SIGNS_OF_LIFE:
            self.back()
            return True
        return super().handle(event)


SCENE = AttractScene
