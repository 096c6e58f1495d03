"""The exact engine beside its peers: interleaved, on one core, medians over rounds, as ratios.

python -m benchmarks.engine --install     puts the peers of the package index into environments
python -m benchmarks.engine               measures; peers that are absent are reported as absent

Peers are measured in their own processes and report the time inside. QQWing and Nonet's command
line are measured as whole processes, on each set repeated until QQWing takes some seconds.
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import venv
from itertools import pairwise
from pathlib import Path
from time import perf_counter

from benchmarks.engine.sets import NAMES, ROOT, adversarial, puzzles
from game.core.grid import Grid
from game.solve.exact import classify

DRIVER = Path(__file__).with_name("drive.py")
PACKAGES = {"hodoku-py": "0.2.1", "py-sudoku": "2.0.0", "dokusan": "0.1.0"}
PURE = {"HODOKU_NO_ACCEL": "1"}


def main() -> None:
    """Read what to measure, and measure it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--install", action="store_true")
    parser.add_argument("--peers", type=Path, default=Path(tempfile.gettempdir()) / "nonet-peers")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0, help="of a peer on a set, in a round")
    parser.add_argument("--core", type=int, default=0)
    parser.add_argument("--only", choices=["qqwing", "inside", "generate", "start", "bounds"])
    arguments = parser.parse_args()
    if arguments.install:
        install(arguments.peers)
        return
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {arguments.core})
    parts = {
        "qqwing": against_qqwing,
        "inside": against_python,
        "generate": generators,
        "start": start_up,
        "bounds": bounds,
    }
    for name, part in parts.items():
        if arguments.only in (None, name):
            part(arguments)


def install(folder: Path) -> None:
    """Put each peer of the package index into an environment of its own."""
    for name, version in PACKAGES.items():
        venv.create(folder / name, with_pip=True)
        pip = [str(folder / name / "bin" / "python"), "-m", "pip", "install", "--quiet"]
        subprocess.run([*pip, f"{name}=={version}"], check=True)


def whole(command: list[str], file: Path, lines: int) -> float:
    """Return the seconds of a whole process that answers each line of a file with a line."""
    with file.open("rb") as puzzles_in, tempfile.TemporaryFile() as out:
        start = perf_counter()
        subprocess.run(command, stdin=puzzles_in, stdout=out, cwd=ROOT, check=True)
        spent = perf_counter() - start
        out.seek(0)
        # QQWing writes a heading of its columns.
        answered = sum(1 for _ in out)
    if not lines <= answered <= lines + 1:
        raise SystemExit(f"{command[0]} answered {answered} of {lines} puzzles")
    return spent


def against_qqwing(arguments: argparse.Namespace) -> None:
    """Whole processes: QQWing's solver beside `main.py solve`."""
    print("\nQQWing --solve --count-solutions --csv beside main.py solve --count 2 --json, whole")
    qqwing = shutil.which("qqwing")
    if qqwing is None:
        print("qqwing: absent")
        return
    theirs = [qqwing, "--solve", "--count-solutions", "--csv"]
    ours = [sys.executable, "main.py", "solve", "--count", "2", "--jobs", "1", "--json"]
    print(f"{'set':<14}{'puzzles':>9}{'qqwing/s':>10}{'nonet/s':>10}{'ratio':>8}")
    for name in NAMES:
        found, origin = puzzles(name)
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / name
            file.write_text("".join(f"{p}\n" for p in found), encoding="ascii")
            once = whole(theirs, file, len(found))
            times = max(1, round(2.5 * arguments.seconds / once))
            lines = len(found) * times
            file.write_text("".join(f"{p}\n" for p in found) * times, encoding="ascii")
            spent = [
                (whole(theirs, file, lines), whole(ours, file, lines))
                for _ in range(arguments.rounds)
            ]
        rates = [lines / statistics.median(side) for side in zip(*spent, strict=True)]
        ratio = statistics.median(a / b for a, b in spent)
        print(f"{name:<14}{lines:>9}{rates[0]:>10.0f}{rates[1]:>10.0f}{ratio:>8.2f}  {origin}")


class Driven:
    """An engine in a Python of its own."""

    def __init__(self, python: Path, engine: str, environment: dict[str, str]) -> None:
        self.python = python
        self.engine = engine
        self.environment = environment

    @property
    def present(self) -> bool:
        """Whether its Python is there."""
        return self.python.exists()

    def run(self, file: Path, seconds: float, most: int) -> tuple[int, float, int] | None:
        """Return puzzles done, the seconds inside, and wrong answers; None for no puzzle."""
        command = [str(self.python), str(DRIVER), self.engine, str(file), str(seconds), str(most)]
        environment = os.environ | self.environment
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=environment, cwd=file.parent
        ) as process:
            try:
                out, _ = process.communicate(timeout=20 * seconds + 20)
            except subprocess.TimeoutExpired:
                # Stuck in one puzzle: what was done before counts.
                process.kill()
                out, _ = process.communicate()
        lines = out.splitlines()
        if not lines:
            return None
        done, spent, wrong = lines[-1].split()
        return int(done), float(spent), int(wrong)


def peer(arguments: argparse.Namespace, package: str) -> Path:
    """Return the Python of a peer's environment."""
    folder: Path = arguments.peers
    return folder / package / "bin" / "python"


def against_python(arguments: argparse.Namespace) -> None:
    """Inside the processes: solvers in Python, one puzzle after the other, up to 2 solutions."""
    print("\nin process, microseconds a puzzle; how many times faster Nonet is on the same puzzles")
    here = Path(sys.executable)
    ours = Driven(here, "nonet", {})
    others = {
        "norvig": Driven(here, "norvig", {}),
        "hodoku-py pure": Driven(peer(arguments, "hodoku-py"), "hodoku-py", PURE),
        "hodoku-py with C": Driven(peer(arguments, "hodoku-py"), "hodoku-py", {}),
        "py-sudoku": Driven(peer(arguments, "py-sudoku"), "py-sudoku", {}),
        "dokusan": Driven(peer(arguments, "dokusan"), "dokusan", {}),
        "nonet by Grid": Driven(here, "nonet-api", {}),
    }
    for name in NAMES:
        found, origin = puzzles(name)
        print(f"{name} ({len(found)} puzzles, {origin})")
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / name
            file.write_text("".join(f"{p}\n" for p in found), encoding="ascii")
            for label, other in others.items():
                print(f"  {label:<18}{beside(ours, other, file, arguments)}", flush=True)


def beside(ours: Driven, other: Driven, file: Path, arguments: argparse.Namespace) -> str:
    """Return how another engine does on a file, and how many times faster ours is there."""
    if not other.present:
        return "absent"
    rounds = []
    for _ in range(arguments.rounds):
        theirs = other.run(file, arguments.seconds, 10**9)
        if theirs is None:
            return f"no puzzle done in {20 * arguments.seconds + 20:.0f} s"
        mine = ours.run(file, 60 * arguments.seconds, theirs[0])
        assert mine is not None
        assert mine[2] == 0
        rounds.append((theirs, mine))
    (done, _, wrong), _ = rounds[-1]
    slow = statistics.median(spent / n for (n, spent, _), _ in rounds) * 1e6
    fast = statistics.median(spent / n for _, (n, spent, _) in rounds) * 1e6
    ratio = statistics.median(a[1] / a[0] / (b[1] / b[0]) for a, b in rounds)
    note = f", {wrong} wrong" if wrong else ""
    return f"{slow:>12.1f}{fast:>10.1f}{ratio:>8.1f} x  ({done} puzzles{note})"


def generators(arguments: argparse.Namespace) -> None:
    """A minimal puzzle with one solution from a random grid."""
    print("\nmilliseconds for a minimal puzzle from a random grid")
    number = 500
    here = Path(sys.executable)
    ours = Driven(here, "generate-nonet", {})
    theirs = Driven(peer(arguments, "hodoku-py"), "generate-hodoku-py", {})
    qqwing = shutil.which("qqwing")
    rounds: dict[str, list[float]] = {"nonet": [], "qqwing": [], "hodoku-py with C": []}
    for _ in range(arguments.rounds):
        if qqwing is not None:
            command = [qqwing, "--generate", str(number), "--one-line"]
            start = perf_counter()
            subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
            rounds["qqwing"].append(perf_counter() - start)
        for label, driven in (("nonet", ours), ("hodoku-py with C", theirs)):
            done = driven.run(DRIVER, 60, number) if driven.present else None
            if done is not None:
                rounds[label].append(done[1])
    mine = rounds["nonet"]
    for label, spent in rounds.items():
        if not spent:
            print(f"  {label:<18}absent")
            continue
        ratio = statistics.median(a / b for a, b in zip(spent, mine, strict=True))
        print(f"  {label:<18}{statistics.median(spent) / number * 1e3:>8.2f}{ratio:>8.2f} x")


def start_up(arguments: argparse.Namespace) -> None:
    """What importing the engine and building its tables adds to bare Python."""
    print("\nmilliseconds over bare Python, bytecode compiled")
    codes = {
        "bare": "pass",
        "import": "import game.solve.exact",
        "import and tables": (
            "import game.solve.exact.tables as t, game.solve.exact, game.core.geometry as g;"
            "t.tables_of(g.CLASSIC)"
        ),
    }
    spent: dict[str, list[float]] = {name: [] for name in codes}
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": ""}
    for _ in range(10 * arguments.rounds):
        for name, code in codes.items():
            start = perf_counter()
            subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, env=environment)
            spent[name].append((perf_counter() - start) * 1e3)
    bare, imported, complete = (statistics.median(spent[name]) for name in codes)
    print(f"  import {imported - bare:.1f}, tables {complete - imported:.1f}")


def bounds(_: argparse.Namespace) -> None:
    """Classify the adversarial boards, and cancel the slowest at every chance."""
    print("\nadversarial boards: milliseconds to a verdict")
    slowest = 0.0
    for text, verdict in adversarial():
        start = perf_counter()
        found = classify(Grid.parse(text)).verdict.value
        spent = (perf_counter() - start) * 1e3
        slowest = max(slowest, spent)
        print(f"  {spent:>8.1f}  {found:<8}{'' if found == verdict else f' expected {verdict}'}")
    asked = [perf_counter()]

    def cancelled() -> bool:
        asked.append(perf_counter())
        return False

    classify(Grid.parse(adversarial()[-1][0]), cancelled=cancelled)
    longest = max(b - a for a, b in pairwise(asked)) * 1e3
    print(
        f"  slowest {slowest:.0f}; longest time between two looks at the cancellation {longest:.1f}"
    )


if __name__ == "__main__":
    main()
