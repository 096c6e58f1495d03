"""The replay of a run, with what every entry needed and earned."""

from datetime import datetime
from typing import TYPE_CHECKING, Final

from ...core.naming import day_words
from ...play.arcade.playback import Moment, Playback
from ...play.arcade.run import Run, run_of
from ...play.cell_view import CellView
from ...play.questions import RecallRun
from ...shell.handlers import handles, unavailable
from ...shell.kit import Kit, Space
from ...shell.parts.around import Largest
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column, Row
from ...shell.screenshot import free_name
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.label import Label
from ..board.board import Board
from ..board.choreography import land, shake
from ..scene.ability import Ability
from ..scene.header import framed, header
from ..theatre.playable import PlayableScene, SpeedControl
from ..widgets.counter import Counter
from ..widgets.list_box import Line, ListBox
from . import words
from .player import SPEEDS, USUAL, Player
from .timeline import Timeline

if TYPE_CHECKING:
    from ...work.worker import OpenQuestion
    from .services import RecordsServices

LEAST_SHARE: Final = 0.55
"""Of the window's shorter side, for the board."""
LIST: Final = 200


class ReplayScene(PlayableScene):
    """The replay of a run: board, timeline and entries, with transport keys.

    Without a run it shows the game in progress so far.
    """

    services: "RecordsServices"
    scopes = ("replay",)
    tick = 0.1
    winding = PlayableScene.winding[:-1]

    def __init__(self, stage: Stage, services: "RecordsServices", argument: Run | None) -> None:
        super().__init__(stage, services)
        self.run: Final = argument or _run_of_the_game(services)
        if argument is not None:
            services.current_game.count_help_with(argument.game.puzzle.givens)
        self.player: Player | None = None
        self._captions: tuple[str, ...] = ()
        self._entries: tuple[int, ...] = ()
        self._film: OpenQuestion[int] | None = None
        self._goes_on = True
        self.board: Final = Board(
            self.animator, theme=lambda: services.preferences.theme, numbers=lambda: True
        )
        catalogue = services.words.catalogue
        self.title: Final = Label(
            words.title(catalogue, self.run),
            points=22,
            weight=Weight.TITLE,
            elides=True,
            id="title",
        )
        self.facts: Final = Label(
            self.text("replay.judging"), points=13, colour="muted", elides=True, id="facts"
        )
        scored = self.run.is_scored
        names = ("time", "score", "combo", "lives") if scored else ("time", "left")
        self.counters: Final = {
            name: Counter(
                self.text(f"ui.{name}" if name in ("time", "score", "left") else f"replay.{name}"),
                id=name,
            )
            for name in names
        }
        self.timeline: Final = Timeline(lambda: services.preferences.theme, self._scrub)
        self.list: Final = ListBox(self._choose, self._choose, id="list")
        # Its keys wind the run, wherever the focus is.
        self.list.scope = ""
        self.speed: Final = SpeedControl(
            USUAL,
            self._pace,
            self._set_speed,
            room_for=[self._pace(index) for index in range(len(SPEEDS))],
            count=len(SPEEDS),
        )
        self.save_button: Final = self.action_button("theatre.save", id="save")
        self.leave_button: Final = self.back_button()
        self.form.set_focus(self.play_button, by_keys=False)
        self._show_board(None)
        self._count()
        self.ask(RecallRun(self.run), self._take_playback)

    @property
    def playable(self) -> Player | None:
        """The run, once it is judged."""
        return self.player

    # -- life

    def take_over(self, before: "ReplayScene") -> None:
        """Keep the position."""
        if before.player is not None:
            self._take_playback(before.player.playback)
            assert self.player is not None
            self.player.go_to(before.player.at)
            self.show_moved()

    def enter(self) -> None:
        """Continue after another scene."""
        if self.player is not None:
            self.player.playing = self._goes_on
            self.show_moved()

    def leave(self) -> None:
        """Pause while another scene is on top."""
        if self.player is not None:
            self._goes_on, self.player.playing = self.player.playing, False

    def _take_playback(self, playback: Playback) -> None:
        """Play the judged run."""
        self.player = Player(playback)
        self._captions = words.captions(self.catalogue, self.run, playback)
        self._entries = playback.entries
        self.timeline.take(playback)
        self.facts.text = self._facts()
        catalogue = self.catalogue
        self._lines = [
            Line(
                words.entry(catalogue, self.run, moment),
                words.takes(catalogue, moment),
                words.gained(self.catalogue, moment),
            )
            for moment in (playback.moments[place] for place in self._entries)
        ]
        self.player.playing = self._goes_on and not self.stage.reduced_motion
        self.show_moved()

    def _facts(self) -> str:
        run, text = self.run, self.text
        medal = None if run.game.account is None else run.game.account.medal
        parts = (
            self.catalogue.render(day_words(run.day)) if run.day else "",
            text(f"runs.{run.end.value}"),
            "" if not run.is_scored else self.catalogue.count("runs.points", run.score),
            "" if medal is None else text(f"medal.{medal}"),
            run.game.puzzle.id or "",
        )
        return text("ui.separator").join(filter(None, parts))

    def parts(self) -> Part:
        """Return the board with texts beside or below it, above the controls."""
        board = self.board.part(least=round(LEAST_SHARE * min(self.room)))
        titles = Column(self.title, Item(self.facts).folding(1), gap=Space.NONE)
        head = header(self.leave_button, titles, self.save_button)
        counters = Grid(*(Item(one, tall=62) for one in self.counters.values()), across=(4, 2))
        details = Column(
            counters,
            Item(self.timeline, tall=120).folding(2),
            Item(self.list, tall=LIST).folding(1).growing(),
        )
        beside = Row(board, details.growing(), gap=Space.APART)
        under = Column(board, details.growing())
        return framed(head, Column(Largest(beside, under).growing(), self._controls()))

    def _controls(self) -> Part:
        keys = Grid(*self.winding_keys, across=(4,))
        return Largest(
            Row(keys, Item(self.speed.slider, wide=220), self.speed.label),
            Column(keys, Row(Item(self.speed.slider).growing(), self.speed.label), gap=Space.TIGHT),
        )

    def layout(self, kit: Kit) -> None:
        """Lay out the scene, and show the run's position."""
        super().layout(kit)
        self.show_moved()

    # -- what is to be seen

    @property
    def active(self) -> bool:
        """Whether the run is moving."""
        return self.animator.active or (self.player is not None and self.player.playing)

    def update(self, dt: float) -> None:
        """Advance the run."""
        super().update(dt)
        player = self.player
        if player is None or not player.playing:
            return
        if player.advance(dt):
            self.show_moved()
            self._feel(player.moment)
        else:
            self._count()
            self._show_place()

    def _feel(self, moment: Moment | None) -> None:
        """Show and sound what just happened."""
        if moment is None or not moment.cells:
            return
        self.board.play(shake(moment.cells) if moment.missed else land(moment.cells))

    def show_moved(self) -> None:
        """Show the moment at the position."""
        player = self.player
        if player is None:
            return
        moment = player.moment
        self._show_board(moment)
        self._show_place()
        self._count()
        past = sum(place < player.count for place in self._entries)
        self.list.show(self._lines, past - 1 if past else None)

    def _show_place(self) -> None:
        if self.player is not None:
            self.timeline.at = self.player.at
        self.show_playing()

    def _show_board(self, moment: Moment | None) -> None:
        game = self.run.game
        givens = game.puzzle.givens.values
        values = givens if moment is None else moment.state.values
        touched = () if moment is None else moment.cells
        views = []
        for cell, value in enumerate(values):
            wrong = moment is not None and moment.missed and cell in touched
            digit = moment.digit if moment is not None and wrong else value
            views.append(
                CellView(
                    digit=digit,
                    given=bool(givens[cell]),
                    selected=cell in touched,
                    wrong=wrong,
                )
                if moment is None or value or wrong
                else CellView(
                    corner=moment.state.corner[cell],
                    centre=moment.state.centre[cell],
                    selected=cell in touched,
                )
            )
        self.board.show(tuple(views))

    def _count(self) -> None:
        """Show the time, and the score at that time."""
        player = self.player
        at, moment = (0, None) if player is None else (player.at, player.moment)
        time, points, combo = words.headline(self.catalogue, moment, at)
        figures = {"time": time, "score": points or "0", "combo": combo or "0"}
        if "left" in self.counters:
            values = self.run.game.puzzle.givens.values if moment is None else moment.state.values
            figures["left"] = str(values.count(0))
        if "lives" in self.counters:
            lives = self.run.game.rules.lives or 0
            if moment is not None and moment.standing is not None:
                lives = max(0, moment.standing.lives)
            figures["lives"] = str(lives)
        for name, counter in self.counters.items():
            counter.value = figures[name]

    # -- what can be done

    @property
    @unavailable("theatre.save")
    def why_no_film(self) -> str:
        """The message key of the reason, if films cannot be made here; else empty."""
        return self.services.lacking(Ability.FILMS)

    @handles("theatre.save")
    def save(self) -> None:
        """Save the run as a film."""
        if self.player is None or (self._film is not None and self._film.is_open):
            return
        from .film import FilmRun, script_of

        font = self.services.assets / "fonts" / "Inter-Medium.ttf"
        script = script_of(
            self.catalogue,
            self.run,
            self.player.playback,
            self.preferences.theme,
            font,
            self.preferences.settings.look.symbols,
        )
        path = free_name(self.services.pictures, "nonet-replay", datetime.now(), ".gif")
        self.tell(self.text("theatre.save.working"))
        self._film = self.ask(
            FilmRun(script, path),
            lambda frames: self.tell(self.text("theatre.save.done_film", path=path, n=frames)),
            failed=self._fail,
        )

    def _fail(self, error: Exception) -> None:
        reason = (
            error.strerror if isinstance(error, OSError) else self.services.words.failure(error)
        )
        self.tell(self.text("theatre.save.failed", reason=reason))

    def step_later(self) -> None:
        """Step to the next moment, with its motion and sound."""
        super().step_later()
        if self.player is not None:
            self._feel(self.player.moment)

    @handles("theatre.faster", 1)
    @handles("theatre.slower", -1)
    def change_speed(self, by: int) -> None:
        """Choose a higher or a lower speed, within limits."""
        self.speed.change(by)

    def _scrub(self, at: float) -> None:
        if self.player is not None:
            self.player.go_to(at)
            self.show_moved()

    def _choose(self, index: int) -> None:
        if self.player is not None:
            self.player.show_entry(self._entries[index])
            self.show_moved()

    def _set_speed(self, index: int) -> None:
        if self.player is not None:
            self.player.speed = index

    def _pace(self, index: int) -> str:
        return self.text("replay.pace", factor=self.catalogue.figures.short(SPEEDS[index]))


def _run_of_the_game(services: "RecordsServices") -> Run:
    """Return the game in progress as a run that was given up now."""
    return run_of(services.current_game.session.saved(), ended_at="", day="")


SCENE = ReplayScene
