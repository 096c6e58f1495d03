import gc
from collections.abc import Iterator

import pytest

from game.shell.garbage import ENOUGH, MIDDLE, OLD, YOUNG, collect_at_rest, start_collecting
from game.shell.loop import LIVELY_SECONDS
from tests.conftest import FREEZE
from tests.pilot import Clock, Pilot
from tests.shell.test_loop import make_loop


class Ring:
    """Garbage that only a collection frees."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def _collector(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    before, enabled = gc.get_threshold(), gc.isenabled()
    monkeypatch.setattr(gc, "freeze", FREEZE)
    gc.collect()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()
    gc.collect()
    FREEZE()
    (gc.enable if enabled else gc.disable)()


def rings() -> int:
    return sum(type(thing) is Ring for thing in gc.get_objects())


def old_ring() -> None:
    """Leave a ring that has outlived two collections of the young, and many of those behind it."""
    ring = Ring()
    for _ in range(ENOUGH):
        gc.collect(1)
    del ring


@pytest.mark.skipif(gc.get_threshold()[2] == 0, reason="this Python collects in small pieces")
def test_at_rest_everything_is_collected_and_in_play_it_is_not(pilot: Pilot) -> None:
    clock = Clock()
    loop = make_loop(pilot, clock)
    gc.enable()
    gc.set_threshold(0)
    old_ring()
    pilot.scene.animator.start(lambda _: None, 1000.0)
    loop.step()
    assert rings() == 1
    pilot.scene.animator.finish()
    clock.advance(LIVELY_SECONDS)
    loop.step()
    assert rings() == 0


def test_little_that_is_new_is_not_worth_a_collection() -> None:
    gc.enable()
    gc.set_threshold(0)
    ring = Ring()
    gc.collect(1)
    del ring
    collect_at_rest()
    assert rings() == 1


def test_what_is_there_at_the_start_is_never_looked_at() -> None:
    ring = Ring()
    start_collecting()
    assert gc.isenabled()
    assert gc.get_threshold()[:2] == (YOUNG, MIDDLE)
    assert gc.get_threshold()[2] in {OLD, 0}
    assert not any(thing is ring for thing in gc.get_objects())
