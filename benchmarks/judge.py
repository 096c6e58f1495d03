"""How soon the judge has answered an entry of a scored game, at every level.

    python -m benchmarks.judge [--puzzles 10]

Puzzles of the bank are played to their end, half of them in the order of the judge, half by chance.
Every judgement is asked of the worker, as in the game with par beside it, and looked for 60 times a
second. The work is the processor time of the same answers in this process: what is left of the wait
on a machine that does nothing else, but for the frame.
"""

import argparse
import time
from collections.abc import Iterable
from random import Random
from typing import Final

from benchmarks.arcade import puzzle_of
from benchmarks.frames import in_front
from benchmarks.latency import share
from benchmarks.table import show
from game.generate.levels import Level
from game.play.arcade.referee import JudgedPosition, JudgeEntries, Referee
from game.play.arcade.scored import FindPar
from game.play.arcade.standing import start
from game.play.game_rules import ARCADE
from game.shell.loop import STEP
from game.work.worker import Worker

SOON: Final = 0.1


class Asker:
    """Asks the worker and waits as the window does; notes how long that took."""

    def __init__(self, worker: Worker) -> None:
        self._worker: Final = worker
        self.waits: list[float] = []
        self.work: list[float] = []

    def answer(self, question: JudgeEntries) -> JudgedPosition:
        """Return the worker's answer."""
        heard: list[JudgedPosition] = []
        start = time.perf_counter()
        self._worker.ask(question, heard.append, asker=heard, failed=_raise)
        while not heard:
            time.sleep(STEP)
            self._worker.poll()
        self.waits.append(time.perf_counter() - start)
        start = time.process_time()
        question.answer()
        self.work.append(time.process_time() - start)
        return heard[0]


def _raise(error: Exception) -> None:
    raise error


def play(level: Level, number: int, worker: Worker, asker: Asker) -> None:
    """Play a puzzle to its end."""
    puzzle, chance = puzzle_of(level, number), Random(number)
    referee = Referee(*puzzle, begun=start(3), clock=ARCADE.clock)
    par = FindPar(*puzzle, 3, ARCADE.clock)
    worker.ask(par, lambda _: None, asker=puzzle, failed=_raise)
    now = 0
    while (question := referee.question) is not None:
        referee.take(question, asker.answer(question))
        proofs = list(referee.judgement.proofs.values())
        if proofs:
            proof = chance.choice(proofs) if number % 2 else proofs[0]
            now += 1000 * proof.seconds
            referee.enter(proof.cell, proof.digit, now)


def figures(seconds: Iterable[float]) -> str:
    """Return median, 95% and worst in milliseconds."""
    found = sorted(seconds)
    worst = 1000 * found[-1]
    return f"p50 {share(found, 0.5):.0f}, p95 {share(found, 0.95):.0f}, worst {worst:.0f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--puzzles", type=int, default=10, help="of each level")
    arguments = parser.parse_args()
    worker = Worker(in_front)
    worker.start()
    play(Level.EXTREME, 0, worker, Asker(worker))  # imports what a first answer needs
    for level in Level:
        asker = Asker(worker)
        for number in range(arguments.puzzles):
            play(level, number, worker, asker)
        soon = sum(wait <= SOON for wait in asker.waits) / len(asker.waits)
        show(
            f"judging {len(asker.waits)} entries, {level.value}",
            f"heard {figures(asker.waits)}, {soon:.1%} in time; work {figures(asker.work)}",
            "heard p95 100 ms",
        )
    worker.close()


if __name__ == "__main__":
    main()
