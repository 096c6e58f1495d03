"""The loop: handles events, steps the stage, draws changes, and says how long to wait.

`run` waits by itself, `run_async` lets others wait; whoever calls `begin`, `step` and `end` is the
loop.

60 steps a second while something moves and for two seconds after input, then 20, or fewer where
input ends the sleep by itself or the window has lost the focus. Time comes from outside, so that
tests step through it.
"""

import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

import pygame

from .crash import CrashError
from .gamepad import Gamepads
from .garbage import collect_at_rest, start_collecting
from .held_keys import HeldKeys
from .log import log
from .patience import signals_leave
from .scene import Scene
from .stage import Stage
from .wakeup import Sleep, Sleeper, window_sleeper
from .window import Window

STEP: Final = 1 / 60
MAX_STEPS: Final = 6
"""After a long gap at most this many steps are made up for; the rest of the time is dropped."""
LIVELY_SECONDS: Final = 2.0
"""How long after the last input the loop stays at full pace."""
IDLE: Final = 1 / 20
IDLE_WOKEN: Final = 1 / 4
"""The idle pace where input ends the sleep."""
UNFOCUSED: Final = 1 / 5
HIDDEN: Final = 1 / 2

SPACING: Final = 1 / 250
"""No two frames are closer than this, whatever comes in."""

INPUT: Final = frozenset(
    {
        pygame.KEYDOWN,
        pygame.KEYUP,
        pygame.MOUSEMOTION,
        pygame.MOUSEBUTTONDOWN,
        pygame.MOUSEBUTTONUP,
        pygame.MOUSEWHEEL,
        pygame.WINDOWFOCUSGAINED,
    }
)


class Loop:
    """Drives a stage in a window until the stage ends."""

    def __init__(
        self,
        window: Window,
        stage: Stage,
        *,
        clock: Callable[[], float] = time.perf_counter,
        sleeper: Sleeper | None = None,
        events: Callable[[], Iterable[pygame.event.Event]] = pygame.event.get,
        rescue: Callable[[], object] | None = None,
    ) -> None:
        """`rescue` saves the game when an error ends the loop."""
        self.window: Final = window
        self.stage: Final = stage
        self._clock = clock
        self._sleeper = sleeper
        self.events = events
        """Where events come from."""
        self._rescue = rescue
        self._gamepads = Gamepads()
        self._held_keys = HeldKeys()
        self._now = clock()
        self._began = self._now
        """When the present frame began."""
        self._last_input = self._now
        self._accumulated = 0.0
        self._due = self._now
        self._frames = 0
        self._busy = False
        self._pressed_in: Scene | None = None
        """The scene that was on top when a key was pressed last."""
        self.polls: list[Callable[[], object]] = []
        """Called once a frame (results of workers, finished writes); True asks for full pace."""

    def run(self) -> None:
        """Run until the stage ends, then close its scenes; `CrashError` from an uncaught error."""
        with self._guarded():
            with signals_leave():
                self.begin()
                self._sleeper = self._sleeper or window_sleeper()
                while self.stage.running:
                    self._wait(self._sleeper.sleep)
                    self.step()
            self.end()

    async def run_async(
        self, wait: Callable[[float], Awaitable[object]], *, wakes: bool = False
    ) -> None:
        """Run like `run` on systems without sleep: `wait` returns after some seconds.

        With `wakes` it also returns when there is input.
        """
        with self._guarded():
            self._sleeper = Sleeper(time.sleep, wakes)
            seconds = self.begin()
            while self.stage.running:
                await wait(seconds)
                seconds = self.step()
            self.end()

    def begin(self) -> float:
        """Show the first frame; return the seconds to the next one."""
        seconds = self.step()
        self.stage.later(start_collecting)
        self.stage.later(self._gamepads.open)
        return seconds

    def step(self) -> float:
        """Do everything for one frame; return the seconds to the next one without input."""
        self.advance()
        self.show()
        return self._until_next()

    def end(self) -> None:
        """Close the scenes, which save their state."""
        self.stage.close_all()

    def advance(self) -> None:
        """Handle input and advance the time: a frame without its drawing."""
        now = self._clock()
        self.stage.clock.advance(now - self._began, self.interval)
        self._began = now
        for event in self.events():
            self._handle(event)
        self._repeat()
        # Every poll is called, whatever the others say.
        self._busy = sum(poll() is True for poll in self.polls) > 0
        self._step()

    def show(self) -> None:
        """Draw what has changed."""
        if not self.stage.running:
            return
        if self.stage.fullscreen_wanted != self.window.fullscreen:
            self._change_fullscreen()
        self.window.present(self.stage.draw(self.window.surface))
        self._frames += 1
        if self._frames > 1:
            self.stage.run_later()

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        """Save the game when an error ends the loop, and close the scenes at Ctrl-C."""
        try:
            yield
        except Exception as error:
            raise CrashError(rescued=self._rescued()) from error
        except KeyboardInterrupt:
            self.end()
            raise

    def _rescued(self) -> bool:
        if self._rescue is None:
            return False
        try:
            self._rescue()
        except Exception:
            log().exception("the rescue failed too")
            return False
        return True

    @property
    def interval(self) -> float:
        """The seconds from this frame to the next, without input."""
        if not self.window.shown:
            return HIDDEN
        if self.stage.active or self._busy:
            return STEP
        if not self.window.focused:
            return UNFOCUSED
        if self._lively:
            return STEP
        woken = self._sleeper is not None and self._sleeper.wakes and not self._gamepads.present
        longest = IDLE_WOKEN if woken else IDLE
        wanted = self.stage.tick
        return longest if wanted is None else min(max(wanted, STEP), longest)

    @property
    def _lively(self) -> bool:
        return self._now - self._last_input < LIVELY_SECONDS

    def _handle(self, event: pygame.event.Event) -> None:
        told = self._gamepads.heard(event)
        if told is not None:
            if self.stage.takes_pads and self.stage.top.hear_pad(told):
                self._last_input = self._clock()
                return
            event = self._gamepads.translate(told) or event
        if not self._held_keys.take(event, self._began):
            return
        if event.type in INPUT:
            self._last_input = self._clock()
        if self.window.handle(event):
            if self.window.size != self.stage.size:
                self.stage.resize(self.window.size)
            else:
                self.stage.top.invalidate()
        if event.type == pygame.KEYDOWN:
            self._pressed_in = self.stage.top if self.stage.scenes else None
        if not self.stage.handle(event) and event.type == pygame.QUIT:
            self.stage.quit()

    def _repeat(self) -> None:
        """Repeat a held key when it is due, in the scene where it was pressed."""
        if not self._held_keys.repeating or not self.stage.scenes:
            return
        top = self.stage.top
        if top is not self._pressed_in:
            self._held_keys.rest()
        elif (again := self._held_keys.again(self._began)) is not None:
            self._last_input = self._clock()
            self.stage.handle(again)

    def _step(self) -> None:
        now = self._clock()
        passed = now - self._now
        self._now = now
        if not self.stage.active and not self._lively:
            self._accumulated = 0.0
            self.stage.update(passed)
            return
        self._accumulated = min(self._accumulated + passed, MAX_STEPS * STEP)
        while self._accumulated >= STEP - 1e-9:
            self._accumulated -= STEP
            self.stage.update(STEP)

    def _until_next(self) -> float:
        """Return the time until the next frame is due, after doing what is left to do at rest."""
        interval = self.interval
        now = self._clock()
        if interval > STEP:
            collect_at_rest()
            self._due = now + interval
        elif now >= self._due:
            self._due = max(self._due + interval, now)
        return max(self._due, self._now + SPACING) - now

    def _wait(self, sleep: Sleep) -> None:
        """Sleep until the next frame is due, or until there is input."""
        early = self._now + SPACING - self._clock()
        if early > 0:
            # A mouse can report a thousand times a second; frames need not follow it.
            time.sleep(early)
        remaining = self._due - self._clock()
        if remaining > 0:
            sleep(remaining)

    def _change_fullscreen(self) -> None:
        self.window.set_fullscreen(self.stage.fullscreen_wanted)
        self.stage.fullscreen_wanted = self.window.fullscreen
        self.stage.resize(self.window.size)
