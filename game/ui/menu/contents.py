"""The scenes and actions of the menu's room."""

from typing import Final

from ..scene.action import Action
from ..scene.scope import Group

SCENES: Final = {
    "menu": "menu.menu",
    "welcome": "menu.welcome",
    "games": "menu.games",
    "boards": "menu.boards",
    "several": "menu.several",
    "open": "menu.open",
    "attract": "menu.attract",
}
"""The scenes, and the modules that they are in."""

MENU: Final = (
    Action("boards", ("B",), Group.GAME, ("menu",), opens="boards"),
    Action("more", (), Group.GAME, ("menu", "play", "road")),
    Action("games", ("Ctrl+G",), Group.GAME, ("menu",), opens="games"),
    Action("games.go_on", (), Group.GAME, ("games",)),
    Action("games.throw_away", ("Del", "Backspace", "PadX"), Group.GAME, ("games",)),
    *(
        Action(f"welcome.{answer}", (key,), Group.GAME, ("welcome",))
        for key, answer in (("1", "new"), ("2", "know"), ("3", "well"))
    ),
)
OPEN: Final = (Action("open.go", (), Group.GAME, ("open",)),)
