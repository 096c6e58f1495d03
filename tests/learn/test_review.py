"""Simulated players get the advice that fits: one misses naked pairs, one guesses, one is slow."""

from collections.abc import Callable
from random import Random

import pytest

from game.core.digits import Cell, Digit
from game.core.grid import Grid
from game.core.rules import Puzzle
from game.generate.bank import Bank
from game.generate.deal import deal
from game.generate.ids import puzzle_id
from game.generate.levels import Level, Shape
from game.learn.review import Advice, Mark, Review, ReviewQuestion, question_of, review
from game.logic.board import Board
from game.logic.cause import SINGLES
from game.logic.finder import path
from game.logic.step import Step
from game.logic.techniques import BY_ID
from game.messages.catalogue import Catalogue
from game.play.moves import ApplyStep, Place
from game.play.played import Played
from game.play.saved import SavedGame
from game.solve.exact import solve

BANK = Bank()
QUICK = 5_000


def puzzle_with(technique: str, level: Level = Level.HARD) -> Puzzle:
    index = BANK.with_technique(level, technique)[0]
    return Puzzle(Grid.parse(BANK.entry(level, index).givens))


def reviewed(puzzle: Puzzle, played: list[Played]) -> Review:
    return review(question(puzzle, played))


def question(puzzle: Puzzle, played: list[Played]) -> ReviewQuestion:
    solution = solve(puzzle.givens)
    assert solution is not None
    game = SavedGame(game_id="game", puzzle=puzzle, played=tuple(played))
    return question_of(game, solution)


def play(puzzle: Puzzle, meets: Callable[[Step], tuple[int, bool]]) -> list[Played]:
    """Play the path; `meets` says how long a step beyond singles takes, and if by a hint."""
    at, played, waits = 0, [], 0
    for step in path(puzzle.givens).steps:
        if step.technique in SINGLES:
            at += QUICK + waits
            waits = 0
            ((cell, digit),) = step.placements
            played.append(Played(Place((cell,), digit, clean=False), at))
            continue
        took, helped = meets(step)
        waits += took
        if helped:
            at += waits
            waits = 0
            played.append(Played(ApplyStep(step.placements, step.eliminations, clean=False), at))
    return played


def ids(found: Review) -> list[str]:
    return [advice.id for advice in found.advice]


def test_one_who_misses_naked_pairs_is_told_to_practise_them() -> None:
    puzzle = puzzle_with("naked-pair")
    found = reviewed(
        puzzle,
        play(puzzle, lambda s: (90_000, True) if s.technique == "naked-pair" else (2_000, False)),
    )
    assert dict(found.missed).get("naked-pair")
    assert any(a.id == "missed" and a.technique == "naked-pair" for a in found.advice)
    assert "naked-pair" in found.exercises
    helped = [moment for moment in found.moments if moment.mark is Mark.HELPED]
    assert helped
    assert all(moment.step is not None for moment in helped)


def test_one_who_is_slow_at_x_wings_is_told_so() -> None:
    puzzle = puzzle_with("x-wing")
    found = reviewed(
        puzzle,
        play(puzzle, lambda s: (150_000 if s.technique == "x-wing" else 1_000, False)),
    )
    slow = [advice for advice in found.advice if advice.id == "slow"]
    assert [advice.technique for advice in slow] == ["x-wing"]
    assert slow[0].seconds > 100
    assert "x-wing" not in dict(found.missed)
    assert any(m.mark is Mark.STUCK for m in found.moments)


def test_one_who_guesses_is_told_so() -> None:
    puzzle = puzzle_with("xy-chain", Level.EXTREME)
    solution = solve(puzzle.givens)
    assert solution is not None
    rng, at, played = Random(3), 0, []
    cells = list(puzzle.givens.open_cells)
    rng.shuffle(cells)
    for cell in cells:
        at += QUICK
        digit = Digit(solution.values[cell])
        played.append(Played(Place((cell,), digit, clean=False), at))
    found = reviewed(puzzle, played)
    guesses = [moment for moment in found.moments if moment.mark is Mark.GUESS]
    assert len(guesses) > 5
    assert ids(found)[0] == "guess"
    assert found.advice[0].number == len(guesses)


def take_the_harder_way(puzzle: Puzzle) -> list[Played]:
    """Enter what takes locked candidates or a pair wherever it can be had, singles or not."""
    grid, at, played = puzzle.givens, 0, []

    def singles(position: Grid) -> dict[int, int]:
        board = Board(position)
        return {c: d for name in SINGLES for s in BY_ID[name].find(board) for c, d in s.placements}

    while not grid.is_full:
        easy, board = singles(grid), Board(grid)
        names = ("locked-candidates-1", "locked-candidates-2", "naked-pair", "hidden-pair")
        steps = [step for name in names for step in BY_ID[name].find(board)]
        later = dict(each for step in steps for each in singles(step.apply(grid)).items())
        hard = [(cell, digit) for cell, digit in later.items() if cell not in easy]
        chosen = hard or list((easy | later).items())
        if not chosen:
            break
        cell, digit = Cell(chosen[0][0]), Digit(chosen[0][1])
        at += QUICK
        played.append(Played(Place((cell,), digit, clean=False), at))
        grid = grid.place(cell, digit)
    return played


def test_one_who_takes_the_harder_way_is_told_so() -> None:
    puzzle = puzzle_with("naked-pair", Level.MEDIUM)
    found = reviewed(puzzle, take_the_harder_way(puzzle))
    harder = [moment for moment in found.moments if moment.mark is Mark.HARDER]
    assert len(harder) > 2
    assert all(m.step is not None and m.step.technique in SINGLES for m in harder)
    (advice,) = [each for each in found.advice if each.id == "harder"]
    assert advice.number == len(harder)


def test_one_who_plays_the_path_without_trouble_is_praised() -> None:
    puzzle = puzzle_with("naked-pair")
    found = reviewed(puzzle, play(puzzle, lambda _: (1_000, False)))
    assert ids(found) == ["clean"]
    assert {moment.mark for moment in found.moments} <= {Mark.HARD, Mark.HARDER}
    assert found.missed == ()


def test_wrong_entries_are_marked_and_do_not_mislead() -> None:
    puzzle = puzzle_with("naked-pair")
    played = play(puzzle, lambda _: (1_000, False))
    first = played[0].what
    assert isinstance(first, Place)
    wrong = Place(first.cells, first.digit % 9 + 1, clean=False)
    found = reviewed(puzzle, [Played(wrong, 1_000), *played])
    assert [m.mark for m in found.moments].count(Mark.MISTAKE) == 1
    assert "mistakes" in ids(found)


@pytest.mark.parametrize("shape", [Shape.SIX, Shape.JIGSAW, Shape.KNIGHT, Shape.TEN])
def test_games_on_boards_of_any_shape_are_reviewed(shape: Shape) -> None:
    puzzle = deal(puzzle_id(Level.HARD, "7q2k", shape=shape))
    helped = {step.technique for step in path(puzzle.givens).steps} - set(SINGLES)
    played = play(puzzle, lambda _: (2_000, True))
    placed = next(one.what for one in played if isinstance(one.what, Place))
    wrong = Digit(placed.digit % puzzle.givens.geometry.size + 1)
    found = reviewed(puzzle, [Played(Place(placed.cells, wrong, clean=False), 1_000), *played])
    assert found.moments[0].mark is Mark.MISTAKE
    assert {moment.position.geometry for moment in found.moments} == {puzzle.givens.geometry}
    given = [moment.step for moment in found.moments if moment.mark is Mark.HELPED]
    assert {step.technique for step in given if step is not None} & helped
    assert found.entries == len(puzzle.givens.open_cells) + 1


def test_a_game_without_times_is_reviewed_as_well() -> None:
    puzzle = puzzle_with("naked-pair")
    played = [one._replace(at=None) for one in play(puzzle, lambda _: (0, True))]
    found = reviewed(puzzle, played)
    assert all(moment.gap is None for moment in found.moments)
    assert any(moment.mark is Mark.HELPED for moment in found.moments)


def test_what_is_found_so_far_is_told_on_the_way() -> None:
    puzzle = puzzle_with("naked-pair")
    told: list[object] = []

    def pause(progress: object = None, /) -> bool:
        if progress is not None:
            told.append(progress)
        return False

    found = review(question(puzzle, play(puzzle, lambda _: (90_000, True))), pause)
    assert told
    assert told[-1] == found.moments


@pytest.mark.parametrize(
    "advice",
    [
        Advice("guess", number=3),
        Advice("missed", "naked-pair", 2),
        Advice("slow", "x-wing", 2, 90),
        Advice("mistakes", number=1),
        Advice("harder", number=4),
        Advice("clean", number=50),
    ],
)
def test_each_piece_of_advice_has_words(advice: Advice) -> None:
    words = Catalogue().count(
        f"learn.advice.{advice.id}", advice.number, technique="X-Wing", time="1:30"
    )
    assert str(advice.number) in words
