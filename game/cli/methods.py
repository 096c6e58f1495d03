"""`solve --method`: a method of the player's choice at work, told step by step if wanted."""

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final, NamedTuple

from game.cli import exit_codes
from game.cli.console import Console
from game.cli.method_arguments import OWN
from game.cli.progress import Progress
from game.cli.puzzles import open_puzzles
from game.core.digits import digits_of
from game.core.errors import SudokuError
from game.core.grid import Grid
from game.core.rules import conflicts
from game.core.verdict import Verdict
from game.formats.detect import write
from game.logic.methods import BY_ID
from game.solve.stream import (
    BEATS,
    NO_CELL,
    STACK_BOUND,
    STEP_BOUND,
    Options,
    Result,
    StepKind,
    StreamStep,
)

_LOOK_EVERY: Final = 2048
"""Steps between two looks at the progress bar."""

_OTHERS: Final = {"count": None, "all": False, "node_limit": None, "jobs": 1}
"""The arguments of `solve` that mean nothing to a method, with their defaults."""


class Task(NamedTuple):
    """A board to solve, and the format to write its solution in."""

    format: str
    board: Grid


def solve_by_method(arguments: argparse.Namespace, console: Console) -> int:
    """Solve the board of a file or of the input, or those of a folder's files in order."""
    if arguments.method is None:
        given = next(name for name in OWN if getattr(arguments, name))
        return _misused(console, given, "solve.needs_method")
    for name, default in _OTHERS.items():
        if getattr(arguments, name) != default:
            return _misused(console, name, "solve.not_with_method")
    run = _Run(arguments, console)
    folder = Path(arguments.file)
    if arguments.file != "-" and folder.is_dir():
        return run.solve_folder(folder)
    return run.solve_source(arguments.file)


def _misused(console: Console, name: str, key: str) -> int:
    option = "--" + name.replace("_", "-")
    console.error(console.catalogue.text(key, option=option, methods=", ".join(BY_ID)))
    return exit_codes.USAGE


class _Run:
    """One call of the command."""

    def __init__(self, arguments: argparse.Namespace, console: Console) -> None:
        self._console = console
        self._texts = console.catalogue
        self._method = BY_ID[arguments.method]
        self._options = Options(
            step_bound=arguments.max_steps or STEP_BOUND,
            by_columns=arguments.by_columns,
            stack_bound=arguments.max_boards or STACK_BOUND,
            stages=arguments.stages,
        )
        self._json: bool = arguments.json
        self._trace: bool = arguments.trace
        self._stats: bool = arguments.stats

    def solve_source(self, name: str) -> int:
        """Solve every board of a file or of the input."""
        code = exit_codes.SUCCESS
        for task in self._tasks(name):
            result = self._solve(task)
            if result.verdict is not Verdict.UNIQUE:
                code = exit_codes.NO_UNIQUE_SOLUTION
            if self._json:
                self._write_json(task, result)
            elif result.solution is not None:
                self._console.stdout.write(write(result.solution, task.format))
        return code

    def solve_folder(self, folder: Path) -> int:
        """Solve the boards of a folder's files by name, and sum up; a bad file stops nothing."""
        outcomes: Counter[str] = Counter()
        started = time.perf_counter()
        files = sorted(path for path in folder.iterdir() if path.is_file())
        for file in files:
            self._report("solve.file", file=file.name)
            try:
                for task in self._tasks(str(file)):
                    result = self._solve(task)
                    outcomes[result.verdict.value] += 1
                    if self._json:
                        self._write_json(task, result)
                    else:
                        self._write_before_and_after(task, result)
            except SudokuError as error:
                outcomes["unreadable"] += 1
                self._console.error(self._texts.error(error))
        counts = [
            self._texts.text("solve.sum.part", n=n, what=self._texts.text(f"solve.sum.{what}"))
            for what, n in outcomes.items()
        ]
        seconds = f"{time.perf_counter() - started:.1f}"
        self._console.report(
            self._texts.count(
                "solve.sum", len(files), parts="; ".join(counts) or "-", seconds=seconds
            )
        )
        good = set(outcomes) <= {Verdict.UNIQUE.value}
        return exit_codes.SUCCESS if good else exit_codes.NO_UNIQUE_SOLUTION

    def _tasks(self, name: str) -> Iterator[Task]:
        with ExitStack() as stack:
            puzzles = open_puzzles(name, self._console, stack)
            for values in puzzles.boards:
                # A full board as 81 triples is no pleasure to read.
                form = "line" if puzzles.format == "line" else "matrix"
                yield Task(form, Grid(values))

    def _solve(self, task: Task) -> Result:
        """Run the method on a board, and report what there is to say."""
        stream = self._method.stream(task.board, self._options)
        progress = Progress(self._console)
        for number, step in enumerate(stream, 1):
            if self._trace:
                progress.close()
                self._console.report(self._step_line(step))
            elif number % _LOOK_EVERY == 0:
                progress.advance(_LOOK_EVERY)
        progress.close()
        result = stream.result
        assert result is not None
        self._tell(task, result)
        return result

    # What goes to stdout.

    def _write_json(self, task: Task, result: Result) -> None:
        counters = {
            **result.counters._asdict(),
            "rules": {
                rule: {"placed": len(placed), "removed": len(removed)}
                for rule, placed, removed in result.by_rule
            },
        }
        if not result.by_rule:
            del counters["rules"]
        self._console.result(
            json.dumps(
                {
                    "puzzle": task.board.text,
                    "verdict": result.verdict.value,
                    "solution": None if result.solution is None else result.solution.text,
                    "method": self._method.id,
                    "counters": counters,
                }
            )
        )

    def _write_before_and_after(self, task: Task, result: Result) -> None:
        out = self._console.stdout
        out.write(write(task.board, "matrix"))
        out.write("\n")
        if result.solution is not None:
            out.write(write(result.solution, "matrix"))
            out.write("\n")

    # What goes to stderr.

    def _report(self, key: str, **arguments: object) -> None:
        self._console.report(self._texts.text(key, **arguments))

    def _tell(self, task: Task, result: Result) -> None:
        """Report a verdict that is not the good one, and with `--stats` the counters."""
        verdict = self._texts.text(f"verdict.{result.verdict.value}")
        if result.verdict is not Verdict.UNIQUE or self._stats:
            method = self._texts.text(f"method.{self._method.id}")
            self._report("solve.verdict", method=method, verdict=verdict)
        if result.error is not None:
            self._console.report(self._texts.error(result.error))
        if result.verdict is Verdict.CONFLICT:
            for conflict in conflicts(task.board):
                house = conflict.house
                self._report(
                    "solve.conflict",
                    digit=conflict.digit,
                    house=self._texts.text(f"house.{house.kind.value}", number=house.number),
                    cells=", ".join(map(task.board.geometry.cell_name, conflict.cells)),
                )
        if self._stats:
            for name, number in result.counters._asdict().items():
                if not number:
                    continue
                self._report("solve.counter", name=self._texts.text(f"counter.{name}"), n=number)
        if result.by_rule and (self._stats or result.verdict is Verdict.STUCK):
            self._tell_rules(task.board, result)
        if result.verdict is Verdict.STUCK:
            self._console.report(self._texts.count("solve.stuck", len(result.board.open_cells)))
            self._console.stderr.write(write(result.board, "matrix"))

    def _tell_rules(self, board: Grid, result: Result) -> None:
        for rule, placed, removed in result.by_rule:
            what = [f"{board.geometry.cell_name(cell)}={digit}" for cell, digit in placed] + [
                f"{board.geometry.cell_name(cell)}<>{digit}" for cell, digit in removed
            ]
            self._report("solve.rule", rule=self._rule_name(rule), what=" ".join(what))

    def _rule_name(self, rule: str) -> str:
        key = f"stage.{rule}" if self._method.id == "staged" else f"technique.{rule}.name"
        return self._texts.text(key)

    def _step_line(self, step: StreamStep) -> str:
        """Return a step as a line of the trace: kind, place, digits, depth, rule."""
        name = Grid.empty().geometry.cell_name
        words = [f"{step.kind.name.lower():<9}{step.depth:>3}"]
        if step.cell != NO_CELL:
            words.append(name(step.cell) + (f"={step.digit}" if step.digit else ""))
        if step.candidates and step.kind in (StepKind.TRY, StepKind.CONFLICT):
            words.append("{" + " ".join(map(str, digits_of(step.candidates))) + "}")
        if step.cells and step.kind not in BEATS:
            words.append("at " + " ".join(map(name, step.cells)))
        words += [f"{name(cell)}<>{digit}" for cell, digit in step.removed]
        if step.rule:
            words.append(f"[{step.rule}]")
        return "  ".join(words)
