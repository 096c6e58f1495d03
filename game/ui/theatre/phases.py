"""The five phases of the generator as a show, with the cells that are kept."""

from collections.abc import Sequence
from os import urandom
from typing import TYPE_CHECKING, Final

from ...core.grid import Grid as Board
from ...generate.draw import Draw
from ...generate.ids import fresh_id
from ...generate.levels import Level
from ...play.cell_view import CellView
from ...play.theatre.phases import PhaseView, phase_views
from ...shell.handlers import handles
from ...shell.kit import Space
from ...shell.parts.around import Loose
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column, Row
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.button import Button
from ...shell.widgets.label import Label
from ..board import board as boards
from ..board.overlay import Ground, Overlay
from ..look.layout import PANEL
from ..scene.header import framed, header
from .playable import PlayableScene

if TYPE_CHECKING:
    from ..scene.services import SceneServices

LEVEL: Final = Level.MEDIUM
PACE: Final = 0.5
"""Seconds between two views while it plays."""
FIRST: Final = "phases"
"""What the board is drawn from that is shown first: the same for everybody who talks about it."""


class Slides:
    """The views of a board as it is made, shown one after the other."""

    def __init__(self, views: Sequence[PhaseView]) -> None:
        self.views: Final = views
        self.at = 0
        self.playing = False
        self._waited = 0.0

    @property
    def view(self) -> PhaseView:
        """The current view."""
        return self.views[self.at]

    def toggle(self) -> None:
        """Play or pause; at the end, restart."""
        if not self.playing and self.at + 1 == len(self.views):
            self.at = 0
        self.playing = not self.playing

    def pause_at(self, at: int) -> None:
        """Pause at a view by its number, limited to the first and the last."""
        self.playing = False
        self.at = max(0, min(at, len(self.views) - 1))

    def restart(self) -> None:
        """Pause at the first view."""
        self.pause_at(0)

    def step_back(self) -> None:
        """Pause one view earlier."""
        self.pause_at(self.at - 1)

    def step_forward(self) -> None:
        """Pause one view later."""
        self.pause_at(self.at + 1)

    def advance(self, seconds: float) -> bool:
        """Advance the time while playing; return whether another view is shown."""
        self._waited += seconds
        if self._waited < PACE:
            return False
        self._waited = 0.0
        self.at = min(self.at + 1, len(self.views) - 1)
        self.playing &= self.at + 1 < len(self.views)
        return True


class PhasesScene(PlayableScene):
    """The five phases of the generator, with transport buttons."""

    scopes = ("phases",)
    tick = 0.1

    def __init__(self, stage: Stage, services: "SceneServices", argument: str | None) -> None:
        """The argument is the seed of the board."""
        super().__init__(stage, services)
        self.slides: Final = Slides(phase_views(fresh_id(LEVEL, Draw(argument or FIRST))))
        views = self.slides.views
        said = services.words.catalogue.said
        self.title: Final = Label(
            points=26,
            weight=Weight.TITLE,
            wrap=True,
            id="title",
            room_for=[self._title(view) for view in views],
        )
        self.words: Final = Label(
            points=17, wrap=True, id="words", room_for=[said(view.words) for view in views]
        )
        self.kept: Final = Label(
            self.text("phases.legend"), points=13, colour="muted", wrap=True, id="kept"
        )
        self.board: Final = boards.Board(
            self.animator, theme=lambda: services.preferences.theme, numbers=lambda: True
        )
        self.another: Final = Button(self.text("phases.another"), self._draw_another, id="another")
        self.leave_button: Final = self.back_button()
        self.form.set_focus(self.play_button, by_keys=False)
        self.show_moved()

    def take_over(self, before: "PhasesScene") -> None:
        """Keep the position."""
        self.slides.at = before.slides.at
        self.show_moved()

    def parts(self) -> Part:
        """Return the board beside its text, or below it."""
        details = Column(
            self.words,
            Item(self.kept).folding(1),
            Grid(*self.winding_keys, across=(5,)),
            self.another,
        )
        panel = Loose(details, wide=PANEL, y=0.0).filling()
        body = Row(self.board.part(least=122), panel, gap=Space.APART)
        return framed(header(self.leave_button, self.title), body)

    @property
    def playable(self) -> Slides:
        """The views of the board."""
        return self.slides

    @property
    def active(self) -> bool:
        """Whether it is playing or moving."""
        return self.slides.playing or self.animator.active

    def update(self, dt: float) -> None:
        """Advance while it plays."""
        super().update(dt)
        if self.slides.playing and self.slides.advance(dt):
            self.show_moved()

    @handles("theatre.end")
    def go_to_end(self) -> None:
        """Pause at the finished board."""
        self.slides.pause_at(len(self.slides.views) - 1)
        self.show_moved()

    def _draw_another(self) -> None:
        self.stage.switch("phases", urandom(16).hex())

    # -- what is seen

    def _title(self, view: PhaseView) -> str:
        return self.text(f"phases.title.{view.phase}")

    def show_moved(self) -> None:
        """Show the view and its text."""
        view = self.slides.view
        self.title.text = self._title(view)
        self.words.text = self.catalogue.said(view.words)
        self.show_playing()
        grounds = {
            **dict.fromkeys(view.stays, "peer"),
            **dict.fromkeys(view.moved, "same"),
            **dict.fromkeys(view.kept, "pattern_a"),
        }
        overlay = Overlay(tuple(Ground(*ground) for ground in grounds.items()))
        self.board.show(_cells(view.grid, view.phase), overlay)


def _cells(grid: Board, phase: int) -> tuple[CellView, ...]:
    return tuple(CellView(digit=value, given=phase == 5) for value in grid.values)


SCENE = PhasesScene
