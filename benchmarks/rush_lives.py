"""Lives of a hundred Rushes: what players score while they get faster and learn techniques.

The pace follows the power law of practice from the first to the last; slips, and how often a
technique is found, lie between those of the players of that pace. While a technique is new, its lit
digits halve what is not found, and one that rests is answered once in the school before the next
Rush.
"""

import math
from bisect import bisect_right
from itertools import pairwise
from random import Random
from statistics import median
from typing import Final, NamedTuple

from benchmarks.rush_players import BEGINNER, CASUAL, EXPERT, GOOD, STRONG, Player, play
from game.learn.mastery import InRush, Try, in_rush
from game.learn.rush import Positions
from game.learn.rush_list import Player as Asked
from game.learn.rush_list import listed, own_pace
from game.learn.rush_rank import RANKS
from game.play.modes.rush import RushStanding
from game.play.modes.rush_run import RushRun

RUSHES: Final = 100
SPANS: Final = ((0, 1), (5, 10), (10, 20), (40, 60), (80, 100))


class Course(NamedTuple):
    """The paces of the first and of the last Rush of somebody."""

    name: str
    first: float
    last: float


COURSES: Final = (
    Course("beginner, 3.2 to 1.5", 3.2, 1.5),
    Course("casual, 2.2 to 1.1", 2.2, 1.1),
    Course("good, 1.2 to 0.7", 1.2, 0.7),
    Course("no change, 1.5", 1.5, 1.5),
)


KINDS: Final = (BEGINNER, CASUAL, GOOD, STRONG, EXPERT)


def player_of(pace: float) -> Player:
    """Return the player of a pace, between the kinds that there are."""
    for slower, faster in pairwise(KINDS):
        if pace >= faster.pace:
            share = math.log(slower.pace / pace) / math.log(slower.pace / faster.pace)
            share = max(0.0, share)
            slips = slower.slips + share * (faster.slips - slower.slips)
            finds = slower.finds + share * (faster.finds - slower.finds)
            return Player(pace, slips, finds)
    return EXPERT._replace(pace=pace)


class Life(NamedTuple):
    """The scores of a life's Rushes, how many techniques were known at each, and own bests."""

    scores: tuple[int, ...]
    known: tuple[int, ...]

    @property
    def bests(self) -> int:
        """How often a Rush was one's own best, the first aside."""
        return sum(score > max(self.scores[:n]) for n, score in enumerate(self.scores) if n)

    @property
    def rank(self) -> int:
        """The rank at the end, from 0."""
        highest = 0
        for n in range(5, len(self.scores) + 1):
            middle = median(self.scores[max(0, n - 10) : n])
            highest = max(highest, bisect_right(RANKS, middle))
        return highest


def life(course: Course, number: int, positions: Positions) -> Life:
    """Return a player's hundred Rushes."""
    rng = Random(f"{course.name} {number}")
    tries: dict[str, list[Try]] = {}
    standings: list[RushStanding] = []
    scores, known = [], []

    def state(name: str) -> InRush:
        return in_rush(tries.get(name, ()), known=False)

    for at in range(RUSHES):
        for name, tried in tries.items():
            if state(name) is InRush.RESTS:
                tried.append(Try(True, aided=False, milliseconds=0, at="", in_school=True))
        power = math.log(course.first / course.last) / math.log(RUSHES)
        pace = course.first * (at + 1) ** -power
        seed = f"{course.name[:4]}{number}x{at}"
        asked = listed(Asked(at, own_pace(standings)), state, seed)
        run = RushRun(seed, positions.digest, asked=asked.asked, new=asked.new)
        run, strikes = play(run, player_of(pace), positions, rng)
        for technique, is_right in strikes:
            one = Try(is_right, aided=False, milliseconds=0, at="", in_school=False)
            tries.setdefault(technique, []).append(one)
        standings.append(run.standing)
        scores.append(run.standing.score)
        known.append(sum(state(name) is InRush.KNOWN for name in tries))
    return Life(tuple(scores), tuple(known))


def lives(positions: Positions, count: int) -> list[str]:
    """Print medians of lives; return what falls from one span to the next."""
    failed = []
    print(f"\nmedians of {count} lives: score and techniques known in Rush 1, 6-10, 11-20, …")
    for course in COURSES:
        found = [life(course, number, positions) for number in range(count)]
        told, before = "", 0.0
        for first, end in SPANS:
            middle = median(score for one in found for score in one.scores[first:end])
            knows = median(n for one in found for n in one.known[first:end])
            told += f"{middle:7.0f} ({knows:.0f})"
            if middle < 0.85 * before:
                failed.append(f"{course.name}: {middle:.0f} after {before:.0f}")
            before = middle
        bests, rank = median(one.bests for one in found), median(one.rank for one in found)
        print(f"  {course.name:22}{told}  bests {bests:.0f}, rank {rank:.1f}", flush=True)
    return failed
