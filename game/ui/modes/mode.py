"""What a mode is: its menu rows, what they start, its records, and what comes next."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar, Final

from ...core.value import Value
from ...generate.levels import Level, Shape
from ...play.game_rules import GameRules, rules_of

if TYPE_CHECKING:
    from datetime import date

    from ...play.saved import SavedGame
    from ...play.view import GameView
    from ...store.statistics import Best
    from .services import ModeServices


class Row(Value):
    """A row of the menu."""

    id: str
    name: str
    words: str
    """What to expect."""
    level: Level | None = None
    day: "date | None" = None
    """Of a daily."""
    game_id: str = ""
    """Of a game to go on with, or of a run to race against."""

    @property
    def is_level(self) -> bool:
        """Whether the row only stands for a level."""
        return self.level is not None and self.level.value == self.id


class Record(Value):
    """The player's best in a row of the menu."""

    best: str = ""
    medal: str | None = None
    has_medal: bool = False


class NextGame(Value):
    """What comes after a game: the text of its button, and what it does."""

    words: str
    start: Callable[[], object]
    level: Level | None = None
    """Its level, where that is not the one of the game that ended."""


class Mode:
    """A mode with a row for each level; subclasses say what differs."""

    name: ClassVar[str]
    """Stands in the settings, in saves and in records: it never changes."""
    has_boards: ClassVar[bool] = False
    """Whether there is a choice of boards."""
    is_record: ClassVar[bool] = True
    """Whether a win can be the best of its level."""
    is_dealt: ClassVar[bool] = True
    """Whether any puzzle of a level can be played in it, so that there is always another."""

    def __init__(self, services: "ModeServices") -> None:
        self.services: Final = services

    @property
    def rules(self) -> GameRules:
        """The rules of a new game, with the combo's clock that the player chose."""
        return rules_of(self.name, self._clock)

    @property
    def shape(self) -> Shape:
        """The shape of the board: the one chosen, if this mode has it."""
        shape = self.services.preferences.settings.game.shape
        return shape if self.has_boards and self.deals(shape) else Shape.CLASSIC

    def deals(self, shape: Shape) -> bool:
        """Return whether the mode has boards of a shape."""
        return True

    def rows(self) -> tuple[Row, ...]:
        """Return the menu rows."""
        return tuple(
            Row(level.value, self.level_name(level), self.promise(level), level)
            for level in self.shape.levels
        )

    def start(self, row: Row) -> None:
        """Start what a row leads to."""
        if row.level is not None:
            self._deal(row.level, self.shape)

    def offered(self) -> None:
        """Prepare for a start, while the menu offers the mode."""

    def record(self, row: Row) -> Record:
        """Return the best result for a row, in points and with its medal."""
        best = self.best(row)
        if best is None:
            return Record(has_medal=True)
        return Record(self.points(best.score), best.medal, has_medal=True)

    def next_game(self, view: "GameView") -> NextGame:
        """Return what comes after a game: another puzzle of its level, or the menu."""
        if view.level is None or not self.is_dealt:
            return self.menu()
        from ...generate.sources import shape_of

        words = self._text("ui.next", level=self.level_name(view.level))
        return NextGame(words, partial(self._deal, view.level, shape_of(view.puzzle_id)))

    @property
    def furthest(self) -> int:
        """The furthest stage reached; 0 for modes without stages."""
        return 0

    def game_opened(self, game: "SavedGame") -> None:
        """Called when a game of this mode is opened."""

    def game_ended(self, ended: "SavedGame") -> None:
        """Called when a game of this mode is over, before it is removed."""

    def total(self, game_id: str) -> str:
        """Return the total of a series of games as text; empty if games are single."""
        return ""

    def total_points(self, game_id: str) -> int | None:
        """Return the total points of a series of games; None if games are single."""
        return None

    # -- for the modes themselves

    @property
    def _clock(self) -> str:
        return self.services.preferences.settings.game.clock

    def _text(self, key: str, /, **arguments: object) -> str:
        return self.services.words.text(key, **arguments)

    def points(self, points: int) -> str:
        """Return points as text."""
        return self.services.words.figures.thousands(points)

    def level_name(self, level: Level) -> str:
        """Return the name of a level."""
        return self._text(f"level.{level.value}")

    def promise(self, level: Level) -> str:
        """Return how long a level takes; this was measured on the classic board."""
        said = "promise" if self.shape is Shape.CLASSIC else "needs"
        return self._text(f"level.{level.value}.{said}")

    def best(self, row: Row) -> "Best | None":
        """Return the records for a row's level."""
        records = self.services.records
        if records is None:
            return None
        return records.best(row.id, self.name, self._clock, self.shape.code)

    def menu(self) -> NextGame:
        """Return the way to the menu, for when nothing else comes next."""
        words = self._text("action.menu")
        return NextGame(words, partial(self.services.stage.replace, "menu"))

    def _deal(self, level: Level, shape: Shape) -> None:
        from ..games.launcher import Request

        request = Request(level=level, mode=self.name, shape=shape)
        self.services.launcher.start(request)


class Modes:
    """The modes by name; each is a module of this room, imported when first needed."""

    def __init__(self, services: "ModeServices") -> None:
        self._services: Final = services
        self._known: Final[dict[str, Mode]] = {}

    def __getitem__(self, name: str) -> Mode:
        """Return a mode; its module has a class `MODE`."""
        if name not in self._known:
            module = import_module(f".{name}", __package__)
            self._known[name] = module.MODE(self._services)
        return self._known[name]
