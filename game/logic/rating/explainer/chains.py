"""Ratings 6.5 to 8.9: cycles, forcing chains and multiple forcing chains.

All are built of the links of `game.logic.search.waves`; the names and the ratings are those of
Sudoku Explainer's published scale.
"""

from collections.abc import Iterator
from typing import Final

from game.logic.board import HOUSE
from game.logic.rating.explainer.position import (
    BAN,
    HOUSES_OF,
    PEERS,
    PLACE,
    PLACES,
    Position,
)
from game.logic.search.waves import SEES, Links, choices, members

_STEPS: Final = (4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024)


def length_rating(nodes: int) -> int:
    """Return what the length of a proof adds to its rating, in tenths."""
    return sum(nodes - 2 > step for step in _STEPS)


def cycles_and_chains(position: Position) -> tuple[int, int] | None:
    """Return the rating of the easiest cycle or forcing chain, and the board after it."""
    best: tuple[int, int] | None = None
    for x, y, cycle, chain in ((True, False, 65, 66), (False, True, 65, 66), (True, True, 70, 70)):
        if best is not None and best[0] <= cycle:
            break
        graph = Links(position.fields, position.planes, x=x, y=y)
        searches = [_cycles(position, graph, cycle)]
        if x:
            searches.append(_chains(position, graph, chain))
        for found in searches:
            if found is not None and (best is None or found[0] < best[0]):
                best = found
    return best


def _chains(position: Position, graph: Links, base: int) -> tuple[int, int] | None:
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


def _cycles(position: Position, graph: Links, base: int) -> tuple[int, int] | None:
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


def _strong_links(graph: Links) -> Iterator[tuple[int, int]]:
    for candidate, partners in graph.partners.items():
        for partner in members(partners):
            if candidate < partner:
                yield candidate, partner


def _loop_keep(graph: Links, start: int, last: int, waves: list[tuple[int, int]]) -> int:
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
            places = left & HOUSE[house]
            if not places:
                return min(nodes, 2 * len(settled))
            if not places & (places - 1):
                only = places.bit_length() - 1
                settled.update(HOUSES_OF[only])
                nodes += 1 + (left & PEERS[only]).bit_count()
                left &= ~PEERS[only]
                moved = True
    return 0


def multiple_chains(position: Position) -> tuple[int, int] | None:
    """Return the rating of the shortest cell or region forcing chains, and the board after."""
    graph = Links(position.fields, position.planes)
    waves = {
        candidate: list(graph.waves(1 << candidate, 0)) for candidate in members(graph.present)
    }
    shortest = 999
    keep = -1
    for _, alternatives in choices(position.fields, position.planes):
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
