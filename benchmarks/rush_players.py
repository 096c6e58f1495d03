"""Simulated players of Rush, as docs/arcade.md has them; written down before any rule was tuned.

A question takes what it is allotted times the player's pace, with noise that leaves the mean as it
is; reading the new board takes READING times the pace, and the hand HAND. A technique that a player
knows is found with the chance that is theirs, halfway to always where its digits are lit; one that
is not found is passed after as long as finding it would have lasted. Who guesses is blind: any
digit, any of the cells that are asked.
"""

from random import Random
from typing import Final, NamedTuple

from benchmarks.arcade import human
from game.core.digits import digits_of
from game.learn.rush import Positions, Question, Turn, begun
from game.play.modes.rush import LEAST_THOUGHT, Form, RushAnswer, Verdict
from game.play.modes.rush_run import RushRun

NOISE: Final = 0.45
"""Deviation of the logarithm of the time that a single takes."""
NOISE_OF_TECHNIQUES: Final = 0.5
READING: Final = 150
HAND: Final = 800


class Player(NamedTuple):
    """How somebody plays."""

    pace: float
    slips: float
    """Share of answers that are wrong."""
    finds: float
    """How often a technique that is known is found."""
    late: int = 0
    """Milliseconds by which every answer is late."""
    guesses: str = ""
    """`all` or `techniques` where these are guessed, `passes` where techniques are passed."""


BEGINNER: Final = Player(3.0, 0.08, 0.50)
CASUAL: Final = Player(2.0, 0.05, 0.72)
GOOD: Final = Player(1.0, 0.03, 0.85)
STRONG: Final = Player(0.75, 0.025, 0.90)
EXPERT: Final = Player(0.5, 0.015, 0.95)


def answered(player: Player, question: Question, rng: Random) -> RushAnswer:
    """Return a player's answer to a question."""
    moving = round(READING * player.pace) + HAND + player.late
    is_guessed = player.guesses == "all" or (question.is_strike and player.guesses == "techniques")
    if is_guessed:
        return RushAnswer(*rng.choice(_possible(question)), moving)
    if question.is_strike and player.guesses == "passes":
        return RushAnswer(0, 0, moving)
    noise = human(rng, NOISE_OF_TECHNIQUES if question.is_strike else NOISE)
    thought = int(question.worth.allotted * player.pace * noise) + moving
    thought = max(thought, LEAST_THOUGHT)
    finds = (1 + player.finds) / 2 if question.is_new else player.finds
    if question.is_strike and rng.random() >= finds:
        return RushAnswer(0, 0, thought)
    if rng.random() < player.slips:
        return RushAnswer(*slip(question, rng), thought)
    return RushAnswer(*min(question.answers), thought)


def slip(question: Question, rng: Random) -> tuple[int, int]:
    """Return a wrong answer."""
    wrong = sorted(set(_possible(question)) - question.answers)
    return rng.choice(wrong)


def _possible(question: Question) -> list[tuple[int, int]]:
    """Return every answer that a question takes, right or wrong."""
    if question.form is Form.STRIKE:
        masks = question.grid.candidates
        return [(cell, digit) for cell in question.cells for digit in digits_of(masks[cell])]
    digits = (question.digit,) if question.digit else range(1, 10)
    return [(cell, digit) for cell in question.cells for digit in digits]


class Played(NamedTuple):
    """A Rush as a player ended it, and its techniques in turn, each with whether it was right."""

    run: RushRun
    strikes: tuple[tuple[str, bool], ...]


def play(run: RushRun, player: Player, positions: Positions, rng: Random) -> Played:
    """Return a Rush as a player ends it."""
    standing, turn, answers, rest = begun(run), Turn(), list[RushAnswer](), 0
    strikes = []
    while not standing.is_over:
        question, turn = positions.question(run, turn, standing.left)
        answer = answered(player, question, rng)
        if not standing.can_answer(answer.thought):
            rest = standing.left
            break
        answers.append(answer)
        standing = question.judged(standing, answer, run.times)
        if question.is_strike:
            is_right = question.verdict(answer) is Verdict.RIGHT
            strikes.append((question.technique, is_right))
    ended = run._replace(answers=tuple(answers), standing=standing, rest=rest)
    return Played(ended, tuple(strikes))


def lost(run: RushRun) -> int:
    """Return the milliseconds that misses and passes cost an ended Rush."""
    return run.clock + run.standing.given - run.standing.thought - run.rest
