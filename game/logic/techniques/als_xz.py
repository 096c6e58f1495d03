"""ALS-XZ: two almost locked sets joined by one restricted common, or by two.

With one, a digit that both sets share is in one of them. With two, each set loses one of the two
digits to the other, so that every further digit of each is locked in it.
Sudopedia, "ALS-XZ" ("Singly Linked", "Doubly Linked").
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from ..board import Board
from ..search.almost_locked_sets import Als
from ..search.als_links import AlsLinks, AlsMove, best_moves
from ..search.als_steps import als_step
from ..sets import CandidateSet, DigitIndex, bits
from ..step import Step
from ..tables import Tables
from ..technique import Example, Level, Technique


def find_als_xz(board: Board) -> Iterator[Step]:
    """Yield every pair of linked sets that eliminates something, most eliminations first."""
    for move in best_moves(_moves(board.cached(AlsLinks))):
        if len(move.commons[0]) == 1:
            yield als_step(board.tables, TECHNIQUE.id, move)
        else:
            yield als_step(board.tables, TECHNIQUE.id, move, ("variant", "double"))


def find_apart(board: Board) -> Iterator[Step]:
    """Yield the pairs of linked sets that share no cell, in the order of the sets."""
    links = board.cached(AlsLinks)
    sets = links.sets
    for index, one in enumerate(sets):
        commons = links.commons[index]
        if not commons:
            continue
        later = links.apart(index) & -1 << index + 1
        linked = once = 0
        for digit, all_partners in commons.items():
            partners = all_partners & later
            if partners:
                linked |= partners & (once | links.meeting(index, digit, digit))
                once |= partners
        for partner in bits(linked):
            other = sets[partner]
            digits = tuple(digit for digit, partners in commons.items() if partners >> partner & 1)
            if len(digits) == 1:
                move = AlsMove((one, other), (digits,), links.eliminations(one, other, digits))
                yield als_step(board.tables, TECHNIQUE.id, move)
                continue
            pair = digits[0], digits[1]
            *_, eliminated = (0, *_doubly_linked(board.tables, one, other, pair))
            if eliminated:
                move = AlsMove((one, other), (pair,), eliminated)
                yield als_step(board.tables, TECHNIQUE.id, move, ("variant", "double"))


def _moves(links: AlsLinks) -> Iterator[AlsMove]:
    sets = links.sets
    for index, one in enumerate(sets):
        commons = links.commons[index]
        later = -1 << index + 1
        for digit, linked in commons.items():
            for partner in bits(linked & later & links.meeting(index, digit, digit)):
                other = sets[partner]
                eliminated = links.eliminations(one, other, (digit,))
                yield AlsMove((one, other), ((digit,),), eliminated)
        for first, second in combinations(commons, 2):
            for partner in bits(commons[first] & commons[second] & later):
                other = sets[partner]
                for eliminated in _doubly_linked(links.tables, one, other, (first, second)):
                    yield AlsMove((one, other), ((first, second),), eliminated)


def _doubly_linked(
    tables: Tables, one: Als, other: Als, pair: tuple[DigitIndex, DigitIndex]
) -> Iterator[CandidateSet]:
    eliminated, area = 0, tables.area
    for als in (one, other):
        for digit, seen in als.seen.items():
            if digit not in pair:
                eliminated |= seen << area * digit
    for digit in pair:
        eliminated |= (one.seen[digit] & other.seen[digit]) << area * digit
    if eliminated:
        yield eliminated
        # The narrower reading leaves the cells of both sets alone.
        outside = eliminated & ~(tables.digits_of_cell * (one.cells | other.cells))
        if outside and outside != eliminated:
            yield outside


TECHNIQUE: Final = Technique(
    id="als-xz",
    rank=5700,
    code="0901",
    score=300,
    level=Level.UNFAIR,
    find=find_als_xz,
    path_search=find_apart,
    example=Example(
        board=".1683..4....6.481...412.6...4.2863...653.142.3.245.1.66..71...4427568931...94.76.",
        removed=("711 721 921 531 931 532 539 739 949 759 962 872 891 892 393"),
    ),
)

TECHNIQUES: Final = (TECHNIQUE,)
