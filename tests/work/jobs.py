"""Questions for the workers of the tests, which find them by name."""

import os
import time

from game.core.value import Value
from game.work.question import Lane, Pause


class Double(Value):
    number: int

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> int:
        return 2 * self.number


class Fail(Value):
    text: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> None:
        raise ValueError(self.text)


class PickyError(Exception):
    """Cannot be made from its own text."""

    def __init__(self, a: int, b: int) -> None:
        super().__init__(f"{a} and {b}")


class FailPicky(Value):
    lane = Lane.SHORT

    def answer(self, pause: Pause) -> None:
        raise PickyError(1, 2)


class CountUntilDropped(Value):
    start: int

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> None:
        number = self.start
        while True:
            number += 1
            pause(number)


class CountTo(Value):
    """Slow enough that others come between."""

    last: int

    lane = Lane.LONG

    def answer(self, pause: Pause) -> int:
        for number in range(1, self.last + 1):
            time.sleep(0.002)
            pause(number)
        return self.last


class Spin(Value):
    """Never pause: deaf to everything."""

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> None:
        while True:
            pass


class Die(Value):
    lane = Lane.SHORT

    def answer(self, pause: Pause) -> None:
        os._exit(3)


class DieOnce(Value):
    """Die where no worker has died before; else answer."""

    mark: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> str:
        if os.path.exists(self.mark):
            return "survived"
        with open(self.mark, "w"):
            os._exit(3)


class MakeUnpicklable(Value):
    lane = Lane.SHORT

    def answer(self, pause: Pause) -> object:
        return lambda: None


class TellPid(Value):
    lane = Lane.SHORT

    def answer(self, pause: Pause) -> int:
        return os.getpid()
