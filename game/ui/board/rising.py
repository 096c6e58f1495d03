"""How an explanation rises: what was there before stays, and what is new comes in turn.

Houses come first, then cells and candidates, then links, and at last what follows from all that.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from ...shell.animation import Animator, ease_out, linear
from .choreography import Cue
from .drawing import EMPTY
from .faces import Face
from .lines import Lines
from .overlay import Shape
from .places import BoardLayout

TURN: Final = 0.08
"""Seconds for what comes at once."""
LINKED: Final = 0.16
"""Seconds for links."""


class Rise(NamedTuple):
    """The motions of cells, and when links begin to come."""

    cues: tuple[Cue, ...]
    links_at: float

    def shares(self, passed: float) -> tuple[float, float]:
        """Return how much is to be seen of new houses and of new links after so many seconds."""
        ages = passed / TURN, (passed - self.links_at) / LINKED
        houses, links = (ease_out(min(max(age, 0.0), 1.0)) for age in ages)
        return houses, links

    @property
    def seconds(self) -> float:
        """How long houses and links take to come."""
        return self.links_at + LINKED


def begin(
    animator: Animator,
    faces: tuple[Sequence[Face], Sequence[Face]],
    lines: tuple[Lines | None, Lines | None],
    layout: BoardLayout | None,
    invalidate: Callable[[], object],
) -> tuple[Cue, ...]:
    """Let lines come, and return the motions of cells; each pair is what was and what is there."""
    before, after = lines
    news = False, False
    if after is not None and after is not before and layout is not None:
        news = after.come(before.drawn if before else EMPTY, layout)
    risen = rise(*faces, houses=news[0], links=news[1])

    def step(t: float) -> None:
        assert after is not None
        if t == 1:
            after.stand()
        else:
            after.show(risen.shares(t * risen.seconds))
        invalidate()

    if any(news):
        animator.start(step, risen.seconds, key=after, easing=linear)
    return risen.cues


def rise(before: Sequence[Face], after: Sequence[Face], *, houses: bool, links: bool) -> Rise:
    """Return how cells come to show what they do; `houses` and `links` tell whether any are new."""
    pairs = tuple(enumerate(zip(before, after, strict=True)))
    marked = [cell for cell, (old, new) in pairs if _is_marked(new) and not _is_marked(old)]
    cells_at = TURN * houses
    links_at = cells_at + TURN * bool(marked)
    end = links_at + LINKED * links
    cues = [Cue(cell, "marks", ease_out, TURN, cells_at) for cell in marked]
    for cell, (old, new) in pairs:
        if _is_struck(new) and not _is_struck(old):
            cues.append(Cue(cell, "strike", ease_out, TURN, end))
        if new.view.hint_digit and not old.view.hint_digit:
            cues.append(Cue(cell, "grow", _grow, TURN, end))
    return Rise(tuple(cues), links_at)


def _is_marked(face: Face) -> bool:
    view = face.view
    is_lit = bool(face.ground) or view.hint_focus or view.hint_area
    return is_lit or any(disc.shape is not Shape.BARE for disc in face.discs)


def _is_struck(face: Face) -> bool:
    return any(disc.struck for disc in face.discs)


def _grow(t: float) -> float:
    return 0.7 + 0.3 * ease_out(t) if t else 0.0
