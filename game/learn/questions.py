"""What scenes ask the worker about lessons; what an answer needs is imported by it."""

from typing import TYPE_CHECKING

from game.core.value import Value
from game.learn.task import Card, Dealt, Skill, Task
from game.work.question import Lane, Pause

if TYPE_CHECKING:
    from game.core.grid import Grid
    from game.learn.review import Review, ReviewQuestion
    from game.learn.verdict import Answer, Exercise, Verdict
    from game.logic.step import Step
    from game.play.modes.rush_run import RushRun
    from game.play.study import Example


class PlanLesson(Value):
    """The tasks of a station's lesson."""

    station: str
    seed: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> tuple[Task, ...]:
        """Draw them."""
        from game.learn.item import Items
        from game.learn.lesson import lesson

        return lesson(self.station, self.seed, Items())


class PlanPractice(Value):
    """Tasks for skills that are due."""

    wanted: tuple[tuple[str, Skill], ...]
    seed: str
    player: float
    """How strong one is."""

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> tuple[Task, ...]:
        """Draw them."""
        from game.learn.item import Items
        from game.learn.lesson import practice

        return practice(self.wanted, self.seed, Items(), self.player)


class PlanPlacement(Value):
    """Two tasks for every station, in the order of the road."""

    seed: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> dict[str, tuple[Task, ...]]:
        """Draw them."""
        from game.learn.chapters import LESSONS
        from game.learn.item import Items
        from game.learn.lesson import practice

        items = Items()
        return {
            station: tuple(
                task._replace(card=Card.MIXED)
                for task in practice(((station, Skill.FIND),) * 2, f"{self.seed}/{station}", items)
            )
            for station in LESSONS
        }


class DealTask(Value):
    """A task with its board and all that is true there."""

    task: Task

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> Dealt:
        """Make the board."""
        from game.learn.item import Items
        from game.learn.lesson import deal_task

        return deal_task(self.task, Items())


class MoreExamples(Value):
    """Further positions for the page of a technique, from its items, the easiest first."""

    technique: str
    count: int

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "tuple[Example, ...]":
        """Find the technique's first step in each."""
        from game.learn.exercise import givens_of
        from game.learn.item import Items
        from game.logic.board import Board
        from game.logic.techniques import BY_ID
        from game.play.study import Example

        items, found = Items(), []
        for index in range(min(self.count, items.count(self.technique))):
            item = items.item(self.technique, index)
            givens = givens_of(item.givens)
            step = next(BY_ID[self.technique].find(Board(item.position, givens)))
            found.append(Example(item.position, givens, step))
        return tuple(found)


class DealSeen(Value):
    """A step of a game as an exercise."""

    position: "Grid"
    givens: int
    step: "Step"

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> Dealt:
        """Find all that is to be found there."""
        from game.learn.seen import deal_seen

        return deal_seen(self.position, self.givens, self.step)


class JudgeAnswer(Value):
    """How an answer fares."""

    exercise: "Exercise"
    given: "Answer"

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "Verdict":
        """Judge it."""
        from game.learn.judge import judge

        return judge(self.exercise, self.given)


class ReviewGame(Value):
    """The review of a game; its progress is the moments that were found so far."""

    question: "ReviewQuestion"

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "Review":
        """Go through the game."""
        from game.learn.review import review

        return review(self.question, pause)


class ExplainRush(Value):
    """What a position of Rush asked for, and whether a digit is right there."""

    position: "Grid"
    cell: int
    digit: int

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "tuple[Step | None, bool]":
        """Find the step that comes next, and solve the board."""
        from game.logic.finder import next_step
        from game.solve.exact import solve

        solution = solve(self.position)
        is_right = solution is not None and solution.values[self.cell] == self.digit
        return next_step(self.position), is_right


class VerifyRush(Value):
    """The Rush of a text, when its score is what its answers earn; else the error that says why."""

    text: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "RushRun":
        """Read the Rush and work its score out again."""
        from game.learn.rush import Positions, verify
        from game.play.modes.rush_run import read_rush

        run = read_rush(self.text)
        verify(run, Positions())
        return run


class ShowRung(Value):
    """A position of a rung of Rush, and the step that it asks for."""

    technique: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "tuple[Grid, Step | None]":
        """Take the easiest one that there is."""
        from game.learn.rush import Positions
        from game.logic.finder import next_step

        position = Positions().position(self.technique, 0).position
        return position, next_step(position)
