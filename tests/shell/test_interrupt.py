"""Ctrl-C is kept where a library would swallow it, and comes as an exception after that."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, suppress

import pygame
import pytest

from game.shell.interrupt import interrupt_kept
from game.shell.patience import signals_leave
from tests.shell.screen import PATIENCE, ROOT

TWICE = """
import signal
from game.shell.interrupt import interrupt_kept
signal.signal(signal.SIGINT, signal.default_int_handler)
with interrupt_kept():
    signal.raise_signal(signal.SIGINT)
    print("once", flush=True)
    signal.raise_signal(signal.SIGINT)
    print("twice", flush=True)
"""


@pytest.fixture(autouse=True)
def in_the_foreground() -> Iterator[None]:
    """A shell has what it runs in the background ignore Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def press_within(
    manager: AbstractContextManager[object], error: Exception | None = None
) -> list[str]:
    """Press Ctrl-C within a manager, and return what was done after that."""
    done = []

    def press() -> None:
        with manager:
            signal.raise_signal(signal.SIGINT)
            done.append("all")
            if error is not None:
                raise error

    with pytest.raises(KeyboardInterrupt):
        press()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    return done


@pytest.mark.parametrize("error", [None, ValueError("a library has met it")])
def test_it_comes_at_the_end_and_in_place_of_an_error(error: Exception | None) -> None:
    assert press_within(interrupt_kept(), error) == ["all"]


def test_it_comes_where_it_is_asked_for() -> None:
    with suppress(KeyboardInterrupt), interrupt_kept() as answer:
        answer()
        signal.raise_signal(signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            answer()


def test_a_second_one_ends_the_program() -> None:
    program = subprocess.run(
        [sys.executable, "-c", TWICE],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert program.stdout == "once\n"
    assert program.returncode != 0


def test_a_window_leaves_first_and_is_interrupted_then() -> None:
    pygame.display.init()
    pygame.event.clear()
    assert press_within(signals_leave()) == ["all"]
    assert [event.type for event in pygame.event.get(pygame.QUIT)] == [pygame.QUIT]


def test_a_window_that_is_interrupted_twice_ends_at_once() -> None:
    with suppress(KeyboardInterrupt), signals_leave():
        signal.raise_signal(signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
