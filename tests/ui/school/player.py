"""Somebody who goes through lessons by real events, and sees what the engine sees."""

from game.learn.builder import step_of
from game.learn.marks import pattern_cells
from game.learn.task import Card, Mode
from game.logic.cause import cause_of
from game.logic.step import Candidate, Step
from game.ui.board.places import candidate_slot
from game.ui.board.pressable_board import LEAST_SLOT
from game.ui.school.arguments import CourseKind, CourseRequest
from game.ui.school.lesson import LessonScene
from tests.ui.driver import Driver


def walk_of(step: Step) -> tuple[Candidate, ...]:
    """Return the candidates of a chain in their order."""
    (chain,) = step.chains
    return (chain[0].start[0], *(link.end[0] for link in chain))


class Learner:
    """Answers right by the mouse or by keys, or wrong where that is asked for."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    @property
    def lesson(self) -> LessonScene:
        """The lesson that is open."""
        scene = self.driver.pilot.scene
        assert isinstance(scene, LessonScene)
        return scene

    def open(self, wanted: CourseRequest) -> LessonScene:
        """Open a course, and wait for its first board."""
        self.driver.game.stage.push("lesson", wanted)
        self.wait()
        return self.lesson

    def begin(self, station: str, seed: str = "test") -> LessonScene:
        """Open a station's lesson."""
        return self.open(CourseRequest(CourseKind.LESSON, station, seed=seed))

    def wait(self) -> None:
        """Wait until there is something to answer, or the end."""
        scene = self.lesson
        self.driver.wait_until(lambda: scene.sheet is not None or scene.finished)

    def answer(self) -> None:
        """Answer the present task right, and wait for the verdict."""
        scene = self.lesson
        sheet = scene.sheet
        assert sheet is not None
        claim = sheet.dealt.claim
        if sheet.mode is Mode.LOOK:
            while scene.sheet is sheet:
                self.driver.pilot.click("go")
            return
        if sheet.mode is Mode.SAY:
            self.driver.pilot.click("yes" if sheet.dealt.task.change is None else "no")
        elif sheet.mode is Mode.ENTER:
            self.digit()
            if sheet.asks_why:
                self.prove()
        else:
            if sheet.mode is Mode.BUILD:
                self.build()
            elif sheet.mode is Mode.MARK:
                for cell in sorted(pattern_cells(claim)):
                    self.press(cell)
            else:
                for cell, digit in claim.eliminations:
                    self.press(cell, digit)
            self.driver.pilot.click("go")
        self.driver.wait_until(lambda: scene.verdict is not None)

    def digit(self) -> None:
        """Enter the digit of the present task, and wait for what is said of it."""
        sheet = self.lesson.sheet
        assert sheet is not None
        cell, digit = sheet.dealt.claim.placements[0]
        self.press(cell)
        self.driver.pilot.press(str(digit))
        self.driver.wait_until(lambda: self.lesson.verdict is not None or sheet.asks_why)

    def prove(self) -> None:
        """Mark the cells that prove the digit, and check them."""
        sheet = self.lesson.sheet
        assert sheet is not None
        claim, position = sheet.dealt.claim, sheet.dealt.exercise.position
        cells = [blocker.cell for blocker in cause_of(claim, position).blockers]
        if claim.houses and not cells:
            full = position.geometry.houses[claim.houses[0]].cells
            cells = [cell for cell in full if position.values[cell]][:2]
        for cell in cells:
            self.press(cell)
        self.driver.pilot.click("go")
        self.driver.wait_until(lambda: self.lesson.answered)

    def build(self) -> None:
        """Build the chain of the present task, and strike what it rules out."""
        sheet = self.lesson.sheet
        assert sheet is not None
        assert sheet.building is not None
        nodes = walk_of(sheet.dealt.claim)
        for cell, digit in nodes[len(sheet.building.nodes) :]:
            self.press(cell, digit)
        assert sheet.building.nodes == nodes
        self.driver.pilot.click("go")
        for cell, digit in step_of(sheet.dealt.exercise.position, nodes).eliminations:
            self.press(cell, digit)

    def press(self, cell: int, digit: int = 0) -> None:
        """Press on a cell, or on a candidate in it."""
        layout = self.lesson.board._layout
        assert layout is not None
        rect = layout.cells[cell]
        slot = candidate_slot(rect, digit or 5, 9)
        self.driver.pilot.click(slot.centre if digit else rect.centre)
        if digit and slot.w < LEAST_SLOT:
            self.driver.pilot.click(f"digit.{digit}")

    def go_on(self) -> None:
        """Go on to the next task."""
        before = self.lesson.sheet
        self.driver.pilot.click("go")
        if self.driver.scene == "lesson":
            scene = self.lesson
            self.driver.wait_until(lambda: scene.sheet not in (before, None) or scene.finished)


def until_card(learner: Learner, card: Card) -> None:
    """Go on to the first task of a kind."""
    scene = learner.lesson
    while scene.course.task is not None and scene.course.task.card is not card:
        sheet = scene.sheet
        assert sheet is not None
        learner.answer()
        if sheet.mode is not Mode.LOOK:
            learner.go_on()
        learner.wait()
