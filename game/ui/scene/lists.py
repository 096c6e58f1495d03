"""What can be done in lists and on pages, and in the lists of keys and of the solver."""

from typing import TYPE_CHECKING, Any, Final

from .action import Action
from .scope import Group, Scope

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..menu.games import GamesScene
    from ..school.road import RoadScene
    from ..settings.help import HelpScene
    from ..settings.key_settings import KeysScene
    from ..study.base import StudyScene
    from ..study.solver_scene import SolverScene
    from ..theatre.about import TheatreAboutScene

_PAGES: 'tuple[Action["HelpScene | TheatreAboutScene"], ...]' = (
    Action(
        "pages.earlier",
        ("PageUp", "PadL"),
        Group.LISTS,
        (Scope.PAGES,),
        lambda scene: scene.turn(-1),
        lambda scene: scene.why_not_earlier,
        repeats=True,
    ),
    Action(
        "pages.later",
        ("PageDown", "PadR"),
        Group.LISTS,
        (Scope.PAGES,),
        lambda scene: scene.turn(1),
        lambda scene: scene.why_not_later,
        repeats=True,
    ),
)


def _list(
    id: str, chord: str, does: "Callable[[GamesScene | KeysScene | RoadScene | StudyScene], object]"
) -> 'Action["GamesScene | KeysScene | RoadScene | StudyScene"]':
    return Action(f"list.{id}", (chord,), Group.LISTS, (Scope.LIST,), does, repeats=True)


_LISTS: 'tuple[Action["GamesScene | KeysScene | RoadScene | StudyScene"], ...]' = (
    _list("up", "Up", lambda scene: scene.list.step(-1)),
    _list("down", "Down", lambda scene: scene.list.step(1)),
    _list("page_up", "PageUp", lambda scene: scene.list.turn(-1)),
    _list("page_down", "PageDown", lambda scene: scene.list.turn(1)),
    _list("first", "Home", lambda scene: scene.list.go_to_end(-1)),
    _list("last", "End", lambda scene: scene.list.go_to_end(1)),
    Action(
        "list.open",
        ("Enter", "Space", "PadA"),
        Group.LISTS,
        (Scope.LIST,),
        lambda scene: scene.list.open(),
    ),
)

_KEYS: 'tuple[Action["KeysScene"], ...]' = (
    Action(
        "keys.add",
        ("Insert", "PadY"),
        Group.LISTS,
        (Scope.KEYS,),
        lambda keys: keys.listen(),
        lambda keys: keys.why_not_more,
    ),
    Action(
        "keys.reset",
        ("Backspace", "PadX"),
        Group.LISTS,
        (Scope.KEYS,),
        lambda keys: keys.reset_one(),
        lambda keys: keys.why_not_reset,
    ),
    Action(
        "keys.reset_all",
        (),
        Group.LISTS,
        (Scope.KEYS,),
        lambda keys: keys.reset_everything(),
        lambda keys: keys.why_not_reset_all,
    ),
)

_SOLVER: 'tuple[Action["SolverScene"], ...]' = (
    Action(
        "solver.switch",
        ("Insert", "PadY"),
        Group.LISTS,
        (Scope.SOLVER,),
        lambda scene: scene.switch(),
        lambda scene: scene.why_not_switch,
    ),
    Action(
        "solver.earlier",
        ("Ctrl+Up", "PadL"),
        Group.LISTS,
        (Scope.SOLVER,),
        lambda scene: scene.move(-1),
        lambda scene: scene.why_not_earlier,
        repeats=True,
    ),
    Action(
        "solver.later",
        ("Ctrl+Down", "PadR"),
        Group.LISTS,
        (Scope.SOLVER,),
        lambda scene: scene.move(1),
        lambda scene: scene.why_not_later,
        repeats=True,
    ),
    Action(
        "solver.less",
        ("Ctrl+Left",),
        Group.LISTS,
        (Scope.SOLVER,),
        lambda scene: scene.change_score(-1),
        repeats=True,
    ),
    Action(
        "solver.more",
        ("Ctrl+Right",),
        Group.LISTS,
        (Scope.SOLVER,),
        lambda scene: scene.change_score(1),
        repeats=True,
    ),
    Action(
        "solver.reset",
        ("Ctrl+Del", "PadX"),
        Group.LISTS,
        (Scope.SOLVER,),
        lambda scene: scene.reset(),
        lambda scene: scene.why_not_reset,
    ),
)

LISTS: Final[tuple[Action[Any], ...]] = (*_PAGES, *_LISTS, *_KEYS, *_SOLVER)
