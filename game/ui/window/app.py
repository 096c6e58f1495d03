"""Puts the game together: data folder, context, stage, window and loop."""

import time
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ...core.message import Message
from ...core.value import Value
from ...messages.catalogue import Catalogue
from ...messages.languages import catalogue_in, choose
from ...play.game_rules import MARATHON
from ...shell.audio import Audio
from ...shell.draw import Shapes
from ...shell.log import log
from ...shell.sizes import LEAST_WINDOW
from ...shell.stage import Stage
from ...store.folder import DataFolder
from ..games.context import Context
from ..games.current_game import CurrentGame
from ..games.daily import Daily
from ..games.games import Games
from ..games.puzzle_bank import PuzzleBank
from ..scene.settings import Settings, checks
from .scenes import factories

if TYPE_CHECKING:
    from datetime import date

    from ...play.saved import SavedGame
    from ...shell.loop import Loop
    from ...shell.window import Window
    from ...store.collections.collections import Collections
    from ...store.drafts import Drafts
    from ...store.learning import Learning
    from ...work.worker import Worker
    from ..games.opening import Request
    from ..scene.action import Actions

ASSETS: Final = Path(__file__).parents[3] / "assets"
TITLE: Final = "Nonet"
SIZE: Final = (1280, 800)
SOON: Final = 5.0
"""Seconds from the start until a backup is thought of: the first ones belong to the player."""
HOUR: Final = 3600.0


class Game(Value):
    """The parts of a running game that its loop needs."""

    stage: Stage
    context: Context
    folder: DataFolder | None
    polls: tuple[Callable[[], bool | None], ...]
    """What is to be called once a frame."""

    @property
    def worker(self) -> "Worker":
        """Who answers what takes thought."""
        return self.context.worker

    def close(self) -> None:
        """End the worker, and write what is not yet on the disk."""
        self.context.close()
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
) -> Game:
    """Put a game together, up to the menu; without a folder nothing is kept."""
    settings = Settings()
    remember: Callable[[Settings], object] = _forget
    told: tuple[Message, ...] = ()
    keys: Mapping[str, object] = {}
    remember_keys: Callable[[Mapping[str, object]], object] = _forget
    if folder is not None:
        file = folder.settings(Settings(), checks(assets / "themes"))
        settings, remember = file.settings, file.keep
        told = file.messages
        keys, remember_keys = file.table("keys"), partial(file.keep_table, "keys")
    if settings.look.language:
        catalogue = catalogue_in(choose(settings.look.language))
    if theme is not None:
        settings = settings._replace(look=settings.look._replace(theme=theme))
    games = Games(folder, saved)
    current_game = CurrentGame(
        clock, games, options=settings.play, capacity=settings.game.undo_limit or None
    )
    if saved:
        current_game.take(saved[0])
    context = Context(
        catalogue=catalogue,
        actions=_actions,
        keys=keys,
        remember_keys=remember_keys,
        settings=settings,
        games=games,
        current_game=current_game,
        learning=cache(_unkept) if folder is None else lambda: folder.learning,
        collections=cache(_passing) if folder is None else lambda: folder.collections,
        drafts=cache(_unkept_drafts) if folder is None else lambda: folder.drafts,
        clock=clock,
        stopwatch=stopwatch,
        assets=assets,
        pictures=pictures,
        folder=folder,
        remember=remember,
        best=(lambda *_: None)
        if folder is None
        else lambda *table: folder.rushes.records.best(*table),
        daily=Daily(folder, today or _today),
        records=lambda: None if folder is None else folder.rushes.records,
        rushes=lambda: None if folder is None else folder.rushes,
        puzzle_bank=PuzzleBank(None if folder is None else lambda: folder.seen),
    )
    audio = Audio.in_folder(
        assets / "sounds",
        layers=sorted((assets / "music").glob("*.wav")),
        volume=settings.sound.volume,
        music=settings.sound.music,
        muted=settings.sound.muted,
    )
    stage = Stage(
        factories(context),
        context.kit(context.fonts(), Shapes()),
        size,
        audio=audio,
        reduced_motion=reduced_motion or settings.look.reduced_motion,
    )
    context.use_symbols(stage.kit)
    stage.fullscreen_wanted = settings.look.full_screen
    context.stage = stage
    audio.caption = partial(_caption, context, stage)
    current_game.before_end = partial(_follow, context)
    # Before what the menu asks for: it shows the game that was played last.
    stage.later(partial(_read_on, stage, games))
    stage.replace("menu")
    if context.themes.problem is not None:
        error = context.themes.problem
        told = (*told, Message(error.key, tuple(error.arguments.items())))
    polls: tuple[Callable[[], bool | None], ...] = (context.poll,)
    if folder is not None:
        polls = (*polls, _teller(stage, context, folder, told, keys))
    return Game(stage, context, folder, polls)


def play(game: Game, request: "Request | None" = None) -> None:
    """Open the window and run until the player leaves; `CrashError` after an uncaught error."""
    # Imported here, because pictures and tests make games without a window.
    from ...shell.loop import Loop
    from ...shell.window import Window

    icon = game.context.assets / "icon" / "nonet-64.png"
    window = Window(TITLE, game.stage.size, icon=icon, min_size=LEAST_WINDOW)
    try:
        if window.size != game.stage.size:
            game.stage.resize(window.size)
        loop = Loop(window, game.stage, rescue=game.context.current_game.keep)
        loop.polls.extend(game.polls)
        loop.polls.append(lambda: game.stage.audio.tend(focused=window.focused))
        if game.folder is not None and request is None:
            # Before what takes its time: nobody looks at a menu that is then covered.
            game.stage.later(partial(_welcome, game))
        game.stage.later(lambda: game.worker.start())
        game.stage.later(game.stage.audio.open)
        # So that the first key need not wait for it.
        game.stage.later(lambda: game.context.keymap)
        game.stage.later(partial(_listen, game, loop, window))
        if game.folder is not None:
            loop.polls.append(_keeper(game.folder, game.context.clock))
        if request is not None:
            game.stage.later(lambda: game.context.opening.start(request))
        loop.run()
    finally:
        window.close()


def _listen(game: Game, loop: "Loop", window: "Window") -> None:
    """Speak to screen readers, where somebody may listen and AccessKit is there."""
    from ...shell.access.wanted import is_wanted

    if not is_wanted():
        return
    try:
        from ...shell.access.adapter import Reader

        reader = Reader(game.stage, game.context.text, clock=game.context.stopwatch)
    except Exception as error:
        # A library that the game can do without, and another program's bus behind it.
        log().info("no screen reader: %s", error)
        return
    loop.polls.append(lambda: reader.poll(focused=window.focused))


def _keeper(folder: DataFolder, clock: Callable[[], float]) -> Callable[[], None]:
    """Return what has a backup made soon after the start, and then once an hour."""
    due = clock() + SOON

    def keep() -> None:
        nonlocal due
        if clock() >= due:
            due = clock() + HOUR
            folder.back_up()

    return keep


def _welcome(game: Game) -> None:
    """Ask who has not played before how well they know Sudoku."""
    context, stage = game.context, game.stage
    if not context.settings.game.asked and not context.games.count and stage.ids == ("menu",):
        stage.push("welcome")


def _caption(context: Context, stage: Stage, sound: str) -> None:
    """Tell a sound at the foot of the window, for who does not hear it."""
    if not context.settings.sound.captions:
        return
    from ..scene.base import GameScene

    scene = stage.top
    if isinstance(scene, GameScene):
        # One of several sounds that mean the same, such as those of a growing combo.
        name = sound.partition(".")[0]
        GameScene.tell(
            scene, context.text("access.sound", sound=context.text(f"access.sound.{name}"))
        )


def _today() -> "date":
    from datetime import date  # no start needs it

    return date.today()


def _actions() -> "Actions":
    from .actions import ACTIONS  # no start needs it

    return ACTIONS


def _follow(context: Context, ended: "SavedGame") -> None:
    """Have a marathon go on."""
    if ended.rules.mode == MARATHON.mode:
        from ..games.marathon import follow

        follow(context, ended)


def _forget(_: object) -> None:
    """Keep nothing, where there is no folder."""


def _unkept() -> "Learning":
    """Return what is learnt without a folder: it is forgotten."""
    from ...store.folder import local_day, utc_now
    from ...store.learning import Learning

    return Learning(None, None, utc_now, local_day)


def _passing() -> "Collections":
    """Return collections without a folder: they go with the process."""
    import atexit
    from tempfile import TemporaryDirectory

    from ...store.collections.collections import FILE, Collections
    from ...store.folder import utc_now

    folder = TemporaryDirectory(prefix="nonet-")
    atexit.register(folder.cleanup)
    return Collections(Path(folder.name) / FILE, utc_now, sweeps=True)


def _unkept_drafts() -> "Drafts":
    """Return what keeps the puzzle in the making without a folder, as long as the program runs."""
    from ...store.drafts import Drafts

    return Drafts(None)


def _read_on(stage: Stage, games: Games) -> None:
    """Read the other games, one a frame."""
    if games.read_on():
        stage.later(partial(_read_on, stage, games))


def _teller(
    stage: Stage,
    context: Context,
    folder: DataFolder,
    first: tuple[Message, ...],
    keys: Mapping[str, object],
) -> Callable[[], None]:
    """Return what tells, once each, what could not be read or written.

    What the start met, `first`, the player's keys and the games, is told together, when all of it
    is read.
    """
    told: set[Message] = set()
    waiting = list(first)
    if keys:
        stage.later(lambda: waiting.extend(context.wrong_keys))

    def tell() -> None:
        waiting.extend(folder.take_messages())
        if not waiting or not context.games.is_read:
            return
        new = tuple(said for said in dict.fromkeys(waiting) if said not in told)
        waiting.clear()
        if new:
            told.update(new)
            stage.later(partial(_tell, stage, new))

    return tell


def _tell(stage: Stage, messages: tuple[Message, ...]) -> None:
    from ..scene.question import notice

    stage.push("confirm", notice(*messages))
