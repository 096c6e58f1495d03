"""The game being played: it changes through one method, and is saved after every change.

Sessions, solver and techniques are imported when a game is opened, not for the menu.
"""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from ...core.message import Message
from ...core.rules import Puzzle
from ...generate.levels import Level
from ...play.game_rules import CALM, GameRules
from ...play.options import Options
from .games import Games

if TYPE_CHECKING:
    from ...core.grid import Grid
    from ...play.intents import Intent
    from ...play.outcome import Outcome
    from ...play.saved import Origin, SavedGame
    from ...play.session import Session
    from ...play.state import State
    from ...play.told import Told
    from ...play.view import GameView


class CurrentGame:
    """Holds at most one of the games, and saves every change worth saving."""

    def __init__(
        self,
        clock: Callable[[], float],
        games: Games,
        *,
        options: Options | None = None,
        capacity: int | None = None,
    ) -> None:
        self._clock = clock
        self._games = games
        self._session: Session | None = None
        self._finished = ""
        self.capacity = capacity
        """What bounds the history of new games, if anything does."""
        self.before_end: Callable[[SavedGame], object] = lambda _: None
        """Called with a game that is over before it is let go of."""
        self.problem: Message | None = None
        """Why the game could not be saved, if it could not."""
        self.options: Options = options or Options()

    @cached_property
    def _saved(self) -> "SavedGame | None":
        """The saved game: the one played last, until another is taken."""
        return self._games.newest()

    @property
    def has_game(self) -> bool:
        """Whether there is a game that is not over."""
        saved = self._saved if self._session is None else self._session.saved()
        return saved is not None and not saved.is_over

    @property
    def game_id(self) -> str:
        """The id of the game; empty if there is none."""
        if self._session is not None:
            return self._session.game_id
        return "" if self._saved is None else self._saved.game_id

    @property
    def session(self) -> "Session":
        """The session of the game, opened if it was only saved; there must be a game.

        Raises `UnplayableBoardError` for a board that has no solution.
        """
        if self._session is None:
            assert self._saved is not None
            self._session = self.open(self._saved)
        return self._session

    def begin(
        self,
        puzzle: Puzzle,
        *,
        level: Level | None = None,
        title: str = "",
        origin: "Origin | None" = None,
        rules: GameRules = CALM,
        pace: tuple[int, ...] = (),
        start: "State | None" = None,
        told: "Told | None" = None,
    ) -> None:
        """Start a new game; `origin` says how its puzzle came to be played."""
        from ...play.saved import Origin
        from ...play.session import Session

        self._session = Session.new(
            puzzle,
            clock=self._clock,
            options=self._options(rules),
            level=level,
            title=title,
            rules=rules._replace(capacity=self.capacity),
            origin=origin or Origin.OTHER,
            pace=pace,
            start=start,
            told=told,
            defer_hints=True,
        )
        self.keep()

    def continue_in_calm(self) -> None:
        """Continue from the present board as a new game, by the rules of Calm."""
        from os import urandom

        from ...play.saved import Origin, SavedGame

        state, lost = self.session.state, self.session.saved()
        self._session = self.open(
            SavedGame(
                game_id=urandom(8).hex(),
                puzzle=lost.puzzle,
                level=lost.level,
                title=lost.title,
                rules=CALM._replace(capacity=self.capacity),
                start=state,
                told=lost.told,
                origin=Origin.OTHER,
                cursor=lost.cursor,
            )
        )
        self.keep()

    def open(self, saved: "SavedGame") -> "Session":
        """Open a saved game and return its session, without making it the current game.

        Raises `UnplayableBoardError` for a board that has no solution.
        """
        from ...play.session import Session

        options = self._options(saved.rules)
        return Session(saved, options=options, clock=self._clock, defer_hints=True)

    def play(self, session: "Session") -> None:
        """Make an opened game the current one."""
        self._session = session

    def take(self, saved: "SavedGame | None") -> None:
        """Make a saved game the current one, or none."""
        self._saved, self._session = saved, None

    def view(self) -> "GameView":
        """Return the view of the game."""
        return self.session.view()

    def do(self, intent: "Intent") -> "Outcome":
        """Carry out an intent, and save the game if it is worth saving."""
        return self._settle(self.session.do(intent))

    def use_help(self) -> None:
        """Count help from outside the game."""
        from ...play.intents import Command

        self._settle(self.session.do(Command.USE_HELP))

    def count_help_with(self, board: "Grid") -> None:
        """Count help in games whose board is opened where answers are shown.

        These are the scored games in progress that have the same solution.
        """
        from ...play.arcade.disclosure import with_help_if_revealed

        for saved in self._games.all():
            game = with_help_if_revealed(saved, board)
            if game is None:
                continue
            if saved.game_id == self.game_id:
                self.use_help()
            else:
                self._games.amend(game)

    def tick(self) -> "Outcome":
        """Advance the game's clock."""
        return self._settle(self.session.tick())

    def set_options(self, options: Options) -> None:
        """Change the options of play, for this game and later ones."""
        self.options = options
        if self._session is not None:
            from ...play.intents import SetOptions

            rules = self._session.view().rules
            self._settle(self._session.do(SetOptions(self._options(rules))))

    def keep(self) -> None:
        """Save the game; one that is over is recorded and released, once."""
        if self._session is None:
            return
        saved = self._session.saved()
        if saved.game_id == self._finished:
            return
        if saved.is_over:
            self.before_end(saved)
        self.problem = self._games.keep(saved)
        if saved.is_over:
            self._finished = saved.game_id
            self._games.finish(saved)

    def _options(self, rules: GameRules) -> Options:
        """Return the player's options of play, as far as a game's rules allow them."""
        is_scored = rules.is_scored
        return self.options.without_assists() if is_scored else self.options

    def _settle(self, outcome: "Outcome") -> "Outcome":
        if outcome.save:
            self.keep()
        return outcome
