"""The options of the documents' methods, set before they are watched."""

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from ...shell.parts.base import Part
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.widgets.label import Label
from ...shell.widgets.toggle import Toggle
from ...solve.classic.staged import OWN_RULES, STAGES
from ...solve.order import Order
from ...solve.stream import STACK_BOUND, Options
from ..scene.dialog import CardScene
from ..widgets.picker import Picker

if TYPE_CHECKING:
    from ..scene.services import SceneServices

BOUNDS: Final = (STACK_BOUND, 1000, 100, 50, 20, 10)
"""Boards that a stack may hold."""


class MethodOptionsScene(CardScene):
    """The options of the documents' methods; leaving returns them."""

    wide = 560
    leaves = True

    def __init__(self, stage: Stage, services: "SceneServices", argument: Options | None) -> None:
        super().__init__(stage, services, services.words.text("theatre.options.title"))
        options = self._options = argument or Options()
        (box,) = OWN_RULES
        self.prove: Final = self._toggle("prove", options.prove)
        self.order: Final = Picker(
            [(order, self.text(f"theatre.order.{order.value}")) for order in Order],
            options.order,
            partial(self._set, "order"),
            id="order",
        )
        self.box: Final = Toggle(
            self.text("theatre.options.box"),
            box.id in options.also,
            lambda on: self._set("also", (box.id,) if on else ()),
            id="box",
        )
        self.bound: Final = Picker(
            [
                (
                    bound,
                    self.text("theatre.options.bound", n=self.catalogue.figures.thousands(bound)),
                )
                for bound in dict.fromkeys((options.stack_bound, *BOUNDS))
            ],
            options.stack_bound,
            partial(self._set, "stack_bound"),
            id="stack_bound",
        )
        last = STAGES[-1].id
        self.stages: Final = Picker(
            [
                (None if stage.id == last else stage.id, self._up_to(stage.id, last))
                for stage in STAGES
            ],
            None if options.stages in (None, last) else options.stages,
            partial(self._set, "stages"),
            id="stages",
        )
        self.form.set_focus(self.prove)

    def content(self) -> Part:
        """Return the options in groups with headings."""
        return Column(
            self._about("all"),
            self.prove,
            self._about("order"),
            self.order,
            self._about("stack"),
            self.bound,
            self._about("staged"),
            self.stages,
            self.box,
        )

    def _about(self, what: str) -> Label:
        return Label(self.text(f"theatre.options.{what}"), points=13, colour="muted", wrap=True)

    def _toggle(self, name: str, value: bool) -> Toggle:
        words = self.text(f"theatre.options.{name}")
        return Toggle(words, value, partial(self._set, name), id=name)

    def _up_to(self, stage: str, last: str) -> str:
        key = "first" if stage == STAGES[0].id else "every" if stage == last else "up_to"
        return self.text(f"theatre.options.{key}", stage=stage)

    def _set(self, name: str, value: Any) -> None:
        self._options = self._options._replace(**{name: value})

    def back(self) -> None:
        """Leave with the present options."""
        self.stage.pop(self._options)


SCENE = MethodOptionsScene
