"""Kinds of wrong answers: what was confused, which kinds recur, and what helps."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple

from ..core.message import Message
from .task import Card, Task

if TYPE_CHECKING:
    # What is kept of slips is there at every start; answers are judged by few.
    from .verdict import Verdict

HALF_LIFE: Final = timedelta(days=21)
"""What is as old as this counts half."""
SHOWN: Final = 3
"""So many kinds are told of, the most frequent first."""
LAST: Final = 500
"""So many of the latest wrong answers are looked at."""
_RIGHT: Final = ("right", "other-way")
"""The kinds of verdicts that are of no kind of slip."""
_WINGS: Final = ("xy-wing", "xyz-wing", "w-wing", "wxyz-wing")
_PAIRS: Final = ("naked-pair", "locked-pair", "remote-pair", "hidden-pair")


class Slip(Enum):
    """A kind of wrong answer; its sentence is `learn.slip.<value>`."""

    THIRD_CANDIDATE = "third-candidate"
    UNION = "union"
    THIRD_PLACE = "third-place"
    HOUSE = "house"
    BIVALUE = "bivalue"
    IN_PATTERN = "in-pattern"
    WING_STRUCK = "wing-struck"
    OUTSIDE = "outside"
    CROSSWISE = "crosswise"
    ONE_END = "one-end"
    NO_END = "no-end"
    FIN = "fin"
    COLOURS = "colours"
    OTHER_DIGIT = "other-digit"
    WEAK_LINK = "weak-link"
    CHAIN_UNSEEN = "chain-unseen"
    PIVOT = "pivot"
    WING_DIGITS = "wing-digits"
    TWINS = "twins"
    UNTIED = "untied"
    FOUR_BOXES = "four-boxes"
    GIVEN_CORNER = "given-corner"
    BARE_CORNERS = "bare-corners"
    THERE_ALREADY = "there-already"
    ANSWER = "answer"
    GUESS = "guess"
    LINES = "lines"
    LINKS = "links"
    BOX_AND_LINE = "box-and-line"
    UNPROVED = "unproved"
    HALF = "half"


_BY_REASON: Final = {
    "learn.why.too_many": Slip.UNION,
    "learn.said.can_be": Slip.THIRD_CANDIDATE,
    "learn.said.place": Slip.THIRD_PLACE,
    "learn.why.another_place": Slip.THIRD_PLACE,
    "learn.why.no_house": Slip.HOUSE,
    "learn.why.not_bivalue": Slip.BIVALUE,
    "learn.why.in_pattern": Slip.IN_PATTERN,
    "learn.why.outside": Slip.OUTSIDE,
    "learn.why.crosswise": Slip.CROSSWISE,
    "learn.why.sees_some": Slip.ONE_END,
    "learn.why.sees_none": Slip.NO_END,
    "learn.why.other_digit": Slip.OTHER_DIGIT,
    "learn.chain.weak_end": Slip.WEAK_LINK,
    "learn.chain.unseen": Slip.CHAIN_UNSEEN,
    "learn.chain.kept": Slip.CHAIN_UNSEEN,
    "learn.chain.kept_by_ring": Slip.CHAIN_UNSEEN,
    "learn.why.no_pivot": Slip.PIVOT,
    "learn.why.wing_digits": Slip.WING_DIGITS,
    "learn.why.no_twins": Slip.TWINS,
    "learn.why.untied": Slip.UNTIED,
    "learn.why.not_two_boxes": Slip.FOUR_BOXES,
    "learn.why.given_corner": Slip.GIVEN_CORNER,
    "learn.why.too_few_bare": Slip.BARE_CORNERS,
    "learn.why.there_already": Slip.THERE_ALREADY,
    "learn.careful": Slip.ANSWER,
    "learn.careful.why": Slip.ANSWER,
    "learn.beyond": Slip.GUESS,
    "learn.beyond.digit": Slip.GUESS,
    "learn.why.not_so_many_lines": Slip.LINES,
    "learn.why.two_links": Slip.LINKS,
    "learn.why.not_in_box_and_line": Slip.BOX_AND_LINE,
    "learn.proof.places": Slip.UNPROVED,
    "learn.proof.digits": Slip.UNPROVED,
    "learn.part.struck": Slip.HALF,
}
"""What a reason tells, where the technique makes no difference."""


class Slipped(NamedTuple):
    """A wrong answer of a kind, with its task."""

    slip: Slip
    card: Card
    technique: str
    place: int
    guise: str
    change: int | None
    at: str
    """In UTC, as 2026-11-22T03:00:00Z."""
    day: str
    """The player's date."""

    @property
    def task(self) -> Task:
        """The task as it was dealt."""
        return Task(self.card, self.technique, self.place, self.guise, self.change)


class Habit(NamedTuple):
    """A kind of mistake that recurs: its weight, and when it last occurred."""

    slip: Slip
    weight: float
    last: Slipped


def slip_of(verdict: "Verdict", technique: str) -> Slip | None:
    """Return the kind of a wrong answer; None if it is right, or of no known kind."""
    if verdict.kind.value in _RIGHT:
        return None
    reason = _inner(verdict.reason)
    found = _BY_REASON.get(reason.key)
    is_finned = technique.startswith(("finned", "sashimi"))
    if found is Slip.UNION and technique in _PAIRS:
        return Slip.THIRD_CANDIDATE
    if found is Slip.IN_PATTERN and technique in _WINGS:
        return Slip.WING_STRUCK
    if found in (Slip.ONE_END, Slip.NO_END) and is_finned:
        return Slip.FIN
    if found is Slip.GUESS and technique.startswith("simple-colours"):
        return Slip.COLOURS
    return found


def _inner(reason: Message) -> Message:
    """Return the fault of an answer that is otherwise right."""
    inner = dict(reason.arguments).get("why")
    return inner if isinstance(inner, Message) else reason


def habits(slipped: Iterable[Slipped], now: str) -> tuple[Habit, ...]:
    """Return the most frequent recent kinds of mistakes; those overcome fade."""
    moment = datetime.fromisoformat(now)
    found: dict[Slip, Habit] = {}
    for one in tuple(slipped)[-LAST:]:
        age = max(timedelta(), moment - datetime.fromisoformat(one.at))
        before = found.get(one.slip)
        weight = 0.5 ** (age / HALF_LIFE) + (0.0 if before is None else before.weight)
        found[one.slip] = Habit(one.slip, weight, one)
    order = list(Slip)
    ranked = sorted(found.values(), key=lambda h: (-round(h.weight, 6), order.index(h.slip)))
    return tuple(ranked[:SHOWN])
