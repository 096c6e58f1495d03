"""A Rush, finished or in progress: all that its score depends on, and its text.

For Rushes of the first rules (`nonet-rush:1:`) only the result is read.
"""

from typing import Final, NamedTuple

from ...core.message import Message, message
from ..arcade.run import End
from ..arcade.run_text import packed, read_summed, summed
from ..fields import GAME_ID, Fields, SaveError, integer, listed, truth
from .rush import CLOCK, VERSION, RushAnswer, RushStanding

KIND: Final = "rush"
MARK: Final = "nonet-rush"
MOST_ANSWERS: Final = 10_000
MOST_ASKED: Final = 200
LONGEST: Final = 100_000_000

STANDARD: Final = "standard"
RELAXED: Final = "relaxed"
CHOSEN: Final = "chosen"
KINDS: Final = (STANDARD, RELAXED, CHOSEN)
TABLE: Final = "rush"
"""The table of the standard kind; those of the others begin with it."""


class RushRun(NamedTuple):
    """The settings and answers of a Rush; sequence, disguises and score follow from them."""

    seed: str
    positions: str
    """Tells the positions of this version from others: see `game.learn.rush`."""
    kind: str = STANDARD
    clock: int = CLOCK
    """Milliseconds on the clock at the beginning."""
    asked: tuple[str, ...] = ()
    """The techniques that it asks for, in order; the new one is the first."""
    new: str = ""
    """The technique that is new, if one is."""
    answers: tuple[RushAnswer, ...] = ()
    rest: int = 0
    """Milliseconds of thought on the question that was not answered."""
    standing: RushStanding = RushStanding()
    given_up: bool = False
    """Whether it was left, or its process ended, before its own end."""
    ended_at: str = ""
    """Date and time in UTC; empty while it goes on."""
    day: str = ""
    """The player's date then."""
    rules: int = VERSION

    @property
    def times(self) -> int:
        """The factor for gains and costs of time."""
        return 2 if self.kind == RELAXED else 1

    @property
    def game_id(self) -> str:
        """Its id in the records."""
        return f"rush-{self.seed}"

    @property
    def place(self) -> str:
        """The table that it counts in; the custom kind has one for each set and length."""
        if self.kind == STANDARD:
            return TABLE
        if self.kind == RELAXED:
            return f"{TABLE} {RELAXED}"
        return f"{TABLE} {CHOSEN} {self.clock // 60_000} {'+'.join(sorted(self.asked))}".strip()

    @property
    def kind_words(self) -> Message:
        """The kind of Rush as a message."""
        return table_words(self.place)

    @property
    def end(self) -> End:
        """How it ended: by the clock, or given up."""
        return End.GIVEN_UP if self.given_up else End.WON

    @property
    def score(self) -> int:
        """Its points; one that was given up has none."""
        return 0 if self.given_up else self.standing.score

    @property
    def milliseconds(self) -> int:
        """How long its clock ran, in milliseconds."""
        return sum(answer.thought for answer in self.answers) + self.rest


class FirstRush(NamedTuple):
    """A Rush of the first rules: it asked for entries from a rung on, until three misses."""

    seed: str
    start: str
    """The technique of the first rung."""
    score: int
    answered: int
    missed: int
    end: End
    milliseconds: int
    ended_at: str
    day: str

    @property
    def game_id(self) -> str:
        """Its id in the records."""
        return f"rush-{self.seed}"

    @property
    def kind_words(self) -> Message:
        """The kind of Rush as a message."""
        return table_words(self.start)

    @property
    def right(self) -> int:
        """How many answers were right."""
        return self.answered - self.missed


def table_words(place: str) -> Message:
    """Return the name of a table, by the place or clock with which its runs are recorded."""
    table, *rest = place.split(" ")
    if table != TABLE:
        return message("rush.kind.first")
    if not rest or rest == [RELAXED]:
        return message(f"rush.kind.{rest[0] if rest else STANDARD}")
    _, minutes, *names = rest
    asked = "".join(names).split("+") if names else []
    told = message("rush.kind.techniques", len(asked))
    if len(asked) == 1:
        told = message(f"technique.{asked[0]}.name")
    elif not asked:
        told = message("rush.kind.singles")
    return message("rush.kind.chosen", techniques=told, minutes=minutes)


def rush_text(run: RushRun) -> str:
    """Return a Rush as a text without blanks, to paste."""
    fields = {
        "ended_at": run.ended_at,
        "day": run.day,
        "seed": run.seed,
        "rules": run.rules,
        "positions": run.positions,
        "kind": run.kind,
        "clock": run.clock,
        "asked": list(run.asked),
        "new": run.new,
        "answers": [list(answer) for answer in run.answers],
        "rest": run.rest,
        "given_up": run.given_up,
        "standing": run.standing._asdict(),
    }
    return packed(MARK, summed(KIND, fields, VERSION), VERSION)


def is_rush_text(text: str) -> bool:
    """Whether a text claims to be that of a Rush."""
    return text.lstrip().startswith(f"{MARK}:")


def read_rush(text: str) -> RushRun | FirstRush:
    """Return the Rush in a text; raises as `read_run` does."""
    return read_summed(text, MARK, KIND, _rush, VERSION)


def _rush(top: Fields) -> RushRun | FirstRush:
    seed = top.text("seed")
    if not GAME_ID.fullmatch(seed):
        raise SaveError("seed", value=f"{seed!r:.40}")
    plain = top.items("answers")
    if len(plain) > MOST_ANSWERS:
        raise SaveError("answers", most=MOST_ANSWERS)
    if top.integer("version", 1) < VERSION:
        return _first(seed, top)
    asked = top.items("asked")
    if len(asked) > MOST_ASKED:
        raise SaveError("answers", most=MOST_ASKED)
    told = top.fields("standing")
    kind, clock = top.text("kind"), top.integer("clock", 1)
    if kind not in KINDS:
        raise SaveError("rush", value=f"{kind!r:.40}")
    return RushRun(
        seed,
        top.text("positions"),
        kind,
        integer(clock, 1, LONGEST),
        tuple(map(_name, asked)),
        top.text("new"),
        tuple(map(_answer, plain)),
        integer(top.integer("rest"), 0, LONGEST),
        RushStanding(*(integer(told.integer(name), 0, LONGEST) for name in RushStanding._fields)),
        truth(top.plain["given_up"]),
        top.text("ended_at"),
        top.text("day"),
        top.integer("rules", 1),
    )


def _first(seed: str, top: Fields) -> FirstRush:
    told, answers = top.fields("standing"), [listed(one) for one in top.items("answers")]
    over, last = told.optional_integer("over", 0), 0
    for cell, digit, at in answers:
        integer(cell, 0, 80)
        integer(digit, 1, 9)
        last = integer(at, 0, LONGEST)
    ended = told.integer("ends") if over is None else over
    given_up = truth(top.plain["given_up"])
    end = End.GIVEN_UP if given_up else End.WON if over is None else End.LOST
    return FirstRush(
        seed,
        top.text("start"),
        0 if given_up else told.integer("score"),
        len(answers),
        len(told.items("missed")),
        end,
        last if given_up else ended,
        top.text("ended_at"),
        top.text("day"),
    )


def _name(plain: object) -> str:
    if not isinstance(plain, str) or not GAME_ID.fullmatch(plain):
        raise SaveError("rush", value=f"{plain!r:.40}")
    return plain


def _answer(plain: object) -> RushAnswer:
    cell, digit, thought = listed(plain)
    return RushAnswer(integer(cell, 0, 80), integer(digit, 0, 9), integer(thought, 0, LONGEST))
