"""The wall of techniques: the mastery of each, from lessons and Rush together."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

import pygame

from ...learn.mastery import Mastery
from ...learn.road import CHAPTERS, STATIONS
from ...learn.strength import NEW
from ...learn.task import Skill
from ...messages import sentences
from ...messages.lists import sentences_in_turn
from ...shell.handlers import handles
from ...shell.kit import Kit, Space
from ...shell.parts.around import Scroll
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.style import Colour
from ...shell.text import Weight
from ...shell.widgets.button import Button
from ...shell.widgets.label import Label
from ...shell.widgets.scroll import ScrollArea
from ..scene.base import GameScene
from ..scene.header import framed, header
from ..widgets.icon_button import IconButton
from ..widgets.icons import Icon

if TYPE_CHECKING:
    from ..look.theme import Theme
    from .services import SchoolServices

HUES: Final = 9
TALL: Final = 76
WIDE: Final = (150, 270)
"""The least width of a tile, and the most that its name may ask for, in points."""
SCROLLS_FROM: Final = 440
"""The points of height that the wall has before it scrolls; the type shrinks first."""
NARROW: Final = 900
"""The width below which three tiles stand beside each other, so that names have room."""


class MasteryTile(Button):
    """A technique: its name, a pip for each step of mastery, and the word for its step."""

    def __init__(
        self,
        name: str,
        on_click: Callable[[], object],
        *,
        theme: "Callable[[], Theme]",
        hue: int,
        id: str,
    ) -> None:
        super().__init__(name, on_click, id=id, radius=14, points=15)
        self._theme: Final = theme
        self._hue: Final = hue
        self.step = Mastery.NONE

    def show(self, step: Mastery, words: str) -> None:
        """Show a step of mastery with its word."""
        self.step, self.detail = step, words
        self.invalidate()

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of a short name, the word and the pips."""
        high = kit.fonts.line_height(kit.text(15), Weight.SEMIBOLD)
        high += kit.fonts.line_height(kit.text(13)) + kit.px(10) + 2 * kit.px(9)
        least, most = map(kit.px, WIDE)
        wide = kit.fonts.size(self.text, kit.text(15), Weight.SEMIBOLD)[0] + 2 * kit.px(13)
        return min(most, max(least, wide)), max(kit.target, high)

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the name above the word, and the pips at the foot."""
        fonts, theme = kit.fonts, self._theme()
        area = self.rect.inflate(-2 * kit.px(12), -2 * kit.px(9))
        size, small = kit.text(15), kit.text(13)
        # Some techniques differ in the last words of their names alone.
        name = fonts.elide_within(self.text, size, area.width, 0.5, Weight.SEMIBOLD)
        surface.blit(fonts.render(name, size, ink, Weight.SEMIBOLD), area.topleft)
        muted = kit.style.muted if ink == kit.style.text else ink
        below = area.top + fonts.line_height(size, Weight.SEMIBOLD)
        word = fonts.elide(self.detail, small, area.width)
        surface.blit(fonts.render(word, small, muted), (area.left, below))
        apart, tall = kit.px(4, 2), kit.px(6, 4)
        wide = (area.width - (len(Mastery) - 2) * apart) // (len(Mastery) - 1)
        for place in range(len(Mastery) - 1):
            pip = pygame.Rect(area.left + place * (wide + apart), area.bottom - tall, wide, tall)
            colour = theme.hue(self._hue) if place < self.step else theme.pip
            kit.shapes.rounded(surface, pip, tall // 2, colour)


class MasteryScene(GameScene):
    """The techniques in the order of the road, one hue per chapter; each leads to its lesson."""

    services: "SchoolServices"
    scopes: ClassVar[tuple[str, ...]] = ("mastery",)

    def __init__(self, stage: Stage, services: "SchoolServices", argument: None) -> None:
        super().__init__(stage, services)
        self.title: Final = Label(
            self.text("learn.mastery"), points=26, weight=Weight.TITLE, elides=True, id="title"
        )
        self.facts: Final = Label(points=14, colour="muted", elides=True, id="facts")
        self.words: Final = Label(points=14, colour="muted", wrap=True, id="words")
        self.leave_button: Final = self.back_button()
        self.export_button: Final = self.bind(
            IconButton(Icon.EXPORT, id="export", is_round=True), "road.export"
        )
        self.page: Final = ScrollArea(id="page")
        theme = lambda: services.preferences.theme  # noqa: E731 - what all is drawn in
        self.tiles: Final[dict[str, MasteryTile]] = {}
        for number, chapter in enumerate(CHAPTERS):
            for station in chapter.stations:
                for technique in () if station.look_only else station.techniques:
                    self.tiles[technique] = MasteryTile(
                        sentences.name(self.catalogue, technique),
                        partial(self._learn, station.id),
                        theme=theme,
                        hue=number % HUES + 1,
                        id=f"tile.{technique}",
                    )
        self.form.set_focus(next(iter(self.tiles.values())), by_keys=False)

    def enter(self) -> None:
        """Show the present mastery of each, and what is due."""
        learning = self.services.learning
        progress, now = learning.progress, learning.now
        due = {station for station, skill in progress.due(now) if skill is Skill.FIND}
        for station in STATIONS.values():
            for technique in station.techniques:
                if technique in self.tiles:
                    step = progress.mastery(technique, now)
                    words = self.text(f"rush.mastery.{step.name.lower()}")
                    if station.id in due:
                        words = self.text("ui.separator").join((words, self.text("learn.mark.due")))
                    self.tiles[technique].show(step, words)
        known = sum(tile.step >= Mastery.KNOWN for tile in self.tiles.values())
        self.facts.text = self.text("learn.known", n=known, of=len(self.tiles))
        said = [self.text("learn.mastery.text")]
        player = progress.strength.player
        if player != NEW:
            value, spread = round(player.value), round(2 * player.deviation)
            said.append(self.text("learn.strength", value=value, spread=spread))
        self.words.text = sentences_in_turn(self.catalogue, said)
        self.resized()

    def take_over(self, before: "MasteryScene") -> None:
        """Keep the scroll position."""
        self.page.offset = before.page.offset

    def parts(self) -> Part:
        """Return the meaning of the steps, above the wall."""
        titles = Column(self.title, self.facts, gap=Space.NONE)
        across = (6, 5, 4) if self.room[0] >= NARROW else (3, 2)
        tiles = (Item(tile, tall=TALL) for tile in self.tiles.values())
        wall = Grid(*tiles, across=across)
        page = Column(self.words, wall, gap=Space.GAP)
        return framed(
            header(self.leave_button, titles, self.export_button),
            Scroll(self.page, page, least=SCROLLS_FROM),
        )

    def _learn(self, station: str) -> None:
        """Return to the road, to the lesson of a technique."""
        self.stage.pop(STATIONS[station])

    @handles("road.export")
    def export(self) -> None:
        """Copy the progress to the clipboard, as JSON."""
        self.stage.clipboard.put(self.services.learning.exported())
        self.tell(self.text("learn.exported"))


SCENE = MasteryScene
