"""3D Medusa: candidates of all digits joined by strong links are true by turns.

In each part that such links hold together the candidates have two colours, of which one is true. A
colour that contradicts itself is false: twice in a house or a cell, or leaving a cell nothing. What
sees both colours, or one of them in its cell and the other in its house, is false in any case.
(Sudopedia, "3D Medusa"; SudokuWiki.)
"""

from collections.abc import Iterator
from typing import Final

from ..board import Board
from ..sets import CandidateNumber, CandidateSet, bits
from ..step import Candidate, Link, Role, Step
from ..tables import sees
from ..technique import Example, Level, Technique

_FEWEST = 6
"""Candidates of a part: smaller ones are chains."""

_Links = dict[int, list[int]]


def find(board: Board) -> Iterator[Step]:
    """Yield what each component eliminates: a false colour, or what sees both colours."""
    links = _links(board)
    known = 0
    for start in sorted(links, key=board.tables.candidate.__getitem__):
        if known >> start & 1:
            continue
        one, other, drawn = _part(links, start)
        known |= one | other
        if (one | other).bit_count() < _FEWEST:
            continue
        wrong = next((c for c in (one, other) if _contradicts(board, c)), 0)
        if wrong:
            yield _step(board, (one, other), drawn, wrong, "wrap")
            continue
        gone = _seen_by_both(board, one, other)
        if gone:
            yield _step(board, (one, other), drawn, gone, "")


def _links(board: Board) -> _Links:
    """Return the strong links of cells and houses."""
    area, tables = board.tables.area, board.tables
    found: _Links = {}

    def join(one: CandidateNumber, other: CandidateNumber) -> None:
        found.setdefault(one, []).append(other)
        found.setdefault(other, []).append(one)

    for cell, mask in enumerate(board.masks):
        if mask.bit_count() == 2:
            one, other = bits(mask)
            join(area * one + cell, area * other + cell)
    for digit, plane in enumerate(board.planes):
        for house in tables.houses:
            places = plane & house
            if places.bit_count() == 2:
                one, other = bits(places)
                join(area * digit + one, area * digit + other)
    return found


def _part(
    links: _Links, start: CandidateNumber
) -> tuple[CandidateSet, CandidateSet, list[tuple[CandidateNumber, CandidateNumber]]]:
    """Return the two colours of a component, and its links."""
    colours = [1 << start, 0]
    drawn: list[tuple[int, int]] = []
    front = [(start, 0)]
    for number, colour in front:
        for after in links[number]:
            if not (colours[0] | colours[1]) >> after & 1:
                colours[1 - colour] |= 1 << after
                drawn.append((number, after))
                front.append((after, 1 - colour))
    return colours[0], colours[1], drawn


def _contradicts(board: Board, colour: CandidateSet) -> bool:
    """Whether a colour occurs twice in a house or cell, or sees all candidates of one."""
    table = sees(board.tables)
    seen = 0
    for number in bits(colour):
        if colour & table[number]:
            return True
        seen |= table[number]
    return any(
        mask and not board.candidates(1 << cell, mask) & ~seen
        for cell, mask in enumerate(board.masks)
    )


def _seen_by_both(board: Board, one: CandidateSet, other: CandidateSet) -> CandidateSet:
    table = sees(board.tables)
    gone = 0
    for digit, plane in enumerate(board.planes):
        for cell in bits(plane):
            number = board.tables.area * digit + cell
            if not (one | other) >> number & 1 and table[number] & one and table[number] & other:
                gone |= 1 << number
    return gone


def _step(
    board: Board,
    colours: tuple[CandidateSet, CandidateSet],
    drawn: list[tuple[CandidateNumber, CandidateNumber]],
    gone: CandidateSet,
    variant: str,
) -> Step:
    tables = board.tables
    named = tables.candidate
    true, false = colours if gone != colours[0] else colours[::-1]
    emptied: tuple[Candidate, ...] = ()
    if variant:
        seen = 0
        for number in bits(gone):
            seen |= sees(tables)[number]
        for cell, mask in enumerate(board.masks):
            own = board.candidates(1 << cell, mask)
            if mask and not own & (~seen | false):
                emptied = tables.candidates(own & ~true)
                break
    return Step(
        technique=TECHNIQUE.id,
        eliminations=tables.candidates(gone),
        roles=tuple(
            role
            for role in (
                (Role.PATTERN, tables.candidates(true)),
                (Role.SECOND, tables.candidates(false)),
                (Role.FIN, emptied),
            )
            if role[1]
        ),
        chains=tuple((Link((named[one],), (named[other],), True),) for one, other in drawn),
        arguments=(
            ("first_candidates", tables.candidates(true)),
            ("count", (true | false).bit_count()),
            *((("variant", variant),) if variant else ()),
        ),
    )


TECHNIQUE: Final = Technique(
    id="medusa",
    rank=5310,
    code="9014",
    score=250,
    level=Level.UNFAIR,
    in_path=False,
    largest=9,
    find=find,
    example=Example(
        board="9.2168.7.7.3945..2.....3.9.4765.2.3.3.168724.82.3.46.75...3..21..4.5..8..3.......",
        removed=("539 774 294 794 195 995"),
    ),
)

TECHNIQUES: Final = (TECHNIQUE,)
