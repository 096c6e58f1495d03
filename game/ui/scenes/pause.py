"""The pause: the clock stands and the board is hidden."""

from functools import partial

from game.play.intents import Restart, Resume
from game.shell.stage import Stage
from game.shell.widgets.button import Button, Look
from game.ui.context import Context
from game.ui.dialog import DialogScene
from game.ui.figures import board_text, clock
from game.ui.starter import Request
from game.ui.theatre.show import show_of_game


class PauseScene(DialogScene):
    """Go on, restart, copy the id, look things up, or leave."""

    def __init__(self, stage: Stage, context: Context, argument: object) -> None:
        view = context.current_game.view()
        facts = [clock(view.elapsed)] if context.settings.game.show_timer else []
        facts.append(context.catalogue.count("ui.cells_left", view.open_cells))
        facts += [view.puzzle_id] if view.puzzle_id else []
        words = context.text("ui.separator").join(facts)
        super().__init__(stage, context, context.text("ui.paused"), words)
        self.words.colour = "muted"
        copy = "copy_id" if view.puzzle_id else "copy"
        for action in (
            "resume",
            "restart",
            copy,
            "new",
            "watch",
            "study",
            "learn",
            "settings",
            "help",
            "menu",
            "quit",
        ):
            look = Look.PRIMARY if action == "resume" else Look.PLAIN
            button = Button(
                context.text(f"ui.pause.{action}"),
                partial(self.perform, action),
                id=action,
                look=look,
            )
            self.add_button(button)
        self.form.set_focus(self.buttons[0])

    def perform(self, action: str) -> bool:
        """Do what a button says, or a key."""
        match action:
            case "resume" | "pause":
                self.stage.pop()
            case "restart":
                self.context.current_game.do(Resume())
                self.context.current_game.do(Restart())
                self.stage.pop()
            case "copy_id":
                puzzle_id = self.context.current_game.view().puzzle_id
                self.stage.clipboard.put(puzzle_id or "")
                self.words.text = self.text("ui.id_copied", id=puzzle_id)
            case "copy":
                self.stage.clipboard.put(board_text(self.context.current_game.view()))
                self.words.text = self.text("ui.board_copied")
            case "new" if (level := self.context.current_game.view().level) is not None:
                self.context.starter.start(Request(level=level))
            case "new" | "menu":
                self.stage.replace("menu")
            case "watch":
                self.stage.push("theatre", show_of_game(self.context))
            case "study":
                self.stage.push("study")
            case _:
                return super().perform(action)
        return True


SCENE = PauseScene
