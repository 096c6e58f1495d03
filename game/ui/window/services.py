"""The parts of a running game, each made when first needed.

Rooms do not import this: each says in its own protocol what its scenes need of it.
"""

from collections.abc import Callable, Mapping
from functools import cached_property, partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ...core.value import Value
from ...shell.scene import Scene
from ..games.current_game import CurrentGame
from ..games.games import Games
from ..modes.mode import Modes
from ..scene.settings import Preferences
from ..scene.words import Words

if TYPE_CHECKING:
    from datetime import date

    from ...shell.clipboard import Clipboard
    from ...shell.stage import Stage
    from ...store.class_files import ClassFiles
    from ...store.collections.collections import Collections
    from ...store.drafts import Drafts
    from ...store.folder import DataFolder
    from ...store.learning import Learning
    from ...store.matches import Matches
    from ...store.records import Records
    from ...store.rushes import Rushes
    from ...store.top_tens import TopTens
    from ...work.process import WorkerProcess
    from ...work.worker import Presence, Worker
    from ..games.launcher import GameLauncher
    from ..games.puzzle_bank import PuzzleBank
    from ..games.ratings import LatestRatings
    from ..games.switcher import GameSwitcher
    from ..library.rater import Rater
    from ..modes.daily import DailyCalendar
    from ..scene.ability import Ability
    from ..scene.action import Actions
    from ..scene.bindings import Bindings
    from ..study.solver_settings import Solver


class Host(Value):
    """The system that the game runs on, as far as it differs from a desktop."""

    make_process: "Callable[[], WorkerProcess] | None" = None
    """Makes each of the worker's processes; else they are such of the system."""
    is_dark: Callable[[], bool | None] | None = None
    """Whether the system is dark, known at once; else it is asked by a thread."""
    clipboard: "Clipboard | None" = None
    """The clipboard; else it is the system's."""
    lasting_buffer: int = 0
    """Samples of the sound device, where it can be opened only once."""
    density: float = 1.0
    """Pixels of the screen to one of a plain screen."""
    fingers: bool = False
    """Whether it is played by fingers in the first place."""
    lacks: "frozenset[Ability]" = frozenset()
    """What cannot be done: it is hidden, or says why."""


DESKTOP: Final = Host()
ENDING: Final[tuple[str, ...]] = (
    "...play.versus.match",
    "...generate.deal",
    "...learn.road",
    "...learn.rush",
    "...learn.achievements",
    "...paper.qr",
    "..records.achieved",
    "..arcade.ending",
    "..arcade.win",
    "..arcade.lost",
)
"""What the first end of a game needs; what others need comes before them."""


class Services:
    """Everything that scenes need; a start makes only what the menu shows."""

    stage: "Stage"
    """Set by the application, whose stage makes its scenes with these."""

    def __init__(
        self,
        *,
        words: Words,
        preferences: Preferences,
        games: Games,
        current_game: CurrentGame,
        folder: "DataFolder | None",
        assets: Path,
        pictures: Path,
        actions: "Callable[[], Actions]",
        keys: Mapping[str, object],
        remember_keys: Callable[[Mapping[str, object]], object],
        clock: Callable[[], float],
        stopwatch: Callable[[], float],
        today: "Callable[[], date]",
        host: Host,
    ) -> None:
        """`folder` is where everything is stored, if anywhere; `pictures` is for screenshots.

        `actions` returns the table of actions, which a start does not need. `keys` are the custom
        keys in the settings; `remember_keys` is called with new ones. `stopwatch` measures
        microseconds.
        """
        self.words: Final = words
        self.preferences: Final = preferences
        self.games: Final = games
        self.current_game: Final = current_game
        self.folder: Final = folder
        self.assets: Final = assets
        self.puzzles: Final = assets.parent / "puzzles"
        self.pictures: Final = pictures
        self.clock: Final = clock
        self.stopwatch: Final = stopwatch
        self.files_folder = pictures if pictures.is_dir() else Path.home()
        """The folder that files were chosen in last."""
        self.modes: Final = Modes(self)
        self._actions: Final = actions
        self._keys: Final = keys
        self._remember_keys: Final = remember_keys
        self._today: Final = today
        self.host: Final = host
        self._unprepared = ENDING

    # -- what is done

    @cached_property
    def bindings(self) -> "Bindings":
        """The keys in use; made when a key is first pressed or shown."""
        from ..scene.bindings import Bindings

        return Bindings(self.words, self._actions(), self._keys, self._remember_keys)

    @cached_property
    def worker(self) -> "Worker":
        """Worker processes; the application starts them after the first frame."""
        from ...work.worker import Worker

        return Worker(self._standing, clock=self.clock, make_process=self.host.make_process)

    @cached_property
    def launcher(self) -> "GameLauncher":
        """Opens levels, ids, boards and files as games."""
        from ..games.launcher import GameLauncher

        return GameLauncher(
            self.stage,
            switcher=self.switcher,
            puzzle_bank=self.puzzle_bank,
            preferences=self.preferences,
            words=self.words,
            worker=self.worker,
            puzzles=self.puzzles,
            clock=self.clock,
        )

    @cached_property
    def switcher(self) -> "GameSwitcher":
        """Switches between games."""
        from ..games.switcher import GameSwitcher

        return GameSwitcher(
            self.stage, self.games, self.current_game, self.puzzle_bank, self.preferences
        )

    def prepare(self, scene: str) -> None:
        """Import a scene's modules before it is opened, one per frame."""
        from .scenes import PARTS

        for name in PARTS[scene]:
            self.stage.later(partial(import_module, f"..{name}", __package__))

    @cached_property
    def puzzle_bank(self) -> "PuzzleBank":
        """The bank of ready puzzles."""
        from ..games.puzzle_bank import PuzzleBank

        folder = self.folder
        return PuzzleBank(None if folder is None else lambda: folder.seen)

    @cached_property
    def ratings(self) -> "LatestRatings":
        """The ratings of the puzzle that was last asked about."""
        from ..games.ratings import LatestRatings

        return LatestRatings()

    @cached_property
    def solver(self) -> "Solver":
        """The solver's settings: techniques, their order and scores."""
        from ..study.solver_settings import Solver

        return Solver(self.folder)

    @cached_property
    def rater(self) -> "Rater":
        """Rates the puzzles of collections in the background."""
        from ..library.rater import Rater

        return Rater(self.collections, self.worker, self.words)

    def lacking(self, ability: "Ability") -> str:
        """Return the message key why the system cannot do something; empty if it can."""
        return f"ui.why.lacks.{ability.value}" if ability in self.host.lacks else ""

    def open_file(self, path: Path) -> None:
        """Open a file that was dropped on the window."""
        self.launcher.open_file(path)

    # -- what is kept; without a folder it lasts as long as the program

    @cached_property
    def records(self) -> "Records | None":
        """The recorded runs; None if nothing is stored."""
        return None if self.folder is None else self.folder.rushes.records

    @cached_property
    def rushes(self) -> "Rushes | None":
        """The recorded Rushes; None if nothing is stored."""
        return None if self.folder is None else self.folder.rushes

    @cached_property
    def top_tens(self) -> "TopTens | None":
        """The best runs of all players of this machine; None if nothing is stored."""
        return None if self.folder is None else self.folder.top_tens

    @property
    def player_names(self) -> tuple[str, ...]:
        """The names of this machine's players, the main player first."""
        if self.folder is None:
            return ()
        own = self.folder.player.number
        players = sorted(self.folder.players.all, key=lambda one: one.number != own)
        return tuple(one.name for one in players if one.name)

    @cached_property
    def matches(self) -> "Matches | None":
        """The matches of two players; None if nothing is stored."""
        return None if self.folder is None else self.folder.matches

    @cached_property
    def daily(self) -> "DailyCalendar":
        """Today's date, and which dailies were opened and done."""
        from ..modes.daily import DailyCalendar

        return DailyCalendar(self.folder, self._today)

    @cached_property
    def learning(self) -> "Learning":
        """The player's progress in the school."""
        if self.folder is not None:
            return self.folder.learning
        from ...store.folder import local_day, utc_now
        from ...store.learning import Learning

        return Learning(None, None, utc_now, local_day)

    @cached_property
    def collections(self) -> "Collections":
        """The player's collections of puzzles."""
        if self.folder is not None:
            return self.folder.collections
        import atexit
        from tempfile import TemporaryDirectory

        from ...store.collections.collections import FILE, Collections
        from ...store.folder import utc_now

        folder = TemporaryDirectory(prefix="nonet-")
        atexit.register(folder.cleanup)
        return Collections(Path(folder.name) / FILE, utc_now, sweeps=True)

    @cached_property
    def classes(self) -> "ClassFiles":
        """The sets of a class; if nothing is stored, they last until the program ends."""
        from ...store.class_files import ClassFiles

        if self.folder is not None:
            return ClassFiles(self.folder.folders.data / "classes")
        import atexit
        from tempfile import TemporaryDirectory

        folder = TemporaryDirectory(prefix="nonet-")
        atexit.register(folder.cleanup)
        return ClassFiles(Path(folder.name))

    @cached_property
    def drafts(self) -> "Drafts":
        """The puzzle that is being made in the editor."""
        if self.folder is not None:
            return self.folder.drafts
        from ...store.drafts import Drafts

        return Drafts(None)

    def prepare_end(self) -> None:
        """Import what the end of a game shows, a module a frame, so that it opens at once."""
        names, self._unprepared = self._unprepared, ()
        for name in names:
            self.stage.later(partial(import_module, name, __package__))

    # -- for the loop

    def poll(self) -> bool:
        """Fetch the worker's answers, once per frame; return whether any is still awaited."""
        made = vars(self)
        if self.preferences.stage and "play" not in self.stage.ids:
            self.preferences.dress("")
        waits = "worker" in made and self.worker.poll()
        if "launcher" in made:
            self.launcher.poll()
        return waits

    def close(self) -> None:
        """Stop the worker, and close the collections; a data folder closes its own once more."""
        made = vars(self)
        if "worker" in made:
            self.worker.close()
        if "collections" in made:
            self.collections.close()

    def _standing(self, asker: object) -> "Presence":
        """Return whether a scene is on top, covered or closed; other askers are always on top."""
        from ...work.worker import Presence

        if not isinstance(asker, Scene):
            return Presence.FRONT
        scenes = self.stage.scenes
        if asker not in scenes:
            return Presence.GONE
        return Presence.FRONT if asker is scenes[-1] else Presence.COVERED
