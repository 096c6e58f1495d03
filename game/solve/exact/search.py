"""The search: every completion of a board, by singles and branching, on one integer."""

import sys
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final

from ...core.errors import SudokuError
from .tables import EngineTables

PATIENCE: Final = 64
"""Branchings between two looks at the cancellation: about a millisecond."""

_COMPARED: Final = 7
"""Fields compared before branching: more cost more than they save."""

_PLAIN: Final = 24
"""Branchings of `has_completions` before it gets clever."""


class GaveUpError(SudokuError):
    """A search reached its node limit, or was cancelled, before the answer was known."""

    key = "error.gave_up"

    def __init__(self, nodes: int) -> None:
        super().__init__(f"gave up after {nodes} nodes", nodes=nodes)


def completions(
    tables: EngineTables,
    board: int,
    *,
    node_limit: int | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Iterator[list[int]]:
    """Yield each completion of a board as the list of placed candidates (keys of `tables`).

    A yielded list is only valid until the next is asked for. Deterministic, depth first, without
    recursion. Raises `GaveUpError` past `node_limit` branchings, or when `cancelled` says so.

    With `units` the field-wise 1 of every unmet constraint, `board - units` clears the lowest
    candidate of each field, and borrows the guard where there is none; doing so twice finds the
    fields that hold exactly one. All naked singles, hidden singles and contradictions of the
    board come out of these few operations at once.
    """
    guards = tables.guards
    place = tables.place
    locked = tables.locked
    width = tables.width
    size = width - 1
    limit = sys.maxsize if node_limit is None else node_limit
    pause = min(PATIENCE, limit + 1)
    nodes = 0
    stack: list[tuple[int, int, int]] = []
    placed: list[int] = []
    append = placed.append
    while True:
        while board:
            unmet = board & guards
            units = unmet >> size
            lowered = board - units
            if lowered & unmet != unmet:
                break
            more = board & lowered
            found = unmet ^ ((more - units) & unmet)
            if found:
                singles = board & (found - (found >> size))
                while singles:
                    key = singles.bit_length()
                    mask = place[key]
                    # A single that another one rules out vanishes here, and leaves its field
                    # without a candidate for the next look.
                    singles &= mask
                    board &= mask
                    append(key)
                continue
            if locked and (cleared := locked.find(board)):
                board = locked.clear(board, cleared)
                continue

            nodes += 1
            if nodes == pause:
                if nodes > limit or (cancelled is not None and cancelled()):
                    raise GaveUpError(nodes)
                pause = min(nodes + PATIENCE, limit + 1)
            while not found:
                more &= more - units
                found = unmet ^ ((more - units) & unmet)
            field, choices = branching(tables, board, board & (found - (found >> size)))
            # The highest choice is tried first, the others wait.
            depth = len(placed)
            while True:
                bit = choices & -choices
                key = field + bit.bit_length()
                choices ^= bit
                if not choices:
                    break
                stack.append((board & place[key], depth, key))
            board &= place[key]
            append(key)
        else:
            yield placed
        if not stack:
            return
        board, depth, key = stack.pop()
        del placed[depth:]
        append(key)


def has_completions(tables: EngineTables, board: int, number: int) -> bool:
    """Whether a board has at least `number` completions.

    The same search without locked candidates, comparisons and record. It is faster if solutions or
    contradictions are near, as they are while a puzzle is made; if they turn out not to be,
    `completions` takes over.
    """
    guards = tables.guards
    place = tables.place
    start_of = tables.start
    size = tables.width - 1
    start = board
    wanted = number
    nodes = 0
    stack: list[int] = []
    while True:
        while board:
            unmet = board & guards
            units = unmet >> size
            lowered = board - units
            if lowered & unmet != unmet:
                break
            more = board & lowered
            found = unmet ^ ((more - units) & unmet)
            if found:
                singles = board & (found - (found >> size))
                while singles:
                    mask = place[singles.bit_length()]
                    singles &= mask
                    board &= mask
                continue
            nodes += 1
            if nodes > _PLAIN:
                return sum(1 for _ in islice(completions(tables, start), number)) == number
            while not found:
                more &= more - units
                found = unmet ^ ((more - units) & unmet)
            choices = board & (found - (found >> size))
            field = start_of[choices.bit_length()]
            choices >>= field
            while True:
                bit = choices & -choices
                choices ^= bit
                if not choices:
                    break
                stack.append(board & place[field + bit.bit_length()])
            board &= place[field + bit.bit_length()]
        else:
            wanted -= 1
            if not wanted:
                return True
        if not stack:
            return False
        board = stack.pop()


def branching(tables: EngineTables, board: int, fewest: int) -> tuple[int, int]:
    """Return where to branch: the lowest bit of a field, and the field's candidates.

    `fewest` has the candidates of the fields that have fewest. Of the highest of these, the
    field wins that leaves the least to do: few candidates after its first choice, and few after
    its last.
    """
    start_of = tables.start
    rest = tables.rest
    left = board & tables.rows
    least = -1
    start = choices = 0
    for _ in range(_COMPARED):
        high = fewest.bit_length()
        field = start_of[high]
        members = fewest >> field
        low = field + (members & -members).bit_length()
        work = (left & rest[high]).bit_count() * (left & rest[low]).bit_count()
        if work < least or least < 0:
            least = work
            start = field
            choices = members
        fewest ^= members << field
        if not fewest:
            break
    return start, choices
