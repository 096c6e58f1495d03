"""The base of scenes that explain steps: a hint, the steps of the study, an example."""

from typing import TYPE_CHECKING

from ...messages.sentences import named_line, sentence, with_inner_proofs
from ...shell.handlers import handles, unavailable
from .base import GameScene

if TYPE_CHECKING:
    from ...core.grid import Grid
    from ...logic.step import Step


class StepScene(GameScene):
    """Copies the step that is explained, and unfolds the proofs within its proof."""

    _unfolded: "Step | None" = None
    """The step whose inner proofs are told, too."""

    def shown_step(self) -> "tuple[Step, Grid | None] | None":
        """Return the step that is explained in full, and where it was found; or None."""
        view = self.game_view()
        hint = None if view is None else view.hint
        if hint is None or hint.step is None or hint.text != hint.step:
            return None
        return hint.step, hint.position

    def explained(self) -> str:
        """Return why the step that is shown follows, with the proofs within it once unfolded."""
        shown = self.shown_step()
        if shown is None:
            return ""
        write = with_inner_proofs if shown[0] == self._unfolded else sentence
        return write(self.catalogue, *shown, self.notation)

    @handles("unfold")
    def unfold(self) -> None:
        """Unfold the proofs within the step that is shown, or fold them again."""
        shown = self.shown_step()
        if shown is not None:
            self._unfolded = None if shown[0] == self._unfolded else shown[0]
            self.show_again()

    @property
    @unavailable("copy_step")
    def why_no_step(self) -> str:
        """The key of the sentence that says that no step is explained in full."""
        return "" if self.shown_step() is not None else "ui.why.no_step"

    @property
    @unavailable("unfold")
    def why_no_inner(self) -> str:
        """The key of the sentence that says that no proofs are within the one that is shown."""
        shown = self.shown_step()
        return "" if shown is not None and shown[0].inner else "ui.why.no_inner"

    @handles("copy_step")
    def copy_step(self) -> None:
        """Put the step that is explained into the clipboard, in the notation that was chosen."""
        shown = self.shown_step()
        if shown is not None:
            line = named_line(self.catalogue, *shown, self.notation)
            self.stage.clipboard.put(line)
            self.tell(self.text("ui.step_copied"))

    def show_again(self) -> None:
        """Show what there is to show as it is now."""
