"""Fish: the places of a digit in some base houses, and as many cover houses over them.

Base candidates outside the covers, or in two bases, are fins: when all of them are false, the
covers hold as many copies of the digit as the bases, so nothing else in the covers is true. What
also sees every fin is false either way. (Sudopedia, "Fish", "Finned Fish", "Sashimi Fish",
"Franken Fish", "Mutant Fish", "Siamese Fish", "Endo Fin", "Cannibalism".)
"""

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from typing import Final, NamedTuple

from game.logic.board import HOUSE, Board, bits, marks
from game.logic.search.places import lines
from game.logic.step import Role, Step


class Fish(NamedTuple):
    """A fish of one digit; sets of cells are sets of bits."""

    digit: int
    base: tuple[int, ...]
    covers: tuple[int, ...]
    fins: int
    endo_fins: int
    eliminations: int


def fish_step(board: Board, technique: str, *fish: Fish) -> Step:
    """Return the step of a fish, or of siamese fish that share their base."""
    first = fish[0]
    plane = board.planes[first.digit - 1]
    body = covered = fins = endo_fins = eliminations = 0
    for house in first.base:
        body |= plane & HOUSE[house]
    for one in fish:
        for house in one.covers:
            covered |= plane & HOUSE[house]
        fins |= one.fins
        endo_fins |= one.endo_fins
        eliminations |= one.eliminations
    covers = tuple(sorted({house for one in fish for house in one.covers}))
    roles = [(Role.PATTERN, marks(body & ~fins & ~endo_fins, first.digit))]
    for role, cells in (
        (Role.FIN, fins),
        (Role.ENDO_FIN, endo_fins),
        (Role.COVER, covered & ~body & ~eliminations),
    ):
        if cells:
            roles.append((role, marks(cells, first.digit)))
    return Step(
        technique=technique,
        eliminations=marks(eliminations, first.digit),
        roles=tuple(roles),
        houses=first.base,
        covers=covers,
        arguments=(
            ("digit", first.digit),
            ("base_houses", first.base),
            ("cover_houses", covers),
            *((("fin_cells", tuple(bits(fins | endo_fins))),) if fins | endo_fins else ()),
        ),
    )


def find_basic(board: Board, technique: str, size: int) -> Iterator[Step]:
    """Yield the fish of rows in columns and of columns in rows that have no fins."""
    for digit, pair in enumerate(board.cached(lines), 1):
        for first_base, first_cover, across in ((0, 9, pair[0]), (9, 0, pair[1])):
            few = [(i, line) for i, line in enumerate(across) if 2 <= line.bit_count() <= size]
            if len(few) < size:
                continue
            for chosen in combinations(few, size):
                union = 0
                for _, line in chosen:
                    union |= line
                if union.bit_count() != size:
                    continue
                base = tuple(first_base + i for i, _ in chosen)
                covers = tuple(first_cover + i for i in bits(union))
                hit = 0
                for house in covers:
                    hit |= HOUSE[house]
                for house in base:
                    hit &= ~HOUSE[house]
                hit &= board.planes[digit - 1]
                if hit:
                    yield fish_step(board, technique, Fish(digit, base, covers, 0, 0, hit))


def find_finned(board: Board, technique: str, size: int, *, sashimi: bool) -> Iterator[Step]:
    """Yield the fish of rows and columns with fins.

    In a sashimi fish a base has a single candidate left besides its fins.
    """
    for fish, is_sashimi in board.cached(_FINNED[size]):
        if is_sashimi is sashimi:
            yield fish_step(board, technique, fish)


def find_siamese(board: Board, technique: str, size: int, *, sashimi: bool) -> Iterator[Step]:
    """Yield pairs of finned fish with the same base that rule out different candidates.

    One of them may be sashimi, and with `sashimi` one or both are.
    """
    found: dict[tuple[int, tuple[int, ...]], list[tuple[Fish, bool]]] = {}
    for fish, is_sashimi in board.cached(_FINNED[size]):
        found.setdefault((fish.digit, fish.base), []).append((fish, is_sashimi))
    for group in found.values():
        for (one, kind), (other, kind_too) in combinations(group, 2):
            if (
                sashimi in (kind, kind_too)
                and one.covers != other.covers
                and one.eliminations != other.eliminations
            ):
                yield fish_step(board, technique, one, other)


def _finned(board: Board, size: int) -> list[tuple[Fish, bool]]:
    """Return the fish of rows and columns that have fins, each with whether it is sashimi.

    An elimination lies in a cover and sees every fin, so all fins lie in one box with it.
    """
    found = []
    for digit, pair in enumerate(board.cached(lines), 1):
        plane = board.planes[digit - 1]
        for first_base, first_cover, across in ((0, 9, pair[0]), (9, 0, pair[1])):
            usable = [line for line, places in enumerate(across) if places & (places - 1)]
            if len(usable) < size:
                continue
            for base in _bases(across, usable, size):
                for covers, box, sashimi in _covers(across, base, size):
                    bases = tuple(first_base + i for i in base)
                    covering = tuple(first_cover + i for i in bits(covers))
                    held = over = 0
                    for house in bases:
                        held |= HOUSE[house]
                    for house in covering:
                        over |= HOUSE[house]
                    number = box if first_base == 0 else box % 3 * 3 + box // 3
                    hit = plane & over & ~held & HOUSE[18 + number]
                    fish = Fish(digit, bases, covering, plane & held & ~over, 0, hit)
                    found.append((fish, sashimi))
    return found


_FINNED: Final = {size: partial(_finned, size=size) for size in (2, 3, 4)}


def _bases(across: tuple[int, ...], usable: list[int], size: int) -> Iterator[tuple[int, ...]]:
    """Yield sets of lines whose places lie in few enough lines across."""
    # Besides the fins, which lie in two lines of a box at most, `size` lines cover all.
    limit = size + 2
    last = len(usable)
    stack: list[tuple[tuple[int, ...], int, int]] = [((), 0, 0)]
    while stack:
        chosen, union, start = stack.pop()
        missing = size - len(chosen)
        for index in range(start, last - missing + 1):
            line = usable[index]
            both = union | across[line]
            if both.bit_count() <= limit:
                if missing == 1:
                    yield (*chosen, line)
                else:
                    stack.append(((*chosen, line), both, index + 1))


def _covers(
    across: tuple[int, ...], base: tuple[int, ...], size: int
) -> Iterator[tuple[int, int, bool]]:
    """Yield the lines that cover a base but for fins in one box, that box, and if it is sashimi."""
    for band in range(3):
        inside = outside = 0
        bodies = []
        for line in base:
            if line // 3 == band:
                inside |= across[line]
                bodies.append(across[line])
            else:
                outside |= across[line]
        if not bodies or outside.bit_count() > size:
            continue
        others = 0
        for line in (3 * band, 3 * band + 1, 3 * band + 2):
            if line not in base:
                others |= across[line]
        for stack, crossing in enumerate((0b111, 0b111000, 0b111000000)):
            if not others & crossing or not inside & crossing:
                continue
            needed = outside | inside & ~crossing
            missing = size - needed.bit_count()
            free = inside & crossing & ~needed
            if missing < 0 or missing >= free.bit_count():
                continue
            for extra in combinations(bits(free), missing):
                covers = needed
                for line in extra:
                    covers |= 1 << line
                if others & crossing & covers:
                    fewest = min([(body & covers).bit_count() for body in bodies])
                    if fewest:
                        yield covers, 3 * band + stack, fewest == 1
