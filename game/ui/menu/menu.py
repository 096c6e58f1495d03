"""The menu: one main button, and beside it what to start, the day, the school and the rest."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ...core.geometry import CLASSIC
from ...generate.levels import DAILY_LEVELS
from ...play.game_rules import DAILY, MODE_NAMES, MODES
from ...shell.handlers import handles, unavailable
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ...shell.widgets.button import Look
from ...shell.widgets.label import Label
from ..board.poster import tiles_of
from ..modes.mode import Mode, Row
from ..scene.ability import Ability
from ..scene.base import GameScene
from ..widgets.icon_button import IconButton, SignedButton
from ..widgets.icons import Icon
from ..widgets.logo import Logo
from ..widgets.primary_card import PrimaryCard
from .arrangement import Arrangement
from .board_button import BoardButton
from .learn_card import LearnCard
from .mode_strip import ModeStrip
from .offers import Cards, Offers, Stairs
from .showing import EMPTY, Demonstration, ShownBoard
from .today_card import DayBoard, DayButton, StreakButton

if TYPE_CHECKING:
    from ...shell.parts.base import Part
    from ...store.statistics import Recorded
    from ..games.summary import Summary
    from .services import MenuServices

ROUND: Final = (Icon.SETTINGS, Icon.HELP, Icon.QUIT)
"""What is at the top; the values of these are the ids of their actions."""
QUIET: Final = {
    "records": Icon.RECORDS,
    "collections": Icon.COLLECTIONS,
    "edit": Icon.EDITOR,
    "theatre": Icon.THEATRE,
    "open": Icon.OPEN,
}
"""The quiet row: actions with their icons."""
ATTRACT_AFTER: Final = 90.0
"""Seconds without a sign of life after which the screen shows by itself what there is."""


class MenuScene(GameScene):
    """The menu: continue the last game, or start what is chosen."""

    services: "MenuServices"
    scopes = ("menu",)
    answers_for_the_game = True
    tick = 0.25

    def __init__(self, stage: Stage, services: "MenuServices", argument: None) -> None:
        super().__init__(stage, services)
        theme = lambda: services.preferences.theme  # noqa: E731 - what everything is painted in
        self._alone = 0.0
        self._game: Summary | None = None
        self._known = (0, True)
        """How many games there are, and whether the one played last was read."""
        self._won: Recorded | None = None
        """The win that the board shows."""
        self._has_records = False
        """Whether the first frame is past, which waits for no records."""
        self._demonstration: Demonstration | None = None
        self._chosen: dict[str, str] = {}
        """What was chosen last in modes that offer no levels."""
        self.logo: Final = Logo(theme=theme)
        self.lacks_quit: Final = bool(services.lacking(Ability.QUIT))
        signs = ROUND[:-1] if self.lacks_quit else ROUND
        self.round: Final = [self._round(icon) for icon in signs]
        self.more: Final = self._round(Icon.MORE)
        self.player: Final = SignedButton(Icon.PLAYER, self._player(), id="player", look=Look.QUIET)
        self.player.on_click = partial(stage.push, "players")
        self.player.tip = partial(self.text, "menu.players")
        self.player.visible = bool(self.player.text)
        self.quiet: Final = [self.sign(icon, action) for action, icon in QUIET.items()]
        enter = self.text("menu.enter")
        self.resume: Final = PrimaryCard(
            self.text("ui.continue"),
            self.go_on,
            theme=theme,
            id="resume",
            key=enter,
            with_disc=True,
        )
        self.play: Final = PrimaryCard(
            self.text("menu.play"), self.begin, theme=theme, id="play", key=enter, with_disc=True
        )
        self.new: Final = self.action_button("new", text=self.text("menu.new"), radius=20)
        self.poster: Final = ShownBoard(theme, self._open_shown)
        self.shared = self.poster
        self.caption: Final = Label(points=17, weight=Weight.SEMIBOLD, elides=True, id="caption")
        self.facts: Final = Label(points=14, colour="muted", elides=True, id="facts")
        self.games: Final = self.action_button("games", look=Look.QUIET, inset=8)
        self.mode = services.preferences.settings.game.mode
        """The mode whose rows are shown."""
        self.modes: Final = ModeStrip(
            [(name, self.text(f"mode.{name}")) for name in MODE_NAMES],
            self.mode,
            self.choose_mode,
            self.begin,
        )
        self.about: Final = Label(points=15, colour="muted", wrap=True, elides=True, id="about")
        self.expects: Final = Label(points=15, wrap=True, max_lines=2, elides=True, id="expects")
        self.board: Final = self.bind(BoardButton(theme), "boards")
        self.offers: Offers
        self.days: Final = [
            DayButton(
                self.text(f"level.{level.value}"),
                partial(self._begin_today, level.value),
                theme,
                f"day.{level.value}",
            )
            for level in DAILY_LEVELS
        ]
        self.streak: Final = StreakButton(partial(self.choose_mode, DAILY.mode), theme)
        self.today: Final = Label(
            self.text("daily.title"), points=20, weight=Weight.TITLE, id="today"
        )
        self.date: Final = Label(points=14, colour="muted", elides=True, id="date")
        self.learning: Final = self.bind(LearnCard(self.text("action.school"), theme), "school")
        self.arrangement: Final = Arrangement(self)
        self._show_mode()
        self._list_games()

    def _player(self) -> str:
        """Return the player's name, if there are several players."""
        folder = self.services.folder
        if folder is None or len(folder.players.all) == 1:
            return ""
        player = folder.players.of(folder.player.number)
        return player.name or self.text("player.number", n=player.number)

    def _show_player(self) -> None:
        name = self._player()
        if name != self.player.text:
            self.player.text, self.player.visible = name, bool(name)
            self.resized()

    def _round(self, icon: Icon) -> IconButton:
        action = icon.value
        return self.bind(IconButton(icon, id=action, is_round=True), action)

    def sign(self, icon: Icon, action: str) -> SignedButton:
        """Return a button with an icon before the words of an action."""
        return self.bind(SignedButton(icon, self.text(f"action.{action}"), id=action), action)

    def enter(self) -> None:
        """Show the present state, with the focus on the main button."""
        self._alone = 0.0
        self._show_player()
        game = self.preferences.settings.game
        if self.mode != game.mode or self.board.text != self._board_name():
            # Another mode or board was chosen: it is what will be begun.
            self._show_mode()
        self._list_games()
        self.stage.later(self._show_records)
        self.stage.later(self._show_learning)
        self._focus_first()

    @property
    def _mode(self) -> Mode:
        return self.services.modes[self.mode]

    @property
    def has_boards(self) -> bool:
        """Whether the chosen mode has several boards."""
        return self._mode.has_boards

    @property
    def interface(self) -> float:
        """The scale that the player chose; larger where the menu is folded."""
        return super().interface * self.arrangement.enlarged

    def parts(self) -> "Part":
        """Return the parts of the menu, arranged for the window."""
        return self.arrangement.parts()

    # -- what will be begun

    def choose_mode(self, mode: str) -> None:
        """Show the rows of a mode."""
        if mode != self.preferences.settings.game.mode:
            self.change(game=self.preferences.settings.game._replace(mode=mode))
        self._show_mode()
        self._show_best()

    def _choose_row(self, id: str) -> None:
        row = next((row for row in self.offers.rows if row.id == id), None)
        if row is None:
            # Of a mode that was left before the next frame.
            return
        if row.level is not None and row.is_level:
            self.change(game=self.preferences.settings.game._replace(level=row.level))
        else:
            self._chosen[self.mode] = id
        self._describe_start()

    def _show_mode(self) -> None:
        """Show the rows of the chosen mode."""
        focused = self.form.focus is getattr(self, "offers", None)
        game = self.preferences.settings.game
        self.mode = self.modes.value = game.mode
        self.about.text = self.text(f"mode.{self.mode}.text")
        self.board.show(self._board_name(), self._mode.shape)
        rows = self._mode.rows()
        ids = [row.id for row in rows]
        wanted = (self._chosen.get(self.mode), game.level.value, ids[0])
        chosen = next(id for id in wanted if id in ids)
        kind: Callable[..., Offers] = Cards
        if len(rows) > 1 and all(row.is_level for row in rows):
            kind = partial(Stairs, has_medals=MODES[self.mode].is_scored)
        self.offers = kind(
            rows, chosen, self._choose_row, self.begin, theme=lambda: self.preferences.theme
        )
        if focused:
            self.form.set_focus(self.offers, by_keys=self.form.shows_focus)
        self._describe_start()
        self._mode.offered()
        self.resized()

    def _describe_start(self) -> None:
        """Show below the main button what it starts: mode, level or row, and board."""
        row = self._row
        said = [self.text(f"mode.{self.mode}"), row.name]
        self.expects.text = self._join(row.name, row.words) if row.is_level else ""
        self.new.detail = self._join(*said)
        if self._mode.has_boards:
            said.append(self._board_name())
        self.play.detail = self._join(*said)

    @property
    def _row(self) -> Row:
        return next(row for row in self.offers.rows if row.id == self.offers.value)

    def _board_name(self) -> str:
        return self.text(f"shape.{self._mode.shape.value}")

    def begin(self) -> None:
        """Start what is chosen."""
        self._mode.start(self._row)

    def go_on(self) -> None:
        """Continue the last game."""
        newest = self.services.games.newest()
        if newest is not None:
            self.services.switcher.go_on(newest.game_id)
        if self.stage.shows(self):
            self.enter()

    def _begin_today(self, level: str) -> None:
        mode = self.services.modes[DAILY.mode]
        wanted = (row for row in mode.rows() if row.id == f"today.{level}")
        row = next(wanted, None)
        if row is not None:
            mode.start(row)

    # -- what is said of games that were played; after the first frame, since it takes its time

    def _show_records(self) -> None:
        """Show the best result of each row, the day, and the last win."""
        self._has_records = True
        self._show_best()
        self._show_today()
        self._show_board()

    def _show_best(self) -> None:
        rows = self._mode.rows()
        if rows != self.offers.rows:
            # A marathon was begun or ended since, or one's first best run was played.
            self._show_mode()
        for index, row in enumerate(rows):
            self.offers.show(index, self._mode.record(row))
        if self.mode == DAILY.mode and self.mode not in self._chosen:
            # The first of today's boards that is left.
            left = (row.id for row in rows if not self._mode.record(row).best)
            self.offers.value = next(left, rows[0].id)
            self._describe_start()

    def _show_today(self) -> None:
        """Show the date, the boards of the day, and the streak."""
        from .won_boards import won_board

        daily, count, records = self.services.daily, self.catalogue.count, self.services.records
        today, days = daily.today, daily.streak()
        self.date.text = count("date.day", today.day, month=self.text(f"month.{today.month}"))
        is_next = True
        for level, button in zip(DAILY_LEVELS, self.days, strict=True):
            run = daily.run_of(today, level)
            won = None
            if run is not None and run.is_won and records is not None:
                won = won_board(records, self.services.games, run)
            board = DayBoard() if won is None or run is None else DayBoard(*won, run.medal)
            button.show(board, is_next=is_next and run is None)
            is_next = is_next and run is not None
        self.streak.show(count("menu.streak", days), days)
        shown = days > 0 and self.preferences.settings.game.show_streak
        if self.streak.visible is not shown:
            self.streak.visible = shown
            self.resized()

    def _show_learning(self) -> None:
        """Show the next station, and how much is due."""
        from ...learn.repetition import Mark
        from ...learn.road import STATIONS
        from ...messages import sentences

        progress, now = self.services.learning.progress, self.services.learning.now
        station = progress.next_station(now)
        techniques = STATIONS[station].techniques
        name = self.text(f"learn.station.{station}") if not techniques else ""
        road = [name for name, each in STATIONS.items() if not each.look_only]
        marks = [progress.mark(name, now) for name in road]
        done = len(marks) - marks.count(Mark.NEW) - marks.count(Mark.LEARNING)
        at = road.index(station) + 1 if station in road else len(road)
        due = len(progress.due(now))
        self.learning.show(
            name or sentences.name(self.catalogue, techniques[0]),
            self.text("menu.lesson", n=at, of=len(road)),
            self.catalogue.count("menu.due", due) if due else "",
            done / len(road),
            self.key_text("school"),
        )

    # -- the board at the left

    def _list_games(self) -> None:
        """Show the game to continue, once it is read, and how many there are."""
        games = self.services.games
        newest = games.newest() if games.is_newest_read else None
        self._game = None if newest is None else games.summary(newest)
        self._known = games.count, games.is_newest_read
        if self._game is not None:
            mode = self.text(f"mode.{self._game.mode}")
            self.resume.detail = self._join(mode, *self._describe_game(self._game))
        self.games.text = self.catalogue.count("ui.games.count", games.count)
        shown = games.count > 0, games.count > 1
        if shown != (self.resume.visible, self.games.visible):
            self.resume.visible, self.games.visible = shown
            self.resized()
        self._show_board()

    def _describe_game(self, game: "Summary") -> tuple[str, str]:
        """Return the level or the title of a game, and its progress."""
        name = game.title or self.text("ui.own_board")
        if game.level is not None:
            name = self.text(f"level.{game.level.value}")
        show_time = self.preferences.settings.game.show_timer
        return name, game.facts(self.catalogue, show_time=show_time)

    def _join(self, *words: str) -> str:
        return self.text("ui.separator").join(words)

    def _show_board(self) -> None:
        """Show the game to continue, otherwise the last win, otherwise a board that fills in."""
        if self.resume.visible or not self._has_records:
            self._show_game()
        elif not self._show_last_win():
            self._show_demonstration()

    def _show_game(self) -> None:
        self._won = self._demonstration = None
        if (game := self._game) is None:
            self.poster.show(CLASSIC, EMPTY)
            return
        self.poster.show(game.geometry, tiles_of(game.cells), covered=game.is_scored)
        said = "menu.covered" if game.is_scored else "menu.going"
        has_found = game.open_cells < game.erased
        self._describe_board(self.text(said), self.text("menu.round") if has_found else "")

    def _show_last_win(self) -> bool:
        from .won_boards import last_win, won_board

        records = self.services.records
        runs = () if records is None else records.runs()
        run = last_win(runs)
        if run is None or records is None:
            return False
        if run is self._won:
            return True
        won = won_board(records, self.services.games, run)
        if won is None:
            return False
        self._won, self._demonstration = run, None
        self.poster.show(*won)
        self._describe_board(self.text("menu.last_win"), self._words_of(run), run.medal)
        return True

    def _words_of(self, run: "Recorded") -> str:
        """Return mode, level, time and points of a run."""
        from ..look.figures import clock

        said = [self.text(f"mode.{run.mode}")]
        if run.level is not None:
            said.append(self.text(f"level.{run.level}"))
        said.append(clock(run.seconds))
        if run.is_scored:
            points = self.catalogue.figures.thousands(run.score)
            said.append(self.text("arcade.points", points=points))
        return self._join(*said)

    def _show_demonstration(self) -> None:
        if self._demonstration is None:
            self._demonstration = Demonstration()
            if self.stage.reduced_motion:
                self._demonstration.finish()
        self._won = None
        self.poster.show(CLASSIC, self._demonstration.tiles)
        self._describe_board(self.text("menu.demonstration"), self.text("menu.demonstration.text"))

    def _describe_board(self, caption: str, facts: str, medal: str | None = None) -> None:
        self.caption.text, self.facts.text = caption, facts
        self.poster.label = self.text("list.sentences", first=caption, last=facts)
        self.arrangement.show_medal(medal)

    def _open_shown(self) -> None:
        """Open what the board shows: the game, the replay of a win, or a new game."""
        if self.resume.visible:
            self.go_on()
        elif self._won is not None:
            from ..records.recall import watch

            watch(self, self.services.records, self._won.game_id)
        else:
            self.begin()

    # -- events

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event, and reset the waiting time for the attraction."""
        self._alone = 0.0
        return super().handle(event)

    def update(self, dt: float) -> None:
        """Animate the board, and open the attraction if nobody seems to be there."""
        super().update(dt)
        games = self.services.games
        if self._known != (games.count, games.is_newest_read):
            # The first frame waited for no file, and a file may be no game after all.
            self._list_games()
            if self.form.focus in (self.resume, self.play):
                self._focus_first()
        if self.stage.reduced_motion:
            return
        if self._demonstration is not None and self._demonstration.advance(dt):
            self.poster.show(CLASSIC, self._demonstration.tiles)
        self._alone += dt
        if self._alone >= ATTRACT_AFTER:
            self.stage.push("attract")

    # -- what can be done

    @handles("paste")
    def paste(self) -> None:
        """Open the board in the clipboard."""
        from ..scene.arguments import OpenFrom

        self.stage.push("open", OpenFrom.CLIPBOARD)

    @property
    @unavailable("games")
    def why_no_games(self) -> str:
        """The message key of why there are no games to list; else empty."""
        return "" if self.services.games.count else "ui.why.no_games"

    @handles("new")
    def new_game(self) -> None:
        """Start what is chosen, beside the game in progress."""
        self.begin()

    def back(self) -> None:
        """Do nothing: Quit leaves the game."""

    @handles("more")
    def open_more(self) -> None:
        """Show what does not fit on a small menu."""
        self.arrangement.open_more()

    def focus_after_layout(self, widget: Widget) -> None:
        """Lay out again, with the focus on a widget that only then has a place."""
        self.layout(self.stage.kit)
        self.form.set_focus(widget, by_keys=self.form.shows_focus)
        self.invalidate()

    def _focus_first(self) -> None:
        """Focus the main button."""
        first = self.resume if self.resume.visible else self.play
        self.form.set_focus(first, by_keys=self.form.shows_focus)


SCENE = MenuScene
