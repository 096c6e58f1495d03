"""The game in progress: played through one verb, and kept after every change.

Sessions, solver and techniques are imported when a game is opened, not for the menu.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.message import Message
from game.core.rules import Puzzle
from game.generate.levels import Level
from game.play.game_rules import CALM
from game.play.options import Options

if TYPE_CHECKING:
    from game.play.intents import Intent
    from game.play.outcome import Outcome, Won
    from game.play.saved import SavedGame
    from game.play.session import Session
    from game.play.view import GameView
    from game.ui.summary import Summary


class CurrentGame:
    """Holds at most one game; `keep` is handed every state worth saving, `won` each first win."""

    def __init__(
        self,
        clock: Callable[[], float],
        *,
        saved: "SavedGame | None" = None,
        options: Options | None = None,
        capacity: int | None = None,
        keep: "Callable[[SavedGame], Message | None] | None" = None,
        won: "Callable[[SavedGame, Won], object] | None" = None,
    ) -> None:
        self._clock = clock
        self._saved = saved
        self._keep = keep
        self._won = won
        self._session: Session | None = None
        self.capacity = capacity
        """What bounds the history of new games, if anything does."""
        self.problem: Message | None = None
        """Why the game could not be saved, if it could not."""
        self.options: Options = options or Options()

    @property
    def has_game(self) -> bool:
        """Whether there is a game that is not won: to be continued, and to be asked about."""
        if self._session is not None:
            saved = self._session.saved()
            return saved.win is None
        return self._saved is not None and self._saved.win is None

    @property
    def summary(self) -> "Summary | None":
        """What the menu tells of the game to continue, found without opening it."""
        if not self.has_game:
            return None
        from game.ui.summary import summary_of

        saved = self._saved if self._session is None else self._session.saved()
        assert saved is not None
        return summary_of(saved)

    @property
    def session(self) -> "Session":
        """The game in progress, opened when it was only saved; there must be one."""
        if self._session is None:
            assert self._saved is not None
            self._session = self._open(self._saved)
        return self._session

    def begin(self, puzzle: Puzzle, *, level: Level | None = None, title: str = "") -> None:
        """Put a new game in the place of the one there was."""
        from game.play.session import Session

        self._session = Session.new(
            puzzle,
            clock=self._clock,
            options=self.options,
            level=level,
            title=title,
            rules=CALM._replace(capacity=self.capacity),
            defer_hints=True,
        )
        self.keep()

    def take(self, saved: "SavedGame") -> None:
        """Put a saved game in the place of the one there was."""
        self._saved, self._session = saved, None

    def view(self) -> "GameView":
        """Return what a screen shows of the game."""
        return self.session.view()

    def do(self, intent: "Intent") -> "Outcome":
        """Do what the player wants; what is worth saving is saved."""
        return self._settle(self.session.do(intent))

    def tick(self) -> "Outcome":
        """Let the game's clock go on."""
        return self._settle(self.session.tick())

    def set_options(self, options: Options) -> None:
        """Change the settings of play, for this game and the ones to come."""
        self.options = options
        if self._session is not None:
            from game.play.intents import SetOptions

            self._settle(self._session.do(SetOptions(options)))

    def keep(self) -> None:
        """Save the game as it stands."""
        if self._session is not None and self._keep is not None:
            self.problem = self._keep(self._session.saved())

    def _settle(self, outcome: "Outcome") -> "Outcome":
        if outcome.save:
            self.keep()
        from game.play.outcome import Won

        for event in outcome.events:
            if isinstance(event, Won) and event.first and self._won is not None:
                self._won(self.session.saved(), event)
        return outcome

    def _open(self, saved: "SavedGame") -> "Session":
        from game.play.session import Session

        return Session(saved, options=self.options, clock=self._clock, defer_hints=True)
