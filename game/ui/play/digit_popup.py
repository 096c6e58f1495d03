"""A popup over a cell, with a key for each digit."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...shell.kit import Space
from ...shell.parts.base import Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column
from ...shell.parts.over import Over
from ...shell.widgets.base import Widget
from ...shell.widgets.popup import Popup
from ..look.layout import keys_across
from .digit_button import DigitButton

if TYPE_CHECKING:
    from ..board.board import Board
    from ..scene.settings import Preferences


class DigitPopup:
    """The base of popups over a cell; a subclass says what its keys do and show."""

    def __init__(
        self,
        board: "Callable[[], Board]",
        preferences: "Preferences",
        focus: Callable[[Widget | None], object],
    ) -> None:
        """`focus` lays out the scene again, with the focus on a key, or on the board for None."""
        self._board: Final = board
        self._preferences: Final = preferences
        self._focus: Final = focus
        self._cell: int | None = None
        """The cell whose digits are offered, if any are."""
        self._digits: tuple[DigitButton, ...] = ()
        self.popup: Final = Popup(self.close, id="picker")

    @property
    def is_open(self) -> bool:
        """Whether the popup is open."""
        return self._cell is not None

    def open(self, cell: int) -> None:
        """Offer the digits for a cell."""
        self._cell = cell
        self._focus(self._middle)

    def close(self) -> None:
        """Close the popup, if it is open."""
        if self._cell is not None:
            self._cell = None
            self._focus(None)

    def cover(self, tree: Part, *below: Part | Widget) -> Part:
        """Return a scene's parts with the popup over its cell, and `more` below its keys."""
        cell, board = self._cell, self._board()
        if cell is None:
            return tree
        for digit in self._digits:
            digit.theme = self._preferences.theme
        keys = Grid(*self._digits, across=(keys_across(len(self._digits)),), gap=Space.LINE)
        return Over(
            tree,
            self.popup,
            Column(keys, *below, gap=Space.LINE) if below else keys,
            of=board,
            at=lambda place: board.cell_in(place, cell),
            middle=self._middle,
        )

    @property
    def _middle(self) -> DigitButton:
        return self._digits[len(self._digits) // 2]
