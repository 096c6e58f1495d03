"""What a player might do, drawn at random."""

from hypothesis import strategies as st

from game.play.intents import (
    ApplyArmed,
    ApplyHint,
    ArmDigit,
    Check,
    CloseHint,
    DragTo,
    EnterDigit,
    Erase,
    FillNotes,
    FocusGained,
    FocusLost,
    Hint,
    HoldTool,
    Intent,
    InvertSelection,
    MoveCursor,
    NextTool,
    Pause,
    PressCell,
    Redo,
    ReleaseCell,
    Restart,
    Resume,
    Reveal,
    RewindMistake,
    SelectAll,
    SelectCells,
    SelectMode,
    SelectNone,
    SelectSame,
    SetOptions,
    SetTool,
    Tool,
    Undo,
)
from game.play.options import ConflictDisplay, ConflictRule, Options

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
    st.builds(Erase),
)
selecting: st.SearchStrategy[Intent] = st.one_of(
    st.builds(MoveCursor, st.integers(-1, 1), st.integers(-1, 1), st.booleans()),
    st.builds(PressCell, cells, st.booleans()),
    st.builds(DragTo, cells),
    st.builds(ReleaseCell),
    st.builds(
        SelectCells,
        st.lists(cells, max_size=4).map(tuple),
        st.sampled_from(SelectMode),
    ),
    st.builds(SelectSame, cells),
    st.sampled_from([SelectAll(), SelectNone(), InvertSelection()]),
)
helping: st.SearchStrategy[Intent] = st.one_of(
    st.sampled_from([Hint(), Hint(), ApplyHint(), CloseHint(), RewindMistake(), Check()]),
    st.builds(Reveal, st.none() | cells),
)
others: st.SearchStrategy[Intent] = st.one_of(
    st.sampled_from([Undo(), Undo(), Redo(), Restart(), FillNotes(), NextTool()]),
    st.sampled_from([Pause(), Resume(), Resume(), FocusLost(), FocusGained()]),
    st.builds(SetTool, tools),
    st.builds(HoldTool, st.none() | tools),
    st.builds(ArmDigit, st.none() | digits),
    st.builds(ApplyArmed, st.none() | cells),
    st.builds(SetOptions, options),
)
intents: st.SearchStrategy[Intent] = st.one_of(entries, entries, selecting, helping, others)
games = st.lists(intents, min_size=5, max_size=50)
