"""The five phases of the generator as a show: forth and back, with the cells that are kept."""

from typing import Final

from ...core.grid import Grid as Board
from ...generate.draw import Draw
from ...generate.ids import fresh_id
from ...generate.levels import Level
from ...play.cell_view import CellView
from ...play.theatre.phases import PhaseView, phase_views
from ...shell.kit import Space
from ...shell.parts.around import Inset, Loose
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column, Row
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.button import Button, Look
from ...shell.widgets.label import Label
from ..board import board as boards
from ..board.overlay import Ground, Overlay
from ..games.context import Context
from ..look.layout import PANEL
from ..scene.base import GameScene
from ..scene.scope import Scope
from ..widgets.transport_button import Sign, TransportButton

LEVEL: Final = Level.MEDIUM
PACE: Final = 0.5
"""Seconds between two views while it plays."""
FIRST: Final = "phases"
"""What the board is drawn from that is shown first: the same for everybody who talks about it."""


class PhasesScene(GameScene):
    """The board on its way, and what was done to it."""

    scopes = (Scope.PHASES,)
    tick = 0.1

    def __init__(self, stage: Stage, context: Context, argument: str | None) -> None:
        """The argument is what the board is drawn from."""
        super().__init__(stage, context)
        self.views: Final = phase_views(fresh_id(LEVEL, Draw(argument or FIRST)))
        self.at = 0
        self.playing = False
        self._waited = 0.0
        said = context.catalogue.said
        self.title: Final = Label(
            points=22,
            weight=Weight.SEMIBOLD,
            wrap=True,
            id="title",
            room_for=[self._title(view) for view in self.views],
        )
        self.words: Final = Label(
            points=17, wrap=True, id="words", room_for=[said(view.words) for view in self.views]
        )
        self.kept: Final = Label(
            self.text("phases.legend"), points=13, colour="muted", wrap=True, id="kept"
        )
        self.board: Final = boards.Board(
            self.animator, theme=lambda: context.theme, numbers=lambda: True
        )
        self.transport: Final = Turning(self)
        self.play: Final = TransportButton(Sign.PLAY, id="play", look=Look.PRIMARY)
        self.keys: Final = tuple(
            self.bind(button, f"theatre.{button.id}")
            for button in (
                TransportButton(Sign.START, id="restart"),
                TransportButton(Sign.BACK, id="step_back"),
                self.play,
                TransportButton(Sign.ON, id="step_forward"),
                TransportButton(Sign.END, id="end"),
            )
        )
        self.another: Final = Button(self.text("phases.another"), self._draw_another, id="another")
        self.leave_button: Final = self.action_button("back")
        self.form.set_focus(self.play, by_keys=False)
        self._show()

    def take_over(self, before: "PhasesScene") -> None:
        """Stay where it was."""
        self._go(before.at)

    def parts(self) -> Part:
        """Return the board beside its words, or over them."""
        told = Column(
            self.title,
            self.words,
            Item(self.kept).folding(1),
            Grid(*self.keys, across=(5,)),
            Grid(self.another, self.leave_button, across=(2, 1)),
        )
        panel = Loose(told, wide=PANEL, y=0.0).filling()
        return Inset(Row(self.board.part(least=122), panel, gap=Space.APART))

    @property
    def view(self) -> PhaseView:
        """What is shown."""
        return self.views[self.at]

    @property
    def active(self) -> bool:
        """Whether it goes on by itself."""
        return self.playing or self.animator.active

    def update(self, dt: float) -> None:
        """Go on while it plays."""
        super().update(dt)
        if not self.playing:
            return
        self._waited += dt
        if self._waited >= PACE:
            self._waited = 0.0
            self._go(self.at + 1)
            self.playing &= self.at + 1 < len(self.views)
            self._show()

    def toggle(self) -> None:
        """Play, from the start where it has come to the end, or stand still."""
        if not self.playing and self.at + 1 == len(self.views):
            self.at = 0
        self.playing = not self.playing
        self._show()

    def stand_at(self, at: int) -> None:
        """Stand still at a view."""
        self.playing = False
        self._go(at)

    def _go(self, at: int) -> None:
        self.at = max(0, min(at, len(self.views) - 1))
        self._show()

    def _draw_another(self) -> None:
        from os import urandom

        self.stage.switch("phases", urandom(16).hex())

    # -- what is seen

    def _title(self, view: PhaseView) -> str:
        return self.text(f"phases.title.{view.phase}")

    def _show(self) -> None:
        view = self.view
        self.title.text = self._title(view)
        self.words.text = self.context.catalogue.said(view.words)
        self.play.sign = Sign.PAUSE if self.playing else Sign.PLAY
        grounds = {
            **dict.fromkeys(view.stays, "peer"),
            **dict.fromkeys(view.moved, "same"),
            **dict.fromkeys(view.kept, "pattern_a"),
        }
        overlay = Overlay(tuple(Ground(*ground) for ground in grounds.items()))
        self.board.show(_cells(view.grid, view.phase), overlay)


class Turning:
    """What the keys and buttons of the theatre mean for the phases."""

    def __init__(self, scene: PhasesScene) -> None:
        self._scene: Final = scene

    def toggle(self) -> None:
        """Play, or stand still."""
        self._scene.toggle()

    def restart(self) -> None:
        """Go to the start."""
        self._scene.stand_at(0)

    def go_to_end(self) -> None:
        """Go to the board that comes of it."""
        self._scene.stand_at(len(self._scene.views) - 1)

    def step_back(self) -> None:
        """Go a view back."""
        self._scene.stand_at(self._scene.at - 1)

    def step_forward(self) -> None:
        """Go a view on."""
        self._scene.stand_at(self._scene.at + 1)


def _cells(grid: Board, phase: int) -> tuple[CellView, ...]:
    return tuple(CellView(digit=value, given=phase == 5) for value in grid.values)


SCENE = PhasesScene
