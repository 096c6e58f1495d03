"""Fish of rows and columns: a digit's places in some base lines, and as many cover lines over them.

Base candidates outside the covers are fins: when all of them are false, the
covers hold as many copies of the digit as the bases, so nothing else in the covers is true. What
also sees every fin is false either way. (Sudopedia, "Fish", "Finned Fish", "Sashimi Fish",
"Siamese Fish".)
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from game.logic.board import HOUSE, Board, bits, marks
from game.logic.search.places import PLANES_KEPT, lines_of
from game.logic.step import Role, Step


class Fish(NamedTuple):
    """A fish; sets of cells are sets of bits."""

    base: tuple[int, ...]
    covers: tuple[int, ...]
    fins: int
    eliminations: int


def fish_step(board: Board, technique: str, digit: int, *fish: Fish) -> Step:
    """Return the step of a fish, or of siamese fish that share their base."""
    base = fish[0].base
    plane = board.planes[digit - 1]
    covers = tuple(sorted({house for one in fish for house in one.covers}))
    body, covered = plane & cells_in(base), plane & cells_in(covers)
    fins = eliminations = 0
    for one in fish:
        fins |= one.fins
        eliminations |= one.eliminations
    roles = [(Role.PATTERN, marks(body & ~fins, digit))]
    for role, cells in ((Role.FIN, fins), (Role.COVER, covered & ~body & ~eliminations)):
        if cells:
            roles.append((role, marks(cells, digit)))
    return Step(
        technique=technique,
        eliminations=marks(eliminations, digit),
        roles=tuple(roles),
        houses=base,
        covers=covers,
        arguments=(
            ("digit", digit),
            ("base_houses", base),
            ("cover_houses", covers),
            *((("fin_cells", tuple(bits(fins))),) if fins else ()),
        ),
    )


def find_basic(board: Board, technique: str, size: int) -> Iterator[Step]:
    """Yield the fish of rows in columns and of columns in rows that have no fins."""
    for digit, plane in enumerate(board.planes, 1):
        for fish in _basic(plane, size):
            yield fish_step(board, technique, digit, fish)


@lru_cache(3 * PLANES_KEPT)
def _basic(plane: int, size: int) -> tuple[Fish, ...]:
    found = []
    rows, columns = lines_of(plane)
    for first_base, first_cover, across in ((0, 9, rows), (9, 0, columns)):
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
            hit = plane & cells_in(covers) & ~cells_in(base)
            if hit:
                found.append(Fish(base, covers, 0, hit))
    return tuple(found)


def cells_in(houses: tuple[int, ...]) -> int:
    """Return the cells of some houses."""
    cells = 0
    for house in houses:
        cells |= HOUSE[house]
    return cells


def find_finned(board: Board, technique: str, size: int, *, sashimi: bool) -> Iterator[Step]:
    """Yield the fish of rows and columns with fins.

    In a sashimi fish a base has a single candidate left besides its fins.
    """
    for digit, plane in enumerate(board.planes, 1):
        for fish, is_sashimi in _finned(plane, size):
            if is_sashimi is sashimi:
                yield fish_step(board, technique, digit, fish)


def find_siamese(board: Board, technique: str, size: int, *, sashimi: bool) -> Iterator[Step]:
    """Yield pairs of finned fish with the same base that rule out different candidates.

    One of them may be sashimi, and with `sashimi` one or both are.
    """
    for digit, plane in enumerate(board.planes, 1):
        groups: dict[tuple[int, ...], list[tuple[Fish, bool]]] = {}
        for fish, is_sashimi in _finned(plane, size):
            groups.setdefault(fish.base, []).append((fish, is_sashimi))
        for group in groups.values():
            for (one, kind), (other, kind_too) in combinations(group, 2):
                if (
                    sashimi in (kind, kind_too)
                    and one.covers != other.covers
                    and one.eliminations != other.eliminations
                ):
                    yield fish_step(board, technique, digit, one, other)


@lru_cache(3 * PLANES_KEPT)
def _finned(plane: int, size: int) -> tuple[tuple[Fish, bool], ...]:
    """Return the fish of rows and columns that have fins, each with whether it is sashimi.

    An elimination lies in a cover and sees every fin, so all fins lie in one box with it.
    """
    found = []
    rows, columns = lines_of(plane)
    for first_base, first_cover, across in ((0, 9, rows), (9, 0, columns)):
        usable = [line for line, places in enumerate(across) if places & (places - 1)]
        if len(usable) < size:
            continue
        for base in _bases(across, usable, size):
            for covers, box, sashimi in sorted(_covers(across, base, size), key=_by_lines):
                bases = tuple(first_base + i for i in base)
                covering = tuple(first_cover + i for i in bits(covers))
                held, over = cells_in(bases), cells_in(covering)
                number = box if first_base == 0 else box % 3 * 3 + box // 3
                hit = plane & over & ~held & HOUSE[18 + number]
                found.append((Fish(bases, covering, plane & held & ~over, hit), sashimi))
    return tuple(found)


def _by_lines(cover: tuple[int, int, bool]) -> list[int]:
    return bits(cover[0])


def _bases(across: tuple[int, ...], usable: list[int], size: int) -> list[tuple[int, ...]]:
    """Return the sets of lines whose places lie in few enough lines across, in order."""
    # Besides the fins, which lie in two lines of a box at most, `size` lines cover all.
    limit = size + 2
    groups: list[tuple[tuple[int, ...], int, int]] = [((), 0, 0)]
    for missing in range(size - 1, -1, -1):
        groups = [
            ((*chosen, usable[index]), both, index + 1)
            for chosen, union, start in groups
            for index in range(start, len(usable) - missing)
            if (both := union | across[usable[index]]).bit_count() <= limit
        ]
    return [chosen for chosen, _, _ in groups]


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
