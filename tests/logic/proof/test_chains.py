"""Written chains against a checker of their own, which knows sectors and clauses but no chains.

Each digit in the cells of a node is an atom. A link is a clause of two atoms, if the candidates
say so; what a chain concludes follows if no assignment satisfies the clauses with it false.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain as joined
from itertools import combinations, islice, pairwise, product
from random import Random
from typing import NamedTuple

import pytest

from game.core.errors import SudokuError
from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.generate.bank import Bank
from game.generate.levels import Level
from game.logic.board import Board
from game.logic.finder import path
from game.logic.notation.eureka import eureka
from game.logic.proof.written import read_written
from game.logic.step import Step
from game.logic.techniques import BY_ID

CHAINS = 200
Atom = tuple[int, frozenset[int]]
"""A digit, and the cells of which one holds it."""


@cache
def written_chains() -> list[tuple[Board, Step, str]]:
    """Return steps of the bank's puzzles that the path writer tells as chains."""
    return list(islice(_chains(), CHAINS))


def _chains() -> Iterator[tuple[Board, Step, str]]:
    bank = Bank()
    for place in range(0, 900, 7):
        for level in (Level.HARD, Level.EXPERT, Level.EXTREME):
            grid = Grid.parse(bank.entry(level, place).givens)
            givens = Board(grid).givens
            for step in path(grid).steps:
                line = eureka(step, 9)
                if line is not None and ";" not in line and "||" not in line:
                    yield Board(grid, givens), step, line
                grid = step.apply(grid)


def test_the_chains_of_paths_follow_by_what_is_written() -> None:
    shown = [read_written(line, board, BY_ID).shown for board, _, line in written_chains()]
    assert len(shown) == CHAINS
    assert sum(shown) >= 0.98 * CHAINS


@pytest.mark.parametrize("kind", ["sign", "cell", "digit"])
def test_no_mutated_chain_is_wrongly_said_to_follow(kind: str) -> None:
    rng, followed, wrong = Random(kind), 0, []
    for board, _, line in written_chains():
        changed = _mutated(line, kind, rng)
        try:
            shown = read_written(changed, board, BY_ID).shown
        except SudokuError:
            shown = False
        followed += shown
        if shown and not _follows(changed, board):
            wrong.append(changed)
    assert wrong == []
    # Some mutants are chains, too: what is dropped was not needed.
    assert followed < CHAINS / 4


def test_a_cell_that_is_filled_is_none_of_an_almost_locked_set() -> None:
    tried = 0
    for board, _, line in written_chains():
        filled = next(c for c in range(81) if not board.masks[c])
        body, arrow, end = line.partition(" => ")
        # The last cell of the last set becomes one that has its digit already.
        match = re.search(r"(\(\d+=\d+\)\S*,)r\dc\d$", body)
        if match is not None:
            changed = f"{body[: match.end(1)]}{CLASSIC.cell_name(filled)}{arrow}{end}"
            assert not read_written(changed, board, BY_ID).shown, changed
            tried += 1
    assert tried


def test_the_other_checker_takes_the_chains_of_paths() -> None:
    taken = [_follows(line, board) for board, _, line in written_chains()]
    assert sum(taken) >= 0.98 * CHAINS


def _mutated(line: str, kind: str, rng: Random) -> str:
    body, arrow, end = line.partition(" => ")
    places = {
        "sign": [m.span() for m in re.finditer(r"(?<=[\d ])[-=](?=[\d ])", body)],
        "cell": [m.span() for m in re.finditer(r"(?<=[rc\d])[1-9](?=[\dc,]| |$)", body)],
        "digit": [m.span() for m in re.finditer(r"(?<=[(=\-\d])[1-9](?=[\d=\-)])", body)],
    }[kind]
    first, last = rng.choice(places)
    told = body[first:last]
    if kind == "sign":
        new = "-" if told == "=" else "="
    elif kind == "cell":
        inside = body[first - 1].isdigit() or body[first + 1 : first + 2].isdigit()
        new = "" if inside else rng.choice([d for d in "123456789" if d != told])
    else:
        new = rng.choice([d for d in "123456789" if d != told])
    return f"{body[:first]}{new}{body[last:]}{arrow}{end}"


# The other checker.


def _follows(line: str, board: Board) -> bool:
    body, _, end = line.partition(" => ")
    loop = body.endswith(" - loop")
    nodes, clauses = _clauses(body.removesuffix(" - loop"), loop, board)
    if nodes is None:
        return False
    atoms = sorted({atom for node in nodes for atom in node}, key=str)
    solutions = list(_assignments(atoms, clauses))
    gone = [
        (cell, digit)
        for cells, digit in re.findall(r"([rc\d,]+)<>(\d)", end)
        for cell in _cells(cells)
    ]
    for cells, digit in re.findall(r"(r\dc\d)=(\d)", end):
        (cell,) = _cells(cells)
        gone += [
            (cell, str(d))
            for d in range(1, 10)
            if board.masks[cell] >> d - 1 & 1 and d != int(digit)
        ]
    for cell, digit in gone:
        false = {atom for atom in atoms if _is_false(atom, cell, int(digit), board)}
        true = {atom for atom in atoms if atom == (int(digit), frozenset([cell]))}
        if any(not chosen & false and true <= chosen for chosen in solutions):
            return False
    return True


def _assignments(
    atoms: list[Atom], clauses: list[tuple[tuple[Atom, bool], ...]]
) -> Iterator[frozenset[Atom]]:
    """Yield the sets of true atoms that satisfy clauses, by trying one atom after the other."""

    def extend(number: int, chosen: dict[Atom, bool]) -> Iterator[frozenset[Atom]]:
        if any(all(a in chosen and chosen[a] != sign for a, sign in clause) for clause in clauses):
            return
        if number == len(atoms):
            yield frozenset(atom for atom, sign in chosen.items() if sign)
            return
        for sign in (False, True):
            yield from extend(number + 1, {**chosen, atoms[number]: sign})

    yield from extend(0, {})


Clause = tuple[tuple[Atom, bool], ...]


class _Read(NamedTuple):
    """Nodes, the sign after each, and the atoms of the set whose bracket it stands in."""

    nodes: list[list[Atom]]
    signs: list[str]
    sets: list[list[Atom] | None]


def _clauses(body: str, loop: bool, board: Board) -> tuple[list[list[Atom]] | None, list[Clause]]:
    read = _read(body, board)
    if read is None:
        return None, []
    signs, sets, nodes = read.signs, read.sets, read.nodes
    if loop:
        signs, sets, nodes = [*signs, "-"], [*sets, None], [*nodes, nodes[0]]
    clauses: list[Clause] = []
    for sign, held, (one, other) in zip(signs, sets, pairwise(nodes), strict=True):
        found = _link(sign, held, one, other, board)
        if not found:
            return None, []
        clauses += found
    if any(a == b for a, b in pairwise([*signs, signs[0]] if loop else signs)):
        return None, []
    return nodes, clauses


def _read(body: str, board: Board) -> _Read | None:
    read = _Read([], [], [])
    for part in re.split(r" ([-=]) ", body):
        if part in "-=":
            read.signs.append(part)
            read.sets.append(None)
            continue
        match = re.fullmatch(r"\(([\d=\-]+)\)([rc\d,]+)", part)
        inner = re.split("([-=])", match[1]) if match else [""]
        if match is None or not all(inner[::2]):
            return None
        cells = _cells(match[2])
        own = [[_atom(int(d), cells, board) for d in digits] for digits in inner[::2]]
        if not all(places for _, places in joined(*own)):
            return None
        read.nodes.extend(own)
        read.signs.extend(inner[1::2])
        held = [*joined(*own)] if len(cells) > 1 else None
        read.sets.extend(held for _ in inner[1::2])
    return read


def _atom(digit: int, cells: list[int], board: Board) -> Atom:
    return digit, frozenset(c for c in cells if board.masks[c] >> digit - 1 & 1)


def _link(
    sign: str, held: list[Atom] | None, one: list[Atom], other: list[Atom], board: Board
) -> list[Clause]:
    """Return the clauses of a link, none where it does not hold."""
    if sign == "=" and held:
        cells = frozenset[int]().union(*(cells for _, cells in held))
        digits = {d + 1 for c in cells for d in range(9) if board.masks[c] >> d & 1}
        apart = all(_see(a, b) for _, places in held for a, b in combinations(places, 2))
        if digits != {d for d, _ in held} or len(digits) != len(cells) + 1 or not apart:
            return []
        return [((a, True), (b, True)) for a, b in combinations(held, 2)]
    pairs = [*product(one, other)]
    if sign == "=":
        whole = all(_covered(a, b, board) for a, b in pairs)
        return [((a, True), (b, True)) for a, b in pairs] if whole else []
    return [((a, False), (b, False)) for a, b in pairs if _exclusive(a, b)]


def _covered(one: Atom, other: Atom, board: Board) -> bool:
    """Whether a cell, or the places of a digit in a house, are in two atoms."""
    both = {(c, d) for d, cells in (one, other) for c in cells}
    for cell in {c for c, _ in both}:
        if {(cell, d + 1) for d in range(9) if board.masks[cell] >> d & 1} <= both:
            return True
    for house in CLASSIC.houses:
        for digit in {one[0], other[0]}:
            places = {(c, digit) for c in house.cells if board.masks[c] >> digit - 1 & 1}
            if places and places <= both:
                return True
    return False


def _exclusive(one: Atom, other: Atom) -> bool:
    return all(
        (a == b and one[0] != other[0]) or (one[0] == other[0] and _see(a, b))
        for a, b in product(one[1], other[1])
    )


def _is_false(atom: Atom, cell: int, digit: int, board: Board) -> bool:
    return all(
        (each == cell and atom[0] != digit) or (atom[0] == digit and _see(each, cell))
        for each in atom[1]
    )


def _see(one: int, other: int) -> bool:
    return one != other and any(
        one in house.cells and other in house.cells for house in CLASSIC.houses
    )


def _cells(text: str) -> list[int]:
    return [
        CLASSIC.cell(int(r), int(c))
        for rows, columns in re.findall(r"r(\d+)c(\d+)", text)
        for r, c in product(rows, columns)
    ]
