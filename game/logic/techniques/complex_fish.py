"""Franken and mutant fish, with and without fins, from X-Wing to Jellyfish."""

from collections.abc import Callable, Iterator
from typing import Final

from game.core.digits import Cell, Digit
from game.logic.board import Board, bits
from game.logic.search.complex_fish import Fish, complex_fish
from game.logic.step import Candidate, Role, Step
from game.logic.technique import Example, Level, Technique

_SIZES: Final = {2: "x-wing", 3: "swordfish", 4: "jellyfish"}


def _search(name: str, size: int, *, mutant: bool, finned: bool) -> Callable[..., Iterator[Step]]:
    def find(board: Board) -> Iterator[Step]:
        """Yield every fish of this kind, by digit."""
        for digit, plane in enumerate(board.planes, 1):
            if plane.bit_count() > size:
                for fish in complex_fish(plane, size, mutant=mutant, finned=finned):
                    yield _step(name, digit, fish)

    return find


def _step(name: str, digit: int, fish: Fish) -> Step:
    def candidates(cells: int) -> tuple[Candidate, ...]:
        return tuple(Candidate(Cell(cell), Digit(digit)) for cell in bits(cells))

    roles = (
        (Role.PATTERN, candidates(fish.body)),
        (Role.FIN, candidates(fish.fins & ~fish.endo_fins)),
        (Role.ENDO_FIN, candidates(fish.endo_fins)),
    )
    return Step(
        technique=name,
        eliminations=candidates(fish.eliminated),
        roles=tuple(role for role in roles if role[1]),
        houses=fish.bases,
        covers=fish.covers,
        arguments=(
            ("digit", digit),
            ("base_houses", fish.bases),
            ("cover_houses", fish.covers),
            ("fin_cells", tuple(bits(fish.fins))),
        ),
    )


def _technique(
    size: int,
    rank: int,
    code: str,
    score: int,
    example: Example,
    *,
    mutant: bool = False,
    finned: bool = False,
    in_path: bool = False,
) -> Technique:
    kind = "mutant" if mutant else "franken"
    name = f"{'finned-' if finned else ''}{kind}-{_SIZES[size]}"
    return Technique(
        id=name,
        rank=rank,
        code=code,
        score=score,
        level=Level.EXTREME if mutant else Level.UNFAIR,
        find=_search(name, size, mutant=mutant, finned=finned),
        example=example,
        in_path=in_path,
    )


# As in HoDoKu's defaults, a path uses Franken fish up to the Swordfish and no mutant fish.
TECHNIQUES: Final = (
    _technique(
        2,
        6100,
        "0330",
        300,
        Example(
            board="8194.25...3...9.21.6........5.7....8.4..56......3...5.57.....6......5..3.9.68.4.5"
        ),
        in_path=True,
    ),
    _technique(
        3,
        6200,
        "0331",
        350,
        Example(
            board="2.9.5467.....7.9....8......8.....49..95...72.3...9.856.83......4..1...6.9.6..7.8."
        ),
        in_path=True,
    ),
    _technique(
        4,
        6300,
        "0332",
        370,
        Example(
            board="82......17.6......5........982.4...665128.9.447396....165.7.249398.2.167247619358"
        ),
    ),
    _technique(
        2,
        6700,
        "0340",
        390,
        Example(
            board=".54.9217..197.4.32.7...1.497.5..9..19..5134271....7..5..7136.544.397521.5.14287.3"
        ),
        finned=True,
        in_path=True,
    ),
    _technique(
        3,
        6800,
        "0341",
        410,
        Example(
            board="6.72.159.1...6.72...48..1637.518.246.427.69...614.23...76.1.852...6..4...1.5..6.9"
        ),
        finned=True,
        in_path=True,
    ),
    _technique(
        4,
        6900,
        "0342",
        430,
        Example(
            board="3..47.6.55..63.7.....5291.37538964129..2548372..713569.2916537.1..3429.6.3.9872.1"
        ),
        finned=True,
    ),
    _technique(
        2,
        7300,
        "0350",
        450,
        Example(
            board=".45....3..8.....6...6....4213945.6.8.64.9..5357.6.3.94.5...9.......354...27......"
        ),
        mutant=True,
    ),
    _technique(
        3,
        7400,
        "0351",
        450,
        Example(
            board="215.87...4839..75.697.53..8.2637.8.587.......53.8....776..18..334.7...8..58.3..7."
        ),
        mutant=True,
    ),
    _technique(
        4,
        7500,
        "0352",
        450,
        Example(
            board="82......17.6......5........982.4...665128.9.447396....165.7.249398.2.167247619358"
        ),
        mutant=True,
    ),
    _technique(
        2,
        7900,
        "0360",
        470,
        Example(
            board=".54.9217..197.4.32.7...1.497.5..9..19..5134271....7..5..7136.544.397521.5.14287.3"
        ),
        mutant=True,
        finned=True,
    ),
    _technique(
        3,
        8000,
        "0361",
        470,
        Example(
            board=".54.9217..197.4.32.7...1.497.5..9..19..5134271....7..5..7136.544.397521.5.14287.3"
        ),
        mutant=True,
        finned=True,
    ),
    _technique(
        4,
        8100,
        "0362",
        470,
        Example(
            board="5....8.6762.9.......7564.2..59.....2.73.....6..6...37.7.....2.1.15.3.6...62...7.4"
        ),
        mutant=True,
        finned=True,
    ),
)
