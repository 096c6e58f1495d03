"""The popup of digits at a cell, in the editor."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from ...play.editing.editing import Editing
from ...play.editing.tool import REGION
from ...shell.parts.base import Part
from ...shell.widgets.button import Look
from ..play.digit_button import DigitButton
from ..play.digit_popup import DigitPopup
from ..widgets.icon_button import IconButton
from ..widgets.icons import Icon

if TYPE_CHECKING:
    from ...shell.widgets.base import Widget
    from ..board.board import Board
    from ..scene.settings import Preferences


class DigitPicker(DigitPopup):
    """The editor's popup over a cell: digits or regions, and a key that empties the cell."""

    def __init__(
        self,
        editing: Editing,
        board: "Callable[[], Board]",
        preferences: "Preferences",
        focus: "Callable[[Widget | None], object]",
        *,
        write: Callable[[int], object],
        erase: Callable[[], object],
        tip: Callable[[], str],
    ) -> None:
        """`write` and `erase` change the cursor's cell; `tip` explains the key that erases."""
        super().__init__(board, preferences, focus)
        self._editing: Final = editing
        self._write: Final = write
        self._empty: Final = erase
        self._erase: Final = IconButton(Icon.ERASE, id="pick.erase", look=Look.QUIET)
        self._erase.on_click = self._open_cell
        self._erase.tip = tip

    def make(self) -> None:
        """Make a key for each digit of the board."""
        self.close()
        board = self._editing.draft.board
        digits = []
        for digit in range(1, board.size + 1):
            enter = partial(self._enter, digit)
            button = DigitButton(digit, board, enter, id=f"pick.{digit}", pips=False)
            button.on_click = enter
            digits.append(button)
        self._digits = tuple(digits)

    def over(self, tree: Part) -> Part:
        """Return the scene's parts with the popup over its cell."""
        paints = self._editing.tool == REGION
        return self.cover(tree) if paints else self.cover(tree, self._erase)

    def show(self) -> None:
        """Show the content of the cell."""
        cell, draft = self._cell, self._editing.draft
        if cell is None:
            return
        paints = self._editing.tool == REGION
        held = draft.regions[cell] + 1 if paints else draft.values[cell]
        for button in self._digits:
            button.selected = button.digit == held

    def _enter(self, digit: int) -> None:
        self.close()
        self._write(digit)

    def _open_cell(self) -> None:
        self.close()
        self._empty()
