"""The positions of Rush: items whose answers are known, drawn and asked for in turn.

Those that answer an item stand with it in its file, so that an answer is judged by a look into a
set, and a score is worked out again without search. Which rungs there are follows from the files.
"""

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple

from ..core.message import Message, message
from ..core.naming import day_words
from ..generate.draw import Draw
from ..generate.transform import drawn_transform
from ..logic.judge import par, worth
from ..logic.techniques import BY_ID
from ..play.arcade.share import GLYPHS, MISSED
from ..play.arcade.verify import Finding, RunError
from ..play.game_rules import RUSH
from ..play.modes.rush import A_RUNG, RushAnswer, RushStanding, Target
from ..play.modes.rush_run import RushRun
from .item import FOLDER, Item, Items

SERIES: Final = "rush 1"
"""What the draws of its positions begin with; another one would change what a seed gives."""
WORTHS: Final = (50, 100, 150, 200)
"""Points from which on a right answer has a higher sign where a Rush is shared."""
FEWEST: Final = 20
"""Positions without which a technique is no rung."""


def target_of(item: Item) -> Target:
    """Return what an item asks for in Rush."""
    name = item.technique
    return Target(name, frozenset(item.accepted), par(name), worth(name))


class Positions:
    """The items for Rush by technique; all files are read when one is first asked for."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._items: Final = Items(folder)

    @cached_property
    def _places(self) -> dict[str, tuple[int, ...]]:
        """The indices of the items for Rush, by rung, the easiest first: by par, then by score."""
        names = sorted(
            self._items.techniques(),
            key=lambda name: (par(name), BY_ID[name].score, BY_ID[name].rank),
        )
        found = {name: self._items.answered(name) for name in names}
        return {name: places for name, places in found.items() if len(places) >= FEWEST}

    @property
    def rungs(self) -> tuple[str, ...]:
        """The techniques that have positions, the easiest first."""
        return tuple(self._places)

    @cached_property
    def digest(self) -> str:
        """What tells these positions from those of another version."""
        from hashlib import sha256  # takes its time to import

        found = sha256(SERIES.encode())
        for name, places in self._places.items():
            lines = self._items.lines(name)
            found.update("\n".join((name, *(lines[place] for place in places))).encode())
        return found.hexdigest()[:16]

    def count(self, technique: str) -> int:
        """Return how many positions a rung has."""
        return len(self._places[technique])

    def position(self, technique: str, number: int) -> Item:
        """Return a position of a rung; `ItemError` when its line is damaged."""
        return self._items.item(technique, self._places[technique][number])

    def drawn(self, seed: str, start: str, number: int) -> Item:
        """Return a position of the Rush of a seed and a first rung, by its number from 0.

        Two of each rung come, and more and more of the last one.
        """
        first, last = self.rungs.index(start), len(self.rungs) - 1
        rung = min(first + number // A_RUNG, last)
        technique = self.rungs[rung]
        order = Draw(f"{SERIES} {seed} {technique}").permutation(self.count(technique))
        index = order[(number - A_RUNG * (rung - first)) % len(order)]
        guise = drawn_transform(Draw(f"{SERIES} {seed} {number}"))
        return self.position(technique, index).in_guise(guise)


class Moment(NamedTuple):
    """A position that was answered, and how the Rush stood before and after it."""

    item: Item
    answer: RushAnswer
    before: RushStanding
    after: RushStanding

    @property
    def right(self) -> bool:
        """Whether the answer was right."""
        return self.after.right > self.before.right

    @property
    def gained(self) -> int:
        """The points that it earned."""
        return self.after.score - self.before.score


def is_known(run: RushRun, positions: Positions) -> bool:
    """Whether a Rush was played on these positions."""
    return run.positions == positions.digest and run.start in positions.rungs


def moments(run: RushRun, positions: Positions) -> Iterator[Moment]:
    """Yield a Rush answer by answer; `RunError` at one that cannot have been given."""
    standing, before = RushStanding(), 0
    for number, answer in enumerate(run.answers):
        if answer.at < before:
            said = message("error.run.backwards", n=number + 1, at=answer.at, before=before)
            raise RunError(said)
        if standing.is_over(answer.at):
            raise RunError(message("error.run.over", n=number + 1))
        before = answer.at
        item = positions.drawn(run.seed, run.start, number)
        after = standing.answer(target_of(item), answer)
        yield Moment(item, answer, standing, after)
        standing = after


def verify(run: RushRun, positions: Positions) -> Finding:
    """Work the score of a Rush out again; `RunError` where its answers do not earn it.

    One of other positions is told as not worked out again.
    """
    if not is_known(run, positions):
        return Finding.OTHER_JUDGE
    standing = RushStanding()
    for moment in moments(run, positions):
        standing = moment.after
    if run.given_up:
        return Finding.GIVEN_UP
    if run.standing.score != standing.score:
        told, earned = run.standing.score, standing.score
        raise RunError(message("error.run.score", told=told, earned=earned))
    if run.standing.missed != standing.missed:
        told, found = len(run.standing.missed), len(standing.missed)
        raise RunError(message("error.run.mistakes", told=told, found=found))
    if run.standing != standing:
        last = run.answers[-1].at if run.answers else 0
        raise RunError(message("error.run.late", n=len(run.answers), at=last, end=standing.ended))
    return Finding.EARNED


def share_of(run: RushRun, positions: Positions) -> Message:
    """Return a text that tells of a Rush: first rung, points, and a sign for each answer."""
    seconds = run.milliseconds // 1000
    told = message(
        "share.run",
        mode=message(f"mode.{RUSH}"),
        day=day_words(run.day) if run.day else "",
        level=message(f"technique.{run.start}.name"),
        result=message("rush.share.right", run.standing.right),
        points=message("runs.points", run.score),
        time=f"{seconds // 60}:{seconds % 60:02}",
        mistakes=message("share.mistakes", len(run.standing.missed)),
    )
    if not run.answers or not is_known(run, positions):
        return told
    line = "".join(_sign(moment) for moment in moments(run, positions))
    return message("share.lines", told=told, combo=line)


def _sign(moment: Moment) -> str:
    if not moment.right:
        return MISSED
    return GLYPHS[sum(moment.gained >= least for least in WORTHS)]
