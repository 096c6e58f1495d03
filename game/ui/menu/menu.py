"""The menu: games to go on with, what there is to play, and a board that previews it."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pygame

from ...core.geometry import CLASSIC
from ...generate.levels import Shape
from ...play.game_rules import DAILY, MODE_NAMES
from ...shell.handlers import handles, unavailable
from ...shell.kit import Space
from ...shell.parts.around import Inset, Largest, Loose, Scroll
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column
from ...shell.parts.lines import Row as Line
from ...shell.stage import Stage
from ...shell.widgets.button import Look
from ...shell.widgets.label import Align, Label
from ...shell.widgets.scroll import ScrollArea
from ..board.board import Board
from ..modes.mode import Mode, Row
from ..scene.base import GameScene
from ..widgets.logo import Logo
from ..widgets.pointed_button import PointedButton
from ..widgets.tabs import Tabs
from .entry_button import EntryButton
from .preview import Filling, level_filling, run_filling, shape_board
from .resume_card import ResumeCard
from .today_card import DAYS, TodayCard

if TYPE_CHECKING:
    from ...core.grid import Grid as Position
    from ...logic.step import Step
    from ...play.arcade.playback import Trace
    from ...store.statistics import Recorded
    from ...work.worker import OpenQuestion
    from ..games.summary import Summary
    from .services import MenuServices

OWN_AFTER: Final = 1.0
"""Seconds that a row is looked at before one's own best run plays itself."""
ATTRACT_AFTER: Final = 60.0
"""Seconds without a sign of life after which the theatre plays by itself."""
PLACES: Final = 300
ENTRIES: Final = 390
PREVIEW: Final = 430
"""The widths of the three columns, in points."""
ABOUT_SHARE: Final = 0.3
"""Of the window's shorter side, for the words about a mode beside the name of a board."""
LEAST_PREVIEW: Final = 240
"""The smallest side of the preview in pixels."""
BUTTONS: Final = (
    "school", "collections", "records", "open", "edit", "theatre", "settings", "help", "quit",
)  # fmt: skip


class MenuScene(GameScene):
    """The menu: go on with a game, or choose a mode and what to play; the board previews it."""

    services: "MenuServices"
    scopes = ("menu",)
    answers_for_the_game = True
    tick = 0.25

    def __init__(self, stage: Stage, services: "MenuServices", argument: None) -> None:
        super().__init__(stage, services)
        self._alone = 0.0
        self._game: Summary | None = None
        self._known = (0, True)
        """How many games there are, and whether the one played last was read."""
        self._filling: Filling | None = None
        """A board that fills itself in, if that is what is shown."""
        self._looked_at: Row | None = None
        """The row whose own run is still to be looked for."""
        self._looked_for = 0.0
        self._following: OpenQuestion[Any] | None = None
        self._there: Callable[[], object] = lambda: None
        """Where a click on the board leads."""
        self.logo: Final = Logo(lambda: services.preferences.theme)
        self.resume: Final = ResumeCard(
            self.text("ui.continue"), "", self._continue, self._look_at_game
        )
        self.games: Final = self.action_button("games")
        self.today: Final = TodayCard(
            self.text("daily.title"),
            self._go_to_today,
            lambda: None,
            theme=lambda: services.preferences.theme,
        )
        self.mode = services.preferences.settings.game.mode
        """The mode whose rows are shown."""
        self.tabs: Final = Tabs(
            [(name, self.text(f"mode.{name}")) for name in MODE_NAMES],
            self.mode,
            self._choose,
            id="modes",
        )
        self.board: Final = self.action_button(
            "boards", text=self._board_name(), look=Look.QUIET, inset=6
        )
        self.about: Final = Label(colour="muted", wrap=True, id="about")
        self.entries: dict[str, EntryButton] = {}
        self.buttons: Final = [self.action_button(name) for name in BUTTONS]
        self.preview: Final = Board(
            self.animator, self._click_board, theme=lambda: services.preferences.theme, id="preview"
        )
        self.preview.focusable = False
        self.caption: Final = Label(colour="muted", align=Align.CENTRE, elides=True, id="caption")
        self.page: Final = ScrollArea(id="page")
        self._show_mode()
        self._list_games()

    def enter(self) -> None:
        """Show the game there is to continue, and put the focus on it."""
        self._alone = 0.0
        chosen = self.preferences.settings.game.mode, self._board_name()
        if (self.mode, self.board.text) != chosen:
            # Another board was chosen, or another mode: it is what is looked at.
            self.board.text = self._board_name()
            self._show_mode()
            self._show_records()
            self._focus_entry(by_keys=True)
            return
        self._list_games()
        self.stage.later(self._show_records)
        self._focus_first()

    @property
    def _mode(self) -> Mode:
        return self.services.modes[self.mode]

    def parts(self) -> Part:
        """Return the columns side by side, or what goes on over what there is to play."""
        going = [Item(self.resume, tall=120).growing()] if self.resume.visible else []
        games = [self.games] if self.games.visible else []
        school, *others = self.buttons
        buttons = Column(
            Item(school, tall=84),
            Grid(*(Item(b, tall=60) for b in others), across=(3, 2, 1)),
            gap=Space.TIGHT,
        )
        places = Column(
            Item(self.logo, tall=64),
            *([Line(*going, *games)] if going else games),
            Item(self.today, tall=144),
        )
        boards = [self.board] if self._mode.has_boards else []
        least = round(ABOUT_SHARE * min(self.room))
        entries = Column(
            self.tabs,
            Line(Loose(self.about, least=least, x=0.0).growing().folding(2), *boards),
            Grid(*(Item(e, tall=76) for e in self.entries.values()), across=(1, 2)),
        )
        board = self.preview.part(least=LEAST_PREVIEW, most=PREVIEW, matters=False)
        preview = Column(board, self.caption, at=0.5).folding(1)
        left = Loose(Column(places, buttons, gap=Space.GAP), wide=PLACES, y=0.0)
        beside = Line(left, Loose(entries, wide=ENTRIES, y=0.0), preview, gap=Space.APART)
        below = Column(places, entries, buttons, gap=Space.GAP)
        return Inset(Scroll(self.page, Largest(beside, below)))

    # -- content

    def _choose(self, mode: str) -> None:
        game = self.preferences.settings.game._replace(mode=mode)
        self.change(game=game)
        self._show_mode()
        self._show_records()
        self._last_entry().on_look()

    def _show_mode(self) -> None:
        """Show what there is to play in the mode that is chosen."""
        self.mode = self.tabs.value = self.preferences.settings.game.mode
        self.about.text = self.text(f"mode.{self.mode}.text")
        shape = self._mode.shape
        if shape is not self.preferences.settings.game.shape:
            # Another board was chosen, and the mode has none of it.
            alone = "ui.board.banked" if self._mode.has_boards else "ui.board.classic"
            said, why = self.about.text, self.text(alone)
            self.about.text = self.text("list.sentences", first=said, last=why)
        levels = tuple(shape.levels)
        self.entries = {
            row.id: EntryButton(
                row.name,
                row.words,
                partial(self._begin, self._mode, row),
                partial(self._look_at, self._mode, row),
                theme=lambda: self.preferences.theme,
                rank=0 if row.level is None else levels.index(row.level) + 1,
                ranks=0 if row.level is None else len(levels),
                id=row.id,
            )
            for row in self._mode.rows()
        }
        self.resized()

    def _show_records(self) -> None:
        """Show one's best in each row; after the first frame, since the records take their time."""
        rows = self._mode.rows()
        if [row.id for row in rows] != [*self.entries]:
            # A marathon was begun or ended since, or one's first best run was played.
            focused = self.form.focus in self.entries.values()
            self._show_mode()
            if focused:
                self._focus_entry(by_keys=self.form.shows_focus)
        for row in rows:
            found = self._mode.record(row)
            self.entries[row.id].show(found.best, medal=found.medal, has_medal=found.has_medal)
        self._show_today()

    def _board_name(self) -> str:
        shape = self.preferences.settings.game.shape
        return self.text("ui.board", name=self.text(f"shape.{shape.value}"))

    def _show_today(self) -> None:
        """Show the date, the streak and the week."""
        from datetime import timedelta

        daily, text, count = self.services.daily, self.text, self.catalogue.count
        today, done, streak = daily.today, daily.done(), daily.streak()
        date = count("date.day", today.day, month=text(f"month.{today.month}"))
        words = text("daily.streak.none")
        if streak and self.preferences.settings.game.show_streak:
            words = count("daily.streak", streak)
        week = tuple(today - timedelta(ago) in done for ago in reversed(range(DAYS)))
        self.today.show(date, words, week)

    def _go_to_today(self) -> None:
        """Turn to today's boards, the first that is not done."""
        self._choose(DAILY.mode)
        rows = self._mode.rows()
        left = (row for row in rows if not self._mode.record(row).best)
        self._focus(self.entries[next(left, rows[0]).id], by_keys=self.form.shows_focus)

    def _list_games(self) -> None:
        """Take the game to go on with, as soon as it is read, and how many there are."""
        games = self.services.games
        newest = games.newest() if games.is_newest_read else None
        self._game = None if newest is None else games.summary(newest)
        self._known = games.count, games.is_newest_read
        self.resume.detail = "" if self._game is None else self._words(self._game)
        self.games.text = self.catalogue.count("ui.games.count", games.count)
        shown = games.count > 0, games.count > 1
        if shown != (self.resume.visible, self.games.visible):
            self.resume.visible, self.games.visible = shown
            self.resized()

    def _look_at(self, mode: Mode, row: Row) -> None:
        if self._is_gone(mode, row):
            return
        self._stop_filling()
        self._looked_at, self._looked_for = row, 0.0
        self._there = partial(self._begin, mode, row)
        if mode.shows_positions:
            # Nobody's own run: the worker is asked in the next frame.
            self._looked_for = OWN_AFTER
            return
        level, shape = row.level or self.preferences.settings.game.level, mode.shape
        self.preview.geometry, cells = shape_board(shape, level)
        self.preview.show(cells)
        if shape is Shape.CLASSIC:
            self._filling = level_filling(level)
        if row.level is None:
            self.caption.text = row.name
            return
        bounds = shape.levels[level]
        self.caption.text = self.text(
            "ui.preview" if shape is Shape.CLASSIC else "ui.preview.of",
            level=self.text(f"level.{level.value}"),
            fewest=bounds.fewest,
            most=bounds.most,
            cells=len(cells),
        )

    def _look_at_game(self) -> None:
        if self._game is not None:
            self._stop_filling()
            self.preview.geometry = self._game.geometry
            self.preview.show(self._game.cells, hidden=self._game.is_scored)
            self._there = self._continue
            self.caption.text = self._words(self._game)

    def _stop_filling(self) -> None:
        self._filling = self._looked_at = None
        if self._following is not None:
            self._following.drop()
            self._following = None

    def _follow_own(self, row: Row) -> None:
        """Have one's own best run at a row play itself, unless that gives a game away."""
        from ...play.questions import FollowRun

        if self._mode.shows_positions:
            self._follow_rung(row)
            return
        run, records = self._mode.own_run(row), self.services.records
        text = None if run is None or records is None else records.text_of(run.game_id)
        if run is not None and text is not None:
            play = partial(self._play_own, row, run)
            self._following = self.ask(FollowRun(text), play, failed=lambda _: None)

    def _follow_rung(self, rung: Row) -> None:
        """Show what a kind of Rush asks for, once the worker has found it."""
        from ...learn.questions import ShowRush
        from ..arcade.rush_records import SHOWN

        self._following = self.ask(ShowRush(SHOWN[rung.id]), partial(self._show_rung, rung))

    def _show_rung(self, rung: Row, shown: "tuple[Position, Step | None]") -> None:
        from ..arcade.rush_records import kind_words, shown_rush

        self.preview.geometry = CLASSIC
        self.preview.show(*shown_rush(*shown))
        self.caption.text = kind_words(self.catalogue, rung.id)

    def _play_own(self, row: Row, run: "Recorded", trace: "Trace") -> None:
        from ..look.figures import clock
        from ..records.recall import watch

        records = self.services.records

        if self.services.games.would_be_given_away_by(trace.givens):
            return
        self._filling = run_filling(trace)
        if self.stage.reduced_motion:
            self._filling.finish()
        self.preview.geometry = trace.givens.geometry
        self.preview.show(self._filling.cells)
        self._there = partial(watch, self, records, run.game_id)
        thousands = self.catalogue.figures.thousands
        figure = thousands(run.score) if run.is_scored else clock(run.seconds)
        self.caption.text = self.text("ui.preview.own", level=row.name, figure=figure)

    def _words(self, game: "Summary") -> str:
        settings = self.preferences.settings
        return game.text(self.catalogue, show_time=settings.game.show_timer)

    # -- events

    def handle(self, event: pygame.event.Event) -> bool:
        """Note that somebody is there, and handle the event."""
        self._alone = 0.0
        return super().handle(event)

    def update(self, dt: float) -> None:
        """Open the theatre when nobody seems to be there, unless motion is reduced."""
        super().update(dt)
        games = self.services.games
        if self._known != (games.count, games.is_newest_read):
            # The first frame waited for no file, and a file may be no game after all.
            self._list_games()
            if self.form.focus is self.resume:
                self._focus_first()
        if self._looked_at is not None and self.services.games.is_read:
            self._looked_for += dt
            if self._looked_for >= OWN_AFTER:
                row, self._looked_at = self._looked_at, None
                self._follow_own(row)
        filling = self._filling
        if filling is not None and not self.stage.reduced_motion and filling.advance(dt):
            self.preview.show(filling.cells)
        self._alone += dt
        if self._alone >= ATTRACT_AFTER and not self.stage.reduced_motion:
            from ..theatre.show import attraction

            self.stage.push("theatre", attraction(self.services.puzzles))

    def _click_board(self, intent: object) -> None:
        from ...play.intents import PressCell

        if isinstance(intent, PressCell):
            self._there()

    # -- what can be done

    @handles("paste")
    def paste(self) -> None:
        """Open the board in the clipboard."""
        from ..scene.arguments import OpenFrom

        self.stage.push("open", OpenFrom.CLIPBOARD)

    @property
    @unavailable("games")
    def why_no_games(self) -> str:
        """Why there is nothing to list."""
        return "" if self.services.games.count else "ui.why.no_games"

    @handles("new")
    def new_game(self) -> None:
        """Go to what was played last."""
        self._focus_entry(by_keys=True)

    def back(self) -> None:
        """Stay: leaving the game takes Quit."""

    def _focus_first(self) -> None:
        """Put the focus on the game to go on with, or on what was played last."""
        if self.resume.visible:
            self._focus(self.resume)
        else:
            self._focus_entry(by_keys=False)

    def _focus_entry(self, *, by_keys: bool) -> None:
        self._focus(self._last_entry(), by_keys=by_keys)

    def _last_entry(self) -> EntryButton:
        """Return the row of the level that was played last, or the first one."""
        last = self.entries.get(self.preferences.settings.game.level.value)
        return last or next(iter(self.entries.values()))

    def _focus(self, button: PointedButton, *, by_keys: bool | None = None) -> None:
        """Put the focus on a button and show what it leads to, which it does when it gets it."""
        if self.form.focus is button:
            button.on_look()
        self.form.set_focus(button, by_keys=by_keys)

    def _continue(self) -> None:
        newest = self.services.games.newest()
        if newest is not None:
            self.services.switcher.go_on(newest.game_id)
        if self.stage.shows(self):
            self.enter()

    def _begin(self, mode: Mode, row: Row) -> None:
        # Of the mode that the row was made for: it is there until the next frame.
        if not self._is_gone(mode, row):
            mode.start(row)

    def _is_gone(self, mode: Mode, row: Row) -> bool:
        """Whether the board that was chosen since has no such row."""
        return mode is self._mode and row.id not in self.entries


SCENE = MenuScene
