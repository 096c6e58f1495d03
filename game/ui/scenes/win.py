"""The puzzle is solved: what it came to, beside the board."""

from typing import Final

from game.generate.sources import shape_of
from game.play.view import GameView
from game.shell.kit import Space
from game.shell.parts.around import Inset, Largest, Loose
from game.shell.parts.base import Gap, Item, Part
from game.shell.parts.grid import Grid
from game.shell.parts.lines import Column, Row
from game.shell.stage import Stage
from game.shell.text import Weight
from game.shell.widgets.button import Look
from game.shell.widgets.label import Label
from game.ui.actions.scope import Scope
from game.ui.board.board import Board
from game.ui.board.overlay import Ground, Overlay
from game.ui.context import Context
from game.ui.figures import clock, thousands
from game.ui.opening import Request
from game.ui.panel import LEAST_SHARE, PANEL
from game.ui.scene import GameScene
from game.ui.widgets.counter import Counter

COUNTING: Final = 0.9
"""Seconds in which the score counts up."""
BANDS: Final = ("", "selected", "same", "pattern_a")
"""What the board is coloured with, in stripes from corner to corner."""


class WinScene(GameScene):
    """Time, score, best at this level beside the board; Enter plays another."""

    scopes = (Scope.WIN,)
    answers_for_the_game = True
    tick = 0.25

    def __init__(self, stage: Stage, context: Context, argument: None) -> None:
        super().__init__(stage, context)
        self.view = view = context.current_game.view()
        self.board: Final = Board(
            self.animator,
            theme=lambda: context.theme,
            numbers=context.numbers,
            geometry=view.geometry,
        )
        plain = tuple(
            cell._replace(selected=False, cursor=False, peer=False, same=False)
            for cell in view.cells
        )
        self.board.show(plain, _colours(len(plain)))
        rules, level, best = view.rules, view.level, None
        if level is not None:
            shape = shape_of(view.puzzle_id)
            best = context.best(level.value, rules.mode, rules.clock, shape.code)
        self.title: Final = Label(
            context.text("ui.won"), points=30, weight=Weight.SEMIBOLD, wrap=True, id="title"
        )
        self.words: Final = Label(colour="muted", wrap=True, id="text")
        self.score: Final = Label(
            "0", points=56, weight=Weight.SEMIBOLD, colour="accent", elides=True, id="score"
        )
        figures = [
            ("time", clock(view.elapsed)),
            ("mistakes", str(view.mistakes)),
            ("hints", str(view.hints)),
            ("best", thousands(view.score.total if best is None else best.score)),
        ]
        if view.level is None:
            figures.pop()
        self.figures: Final = [
            Counter(context.text(f"ui.{name}"), id=name, colour="") for name, _ in figures
        ]
        for counter, (_, value) in zip(self.figures, figures, strict=True):
            counter.value = value
        if view.level is not None and view.puzzle_id is not None:
            is_best = best is not None and best.wins > 1 and best.score == view.score.total
            self.words.text = context.text(
                "ui.won_best" if is_best else "ui.won_at",
                level=context.text(f"level.{view.level.value}"),
                id=view.puzzle_id,
            )
        self.again_button: Final = self.action_button("again", look=Look.PRIMARY)
        self.others: Final = [
            self.action_button(action, look=Look.QUIET, inset=6)
            for action in ("look", "watch", "menu")
        ]
        self.form.set_focus(self.again_button)

    def enter(self) -> None:
        """Count the score up."""
        total = self.view.score.total

        def step(t: float) -> None:
            self.score.text = thousands(round(total * t))

        self.animator.start(step, COUNTING, key="score")

    def parts(self) -> Part:
        """Return the board, where it was in play, with what it came to beside it or under it."""
        board = self.board.part(least=round(LEAST_SHARE * min(self.room)))
        beside = Row(board, Loose(self._panel(2), wide=PANEL).filling(), gap=Space.APART)
        return Inset(Largest(beside, Column(board, self._panel(4))))

    def _panel(self, across: int) -> Part:
        figures = Grid(*self.figures, across=(across, 4, 2))
        buttons = Column(
            Item(self.again_button, tall=60),
            Grid(*(Item(other, tall=48) for other in self.others), across=(3, 2, 1)),
            gap=Space.TIGHT,
        )
        return Column(
            Column(self.title, self.words, gap=Space.NONE),
            Item(self.score, tall=80),
            figures,
            Gap().growing(),
            buttons,
        )

    def game_view(self) -> GameView:
        """Return the game, which is won."""
        return self.view

    def again(self) -> None:
        """Start another puzzle of the same level."""
        if self.view.level is None:
            self.back_to_menu()
        else:
            shape = shape_of(self.view.puzzle_id)
            self.context.opening.start(Request(level=self.view.level, shape=shape))

    def new_game(self) -> None:
        """Leave for the menu, where new games are."""
        self.back_to_menu()

    def back_to_menu(self) -> None:
        """Leave the game."""
        self.stage.replace("menu")


def _colours(cells: int) -> Overlay:
    """Return the stripes of a board that celebrates."""
    size = round(cells**0.5)
    bands = ((cell // size + cell % size) // 2 % len(BANDS) for cell in range(cells))
    return Overlay(
        grounds=tuple(Ground(cell, BANDS[band]) for cell, band in enumerate(bands) if band)
    )


SCENE = WinScene
