"""The base of scenes that are a card over the scene below them."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

import pygame

from ...shell.kit import Kit, Space
from ...shell.parts.around import Inset, Loose, Scroll, Stack
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ...shell.widgets.button import Button
from ...shell.widgets.label import Label
from ...shell.widgets.scroll import ScrollArea
from .base import GameScene
from .header import header

if TYPE_CHECKING:
    from .services import SceneServices


class DialogCard(Widget):
    """The background of a card over another scene, with a thin outline."""

    def reach(self) -> pygame.Rect:
        """Return the rectangle itself: no focus ring reaches beyond it."""
        return self.rect

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw background and outline."""
        kit.paint_panel(surface, self.rect, kit.px(20))


class CardScene(GameScene, ABC):
    """A card with a title in the middle of the window; a subclass adds the content."""

    overlay = True
    tick = 0.25
    wide: float | None = 480
    """The width of the card in points; None for one that fills the window."""
    leaves: ClassVar[bool] = False
    """Whether Back stands at its top left: one that asks is left by an answer."""
    scrolls_from: ClassVar[float] = 0
    """The points of height that a long text has before it scrolls; 0 shrinks the type first."""

    def __init__(self, stage: Stage, services: "SceneServices", title: str) -> None:
        super().__init__(stage, services)
        self.card: Final = DialogCard()
        self.title: Final = Label(title, points=26, weight=Weight.TITLE, wrap=True, id="title")
        self.way_back: Final = self.back_button()
        self.page: Final = ScrollArea(id="page")

    def head(self) -> Part | Widget:
        """Return the title with the widgets beside it."""
        return header(self.way_back, self.title) if self.leaves else self.title

    @abstractmethod
    def content(self) -> Part:
        """Return the content below the title."""

    def foot(self) -> Sequence[Part | Widget]:
        """Return what is below the content and never scrolls."""
        return ()

    def parts(self) -> Part:
        """Return the card; its content scrolls only if nothing else makes it fit."""
        page = Scroll(self.page, self.content(), least=self.scrolls_from)
        content = Column(self.head(), page.growing(), *self.foot())
        card = Stack(self.card, Inset(content, Space.DIALOG))
        return Inset(card if self.wide is None else Loose(card, wide=self.wide))


class DialogScene(CardScene):
    """A card with a text and buttons."""

    across: tuple[int, ...] = (2, 3, 1)
    """How many buttons may stand in a row, the preferred number first."""

    def __init__(self, stage: Stage, services: "SceneServices", title: str, text: str = "") -> None:
        super().__init__(stage, services, title)
        self.words: Final = Label(text, colour="text", wrap=True, id="text")
        self.buttons: Final[list[Button]] = []

    def add_button(self, button: Button) -> Button:
        """Add a button; the order is that on the screen."""
        self.buttons.append(button)
        return button

    def body(self) -> Sequence[Part | Widget]:
        """Return the parts between the title and the buttons."""
        return (self.words,)

    def content(self) -> Part:
        """Return the body with the buttons below it."""
        buttons = (Item(button, tall=48) for button in self.buttons)
        return Column(*self.body(), Grid(*buttons, across=self.across, fills=True))
