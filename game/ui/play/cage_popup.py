"""A popup beside a cage with the digit sets that can still fill it; each can be ruled out."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from ...core.digits import digits_of, symbol
from ...play.intents import Strike
from ...play.view import GameView, Status
from ...shell.kit import Space
from ...shell.parts.base import Part
from ...shell.parts.grid import Grid as Buttons
from ...shell.parts.over import Over
from ...shell.rect import Rect
from ...shell.widgets.popup import Popup
from .set_button import SetButton

if TYPE_CHECKING:
    from ...core.constraints.kinds.cage import Calculated
    from ...core.grid import Grid
    from ...messages.catalogue import Catalogue
    from ...play.intents import Intent
    from ...shell.widgets.base import Widget
    from ..board.board import Board
    from ..games.current_game import CurrentGame

MOST_OFFERED: Final = 24
"""Sets that stand beside a cage: on classic boards no cage has more than twelve."""
MOST_BY_FOUR: Final = 12
BESIDE: Final = 1.6
"""Cells from the edge of the cage to the middle of what is offered."""


class PlayedBoard(NamedTuple):
    """The board of a game, with what a popup over it needs to know."""

    board: "Callable[[], Board]"
    game: "CurrentGame"
    do: "Callable[[Intent], object]"
    """Does what is clicked."""
    tell: Callable[[str], object]
    """Says something beside the board."""
    focus: "Callable[[Widget | None], object]"
    """Lays out anew what has changed, with the focus on a button, or on the board for None."""


class CagePopup:
    """A popup beside the cage at the cursor, with a button for each digit set that is possible."""

    def __init__(self, played: PlayedBoard, catalogue: "Catalogue") -> None:
        self._played: Final = played
        self._catalogue: Final = catalogue
        self._found: Calculated | None = None
        self._digits: bytes = b""
        """The board that the sets were worked out for."""
        self._buttons: tuple[SetButton, ...] = ()
        self.popup: Final = Popup(self.close, id="sums")

    @property
    def is_open(self) -> bool:
        """Whether the popup is open."""
        return bool(self._buttons)

    def open(self) -> None:
        """Open the popup for the cage at the cursor, or close it if it is open."""
        from ...core.constraints.kinds.cage import sets_left  # most boards have none

        if self.is_open:
            self.close()
            return
        view = self._played.game.view()
        grid = self._grid(view)
        self._found = found = sets_left(grid, view.cursor)
        self._digits = grid.values
        if found is None:
            return
        if view.status is Status.PLAYING:
            self._buttons = tuple(
                SetButton(
                    "".join(map(symbol, digits_of(digits))),
                    partial(self._strike, found.place, digits),
                    id=f"sum.{number}",
                )
                for number, digits in enumerate(found.sets[:MOST_OFFERED], 1)
            )
        self._announce_sets()
        if self._buttons:
            self.show(view)
            self._played.focus(self._buttons[0])

    def close(self) -> None:
        """Close the popup."""
        if self._buttons:
            self._buttons = ()
            self._played.focus(None)

    def over(self, tree: Part) -> Part:
        """Return the scene's parts with the popup beside the cage."""
        number = len(self._buttons)
        across = 4 if number <= MOST_BY_FOUR else 6
        return Over(
            tree,
            self.popup,
            Buttons(*self._buttons, across=(min(number, across),), gap=Space.LINE),
            of=self._played.board(),
            at=self._popup_centre,
            middle=self._buttons[number // 2],
        )

    def show(self, view: GameView) -> None:
        """Show which sets are ruled out; close the popup if the board has changed."""
        found = self._found
        if not self._buttons or found is None:
            return
        if view.status is not Status.PLAYING or self._grid(view).values != self._digits:
            self.close()
            return
        for button, digits in zip(self._buttons, found.sets, strict=False):
            button.struck = (found.place, digits) in view.struck

    def _popup_centre(self, place: Rect) -> Rect:
        """Return the centre of the popup: below the cage, or above it if the cage is far down."""
        assert self._found is not None
        board = self._played.board()
        view = self._played.game.view()
        cage = view.geometry.constraints[self._found.place].cells
        low, high = board.cell_in(place, max(cage)), board.cell_in(place, min(cage))
        down = low.bottom + round(BESIDE * low.h)
        y = down if down < place.bottom else high.y - round(BESIDE * high.h)
        return Rect(board.cell_in(place, view.cursor).x, y - low.h // 2, low.w, low.h)

    def _grid(self, view: GameView) -> "Grid":
        from ...core.grid import Grid

        return Grid([cell.digit for cell in view.cells], None, view.geometry)

    def _strike(self, cage: int, digits: int) -> None:
        self._played.do(Strike(cage, digits))
        self._announce_sets()

    def _announce_sets(self) -> None:
        from ...core.constraints.kinds.cage import calculated

        view = self._played.game.view()
        said = calculated(self._grid(view), view.cursor, view.struck)
        if said is not None:
            self._played.tell(self._catalogue.render(said))
