"""The second engine: boards with constraints, whose rules are not an exact cover.

A position is a list of candidates by cell. What constraints, houses and peers rule out is taken
away until nothing more goes; then the cell with fewest candidates is tried. What kinds imply
together, such as the rule of 45, joins in. A board that this does not settle soon is handed to a
search that learns from its dead ends.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

from ...core.constraints import implied_by
from ...core.constraints.rule import Pairs
from ...core.geometry import Geometry
from ...core.grid import Grid
from .learned import learned_completions
from .search import PATIENCE, GaveUpError

_LISTS: Final = 16
"""Boards whose tables are kept."""
PLAIN: Final = 2000
"""The highest limit of branchings that is kept to exactly."""
_FIRST: Final = 40
"""Branchings before the search begins to learn."""


class Rules:
    """The rules of a board, prepared for the search; get them from `rules_of`."""

    __slots__ = (
        "by_cell",
        "groups",
        "groups_of",
        "is_quick",
        "peers",
        "relations",
        "size",
        "weight",
    )

    def __init__(self, geometry: Geometry) -> None:
        self.size: Final = geometry.size
        every = (*geometry.relations, *implied_by(geometry))
        self.relations: Final = [(relation.cells, relation.rule) for relation in every]
        self.is_quick: Final = [isinstance(relation.rule, Pairs) for relation in every]
        self.by_cell: Final[list[list[int]]] = [[] for _ in geometry.cells]
        for number, (cells, _) in enumerate(self.relations):
            for cell in dict.fromkeys(cells):
                self.by_cell[cell].append(number)
        self.peers: Final = geometry.peers
        full = [house.cells for house in geometry.houses]
        # Groups of as many different digits as there are hold each of them.
        full += [
            cells
            for cells, _, _ in geometry.relations
            if len(cells) == self.size
            and all(other in geometry.peers[c] for c in cells for other in cells if other != c)
        ]
        self.groups: Final = full
        self.groups_of: Final[list[list[int]]] = [[] for _ in geometry.cells]
        for number, group in enumerate(full):
            for cell in group:
                self.groups_of[cell].append(number)
        self.weight: Final = [len(numbers) for numbers in self.by_cell]


@lru_cache(_LISTS)
def rules_of(geometry: Geometry) -> Rules:
    """Return the shared, cached rules of a board."""
    return Rules(geometry)


def completions(
    geometry: Geometry,
    masks: list[int],
    *,
    node_limit: int | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Iterator[bytes]:
    """Yield the values of each completion of candidates; the same ones in the same order.

    Raises `GaveUpError` past `node_limit` branchings (or dead ends, where it learns), or when
    `cancelled` says so. A low limit is one of branchings alone: ids rely on their number.
    """
    rules = rules_of(geometry)
    if node_limit is not None and node_limit <= PLAIN:
        yield from _plain(rules, masks, node_limit, cancelled)
        return
    found = []
    try:
        for values in _plain(rules, masks.copy(), _FIRST, cancelled):
            found.append(values)
            yield values
    except GaveUpError:
        if cancelled is not None and cancelled():
            raise
        yield from learned_completions(rules, masks, found, limit=node_limit, cancelled=cancelled)


def _plain(
    rules: Rules, masks: list[int], node_limit: int | None, cancelled: Callable[[], bool] | None
) -> Iterator[bytes]:
    """Yield completions, cell by cell."""
    nodes = 0
    stack = [(masks, list(range(len(masks))))]
    while stack:
        masks, changed = stack.pop()
        if not settle(rules, masks, changed):
            continue
        cell, fewest, most = -1, 99, -1
        for at, mask in enumerate(masks):
            count = mask.bit_count()
            if 1 < count <= fewest and (count < fewest or rules.weight[at] > most):
                cell, fewest, most = at, count, rules.weight[at]
        if cell < 0:
            yield bytes([mask.bit_length() for mask in masks])
            continue
        nodes += 1
        if node_limit is not None and nodes > node_limit:
            raise GaveUpError(nodes)
        if cancelled is not None and nodes % PATIENCE == 0 and cancelled():
            raise GaveUpError(nodes)
        mask = masks[cell]
        while mask:
            bit = 1 << mask.bit_length() - 1
            mask ^= bit
            branch = masks.copy() if mask else masks
            branch[cell] = bit
            stack.append((branch, [cell]))


def settle(rules: Rules, masks: list[int], changed: list[int]) -> bool:
    """Remove impossible candidates as far as possible; return whether a solution may be left.

    `changed` are the cells whose candidates may have consequences.
    """
    peers, by_cell, groups_of = rules.peers, rules.by_cell, rules.groups_of
    relations, groups = rules.relations, rules.groups
    waiting: set[int] = set()
    houses: set[int] = set()
    while True:
        while changed:
            cell = changed.pop()
            mask = masks[cell]
            if not mask & (mask - 1):
                if not mask:
                    return False
                for peer in peers[cell]:
                    if masks[peer] & mask:
                        masks[peer] ^= mask
                        changed.append(peer)
            waiting.update(by_cell[cell])
            houses.update(groups_of[cell])
        if houses:
            for number in houses:
                once = twice = 0
                group = groups[number]
                for cell in group:
                    mask = masks[cell]
                    twice |= once & mask
                    once |= mask
                once_only = once & ~twice
                if once.bit_count() < len(group):
                    return False
                if once_only:
                    for cell in group:
                        mask = masks[cell] & once_only
                        if mask and mask != masks[cell]:
                            if mask & (mask - 1):
                                return False
                            masks[cell] = mask
                            changed.append(cell)
            houses.clear()
            if changed:
                continue
        if not waiting:
            return True
        cells, rule = relations[waiting.pop()]
        before = tuple([masks[cell] for cell in cells])
        left = rule.narrow(before)
        if left is None:
            return False
        if left != before:
            for cell, mask, was in zip(cells, left, before, strict=True):
                if mask != was:
                    masks[cell] = mask
                    changed.append(cell)


def masks_of(grid: Grid) -> list[int] | None:
    """Return the candidates of a board, including its digits; None if it breaks a rule."""
    masks = [
        1 << value - 1 if value else int(mask)
        for value, mask in zip(grid.values, grid.candidates, strict=True)
    ]
    return masks if all(masks) else None
