"""The exact engine's search, slowed down to a stream of observable steps.

`completions` keeps its inner loop free of everything but the search; this is the same loop with
its steps told. A test holds the two together: same solutions, same order, same branchings.
"""

from collections.abc import Iterator
from typing import Final

from ...core.digits import Mask, mask_of
from ...core.grid import Grid
from ..stream import NO_CELL, Method, Options, Search, StepKind, StreamStep
from .engine import board_of
from .search import branching
from .tables import EngineTables, tables_of


def search(grid: Grid, _options: Options) -> Search:
    """Place singles and remove locked candidates while there are any, then branch."""
    tables = tables_of(grid.geometry)
    start = board_of(tables, grid)
    if start is None:
        return None
    guards, width, place, candidate = tables.guards, tables.width, tables.place, tables.candidate
    size = width - 1
    locked = tables.locked
    board = start
    placed: list[int] = []
    stack: list[tuple[int, int, int, int]] = []
    depth = 0
    while True:
        dead = False
        while board:
            unmet = board & guards
            units = unmet >> size
            lowered = board - units
            if lowered & unmet != unmet:
                dead = True
                break
            rest = board & lowered
            found = unmet ^ ((rest - units) & unmet)
            if found:
                singles = board & (found - (found >> size))
                while singles:
                    key = singles.bit_length()
                    singles &= place[key]
                    board &= place[key]
                    placed.append(key)
                    yield StreamStep(StepKind.PLACE, *candidate[key], depth, forced=True)
                continue
            if locked and (cleared := locked.find(board)):
                before = board
                board = locked.clear(board, cleared)
                yield _deduction(tables, before ^ board, depth)
                continue
            while not found:
                rest &= rest - units
                found = unmet ^ ((rest - units) & unmet)
            field, choices = branching(tables, board, board & (found - (found >> size)))
            keys = [field + bit + 1 for bit in range(size) if choices >> bit & 1]
            yield _look(tables, keys, depth)
            depth += 1
            stack += [(board & place[key], len(placed), key, depth) for key in keys[:-1]]
            board &= place[keys[-1]]
            placed.append(keys[-1])
            yield StreamStep(StepKind.PLACE, *candidate[keys[-1]], depth)
        if dead:
            yield _contradiction(tables, board, depth)
        else:
            yield StreamStep(
                StepKind.SOLUTION, depth=depth, board=tables.values(grid.values, placed)
            )
        if not stack:
            return None
        board, length, key, depth = stack.pop()
        del placed[length:]
        values = tables.values(grid.values, placed)
        yield StreamStep(StepKind.RETREAT, candidate[key][0], depth=depth - 1, board=values)
        placed.append(key)
        yield StreamStep(StepKind.PLACE, *candidate[key], depth)


def _look(tables: EngineTables, keys: list[int], depth: int) -> StreamStep:
    """Return the step that shows the places that the search branches on."""
    pairs = [tables.candidate[key] for key in keys]
    cells = tuple(dict.fromkeys(cell for cell, _ in pairs))
    digits = {digit for _, digit in pairs}
    return StreamStep(
        StepKind.TRY,
        cells[0] if len(cells) == 1 else NO_CELL,
        depth=depth,
        cells=cells,
        candidates=Mask(sum(1 << (digit - 1) for digit in digits)),
    )


def _contradiction(tables: EngineTables, board: int, depth: int) -> StreamStep:
    """Return the step that names the first constraint with no candidate left."""
    subject = tables.subject(next(_unmeetable(tables, board)))
    if not isinstance(subject, tuple):
        return StreamStep(StepKind.CONFLICT, subject, depth=depth)
    house, digit = subject
    return StreamStep(StepKind.CONFLICT, depth=depth, cells=house.cells, candidates=mask_of(digit))


def _deduction(tables: EngineTables, gone: int, depth: int) -> StreamStep:
    """Return the step that removes the candidates whose bits are gone from the board."""
    gone &= tables.rows
    removed = []
    while gone:
        removed.append(tables.candidate[gone.bit_length()])
        gone ^= 1 << (gone.bit_length() - 1)
    return StreamStep(StepKind.DEDUCE, depth=depth, removed=tuple(sorted(removed)))


def _unmeetable(tables: EngineTables, board: int) -> Iterator[int]:
    """Yield the unfilled fields without a candidate."""
    size = tables.width - 1
    for field in range(tables.fields):
        if board >> (field * tables.width) & ((2 << size) - 1) == 1 << size:
            yield field


_LINES: Final = {
    StepKind.CONFLICT: 2,
    StepKind.RETREAT: 3,
    StepKind.DEDUCE: 5,
    StepKind.SOLUTION: 6,
    StepKind.TRY: 7,
}


def _line(step: StreamStep) -> int:
    if step.kind is StepKind.PLACE:
        return 4 if step.forced else 8
    return _LINES[step.kind]


METHOD: Final = Method("exact", search, complete=True, line=_line)
