"""The one table of actions: what a player can do, where, by which keys, and what comes of it.

To add one: an entry here or in the module of its scenes beside it (`board` for what is about
cells), and its words in `game.messages.english.actions`. Buttons, tips, help, key settings and
gamepad follow from that.
"""

from collections.abc import Mapping
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from ...play.intents import Command, Reveal
from ..arcade.actions import RUSH
from ..editor.actions import EDITOR
from ..games import deeds, reasons
from ..library.actions import COLLECTING
from ..play.board import BOARD, TOOLS, Play, want
from ..play.heard import HEARD
from ..scene.action import Action
from ..scene.lists import LISTS
from ..scene.scope import Group, Scope
from ..school.actions import LEARN
from ..study.actions import REFERENCE, STUDY
from ..theatre.actions import THEATRE

if TYPE_CHECKING:
    from ..arcade.win import WinScene
    from ..menu.games import GamesScene
    from ..menu.menu import MenuScene
    from ..menu.open import OpenScene
    from ..play.pause import PauseScene
    from ..scene.base import GameScene

_PLAY: "tuple[Play, ...]" = (
    Action(
        "undo",
        ("U", "Ctrl+Z", "[", "NumMinus", "PadL"),
        Group.GAME,
        (Scope.PLAY,),
        want(Command.UNDO),
        reasons.nothing_to_undo,
        repeats=True,
    ),
    Action(
        "redo",
        ("R", "Ctrl+Y", "Ctrl+Shift+Z", "]", "PadR"),
        Group.GAME,
        (Scope.PLAY,),
        want(Command.REDO),
        reasons.nothing_to_redo,
        repeats=True,
    ),
    Action(
        "hint",
        ("H", "F2", "NumTimes", "PadY"),
        Group.GAME,
        (Scope.PLAY,),
        want(Command.HINT),
        reasons.no_more_hint,
    ),
    Action(
        "see", ("I",), Group.GAME, (Scope.PLAY,), lambda play: play.see(), reasons.nothing_to_see
    ),
    Action(
        "apply_hint",
        (),
        Group.GAME,
        (Scope.PLAY,),
        lambda play: play.apply_hint(),
        reasons.no_hint_to_apply,
    ),
    Action(
        "rewind",
        (),
        Group.GAME,
        (Scope.PLAY,),
        want(Command.REWIND_MISTAKE),
        reasons.no_mistake_shown,
    ),
    Action("reveal", (), Group.GAME, (Scope.PLAY,), want(Reveal()), reasons.nothing_to_reveal),
    Action("check", ("K",), Group.GAME, (Scope.PLAY,), want(Command.CHECK), reasons.closed),
    Action(
        "board_rules",
        ("Shift+L",),
        Group.GAME,
        (Scope.PLAY, Scope.PAUSE),
        deeds.board_rules,
        reasons.no_rules,
    ),
    Action("rules", ("Shift+F1",), Group.GAME, (Scope.PLAY,), lambda play: play.rules()),
    Action("pause", ("P", "PadStart"), Group.GAME, (Scope.PLAY,), lambda play: play.pause()),
    Action("save", ("Ctrl+S",), Group.GAME, (Scope.PLAY,), lambda play: play.save()),
)
_GAME: "tuple[Action[Any], ...]" = (
    Action("copy", ("Ctrl+C",), Group.GAME, (Scope.PLAY, Scope.PAUSE), deeds.copy_board),
    Action("copy_id", ("Ctrl+Shift+C",), Group.GAME, (Scope.PLAY, Scope.PAUSE), deeds.copy_id),
    Action(
        "unfold",
        ("Ctrl+U",),
        Group.GAME,
        (Scope.PLAY, Scope.STUDY),
        lambda scene: scene.unfold(),
        reasons.no_inner,
    ),
    Action(
        "copy_step",
        ("Ctrl+Alt+C",),
        Group.GAME,
        (Scope.PLAY, Scope.TABLE),
        deeds.copy_step,
        reasons.no_step,
    ),
    Action(
        "export",
        ("Ctrl+Shift+S",),
        Group.GAME,
        (Scope.PLAY, Scope.PAUSE),
        lambda scene: scene.stage.push("export"),
    ),
    Action(
        "print",
        ("Ctrl+P",),
        Group.GAME,
        (Scope.MENU, Scope.PLAY, Scope.PAUSE),
        deeds.print_pages,
    ),
    Action("study", ("T",), Group.GAME, (Scope.PLAY, Scope.PAUSE), deeds.study, reasons.scored),
    Action("open", ("Ctrl+O",), Group.GAME, (Scope.MENU, Scope.PLAY), deeds.open_puzzle),
    Action("records", ("Ctrl+H",), Group.GAME, (Scope.MENU,), deeds.records),
    Action("theatre", ("Ctrl+T",), Group.GAME, (Scope.MENU,), deeds.theatre),
    Action("watch", ("W",), Group.GAME, (Scope.PAUSE, Scope.WIN), deeds.watch, reasons.unwatched),
)
_OWN: "tuple[Action[Any], ...]" = (
    Action(
        "share",
        ("Ctrl+C",),
        Group.GAME,
        (Scope.WIN, Scope.RUSH_END),
        lambda scene: scene.share(),
    ),
    Action(
        "restart",
        ("Ctrl+R",),
        Group.GAME,
        (Scope.PLAY, Scope.PAUSE),
        lambda scene: scene.restart(),
        reasons.scored,
    ),
    Action(
        "new",
        ("Ctrl+N",),
        Group.GAME,
        (Scope.MENU, Scope.PLAY, Scope.PAUSE, Scope.WIN),
        lambda scene: scene.new_game(),
    ),
    Action(
        "paste",
        ("Ctrl+V",),
        Group.GAME,
        (Scope.MENU, Scope.PLAY, Scope.OPEN, Scope.EDITOR, Scope.THEATRE),
        lambda scene: scene.paste(),
    ),
    Action("another", (), Group.GAME, (Scope.WIN,), lambda scene: scene.another()),
    Action("again", (), Group.GAME, (Scope.PLAY, Scope.WIN), lambda scene: scene.again()),
    Action(
        "menu",
        (),
        Group.GAME,
        (Scope.PLAY, Scope.PAUSE, Scope.WIN),
        lambda scene: scene.back_to_menu(),
    ),
    Action(
        "card.earlier",
        ("PageUp", "Ctrl+PageUp"),
        Group.GAME,
        (Scope.PLAY, Scope.STUDY, Scope.GUIDE),
        lambda scene: scene.turn_card(-1),
        repeats=True,
    ),
    Action(
        "card.later",
        ("PageDown", "Ctrl+PageDown"),
        Group.GAME,
        (Scope.PLAY, Scope.STUDY, Scope.GUIDE),
        lambda scene: scene.turn_card(1),
        repeats=True,
    ),
)
"""Done in several scenes, by each in its own way."""
_MENU: 'tuple[Action["MenuScene"], ...]' = (
    Action("boards", ("B",), Group.GAME, (Scope.MENU,), lambda menu: menu.choose_board()),
    Action(
        "games",
        ("Ctrl+G",),
        Group.GAME,
        (Scope.MENU,),
        lambda menu: menu.list_games(),
        lambda menu: menu.why_no_games,
    ),
)
_GAMES: 'tuple[Action["GamesScene"], ...]' = (
    Action("games.go_on", (), Group.GAME, (Scope.GAMES,), lambda scene: scene.go_on()),
    Action(
        "games.throw_away",
        ("Del", "Backspace", "PadX"),
        Group.GAME,
        (Scope.GAMES,),
        lambda scene: scene.throw_away(),
    ),
)
_OPEN: 'tuple[Action["OpenScene"], ...]' = (
    Action("open.go", (), Group.GAME, (Scope.OPEN,), lambda scene: scene.submit()),
)
_PAUSE: 'tuple[Action["PauseScene"], ...]' = (
    Action("resume", (), Group.GAME, (Scope.PAUSE,), lambda pause: pause.back(), like="pause"),
)
_WIN: 'tuple[Action["WinScene"], ...]' = (
    Action("look", (), Group.GAME, (Scope.WIN,), lambda win: win.back(), like="undo"),
)
_WINDOW: 'tuple[Action["GameScene"], ...]' = (
    Action("help", ("F1",), Group.WINDOW, (Scope.EVERYWHERE,), lambda scene: scene.help()),
    Action(
        "keys", ("Ctrl+K",), Group.WINDOW, (Scope.EVERYWHERE,), lambda scene: scene.change_keys()
    ),
    Action("learn", ("L",), Group.WINDOW, (Scope.EVERYWHERE,), lambda scene: scene.learn()),
    Action("settings", ("F10",), Group.WINDOW, (Scope.EVERYWHERE,), lambda scene: scene.settings()),
    Action(
        "fullscreen",
        ("F11",),
        Group.WINDOW,
        (Scope.EVERYWHERE,),
        lambda scene: scene.flip_full_screen(),
    ),
    Action(
        "keypad",
        ("NumDivide",),
        Group.WINDOW,
        (Scope.EVERYWHERE,),
        lambda scene: scene.flip_keypad(),
    ),
    Action(
        "screenshot",
        ("F12",),
        Group.WINDOW,
        (Scope.EVERYWHERE,),
        lambda scene: scene.take_picture(),
    ),
    Action("mute", ("M",), Group.WINDOW, (Scope.EVERYWHERE,), lambda scene: scene.mute()),
    Action(
        "back",
        ("Esc", "NumPoint", "PadB"),
        Group.WINDOW,
        (Scope.EVERYWHERE,),
        lambda scene: scene.step_back(),
    ),
    Action(
        "quit", ("Ctrl+Q",), Group.WINDOW, (Scope.EVERYWHERE,), lambda scene: scene.stage.quit()
    ),
)

ACTIONS: Final[Mapping[str, Action[Any]]] = {
    action.id: action
    for action in chain[Action[Any]](
        BOARD,
        TOOLS,
        HEARD,
        _PLAY,
        _GAME,
        _OWN,
        _MENU,
        _GAMES,
        COLLECTING,
        _OPEN,
        _PAUSE,
        _WIN,
        _WINDOW,
        STUDY,
        EDITOR,
        LEARN,
        RUSH,
        THEATRE,
        REFERENCE,
        LISTS,
    )
}
"""Every action by its id."""
