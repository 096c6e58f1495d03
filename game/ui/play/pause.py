"""The pause: the clock stands and the board is hidden."""

from collections.abc import Sequence
from typing import Final

from ...generate.sources import shape_of, source_of
from ...play.intents import Command
from ...play.moves import StartAgain
from ...play.view import GameView
from ...shell.parts.base import Item, Part
from ...shell.stage import Stage
from ...shell.widgets.base import Widget
from ...shell.widgets.button import Look
from ..arcade.onward import DEALT
from ..games.context import Context
from ..games.opening import Request
from ..look.figures import clock
from ..scene.dialog import DialogScene
from ..scene.scope import Scope


class PauseScene(DialogScene):
    """Go on; else begin anew, have it solved, or leave. Other rooms are a click from play."""

    scopes = (Scope.PAUSE,)
    answers_for_the_game = True

    def __init__(self, stage: Stage, context: Context, argument: None) -> None:
        view = context.current_game.view()
        facts = [clock(view.elapsed)] if context.settings.game.show_timer else []
        facts.append(context.catalogue.count("ui.cells_left", view.open_cells))
        if view.puzzle_id:
            facts.append(view.puzzle_id)
            source = source_of(view.puzzle_id)
            facts += [] if source is None else [context.text(f"ui.source.{source.value}")]
        words = context.text("ui.separator").join(facts)
        super().__init__(stage, context, context.text("ui.paused"), words)
        self.words.colour = "muted"
        self.resume_button: Final = self.action_button("resume", look=Look.PRIMARY)
        for action in (
            "restart",
            "new",
            "watch",
            *(["board_rules"] if view.geometry.constraints else []),
            "copy_id" if view.puzzle_id else "copy",
            "export",
            "edit",
            "menu",
            "quit",
        ):
            words = context.text("ui.pause.quit") if action == "quit" else ""
            self.add_button(self.action_button(action, text=words, look=Look.QUIET))
        self.form.set_focus(self.resume_button)
        self.show_actions()

    def body(self) -> Sequence[Part | Widget]:
        """Return the facts, and the one thing that a pause mostly ends with."""
        return self.words, Item(self.resume_button, tall=60)

    def game_view(self) -> GameView:
        """Return the game, which is paused."""
        return self.context.current_game.view()

    def restart(self) -> None:
        """Begin the same puzzle anew."""
        self.context.current_game.do(Command.RESUME)
        self.context.current_game.do(StartAgain())
        self.stage.pop()

    def new_game(self) -> None:
        """Start another puzzle of the level and the mode; the menu has those that know neither."""
        view = self.game_view()
        if view.level is None or view.rules.mode not in DEALT:
            self.back_to_menu()
        else:
            shape = shape_of(view.puzzle_id)
            request = Request(level=view.level, mode=view.rules.mode, shape=shape)
            self.context.opening.start(request)

    def back_to_menu(self) -> None:
        """Leave the game, which stays as it is."""
        self.stage.replace("menu")


SCENE = PauseScene
