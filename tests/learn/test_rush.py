"""The positions of Rush are what their files say, and a score follows from the answers alone."""

from pathlib import Path
from statistics import mean

import pytest

from benchmarks.rush import Player, play
from game.core.grid import Grid
from game.learn.exercise import givens_of
from game.learn.item import ItemError, Items
from game.learn.rush import FEWEST, Positions, moments, share_of, target_of, verify
from game.logic.judge import judge, par
from game.logic.techniques import BY_ID
from game.messages.catalogue import Catalogue
from game.play.arcade.run import End
from game.play.arcade.run_text import RunFormatError, RunSumError
from game.play.arcade.verify import Finding, RunError
from game.play.modes.rush import A_RUNG, RushAnswer, RushStanding
from game.play.modes.rush_run import RushRun, is_rush_text, read_rush, rush_text
from game.solve.exact import solve
from game.ui.modes.rush import STARTS
from puzzles.build_items import answers_at, guises, is_told_alike, problem

POSITIONS = Positions()
EACH = 40
"""One position in so many is verified here; `puzzles.build_items --verify` looks at all."""
SEED = "test"


def played(answers: int = 8, misses: tuple[int, ...] = ()) -> RushRun:
    """Return a Rush that was played at six seconds a position until its clock ran out."""
    run = RushRun(SEED, POSITIONS.rungs[0], POSITIONS.digest)
    for number in range(answers):
        position = POSITIONS.drawn(SEED, run.start, number)
        cell, digit = position.accepted[0]
        if number in misses:
            digit = digit % 9 + 1  # type: ignore[assignment]
        answer = RushAnswer(cell, digit, 6000 * (number + 1))
        standing = run.standing.answer(target_of(position), answer)
        run = run._replace(answers=(*run.answers, answer), standing=standing)
    return run._replace(ended_at="2026-11-22T12:00:00Z", day="2026-11-22")


@pytest.mark.parametrize("technique", POSITIONS.rungs)
def test_positions_are_what_their_lines_say(technique: str) -> None:
    for index in range(0, POSITIONS.count(technique), EACH):
        assert problem(POSITIONS.position(technique, index)) == ""


def test_rungs_grow_harder_and_come_twice() -> None:
    pars = [par(name) for name in POSITIONS.rungs]
    assert pars == sorted(pars)
    start = POSITIONS.rungs[3]
    drawn = [POSITIONS.drawn(SEED, start, number).technique for number in range(6)]
    assert drawn == [POSITIONS.rungs[3 + number // A_RUNG] for number in range(6)]


def test_the_last_rung_goes_on_with_other_positions() -> None:
    last = POSITIONS.rungs[-1]
    drawn = [POSITIONS.drawn(SEED, last, number) for number in range(20)]
    assert {position.technique for position in drawn} == {last}
    assert len({position.source for position in drawn}) == 20


def test_no_position_comes_again_before_all_others_and_then_in_another_guise() -> None:
    last = POSITIONS.rungs[-1]
    count = POSITIONS.count(last)
    drawn = [POSITIONS.drawn(SEED, last, number) for number in range(2 * count)]
    sources = [position.source for position in drawn]
    assert len(set(sources[:count])) == count
    assert sources[count:] == sources[:count]
    assert all(one.values != again.values for one, again in zip(drawn, drawn[count:], strict=False))


def test_a_seed_gives_the_same_and_another_one_other_positions() -> None:
    start = POSITIONS.rungs[0]
    one = [POSITIONS.drawn("one", start, number) for number in range(10)]
    assert one == [Positions().drawn("one", start, number) for number in range(10)]
    assert all(each != POSITIONS.drawn("two", start, n) for n, each in enumerate(one))


def test_a_guise_keeps_what_answers() -> None:
    for number in range(0, 2 * len(POSITIONS.rungs), 3):
        position = POSITIONS.drawn(SEED, POSITIONS.rungs[0], number)
        solution = solve(Grid.parse(position.values))
        assert solution is not None
        assert all(solution.values[cell] == digit for cell, digit in position.accepted)
        assert all(solution.values[cell] != digit for cell, digit in position.removed)


@pytest.mark.parametrize("technique", ["naked-pair", "x-wing", "jellyfish"])
def test_the_judge_finds_the_same_answers_in_a_guise(technique: str) -> None:
    item = POSITIONS.position(technique, 0)
    for guise in guises(item, 3):
        assert is_told_alike(item, guise)
        assert not is_told_alike(item._replace(accepted=item.accepted[1:]), guise)


def test_what_needs_more_than_the_technique_is_no_answer() -> None:
    """The judge says so of every cell that is not accepted."""
    for technique in ("naked-pair", "x-wing"):
        item = POSITIONS.position(technique, 0)
        givens = givens_of(item.givens)
        assert answers_at("full-house", item.position, givens) == ()
        most = BY_ID[technique].score
        for cell, proof in judge(item.position, givens).proofs.items():
            is_accepted = (cell, proof.digit) in target_of(item).accepted
            assert is_accepted == (BY_ID[proof.technique].score <= most)


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    (tmp_path / "x-wing.txt").write_text("nothing\n" * FEWEST, "ascii")
    with pytest.raises(ItemError, match=r"x-wing\.txt, line 1"):
        Positions(tmp_path).position("x-wing", 0)


def test_what_has_few_positions_is_no_rung(tmp_path: Path) -> None:
    line = Items().item("x-wing", Items().answered("x-wing")[0]).line
    for technique, count in (("x-wing", FEWEST), ("swordfish", FEWEST - 1)):
        school = line.rsplit(" ", 1)[0] + " -"
        lines = [line] * count + [school] * 5
        (tmp_path / f"{technique}.txt").write_text("\n".join(lines), "ascii")
    found = Positions(tmp_path)
    assert found.rungs == ("x-wing",)
    assert found.count("x-wing") == FEWEST


def test_a_wrong_answer_of_a_line_is_noticed() -> None:
    item = POSITIONS.position("naked-pair", 0)
    assert problem(item._replace(accepted=item.accepted[1:]))
    assert problem(item._replace(accepted=()))


def test_a_rush_comes_back_from_its_text() -> None:
    run = played(misses=(2,))
    text = rush_text(run)
    assert is_rush_text(text)
    assert read_rush(text) == run
    with pytest.raises(RunFormatError):
        read_rush("nonet-run" + text.removeprefix("nonet-rush"))
    with pytest.raises((RunSumError, RunFormatError)):
        read_rush(text[:-4] + "AAAA")


def test_a_score_follows_from_the_answers() -> None:
    run = played(misses=(2,))
    assert run.standing.score > 0
    assert run.end is End.WON
    assert verify(run, POSITIONS) is Finding.EARNED
    lost = played(3, misses=(0, 1, 2))
    assert lost.end is End.LOST
    assert verify(lost, POSITIONS) is Finding.EARNED


def test_what_was_altered_is_refused() -> None:
    run = played(misses=(2,))
    standing, answers = run.standing, run.answers
    altered = [
        run._replace(standing=standing._replace(score=standing.score + 10)),
        run._replace(standing=standing._replace(missed=())),
        run._replace(standing=standing._replace(ends=standing.ends + 1)),
        run._replace(answers=(answers[0]._replace(at=answers[1].at + 1), *answers[1:])),
        run._replace(answers=(*answers[:-1], answers[-1]._replace(at=10**7))),
        run._replace(answers=(answers[0]._replace(digit=answers[0].digit % 9 + 1), *answers[1:])),
    ]
    for other in altered:
        with pytest.raises(RunError):
            verify(other, POSITIONS)


def test_one_that_was_given_up_has_no_score_and_one_of_other_positions_is_told() -> None:
    run = played()
    assert run._replace(given_up=True).score == 0
    assert verify(run._replace(given_up=True), POSITIONS) is Finding.GIVEN_UP
    assert verify(run._replace(positions="other"), POSITIONS) is Finding.OTHER_JUDGE
    assert run._replace(standing=RushStanding()).end is End.WON


def test_a_rush_is_told_answer_by_answer() -> None:
    run = played(misses=(2,))
    told = list(moments(run, POSITIONS))
    assert [moment.right for moment in told] == [number != 2 for number in range(8)]
    assert [moment.answer for moment in told] == list(run.answers)
    assert sum(moment.gained for moment in told) == run.standing.score
    assert told[-1].after == run.standing


def test_what_is_shared_has_a_sign_for_each_answer_and_no_position() -> None:
    text = Catalogue().render(share_of(played(misses=(2,)), POSITIONS))
    first, second, signs = text.splitlines()
    assert first == "Nonet · Rush, 22 November 2026, Full house"
    assert second.startswith("7 right · ")
    assert len(signs) == 8
    assert [number for number, sign in enumerate(signs) if sign == "×"] == [2]
    other = share_of(played()._replace(positions="other"), POSITIONS)
    assert len(Catalogue().render(other).splitlines()) == 2


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("pace", [1.0, 2.0])
def test_who_guesses_earns_less_than_who_solves_at_equal_speed(start: str, pace: float) -> None:
    solver, guesser = (
        mean(play(POSITIONS, start, str(n), player).score for n in range(30))
        for player in (Player(pace), Player(pace, guesses=True))
    )
    assert guesser < solver
