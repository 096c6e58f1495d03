"""Puts the game together: data folder, services, stage, window and loop."""

import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ...core.message import Message
from ...core.value import Value
from ...messages.catalogue import Catalogue
from ...messages.languages import catalogue_in, choose
from ...shell.audio import Audio
from ...shell.draw import Shapes
from ...shell.log import log
from ...shell.sizes import LEAST_WINDOW
from ...shell.stage import FrameClock, Stage
from ...store.folder import DataFolder
from ..games.current_game import CurrentGame
from ..games.games import Games
from ..look.theme import Themes
from ..scene.settings import Preferences, Settings, checks
from ..scene.words import Words
from .appearance import Appearance
from .factories import Factories
from .services import DESKTOP, Host, Services

if TYPE_CHECKING:
    from datetime import date

    from ...play.saved import SavedGame
    from ...shell.loop import Loop
    from ...work.worker import Worker
    from ..games.launcher import Request
    from ..scene.action import Actions

ASSETS: Final = Path(__file__).parents[3] / "assets"
TITLE: Final = "Nonet"
SIZE: Final = (1280, 800)
SOON: Final = 5.0
"""Seconds from the start until a backup is thought of: the first ones belong to the player."""
HOUR: Final = 3600.0
FIRST_GAME: Final = (
    "...logic.techniques",
    "...logic.solver",
    "...play.interpret",
    "...play.live_game",
    "...play.game_controller",
    "...play.session",
    "...play.arcade.judging",
    "...play.modes.ghost",
    "...store.rushes",
    "...store.seen",
    "...generate.bank",
    "..games.launcher",
    "..games.puzzle_bank",
    "..games.ratings",
    "..board.drawing",
    "..board.lines",
    "..board.painter",
    "..board.board",
    "..play.reactions",
    "..play.effects",
    "..play.stage_board",
    "..play.scored_play",
    "..play.play_card",
    "...core.constraints",
    "...formats.reading",
    "..board.explain",
    "..scene.step_scene",
    "..games.documents",
    "..play.cell_popup",
    "..play.shared_handlers",
    "..play.panel",
    "..play.hinted",
    "..play.heading",
    "..play.play",
    "..modes.arcade",
    ".scenes",
    "..menu.menu",
)
"""What the first game needs: imported one a frame after the first, so that it opens at once.

Each is a few milliseconds, and what others need comes before them.
"""


class Game(Value):
    """A game with the parts that its loop needs."""

    stage: Stage
    services: Services
    folder: DataFolder | None
    polls: tuple[Callable[[], bool | None], ...]
    """What is to be called once a frame."""

    @property
    def worker(self) -> "Worker":
        """The worker that answers questions in the background."""
        return self.services.worker

    def close(self) -> None:
        """Stop the worker, and write everything to the disk."""
        self.services.close()
        self.stage.audio.close()
        if self.folder is not None:
            self.folder.close()


def make_game(
    folder: DataFolder | None,
    size: tuple[int, int],
    *,
    catalogue: Catalogue,
    pictures: Path,
    theme: str | None = None,
    clock: Callable[[], float] = time.monotonic,
    stopwatch: Callable[[], float] = time.perf_counter,
    today: "Callable[[], date] | None" = None,
    assets: Path = ASSETS,
    saved: "Sequence[SavedGame]" = (),
    reduced_motion: bool = False,
    host: Host = DESKTOP,
    welcomes: bool = False,
) -> Game:
    """Put a game together, up to the menu; without a folder nothing is stored.

    If it `welcomes`, who has not played before is asked first how well they know Sudoku.
    """
    settings = Settings()
    remember: Callable[[Settings], object] = _forget
    problems: tuple[Message, ...] = ()
    keys: Mapping[str, object] = {}
    remember_keys: Callable[[Mapping[str, object]], object] = _forget
    if folder is not None:
        file = folder.settings(Settings(), checks(assets / "themes", own_themes(folder)))
        settings, remember = file.settings, file.keep
        problems = file.messages
        keys, remember_keys = file.table("keys"), partial(file.keep_table, "keys")
    if settings.look.language:
        catalogue = catalogue_in(choose(settings.look.language))
    if theme is not None:
        settings = settings._replace(look=settings.look._replace(theme=theme))
    games = Games(folder, saved)
    frame_clock = FrameClock()
    current_game = CurrentGame(
        frame_clock, games, options=settings.play, capacity=settings.game.undo_limit or None
    )
    if saved:
        current_game.take(saved[0])
    preferences = Preferences(
        settings,
        Themes(assets / "themes", None if folder is None else own_themes(folder)),
        remember,
    )
    preferences.followers.append(partial(_follow_options, current_game))
    words = Words(catalogue, settings.look.notation)
    services = Services(
        words=words,
        preferences=preferences,
        games=games,
        current_game=current_game,
        folder=folder,
        assets=assets,
        pictures=pictures,
        actions=_actions,
        keys=keys,
        remember_keys=remember_keys,
        clock=clock,
        stopwatch=stopwatch,
        today=today or _today,
        host=host,
    )
    appearance = Appearance(preferences, words, assets / "fonts")
    audio = Audio.in_folder(
        assets / "sounds",
        layers=sorted((assets / "music").glob("*.ogg")),
        volume=settings.sound.volume,
        music=settings.sound.music,
        muted=settings.sound.muted,
        lasting_buffer=host.lasting_buffer,
    )
    stage = Stage(
        Factories(services),
        appearance.kit(Shapes(assets / "icons"), host.density, fingers=host.fingers),
        size,
        audio=audio,
        clipboard=host.clipboard,
        reduced_motion=reduced_motion or settings.look.reduced_motion,
        clock=frame_clock,
    )
    appearance.begin(stage)
    services.stage = stage
    audio.caption = partial(_caption, services, stage)
    current_game.before_end = lambda ended: services.modes[ended.rules.mode].game_ended(ended)
    # Before what the menu asks for: it shows the game that was played last.
    stage.later(partial(_read_on, stage, games))
    stage.replace("welcome" if welcomes and not settings.game.asked and not games.count else "menu")
    if preferences.themes.problem is not None:
        error = preferences.themes.problem
        problems = (*problems, Message(error.key, tuple(error.arguments.items())))
    polls: tuple[Callable[[], bool | None], ...] = (services.poll,)
    if folder is not None:
        polls = (*polls, _reporter(stage, services, folder, problems, keys))
    return Game(stage, services, folder, polls)


def play(game: Game, request: "Request | None" = None) -> None:
    """Open the window and run until the player quits; `CrashError` after an uncaught error."""
    loop = opened(game, request)
    try:
        loop.run()
    finally:
        loop.window.close()


def opened(game: Game, request: "Request | None" = None) -> "Loop":
    """Open a game's window and return its loop, ready to run; raises `WindowError`."""
    # Imported here, because pictures and tests make games without a window.
    from ...shell.loop import Loop
    from ...shell.window import Window

    services, stage = game.services, game.stage
    window = Window(
        TITLE,
        stage.size,
        icon=services.assets / "icon" / "nonet-64.png",
        min_size=LEAST_WINDOW,
        waiting=lambda: services.words.text("ui.window.waiting"),
    )
    if window.size != stage.size:
        stage.resize(window.size)
    loop = Loop(window, stage, clock=services.stopwatch, rescue=services.current_game.keep)
    loop.polls.extend(game.polls)
    loop.polls.append(lambda: stage.audio.tend(focused=window.focused))
    stage.later(lambda: game.worker.start())
    stage.later(stage.audio.open)
    # So that the first key need not wait for it.
    stage.later(lambda: services.bindings)
    stage.later(partial(_listen, game, loop))
    stage.later(partial(_follow_system, game, loop))
    for name in FIRST_GAME:
        stage.later(partial(import_module, name, __package__))
    if game.folder is not None:
        loop.polls.append(_keeper(game.folder, services.clock))
    if request is not None:
        asked = in_last_mode(services, request)
        stage.later(lambda: services.launcher.start(asked))
    return loop


def in_last_mode(services: Services, request: "Request") -> "Request":
    """Return a request for a level with the mode chosen in the menu, if that mode has levels.

    A puzzle that the player named is for Calm alone.
    """
    mode = services.preferences.settings.game.mode
    drawn = request.level is not None and not request.puzzle_id
    return request._replace(mode=mode) if drawn and services.modes[mode].is_dealt else request


def own_themes(folder: DataFolder) -> Path:
    """Return the folder of custom themes."""
    return folder.folders.data / "themes"


def _follow_system(game: Game, loop: "Loop") -> None:
    """Ask the system whether it is dark, and follow its changes."""
    if game.services.host.is_dark is not None:
        _darken(game, game.services.host.is_dark())
        return
    from ...shell.darkness import Asked

    asked = Asked()

    def follow() -> bool:
        if not asked.is_over:
            return True
        loop.polls.remove(follow)
        _darken(game, asked.answer)
        return False

    loop.polls.append(follow)


def _darken(game: Game, is_dark: bool | None) -> None:
    """Use the dark or the light theme as the system does, if it tells."""
    preferences = game.services.preferences
    look = preferences.settings.look
    if is_dark is not None and is_dark != look.system_dark:
        look = look._replace(system_dark=is_dark)
        preferences.change(preferences.settings._replace(look=look))


def _listen(game: Game, loop: "Loop") -> None:
    """Start speaking to screen readers, if AccessKit is installed and somebody may listen."""
    from ...shell.access.listening import may_have_listener

    if not may_have_listener():
        return
    try:
        from ...shell.access.adapter import Reader

        reader = Reader(game.stage, game.services.words.text, clock=game.services.stopwatch)
    except Exception as error:
        # A library that the game can do without, and another program's bus behind it.
        log().info("no screen reader: %s", error)
        return
    loop.polls.append(lambda: reader.poll(focused=loop.window.focused))


def _keeper(folder: DataFolder, clock: Callable[[], float]) -> Callable[[], None]:
    """Return a function that has a backup made soon after the start, and then hourly."""
    due = clock() + SOON

    def keep() -> None:
        nonlocal due
        if clock() >= due:
            due = clock() + HOUR
            folder.back_up()

    return keep


def _caption(services: Services, stage: Stage, sound: str) -> None:
    """Show the caption of a sound at the foot of the window, for players who cannot hear it."""
    if not services.preferences.settings.sound.captions:
        return
    from ..scene.base import GameScene

    scene = stage.top
    if isinstance(scene, GameScene):
        # One of several sounds that mean the same, such as those of a growing combo.
        name, text = sound.partition(".")[0], services.words.text
        GameScene.tell(scene, text("access.sound", sound=text(f"access.sound.{name}")))


def _today() -> "date":
    from datetime import date  # no start needs it

    return date.today()


def _actions() -> "Actions":
    from .actions import ACTIONS  # no start needs it

    return ACTIONS


def _follow_options(game: CurrentGame, before: Settings, after: Settings) -> None:
    """Apply changed options to the game in progress."""
    if after.play != before.play:
        game.set_options(after.play)


def _forget(_: object) -> None:
    """Discard settings, where there is no folder to store them in."""


def _read_on(stage: Stage, games: Games) -> None:
    """Read the other games in progress, one per frame."""
    if games.read_on():
        stage.later(partial(_read_on, stage, games))


def _reporter(
    stage: Stage,
    services: Services,
    folder: DataFolder,
    problems: tuple[Message, ...],
    keys: Mapping[str, object],
) -> Callable[[], None]:
    """Return a function that shows on a card, once each, what could not be read or written.

    `problems` of the start, and those of custom keys and of games, are shown together once
    everything is read.
    """
    reported: set[Message] = set()
    waiting = list(problems)
    if keys:
        stage.later(lambda: waiting.extend(services.bindings.wrong_keys))

    def report() -> None:
        waiting.extend(folder.take_messages())
        if not waiting or not services.games.is_read:
            return
        new = tuple(problem for problem in dict.fromkeys(waiting) if problem not in reported)
        waiting.clear()
        if new:
            reported.update(new)
            stage.later(partial(_show, stage, new))

    return report


def _show(stage: Stage, messages: tuple[Message, ...]) -> None:
    """Show messages on a card."""
    from ..scene.question import notice

    stage.push("confirm", notice(*messages))
