"""One method on the stage: its name, its board and its figures."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...play.theatre.reel import Reel
from ...shell.animation import Animator
from ...shell.kit import Kit, Space
from ...shell.parts.base import Item, Part
from ...shell.parts.lines import Column, Row
from ...shell.text import Weight
from ...shell.widgets.label import Align, Label
from ...solve.stream import Options
from ..board.pressable_board import PressableBoard
from .board_view import Detail, cells_of, overlay_of, solved_cells
from .info import Info
from .names import method_name
from .viewing import Viewing

if TYPE_CHECKING:
    from ..scene.services import SceneServices

LEAST_FOR_CANDIDATES: Final = 23
"""The smallest cell in which nine candidates can be read."""

LEAST_SIDE: Final = 122
LEAST_BARE: Final = 92
"""The smallest boards with and without an info, in pixels."""
INFO_WIDE: Final = 300
INFO_TALL: Final = 200


class Pane:
    """The widgets that show one method at work; `show` updates them."""

    def __init__(
        self,
        services: "SceneServices",
        animator: Animator,
        reel: Reel,
        options: Options,
        viewing: Viewing,
        seek: Callable[[int], object],
        press: Callable[[int], object],
        id: str,
    ) -> None:
        """`seek` is called with a step of the method to go to, `press` with a cell of its board."""
        self.reel: Final = reel
        self._services = services
        name = reel.method.id
        self._name: Final = method_name(services.words.catalogue, name, options)
        self.title: Final = Label(
            self._name,
            points=15,
            weight=Weight.TITLE,
            align=Align.CENTRE,
            elides=True,
            id=id,
        )
        self.board: Final = PressableBoard(
            animator,
            lambda cell, _: press(cell),
            theme=lambda: services.preferences.theme,
            numbers=(lambda: True) if viewing.large else services.preferences.numbers,
            geometry=reel.puzzle.geometry,
            id=f"board.{id}",
        )
        # Keys are the scene's.
        self.board.focusable = False
        self.cursor: int | None = None
        """The cell that a guess is about, while there are guesses."""
        self.info: Final = Info(services, reel, viewing, seek, id=f"info.{id}")
        self.caption: Final = Label(points=14, align=Align.CENTRE, elides=True, id=f"caption.{id}")
        """What the info would say first, where there is no room for it."""
        self._kit: Kit | None = None
        self._cell = 0
        self._shown: tuple[int, Detail, bool, int | None] | None = None
        self._owes_info = True

    def beside(self, *words: Part) -> Part:
        """Return the board with the info beside it, below `words` if there are any."""
        info = Item(self.info, wide=INFO_WIDE).growing()
        details = Column(*words, info, gap=Space.TIGHT).growing() if words else info
        row = Row(self.board.part(least=LEAST_SIDE), details)
        return Column(self.title, row, gap=Space.LINE, at=0.5)

    def under(self) -> Part:
        """Return the board with the info below it."""
        board, info = self.board.part(least=LEAST_SIDE), Item(self.info, tall=INFO_TALL)
        return Column(self.title, board, info.growing(), gap=Space.LINE, at=0.5)

    def bare(self, *, has_caption: bool) -> Part:
        """Return the board without the info, with the steps in its title.

        With `has_caption` its last step is in a line of its own.
        """
        said = [self.caption] if has_caption else []
        board = self.board.part(least=LEAST_BARE)
        return Column(self.title, *said, board, gap=Space.LINE, at=0.5)

    def settled(self, kit: Kit) -> None:
        """Adopt the sizes after layout."""
        self._kit = kit
        self._cell = self.board.cell_rect(0).width
        self._shown = None

    def renew(self) -> None:
        """Have all captions updated at the next `show`."""
        self._owes_info = True

    def show(self, detail: Detail, *, info: bool) -> None:
        """Show the reel's position; the `info` may be skipped at high speed."""
        if detail is Detail.CANDIDATES and self._cell < LEAST_FOR_CANDIDATES:
            detail = Detail.CONFLICTS
        reel = self.reel
        now = (reel.position, detail, reel.is_waiting, self.cursor)
        self._owes_info |= now != self._shown
        if info and self._owes_info:
            self.info.refresh()
            self.title.text = self._title()
            self.caption.text = self.info.caption
            self._owes_info = False
        if now == self._shown:
            return
        self._shown = now
        picture, result = reel.picture, reel.result
        if result is not None and result.solution is not None:
            # A search that went on to look for a second solution left an empty board.
            self.board.show(solved_cells(result.solution, reel.puzzle))
            return
        cells = cells_of(picture, reel.puzzle, detail)
        if (at := self.cursor) is not None:
            here = cells[at]._replace(selected=True, cursor=True)
            cells = (*cells[:at], here, *cells[at + 1 :])
        self.board.show(cells, overlay_of(picture, self.board.geometry.size, detail))

    def _title(self) -> str:
        text, reel = self._services.words.text, self.reel
        parts = [self._name]
        result = reel.result
        if reel.is_waiting:
            parts.append(text("theatre.thinking"))
        elif result is not None:
            parts.append(text(f"theatre.verdict.{result.verdict.value.replace(' ', '_')}"))
        elif reel.picture.rule:
            parts.append(self._rule())
        elif self.info.parent is None:
            parts.append(self._services.words.figures.thousands(reel.beats))
        words = text("ui.separator").join(parts)
        return words if self._fits(words) else parts[0]

    def _fits(self, words: str) -> bool:
        kit = self._kit
        if kit is None:
            return True
        width, _ = kit.fonts.size(words, kit.text(self.title.points), self.title.weight)
        return width <= self.title.rect.width

    def _rule(self) -> str:
        rule = self.reel.picture.rule
        key = (
            f"theatre.stage.{rule}" if self.reel.method.id == "staged" else f"technique.{rule}.name"
        )
        return self._services.words.text(key)
