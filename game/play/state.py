"""The play state, frozen, and `apply`: the only way from one state to the next."""

from typing import Final, NamedTuple, assert_never

from ..core.digits import Mask
from ..core.grid import Grid
from ..core.rules import Puzzle
from . import moves
from .moves import Branching, Move, Notework, Paintwork
from .paint import NO_PAINT, Join, Paint
from .selection import Tool

MOST_CHECKPOINTS: Final = 20
Notes = tuple[Mask, ...]
"""One set of digits a cell."""


class State(NamedTuple):
    """Everything that undo restores: entries, notes, and eliminations by applied steps."""

    puzzle: Puzzle
    values: bytes
    corner: Notes
    centre: Notes
    eliminated: Notes
    """Candidates that applied steps removed; the finder does not look at them again."""
    paint: Paint = NO_PAINT
    trial: "State | None" = None
    """The state that something is being tried from."""
    checkpoints: tuple[tuple[str, "State"], ...] = ()
    """Boards that were remembered, by name, the oldest first; each without others."""

    @classmethod
    def start(cls, puzzle: Puzzle) -> "State":
        """Return the state with the givens alone."""
        values = puzzle.givens.values
        none = (Mask(0),) * len(values)
        return cls(puzzle, values, none, none, none)

    @property
    def grid(self) -> Grid:
        """The digits on the board, with the candidates that the rules give."""
        return Grid(self.values, None, self.puzzle.givens.geometry)

    @property
    def entries(self) -> tuple[int, ...]:
        """The cells filled by the player, in reading order."""
        givens = self.puzzle.givens.values
        return tuple(c for c, value in enumerate(self.values) if value and not givens[c])

    @property
    def tried(self) -> frozenset[int]:
        """The cells whose digit was entered during a trial."""
        if self.trial is None:
            return frozenset()
        pairs = enumerate(zip(self.values, self.trial.values, strict=True))
        return frozenset(cell for cell, (now, before) in pairs if now and now != before)

    def with_digits_of(self, values: bytes, *, clean: bool) -> "State":
        """Return the state with a board's digits added in empty cells; `clean` as in `Place`."""
        pairs = enumerate(zip(self.values, values, strict=True))
        return _place(self, [(cell, new) for cell, (old, new) in pairs if new and not old], clean)

    def notes(self, tool: Tool) -> Notes:
        """Return the notes that a tool writes."""
        return self.corner if tool is Tool.CORNER else self.centre


def apply(state: State, move: Move) -> State:
    """Return the state after a move; raises `GivenLockedError` if it would change a given."""
    if isinstance(move, Paintwork):
        return _paint(state, move)
    if isinstance(move, Branching):
        return _branch(state, move)
    if isinstance(move, Notework):
        return _note(state, move)
    match move:
        case moves.Place(cells, digit, clean):
            return _place(state, [(cell, digit) for cell in cells], clean)
        case moves.RevealDigit(cell, digit, clean):
            return _place(state, [(cell, digit)], clean)
        case moves.ApplyStep(placements, eliminations, clean):
            return _eliminate(_place(state, placements, clean), eliminations)
        case moves.EraseEntries(cells):
            return _erase(state, cells)
        case moves.FillAll():
            return state._replace(corner=state.grid.candidates)
        case moves.StartAgain():
            return State.start(state.puzzle)._replace(checkpoints=state.checkpoints)
        case _:
            assert_never(move)


def changed_cells(before: State, after: State) -> tuple[int, ...]:
    """Return the cells whose digit, notes or colours differ between two states, in order."""
    painted: set[int] = set()
    if before.paint != after.paint:
        painted = {spot[0] for spot, _ in {*before.paint.colours} ^ {*after.paint.colours}}
    return tuple(
        cell
        for cell in range(len(before.values))
        if before.values[cell] != after.values[cell]
        or before.corner[cell] != after.corner[cell]
        or before.centre[cell] != after.centre[cell]
        or cell in painted
    )


def _paint(state: State, move: Paintwork) -> State:
    """Return the state after a change of drawings."""
    match move:
        case moves.Colour(spots, colour, present):
            paint = state.paint.coloured(spots, colour, present=present)
        case moves.Connect(start, end, strong, present):
            paint = state.paint.joined(Join(start, end, strong), present=present)
        case moves.ErasePaint(cells):
            paint = state.paint.without(cells)
        case moves.StrikeSet(cage, digits, present):
            paint = state.paint.striking(cage, digits, present=present)
        case _:
            assert_never(move)
    return state._replace(paint=paint)


def _note(state: State, move: Notework) -> State:
    """Return the state after a change of notes."""
    match move:
        case moves.SetNote(cells, digit, tool, present):
            return _set_note(state, cells, digit, tool, present)
        case moves.EraseNotes(cells):
            corner = centre = 0
        case moves.MendNotes(cell, corner, centre):
            cells = (cell,)
        case moves.SetNotes(cells, corner, centre):
            pass
        case _:
            assert_never(move)
    return state._replace(
        corner=_with(state.corner, dict.fromkeys(cells, corner)),
        centre=_with(state.centre, dict.fromkeys(cells, centre)),
    )


def _branch(state: State, move: Branching) -> State:
    """Return the state after starting, ending or returning to a trial or checkpoint."""
    match move:
        case moves.StartTrial():
            return state if state.trial else state._replace(trial=state._replace(checkpoints=()))
        case moves.FinishTrial(keep):
            if state.trial is None or keep:
                return state._replace(trial=None)
            return state.trial._replace(checkpoints=state.checkpoints)
        case moves.KeepCheckpoint(name):
            kept = (name, state._replace(checkpoints=()))
            others = _without(state, name)[1 - MOST_CHECKPOINTS :]
            return state._replace(checkpoints=(*others, kept))
        case moves.GoToCheckpoint(name):
            there = dict(state.checkpoints).get(name)
            return state if there is None else there._replace(checkpoints=state.checkpoints)
        case moves.ForgetCheckpoint(name):
            return state._replace(checkpoints=_without(state, name))
        case _:
            assert_never(move)


def _without(state: State, name: str) -> "tuple[tuple[str, State], ...]":
    return tuple(one for one in state.checkpoints if one[0] != name)


def _with(notes: Notes, changes: dict[int, int]) -> Notes:
    """Return notes with some cells changed: the same object if nothing differs."""
    if all(notes[cell] == mask for cell, mask in changes.items()):
        return notes
    changed: list[int] = list(notes)
    for cell, mask in changes.items():
        changed[cell] = mask
    return tuple(Mask(mask) for mask in changed)


def _place(
    state: State, placements: "tuple[tuple[int, int], ...] | list[tuple[int, int]]", clean: bool
) -> State:
    if not placements:
        return state
    values = bytearray(state.values)
    replaces = False
    corner: dict[int, int] = {}
    centre: dict[int, int] = {}
    peers = state.puzzle.givens.geometry.peers
    for cell, digit in placements:
        state.puzzle.require_open(cell)
        replaces = replaces or values[cell] not in (0, digit)
        values[cell] = digit
        corner[cell] = centre[cell] = 0
        if clean:
            keep = ~(1 << (digit - 1))
            for peer in peers[cell]:
                corner[peer] = corner.get(peer, state.corner[peer]) & keep
                centre[peer] = centre.get(peer, state.centre[peer]) & keep
    return state._replace(
        values=bytes(values),
        corner=_with(state.corner, corner),
        centre=_with(state.centre, centre),
        eliminated=_forgotten(state) if replaces else state.eliminated,
    )


def _erase(state: State, cells: tuple[int, ...]) -> State:
    values = bytearray(state.values)
    for cell in cells:
        state.puzzle.require_open(cell)
        values[cell] = 0
    return state._replace(values=bytes(values), eliminated=_forgotten(state))


def _forgotten(state: State) -> Notes:
    # A step may have been derived from the entry that goes: nothing it ruled out can stay.
    return (Mask(0),) * len(state.values)


def _set_note(state: State, cells: tuple[int, ...], digit: int, tool: Tool, present: bool) -> State:
    notes = state.notes(tool)
    bit = 1 << (digit - 1)
    changed = _with(notes, {c: notes[c] | bit if present else notes[c] & ~bit for c in cells})
    return state._replace(corner=changed) if tool is Tool.CORNER else state._replace(centre=changed)


def _eliminate(state: State, eliminations: tuple[tuple[int, int], ...]) -> State:
    if not eliminations:
        return state
    gone: dict[int, int] = {}
    for cell, digit in eliminations:
        gone[cell] = gone.get(cell, 0) | 1 << (digit - 1)
    return state._replace(
        corner=_with(state.corner, {c: state.corner[c] & ~mask for c, mask in gone.items()}),
        centre=_with(state.centre, {c: state.centre[c] & ~mask for c, mask in gone.items()}),
        eliminated=_with(
            state.eliminated, {c: state.eliminated[c] | mask for c, mask in gone.items()}
        ),
    )
