"""Kraken fish: where a fish has fins, or in one of its covers, chains lead to the same end.

Type 1: were no fin true, the fish would rule a candidate out; from each fin that does not see it a
chain rules it out too. Type 2: one of a fish's places in a cover is true, or one of its fins; from
each of them a chain leads to one end. The fish are those of rows and columns, the chains go by
links between two candidates. (Sudopedia, "Kraken Fish"; the two types as HoDoKu has them.)
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from typing import Final, NamedTuple

from ..board import Board, marks
from ..search.fish import cells_in
from ..search.places import lines_of
from ..search.proofs import chain_links, text_of
from ..search.waves import links_of_board, true_waves
from ..sets import CandidateNumber, CandidateSet, CellSet, DigitIndex, HouseIndex, bits, union
from ..step import Role, Step
from ..technique import Example, Level, Technique

_SIZES: Final = (2, 3, 4)
_MOST_FINS: Final = 2


class _Fish(NamedTuple):
    """A fish of a digit, counted from 0, that is spoilt by fins."""

    digit: DigitIndex
    bases: tuple[HouseIndex, ...]
    covers: tuple[HouseIndex, ...]
    body: CellSet
    fins: CellSet


class _Kraken(NamedTuple):
    """A fish, and the end that all of some places lead to; sorts by the number of links."""

    length: int
    fish: _Fish
    starts: CellSet
    """The places that chains begin at."""
    cover: HouseIndex
    """The cover that the places are of, or -1 where they are fins alone."""
    end: CandidateNumber
    true: bool


_Search = Callable[[Board, int, Sequence[CandidateSet]], Iterator[_Kraken]]
"""Finds what krakens of a size lead to, but for ends that are known to be false or true."""


def _fish(board: Board, size: int) -> Iterator[_Fish]:
    """Yield the fish of rows and columns with at most a few fins, unsorted."""
    tables = board.tables
    for digit, plane in enumerate(board.planes):
        rows, columns = lines_of(tables, plane)
        for first, across, lines in ((0, tables.size, rows), (tables.size, 0, columns)):
            usable = [line for line, places in enumerate(lines) if places & (places - 1)]
            for chosen in combinations(usable, size):
                bases = tuple(first + line for line in chosen)
                held = plane & cells_in(tables, bases)
                for covers in _covers(board, held, union(lines[i] for i in chosen), size, across):
                    body = held & cells_in(tables, covers)
                    yield _Fish(digit, bases, covers, body, held & ~body)


def _covers(
    board: Board, held: CellSet, crossed: int, size: int, across: int
) -> Iterator[tuple[HouseIndex, ...]]:
    """Yield lines that contain all of some cells except a few fins."""
    lines = [across + line for line in bits(crossed)]
    spare = len(lines) - size
    if 0 <= spare <= _MOST_FINS:
        houses = board.tables.houses
        for left in combinations(lines, spare):
            if (held & union(houses[line] for line in left)).bit_count() <= _MOST_FINS:
                yield tuple(line for line in lines if line not in left)


def _ends(board: Board) -> dict[CandidateNumber, tuple[CandidateSet, CandidateSet]]:
    """Return for each candidate what is false and what is true if it is; use `cached`."""
    found = {}
    for number, waves in board.cached(true_waves).items():
        false = true = 0
        for wave in waves:
            false |= wave[0]
            true |= wave[1]
        found[number] = false, true
    return found


def _of_fins(board: Board, size: int, known: Sequence[CandidateSet]) -> Iterator[_Kraken]:
    """Yield what a fish would eliminate without its fins, and chains from the fins do as well."""
    ends, tables = board.cached(_ends), board.tables
    for fish in _fish(board, size):
        shift = tables.area * fish.digit
        over = board.planes[fish.digit] & cells_in(tables, fish.covers)
        gone = (over & ~cells_in(tables, fish.bases)) << shift
        seen = gone
        for fin in bits(fish.fins):
            gone &= ends[shift + fin][0]
            seen &= tables.peers[fin] << shift
        if fish.fins:
            for end in bits(gone & ~seen & ~known[False]):
                yield _measured(board, fish, fish.fins, -1, end, true=False)


def _of_covers(board: Board, size: int, known: Sequence[CandidateSet]) -> Iterator[_Kraken]:
    """Yield what all places in one of a fish's covers, and its fins, lead to."""
    ends, tables = board.cached(_ends), board.tables
    for fish in _fish(board, size):
        shift = tables.area * fish.digit
        for cover in fish.covers:
            starts = fish.body & tables.houses[cover] | fish.fins
            false = true = -1
            for start in bits(starts):
                false &= ends[shift + start][0]
                true &= ends[shift + start][1]
            for holds, found in ((False, false), (True, true)):
                for end in bits(found & ~(starts << shift) & ~known[holds]):
                    kraken = _measured(board, fish, starts, cover, end, true=holds)
                    # What all of them see goes by the fish alone.
                    if kraken.length > starts.bit_count():
                        yield kraken


def _measured(
    board: Board,
    fish: _Fish,
    starts: CellSet,
    cover: HouseIndex,
    end: CandidateNumber,
    *,
    true: bool,
) -> _Kraken:
    lengths, shift = board.cached(_lengths), board.tables.area * fish.digit
    length = sum([lengths[shift + start][true][end] for start in bits(starts)])
    return _Kraken(length, fish, starts, cover, end, true)


def _lengths(board: Board) -> dict[int, tuple[dict[int, int], dict[int, int]]]:
    """Return for each candidate the number of links to what is false and to what is true."""
    found = {}
    for number, waves in board.cached(true_waves).items():
        lengths = dict[int, int](), dict[int, int]()
        for distance, wave in enumerate(waves):
            for true, ends in enumerate(wave):
                for end in bits(ends):
                    lengths[true].setdefault(end, 2 * distance + 1 + true)
        found[number] = lengths
    return found


def _find(board: Board, name: str, search: _Search) -> Iterator[Step]:
    """Yield for each end the kraken of the smallest fish with the shortest chains."""
    known = [0, 0]
    for size in _SIZES:
        best: dict[tuple[int, bool], _Kraken] = {}
        for kraken in search(board, size, known):
            before = best.get((kraken.end, kraken.true))
            if before is None or kraken.length < before.length:
                best[kraken.end, kraken.true] = kraken
        for end, true in best:
            known[true] |= 1 << end
        named = board.tables.candidate
        for kraken in sorted(best.values(), key=lambda k: (k.length, named[k.end], k.true)):
            yield _step(board, name, kraken)


def _step(board: Board, name: str, kraken: _Kraken) -> Step:
    tables, fish = board.tables, kraken.fish
    links, waves = board.cached(links_of_board), board.cached(true_waves)
    shift = tables.area * fish.digit
    chains = [
        links.chain(shift + start, waves[shift + start], kraken.end, true=kraken.true)
        for start in bits(kraken.starts)
    ]
    proved = (tables.candidate[kraken.end],)
    return Step(
        technique=name,
        placements=proved if kraken.true else (),
        eliminations=() if kraken.true else proved,
        roles=tuple(
            (role, marks(cells, fish.digit + 1))
            for role, cells in ((Role.PATTERN, fish.body), (Role.FIN, fish.fins))
            if cells
        ),
        chains=tuple(chain_links(tables, chain) for chain in chains),
        houses=fish.bases,
        covers=fish.covers,
        arguments=(
            ("fish_digit", fish.digit + 1),
            ("base_houses", fish.bases),
            ("cover_houses", fish.covers),
            *((("extra_cells", tuple(bits(fish.fins))),) if fish.fins else ()),
            *(
                (("meeting_house", kraken.cover), *(() if fish.fins else (("variant", "plain"),)))
                if kraken.cover >= 0
                else ()
            ),
            ("conclusion", text_of(tables, kraken.end, true=kraken.true)),
        ),
    )


def _technique(
    name: str,
    rank: int,
    code: str,
    search: _Search,
    example: Example,
) -> Technique:
    return Technique(
        id=name,
        rank=rank,
        code=code,
        score=500,
        level=Level.EXTREME,
        in_path=False,
        largest=9,
        find=partial(_find, name=name, search=search),
        example=example,
    )


TECHNIQUES: Final = (
    _technique(
        "kraken-fish-1",
        8400,
        "0371",
        _of_fins,
        Example(
            board="65394..28942.6.35.78125369439...2.4....49.2732.4.3...94..5.9.3.539..641..2.3.49.5",
            removed="643 145 662 875 895",
        ),
    ),
    _technique(
        "kraken-fish-2",
        8410,
        "0372",
        _of_covers,
        Example(
            board="6..4..51.2...56.7.4.58.3296.627..381..86..942.4.2..7651563.7.2983....65..2456.13.",
            removed="712 913 122 923 363 165",
        ),
    ),
)
