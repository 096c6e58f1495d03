"""`solve --method`: solving by a chosen method, step by step if wanted."""

import argparse
import json
import os
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from ..core.errors import SudokuError
from ..core.geometry import Geometry
from ..core.grid import Grid
from ..core.rules import conflicts, is_valid
from ..core.verdict import Verdict
from ..formats.lines import is_marked, line_of
from ..logic import stream as logic
from ..logic.methods import BY_ID
from ..messages.lists import clauses, enumerated
from ..plain import shortened
from ..play.theatre.caption import caption
from ..play.theatre.picture import Picture
from ..solve.classic import stack_of_boards, staged
from ..solve.order import Order
from ..solve.stream import (
    STACK_BOUND,
    STEP_BOUND,
    Counters,
    Options,
    Result,
    StepKind,
    StreamStep,
)
from . import exit_codes
from .board_arguments import style_of
from .compare import Comparison, compared, kept_trace, read_trace
from .console import Console
from .method_arguments import OF_STAGED, OWN
from .progress import Progress
from .puzzles import open_puzzles
from .solver_arguments import solver_in
from .trace import trace_line

_LOOK_EVERY: Final = 2048
"""Steps between two looks at the progress bar."""

_OTHERS: Final = {"count": None, "all": False, "node_limit": None, "jobs": 1}
"""The arguments of `solve` that mean nothing to a method, with their defaults."""


_KINDS: Final = (None, "text/plain", "text/csv")
"""The kinds of files that a folder's boards may be in, by their names."""


class InvalidBoardError(SudokuError):
    """A board breaks the rules already."""

    key = "solve.invalid_board"

    def __init__(self, name: str) -> None:
        super().__init__(f"{name} breaks the rules", name=name)


class MarksError(SudokuError):
    """A method works from digits, but the puzzle has pencil marks."""

    key = "solve.no_marks"

    def __init__(self, method: str) -> None:
        super().__init__(f"{method} knows no pencil marks", method=method)


class Task(NamedTuple):
    """A board to solve, its name, and the format to write its solution in."""

    name: str
    format: str
    board: Grid


def solve_by_method(arguments: argparse.Namespace, console: Console) -> int:
    """Solve the board in a file or the input, or those of a folder's files in order."""
    if arguments.solver is not None and arguments.method is None:
        arguments.method = logic.METHOD.id
    if arguments.method is None:
        given = next(name for name in (*OWN, *OF_STAGED) if getattr(arguments, name))
        return _misused(console, given, "solve.needs_method")
    for name, default in _OTHERS.items():
        if getattr(arguments, name) != default:
            return _misused(console, name, "solve.not_with_method")
    if arguments.solver is not None and arguments.method != logic.METHOD.id:
        key = "solver.not_with_method"
        console.error(console.catalogue.text(key, method=arguments.method))
        return exit_codes.USAGE
    if arguments.method != staged.METHOD.id:
        for name in OF_STAGED:
            if getattr(arguments, name):
                return _misused(console, name, "solve.needs_staged")
    run = _Run(arguments, console)
    folder = Path(arguments.file)
    is_folder = arguments.file != "-" and os.path.isdir(folder)
    if arguments.compare is not None:
        if is_folder or arguments.table:
            return _misused(console, "table" if arguments.table else "file", "solve.one_file")
        return run.compare(arguments.file, arguments.compare)
    if arguments.table:
        return run.write_table(_files(folder) if is_folder else [arguments.file])
    return run.solve_folder(folder) if is_folder else run.solve_source(arguments.file)


def tell_stages(arguments: argparse.Namespace, files: list[str], console: Console) -> int:
    """Write how far each étape comes on the boards of some files."""
    return _Run(arguments, console).write_table(files)


def _misused(console: Console, name: str, key: str) -> int:
    option = "--" + name.replace("_", "-")
    methods = enumerated(console.catalogue, [*BY_ID])
    console.error(console.catalogue.text(key, option=option, methods=methods))
    return exit_codes.USAGE


def _files(folder: Path) -> list[str]:
    """Return the files of a folder by name, except those that are plainly of another kind."""
    from mimetypes import guess_type

    files = (path for path in sorted(folder.iterdir()) if path.is_file())
    return [str(path) for path in files if guess_type(path.name)[0] in _KINDS]


def _followed(steps: Iterable[StreamStep], picture: Picture) -> Iterator[StreamStep]:
    """Yield steps, with a picture that follows them."""
    for step in steps:
        picture.follow(step)
        yield step


def _comparison(found: Comparison, geometry: Geometry) -> dict[str, object]:
    """Return a comparison as plain values."""
    theirs, ours = found.theirs, found.ours
    return {
        "same": found.same,
        "agrees": found.agrees,
        "trace": None if theirs is None else {"line": theirs.number, "step": theirs.text},
        "method": None if ours is None else " ".join(trace_line(ours, geometry).split()),
    }


class _Run:
    """One call of the command."""

    def __init__(self, arguments: argparse.Namespace, console: Console) -> None:
        self._console = console
        self._texts = console.catalogue
        solver = solver_in(arguments)
        self._method = BY_ID[arguments.method] if solver is None else logic.method_with(solver)
        self._options = Options(
            step_bound=arguments.max_steps or STEP_BOUND,
            prove=arguments.prove,
            order=Order(arguments.order or Order.ROWS),
            stack_bound=arguments.max_boards or STACK_BOUND,
            stages=arguments.stages,
            also=tuple(arguments.also),
        )
        self._style = style_of(arguments)
        self._json: bool = arguments.json
        self._trace: bool = arguments.trace
        self._stats: bool = arguments.stats

    def compare(self, name: str, trace: str) -> int:
        """Compare a trace with the method's steps on the first board of a file."""
        task = next(self._tasks(name), None)
        if task is None:
            return exit_codes.NO_UNIQUE_SOLUTION
        stream = self._method.stream(task.board, self._options)
        geometry = task.board.geometry
        placed = StepKind.POP if self._method.id == stack_of_boards.METHOD.id else StepKind.PLACE
        picture = Picture(task.board)
        with kept_trace(Path(trace)) as path:
            read = partial(read_trace, path, geometry, placed)
            found = compared(read, _followed(stream, picture))
        if self._json:
            self._console.result(json.dumps(_comparison(found, geometry)))
        else:
            self._report_comparison(found, task.board, picture)
        return exit_codes.SUCCESS if found.agrees and found.same else exit_codes.NO_UNIQUE_SOLUTION

    def _report_comparison(self, found: Comparison, board: Grid, picture: Picture) -> None:
        result, text = self._console.result, self._texts.text
        if found.agrees:
            told = self._texts.count("compare.same", found.same)
            result(told if found.same else text("compare.none"))
            return
        result(text("compare.differs", n=self._texts.figures.thousands(found.same + 1)))
        theirs, ours = found.theirs, found.ours
        if theirs is None:
            result(text("compare.theirs_over"))
        else:
            result(text("compare.theirs", line=theirs.number, text=shortened(theirs.text)))
        if ours is None:
            result(text("compare.ours_over"))
            return
        line = " ".join(trace_line(ours, board.geometry).split())
        result(text("compare.ours", text=line))
        words = self._texts.render(caption(self._method.id, board, picture, None))
        result(text("compare.says", caption=words))

    def solve_source(self, name: str) -> int:
        """Solve every board in a file or the input."""
        code = exit_codes.SUCCESS
        for task in self._tasks(name):
            result = self._solve(task)
            if not self._is_good(result):
                code = exit_codes.NO_UNIQUE_SOLUTION
            if self._json:
                self._write_json(task, result)
            elif result.reached is not None:
                self._console.stdout.write(self._style.text(result.reached, task.format))
        return code

    def solve_folder(self, folder: Path) -> int:
        """Solve the boards of a folder's files by name, and summarise; bad files are skipped."""
        outcomes: Counter[str] = Counter()
        started = time.perf_counter()
        code = exit_codes.SUCCESS
        files = _files(folder)
        for file in files:
            try:
                for task in self._tasks(file):
                    result = self._solve(task)
                    outcomes[result.verdict.value] += 1
                    if not self._is_good(result):
                        code = exit_codes.NO_UNIQUE_SOLUTION
                    if self._json:
                        self._write_json(task, result)
                    else:
                        self._write_before_and_after(task, result)
            except SudokuError as error:
                code = exit_codes.NO_UNIQUE_SOLUTION
                outcomes["unreadable"] += 1
                self._console.error(self._texts.error(error))
        thousands = self._texts.figures.thousands
        counts = [
            self._texts.text(
                "solve.sum.part", n=thousands(n), what=self._texts.text(f"solve.sum.{what}")
            )
            for what, n in outcomes.items()
        ]
        seconds = self._texts.figures.decimal(time.perf_counter() - started, 1)
        parts = clauses(self._texts, counts) or "-"
        self._console.report(
            self._texts.count("solve.sum", len(files), parts=parts, seconds=seconds)
        )
        return code

    def write_table(self, files: list[str]) -> int:
        """Write how many cells of each board are filled after each étape, one board per line."""
        code = exit_codes.SUCCESS
        columns = [self._texts.text("solve.table.given")] + [
            rule.id for rule in staged.rules_of(self._options)
        ]
        title = self._texts.text("solve.table.board")
        found: list[tuple[Task, dict[str, int]]] = []
        for file in files:
            try:
                for task in self._tasks(file):
                    if not is_valid(task.board):
                        raise InvalidBoardError(task.name)
                    given = {"given": task.board.filled}
                    found.append((task, given | staged.filled_by_rule(task.board, self._options)))
            except SudokuError as error:
                code = exit_codes.NO_UNIQUE_SOLUTION
                self._console.error(self._texts.error(error))
        if self._json:
            for task, filled in found:
                line = {"board": task.name, "puzzle": line_of(task.board), "filled": filled}
                self._console.result(json.dumps(line))
            return code
        width = max(map(len, (title, *(task.name for task, _ in found))))
        self._console.result(f"{title:{width}}" + "".join(f"  {word:>5}" for word in columns))
        for task, filled in found:
            wide = [max(5, len(word)) for word in columns]
            numbers = "".join(
                f"  {number:>{size}}" for number, size in zip(filled.values(), wide, strict=True)
            )
            self._console.result(f"{task.name:{width}}" + numbers)
        return code

    def _is_good(self, result: Result) -> bool:
        """Whether everything was found: a solution, and the proof if wanted."""
        if result.verdict is Verdict.SOLVED:
            return not self._options.prove
        return result.verdict is Verdict.UNIQUE

    def _tasks(self, source: str) -> Iterator[Task]:
        """Yield the boards in a file or the input; the second and later ones are numbered."""
        name = Path(source).name
        with ExitStack() as stack:
            puzzles = open_puzzles(source, self._console, stack)
            # A full board as 81 triples, or as a position of a library, is no pleasure to read.
            form = "matrix" if puzzles.format in ("triples", "library") else puzzles.format
            for number, values in enumerate(puzzles.boards, 1):
                board = Grid(values) if isinstance(values, bytes) else values
                if is_marked(board) and self._method.id != "logic":
                    raise MarksError(self._method.id)
                called = name
                if number > 1:
                    called = self._texts.text("solve.board_of_file", file=name, number=number)
                yield Task(called, form, board)

    def _solve(self, task: Task) -> Result:
        """Run the method on a board, and report the result."""
        stream = self._method.stream(task.board, self._options)
        progress = Progress(self._console)
        for number, step in enumerate(stream, 1):
            if self._trace:
                progress.close()
                self._console.report(trace_line(step, task.board.geometry))
            elif number % _LOOK_EVERY == 0:
                progress.advance(_LOOK_EVERY)
        progress.close()
        result = stream.result
        assert result is not None
        if task.board.geometry.unread and result.verdict is not Verdict.UNIQUE:
            result = result._replace(verdict=Verdict.UNJUDGED)
        self._report_result(task, result)
        return result

    # What goes to stdout.

    def _write_json(self, task: Task, result: Result) -> None:
        counters: dict[str, object] = dict((result.first or result.counters)._asdict())
        if result.by_rule:
            counters["rules"] = {
                rule: {"placed": len(placed), "removed": len(removed)}
                for rule, placed, removed in result.by_rule
            }
        answer = {
            "board": task.name,
            "puzzle": line_of(task.board),
            "verdict": result.verdict.value,
            "solution": None if result.solution is None else result.solution.text,
            "method": self._method.id,
            "counters": counters,
        }
        if result.proof is not None:
            answer["proof"] = result.proof._asdict()
        self._console.result(json.dumps(answer))

    def _write_before_and_after(self, task: Task, result: Result) -> None:
        """Write a board before and after, with labels that readers skip as comments."""
        out = self._console.stdout
        out.write(self._texts.text("solve.before", name=task.name) + "\n")
        out.write(self._style.text(task.board, task.format) + "\n")
        verdict = self._texts.text(f"solve.sum.{result.verdict.value}")
        out.write(self._texts.text("solve.after", name=task.name, verdict=verdict) + "\n")
        if result.reached is not None:
            out.write(self._style.text(result.reached, task.format))
        out.write("\n")

    # What goes to stderr.

    def _report(self, key: str, **arguments: object) -> None:
        self._console.report(self._texts.text(key, **arguments))

    def _report_result(self, task: Task, result: Result) -> None:
        """Report an unsuccessful verdict, and with `--stats` the counters."""
        if self._stats or not self._is_good(result):
            verdict = self._texts.text(f"verdict.{result.verdict.value}")
            method = self._texts.text(f"method.{self._method.id}")
            self._report("solve.verdict", method=method, verdict=verdict)
        if result.error is not None:
            self._console.report(self._texts.error(result.error))
        if result.verdict is Verdict.CONFLICT:
            name = task.board.geometry.cell_name
            for conflict in conflicts(task.board):
                house = conflict.house
                if conflict.message is not None:
                    what = self._texts.render(conflict.message)
                    self._report("constraint.broken", what=what)
                    continue
                self._report(
                    "solve.conflict",
                    digit=conflict.digit,
                    house=self._texts.text(f"house.{house.kind.value}", number=house.number),
                    cells=enumerated(self._texts, [*map(name, conflict.cells)]),
                )
        if self._stats:
            if result.proof is not None and result.first is not None:
                self._report("solve.until_first")
                self._report_counters(result.first)
                self._report("solve.proof")
                self._report_counters(result.proof)
            else:
                self._report_counters(result.counters)
        if result.by_rule and (self._stats or result.verdict is Verdict.STUCK):
            self._report_rules(task.board, result)
        if result.verdict is Verdict.STUCK:
            self._console.report(self._texts.count("solve.stuck", len(result.board.open_cells)))

    def _report_counters(self, counters: Counters) -> None:
        for name, number in counters._asdict().items():
            if number:
                told = f"{self._texts.figures.thousands(number):>9}"
                self._report("solve.counter", name=self._texts.text(f"counter.{name}"), n=told)

    def _report_rules(self, board: Grid, result: Result) -> None:
        for rule, placed, removed in result.by_rule:
            what = [f"{board.geometry.cell_name(cell)}={digit}" for cell, digit in placed] + [
                f"{board.geometry.cell_name(cell)}<>{digit}" for cell, digit in removed
            ]
            self._report("solve.rule", rule=self._rule_name(rule), what=" ".join(what))

    def _rule_name(self, rule: str) -> str:
        key = f"stage.{rule}" if self._method is staged.METHOD else f"technique.{rule}.name"
        return self._texts.text(key)
