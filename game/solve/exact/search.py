"""The search: every completion of a board, by singles and branching, on one integer."""

from collections.abc import Callable, Iterator
from typing import Final

from game.core.errors import SudokuError
from game.solve.exact.tables import Tables

PATIENCE: Final = 64
"""Branchings between two looks at the cancellation: a few milliseconds."""


class GaveUpError(SudokuError):
    """A search reached its node limit, or was cancelled, before the answer was known."""

    key = "error.gave_up"

    def __init__(self, nodes: int) -> None:
        super().__init__(f"gave up after {nodes} nodes", nodes=nodes)


def completions(
    tables: Tables,
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
    width = tables.width
    size = width - 1
    nodes = 0
    if node_limit is None and cancelled is None:
        pause = -1
    else:
        pause = PATIENCE if node_limit is None else min(PATIENCE, node_limit + 1)
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
            rest = board & lowered
            found = unmet ^ ((rest - units) & unmet)
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
            nodes += 1
            if nodes == pause:
                if cancelled is not None and cancelled():
                    raise GaveUpError(nodes)
                if node_limit is not None and nodes > node_limit:
                    raise GaveUpError(nodes)
                pause += PATIENCE
                if node_limit is not None:
                    pause = min(pause, node_limit + 1)
            while not found:
                rest &= rest - units
                found = unmet ^ ((rest - units) & unmet)
            field = found.bit_length() - width
            choices = (board & (found - (found >> size))) >> field
            key = field + choices.bit_length()
            choices ^= 1 << (key - field - 1)
            while choices:
                other = field + (choices & -choices).bit_length()
                stack.append((board & place[other], len(placed), other))
                choices &= choices - 1
            board &= place[key]
            append(key)
        else:
            yield placed
        if not stack:
            return
        board, depth, key = stack.pop()
        del placed[depth:]
        append(key)
