"""Remote pair: a chain of cells with the same two digits, which alternate along it.

Sudopedia, "Remote Pair".
"""

from collections.abc import Iterator

from game.logic.board import PEERS, Board, bits, bivalue_cells, marks
from game.logic.search.candidates import PLANE, candidates_of, cells_of
from game.logic.search.colours import seen_by_any
from game.logic.step import Link, Role, Step
from game.logic.technique import Example, Level, Technique

_SHORTEST = 4


def find_remote_pairs(board: Board) -> Iterator[Step]:
    """Yield what sees two cells of a chain that hold different digits of the pair."""
    cells_by_pair: dict[int, int] = {}
    for cell in bits(board.cached(bivalue_cells)):
        pair = board.masks[cell]
        cells_by_pair[pair] = cells_by_pair.get(pair, 0) | 1 << cell
    for pair, rest in cells_by_pair.items():
        while rest.bit_count() >= _SHORTEST:
            first, second = _alternate(rest)
            chain = first | second
            rest &= ~chain
            if first & second or chain.bit_count() < _SHORTEST:
                continue
            seen = seen_by_any(first) & seen_by_any(second) & ~chain
            eliminated = 0
            for digit in bits(pair):
                eliminated |= (seen & board.planes[digit]) << PLANE * digit
            if eliminated:
                low, high = bits(pair)
                yield Step(
                    technique=TECHNIQUE.id,
                    eliminations=candidates_of(eliminated),
                    roles=(
                        (Role.PATTERN, marks(first, low + 1) + marks(second, high + 1)),
                        (Role.SECOND, marks(first, high + 1) + marks(second, low + 1)),
                    ),
                    chains=(_links(first, second, low),),
                    arguments=(
                        ("digits", (low + 1, high + 1)),
                        ("first_cells", cells_of(first)),
                        ("second_cells", cells_of(second)),
                    ),
                )


def _alternate(cells: int) -> tuple[int, int]:
    """Colour the cells connected with the first one; cells in both colours are a contradiction."""
    colours = [cells & -cells, 0]
    front, turn = colours[0], 1
    while front:
        front = seen_by_any(front) & cells & ~colours[turn]
        colours[turn] |= front
        turn ^= 1
    return colours[0], colours[1]


def _links(first: int, second: int, digit: int) -> tuple[Link, ...]:
    return tuple(
        Link(marks(1 << one, digit + 1), marks(1 << other, digit + 1), True)
        for one in bits(first)
        for other in bits(second & PEERS[one])
    )


TECHNIQUE = Technique(
    id="remote-pair",
    rank=2800,
    code="0703",
    score=110,
    level=Level.HARD,
    find=find_remote_pairs,
    example=Example(
        board="387694125195328647246751893.32....8..5..32..9......3.2..82.3....2.51..38513489276",
    ),
)
