"""The rules of the score: what everything in a scored game earns and costs."""

from typing import TYPE_CHECKING, Final

from ...messages.numbers import Figures
from ...play.arcade.standing import COMBO_TIERS, FACTORS, MEDALS, MISTAKE_COST
from ...play.game_rules import ARCADE, GameRules
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


def told(rules: GameRules, figures: Figures) -> dict[str, str | int]:
    """Return the values of a mode's rules that its page mentions."""
    separator = ", "
    return {
        "tiers": separator.join(map(str, COMBO_TIERS[1:])),
        "factors": separator.join(f"×{figures.short(factor / 4)}" for factor in FACTORS[1:]),
        "lives": rules.most_lives or rules.lives or 0,
        "cost": MISTAKE_COST,
        "clean": rules.clean_for_life,
        "most": MOST_FOR_TIME,
        **dict(MEDALS),
    }


def pages(rules: GameRules, *, knows_par: bool) -> list[tuple[str, str]]:
    """Return the keys of each item's name and text, for the items that the mode has."""
    found = []
    for item in ITEMS:
        key = f"arcade.rules.{item}"
        if rules.is_staged and item in ("combo", "end"):
            found.append((key, f"{key}.staged"))
        elif rules.bonus or item not in ("end", "medals"):
            # What earns no bonus has no par, and so no medals.
            is_unknown = item == "medals" and not knows_par
            found.append((key, f"{key}.unknown" if is_unknown else f"{key}.text"))
    return found


class RulesScene(CardScene):
    """The rules of the score, item by item, with the par of the current game."""

    wide = 640
    leaves = True

    def __init__(self, stage: Stage, services: "ArcadeServices", argument: None) -> None:
        super().__init__(stage, services, services.words.text("arcade.rules.title"))
        view = services.current_game.view() if services.current_game.has_game else None
        scored = None if view is None else view.scored
        rules = ARCADE if view is None or scored is None else view.rules
        par = None if scored is None else scored.par
        figures = self.catalogue.figures
        words = told(rules, figures)
        if par is not None:
            words["par"] = figures.thousands(par.score)
        self.items: Final = [
            (
                Label(self.text(name), weight=Weight.SEMIBOLD),
                Label(self.text(text, **words), wrap=True),
            )
            for name, text in pages(rules, knows_par=par is not None)
        ]
        self.form.set_focus(self.way_back)

    def content(self) -> Part:
        """Return the items one below the other."""
        return Column(*(Column(name, text, gap=Space.LINE) for name, text in self.items))


SCENE = RulesScene
