"""What a key costs before anything is drawn, what a save costs the frame, and what a board costs.

python -m benchmarks.play
"""

import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import monotonic, thread_time

from benchmarks.table import show
from game.generate.deal import deal
from game.generate.ids import CLASSIC_SYMMETRIES, PuzzleId, parse_id, puzzle_id
from game.generate.levels import Level
from game.generate.symmetry import Symmetry
from game.play.intents import Command, EnterDigit, SelectCells
from game.play.moves import FillAll
from game.play.options import ConflictDisplay, Options
from game.play.session import Session
from game.store.folder import DataFolder
from game.store.folders import Folders

ROUNDS = 1000
BOARDS = 200


def times(action: Callable[[int], object], rounds: int) -> list[float]:
    """Return the milliseconds of work of this thread in each round, in ascending order."""
    found = []
    for number in range(rounds):
        start = thread_time()
        action(number)
        found.append((thread_time() - start) * 1000)
    return sorted(found)


def report(name: str, found: list[float]) -> None:
    last = found[int(len(found) * 0.95)]
    show(name, f"p50 {statistics.median(found):.2f}, p95 {last:.2f}, worst {found[-1]:.2f} ms")


ALL_AIDS = Options(conflicts=ConflictDisplay.SOLUTION, show_freedom=True, dim_pad=True)


def play(options: Options, aids: str = "") -> None:
    puzzle = deal(PuzzleId(Level.HARD, "7q2k"))
    session = Session.new(puzzle, clock=monotonic, options=options, level=Level.HARD)
    session.do(FillAll())
    cells = puzzle.givens.open_cells

    def enter(number: int) -> None:
        # Every time round another digit comes into a cell.
        turn, place = divmod(number, len(cells))
        session.do(SelectCells((cells[place],)))
        session.do(EnterDigit((place + turn) % 9 + 1))
        session.view()

    def undo(_: int) -> None:
        session.do(Command.UNDO)
        session.view()

    def move(number: int) -> None:
        session.do(SelectCells((cells[number % len(cells)],)))
        session.view()

    report(f"select, view{aids}", times(move, ROUNDS))
    report(f"select, enter a digit, view{aids}", times(enter, ROUNDS))
    with tempfile.TemporaryDirectory() as place:
        folder = DataFolder(Folders.below(Path(place)))
        moves = len(session.saved().moves)

        def keep(number: int) -> None:
            session.do(SelectCells((cells[number % len(cells)],)))
            folder.games.keep(session.saved())

        report(f"keep a game of {moves} moves, on the frame{aids}", times(keep, 200))
        folder.close()
    report(f"undo, view{aids}", times(undo, ROUNDS))
    fresh = Session.new(puzzle, clock=monotonic, options=options, level=Level.HARD)

    def hint(_: int) -> None:
        for _ in range(4):
            fresh.do(Command.HINT)
        fresh.do(Command.APPLY_HINT)
        fresh.view()

    report(f"a hint in four stages, applied, view{aids}", times(hint, 20))


def boards() -> None:
    for symmetry in CLASSIC_SYMMETRIES:
        for level in Level:
            ids: list[str] = []

            def search(
                number: int,
                level: Level = level,
                symmetry: Symmetry = symmetry,
                ids: list[str] = ids,
            ) -> None:
                ids.append(str(deal(puzzle_id(level, f"{number:04}", symmetry)).id))

            def again(number: int, ids: list[str] = ids) -> None:
                deal(parse_id(ids[number]))

            name = level.value if symmetry is Symmetry.NONE else f"{level.value}, symmetric"
            report(f"{name}: a new board", times(search, BOARDS))
            report(f"{name}: the board of its id", times(again, BOARDS))


def main() -> None:
    play(Options())
    play(ALL_AIDS, ", every aid on")
    boards()


if __name__ == "__main__":
    main()
