"""Asking, leaving, coming back, failing and dying in any order: who hears what, and how often."""

from collections import deque
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from game.core.value import Value
from game.work.process import GRACE, WorkerProcess
from game.work.question import Lane, Pause, WorkerError
from game.work.wire import Ask, Drop, Kind, Link
from game.work.worker import OpenQuestion, Presence, Worker


class ShortOne(Value):
    number: int

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> int:
        return self.number


class LongOne(Value):
    number: int

    lane = Lane.LONG

    def answer(self, pause: Pause) -> int:
        return self.number


class Puppet:
    """A process and the wire to it; what happens in it is decided from outside."""

    pid = 1

    def __init__(self) -> None:
        self.asked: dict[int, Ask] = {}
        self.started: set[int] = set()
        self.dropped: list[int] = []
        self.out: deque[tuple[int, Kind, Any]] = deque()
        self.dead = False

    # -- the wire

    def send(self, message: object) -> None:
        if self.dead:
            raise BrokenPipeError
        if isinstance(message, Ask):
            self.asked[message.number] = message
        elif isinstance(message, Drop):
            self.dropped.append(message.number)

    def recv(self) -> tuple[int, Kind, Any]:
        if not self.out:
            raise EOFError
        return self.out.popleft()

    def poll(self) -> bool:
        return bool(self.out) or self.dead

    # -- the process

    def kill(self) -> None:
        self.dead = True

    def close(self) -> None:
        """It leaves by itself."""

    # -- what happens

    def hear(self) -> None:
        """Notice what is not wanted any more."""
        for number in self.dropped:
            if self.asked.pop(number, None):
                self.out.append((number, Kind.DROPPED, None))
        self.dropped.clear()

    def tell(self, kind: Kind, value: object) -> None:
        """Say something of the newest question."""
        self.hear()
        if self.asked:
            number = max(self.asked)
            if number not in self.started:
                self.started.add(number)
                self.out.append((number, Kind.STARTED, None))
            if kind is not Kind.PROGRESS:
                del self.asked[number]
            self.out.append((number, kind, value))


class House:
    """A worker with puppets for processes, and askers whose standing is set."""

    def __init__(self) -> None:
        self.now = 0.0
        self.puppets: list[Puppet] = []
        self.standing: dict[object, Presence] = {}
        self.worker = Worker(
            self.standing.__getitem__, clock=self.clock, make_process=self.make_process
        )

    def clock(self) -> float:
        return self.now

    def make_process(self) -> WorkerProcess:
        return WorkerProcess(clock=self.clock, open_link=self.open_link)

    def open_link(self) -> Link:
        puppet = Puppet()
        self.puppets.append(puppet)
        return puppet

    @property
    def living(self) -> list[Puppet]:
        return [puppet for puppet in self.puppets if not puppet.dead]


ASKERS = ("play", "study", "page")


class Life(RuleBasedStateMachine):
    """What was asked is heard once, by one who is in front and still wants it."""

    @initialize()
    def begin(self) -> None:
        self.house = House()
        self.house.standing.update(dict.fromkeys(ASKERS, Presence.FRONT))
        self.heard: dict[OpenQuestion[int], list[object]] = {}
        self.unwanted: set[OpenQuestion[int]] = set()

    def worker(self) -> Worker:
        return self.house.worker

    @rule(
        asker=st.sampled_from(ASKERS),
        number=st.integers(1, 3),
        kind=st.sampled_from([ShortOne, LongOne]),
    )
    def ask(self, asker: str, number: int, kind: "type[ShortOne] | type[LongOne]") -> None:
        if self.house.standing[asker] is Presence.GONE:
            return
        question = kind(number)
        before = tuple(self.worker().open)
        known = [a for a in before if (a.asker, a.question) == (asker, question)]

        def hear(answer: object) -> None:
            assert self.house.standing[asker] is Presence.FRONT
            assert asked not in self.unwanted
            assert answer == number or isinstance(answer, Exception)
            self.heard[asked].append(answer)

        asked = self.worker().ask(question, hear, asker=asker, failed=hear, progress=self.see)
        assert asked.is_open
        assert known in ([], [asked])
        assert tuple(self.worker().open) == (before if known else (*before, asked))
        self.heard.setdefault(asked, [])

    def see(self, progress: object) -> None:
        assert progress == "half"

    @rule(data=st.data())
    def drop(self, data: st.DataObject) -> None:
        if self.worker().open:
            asked = data.draw(st.sampled_from(self.worker().open))
            asked.drop()
            self.unwanted.add(asked)
            assert not asked.is_open
            asked.drop()

    @rule(asker=st.sampled_from(ASKERS), standing=st.sampled_from(Presence))
    def stand(self, asker: str, standing: Presence) -> None:
        if self.house.standing[asker] is Presence.GONE:
            # Another of that name comes.
            self.house.worker.poll()
        self.house.standing[asker] = standing
        if standing is Presence.GONE:
            self.unwanted |= {a for a in self.worker().open if a.asker == asker}

    @rule(data=st.data(), kind=st.sampled_from([Kind.PROGRESS, Kind.DONE, Kind.FAILED]))
    def answer(self, data: st.DataObject, kind: Kind) -> None:
        if self.house.living:
            puppet = data.draw(st.sampled_from(self.house.living))
            puppet.hear()
            if puppet.asked:
                question = _question(puppet)
                value = {
                    Kind.PROGRESS: "half",
                    Kind.DONE: question.number,
                    Kind.FAILED: ValueError("broken"),
                }[kind]
                puppet.tell(kind, value)

    @rule(data=st.data())
    def die(self, data: st.DataObject) -> None:
        if self.house.living:
            data.draw(st.sampled_from(self.house.living)).dead = True

    @rule()
    def be_deaf(self) -> None:
        self.house.now += GRACE
        self.worker().poll()

    @rule()
    def poll(self) -> None:
        self.worker().poll()

    @invariant()
    def nobody_hears_twice(self) -> None:
        for asked, heard in getattr(self, "heard", {}).items():
            assert len(heard) <= 1
            assert not (heard and asked.is_open)

    def teardown(self) -> None:
        if not hasattr(self, "house"):
            return
        self.worker().poll()
        for asker, standing in self.house.standing.items():
            if standing is Presence.COVERED:
                self.house.standing[asker] = Presence.FRONT
        for _ in range(200):
            self.worker().poll()
            for puppet in self.house.living:
                puppet.hear()
                if puppet.asked:
                    puppet.tell(Kind.DONE, _question(puppet).number)
        self.worker().poll()
        assert not self.worker().open
        for asked, heard in self.heard.items():
            assert heard or asked in self.unwanted
        assert len(self.house.living) <= len(Lane)
        self.worker().close()
        assert not self.house.living or all(not p.asked for p in self.house.living)


def _question(puppet: Puppet) -> ShortOne | LongOne:
    import pickle

    found: ShortOne | LongOne = pickle.loads(puppet.asked[max(puppet.asked)].pickled)
    return found


TestLife = Life.TestCase
TestLife.settings = settings(max_examples=150, stateful_step_count=40, deadline=None)


@pytest.fixture
def house() -> House:
    made = House()
    made.standing.update(dict.fromkeys(ASKERS, Presence.FRONT))
    return made


def hear(
    house: House, question: ShortOne | LongOne, asker: str, told: list[object]
) -> OpenQuestion[int]:
    return house.worker.ask(question, told.append, asker=asker, failed=told.append)


def test_the_long_process_is_started_by_its_first_question(house: House) -> None:
    assert not house.puppets
    house.worker.start()
    hear(house, ShortOne(1), "play", [])
    assert len(house.puppets) == 1
    hear(house, LongOne(1), "play", [])
    assert len(house.puppets) == 2


def test_equal_questions_of_two_are_asked_once_and_heard_by_both(house: House) -> None:
    first: list[object] = []
    second: list[object] = []
    one = hear(house, LongOne(1), "play", first)
    two = hear(house, LongOne(1), "study", second)
    other = hear(house, LongOne(2), "study", second)
    (puppet,) = house.puppets
    assert len(puppet.asked) == 2
    one.drop()
    assert not puppet.dropped
    other.drop()
    assert len(puppet.dropped) == 1
    puppet.tell(Kind.DONE, 1)
    house.worker.poll()
    assert (first, second) == ([], [1])
    assert not two.is_open


def test_what_failed_unheard_is_not_shared(house: House) -> None:
    house.standing["play"] = Presence.COVERED
    hear(house, LongOne(1), "play", [])
    house.puppets[0].tell(Kind.FAILED, ValueError())
    house.worker.poll()
    told: list[object] = []
    hear(house, LongOne(1), "study", told)
    house.puppets[0].tell(Kind.DONE, 1)
    house.worker.poll()
    assert told == [1]


def test_an_asker_keeps_its_number_and_a_newer_one_has_a_higher(house: House) -> None:
    for asker, number in (("play", 1), ("play", 2), ("study", 3), ("play", 4)):
        hear(house, LongOne(number), asker, [])
    askers = [ask.asker for ask in house.puppets[0].asked.values()]
    assert askers == [1, 1, 2, 1]


def test_full_pace_is_wanted_while_somebody_in_front_waits_for_a_short_answer(
    house: House,
) -> None:
    assert not house.worker.poll()
    hear(house, LongOne(1), "play", [])
    assert not house.worker.poll()
    hear(house, ShortOne(1), "play", [])
    assert house.worker.poll()
    house.standing["play"] = Presence.COVERED
    assert not house.worker.poll()


def test_only_what_was_at_work_is_blamed_for_a_death(house: House) -> None:
    told: list[object] = []
    aside = hear(house, LongOne(1), "play", told)
    hear(house, LongOne(2), "play", told)
    for _ in range(2):
        puppet = house.puppets[-1]
        puppet.out.append((2, Kind.STARTED, None))
        house.worker.poll()
        puppet.dead = True
        house.worker.poll()
    assert [type(answer) for answer in told] == [WorkerError]
    assert aside.is_open
    house.puppets[-1].tell(Kind.DONE, 1)
    house.worker.poll()
    assert told[1:] == [1]


def test_a_process_that_is_still_starting_is_not_taken_for_deaf(house: House) -> None:
    asked = hear(house, LongOne(1), "play", [])
    (puppet,) = house.puppets
    asked.drop()
    house.now += 2 * GRACE
    house.worker.poll()
    assert house.living == [puppet]
    hear(house, LongOne(2), "play", [])
    puppet.out.append((2, Kind.STARTED, None))
    house.worker.poll()
    (another,) = house.living
    assert another is not puppet
    # What was wanted is asked of the other one.
    assert list(another.asked) == [2]
