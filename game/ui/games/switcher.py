"""Switching between games: start, continue, delete, and the questions asked before that."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from ...core.errors import SudokuError
from ...core.message import Message, message
from ...core.rules import Puzzle
from ...generate.levels import Level
from ...play.game_rules import CALM, GameRules
from ...shell.stage import Stage
from ..scene.question import Question, Reply
from .games import MOST

if TYPE_CHECKING:
    from ...play.saved import SavedGame
    from ...play.state import State
    from ...play.told import Told
    from ..scene.settings import Preferences
    from .current_game import CurrentGame
    from .games import Games
    from .puzzle_bank import PuzzleBank

BELOW_GAMES: Final = (("menu",), ("menu", "road"))
"""The scenes that a game may be played over, and goes back to."""


class NewGame(NamedTuple):
    """A game to be started."""

    puzzle: Puzzle
    level: Level | None = None
    title: str = ""
    notice: str = ""
    """What the scene that plays it says at first."""
    dealt: bool = False
    """Whether the game chose the puzzle, not the player."""
    again: bool = False
    """Whether it is known to have been opened before."""
    rules: GameRules = CALM
    pace: tuple[int, ...] = ()
    """That of the run that it is played against."""
    start: "State | None" = None
    """The board that it begins with, where that is further on than the givens."""
    told: "Told | None" = None
    """What its file tells of it, where it comes from elsewhere."""


class GameSwitcher:
    """Switches games; the one that is left stays in progress."""

    def __init__(
        self,
        stage: Stage,
        games: "Games",
        current_game: "CurrentGame",
        puzzle_bank: "PuzzleBank",
        preferences: "Preferences",
    ) -> None:
        self._stage: Final = stage
        self._games: Final = games
        self._current_game: Final = current_game
        self._puzzle_bank: Final = puzzle_bank
        self._preferences: Final = preferences

    def begin(self, new: NewGame) -> None:
        """Start a game; ask first if its puzzle is in progress, or if there is no more space."""
        same = self._games.find(new.puzzle)
        anew = partial(self._begin, new)
        if same is not None:
            self._ask_which(same, anew)
        else:
            anew()

    def go_on(self, game_id: str) -> None:
        """Continue a game in progress, or say why it cannot be played."""
        saved = self._games.load(game_id)
        if saved is None:
            # What was wrong with it is said with what is wrong with other files.
            return
        is_current = self._current_game.game_id == game_id
        try:
            session = self._current_game.session if is_current else self._current_game.open(saved)
        except SudokuError as error:
            if is_current:
                self._current_game.take(None)
            self._games.put_aside(game_id, error)
            return
        # The game that is left is put down as long as it is the one that is played.
        self._leave()
        self._current_game.play(session)
        self._stage.push("play")

    def throw_away(self, game: "SavedGame", then: Callable[[], object]) -> None:
        """Ask whether to delete a game; `then` is called once it is deleted."""

        def act() -> None:
            self._forget(game)
            then()

        self._ask(
            "ui.throw_away",
            self._facts(game),
            Reply("throw_away", "ui.throw_away.yes", act, loses=True),
            Reply("keep", "ui.throw_away.no"),
        )

    def _begin(self, new: NewGame) -> None:
        if self._games.is_full:
            self._ask_for_room(partial(self._begin, new))
            return
        if new.level is not None:
            settings = self._preferences.settings
            game = settings.game._replace(level=new.level)
            self._preferences.change(settings._replace(game=game))
        if not new.rules.is_scored:
            self._current_game.count_help_with(new.puzzle.givens)
        self._leave()
        from ...play.saved import Origin  # the menu does without it

        is_first = self._puzzle_bank.first_opening(new.puzzle)
        is_first = is_first and not new.again
        origin = (Origin.FIRST if is_first else Origin.AGAIN) if new.dealt else Origin.OTHER
        self._current_game.begin(
            new.puzzle,
            level=new.level,
            title=new.title,
            origin=origin,
            rules=new.rules,
            pace=new.pace,
            start=new.start,
            told=new.told,
        )
        self._stage.push("play", new.notice)

    def _leave(self) -> None:
        """Close scenes so that the current game is saved; those of `BELOW_GAMES` may stay."""
        if self._stage.ids not in BELOW_GAMES:
            self._stage.close_all()

    def _forget(self, game: "SavedGame") -> None:
        if self._current_game.game_id == game.game_id:
            self._current_game.take(None)
        self._games.throw_away(game.game_id)

    def _ask_which(self, same: "SavedGame", anew: Callable[[], object]) -> None:
        self._ask(
            "ui.same",
            self._facts(same),
            Reply("go_on", "ui.same.go_on", partial(self.go_on, same.game_id)),
            Reply("anew", "ui.same.anew", anew),
            Reply("back", "ui.back"),
        )

    def _ask_for_room(self, begin: Callable[[], object]) -> None:
        oldest = self._games.all()[-1]

        def make_room() -> None:
            self._forget(oldest)
            begin()

        self._ask(
            "ui.full",
            {"most": MOST, **self._facts(oldest)},
            Reply("look", "ui.full.look", partial(self._stage.push, "games")),
            Reply("oldest", "ui.full.oldest", make_room),
            Reply("back", "ui.back"),
        )

    def _ask(self, key: str, facts: Mapping[str, str | int | Message], *answers: Reply) -> None:
        said = (message(f"{key}.text", **facts),)
        self._stage.push("confirm", Question(message(f"{key}.title"), said, answers))

    def _facts(self, game: "SavedGame") -> "dict[str, str | int | Message]":
        """Return the facts that identify a game to the player."""
        summary = self._games.summary(game)
        return {"game": summary.words, "left": message("ui.cells_left", summary.open_cells)}
