from itertools import combinations

import pytest

from game.core.digits import Cell, Digit
from game.core.grid import Grid
from game.generate.bank import FIRST_HIGH, Bank, near_id
from game.generate.deal import deal, new_id
from game.generate.draw import Draw
from game.generate.grade import HIGH, is_high, suits
from game.generate.ids import PuzzleIdError, parse_id
from game.generate.levels import Level
from game.generate.minimal import all_minimal, is_minimal, redundant
from game.generate.near import vicinity
from game.solve.exact import count
from tests.truth import WHOLE

MINIMAL = Grid.parse(
    "..94...1......5.........3.2....7...5...1.6....1...976.8...4....36...7....9.6...28"
)


def test_the_vicinity_is_what_trying_every_exchange_finds() -> None:
    found = [near.text for near in vicinity(MINIMAL, 1)]
    assert len(found) == len(set(found))
    by_hand = set()
    for cell, value in enumerate(MINIMAL.values):
        if not value:
            continue
        rest = MINIMAL.erase(cell)
        for other in rest.open_cells:
            for digit in range(1, 10):
                if (other, digit) == (cell, value) or not rest.candidates[other] >> digit - 1 & 1:
                    continue
                near = Grid(rest.place(other, Digit(digit)).values)
                if count(near) == 1:
                    by_hand.add(near.text)
    assert set(found) == by_hand


def test_two_clues_are_exchanged_at_once() -> None:
    for near, _ in zip(vicinity(MINIMAL, 2), range(20), strict=False):
        assert count(near) == 1
        differing = [c for c in range(81) if near.values[c] != MINIMAL.values[c]]
        assert sum(bool(MINIMAL.values[c]) for c in differing) == 2
        assert near.filled == MINIMAL.filled


def test_every_minimal_puzzle_is_found() -> None:
    more = Grid(MINIMAL.place(Cell(0), Digit(5)).place(Cell(1), Digit(3)).values)
    free = redundant(more)
    by_hand = {
        one.text
        for size in range(len(free) + 1)
        for gone in combinations(free, size)
        if is_minimal(one := Grid(bytes(0 if c in gone else v for c, v in enumerate(more.values))))
    }
    assert {each.text for each in all_minimal(more)} == by_hand


@pytest.mark.parametrize("seed", ["one", "two"])
def test_an_extreme_puzzle_is_near_one_of_the_bank_and_its_id_brings_it_back(seed: str) -> None:
    puzzle = deal(new_id(Level.EXTREME, Draw(seed)))
    assert puzzle.id is not None
    assert puzzle.id.startswith("xt-d4-")
    assert suits(Level.EXTREME, puzzle.givens)
    assert is_high(puzzle.givens)
    assert deal(parse_id(puzzle.id)) == puzzle


@pytest.mark.parametrize(
    ("named", "givens"),
    [
        (
            "xt-d3-129sbtsj-gc1",
            "....1..3.43.....955...3.4.....8..........9..73.....92...6....12....865...7.5..3..",
        ),
        (
            "xt-d3-13ytb1fq-17hx",
            "........2.3...8.459..35.6.....8...3...5..34...8.....21.76.3....8...75..6.5.2.....",
        ),
    ],
)
def test_ids_whose_every_attempt_is_near_one_puzzle_are_dealt_as_ever(
    named: str, givens: str
) -> None:
    assert deal(parse_id(named)).givens.text == givens


def test_to_suit_a_level_by_a_high_step_is_both() -> None:
    bank = Bank()
    hard = [
        Grid.parse(bank.entry(Level.EXTREME, n).givens)
        for n in range(0, bank.size(Level.EXTREME), 24 if WHOLE else 120)
    ]
    asked = [(suits(Level.EXTREME, each), is_high(each)) for each in hard]
    assert {(True, True), (True, False)} <= set(asked)
    for each, (suiting, high) in zip(hard, asked, strict=True):
        assert suits(Level.EXTREME, each, high=True) == (suiting and high)


def test_an_id_beyond_the_bank_is_refused() -> None:
    beyond = near_id(Level.EXTREME, Bank().size(Level.EXTREME), Draw("x"))
    with pytest.raises(PuzzleIdError):
        deal(beyond)


def test_an_id_that_names_a_line_before_those_it_may_draw_is_refused() -> None:
    before = near_id(Level.EXTREME, FIRST_HIGH - 1, Draw("x"))
    with pytest.raises(PuzzleIdError):
        deal(before)


def test_new_ids_draw_high_puzzles_alone() -> None:
    bank = Bank()
    drawn = [bank.entry(Level.EXTREME, n) for n in range(FIRST_HIGH, bank.size(Level.EXTREME))]
    assert all(each.explainer >= HIGH for each in drawn)
