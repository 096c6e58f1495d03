"""Death blossom: each candidate of a cell, the stem, would lock an almost locked set, its petal.

One of the petals is locked whatever the stem holds, so that a digit all of them share is in one
of them. (Sudopedia, "Death Blossom".)
"""

from collections.abc import Iterator
from functools import reduce
from itertools import islice, product
from operator import and_
from typing import Final, NamedTuple

from ..board import Board, marks
from ..search.almost_locked_sets import Als
from ..search.als_links import AlsLinks
from ..search.notation import sets_notation
from ..sets import CandidateSet, CellIndex, DigitIndex, DigitSet, bits, union
from ..step import Link, Role, Step
from ..tables import Tables
from ..technique import Example, Level, Technique

_CHOICES: Final = 100
"""So many choices of petals are compared for one stem and one candidate that they all see."""


class _Blossom(NamedTuple):
    stem: CellIndex
    digits: tuple[DigitIndex, ...]
    petals: tuple[Als, ...]
    eliminated: CandidateSet


def find_death_blossoms(board: Board) -> Iterator[Step]:
    """Yield one blossom for each set of eliminations, most eliminations first."""
    best: dict[int, _Blossom] = {}
    for blossom in _blossoms(board, board.cached(AlsLinks)):
        known = best.get(blossom.eliminated)
        if known is None or _cost(blossom) < _cost(known):
            best[blossom.eliminated] = blossom
    for blossom in sorted(
        best.values(), key=lambda each: (-each.eliminated.bit_count(), _cost(each))
    ):
        yield _step(board.tables, blossom)


def _cost(blossom: _Blossom) -> tuple[int, int, int, list[int]]:
    cells = [petal.cells for petal in blossom.petals]
    return len(cells), sum(each.bit_count() for each in cells), blossom.stem, cells


def _blossoms(board: Board, links: AlsLinks) -> Iterator[_Blossom]:
    seeing = links.seeing
    for stem, mask in enumerate(board.masks):
        if mask.bit_count() < 2:
            continue
        digits = tuple(bits(mask))
        near = [seeing[digit][stem] for digit in digits]
        if not all(near):
            continue
        known = set()
        for shared, plane in enumerate(board.planes):
            if mask >> shared & 1:
                continue
            for target in bits(plane):
                goal = seeing[shared][target]
                if not all(goal & petals for petals in near):
                    continue
                choices = [list(bits(goal & petals)) for petals in near]
                for choice in islice(product(*choices), _CHOICES):
                    if choice in known:
                        continue
                    known.add(choice)
                    petals = tuple(links.sets[index] for index in choice)
                    eliminated = _eliminations(board.tables, mask, petals)
                    yield _Blossom(stem, digits, petals, eliminated)


def _eliminations(tables: Tables, stem_mask: DigitSet, petals: tuple[Als, ...]) -> CandidateSet:
    return union(
        reduce(and_, (petal.seen.get(digit, 0) for petal in petals)) << tables.area * digit
        for digit in petals[0].seen
        if not stem_mask >> digit & 1
    )


def _step(tables: Tables, blossom: _Blossom) -> Step:
    area, candidates = tables.area, tables.candidates
    stem = 1 << blossom.stem
    shared = bound = 0
    links = []
    for digit, petal in zip(blossom.digits, blossom.petals, strict=True):
        places = petal.places[digit]
        bound |= places << area * digit
        links.append((Link(marks(stem, digit + 1), marks(places, digit + 1), False),))
        for held, cells in petal.places.items():
            if blossom.eliminated >> area * held & tables.all_cells:
                shared |= cells << area * held
    return Step(
        technique=TECHNIQUE.id,
        eliminations=candidates(blossom.eliminated),
        roles=(
            (Role.PATTERN, candidates(shared & ~bound)),
            (Role.FIN, candidates(bound)),
            (Role.SECOND, candidates(union(stem << area * d for d in blossom.digits))),
        ),
        chains=tuple(links),
        sets=tuple(petal.plain for petal in blossom.petals),
        arguments=(
            ("stem_cell", blossom.stem),
            ("stem_digits", tuple(digit + 1 for digit in blossom.digits)),
            ("sets", sets_notation(tables.size, blossom.petals)),
        ),
    )


TECHNIQUE: Final = Technique(
    id="death-blossom",
    rank=6000,
    code="0904",
    score=360,
    level=Level.UNFAIR,
    optional=True,
    find=find_death_blossoms,
    example=Example(
        board="39425.61....413.9....69.4.31273895466857429314391658729..8.1..4...9.4.6.742536189",
    ),
)

TECHNIQUES: Final = (TECHNIQUE,)
