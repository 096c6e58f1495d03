"""Drawing constraints on a puzzle being made: strokes, selection, and typed numbers."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ...core.constraint import COLOURS, Constraint
from ...core.constraints import MOST, base_of, kind
from ...core.constraints.clause import Clause
from ...core.constraints.gesture import Gesture, stroked
from ...core.constraints.lines import places
from ...core.constraints.marks import Point
from ...core.digits import Cell
from ...core.geometry import BOXES, geometry
from ..paint import PRINTED
from .editing import Editing
from .tool import COLOUR, Tool

if TYPE_CHECKING:
    from ...core.constraints.kind import Kind
    from ...core.geometry import Geometry

LARGEST: Final = 999
"""The largest number that is typed at a constraint."""
_CIRCLE: Final = '{"baseC":"#FFFFFF00","outlineC":"#606060","width":0.8,"height":0.8}'


class Pencil:
    """What presses, drags and typing mean for constraints and drawings.

    Each change is one of the draft, so that it can be undone.
    """

    def __init__(self, editing: Editing) -> None:
        self._editing: Final = editing
        self._points: list[Point] = []
        self._chosen: Clause | None = None
        self._fresh = True
        """Whether the next digit begins a new number."""
        self._group: tuple[Cell, ...] = ()
        """What is to be copied to another place."""
        self.colour = 1
        self.refused = ""
        """Why the last stroke or number came to nothing, as a key; empty when it did not."""

    # -- what there is

    @property
    def tool(self) -> Tool:
        """The tool in use."""
        return self._editing.tool

    @property
    def _kind(self) -> "Kind":
        return kind(self.tool.word)

    @property
    def chosen(self) -> Clause | None:
        """The constraint that typing changes: one of the draft, or one without its number yet."""
        one = self._chosen
        if one is None or not self.tool.is_kind or one.kind != self.tool.word:
            return None
        return one if one in self._editing.draft.constraints or self.lacks_number(one) else None

    def lacks_number(self, one: Clause) -> bool:
        """Whether a constraint is incomplete because its number must be typed."""
        return len(one.values) < kind(one.kind).numbers[0]

    @property
    def preview(self) -> tuple[Cell, ...]:
        """The cells of the present stroke, or of what it would copy."""
        if not self._points:
            return self._group if self.tool.gesture is Gesture.COPY else ()
        return self._copied or stroked(self.tool.gesture, self._points, self._size)

    @property
    def _copied(self) -> tuple[Cell, ...]:
        """The cells to which the present stroke would copy the group, if they are on the board."""
        if not self._group or self.tool.gesture is not Gesture.COPY:
            return ()
        size = self._size
        x, y = self._points[-1]
        row, column = divmod(self._group[0], size)
        down, right = int(y // 1) - row, int(x // 1) - column
        found = []
        for cell in self._group:
            row, column = cell // size + down, cell % size + right
            if not (0 <= row < size and 0 <= column < size):
                return ()
            found.append(Cell(row * size + column))
        return tuple(found)

    @property
    def _size(self) -> int:
        return self._editing.draft.board.size

    @property
    def _board(self) -> "Geometry":
        """The board without constraints; while its regions are invalid, one of its size."""
        board = self._editing.draft.board
        return base_of(board) if board.code else geometry(*BOXES[board.size])

    def at(self, cell: int) -> Clause | None:
        """Return the last constraint of the tool's kind at a cell."""
        every = self._editing.draft.constraints
        own = (one for one in reversed(every) if one.kind == self.tool.word)
        return next((one for one in own if cell in one.cells), None)

    # -- strokes

    def begin(self, point: Point) -> None:
        """Start a stroke."""
        self._points = [point]
        self.refused = ""

    def go_on(self, point: Point) -> None:
        """Continue the stroke, if there is one."""
        if self._points:
            self._points.append(point)

    @property
    def is_drawing(self) -> bool:
        """Whether a stroke is in progress."""
        return bool(self._points)

    def drop(self) -> None:
        """Discard the stroke and the selection."""
        self._points, self._chosen, self._group = [], None, ()

    def end(self) -> bool:
        """Draw what the stroke means; return whether that changes the draft."""
        points, gesture = self._points, self.tool.gesture
        if not points:
            return False
        copied, cells = self._copied, stroked(gesture, points, self._size)
        self._points = []
        if not self.tool.is_kind:
            return self._tint(cells)
        if gesture is Gesture.COPY:
            return self._copy(cells, copied)
        if not cells:
            self._chosen = None
            return False
        self._fresh = True
        if gesture is Gesture.CELL:
            return self._mark(cells)
        if gesture is Gesture.SLANT and len(points) == 1:
            cells = self._other_slant(cells, points[0])
        if gesture in (Gesture.GROUP, Gesture.PATH):
            if len(cells) == 1:
                return self._choose(self.at(cells[0]))
            if gesture is Gesture.GROUP and self._grow(cells, points[0]):
                return True
        same = self._same(cells)
        if same is not None:
            return self._press_again(same)
        return self._add(self._kind.sketched(cells))

    def _choose(self, one: Clause | None) -> bool:
        self._chosen, self._fresh = one, True
        return False

    def _same(self, cells: tuple[Cell, ...]) -> Clause | None:
        every = self._editing.draft.constraints
        return next((o for o in every if o.kind == self.tool.word and o.cells == cells), None)

    def _grow(self, cells: tuple[Cell, ...], start: Point) -> bool:
        """Add cells to the group in which a stroke begins."""
        first = stroked(Gesture.CELL, [start], self._size)
        held = self.at(first[0]) if first else None
        if held is None:
            return False
        larger = held._replace(cells=tuple(sorted({*held.cells, *cells})))
        return self._replace_constraint(held, larger)

    def _press_again(self, one: Clause) -> bool:
        """Choose the next of a few values, remove a constraint without values, or select it."""
        its = self._kind
        if its.choices:
            place = its.choices.index(one.values[0]) + 1
            if place < len(its.choices):
                return self._replace_constraint(one, one._replace(values=(its.choices[place],)))
            return self.remove(one)
        if its.gesture is Gesture.PATH or its.numbers[1]:
            return self._choose(one)
        return self.remove(one)

    def _mark(self, cells: tuple[Cell, ...]) -> bool:
        """Mark cells one by one; if the first is marked, remove marks instead."""
        its, every = self._kind, list(self._editing.draft.constraints)
        marked = {cell: one for cell in cells if (one := self.at(cell)) is not None}
        if its.numbers[0]:
            return self._choose(marked.get(cells[0]) or its.sketched(cells[:1]))
        if cells[0] in marked:
            gone = set(marked.values())
            return self._set([one for one in every if one not in gone])
        return self._set([*every, *(its.sketched((c,)) for c in cells if c not in marked)])

    def _copy(self, cells: tuple[Cell, ...], copied: tuple[Cell, ...]) -> bool:
        if not self._group:
            held = self.at(cells[0]) if len(cells) == 1 else None
            self._group = () if held is not None else cells
            return self._choose(held)
        group, self._group = self._group, ()
        if not copied or copied == group:
            self.refused = "edit.refused.copy"
            return False
        return self._add(Clause(self.tool.word, group + copied))

    def _other_slant(self, cells: tuple[Cell, ...], point: Point) -> tuple[Cell, ...]:
        """Return the other diagonal at a place where the first one is selected."""
        x, y = point
        others = [stroked(Gesture.SLANT, [point, (x + by, y + by_y)], self._size)
                  for by, by_y in ((1, 0), (-1, 0), (0, 1), (0, -1))]  # fmt: skip
        chosen = self.chosen
        if chosen is None or chosen.cells not in (cells, *others):
            return cells
        return next((each for each in others if each and each != chosen.cells), cells)

    # -- what is typed

    def type_digit(self, digit: int) -> bool:
        """Append a digit to the number of the selected constraint, or toggle it in its digits."""
        self.refused = ""
        tool = self.tool
        if tool == COLOUR:
            self.colour = max(1, min(digit, len(PRINTED)))
            return False
        one = self.chosen
        if one is None and tool.is_kind and tool.gesture in (Gesture.GROUP, Gesture.CELL):
            one = self.at(self._editing.cursor) or self._kind.sketched((self._editing.cursor,))
            self._fresh = True
        if not tool.is_kind or one is None or self._kind.typed == "nothing":
            self.refused = "edit.refused.number" if tool.is_kind else ""
            return False
        if self._kind.typed == "digits":
            values: tuple[int, ...] = tuple({*one.values} ^ {digit})
            if not 1 <= digit <= self._size:
                return False
        else:
            before = 0 if self._fresh or not one.values else one.values[0]
            number = before * 10 + digit
            values = (number if number <= LARGEST else digit,)
        self._fresh = False
        return self._write(one, values)

    def rub(self) -> bool:
        """Remove the last digit of the selected constraint, or the constraint if it has none."""
        one = self.chosen
        if one is None:
            return self.remove(self.at(self._editing.cursor)) if self.tool.is_kind else False
        if not one.values or self._kind.choices:
            return self.remove(one)
        rest = one.values[0] // 10
        values = one.values[:-1] if self._kind.typed == "digits" else (rest,) * (rest > 0)
        self._fresh = False
        return self._write(one, values)

    def _write(self, one: Clause, values: tuple[int, ...]) -> bool:
        its = self._kind
        fewer = its.sketched(one.cells, values)
        if self.lacks_number(fewer):
            done = self.remove(one) if one in self._editing.draft.constraints else False
            self._chosen = fewer
            return done
        return (
            self._replace_constraint(one, fewer)
            if one in self._editing.draft.constraints
            else self._add(fewer)
        )

    # -- changes

    def remove(self, one: Clause | None) -> bool:
        """Remove a constraint."""
        every = self._editing.draft.constraints
        self._chosen = None
        return one in every and self._set([other for other in every if other != one])

    def _add(self, one: Clause) -> bool:
        if self.lacks_number(one):
            number = (1,) * kind(one.kind).numbers[0]
            if self._allowed(one._replace(values=number)):
                self._choose(one)
            return False
        if not self._allowed(one):
            return False
        self._chosen = one
        return self._set([*self._editing.draft.constraints, one])

    def _replace_constraint(self, before: Clause, after: Clause) -> bool:
        if not self._allowed(after):
            return False
        self._chosen = after
        every = self._editing.draft.constraints
        return self._set([after if one == before else one for one in every])

    def _allowed(self, one: Clause) -> bool:
        fits = kind(one.kind).fits(one, self._board)
        if not fits or len(self._editing.draft.constraints) >= MOST:
            self.refused = "edit.refused.cells" if not fits else "edit.refused.many"
            return False
        return True

    def _set(self, constraints: Sequence[Clause]) -> bool:
        return self._editing.change(self._editing.draft.constrained(constraints))

    def _tint(self, cells: tuple[Cell, ...]) -> bool:
        """Put a colour or a circle on cells; if the first has it, remove it instead."""
        draft = self._editing.draft
        every = draft.brought.constraints
        spots = {place: self._drawing(place) for place in places(cells, draft.board)}
        if not spots:
            return False
        own = next(iter(spots.values())).kind
        others = [one for one in every if one.kind != own or not {*one.cells} & spots.keys()]
        first = next(iter(spots.values()))
        added = () if first in every else spots.values()
        brought = draft.brought._replace(constraints=(*others, *added))
        return self._editing.change(draft._replace(brought=brought))

    def _drawing(self, place: tuple[int, int]) -> Constraint:
        if self.tool == COLOUR:
            return Constraint(COLOURS, (place,), values=(PRINTED[self.colour - 1],))
        return Constraint("circle", (place,), more=_CIRCLE)
