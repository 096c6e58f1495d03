"""What a scored game adds to the scene that plays it: judge, scoreboard, rim, rising words."""

from typing import TYPE_CHECKING, Final

import pygame

from game.play.arcade.standing import HINTED_WORTH
from game.play.intents import Intent
from game.play.outcome import Awarded, Event, LifeBack, WrongDigit
from game.play.view import GameView, Status
from game.ui.board.rim import Rim
from game.ui.figures import clock, thousands
from game.ui.rising import SECONDS, Rising
from game.ui.umpire import Umpire
from game.ui.widgets.scoreboard import Scoreboard

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.play.arcade.referee import Award
    from game.play.arcade.standing import Standing
    from game.ui.board.board import Board
    from game.ui.scene import GameScene

RIM_CLASSES: Final = ((0.5, 1.0), (0.2, 0.5), (0.0, 0.2))
"""How much of the combo's clock is left, and how much of the frame tells it.

No more than three: the speed of a line that moved would tell how easy the next entry is."""


def rim_share(standing: "Standing", now: int) -> float:
    """Return how much of the frame the combo's clock takes at a moment of play."""
    if not standing.wait or not standing.combo:
        return 0.0
    left = standing.left(now) / standing.wait
    return next((share for least, share in RIM_CLASSES if left > least), 0.0)


class ScoredPlay:
    """Beside a scene that plays games; it rests while the game is not scored."""

    def __init__(
        self, scene: "GameScene", board: "Board", do: "Callable[[Intent], object]"
    ) -> None:
        self._scene: Final = scene
        self._board: Final = board
        context = scene.context
        self._game: Final = context.current_game
        self._umpire: Final = Umpire(scene, self._game, do)
        self._rising: list[Rising] = []
        self.scoreboard: Final = scene.bind(
            Scoreboard(scene.animator, theme=lambda: context.theme, id="scoreboard"), "rules"
        )

    def enter(self) -> None:
        """Have the game judged from now on."""
        self._umpire.begin()

    def leave(self) -> None:
        """Let go of what is waited for and what rises."""
        self._umpire.end()
        self._rising.clear()

    def hear(self, events: tuple[Event, ...]) -> None:
        """Ask what the game wants to know, and say what entries took."""
        self._umpire.hear(events)
        for event in events:
            match event:
                case Awarded(award):
                    self._say(award)
                case WrongDigit(cell):
                    self._rise(self._scene.text("arcade.life_lost"), cell, "life")
                case LifeBack():
                    self._rise(self._scene.text("arcade.life_back"), self._cursor(), "good")

    def show(self, view: GameView) -> None:
        """Show how the game stands."""
        scored = view.scored
        if scored is None:
            self._board.show_rims(())
            return
        text, show_time = self._scene.text, self._scene.context.settings.game.show_timer
        facts = [text("ui.short_left", n=view.open_cells)]
        if scored.par is not None:
            facts.insert(0, text("arcade.par", points=thousands(scored.par.score)))
        if scored.helped:
            facts.append(text("arcade.helped"))
        time = clock(view.elapsed) if show_time else ""
        self.scoreboard.show(scored, text("ui.separator").join(facts), time)
        self._show_rims(view)

    def update(self, dt: float, view: GameView) -> None:
        """Let time pass."""
        if view.scored is not None:
            self._show_rims(view)
        still = self._scene.stage.reduced_motion
        for rising in self._rising[:]:
            self._scene.invalidate(rising.rect.copy())
            if not rising.update(dt, still=still):
                self._rising.remove(rising)
            self._scene.invalidate(rising.rect.copy())

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw what rises."""
        theme = self._scene.context.theme
        for rising in self._rising:
            if rising.rect.colliderect(area):
                rising.paint(surface, self._scene.kit, theme.colour(rising.role))

    def _show_rims(self, view: GameView) -> None:
        standing = self._game.session.standing
        if standing is None or view.status is not Status.PLAYING:
            self._board.show_rims(())
            return
        share = rim_share(standing, self._game.session.milliseconds)
        self._board.show_rims((Rim(share, "gold"),) if share else ())

    def _say(self, award: "Award") -> None:
        """Let rise what an entry took, and what it earned."""
        if award.cell < 0 or not award.right or not award.worth:
            return
        catalogue = self._scene.context.catalogue
        points = f"{award.gained:+}".replace("-", "\N{MINUS SIGN}")
        if award.worth <= HINTED_WORTH or not award.technique:
            words = points
        else:
            taken = catalogue.text(f"technique.{award.technique}.taken")
            words = self._scene.text("arcade.takes", technique=taken, points=points)
        tiers = award.before.tier, award.after.tier
        role = "gold" if tiers[1] > tiers[0] else "good" if award.gained > 0 else "life"
        self._rise(words, award.cell, role)

    def _cursor(self) -> int:
        return self._game.view().cursor

    def _rise(self, words: str, cell: int, role: str) -> None:
        place = self._board.cell_rect(cell)
        if not place.width:
            return
        rising = Rising(self._scene.kit, words, place, self._board.rect, role)
        self._rising.append(rising)
        self._scene.animator.start(_rest, SECONDS, key="rising")
        self._scene.invalidate(rising.rect.copy())


def _rest(_: float) -> None:
    """Keep the loop at its full pace."""
