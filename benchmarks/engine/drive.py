"""Run one engine over a file of puzzles, in whatever environment holds it, and time it inside.

python drive.py ENGINE FILE SECONDS MOST: goes through at most MOST puzzles, no further puzzle
begun after SECONDS, and writes after each `puzzles seconds wrong`. With ENGINE `generate-...`
MOST is the number of minimal puzzles to generate and FILE is not read.
"""

# Imports of the engines stand in the functions: only one of them is installed here.
import sys
from collections.abc import Callable
from time import perf_counter

ROOT = __file__.rsplit("/", 3)[0]


def nonet() -> Callable[[str], int]:
    sys.path.insert(0, ROOT)
    from game.core.geometry import CLASSIC
    from game.solve.exact.search import completions
    from game.solve.exact.tables import tables_of

    tables = tables_of(CLASSIC)
    values = bytes(byte - 48 if 49 <= byte <= 57 else 0 for byte in range(256))

    def count(puzzle: str) -> int:
        board = tables.load(puzzle.encode().translate(values))
        found = 0
        if board is not None:
            for _ in completions(tables, board):
                found += 1
                if found == 2:
                    break
        return found

    return count


def nonet_api() -> Callable[[str], int]:
    sys.path.insert(0, ROOT)
    from game.core.grid import Grid
    from game.solve.exact import count

    return lambda puzzle: count(Grid.parse(puzzle))


def norvig() -> Callable[[str], int]:
    sys.path.insert(0, ROOT)
    from benchmarks.engine.norvig import count

    return lambda puzzle: count(puzzle, 2)


def hodoku() -> Callable[[str], int]:
    from hodoku.generator.generator import SudokuGenerator  # type: ignore[import-not-found]

    generator = SudokuGenerator()

    def count(puzzle: str) -> int:
        generator.solve_string(puzzle)
        return int(generator.get_solution_count())

    return count


def py_sudoku() -> Callable[[str], int]:
    from sudoku import Sudoku  # type: ignore[import-not-found]

    def count(puzzle: str) -> int:
        digits = [int(c) if c in "123456789" else None for c in puzzle]
        board = Sudoku(3, 3, board=[digits[i : i + 9] for i in range(0, 81, 9)])
        if board.has_multiple_solutions():
            return 2
        return int(board.solve() is not None)

    return count


def dokusan() -> Callable[[str], int]:
    """One solution only: it has no way to look for a second."""
    from dokusan.boards import BoxSize, Sudoku  # type: ignore[import-not-found]
    from dokusan.solvers import backtrack  # type: ignore[import-not-found]

    def solve(puzzle: str) -> int:
        digits = [int(c) if c in "123456789" else 0 for c in puzzle]
        rows = [digits[i : i + 9] for i in range(0, 81, 9)]
        return int(backtrack(Sudoku.from_list(rows, box_size=BoxSize(3, 3))).is_solved())

    return solve


def generate_nonet() -> Callable[[], object]:
    sys.path.insert(0, ROOT)
    from random import Random

    from game.generate.minimal import minimal
    from game.solve.exact import random_grid

    rng = Random(1)
    return lambda: minimal(random_grid(rng), rng)


def generate_hodoku() -> Callable[[], object]:
    from random import Random

    from hodoku.generator.generator import SudokuGenerator

    generator = SudokuGenerator(Random(1))
    return lambda: generator.generate_sudoku(False)


SOLVERS = {
    "nonet": nonet,
    "nonet-api": nonet_api,
    "norvig": norvig,
    "hodoku-py": hodoku,
    "py-sudoku": py_sudoku,
    "dokusan": dokusan,
}
GENERATORS = {"generate-nonet": generate_nonet, "generate-hodoku-py": generate_hodoku}


def main(engine: str, file: str, seconds: float, most: int) -> None:
    spent = 0.0
    if engine in GENERATORS:
        make = GENERATORS[engine]()
        for _ in range(most):
            start = perf_counter()
            make()
            spent += perf_counter() - start
        print(most, spent, 0, flush=True)
        return
    count = SOLVERS[engine]()
    with open(file, encoding="ascii") as lines:
        puzzles = [line[:81] for line in lines][:most]
    # Tables and caches are filled before the clock runs.
    count(puzzles[0])
    wrong = 0
    for done, puzzle in enumerate(puzzles, 1):
        start = perf_counter()
        wrong += count(puzzle) != 1
        spent += perf_counter() - start
        if spent >= seconds or done == len(puzzles):
            print(done, spent, wrong, flush=True)
            return
        if seconds - spent < 0.5 * seconds or done % 50 == 0:
            print(done, spent, wrong, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]), int(sys.argv[4]))
