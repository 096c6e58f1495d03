"""Simulated players of Rush: what they earn from each first rung that the menu offers.

    python -m benchmarks.rush [RUSHES]

Every player plays the same Rushes, so many a rung (default 200). A position takes its par times
the player's pace, with noise; a guess takes six seconds at pace 1. Written down in docs/arcade.md.
"""

import sys
from itertools import count
from random import Random
from statistics import mean
from typing import Final, NamedTuple

from benchmarks.arcade import human
from game.core.grid import Grid
from game.learn.rush import Positions, target_of
from game.logic.cause import SINGLES
from game.play.modes.rush import MISSES, RushAnswer, RushStanding
from game.ui.modes.rush import STARTS

NOISE: Final = 0.3
"""Standard deviation of the logarithm of each answer's time."""
GUESS_SECONDS: Final = 6


class Player(NamedTuple):
    """How somebody plays."""

    pace: float = 1.0
    """Times par."""
    slips: float = 0.0
    """Share of answers that are wrong."""
    guesses: bool = False
    """Whether one of two candidates is tried where more than a single is asked for."""


PLAYERS: Final = {
    "perfect, at par": Player(),
    "half of par": Player(pace=0.5),
    "2 x par": Player(pace=2.0),
    "careless: 5% wrong": Player(slips=0.05),
    "careless: 20% wrong": Player(slips=0.2),
    "guesser": Player(guesses=True),
    "guesser, half of par": Player(pace=0.5, guesses=True),
    "guesser, 2 x par": Player(pace=2.0, guesses=True),
}


def play(positions: Positions, start: str, seed: str, player: Player) -> RushStanding:
    """Return how a player's Rush ends."""
    rng, standing, now = Random(seed), RushStanding(), 0
    for number in count():
        item = positions.drawn(seed, start, number)
        target = target_of(item)
        entry: tuple[int, int] = item.accepted[0]
        seconds = target.par
        if player.guesses and item.technique not in SINGLES:
            entry, seconds = guess(item.position, rng), GUESS_SECONDS
        elif rng.random() < player.slips:
            entry = entry[0], entry[1] % 9 + 1
        now += int(1000 * seconds * player.pace * human(rng, NOISE))
        if not standing.is_over(now):
            standing = standing.answer(target, RushAnswer(*entry, now))
        if standing.is_over(now):
            break
    return standing


def guess(position: Grid, rng: Random) -> tuple[int, int]:
    """Return one of the candidates of a cell that has fewest."""
    fewest = min(position.candidates[cell].bit_count() for cell in position.open_cells)
    cells = [c for c in position.open_cells if position.candidates[c].bit_count() == fewest]
    cell = rng.choice(cells)
    return cell, rng.choice(position.candidates_of(cell))


def main() -> None:
    """Print a table a first rung."""
    rushes = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    positions = Positions()
    for start in STARTS:
        print(f"\nfrom {start}: points, right, seconds, ended by misses")
        for name, player in PLAYERS.items():
            ends = [play(positions, start, f"{start} {n}", player) for n in range(rushes)]
            points, right = mean(end.score for end in ends), mean(end.right for end in ends)
            seconds = mean(end.ended for end in ends) / 1000
            missed = mean(len(end.missed) == MISSES for end in ends)
            print(f"  {name:22} {points:6.0f} {right:5.1f} {seconds:5.0f} {missed:5.0%}")


if __name__ == "__main__":
    main()
