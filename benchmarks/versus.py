"""Simulated games of two: who wins how often, how long games last, and what evens them out.

    python -m benchmarks.versus [--games 400] [--quick] [--jobs N]

Both sides are the game's own opponents (`game.play.versus.opponent`), on the boards and by the
rules that people play on. Each figure is of so many games; in every other
one the sides are exchanged, unless it is about the sides. Prints tables in Markdown, which are in
docs/arcade.md, and says what of the aims holds; where one does not, it ends with an error. With
`--quick` there are fewer games, and wider bounds: it takes less than four minutes.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import cache, partial
from math import comb
from random import Random
from typing import Final, NamedTuple

from benchmarks.arcade import Claims
from game.cli.batch import cores, in_order
from game.core.grid import Grid
from game.generate.bank import Bank
from game.generate.draw import Draw
from game.play.versus.boards import LEVEL, Handicap, boards_for
from game.play.versus.game import Kind, Side, VersusGame, enter
from game.play.versus.opponent import SKILLS, Opponent, Pace, Skill
from game.solve.exact import solve

GOOD: Final = SKILLS[Pace.GOOD]
GUESSER: Final = GOOD._replace(slips=0.0, guesses=True)
LATE: Final = 400
CHUNK: Final = 20
"""Games that a process plays at a time."""


class Ended(NamedTuple):
    """What came of a game, as the first player sees it."""

    won: bool | None
    """`None` for a draw."""
    was_behind: bool | None
    """Whether the winner was behind when half of the cells were filled."""
    milliseconds: int
    left_won: bool | None


class Pairing(NamedTuple):
    """Two who play each other, and the cells that are given to the first one."""

    kind: Kind
    one: Skill
    other: Skill
    given: int = 0


@cache
def puzzle(number: int) -> tuple[Grid, Grid]:
    """Return an Easy puzzle of the bank, and its solution."""
    bank = Bank()
    offered = bank.offered(LEVEL)
    givens = Grid.parse(bank.entry(LEVEL, offered[number % len(offered)]).givens)
    solution = solve(givens)
    assert solution is not None
    return givens, solution


def play(pairing: Pairing, number: int) -> Ended:
    """Play a game; in every other one the first player sits on the right."""
    givens, solution = puzzle(number)
    first = Side(number % 2)
    skills = (pairing.one, pairing.other) if first is Side.A else (pairing.other, pairing.one)
    given = [0, 0]
    given[first] = pairing.given
    draw, rng = Draw(f"versus {number}"), Random(f"{pairing} {number}")
    boards = boards_for(pairing.kind, givens, solution, draw, handicap=Handicap(*given))
    game = VersusGame.start(pairing.kind, boards, tie_to=Side(number // 2 % 2))
    opponents = [Opponent(skill, side, rng) for side, skill in zip(Side, skills, strict=True)]
    for opponent in opponents:
        opponent.begin()
    half: Side | None = None
    is_half = False
    while not game.is_over:
        planned = [(plan.at, one.side, plan) for one in opponents if (plan := one.plan(game))]
        _, side, plan = min(planned, key=lambda found: found[:2])
        game, _ = enter(game, plan.by(side))
        opponents[side].entered(plan)
        if not is_half and _is_half(game):
            is_half, half = True, game.leader
    winner = game.winner
    if winner is None:
        return Ended(None, None, game.at, None)
    behind = None if half is None else winner is not half
    return Ended(winner is first, behind, game.at, winner is Side.A)


def _is_half(game: VersusGame) -> bool:
    """Whether half of the cells are filled, in a race by the one who is ahead."""
    filled = game.filled(Side.A), game.filled(Side.B)
    half = game.boards[0].empty // 2
    return sum(filled) >= half if game.is_shared else max(filled) >= half


def chunk(pairing: Pairing, games: int, number: int) -> list[Ended]:
    """Play some games of a pairing."""
    first = number * CHUNK
    return [play(pairing, n) for n in range(first, min(games, first + CHUNK))]


class Figures(NamedTuple):
    """What many games of a pairing came to."""

    games: int
    wins: float
    behind: float
    minutes: float
    left: float
    draws: float

    @property
    def match(self) -> float:
        """The share of matches won, best of three."""
        return sum(comb(3, n) * self.wins**n * (1 - self.wins) ** (3 - n) for n in (2, 3))


def figures(ended: Sequence[Ended]) -> Figures:
    """Return what games came to."""

    def share(of: Callable[[Ended], bool | None]) -> float:
        told = [value for one in ended if (value := of(one)) is not None]
        return sum(told) / max(1, len(told))

    minutes = sum(one.milliseconds for one in ended) / len(ended) / 60_000
    draws = sum(one.won is None for one in ended) / len(ended)
    return Figures(
        len(ended),
        share(lambda one: one.won),
        share(lambda one: one.was_behind),
        minutes,
        share(lambda one: one.left_won),
        draws,
    )


class Lab:
    """Plays pairings, each once."""

    def __init__(self, games: int, jobs: int) -> None:
        self.games: Final = games
        self._jobs: Final = jobs
        self._known: dict[Pairing, Figures] = {}

    def __call__(
        self, kind: Kind, one: Skill, other: Skill, given: int = 0, times: int = 1
    ) -> Figures:
        pairing = Pairing(kind, one, other, given)
        if pairing not in self._known:
            games = self.games * times
            work = partial(chunk, pairing, games)
            chunks = in_order(work, range(-(-games // CHUNK)), jobs=self._jobs)
            self._known[pairing] = figures([one for some in chunks for one in some])
        return self._known[pairing]


FASTER: Final = {
    "5% faster": (0.95, (0.57, 0.70), (0.54, 0.68)),
    "10% faster": (0.90, (0.66, 0.82), (0.62, 0.78)),
    "20% faster": (0.80, (0.84, 0.97), (0.78, 0.93)),
}
"""By name: the pace, and the bounds of the wins of a game."""
MINUTES: Final = {
    Pace.EXPERT: (1.9, 1.0),
    Pace.GOOD: (3.2, 1.8),
    Pace.CASUAL: (6.0, 3.3),
    Pace.BEGINNER: (8.9, 4.9),
}
"""Of a game at the same skill: of a race, and on a shared board."""
HANDICAPS: Final = {
    "20% faster, 5 or 6 cells": (GOOD._replace(pace=0.8 * GOOD.pace), (5, 6)),
    "twice as fast, 14 cells": (GOOD._replace(pace=0.5 * GOOD.pace), (14,)),
    "400 ms sooner, 4 cells": (GOOD, (4,)),
}


def percent(value: float) -> str:
    """Return a share in per cent."""
    return f"{100 * value:.0f}%"


def within(value: float, bounds: tuple[float, float], slack: float) -> bool:
    """Whether a share is within its bounds, or so near that noise explains it."""
    return bounds[0] - slack <= value <= bounds[1] + slack


def report(lab: Lab, claims: Claims, slack: float) -> None:
    """Print the tables, and what of the aims holds."""
    print("| | Race | Shared board |\n|---|---|---|")
    same = {kind: lab(kind, GOOD, GOOD, times=2) for kind in Kind}
    _row("same skill, first player", [percent(same[kind].wins) for kind in Kind])
    _row("left seat", [percent(same[kind].left) for kind in Kind])
    for kind in Kind:
        claims.check(
            f"the left seat wins half, {kind.value}",
            percent(same[kind].left),
            holds=within(same[kind].left, (0.47, 0.53), slack),
        )
    for name, (pace, *wins) in FASTER.items():
        fast = GOOD._replace(pace=pace * GOOD.pace)
        found = [lab(kind, fast, GOOD) for kind in Kind]
        _row(
            f"{name} wins a game / the match",
            [f"{percent(one.wins)} / {percent(one.match)}" for one in found],
        )
        for kind, one, bound in zip(Kind, found, wins, strict=True):
            claim = f"who is {name} wins, {kind.value}"
            claims.check(claim, percent(one.wins), holds=within(one.wins, bound, slack))
    _row("behind at half time wins", [percent(same[kind].behind) for kind in Kind])
    for kind in Kind:
        claims.check(
            f"who is behind at half time may still win, {kind.value}",
            percent(same[kind].behind),
            holds=within(same[kind].behind, (0.12, 0.31), slack),
        )
    _minutes(lab, claims)
    late = [lab(kind, GOOD._replace(late=LATE), GOOD) for kind in Kind]
    _row(f"{LATE} ms late wins", [percent(one.wins) for one in late])
    for other, bounds in {
        Pace.GOOD: ((0.0, 0.05), (0.0, 0.08)),
        Pace.CASUAL: ((0.0, 0.15), (0.0, 0.20)),
        Pace.BEGINNER: ((0.2, 0.65), (0.05, 0.6)),
    }.items():
        found = [lab(kind, GUESSER, SKILLS[other]) for kind in Kind]
        _row(f"guesser against {other.value} wins", [percent(one.wins) for one in found])
        for kind, one, bound in zip(Kind, found, bounds, strict=True):
            claim = f"who guesses gains nothing against {other.value}, {kind.value}"
            claims.check(claim, percent(one.wins), holds=within(one.wins, bound, slack))
    draws = same[Kind.SHARED].draws
    claims.check("draws are rare on a shared board", percent(draws), holds=draws <= 0.025 + slack)
    _handicaps(lab, claims, slack)


def _minutes(lab: Lab, claims: Claims) -> None:
    for pace, wanted in MINUTES.items():
        skill = SKILLS[pace]
        found = [lab(kind, skill, skill, times=2 if pace is Pace.GOOD else 1) for kind in Kind]
        _row(f"minutes a game, {pace.value}", [f"{one.minutes:.1f}" for one in found])
        for kind, one, minutes in zip(Kind, found, wanted, strict=True):
            claims.check(
                f"a game of {pace.value} players lasts about {minutes} minutes, {kind.value}",
                f"{one.minutes:.2f}",
                holds=abs(one.minutes / minutes - 1) <= 0.2,
            )


def _handicaps(lab: Lab, claims: Claims, slack: float) -> None:
    print("\n| handicap of a race, against a good player | wins |\n|---|---|")
    for name, (fast, cells) in HANDICAPS.items():
        slow = GOOD._replace(late=LATE) if fast is GOOD else GOOD
        found = [lab(Kind.RACE, slow, fast, given) for given in cells]
        told = ", ".join(percent(one.wins) for one in found)
        print(f"| {name} | {told} |")
        wins = sum(one.wins for one in found) / len(found)
        claims.check(
            f"a handicap makes it even: {name}", told, holds=within(wins, (0.4, 0.6), slack)
        )


def _row(name: str, cells: Sequence[str]) -> None:
    print(f"| {' | '.join((name, *cells))} |", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=400, help="a figure")
    parser.add_argument("--quick", action="store_true", help="fewer games, in four minutes")
    parser.add_argument("--jobs", type=int, default=cores())
    arguments = parser.parse_args()
    games = 60 if arguments.quick else arguments.games
    claims = Claims()
    said: list[tuple[str, str, bool]] = []
    # What holds is told after the tables.
    later = Later(said)
    report(Lab(games, arguments.jobs), later, slack=1.5 * (0.25 / games) ** 0.5)
    print()
    for claim, found, holds in said:
        claims.check(claim, found, holds=holds)
    return 0 if claims.hold else 1


class Later(Claims):
    """Claims that are told later."""

    def __init__(self, said: list[tuple[str, str, bool]]) -> None:
        super().__init__()
        self._said: Final = said

    def check(self, claim: str, found: str, *, holds: bool) -> None:
        self._said.append((claim, found, holds))


if __name__ == "__main__":
    sys.exit(main())
