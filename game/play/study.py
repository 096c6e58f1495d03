"""The study of a game: the available steps, the whole solution path, the ratings.

The functions that take their time take and return plain values, so that a worker can run them.
"""

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from ..core.geometry import CLASSIC
from ..core.grid import Grid
from ..logic.step import Step
from ..work.question import Pause, at_once
from .mistakes import wrong_entries
from .notes import note_mistake, position
from .state import State

if TYPE_CHECKING:
    from ..logic.solver import SolverSettings

MOST_STEPS: Final = 300
"""Steps listed at most; the hardest are left out."""
MOST_EACH: Final = 25
"""Steps of one technique listed at most; of those of constraints, steps of each constraint."""


MOST_NETS: Final = 4
"""A net may have hundreds of links."""


class Subject(NamedTuple):
    """A board to study: a plain value that compares by content."""

    position: Grid
    """Where the player is, without the entries that are wrong."""
    puzzle: Grid
    """The givens."""
    unique: bool
    """Whether there is exactly one solution."""
    left_out: int = 0
    """How many wrong entries the position leaves out."""

    @property
    def givens(self) -> int:
        """The set of given cells, bit c for cell c."""
        return sum(1 << cell for cell, value in enumerate(self.puzzle.values) if value)

    @property
    def has_er(self) -> bool:
        """Whether the board has an ER."""
        return self.unique and self.puzzle.geometry == CLASSIC


class Weighed(NamedTuple):
    """A step with its technique's score on HoDoKu's scale."""

    step: Step
    level: int
    """1 to 5."""
    score: int
    er: float | None = None
    """Its rating on a path by ER."""
    er_name: str = ""
    """What that scale calls it."""
    is_shown: bool = True
    """Whether it has a pattern: a few nets of that scale have none here."""


class Route(NamedTuple):
    """The path from the givens: its steps, how far it leads, and its difficulty."""

    steps: tuple[Weighed, ...]
    solved: bool
    counts: dict[str, int]
    """How often each technique is used, by id, easiest first."""
    level: int
    """HoDoKu's level, 1 to 5; off the classic board that of the hardest step."""
    score: int
    """The sum of its steps' scores, which is called difficulty."""


def subject_of(state: State, solution: Grid | None) -> Subject:
    """Return what to study of a game; wrong entries and notes are ignored."""
    puzzle = state.puzzle.givens
    wrong = wrong_entries(state, solution)
    if wrong or note_mistake(state, solution) is not None:
        values = (0 if cell in wrong else v for cell, v in enumerate(state.values))
        rules = Grid(values, geometry=puzzle.geometry)
        gone = state.eliminated
        masks = [mask & ~gone[cell] for cell, mask in enumerate(rules.candidates)]
        if solution is not None:
            # What was ruled out because of a wrong entry may be the solution's.
            masks = [
                mask | (1 << (solution.values[c] - 1) if not rules.values[c] else 0)
                for c, mask in enumerate(masks)
            ]
        known = Grid(rules.values, masks, puzzle.geometry)
        return Subject(known, puzzle, solution is not None, len(wrong))
    return Subject(position(state, solution), puzzle, solution is not None)


def steps_now(
    subject: Subject, pause: Pause = at_once, solver: "SolverSettings | None" = None
) -> tuple[Weighed, ...]:
    """Return the steps at the position, easiest first, each conclusion once a technique.

    Settings of the solver say which techniques are looked for, and what they score.

    What is found so far is told to `pause` after each technique. Nets are looked for only where
    there is nothing else, and only the simplest kind that finds something.
    """
    from ..logic.finder import FinderOptions, all_steps, techniques_in_use
    from ..logic.technique import Technique

    def score(technique: Technique) -> int:
        return technique.score if solver is None else solver.score(technique.id)

    def difficulty(technique: Technique) -> tuple[int, int, int]:
        return technique.level, score(technique), technique.rank

    found: list[Weighed] = []
    for nets in (False, True):
        options = FinderOptions(
            uniqueness=subject.unique, nets=nets, cancelled=pause, solver=solver
        )
        known = techniques_in_use(options, subject.position.geometry)
        for technique in sorted(known, key=difficulty):
            if nets and not technique.needs_net:
                continue
            steps = all_steps(subject.position, options, subject.givens, (technique,))
            new = _conclusions(steps, MOST_NETS if nets else MOST_EACH, MOST_STEPS - len(found))
            found += (Weighed(step, int(technique.level), score(technique)) for step in new)
            if len(found) == MOST_STEPS or (new and nets):
                return tuple(found)
            if new:
                pause(tuple(found))
        if found:
            break
    return tuple(found)


def _conclusions(steps: Iterable[Step], each: int, most: int) -> list[Step]:
    """Return the first steps with different conclusions, up to a limit.

    At most `each` of them follow from no constraint, and at most `MOST_EACH` from each constraint.
    """
    found: list[Step] = []
    seen: set[object] = set()
    of_each: Counter[tuple[int, ...]] = Counter()
    for step in steps:
        conclusion = step.placements, step.eliminations
        if conclusion in seen or of_each[step.clauses] == MOST_EACH:
            continue
        seen.add(conclusion)
        of_each[step.clauses] += 1
        found.append(step)
        if of_each[()] == each or len(found) == most:
            break
    return found


def solution_path(
    subject: Subject, pause: Pause = at_once, solver: "SolverSettings | None" = None
) -> Route:
    """Return the path from the givens, always by the easiest technique, with its difficulty.

    Settings of the solver determine the techniques and their scores.
    """
    from ..logic.finder import FinderOptions, path
    from ..logic.rating.hodoku import rating_on
    from ..logic.techniques import BY_ID

    options = FinderOptions(uniqueness=subject.unique, cancelled=pause, solver=solver)
    found = path(subject.puzzle, options)
    used = ((step, BY_ID[step.technique]) for step in found.steps)
    steps = tuple(
        Weighed(step, int(known.level), solver.score(known.id) if solver else known.score)
        for step, known in used
    )
    board = subject.puzzle.geometry
    rating = rating_on(board, found.counts, solved=found.solved, solver=solver)
    return Route(steps, found.solved, rating.counts, int(rating.level), rating.score)


def path_by_er(subject: Subject, pause: Pause = at_once) -> tuple[Weighed, ...]:
    """Return the path from the givens of a 9x9 puzzle with one solution, by ER."""
    from ..logic.rating.explainer.path import explainer_path
    from ..logic.techniques import BY_ID

    def weighed(step: Step) -> Weighed:
        known = BY_ID[step.technique]
        return Weighed(step, int(known.level), known.score)

    return tuple(
        weighed(each.step)._replace(er=each.rating, er_name=each.name, is_shown=each.is_shown)
        for each in explainer_path(subject.puzzle, pause)
    )


class Page(NamedTuple):
    """The facts about a technique, besides its texts."""

    technique: str
    level: int
    score: int
    explainer: float | None
    on_demand: bool
    """Whether a puzzle can be asked to need it."""


class Example(NamedTuple):
    """A position and the step that a technique finds there."""

    position: Grid
    givens: int | None
    """The set of cells that were given, where that is known."""
    step: Step


def pages() -> tuple[Page, ...]:
    """Return a page for every technique, by level and then in the order of search."""
    from ..logic.cause import SINGLES
    from ..logic.techniques import TECHNIQUES

    return tuple(
        Page(
            technique.id,
            int(technique.level),
            technique.score,
            technique.explainer,
            technique.used_in_paths and technique.id not in SINGLES,
        )
        for technique in sorted(TECHNIQUES, key=lambda t: (t.level, t.rank))
    )


def worked_example(technique: str) -> Example:
    """Return the example of a technique with its step."""
    from ..logic.board import Board
    from ..logic.techniques import BY_ID

    known = BY_ID[technique]
    grid, givens = known.example.grid, known.example.givens
    return Example(grid, givens, next(known.find(Board(grid, givens))))


def positions(start: Grid, steps: tuple[Weighed, ...]) -> tuple[Grid, ...]:
    """Return the positions along a path: before its first step, and after each."""
    found = [start]
    for weighed in steps:
        found.append(weighed.step.apply(found[-1]))
    return tuple(found)
