"""The digits that are offered at a cell, in the editor."""

from functools import partial
from typing import TYPE_CHECKING, Final

from ...play.editing.tool import Tool
from ...shell.kit import Space
from ...shell.parts.base import Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column
from ...shell.parts.over import Over
from ...shell.widgets.button import Look
from ...shell.widgets.popup import Popup
from ..look.layout import keys_across
from ..play.digit_button import DigitButton
from ..widgets.icon_button import IconButton
from ..widgets.icons import Icon

if TYPE_CHECKING:
    from .editor import EditorScene


class DigitPicker:
    """A popup over a cell: a digit, or the number of a region, and a way to open the cell."""

    def __init__(self, scene: "EditorScene") -> None:
        self._scene: Final = scene
        self._cell: int | None = None
        self.popup: Final = Popup(self.close, id="picker")
        self._digits: tuple[DigitButton, ...] = ()
        self._erase: Final = IconButton(Icon.ERASE, id="pick.erase", look=Look.QUIET)
        self._erase.on_click = self._open_cell
        self._erase.tip = partial(scene.tip_of, "edit.erase")

    def make(self) -> None:
        """Have a key for each digit of the board."""
        self.close()
        board = self._scene.editing.draft.board
        digits = []
        for digit in range(1, board.size + 1):
            enter = partial(self._enter, digit)
            button = DigitButton(digit, board, enter, id=f"pick.{digit}", pips=False)
            button.on_click = enter
            digits.append(button)
        self._digits = tuple(digits)

    @property
    def is_open(self) -> bool:
        """Whether digits are offered somewhere."""
        return self._cell is not None

    def over(self, tree: Part) -> Part:
        """Return the scene's parts with the popup over its cell."""
        cell, board = self._cell, self._scene.board
        if cell is None:
            return tree
        for digit in self._digits:
            digit.theme = self._scene.preferences.theme
        across = keys_across(len(self._digits))
        digits = Grid(*self._digits, across=(across,), gap=Space.LINE)
        paints = self._scene.editing.tool is Tool.REGION
        return Over(
            tree,
            self.popup,
            digits if paints else Column(digits, self._erase, gap=Space.LINE),
            of=board,
            at=lambda place: board.cell_in(place, cell),
            middle=self._middle,
        )

    @property
    def _middle(self) -> DigitButton:
        return self._digits[len(self._digits) // 2]

    def open(self, cell: int) -> None:
        """Offer the digits at a cell."""
        self._cell = cell
        self._scene.form.set_focus(self._middle)
        self._scene.resized()

    def close(self) -> None:
        """Take the popup away."""
        if self._cell is not None:
            self._cell = None
            self._scene.resized()
            self._scene.form.set_focus(self._scene.board)

    def show(self) -> None:
        """Show what the cell holds."""
        cell, draft = self._cell, self._scene.editing.draft
        if cell is None:
            return
        paints = self._scene.editing.tool is Tool.REGION
        held = draft.regions[cell] + 1 if paints else draft.values[cell]
        for button in self._digits:
            button.selected = button.digit == held

    def _enter(self, digit: int) -> None:
        self.close()
        self._scene.write(digit)

    def _open_cell(self) -> None:
        self.close()
        self._scene.erase()
