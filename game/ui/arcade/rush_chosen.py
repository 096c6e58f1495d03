"""The choice of a custom Rush: singles or any techniques, and its length."""

from functools import partial
from typing import TYPE_CHECKING, Final

from ...learn.mastery import InRush
from ...learn.rush import ROAD, ROOM, positions
from ...logic.judge import par
from ...messages import sentences
from ...play.modes.rush import CLOCKS
from ...play.modes.rush_run import CHOSEN
from ...shell.handlers import handles
from ...shell.kit import Space
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid as Tiles
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.button import Button, Look
from ...shell.widgets.choice import Choice
from ...shell.widgets.label import Label
from ...shell.widgets.toggle import Toggle
from ..scene.dialog import CardScene
from ..widgets.picker import Picker
from .rush_records import next_rush

if TYPE_CHECKING:
    from .services import ArcadeServices


class RushChosenScene(CardScene):
    """A card with a switch for each technique; the last choice is preset."""

    services: "ArcadeServices"
    scopes = ("rush_chosen",)
    wide = 760
    leaves = True
    scrolls_from = 240

    def __init__(self, stage: Stage, services: "ArcadeServices", argument: None) -> None:
        super().__init__(stage, services, services.words.text("rush.kind.chosen.name"))
        techniques = positions().techniques
        self.chosen: set[str] = set(ROAD[:4])
        self.length = CLOCKS[0]
        lengths = [(each, self.text("rush.minutes", n=each // 60_000)) for each in CLOCKS]
        self.lengths: Final = Choice(lengths, self.length, self._set_length, id="minutes")
        self.toggles: Final = {
            name: Toggle(
                sentences.name(self.catalogue, name),
                name in self.chosen,
                partial(self._set, name),
                id=f"asks.{name}",
            )
            for name in techniques
        }
        singles = self.text("rush.kind.singles")
        self.singles: Final = Button(
            singles[:1].upper() + singles[1:], lambda: self._choose(()), id="singles"
        )
        self.known: Final = Button(self.text("rush.known"), self._choose_known, id="known")
        self.road: Final = Button(
            self.text("rush.whole_road"), lambda: self._choose(ROAD), id="road"
        )
        self.words: Final = Label(self.text("rush.chosen.text"), wrap=True, id="text")
        self.rung_words: Final = Label(
            self.text("rush.rung"), points=15, weight=Weight.MEDIUM, wrap=True
        )
        rungs = [("", self.text("rush.rung.none"))]
        rungs += [(name, sentences.name(self.catalogue, name)) for name in ROAD]
        rung = self.preferences.settings.game.rung
        self.rung: Final = Picker(rungs, rung, self._set_rung, id="rung")
        self.start_button: Final = self.action_button("rush.start", look=Look.PRIMARY, id="start")
        self.form.set_focus(self.start_button, by_keys=False)

    def content(self) -> Part:
        """Return length, sets and switches."""
        switches = (Item(toggle) for toggle in self.toggles.values())
        sets = Tiles(self.singles, self.known, self.road, across=(3, 1))
        return Column(
            self.words,
            self.lengths,
            sets,
            Tiles(*switches, across=(2, 1), gap=Space.GAP),
            self.rung_words,
            self.rung,
        )

    def foot(self) -> tuple[Part, ...]:
        """Return the start button."""
        return (Item(self.start_button, tall=52),)

    def _set(self, name: str, on: bool) -> None:
        self.chosen = self.chosen | {name} if on else self.chosen - {name}

    def _choose(self, names: tuple[str, ...]) -> None:
        self.chosen = set(names)
        for name, toggle in self.toggles.items():
            toggle.value = name in self.chosen

    def _choose_known(self) -> None:
        state = self.services.learning.progress.in_rush
        self._choose(tuple(name for name in ROAD if state(name) is InRush.KNOWN))

    def _set_length(self, length: int) -> None:
        self.length = length

    def _set_rung(self, rung: str) -> None:
        self.change(game=self.preferences.settings.game._replace(rung=rung))

    @handles("rush.start")
    def start(self) -> None:
        """Start the chosen Rush, without techniques too slow for its clock."""
        asked = tuple(
            name for name in self.toggles if name in self.chosen and ROOM * par(name) <= self.length
        )
        run = next_rush(self.services, CHOSEN, asked, self.length)
        self.stage.switch("rush", run)


SCENE = RushChosenScene
