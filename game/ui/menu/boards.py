"""The choice of a board: small images of all shapes, and the rules of the selected one."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from ...generate.levels import Shape
from ...messages.shapes import rules_of
from ...play.game_rules import CALM
from ...shell.handlers import handles, unavailable
from ...shell.parts.base import Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.widgets.base import Widget
from ...shell.widgets.label import Label
from ..scene.dialog import CardScene
from ..school.stretch import begin_stretch, why_no_stretch
from .shape_button import ShapeButton
from .shapes import shown_geometry

if TYPE_CHECKING:
    from .services import MenuServices


class BoardsScene(CardScene):
    """The choice of a board; the menu then offers the levels of that board."""

    services: "MenuServices"
    scopes = ("boards",)
    wide = 620
    leaves = True

    def __init__(self, stage: Stage, services: "MenuServices", argument: None) -> None:
        super().__init__(stage, services, services.words.text("ui.boards.title"))
        shapes = {shape: shown_geometry(shape) for shape in Shape}
        rules = {shape: rules_of(services.words.catalogue, shapes[shape]) for shape in Shape}
        self.shapes: Final = {
            shape: ShapeButton(
                self.text(f"shape.{shape.value}"),
                geometry,
                partial(self.choose, shape),
                partial(self._explain, rules[shape]),
                theme=lambda: services.preferences.theme,
                id=shape.value,
            )
            for shape, geometry in shapes.items()
        }
        self.words: Final = Label(
            colour="muted", wrap=True, id="text", room_for=list(rules.values())
        )
        self.stretch: Final = self.action_button("stretch")
        self.own: Final = self.action_button("edit")
        chosen = services.preferences.settings.game.shape
        self.shapes[chosen].selected = True
        self.form.set_focus(self.shapes[chosen])
        self._explain(rules[chosen])
        self.show_actions()

    def content(self) -> Part:
        """Return the images above the rules."""
        return Column(Grid(*self.shapes.values(), across=(6, 4, 3, 2, 1)), self.words)

    def foot(self) -> Sequence[Part | Widget]:
        """Return the other buttons, which are always visible."""
        return (Grid(self.stretch, self.own, across=(2, 1)),)

    @handles("stretch")
    def begin_stretch(self) -> None:
        """Start a puzzle of known techniques plus one new one, in the chosen mode."""
        mode = self.preferences.settings.game.mode
        is_dealt = self.services.modes[mode].is_dealt
        begin_stretch(self.services, mode if is_dealt else CALM.mode)

    @property
    @unavailable("stretch")
    def why_no_stretch(self) -> str:
        """The message key of why no technique would be new; else empty."""
        return why_no_stretch(self.services.learning)

    def choose(self, shape: Shape) -> None:
        """Choose a board for the menu, in Calm if the chosen mode does not have it."""
        game = self.preferences.settings.game._replace(shape=shape)
        self.change(game=game)
        if self.services.modes[game.mode].shape is not shape:
            self.change(game=game._replace(mode=CALM.mode))
        self.back()

    def _explain(self, rules: str) -> None:
        self.words.text = rules


SCENE = BoardsScene
