"""A card of a guided station as a small game: each action is judged at once."""

from collections.abc import Callable
from typing import Final, NamedTuple

from ..core.digits import Digit
from ..core.geometry import HouseKind, geometry
from ..core.grid import Grid
from ..core.message import Message, message
from ..core.rules import Puzzle
from ..logic.board import Board
from ..logic.cause import SINGLES, Blocker, blocker_at
from ..logic.step import Candidate, Step
from ..logic.techniques import BY_ID
from ..play.game_events import (
    DigitPlaced,
    Erased,
    HintApplied,
    HintShown,
    NotesChanged,
    NotesFilled,
    Refusal,
    Refused,
)
from ..play.intents import Command, EnterDigit, Intent, SelectCells
from ..play.nudge import nudge
from ..play.options import ConflictRule, Options
from ..play.outcome import Outcome
from ..play.selection import Tool
from ..play.session import Session
from ..play.view import GameView
from .chapter import Goal, Stop
from .verdict import Kind

BOXES: Final = {16: (2, 2), 81: (3, 3)}
"""By the number of cells: height and width of the boxes of the boards there are."""


PLAIN: Final = Options(show_peers=False, show_same=False)
"""What is lit for the cursor's sake would hide what the words speak of."""


class Told(NamedTuple):
    """The outcome of an action, and the text about it."""

    outcome: Outcome
    kind: Kind | None = None
    words: Message | None = None
    cells: tuple[int, ...] = ()
    """Those that show it."""


def grid_of(stop: Stop) -> Grid:
    """Return the givens of a stop."""
    return Grid.parse(stop.board, geometry(*BOXES[len(stop.board)]))


def _prepared(stop: Stop, clock: Callable[[], float]) -> Session:
    """Return a game whose initial entries cannot be undone."""
    puzzle = Puzzle(grid_of(stop))
    before = Session.new(puzzle, clock=clock, options=PLAIN)
    for cell, digit in stop.entries:
        before.do(SelectCells((cell,)))
        before.do(EnterDigit(digit))
    for cell, digits in stop.noted:
        before.do(SelectCells((cell,)))
        for digit in digits:
            before.do(EnterDigit(digit, Tool.CORNER))
    game = before.saved()._replace(played=(), start=before.state, cursor=0)
    options = PLAIN._replace(conflict_rule=ConflictRule.REFUSE)
    return Session(game, options=options, clock=clock, defer_hints=True)


class Guide:
    """One stop in progress; a wrong digit is removed again, with the reason."""

    def __init__(self, stop: Stop, clock: Callable[[], float]) -> None:
        self.stop: Final = stop
        self.session: Final = _prepared(stop, clock)
        self.done = False
        self._hinted = False
        self._crossing: Final[set[int]] = set()
        """The copies of its digit that were found."""
        solution = self.session.solution
        assert solution is not None
        self.solution: Final = solution
        if stop.lines:
            self._crossing.update(blocker.cell for blocker in self._copies())
        if stop.goal in (Goal.FILL, Goal.LED, Goal.NOTE, Goal.CROSS):
            self.session.do(SelectCells((self._next_cell(),)))

    @property
    def view(self) -> GameView:
        """The view of the board."""
        return self.session.view()

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells of the task."""
        return self.stop.cells or grid_of(self.stop).open_cells

    def _next_cell(self) -> int:
        """Return the cell to look at next: in the house that is drawn, otherwise the easiest."""
        grid, house, left = self.session.state.grid, self.house, self._cells_left()
        if self.seeks:
            # The right one is to be found.
            return next(cell for cell in self._open_cells() if cell not in left)
        drawn = () if house is None else grid.geometry.houses[house].cells
        easiest = min(self.singles(grid), key=_ease, default=None)
        easy = () if easiest is None else (easiest.placements[0].cell,)
        return next((cell for cell in (*drawn, *easy) if cell in left), left[0])

    def _cells_left(self) -> tuple[int, ...]:
        """Return the cells of the task without the right digit."""
        values, solution = self.session.state.grid.values, self.solution.values
        return tuple(cell for cell in self.cells if values[cell] != solution[cell])

    def _open_cells(self) -> tuple[int, ...]:
        """Return the empty cells of the house that is drawn."""
        values, house = self.session.state.grid.values, self.stop.house
        cells = () if house is None else self.solution.geometry.houses[house].cells
        return tuple(cell for cell in cells or range(len(values)) if not values[cell])

    def _copies(self) -> tuple[Blocker, ...]:
        """Return the copies of the stop's digit that rule out cells of the house."""
        grid = grid_of(self.stop)
        copies = (c for c, value in enumerate(grid.values) if value == self.stop.digit)
        found = (blocker_at(grid, cell, self._open_cells()) for cell in copies)
        return tuple(blocker for blocker in found if blocker.blocked)

    @property
    def crossed(self) -> tuple[Blocker, ...]:
        """The copies of the digit that are drawn with what they rule out."""
        if not self.stop.digit or self.done:
            return ()
        return tuple(blocker for blocker in self._copies() if blocker.cell in self._crossing)

    @property
    def seeks(self) -> bool:
        """Whether its cells must be found."""
        return bool(self.stop.digit) or self.stop.seeks

    @property
    def asked(self) -> Message:
        """The present task in words."""
        digit, copies = self.stop.digit, {blocker.cell for blocker in self._copies()}
        left = len(copies - self._crossing)
        if self.stop.goal is not Goal.CROSS or left == len(copies):
            return message(f"learn.guide.{self.stop.id}", digit=digit)
        if left:
            return message("learn.guide.crossed", left, digit=digit)
        return message("learn.guide.crossed_out", digit=digit)

    @property
    def nudge(self) -> Message | None:
        """A hint where to look next, if the stop gives one."""
        return nudge(self.session.state.grid) if self.stop.nudges else None

    @property
    def left(self) -> int:
        """How many cells of the task lack the right digit."""
        return len(self._cells_left())

    @property
    def house(self) -> int | None:
        """The house to look at now, if one is drawn."""
        if self.stop.goal is not Goal.LED or self.done:
            return self.stop.house
        step = next((step for step in self.singles(self.session.state.grid) if step.houses), None)
        return None if step is None else step.houses[0]

    def do(self, intent: Intent) -> Told:
        """Carry out an intent and judge it."""
        before, drawn = self.session.state.grid, self.house
        if isinstance(intent, EnterDigit) and self._replaces_right_digit(intent.digit):
            cursor = (self.view.cursor,)
            return Told(Outcome(), Kind.PART, message("learn.guide.right_already"), cursor)
        outcome = self.session.do(intent)
        told = self._cross(outcome)
        for event in outcome.events:
            match event:
                case Refused():
                    told = self._refused(event, outcome, intent)
                case DigitPlaced():
                    told = self._placed(event, outcome, before, drawn)
                case NotesChanged():
                    told = self._noted(event, outcome)
                case HintShown():
                    self._hinted = True
                case Erased() | HintApplied() | NotesFilled():
                    self._look(type(event))
        return told

    def _replaces_right_digit(self, digit: int) -> bool:
        """Return whether the player would replace a correct digit."""
        cursor = self.view.cursor
        entered = self.session.state.grid.values[cursor]
        asked = self.stop.goal in (Goal.FILL, Goal.LED, Goal.CROSS) and cursor in self.cells
        return asked and entered == self.solution.values[cursor] != digit

    # -- judging

    def _cross(self, outcome: Outcome) -> Told:
        """Cross out what the copy under the cursor rules out, if that is the task."""
        cell, digit = self.view.cursor, self.stop.digit
        is_copy = grid_of(self.stop).values[cell] == digit
        if self.stop.goal is not Goal.CROSS or self.done or not is_copy or cell in self._crossing:
            return Told(outcome)
        if all(cell != blocker.cell for blocker in self._copies()):
            words = message("learn.guide.not_crossing", digit=digit)
            return Told(outcome, Kind.PART, words, (cell,)) if outcome.changed else Told(outcome)
        self._crossing.add(cell)
        return Told(outcome, Kind.PART, self.asked, (cell,))

    def _refused(self, event: Refused, outcome: Outcome, intent: Intent) -> Told:
        if not event.conflicts or not isinstance(intent, EnterDigit):
            said = outcome.message
            if event.reason is Refusal.GIVEN:
                # Where a digit is to go, no other cell will do but the one that was named.
                erases = self.stop.goal is Goal.ERASE
                said = message(f"learn.guide.{self.stop.id if erases else 'given'}")
            return Told(outcome, Kind.WRONG, said, event.cells)
        # Where the frame shows it, that is where one looks.
        drawn = None if self.house is None else self.session.view().geometry.houses[self.house]
        conflict = min(event.conflicts, key=lambda each: each.house != drawn)
        standing = tuple(cell for cell in conflict.cells if cell not in event.cells)
        return Told(
            outcome, Kind.WRONG, _already_there_message(intent.digit, conflict.house.kind), standing
        )

    def _placed(
        self, event: DigitPlaced, outcome: Outcome, before: Grid, drawn: int | None
    ) -> Told:
        cell, digit = event.cell, event.digit
        goal = self.stop.goal
        if goal in (Goal.NOTE, Goal.FILL_NOTES):
            self.session.do(Command.UNDO)
            return Told(outcome, Kind.PART, message("learn.guide.notes_first"), (cell,))
        if digit != self.solution.values[cell]:
            self.session.do(Command.UNDO)
            return Told(outcome, Kind.CAREFUL, self._why_not(cell, before), (cell,))
        self._look(DigitPlaced)
        # A wrong digit may have stood there.
        step = self._proof(before.erase(cell) if before.values[cell] else before, cell)
        if step is None:
            return Told(outcome, Kind.BEYOND, message("learn.guide.unproved"), (cell,))
        return Told(outcome, Kind.RIGHT, self._why(step, before, drawn), (cell,))

    def _noted(self, event: NotesChanged, outcome: Outcome) -> Told:
        self._look(NotesChanged)
        grid = self.session.state.grid
        wanted = dict(self.stop.notes).get(event.cells[0])
        if not event.added:
            if wanted is None or event.digit not in wanted:
                return Told(outcome)
            return self._note_taken_back(event, outcome, "learn.guide.note_stays")
        for cell in event.cells:
            for peer in grid.geometry.peers[cell]:
                if grid.values[peer] == event.digit:
                    self.session.do(Command.UNDO)
                    kind = _shared(grid, cell, peer)
                    said = _already_there_message(event.digit, kind)
                    return Told(outcome, Kind.WRONG, said, (peer,))
        if wanted is None or event.digit in wanted:
            return Told(outcome)
        return self._note_taken_back(event, outcome, "learn.guide.note_extra")

    def _note_taken_back(self, event: NotesChanged, outcome: Outcome, why: str) -> Told:
        """Undo a note outside the task, or the removal of one that it asks for."""
        self.session.do(Command.UNDO)
        return Told(outcome, Kind.CAREFUL, message(why, digit=event.digit), event.cells)

    def _look(self, event: type) -> None:
        """Check whether the task is done."""
        goal = self.stop.goal
        values = self.session.state.grid.values
        match goal:
            case Goal.FILL | Goal.LED | Goal.CROSS:
                self.done = not self.left
            case Goal.ERASE:
                self.done = all(values[cell] != digit for cell, digit in self.stop.entries)
            case Goal.HINT:
                self.done = self._hinted and event in (HintApplied, DigitPlaced)
            case Goal.NOTE:
                cells = self.view.cells
                self.done = all(
                    cells[cell].corner | cells[cell].centre == sum(1 << d - 1 for d in digits)
                    for cell, digits in self.stop.notes
                )
            case Goal.FILL_NOTES:
                self.done = event is NotesFilled

    # -- reasons, from the logic engine

    def singles(self, position: Grid) -> tuple[Step, ...]:
        """Return every single of a position."""
        board = Board(position)
        return tuple(step for name in SINGLES for step in BY_ID[name].find(board))

    def _proof(self, position: Grid, cell: int) -> Step | None:
        """Return the easiest single for a cell."""
        wanted = Candidate(position.geometry.cells[cell], Digit(self.solution.values[cell]))
        found = [step for step in self.singles(position) if wanted in step.placements]
        return min(found, key=_ease, default=None)

    def _why(self, step: Step, before: Grid, drawn: int | None) -> Message:
        """Return why a correct digit follows, by the house that is drawn if that shows it."""
        cell, digit = step.placements[0]
        if not step.houses:
            return message("learn.guide.right.naked-single", digit=digit)
        house = self.solution.geometry.houses[step.houses[0]]
        if drawn is not None and step.technique == "full-house":
            # A cell that is the last one of several houses is found in one of them.
            seen = self.solution.geometry.houses[drawn]
            if [each for each in seen.cells if not before.values[each]] == [cell]:
                house = seen
        key = f"learn.guide.right.{step.technique}"
        return message(key, digit=digit, house=_kind(house.kind))

    def _why_not(self, cell: int, before: Grid) -> Message:
        """Return why a digit that breaks no rule is not correct."""
        step = self._proof(before, cell)
        if step is None or not step.houses:
            return message("learn.guide.not_yet")
        house = self.solution.geometry.houses[step.houses[0]]
        return message("learn.guide.another", house=_kind(house.kind))


RANKS: Final = ("full-house", "naked-single", "hidden-single")
"""The singles, that first which is seen most easily on few cells."""


def _ease(step: Step) -> int:
    return RANKS.index(step.technique)


def _kind(kind: HouseKind) -> Message:
    return message(f"learn.guide.house.{kind.value}")


def _already_there_message(digit: int, kind: HouseKind) -> Message:
    return message("learn.guide.there_already", digit=digit, house=_kind(kind))


def _shared(grid: Grid, one: int, other: int) -> HouseKind:
    """Return the kind of the first house that two cells share."""
    houses = grid.geometry.houses_of
    shared = set(houses[one]).intersection(houses[other])
    return grid.geometry.houses[min(shared)].kind
