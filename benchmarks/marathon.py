"""Simulated players of marathons: how far they come, in what time, with how many points.

    python -m benchmarks.marathon [--marathons 200] [--jobs N]
    python -m benchmarks.marathon --quick       # 30 marathons, in less than four minutes

Every player runs the same marathons, whose stages are cut out of puzzles of the bank. A time is par
times the player's pace with human noise, with time to read a new board and to move the hand. Prints
the table of docs/arcade.md, and whether the aims hold; where one does not, it ends with an error.
"""

import argparse
import sys
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from statistics import quantiles
from typing import Final, NamedTuple

from benchmarks.arcade import Claims, Judge, Puzzle, guess, human, print_table, puzzle_of
from game.cli.batch import cores, in_order
from game.core.digits import Cell, Digit
from game.core.rules import Puzzle as Dealt
from game.generate.bank import Bank
from game.logic.cause import SINGLES
from game.play.arcade.referee import Referee
from game.play.arcade.standing import Standing, finished, start
from game.play.game_rules import MARATHON
from game.play.leg import Leg
from game.play.modes.marathon import ROAD, Stage, begun_board

NOISE: Final = 0.475
"""Standard deviation of the logarithm of each time."""
READING: Final = 5.0
"""Seconds times the pace, for a board that is new."""
HAND: Final = 0.6
"""Seconds that the hand needs for an entry."""
GUESS_SECONDS: Final = 6.0
AGAIN_SECONDS: Final = 3.0
"""After a mistake."""
QUICK: Final = 30
LONGEST: Final = 24
"""Stages: nobody comes so far."""


class Player(NamedTuple):
    """How somebody plays."""

    pace: float
    """Times par."""
    slips: float
    """Share of entries that are first made wrongly."""
    finds: float
    """How often a technique is found in its time; who does not find it looks once more."""
    guesses: bool = False
    """Whether one of two candidates is tried where more than a single is needed."""


PLAYERS: Final = {
    "beginner": Player(3.0, 0.08, 0.50),
    "casual": Player(2.0, 0.05, 0.72),
    "casual, careful (2.2, 2.5%)": Player(2.2, 0.025, 0.72),
    "good": Player(1.0, 0.03, 0.85),
    "strong": Player(0.75, 0.025, 0.90),
    "expert": Player(0.5, 0.015, 0.95),
    "good, guesses techniques": Player(1.0, 0.03, 0.85, guesses=True),
}


class Ran(NamedTuple):
    """How a player's marathon ended."""

    seconds: float
    stages: int
    """How many were done."""
    points: int


class Board(NamedTuple):
    """A stage's board, its allowance and its judge."""

    puzzle: Puzzle
    allowance: int
    par: int
    judge: Judge


def board_of(number: int, marathon: int) -> Board:
    """Return the board of a stage of a marathon."""
    stage = Stage("", number)
    kinds = [Stage("", n).level for n in range(1, LONGEST + 1)]
    place = marathon * kinds.count(stage.level) + kinds[: number - 1].count(stage.level)
    # Beyond the bank's last line they begin anew.
    whole = puzzle_of(stage.level, place % len(Bank().offered(stage.level)))
    givens = begun_board(Dealt(whole.givens), stage.kind.open_cells).givens
    puzzle, judge = Puzzle(givens, whole.solution), Judge()
    par = puzzle.par(MARATHON, judge)
    return Board(puzzle, stage.allowance(par), par.seconds, judge)


class Stretch(NamedTuple):
    """How a player's stage ended."""

    standing: Standing
    milliseconds: int
    points: int

    @property
    def is_done(self) -> bool:
        """Whether the board was filled."""
        return not self.standing.is_lost


def play(board: Board, player: Player, begun: Standing, rng: Random) -> Stretch:
    """Return how a player fares on a stage."""
    referee = Referee(*board.puzzle, begun=begun, clock=MARATHON.clock)
    board.judge.settle(referee)
    now, grid = spent(player, READING, rng), board.puzzle.givens

    def late() -> bool:
        """Lose the lives whose allowance has run out; return whether none is left."""
        while 0 < referee.standing.allowance < now and not referee.standing.is_lost:
            referee.overrun()
        return referee.standing.is_lost

    while not grid.is_full:
        proof = next(iter(referee.judgement.proofs.values()))
        cell, digit, single = int(proof.cell), int(proof.digit), proof.technique in SINGLES
        if not single and player.guesses:
            cell, digit = guess(grid, rng)
            now += spent(player, GUESS_SECONDS, rng)
        else:
            now += spent(player, proof.seconds, rng)
            while not single and rng.random() >= player.finds:
                now += spent(player, proof.seconds, rng)
            if rng.random() < player.slips:
                digit = digit % 9 + 1
        now += int(1000 * HAND)
        if late():
            break
        right = board.puzzle.solution.values[cell]
        if digit != right:
            referee.enter(cell, digit, now)
            if referee.standing.is_lost:
                break
            now += int(1000 * AGAIN_SECONDS)
            if late():
                break
        referee.enter(cell, right, now)
        board.judge.settle(referee)
        grid = grid.place(Cell(cell), Digit(right))
    standing = referee.standing
    result = finished(standing, now, board.par, won=not standing.is_lost, bonus=False)
    return Stretch(standing, now, result.total)


def spent(player: Player, seconds: float, rng: Random) -> int:
    """Return the milliseconds that a player needs for what has such a par."""
    return int(1000 * seconds * player.pace * human(rng, NOISE))


def marathon(number: int) -> dict[str, Ran]:
    """Return how every player fares in a marathon."""
    boards: list[Board] = []
    return {name: ran(player, number, boards) for name, player in PLAYERS.items()}


def ran(player: Player, number: int, boards: list[Board]) -> Ran:
    """Return how a player fares in a marathon, whose boards are made as far as one comes."""
    assert MARATHON.lives is not None
    rng = Random(f"{number} {player}")
    lives, combo, clean, milliseconds, points = MARATHON.lives, 0, 0, 0, 0
    for stage in range(1, LONGEST + 1):
        if len(boards) < stage:
            boards.append(board_of(stage, number))
        board = boards[stage - 1]
        leg = Leg(board.allowance, points, combo, clean)
        begun = start(lives, MARATHON.most_lives, clean_for_life=MARATHON.clean_for_life, leg=leg)
        standing, spent_here, earned = play(board, player, begun, rng)
        milliseconds += spent_here
        points += earned
        if standing.is_lost:
            return Ran(milliseconds / 1000, stage - 1, points)
        lives = min(standing.lives + standing.is_clean, standing.most_lives)
        combo, clean = standing.combo, standing.clean
    return Ran(milliseconds / 1000, LONGEST, points)


def tenths(values: Sequence[float]) -> tuple[float, float, float]:
    """Return what a tenth, a half, and nine tenths of values are below."""
    cut = quantiles(values, n=10, method="inclusive")
    return cut[0], cut[4], cut[8]


def report(played: Sequence[dict[str, Ran]]) -> bool:
    """Print the table, and whether the aims hold."""
    rows, medians, summits = [], {}, {}
    for name in PLAYERS:
        runs = [one[name] for one in played]
        times = [f"{minutes:.0f}" for minutes in tenths([run.seconds / 60 for run in runs])]
        stages = [f"{n:.0f}" for n in tenths([run.stages for run in runs])]
        points = tenths([run.points for run in runs])[1]
        summit = sum(run.stages >= len(ROAD) for run in runs) / len(runs)
        medians[name], summits[name] = points, summit
        between = (f"{low} / **{middle}** / {high}" for low, middle, high in (times, stages))
        rows.append([name, *between, f"{points:,.0f}", f"{summit:.0%}"])
    head = ["minutes, 10 / **50** / 90%", "stages done", "points", "Summit"]
    print_table(f"{len(played)} marathons", head, rows)
    print()
    claims = Claims()
    order = ["beginner", "casual", "good", "strong", "expert"]
    found = " < ".join(f"{medians[name]:,.0f}" for name in order)
    rises = all(medians[one] < medians[other] for one, other in pairwise(order))
    claims.check("who plays better earns more", found, holds=rises)
    good, guesser, careful = (list(PLAYERS)[n] for n in (3, 6, 2))
    found = f"{medians[guesser]:,.0f} < {medians[good]:,.0f}"
    claims.check("guessing earns less", found, holds=medians[guesser] < medians[good])
    found = f"{summits[careful]:.0%}, {summits['casual']:.0%} for one who slips more"
    claims.check(
        "who is slow and careful can reach Summit",
        found,
        holds=summits[careful] > summits["casual"],
    )
    return claims.hold


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--marathons", type=int, default=200)
    parser.add_argument("--quick", action="store_true", help=f"{QUICK} marathons")
    parser.add_argument("--jobs", type=int, default=cores())
    arguments = parser.parse_args()
    count = QUICK if arguments.quick else arguments.marathons
    return 0 if report(list(in_order(marathon, range(count), jobs=arguments.jobs))) else 1


if __name__ == "__main__":
    sys.exit(main())
