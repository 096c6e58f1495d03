"""The reasoning of a fully shown hint, sentence by sentence."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...core.geometry import CLASSIC
from ...learn.builder import why_linked
from ...messages.lists import sentences_in_turn
from ...messages.reasoning import Passage, passages
from ..board.told import told_overlay

if TYPE_CHECKING:
    from ...core.grid import Grid
    from ...logic.step import Step
    from ..board.overlay import Overlay
    from ..scene.words import Words


class Reasoning:
    """A position in the reasoning of the explained step; at first there is none."""

    def __init__(
        self,
        words: "Words",
        shown: "Callable[[], tuple[Step, Grid | None] | None]",
    ) -> None:
        """`shown` returns the step that is explained in full."""
        self._words: Final = words
        self._shown: Final = shown
        self._step: Step | None = None
        self._passages: tuple[Passage, ...] = ()
        self._place = 0

    @property
    def is_told(self) -> bool:
        """Whether the explained step is being stepped through."""
        shown = self._shown()
        return shown is not None and shown[0] is self._step

    @property
    def place(self) -> tuple[int, int]:
        """The number of the current sentence, from 1, and how many there are."""
        return self._place + 1, len(self._passages)

    @property
    def text(self) -> str:
        """The current sentence, with the reason for a link; empty if there is none."""
        shown = self._shown()
        if not self.is_told or shown is None:
            return ""
        step, position = shown
        passage = self._passages[self._place]
        if not passage.links or position is None or position.geometry != CLASSIC:
            return passage.words
        link = step.chains[0][passage.links - 1]
        if len(link.start) > 1 or len(link.end) > 1:
            return passage.words
        why = self._words.catalogue.render(why_linked(position, link))
        return sentences_in_turn(self._words.catalogue, (passage.words, why))

    def overlay(self) -> "Overlay | None":
        """Return the overlay for the current sentence; None if there is none."""
        shown = self._shown()
        if not self.is_told or shown is None or shown[1] is None:
            return None
        return told_overlay(shown[0], shown[1], self._passages, self._place)

    def go(self, places: int) -> None:
        """Go to the first sentence, or on or back by `places`."""
        shown = self._shown()
        if shown is None or shown[1] is None:
            return
        if self.is_told:
            self._place = min(max(self._place + places, 0), len(self._passages) - 1)
            return
        self._step, self._place = shown[0], 0
        self._passages = passages(self._words.catalogue, shown[0], shown[1])
