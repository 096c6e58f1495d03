"""What can be done in the collections, and where a file is chosen."""

from typing import TYPE_CHECKING, Any, Final

from ..scene.action import Action
from ..scene.scope import Group, Scope

if TYPE_CHECKING:
    from .collections import CollectionsScene
    from .files import FilesScene

_OPENS: "Action[Any]" = Action(
    "collections",
    ("Ctrl+Shift+B",),
    Group.GAME,
    (Scope.MENU,),
    lambda scene: scene.stage.push("collections"),
)
_HERE: 'tuple[Action["CollectionsScene"], ...]' = (
    Action(
        "collections.play",
        (),
        Group.LISTS,
        (Scope.COLLECTIONS,),
        lambda scene: scene.play(),
        lambda scene: scene.why_nothing,
    ),
    Action(
        "collections.search",
        ("Ctrl+F",),
        Group.LISTS,
        (Scope.COLLECTIONS,),
        lambda scene: scene.search(),
    ),
    Action(
        "collections.favour",
        ("F",),
        Group.LISTS,
        (Scope.PUZZLES,),
        lambda scene: scene.favour(),
        lambda scene: scene.why_nothing,
    ),
    Action(
        "collections.more",
        ("E", "PadY"),
        Group.LISTS,
        (Scope.PUZZLES,),
        lambda scene: scene.more(),
    ),
    Action(
        "collections.delete",
        ("Del", "Backspace", "PadX"),
        Group.LISTS,
        (Scope.PUZZLES,),
        lambda scene: scene.delete(),
        lambda scene: scene.why_nothing,
    ),
    Action(
        "collections.undo",
        (),
        Group.LISTS,
        (Scope.PUZZLES,),
        lambda scene: scene.undo(),
        lambda scene: scene.why_no_undo,
        like="undo",
    ),
)
_FILES: 'Action["FilesScene"]' = Action(
    "files.up",
    ("Backspace", "PadX"),
    Group.LISTS,
    (Scope.FILES,),
    lambda scene: scene.up(),
)
COLLECTING: Final[tuple[Action[Any], ...]] = (_OPENS, *_HERE, _FILES)
