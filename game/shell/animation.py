"""Short motions: values that run from 0 to 1 with an easing, or jump when motion is reduced."""

from collections.abc import Callable
from typing import Final

SHORT: Final = 0.08
MEDIUM: Final = 0.12
LONG: Final = 0.16

Easing = Callable[[float], float]


def linear(t: float) -> float:
    """Return `t` itself: no easing."""
    return t


def ease_out(t: float) -> float:
    """Start fast and slow down (cubic)."""
    return 1 - (1 - t) ** 3


def ease_out_back(t: float) -> float:
    """Overshoot a little before slowing down to the end."""
    return 1 + 2.70158 * (t - 1) ** 3 + 1.70158 * (t - 1) ** 2


def _no_progress(_: float) -> float:
    return 0.0


class _Motion:
    """A running motion, and its age: less than 0 during its delay."""

    __slots__ = ("done", "easing", "elapsed", "seconds", "step")

    def __init__(
        self,
        step: Callable[[float], None],
        seconds: float,
        easing: Easing,
        done: Callable[[], None] | None,
        elapsed: float,
    ) -> None:
        self.step: Final = step
        self.seconds: Final = seconds
        self.easing: Final = easing
        self.done: Final = done
        self.elapsed = elapsed


class Animator:
    """Runs the motions of a scene; the loop keeps 60 steps a second while any is running."""

    def __init__(self, *, reduced: bool = False) -> None:
        self.reduced = reduced
        """With reduced motion everything arrives at its end at once."""
        self._motions: dict[object, _Motion] = {}

    @property
    def active(self) -> bool:
        """Whether anything moves or waits to move."""
        return bool(self._motions)

    def start(
        self,
        step: Callable[[float], None],
        seconds: float = MEDIUM,
        *,
        key: object | None = None,
        delay: float = 0.0,
        easing: Easing = ease_out,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Call `step` with 0 now and with eased values up to exactly 1, then `done`.

        A motion with the same `key` replaces the running one, which neither steps nor finishes any
        more. During a delay `step` was called with 0 and waits.
        """
        key = object() if key is None else key
        if self.reduced:
            self._motions.pop(key, None)
            step(1.0)
            if done is not None:
                done()
            return
        self._motions[key] = _Motion(step, seconds, easing, done, -delay)
        step(0.0)

    def hold(
        self,
        step: Callable[[float], None],
        seconds: float,
        *,
        key: object | None = None,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Call `step` with 0 now, and with 1 and `done` after a time, even with reduced motion."""
        key = object() if key is None else key
        self._motions[key] = _Motion(step, seconds, _no_progress, done, 0.0)
        step(0.0)

    def update(self, dt: float) -> None:
        """Advance all motions by `dt` seconds."""
        for key, motion in list(self._motions.items()):
            if self._motions.get(key) is not motion:
                continue
            motion.elapsed += dt
            if motion.elapsed >= motion.seconds:
                del self._motions[key]
                motion.step(1.0)
                if motion.done is not None:
                    motion.done()
            elif motion.elapsed > 0:
                motion.step(motion.easing(motion.elapsed / motion.seconds))

    def finish(self) -> None:
        """Finish every motion now, including those that are started by others' ends."""
        while self._motions:
            for key, motion in list(self._motions.items()):
                if self._motions.pop(key, None) is motion:
                    motion.step(1.0)
                    if motion.done is not None:
                        motion.done()

    def cancel(self, key: object) -> None:
        """Stop a motion where it is."""
        self._motions.pop(key, None)
