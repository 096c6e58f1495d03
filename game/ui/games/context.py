"""What all scenes share: texts, keys, settings, the game in progress, and where things are."""

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ...core.errors import SudokuError
from ...messages.catalogue import Catalogue
from ...messages.languages import catalogue_in, choose
from ...plain import SIGNS
from ...play.options import Symbols
from ...shell.draw import Shapes
from ...shell.kit import Kit
from ...shell.log import log
from ...shell.scene import Scene
from ...shell.stage import Stage
from ...shell.text import PLAIN_SIGNS, Fonts
from ..look.style import style_of
from ..look.theme import Theme, Themes
from ..scene.settings import Settings
from .current_game import CurrentGame
from .daily import Daily
from .games import Games
from .puzzle_bank import PuzzleBank

if TYPE_CHECKING:
    from ...core.grid import Grid
    from ...core.message import Message
    from ...logic.solver import SolverSettings
    from ...messages.notation import Notation
    from ...messages.numbers import Figures
    from ...play.study import Subject
    from ...store.collections.collections import Collections
    from ...store.drafts import Drafts
    from ...store.folder import DataFolder
    from ...store.learning import Learning
    from ...store.records import Records
    from ...store.rushes import Rushes
    from ...store.statistics import Best
    from ...work.worker import Standing, Worker
    from ..library.rater import Rater
    from ..scene.action import Actions
    from ..scene.keymap import Keymap
    from ..scene.scope import Scope
    from ..study.solver_settings import Solver
    from .opening import Opening
    from .ratings import Ratings
    from .switching import Switching


class Context:
    """Handed to every scene; the settings and what follows from them change through `change`.

    The worker and what opens games come into being when they are first needed, after the menu.
    """

    stage: Stage
    """Set by the application, whose stage makes its scenes with this context."""

    def __init__(
        self,
        *,
        catalogue: Catalogue,
        actions: "Callable[[], Actions]",
        keys: Mapping[str, object],
        remember_keys: Callable[[Mapping[str, object]], object],
        settings: Settings,
        games: Games,
        current_game: CurrentGame,
        assets: Path,
        pictures: Path,
        folder: "DataFolder | None",
        remember: Callable[[Settings], object],
        best: "Callable[[str, str, str, str], Best | None]",
        daily: Daily,
        records: "Callable[[], Records | None]",
        rushes: "Callable[[], Rushes | None]",
        puzzle_bank: PuzzleBank,
        learning: "Callable[[], Learning]",
        collections: "Callable[[], Collections]",
        drafts: "Callable[[], Drafts]",
        clock: Callable[[], float],
        stopwatch: Callable[[], float],
    ) -> None:
        """`folder` is where everything is kept, if it is; `pictures` is where screenshots go.

        `remember` gets every change of the settings.

        `actions` returns the table of all that can be done: no start needs it.

        `keys` are the player's own, as they stand in the settings; `remember_keys` gets others.

        `best` tells the best of a level, a mode, a combo's clock and a shape of board, by their
        words; `records` returns all of them, `rushes` what records a Rush, `learning` what was
        learnt, `collections` the puzzles that are kept, `drafts` the puzzle in the making;
        `stopwatch` times work of microseconds.
        """
        self.catalogue = catalogue
        self._actions: Final = actions
        self._keys: Final = keys
        self._remember_keys: Final = remember_keys
        self._keymap: Keymap | None = None
        self._wrong_keys: tuple[Message, ...] = ()
        self.settings = settings
        self.games: Final = games
        self.current_game: Final = current_game
        self.assets: Final = assets
        self.pictures: Final = pictures
        self.folder: Final = folder
        self.remember: Final = remember
        self.best: Final = best
        self.daily: Final = daily
        self.records: Final = records
        self.rushes: Final = rushes
        self.puzzle_bank: Final = puzzle_bank
        self._learning: Final = learning
        self._collections: Final = collections
        self.drafts: Final = drafts
        self.clock: Final = clock
        self.stopwatch: Final = stopwatch
        self.by_pad = False
        """Whether the last key that was pressed is a button of a gamepad."""
        self.keypad_moves = False
        """Whether the digits of the number pad move, as its other keys are all that is used."""
        self.themes: Final = Themes(assets / "themes")
        self.theme: Theme = self.themes.load(settings.look.theme)
        self._ratings: Ratings | None = None
        self.files_folder = pictures if pictures.is_dir() else Path.home()
        """The folder that files were chosen in last."""

    @cached_property
    def worker(self) -> "Worker":
        """Who answers what takes thought; the application starts it after the first frame."""
        from ...work.worker import Worker

        return Worker(self._standing, clock=self.clock)

    @cached_property
    def opening(self) -> "Opening":
        """Who opens games."""
        from .opening import Opening

        return Opening(self.stage, self)

    @cached_property
    def switching(self) -> "Switching":
        """Who goes from one game to another."""
        from .switching import Switching

        return Switching(self.stage, self)

    @cached_property
    def solver(self) -> "Solver":
        """What the study's techniques are, in which order, and what they score."""
        from ..study.solver_settings import Solver

        return Solver(self.folder)

    @cached_property
    def rater(self) -> "Rater":
        """Who has puzzles of the collections rated beside everything else."""
        from ..library.rater import Rater

        return Rater(self)

    @property
    def learning(self) -> "Learning":
        """What the player has learnt."""
        return self._learning()

    @property
    def collections(self) -> "Collections":
        """The puzzles that the player keeps."""
        return self._collections()

    def ratings_of(self, subject: "Subject", solver: "SolverSettings | None" = None) -> "Ratings":
        """Return the ratings of a puzzle, as far as they are known; the last one is remembered.

        Without settings of the solver it is the standard that rates.
        """
        from .ratings import Ratings

        known = self._ratings
        if known is None or not known.suit(subject, solver):
            known = self._ratings = Ratings(subject, solver)
        return known

    def show_elsewhere(self, board: "Grid") -> None:
        """Take note that a board is opened where answers are to be had.

        Scored games in progress with the same solution count as games with help from now on.
        """
        from ...play.arcade.disclosure import marked

        for saved in self.games.all():
            game = marked(saved, board)
            if game is None:
                continue
            if saved.game_id == self.current_game.game_id:
                self.current_game.use_help()
            else:
                self.games.amend(game)

    def gives_away(self, board: "Grid") -> bool:
        """Whether a board that is shown would help in a scored game in progress."""
        from ...play.arcade.disclosure import marked

        return any(marked(saved, board) is not None for saved in self.games.all())

    def failure(self, error: Exception) -> str:
        """Return in words what the player is told of a question without an answer."""
        return self.catalogue.render(self.failure_told(error))

    def failure_told(self, error: Exception) -> "Message":
        """Return what the player is told of a question without an answer, and log the rest."""
        if isinstance(error, SudokuError):
            return error.message
        from ...core.message import message

        log().warning("no answer", exc_info=error)
        return message("ui.no_answer")

    def close(self) -> None:
        """End the worker."""
        if "worker" in vars(self):
            self.worker.close()

    def poll(self) -> bool:
        """Hear the worker's answers, once a frame; True while one is waited for."""
        made = vars(self)
        waits = "worker" in made and self.worker.poll()
        if "opening" in made:
            self.opening.poll()
        return waits

    def _standing(self, asker: object) -> "Standing":
        """Tell whether a scene is on top, covered or closed; what is no scene is always there."""
        from ...work.worker import Standing

        if not isinstance(asker, Scene):
            return Standing.FRONT
        scenes = self.stage.scenes
        if asker not in scenes:
            return Standing.GONE
        return Standing.FRONT if asker is scenes[-1] else Standing.COVERED

    @property
    def notation(self) -> "Notation":
        """How steps are written."""
        return self.settings.look.notation

    def numbers(self) -> bool:
        """Return whether rows and columns of boards are numbered."""
        return self.settings.look.numbers

    @property
    def figures(self) -> "Figures":
        """How the language in use writes numbers."""
        return self.catalogue.figures

    def text(self, key: str, /, **arguments: object) -> str:
        """Return the message of a key."""
        return self.catalogue.text(key, **arguments)

    # -- keys

    @property
    def actions(self) -> "Actions":
        """Everything that a player can do, by its id."""
        return self._actions()

    @property
    def keymap(self) -> "Keymap":
        """Which keys mean what: made when the first key is pressed or shown."""
        if self._keymap is None:
            from ..scene.keymap import Keymap, read_keys

            own, told = read_keys(self.actions, self._keys)
            self._keymap, self._wrong_keys = Keymap(self.actions, own), tuple(told)
        return self._keymap

    @keymap.setter
    def keymap(self, keymap: "Keymap") -> None:
        self._keymap = keymap
        # What only a later version can do keeps its keys.
        unknown = {id: chords for id, chords in self._keys.items() if id not in self.actions}
        self._remember_keys({**unknown, **keymap.own})

    @property
    def wrong_keys(self) -> "tuple[Message, ...]":
        """What is wrong with the keys in the settings."""
        assert self.keymap is not None
        return self._wrong_keys

    def key_text(self, action: str, inner: "tuple[Scope, ...]" = ()) -> str:
        """Return the key of an action, or its button while a gamepad is used.

        See `Keymap.first`.
        """
        from ..scene.keys import chord_text

        chord = self.pad_chord(action) or self.keymap.first(action, inner)
        return chord_text(self.catalogue, chord)

    def pad_chord(self, action: str) -> str:
        """Return the button of an action, empty while no gamepad is used."""
        from ..scene.keymap import PAD

        chords = self.keymap.chords(action) if self.by_pad else ()
        return next((chord for chord in chords if chord.startswith(PAD)), "")

    def action_text(self, action: str) -> str:
        """Return the line that explains an action."""
        from ..scene.keys import action_words

        return self.catalogue.render(action_words(self.actions[action]))

    def fonts(self) -> Fonts:
        """Return what writes in the font that the player chose."""
        return Fonts.in_folder(self.assets / "fonts", self.settings.look.font.family)

    def kit(self, fonts: Fonts, shapes: Shapes) -> Kit:
        """Return what painting needs, in the present theme; scenes choose their own scale."""
        return Kit(style_of(self.theme), fonts, shapes)

    def use_symbols(self, kit: Kit) -> None:
        """Have what stands for digits drawn and named as the player chose."""
        symbols = self.settings.look.symbols
        if symbols is Symbols.DIGITS:
            kit.fonts.signs, self.catalogue.signs = PLAIN_SIGNS, SIGNS
            return
        from ...play.emblems import names_of  # few starts need them
        from ..board.emblems import signs_of

        kit.fonts.signs = signs_of(symbols, kit.fonts, kit.shapes)
        self.catalogue.signs = names_of(symbols, self.catalogue.text)

    def change(self, stage: Stage, settings: Settings) -> None:
        """Let other settings apply at once, and remember them."""
        before, self.settings = self.settings, settings
        self.remember(settings)
        if settings.play != before.play:
            self.current_game.set_options(settings.play)
        stage.audio.volume = settings.sound.volume
        stage.audio.music = settings.sound.music
        stage.audio.muted = settings.sound.muted
        if settings.look.reduced_motion != before.look.reduced_motion:
            stage.reduced_motion = settings.look.reduced_motion
        if settings.look.full_screen != before.look.full_screen:
            stage.fullscreen_wanted = settings.look.full_screen
        if settings.look.theme != before.look.theme:
            self.theme = self.themes.load(settings.look.theme)
        if settings.look.language != before.look.language:
            # What is chosen here and now goes before the environment.
            self.catalogue = catalogue_in(settings.look.language or choose())
        if settings.look.font is not before.look.font:
            kit = self.kit(self.fonts(), stage.kit.shapes)
            self.use_symbols(kit)
            stage.kit = kit
        if (settings.look.language, settings.look.symbols) != (
            before.look.language,
            before.look.symbols,
        ):
            self.use_symbols(stage.kit)
            stage.later(stage.remake)
        if (settings.look.theme, settings.look.scale) != (before.look.theme, before.look.scale):
            stage.kit = self.kit(stage.kit.fonts, stage.kit.shapes)
        elif (settings.game.show_timer, settings.look.numbers) != (
            before.game.show_timer,
            before.look.numbers,
        ):
            stage.kit = stage.kit
