"""The answers of players to the cards of a class, as files have them, and summaries of many."""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ..core.errors import SudokuError
from ..core.geometry import CLASSIC
from ..logic.constraints import by_id as of_constraints
from ..logic.techniques import BY_ID
from ..plain import LONGEST_NAME, clean
from ..play.serial import is_moment
from .slips import Slip
from .verdict import Answer, Built, Entered, Marked, Proved, Said, Struck

NAME: Final = "class-answers"
VERSION: Final = 1
MOST: Final = 100
"""Answers of a file."""
LONGEST: Final = 400
"""Characters of an answer in words."""
RIGHT: Final = ("right", "other-way")
"""What counts as right: by another way it is true, too."""
SHOWN: Final = "shown"
LEFT: Final = "left"
"""How a card went that had to be shown, and one that was not answered."""
_WENT: Final = (*RIGHT, "part", "beyond", "careful", "wrong", SHOWN, LEFT)


class AnswersError(SudokuError):
    """A text does not contain answers of a class."""

    key = "class.error.answers"

    def __init__(self, reason: str) -> None:
        super().__init__(f"no answers of a class: {reason}", reason=reason)


class CardAnswer(NamedTuple):
    """The first answer to a card, and its result."""

    technique: str
    """Its id; empty for a card that names none and never came up."""
    went: str
    """How the first answer fared, or `SHOWN` or `LEFT`."""
    given: str = ""
    """What it was, such as `r1c2 r1c5`, or `4r3c3` for candidates."""
    wrong: int = 0
    """Wrong answers in all."""
    milliseconds: int = 0
    slips: tuple[Slip, ...] = ()
    """Of which kinds those were that have one."""

    @property
    def is_right(self) -> bool:
        """Whether the first answer was right."""
        return self.went in RIGHT


class ClassAnswers(NamedTuple):
    """The answers of a player to a set, in the order of its cards."""

    set: str
    """The mark of the set."""
    title: str
    name: str
    at: str
    """When it ended, or how far it had come, in UTC, as 2026-11-22T03:00:00Z."""
    answers: tuple[CardAnswer, ...]
    left: tuple[int, ...] = ()
    """The places of the cards that are still to be done, the present one first."""

    @property
    def right(self) -> int:
        """How many first answers were right."""
        return sum(one.is_right for one in self.answers)

    @property
    def milliseconds(self) -> int:
        """The total time for the cards."""
        return sum(one.milliseconds for one in self.answers)


def given_text(answer: Answer) -> str:
    """Return an answer as text for a file."""
    cell = CLASSIC.cell_name
    if isinstance(answer, Marked | Proved):
        return " ".join(map(cell, sorted(answer.cells)))
    if isinstance(answer, Said):
        return "yes" if answer.yes else "no"
    if isinstance(answer, Entered):
        return f"{answer.candidate.digit}{cell(answer.candidate.cell)}"
    candidates = answer.candidates if isinstance(answer, Struck) else answer.struck
    struck = [f"{digit}{cell(at)}" for at, digit in sorted(candidates)]
    chain = [f"{d}{cell(at)}" for at, d in answer.nodes] if isinstance(answer, Built) else []
    return " ".join([*chain, "→", *struck] if chain else struck)[:LONGEST]


def json_of(one: ClassAnswers) -> str:
    """Return answers as JSON for a file."""
    told = one._asdict() | {
        "nonet": NAME,
        "version": VERSION,
        "answers": [
            answer._asdict() | {"slips": [slip.value for slip in answer.slips]}
            for answer in one.answers
        ],
    }
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"


def answers_of(text: str) -> ClassAnswers:
    """Return the answers in a file's text; `AnswersError` says what is wrong with it."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise AnswersError(str(error)) from None
    if not isinstance(told, dict) or told.get("nonet") != NAME:
        raise AnswersError(f'"nonet": "{NAME}"')
    if told.get("version") != VERSION:
        raise AnswersError(f'"version": {VERSION}')
    try:
        rows, left = told["answers"], told.get("left", [])
        if not isinstance(rows, list) or len(rows) > MOST or not is_moment(told["at"]):
            raise ValueError("answers, at")
        if not isinstance(left, list) or not set(left) <= set(range(len(rows))):
            raise ValueError(f"left: {left}")
        mark, title, name = (_words(told[key], LONGEST_NAME) for key in ("set", "title", "name"))
        answers = tuple(map(_answer, rows))
        return ClassAnswers(mark, title, name, told["at"], answers, tuple(dict.fromkeys(left)))
    except (KeyError, TypeError, ValueError) as error:
        raise AnswersError(str(error)) from None


def _answer(row: dict[str, object]) -> CardAnswer:
    technique, went, slips = row["technique"], row["went"], row["slips"]
    is_known = technique in BY_ID or technique in of_constraints()
    if not is_known and not (technique == "" and went == LEFT):
        raise ValueError(f"technique: {technique}")
    if went not in _WENT or not isinstance(slips, list):
        raise ValueError(f"went: {went}")
    return CardAnswer(
        str(technique),
        str(went),
        _words(row["given"], LONGEST),
        _number(row["wrong"]),
        _number(row["milliseconds"]),
        tuple(map(Slip, slips)),
    )


def _words(value: object, most: int) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r:.40}")
    return clean(value, most=most)


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1 << 40:
        raise ValueError(f"{value!r:.40}")
    return value


class CardSum(NamedTuple):
    """The results of all players for a card."""

    number: int
    technique: str
    right: int
    of: int
    milliseconds: int
    """In the middle of all who answered."""
    slip: Slip | None
    """The kind of wrong answer that came most."""


def latest(every: Iterable[ClassAnswers]) -> tuple[ClassAnswers, ...]:
    """Return the last answers of each player to each set, by name; complete ones first."""
    in_turn = sorted(every, key=lambda one: (not one.left, one.at))
    found = {(one.set, one.name): one for one in in_turn}
    return tuple(sorted(found.values(), key=lambda one: (one.set, one.name.casefold(), one.name)))


def by_card(answers: Sequence[ClassAnswers]) -> tuple[CardSum, ...]:
    """Return the results for each card of a set."""
    found = []
    for number in range(max((len(one.answers) for one in answers), default=0)):
        mine = [one.answers[number] for one in answers if number < len(one.answers)]
        times = sorted(one.milliseconds for one in mine if one.went != LEFT)
        slips = Counter(slip for one in mine for slip in one.slips).most_common(1)
        found.append(
            CardSum(
                number + 1,
                next((one.technique for one in mine if one.technique), ""),
                sum(one.is_right for one in mine),
                len(mine),
                times[len(times) // 2] if times else 0,
                slips[0][0] if slips else None,
            )
        )
    return tuple(found)


def by_slip(answers: Iterable[ClassAnswers]) -> tuple[tuple[Slip, int, int], ...]:
    """Return the kinds of wrong answers: how often, and by how many players."""
    often: Counter[Slip] = Counter()
    who: dict[Slip, set[str]] = {}
    for one in answers:
        for slip in (slip for answer in one.answers for slip in answer.slips):
            often[slip] += 1
            who.setdefault(slip, set()).add(one.name)
    order = list(Slip)
    ranked = sorted(often, key=lambda slip: (-often[slip], order.index(slip)))
    return tuple((slip, often[slip], len(who[slip])) for slip in ranked)


def sets_in_turn(answers: Iterable[ClassAnswers]) -> tuple[str, ...]:
    """Return the marks of the sets in the order in which they were first done."""
    first: dict[str, str] = {}
    for one in answers:
        first[one.set] = min(first.get(one.set, one.at), one.at)
    return tuple(sorted(first, key=lambda mark: (first[mark], mark)))
