"""The twenty achievements: what each requires, and the progress."""

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ...learn.achievements import ACHIEVEMENTS, Reached, reached
from ...learn.questions import FindMarks
from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit, Space
from ...shell.parts.around import Loose, Scroll
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column, Row
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ...shell.widgets.label import Label
from ...shell.widgets.scroll import ScrollArea
from ..scene.base import GameScene
from ..scene.header import framed, header
from ..widgets.icons import Icon, draw_icon
from .achieved import marks_in, unseen

if TYPE_CHECKING:
    from ..look.theme import Theme
    from .services import RecordsServices

HUES: Final = 9
SCROLLS_FROM: Final = 440
"""The points of height that the page has before it scrolls; the type shrinks first."""
SIGN: Final = 46
"""The side of a sign, in points."""


class Sign(Widget):
    """A disc in a hue if achieved; otherwise a square, filled with the progress."""

    def __init__(self, number: int, theme: "Theme") -> None:
        super().__init__(id=f"sign.{number}")
        self._hue: Final = number % HUES + 1
        self._theme: Final = theme
        self.share = 0.0
        """How far it has come, from 0 to 1."""

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return a square."""
        side = kit.px(SIGN, 26)
        return side, side

    def spoken(self, words: Words) -> Spoken:
        """Return whether it is achieved."""
        return Spoken(
            "picture", words("achievement.done" if self.share == 1 else "achievement.open")
        )

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the sign."""
        theme, side = self._theme, min(self.rect.size)
        box = pygame.Rect(0, 0, side, side)
        box.center = self.rect.center
        if self.share == 1:
            kit.shapes.circle(surface, box.center, side // 2, theme.hue(self._hue))
            ink = theme.on_hue(self._hue)
            draw_icon(surface, kit, Icon.TROPHY, box.center, round(side * 0.56), ink)
            return
        kit.paint_face(surface, box, side // 5, kit.style.surface)
        if self.share:
            inner = box.inflate(-2 * max(3, side // 8), 0)
            bar = pygame.Rect(inner.left, 0, inner.width, max(3, side // 10))
            bar.centery = box.centery
            kit.shapes.rounded(surface, bar, bar.height // 2, theme.pip)
            bar.width = max(bar.height, round(bar.width * self.share))
            kit.shapes.rounded(surface, bar, bar.height // 2, kit.style.text)


class AchievementsScene(GameScene):
    """The achievements in order; runs that are not examined yet are examined meanwhile."""

    services: "RecordsServices"

    def __init__(self, stage: Stage, services: "RecordsServices", argument: None) -> None:
        super().__init__(stage, services)
        self.title: Final = Label(
            self.text("achievement.title"), points=26, weight=Weight.TITLE, elides=True, id="title"
        )
        self.facts: Final = Label(points=14, colour="muted", elides=True, id="facts")
        self.leave_button: Final = self.back_button()
        self.page: Final = ScrollArea(id="page")
        theme = services.preferences.theme
        self.signs: Final = [Sign(number, theme) for number in range(len(ACHIEVEMENTS))]
        self.names: Final = [
            Label(
                self.text(f"achievement.{one.id}"),
                points=17,
                weight=Weight.TITLE,
                wrap=True,
                id=f"name.{one.id}",
            )
            for one in ACHIEVEMENTS
        ]
        self.words: Final = [
            Label(points=14, colour="muted", wrap=True, id=f"words.{one.id}")
            for one in ACHIEVEMENTS
        ]
        self._left = list(unseen(services.records))
        self.form.set_focus(self.leave_button, by_keys=False)
        self.take(reached(marks_in(services)))

    def take(self, found: tuple[Reached, ...]) -> None:
        """Show the progress."""
        for sign, words, one in zip(self.signs, self.words, found, strict=True):
            sign.share = one.have / one.of
            sign.invalidate()
            said = self.text(f"achievement.{one.achievement.id}.text")
            if one.of > 1 and not one.is_done:
                part = self.text("achievement.part", have=one.have, of=one.of)
                said = self.text("ui.separator").join((said, part))
            words.text = said
        count = sum(one.is_done for one in found)
        self.facts.text = self.text("achievement.count", n=count, of=len(found))
        self.resized()

    def take_over(self, before: "AchievementsScene") -> None:
        """Keep the scroll position."""
        self.page.offset = before.page.offset

    def enter(self) -> None:
        """Start examining runs."""
        self._look_on()

    def _look_on(self) -> None:
        records = self.services.records
        while records is not None and self._left:
            game_id = self._left.pop(0)
            text = records.text_of(game_id)
            if text is None:
                # It was won before there were runs.
                records.mark(game_id, ())
                continue
            self.ask(FindMarks(text), partial(self._mark, game_id), failed=self.tell_failure)
            return

    def _mark(self, game_id: str, marks: frozenset[str]) -> None:
        records = self.services.records
        if records is not None:
            records.mark(game_id, marks)
        if marks:
            self.take(reached(marks_in(self.services)))
        self._look_on()

    def parts(self) -> Part:
        """Return a sign for each, with its name above what it requires."""
        rows = [
            Row(
                Loose(sign, y=0.0),
                Column(Item(name), Item(words), gap=Space.LINE).growing(),
                gap=Space.TIGHT,
            )
            for sign, name, words in zip(self.signs, self.names, self.words, strict=True)
        ]
        title = Row(self.title, Item(self.facts).growing(), gap=Space.GAP)
        grid = Grid(*rows, across=(4, 3, 2, 1), gap=Space.GAP)
        return framed(header(self.leave_button, title), Scroll(self.page, grid, least=SCROLLS_FROM))


SCENE = AchievementsScene
