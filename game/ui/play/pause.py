"""The pause: the clock is stopped and the board hidden."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ...play.intents import Command
from ...play.moves import StartAgain
from ...play.view import GameView
from ...shell.handlers import handles
from ...shell.parts.base import Item, Part
from ...shell.stage import Stage
from ...shell.widgets.base import Widget
from ...shell.widgets.button import Look
from ..look.figures import clock
from ..scene.ability import Ability
from ..scene.dialog import DialogScene
from .shared_handlers import SharedHandlers

if TYPE_CHECKING:
    from .services import PlayServices


class PauseScene(DialogScene, SharedHandlers):
    """The pause: resume, restart, show the solution, or leave."""

    services: "PlayServices"
    scopes = ("pause",)
    answers_for_the_game = True

    def __init__(self, stage: Stage, services: "PlayServices", argument: None) -> None:
        view = services.current_game.view()
        facts = [clock(view.elapsed)] if services.preferences.settings.game.show_timer else []
        facts.append(services.words.catalogue.count("ui.cells_left", view.open_cells))
        if view.puzzle_id:
            facts.append(view.puzzle_id)
        words = services.words.text("ui.separator").join(facts)
        super().__init__(stage, services, services.words.text("ui.paused"), words)
        self.words.colour = "muted"
        self.resume_button: Final = self.action_button("resume", look=Look.PRIMARY)
        for action in (
            "restart",
            "new",
            "watch",
            *(["board_rules"] if view.geometry.constraints or view.told else []),
            "copy_id" if view.puzzle_id else "copy",
            "export",
            "class.add",
            "edit",
            "menu",
            *([] if services.lacking(Ability.QUIT) else ["quit"]),
        ):
            words = services.words.text("ui.pause.quit") if action == "quit" else ""
            self.add_button(self.action_button(action, text=words, look=Look.QUIET))
        self.form.set_focus(self.resume_button)
        self.show_actions()

    def body(self) -> Sequence[Part | Widget]:
        """Return the facts, and the button to resume."""
        return self.words, Item(self.resume_button, tall=60)

    def game_view(self) -> GameView:
        """Return the view of the paused game."""
        return self.services.current_game.view()

    @handles("resume")
    def resume(self) -> None:
        """Resume the game."""
        self.back()

    @handles("restart")
    def restart(self) -> None:
        """Restart the same puzzle."""
        self.services.current_game.do(Command.RESUME)
        self.services.current_game.do(StartAgain())
        self.stage.pop()

    @handles("new")
    def new_game(self) -> None:
        """Start another puzzle of the same level and mode; without these, go to the menu."""
        view = self.game_view()
        mode = self.services.modes[view.rules.mode]
        if mode.is_dealt:
            mode.next_game(view).start()
        else:
            self.back_to_menu()

    @handles("menu")
    def back_to_menu(self) -> None:
        """Leave for the menu; the game is kept."""
        self.stage.replace("menu")


SCENE = PauseScene
