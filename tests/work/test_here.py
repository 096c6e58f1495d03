"""Answers that are made here and now, with frames of the game between their slices."""

from collections.abc import Callable
from itertools import groupby

from game.work.here import Here
from game.work.process import Job, WorkerProcess
from tests.work import jobs


def made(breathe: Callable[[], object] | None = None) -> WorkerProcess:
    process = WorkerProcess(open_link=lambda: Here(breathe))
    process.start()
    return process


def test_each_poll_answers_one_question() -> None:
    process = made()
    asked = [process.ask(jobs.Double(number)) for number in (1, 2)]
    assert not any(job.finished for job in asked)
    process.poll()
    assert [job.finished for job in asked] == [True, False]
    process.poll()
    assert [job.value for job in asked] == [2, 4]
    process.close()


def test_an_error_is_the_answer_and_the_next_question_has_its_own() -> None:
    process = made()
    broken, sound = process.ask(jobs.Fail("no board")), process.ask(jobs.Double(3))
    for _ in range(2):
        process.poll()
    assert isinstance(broken.error, ValueError)
    assert sound.value == 6


def test_frames_pass_within_an_answer_and_newer_questions_go_first() -> None:
    seen: list[object] = []
    answered_at = 0

    def frame() -> None:
        nonlocal answered_at
        process.poll()
        seen.append(long.progress)
        if newer and newer[0].finished and not answered_at:
            answered_at = len(set(seen))
        if long.progress == 3 and not newer:
            newer.append(process.ask(jobs.Double(5), asker=2))

    newer, process = list[Job[int]](), made(frame)
    long = process.ask(jobs.CountTo(9), asker=1)
    process.poll()
    assert long.value == 9
    assert [progress for progress, _ in groupby(seen)] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert newer[0].value == 10
    assert answered_at == 4


def test_what_nobody_wants_any_more_ends_when_it_pauses() -> None:
    def frame() -> None:
        process.poll()
        if endless.progress == 5:
            process.drop(endless)

    process = made(frame)
    endless = process.ask(jobs.CountUntilDropped(0))
    process.poll()
    assert process.load == 0
    assert endless.progress == 5
    after = process.ask(jobs.Double(4))
    process.poll()
    process.poll()
    assert after.value == 8


def test_closing_it_ends_what_is_at_work() -> None:
    def frame() -> None:
        process.close()

    process = made(frame)
    process.ask(jobs.CountUntilDropped(0))
    process.poll()
    assert process.load == 0
