"""The verdict and the ratings of a board that came from elsewhere, as text."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...core.geometry import CLASSIC
from ...core.grid import Grid
from ...core.message import Message, message
from ...core.naming import conflict_words
from ...core.rules import conflicts
from ...core.verdict import Verdict
from ...messages.lists import sentences_in_turn

if TYPE_CHECKING:
    from ...play.session import Session
    from ...play.study import Route
    from ...play.told import Told
    from ...solve.exact import Classification
    from ..scene.services import Ask
    from ..scene.words import Words
    from .current_game import CurrentGame
    from .ratings import LatestRatings, Ratings

NEARLY: Final = 12
"""Empty cells from which on the path through a board is asked for: its end is not far."""

UNRATED: Final = (Verdict.UNJUDGED, Verdict.GAVE_UP, Verdict.NONE)
"""Verdicts on a board that is played, but has no ratings."""


def unplayable_reason(verdict: Verdict, board: Grid) -> Message:
    """Return why a board cannot be played, for a verdict other than one solution."""
    if verdict is Verdict.CONFLICT:
        words = conflict_words(conflicts(board), board.geometry)
        return message("ui.board_conflict", conflicts=words)
    return message(f"ui.board_{verdict.value.replace(' ', '_')}")


class BoardVerdict:
    """Asks for the ratings of the current game, unless the bank or the generator made it."""

    def __init__(self, words: "Words", known: "LatestRatings") -> None:
        self._words: Final = words
        self._known: Final = known
        self._ratings: Ratings | None = None
        self._foreign = False
        self._unique = False
        self._told: Told | None = None
        self._last_words = ""
        self._ahead = False
        self._settled = ""

    def ask(
        self,
        game: "CurrentGame",
        ask: "Ask",
        changed: Callable[[], object],
        failed: Callable[[Exception], object],
    ) -> None:
        """Ask for missing ratings, see `Ratings.want`; the game stores a verdict that arrives."""
        session = game.session
        self._foreign = session.puzzle.id is None
        self._told = session.told
        is_open = self._told is not None and self._told.verdict is not Verdict.UNIQUE
        self._unique = session.solution is not None and not is_open
        if self._foreign and self._unique:
            self.rate(session.puzzle.givens, ask, changed, failed)
        if self._told is None or self._told.verdict is not Verdict.GAVE_UP:
            return
        from ...play.intents import Settled
        from ...play.questions import SettleBoard

        def settle(found: "Classification") -> None:
            if game.session.game_id != session.game_id:
                return
            game.do(Settled(found))
            self._settled = self._words.text(f"play.settled.{found.verdict.value}")
            self.ask(game, ask, changed, failed)
            changed()

        ask(SettleBoard(session.puzzle.givens), settle, failed=failed)

    def rate(
        self,
        givens: Grid,
        ask: "Ask",
        changed: Callable[[], object],
        failed: Callable[[Exception], object],
    ) -> None:
        """Ask for the ratings of a board with one solution, and drop those of any other."""
        from ...play.study import Subject

        self._foreign = self._unique = True
        self.drop()
        self._ratings = self._known.of(Subject(givens, givens, True))
        self._ratings.want(ask, changed, failed)

    def ask_ahead(self, session: "Session", left: int, ask: "Ask") -> None:
        """Ask once, when few cells are left, for the path that the end of the game shows.

        For a board from elsewhere it was asked already; what fails is asked again at the end.
        """
        givens = session.puzzle.givens
        known = self._foreign or session.solution is None or givens.geometry != CLASSIC
        if known or self._ahead or left > NEARLY:
            return
        from ...play.study import Subject

        self._ahead = True
        ratings = self._known.of(Subject(givens, givens, True))
        ratings.want(ask, lambda: None, lambda _: None, path_alone=True)

    def drop(self) -> None:
        """Cancel the ratings of the board."""
        if self._ratings is not None:
            self._ratings.drop()

    def has_news(self) -> bool:
        """Return whether there is news since the last call."""
        now = self.words + self._settled
        changed = now != self._last_words
        self._last_words = now
        return changed

    def settled(self) -> str:
        """Return, once, the verdict on a board that was played before it was judged."""
        said, self._settled = self._settled, ""
        return said

    @property
    def rated(self) -> bool:
        """Whether all ratings but ER have arrived."""
        return self._ratings is not None and self._ratings.only_explainer_lacks

    @property
    def explained(self) -> bool:
        """Whether ER has arrived."""
        return self._ratings is not None and self._ratings.explainer is not None

    @property
    def figures(self) -> tuple[str, ...]:
        """The ratings that have arrived, as short texts."""
        ratings, text = self._ratings, self._words.text
        if ratings is None:
            return ()
        found = []
        if ratings.route is not None and ratings.route.solved:
            from .ratings import difficulty_of

            found.append(difficulty_of(ratings.route, self._words))
        if ratings.explainer is not None:
            rating = self._words.figures.decimal(ratings.explainer.er, 1)
            found.append(text("study.board.er", rating=rating))
        return tuple(found)

    @property
    def words(self) -> str:
        """Verdict and ratings as text; empty for a board from the bank or generator."""
        text = self._words.text
        if not self._foreign:
            return ""
        if self._told is not None and self._told.verdict in UNRATED:
            # What is known of it stands with its author's rules.
            return ""
        if not self._unique or self._ratings is None:
            return text("study.board.several")
        said = [text("study.board.unique")]
        route = self._ratings.route
        if route is not None:
            said.append(self._of_path(route))
        if self._ratings.explainer is not None:
            decimal = self._words.figures.decimal
            er, ep, ed = (decimal(rating, 1) for rating in self._ratings.explainer[:3])
            said.append(text("study.board.classic", er=er, ep=ep, ed=ed))
        if not self._ratings.finished:
            said.append(text("study.board.rating"))
        return sentences_in_turn(self._words.catalogue, said)

    def _of_path(self, route: "Route") -> str:
        text = self._words.text
        level = text(f"study.level.{route.level}")
        if not route.solved:
            return text("study.board.beyond")
        score = self._words.figures.thousands(route.score)
        return text("study.board.difficulty", score=score, level=level)
