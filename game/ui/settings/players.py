"""The players of this machine: who plays, the others, and their names."""

from functools import partial
from typing import TYPE_CHECKING, Final

from ...core.message import message
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.widgets.button import Button, Look
from ...shell.widgets.label import Label
from ...store.folders import FIRST
from ...store.players import MOST, Player
from ..scene.dialog import CardScene
from ..scene.question import Question, Reply
from ..widgets.list_box import Line, ListBox
from .player_name import NameWanted

if TYPE_CHECKING:
    from .services import SettingsServices

TALL: Final = 380
"""Points of a list of nine."""


class PlayersScene(CardScene):
    """The list of players: switch, add, rename or remove one."""

    services: "SettingsServices"
    wide = 560
    leaves = True

    def __init__(self, stage: Stage, services: "SettingsServices", argument: None) -> None:
        super().__init__(stage, services, services.words.text("ui.players.title"))
        self.words: Final = Label(
            self.text("ui.players.text"), colour="muted", wrap=True, id="text"
        )
        self.list: Final[ListBox] = ListBox(self._choose, lambda _: self._play(), id="players")
        self.play: Final = Button("", self._play, id="play", look=Look.PRIMARY)
        self.add: Final = Button(self.text("ui.players.add"), self._add, id="add")
        self.rename: Final = Button(self.text("ui.players.rename"), self._rename, id="rename")
        self.remove: Final = Button(self.text("ui.players.remove"), self._ask, id="remove")
        self.remove.tip = lambda: self.text(self._why_not_remove or "ui.players.remove")
        self.add.tip = lambda: self.text(self._why_not_add or "ui.players.add")
        folder = services.folder
        self._own: Final = FIRST if folder is None else folder.player.number
        self._at = self._own
        self._show()
        self.form.set_focus(self.list)

    def take_over(self, before: "PlayersScene") -> None:
        """Keep the chosen player."""
        self._at = before._at
        self._show()

    def content(self) -> Part:
        """Return an explanation, the list, and the buttons."""
        others = Grid(
            *(Item(button, tall=48) for button in (self.add, self.rename, self.remove)),
            across=(3, 1),
        )
        chosen = Item(self.list, tall=TALL).growing()
        return Column(self.words, chosen, Item(self.play, tall=48), others)

    @property
    def _players(self) -> tuple[Player, ...]:
        folder = self.services.folder
        return (Player(FIRST),) if folder is None else folder.players.all

    @property
    def _chosen(self) -> Player:
        return next((one for one in self._players if one.number == self._at), self._players[0])

    def _name(self, player: Player) -> str:
        return player.name or self.text("player.number", n=player.number)

    def _show(self) -> None:
        """List the players, and enable what can be done with the chosen one."""
        now = self.text("ui.players.now")
        players, chosen = self._players, self._chosen
        lines = [
            Line(self._name(one), figure=now if one.number == self._own else "") for one in players
        ]
        self.list.show(lines, players.index(chosen))
        self.play.text = self.text("ui.players.play", name=self._name(chosen))
        kept = self.services.folder is not None
        self.play.enabled = kept and chosen.number != self._own
        self.add.enabled = kept and not self._why_not_add
        self.rename.enabled = kept
        self.remove.enabled = kept and not self._why_not_remove
        self.resized()

    @property
    def _why_not_add(self) -> str:
        return "ui.players.why.most" if len(self._players) >= MOST else ""

    @property
    def _why_not_remove(self) -> str:
        if self._chosen.number == FIRST:
            return "ui.players.why.first"
        return "ui.players.why.playing" if self._chosen.number == self._own else ""

    def _choose(self, index: int) -> None:
        self._at = self._players[index].number
        self._show()

    # -- what can be done

    def _play(self) -> None:
        """Close this window; the program opens the next one for the chosen player."""
        folder, chosen = self.services.folder, self._chosen
        if folder is not None and chosen.number != self._own:
            folder.switch(chosen.number)
            self.stage.quit()

    def _add(self) -> None:
        wanted = NameWanted(message("ui.players.new"), self._added, self._is_free)
        self.stage.push("player_name", wanted)

    def _added(self, name: str) -> None:
        folder = self.services.folder
        if folder is not None:
            self._at = folder.players.add(name).number
            self._show()
            self.form.set_focus(self.play, by_keys=self.form.shows_focus)

    def _rename(self) -> None:
        chosen = self._chosen
        free = partial(self._is_free, but=chosen.number)
        then = partial(self._renamed, chosen.number)
        wanted = NameWanted(message("ui.players.name"), then, free, chosen.name)
        self.stage.push("player_name", wanted)

    def _renamed(self, number: int, name: str) -> None:
        folder = self.services.folder
        if folder is not None:
            folder.players.rename(number, name)
            self._show()

    def _is_free(self, name: str, but: int = 0) -> bool:
        folder = self.services.folder
        return folder is None or not folder.players.is_taken(name, but)

    def _ask(self) -> None:
        """Ask for confirmation that a player is removed."""
        chosen = self._chosen
        answers = (
            Reply(
                "remove",
                "ui.players.sure.remove",
                partial(self._removed, chosen.number),
                loses=True,
            ),
            Reply("keep", "ui.players.sure.keep"),
        )
        title = message("ui.players.sure.title", name=self._name(chosen))
        self.stage.push("confirm", Question(title, (message("ui.players.sure.text"),), answers))

    def _removed(self, number: int) -> None:
        folder = self.services.folder
        if folder is not None:
            folder.remove_player(number)
            self._at = self._own
            self._show()


SCENE = PlayersScene
