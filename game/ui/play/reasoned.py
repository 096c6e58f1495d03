"""The base of scenes where the reasoning of a step can be gone through sentence by sentence."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from ...shell.handlers import handles, unavailable
from ..scene.step_scene import StepScene

if TYPE_CHECKING:
    from ..board.overlay import Overlay
    from .reasoning import Reasoning


class ReasonedScene(StepScene, ABC):
    """Goes through the reasoning of the step that is explained, forth and back."""

    _reasoning: "Reasoning | None" = None

    @property
    def reasoning(self) -> "Reasoning | None":
        """Where one is in the reasoning; None where it is told as a whole."""
        told = self._reasoning
        return told if told is not None and told.is_told else None

    @abstractmethod
    def make_reasoning(self) -> "Reasoning":
        """Return what goes through the reasoning: few ask for it, so it is not there before."""

    def explained(self) -> str:
        """Return the sentence that one is at, or why the step follows as a whole."""
        return super().explained() if self.reasoning is None else self.reasoning.text

    def reasoned(self) -> "Overlay | None":
        """Return what the sentence that one is at is about; None where all is told."""
        return None if self.reasoning is None else self.reasoning.overlay()

    @handles("reason.on", 1)
    @handles("reason.back", -1)
    def reason(self, places: int) -> None:
        """Tell the first sentence, or go on, or back."""
        if self._reasoning is None:
            self._reasoning = self.make_reasoning()
        self._reasoning.go(places)
        self.show_again()

    @property
    @unavailable("reason.on")
    def why_not_on(self) -> str:
        """The key of the sentence that says why there is no further sentence."""
        shown = self.shown_step()
        if shown is None or shown[1] is None:
            return "ui.why.no_step"
        at, of = (0, 1) if self.reasoning is None else self.reasoning.place
        return "" if at < of else "ui.why.reason_ends"

    @property
    @unavailable("reason.back")
    def why_not_back(self) -> str:
        """The key of the sentence that says why there is no sentence before."""
        if self.shown_step() is None:
            return "ui.why.no_step"
        is_first = self.reasoning is None or self.reasoning.place[0] == 1
        return "ui.why.reason_begins" if is_first else ""
