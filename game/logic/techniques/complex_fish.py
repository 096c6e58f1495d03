"""Franken and mutant fish, with and without fins; siamese pairs.

A fish of size n for a digit: n base houses and n cover houses. Each base house holds the digit
once; if every base candidate lies in a cover house, the n places use up all n cover houses, and
every other candidate of a cover house is false. Counted with multiplicity (U. Reinhold's
"arithmetic of fish", 2007): a candidate in more bases than covers is a fin, one in more covers
than bases falls when it sees every fin.

A fin-less fish is found from its covers. A finned fish is found from what it eliminates: were
that candidate true, its peers would fall, and the n bases would have to fit into the n - 1
covers that are left. From X-Wing to Whale; of larger ones there are too many to look at.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, partial, reduce
from itertools import combinations, zip_longest
from operator import and_
from typing import Final, NamedTuple

from ..board import Board, marks
from ..remembered import remembered
from ..search.places import PLANES_KEPT
from ..sets import CellIndex, CellSet, HouseIndex, PlainDigit, bits, union
from ..step import Role, Step
from ..tables import Tables
from ..technique import Example, Level, Technique

MOST_FINS: Final = 5
_MOST_KEPT: Final = 20_000
"""Choices of covers up to which it is kept what they cover."""

_Houses = tuple[int, ...]


@cache
def _choices(tables: Tables, *, mutant: bool) -> tuple[tuple[_Houses, _Houses], ...]:
    """Return the houses for bases and covers; for Franken fish also the other way round.

    Whatever is neither a row nor a column counts as a box.
    """
    rows, columns = tuple(tables.rows), tuple(tables.columns)
    boxes = tuple(range(2 * tables.size, len(tables.houses)))
    every = rows + columns + boxes
    if mutant:
        return ((every, every),)
    return (rows + boxes, columns + boxes), (columns + boxes, rows + boxes)


class Fish(NamedTuple):
    """A fish that eliminates something of a digit."""

    bases: tuple[HouseIndex, ...]
    covers: tuple[HouseIndex, ...]
    body: CellSet
    """Base candidates that are not fins."""
    fins: CellSet
    endo_fins: CellSet
    """Fins that lie in two bases."""
    eliminated: CellSet


def complex_fish(
    tables: Tables, plane: CellSet, size: int, *, mutant: bool, finned: bool
) -> Iterator[Fish]:
    """Yield every fish of a size for the digit whose candidates are `plane`.

    A Franken fish uses boxes besides lines of one direction; a mutant fish is neither basic nor
    Franken. Each pair of bases and covers occurs once.
    """
    seen: set[tuple[tuple[int, ...], tuple[int, ...]]] = set()
    search = _finned if finned else _finless
    lines = 2 * tables.size
    for base_houses, cover_houses in _choices(tables, mutant=mutant):
        for fish in search(tables, plane, size, base_houses, cover_houses):
            key = (fish.bases, fish.covers)
            if (
                key not in seen
                and _is_mutant(tables, *key) == mutant
                and (mutant or max(fish.bases) >= lines or max(fish.covers) >= lines)
            ):
                seen.add(key)
                yield fish


def _is_mutant(tables: Tables, bases: Sequence[HouseIndex], covers: Sequence[HouseIndex]) -> bool:
    """Whether a side has both rows and columns, or both sides have the same kind of line."""
    base_kinds = {house // tables.size for house in bases if house in tables.lines}
    cover_kinds = {house // tables.size for house in covers if house in tables.lines}
    return len(base_kinds) > 1 or len(cover_kinds) > 1 or bool(base_kinds & cover_kinds)


class _Covers:
    """All choices of some number of cover houses, as one bit each of an integer."""

    def __init__(self, tables: Tables, houses: tuple[int, ...], size: int) -> None:
        self.choices: Final = tuple(combinations(houses, size))
        self.every: Final = (1 << len(self.choices)) - 1
        with_house = [bytearray(len(self.choices) // 8 + 1) for _ in tables.houses]
        self._houses_of: Final = tables.houses_of
        for index, choice in enumerate(self.choices):
            for house in choice:
                with_house[house][index >> 3] |= 1 << (index & 7)
        self.with_house: Final = [int.from_bytes(each, "little") for each in with_house]
        self._keeps: Final = len(self.choices) <= _MOST_KEPT
        # By house, what `covering` found for its parts: 512 at most.
        self._known: list[dict[int, int]] = [{} for _ in tables.houses]

    def covering(self, house: int, part: int) -> int:
        """Return the choices that cover cells of a house but do not contain the house."""
        known = self._known[house]
        found = known.get(part)
        if found is None:
            found = self.every & ~self.with_house[house]
            for cell in bits(part):
                found &= self.with_cell(cell)
            if self._keeps:
                known[part] = found
        return found

    def with_cell(self, cell: int) -> int:
        """Return the choices that cover a cell."""
        row, column, box, *others = self._houses_of[cell]
        by = self.with_house
        found = by[row] | by[column] | by[box]
        for other in others:
            found |= by[other]
        return found

    def shared(self, parts: Iterable[tuple[int, int]], least: int, choices: int) -> int:
        """Return those choices that cover the given parts of at least `least` houses."""
        levels = [choices] + [0] * least
        for house, part in parts:
            covering = self.covering(house, part) & choices
            if covering:
                for level in range(least, 0, -1):
                    levels[level] |= levels[level - 1] & covering
        return levels[least]


@cache
def _covers_of(tables: Tables, houses: tuple[HouseIndex, ...], size: int) -> _Covers:
    return _Covers(tables, houses, size)


def _finless(
    tables: Tables, plane: CellSet, size: int, base_houses: _Houses, cover_houses: _Houses
) -> Iterator[Fish]:
    covers = _covers_of(tables, cover_houses, size)
    parts = [(house, part) for house in base_houses if (part := plane & tables.houses[house])]
    for index in bits(covers.shared(parts, size, covers.every)):
        chosen = covers.choices[index]
        fitting = [house for house, part in parts if covers.covering(house, part) >> index & 1]
        for houses in combinations(fitting, size):
            fish = _measure(tables, plane, houses, chosen)
            if fish is not None and not fish.fins:
                yield fish


def _finned(
    tables: Tables, plane: CellSet, size: int, base_houses: _Houses, cover_houses: _Houses
) -> Iterator[Fish]:
    covers = _covers_of(tables, cover_houses, size - 1)
    for cell in bits(plane):
        left = plane & ~tables.peers[cell] & ~(1 << cell)
        own = tables.houses_of[cell]
        parts = [
            (house, part)
            for house in base_houses
            if (part := left & tables.houses[house]) and house not in own
        ]
        choices = covers.shared(parts, size, covers.every & ~covers.with_cell(cell))
        for index in bits(choices):
            chosen = covers.choices[index]
            group = [part for part in parts if covers.covering(*part) >> index & 1]
            yield from _on_target(tables, plane, cell, size, group, chosen, cover_houses)


def _on_target(
    tables: Tables,
    plane: CellSet,
    cell: CellIndex,
    size: int,
    fitting: list[tuple[int, int]],
    chosen: tuple[int, ...],
    cover_houses: tuple[HouseIndex, ...],
) -> Iterator[Fish]:
    """Yield the fish that eliminate a cell, with one of its houses and other covers."""
    for group in combinations(fitting, size):
        if not _fits(tables, group, chosen):
            continue
        houses = tuple(house for house, _ in group)
        for last in tables.houses_of[cell]:
            if last in cover_houses and last not in houses:
                fish = _measure(tables, plane, houses, tuple(sorted((*chosen, last))))
                if fish is not None and fish.fins and fish.eliminated >> cell & 1:
                    yield fish


def _fits(tables: Tables, group: Sequence[tuple[int, int]], covers: Sequence[int]) -> bool:
    """Whether candidates that two bases share are also covered twice."""
    once = twice = 0
    for _, part in group:
        twice |= once & part
        once |= part
    if not twice:
        return True
    once = covered = 0
    for cover in covers:
        covered |= once & tables.houses[cover]
        once |= tables.houses[cover]
    return not twice & ~covered


def _measure(
    tables: Tables, plane: CellSet, bases: tuple[HouseIndex, ...], covers: tuple[HouseIndex, ...]
) -> Fish | None:
    """Return the fish of some houses, or None if it eliminates nothing."""
    in_bases, in_covers = _counted(tables, plane, bases), _counted(tables, plane, covers)
    fins = eliminated = 0
    for based, covered in zip_longest(in_bases, in_covers, fillvalue=0):
        fins |= based & ~covered
        eliminated |= covered & ~based
    if fins.bit_count() > MOST_FINS:
        return None
    left = fins
    while left and eliminated:
        low = left & -left
        eliminated &= tables.peers[low.bit_length() - 1]
        left ^= low
    if not eliminated:
        return None
    return Fish(bases, covers, in_bases[0] & ~fins, fins, fins & in_bases[1], eliminated)


def _counted(tables: Tables, plane: CellSet, houses: tuple[HouseIndex, ...]) -> list[int]:
    """Return the cells that are in at least one of some houses, in at least two, and so on."""
    one = two = three = 0
    for house in houses:
        cells = plane & tables.houses[house]
        three |= two & cells
        two |= one & cells
        one |= cells
    found = [one, two, three]
    if three and tables.overlap > 3:
        several = [plane & tables.houses[house] for house in houses]
        found += [
            union(reduce(and_, chosen) for chosen in combinations(several, count))
            for count in range(4, tables.overlap + 1)
        ]
    return found


_LARGE: Final = 5
"""The size from which fish are too many to be kept."""


def _find(board: Board, name: str, size: int, *, mutant: bool, finned: bool) -> Iterator[Step]:
    """Yield every fish of a kind, by digit."""
    for digit, fish in _fish(board, size, mutant=mutant, finned=finned):
        yield _step(name, digit, fish)


def _find_siamese(board: Board, name: str, size: int, *, mutant: bool) -> Iterator[Step]:
    """Yield pairs of finned fish with the same bases and different eliminations."""
    groups: dict[tuple[int, tuple[int, ...]], list[Fish]] = {}
    for digit, fish in _fish(board, size, mutant=mutant, finned=True):
        groups.setdefault((digit, fish.bases), []).append(fish)
    for (digit, _), group in groups.items():
        for one, other in combinations(group, 2):
            if one.eliminated != other.eliminated:
                yield _step(name, digit, one, other)


def _fish(
    board: Board, size: int, *, mutant: bool, finned: bool
) -> Iterator[tuple[PlainDigit, Fish]]:
    for digit, plane in enumerate(board.planes, 1):
        if plane.bit_count() > size:
            board.poll()
            search = _known_fish if size < _LARGE else complex_fish
            for fish in search(board.tables, plane, size, mutant=mutant, finned=finned):
                yield digit, fish


@remembered(4 * PLANES_KEPT)
def _known_fish(
    tables: Tables, plane: CellSet, size: int, *, mutant: bool, finned: bool
) -> tuple[Fish, ...]:
    return tuple(complex_fish(tables, plane, size, mutant=mutant, finned=finned))


def _step(name: str, digit: PlainDigit, *several: Fish) -> Step:
    body = fins = endo_fins = eliminated = 0
    for fish in several:
        body |= fish.body
        fins |= fish.fins & ~fish.endo_fins
        endo_fins |= fish.endo_fins
        eliminated |= fish.eliminated
    covers = tuple(sorted({house for fish in several for house in fish.covers}))
    # A fin of one of two siamese fish may be a plain base candidate of the other.
    roles = (
        (Role.PATTERN, marks(body & ~fins & ~endo_fins, digit)),
        (Role.FIN, marks(fins & ~endo_fins, digit)),
        (Role.ENDO_FIN, marks(endo_fins, digit)),
    )
    return Step(
        technique=name,
        eliminations=marks(eliminated, digit),
        roles=tuple(role for role in roles if role[1]),
        houses=several[0].bases,
        covers=covers,
        arguments=(
            ("digit", digit),
            ("base_houses", several[0].bases),
            ("cover_houses", covers),
            ("fin_cells", tuple(bits(fins | endo_fins))),
        ),
    )


def _technique(
    id: str,
    rank: int,
    code: str,
    score: int,
    size: int,
    board: str,
    removed: str = "",
    *,
    in_path: bool = False,
) -> Technique:
    """Return the fish of a size; its id says whether it is mutant, finned or siamese."""
    mutant = "mutant-" in id
    find = partial(_find, finned=id.startswith("finned-"))
    if id.startswith("siamese-"):
        find = partial(_find_siamese)
    return Technique(
        id=id,
        rank=rank,
        code=code,
        score=score,
        level=Level.EXTREME if mutant else Level.UNFAIR,
        find=partial(find, name=id, size=size, mutant=mutant),
        example=Example(board=board, removed=removed),
        in_path=in_path,
        largest=16 if in_path else 9,
    )


# As in HoDoKu's defaults, a path uses Franken fish up to the Swordfish and no mutant fish.
TECHNIQUES: Final = (
    _technique(
        *("franken-x-wing", 6100, "0330", 300, 2),
        "348.9....5.97.....6.7..5....9..3.6..2..9.6..1.63.8..4....1..298.....94539...5.167",
        in_path=True,
    ),
    _technique(
        *("franken-swordfish", 6200, "0331", 350, 3),
        "2.9.5467.....7.9....8......8.....49..95...72.3...9.856.83......4..1...6.9.6..7.8.",
        in_path=True,
    ),
    _technique(
        *("franken-jellyfish", 6300, "0332", 370, 4),
        "6..24713..3.61..47714.3..26.714..69.89.17645.46...271814.7..26...6.21.74.27564.81",
        "823 923 546 876 379 987",
    ),
    _technique(
        *("finned-franken-x-wing", 6700, "0340", 390, 2),
        ".54.9217..197.4.32.7...1.497.5..9..19..5134271....7..5..7136.544.397521.5.14287.3",
        in_path=True,
    ),
    _technique(
        *("finned-franken-swordfish", 6800, "0341", 410, 3),
        ".1683..4....6.481...412.6.3.4.2863...653.142.3.245.1.66..71...4427568931...94.76.",
        "711 721 921 531 931 532 736 949 759 962 872 891 892 393",
        in_path=True,
    ),
    _technique(
        *("finned-franken-jellyfish", 6900, "0342", 430, 4),
        "..6.874927496..318.8..94576.6.4.8159891536247....198639.58617.461...3985..89..6.1",
        "234",
    ),
    _technique(
        *("mutant-x-wing", 7300, "0350", 450, 2),
        ".45....3..8.....6...6....4213945.6.8.64.9..5357.6.3.94.5...9.......354...27......",
    ),
    _technique(
        *("mutant-swordfish", 7400, "0351", 450, 3),
        "215.87...4839..75.697.53..8.2637.8.587.......53.8....776..18..334.7...8..58.3..7.",
    ),
    _technique(
        *("mutant-jellyfish", 7500, "0352", 450, 4),
        "....1..464.276.1.8136.48.7..6.5.1.849184.67...4587.6.1.241...675.16.74..6....481.",
    ),
    _technique(
        *("finned-mutant-x-wing", 7900, "0360", 470, 2),
        ".54.9217..197.4.32.7...1.497.5..9..19..5134271....7..5..7136.544.397521.5.14287.3",
    ),
    _technique(
        *("finned-mutant-swordfish", 8000, "0361", 470, 3),
        "351.46.894.985163..6839.5419.74...65.4.5.917...56...945.2.83416.841.5923.....4.5.",
        "791 792 794 795",
    ),
    _technique(
        *("finned-mutant-jellyfish", 8100, "0362", 470, 4),
        "5....8.6762.9.......7564.2..59.....2.73.....6..6...37.7.....2.1.15.3.6...62...7.4",
    ),
    _technique(
        *("siamese-finned-franken-x-wing", 6701, "03401", 390, 2),
        "19.....75.46.3.21972......49..1.64.3..1...9.74.2...1.82.49.5..665.2.4.91..9...542",
        "356",
    ),
    _technique(
        *("siamese-finned-franken-swordfish", 6801, "03411", 410, 3),
        "3..728...74.5.328.528.4.7.395.3.48278.2.573..4738.2..523748.6..684.7..32195236478",
    ),
    _technique(
        *("siamese-finned-franken-jellyfish", 6901, "03421", 430, 4),
        "352.1.46.9..6.45.346......1.94156.3.1.5...6.4.364.815.5...6.3.26..3.1..5.73.4.916",
        "936",
    ),
    _technique(
        *("siamese-finned-mutant-x-wing", 7901, "03601", 470, 2),
        ".9..17384.1......6.7..8.....2.53...9.8..692..934..1....521.....36..9.512149......",
        "558 559",
    ),
    _technique(
        *("siamese-finned-mutant-swordfish", 8001, "03611", 470, 3),
        ".31957.8...724351..2516837.36..8..51..831569.15.....38.1..3.845..35219675.68.4123",
    ),
    _technique(
        *("siamese-finned-mutant-jellyfish", 8101, "03621", 470, 4),
        "14.9.853738....1.9....13..85..8.7.13..1..9.8.8.41.29.591..863....3.9.8.14.83.1.9.",
        "652 792",
    ),
    _technique(
        *("franken-squirmbag", 6400, "0333", 390, 5),
        ".......26.29.6.735........8.84.......62.7.....57.......9.728.....8.4.....4.693...",
        "411 313 417 341 667 571 988",
    ),
    _technique(
        *("franken-whale", 6500, "0334", 410, 6),
        "39.2.....4263...........6...6...5.94..4..8..6......58.6.98..7..7..6.........79.68",
        "113 134 155 158 164 169 194 719 728 929 736 255 591",
    ),
    _technique(
        *("finned-franken-squirmbag", 7000, "0343", 450, 5),
        "6387.4......5..................2....7846....92564..3..8792..6.3......5..........7",
        "921 927 635 447",
    ),
    _technique(
        *("mutant-squirmbag", 7600, "0353", 470, 5),
        "...2.4..5..47.6.2....8............8........5226.9.873443.5...9...8..9...97.4...6.",
        "125 152 176 935 952 685 293",
    ),
    _technique(
        *("mutant-whale", 7700, "0354", 490, 6),
        ".3......9..........89.26435.97.65..2.6........58.349.6........3........4.4....798",
        "414 816 817 618 956 273 876 688",
    ),
    _technique(
        *("finned-mutant-squirmbag", 8200, "0363", 500, 5),
        "295..8..48..........6...8.2.6..5.....28.96..5.5...4..66....3.2.58..29637..2.674.8",
        "715 747 949 757 758 768",
    ),
    _technique(
        *("finned-mutant-whale", 8300, "0364", 520, 6),
        "........3.5....6...6....8....3....96.97...38.68.9.35478753.246.94.7.5.3..3.......",
        "189 414 721 725 436 695 496 696",
    ),
)
