"""The scenes of all rooms, one module each, imported when one is opened.

A scene module has a class `SCENE`, made from the stage, the services and the argument that the
opening scene gave. The list is read without pygame: the command line offers it.
"""

from typing import Final

from ..arcade import contents as arcade
from ..editor import contents as editor
from ..games import contents as games
from ..library import contents as library
from ..menu import contents as menu
from ..play import contents as play
from ..records import contents as records
from ..scene import contents as scene
from ..school import contents as school
from ..settings import contents as settings
from ..study import contents as study
from ..theatre import contents as theatre
from ..versus import contents as versus

SCENES: Final = {
    **menu.SCENES,
    **play.SCENES,
    **arcade.SCENES,
    **editor.SCENES,
    **library.SCENES,
    **settings.SCENES,
    **games.SCENES,
    **scene.SCENES,
    **study.SCENES,
    **school.SCENES,
    **theatre.SCENES,
    **records.SCENES,
    **versus.SCENES,
}
"""Where each scene is, by the id by which scenes open each other."""
PARTS: Final = {"rush": arcade.RUSH_PARTS}
"""What scenes are made of that come at once where the menu has prepared them."""
PICTURES: Final = (
    *(*SCENES, *editor.STATES, *play.STATES, *arcade.STATES, *settings.STATES),
    *(*versus.STATES, *records.STATES),
)
"""What there are pictures of: every scene, and some of them in another state."""
