"""Simulated players of scored games: what they earn against par, with which lives and medals.

    python -m benchmarks.arcade [PUZZLES]

Every player plays the same puzzles of the bank, so many a level (default 40), by the rules of
Arcade: three lives, the standard clock. A time is par times the player's pace, with noise where
the table says so. Written down in docs/arcade.md.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from game.core.grid import Grid
from game.generate.bank import Bank
from game.generate.levels import Level
from game.logic.walk import SINGLES
from game.play.arcade.referee import Par, Referee, answer, par_of
from game.play.arcade.standing import Result, finished, medal
from game.solve.exact import solve

LIVES = 3
CLOCK = "standard"
GUESS_SECONDS = 6
HINT_SECONDS = 5
COPY_SECONDS = 2


class Player(NamedTuple):
    """How somebody plays."""

    pace: float = 1.0
    """Times par."""
    noise: float = 0.0
    """Standard deviation of the logarithm of each entry's time."""
    slips: float = 0.0
    """Share of entries that are first made wrongly."""
    guesses: bool = False
    """Whether one of two candidates is tried where more than a single is needed."""
    hints: bool = False
    """Whether a hint is asked for there."""
    copies: bool = False
    """Whether the solution is copied, hardest entries first."""


PLAYERS = {
    "perfect": Player(),
    "perfect, human noise": Player(noise=0.5),
    "1.5 x par": Player(pace=1.5, noise=0.5),
    "2 x par": Player(pace=2.0, noise=0.5),
    "3 x par": Player(pace=3.0, noise=0.5),
    "half of par": Player(pace=0.5, noise=0.5),
    "careless: 3% slips": Player(noise=0.5, slips=0.03),
    "2 x par, 3% slips": Player(pace=2.0, noise=0.5, slips=0.03),
    "guesser": Player(noise=0.5, guesses=True),
    "guesser, half of par": Player(pace=0.5, noise=0.5, guesses=True),
    "solver, half of par": Player(pace=0.5, noise=0.5),
    "hint-taker": Player(noise=0.5, hints=True),
    "copier": Player(copies=True),
}


class Game(NamedTuple):
    result: Result
    won: bool
    lives: int


def play(givens: Grid, solution: Grid, player: Player, rng: Random, par: Par) -> Game:
    """Return how a player's game ends."""
    referee = Referee(givens, solution, lives=LIVES, clock=CLOCK)
    now = 0
    board = givens

    def settle() -> None:
        while (question := referee.question) is not None:
            referee.take(question, answer(question))

    def spend(seconds: float) -> int:
        return int(1000 * seconds * player.pace * rng.lognormvariate(0, player.noise))

    def enter(cell: int, digit: int) -> bool:
        referee.enter(cell, digit, now)
        settle()
        return digit == solution.values[cell]

    settle()
    while not board.is_full and not referee.standing.is_lost:
        proofs = referee.judgement.proofs
        proof = next(iter(proofs.values()))
        cell, digit = int(proof.cell), int(proof.digit)
        single = proof.technique in SINGLES
        if player.copies:
            proof = max(proofs.values(), key=lambda p: p.worth)
            cell, digit = proof.cell, proof.digit
            now += 1000 * COPY_SECONDS
        elif player.guesses and not single:
            cell, digit = guess(board, rng)
            now += spend(GUESS_SECONDS)
        elif player.hints and not single:
            now += 1000 * HINT_SECONDS
            for step in referee.judgement.steps[: proof.taken]:
                cells = tuple(cell for cell, _ in step.placements)
                referee.hint(cells, step.eliminations, now)
            settle()
            continue
        else:
            now += spend(proof.seconds)
            if rng.random() < player.slips:
                enter(cell, digit % 9 + 1)
                now += 3000
        if not enter(cell, digit) and not referee.standing.is_lost:
            now += 3000
            digit = solution.values[cell]
            enter(cell, digit)
        board = board.place(cell, solution.values[cell])
    won = not referee.standing.is_lost
    return Game(finished(referee.standing, now, par.seconds, won=won), won, referee.standing.lives)


def guess(board: Grid, rng: Random) -> tuple[int, int]:
    """Return one of the candidates of a cell that has fewest."""
    cell = min(board.open_cells, key=lambda c: (board.candidates[c].bit_count(), rng.random()))
    return cell, rng.choice(board.candidates_of(cell))


def puzzles(level: Level, number: int) -> Iterator[Grid]:
    """Yield puzzles of a level from the bank."""
    bank = Bank()
    for index in range(number):
        yield Grid.parse(bank.entry(level, bank.offered(level)[index]).givens)


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    print(f"{number} puzzles a level; score / par, won, lives left, gold silver bronze none")
    for level in Level:
        boards = []
        for givens in puzzles(level, number):
            solution = solve(givens)
            assert solution is not None
            boards.append((givens, solution, par_of(givens, solution, lives=LIVES, clock=CLOCK)))
        print(
            f"\n{level.value}: par {min(b[2].score for b in boards)}-"
            f"{max(b[2].score for b in boards)}"
        )
        for name, player in PLAYERS.items():
            rng = Random(7)
            games = [(play(*board[:2], player, rng, board[2]), board[2]) for board in boards]
            medals = Counter(
                medal(game.result.total, par.score, helped=player.hints) if game.won else None
                for game, par in games
            )
            share = sum(game.result.total / par.score for game, par in games) / number
            print(
                f"  {name:22} {share:5.2f}  won {sum(g.won for g, _ in games) / number:4.0%}"
                f"  lives {sum(max(g.lives, 0) for g, _ in games) / number:.1f}  "
                + " ".join(f"{medals[m]:3}" for m in ("gold", "silver", "bronze", None))
            )


if __name__ == "__main__":
    main()
