"""Puzzles from the worker process, so that no frame waits for them."""

from typing import TYPE_CHECKING, Any, NamedTuple

from game.core.rules import Puzzle
from game.core.verdict import Verdict
from game.generate.levels import Level

if TYPE_CHECKING:
    from pathlib import Path

    from game.core.grid import Grid
    from game.logic.step import Step
    from game.play.question import HintQuestion
    from game.play.theatre.source import Recording
    from game.ui.theatre.film import Script
    from game.work.job import Job
    from game.work.pool import Pool


class Deal(NamedTuple):
    """A board that was asked for: what it is to be, and the job that makes or judges it."""

    job: "Job[Puzzle] | Job[Verdict]"
    level: Level | None = None
    puzzle: Puzzle | None = None
    """The board to be judged, when it was not generated."""
    title: str = ""
    asked: str = ""
    """The id that the player gave, of which there may be something to tell."""


def deal_puzzle(puzzle_id: str) -> Puzzle:
    """Generate the puzzle of an id; runs in the worker."""
    from game.generate.deal import deal
    from game.generate.ids import parse_id

    return deal(parse_id(puzzle_id))


def deal_with(technique: str, seed: str) -> Puzzle:
    """Generate a puzzle that needs a technique; runs in the worker."""
    from game.generate.deal import deal_with

    return deal_with(technique, seed)


def judge_board(givens: "Grid") -> Verdict:
    """Tell how many solutions a board has; runs in the worker."""
    from game.solve.exact import classify

    return classify(givens).verdict


def answer_question(question: "HintQuestion") -> "Step | None":
    """Look for a step; runs in the worker."""
    from game.play.hints import answer

    return answer(question)


def record_method(name: str, puzzle: "Grid") -> "Recording":
    """Let a method do all it does on a board; runs in the worker."""
    from game.logic.methods import BY_ID
    from game.play.theatre.source import record
    from game.solve.stream import Options

    return record(BY_ID[name], puzzle, Options())


class Dealer:
    """Asks the worker for boards; the pool is started after the first frame."""

    def __init__(self, pool: "Pool") -> None:
        self._pool = pool

    def deal(self, puzzle_id: str) -> Deal:
        """Ask for the puzzle of an id; the errors of `parse_id` are raised here and now."""
        from game.generate.ids import parse_id

        parsed = parse_id(puzzle_id)
        return Deal(self._pool.submit(deal_puzzle, str(parsed)), parsed.level)

    def deal_with(self, technique: str, seed: str) -> Deal:
        """Ask for a puzzle that needs a technique, drawn from a text."""
        return Deal(self._pool.submit(deal_with, technique, seed))

    def judge(self, givens: "Grid", title: str = "") -> Deal:
        """Ask how many solutions a board has, so that it can be played."""
        return Deal(self._pool.submit(judge_board, givens), None, Puzzle(givens), title)

    def answer(self, question: "HintQuestion") -> "Job[Step | None]":
        """Ask for the easiest step of a position."""
        return self._pool.submit(answer_question, question)

    def cancel(self, deal: Deal) -> None:
        """Forget a board that nobody waits for any more."""
        self._pool.cancel(deal.job)

    def record(self, name: str, puzzle: "Grid") -> "Job[Recording]":
        """Ask for all the steps of a slow method, by its id."""
        return self._pool.submit(record_method, name, puzzle)

    def film(self, script: "Script", path: "Path") -> "Job[int]":
        """Have a film made; the job's progress is the share that is done."""
        from game.ui.theatre.film import make_film

        return self._pool.submit(make_film, script, path, reports=True)

    def forget(self, job: "Job[Any]") -> None:
        """Stop a job whose result nobody waits for any more."""
        self._pool.cancel(job)
