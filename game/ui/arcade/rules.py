"""The rules of the score: what everything in a scored game earns and costs."""

from typing import TYPE_CHECKING, Final

from ...shell.kit import Space
from ...shell.parts.base import Part
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.label import Label
from ..scene.dialog import CardScene

if TYPE_CHECKING:
    from .services import ArcadeServices

ITEMS: Final = ("worth", "combo", "wrong", "help", "end", "medals")
MOST_FOR_TIME: Final = 31
"""In hundredths of the base: a quarter of it, times 1.25."""


class RulesScene(CardScene):
    """The rules of the score, item by item, with the par of the game being played."""

    wide = 640
    leaves = True

    def __init__(self, stage: Stage, services: "ArcadeServices", argument: None) -> None:
        super().__init__(stage, services, services.words.text("arcade.rules.title"))
        scored = services.current_game.view().scored if services.current_game.has_game else None
        par = None if scored is None else scored.par
        words = {
            "most": MOST_FOR_TIME,
            "par": self.text("arcade.rules.par_unknown")
            if par is None
            else self.catalogue.figures.thousands(par.score),
        }
        self.items: Final = [
            (
                Label(self.text(f"arcade.rules.{item}"), weight=Weight.SEMIBOLD),
                Label(self.text(f"arcade.rules.{item}.text", **words), wrap=True),
            )
            for item in ITEMS
        ]
        self.form.set_focus(self.way_back)

    def content(self) -> Part:
        """Return the items below one another."""
        return Column(*(Column(name, text, gap=Space.LINE) for name, text in self.items))


SCENE = RulesScene
