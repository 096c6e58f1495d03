"""The base of scenes that explain steps: hints, the study, examples."""

from typing import TYPE_CHECKING

from ...messages.sentences import named_line, sentence, with_inner_proofs
from ...shell.handlers import handles, unavailable
from .base import GameScene

if TYPE_CHECKING:
    from ...core.grid import Grid
    from ...logic.step import Step


class StepScene(GameScene):
    """Copies the step that is explained, and expands the proofs nested in its proof."""

    _unfolded: "Step | None" = None
    """The step whose inner proofs are told, too."""

    def shown_step(self) -> "tuple[Step, Grid | None] | None":
        """Return the step that is explained in full with its position, or None."""
        view = self.game_view()
        hint = None if view is None else view.hint
        if hint is None or hint.step is None or hint.text != hint.step:
            return None
        return hint.step, hint.position

    def explained(self) -> str:
        """Return why the step follows, including nested proofs if they are expanded."""
        shown = self.shown_step()
        if shown is None:
            return ""
        write = with_inner_proofs if shown[0] == self._unfolded else sentence
        return write(self.catalogue, *shown, self.notation)

    @handles("unfold")
    def unfold(self) -> None:
        """Expand or collapse the proofs nested in the step."""
        shown = self.shown_step()
        if shown is not None:
            self._unfolded = None if shown[0] == self._unfolded else shown[0]
            self.show_again()

    @property
    @unavailable("copy_step")
    def why_no_step(self) -> str:
        """The message key of the reason if no step is explained in full; else empty."""
        return "" if self.shown_step() is not None else "ui.why.no_step"

    @property
    @unavailable("unfold")
    def why_no_inner(self) -> str:
        """The message key of the reason if the step has no nested proofs; else empty."""
        shown = self.shown_step()
        return "" if shown is not None and shown[0].inner else "ui.why.no_inner"

    @handles("copy_step")
    def copy_step(self) -> None:
        """Copy the step to the clipboard, in the chosen notation."""
        shown = self.shown_step()
        if shown is not None:
            line = named_line(self.catalogue, *shown, self.notation)
            self.stage.clipboard.put(line)
            self.tell(self.text("ui.step_copied"))

    def show_again(self) -> None:
        """Update the explanation."""
