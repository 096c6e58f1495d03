"""Mastery of techniques: one value from the school and from strikes in Rush."""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from enum import IntEnum
from typing import Final, NamedTuple

from ..logic.judge import par
from .repetition import Attempt, Grade
from .task import Skill

LAST: Final = 10
"""So many of the latest tries say how fluent somebody is."""
FLUENT: Final = 8
MASTERED: Final = 9
LONG: Final = timedelta(days=60)
"""What is mastered is due again in so long."""
KNOWN_OF: Final = 4
KNOWN: Final = 3
"""Of the last strikes of a technique so many right make it known in Rush."""


class Strike(NamedTuple):
    """An answer to a technique in Rush."""

    technique: str
    place: int
    """Which of its items it was."""
    right: bool
    lit: bool
    """Whether the digits of its pattern were lit."""
    milliseconds: int
    at: str
    """In UTC, as 2026-11-22T03:00:00Z."""
    day: str
    """The player's date."""


class Mastery(IntEnum):
    """How well a technique is mastered, starting from not at all."""

    NONE = 0
    MET = 1
    """It was right once."""
    LEARNING = 2
    KNOWN = 3
    """It was found in the school three times, days apart, or struck rightly in three of four."""
    FLUENT = 4
    """Eight of the last ten were right, unaided, within one and a half times par."""
    MASTERED = 5
    """Nine of the last ten were right within par, and it is due in sixty days or more."""


class Try(NamedTuple):
    """A technique that was asked for, in a lesson or in Rush."""

    right: bool
    aided: bool
    milliseconds: int
    at: str
    in_school: bool


def tries_of(
    technique: str, attempts: Iterable[Attempt], strikes: Iterable[Strike]
) -> tuple[Try, ...]:
    """Return all tries at finding a technique, the earliest first."""
    found = [
        Try(
            one.grade is not Grade.AGAIN,
            one.grade.value < Grade.GOOD.value,
            one.milliseconds,
            one.at,
            in_school=True,
        )
        for one in attempts
        # What a strike tells the school has no place of its own here.
        if one.technique == technique and one.skill is Skill.FIND and not _is_strike(one, strikes)
    ]
    found += [
        Try(one.right, one.lit, one.milliseconds, one.at, in_school=False)
        for one in strikes
        if one.technique == technique
    ]
    return tuple(sorted(found, key=lambda one: one.at))


def _is_strike(attempt: Attempt, strikes: Iterable[Strike]) -> bool:
    """Whether an attempt is the record of a strike in the school."""
    mark = (attempt.technique, attempt.at, attempt.milliseconds)
    return any((one.technique, one.at, one.milliseconds) == mark for one in strikes)


def mastery_of(
    technique: str, tries: Sequence[Try], *, known: bool, due: str | None, now: str
) -> Mastery:
    """Return how well a technique is mastered.

    `known` says whether the school or Rush counts it as known, `due` when finding it is due.
    """
    right = sum(one.right for one in tries)
    if not known:
        return Mastery.NONE if not right else Mastery.MET if right == 1 else Mastery.LEARNING
    least = 1000 * par(technique)
    clean = [one for one in tries[-LAST:] if one.right and not one.aided]
    if sum(one.milliseconds <= least for one in clean) >= MASTERED and _is_far(due, now):
        return Mastery.MASTERED
    if sum(2 * one.milliseconds <= 3 * least for one in clean) >= FLUENT:
        return Mastery.FLUENT
    return Mastery.KNOWN


def _is_far(due: str | None, now: str) -> bool:
    return due is not None and datetime.fromisoformat(due) - datetime.fromisoformat(now) >= LONG


class InRush(IntEnum):
    """The state of a technique in Rush, judged by its strikes."""

    OPEN = 0
    KNOWN = 1
    RESTS = 2
    """It was hardly ever right: it is out until the school has seen it right once."""


def in_rush(tries: Iterable[Try], *, known: bool) -> InRush:
    """Return the state of a technique in Rush; `known` is what the school says of it."""
    if known:
        return InRush.KNOWN
    struck: list[bool] = []
    rests = False
    for one in tries:
        if one.in_school:
            rests = rests and (one.aided or not one.right)
            continue
        struck.append(one.right)
        last = struck[-KNOWN_OF:]
        if len(last) == KNOWN_OF and sum(last) <= 1:
            struck, rests = [], True
    if rests:
        return InRush.RESTS
    last = struck[-KNOWN_OF:]
    return InRush.KNOWN if len(last) >= KNOWN and sum(last) >= KNOWN else InRush.OPEN
