"""What a player has marked, struck or entered in an exercise, and how it is drawn."""

from typing import Final

from ...core.digits import Digit
from ...core.geometry import CLASSIC
from ...learn.chapter import PAPER
from ...learn.marks import pattern_cells
from ...learn.on_paper import corner_notes
from ...learn.task import Card, Dealt, Mode
from ...learn.verdict import Answer, Built, Entered, Marked, Proved, Said, Struck
from ...logic.cause import SINGLES
from ...logic.step import Candidate, Step
from ...play.cell_view import CellView
from ..board.explain import step_overlay
from ..board.overlay import Disc, Ground, Outline, Overlay, Shape
from ..study.base import cells_of
from .building import Building


class Sheet:
    """An exercise in progress: what was marked, struck or entered."""

    def __init__(self, dealt: Dealt, *, by_keys: bool = False) -> None:
        """`by_keys` the cursor is shown from the start."""
        self.dealt: Final = dealt
        self.bare: Final = dealt.claim.technique in SINGLES
        """Whether no notes are needed."""
        asked = self._cell_of_task()
        self.points: bool = by_keys or asked is not None
        """Whether the cursor is shown: where no cell is asked for, once the player uses it."""
        self.cursor: int = self._middle() if asked is None else asked
        self.marked: set[int] = set()
        self.struck: set[Candidate] = set()
        self.entered: Candidate | None = None
        self.asks_why = False
        """Whether the cells that prove what was entered are asked for."""
        self.proof: tuple[int, ...] = ()
        """The cells that prove what was entered, once that was shown."""
        self.building: Final = self._building()
        """The chain, where one is asked for."""
        self.shown: Step | None = None
        """The step that is shown: that which was found, or that was asked for."""
        self.concluded = False
        """Whether what follows from it is shown, too."""
        self.spoilers: tuple[Candidate, ...] = ()
        """What keeps a near miss from being a pattern, once that was shown."""

    def _cell_of_task(self) -> int | None:
        """Return the cell that is asked for, if the task names one."""
        dealt = self.dealt
        if dealt.task.card is Card.FINISH and dealt.claim.placements:
            return dealt.claim.placements[0].cell
        return None

    def _middle(self) -> int:
        """Return an empty cell near the centre."""
        cells = self.dealt.exercise.position.open_cells
        return min(cells, key=lambda cell: abs(cell // 9 - 4) + abs(cell % 9 - 4))

    def _building(self) -> Building | None:
        if self.mode is not Mode.BUILD:
            return None
        links = self.dealt.claim.chains[0] if self.dealt.task.aided else ()
        return Building(self.dealt.exercise.position, tuple(link.start[0] for link in links[:1]))

    # -- answering

    def move(self, rows: int, columns: int) -> None:
        """Move the cursor, wrapping around the edges."""
        self.points = True
        row, column = divmod(self.cursor, 9)
        self.cursor = (row + rows) % 9 * 9 + (column + columns) % 9

    def point(self, cell: int) -> None:
        """Move the cursor to a cell."""
        self.cursor, self.points = cell, True

    def mark(self) -> None:
        """Mark the cursor's cell or remove its mark; show the cursor if it was hidden."""
        if not self.points:
            self.points = True
            return
        # Filled ones, too: some rectangles have such corners.
        if self.entered is None or self.cursor != self.entered.cell:
            self.marked ^= {self.cursor}

    @property
    def mode(self) -> Mode:
        """The present way to answer."""
        return Mode.PROVE if self.asks_why else self.dealt.mode

    def ask_why(self, entered: Candidate) -> None:
        """Ask for the cells that prove a digit."""
        self.asks_why, self.entered = True, entered
        self.point(entered.cell)

    def enter(self, digit: int) -> None:
        """Enter or strike a digit in the cursor's cell, or extend a chain to it.

        If the cursor was hidden, it is only shown.
        """
        if not self.points:
            self.points = True
            return
        position = self.dealt.exercise.position
        candidate = Candidate(CLASSIC.cells[self.cursor], Digit(digit))
        if self.mode is Mode.ENTER and not position.values[self.cursor]:
            self.entered = candidate
        elif position.candidates[self.cursor] >> (digit - 1) & 1:
            if self.builds:
                assert self.building is not None
                self.building.choose(candidate)
            elif self.mode in (Mode.STRIKE, Mode.BUILD):
                self.struck ^= {candidate}

    @property
    def builds(self) -> bool:
        """Whether a chain is being built, and its conclusion not asked for yet."""
        return self.building is not None and not self.building.accepted

    @property
    def answer(self) -> Answer | None:
        """The answer to judge, if there is one."""
        if self.mode is Mode.ENTER:
            return None if self.entered is None else Entered(self.entered)
        if self.mode is Mode.PROVE and self.marked and self.entered is not None:
            return Proved(self.entered, frozenset(self.marked))
        if self.mode is Mode.MARK:
            return Marked(frozenset(self.marked)) if self.marked else None
        if self.mode is Mode.STRIKE and self.struck:
            drawn = self.dealt.claim if self.dealt.task.card is Card.FINISH else None
            return Struck(frozenset(self.struck), drawn)
        if self.building is not None and (self.building.nodes if self.builds else self.struck):
            return Built(self.building.nodes, frozenset(self.struck))
        return None

    def said(self, *, yes: bool) -> Answer:
        """Return the answer yes or no."""
        task, item = self.dealt.task, self.dealt.item
        change = None if task.change is None else item.changes[task.change]
        return Said(self.dealt.claim, yes, change)

    # -- what is seen

    def cells(self) -> tuple[CellView, ...]:
        """Return the cells of the position, with the cursor if keys are used."""
        dealt, exercise = self.dealt, self.dealt.exercise
        cells = cells_of(exercise.position, exercise.givens, notes=not self.bare)
        if dealt.task.shelf == PAPER:
            notes = corner_notes(exercise.position)
            cells = tuple(c._replace(corner=note) for c, note in zip(cells, notes, strict=True))
        is_asked = self.mode not in (Mode.LOOK, Mode.SAY) and dealt.task.card is not Card.PLAY_ON
        if not is_asked or not self.points or self.shown is not None:
            return cells
        at = self.cursor
        here = cells[at]._replace(selected=True, cursor=True)
        return (*cells[:at], here, *cells[at + 1 :])

    def overlay(self) -> Overlay:
        """Return the overlay of the position."""
        dealt, position = self.dealt, self.dealt.exercise.position
        if self.shown is not None:
            return step_overlay(self.shown, position, concluded=self.concluded)
        if self.mode is Mode.PROVE:
            return self._proof()
        drawn = Overlay() if self.building is None else self.building.overlay()
        if dealt.task.card in (Card.SAY, Card.FINISH):
            drawn = self._claimed()
        elif dealt.task.aided and self.building is None:
            drawn = Overlay(outlines=(Outline(self._house(), "muted"),))
        grounds = (*drawn.grounds, *(Ground(cell, "pattern_a") for cell in sorted(self.marked)))
        discs = list(drawn.discs)
        at = {(disc.cell, disc.digit): place for place, disc in enumerate(discs)}
        for candidate in sorted(self.struck):
            place = at.get(candidate)
            if place is not None:
                discs[place] = discs[place]._replace(struck=True)
            else:
                discs.append(Disc(*candidate, "", struck=True, shape=Shape.BARE))
        placed = (
            drawn.placed if self.entered is None else ((self.entered.cell, self.entered.digit),)
        )
        return drawn._replace(grounds=grounds, discs=tuple(discs), placed=placed)

    def _proof(self) -> Overlay:
        """Return the digit that was entered, and the cells marked as its proof."""
        assert self.entered is not None
        grounds = (Ground(cell, "pattern_a") for cell in sorted(self.marked))
        return Overlay(
            grounds=tuple(grounds), placed=(self.entered,), rings=self.proof, bare=self.bare
        )

    def _claimed(self) -> Overlay:
        claim = self.dealt.claim
        if not self.bare:
            drawn = step_overlay(claim, self.dealt.exercise.position, concluded=False)
            # What decides may be any candidate, and what is ruled out is asked for: none is pale.
            spoilt = {(spot.cell, spot.digit) for spot in self.spoilers}
            others = (disc for disc in drawn.discs if (disc.cell, disc.digit) not in spoilt)
            return drawn._replace(digits=0, discs=(*others, *self._spoilt()), notes=())
        # Without what blocks the digit: to see that is the exercise.
        cells = tuple(Ground(cell, "pattern_a") for cell in sorted(pattern_cells(claim)))
        outlines = tuple(Outline(h, "muted") for h in claim.houses)
        return Overlay(grounds=cells, outlines=outlines, discs=self._spoilt())

    def _spoilt(self) -> tuple[Disc, ...]:
        """Return rings around what spoils a near miss."""
        return tuple(
            Disc(*spot, "conflict_ground", shape=Shape.RING, line="conflict")
            for spot in self.spoilers
        )

    def _house(self) -> int:
        """Return a house of the pattern: its own, or the row of one of its cells."""
        claim = self.dealt.claim
        return claim.houses[0] if claim.houses else min(pattern_cells(claim)) // 9
