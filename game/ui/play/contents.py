"""The scenes and actions of the room where games are played."""

from functools import partial
from typing import Final

from ...play.intents import Command, EnterDigit, Intent, JoinHere, MoveCursor, Reveal, SetTool
from ...play.moves import FillAll, FinishTrial, StartAgain
from ...play.selection import Tool
from ..games import availability
from ..scene.ability import Ability
from ..scene.action import Action
from ..scene.families import ABOVE, LETTERS, digits, moves
from ..scene.scope import LETTERS as IN_LETTERS
from ..scene.scope import NAMED, Group

SCENES: Final = {
    "play": "play.play",
    "branches": "play.branches",
    "pause": "play.pause",
}
"""The scenes, and the modules that they are in."""
STATES: Final = (
    "play.arcade",
    "marathon",
    "play.colours",
    "hint",
    "picker",
)
"""What there are pictures of besides: scenes in another state."""

_DIGIT: Final = partial(EnterDigit, tool=None)
_CORNER: Final = partial(EnterDigit, tool=Tool.CORNER)
_CENTRE: Final = partial(EnterDigit, tool=Tool.CENTRE)
_COLOUR: Final = partial(EnterDigit, tool=Tool.COLOUR)
_digits = partial(digits, unless=availability.no_digit)
_PLAY: Final = ("play",)
_PAUSED_TOO: Final = ("play", "pause")

BOARD: Final = (
    *moves("move", Group.BOARD, "play.board", intent=MoveCursor, chords=("{}",)),
    *moves(
        "extend",
        Group.BOARD,
        "play.board",
        intent=partial(MoveCursor, extend=True),
        chords=("Shift+{}", "Ctrl+{}"),
    ),
    *_digits("digit", Group.BOARD, "play", intent=_DIGIT, chords=("{}", "Num{}")),
    *_digits(
        "corner",
        Group.BOARD,
        "play",
        intent=_CORNER,
        chords=("Shift+{}", "Shift+Num{}", "Alt+{}"),
    ),
    *_digits("centre", Group.BOARD, "play", intent=_CENTRE, chords=("Ctrl+{}", "Ctrl+Num{}")),
    *_digits("colour", Group.BOARD, "play", intent=_COLOUR, chords=("Ctrl+Shift+{}",)),
    *_digits("digit", Group.BOARD, IN_LETTERS, intent=_DIGIT, chords=("{}",), of=ABOVE),
)
SPELLED: Final = tuple(
    action
    for of, scope, word in ((ABOVE, IN_LETTERS, ""), (LETTERS, NAMED, ".letter"))
    for name, chord, intent in (("corner", "Shift+{}", _CORNER), ("centre", "Alt+{}", _CENTRE))
    for action in _digits(name + word, Group.BOARD, scope, intent=intent, chords=(chord,), of=of)
)


def _board(id: str, *chords: str, intent: Intent | None = None, of_game: bool = False) -> Action:
    unless = availability.finished if of_game else None
    return Action(id, chords, Group.BOARD, _PLAY, unless, intent)


def _tool(tool: Tool, *chords: str) -> Action:
    return Action(f"tool.{tool.value}", chords, Group.TOOLS, _PLAY, intent=SetTool(tool))


CELLS: Final = (
    _board("erase", "Del", "Backspace", "0", "Num0", "PadX", intent=Command.ERASE, of_game=True),
    _board("select.same", "S"),
    _board("select.all", "Ctrl+A", intent=Command.SELECT_ALL),
    _board("select.none", "Ctrl+Shift+A", intent=Command.SELECT_NONE),
    _board("select.invert", "Ctrl+I", intent=Command.INVERT_SELECTION),
)
TOOLS: Final = (
    _tool(Tool.DIGIT, "Z"),
    _tool(Tool.CORNER, "X"),
    _tool(Tool.CENTRE, "C", "Ctrl+E"),
    _tool(Tool.COLOUR, "V"),
    Action(
        "tool.next",
        ("Space", "NumPlus"),
        Group.TOOLS,
        ("play.board",),
        intent=Command.NEXT_TOOL,
    ),
    Action("tool.hold", ("N",), Group.TOOLS, _PLAY),
    Action("notes", (), Group.TOOLS, _PLAY),
    Action("digit_first", ("D", "Ctrl+D"), Group.TOOLS, _PLAY),
    Action("apply", ("Enter", "PadA"), Group.TOOLS, ("play.board",), availability.no_game),
    Action("picker", ("E",), Group.TOOLS, _PLAY, availability.finished),
    Action("cage", ("Q",), Group.TOOLS, _PLAY, availability.no_cage),
    Action("aim", ("A",), Group.TOOLS, _PLAY, availability.finished),
    Action("line", ("J",), Group.TOOLS, _PLAY, availability.finished, JoinHere()),
    Action(
        "line.weak", ("Shift+J",), Group.TOOLS, _PLAY, availability.finished, JoinHere(strong=False)
    ),
    Action("branches", ("B",), Group.TOOLS, _PLAY, availability.closed, opens="branches"),
    Action(
        "trial.keep",
        (),
        Group.TOOLS,
        _PLAY,
        availability.nothing_tried,
        FinishTrial(keep=True),
    ),
    Action(
        "trial.discard",
        (),
        Group.TOOLS,
        _PLAY,
        availability.nothing_tried,
        FinishTrial(keep=False),
    ),
    Action(
        "fill_notes",
        ("F", "Ctrl+F"),
        Group.TOOLS,
        _PLAY,
        availability.finished,
        FillAll(),
    ),
    Action("fill_digit", ("Shift+F",), Group.TOOLS, _PLAY, availability.closed, Command.NOTE_DIGIT),
    Action(
        "copy_notes", ("Shift+C",), Group.TOOLS, _PLAY, availability.finished, Command.COPY_NOTES
    ),
    Action("hide_notes", ("Shift+N",), Group.TOOLS, _PLAY, availability.finished),
    Action(
        "singles", ("Shift+S",), Group.TOOLS, _PLAY, availability.unjudged, Command.ENTER_SINGLES
    ),
    Action("freedom", ("G", "Ctrl+G"), Group.TOOLS, _PLAY, availability.scored),
)
ANNOUNCEMENTS: Final = (
    _board("say.place", "W"),
    _board("say.row", "Alt+Right"),
    _board("say.column", "Alt+Down"),
    _board("say.box", "Alt+Up"),
    _board("say.left", "Y"),
)
GAME: Final = (
    Action(
        "undo",
        ("U", "Ctrl+Z", "[", "NumMinus", "PadL"),
        Group.GAME,
        _PLAY,
        availability.nothing_to_undo,
        Command.UNDO,
        repeats=True,
    ),
    Action(
        "redo",
        ("R", "Ctrl+Y", "Ctrl+Shift+Z", "]", "PadR"),
        Group.GAME,
        _PLAY,
        availability.nothing_to_redo,
        Command.REDO,
        repeats=True,
    ),
    Action(
        "hint",
        ("H", "F2", "NumTimes", "PadY"),
        Group.GAME,
        _PLAY,
        availability.no_more_hint,
        Command.HINT,
    ),
    Action("see", ("I",), Group.GAME, _PLAY, availability.nothing_to_see, opens="seen"),
    Action("apply_hint", (), Group.GAME, _PLAY, availability.no_hint_to_apply, Command.APPLY_HINT),
    Action("rewind", (), Group.GAME, _PLAY, availability.no_mistake_shown, Command.REWIND_MISTAKE),
    Action("reveal", (), Group.GAME, _PLAY, availability.nothing_to_reveal, Reveal()),
    Action("check", ("K",), Group.GAME, _PLAY, availability.closed, Command.CHECK),
    Action("board_rules", ("Shift+L",), Group.GAME, _PAUSED_TOO, availability.no_rules),
    Action("rules", ("Shift+F1",), Group.GAME, _PLAY, opens="rules"),
    Action("pause", ("P", "PadStart"), Group.GAME, _PLAY),
    Action("info", (), Group.GAME, _PLAY),
    Action("save", ("Ctrl+S",), Group.GAME, _PLAY),
    Action("copy", ("Ctrl+C",), Group.GAME, _PAUSED_TOO, availability.scored),
    Action("copy_id", ("Ctrl+Shift+C",), Group.GAME, _PAUSED_TOO),
    Action("reason.on", ("O",), Group.GAME, _PLAY, repeats=True),
    Action("reason.back", ("Shift+O",), Group.GAME, _PLAY, repeats=True),
    Action("unfold", ("Ctrl+U",), Group.GAME, ("play", "study")),
    Action("copy_step", ("Ctrl+Alt+C",), Group.GAME, ("play", "study.table")),
    Action(
        "export", ("Ctrl+Shift+S",), Group.GAME, _PAUSED_TOO, availability.scored, opens="export"
    ),
    Action(
        "print",
        ("Ctrl+P",),
        Group.GAME,
        ("menu", "play", "pause"),
        needs=Ability.PAPER,
        opens="print",
    ),
    Action("study", ("T",), Group.GAME, _PAUSED_TOO, availability.unstudied, opens="study"),
    Action("open", ("Ctrl+O",), Group.GAME, ("menu", "play"), opens="open"),
    Action("records", ("Ctrl+H",), Group.GAME, ("menu",), opens="records"),
    Action("theatre", ("Ctrl+T",), Group.GAME, ("menu",), opens="theatre"),
    Action("watch", ("W",), Group.GAME, ("pause", "win"), availability.unwatched),
    Action("share", ("Ctrl+C",), Group.GAME, ("win", "rush_end")),
    Action(
        "restart",
        ("Ctrl+R",),
        Group.GAME,
        _PAUSED_TOO,
        availability.scored,
        StartAgain(),
    ),
    Action("new", ("Ctrl+N",), Group.GAME, ("menu", "play", "pause", "win")),
    Action("paste", ("Ctrl+V",), Group.GAME, ("menu", "play", "open", "editor", "theatre")),
    Action("another", (), Group.GAME, ("win",)),
    Action("again", (), Group.GAME, ("play", "win")),
    Action("menu", (), Group.GAME, ("play", "pause", "win")),
    Action(
        "card.earlier",
        ("PageUp", "Ctrl+PageUp"),
        Group.GAME,
        ("play", "study", "guide"),
        repeats=True,
    ),
    Action(
        "card.later",
        ("PageDown", "Ctrl+PageDown"),
        Group.GAME,
        ("play", "study", "guide"),
        repeats=True,
    ),
)
PAUSE: Final = (Action("resume", (), Group.GAME, ("pause",), like="pause"),)
