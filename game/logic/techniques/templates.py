"""Template set and template delete: what all ways to place a digit have, or have not, in common.

Nobody finds these by eye; they are for study, never part of a path. (Sudopedia, "Templates".)
"""

from collections.abc import Iterator
from functools import reduce
from operator import and_
from typing import Final

from ..board import Board, marks
from ..search.templates import narrowed, templates
from ..sets import cells_of, union
from ..step import Role, Step
from ..technique import Example, Level, Technique


def find_template_sets(board: Board) -> Iterator[Step]:
    """Yield the open cells that are in every template of a digit."""
    known = set()
    for lists in narrowed(board.cached(templates)):
        for digit, each in enumerate(lists):
            common = reduce(and_, each) & board.planes[digit] if each else 0
            if common and (digit, common) not in known:
                known.add((digit, common))
                yield Step(
                    technique=SET.id,
                    placements=marks(common, digit + 1),
                    roles=((Role.PATTERN, marks(common, digit + 1)),),
                    arguments=(
                        ("count", len(each)),
                        ("pattern_digit", digit + 1),
                        ("pattern_cells", cells_of(common)),
                    ),
                )


def find_template_deletes(board: Board) -> Iterator[Step]:
    """Yield the candidates that are in no template of their digit."""
    known = set()
    for lists in narrowed(board.cached(templates)):
        for digit, each in enumerate(lists):
            useless = board.planes[digit] & ~union(each) if each else 0
            if useless and (digit, useless) not in known:
                known.add((digit, useless))
                yield Step(
                    technique=DELETE.id,
                    eliminations=marks(useless, digit + 1),
                    arguments=(
                        ("count", len(each)),
                        ("pattern_digit", digit + 1),
                        ("pattern_cells", cells_of(useless)),
                    ),
                )


SET = Technique(
    id="template-set",
    rank=8700,
    code="1201",
    score=10000,
    level=Level.EXTREME,
    in_path=False,
    largest=9,
    find=find_template_sets,
    example=Example(
        board="..6.25.49..5947...4926..7.56.1472.....8196...9..538...1.9.5..265632.94.728..6....",
    ),
)

DELETE = Technique(
    id="template-delete",
    rank=8800,
    code="1202",
    score=10000,
    level=Level.EXTREME,
    in_path=False,
    largest=9,
    find=find_template_deletes,
    example=Example(
        board="6491372..2..658749587249613..4.72.9.7.8...4.29254...7.89...4.2747..2.....527...64",
        removed=("384 584 195 197 397"),
    ),
)

TECHNIQUES: Final = (SET, DELETE)
