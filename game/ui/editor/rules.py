"""The board of a puzzle being made: its size and variants."""

from functools import partial
from typing import TYPE_CHECKING, Final

from ...core.geometry import BOXES, EXTRAS
from ...play.editing.draft import Rules, allowed_extras
from ...play.editing.tool import switches
from ...shell.kit import Space
from ...shell.parts.base import Part
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.widgets.label import Label
from ...shell.widgets.toggle import Toggle
from ..scene.dialog import CardScene
from ..widgets.picker import Picker

if TYPE_CHECKING:
    from ..scene.services import SceneServices


class EditorRulesScene(CardScene):
    """The choice of the board to edit: size, jigsaw and variants; leaving returns them."""

    wide = 720
    leaves = True
    scrolls_from = 300

    def __init__(self, stage: Stage, services: "SceneServices", argument: Rules | None) -> None:
        super().__init__(stage, services, services.words.text("edit.rules.title"))
        self.rules = argument or Rules()
        self.size: Final = Picker(
            [(size, self.text("edit.rules.square", n=size)) for size in BOXES],
            self.rules.size,
            self._resize,
            id="size",
        )
        self.jigsaw: Final = Toggle(
            self.text("edit.rules.jigsaw"), self.rules.is_jigsaw, self._set_jigsaw, id="jigsaw"
        )
        self.extras: Final = {
            extra: Toggle(
                self.text(f"edit.rules.{extra}"),
                extra in self.rules.extras,
                partial(self._set_extra, extra),
                id=extra,
            )
            for extra in EXTRAS
        }
        self.switches: Final = {
            word: Toggle(
                self.text(f"constraint.{word}.name"),
                word in self.rules.switches,
                partial(self._switch, word),
                id=word,
            )
            for word in switches()
        }
        for word, toggle in self.switches.items():
            toggle.tip = partial(self.text, f"constraint.{word}.rule")
        self.form.set_focus(self.size)
        self._offer()

    def content(self) -> Part:
        """Return the size above the rest."""
        name = Label(self.text("edit.rules.size"), points=13, colour="muted", wrap=True)
        about = Label(self.text("edit.rules.text"), points=13, colour="muted", wrap=True)
        more = Label(self.text("edit.rules.more"), points=13, colour="muted", wrap=True)
        shape = Column(self.jigsaw, *self.extras.values(), gap=Space.GAP)
        whole = Column(*self.switches.values(), gap=Space.GAP)
        return Column(name, self.size, about, shape, more, whole)

    def back(self) -> None:
        """Leave, returning the choice."""
        self.stage.pop(self.rules)

    def _resize(self, size: int) -> None:
        kept = tuple(extra for extra in self.rules.extras if extra in allowed_extras(size))
        self.rules = self.rules._replace(size=size, extras=kept)
        self._offer()

    def _set_jigsaw(self, value: bool) -> None:
        self.rules = self.rules._replace(is_jigsaw=value)

    def _set_extra(self, extra: str, value: bool) -> None:
        wanted = {*self.rules.extras, extra} if value else {*self.rules.extras} - {extra}
        self.rules = self.rules._replace(extras=tuple(one for one in EXTRAS if one in wanted))

    def _switch(self, word: str, value: bool) -> None:
        wanted = {*self.rules.switches, word} if value else {*self.rules.switches} - {word}
        self.rules = self.rules._replace(
            switches=tuple(one for one in self.switches if one in wanted)
        )

    def _offer(self) -> None:
        """Offer what is possible on a board of the size."""
        allowed = allowed_extras(self.rules.size)
        for extra, toggle in self.extras.items():
            toggle.enabled = extra in allowed
            toggle.value = extra in self.rules.extras


SCENE = EditorRulesScene
