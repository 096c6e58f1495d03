"""What a level promises is kept by every puzzle that suits it."""

from itertools import islice

import pytest

from game.core.grid import Grid
from game.generate import classic, grade
from game.generate.bank import Bank
from game.generate.grade import Grade, suits
from game.generate.ids import puzzle_id
from game.generate.levels import Level
from game.logic import technique
from game.logic.rating.explainer import explainer_rating
from game.logic.rating.hodoku import rate


def puzzles(level: Level) -> list[Grid]:
    """Boards with as many open cells as a level has, whatever they are like."""
    made = islice(classic.erasures(puzzle_id(level, "7q2k")), 120)
    bounds = level.range
    boards = (erasure.board() for erasure in made)
    return [b for b in boards if bounds.fewest <= b.values.count(0) <= bounds.most]


@pytest.mark.parametrize("level", [Level.BEGINNER, Level.EASY])
def test_the_explainer_parts_the_two_easiest_levels(level: Level) -> None:
    told = set()
    for board in puzzles(level):
        if rate(board).level is technique.Level.EASY:
            plain = explainer_rating(board).er <= 1.2
            assert suits(level, board) == (plain is (level is Level.BEGINNER))
            told.add(plain)
    assert told == {True, False}


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.HARD])
def test_above_them_hodoku_s_level_decides_alone(
    level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(grade, "explainer_rating", lambda _: pytest.fail("takes far longer"))
    told = set()
    for board in puzzles(level)[:40]:
        suiting = rate(board).level == level.range.rating
        assert suits(level, board) == suiting
        told.add(suiting)
    assert told == {True, False}


@pytest.mark.parametrize("level", Level)
def test_a_puzzle_has_as_many_open_cells_as_its_level_says(level: Level) -> None:
    board = Grid.parse(Bank().entry(level, 7).givens)
    assert suits(level, board)
    number = board.values.count(0)
    for other in Level:
        if not other.range.fewest <= number <= other.range.most:
            assert not suits(other, board)


def test_a_technique_can_be_asked_for() -> None:
    bank = Bank()
    entry = bank.entry(Level.HARD, bank.with_technique(Level.HARD, "x-wing")[0])
    board = Grid.parse(entry.givens)
    assert suits(Level.HARD, board, "x-wing")
    assert not suits(Level.HARD, board, "jellyfish")
    assert grade.grade(board) == Grade(rate(board), explainer_rating(board).er)


@pytest.mark.parametrize(
    "text",
    [
        "8.6..54.....9678....98.35...4..............3...7..6..9.157....479..14.5.2.4.5..8.",
        "81.....2.......5..59.8....3....5.73..534.6......9......2.7.986.9..5...7..6...415.",
    ],
)
def test_what_the_level_solves_must_be_solved_by_it_on_the_path_that_is_shown(text: str) -> None:
    """HoDoKu looks for a finned swordfish, which is above Hard, before it colours."""
    board = Grid.parse(text)
    within = rate(board, ceiling=technique.Level.HARD)
    assert within.solved
    assert within.level is technique.Level.HARD
    assert Level.HARD.range.fewest <= board.values.count(0) <= Level.HARD.range.most
    assert not suits(Level.HARD, board)
