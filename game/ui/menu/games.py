"""The games in progress, to continue or to delete."""

from typing import TYPE_CHECKING, Final

from ...play.saved import SavedGame
from ...shell.handlers import handles
from ...shell.parts.base import Gap, Part
from ...shell.parts.lines import Column, Row
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.button import Look
from ...shell.widgets.label import Label
from ..scene.base import GameScene
from ..scene.header import framed, header
from ..widgets.list_box import Line
from .game_list import AllGames, GameList

if TYPE_CHECKING:
    from .services import MenuServices


class GamesScene(GameScene):
    """The list of games in progress; Enter continues one, Delete deletes it."""

    services: "MenuServices"
    scopes = ("games",)
    tick = 0.25

    def __init__(self, stage: Stage, services: "MenuServices", argument: None) -> None:
        super().__init__(stage, services)
        self.title: Final = Label(
            self.text("ui.games.title"), points=26, weight=Weight.TITLE, id="title"
        )
        self.list: Final[GameList] = GameList(
            self._choose, self._open, theme=services.preferences.theme
        )
        self.buttons: Final = (
            self.action_button("games.go_on", look=Look.PRIMARY),
            self.action_button("games.throw_away"),
        )
        self.leave_button: Final = self.back_button()
        self._games: list[SavedGame] = []

    def parts(self) -> Part:
        """Return the list between its title and its buttons."""
        self.list.theme = self.preferences.theme
        column = Column(AllGames(self.list), Row(*self.buttons, at=0.0))
        head = header(self.leave_button, self.title)
        return framed(head, column, Gap())

    def enter(self) -> None:
        """Show the present games."""
        chosen = self.list.chosen or 0
        games = self.services.games
        self._games = games.all()
        if not self._games:
            self.back()
            return
        catalogue, show_time = self.catalogue, self.preferences.settings.game.show_timer
        summaries = [games.summary(game) for game in self._games]
        lines = [
            Line(found.name(catalogue), found.facts(catalogue, show_time=show_time))
            for found in summaries
        ]
        self.list.show_games(summaries, lines, min(chosen, len(lines) - 1))
        self.layout(self.stage.kit)
        self.form.set_focus(self.list)
        self.invalidate()

    def _choose(self, index: int) -> None:
        """Do nothing: there are no details to show."""

    def _open(self, index: int) -> None:
        self.services.switcher.go_on(self._games[index].game_id)
        if self.stage.shows(self):
            self.enter()

    @handles("games.go_on")
    def go_on(self) -> None:
        """Continue the chosen game."""
        if self.list.chosen is not None:
            self._open(self.list.chosen)

    @handles("games.throw_away")
    def throw_away(self) -> None:
        """Ask whether to delete the chosen game."""
        if self.list.chosen is not None:
            game = self._games[self.list.chosen]
            self.services.switcher.throw_away(game, self.enter)


SCENE = GamesScene
