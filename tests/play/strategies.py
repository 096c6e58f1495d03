"""What a player might do, drawn at random."""

from hypothesis import strategies as st

from game.play.intents import (
    ApplyArmed,
    ArmDigit,
    Command,
    DragTo,
    EnterDigit,
    HoldTool,
    Intent,
    MoveCursor,
    PressCell,
    Reveal,
    SelectCells,
    SelectSame,
    SetOptions,
    SetTool,
)
from game.play.moves import FillAll, StartAgain
from game.play.options import ConflictDisplay, ConflictRule, Options
from game.play.selection import SelectMode, Tool

cells = st.integers(0, 80)
digits = st.integers(1, 9)
tools = st.sampled_from(Tool)

options = st.builds(
    Options,
    conflicts=st.sampled_from(ConflictDisplay),
    conflict_rule=st.sampled_from(ConflictRule),
    clean_notes=st.booleans(),
    digit_first=st.booleans(),
    show_peers=st.booleans(),
    show_same=st.booleans(),
    show_freedom=st.booleans(),
)

entries: st.SearchStrategy[Intent] = st.one_of(
    st.builds(EnterDigit, digits),
    st.builds(EnterDigit, digits, tools),
    st.just(Command.ERASE),
)
selecting: st.SearchStrategy[Intent] = st.one_of(
    st.builds(MoveCursor, st.integers(-1, 1), st.integers(-1, 1), st.booleans()),
    st.builds(PressCell, cells, st.booleans()),
    st.builds(DragTo, cells),
    st.just(Command.RELEASE),
    st.builds(
        SelectCells,
        st.lists(cells, max_size=4).map(tuple),
        st.sampled_from(SelectMode),
    ),
    st.builds(SelectSame, cells),
    st.sampled_from([Command.SELECT_ALL, Command.SELECT_NONE, Command.INVERT_SELECTION]),
)
helping: st.SearchStrategy[Intent] = st.one_of(
    st.sampled_from(
        [
            Command.HINT,
            Command.HINT,
            Command.APPLY_HINT,
            Command.CLOSE_HINT,
            Command.REWIND_MISTAKE,
            Command.CHECK,
        ]
    ),
    st.builds(Reveal, st.none() | cells),
)
others: st.SearchStrategy[Intent] = st.one_of(
    st.sampled_from(
        [Command.UNDO, Command.UNDO, Command.REDO, StartAgain(), FillAll(), Command.NEXT_TOOL]
    ),
    st.sampled_from(
        [Command.PAUSE, Command.RESUME, Command.RESUME, Command.FOCUS_LOST, Command.FOCUS_GAINED]
    ),
    st.builds(SetTool, tools),
    st.builds(HoldTool, st.none() | tools),
    st.builds(ArmDigit, st.none() | digits),
    st.builds(ApplyArmed, st.none() | cells),
    st.builds(SetOptions, options),
)
intents: st.SearchStrategy[Intent] = st.one_of(entries, entries, selecting, helping, others)
games = st.lists(intents, min_size=5, max_size=50)
