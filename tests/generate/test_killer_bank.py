"""The bank of killers: what it says of its puzzles holds, in every guise."""

from pathlib import Path
from random import Random

import pytest

from game.core.digits import symbol
from game.generate.bank import BankError, bank_id
from game.generate.deal import deal
from game.generate.draw import Draw
from game.generate.grade import Fit, fit
from game.generate.guise import GUISES, Guise
from game.generate.ids import PuzzleIdError, PuzzleIdVersionError, parse_id
from game.generate.killer_bank import KillerBank, line_of
from game.generate.levels import Level, Shape
from game.play.modes.daily import lines
from game.solve.exact import count, solve
from puzzles.build_killers import build, entry_of, mark
from tests.truth import WHOLE

LEVELS = tuple(Shape.KILLER.levels)


@pytest.fixture(scope="module")
def bank() -> KillerBank:
    return KillerBank()


@pytest.mark.parametrize("level", LEVELS)
def test_a_sample_of_the_bank_is_what_it_says(bank: KillerBank, level: Level) -> None:
    offered = bank.offered(level)
    assert bank.size(level) >= lines(level, Shape.KILLER)
    rng = Random(level.value)
    for index in rng.sample(offered, len(offered) if WHOLE else 1):
        entry = bank.entry(level, index)
        assert count(entry.givens) == 1
        guise = rng.choice(GUISES)
        assert fit(level, guise.apply(entry.givens), Shape.KILLER) is Fit.SUITS
        assert entry_of(entry.givens) == entry
        for line in (*entry.givens.geometry.rows, *entry.givens.geometry.columns):
            assert any(entry.givens.values[cell] for cell in line.cells)


def test_a_retired_killer_is_dealt_for_its_id_and_for_no_new_game(
    bank: KillerBank, tmp_path: Path
) -> None:
    kept = [bank.entry(Level.EASY, index) for index in range(3)]
    lines_ = [line_of(entry._replace(retired=number == 1)) for number, entry in enumerate(kept)]
    (tmp_path / "easy.txt").write_text("\n".join(lines_) + "\n", "ascii")
    other = KillerBank(tmp_path)
    assert other.offered(Level.EASY) == [0, 2]
    assert other.entry(Level.EASY, 1) == kept[1]._replace(retired=True)
    assert other.entry(Level.EASY, 2) == kept[2]


def test_no_killer_is_a_guise_of_another(bank: KillerBank) -> None:
    marks = [mark(bank.entry(Level.MEDIUM, index).givens) for index in range(12)]
    assert len(set(marks)) == len(marks)
    givens = bank.entry(Level.MEDIUM, 0).givens
    assert {mark(guise.apply(givens)) for guise in GUISES} == {marks[0]}


def test_a_guise_is_the_same_puzzle_turned_and_counted_from_the_other_end(
    bank: KillerBank,
) -> None:
    givens = bank.entry(Level.EASY, 3).givens
    solution = solve(givens)
    assert solution is not None
    shown = [guise.apply(givens) for guise in GUISES]
    assert len({(grid.text, grid.geometry.code) for grid in shown}) == len(GUISES) == 16
    for guise, grid in zip(GUISES, shown, strict=True):
        assert count(grid) == 1
        found = solve(grid)
        assert found is not None
        # The same permutation of a solution is the solution.
        assert found.values == guise.apply(solution).values
        for cage in grid.geometry.constraints:
            assert sum(found.values[cell] for cell in cage.cells) == cage.values[0]
    assert Guise().apply(givens) == givens


def test_an_id_deals_the_same_killer_for_ever(bank: KillerBank) -> None:
    chosen = bank_id(Level.HARD, 9, Draw("guise"), Shape.KILLER)
    assert str(chosen).startswith("9x9k-hd-b2-009")
    puzzle = deal(chosen)
    assert puzzle.id == str(chosen)
    assert deal(parse_id(str(chosen).upper())) == puzzle == bank.deal(chosen)
    dealt = deal(parse_id("9x9k-bg-b2-00000000"))
    assert dealt.givens.text == FIRST_BEGINNER
    for wrong in ("9x9k-hd-b1-00000000", "6x6-hd-b2-00000000", "9x9k-hd-g2-00000000-000"):
        with pytest.raises(PuzzleIdVersionError):
            parse_id(wrong)
    with pytest.raises(PuzzleIdError):
        deal(parse_id("9x9k-hd-b2-zzz00000"))


FIRST_BEGINNER = "1.8.76.54....51.735......1..59738......19.43..3....7..3..217.49.4......1...4.3..."
"""The board of the first line, in the guise that the zeros name."""


def test_a_line_that_is_damaged_is_told_of(tmp_path: Path, bank: KillerBank) -> None:
    good = line_of(bank.entry(Level.EASY, 0))
    givens, cages, totals, techniques = good.split()
    bad = [
        "spoilt",
        f"{givens[:-1]} {cages} {totals} {techniques}",
        f"{givens} {cages[:-1]} {totals} {techniques}",
        f"{givens} {cages} {totals}.x {techniques}",
        f"{givens} {cages.replace('A', '?')} {totals} {techniques}",
        f"{givens} {cages} {totals}.{symbol(7)} {techniques}",
    ]
    (tmp_path / "easy.txt").write_text("\n".join([good, *bad]) + "\n")
    small = KillerBank(tmp_path)
    assert line_of(small.entry(Level.EASY, 0)) == good
    for index in range(1, len(bad) + 1):
        with pytest.raises(BankError, match=f"line {index + 1}:"):
            small.entry(Level.EASY, index)
    with pytest.raises(BankError):
        small.size(Level.HARD)


def test_a_bank_keeps_its_lines_and_comes_to_its_number(tmp_path: Path) -> None:
    build([Level.MEDIUM], 2, "test", tmp_path)
    lines = (tmp_path / "medium.txt").read_text().splitlines()
    assert len(lines) == 2
    build([Level.EASY, Level.MEDIUM], 3, "test", tmp_path)
    assert (tmp_path / "medium.txt").read_text().splitlines()[:2] == lines
    small = KillerBank(tmp_path)
    assert small.size(Level.MEDIUM) == small.size(Level.EASY) == 3
    for index in range(3):
        assert fit(Level.MEDIUM, small.entry(Level.MEDIUM, index).givens, Shape.KILLER) is Fit.SUITS
