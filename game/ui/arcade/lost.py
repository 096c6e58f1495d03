"""After the last life: the wrong entries, why they were wrong, and ways to continue."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from ...core.grid import Grid
from ...core.rules import Conflict, conflicts_of_move
from ...messages.notation import Notation
from ...messages.sentences import name, sentence
from ...play.arcade.missed import ExplainMiss
from ...play.cell_view import CellView
from ...play.consequences import conflict_message
from ...play.history import History
from ...play.moves import Move
from ...play.played import Missed, retrace
from ...play.saved import SavedGame
from ...play.state import State
from ...shell.handlers import handles
from ...shell.kit import Space
from ...shell.parts.around import Scroll
from ...shell.parts.base import Item, Part
from ...shell.parts.lines import Column, Row
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ...shell.widgets.label import Label
from ...shell.widgets.scroll import ScrollArea
from ..board.explain import step_overlay
from ..board.overlay import Ground, Overlay
from ..look.figures import clock
from ..modes.mode import NextGame
from .ending import BELOW_FOLD, FIGURE_FOLD, WORDS_FOLD, EndScene
from .life_row import LifeRow

if TYPE_CHECKING:
    from ...play.arcade.missed import Reason
    from .services import ArcadeServices


FEW: Final = 5
"""So many lives have a row each; of more, which a game of one's own may have, the last ones."""


class Miss(NamedTuple):
    """A wrong entry, and the board that it was made on."""

    state: State
    cell: int
    digit: int

    @property
    def grid(self) -> Grid:
        """The board with its notes as candidates."""
        return self.state.grid

    @property
    def broken(self) -> tuple[Conflict, ...]:
        """The rules that it breaks on that board."""
        grid = self.grid.place(self.cell, self.digit)
        return tuple(conflicts_of_move(grid, self.cell, self.digit))


def misses_of(saved: SavedGame) -> Iterator[Miss]:
    """Yield the wrong entries of a game, in order."""
    history: History[State, Move] = History(State.start(saved.puzzle), saved.rules.capacity)
    for one, at in zip(saved.played, retrace(history, saved.played), strict=True):
        if isinstance(one.what, Missed):
            yield Miss(at.state, one.what.cell, one.what.digit)


class LostScene(EndScene):
    """The scene after the last life: the wrong entries with reasons, and a way on in Calm."""

    services: "ArcadeServices"
    scopes = ("lost", "win")
    others_are = ("review", "calmly", "menu")
    long_one = "calmly"
    names_cells = True

    def __init__(self, stage: Stage, services: "ArcadeServices", argument: None) -> None:
        super().__init__(stage, services, argument)
        session = services.current_game.session
        self._misses: Final = tuple(misses_of(session.saved()))[-FEW:]
        self._reasons: Final[dict[int, Reason | None]] = {}
        """What rules out the entries of which that is known."""
        self._chosen = len(self._misses) - 1
        plain = tuple(
            cell._replace(selected=False, cursor=False, peer=False, same=False)
            for cell in self.view.cells
        )
        self._plain: Final = plain
        scored = self.view.scored
        assert scored is not None
        self.title.text = self.text("arcade.lost")
        words = [clock(self.view.elapsed)]
        if total := self.total():
            words.append(total)
        self.words.text = self.text("ui.separator").join(words)
        self.figure: Final = Label(
            self.catalogue.figures.thousands(scored.points if self._total is None else self._total),
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
        cell_name = session.puzzle.givens.geometry.cell_name
        self.entry: Final = Label(points=22, weight=Weight.TITLE, wrap=True, id="entry")
        self.lives: Final = [
            LifeRow(
                number,
                cell_name(miss.cell),
                miss.digit,
                theme=lambda: services.preferences.theme,
                on_click=partial(self._choose, number),
            )
            for number, miss in enumerate(self._misses)
        ]
        self.went: Final = Label(
            self.text("arcade.lives_went"), points=16, weight=Weight.SEMIBOLD, id="went"
        )
        self.page: Final = ScrollArea(id="page")
        self.reason: Final = Label(self.text("ui.thinking"), points=17, wrap=True, id="reason")

        self._show()

    @property
    def is_explained(self) -> bool:
        """Whether all reasons have arrived."""
        return all(miss.broken or at in self._reasons for at, miss in enumerate(self._misses))

    def enter(self) -> None:
        """Ask why each entry was wrong."""
        self.check_achievements()
        asked: dict[ExplainMiss, list[int]] = {}
        for at, miss in enumerate(self._misses):
            if miss.broken:
                self.lives[at].tell(self.text("arcade.lost.clash"))
            elif at not in self._reasons:
                asked.setdefault(ExplainMiss(miss.grid, miss.cell, miss.digit), []).append(at)
        for question, places in reversed(asked.items()):
            self.ask(question, partial(self._explain, places))

    def comes_next(self) -> NextGame:
        """Return another try at the same level; modes with stages start again."""
        found = self.mode.next_game(self.view)
        if self._total is not None:
            return found
        return NextGame(self.text("arcade.try_again"), found.start)

    @property
    def _total(self) -> int | None:
        return self.mode.total_points(self.services.current_game.game_id)

    def body(self) -> Sequence[Part | Widget]:
        """Return the last wrong entry, and what rules it out."""
        content = Column(Item(self.entry), Item(self.reason), gap=Space.LINE)
        beside = Item(self.found).folding(BELOW_FOLD)
        score = Row(Item(self.figure, tall=96).growing(), beside).folding(FIGURE_FOLD)
        under = Item(self.found).unfolding(BELOW_FOLD).folding(WORDS_FOLD)
        return score, under, Scroll(self.page, content, least=160)

    def further(self) -> Sequence[Sequence[Part]]:
        """Return the wrong entries, if there were several."""
        if len(self.lives) < 2:
            return ()
        rows = Column(*(Item(row, tall=46) for row in self.lives), gap=Space.TIGHT)
        return ((Item(self.went), rows),)

    def note(self) -> str:
        """Return how much was solved."""
        return self.found.text

    @handles("calmly")
    def continue_in_calm(self) -> None:
        """Continue from the present board, without lives."""
        self.stage.close_all()
        self.services.current_game.continue_in_calm()
        self.stage.push("play")

    def _choose(self, at: int) -> None:
        self._chosen = at
        self._show()

    def _explain(self, places: Sequence[int], reason: "Reason | None") -> None:
        for at in places:
            self._reasons[at] = reason
            if reason is not None:
                technique = name(self.catalogue, reason.step.technique)
                self.lives[at].tell(self.text("arcade.lost.by", technique=technique))
        if self._chosen in places:
            self._show()

    def _show(self) -> None:
        """Explain and draw the chosen entry, as far as is known."""
        for number, row in enumerate(self.lives):
            row.selected = number == self._chosen
        miss, catalogue = self._misses[self._chosen], self.catalogue
        cell = miss.grid.geometry.cell_name(miss.cell)
        self.entry.text = self.text("arcade.lost.entry", cell=cell, digit=miss.digit)
        overlay = _missed_cell(miss.cell)
        if broken := miss.broken:
            said = conflict_message(miss.state, (miss.cell,), broken)
            self.reason.text = catalogue.render(said)
            overlay = _missed_cell(miss.cell, *(c for b in broken for c in b.cells))
        elif self._chosen not in self._reasons:
            self.reason.text = self.text("ui.thinking")
        elif (reason := self._reasons[self._chosen]) is None:
            self.reason.text = self.text("arcade.lost.far")
        else:
            notation: Notation = self.notation
            words = sentence(catalogue, reason.step, reason.position, notation)
            drawn = step_overlay(reason.step, reason.position)
            overlay = drawn._replace(grounds=(*drawn.grounds, *overlay.grounds))
            if first := reason.entered_since(miss.grid):
                words = self.text("arcade.lost.after", reason=words)
                overlay = overlay._replace(placed=(*overlay.placed, *first))
            self.reason.text = words
        cells = list(self._plain)
        if not cells[miss.cell].digit:
            cells[miss.cell] = CellView(miss.digit, wrong=True)
        self.board.show(tuple(cells), overlay)


def _missed_cell(cell: int, *others: int) -> Overlay:
    """Return an overlay with the wrong cell, and the cells that rule its digit out."""
    see = (Ground(other, "same") for other in sorted(set(others) - {cell}))
    return Overlay(grounds=(*see, Ground(cell, "conflict_ground")))


SCENE = LostScene
