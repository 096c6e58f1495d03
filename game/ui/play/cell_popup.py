"""What the mouse does at a cell: the popup of digits, the wheel and the middle button."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from ...core.digits import digits_of
from ...core.geometry import Geometry
from ...play.intents import EnterDigit, Intent, PressCell, SelectCells
from ...play.selection import Tool
from ...play.view import GameView
from ...shell.handlers import handles
from ...shell.kit import Space
from ...shell.parts.base import Part
from ...shell.parts.grid import Grid
from ...shell.widgets.button import Look
from ..board.faces import Ghost
from ..games.availability import finished
from ..widgets.icon_button import IconButton
from ..widgets.icons import Icon
from .cage_popup import CagePopup, PlayedBoard
from .digit_button import DigitButton
from .digit_popup import DigitPopup

if TYPE_CHECKING:
    from ..scene.base import GameScene
    from .services import PlayServices


class CellPopup(DigitPopup):
    """A popup with the digits for a cell; also handles the wheel and the middle button there.

    The wheel only previews digits. Nothing is entered until the player clicks.
    """

    def __init__(
        self,
        played: PlayedBoard,
        services: "PlayServices",
        scene: "GameScene",
        *,
        aim_at: Callable[[int], object],
    ) -> None:
        """`scene` makes the buttons; `aim_at` gets the digit of the candidate to be coloured."""
        super().__init__(played.board, services.preferences, played.focus)
        self._played: Final = played
        self._words: Final = services.words
        self._aim_at: Final = aim_at
        geometry = played.game.view().geometry
        self._aims = False
        """Whether a candidate is chosen to be coloured, not a digit to be written."""
        self._digit = 0
        """What the cell held when the popup opened: another digit closes it."""
        self._digits = tuple(
            self._button(digit, geometry, partial(scene.tip_of, f"digit.{digit}"))
            for digit in range(1, geometry.size + 1)
        )
        self._tools: Final = {
            tool: scene.bind_tab(
                f"tool.{tool.value}", icon=Icon(tool.value), id=f"pick.{tool.value}"
            )
            for tool in Tool
        }
        self._erase: Final = scene.bind(
            IconButton(Icon.ERASE, id="pick.erase", look=Look.QUIET), "erase"
        )
        cages = any(one.kind == "cage" for one in geometry.constraints)
        self._cage: Final = scene.action_button("cage", id="pick.cage") if cages else None
        self.sums: Final = CagePopup(played, services.words.catalogue)

    def _button(self, digit: int, geometry: Geometry, tip: Callable[[], str]) -> DigitButton:
        note = partial(self._enter, digit, Tool.CORNER)
        button = DigitButton(digit, geometry, note, id=f"pick.{digit}", pips=False)
        button.tip = tip
        button.on_click = partial(self._enter, digit)
        return button

    @property
    def is_open(self) -> bool:
        """Whether digits or digit sets are on offer."""
        return super().is_open or self.sums.is_open

    def over(self, tree: Part) -> Part:
        """Return the scene's parts with the popup over its cell."""
        if self.sums.is_open:
            return self.sums.over(tree)
        if self._aims:
            return self.cover(tree)
        tools = Grid(*self._tools.values(), self._erase, across=(5, 3), gap=Space.LINE)
        return self.cover(tree, tools, *([] if self._cage is None else [self._cage]))

    # -- the popup

    @handles("cage")
    def calculate(self) -> None:
        """Open the popup with the digit sets of the cage at the cursor."""
        if self._cell is not None:
            self.close()
        self.sums.open()

    def open(self, cell: int, *, aims: bool = False) -> None:
        """Offer the digits for a cell and all cells selected with it.

        With `aims`, the digit chosen is the candidate that colours and lines apply to from then on.
        """
        view = self._played.game.view()
        reason = finished(view)
        paints = view.tool is Tool.COLOUR
        if view.cells[cell].given and not (reason or aims or paints):
            reason = "play.refused.given"
        if reason:
            self._played.tell(self._words.text(reason))
            return
        if not view.cells[cell].selected and not aims:
            self._played.do(SelectCells((cell,)))
        self._aims = aims
        self._digit = view.cells[cell].digit
        super().open(cell)
        self.show(self._played.game.view())

    def open_or_close(self, cell: int, *, aims: bool = False) -> None:
        """Offer the digits for a cell, or close whatever popup is open."""
        if self.is_open:
            self.close()
        else:
            self.open(cell, aims=aims)

    def close(self) -> None:
        """Close the popup, whether it shows digits or digit sets."""
        self.sums.close()
        super().close()

    def show(self, view: GameView) -> None:
        """Show what a click would do now; close the popup once the cell can no longer change."""
        self.sums.show(view)
        if self._cell is None:
            return
        cell = view.cells[self._cell]
        elsewhere = not (cell.selected or self._aims)
        if cell.digit != self._digit or elsewhere or finished(view):
            self.close()
            return
        tool = Tool.DIGIT if self._aims else view.tool
        kept = {
            Tool.CORNER: cell.corner,
            Tool.CENTRE: cell.centre,
            Tool.COLOUR: dict(cell.spots).get(view.aim, 0) if view.aim else cell.colours,
        }
        notes = kept.get(tool, 0)
        for button, remaining in zip(self._digits, view.remaining, strict=True):
            button.tool, button.remaining = tool, remaining
            if self._aims:
                button.remaining, button.selected = len(self._digits), view.aim == button.digit
                continue
            held = cell.digit == button.digit and view.tool is Tool.DIGIT
            button.selected = held or bool(notes >> (button.digit - 1) & 1)
        for tool, tab in self._tools.items():
            tab.selected = tool is view.tool

    def _enter(self, digit: int, tool: Tool | None = None) -> None:
        """Enter a digit with the given tool or the game's; the popup stays open for more notes."""
        if self._aims:
            self.close()
            self._aim_at(digit)
            return
        self._played.do(EnterDigit(digit, tool or self._played.game.view().tool))

    # -- the mouse

    def ask_at(self, cell: int) -> None:
        """Offer the digits for the cell that was pressed."""
        mouse, armed = self._preferences.settings.mouse, self._played.game.view().armed
        if mouse.picker and armed is None:
            self.open(cell)

    def turn_at(self, cell: int, steps: int) -> None:
        """Preview the next possible digit of the cell; after the last, the empty cell again."""
        if not self._preferences.settings.mouse.wheel or self.is_open:
            return
        view, board = self._played.game.view(), self._played.board()
        offered = (0, *self.offered(view, cell))
        if len(offered) == 1 or finished(view):
            return
        before = board.ghost
        at = offered.index(before.digit) if before is not None and before.digit in offered else 0
        digit = offered[(at + (1 if steps > 0 else -1)) % len(offered)]
        board.ghost = Ghost(cell, digit, view.tool is not Tool.DIGIT) if digit else None

    def offered(self, view: GameView, cell: int) -> tuple[int, ...]:
        """Return the digits that the wheel goes through: the cell's notes, or what the rules allow.

        Scored games offer only what the player noted.
        """
        shown = view.cells[cell]
        if shown.given or shown.digit or view.tool is Tool.COLOUR:
            return ()
        noted = digits_of(shown.corner | shown.centre)
        if noted and view.tool is Tool.DIGIT:
            return noted
        if view.rules.is_scored:
            return tuple(range(1, len(view.remaining) + 1))
        return self._played.game.session.state.grid.candidates_of(cell)

    def note_at(self, cell: int) -> None:
        """Toggle a corner note: of the digit the wheel shows, or else of the chosen digit."""
        played = self._played
        if not self._preferences.settings.mouse.middle:
            return
        ghost, view = played.board().ghost, played.game.view()
        digit = view.armed if ghost is None else ghost.digit
        if digit is None:
            played.tell(self._words.text("ui.why.choose_digit"))
            return
        played.do(SelectCells((cell,)))
        played.do(EnterDigit(digit, Tool.CORNER))

    def pressed(self, intent: Intent) -> None:
        """Carry out a mouse intent; a click on a digit that the wheel shows enters it."""
        played, board = self._played, self._played.board()
        ghost = board.ghost
        if (
            ghost is not None
            and isinstance(intent, PressCell)
            and intent.cell == ghost.cell
            and not intent.add
        ):
            board.ghost = None
            played.do(SelectCells((ghost.cell,)))
            self._enter(ghost.digit)
        else:
            played.do(intent)
