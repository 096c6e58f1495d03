"""The base of scenes that are a card over the scene below."""

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
    """The ground of a card over another scene, with a thin line around it."""

    def reach(self) -> pygame.Rect:
        """Return the rectangle alone."""
        return self.rect

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the line and the ground in it."""
        kit.paint_panel(surface, self.rect, kit.px(20))


class CardScene(GameScene, ABC):
    """A card with a title in the middle of the window; a subclass says what is on it."""

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
        """Return the title, and what is beside it."""
        return header(self.way_back, self.title) if self.leaves else self.title

    @abstractmethod
    def content(self) -> Part:
        """Return what is under the title."""

    def foot(self) -> Sequence[Part | Widget]:
        """Return what is under the content and never scrolls."""
        return ()

    def parts(self) -> Part:
        """Return the card; what is under the title scrolls where nothing else helps."""
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
        """Take a button in, in the order of the eye."""
        self.buttons.append(button)
        return button

    def body(self) -> Sequence[Part | Widget]:
        """Return what is between the title and the buttons."""
        return (self.words,)

    def content(self) -> Part:
        """Return the body over the buttons."""
        buttons = (Item(button, tall=48) for button in self.buttons)
        return Column(*self.body(), Grid(*buttons, across=self.across))
