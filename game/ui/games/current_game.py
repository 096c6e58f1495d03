"""The game being played: through one verb, and kept after every change.

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
    """Holds at most one of the games; every state worth saving goes back to them."""

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
        """The game as it was put down: the one that was played last, until another is taken."""
        return self._games.newest()

    @property
    def has_game(self) -> bool:
        """Whether there is a game that is not over."""
        saved = self._saved if self._session is None else self._session.saved()
        return saved is not None and not saved.is_over

    @property
    def game_id(self) -> str:
        """The id of the game, empty without one."""
        if self._session is not None:
            return self._session.game_id
        return "" if self._saved is None else self._saved.game_id

    @property
    def session(self) -> "Session":
        """The game, opened when it was only saved; there must be one.

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
        """Play a new game from now on; `origin` tells how its puzzle came to be played."""
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

    def go_on_calmly(self) -> None:
        """Play on from the board as it stands, by the rules of Calm: another game."""
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
        """Return a saved game opened, which is not played yet.

        Raises `UnplayableBoardError` for a board that has no solution.
        """
        from ...play.session import Session

        options = self._options(saved.rules)
        return Session(saved, options=options, clock=self._clock, defer_hints=True)

    def play(self, session: "Session") -> None:
        """Play an opened game from now on."""
        self._session = session

    def take(self, saved: "SavedGame | None") -> None:
        """Play a saved game from now on, or none."""
        self._saved, self._session = saved, None

    def view(self) -> "GameView":
        """Return what a screen shows of the game."""
        return self.session.view()

    def do(self, intent: "Intent") -> "Outcome":
        """Do what the player wants; what is worth saving is saved."""
        return self._settle(self.session.do(intent))

    def use_help(self) -> None:
        """Count help that was had elsewhere."""
        from ...play.intents import Command

        self._settle(self.session.do(Command.USE_HELP))

    def count_help_with(self, board: "Grid") -> None:
        """Take note that a board is opened where answers are to be had.

        Scored games in progress with the same solution count as games with help from now on.
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
        """Let the game's clock go on."""
        return self._settle(self.session.tick())

    def set_options(self, options: Options) -> None:
        """Change the settings of play, for this game and the ones to come."""
        self.options = options
        if self._session is not None:
            from ...play.intents import SetOptions

            rules = self._session.view().rules
            self._settle(self._session.do(SetOptions(self._options(rules))))

    def keep(self) -> None:
        """Save the game as it stands; one that is over is let go of, once."""
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
        """Return the settings of play as the rules of a game let them be."""
        is_scored = rules.is_scored
        return self.options.without_assists() if is_scored else self.options

    def _settle(self, outcome: "Outcome") -> "Outcome":
        if outcome.save:
            self.keep()
        return outcome
