"""How many small changes of the code the tests notice, by Cosmic Ray's operators.

    python -m benchmarks.mutation [--sample 400] [--tests DIRECTORY...] [--only PART]

Changes the working copy it runs in, one file at a time, and puts every file back: run it in a
clone of its own. It needs the dependency group `mutation`.

First the tests are run once, and it is noted which test passes which line. A mutant is then met
by the tests that pass its line, those of its own package and the fast ones first, up to a minute
of them; where a line is run by importing its file alone, by those that pass any line of the file.
A mutant on which they take five times as long counts as killed. The sample is fixed, as many of
every package: those mutants whose place and change have the smallest digests, so that it stays
the same where the code does. Annotations are left alone.
"""

import argparse
import ast
import os
import signal
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

PACKAGES: Final = (
    "game/core",
    "game/play",
    "game/generate",
    "game/formats",
    "game/logic/search",
)
TESTS: Final = ("core", "play", "generate", "formats", "logic", "solve", "cli/test_solve.py")
LONGEST: Final = 60.0
"""Seconds of tests that a mutant is met by, as the tests took unchanged."""
SETTINGS: Final = Path(".mutation-settings")
PASSED: Final = Path(".mutation-passed")
TIMES: Final = Path(".mutation-times")
KILLED, TIMED_OUT, SURVIVED, UNSEEN = "killed", "timed out", "survived", "not covered"


class Mutant(NamedTuple):
    """One change: an operator of Cosmic Ray at one of its places in a file."""

    digest: str
    path: str
    operator: str
    occurrence: int
    line: int
    text: str
    """The line as it is."""


class Seen(NamedTuple):
    """What the unchanged tests passed: tests by line of each file, and the seconds of each test."""

    tests: dict[str, dict[int, set[str]]]
    seconds: dict[str, float]


def mutants(path: str) -> Iterator[Mutant]:
    """Yield every change of a file."""
    import parso  # noqa: F401  # Cosmic Ray's plugins only load after it
    from cosmic_ray.ast import ast_nodes, get_ast
    from cosmic_ray.plugins import (
        get_operator,
        operator_names,
    )

    source = Path(path).read_text("utf-8")
    lines = source.splitlines()
    passed_over = set(annotation_places(source))
    tree = get_ast(source)
    met: dict[str, int] = {}
    for name in sorted(operator_names()):
        operator = get_operator(name)
        if operator.arguments():
            continue
        places = (
            place for node in ast_nodes(tree) for place in operator().mutation_positions(node)
        )
        for occurrence, (start, _) in enumerate(places):
            if start in passed_over:
                continue
            text = lines[start[0] - 1].strip()
            key = f"{path} {name} {text}"
            met[key] = met.get(key, 0) + 1
            digest = sha256(f"{key} {met[key]}".encode()).hexdigest()
            yield Mutant(digest, path, name, occurrence, start[0], text)


def changed(mutant: Mutant) -> str:
    """Return the source of a file with a mutant in it."""
    import parso  # noqa: F401
    from cosmic_ray.mutating import mutate_code
    from cosmic_ray.plugins import get_operator

    source = Path(mutant.path).read_text("utf-8")
    operator = get_operator(mutant.operator)()
    return str(mutate_code(source, operator, mutant.occurrence))


def compiles(mutant: Mutant) -> bool:
    """Whether a mutant is Python: the stroke between parameters, too, is taken for a division."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            compile(changed(mutant), mutant.path, "exec")
        except SyntaxError:
            return False
    return True


def annotation_places(source: str) -> Iterator[tuple[int, int]]:
    """Yield line and column of every character of an annotation."""
    for node in ast.walk(ast.parse(source)):
        for name in ("annotation", "returns"):
            found = getattr(node, name, None)
            if isinstance(found, ast.expr) and found.end_lineno is not None:
                for line in range(found.lineno, found.end_lineno + 1):
                    first = found.col_offset if line == found.lineno else 0
                    last = found.end_col_offset if line == found.end_lineno else 200
                    for column in range(first, (last or 0) + 1):
                        yield line, column


def see(tests: list[str]) -> None:
    """Run the unchanged tests and keep what they pass, and how long each takes."""
    SETTINGS.write_text(
        f"[run]\nsource = {','.join(PACKAGES)}\ndynamic_context = test_function\n"
        f"data_file = {PASSED}\n"
    )
    command = [sys.executable, "-m", "coverage", "run", f"--rcfile={SETTINGS}"]
    command += ["-m", "pytest", "-q", "--durations=0", "-vv", "--hypothesis-seed=0", *tests]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stdout[-3000:] + "the unchanged tests fail")
    TIMES.write_text(done.stdout)


def what_was_seen() -> Seen:
    """Return what the unchanged tests passed."""
    from coverage import CoverageData

    seconds: dict[str, float] = {}
    for told in TIMES.read_text().splitlines():
        words = told.split(maxsplit=2)
        if len(words) == 3 and words[1] in ("call", "setup") and words[0].endswith("s"):
            test = words[2].split("[")[0]
            seconds[test] = seconds.get(test, 0.0) + float(words[0][:-1])
    data = CoverageData(str(PASSED))
    data.read()
    found: dict[str, dict[int, set[str]]] = {}
    for file in data.measured_files():
        by_line = found.setdefault(str(Path(file).relative_to(Path.cwd())), {})
        for line, contexts in data.contexts_by_lineno(file).items():
            by_line[line] = {test for name in contexts if (test := node_of(name))}
            for test in by_line[line]:
                seconds.setdefault(test, 0.0)
    return Seen(found, seconds)


def node_of(context: str) -> str:
    """Return pytest's name of a test that coverage names `tests.play.test_game.test_a_win`."""
    parts = context.split(".")
    for last in range(len(parts) - 1, 0, -1):
        path = Path(*parts[:last]).with_suffix(".py")
        if path.exists():
            return "::".join([str(path), *parts[last:]])
    return ""


def met_by(mutant: Mutant, seen: Seen) -> list[str]:
    """Return the tests that a mutant is met by."""
    lines = seen.tests.get(mutant.path, {})
    tests = lines.get(mutant.line, set())
    if not tests:
        tests = {test for found in lines.values() for test in found}
    near = f"tests/{mutant.path.split('/')[1]}/"
    if not tests:
        # Nothing in the file but what importing it runs.
        tests = {test for test in seen.seconds if test.startswith(near)}
    ranked = sorted(
        tests, key=lambda test: (not test.startswith(near), seen.seconds.get(test, 0.0), test)
    )
    chosen: list[str] = []
    total = 0.0
    for test in ranked:
        total += seen.seconds.get(test, 0.0)
        if chosen and total > LONGEST:
            break
        chosen.append(test)
    return chosen


def verdict_on(mutant: Mutant, seen: Seen) -> str:
    """Change a file, run the tests that concern it, and put it back."""
    tests = met_by(mutant, seen)
    if not tests:
        return UNSEEN
    path = Path(mutant.path)
    source, mutated = path.read_text("utf-8"), changed(mutant)
    for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
        compiled.unlink()
    path.write_text(mutated, "utf-8")
    try:
        return run(tests, 10 + 5 * sum(seen.seconds.get(test, 0.0) for test in tests))
    finally:
        path.write_text(source, "utf-8")


def run(tests: list[str], timeout: float) -> str:
    """Run tests in a child that has pytest imported already, but nothing of the game."""
    import hypothesis  # noqa: F401
    import pytest

    child = os.fork()
    if child == 0:
        os.setsid()
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1)
        os.dup2(null, 2)
        options = ["-x", "-q", "-p", "no:cacheprovider", "--hypothesis-seed=0"]
        # It is imported here already.
        options += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
        code = 70
        try:
            code = int(pytest.main([*options, *tests]))
        finally:
            os._exit(code)
    end = time.monotonic() + timeout
    while time.monotonic() < end:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return SURVIVED if status == 0 else KILLED
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return TIMED_OUT


def main() -> None:
    """Print a line for every mutant, and the share that was killed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=400)
    parser.add_argument("--tests", nargs="+", default=[f"tests/{name}" for name in TESTS])
    parser.add_argument(
        "--again", action="store_true", help="tell by the run of the tests that was made before"
    )
    parser.add_argument("--only", help="mutants of the files whose path has this in it")
    arguments = parser.parse_args()
    sys.dont_write_bytecode = True
    sample: list[Mutant] = []
    for package in PACKAGES:
        files = sorted(map(str, Path(package).rglob("*.py")))
        every = sorted(mutant for file in files for mutant in mutants(file))
        sample += islice(filter(compiles, every), arguments.sample // len(PACKAGES))
        print(f"{package}: {len(every)} mutants", flush=True)
    if arguments.only:
        sample = [mutant for mutant in sample if arguments.only in mutant.path]
    if not arguments.again:
        see(arguments.tests)
    seen = what_was_seen()
    if run(met_by(sample[0], seen), 600) != SURVIVED:
        raise SystemExit("the unchanged tests fail in a child")
    counts: dict[str, int] = {}
    for number, mutant in enumerate(sample, 1):
        found = verdict_on(mutant, seen)
        counts[found] = counts.get(found, 0) + 1
        place = f"{mutant.path}:{mutant.line}"
        operator = mutant.operator.removeprefix("core/")
        print(
            f"{number:4} {found:11} {place} {operator} {mutant.occurrence}: {mutant.text}",
            flush=True,
        )
    killed = counts.get(KILLED, 0) + counts.get(TIMED_OUT, 0)
    print(f"{counts}: {killed / max(1, len(sample)):.1%} killed")


if __name__ == "__main__":
    main()
