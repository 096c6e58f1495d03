"""Questions of scenes to the worker about lessons; each imports what its answer needs."""

from typing import TYPE_CHECKING

from ..core.value import Value
from ..work.question import Lane, Pause, at_once
from .task import Card, Dealt, Skill, Task

if TYPE_CHECKING:
    from ..core.grid import Grid
    from ..generate.levels import Level
    from ..logic.step import Candidate, Step
    from ..play.modes.rush_run import FirstRush, RushRun
    from ..play.study import Example
    from .alike import Asked
    from .review import Review, ReviewQuestion
    from .slips import Slip, Slipped
    from .stretch import Stretch
    from .verdict import Answer, Exercise, Verdict


class PlanLesson(Value):
    """Asks for the tasks of a station's lesson."""

    station: str
    seed: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> tuple[Task, ...]:
        """Return the tasks."""
        from .item import Items
        from .lesson import lesson

        return lesson(self.station, self.seed, Items())


class DealStretch(Value):
    """Asks for a puzzle of known techniques plus one new one, drawn from a seed."""

    new: tuple[str, ...]
    """The techniques that are not known, the next one first."""
    known: frozenset[str]
    seed: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "Stretch":
        """Return it from the bank."""
        from .stretch import deal_stretch

        return deal_stretch(self.new, self.known, self.seed, pause)


class PlanPractice(Value):
    """Asks for tasks for skills that are due."""

    wanted: tuple[tuple[str, Skill], ...]
    seed: str
    player: float
    """How strong one is."""

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> tuple[Task, ...]:
        """Return the tasks."""
        from .item import Items
        from .lesson import practice

        return practice(self.wanted, self.seed, Items(), self.player)


class PlanPlacement(Value):
    """Asks for two tasks for every station, in the order of the road."""

    seed: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> dict[str, tuple[Task, ...]]:
        """Return the tasks by station."""
        from .item import Items
        from .lesson import practice
        from .road import LESSONS

        items, last = Items(), next(reversed(LESSONS))
        return {
            station: tuple(
                task._replace(card=Card.MIXED, lesson=last)
                for task in practice(((station, Skill.FIND),) * 2, f"{self.seed}/{station}", items)
            )
            for station in LESSONS
        }


class DealTask(Value):
    """Asks for a task with its board and all steps there."""

    task: Task

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> Dealt:
        """Return the task with its board."""
        from .item import Items
        from .lesson import deal_task

        return deal_task(self.task, Items())


class PlanAside(Value):
    """Asks for the tasks of a station beside the main road."""

    station: str
    seed: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> tuple[Task, ...]:
        """Return the tasks."""
        from .lesson import aside

        return aside(self.station, self.seed)


class PlanSlip(Value):
    """Asks for exercises against a kind of mistake."""

    slip: "Slip"
    slipped: "tuple[Slipped, ...]"
    seed: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> tuple[Task, ...]:
        """Return the exercises."""
        from .item import Items
        from .lesson import against

        return against(self.slip, self.slipped, self.seed, Items())


class PlanAlike(Value):
    """Asks for examples of techniques that look alike, side by side, and positions to name."""

    station: str
    seed: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> tuple[tuple[Dealt, ...], tuple[Task, ...]]:
        """Return the examples and the positions."""
        from .alike import compared, tasks_of
        from .item import Items

        items = Items()
        return (
            compared(self.station, self.seed, items),
            tasks_of(self.station, self.seed, items),
        )


class DealAlike(Value):
    """Asks for a position to name, with the right names."""

    task: Task
    station: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "Asked":
        """Return the position."""
        from .alike import asked
        from .item import Items

        return asked(self.task, self.station, Items())


class DrawFullest(Value):
    """Asks for the id of one of a level's puzzles with the most givens."""

    level: "Level"
    seed: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> str:
        """Return the id from the bank."""
        from ..generate.bank import Bank, bank_id
        from ..generate.draw import Draw

        bank, draw = Bank(), Draw(f"fullest/{self.seed}")
        missing = {
            index: bank.entry(self.level, index).givens.count(".")
            for index in bank.offered(self.level)
        }
        least = min(missing.values())
        fullest = [index for index, number in missing.items() if number == least]
        return str(bank_id(self.level, fullest[draw.below(len(fullest))], draw))


class MoreExamples(Value):
    """Asks for further positions for the page of a technique, the easiest first."""

    technique: str
    count: int

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "tuple[Example, ...]":
        """Return the positions from its items, each with the technique's first step."""
        from ..logic.board import Board
        from ..logic.techniques import BY_ID
        from ..play.study import Example
        from .exercise import givens_of
        from .item import Items

        items, found = Items(), []
        for index in range(min(self.count, items.count(self.technique))):
            item = items.item(self.technique, index)
            givens = givens_of(item.givens)
            step = next(BY_ID[self.technique].find(Board(item.position, givens)))
            found.append(Example(item.position, givens, step))
        return tuple(found)


class DealSeen(Value):
    """Asks for a step of a game as an exercise."""

    position: "Grid"
    givens: int
    step: "Step"

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> Dealt:
        """Return the exercise with all steps there."""
        from .seen import deal_seen

        return deal_seen(self.position, self.givens, self.step)


class DealProof(Value):
    """Asks for the exercise of saying why a digit in a game follows."""

    position: "Grid"
    givens: int
    solution: "Grid"
    candidate: "Candidate"

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> Dealt:
        """Return the exercise for a single with that digit."""
        from .seen import deal_proof

        return deal_proof(self.position, self.givens, self.solution, self.candidate)


class JudgeAnswer(Value):
    """Asks for the verdict on an answer."""

    exercise: "Exercise"
    given: "Answer"

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "Verdict":
        """Return the verdict."""
        from .judge import judge

        return judge(self.exercise, self.given)


class ReviewGame(Value):
    """Asks for the review of a game; its progress is the moments found so far."""

    question: "ReviewQuestion"

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "Review":
        """Return the review."""
        from .review import review

        return review(self.question, pause)


class VerifyRush(Value):
    """Asks for the Rush of a text, if its answers earn its score; else for the error."""

    text: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "RushRun | FirstRush":
        """Return the Rush once its score is verified."""
        from ..play.modes.rush_run import read_rush
        from .rush import Positions
        from .rush_verify import verify

        run = read_rush(self.text)
        verify(run, Positions())
        return run


class FindMarks(Value):
    """Asks for the marks that the run of a text earns; none if its score is not earned."""

    text: str

    lane = Lane.SHORT

    def answer(self, pause: Pause = at_once) -> frozenset[str]:
        """Return the marks once the score is verified."""
        from ..core.errors import SudokuError
        from ..play.arcade.run_text import read_run
        from ..play.arcade.verify import Finding
        from ..play.arcade.verify import verify as verify_run
        from ..play.modes.rush_run import RushRun, is_rush_text, read_rush
        from .achievements import marks_of_run, marks_of_rush
        from .rush import Positions, moments
        from .rush_verify import verify

        try:
            if is_rush_text(self.text):
                rush, positions = read_rush(self.text), Positions()
                if verify(rush, positions) is Finding.EARNED and isinstance(rush, RushRun):
                    return marks_of_rush(rush, moments(rush, positions))
            else:
                run = read_run(self.text)
                if verify_run(run) is Finding.EARNED:
                    return marks_of_run(run)
        except SudokuError:
            pass
        return frozenset()
