"""From puzzles in files to games, and back."""

from typing import TYPE_CHECKING, Final, NamedTuple

from ...core.constraint import Constraint, Place
from ...core.constraints import read_whole
from ...core.digits import NO_DIGITS, Mask, digits_of
from ...core.grid import Grid
from ...core.rules import Puzzle
from ...core.verdict import Verdict
from ...formats.document import Entry, Feature
from ...formats.reading import Reading, reading_of
from ...play.paint import PRINTED, PRINTED_STRONG, PRINTED_WEAK

if TYPE_CHECKING:
    from ...play.session import Session
    from ...play.state import State
    from ...play.told import Told
    from ...solve.exact import Classification


LINE: Final = 0.1
"""The breadth of a line, in cells."""


class Position(NamedTuple):
    """A puzzle, and the file's board if it has progressed beyond the givens."""

    puzzle: Puzzle
    entry: Entry
    reading: Reading
    """What of its rules was read; its board has the givens alone."""
    start: "State | None" = None

    def told(self, judged: "Classification") -> "Told | None":
        """Return what the file has besides the board; None if nothing.

        A board whose verdict is known, and that has no texts or drawings of its own, needs none.
        """
        from ...play.told import Told

        entry, read, verdict = self.entry, self.reading, judged.verdict
        drawings = entry.drawings
        says = entry.author or entry.rules or drawings
        is_open = verdict is Verdict.GAVE_UP
        if not (
            says or is_open or entry.grid.geometry.constraints or read.board.geometry.constraints
        ):
            return None
        is_whole = verdict is Verdict.UNIQUE
        solution = judged.solution if is_whole else None
        if verdict in (Verdict.UNJUDGED, Verdict.GAVE_UP):
            solution = entry.own_solution
        if solution is not None:
            solution = Grid(solution.values, None, self.puzzle.givens.geometry)
        doubtful = dict.fromkeys(one.kind for one in read.doubtful)
        return Told(
            verdict,
            solution,
            entry.author,
            entry.rules,
            drawings,
            () if is_whole else (*read.unknown, *read.words),
            tuple(doubtful) + ("houses",) * read.odd_houses,
            read.drawn,
        )


def position_of(entry: Entry, *, unique: bool = False) -> Position:
    """Return the game of a puzzle in a file, with those of its rules that are known.

    Once they are known to leave one solution (`unique`), no rule is unread. If the file marks no
    givens, all digits are givens. Eliminated candidates become notes.
    """
    from ...play.state import State

    read = reading_of(entry)
    board = read.board
    if unique:
        board = Grid(board.values, None, read_whole(board.geometry))
    placed = {cell for cell in entry.placed if board.values[cell]}
    if len(placed) == board.filled:
        placed = set()
    values = [0 if cell in placed else value for cell, value in enumerate(board.values)]
    puzzle = Puzzle(Grid(values, None, board.geometry))
    read = read._replace(board=puzzle.givens)
    none = (NO_DIGITS,) * len(values)
    corner, centre = entry.corner or none, entry.centre or none
    if Feature.CANDIDATES in entry.features and not (entry.corner or entry.centre):
        corner = entry.grid.candidates
    if not placed and corner == none and centre == none:
        return Position(puzzle, entry, read)
    # Under a digit there are no notes.
    corner, centre = (
        tuple(NO_DIGITS if value else mask for mask, value in zip(notes, board.values, strict=True))
        for notes in (corner, centre)
    )
    return Position(puzzle, entry, read, State(puzzle, board.values, corner, centre, none))


def entry_of(session: "Session") -> Entry:
    """Return a game as an entry of a file: givens, digits, notes and drawings.

    Of several colours in a cell, later ones are smaller; colours of candidates are left out.
    """
    state = session.state
    has_notes = any(state.corner), any(state.centre)
    told = session.told
    own = () if told is None else told.drawings
    return Entry(
        state.grid,
        frozenset(state.entries),
        state.centre if has_notes[1] else (),
        state.corner if has_notes[0] else (),
        title=session.view().title,
        author="" if told is None else told.author,
        rules="" if told is None else told.rules,
        constraints=(*own, *_drawings(state)),
    )


def _drawings(state: "State") -> tuple[Constraint, ...]:
    """Return the player's colours and lines, as puzzle links represent them."""
    from json import dumps

    def place(cell: int) -> Place:
        row, column = divmod(cell, state.grid.geometry.size)
        return row + 1, column + 1

    found = []
    for (cell, digit), mask in state.paint.colours:
        colours = () if digit else digits_of(Mask(mask))
        for number, colour in enumerate(colours):
            side = round(1 - number / len(colours), 2)
            told = {"baseC": PRINTED[colour - 1], "outlineC": "#00000000"}
            more = dumps(told | {"width": side, "height": side}, separators=(",", ":"))
            found.append(Constraint("rectangle", (place(cell),), more=more))
    for join in state.paint.joins:
        told = {"outlineC": PRINTED_STRONG if join.strong else PRINTED_WEAK}
        more = dumps(told | {"width": LINE}, separators=(",", ":"))
        ends = place(join.start[0]), place(join.end[0])
        found.append(Constraint("line", lines=(ends,), more=more))
    return tuple(found)
