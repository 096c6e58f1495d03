"""Functions for the workers of the tests, which find them by name."""

import time
from collections.abc import Callable


def double(number: int) -> int:
    return 2 * number


def fail(text: str) -> None:
    raise ValueError(text)


def count_for_ever(start: int, *, report: Callable[[object], None]) -> None:
    while True:
        start += 1
        report(start)


def spin() -> None:
    while True:
        pass


def swallow() -> None:
    """Catch everything an ordinary job can catch."""
    while True:
        try:
            time.sleep(0.001)
        except Exception:
            continue


def one_long_operation() -> int:
    """Be deaf to signals: one operation of the interpreter that takes very long."""
    return len(str(7 ** (1 << 27)))


def die() -> None:
    import os

    os._exit(3)


def make_unpicklable() -> object:
    return lambda: None
