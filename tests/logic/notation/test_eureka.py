"""What is written in Eureka notation is read here by hand: each sign must hold on its board."""

import re
from collections.abc import Iterator
from itertools import combinations, islice, product
from random import Random
from typing import NamedTuple

import pytest

from benchmarks.proofs import positions, steps_at
from game.core.digits import Cell, Digit, Mask
from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.logic.board import Board
from game.logic.notation.eureka import eureka
from game.logic.step import AlmostLockedSet, Candidate, Link, Step
from game.logic.techniques import BY_ID, TECHNIQUES
from tests.logic.examples import first_step
from tests.truth import WHOLE, sample

POSITIONS = 60 if WHOLE else 2
CHAINS = tuple(
    each.id
    for each in TECHNIQUES
    if "chain" in each.id
    or each.id.endswith(("-aic", "aic", "-loop", "kite", "turbot-fish", "remote-pair"))
    or each.id
    in (
        *("skyscraper", "empty-rectangle", "small-empty-rectangle", "dual-empty-rectangle"),
        *("w-wing", "xy-wing", "xyz-wing", "als-xz", "als-xy-wing"),
    )
    # The third is a chain but for a candidate that has a chain of its own.
    if each.id not in ("unique-loop", "sk-loop", "almost-aic")
)
CELLS = re.compile(r"r(\d+)c(\d+)")
BRACKET = re.compile(r"\(([\d=-]+)\)((?:r\d+c\d+,?)+)")


class Node(NamedTuple):
    """What stands on a side of a sign: its digits in their order, at the cells of its bracket."""

    digits: str
    cells: tuple[int, ...]
    in_set: bool

    def spots(self, board: Board, digits: str = "") -> frozenset[tuple[int, int]]:
        found = product(self.cells, map(int, digits or self.digits))
        return frozenset((cell, d) for cell, d in found if board.masks[cell] >> d - 1 & 1)


def cells_of(text: str) -> list[int]:
    return [
        CLASSIC.cell(int(row), int(column))
        for rows, columns in CELLS.findall(text)
        for row, column in product(rows, columns)
    ]


def nodes_and_signs(chain: str) -> tuple[list[Node], list[str]]:
    nodes, signs = [], []
    for number, token in enumerate(re.split(r" ([=-]) ", chain)):
        if number % 2:
            signs.append(token)
            continue
        match = BRACKET.fullmatch(token)
        assert match, token
        where, parts = tuple(cells_of(match[2])), re.split("([=-])", match[1])
        nodes += [Node(part, where, len(where) > 1 < len(parts)) for part in parts[::2]]
        signs += parts[1::2]
    return nodes, signs


def sees(one: tuple[int, int], other: tuple[int, int]) -> bool:
    if one[0] == other[0]:
        return one[1] != other[1]
    return one[1] == other[1] and other[0] in CLASSIC.peers[one[0]]


def holds(chain: str, board: Board) -> None:
    """Check every sign of a chain against the candidates of a board."""
    nodes, signs = nodes_and_signs(chain)
    for one, other, sign in zip(nodes, nodes[1:], signs, strict=False):
        spots = one.spots(board) | other.spots(board)
        cells, digits = {cell for cell, _ in spots}, {digit for _, digit in spots}
        if sign == "-":
            # A set is left by its last digit and entered by its first.
            left = one.spots(board, one.digits[-1] if one.in_set else "")
            entered = other.spots(board, other.digits[0] if other.in_set else "")
            assert left, chain
            assert entered, chain
            assert all(sees(a, b) for a, b in product(left, entered)), (chain, one, other)
        elif one.in_set:
            held = {d for cell in one.cells for d in range(1, 10) if board.masks[cell] >> d - 1 & 1}
            assert all(
                sees((a, d), (b, d))
                for d in held
                for a, b in combinations(one.cells, 2)
                if board.masks[a] & board.masks[b] & 1 << d - 1
            ), chain
            assert held == set(map(int, one.digits + other.digits)), chain
            assert len(held) == len(one.cells) + 1, chain
        elif len(cells) == 1:
            assert board.masks[cells.pop()].bit_count() == len(digits) == 2, chain
        else:
            (digit,) = digits
            places = [
                {c for c in h.cells if board.planes[digit - 1] >> c & 1} for h in CLASSIC.houses
            ]
            assert any(found and found <= cells for found in places), chain


def told(step: Step, board: Board) -> None:
    line = eureka(step, 9)
    assert line is not None
    body, arrow, end = line.partition(" => ")
    assert arrow
    for chain in re.split(r"; | \|\| ", body.removesuffix(" - loop")):
        holds(chain, board)
    for cell, digit in step.eliminations:
        assert any(
            cell in cells_of(part) and part.endswith(f"<>{digit}") for part in end.split(", ")
        )
    for cell, digit in step.placements:
        assert f"{CLASSIC.cell_name(cell)}={digit}" in end.split(", ")


def examples() -> Iterator[tuple[Step, Board]]:
    for name in CHAINS:
        example = BY_ID[name].example
        board = Board(example.grid, example.givens)
        for step in islice(BY_ID[name].find(board), 5):
            yield step, board


def test_every_sign_of_the_examples_holds() -> None:
    seen = set()
    for step, board in examples():
        told(step, board)
        seen.add(step.technique)
    assert seen == set(CHAINS)


def test_every_sign_holds_on_the_way_through_puzzles() -> None:
    count = 0
    for position, givens, _ in islice(positions(Random(7), examples=False), POSITIONS):
        board = Board(position, givens)
        for step in steps_at(board, 3, list(CHAINS)):
            told(step, board)
            count += 1
    assert count > 20 * POSITIONS


@pytest.mark.parametrize("technique", sample([t.id for t in TECHNIQUES if t.id not in CHAINS], 4))
def test_what_is_no_chain_has_no_such_form(technique: str) -> None:
    step, _ = first_step(technique)
    assert eureka(step, 9) is None


def test_a_link_within_a_cell_is_told_as_the_set_that_makes_it() -> None:
    text = "487391625.6.78.491...46.7..7...5..16...61..57615.73....9.536.7.87.1295...5.8472.."
    board = Board(Grid.parse(text))
    lines = [eureka(step, 9) for step in BY_ID["als-discontinuous-nice-loop"].find(board)]
    # In r3c3 there are more than 9 and 1, in r2c3 no more than 3 and 2.
    chain = "(239=1)r2c3,r3c23 - (1)r9c3 = (1-3)r9c1 = (3)r89c3 - (3=2)r2c3 - (2=1389)r3c2389"
    assert f"{chain} => r3c3<>1, r3c3<>2, r3c3<>3" in lines


def test_the_sets_of_a_ring_say_last_what_leads_on() -> None:
    one = AlmostLockedSet((Cell(0), Cell(1)), Mask(0b1_0000_0011))
    other = AlmostLockedSet((Cell(4), Cell(5)), Mask(0b1_0011))
    links = tuple(
        Link((Candidate(Cell(0), digit),), (Candidate(Cell(4), digit),), strong=False)
        for digit in (Digit(1), Digit(2))
    )
    gone = (Candidate(Cell(6), Digit(1)),)
    step = Step(technique="als-xz", eliminations=gone, sets=(one, other), chains=(links,))
    assert eureka(step, 9) == "(29=1)r1c12 - (1=52)r1c56 - loop => r1c7<>1"


def line_of(technique: str, number: int = 0) -> str | None:
    example = BY_ID[technique].example
    found = BY_ID[technique].find(Board(example.grid, example.givens))
    return eureka(next(islice(found, number, None)), 9)


@pytest.mark.parametrize(
    ("technique", "line"),
    [
        ("skyscraper", "(2)r4c6 = (2)r4c2 - (2)r8c2 = (2)r8c4 => r6c4,r9c6<>2"),
        ("xy-wing", "(6=1)r6c3 - (1=9)r4c1 - (9=6)r8c1 => r8c3<>6"),
        ("xyz-wing", "(4=3)r2c1 - (3=64)r23c4 => r2c6<>4"),
        ("remote-pair", "(4=7)r1c5 - (7=4)r3c6 - (4=7)r4c6 - (7=4)r4c1 => r1c1<>4"),
        ("als-xz", "(379=5)r2c235 - (5=3)r9c2 => r3c2<>3"),
        (
            "continuous-nice-loop",
            "(4)r3c2 = (4-8)r4c2 = (8)r4c7 - (8=5)r1c7 - (5)r1c2 = (5)r3c2 - loop"
            " => r3c2<>2, r1c4<>5, r2c7<>8",
        ),
        (
            # Its first set has the two ends of its link in one cell.
            "als-continuous-nice-loop",
            "(6)r9c9 = (6)r9c4 - (6=231)r7c5,r8c56 - (1=3796)r1568c9 - loop"
            " => r7c9<>3, r2c9<>6, r29c9<>9",
        ),
    ],
)
def test_lines_are_as_the_field_writes_them(technique: str, line: str) -> None:
    assert line_of(technique) == line
