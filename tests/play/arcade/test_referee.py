import pytest

from game.core.digits import Cell, Digit
from game.core.grid import Grid
from game.logic.finder import next_step
from game.play.arcade.referee import Award, JudgeEntries, Referee, par_of
from game.play.arcade.standing import combo_wait, medal, start
from game.solve.exact import solve

# A Hard puzzle of the bank: pointing, claiming and a W-Wing.
HARD = Grid.parse(
    "596...4...2..5.7......6.9....1....7..5.12....7.....16..6.2.......8.15.9......9613"
)
SOLUTION = solve(HARD)
CLOCK = "standard"


def referee() -> Referee:
    assert SOLUTION is not None
    return Referee(HARD, SOLUTION, begun=start(3), clock=CLOCK)


def settle(judge: Referee) -> list[Award]:
    awards = []
    while (question := judge.question) is not None:
        awards += judge.take(question, question.answer())
    return awards


def solution_of(cell: int) -> int:
    assert SOLUTION is not None
    return SOLUTION.values[cell]


def test_an_entry_is_named_and_paid_by_what_it_takes() -> None:
    judge = referee()
    settle(judge)
    hard = max(judge.judgement.proofs.values(), key=lambda proof: proof.worth)
    assert hard.technique == "w-wing"
    assert hard.worth == 120
    [award] = judge.enter(hard.cell, hard.digit, 1000)
    assert award.right
    assert (award.technique, award.worth, award.gained) == ("w-wing", 120, 120)


def test_a_step_pays_once() -> None:
    judge = referee()
    settle(judge)
    hard = [proof for proof in judge.judgement.proofs.values() if proof.technique == "w-wing"]
    judge.enter(hard[0].cell, hard[0].digit, 1000)
    settle(judge)
    left = [proof.technique for proof in judge.judgement.proofs.values()]
    assert len(hard) > 5
    assert "w-wing" not in left


def test_what_is_entered_stays_on_the_judges_board() -> None:
    judge = referee()
    settle(judge)
    first = next(iter(judge.judgement.proofs.values()))
    judge.enter(first.cell, first.digit, 1000)
    settle(judge)
    before = judge.standing
    # Erased on the screen and entered again: nothing.
    [award] = judge.enter(first.cell, first.digit, 9000)
    assert (award.right, award.gained) == (True, 0)
    assert judge.standing == before
    assert judge.question is None


def test_an_entry_made_before_the_judge_has_answered_is_judged_by_its_position() -> None:
    quick, patient = referee(), referee()
    settle(patient)
    order = [(proof.cell, proof.digit) for proof in patient.judgement.proofs.values()]
    late = [award for n, (cell, digit) in enumerate(order) for award in quick.enter(cell, digit, n)]
    assert late == []
    assert quick.waits
    late = settle(quick)
    early = []
    for n, (cell, digit) in enumerate(order):
        early += patient.enter(cell, digit, n)
        settle(patient)
    assert [a.worth for a in late] == [a.worth for a in early]
    assert quick.standing == patient.standing
    assert len(late) == len(HARD.open_cells)


def test_a_mistake_is_told_at_once_and_its_cell_pays_nothing() -> None:
    judge = referee()
    settle(judge)
    first = next(iter(judge.judgement.proofs.values()))
    wrong = first.digit % 9 + 1
    [award] = judge.enter(first.cell, wrong, 1000)
    assert not award.right
    assert (award.technique, award.gained, award.after.lives) == ("", 0, 2)
    [award] = judge.enter(first.cell, first.digit, 2000)
    assert award.gained == -2 * first.worth
    assert award.after.base == 0


def test_the_entry_that_a_hint_names_pays_ten_and_its_step_nothing_more() -> None:
    judge = referee()
    settle(judge)
    hard = next(p for p in judge.judgement.proofs.values() if p.technique == "w-wing")
    judge.hint((hard.cell,), (), 500)
    [award] = judge.enter(hard.cell, hard.digit, 1000)
    assert award.worth == 10

    judge = referee()
    settle(judge)
    for step in judge.judgement.steps:
        judge.hint((), step.eliminations, 500)
        settle(judge)
    assert {proof.worth for proof in judge.judgement.proofs.values()} == {10}


def test_the_answer_to_an_old_question_is_passed_over() -> None:
    judge = referee()
    question = judge.question
    assert question is not None
    found = question.answer()
    judge.take(question, found)
    standing = judge.standing
    assert judge.take(question, found) == []
    assert judge.take(JudgeEntries(HARD, 0), found) == []
    assert judge.standing == standing


def test_the_combos_clock_runs_by_the_par_of_the_easiest_entry() -> None:
    judge = referee()
    settle(judge)
    assert judge.standing.wait == combo_wait(CLOCK, judge.judgement.pace)
    assert judge.standing.wait == judge.judgement.pace * 2500
    first = next_step(HARD)
    assert first is not None


@pytest.mark.parametrize("lives", [3, 5])
def test_par_is_a_perfect_player_at_par_pace_and_earns_platinum(lives: int) -> None:
    assert SOLUTION is not None
    par = par_of(HARD, SOLUTION, lives=lives, clock=CLOCK)
    assert medal(par.score, par.score) == "platinum"
    assert 200 < par.seconds < 1000
    assert par == par_of(HARD, SOLUTION, lives=lives, clock=CLOCK)
    assert solution_of(3) == SOLUTION.values[Cell(3)] != Digit(0)
