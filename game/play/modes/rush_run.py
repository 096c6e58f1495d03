"""A Rush that has ended, or is being played: all that its score follows from, and its text."""

from typing import Final, NamedTuple

from ..arcade.run import End
from ..arcade.run_text import packed, read_summed, summed
from ..fields import GAME_ID, Fields, SaveError, integer, listed, truth
from .rush import RushAnswer, RushStanding

KIND: Final = "rush"
MARK: Final = "nonet-rush"
MOST_ANSWERS: Final = 10_000
LATEST: Final = 100_000_000


class RushRun(NamedTuple):
    """What was drawn and what was answered; its positions follow from seed and first rung."""

    seed: str
    start: str
    """The technique of the first rung."""
    positions: str
    """Tells the positions of this version from others: see `game.learn.rush`."""
    answers: tuple[RushAnswer, ...] = ()
    standing: RushStanding = RushStanding()
    ended_at: str = ""
    """Date and time in UTC; empty while it goes on."""
    day: str = ""
    """The player's date then."""
    given_up: bool = False
    """Whether it was left, or its process ended, before its own end."""

    @property
    def game_id(self) -> str:
        """What the records call it."""
        return f"rush-{self.seed}"

    @property
    def end(self) -> End:
        """How it ended: by the clock, by its misses, or before its time."""
        if self.given_up:
            return End.GIVEN_UP
        return End.WON if self.standing.over is None else End.LOST

    @property
    def score(self) -> int:
        """Its points; one that was given up has none."""
        return 0 if self.given_up else self.standing.score

    @property
    def milliseconds(self) -> int:
        """How long it took, as far as is known where it was given up."""
        if self.given_up:
            return self.answers[-1].at if self.answers else 0
        return self.standing.ended


def rush_text(run: RushRun) -> str:
    """Return a Rush as a text without blanks that can be pasted."""
    standing = run.standing
    fields = {
        "ended_at": run.ended_at,
        "day": run.day,
        "seed": run.seed,
        "start": run.start,
        "positions": run.positions,
        "answers": [list(answer) for answer in run.answers],
        "given_up": run.given_up,
        "standing": {
            "score": standing.score,
            "missed": list(standing.missed),
            "ends": standing.ends,
            "over": standing.over,
        },
    }
    return packed(MARK, summed(KIND, fields))


def is_rush_text(text: str) -> bool:
    """Whether a text claims to be that of a Rush."""
    return text.lstrip().startswith(f"{MARK}:")


def read_rush(text: str) -> RushRun:
    """Return the Rush of a text; the errors are those of `read_run`."""
    return read_summed(text, MARK, KIND, _rush)


def _rush(top: Fields) -> RushRun:
    seed = top.text("seed")
    if not GAME_ID.fullmatch(seed):
        raise SaveError("seed", value=f"{seed!r:.40}")
    plain = top.items("answers")
    if len(plain) > MOST_ANSWERS:
        raise SaveError("answers", most=MOST_ANSWERS)
    answers = tuple(map(_answer, plain))
    told = top.fields("standing")
    missed = tuple(integer(number, 0, len(answers)) for number in told.items("missed"))
    standing = RushStanding(
        len(answers),
        told.integer("score"),
        missed,
        told.integer("ends"),
        told.optional_integer("over", 0),
    )
    return RushRun(
        seed,
        top.text("start"),
        top.text("positions"),
        answers,
        standing,
        top.text("ended_at"),
        top.text("day"),
        truth(top.plain["given_up"]),
    )


def _answer(plain: object) -> RushAnswer:
    cell, digit, at = listed(plain)
    return RushAnswer(integer(cell, 0, 80), integer(digit, 1, 9), integer(at, 0, LATEST))
