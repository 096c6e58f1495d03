"""Sets of cells and of candidates as integers, which is how all searches represent them.

A set is a plain integer, so that what a loop does with it is one operation of the machine:
`&` meets, `|` joins, `& ~` takes away, `bit_count()` counts, `>> member & 1` asks for a member.

>>> row_1, box_1 = 0b111111111, 0b111000000111000000111
>>> bits(row_1 & box_1)
[0, 1, 2]

Searches count digits from 0, and a candidate has one number: `area * digit + cell`, with the area
of the board. A set of candidates is therefore the cells of each digit side by side. Outside
searches a digit is itself and a candidate a `Candidate`: `Tables.candidate`, `Tables.candidates`
and `board.marks` lead there, `Tables.number` back. (The exact engine's integers are not sets but
boards, in which a candidate has a bit for each of its constraints.)

The names below say in signatures what an integer stands for. They cost nothing: to the machine all
of them are `int`.
"""

from collections.abc import Iterable

from ..core.digits import Cell

CellIndex = int
"""A cell, counted from 0 in reading order."""

DigitIndex = int
"""A digit, counted from 0: digit d has index d - 1."""

PlainDigit = int
"""A digit as it is written, from 1 on."""

HouseIndex = int
"""A house, by its place in `Tables.houses`."""

CandidateNumber = int
"""A candidate: `area * digit + cell`, with the digit counted from 0."""

CellSet = int
"""A set of cells: bit c stands for cell c."""

DigitSet = int
"""A set of digits: bit d - 1 stands for digit d."""

CandidateSet = int
"""A set of candidates: bit n stands for the candidate of number n."""

LineSet = int
"""A set of rows or of columns, each counted from 0 within its kind."""

EngineBoard = int
"""A position as the exact engine has it (`game.solve.exact.tables`)."""


def bits(members: int) -> list[int]:
    """Return the members of a set in ascending order."""
    found = []
    while members:
        low = members & -members
        found.append(low.bit_length() - 1)
        members ^= low
    return found


def union(sets: Iterable[int]) -> int:
    """Return the union of sets."""
    result = 0
    for members in sets:
        result |= members
    return result


def cells_of(cells: CellSet) -> tuple[Cell, ...]:
    """Return the cells of a set, in reading order."""
    return tuple(Cell(cell) for cell in bits(cells))
