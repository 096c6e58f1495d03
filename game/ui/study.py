"""The base of scenes with a board to look at, a list beside it and keys that step."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

import pygame

from game.core.grid import Grid
from game.play.cell_view import CellView
from game.shell.rect import Rect
from game.shell.stage import Stage
from game.shell.text import Weight
from game.shell.widgets.label import Label
from game.ui.actions.scope import Scope
from game.ui.board.board import Board
from game.ui.board.painter import CellPainter
from game.ui.context import Context
from game.ui.layout.study import row_height, study_layout
from game.ui.scene import GameScene
from game.ui.widgets.list_box import ListBox
from game.ui.widgets.message_card import CardAction, MessageCard
from game.ui.widgets.transport_button import Sign, TransportButton


class StudyScene(GameScene):
    """Board, list, card and transport; a subclass fills them and says what stepping means."""

    scopes: ClassVar[tuple[Scope, ...]] = (Scope.STUDY,)
    tick = 0.1

    def __init__(self, stage: Stage, context: Context, title: str, tabs: Sequence[str]) -> None:
        super().__init__(stage, context)
        self.board: Final = self.form.add(Board(self.animator, numbers=context.numbers))
        self.title: Final = self.form.add(
            Label(title, points=22, weight=Weight.SEMIBOLD, id="title")
        )
        self.facts: Final = self.form.add(Label(points=13, colour="muted", id="facts"))
        self.tabs: Final = {
            tab: self.form.add(self.action_button(f"study.{tab}", id=f"tab.{tab}", radius=10))
            for tab in tabs
        }
        self.list: Final[ListBox] = self.form.add(ListBox(self.choose, self.open))
        self.card: Final = self.form.add(MessageCard())
        self.keys: Final = {
            action: self.form.add(self.bind(TransportButton(sign, id=action), f"study.{action}"))
            for action, sign in (
                ("first", Sign.START),
                ("earlier", Sign.BACK),
                ("later", Sign.ON),
                ("last", Sign.END),
            )
        }
        self.leave_button: Final = self.form.add(self.action_button("back"))
        self._said: tuple[str, str, str, tuple[CardAction, ...]] = ("", "", "", ())
        self._card_place: Rect | None = None
        self.form.set_focus(self.list, by_keys=False)

    # -- for subclasses

    def choose(self, index: int) -> None:
        """Show a line that was chosen from the list."""

    def open(self, index: int) -> None:
        """Look closer at the line that was chosen already."""

    def step(self, action: str) -> None:
        """Step to the first, an earlier, a later or the last."""

    @property
    def why_not_earlier(self) -> str:
        """The key of the sentence that says why one cannot step back; empty when one can."""
        return ""

    @property
    def why_not_later(self) -> str:
        """The key of the sentence that says why one cannot step on; empty when one can."""
        return ""

    @property
    def why_not_closer(self) -> str:
        """The key of the sentence that says why one cannot look closer; empty when one can."""
        return "ui.why.choose_first" if self.list.chosen is None else ""

    def closer(self) -> None:
        """Look closer at the chosen line."""
        self.list.open()

    def inner_scopes(self) -> Iterator[Scope]:
        """Yield the list while it has the focus."""
        if self.form.focus is self.list:
            yield Scope.LIST

    def turn_card(self, pages: int) -> None:
        """Turn the words on the card."""
        self.card.turn(pages)

    # -- places and content

    def arrange(self, width: int, height: int, interface: float) -> None:
        """Place everything."""
        layout = study_layout(width, height, interface, tabs=len(self.tabs))
        self.sizes = layout.metrics
        kit = self.kit
        painter = CellPainter(self.context.theme, kit.fonts, kit.shapes, layout.board.cell)
        self.board.lay_out(layout.board, painter)
        self.title.place(pygame.Rect(layout.title))
        self.facts.place(pygame.Rect(layout.facts))
        self.leave_button.place(pygame.Rect(layout.back))
        for button, rect in zip(self.tabs.values(), layout.tabs, strict=True):
            button.place(pygame.Rect(rect))
        self.list.lay_out(pygame.Rect(layout.list), row_height(layout.metrics))
        self._card_place = layout.card
        title, words, note, actions = self._said
        self.say(title, words, note=note, actions=actions)
        for key, rect in zip(self.keys.values(), layout.keys, strict=True):
            key.place(pygame.Rect(rect))

    def say(
        self, title: str, words: str, *, note: str = "", actions: Sequence[CardAction] = ()
    ) -> None:
        """Put words on the card, with buttons where they leave room for the words."""
        self._said = title, words, note, tuple(actions)
        place = self._card_place
        if place is None:
            return
        line = self.sizes.line(self.sizes.body)
        least = self.sizes.line(self.sizes.strong) + 3 * line + self.sizes.target
        has_room = place.h >= least + 2 * max(6, self.sizes.px(16)) + self.sizes.small_gap
        self.card.say(title, words, actions if has_room else (), note=note)
        self.card.lay_out(place, self.sizes, self.kit)


def cells_of(position: Grid, givens: int | None, *, notes: bool = True) -> tuple[CellView, ...]:
    """Return a position as cells: digits, and its candidates as notes."""
    given = ~0 if givens is None else givens
    return tuple(
        CellView(
            digit=value,
            given=bool(value and given >> cell & 1),
            corner=position.candidates[cell] if notes and not value else CellView().corner,
        )
        for cell, value in enumerate(position.values)
    )
