"""Ratings 6.5 to 8.9: cycles, forcing chains and multiple forcing chains.

A chain alternates between candidates that are true and candidates that are false: a true one
makes those that see it false, a false one makes its partner true where a house or a cell leaves
just two. Both kinds of link hold backwards too, so breadth first search over sets of candidates
finds every consequence of an assumption, at its shortest.

Candidates are numbered 9 * cell + digit - 1, and sets of them are integers of 729 bits.
"""

from collections.abc import Iterator
from typing import Final

from game.logic.rating.explainer.position import (
    BAN,
    HOUSE_CELLS,
    HOUSES_OF,
    PEERS,
    PLACE,
    PLACES,
    Position,
)

_PEER_CELLS: Final = tuple(
    tuple(peer for peer in range(81) if PEERS[cell] >> peer & 1) for cell in range(81)
)
SAME_DIGIT: Final = tuple(
    sum(1 << 9 * peer + digit for peer in _PEER_CELLS[cell])
    for cell in range(81)
    for digit in range(9)
)
"""For each candidate, those of its digit that see it."""
SAME_CELL: Final = tuple(
    (511 << 9 * cell) ^ (1 << 9 * cell + digit) for cell in range(81) for digit in range(9)
)
"""For each candidate, the others of its cell."""
SEES: Final = tuple(one | other for one, other in zip(SAME_DIGIT, SAME_CELL, strict=True))
_STEPS: Final = (4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024)


def length_rating(nodes: int) -> int:
    """Return what the length of a proof adds to its rating, in tenths."""
    return sum(nodes - 2 > step for step in _STEPS)


def members(candidates: int) -> Iterator[int]:
    """Yield the candidates of a set in ascending order."""
    while candidates:
        low = candidates & -candidates
        yield low.bit_length() - 1
        candidates ^= low


class Graph:
    """The links of a position: of one digit in houses (x), of two in cells (y), or of both."""

    __slots__ = ("partners", "present", "sees", "strong")

    def __init__(self, position: Position, *, x: bool, y: bool) -> None:
        fields = position.fields
        present = 0
        for cell in range(80, -1, -1):
            present = present << 9 | fields[cell]
        partners: dict[int, int] = {}
        if y:
            for cell in range(81):
                mask = fields[cell]
                if mask.bit_count() == 2:
                    one = 9 * cell + (mask & -mask).bit_length() - 1
                    other = 9 * cell + mask.bit_length() - 1
                    partners[one] = partners.get(one, 0) | 1 << other
                    partners[other] = partners.get(other, 0) | 1 << one
        if x:
            for house in range(27):
                cells = HOUSE_CELLS[house]
                start = PLACES + 9 * house
                for digit in range(9):
                    places = fields[start + digit]
                    if places.bit_count() == 2:
                        one = 9 * cells[(places & -places).bit_length() - 1] + digit
                        other = 9 * cells[places.bit_length() - 1] + digit
                        partners[one] = partners.get(one, 0) | 1 << other
                        partners[other] = partners.get(other, 0) | 1 << one
        self.present: Final = present
        self.sees: Final = SEES if y else SAME_DIGIT
        self.partners: Final = partners
        """For each candidate, those that are true when it is false."""
        self.strong: Final = sum(1 << candidate for candidate in partners)

    def waves(self, true: int, false: int, apart: int = 0) -> Iterator[tuple[int, int]]:
        """Yield what follows from a start, wave by wave: the new false, then the new true ones.

        Give the start as a set of one true or one false candidate; in the latter case the first
        wave has no false ones but the start. What is in `apart` is not made false by the start
        itself.
        """
        sees, partners = self.sees, self.partners
        seen_true, seen_false = true, false
        while True:
            if true:
                reached = 0
                for candidate in members(true):
                    reached |= sees[candidate]
                false = reached & self.present & ~seen_false & ~apart
                seen_false |= false
                apart = 0
            true = 0
            for candidate in members(false & self.strong):
                true |= partners[candidate]
            true &= ~seen_true
            seen_true |= true
            if not (true or false):
                return
            yield false, true
            if not true:
                return


def cycles_and_chains(position: Position) -> tuple[int, int] | None:
    """Return the rating of the easiest cycle or forcing chain, and the board after it."""
    best: tuple[int, int] | None = None
    for x, y, cycle, chain in ((True, False, 65, 66), (False, True, 65, 66), (True, True, 70, 70)):
        if best is not None and best[0] <= cycle:
            break
        graph = Graph(position, x=x, y=y)
        searches = [_cycles(position, graph, cycle)]
        if x:
            searches.append(_chains(position, graph, chain))
        for found in searches:
            if found is not None and (best is None or found[0] < best[0]):
                best = found
    return best


def _chains(position: Position, graph: Graph, base: int) -> tuple[int, int] | None:
    """Find the shortest chains from a candidate to its own opposite."""
    shortest = 99
    keep = -1
    for candidate in members(graph.present):
        bit = 1 << candidate
        cell, digit = divmod(candidate, 9)
        for number, (false, _) in enumerate(graph.waves(bit, 0), 1):
            if number > shortest:
                break
            if false & bit:
                if number < shortest:
                    shortest, keep = number, -1
                keep &= BAN[cell][digit + 1]
                break
        if not graph.strong & bit:
            continue
        for number, (_, true) in enumerate(graph.waves(0, bit), 1):
            if number > shortest:
                break
            if true & bit:
                if number < shortest:
                    shortest, keep = number, -1
                keep &= PLACE[cell][digit + 1]
                break
    if shortest == 99:
        return None
    return base + length_rating(2 * shortest), position.board & keep


def _cycles(position: Position, graph: Graph, base: int) -> tuple[int, int] | None:
    """Find the shortest loops that remove something."""
    shortest = 99
    board = keep = position.board
    for start, last in _strong_links(graph):
        waves: list[tuple[int, int]] = []
        for wave in graph.waves(1 << start, 0, 1 << last):
            if wave[0] >> last & 1:
                number = len(waves) + 1
                after = _loop_keep(graph, start, last, waves)
                if board & after != board:
                    if number < shortest:
                        shortest, keep = number, board
                    keep &= after
                break
            waves.append(wave)
            if len(waves) >= shortest:
                break
    if shortest == 99:
        return None
    return base + length_rating(2 * shortest), keep


def _strong_links(graph: Graph) -> Iterator[tuple[int, int]]:
    for candidate, partners in graph.partners.items():
        for partner in members(partners):
            if candidate < partner:
                yield candidate, partner


def _loop_keep(graph: Graph, start: int, last: int, waves: list[tuple[int, int]]) -> int:
    """Return the mask of the candidates that a loop leaves; it is retraced from its end."""
    sees, partners = graph.sees, graph.partners
    false = last
    pairs: list[tuple[int, int]] = []
    for made_false, made_true in reversed(waves):
        true = next(members(sees[false] & made_true))
        pairs.append((true, false))
        false = next(members(partners[true] & made_false))
    pairs.append((start, false))
    nodes = sum(1 << true | 1 << false for true, false in pairs)
    if nodes.bit_count() != 2 * len(pairs):
        return -1
    keep = -1
    for true, false in pairs:
        for gone in members(SEES[true] & SEES[false] & graph.present & ~nodes):
            keep &= BAN[gone // 9][gone % 9 + 1]
    return keep


def nishio(position: Position) -> tuple[int, int] | None:
    """Return the rating of the shortest contradiction within one digit, and the board after it."""
    best: tuple[int, int] | None = None
    fields = position.fields
    for digit in range(9):
        plane = position.planes[digit]
        start = PLACES + digit
        houses = [h for h in range(27) if fields[start + 9 * h]]
        for cell in range(81):
            if not plane >> cell & 1:
                continue
            nodes = _digit_contradiction(plane, houses, cell)
            if nodes:
                rating = 75 + length_rating(nodes)
                if best is None or rating <= best[0]:
                    before = best[1] if best is not None and rating == best[0] else position.board
                    best = rating, before & BAN[cell][digit + 1]
    return best


def _digit_contradiction(plane: int, houses: list[int], cell: int) -> int:
    """Return the number of assertions that show a digit cannot go in a cell; 0 when it can."""
    left = plane & ~PEERS[cell]
    settled = set(HOUSES_OF[cell])
    nodes = 1 + (plane & PEERS[cell]).bit_count()
    moved = True
    while moved:
        moved = False
        for house in houses:
            if house in settled:
                continue
            places = left & _HOUSE_SETS[house]
            if not places:
                return min(nodes, 2 * len(settled))
            if not places & (places - 1):
                only = places.bit_length() - 1
                settled.update(HOUSES_OF[only])
                nodes += 1 + (left & PEERS[only]).bit_count()
                left &= ~PEERS[only]
                moved = True
    return 0


_HOUSE_SETS: Final = tuple(sum(1 << cell for cell in cells) for cells in HOUSE_CELLS)


def multiple_chains(position: Position) -> tuple[int, int] | None:
    """Return the rating of the shortest cell or region forcing chains, and the board after."""
    graph = Graph(position, x=True, y=True)
    waves = {
        candidate: list(graph.waves(1 << candidate, 0)) for candidate in members(graph.present)
    }
    shortest = 999
    keep = -1
    for alternatives in choices(position):
        false = true = -1
        for candidate in alternatives:
            made_false = made_true = 0
            for wave in waves[candidate]:
                made_false |= wave[0]
                made_true |= wave[1]
            false &= made_false
            true &= made_true | 1 << candidate
            if not (false or true):
                break
        for consequences, kind in ((false, 0), (true, 1)):
            for candidate in members(consequences):
                nodes = 0
                for assumed in alternatives:
                    if kind and assumed == candidate:
                        nodes += 1
                        continue
                    nodes += 2 + kind
                    for wave in waves[assumed]:
                        if wave[kind] >> candidate & 1:
                            break
                        nodes += 2
                cell, digit = divmod(candidate, 9)
                if nodes <= shortest:
                    if nodes < shortest:
                        shortest, keep = nodes, -1
                    keep &= PLACE[cell][digit + 1] if kind else BAN[cell][digit + 1]
    if shortest == 999:
        return None
    return 80 + length_rating(shortest), position.board & keep


def choices(position: Position) -> Iterator[tuple[int, ...]]:
    """Yield the sets of three or more candidates of which one must be true: cells, houses."""
    fields = position.fields
    for cell in range(81):
        mask = fields[cell]
        if mask.bit_count() > 2:
            yield tuple(9 * cell + digit for digit in range(9) if mask >> digit & 1)
    for house, cells in enumerate(HOUSE_CELLS):
        for digit in range(9):
            places = fields[PLACES + 9 * house + digit]
            if places.bit_count() > 2:
                yield tuple(9 * cells[i] + digit for i in range(9) if places >> i & 1)
