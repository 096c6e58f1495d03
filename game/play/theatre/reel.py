"""A method's steps as a film that moves in both directions, in bounded memory."""

from collections import deque
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from ...core.grid import Grid
from ...solve.stream import BEATS, Method, Result, StepKind, StreamStep, stands_alone
from .chapters import Marks
from .picture import Picture
from .source import Source, Timed
from .tree import Tree

MEMORY: Final = 8192
"""Steps that are remembered for going back without working them out again."""

KEYFRAME_EVERY: Final = 256
"""Steps between two pictures that are kept whole."""

CURVE_POINTS: Final = 240
"""Points of a curve, at most."""

Enough = Callable[[], bool]


class Pace(NamedTuple):
    """What is counted when a reel is moved: which steps, and how many a picture had."""

    counts: Callable[[StreamStep], bool]
    count: Callable[[Picture], int]


BEATWISE: Final = Pace(lambda step: step.kind in BEATS, lambda picture: picture.steps)
"""Steps that change the board."""
STEPWISE: Final = Pace(stands_alone, lambda picture: picture.single_steps)
"""Every single step, a digit that is tried being one with what comes of it."""


def _never() -> bool:
    return False


class Curve:
    """Filled cells over beats: a bounded number of points, coarser for longer runs."""

    __slots__ = ("_filled", "_stride")

    def __init__(self, filled: int) -> None:
        self._filled = [filled]
        self._stride = 1

    @property
    def points(self) -> tuple[tuple[int, int], ...]:
        """The beats and the filled cells of each point."""
        return tuple((i * self._stride, filled) for i, filled in enumerate(self._filled))

    def add(self, beats: int, filled: int) -> None:
        """Add the filled cells after a beat, unless known already."""
        if beats != len(self._filled) * self._stride:
            return
        self._filled.append(filled)
        if len(self._filled) > CURVE_POINTS:
            del self._filled[1::2]
            self._stride *= 2


class Keyframe(NamedTuple):
    """Everything needed to restart from a position."""

    position: int
    seconds: float
    picture: Picture


class Reel:
    """A method at work on a board, at a position that can be moved in both directions.

    The position counts every step; beats count those that change the board. Going back within
    the remembered steps starts from the nearest keyframe; going back further starts the method
    again, which is deterministic.
    """

    def __init__(self, method: Method, puzzle: Grid, source: Source) -> None:
        self.method: Final = method
        self.puzzle: Final = puzzle
        self.curve: Final = Curve(puzzle.filled)
        self.tree: Final = Tree()
        self.marks: Final = Marks()
        self._source: Final = source
        self.restart()

    def restart(self) -> None:
        """Return to the start and forget everything but curve, tree and marks."""
        self._steps: Iterator[Timed] | None = None
        self._ended = False
        self._taken: deque[Timed] = deque()
        """The steps remembered, shown or still to come."""
        self._first = 0
        """The position before the first of them."""
        self._keyframes: deque[Keyframe] = deque([Keyframe(0, 0.0, Picture(self.puzzle))])
        self.position = 0
        self.seconds = 0.0
        """The work that the method has spent up to the position."""
        self.picture = Picture(self.puzzle)
        self._found_after = 0.0

    @property
    def seconds_to_first(self) -> float:
        """The working time until the first solution, or until the position if there is none yet."""
        return self.seconds if self.picture.first is None else self._found_after

    @property
    def beats(self) -> int:
        """The beats up to the position."""
        return self.picture.steps

    @property
    def is_waiting(self) -> bool:
        """Whether the steps are computed elsewhere and have not arrived."""
        return not self._source.ready

    @property
    def at_end(self) -> bool:
        """Whether the method has ended, and the position is at its end."""
        return self.peek() is None and not self.is_waiting

    @property
    def result(self) -> Result | None:
        """How the method ended; None before the position is there."""
        return self._source.result if self.at_end else None

    def peek(self, ahead: int = 0) -> Timed | None:
        """Return a step beyond the position; None if there is none, or none yet."""
        index = self.position - self._first + ahead
        while index >= len(self._taken):
            if self._ended or self.is_waiting:
                return None
            if self._steps is None:
                self._steps = self._source.start()
            following = next(self._steps, None)
            if following is None:
                self._ended = True
                return None
            self._taken.append(following)
        return self._taken[index]

    def forward(self) -> bool:
        """Advance one step; return False if there is none."""
        following = self.peek()
        if following is None:
            return False
        picture, step = self.picture, following.step
        searching = picture.first is None
        level, nodes = picture.place.level, picture.place.nodes
        picture.follow(step)
        self.seconds = following.seconds
        if searching and picture.first is not None:
            self._found_after = self.seconds
        self.position += 1
        if step.kind in BEATS:
            beats = picture.steps
            if beats > self.marks.beats:
                self.curve.add(beats, picture.filled)
                self.marks.add(beats, picture, level)
                if picture.place.nodes != nodes:
                    self.tree.grow(picture.place, picture.joined)
        elif step.kind is StepKind.SOLUTION:
            self.marks.solved(picture.steps)
        if self.position % KEYFRAME_EVERY == 0 and self.position > self._keyframes[-1].position:
            self._keyframes.append(Keyframe(self.position, self.seconds, self.picture.copy()))
            self._forget()
        return True

    def _forget(self) -> None:
        """Drop the oldest steps, up to a keyframe, if there are too many."""
        while len(self._keyframes) > 2 and self.position - self._first > MEMORY:
            self._keyframes.popleft()
            while self._first < self._keyframes[0].position:
                self._taken.popleft()
                self._first += 1

    def forward_to(self, pace: Pace, goal: int, enough: Enough = _never) -> None:
        """Advance to a goal, the end, or until `enough`.

        A solution without a further beat belongs to the beat before it.
        """
        while pace.count(self.picture) < goal and self.forward():
            if self.position % KEYFRAME_EVERY == 0 and enough():
                return
        if pace is BEATWISE and self.picture.kind in BEATS:
            following = self.peek()
            if following is not None and following.step.kind is StepKind.SOLUTION:
                self.forward()

    def forward_within(self, pace: Pace, part: float) -> None:
        """Advance through a part, 0 to 1, of the steps that lead to the next one that counts."""
        ahead = 0
        while (following := self.peek(ahead)) is not None and not pace.counts(following.step):
            ahead += 1
        start = self._position_of_last(pace)
        wanted = start + int(part * (self.position - start + ahead + 1))
        while self.position < wanted and self.forward():
            pass

    def finish_if_none_is_left(self, pace: Pace) -> None:
        """Advance to the end if only steps that do not count are left."""
        ahead = 0
        while (following := self.peek(ahead)) is not None:
            if pace.counts(following.step):
                return
            ahead += 1
        while self.forward():
            pass

    def _position_of_last(self, pace: Pace) -> int:
        """Return the position just after the last step that counts."""
        index = self.position - self._first
        while index and not pace.counts(self._taken[index - 1].step):
            index -= 1
        return self._first + index

    def forward_to_time(self, seconds: float, enough: Enough = _never) -> None:
        """Advance by the method's own time, until the end or until `enough`."""
        while (following := self.peek()) is not None and following.seconds <= seconds:
            self.forward()
            if self.position % KEYFRAME_EVERY == 0 and enough():
                return

    def go_to_beat(self, beat: int, enough: Enough = _never) -> None:
        """Move to the first position with a number of beats, in either direction."""
        if self.beats >= beat:
            self.rewind_to(BEATWISE, beat)
        self.forward_to(BEATWISE, beat, enough)

    def rewind_to(self, pace: Pace, goal: int) -> None:
        """Go back to the first position at a goal, or before it."""
        self._rewind(lambda keyframe: pace.count(keyframe.picture) < goal)

    def rewind_to_time(self, seconds: float) -> None:
        """Go back to the position at a working time, or before it."""
        self._rewind(lambda keyframe: keyframe.seconds <= seconds)

    def _rewind(self, is_before: Callable[[Keyframe], bool]) -> None:
        while self._keyframes and not is_before(self._keyframes[-1]):
            if self._keyframes[-1].position == 0:
                break
            self._keyframes.pop()
        if not self._keyframes:
            self.restart()
            return
        keyframe = self._keyframes[-1]
        self.position, self.seconds = keyframe.position, keyframe.seconds
        self.picture = keyframe.picture.copy()

    def close(self) -> None:
        """Abandon the method."""
        self._source.close()
