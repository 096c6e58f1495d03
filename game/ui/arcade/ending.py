"""The base of scenes after a game: the board, and the result beside it."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, ClassVar, Final, Protocol, cast

import pygame

from ...generate.levels import Level
from ...generate.sources import shape_of
from ...paper.qr import code_of
from ...play.arcade.run import run_of
from ...play.arcade.run_text import paste_of
from ...play.arcade.share import share_of
from ...play.view import GameView, Status
from ...shell.handlers import handles, unavailable
from ...shell.kit import Space
from ...shell.parts.around import Largest, Loose
from ...shell.parts.base import Gap, Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column, Row
from ...shell.screenshot import free_name, save_png
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ...shell.widgets.label import Label
from ...store.folder import local_day, utc_now
from ..board.board import Board
from ..board.poster import tiles_of
from ..look.figures import clock
from ..look.layout import LEAST_SHARE, PANEL
from ..modes.mode import Mode, NextGame
from ..play.heading import Heading
from ..play.shared_handlers import SharedHandlers
from ..records.achieved import look_at
from ..scene.header import framed
from ..widgets.icon_button import IconButton, TileButton
from ..widgets.icons import Icon
from ..widgets.primary_card import PrimaryCard
from .share_picture import Told, in_other_hues, picture

if TYPE_CHECKING:
    from .services import ArcadeServices


ICONS: Final = {
    "calmly": Icon.CALM,
    "review": Icon.REVIEW,
    "lesson": Icon.LEARN,
    "watch": Icon.THEATRE,
    "share": Icon.SHARE,
    "duel": Icon.VERSUS,
    "top_ten": Icon.TROPHY,
    "menu": Icon.MENU,
}
"""What the ways on are drawn with."""


class Played(Protocol):
    """What an end needs of the scene in which its game was played."""

    ended_at: float | None
    given_scale: float


SPARED: Final = "watch"
"""What a small window does without."""
ANSWERED: Final = 1.2
"""Seconds after the last entry from which on keys are meant for the end, and not for the board."""
BELOW_FOLD: Final = 4
"""Where there is no room for words at the right of a result, they stand under it."""
FIGURE_FOLD: Final = 5
"""Where there is still none, the large figure goes: the words say it too."""
WORDS_FOLD: Final = 6
"""In the smallest window the words go as well: the heading has what they say."""
HEADING_FOLD: Final = 7
"""A name in two lines leaves less height, which is what a window of the least size lacks most."""


class EndScene(SharedHandlers, ABC):
    """A title, the result, and buttons for what comes next."""

    services: "ArcadeServices"
    scopes: ClassVar[tuple[str, ...]] = ("win",)
    answers_for_the_game = True
    tick = 0.25
    others_are: tuple[str, ...] = ("review", "watch", "menu")
    """The actions under the primary button."""
    names_cells = False
    """Whether its texts name cells, so that rows and columns are numbered."""
    long_one = ""
    """The one whose words are so long that it has a row of its own where there is little room."""

    def __init__(self, stage: Stage, services: "ArcadeServices", argument: None) -> None:
        super().__init__(stage, services)
        self.view: Final = services.current_game.view()
        self.mode: Final[Mode] = services.modes[self.view.rules.mode]
        self.board: Final = Board(
            self.animator,
            theme=lambda: services.preferences.theme,
            numbers=lambda: self.names_cells or services.preferences.numbers(),
            geometry=self.view.geometry,
        )
        self.shared = self.board
        self.way_back: Final = self.back_button()
        self.played: Final = Heading(services.words.catalogue, within="played.")
        self.played.show(self.view)
        self.title: Final = Label(points=30, weight=Weight.TITLE, wrap=True, id="title")
        self.words: Final = Label(colour="muted", wrap=True, id="text")
        self.next: NextGame = self.comes_next()
        self.again_button: Final = self.bind(
            PrimaryCard(
                self.next.words,
                self.again,
                theme=lambda: services.preferences.theme,
                detail=self._told_of(self.next.level or self.view.level),
                key=services.bindings.enter_text,
                id="again",
            ),
            "again",
        )
        shared = [*["duel"] * self._can_be_played_against, "share"]
        self.signs: Final = [
            self.bind(IconButton(ICONS[action], id=action, is_round=True), action)
            for action in shared
        ]
        """What others are told by, at the head."""
        self.others: Final = [self._tile(action) for action in self._ways_on()]
        self.form.set_focus(self.again_button)

    def _ways_on(self) -> tuple[str, ...]:
        """Return the actions below the primary button; a place in the top ten has its own."""
        tops = self.services.top_tens
        self._place = 0 if tops is None else tops.place_of(self.services.current_game.game_id)
        first, *others = (action for action in self.others_are if action != SPARED)
        if self._place:
            return (first, "top_ten", *others)
        return (first, "lesson", *others) if self._is_learning else self.others_are

    @property
    def _is_learning(self) -> bool:
        """Whether a lesson comes next, for a player of unscored games who began the road."""
        learning = self.services.learning
        return self.view.scored is None and learning.progress.goes_on(learning.now)

    def _tile(self, action: str) -> TileButton:
        words = self.text(f"action.{action}")
        if action == "top_ten":
            words = self.text("top_ten.reached", n=self._place)
        return self.bind(TileButton(ICONS[action], words, id=action), action)

    def check_achievements(self) -> None:
        """Have the run examined for achievements, and announce them."""
        current = self.services.current_game
        if self.view.scored is not None:
            now = utc_now()
            run = run_of(current.session.saved(), ended_at=now, day=local_day(now))
            look_at(self, self.services, current.game_id, paste_of(run))

    def handle(self, event: pygame.event.Event) -> bool:
        """Ignore keys and clicks that were meant for the board."""
        played = self._play
        ended = None if played is None else played.ended_at
        early = ended is not None and self.stage.clock() - ended < ANSWERED
        if early and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            return True
        return super().handle(event)

    @property
    def _play(self) -> Played | None:
        """The scene in which the game was played, if it is below this one."""
        found = dict(zip(self.stage.ids, self.stage.scenes, strict=True)).get("play")
        return cast("Played | None", found)

    @property
    def interface(self) -> float:
        """The scale that the player chose, limited as in play, so that the board stays in place."""
        played = self._play
        return super().interface * (1.0 if played is None else played.given_scale)

    def comes_next(self) -> NextGame:
        """Return what the primary button says and does."""
        return self.mode.next_game(self.view)

    def heading(self) -> Part:
        """Return the title above its text."""
        return Column(self.title, self.words, gap=Space.NONE)

    def wide_heading(self) -> Part:
        """Return the heading above anything that needs more width."""
        return self.heading()

    @abstractmethod
    def body(self) -> Sequence[Part | Widget]:
        """Return the parts between the heading and the buttons."""

    def parts(self) -> Part:
        """Return the board, in its place from play, with the result beside or below it."""
        board = self.picture(least=round(LEAST_SHARE * min(self.room)))
        # What there is no room for goes before anything is made smaller: the board stands still.
        every = (len(self.others), 4, 3, 2, 1)
        # Buttons in a row leave more height: what is measured at its narrowest may fit then.
        panels = [
            self._panel(heading, across, *further)
            for further in self.further()
            for heading, across in ((self.wide_heading(), every[:1]), (self.heading(), every))
        ]
        panels.append(self._panel(self.heading(), every))
        beside = [
            Row(board, Loose(panel, wide=PANEL).filling(), gap=Space.APART) for panel in panels
        ]
        under = [Column(board, panel) for panel in panels]
        above = Row(self.way_back, self.played.part(HEADING_FOLD), Gap().growing(), *self.signs)
        return framed(above, Largest(*beside, *under))

    def picture(self, *, least: int) -> Part:
        """Return the board as a part, with a least size in pixels."""
        return self.board.part(least=least)

    def _told_of(self, level: Level | None) -> str:
        """Return mode, level and board, with the names used in the menu."""
        view = self.view
        said = [self.text(f"mode.{view.rules.mode}")]
        if level is not None:
            said.append(self.name_of(level))
            said.append(self.text(f"shape.{shape_of(view.puzzle_id).value}"))
        return self.text("ui.separator").join(said)

    def further(self) -> Sequence[Sequence[Part]]:
        """Return further parts, as alternatives of which the first that fits is shown."""
        return ()

    def _panel(self, heading: Part, across: tuple[int, ...], *further: Part) -> Part:
        again = Item(self.again_button, tall=76)
        buttons = Column(again, *self._ways(across), gap=Space.TIGHT)
        return Column(heading, *self.body(), *further, Gap().growing(), buttons)

    def _ways(self, across: tuple[int, ...]) -> Sequence[Part]:
        """Return the other buttons below the primary button, in rows of a length."""
        ways = {
            # It is in other places, too.
            other.id: Item(other, tall=72).folding(2)
            if other.id == SPARED
            else Item(other, tall=72)
            for other in self.others
        }
        every = Grid(*ways.values(), across=across, fills=True)
        if self.long_one not in ways:
            return (every,)
        alone = ways.pop(self.long_one)
        few = Column(alone, Grid(*ways.values(), across=(2, 1)), gap=Space.TIGHT)
        return every.folding(BELOW_FOLD), few.unfolding(BELOW_FOLD)

    def game_view(self) -> GameView:
        """Return the view of the finished game."""
        return self.view

    @handles("look")
    def look(self) -> None:
        """Return to the board."""
        self.back()

    @handles("top_ten")
    def open_top_ten(self) -> None:
        """Show the top ten with this run."""
        self.stage.push("top_ten", self.services.current_game.game_id)

    @handles("again")
    def again(self) -> None:
        """Start what comes next."""
        self.next.start()

    @handles("share")
    def share(self) -> None:
        """Copy a summary and save it as a picture, without spoiling the puzzle."""
        services = self.services
        saved = services.current_game.session.saved()
        day = services.daily.day_of(saved.puzzle.id).isoformat()
        run = run_of(saved, ended_at="", day=day)
        self.stage.clipboard.put(services.words.catalogue.render(share_of(run)))
        path = free_name(services.pictures, "nonet-result", datetime.now())
        try:
            save_png(picture(self.kit, self.preferences.theme, self.picture_texts()), path)
        except OSError as error:
            self.tell(self.text("share.picture_failed", reason=error))
            return
        self.tell(self.text("share.picture_saved", path=path))

    def picture_texts(self) -> Told:
        """Return the texts of the picture of the game."""
        view, scored = self.view, self.view.scored
        tiles = in_other_hues(view.geometry, tiles_of(view.cells), view.puzzle_id or "")
        mistakes = self.catalogue.count("share.mistakes", view.mistakes)
        facts = [clock(view.elapsed), mistakes]
        figure = facts.pop(0)
        if scored is not None:
            figure, facts = self.catalogue.figures.thousands(scored.points), [figure, mistakes]
        board = "" if view.puzzle_id is None else self.text("share.same_board", id=view.puzzle_id)
        return Told(
            view.geometry,
            tiles,
            figure,
            self._told_of(self.view.level),
            self.text("ui.separator").join(facts),
            self.note(),
            board,
            () if view.puzzle_id is None else code_of(view.puzzle_id),
            medal=None if scored is None else scored.medal,
            share=self.share_of_par,
            helped=scored is not None and scored.helped,
        )

    @property
    def share_of_par(self) -> float | None:
        """The share of par that was earned, if it is shown."""
        return None

    def note(self) -> str:
        """Return the remark below the result: how near it came to more."""
        return ""

    @property
    def _can_be_played_against(self) -> bool:
        """Whether the game can be raced as a ghost: it is scored, and was won."""
        return self.view.scored is not None and self.view.status is Status.WON

    @unavailable("duel")
    def _no_duel(self, _: object) -> str:
        return "" if self._can_be_played_against else "duel.not_won"

    @handles("duel")
    def make_duel(self) -> None:
        """Ask for a name, and copy the run as a duel."""
        saved = self.services.current_game.session.saved()
        now = utc_now()
        self.stage.push("duel", run_of(saved, ended_at=now, day=local_day(now)))

    def returned(self, result: object) -> None:
        """Show the result of a scene that was opened."""
        if isinstance(result, str):
            self.tell(result)

    @handles("another")
    def another(self) -> None:
        """Play another puzzle of the same kind."""
        self.mode.next_game(self.view).start()

    @handles("new")
    def new_game(self) -> None:
        """Leave for the menu."""
        self.back_to_menu()

    @handles("lesson")
    def go_to_lessons(self) -> None:
        """Leave for the lessons."""
        self.stage.replace("menu")
        self.stage.push("road")

    @handles("menu")
    def back_to_menu(self) -> None:
        """Leave for the menu."""
        self.stage.replace("menu")

    def total(self) -> str:
        """Return the total of this game's series as text; empty if it is single."""
        return self.mode.total(self.services.current_game.game_id)

    def name_of(self, level: Level) -> str:
        """Return the name of a level."""
        return self.text(f"level.{level.value}")
