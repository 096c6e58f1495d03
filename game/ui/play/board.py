"""The part of the table that is about cells: moving, selecting, digits, notes and tools."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from ...play.intents import Command, EnterDigit, Intent, JoinHere, MoveCursor, SetTool
from ...play.moves import FillAll, FinishTrial
from ...play.selection import Tool
from ..games import reasons
from ..scene.action import Action
from ..scene.families import ABOVE, DIGITS, LETTERS, digits, moves
from ..scene.scope import Group, Scope

if TYPE_CHECKING:
    from ..scene.base import GameScene
    from .play import PlayScene

Play: TypeAlias = "Action[PlayScene]"


def want(intent: Intent) -> "Callable[[PlayScene], object]":
    """Return the deed of asking something of the game."""
    return lambda play: play.do(intent)


def _enter(tool: Tool | None) -> "Callable[[PlayScene, int], object]":
    return lambda play, digit: play.do(EnterDigit(digit, tool))


def _spell(scene: "GameScene", digit: int) -> None:
    scene.perform(f"{scene.digits}.{digit}")


def _move(*, extend: bool) -> "Callable[[PlayScene, int, int], object]":
    return lambda play, rows, columns: play.do(MoveCursor(rows, columns, extend=extend))


def _digits(
    family: str,
    chords: tuple[str, ...],
    group: Group,
    tool: Tool | None,
    *,
    of: Mapping[int, str] = DIGITS,
    scope: Scope = Scope.PLAY,
) -> "tuple[Play, ...]":
    does, why_not = _enter(tool), reasons.no_digit
    return digits(family, group, (scope,), does, why_not, chords=chords, of=of)


def _tool(tool: Tool, *chords: str) -> "Play":
    return Action(
        f"tool.{tool.value}",
        chords,
        Group.TOOLS,
        (Scope.PLAY,),
        want(SetTool(tool)),
    )


BOARD: "tuple[Action[Any], ...]" = (
    *moves("move", Group.BOARD, Scope.BOARD, _move(extend=False), chords=("{}",)),
    *moves("extend", Group.BOARD, Scope.BOARD, _move(extend=True), chords=("Shift+{}", "Ctrl+{}")),
    *_digits("digit", ("{}", "Num{}"), Group.BOARD, None),
    *_digits("corner", ("Shift+{}", "Shift+Num{}", "Alt+{}"), Group.BOARD, Tool.CORNER),
    *_digits("centre", ("Ctrl+{}", "Ctrl+Num{}"), Group.BOARD, Tool.CENTRE),
    *_digits("colour", ("Ctrl+Shift+{}",), Group.BOARD, Tool.COLOUR),
    *_digits("digit", ("{}",), Group.BOARD, None, of=ABOVE, scope=Scope.LETTERS),
    *digits("digit.letter", Group.BOARD, (Scope.SPELLED,), _spell, chords=("{}",), of=LETTERS),
    *(
        action
        for of, scope, word in ((ABOVE, Scope.LETTERS, ""), (LETTERS, Scope.NAMED, ".letter"))
        for name, chord, tool in (
            ("corner", "Shift+{}", Tool.CORNER),
            ("centre", "Alt+{}", Tool.CENTRE),
        )
        for action in _digits(name + word, (chord,), Group.BOARD, tool, of=of, scope=scope)
    ),
    Action(
        "erase",
        ("Del", "Backspace", "0", "Num0", "PadX"),
        Group.BOARD,
        (Scope.PLAY,),
        want(Command.ERASE),
        reasons.finished,
    ),
    Action("select.same", ("S",), Group.BOARD, (Scope.PLAY,), lambda play: play.select_same()),
    Action("select.all", ("Ctrl+A",), Group.BOARD, (Scope.PLAY,), want(Command.SELECT_ALL)),
    Action("select.none", ("Ctrl+Shift+A",), Group.BOARD, (Scope.PLAY,), want(Command.SELECT_NONE)),
    Action(
        "select.invert", ("Ctrl+I",), Group.BOARD, (Scope.PLAY,), want(Command.INVERT_SELECTION)
    ),
)
TOOLS: "tuple[Play, ...]" = (
    _tool(Tool.DIGIT, "Z"),
    _tool(Tool.CORNER, "X"),
    _tool(Tool.CENTRE, "C", "Ctrl+E"),
    _tool(Tool.COLOUR, "V"),
    Action("tool.next", ("Space", "NumPlus"), Group.TOOLS, (Scope.BOARD,), want(Command.NEXT_TOOL)),
    Action("tool.hold", ("N",), Group.TOOLS, (Scope.PLAY,), lambda play: play.hold()),
    Action(
        "digit_first", ("D", "Ctrl+D"), Group.TOOLS, (Scope.PLAY,), lambda play: play.flip_order()
    ),
    Action(
        "order.cell",
        (),
        Group.TOOLS,
        (Scope.PLAY,),
        lambda play: play.choose_order(digit_first=False),
    ),
    Action(
        "order.digit",
        (),
        Group.TOOLS,
        (Scope.PLAY,),
        lambda play: play.choose_order(digit_first=True),
    ),
    Action(
        "apply",
        ("Enter", "PadA"),
        Group.TOOLS,
        (Scope.BOARD,),
        lambda play: play.apply(),
        reasons.no_game,
    ),
    Action(
        "picker",
        ("E",),
        Group.TOOLS,
        (Scope.PLAY,),
        lambda play: play.ask_digit(),
        reasons.finished,
    ),
    Action(
        "cage",
        ("Q",),
        Group.TOOLS,
        (Scope.PLAY,),
        lambda play: play.cell_popup.calculate(),
        reasons.no_cage,
    ),
    Action("aim", ("A",), Group.TOOLS, (Scope.PLAY,), lambda play: play.aim(), reasons.finished),
    Action(
        "line",
        ("J",),
        Group.TOOLS,
        (Scope.PLAY,),
        want(JoinHere()),
        reasons.finished,
    ),
    Action(
        "line.weak",
        ("Shift+J",),
        Group.TOOLS,
        (Scope.PLAY,),
        want(JoinHere(strong=False)),
        reasons.finished,
    ),
    Action(
        "branches",
        ("B",),
        Group.TOOLS,
        (Scope.PLAY,),
        lambda play: play.branch(),
        reasons.closed,
    ),
    Action(
        "trial.keep",
        (),
        Group.TOOLS,
        (Scope.PLAY,),
        want(FinishTrial(keep=True)),
        reasons.nothing_tried,
    ),
    Action(
        "trial.discard",
        (),
        Group.TOOLS,
        (Scope.PLAY,),
        want(FinishTrial(keep=False)),
        reasons.nothing_tried,
    ),
    Action(
        "fill_notes",
        ("F", "Ctrl+F"),
        Group.TOOLS,
        (Scope.PLAY,),
        want(FillAll()),
        reasons.finished,
    ),
    Action(
        "freedom",
        ("G", "Ctrl+G"),
        Group.TOOLS,
        (Scope.PLAY,),
        lambda play: play.flip_freedom(),
        reasons.scored,
    ),
)
