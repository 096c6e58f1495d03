"""Solution paths as lists of steps: ours, HoDoKu's, that of ER, or one from a file."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ..core.errors import SudokuError
from ..logic.cause import SINGLES
from ..logic.finder import FinderOptions, path
from ..logic.notation.hodoku import hodoku_line
from ..logic.notation.names import id_of
from ..logic.notation.written import conclusions, plain
from ..logic.rating.explainer.path import explainer_path
from ..logic.solver import PRESETS
from ..logic.solver_text import SolverTextError, read_solver
from ..logic.step import Candidate, Step
from ..logic.techniques import BY_ID
from .position_arguments import Position

OURS = "ours"
BY_ER = "er"


class Stage(NamedTuple):
    """A step of a path: its text, its conclusions, and its technique."""

    text: str
    concluded: frozenset[tuple[Candidate, bool]]
    """Candidates, and whether each is placed."""
    technique: str | None
    """Its id, None where its name is not known."""

    def is_like(self, other: "Stage") -> bool:
        """Whether another step has the same conclusions and, if both name one, technique."""
        names = {self.technique, other.technique} - {None}
        return self.concluded == other.concluded and len(names) < 2


class PathLineError(SudokuError):
    """A line in a file of steps is not a step."""

    key = "paths.no_step"

    def __init__(self, file: str, line: int, problem: SudokuError) -> None:
        super().__init__(
            f"{file}, line {line}: {problem}", file=file, line=line, problem=problem.message
        )


class NoStepError(SudokuError):
    """No line of a file is a step."""

    key = "paths.no_step_in"

    def __init__(self, file: str) -> None:
        super().__init__(f"{file} has no step", file=file)


class NoPathError(SudokuError):
    """A name is neither a kind of path nor a file."""

    key = "paths.no_path"

    def __init__(self, name: str) -> None:
        super().__init__(f"{name!r} is not a path", name=name, known=", ".join(KINDS))


KINDS = (OURS, BY_ER, *PRESETS)


def way(name: str, position: Position) -> list[Stage]:
    """Return the steps of a path: `ours`, `er`, solver's settings, or a file of steps.

    Raises `NoPathError` for a name that is none of these, `PathLineError` for a line of a file
    that is not a step, and `NoStepError` for a file without any.
    """
    grid, givens = position
    if name == BY_ER:
        return [
            _stage(found.step, f"{found.rating:.1f} {hodoku_line(found.step)}")
            if found.is_shown
            else _stage(found.step, f"{found.rating:.1f} {found.name}")._replace(technique=None)
            for found in explainer_path(grid)
        ]
    solver = PRESETS.get(name)
    if solver is None and name != OURS:
        if not Path(name).is_file():
            raise NoPathError(name)
        from ..store.library import read_text

        text = read_text(Path(name))
        try:
            solver = read_solver(text)
        except SolverTextError:
            stages = list(_read(name, text))
            if not stages:
                raise NoStepError(name) from None
            return stages
    found = path(grid, FinderOptions(solver=solver), givens)
    return [_stage(step, hodoku_line(step)) for step in found.steps]


def beyond_singles(stages: list[Stage]) -> list[Stage]:
    """Return the steps of a path that are not singles."""
    return [each for each in stages if each.technique not in SINGLES]


def parting(one: list[Stage], other: list[Stage]) -> int | None:
    """Return the index of the first step in which two paths differ; None if they are equal."""
    for place, (left, right) in enumerate(zip(one, other, strict=False)):
        if not left.is_like(right):
            return place
    return None if len(one) == len(other) else min(len(one), len(other))


def _stage(step: Step, text: str) -> Stage:
    placed = {(one, True) for one in step.placements}
    gone = {(one, False) for one in step.eliminations}
    return Stage(text, frozenset(placed | gone), step.technique)


def _read(file: str, text: str) -> Iterator[Stage]:
    """Yield the steps of a text, one per line; lines without any step are skipped."""
    for number, line in enumerate(text.splitlines(), 1):
        told = plain(line)
        if not any(sign in told for sign in ("=>", "<>", "=")) or told.startswith("#"):
            continue
        head, arrow, tail = told.partition("=>")
        name, colon, rest = head.partition(":")
        try:
            found = conclusions(tail if arrow else rest if colon else told)
        except SudokuError as error:
            raise PathLineError(file, number, error) from None
        step = Step(
            technique=id_of(name, tuple(BY_ID)) or "",
            placements=found.placements,
            eliminations=found.eliminations,
        )
        stage = _stage(step, line.strip())
        yield stage if step.technique else stage._replace(technique=None)
