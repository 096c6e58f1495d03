"""Simulated players of scored games: what they earn against par, with which lives and medals.

    python -m benchmarks.arcade [--puzzles 200] [--jobs N]

Every player plays the same puzzles of the bank, so many a level, by the rules of Arcade, which
Daily and Ghost share, with each of the combo's clocks. A time is par times the player's pace, which
noise leaves as it is in the mean. Prints tables in Markdown, which are in docs/arcade.md, and says
at the end what of the claims made there holds; where one does not, it ends with an error. Marathon
has a script of its own, Rush scores by other rules, and Calm by none.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, partial
from operator import attrgetter
from random import Random
from typing import Final, NamedTuple

from game.cli.batch import cores, in_order
from game.core.grid import Grid
from game.generate.bank import Bank
from game.generate.levels import Level
from game.logic.cause import SINGLES
from game.play.arcade.referee import JudgedPosition, JudgeEntries, Par, Referee, par_of
from game.play.arcade.standing import MEDALS, finished, medal, start
from game.play.game_rules import ARCADE, COMBO_CLOCKS, GameRules
from game.solve.exact import solve

GUESS_SECONDS: Final = 6
HINT_SECONDS: Final = 5
AGAIN_SECONDS: Final = 3
"""After a mistake."""


class Player(NamedTuple):
    """How somebody plays."""

    pace: float = 1.0
    """Times par."""
    noise: float = 0.5
    """Standard deviation of the logarithm of each entry's time."""
    slips: float = 0.0
    """Share of entries that are first made wrongly."""
    guesses: bool = False
    """Whether one of two candidates is tried where more than a single is needed."""
    hints: bool = False
    """Whether a hint is asked for there."""
    copies: bool = False
    """Whether the solution is copied, hardest entries first."""
    seconds: int | None = None
    """What each entry takes, where that is not by par."""


PLAYERS: Final = {
    "perfect, at par": Player(noise=0.0),
    "the same with human noise": Player(),
    "half of par": Player(pace=0.5),
    "1.5 × par": Player(pace=1.5),
    "2 × par": Player(pace=2.0),
    "3 × par": Player(pace=3.0),
    "3% slips": Player(slips=0.03),
    "2 × par, 3% slips": Player(pace=2.0, slips=0.03),
    "guesses one of two": Player(guesses=True),
    "guesses at half of par": Player(pace=0.5, guesses=True),
    "asks for hints": Player(hints=True),
    "2 s an entry": Player(seconds=2),
    "copies the solution, 2 s an entry": Player(copies=True, seconds=2),
}
PERFECT, SOLVER, FAST_SOLVER, *_ = PLAYERS
GUESSERS: Final = {"guesses one of two": SOLVER, "guesses at half of par": FAST_SOLVER}
"""Each with the solver of the same speed."""
HINT_TAKER, QUICK_SOLVER, COPIER = list(PLAYERS)[-3:]


class Game(NamedTuple):
    """How a player's game ended."""

    total: int
    par: int
    won: bool
    lives: int
    mistakes: int
    medal: str | None
    guessed: int
    helped: bool


class Judge:
    """Judges positions of a puzzle, each once: most players come to the same ones."""

    def __init__(self) -> None:
        self._known: dict[object, JudgedPosition] = {}

    def settle(self, referee: Referee) -> None:
        """Answer all that a referee asks."""
        while (question := referee.question) is not None:
            referee.take(question, self.answer(question))

    def answer(self, question: JudgeEntries) -> JudgedPosition:
        """Return the answer to a question."""
        key = (question.position, question.entry)
        if key not in self._known:
            self._known[key] = question.answer()
        return self._known[key]


class Puzzle(NamedTuple):
    """A puzzle with its solution."""

    givens: Grid
    solution: Grid

    def par(self, rules: GameRules, judge: Judge) -> Par:
        """Return what a game of it is measured by."""
        assert rules.lives is not None
        lives, clock, bonus = rules.lives, rules.clock, rules.bonus
        return par_of(*self, lives=lives, clock=clock, bonus=bonus, ask=judge.answer)


@cache
def _bank() -> Bank:
    return Bank()


def puzzle_of(level: Level, number: int) -> Puzzle:
    """Return a puzzle of a level from the bank."""
    bank = _bank()
    givens = Grid.parse(bank.entry(level, bank.offered(level)[number]).givens)
    solution = solve(givens)
    assert solution is not None
    return Puzzle(givens, solution)


def play(puzzle: Puzzle, player: Player, rules: GameRules, par: Par, judge: Judge) -> Game:
    """Return how a player's game ends; the same player is as lucky in every mode."""
    assert rules.lives is not None
    rng = Random(puzzle.givens.text)
    referee = Referee(*puzzle, begun=start(rules.lives, rules.most_lives), clock=rules.clock)
    now, guessed, mistakes, helped, board = 0, 0, 0, False, puzzle.givens
    named: set[int] = set()
    """Cells that hints have led to."""

    def spend(seconds: float) -> int:
        if player.seconds is not None:
            return 1000 * player.seconds
        return int(1000 * seconds * player.pace * human(rng, player.noise))

    def enter(cell: int, digit: int) -> bool:
        nonlocal mistakes, now
        referee.enter(cell, digit, now)
        judge.settle(referee)
        if digit != puzzle.solution.values[cell]:
            mistakes += 1
            now += 1000 * AGAIN_SECONDS
        return not referee.standing.is_lost

    judge.settle(referee)
    while not board.is_full and not referee.standing.is_lost:
        proofs = referee.judgement.proofs
        proof = next(iter(proofs.values()))
        if player.copies:
            proof = max(proofs.values(), key=lambda p: p.worth)
        cell, digit, seconds = int(proof.cell), int(proof.digit), proof.seconds
        if proof.technique not in SINGLES and player.hints and cell not in named:
            now += 1000 * HINT_SECONDS
            helped = True
            named.add(cell)
            for step in referee.judgement.steps[: proof.taken]:
                cells = tuple(cell for cell, _ in step.placements)
                referee.hint(cells, step.eliminations, now)
            judge.settle(referee)
            continue
        if proof.technique not in SINGLES and player.guesses:
            (cell, digit), seconds = guess(board, rng), GUESS_SECONDS
            guessed += 1
        elif rng.random() < player.slips:
            digit = digit % 9 + 1
        now += spend(seconds)
        right = puzzle.solution.values[cell]
        # Who missed it enters it rightly, unless that was the last life.
        if enter(cell, digit) and digit != right:
            enter(cell, right)
        board = board.place(cell, right)
    standing, won = referee.standing, not referee.standing.is_lost
    total = finished(standing, now, par.seconds, won=won, bonus=rules.bonus).total
    earned = medal(total, par.score, helped=helped) if won else None
    lives = max(standing.lives, 0)
    return Game(total, par.score, won, lives, mistakes, earned, guessed, helped)


def human(rng: Random, noise: float) -> float:
    """Return by how much a time differs from what it is in the mean, which stays as it is."""
    return rng.lognormvariate(-noise * noise / 2, noise)


def guess(board: Grid, rng: Random) -> tuple[int, int]:
    """Return one of the candidates of a cell that has fewest."""
    cell = min(board.open_cells, key=lambda c: (board.candidates[c].bit_count(), rng.random()))
    return cell, rng.choice(board.candidates_of(cell))


def arcade_games(level: Level, number: int) -> dict[tuple[str, str], Game]:
    """Return the games of a puzzle, by clock and player."""
    puzzle, judge = puzzle_of(level, number), Judge()
    games = {}
    for clock in COMBO_CLOCKS:
        rules = ARCADE._replace(clock=clock)
        par = puzzle.par(rules, judge)
        for name, player in PLAYERS.items():
            games[clock, name] = play(puzzle, player, rules, par, judge)
    return games


def share(games: Sequence[Game]) -> float:
    """Return the mean score as a share of par."""
    return sum(game.total / game.par for game in games) / len(games)


def outcome(games: Sequence[Game]) -> str:
    """Return how many were won, and the mean lives that were lost and left."""
    won, lost, left = (
        sum(of(game) for game in games) / len(games)
        for of in (attrgetter("won"), attrgetter("mistakes"), attrgetter("lives"))
    )
    return f"{won:.0%} {lost:.1f} {left:.1f}"


def medals(games: Sequence[Game]) -> str:
    """Return how many earned gold, silver, bronze and none."""
    earned = Counter(game.medal for game in games)
    return "/".join(str(earned[name]) for name in (*(name for name, _ in MEDALS), None))


def print_table(title: str, head: Iterable[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table in Markdown."""
    columns = ["player", *head]
    print(f"\n{title}\n\n| {' | '.join(columns)} |\n|{'---|' * len(columns)}")
    for row in rows:
        print(f"| {' | '.join(row)} |")


class Claims:
    """What docs/arcade.md claims, each with what was found."""

    def __init__(self) -> None:
        self.hold = True

    def check(self, claim: str, found: str, *, holds: bool) -> None:
        """Print whether a claim holds."""
        self.hold &= holds
        print(f"{'holds' if holds else 'FAILS'}: {claim} ({found})")


def report_arcade(played: dict[Level, list[dict[tuple[str, str], Game]]], claims: Claims) -> None:
    """Print the tables of Arcade, and what they say of the claims."""
    games = {
        (clock, name, level): [one[clock, name] for one in ones]
        for clock in COMBO_CLOCKS
        for name in PLAYERS
        for level, ones in played.items()
    }
    levels = [level.value.capitalize() for level in played]
    kinds = [(f"Score as a share of par, {clock} clock", clock) for clock in COMBO_CLOCKS]
    for title, clock in kinds:
        rows = (
            [name, *(f"{share(games[clock, name, level]):.2f}" for level in played)]
            for name in PLAYERS
        )
        print_table(title, levels, rows)
    for title, told in (
        ("Games won, lives lost in the mean, and left of three at the end", outcome),
        ("Gold / silver / bronze / none", medals),
    ):
        rows = (
            [name, *(told(games[ARCADE.clock, name, level]) for level in played)]
            for name in PLAYERS
        )
        print_table(title, levels, rows)
    print()
    for clock in COMBO_CLOCKS:
        for guesser, solver in GUESSERS.items():
            found, below = [], True
            for level in played:
                guessed = sum(game.guessed for game in games[clock, guesser, level])
                shares = [share(games[clock, name, level]) for name in (guesser, solver)]
                below &= shares[0] < shares[1] or not guessed
                found.append("{:.2f} < {:.2f}".format(*shares) if guessed else "nothing to guess")
            claim = f"who {guesser} earns less than a solver at equal speed, {clock} clock"
            claims.check(claim, ", ".join(found), holds=below)
        every = [game for level in played for game in games[clock, HINT_TAKER, level]]
        better = sum(game.helped and game.medal not in (None, "bronze") for game in every)
        helped = sum(game.helped for game in every)
        claim = f"help wins nothing above bronze, {clock} clock"
        claims.check(claim, f"{better} of {helped} helped games", holds=not better)
        every = [game for level in played for game in games[clock, PERFECT, level]]
        gold = sum(game.medal in ("gold", "platinum") for game in every)
        claim = f"par pace earns gold or platinum, {clock} clock"
        claims.check(claim, f"{gold} of {len(every)} games", holds=gold == len(every))
        gain = max(
            share(games[clock, COPIER, level]) - share(games[clock, QUICK_SOLVER, level])
            for level in played
        )
        claim = f"who knows the solution gains nothing over who finds it as fast, {clock} clock"
        claims.check(claim, f"at most {gain:+.3f} of par", holds=gain <= 0.005)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--puzzles", type=int, default=200, help="of each level")
    parser.add_argument("--jobs", type=int, default=cores())
    arguments = parser.parse_args()
    played = {
        level: list(
            in_order(partial(arcade_games, level), range(arguments.puzzles), jobs=arguments.jobs)
        )
        for level in Level
    }
    claims = Claims()
    print(f"Arcade, Daily and Ghost: {arguments.puzzles} puzzles a level")
    report_arcade(played, claims)
    return 0 if claims.hold else 1


if __name__ == "__main__":
    sys.exit(main())
