"""Boards of days on shapes without another bank: dealt in guises, the same for ever."""

from pathlib import Path
from zlib import crc32

import pytest

from game.generate import day_bank
from game.generate.bank import BankError, bank_id
from game.generate.day_bank import DayBank
from game.generate.deal import deal
from game.generate.draw import Draw
from game.generate.grade import Fit, fit
from game.generate.guise import TURNS
from game.generate.ids import PuzzleIdError, parse_id
from game.generate.levels import DAILY_LEVELS, Level, Shape
from game.play.modes.daily import IN_TURN
from game.solve.exact import count, solve
from tests.truth import WHOLE

SHAPES = [shape for shape in Shape if shape.has_days and not shape.has_bank]
FIRST = {
    "diagonal": "26d60d5b",
    "jigsaw": "9e9cbaf9",
    "windoku": "7e8b4415",
    "anti-knight": "3cdb16f2",
    "anti-king": "4999197e",
    "thermometers": "1893e595",
    "arrows": "38a3ce84",
    "kropki": "f9a348d7",
}
"""The sum of the board, with its constraints, of the first line of Easy in the guise of zeros."""


def sum_of(shape: Shape) -> str:
    givens = deal(parse_id(f"{shape.code}-es-b2-00000000")).givens
    return f"{crc32(f'{givens.text} {givens.geometry.code}'.encode()):08x}"


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.value)
def test_a_sample_of_each_bank_is_what_it_says(shape: Shape) -> None:
    assert sum_of(shape) == FIRST[shape.value]
    bank, draw = DayBank(shape), Draw(f"sample of {shape.value}")
    for level in DAILY_LEVELS:
        lines = bank.lines(level)
        assert len(lines) >= IN_TURN
        assert len(set(lines)) == len(lines)
        if level is not Level.EASY and not WHOLE:
            continue
        for index in range(IN_TURN) if WHOLE else [draw.below(IN_TURN)]:
            puzzle = bank.deal(bank_id(level, index, draw, shape))
            assert count(puzzle.givens) == 1
            assert fit(level, puzzle.givens, shape) is Fit.SUITS


@pytest.mark.parametrize(
    "shape",
    [Shape.THERMOMETERS, Shape.KROPKI, Shape.DIAGONAL, Shape.JIGSAW],
    ids=lambda shape: shape.value,
)
def test_a_guise_is_the_same_puzzle_turned(shape: Shape) -> None:
    givens = deal(parse_id(DayBank(shape).lines(Level.EASY)[0])).givens
    solution = solve(givens)
    assert solution is not None
    shown = [guise.apply(givens) for guise in TURNS]
    assert len({grid.text for grid in shown}) == len(TURNS) == 8
    for guise, grid in zip(TURNS, shown, strict=True):
        found = solve(grid)
        assert found is not None
        assert count(grid) == 1
        assert found.values == guise.apply(solution).values


def test_an_id_that_no_day_has_is_refused() -> None:
    for wrong in ("9x9t-es-b2-zzz00000", "9x9t-xt-b2-00000000", "9x9t-bg-b2-00000000"):
        with pytest.raises(PuzzleIdError):
            deal(parse_id(wrong))


def test_a_line_that_is_damaged_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good = DayBank(Shape.ARROWS).lines(Level.EASY)[0]
    monkeypatch.setattr(day_bank, "FOLDER", tmp_path)
    (tmp_path / "arrows").mkdir()
    bad = ("spoilt", good[:-1] + ("0" if good[-1] != "0" else "1"), good.replace("9x9a", "9x9t"))
    (tmp_path / "arrows" / "easy.txt").write_text("\n".join([good, *bad]) + "\n")
    bank = DayBank(Shape.ARROWS)
    assert bank.deal(bank_id(Level.EASY, 0, Draw("a"), Shape.ARROWS)).givens.geometry.constraints
    for index in range(1, 1 + len(bad)):
        with pytest.raises(BankError, match=f"line {index + 1}:"):
            bank.deal(bank_id(Level.EASY, index, Draw("a"), Shape.ARROWS))
    with pytest.raises(BankError):
        bank.size(Level.HARD)
