"""`rate`: how hard puzzles are, on all three scales, and what they need."""

import argparse
import json
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from typing import Final, NamedTuple

from game.cli import exit_codes
from game.cli.arguments import whole_number
from game.cli.batch import in_order
from game.cli.board_arguments import add_shape_argument, require_classic, shape_in
from game.cli.console import Console
from game.cli.progress import Progress
from game.cli.puzzles import open_puzzles
from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.core.verdict import Verdict
from game.logic.finder import FinderOptions, path
from game.logic.rating.classic import ClassicRating, classic_rating
from game.logic.rating.explainer import explainer_rating
from game.logic.rating.hodoku import rate, rating_of
from game.logic.step import Candidate, Step
from game.logic.techniques import BY_ID
from game.messages import sentences
from game.messages.catalogue import Catalogue
from game.solve.exact import classify

SUMMARY = "rate.summary"

_JSON: Final = json.JSONEncoder(ensure_ascii=False)
_CHUNK: Final = 10
"""Puzzles that go to a worker process together."""


class Request(NamedTuple):
    """What is asked of every puzzle."""

    with_path: bool = False
    with_counts: bool = False
    with_explainer: bool = True
    uniqueness: bool = True
    with_classic: bool = False


class Answer(NamedTuple):
    """What was found out about one puzzle; without a level when it is none."""

    puzzle: str
    verdict: str = Verdict.UNIQUE.value
    level: str | None = None
    score: int | None = None
    se: float | None = None
    classic: ClassicRating | None = None
    hardest: str | None = None
    techniques: dict[str, int] | None = None
    solved: bool = False
    steps: tuple[Step, ...] = ()


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Take a file, what is wanted of its puzzles, and in which form."""
    text = catalogue.text
    parser.add_argument("file", nargs="?", default="-", help=text("cli.puzzle_file"))
    add_shape_argument(parser, catalogue)
    parser.add_argument("--json", action="store_true", help=text("cli.json"))
    parser.add_argument("--path", action="store_true", help=text("rate.path"))
    parser.add_argument("--no-se", action="store_true", help=text("rate.no_se"))
    parser.add_argument("--no-classic", action="store_true", help=text("rate.no_classic"))
    parser.add_argument("--no-uniqueness", action="store_true", help=text("rate.no_uniqueness"))
    parser.add_argument(
        "--jobs", type=whole_number(catalogue, 1), default=1, metavar="N", help=text("cli.jobs")
    )


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write the ratings; the exit code tells whether every board is a puzzle."""
    request = Request(
        arguments.path,
        arguments.json,
        not arguments.no_se,
        not arguments.no_uniqueness,
        arguments.json and not arguments.no_classic,
    )
    write = _as_json if arguments.json else _as_text
    code = exit_codes.SUCCESS
    with ExitStack() as stack:
        puzzles = open_puzzles(arguments.file, console, stack, shape_in(arguments))
        answers: Iterator[Answer] = in_order(
            partial(answer, request), puzzles.boards, jobs=arguments.jobs, chunk=_CHUNK
        )
        progress = Progress(console, puzzles.total)
        for number, found in enumerate(answers, 1):
            progress.make_room()
            if found.level is None:
                code = exit_codes.NO_UNIQUE_SOLUTION
                progress.close()
                verdict = console.catalogue.text(f"verdict.{found.verdict}")
                console.report(console.catalogue.text("rate.report", n=number, verdict=verdict))
            write(console, request, found)
            progress.advance()
        progress.close()
    return code


def answer(request: Request, puzzle: bytes | Grid) -> Answer:
    """Rate one board; a puzzle has exactly one solution."""
    grid = Grid(puzzle) if isinstance(puzzle, bytes) else puzzle
    require_classic(grid.geometry, "rate")
    options = FinderOptions(uniqueness=request.uniqueness)
    steps: tuple[Step, ...] = ()
    if request.with_path:
        found = path(grid, options)
        steps = found.steps
        rating = rating_of(found.counts, solved=found.solved)
    else:
        rating = rate(grid, options, full_houses=request.with_counts)
        if rating.hardest == "naked-single" and not request.with_counts:
            # Perhaps all of them are full houses.
            rating = rate(grid, options, full_houses=True)
    # A path to the end shows that there is one solution, unless it took that for granted.
    if not rating.solved or any(BY_ID[name].assumes_uniqueness for name in rating.counts):
        verdict = classify(grid).verdict
        if verdict is not Verdict.UNIQUE:
            return Answer(grid.text, verdict.value)
    return Answer(
        grid.text,
        level=rating.level.name.capitalize(),
        score=rating.score,
        se=explainer_rating(grid).rating if request.with_explainer else None,
        classic=classic_rating(grid) if request.with_classic else None,
        hardest=rating.hardest,
        techniques=rating.counts,
        solved=rating.solved,
        steps=steps,
    )


def _as_json(console: Console, request: Request, found: Answer) -> None:
    fields: dict[str, object] = {
        "puzzle": found.puzzle,
        "level": found.level,
        "score": found.score,
        "se": found.se,
        "classic": _classic(found.classic),
        "hardest": found.hardest,
        "techniques": found.techniques,
        "solved": found.solved,
    }
    if found.level is None:
        fields["verdict"] = found.verdict
    if request.with_path:
        fields["steps"] = [_step(console.catalogue, step) for step in found.steps]
    console.result(_JSON.encode(fields))


def _classic(rating: ClassicRating | None) -> dict[str, object] | None:
    if rating is None or not rating.solved:
        return None
    return {"er": rating.er, "ep": rating.ep, "ed": rating.ed, "technique": rating.technique}


def _step(catalogue: Catalogue, step: Step) -> dict[str, object]:
    return {
        "technique": step.technique,
        "placements": [f"{_name(one)}={one.digit}" for one in step.placements],
        "eliminations": [f"{_name(one)}<>{one.digit}" for one in step.eliminations],
        "sentence": sentences.sentence(catalogue, step),
    }


def _name(candidate: Candidate) -> str:
    return CLASSIC.cell_name(candidate.cell)


def _as_text(console: Console, request: Request, found: Answer) -> None:
    if found.level is None:
        console.result(f"{found.puzzle} -")
        return
    se = "-" if found.se is None else f"{found.se:.1f}"
    hardest = sentences.name(console.catalogue, found.hardest) if found.hardest else "-"
    console.result(f"{found.puzzle} {found.level} {found.score} {se} {hardest}")
    for step in found.steps:
        name = sentences.name(console.catalogue, step.technique)
        said = sentences.sentence(console.catalogue, step)
        line = console.catalogue.text("steps.line", name=name, sentence=said)
        console.result(f"  {line}")
