"""The order of work inside a worker, step by step, without a process."""

import itertools
import pickle
from collections import deque
from collections.abc import Callable
from typing import Any

import pytest

from game.core.value import Value
from game.work.inside import LOOK_EVERY, Inside
from game.work.question import Lane, Pause
from game.work.wire import Ask, Drop, Kind

LOG: list[str] = []
ARRIVALS: dict[tuple[str, int], list[Ask | Drop]] = {}
WIRE: "list[Wire]" = []


class Wire:
    """The other end: what has been sent, and what is to be received."""

    def __init__(self, *messages: Ask | Drop) -> None:
        self.coming: deque[Ask | Drop] = deque(messages)
        self.sent: list[tuple[int, Kind, Any]] = []

    def poll(self) -> bool:
        return bool(self.coming)

    def recv(self) -> Ask | Drop:
        if not self.coming:
            raise EOFError
        return self.coming.popleft()

    def send(self, message: tuple[int, Kind, Any], /) -> None:
        self.sent.append(message)


class Work(Value):
    """Pauses a few times; at each pause something may arrive."""

    name: str
    pauses: int = 0

    lane = Lane.LONG

    def answer(self, pause: Pause) -> str:
        for number in range(1, self.pauses + 1):
            LOG.append(f"{self.name}{number}")
            WIRE[0].coming.extend(ARRIVALS.pop((self.name, number), ()))
            pause()
        LOG.append(f"{self.name}.")
        return self.name


def ask(number: int, asker: int, name: str, pauses: int = 0) -> Ask:
    return Ask(number, asker, pickle.dumps(Work(name, pauses)))


@pytest.fixture(autouse=True)
def clean() -> None:
    for kept in (LOG, ARRIVALS, WIRE):
        kept.clear()


def run(*messages: Ask | Drop, clock: Callable[[], float] | None = None) -> Wire:
    wire = Wire(*messages)
    WIRE.append(wire)
    Inside(wire, clock or itertools.count().__next__).serve()
    return wire


def ends(wire: Wire) -> list[tuple[int, Kind]]:
    return [(number, kind) for number, kind, _ in wire.sent if kind is not Kind.STARTED]


def test_one_asker_is_answered_in_order() -> None:
    ARRIVALS["a", 1] = [ask(2, 1, "b"), ask(3, 1, "c")]
    run(ask(1, 1, "a", 2))
    assert LOG == ["a1", "a2", "a.", "b.", "c."]


def test_a_newer_asker_goes_first_and_the_others_are_gone_on_with() -> None:
    ARRIVALS["a", 1] = [ask(2, 1, "b"), ask(3, 2, "x", 2), ask(4, 2, "y")]
    ARRIVALS["x", 1] = [ask(5, 3, "z")]
    wire = run(ask(1, 1, "a", 2))
    assert LOG == ["a1", "x1", "z.", "x2", "x.", "y.", "a2", "a.", "b."]
    assert [number for number, _ in ends(wire)] == [5, 3, 4, 1, 2]


def test_what_waited_before_is_not_done_on_top_of_newer_work() -> None:
    ARRIVALS["x", 1] = [ask(3, 1, "b")]
    run(ask(1, 1, "a"), ask(2, 2, "x", 2))
    assert LOG == ["x1", "x2", "x.", "a.", "b."]


def test_what_is_put_aside_can_be_dropped() -> None:
    ARRIVALS["a", 1] = [ask(2, 2, "x", 2)]
    ARRIVALS["x", 1] = [Drop(1)]
    wire = run(ask(1, 1, "a", 3))
    assert LOG == ["a1", "x1", "x2", "x."]
    assert ends(wire) == [(1, Kind.DROPPED), (2, Kind.DONE)]


def test_dropping_ends_what_is_at_work_or_waits_and_nothing_else() -> None:
    ARRIVALS["a", 2] = [Drop(1), Drop(3), Drop(9)]
    wire = run(ask(1, 1, "a", 5), ask(2, 1, "b"), ask(3, 1, "c"))
    assert LOG == ["a1", "a2", "b."]
    assert ends(wire) == [(1, Kind.DROPPED), (3, Kind.DROPPED), (2, Kind.DONE)]


def test_what_is_on_top_can_be_dropped() -> None:
    ARRIVALS["a", 1] = [ask(2, 2, "x", 1)]
    ARRIVALS["x", 1] = [Drop(2)]
    assert ends(run(ask(1, 1, "a", 1))) == [(2, Kind.DROPPED), (1, Kind.DONE)]


def test_looking_for_more_is_seldom() -> None:
    now = itertools.count(0, LOOK_EVERY / 4)
    ARRIVALS["a", 2] = [ask(2, 2, "x")]
    run(ask(1, 1, "a", 9), clock=now.__next__)
    # It looked at the first pause, and then not before the time was over.
    assert LOG.index("x.") == LOG.index("a5") + 1


def test_it_ends_in_the_middle_of_work_when_the_other_side_has_gone() -> None:
    class Gone(Wire):
        def poll(self) -> bool:
            return True

    wire = Gone(ask(1, 1, "a", 3))
    WIRE.append(wire)
    Inside(wire, itertools.count().__next__).serve()
    assert LOG == []
    assert wire.sent == []
