"""The panel beside the editor's board: three pages with buttons, and the pad."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from ...play.editing.tool import FAMILIES, every_tool
from ...play.selection import Tool as Writes
from ...shell.kit import Space
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid as Tiles
from ...shell.widgets.button import Button, Look
from ...shell.widgets.label import Label
from ..look.layout import keys_across
from ..play.digit_button import DigitButton
from ..widgets.icon_button import IconButton, SignedButton
from ..widgets.icons import Icon

if TYPE_CHECKING:
    from ...core.geometry import Geometry
    from ..look.theme import Theme
    from .editor import EditorScene

PAGES: Final = ("draw", "check", "share")
_CHANGES: Final = ("edit.redo", "edit.clear", "edit.symmetry")
LOW: Final = 420
"""Pixels of height below which a window has no room for all of the page that draws."""
_STEPS: Final = ("edit.step_back", "edit.step")
_HELPS: Final = ("edit.candidates", "edit.suggest", "edit.minimal", "edit.solve")
_WAYS: Final = ("edit.rules", "edit.about", "paste", "edit.copy", "edit.export")


class Panel:
    """The pages beside the board, and the pad for the drawing page."""

    def __init__(self, scene: "EditorScene", write: Callable[[int], object]) -> None:
        """`write` is what a key of the pad does with the right button."""
        self._scene: Final = scene
        self._write: Final = write
        self.page = PAGES[0]
        self.pages: Final = {
            page: scene.bind_tab(f"edit.page.{page}", id=f"page.{page}") for page in PAGES
        }
        self.families: Final = {
            family: scene.bind_tab(
                "edit.tool.digit" if family == "digits" else f"edit.family.{family}",
                id="tool.digit" if family == "digits" else f"family.{family}",
            )
            for family in FAMILIES
        }
        self.tool: Final = scene.bind(
            SignedButton(Icon.DOWN, "", id="tools", look=Look.PLAIN), "edit.tools"
        )
        self.how: Final = Label(
            wrap=True, max_lines=3, elides=True, id="how", points=13, colour="muted"
        )
        self.found: Final = Label(wrap=True, id="found", points=15)
        self.buttons: Final = {
            action: scene.action_button(action, id=action.removeprefix("edit."), look=Look.QUIET)
            for action in (*_CHANGES, *_HELPS, *_WAYS)
        } | {
            action: scene.action_button(action, id=action.removeprefix("edit."))
            for action in _STEPS
        }
        self.empty: Final = scene.bind(Button("0", id="empty", points=22, radius=14), "edit.empty")
        self.rub: Final = scene.bind(IconButton(Icon.ERASE, id="rub"), "edit.back")
        self.undo: Final = scene.bind(IconButton(Icon.UNDO, id="undo"), "edit.undo")
        self.keys: tuple[DigitButton, ...] = ()

    # -- the pad

    def make_keys(self, board: "Geometry") -> bool:
        """Make a key for each digit of a board; return whether the keys have changed."""
        if [key.text for key in self.keys] == [
            board.symbol_for(digit) for digit in range(1, board.size + 1)
        ]:
            return False
        self.keys = tuple(
            self._scene.bind(
                DigitButton(digit, board, partial(self._write, digit), pips=False),
                f"edit.digit.{digit}",
            )
            for digit in range(1, board.size + 1)
        )
        return True

    def show_keys(self, theme: "Theme", held: int, *, colours: bool) -> None:
        """Mark the key of a cell's content, or of the colour in use."""
        for key in self.keys:
            key.theme = theme
            key.tool = Writes.COLOUR if colours else Writes.DIGIT
            key.selected = key.digit == held

    def pad(self, *, under: bool) -> Part:
        """Return the pad, with keys to erase and undo at the ends of their rows."""
        others = [self.rub, self.empty, self.undo]
        if under:
            every = [*self.keys, *others]
            return Tiles(
                *(Item(key, tall=64) for key in every),
                across=(len(every), (len(every) + 1) // 2),
            )
        across = keys_across(len(self.keys))
        rows: list[Button] = []
        for start in range(0, len(self.keys), across):
            rows += self.keys[start : start + across]
            if others and len(rows) % (across + 1) == across:
                rows.append(others.pop(0))
        return Tiles(*(Item(key, tall=64) for key in [*rows, *others]), across=(across + 1,))

    # -- pages

    def content(self, *, under: bool) -> tuple[Part, ...]:
        """Return the content of the page; `under` if the pad is below the board."""
        if self.page == "check":
            return (
                self._group(_STEPS, across=(2, 1)),
                Item(self.found),
                self._group(_HELPS),
            )
        if self.page == "share":
            return (self._group(_WAYS, across=(2, 1)),)
        families = Tiles(
            *(Item(tab, tall=44) for tab in self.families.values()),
            across=(6, 3, 2),
            gap=Space.LINE,
        )
        pad = () if under else (self.pad(under=False),)
        how = (Item(self.how),)
        # In a small window the keys matter more than words that scroll away.
        told = (*pad, *how) if self._scene.room[1] < LOW else (*how, *pad)
        tool = (Item(self.tool, tall=44),) if self.has_tools else ()
        return (families, *tool, *told, self._group(_CHANGES))

    @property
    def has_tools(self) -> bool:
        """Whether the tool in use has alternatives."""
        return len(every_tool()[self._scene.editing.tool.family]) > 1

    def _group(self, actions: tuple[str, ...], across: tuple[int, ...] = (4, 2, 1)) -> Part:
        buttons = (Item(self.buttons[action], tall=44) for action in actions)
        return Tiles(*buttons, across=across, gap=Space.LINE)

    def tabs(self) -> Part:
        """Return the tabs of the pages."""
        return Tiles(
            *(Item(tab, tall=44) for tab in self.pages.values()), across=(3,), gap=Space.LINE
        )
