"""Simulated players of Rush on the product's own items: what they score, and whether the aims hold.

    python -m benchmarks.rush [--quick] [--rushes 1000]

The players are those of `benchmarks.rush_players`. Printed are the results by player and list, how
the score grows with speed and falls with slips, whether faster or cleaner ever scores less on the
same questions, and medians of lives of a hundred Rushes. Written down in docs/arcade.md.
"""

import argparse
import math
import sys
from random import Random
from statistics import mean, quantiles
from typing import Final

from benchmarks.rush_lives import lives
from benchmarks.rush_players import BEGINNER, CASUAL, EXPERT, GOOD, STRONG, Player, lost, play
from game.learn.rush import ROAD, Positions
from game.play.modes.rush import SINGLES, RushStanding, Verdict, Worth, strike_worth
from game.play.modes.rush_run import RushRun

LOCKED: Final = ROAD[:4]
TRIPLES: Final = ROAD[:7]
ONE_DIGIT: Final = ROAD[:12]
ROWS: Final = (
    ("beginner", BEGINNER, "singles", (), 291),
    ("casual", CASUAL, "singles", (), 514),
    ("casual", CASUAL, "to Locked", LOCKED, 506),
    ("good", GOOD, "singles", (), 1234),
    ("good", GOOD, "to triples", TRIPLES, 1140),
    ("strong", STRONG, "to one digit", ONE_DIGIT, 1686),
    ("expert", EXPERT, "all", ROAD, 2879),
    ("expert", EXPERT, "singles", (), 2677),
    ("good, 400 ms late", GOOD._replace(late=400), "to triples", TRIPLES, 1067),
    ("guesses everything", CASUAL._replace(guesses="all"), "to Locked", LOCKED, 80),
    (
        "good, guesses techniques",
        GOOD._replace(guesses="techniques"),
        "to triples",
        TRIPLES,
        731,
    ),
    ("good, passes techniques", GOOD._replace(guesses="passes"), "to triples", TRIPLES, 626),
)
"""Players, their lists, and the medians that the rules were meant for."""
PACES: Final = (4.0, 2.8, 2.0, 1.4, 1.0, 0.7, 0.5, 0.42)
SLIPS: Final = (0.0, 0.02, 0.04, 0.06, 0.10, 0.15, 0.20, 0.30, 0.50)
NEAR: Final = 0.10
"""How far a median may lie from what it was meant to be."""
EXPONENTS: Final = (0.7, 1.5)
GUESSED: Final = 100


def runs(positions: Positions, player: Player, asked: tuple[str, ...], count: int) -> list[RushRun]:
    """Return so many Rushes of a player; each has the same seeds."""
    found = []
    for number in range(count):
        rng = Random(f"{asked} {number}")
        order = list(asked)
        rng.shuffle(order)
        run = RushRun(f"bench{number}", positions.digest, asked=tuple(order))
        found.append(play(run, player, positions, rng).run)
    return found


def results(positions: Positions, count: int) -> list[str]:
    """Print a row for each player and list; return what is not as it was meant to be."""
    print(f"\n{'player':26}{'list':14}{'right':>6}{'strikes':>8}{'missed':>7}", end="")
    print(f"{'10 / 50 / 90%':>22}{'meant':>7}{'clock s':>8}{'lost':>7}")
    failed = []
    for name, player, words, asked, meant in ROWS:
        played = runs(positions, player, asked, count)
        ends = [run.standing for run in played]
        low, middle, high = tenths([end.score for end in ends])
        cost = mean(map(lost, played))
        thought = mean(run.milliseconds for run in played)
        row = (mean(end.right for end in ends), mean(end.strikes for end in ends))
        print(f"{name:26}{words:14}{row[0]:6.0f}{row[1]:8.1f}", end="")
        print(f"{mean(end.missed for end in ends):7.1f}", end="")
        print(f"{f'{low:.0f} / {middle:.0f} / {high:.0f}':>22}{meant:7}", end="")
        print(f"{thought / 1000:8.0f}{cost / (cost + thought):7.1%}", flush=True)
        if abs(middle / meant - 1) > NEAR and player.guesses != "all":
            failed.append(f"{name}, {words}: {middle:.0f}, not {meant}")
        if player.guesses == "all" and middle >= GUESSED:
            failed.append(f"{name}: {middle:.0f}")
    return failed


def tenths(scores: list[int]) -> tuple[float, float, float]:
    """Return the score that a tenth, half and nine tenths stay below."""
    cuts = quantiles(scores, n=10, method="inclusive")
    return cuts[0], cuts[4], cuts[8]


def cliffs(positions: Positions, count: int) -> list[str]:
    """Print how scores go with pace and slips; return what leaps or falls."""
    failed = []
    for words, asked in (("singles", ()), ("to triples", TRIPLES)):
        before: tuple[float, float] | None = None
        print(f"\npace, {words}, 3% slips: median, exponent of the mean")
        for pace in PACES:
            scores = [
                run.standing.score
                for run in runs(positions, GOOD._replace(pace=pace), asked, count)
            ]
            now, told = mean(scores), ""
            if before is not None:
                exponent = math.log(now / before[1]) / math.log(before[0] / pace)
                told = f"{exponent:.2f}"
                if not EXPONENTS[0] - 0.05 <= exponent <= EXPONENTS[1]:
                    failed.append(f"pace {pace}, {words}: exponent {told}")
            before = pace, now
            print(f"  {pace:5} {tenths(scores)[1]:6.0f} {told:>6}", flush=True)
    print("\nslips, singles, at par: median")
    last = math.inf
    for slips in SLIPS:
        scores = [
            run.standing.score for run in runs(positions, GOOD._replace(slips=slips), (), count)
        ]
        middle = tenths(scores)[1]
        print(f"  {slips:5.0%} {middle:6.0f}", flush=True)
        if middle >= last:
            failed.append(f"slips {slips:.0%}: {middle:.0f} after {last:.0f}")
        last = middle
    return failed


def monotone(pairs: int) -> list[str]:
    """Return the pairs of runs on the same questions where faster or cleaner scored less."""
    rng, worse = Random("pairs"), 0
    worths = [*SINGLES.values(), *(strike_worth(par) for par in (12, 25, 40, 75))]
    for _ in range(pairs):
        asked = [rng.choice(worths) for _ in range(150)]
        slips, pace = rng.choice((0.02, 0.1, 0.3)), rng.choice((0.3, 0.7, 1.5))
        plain = [
            (int(150 + worth.allotted * pace * rng.lognormvariate(0, 0.5)), drawn(rng, slips))
            for worth in asked
        ]
        better = [
            (
                max(150, int(thought * rng.choice((1, 1, 0.9, 0.5)))),
                Verdict.RIGHT if rng.random() < rng.choice((0, 0.5)) else verdict,
            )
            for thought, verdict in plain
        ]
        worse += scored(asked, better) < scored(asked, plain)
    print(f"\n{pairs} pairs on the same questions: faster or cleaner scored less in {worse}")
    return [f"{worse} pairs fall"] if worse else []


def drawn(rng: Random, slips: float) -> Verdict:
    """Return right, or with the chance of a slip a miss or a pass."""
    if rng.random() >= slips:
        return Verdict.RIGHT
    return rng.choice((Verdict.MISSED, Verdict.PASSED))


def scored(asked: list[Worth], answers: list[tuple[int, Verdict]]) -> int:
    """Return the score of verdicts on questions."""
    standing = RushStanding()
    for worth, (thought, verdict) in zip(asked, answers, strict=True):
        if not standing.can_answer(thought):
            break
        standing = standing.answer(worth, verdict, thought)
    return standing.score


def main() -> int:
    """Print the tables; return 1 where an aim does not hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="within four minutes")
    parser.add_argument("--rushes", type=int)
    arguments = parser.parse_args()
    count = arguments.rushes or (120 if arguments.quick else 1000)
    positions = Positions()
    failed = results(positions, count)
    failed += cliffs(positions, count // 2)
    failed += monotone(4_000 if arguments.quick else 20_000)
    failed += lives(positions, 4 if arguments.quick else 100)
    print("\n" + ("\n".join(f"NOT: {one}" for one in failed) or "all aims hold"))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
