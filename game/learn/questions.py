"""What scenes ask the worker about lessons; what an answer needs is imported by it."""

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
    """The tasks of a station's lesson."""

    station: str
    seed: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> tuple[Task, ...]:
        """Draw them."""
        from .item import Items
        from .lesson import lesson

        return lesson(self.station, self.seed, Items())


class DealStretch(Value):
    """A puzzle of what is known plus one new technique, drawn from a text."""

    new: tuple[str, ...]
    """The techniques that are not known, the next one first."""
    known: frozenset[str]
    seed: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "Stretch":
        """Deal it from the bank."""
        from .stretch import deal_stretch

        return deal_stretch(self.new, self.known, self.seed, pause)


class PlanPractice(Value):
    """Tasks for skills that are due."""

    wanted: tuple[tuple[str, Skill], ...]
    seed: str
    player: float
    """How strong one is."""

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> tuple[Task, ...]:
        """Draw them."""
        from .item import Items
        from .lesson import practice

        return practice(self.wanted, self.seed, Items(), self.player)


class PlanPlacement(Value):
    """Two tasks for every station, in the order of the road."""

    seed: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> dict[str, tuple[Task, ...]]:
        """Draw them."""
        from .item import Items
        from .lesson import practice
        from .road import LESSONS

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
        from .item import Items
        from .lesson import deal_task

        return deal_task(self.task, Items())


class PlanAside(Value):
    """The tasks of a station beside the main road."""

    station: str
    seed: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> tuple[Task, ...]:
        """Draw them."""
        from .lesson import aside

        return aside(self.station, self.seed)


class PlanSlip(Value):
    """Exercises for a kind of wrong answer."""

    slip: "Slip"
    slipped: "tuple[Slipped, ...]"
    seed: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> tuple[Task, ...]:
        """Draw them."""
        from .item import Items
        from .lesson import against

        return against(self.slip, self.slipped, self.seed, Items())


class PlanAlike(Value):
    """Examples of techniques that look alike, side by side, and the positions to be named."""

    station: str
    seed: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> tuple[tuple[Dealt, ...], tuple[Task, ...]]:
        """Draw them."""
        from .alike import compared, tasks_of
        from .item import Items

        items = Items()
        return (
            compared(self.station, self.seed, items),
            tasks_of(self.station, self.seed, items),
        )


class DealAlike(Value):
    """A position that is to be named, with the names that are right."""

    task: Task
    station: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "Asked":
        """Make the board."""
        from .alike import asked
        from .item import Items

        return asked(self.task, self.station, Items())


class DrawFullest(Value):
    """The id of one of the puzzles of a level that lack the fewest digits."""

    level: "Level"
    seed: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> str:
        """Draw it from the bank."""
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
    """Further positions for the page of a technique, from its items, the easiest first."""

    technique: str
    count: int

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "tuple[Example, ...]":
        """Find the technique's first step in each."""
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
    """A step of a game as an exercise."""

    position: "Grid"
    givens: int
    step: "Step"

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> Dealt:
        """Find all that is to be found there."""
        from .seen import deal_seen

        return deal_seen(self.position, self.givens, self.step)


class DealProof(Value):
    """A digit that was entered in a game, as the exercise of saying why it follows."""

    position: "Grid"
    givens: int
    solution: "Grid"
    candidate: "Candidate"

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> Dealt:
        """Find a single that gives it."""
        from .seen import deal_proof

        return deal_proof(self.position, self.givens, self.solution, self.candidate)


class JudgeAnswer(Value):
    """How an answer fares."""

    exercise: "Exercise"
    given: "Answer"

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "Verdict":
        """Judge it."""
        from .judge import judge

        return judge(self.exercise, self.given)


class ReviewGame(Value):
    """The review of a game; its progress is the moments that were found so far."""

    question: "ReviewQuestion"

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "Review":
        """Go through the game."""
        from .review import review

        return review(self.question, pause)


class VerifyRush(Value):
    """The Rush of a text, when its score is what its answers earn; else the error that says why."""

    text: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "RushRun | FirstRush":
        """Read the Rush and work its score out again."""
        from ..play.modes.rush_run import read_rush
        from .rush import Positions
        from .rush_verify import verify

        run = read_rush(self.text)
        verify(run, Positions())
        return run


class FindMarks(Value):
    """What the run of a text earns towards achievements: nothing where its score is not earned."""

    text: str

    lane = Lane.SHORT

    def answer(self, pause: Pause = at_once) -> frozenset[str]:
        """Work the score out again, and go through the moves."""
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
