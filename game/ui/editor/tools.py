"""The choice between related tools: lines, clues beside the board, and so on."""

from functools import partial
from typing import TYPE_CHECKING, Final

from ...play.editing.tool import Tool, every_tool
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.widgets.button import Button
from ...shell.widgets.label import Label
from ..scene.dialog import CardScene

if TYPE_CHECKING:
    from ..scene.services import SceneServices


class EditorToolsScene(CardScene):
    """A card with the tools of a family; the argument is the present one, the result the next."""

    wide = 620
    leaves = True

    def __init__(self, stage: Stage, services: "SceneServices", argument: Tool | None) -> None:
        now = argument or every_tool()["lines"][0]
        super().__init__(stage, services, services.words.text(f"action.edit.family.{now.family}"))
        self.about: Final = Label(
            self.text("edit.tools.text"), points=13, colour="muted", wrap=True, id="text"
        )
        self.buttons: Final = {tool: self._button(tool) for tool in every_tool()[now.family]}
        self.buttons[now].selected = True
        self.form.set_focus(self.buttons[now])

    def _button(self, tool: Tool) -> Button:
        found = Button(self.text(tool.name_key), partial(self.stage.pop, tool), id=tool.word)
        found.tip = partial(self.text, tool.rule_key)
        return found

    def content(self) -> Part:
        """Return the tools."""
        buttons = (Item(button, tall=48) for button in self.buttons.values())
        return Column(self.about, Grid(*buttons, across=(2, 3, 1)))


SCENE = EditorToolsScene
