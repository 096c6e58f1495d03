"""What can be done in the menu, in the list of games and where a puzzle is opened."""

from typing import Final

from ..scene.action import Action
from ..scene.scope import Group

MENU: Final = (
    Action("boards", ("B",), Group.GAME, ("menu",), opens="boards"),
    Action("games", ("Ctrl+G",), Group.GAME, ("menu",), opens="games"),
    Action("games.go_on", (), Group.GAME, ("games",)),
    Action("games.throw_away", ("Del", "Backspace", "PadX"), Group.GAME, ("games",)),
)
OPEN: Final = (Action("open.go", (), Group.GAME, ("open",)),)
