"""Techniques that look alike: compared side by side, then distinguished."""

from typing import Final, NamedTuple

from ..core.digits import digits_of
from ..core.geometry import CLASSIC
from ..core.grid import Grid
from ..generate.draw import Draw
from ..generate.transform import Transform
from ..logic.step import Role, Step
from .chapter import TOLD_APART
from .exercise import steps_at
from .item import Items
from .lesson import deal_task
from .marks import pattern_cells
from .road import STATIONS
from .task import Card, Dealt, Task

EASY: Final = 0.3
"""The share of a technique's items that are shown and asked for: its plainest."""


class Asked(NamedTuple):
    """A position whose technique is asked for, and the right names, mostly one."""

    dealt: Dealt
    names: tuple[str, ...]


def tasks_of(station: str, seed: str, items: Items) -> tuple[Task, ...]:
    """Return the positions to name, with each technique about equally often."""
    names, draw = STATIONS[station].alike, Draw(f"{station}/{seed}")
    tasks = []
    for place in draw.permutation(TOLD_APART):
        name = names[place % len(names)]
        tasks.append(_task(name, draw, items))
    return tuple(tasks)


def compared(station: str, seed: str, items: Items) -> tuple[Dealt, ...]:
    """Return an example of each technique, all about the same digits."""
    draw, found = Draw(f"{station}/compared/{seed}"), list[Dealt]()
    for name in STATIONS[station].alike:
        task = _task(name, draw, items)
        first = _digits(deal_task(task, items, Transform()).claim)
        wanted = _digits(found[0].claim) if found else first
        found.append(deal_task(task, items, _renaming(first, wanted)))
    return tuple(found)


def asked(task: Task, station: str, items: Items) -> Asked:
    """Return a position to name; its pattern may belong to several techniques at once."""
    dealt = deal_task(task, items)
    exercise, cells = dealt.exercise, pattern_cells(dealt.claim)
    names = tuple(
        name
        for name in STATIONS[station].alike
        if any(
            pattern_cells(step) == cells
            for step in steps_at(exercise.position, exercise.givens, (name,))
        )
    )
    return Asked(dealt, names)


def difference(step: Step, position: Grid) -> tuple[frozenset[int], tuple[int, ...]]:
    """Return the cells and the houses that distinguish a step from its look-alikes."""
    roles = dict(step.roles)
    cells: frozenset[int] = frozenset()
    houses: tuple[int, ...] = ()
    match step.technique:
        case "skyscraper" | "two-string-kite" | "empty-rectangle" | "x-wing":
            houses = step.houses
        case "finned-x-wing":
            cells = frozenset(candidate.cell for candidate in roles.get(Role.FIN, ()))
        case "naked-pair" | "hidden-pair":
            cells = frozenset(candidate.cell for candidate in step.eliminations)
        case "uniqueness-test-1" | "uniqueness-test-4":
            masks = position.candidates
            cells = frozenset(c for c in pattern_cells(step) if masks[c].bit_count() > 2)
        case _:
            whole = pattern_cells(step)
            cells = frozenset(c for c in whole if whole - {c} <= {*CLASSIC.peers[c]})
    return cells, houses


def _task(name: str, draw: Draw, items: Items) -> Task:
    place = draw.below(max(1, round(EASY * items.count(name))))
    return Task(Card.SAY, name, place, f"{name}/{place}/{draw.below(1 << 30)}")


def _digits(step: Step) -> tuple[int, ...]:
    """Return the digits of a step, eliminated ones first."""
    gone = {candidate.digit for candidate in step.eliminations}
    found = {candidate.digit for _, candidates in step.roles for candidate in candidates}
    for each in step.sets:
        found.update(digits_of(each.digits))
    return (*sorted(gone & found), *sorted(found - gone))


def _renaming(digits: tuple[int, ...], wanted: tuple[int, ...]) -> Transform:
    """Return a transform that renames digits as wanted, and as few others as possible."""
    to = dict(zip(digits, wanted, strict=False))
    left = [digit for digit in range(1, 10) if digit not in to.values()]
    rest = [digit for digit in range(1, 10) if digit not in to]
    to.update({digit: digit for digit in rest if digit in left})
    others = [digit for digit in left if digit not in to.values()]
    to.update(zip((digit for digit in rest if digit not in to), others, strict=True))
    return Transform(digits=tuple(to[digit] for digit in range(1, 10)))
