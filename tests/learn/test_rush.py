"""The questions of Rush are what their files say, and a score follows from the answers alone."""

import os
from pathlib import Path
from random import Random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.learn.item import ItemError, Items
from game.learn.rush import (
    A_BLOCK,
    CYCLE,
    FIRST_SHARE,
    OPENING,
    ROAD,
    Positions,
    Question,
    Turn,
    begun,
    moments,
)
from game.learn.rush_pattern import digits_of_pattern, pattern_of
from game.learn.rush_verify import share_of, verify
from game.learn.singles import lines_of, read_lit
from game.messages.catalogue import Catalogue
from game.play.arcade.run import End
from game.play.arcade.run_text import RunFormatError, RunSumError
from game.play.arcade.verify import Finding, RunError
from game.play.modes.rush import SINGLES, Form, RushAnswer
from game.play.modes.rush_run import (
    CHOSEN,
    RELAXED,
    FirstRush,
    RushRun,
    is_rush_text,
    read_rush,
    rush_text,
)
from game.solve.exact import solve
from puzzles.build_items import guises, is_told_alike, problem
from puzzles.build_singles import hidden, lit, naked
from puzzles.strikes import ASKED, strikes_at

POSITIONS: Final = Positions()
EACH: Final = 1 if os.environ.get("NONET_TRUTH") == "all" else 67
"""One single in so many is worked out here, and one strike of each technique; all with
NONET_TRUTH=all."""
FIRST: Final = (
    "nonet-rush:1:eNpVkM1qwzAQhO99jD2vQZIl6-c5cqoxQVib1DSRg2WnlJB37_rnUtBBn2aY1ewL8phphgDTUr4"
    "A4UlTGcYMQSJQTpTOcVWVUE0lZaXUSaogBJ9Pdqf4-0_kp0KU-M3EWlpaeY7TmnAb-29KVR9zGlKcqVSS1cdYhpn"
    "nFXZcXPJkrTOy9zrFxHLM5Yc_BKFttUeLVgjRYav5hlLvIBtUqOQOxiGjO2yOldrsoBzWqNUOtUSP2u9gBdtMc4B"
    "haOojQHDaOlN0HcJ1eFI-Lw8Il3grtFXjMvkK4QWlHyeCYIRBuA-lrEtoLTr03bZI7rAFIYy84gPenLHcubq_kI_"
    "eJvK1iFo08P74A6d0bnc"
)
"""A Rush of the original rules: seven right answers, then three misses."""


def played(
    count: int = 30, *, run: RushRun | None = None, seed: str = "seed", misses: int = 0
) -> RushRun:
    """Return a Rush with so many answers at half of what is allotted, then one's end."""
    run = run or RushRun(seed, POSITIONS.digest, asked=("x-wing", "naked-pair"), new="x-wing")
    standing, turn, answers = begun(run), Turn(), list[RushAnswer]()
    for number in range(count):
        question, turn = POSITIONS.question(run, turn, standing.left)
        cell, digit = min(question.answers)
        thought = 500 + question.worth.allotted // 2
        if number < misses:
            cell, digit = wrong(question)
        if not standing.can_answer(thought):
            break
        answer = RushAnswer(cell, digit, thought)
        standing = question.judged(standing, answer, run.times)
        answers.append(answer)
    return run._replace(
        answers=tuple(answers),
        standing=standing,
        rest=standing.left,
        ended_at="2026-11-22T12:00:00Z",
        day="2026-11-22",
    )


def wrong(question: Question) -> tuple[int, int]:
    """Return a wrong answer to a question."""
    places = ((cell, digit) for cell in question.cells for digit in range(1, 10))
    return next(p for p in places if question.takes(*p) and p not in question.answers)


# -- the items


@pytest.mark.parametrize("technique", sorted(ASKED))
def test_what_answers_a_position_is_complete(technique: str) -> None:
    """Any instance and any technique of no more par; nothing else, and never the solution."""
    items = Items()
    every = range(items.count(technique))
    for index in every if EACH == 1 else [Random(technique).choice(every)]:
        item = items.item(technique, index)
        assert item.strikes == strikes_at(technique, item.position)
        solution = solve(item.givens)
        assert solution is not None
        assert all(solution.values[cell] != digit for cell, digit in item.strikes)


@pytest.mark.parametrize("technique", ["naked-pair", "x-wing", "turbot-fish", "xyz-wing"])
def test_a_guise_has_the_same_answers(technique: str) -> None:
    item = Items().item(technique, 3)
    for guise in guises(item, 3):
        assert is_told_alike(item, guise)
        assert not is_told_alike(item._replace(strikes=item.strikes[1:]), guise)


def test_a_strike_that_is_missing_in_a_line_is_noticed() -> None:
    item = Items().item("naked-pair", 0)
    assert not problem(item)
    assert problem(item._replace(strikes=item.strikes[1:])) == "other strikes"
    assert problem(item._replace(strikes=())) == "other strikes"


def test_what_is_asked_rules_out_something_and_nothing_easier_needs_no_single() -> None:
    """No single answers a strike: the position has none."""
    for technique in ROAD:
        for index in range(0, POSITIONS.count(technique), 50):
            question = POSITIONS.strike(technique, index)
            assert question.answers
            assert not naked(question.grid)
            step = pattern_of(question)
            assert step is not None
            assert digits_of_pattern(step)


@pytest.mark.parametrize("form", list(SINGLES))
def test_singles_are_what_their_files_say_the_fewest_empty_cells_first(form: Form) -> None:
    lines = lines_of(form)
    items = [read_lit(form, line) for line in lines]
    empty = [item.board.values.count(0) for item in items]
    assert empty == sorted(empty)
    assert len({item.board.text for item in items}) == len(items) == 200
    for item in items[::EACH]:
        grid = item.board
        solution = solve(grid)
        assert solution is not None
        assert all(solution.values[cell] == digit for cell, digit in item.entries)
        assert item.line == lines[items.index(item)]
        assert item in lit(form, grid)


def test_any_single_takes_all_that_there_are_and_others_one() -> None:
    for index in range(0, 200, 50):
        question = POSITIONS.single(Form.ANY, index)
        grid = question.grid
        assert question.answers == {*naked(grid), *hidden(grid, range(27))}
        assert len(POSITIONS.single(Form.BOX, index).answers) == 1


def test_a_lit_house_takes_the_asked_digit_in_its_empty_cells_alone() -> None:
    for form in (Form.BOX, Form.LINE):
        question = POSITIONS.single(form, 100, "guise")
        ((cell, digit),) = question.answers
        assert question.digit == digit
        assert cell in question.cells
        assert question.takes(cell, digit)
        assert not question.takes(cell, digit % 9 + 1)
        outside = next(c for c in question.grid.open_cells if c not in question.cells)
        assert not question.takes(outside, digit)


def test_a_strike_takes_notes_alone() -> None:
    question = POSITIONS.strike("x-wing", 0)
    cell = question.grid.open_cells[0]
    taken = [digit for digit in range(1, 10) if question.takes(cell, digit)]
    assert taken == list(question.grid.candidates_of(cell))
    filled = next(c for c in range(81) if question.grid.values[c])
    assert not any(question.takes(filled, digit) for digit in range(1, 10))


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    (tmp_path / "x-wing.txt").write_text("nothing\n" * 3, "ascii")
    with pytest.raises(ItemError, match=r"x-wing\.txt, line 1"):
        Positions(tmp_path).strike("x-wing", 0)
    with pytest.raises(ItemError, match=r"last\.txt"):
        Positions(tmp_path).single(Form.LAST, 0)


# -- the sequence


def asked(run: RushRun, count: int, left: int = 180_000) -> list[Question]:
    turn, found = Turn(), list[Question]()
    for _ in range(count):
        question, turn = POSITIONS.question(run, turn, left)
        found.append(question)
    return found


def test_a_rush_opens_with_easy_singles_then_comes_one_technique_in_seven() -> None:
    run = RushRun("one", POSITIONS.digest, asked=("naked-pair", "x-wing"))
    found = asked(run, 24 + 4 * (A_BLOCK + 1))
    opening = [form for form, count in OPENING for _ in range(count)]
    assert [question.form for question in found[:24]] == opening
    easiest = 200 // FIRST_SHARE
    assert all(question.place < easiest for question in found[:24])
    blocks = [found[24 + 7 * n : 31 + 7 * n] for n in range(4)]
    assert [block[0].technique for block in blocks] == ["naked-pair", "x-wing"] * 2
    singles = [question.form for block in blocks for question in block[1:]]
    assert singles == [CYCLE[n % len(CYCLE)] for n in range(len(singles))]
    assert any(question.place >= easiest for question in found[24:])


def test_with_more_than_four_techniques_the_opening_is_half() -> None:
    run = RushRun("one", POSITIONS.digest, asked=ROAD[:5])
    assert [question.is_strike for question in asked(run, 13)] == [False] * 12 + [True]


def test_a_technique_without_room_on_the_clock_is_left_out_and_singles_go_on() -> None:
    run = RushRun("one", POSITIONS.digest, asked=("x-wing", "naked-pair"))
    techniques = [q.technique for q in asked(run, 60, left=2_000 * 15) if q.is_strike]
    assert techniques == ["naked-pair"] * 6
    assert not any(question.is_strike for question in asked(run, 60, left=2_000 * 15 - 1))


def test_no_position_comes_again_before_all_others_and_a_seed_gives_the_same() -> None:
    run = RushRun("one", POSITIONS.digest, asked=("naked-pair",))
    found = [q for q in asked(run, 24 + 7 * 200) if q.is_strike]
    assert len({question.place for question in found}) == 200
    assert asked(run, 40) == asked(run, 40)
    assert asked(run, 40) != asked(run._replace(seed="two"), 40)


def test_the_digits_of_what_is_new_are_lit() -> None:
    run = RushRun("one", POSITIONS.digest, asked=("x-wing", "naked-pair"), new="x-wing")
    strikes = [q for q in asked(run, 24 + 14) if q.is_strike]
    assert [question.is_new for question in strikes] == [True, False]


# -- runs


@given(st.integers(0, 10_000), st.sampled_from(("standard", RELAXED)))
def test_random_play_comes_back_from_its_text_and_verifies(number: int, kind: str) -> None:
    rng = Random(number)
    clock = 360_000 if kind == RELAXED else 180_000
    names = tuple(rng.sample(ROAD, rng.randrange(7)))
    run = RushRun(f"r{number}", POSITIONS.digest, kind, clock, names, "")
    standing, turn, answers, rest = begun(run), Turn(), list[RushAnswer](), 0
    while not standing.is_over and len(answers) < 60:
        question, turn = POSITIONS.question(run, turn, standing.left)
        thought = rng.randrange(150, 25_000)
        cell, digit = rng.choice((min(question.answers), wrong(question), (0, 0)))
        if not standing.can_answer(thought):
            break
        answers.append(RushAnswer(cell, digit, thought))
        standing = question.judged(standing, answers[-1], run.times)
    rest = standing.left
    run = run._replace(answers=tuple(answers), standing=standing, rest=rest)
    run = run._replace(ended_at="2026-11-22T12:00:00Z", day="2026-11-22")
    assert read_rush(rush_text(run)) == run
    assert verify(run, POSITIONS) is Finding.EARNED
    assert [moment.after for moment in moments(run, POSITIONS)][-1:] == [standing]


def test_a_text_is_known_and_one_that_was_altered_is_not_read() -> None:
    text = rush_text(played())
    assert text.startswith("nonet-rush:2:")
    assert is_rush_text(text)
    with pytest.raises(RunFormatError):
        read_rush("nonet-run" + text.removeprefix("nonet-rush"))
    with pytest.raises((RunSumError, RunFormatError)):
        read_rush(text[:-4] + "AAAA")


def test_forgeries_are_refused() -> None:
    run = played(misses=2)
    standing, answers = run.standing, run.answers
    first, second = answers[0], answers[1]
    forged = {
        "score": run._replace(standing=standing._replace(score=standing.score + 10)),
        "missed": run._replace(standing=standing._replace(missed=0)),
        "longest": run._replace(standing=standing._replace(longest=99)),
        "hasty": run._replace(answers=(first._replace(thought=149), *answers[1:])),
        "slow": run._replace(answers=(first._replace(thought=first.thought + 1), *answers[1:])),
        "right": run._replace(answers=(first, *answers[2:])),
        "not asked": run._replace(answers=(first._replace(cell=80 - first.cell), *answers[1:])),
        "early": run._replace(rest=0),
        "rest": run._replace(rest=standing.left + 401),
        "late": run._replace(
            answers=(*answers, second._replace(thought=standing.left + 401)),
        ),
        "clock": run._replace(clock=600_000),
        "list": run._replace(asked=("x-wing", "x-wing"), new=""),
        "new": run._replace(new="naked-pair"),
        "beyond": run._replace(asked=("jellyfish",), new=""),
    }
    for name, other in forged.items():
        with pytest.raises(RunError):
            print(name, verify(other, POSITIONS))


def test_an_answer_after_the_end_is_refused() -> None:
    run = played(200)
    over = run._replace(answers=(*run.answers, RushAnswer(0, 0, run.standing.left + 401)))
    with pytest.raises(RunError):
        verify(over, POSITIONS)


def test_what_is_given_up_has_no_score_and_other_positions_are_told() -> None:
    run = played()
    left = run._replace(given_up=True)
    assert (left.score, left.end) == (0, End.GIVEN_UP)
    assert verify(left, POSITIONS) is Finding.GIVEN_UP
    assert verify(run._replace(positions="other"), POSITIONS) is Finding.OTHER_JUDGE
    assert verify(run._replace(rules=3), POSITIONS) is Finding.OTHER_JUDGE


def test_a_rush_of_the_first_rules_is_read_for_what_it_came_to() -> None:
    run = read_rush(FIRST)
    assert isinstance(run, FirstRush)
    assert (run.start, run.score, run.right, run.missed) == ("locked-candidates-1", 505, 7, 3)
    assert (run.end, run.milliseconds, run.day) == (End.LOST, 70_000, "2026-11-22")
    assert verify(run, POSITIONS) is Finding.OTHER_JUDGE
    assert len(Catalogue().render(share_of(run, POSITIONS)).splitlines()) == 2


def test_tables_are_by_kind_set_and_length() -> None:
    run = RushRun("one", "")
    chosen = run._replace(kind=CHOSEN, asked=("x-wing", "naked-pair"), clock=300_000)
    assert run.place == "rush"
    assert run._replace(kind=RELAXED).place == "rush relaxed"
    assert chosen.place == chosen._replace(asked=("naked-pair", "x-wing")).place
    assert chosen.place != chosen._replace(clock=600_000).place
    catalogue = Catalogue()
    assert catalogue.render(chosen.kind_words) == "chosen: 2 techniques, 5 min"
    assert catalogue.render(chosen._replace(asked=()).kind_words) == "chosen: singles only, 5 min"


def test_a_rush_is_told_answer_by_answer() -> None:
    told = Catalogue().render(share_of(played(misses=1), POSITIONS))
    line = told.splitlines()[-1]
    assert line.startswith("×▁")
    assert len(line) == 30
