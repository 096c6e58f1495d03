"""Rush: a position, its technique, the clock, and nothing between one answer and the next."""

from collections.abc import Iterator
from secrets import token_hex
from typing import TYPE_CHECKING, ClassVar, Final

from ...core.geometry import CLASSIC
from ...core.message import message
from ...learn.item import Item as Position
from ...learn.rush import target_of
from ...messages import sentences
from ...play.modes.rush import A_RUNG, MISSES, TIME, RushAnswer
from ...play.modes.rush_run import RushRun
from ...shell.handlers import handles
from ...shell.kit import Kit, Space
from ...shell.parts.around import Inset, Largest, Loose
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid as Tiles
from ...shell.parts.lines import Column, Row
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.label import Label
from ..board.pressable_board import PressableBoard
from ..board.rim import Rim
from ..look.figures import clock
from ..look.layout import LEAST_SHARE, PANEL
from ..play.digit_button import DigitButton
from ..play.voices import entry
from ..scene.base import GameScene
from ..scene.question import Question, Reply
from .rush_records import position_cells, positions

if TYPE_CHECKING:
    from .services import ArcadeServices

LITTLE: Final = 30_000
"""Milliseconds left from which on the clock's line warns."""
VERDICT: Final = 450
"""Milliseconds for which the whole frame says how an answer was."""


class RushScene(GameScene):
    """A Rush being played: one position after the other against a clock that never stops."""

    services: "ArcadeServices"
    scopes: ClassVar[tuple[str, ...]] = ("rush",)
    inner = ("spelled",)
    digits = "rush.digit"
    tick = 0.1

    def __init__(
        self, stage: Stage, services: "ArcadeServices", argument: RushRun | str | None
    ) -> None:
        """`argument` is the technique of the first rung, or a Rush whose seed is known."""
        super().__init__(stage, services)
        found = positions()
        if not isinstance(argument, RushRun):
            argument = RushRun(token_hex(8), argument or found.rungs[0], found.digest)
        self.run = argument
        self._since: float | None = None
        self._ended = False
        self._verdict = "", 0
        """The colour that the frame has for a moment after an answer, and until when."""
        self.position: Position = found.drawn(self.run.seed, self.run.start, 0)
        self.grid = self.position.position
        self._after: Position | None = None
        """The position after this one, made while this one is thought about."""
        self.cursor = CLASSIC.middle
        self.board: Final = PressableBoard(
            self.animator, self._press, theme=lambda: services.preferences.theme
        )
        self.technique: Final = Label(
            points=22, weight=Weight.SEMIBOLD, wrap=True, max_lines=2, elides=True, id="technique"
        )
        self.facts: Final = Label(points=13, colour="muted", elides=True, id="facts")
        self.said: Final = Label(
            self.text("rush.ask"), wrap=True, max_lines=2, elides=True, id="said"
        )
        self.counters: Final = {
            name: self.counter(f"rush.{name}", id=name) for name in ("time", "points", "misses")
        }
        self.pad: Final = [
            self.bind(DigitButton(digit, CLASSIC, lambda: None, pips=False), f"rush.digit.{digit}")
            for digit in range(1, 10)
        ]
        self.letters = self.spelled(CLASSIC)
        self.leave_button: Final = self.action_button("back")
        self.form.set_focus(self.board, by_keys=False)
        self._show()

    def take_over(self, before: "RushScene") -> None:
        """Go on with the Rush that was played."""
        self.run, self._since, self._ended = before.run, before._since, before._ended
        self.position, self._after, self.cursor = before.position, before._after, before.cursor
        self.grid = self.position.position
        self._show()

    def enter(self) -> None:
        """Begin, or find that the clock ran out meanwhile."""
        if self._since is None:
            self._since = self.services.clock()
            self._keep()
        self._tell_time()

    @property
    def now(self) -> int:
        """The milliseconds since the beginning."""
        return 0 if self._since is None else int(1000 * (self.services.clock() - self._since))

    # -- answering

    def inner_scopes(self) -> Iterator[str]:
        """Yield where letters are digits, if they are."""
        yield from self.letters

    @handles("rush.move")
    def move(self, rows: int, columns: int) -> None:
        """Move the cursor, round the edge."""
        row, column = divmod(self.cursor, 9)
        self.cursor = CLASSIC.cells[(row + rows) % 9 * 9 + (column + columns) % 9]
        self._draw()

    def _press(self, cell: int, digit: int) -> None:
        self.cursor = CLASSIC.cells[cell]
        self.form.set_focus(self.board, by_keys=False)
        self._draw()

    @handles("rush.digit")
    def digit(self, digit: int) -> None:
        """Answer with a digit in the cursor's cell, which must be open."""
        standing, now = self.run.standing, self.now
        if self._ended or self.grid.values[self.cursor]:
            return
        if standing.is_over(now):
            self._end()
            return
        answer, target = RushAnswer(self.cursor, digit, now), target_of(self.position)
        after = standing.answer(target, answer)
        self.run = self.run._replace(answers=(*self.run.answers, answer), standing=after)
        self._keep()
        catalogue, name = self.catalogue, self._name()
        if after.right > standing.right:
            self.stage.audio.play(entry(after.right))
            seconds = (after.ends - standing.ends) / 1000
            self.said.text = self.text(
                "rush.right",
                points=self.catalogue.figures.signed(target.worth),
                seconds=catalogue.text(
                    "rush.seconds",
                    n=self.catalogue.figures.decimal(seconds, 0 if seconds.is_integer() else 1),
                ),
            )
        else:
            self.stage.audio.play("life_lost")
            self.said.text = self.text("rush.missed", technique=name, seconds=target.cost // 1000)
        if after.is_over(now):
            self._end()
            return
        self.position, self._after = self._next(), None
        self.grid = self.position.position
        self.cursor = CLASSIC.middle
        # The cell is gone with its position: the frame says how it went.
        role = "good" if after.right > standing.right else "conflict"
        self._verdict = role, now + VERDICT
        self._show()

    def _next(self) -> Position:
        return self._after or self._drawn(len(self.run.answers))

    def _drawn(self, number: int) -> Position:
        return positions().drawn(self.run.seed, self.run.start, number)

    # -- time

    def update(self, dt: float) -> None:
        """Let the clock run, and prepare what comes next."""
        super().update(dt)
        if self._after is None and not self._ended:
            self._after = self._drawn(len(self.run.answers) + 1)
        self._tell_time()

    def _tell_time(self) -> None:
        now, standing = self.now, self.run.standing
        if self._ended:
            return
        if standing.is_over(now):
            self._end()
            return
        left = standing.ends - now
        # The last second is one, not none.
        self.counters["time"].value = clock(-(-left // 1000))
        role = "conflict" if left <= LITTLE else "accent"
        share = round(left / TIME, 3)
        if now < self._verdict[1]:
            role, share = self._verdict[0], 1.0
        self.board.show_rims((Rim(share, role),))

    def _end(self) -> None:
        """End the Rush: store it, and open its result."""
        self._ended = True
        rushes = self.services.rushes
        if rushes is not None:
            self.run = rushes.end(self.run)
        # Not while events are handled: the scene that they are for would be gone.
        self.stage.later(self._leave)

    def _leave(self) -> None:
        if self.stage.shows(self):
            self.stage.switch("rush_end", self.run)

    def _keep(self) -> None:
        rushes = self.services.rushes
        if rushes is not None:
            rushes.keep(self.run)

    # -- leaving

    def back(self) -> None:
        """Ask first: a Rush that is left counts as played."""
        answers = (
            Reply("stay", "rush.leave.stay"),
            Reply("leave", "rush.leave.leave", self._give_up),
        )
        said = (message("rush.leave.text"),)
        question = Question(message("rush.leave.title"), said, answers)
        self.stage.push("confirm", question)

    def _give_up(self) -> None:
        if not self._ended:
            self._ended = True
            rushes = self.services.rushes
            if rushes is not None:
                rushes.end(self.run._replace(given_up=True))
            self.stage.pop()

    # -- what is shown

    def parts(self) -> Part:
        """Return the board with clock, technique and digits beside it or under it."""
        board = self.board.part(least=round(LEAST_SHARE * min(self.room)))
        title = Column(self.facts, self.technique, gap=Space.NONE)
        head = Row(title.growing(), Loose(self.leave_button, y=0))
        counters = Tiles(*self.counters.values(), across=(3,))
        said = Item(self.said).folding(1)
        # What is asked for has all of a narrow panel's width.
        above = Row(Item(self.facts).growing(), self.leave_button)
        beside = Column(
            Column(above, self.technique, gap=Space.NONE),
            counters,
            said,
            Tiles(*(Item(key, tall=84) for key in self.pad), across=(3,)).growing(),
        )
        under = Column(head, counters, board, said, Tiles(*self.pad, across=(9, 5)))
        panel = Row(board, Loose(beside, wide=PANEL, y=0.0).filling(), gap=Space.APART)
        return Inset(Largest(panel, under))

    def layout(self, kit: Kit) -> None:
        """Place everything, in the colours of the theme."""
        for key in self.pad:
            key.theme = self.preferences.theme
        super().layout(kit)

    def _name(self) -> str:
        return sentences.name(self.catalogue, self.position.technique)

    def _draw(self) -> None:
        cells = position_cells(self.grid, self.position.technique)
        at = self.cursor
        here = cells[at]._replace(selected=True, cursor=True)
        self.board.show((*cells[:at], here, *cells[at + 1 :]))

    def _show(self) -> None:
        """Show the position and how the Rush stands."""
        self._draw()
        standing = self.run.standing
        number = len(self.run.answers)
        self.technique.text = self._name()
        rung = number // A_RUNG + 1
        self.facts.text = self.text("rush.rung", n=rung, worth=target_of(self.position).worth)
        self.counters["points"].value = self.catalogue.figures.thousands(standing.score)
        self.counters["misses"].value = self.text("rush.of", n=len(standing.missed), of=MISSES)
        self._tell_time()


SCENE = RushScene
