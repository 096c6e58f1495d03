"""Lessons as series of tasks drawn from a seed, so that they can be continued later."""

from collections.abc import Iterable, Sequence
from math import inf
from typing import Final

from ..core.geometry import geometry_of
from ..core.grid import Grid
from ..generate.draw import Draw
from ..generate.transform import Transform, drawn_transform
from ..logic.step import Step
from ..solve.exact import solve
from .chapter import LOOKED_FOR, PAPER, RULES, Station
from .exercise import exercise_at, givens_of, steps_at
from .item import Item, Items
from .marks import pattern_cells
from .road import STATIONS, TECHNIQUES, station_of, taught_before
from .slips import Slip, Slipped
from .strength import share_for
from .task import Card, Dealt, Skill, Task
from .verdict import Exercise
from .within_reach import within_reach

SAYINGS: Final = 6
DEALT: Final = 6
"""So many exercises are dealt against a kind of slip."""
LOOKS: Final = 3
"""How often one finds, in a lesson."""


def lesson(station: str, seed: str, items: Items) -> tuple[Task, ...]:
    """Return the tasks of a station's lesson; the same seed gives the same tasks."""
    taught, draw = STATIONS[station], Draw(f"{station}/{seed}")
    picked = _Picker(taught, draw, items)
    first = picked.task(Card.TRY, 0.15, main=True)
    tasks = [first, first._replace(card=Card.WATCH)]
    tasks += [
        picked.task(Card.SAY, 0.5, miss=number % 2 == 1) for number in draw.permutation(SAYINGS)
    ]
    tasks += [picked.task(Card.FINISH, 0.3) for _ in range(2)]
    tasks += [
        picked.task(Card.FIND, 0.2 + 0.3 * number, aided=number == 0) for number in range(LOOKS)
    ]
    before = TECHNIQUES[: TECHNIQUES.index(taught.techniques[0])]
    for number in range(LOOKS):
        known = [name for name in before[-8:] if items.count(name)]
        if number == 1 or not known:
            mixed = picked.task(Card.MIXED, 0.8)
        else:
            other = station_of(known[draw.below(len(known))])
            mixed = _Picker(other, draw, items).task(Card.MIXED, 0.4)
        tasks.append(mixed._replace(lesson=station))
    tasks.append(picked.task(Card.PLAY_ON, 0.9))
    return tuple(tasks)


def practice(
    wanted: "tuple[tuple[str, Skill], ...]", seed: str, items: Items, player: float = inf
) -> tuple[Task, ...]:
    """Return a task for each station and skill to practise, at the player's level."""
    cards = {Skill.RECOGNISE: Card.SAY, Skill.COMPLETE: Card.FINISH}
    draw, tasks = Draw(f"practice/{seed}"), []
    for station, skill in wanted:
        card = cards.get(skill, Card.FIND)
        picked = _Picker(STATIONS[station], draw, items)
        miss = draw.below(2) == 1 and card is Card.SAY
        share = share_for(player, STATIONS[station].techniques[0])
        tasks.append(picked.task(card, share, miss=miss))
    return tuple(tasks)


def against(slip: Slip, slipped: Iterable[Slipped], seed: str, items: Items) -> tuple[Task, ...]:
    """Return exercises in which a kind of mistake occurred, on other boards."""
    asked = list(
        dict.fromkeys(
            (one.card, one.technique, one.change is not None)
            for one in reversed(tuple(slipped))
            if one.slip is slip
        )
    )
    draw, tasks = Draw(f"slip/{slip.value}/{seed}"), list[Task]()
    for number in range(DEALT if asked else 0):
        card, technique, misses = asked[number % len(asked)]
        place = draw.below(items.count(technique))
        changes = items.item(technique, place).changes
        # Where a near miss was taken for the thing itself, every other board is one.
        change = draw.below(len(changes)) if misses and changes and number % 2 == 0 else None
        guise = f"{technique}/{place}/{draw.below(1 << 30)}"
        upto = station_of(technique).id if card is Card.MIXED else ""
        tasks.append(Task(card, technique, place, guise, change, lesson=upto))
    return tuple(tasks)


def aside(station: str, seed: str) -> tuple[Task, ...]:
    """Return tasks beside the main road: one example, then ones to find."""
    taught, draw = STATIONS[station], Draw(f"{station}/{seed}")
    items = Items.shelf(taught.shelf)
    picked = _Picker(Station(station, (taught.aside,)), draw, items)
    tasks = [picked.task(Card.WATCH, 0.3), picked.task(Card.FINISH, 0.3)]
    if taught.shelf == PAPER:
        # What follows is written nowhere there.
        tasks[1] = picked.task(Card.FIND, 0.3, aided=True)
    tasks += [picked.task(Card.FIND, 0.3 + 0.1 * number) for number in range(LOOKED_FOR - 2)]
    return tuple(task._replace(shelf=taught.shelf) for task in tasks)


class _Picker:
    """Draws items of a station, without repeats while others are left."""

    def __init__(self, station: Station, draw: Draw, items: Items) -> None:
        self._names: Final = [name for name in station.techniques if items.count(name)]
        self._draw: Final = draw
        self._items: Final = items
        self._taken: Final[set[tuple[str, int]]] = set()

    def task(
        self,
        card: Card,
        share: float,
        *,
        miss: bool = False,
        aided: bool = False,
        main: bool = False,
    ) -> Task:
        """Return a task with one of the easier items: those within a share of all.

        An example to show in a lesson uses its `main` technique.
        """
        name, index = self._item(share, changes=miss, main=main)
        changes = self._items.item(name, index).changes
        change = self._draw.below(len(changes)) if miss and changes else None
        guise = f"{name}/{index}/{self._draw.below(1 << 30)}"
        return Task(card, name, index, guise, change, aided)

    def _item(self, share: float, *, changes: bool, main: bool) -> tuple[str, int]:
        # The first technique of a station is what it is about; others join in now and then.
        turn = 0 if main else self._draw.below(len(self._names) + 1)
        for name in dict.fromkeys((self._names[max(0, turn - 1)], *self._names)):
            count = self._items.count(name)
            pool: Sequence[int] = range(max(1, round(share * count)))
            if changes:
                pool = [n for n in range(count) if self._items.item(name, n).changes]
                pool = pool[: max(1, round(share * len(pool)))]
            fresh = [number for number in pool if (name, number) not in self._taken]
            if pool:
                break
        fresh = fresh or list(pool or range(count))
        place = fresh[self._draw.below(len(fresh))]
        self._taken.add((name, place))
        return name, place


def deal_task(task: Task, items: Items, guise: Transform | None = None) -> Dealt:
    """Return a task with its board and all steps there; takes a few milliseconds.

    Its disguise is drawn unless it is given; boards with constraints have none.
    """
    if task.shelf == RULES:
        return _dealt_with_rules(task)
    if task.shelf:
        items = Items.shelf(task.shelf)
    item = items.item(task.technique, task.place)
    dealt = _dealt(task, item, guise or drawn_transform(Draw(task.guise)))
    # Of several patterns that prove the same a search names one, in another guise another one,
    # perhaps by another technique, and a near miss of that may be none. As it was cut it is.
    dealt = dealt or _dealt(task, item, Transform())
    assert dealt is not None
    return dealt


def _dealt_with_rules(task: Task) -> Dealt:
    """Return a task on a board with constraints, whose code replaces the item's source."""
    item = Items.shelf(RULES).item(task.technique, task.place)
    position = Grid.parse(item.values, geometry_of(item.source)).without(item.removed)
    solution, givens = solve(position), givens_of(position)
    assert solution is not None
    steps = steps_at(position, givens, (task.technique,))
    exercise = Exercise((task.technique,), position, givens, solution, steps)
    return Dealt(task, item, exercise, steps[0])


def _within_reach(whole: Exercise, claims: list[Step], task: Task) -> Exercise:
    """Return the board to play on: the techniques taught so far suffice for it."""
    board = within_reach(
        Grid(whole.position.values),
        whole.solution,
        (*whole.taught, *whole.techniques),
        Draw(task.guise),
        most=station_of(task.technique).most_open,
        kept=pattern_cells(claims[0]),
    )
    return whole._replace(position=board, givens=givens_of(board), steps=())


def _dealt(task: Task, plain: Item, guise: Transform) -> Dealt | None:
    item = plain.in_guise(guise)
    puzzle = guise.apply(plain.givens)
    solution = solve(puzzle)
    assert solution is not None
    whole = exercise_at(task.technique, item.position, givens_of(puzzle), solution)
    if task.lesson:
        last = STATIONS[task.lesson].techniques
        known = (*taught_before(last[0]), *last)
        taught = tuple(name for name in known if name not in whole.techniques)
        whole = whole._replace(taught=taught, mixed=True)
    claims = [step for step in whole.steps if step.technique == task.technique]
    if task.card is Card.PLAY_ON:
        return Dealt(task, item, _within_reach(whole, claims, task), claims[0]) if claims else None
    if task.change is None:
        return Dealt(task, item, whole, claims[0]) if claims else None
    if task.change >= len(item.changes):
        # A mistake may be kept whose near miss is no longer among those of the item.
        return Dealt(task, item, whole, claims[0]) if claims else None
    cell, digit = item.changes[task.change]
    givens = whole.givens if digit else whole.givens & ~(1 << cell)
    near = exercise_at(task.technique, item.near_miss(task.change), givens, solution)
    left = {pattern_cells(step) for step in near.steps}
    # Where there are several, the change spoils one of them.
    spoilt = (step for step in claims if pattern_cells(step) not in left)
    return next((Dealt(task, item, near, step) for step in spoilt), None)
