"""Ratings 7.5 to 9.4: Nishio, multiple and dynamic forcing chains.

An assumption that leads to a clash is false. What follows both if a candidate is true and if it is
false holds, and so does what follows from every candidate of a cell, or every place of a digit in a
house. Static chains are single file; in dynamic ones a step may rest on several before it.
"""

from array import array
from collections.abc import Sequence

from ...board import Board
from ...remembered import remembered
from ...search.places import PLANES_KEPT
from ...search.placing import SETS
from ...search.waves import junctions
from ...sets import CellSet, bits
from .advanced import conclusions
from .finds import Easiest
from .nested import deducing
from .nets import ON, Ground, Net, Search, size
from .position import AREA, HOUSE, HOUSES_OF, Found, Position


def nishio(position: Position) -> Found | None:
    """Return the easiest conclusions within one digit."""
    best = Easiest(position.level)
    for digit, plane in enumerate(position.board().planes):
        shift = AREA * digit
        for gone, placed, nodes in _within_digit(plane):
            best.add(75, nodes, "nishio-forcing-chain", gone << shift, placed << shift)
    return best.result()


@remembered(PLANES_KEPT)
def _within_digit(plane: CellSet) -> tuple[tuple[CellSet, CellSet, int], ...]:
    """Return the cells that a digit cannot or must be in, with the length of the proof.

    What follows from both places in a house counts from these; what follows from a place and its
    absence counts from both.
    """
    ground = Ground((), (plane,), digits_only=True)
    found = []
    for cell in bits(plane):
        both = [Net(ground, start) for start in (cell + ON, cell)]
        for net, gone, placed in zip(both, (1 << cell, 0), (0, 1 << cell), strict=True):
            net.run()
            if net.clash:
                found.append((gone, placed, net.clashing()))
        held, absent = both
        saved = any((plane & HOUSE[house]).bit_count() == 2 for house in HOUSES_OF[cell])
        for end in held.parents:
            if end < ON and end in absent.parents:
                nodes = len(held.ancestors(end)) + len(absent.ancestors(end)) - saved
                found.append((1 << end, 0, nodes))
    return tuple(found)


def multiple_chains(position: Position) -> Found | None:
    """Return the easiest cell or region forcing chains.

    Regions count where their first place is in a cell with more than two candidates.
    """
    board = position.board()
    masks = board.masks
    best = Easiest(position.level)
    for found in junctions(board):
        first = min([start % AREA for start in found.starts])
        if found.house >= 0 and masks[first].bit_count() < 3:
            continue
        nodes, end = found.length + len(found.starts), 1 << found.end
        gone, placed = (0, end) if found.true else (end, 0)
        if found.house < 0:
            best.add(80, nodes, "cell-forcing-chains", gone, placed)
        else:
            best.add(80, nodes, "region-forcing-chains", gone, placed)
    return best.result()


def dynamic_chains(position: Position) -> Found | None:
    """Return the easiest dynamic forcing chains."""
    return Dynamic(position, 85, "dynamic").result()


def dynamic_chains_plus(position: Position) -> Found | None:
    """Return the easiest dynamic forcing chains with locked candidates, pairs and X-Wings."""
    return Dynamic(position, 90, "dynamic-plus", (conclusions,)).result()


def nested_chains(position: Position, level: int) -> Found | None:
    """Return the easiest nested forcing chains of a level, the first being 2."""
    board = position.board()
    name = ("nested", "nested-multiple", "nested-dynamic")[level - 2]
    nets: dict[int, Net] | None = None
    if level == 4:
        # It deduces otherwise than those before: its nets begin anew, and theirs are done with.
        board.cached(_nets_of).clear()
        nets = {}
    return Dynamic(position, 85 + 5 * level, name, deducing(board, level), nets).result()


def _nets_of(_: Board) -> dict[int, Net]:
    """Return the nets of a board by their assumptions; each level extends them further."""
    return {}


def _ground_of(board: Board) -> Ground:
    return Ground(board.masks, board.planes)


class Dynamic:
    """A search for dynamic forcing chains."""

    def __init__(
        self,
        position: Position,
        base: int,
        name: str,
        searches: Sequence[Search] = (),
        nets: dict[int, Net] | None = None,
    ) -> None:
        self._position = position
        self._board: Board = position.board()
        self._base = base
        self._name = name
        self._searches = searches
        self._ground = self._board.cached(_ground_of)
        self._best = Easiest(position.level)
        self._begun = self._board.cached(_nets_of) if nets is None else nets
        self._nets: dict[int, Net] = {}
        self._heights: dict[int, array[int]] = {}

    def net(self, start: int) -> Net:
        """Return the net that follows from an assertion."""
        if start not in self._nets:
            board = self._board
            board.poll()
            net = self._begun.get(start)
            if net is None:
                net = self._begun[start] = Net(self._ground, start)
            net.run(self._searches)
            self._nets[start] = net
        return self._nets[start]

    def result(self) -> Found | None:
        """Return the easiest finds."""
        board = self._board
        planes = board.planes
        for cell, mask in enumerate(board.masks):
            for digit in bits(mask):
                self._contradictions(AREA * digit + cell)
            if self._best.least <= self._position.level:
                return self._best.result()
        for cell, mask in enumerate(board.masks):
            if mask.bit_count() > 2:
                for digit in bits(mask):
                    number = AREA * digit + cell
                    self._common((number + ON, number), "double")
            if mask:
                starts = [AREA * digit + cell + ON for digit in bits(mask)]
                self._common(starts, "cell")
        for cells in SETS.houses:
            for digit, plane in enumerate(planes):
                places = bits(plane & cells)
                if places:
                    starts = [AREA * digit + place + ON for place in places]
                    self._common(starts, "region")
        return self._best.result()

    def _contradictions(self, number: int) -> None:
        """Collect contradictions that follow if a candidate is true, and if it is false."""
        for start, gone, placed in ((number + ON, 1 << number, 0), (number, 0, 1 << number)):
            net = self.net(start)
            if net.clash:
                self._best.add(
                    self._base,
                    net.clashing(),
                    f"{self._name}-contradiction-forcing-chains",
                    gone,
                    placed,
                )

    def _height(self, start: int) -> "array[int]":
        """Return the heights of what follows from an assertion."""
        if start not in self._heights:
            self._heights[start] = self.net(start).heights()
        return self._heights[start]

    def _common(self, starts: Sequence[int], kind: str) -> None:
        """Collect what follows from all of some assertions."""
        nets = [self.net(start) for start in starts]
        heights = [self._height(start) for start in starts]
        least = min(nets, key=lambda net: len(net.parents))
        for end in least.parents:
            room = self._best.room(self._base)
            height = 0
            for each in heights:
                if not each[end]:
                    break
                height += each[end]
            else:
                if height <= room:
                    self._add_find(nets, end, kind)

    def _add_find(self, nets: list[Net], end: int, kind: str) -> None:
        nodes = size([(net, net.ancestors(end)) for net in nets])
        gone, placed = (0, 1 << end - ON) if end >= ON else (1 << end, 0)
        name = f"{self._name}-{kind}-forcing-chains"
        self._best.add(self._base, nodes, name, gone, placed)
