"""The puzzle is solved."""

from collections.abc import Sequence
from typing import Final

from game.play.view import GameView
from game.shell.parts.base import Item, Part
from game.shell.parts.grid import Grid
from game.shell.stage import Stage
from game.shell.text import Weight
from game.shell.widgets.base import Widget
from game.shell.widgets.button import Look
from game.shell.widgets.label import Label
from game.ui.actions.scope import Scope
from game.ui.context import Context
from game.ui.dialog import DialogScene
from game.ui.figures import clock, thousands
from game.ui.opening import Request
from game.ui.widgets.counter import Counter

COUNTING: Final = 0.9
"""Seconds in which the score counts up."""


class WinScene(DialogScene):
    """Time, score, best at this level; Enter plays another."""

    wide = 560
    scopes = (Scope.WIN,)
    answers_for_the_game = True

    def __init__(self, stage: Stage, context: Context, argument: None) -> None:
        self.view = view = context.current_game.view()
        super().__init__(stage, context, context.text("ui.won"))
        best = None if view.level is None else context.best(view.level.value)
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
        self.figures: Final = [Counter(context.text(f"ui.{name}"), id=name) for name, _ in figures]
        for counter, (_, value) in zip(self.figures, figures, strict=True):
            counter.value = value
        if view.level is not None and view.puzzle_id is not None:
            is_best = best is not None and best.wins > 1 and best.score == view.score.total
            self.words.text = context.text(
                "ui.won_best" if is_best else "ui.won_at",
                level=context.text(f"level.{view.level.value}"),
                id=view.puzzle_id,
            )
        self.words.colour = "muted"
        for action in ("again", "look", "watch", "menu"):
            look = Look.PRIMARY if action == "again" else Look.PLAIN
            self.add_button(self.action_button(action, look=look))
        self.form.set_focus(self.buttons[0])

    def enter(self) -> None:
        """Count the score up."""
        total = self.view.score.total

        def step(t: float) -> None:
            self.score.text = thousands(round(total * t))

        self.animator.start(step, COUNTING, key="score")

    def body(self) -> Sequence[Part | Widget]:
        """Return the words, the score and the figures."""
        figures = Grid(*(Item(f, tall=66) for f in self.figures), across=(4, 2))
        return self.words, Item(self.score, tall=80), figures

    def game_view(self) -> GameView:
        """Return the game, which is won."""
        return self.view

    def again(self) -> None:
        """Start another puzzle of the same level."""
        if self.view.level is None:
            self.back_to_menu()
        else:
            self.context.opening.start(Request(level=self.view.level))

    def new_game(self) -> None:
        """Leave for the menu, where new games are."""
        self.back_to_menu()

    def back_to_menu(self) -> None:
        """Leave the game."""
        self.stage.replace("menu")


SCENE = WinScene
