"""How soon a short question is answered, alone and beside a long lane that is never idle.

    python -m benchmarks.answers [QUESTIONS]

Questions are asked at uneven intervals and looked for 60 times a second, as in the game: hints at
positions of puzzles of all levels. Memory is that of the two processes and their tracker.
"""

import random
import sys
import time

from benchmarks.frames import Supply, in_front
from benchmarks.latency import share
from benchmarks.running import children, memory
from benchmarks.table import show
from game.core.grid import Grid
from game.generate.bank import Bank, bank_id
from game.generate.draw import Draw
from game.generate.levels import Level
from game.play.questions import FindHint
from game.shell.loop import STEP
from game.work.worker import Worker

GOAL = "p95 100 ms"


def positions(count: int) -> list[Grid]:
    """Return boards of the bank, of all levels in turn."""
    bank, draw = Bank(), Draw("answers")
    levels = list(Level)
    found = []
    for number in range(count):
        level = levels[number % len(levels)]
        found.append(bank.deal(bank_id(level, draw.below(bank.size(level)), draw)).givens)
    return found


def seconds_to_answer(worker: Worker, board: Grid) -> float:
    """Ask for a hint and return how long it takes to be heard."""
    heard: list[object] = []
    givens = sum(1 << cell for cell, value in enumerate(board.values) if value)
    question = FindHint(board, givens, True, True)
    start = time.perf_counter()
    worker.ask(question, heard.append, asker=heard, failed=heard.append)
    while not heard:
        time.sleep(STEP)
        worker.poll()
    return time.perf_counter() - start


def measure(worker: Worker, boards: list[Grid]) -> str:
    """Return the figures of many questions."""
    chance = random.Random(4)
    found = []
    for board in boards:
        end = time.perf_counter() + chance.uniform(0.02, 0.1)
        while time.perf_counter() < end:
            worker.poll()
            time.sleep(STEP)
        found.append(seconds_to_answer(worker, board))
    found.sort()
    return (
        f"p50 {share(found, 0.5):.0f}, p95 {share(found, 0.95):.0f}, "
        f"worst {found[-1] * 1000:.0f} ms"
    )


def main(count: int) -> None:
    """Measure alone, then beside ratings and lists of steps."""
    boards = positions(count)
    worker = Worker(in_front)
    worker.start()
    seconds_to_answer(worker, boards[0])
    tell_memory("the short lane")
    show("a hint asked for and heard", measure(worker, boards), GOAL)
    supplies = [Supply(worker, kind) for kind in ("ratings", "lists of steps")]
    name = "the same beside a long lane that lists steps and rates without a pause"
    show(name, measure(worker, boards), GOAL)
    made = ", ".join(f"{supply.made} {supply.kind}" for supply in supplies)
    print(f"meanwhile {made}")
    tell_memory("both lanes")
    worker.close()


def tell_memory(name: str) -> None:
    """Say what the processes take that belong to nobody else."""
    import os

    own = [memory(pid)["proportional"] for pid in children(os.getpid())]
    show(f"memory of {name}", f"{' + '.join(f'{megabytes:.1f}' for megabytes in own)} MB")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
