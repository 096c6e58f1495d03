"""The part of the table that is about cells: moving, selecting, digits, notes and tools."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from game.core.digits import symbol
from game.play.intents import (
    EnterDigit,
    Erase,
    FillNotes,
    Intent,
    InvertSelection,
    MoveCursor,
    NextTool,
    SelectAll,
    SelectNone,
    SetTool,
    Tool,
)
from game.ui.actions import reasons
from game.ui.actions.action import Action
from game.ui.actions.scope import Group, Scope

if TYPE_CHECKING:
    from game.ui.scenes.play import PlayScene

Play: TypeAlias = "Action[PlayScene]"

_STEPS: Final = {"Left": (0, -1), "Right": (0, 1), "Up": (-1, 0), "Down": (1, 0)}
_DIGITS: Final = range(1, 10)
_LETTERS: Final = range(10, 17)
"""Digits that are written as letters: they mean digits on boards that have them alone."""


def want(intent: Callable[[], Intent]) -> "Callable[[PlayScene], object]":
    """Return the deed of asking something of the game."""
    return lambda play: play.do(intent())


def _enter(digit: int, tool: Tool | None) -> "Callable[[PlayScene], object]":
    return lambda play: play.do(EnterDigit(digit, tool))


def _digits(
    family: str, chords: tuple[str, ...], group: Group, tool: Tool | None
) -> "tuple[Play, ...]":
    return tuple(
        Action(
            f"{family}.{digit}",
            tuple(chord.format(digit) for chord in chords),
            group,
            (Scope.PLAY,),
            _enter(digit, tool),
            reasons.no_digit,
            family=family,
            member=str(digit),
        )
        for digit in _DIGITS
    )


def _letters(family: str, chord: str, group: Group, tool: Tool | None) -> "tuple[Play, ...]":
    return tuple(
        Action(
            f"{family}.{digit}",
            (chord.format(symbol(digit)),),
            group,
            (Scope.LETTERS,),
            _enter(digit, tool),
            reasons.no_digit,
            family=f"{family}.letters",
            member=symbol(digit),
        )
        for digit in _LETTERS
    )


def _moves(family: str, chords: tuple[str, ...], *, extend: bool) -> "tuple[Play, ...]":
    return tuple(
        Action(
            f"{family}.{way.lower()}",
            tuple(chord.format(way) for chord in chords),
            Group.BOARD,
            (Scope.BOARD,),
            want(lambda step=step: MoveCursor(*step, extend=extend)),  # type: ignore[misc]
            repeats=True,
            family=family,
            member=way,
        )
        for way, step in _STEPS.items()
    )


def _tool(tool: Tool, *chords: str) -> "Play":
    return Action(
        f"tool.{tool.value}",
        chords,
        Group.TOOLS,
        (Scope.PLAY,),
        want(lambda: SetTool(tool)),
    )


BOARD: "tuple[Play, ...]" = (
    *_moves("move", ("{}",), extend=False),
    *_moves("extend", ("Shift+{}", "Ctrl+{}"), extend=True),
    *_digits("digit", ("{}", "Num{}"), Group.BOARD, None),
    *_digits("corner", ("Shift+{}", "Shift+Num{}", "Alt+{}"), Group.BOARD, Tool.CORNER),
    *_digits("centre", ("Ctrl+{}", "Ctrl+Num{}"), Group.BOARD, Tool.CENTRE),
    *_letters("digit", "{}", Group.BOARD, None),
    *_letters("corner", "Shift+{}", Group.BOARD, Tool.CORNER),
    *_letters("centre", "Alt+{}", Group.BOARD, Tool.CENTRE),
    Action(
        "erase",
        ("Del", "Backspace", "0", "Num0", "PadX"),
        Group.BOARD,
        (Scope.PLAY,),
        want(Erase),
        reasons.finished,
    ),
    Action("select.same", ("S",), Group.BOARD, (Scope.PLAY,), lambda play: play.select_same()),
    Action("select.all", ("Ctrl+A",), Group.BOARD, (Scope.PLAY,), want(SelectAll)),
    Action("select.none", ("Ctrl+Shift+A",), Group.BOARD, (Scope.PLAY,), want(SelectNone)),
    Action("select.invert", ("Ctrl+I",), Group.BOARD, (Scope.PLAY,), want(InvertSelection)),
)
TOOLS: "tuple[Play, ...]" = (
    _tool(Tool.DIGIT, "Z"),
    _tool(Tool.CORNER, "X"),
    _tool(Tool.CENTRE, "C", "Ctrl+E"),
    Action("tool.next", ("Space",), Group.TOOLS, (Scope.BOARD,), want(NextTool)),
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
        "fill_notes",
        ("F", "Ctrl+F"),
        Group.TOOLS,
        (Scope.PLAY,),
        want(FillNotes),
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
