"""ALS Chain: four or more almost locked sets in a row, neighbours joined by restricted commons.

Each set is left by another digit than it was entered by, so that one of the two outer sets is
locked and holds any digit that both share. (Sudopedia, "ALS Chain".)
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from ..board import Board
from ..search.als_links import AlsIndex, AlsLinks, AlsMove, AlsSet, best_moves
from ..search.als_steps import als_step
from ..sets import DigitIndex, bits, union
from ..step import Step
from ..technique import Example, Level, Technique

_SHORTEST = 4
_LONGEST = 5
"""Of the chains that a path takes, in sets."""

_Levels = list[dict[int, int]]
"""For each distance the sets reached, by the digit they were entered by."""


def find_als_chains(board: Board) -> Iterator[Step]:
    """Yield every pair of ends joined by a chain of sets, most eliminations first."""
    for move in best_moves(_moves(board.cached(AlsLinks))):
        yield als_step(board.tables, TECHNIQUE.id, move)


def find_forward(board: Board) -> Iterator[Step]:
    """Yield the chains in which each set comes later than the one before, depth first."""
    links = board.cached(AlsLinks)
    forward: list[list[tuple[int, int]]] = []
    for index, commons in enumerate(links.commons):
        later = -1 << index + 1
        linked = union(commons.values()) & later
        linked &= links.apart(index) if linked else 0
        forward.append(
            [(other, d) for other in bits(linked) for d in commons if commons[d] >> other & 1]
        )
    beyond = [0] * len(forward)
    for index in range(len(forward) - 1, -1, -1):
        for other, _ in forward[index]:
            beyond[index] |= 1 << other | beyond[other]

    within = _Forward(links, forward, beyond)
    for start, meets in enumerate(links.meets):
        targets = union(meets.values()) & beyond[start]
        if targets:
            for move in within.extend([start], [], targets):
                yield als_step(board.tables, TECHNIQUE.id, move)


class _Forward(NamedTuple):
    """The links from each set to later ones, and the sets that chains from it can reach.

    It is not a recursive closure, which would keep all sets of a position until garbage collection.
    """

    links: AlsLinks
    forward: list[list[tuple[int, int]]]
    beyond: list[int]

    def extend(self, path: list[int], digits: list[int], targets: int) -> Iterator[AlsMove]:
        """Yield the chains to some targets that start with a path."""
        links, forward, beyond = self
        sets = links.sets
        for other, digit in forward[path[-1]]:
            if digits and digit == digits[-1]:
                continue
            longer, through = [*path, other], [*digits, digit]
            if len(longer) >= _SHORTEST and targets >> other & 1:
                eliminated = links.eliminations(
                    sets[path[0]], sets[other], (through[0], through[-1])
                )
                if eliminated:
                    chain = tuple(sets[each] for each in longer)
                    yield AlsMove(chain, tuple((each,) for each in through), eliminated)
            if len(longer) < _LONGEST and targets & beyond[other]:
                yield from self.extend(longer, through, targets)


def _moves(links: AlsLinks) -> Iterator[AlsMove]:
    for start, meets in enumerate(links.meets):
        for digit, meeting in meets.items():
            # Both ends must be linked by other digits than the one they share.
            linked = union(sets for other, sets in links.linkable.items() if other != digit)
            targets = meeting & linked >> start + 1 << start + 1
            if not (targets and linked >> start & 1):
                continue
            levels = _reach(links, start, digit, targets)
            for distance, level in enumerate(levels):
                reached = 0
                for entered, sets in level.items():
                    if entered == digit:
                        continue
                    reached |= sets
                    if distance + 2 >= _SHORTEST:
                        for end in bits(sets & targets):
                            yield from _chain(links, levels, distance, entered, start, end)
                # Ends that a shorter chain joins need no longer one.
                targets &= ~reached


def _reach(links: AlsLinks, start: AlsIndex, digit: DigitIndex, targets: AlsSet) -> _Levels:
    """Return what chains from a set reach, level by level, while a target is missing.

    No link in between is by `digit`. A set is left by a digit only once another digit has led to
    it.
    """
    commons = links.commons
    level = {entered: sets for entered, sets in commons[start].items() if entered != digit}
    visited = dict(level)
    waiting = links.linkable.copy()
    levels: _Levels = []
    while level:
        levels.append(level)
        for entered, sets in level.items():
            if entered != digit:
                targets &= ~sets
        if not targets:
            break
        once = twice = 0
        for sets in level.values():
            twice |= once & sets
            once |= sets
        following = {}
        for left, unused in waiting.items():
            sets = unused & once & (twice | ~level.get(left, 0))
            if not sets:
                continue
            waiting[left] = unused ^ sets
            fresh = 0
            while sets:
                low = sets & -sets
                fresh |= commons[low.bit_length() - 1][left]
                sets ^= low
            fresh &= ~visited.get(left, 0)
            if fresh:
                following[left] = fresh
                visited[left] = visited.get(left, 0) | fresh
        level = following
    return levels


def _chain(
    links: AlsLinks, levels: _Levels, distance: int, entered: int, start: AlsIndex, end: AlsIndex
) -> Iterator[AlsMove]:
    """Yield the move of one shortest chain, unless a set would occur twice in it."""
    path = [end]
    digits = [entered]
    for level in range(distance - 1, -1, -1):
        step = _before(links, levels[level], path, digits[-1], start)
        if step is None:
            return
        index, entered = step
        path.append(index)
        digits.append(entered)
    path.append(start)
    sets = tuple(links.sets[index] for index in reversed(path))
    eliminated = links.eliminations(sets[0], sets[-1], (digits[0], digits[-1]))
    if eliminated:
        yield AlsMove(sets, tuple((digit,) for digit in reversed(digits)), eliminated)


def _before(
    links: AlsLinks, level: dict[int, int], path: list[AlsIndex], left: int, start: AlsIndex
) -> tuple[int, int] | None:
    for entered, sets in level.items():
        if entered == left:
            continue
        linked = links.commons[path[-1]].get(left, 0) & sets
        for index in bits(linked):
            if index != start and index not in path:
                return index, entered
    return None


TECHNIQUE: Final = Technique(
    id="als-chain",
    rank=5900,
    code="0903",
    score=340,
    level=Level.UNFAIR,
    find=find_als_chains,
    path_search=find_forward,
    example=Example(
        board="27841.35......8.....63.....58..63..2....8.6..6.7.94583365.72.14892.4.735741.3.26.",
        removed=("122 224 524 428 928 929 536 137 738 947 152 154 754"),
    ),
)

TECHNIQUES: Final = (TECHNIQUE,)
