"""The lives are gone: what the last entry was, why it was wrong, and the board to go on with."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ...core.rules import conflicts_of_move
from ...messages.notation import Notation
from ...messages.sentences import sentence
from ...play.arcade.missed import ExplainMiss
from ...play.consequences import conflict_message
from ...play.played import Missed
from ...shell.handlers import handles
from ...shell.kit import Space
from ...shell.parts.around import Scroll
from ...shell.parts.base import Item, Part
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ...shell.widgets.label import Label
from ...shell.widgets.scroll import ScrollArea
from ..board.explain import step_overlay
from ..board.overlay import Ground, Overlay
from ..look.figures import clock
from ..modes.mode import NextGame
from .ending import EndScene, result

if TYPE_CHECKING:
    from ...play.arcade.missed import Reason
    from .services import ArcadeServices


class LostScene(EndScene):
    """The scene after the last life: the missed entry with its hint, and the way on calmly."""

    services: "ArcadeServices"
    scopes = ("lost", "win")
    others_are = ("review", "calmly", "menu")

    def __init__(self, stage: Stage, services: "ArcadeServices", argument: None) -> None:
        super().__init__(stage, services, argument)
        session = services.current_game.session
        self._state: Final = session.state
        self._missed: Final = next(
            one.what for one in reversed(session.saved().played) if isinstance(one.what, Missed)
        )
        plain = tuple(
            cell._replace(selected=False, cursor=False, peer=False, same=False)
            for cell in self.view.cells
        )
        self._plain: Final = plain
        self.board.show(plain, _missed_cell(self._missed.cell))
        scored = self.view.scored
        assert scored is not None
        self.title.text = self.text("arcade.lost")
        words = [self.text("ui.left_of", left=self.view.open_cells, erased=self.view.erased)]
        words.insert(0, clock(self.view.elapsed))
        points = self.catalogue.figures.thousands(scored.points)
        words.append(self.text("arcade.points", points=points))
        if total := self.total():
            words[-1] = total
        self.words.text = self.text("ui.separator").join(words)
        self.figure: Final = Label(
            self.catalogue.figures.thousands(scored.points),
            points=92,
            weight=Weight.RESULT,
            elides=True,
            id="score",
        )
        found = self.view.erased - self.view.open_cells
        self.found: Final = Label(
            self.text("arcade.found", found=found, of=self.view.erased),
            points=20,
            weight=Weight.TITLE,
            id="found",
        )
        name = session.puzzle.givens.geometry.cell_name(self._missed.cell)
        self.entry: Final = Label(
            self.text("arcade.lost.entry", cell=name, digit=self._missed.digit),
            points=22,
            weight=Weight.TITLE,
            wrap=True,
            id="entry",
        )
        self.page: Final = ScrollArea(id="page")
        self.reason: Final = Label(self.text("ui.thinking"), points=17, wrap=True, id="reason")

    @property
    def is_explained(self) -> bool:
        """Whether the reason is shown."""
        return self.reason.text != self.text("ui.thinking")

    def enter(self) -> None:
        """Have it worked out why the entry was wrong."""
        cell, digit = self._missed.cell, self._missed.digit
        grid = self._state.grid
        broken = conflicts_of_move(grid.place(cell, digit), cell, digit)
        if broken:
            said = conflict_message(self._state, (cell,), tuple(broken))
            self.reason.text = self.catalogue.render(said)
            self.board.show(self._plain, _missed_cell(cell, *(c for b in broken for c in b.cells)))
            return
        self.ask(ExplainMiss(grid, cell, digit), self._explain)

    def comes_next(self) -> NextGame:
        """Return another try at the same level."""
        return NextGame(self.text("arcade.try_again"), self.mode.next_game(self.view).start)

    def body(self) -> Sequence[Part | Widget]:
        """Return what the last entry was, and what rules it out."""
        content = Column(Item(self.entry), Item(self.reason), gap=Space.LINE)
        score = result(self.figure, self.found)
        return (*score, Scroll(self.page, content, least=96).growing())

    def note(self) -> str:
        """Return how much was found."""
        return self.found.text

    @handles("calmly")
    def go_on_calmly(self) -> None:
        """Go on from the board as it stands, without lives."""
        self.stage.close_all()
        self.services.current_game.go_on_calmly()
        self.stage.push("play")

    def _explain(self, reason: "Reason | None") -> None:
        catalogue = self.catalogue
        if reason is None:
            self.reason.text = self.text("arcade.lost.far")
            return
        notation: Notation = self.notation
        self.reason.text = sentence(catalogue, reason.step, reason.position, notation)
        drawn = step_overlay(reason.step, reason.position)
        missed = _missed_cell(self._missed.cell)
        self.board.show(self._plain, drawn._replace(grounds=(*drawn.grounds, *missed.grounds)))


def _missed_cell(cell: int, *others: int) -> Overlay:
    """Colour the cell that was missed, and others that rule its digit out."""
    see = (Ground(other, "same") for other in sorted(set(others) - {cell}))
    return Overlay(grounds=(*see, Ground(cell, "conflict_ground")))


SCENE = LostScene
