"""Answers that take long, from a worker of their own: no hint ever waits for a rating."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from game.work.job import JobError
from game.work.pool import Pool

if TYPE_CHECKING:
    from game.core.grid import Grid
    from game.play.study import Example, Page, Route, Subject, Weighed
    from game.work.job import Job

T = TypeVar("T")


def list_steps(
    subject: "Subject", *, report: "Callable[[tuple[Weighed, ...]], object]"
) -> "tuple[Weighed, ...]":
    """List the steps of a position; runs in the worker."""
    from game.play.study import steps_now

    return steps_now(subject, report=report)


def find_path(subject: "Subject") -> "Route":
    """Find the path to the solution; runs in the worker."""
    from game.play.study import solution_path

    return solution_path(subject)


def rate_puzzle(puzzle: "Grid") -> float | None:
    """Rate a puzzle on Sukaku Explainer's scale; runs in the worker."""
    from game.play.study import explainer_rating_of

    return explainer_rating_of(puzzle)


def list_pages() -> "tuple[Page, ...]":
    """List the techniques; runs in the worker, which has them imported."""
    from game.play.study import pages

    return pages()


def work_example(technique: str) -> "Example":
    """Find the step of a technique's example; runs in the worker."""
    from game.play.study import worked_example

    return worked_example(technique)


def result_of(job: "Job[T] | None") -> T | None:
    """Return the result of a job that is done; None for one that is not, or failed."""
    if job is None or not job.finished:
        return None
    try:
        return job.result
    except JobError:
        return None


class Ratings:
    """Both ratings of a puzzle and the path that tells them, as they arrive."""

    def __init__(self, scholar: "Scholar", subject: "Subject") -> None:
        self.subject = subject
        self._scholar = scholar
        self._path = scholar.submit(find_path, subject)
        self._explainer: Job[float | None] | None = None
        if subject.unique:
            self._explainer = scholar.submit(rate_puzzle, subject.puzzle)

    @property
    def route(self) -> "Route | None":
        """The path from the givens, once it is there."""
        return result_of(self._path)

    @property
    def explainer(self) -> float | None:
        """The rating on Sukaku Explainer's scale, once it is there."""
        return result_of(self._explainer)

    @property
    def finished(self) -> bool:
        """Whether nothing more will arrive."""
        return self._path.finished and (self._explainer is None or self._explainer.finished)

    def step_aside(self) -> None:
        """Let what is asked next go first: the rating that takes long starts anew after it."""
        if self._explainer is not None and not self._explainer.finished:
            self._scholar.forget(self._explainer)
            self._explainer = None

    def go_on(self) -> None:
        """Ask again for what stepped aside."""
        if self._explainer is None and self.subject.unique:
            self._explainer = self._scholar.submit(rate_puzzle, self.subject.puzzle)

    def close(self) -> None:
        """Stop what is not there yet."""
        for job in (self._path, self._explainer):
            if job is not None:
                self._scholar.forget(job)


class Scholar:
    """Asks a second worker, which is started with the first question."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._ratings: Ratings | None = None

    def submit(
        self, function: Callable[..., T], *arguments: object, reports: bool = False
    ) -> "Job[T]":
        """Ask a question."""
        self._pool.start()
        return self._pool.submit(function, *arguments, reports=reports)

    def ratings(self, subject: "Subject") -> Ratings:
        """Return the ratings of a puzzle, which are asked for once."""
        old = self._ratings
        if old is not None and (old.subject.puzzle, old.subject.unique) == (
            subject.puzzle,
            subject.unique,
        ):
            return old
        if old is not None:
            old.close()
        self._ratings = Ratings(self, subject)
        return self._ratings

    def steps(self, subject: "Subject") -> "Job[tuple[Weighed, ...]]":
        """Ask for the steps at a position; the job's progress is what was found so far."""
        if self._ratings is not None:
            self._ratings.step_aside()
        job: Job[tuple[Weighed, ...]] = self.submit(list_steps, subject, reports=True)
        if self._ratings is not None:
            self._ratings.go_on()
        return job

    def forget(self, job: "Job[Any]") -> None:
        """Stop a job whose result nobody waits for any more."""
        self._pool.cancel(job)

    def poll(self) -> bool:
        """Take what the worker has done; True while there is work."""
        return self._pool.poll()

    def close(self) -> None:
        """End the worker."""
        self._pool.close()
