"""The base of scenes that step through positions: a board with a list and a card."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from ...core.geometry import CLASSIC, Geometry
from ...core.grid import Grid
from ...play.cell_view import CellView
from ...shell.handlers import handles, unavailable
from ...shell.kit import Space
from ...shell.parts.around import Largest, Loose
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid as Tiles
from ...shell.parts.lines import Column, Row
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.label import Label
from ..board.board import Board
from ..board.overlay import NOTHING, Overlay
from ..board.symbols import symbols
from ..look.layout import CARD, LEAST_SHARE, PANEL_SHARE, WIDE_PANEL
from ..scene.header import framed, header
from ..scene.step_scene import StepScene
from ..widgets.legend import Legend
from ..widgets.list_box import ListBox
from ..widgets.message_card import CardAction, MessageCard
from ..widgets.transport_button import Sign, TransportButton

if TYPE_CHECKING:
    from ..scene.services import SceneServices

LIST: Final = 300
"""How tall the list likes to be, in points."""


class StudyScene(StepScene):
    """A board, a list, a card, and keys that step."""

    scopes: ClassVar[tuple[str, ...]] = ("study",)
    tick = 0.1
    list_tall: ClassVar = LIST
    card_tall: ClassVar = CARD
    """How tall list and card like to be, in points."""
    has_symbols: ClassVar = True
    """Whether anything is ever drawn over the board that a legend has room for."""

    def __init__(
        self,
        stage: Stage,
        services: "SceneServices",
        title: str,
        tabs: Sequence[str],
        *,
        room_for: Sequence[tuple[str, ...]] = (),
        geometry: Geometry = CLASSIC,
    ) -> None:
        """`room_for` are texts of buttons that share the card and must always be visible."""
        super().__init__(stage, services)
        self.board: Final = Board(
            # What is said here names cells.
            self.animator,
            theme=lambda: services.preferences.theme,
            numbers=lambda: True,
            geometry=geometry,
        )
        self.title: Final = Label(title, points=26, weight=Weight.TITLE, wrap=True, id="title")
        self.facts: Final = Label(
            points=13, colour="muted", wrap=True, max_lines=2, elides=True, id="facts"
        )
        self.tabs: Final = {
            tab: self.bind_tab(f"study.{tab}", icon=None, id=f"tab.{tab}") for tab in tabs
        }
        self.list: Final[ListBox] = ListBox(self.choose, self.open)
        self.legend: Final = Legend(
            lambda: services.preferences.theme,
            lambda id: services.words.text(f"legend.{id}"),
            self.board.light,
        )
        self.card: Final = MessageCard(room_for=room_for)
        self.keys: Final = {
            action: self.bind(TransportButton(sign, id=action), f"study.{action}")
            for action, sign in (
                ("first", Sign.START),
                ("earlier", Sign.BACK),
                ("later", Sign.ON),
                ("last", Sign.END),
            )
        }
        self.leave_button: Final = self.back_button()
        self.form.set_focus(self.list, by_keys=False)

    # -- for subclasses

    def choose(self, index: int) -> None:
        """Show the line that was chosen in the list."""

    def open(self, index: int) -> None:
        """Open the line that was already chosen."""

    @handles("study.first", "first")
    @handles("study.earlier", "earlier")
    @handles("study.later", "later")
    @handles("study.last", "last")
    def step(self, action: str) -> None:
        """Step to the first, previous, next or last."""

    @property
    @unavailable("study.first", "study.earlier")
    def why_not_earlier(self) -> str:
        """The message key of the reason why there is no step back; empty if there is."""
        return ""

    @property
    @unavailable("study.later", "study.last")
    def why_not_later(self) -> str:
        """The message key of the reason why there is no step on; empty if there is."""
        return ""

    @property
    @unavailable("study.closer")
    def why_not_closer(self) -> str:
        """The message key of the reason why no line can be opened; empty if one can."""
        return "ui.why.choose_first" if self.list.chosen is None else ""

    @handles("study.closer")
    def closer(self) -> None:
        """Open the chosen line."""
        self.list.open()

    @handles("card.earlier", -1)
    @handles("card.later", 1)
    def turn_card(self, pages: int) -> None:
        """Scroll the card by pages."""
        self.card.turn(pages)

    # -- places and content

    def parts(self) -> Part:
        """Return the board with the rest beside or below it, whichever gives the larger board."""
        board = self.board.part(least=round(LEAST_SHARE * min(self.room)))
        facts = [Item(self.facts).folding(1)] * self.facts.visible
        head = header(self.leave_button, Column(self.title, *facts, gap=Space.NONE))
        across = len(self.tabs)
        tabs = Tiles(*self.tabs.values(), across=(across,), gap=Space.LINE).folding(2)
        stacked = Tiles(*self.tabs.values(), across=(2, 1), gap=Space.LINE).unfolding(2)
        keys = Tiles(*self.keys.values(), across=(4,))
        listed = Item(self.list, tall=self.list_tall).growing(2)
        card = Item(self.card, tall=self.card_tall).growing()
        legend = [Item(self.legend).folding(3)] * self.has_symbols
        beside = Column(*([tabs, stacked] if self.tabs else []), listed, *legend, card, keys)
        foot = Largest(Row(tabs, keys), Column(tabs, stacked, keys)) if self.tabs else keys
        under = Column(board, *legend, listed, card, foot)
        least = round(PANEL_SHARE * self.room[0])
        panel = Row(
            board, Loose(beside, wide=WIDE_PANEL, least=least, y=0.0).filling(), gap=Space.APART
        )
        return framed(head, Largest(panel, under))

    def show_board(self, cells: tuple[CellView, ...], overlay: Overlay = NOTHING) -> None:
        """Show cells with an overlay and its legend."""
        self.board.show(cells, overlay)
        self.legend.show(symbols(overlay, self.board.geometry))

    def say(
        self, title: str, words: str, *, note: str = "", actions: Sequence[CardAction] = ()
    ) -> None:
        """Show text on the card, with buttons if space allows."""
        self.card.say(title, words, actions, note=note)


def cells_of(position: Grid, givens: int | None, *, notes: bool = True) -> tuple[CellView, ...]:
    """Return the cells of a position: digits, and candidates as notes."""
    given = ~0 if givens is None else givens
    return tuple(
        CellView(
            digit=value,
            given=bool(value and given >> cell & 1),
            corner=position.candidates[cell] if notes and not value else CellView().corner,
        )
        for cell, value in enumerate(position.values)
    )
