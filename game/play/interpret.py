"""Interprets an intent in its context: a new selection, a move, both, or a refusal.

Nothing is changed yet: `apply` makes the move, and the session stores the selection.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, NamedTuple

from ..core.grid import Grid
from ..core.rules import conflicts_of_move
from ..plain import LONGEST_NAME, clean
from . import intents, moves
from .game_events import Refusal, Refused
from .intents import AskedMove, Command, Intent
from .moves import Move
from .options import ConflictDisplay, ConflictRule, Options
from .paint import COLOURS, MOST_JOINS, Spot, join_of
from .selection import NO_CELLS, Selection, SelectMode, Tool
from .state import MOST_CHECKPOINTS, State


class Table(NamedTuple):
    """The context in which an intent is interpreted."""

    state: State
    selection: Selection
    options: Options
    solution: Grid | None
    """The only solution, where there is one."""
    settles: bool = False
    """Whether what is filled stays: in a scored game every digit on the board is right."""

    def open_to(self, cells: tuple[int, ...]) -> tuple[int, ...]:
        """Return those of some cells that the player may change."""
        state = self.state
        return tuple(
            cell
            for cell in cells
            if not state.puzzle.is_given(cell) and not (self.settles and state.values[cell])
        )


class Meaning(NamedTuple):
    """The interpretation of an intent; all `None` if it has no effect."""

    selection: Selection | None = None
    move: Move | None = None
    refused: Refused | None = None


NO_MEANING: Final = Meaning()


def interpret(table: Table, intent: Intent) -> Meaning:
    """Return the meaning of an intent about the board or selection; nothing for others."""
    if isinstance(intent, Command):
        command = _COMMANDS.get(intent)
        return NO_MEANING if command is None else command(table)
    if isinstance(intent, AskedMove):
        return _checked_move(table, intent)
    reader = _READERS.get(type(intent))
    return NO_MEANING if reader is None else reader(table, intent)


def reveal(table: Table, solution: Grid, cell: int) -> Meaning:
    """Return the move that reveals a cell, or why it is refused."""
    state, digit = table.state, solution.values[cell]
    if state.puzzle.is_given(cell):
        return _refuse(Refusal.GIVEN, (cell,))
    if state.values[cell] == digit:
        return _refuse(Refusal.FILLED, (cell,))
    placed = state.grid.place(cell, digit)
    if table.options.conflict_rule is ConflictRule.REFUSE:
        # A wrong entry may be in the way: it goes first.
        broken = conflicts_of_move(placed, cell, digit)
        if broken:
            return Meaning(refused=Refused(Refusal.CONFLICT, (cell,), broken))
    return Meaning(
        move=moves.RevealDigit(cell, digit, keeps_notes_clean(table, placed, (cell,), digit))
    )


def keeps_notes_clean(table: Table, grid: Grid, cells: tuple[int, ...], digit: int) -> bool:
    """Whether a placement removes its digit from its peers' notes.

    Never if it breaks a rule or is shown to be wrong.
    """
    if not table.options.clean_notes or any(conflicts_of_move(grid, c, digit) for c in cells):
        return False
    if table.options.conflicts is ConflictDisplay.SOLUTION and table.solution is not None:
        return all(table.solution.values[cell] == digit for cell in cells)
    return True


def _selected(table: Table, selection: Selection) -> Meaning:
    return NO_MEANING if selection == table.selection else Meaning(selection=selection)


def _refuse_fixed(table: Table, cells: tuple[int, ...]) -> Meaning:
    """Refuse to change cells that are all givens or settled."""
    settled = tuple(cell for cell in cells if not table.state.puzzle.is_given(cell))
    return _refuse(Refusal.SETTLED, settled) if settled else _refuse(Refusal.GIVEN, cells)


def _refuse(reason: Refusal, cells: tuple[int, ...] = ()) -> Meaning:
    return Meaning(refused=Refused(reason, cells))


def _move_cursor(table: Table, intent: intents.MoveCursor) -> Meaning:
    size = table.state.puzzle.givens.geometry.size
    row, column = divmod(table.selection.cursor, size)
    cell = (row + intent.rows) % size * size + (column + intent.columns) % size
    mode = SelectMode.ADD if intent.extend else SelectMode.REPLACE
    return _selected(table, table.selection.select((cell,), mode))


def _press(table: Table, intent: intents.PressCell) -> Meaning:
    selection, cell = table.selection, intent.cell
    arms = selection.armed is not None and selection.effective_tool is not Tool.COLOUR
    if arms and not intent.add:
        there = selection.select((cell,), SelectMode.REPLACE)
        if table.state.puzzle.is_given(cell):
            return _selected(table, there)
        return _armed(table, (cell,))._replace(selection=there)
    if not intent.add:
        there = selection.select((cell,), SelectMode.REPLACE)
        return _selected(table, replace(there, drag=SelectMode.ADD))
    mode = SelectMode.REMOVE if cell in selection.cells else SelectMode.ADD
    return _selected(table, replace(selection.select((cell,), mode), drag=mode))


def _drag(table: Table, intent: intents.DragTo) -> Meaning:
    if table.selection.drag is None:
        return NO_MEANING
    return _selected(table, table.selection.select((intent.cell,), table.selection.drag))


def _release(table: Table) -> Meaning:
    return _selected(table, replace(table.selection, drag=None))


def _select_cells(table: Table, intent: intents.SelectCells) -> Meaning:
    return _selected(table, table.selection.select(intent.cells, intent.mode))


def _select_all(table: Table) -> Meaning:
    every = frozenset(range(len(table.state.values)))
    return _selected(table, replace(table.selection, cells=every))


def _select_none(table: Table) -> Meaning:
    return _selected(table, replace(table.selection, cells=NO_CELLS))


def _invert(table: Table) -> Meaning:
    every = frozenset(range(len(table.state.values)))
    return _selected(table, replace(table.selection, cells=every - table.selection.cells))


def _select_same(table: Table, intent: intents.SelectSame) -> Meaning:
    state, cell = table.state, intent.cell
    digit = state.values[cell]
    if digit:
        same = [c for c, value in enumerate(state.values) if value == digit]
    else:
        tool = table.selection.effective_tool
        notes = (
            state.notes(tool)
            if tool in (Tool.CORNER, Tool.CENTRE)
            else tuple(a | b for a, b in zip(state.corner, state.centre, strict=True))
        )
        same = (
            [c for c, mask in enumerate(notes) if mask == notes[cell] and not state.values[c]]
            if notes[cell]
            else [cell]
        )
    chosen = replace(table.selection, cells=frozenset(same), cursor=cell, drag=None)
    return _selected(table, chosen)


def _enter(table: Table, intent: intents.EnterDigit) -> Meaning:
    if (intent.tool or table.selection.effective_tool) is Tool.COLOUR:
        return _colour(table, intent.digit)
    if intent.digit > table.state.puzzle.givens.geometry.size:
        # Small boards have no such digit; keyboards do.
        return NO_MEANING
    if intent.tool is None and table.options.digit_first:
        return _arm(table, intents.ArmDigit(intent.digit))
    tool = intent.tool or table.selection.effective_tool
    return _apply_digit(table, table.selection.ordered, intent.digit, tool)


def _apply_digit(table: Table, cells: tuple[int, ...], digit: int, tool: Tool) -> Meaning:
    if not cells:
        return _refuse(Refusal.NOTHING_SELECTED)
    open_to_player = table.open_to(cells)
    if not open_to_player:
        return _refuse_fixed(table, cells)
    if tool is Tool.DIGIT:
        return _place(table, open_to_player, digit)
    empty = tuple(c for c in open_to_player if not table.state.values[c])
    if not empty:
        return _refuse(Refusal.FILLED, open_to_player)
    bit = 1 << (digit - 1)
    notes = table.state.notes(tool)
    lacking = tuple(c for c in empty if not notes[c] & bit)
    return Meaning(move=moves.SetNote(lacking or empty, digit, tool, bool(lacking)))


def _spots(table: Table) -> tuple[Spot, ...]:
    """Return what colours apply to: the selected cells, or a candidate of the empty ones."""
    selection, values = table.selection, table.state.values
    aim = selection.aim or 0
    return tuple((cell, aim) for cell in selection.ordered if not (aim and values[cell]))


def _colour(table: Table, colour: int) -> Meaning:
    if colour == COLOURS + 1:
        return _erase_paint(table)
    if colour > COLOURS:
        return NO_MEANING
    if not table.selection.cells:
        return _refuse(Refusal.NOTHING_SELECTED)
    spots = _spots(table)
    if not spots:
        return _refuse(Refusal.FILLED, table.selection.ordered)
    masks = table.state.paint.masks()
    lacking = tuple(spot for spot in spots if not masks.get(spot, 0) >> (colour - 1) & 1)
    return Meaning(move=moves.Colour(lacking or spots, colour, bool(lacking)))


def _erase_paint(table: Table) -> Meaning:
    cells = table.selection.ordered
    if not table.state.paint.has(cells):
        return _refuse(Refusal.NOTHING_TO_ERASE, cells)
    return Meaning(move=moves.ErasePaint(cells))


def _aim(table: Table, intent: intents.Aim) -> Meaning:
    pen = table.selection.pen if intent.digit else None
    return _selected(table, replace(table.selection, aim=intent.digit, pen=pen))


def _join(table: Table, intent: intents.JoinHere) -> Meaning:
    """Start a line or end it; the next one starts at its end."""
    selection, state = table.selection, table.state
    aim, start = selection.aim or 0, selection.pen
    here = (selection.cursor, aim)
    if aim and state.values[selection.cursor]:
        return _refuse(Refusal.FILLED, (selection.cursor,))
    if start is None:
        return Meaning(selection=replace(selection, pen=here))
    if start == here:
        return Meaning(selection=replace(selection, pen=None))
    join = join_of(start, here, strong=intent.strong)
    present = join not in state.paint.joins
    if present and len(state.paint.joins) >= MOST_JOINS:
        return NO_MEANING
    move = moves.Connect(join.start, join.end, join.strong, present)
    return Meaning(selection=replace(selection, pen=here), move=move)


def _strike(table: Table, intent: intents.Strike) -> Meaning:
    every = table.state.puzzle.givens.geometry.constraints
    if not 0 <= intent.cage < len(every) or every[intent.cage].kind != "cage":
        return NO_MEANING
    present = (intent.cage, intent.digits) not in table.state.paint.struck
    return Meaning(move=moves.StrikeSet(intent.cage, intent.digits, present))


def _checked_move(table: Table, move: AskedMove) -> Meaning:
    """Return a move that the player chose directly, or why it is refused."""
    trial, known = table.state.trial, dict(table.state.checkpoints)
    match move:
        case moves.StartTrial() if trial is not None:
            return _refuse(Refusal.TRIAL)
        case moves.FinishTrial() if trial is None:
            return _refuse(Refusal.NO_TRIAL)
        case moves.GoToCheckpoint(name) | moves.ForgetCheckpoint(name) if name not in known:
            return _refuse(Refusal.NO_CHECKPOINT)
        case moves.KeepCheckpoint(entered):
            name = clean(entered, most=LONGEST_NAME).strip()
            if not name:
                return _refuse(Refusal.NO_CHECKPOINT)
            if len(known) >= MOST_CHECKPOINTS and name not in known:
                return _refuse(Refusal.CHECKPOINTS)
            return Meaning(move=moves.KeepCheckpoint(name))
    return Meaning(move=move)


def _place(table: Table, cells: tuple[int, ...], digit: int) -> Meaning:
    state = table.state
    changing = tuple(c for c in cells if state.values[c] != digit)
    if not changing:
        return NO_MEANING
    values = bytearray(state.values)
    for cell in changing:
        values[cell] = digit
    after = Grid(values, None, state.puzzle.givens.geometry)
    if table.options.conflict_rule is ConflictRule.REFUSE:
        broken = {x: None for c in changing for x in conflicts_of_move(after, c, digit)}
        if broken:
            return Meaning(refused=Refused(Refusal.CONFLICT, changing, tuple(broken)))
    return Meaning(
        move=moves.Place(changing, digit, keeps_notes_clean(table, after, changing, digit))
    )


def _erase(table: Table) -> Meaning:
    cells = table.selection.ordered
    if not cells:
        return _refuse(Refusal.NOTHING_SELECTED)
    state = table.state
    if table.selection.effective_tool is Tool.COLOUR:
        return _erase_paint(table)
    entries = tuple(cell for cell in table.open_to(cells) if state.values[cell])
    if entries:
        return Meaning(move=moves.EraseEntries(entries))
    noted = tuple(c for c in cells if state.corner[c] or state.centre[c])
    if noted:
        return Meaning(move=moves.EraseNotes(noted))
    if not table.open_to(cells):
        return _refuse_fixed(table, cells)
    return _refuse(Refusal.NOTHING_TO_ERASE, cells)


def _set_tool(table: Table, intent: intents.SetTool) -> Meaning:
    return _selected(table, replace(table.selection, tool=intent.tool))


def _next_tool(table: Table) -> Meaning:
    tools = tuple(Tool)
    following = tools[(tools.index(table.selection.tool) + 1) % len(tools)]
    return _selected(table, replace(table.selection, tool=following))


def _hold(table: Table, intent: intents.HoldTool) -> Meaning:
    return _selected(table, replace(table.selection, held=intent.tool))


def _arm(table: Table, intent: intents.ArmDigit) -> Meaning:
    armed = None if intent.digit == table.selection.armed else intent.digit
    return _selected(table, replace(table.selection, armed=armed))


def _apply_armed(table: Table, intent: intents.ApplyArmed) -> Meaning:
    return _armed(table, table.selection.ordered if intent.cell is None else (intent.cell,))


def _armed(table: Table, cells: tuple[int, ...]) -> Meaning:
    """Apply the armed digit; on cells that all have it, remove it."""
    digit, tool = table.selection.armed, table.selection.effective_tool
    if digit is None or tool is Tool.COLOUR:
        # An armed digit is no colour.
        return _refuse(Refusal.NOTHING_ARMED)
    state = table.state
    entries = table.open_to(cells)
    if tool is Tool.DIGIT and entries and all(state.values[c] == digit for c in entries):
        return Meaning(move=moves.EraseEntries(entries))
    return _apply_digit(table, cells, digit, tool)


def _note_digit(table: Table) -> Meaning:
    """Note a digit wherever the rules allow it: the armed one, or the cursor's."""
    state, selection = table.state, table.selection
    digit = selection.armed or state.values[selection.cursor]
    if not digit:
        return _refuse(Refusal.NOTHING_ARMED)
    bit, tool = 1 << (digit - 1), selection.effective_tool
    tool = Tool.CENTRE if tool is Tool.CENTRE else Tool.CORNER
    notes = state.notes(tool)
    candidates = enumerate(state.grid.candidates)
    cells = tuple(c for c, mask in candidates if mask & bit and not notes[c] & bit)
    return Meaning(move=moves.SetNote(cells, digit, tool, True)) if cells else NO_MEANING


def _copy_notes(table: Table) -> Meaning:
    """Copy the notes of the only selected cell with notes, or of the cursor's cell."""
    state, selection = table.state, table.selection
    noted = [cell for cell in selection.ordered if state.corner[cell] or state.centre[cell]]
    source = noted[0] if len(noted) == 1 else selection.cursor
    others = tuple(c for c in selection.ordered if c != source and not state.values[c])
    if source not in noted or not others:
        return _refuse(Refusal.NO_NOTES)
    return Meaning(move=moves.SetNotes(others, state.corner[source], state.centre[source]))


def _enter_singles(table: Table) -> Meaning:
    """Enter every naked and hidden single of the present board."""
    grid = table.state.grid
    geometry, candidates = grid.geometry, grid.candidates
    found = {
        cell: mask.bit_length()
        for cell, mask in enumerate(candidates)
        if mask and not mask & (mask - 1)
    }
    for house in geometry.houses:
        if len(house.cells) < geometry.size:
            continue
        for digit in range(1, geometry.size + 1):
            places = [cell for cell in house.cells if candidates[cell] >> (digit - 1) & 1]
            if len(places) == 1:
                found.setdefault(places[0], digit)
    if not found:
        return _refuse(Refusal.NO_SINGLES)
    pairs = tuple(sorted(found.items()))
    return Meaning(move=moves.ApplyStep(pairs, (), table.options.clean_notes))


_COMMANDS: Final[dict[Command, Callable[[Table], Meaning]]] = {
    Command.RELEASE: _release,
    Command.SELECT_ALL: _select_all,
    Command.SELECT_NONE: _select_none,
    Command.INVERT_SELECTION: _invert,
    Command.ERASE: _erase,
    Command.NEXT_TOOL: _next_tool,
    Command.NOTE_DIGIT: _note_digit,
    Command.COPY_NOTES: _copy_notes,
    Command.ENTER_SINGLES: _enter_singles,
}
_READERS: Final[dict[type, Callable[[Table, Any], Meaning]]] = {
    intents.MoveCursor: _move_cursor,
    intents.PressCell: _press,
    intents.DragTo: _drag,
    intents.SelectCells: _select_cells,
    intents.SelectSame: _select_same,
    intents.EnterDigit: _enter,
    intents.SetTool: _set_tool,
    intents.HoldTool: _hold,
    intents.ArmDigit: _arm,
    intents.ApplyArmed: _apply_armed,
    intents.Aim: _aim,
    intents.JoinHere: _join,
    intents.Strike: _strike,
}
