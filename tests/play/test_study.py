"""What a game gives to study: the position without what is wrong, its steps, its path."""

from itertools import groupby

from game.core.constraints import constrained_of
from game.core.digits import Digit, Mask
from game.core.grid import Grid
from game.generate.bank import Bank
from game.generate.levels import Level
from game.logic.finder import path
from game.logic.rating.hodoku import rate
from game.logic.step import Candidate
from game.logic.techniques import BY_ID
from game.play.moves import FillAll, Place, SetNote
from game.play.selection import Tool
from game.play.state import State, apply
from game.play.study import (
    MOST_EACH,
    MOST_NETS,
    MOST_STEPS,
    Subject,
    solution_path,
    steps_now,
    subject_of,
)
from tests.play.boards import EASY, EASY_SOLUTION

START = State.start(EASY)
OPEN = EASY.givens.open_cells
CELL = next(c for c in OPEN if EASY.givens.candidates[c].bit_count() > 2)
RIGHT = EASY_SOLUTION.values[CELL]
WRONG = next(d for d in EASY.givens.candidates_of(CELL) if d != RIGHT)


def test_a_sound_game_is_studied_as_it_is() -> None:
    state = apply(START, Place((CELL,), RIGHT, True))
    subject = subject_of(state, EASY_SOLUTION)
    assert subject == Subject(state.grid, EASY.givens, True, 0)
    assert subject.givens == sum(1 << c for c in range(81) if EASY.givens.values[c])
    assert not subject_of(state, None).unique


def test_wrong_entries_are_left_out_and_counted() -> None:
    other = OPEN[-1]
    state = apply(apply(START, Place((CELL,), WRONG, True)), Place((other,), 1, True))
    left = [c for c in (CELL, other) if state.values[c] != EASY_SOLUTION.values[c]]
    subject = subject_of(state, EASY_SOLUTION)
    assert subject.left_out == len(left)
    assert all(not subject.position.values[c] for c in left)
    assert subject.position == EASY.givens if len(left) == 2 else subject.position


def test_what_was_ruled_out_wrongly_is_the_solution_s_again() -> None:
    other = next(c for c in OPEN if c != CELL and EASY.givens.candidates[c].bit_count() > 2)
    bad = EASY_SOLUTION.values[other]
    good = next(d for d in EASY.givens.candidates_of(other) if d != bad)
    gone = Mask(1 << (bad - 1) | 1 << (good - 1))
    state = apply(START, Place((CELL,), WRONG, True))._replace(
        eliminated=tuple(gone if c == other else Mask(0) for c in range(81))
    )
    candidates = subject_of(state, EASY_SOLUTION).position.candidates
    assert candidates[other] == EASY.givens.candidates[other] & ~(1 << (good - 1))
    for cell in OPEN:
        assert candidates[cell] >> (EASY_SOLUTION.values[cell] - 1) & 1


def test_notes_that_mislead_are_not_believed_and_sound_ones_are() -> None:
    filled = apply(START, FillAll())
    missing = apply(filled, SetNote((CELL,), RIGHT, Tool.CORNER, False))
    assert subject_of(missing, EASY_SOLUTION).position == EASY.givens
    assert subject_of(missing, EASY_SOLUTION).left_out == 0
    less = apply(filled, SetNote((CELL,), WRONG, Tool.CORNER, False))
    expected = EASY.givens.candidates[CELL] & ~(1 << (WRONG - 1))
    assert subject_of(less, EASY_SOLUTION).position.candidates[CELL] == expected


def test_steps_are_listed_from_the_easiest_and_each_conclusion_once_a_technique() -> None:
    told: list[int] = []

    def pause(found: object = None) -> bool:
        if isinstance(found, tuple):
            told.append(len(found))
        return False

    steps = steps_now(Subject(EASY.givens, EASY.givens, True), pause)
    weights = [(one.level, one.score) for one in steps]
    assert weights == sorted(weights)
    names = [one.step.technique for one in steps]
    assert [name for name, _ in groupby(names)] == list(dict.fromkeys(names))
    each = [(one.step.technique, one.step.placements, one.step.eliminations) for one in steps]
    assert len(set(each)) == len(each)
    assert max(names.count(name) for name in names) == MOST_EACH == 25
    assert len(steps) == MOST_STEPS == 300
    assert told == sorted(set(told))
    # What the last technique found comes with the answer.
    assert told[-1] == MOST_STEPS - names.count(names[-1])


def test_few_nets_are_listed_and_only_where_there_is_nothing_else() -> None:
    position = BY_ID["forcing-net-contradiction"].example.grid
    names = [weighed.step.technique for weighed in steps_now(Subject(position, position, True))]
    assert names == ["forcing-net-contradiction"] * MOST_NETS


def test_the_path_is_that_of_the_rating() -> None:
    route = solution_path(Subject(EASY.givens, EASY.givens, True))
    rating = rate(EASY.givens, full_houses=True)
    assert route.solved
    assert route.counts == rating.counts
    assert (route.level, route.score) == (int(rating.level), rating.score)
    assert len(route.steps) == sum(rating.counts.values())


def test_uniqueness_is_used_only_where_there_is_one_solution() -> None:
    name, bank = "uniqueness-test-1", Bank()
    index = bank.with_technique(Level.HARD, name)[0]
    puzzle = board = Grid.parse(bank.entry(Level.HARD, index).givens)
    for step in path(puzzle).steps:
        if step.technique == name:
            break
        board = step.apply(board)
    for unique in (True, False):
        names = {one.step.technique for one in steps_now(Subject(board, puzzle, unique))}
        assert (name in names) == unique


def test_every_constraint_tells_what_it_gives() -> None:
    lines = [f"thermometer:r{r}c{c}.r{r}c{c + 1}" for r in range(1, 10) for c in (1, 4, 7)]
    puzzle = Grid.empty(constrained_of("~".join(("9x9", *lines))))
    tips = [Candidate(one.cells[1], Digit(9)) for one in puzzle.geometry.constraints]
    steps = steps_now(Subject(puzzle.without(tips), puzzle, False))
    told = [one.step.clauses for one in steps if one.step.technique == "thermometer"]
    assert len(told) > MOST_EACH
    assert {*told} == {(number,) for number in range(len(lines))}
