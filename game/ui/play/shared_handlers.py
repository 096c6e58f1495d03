"""The actions that play, its pause and its end have in common."""

from functools import partial
from typing import TYPE_CHECKING

from ...core.grid import Grid
from ...core.message import message
from ...play.view import Status
from ...shell.handlers import handles
from ..games.documents import entry_of
from ..games.told_words import told_lines
from ..look.figures import board_text
from ..scene.arguments import OpenFrom, PrintRequest
from ..scene.base import GameScene
from ..scene.question import Question, Reply

if TYPE_CHECKING:
    from ..games.services import GameServices


class SharedHandlers(GameScene):
    """Handlers of actions on the game that `game_view` returns."""

    services: "GameServices"

    @handles("copy")
    def copy_board(self) -> None:
        """Copy the board to the clipboard as text."""
        view = self.game_view()
        if view is not None:
            self.stage.clipboard.put(board_text(view))
            self.tell(self.text("ui.board_copied"))

    @handles("copy_id")
    def copy_id(self) -> None:
        """Copy the puzzle's id to the clipboard, or say that it has none."""
        view = self.game_view()
        puzzle_id = None if view is None else view.puzzle_id
        if puzzle_id is None:
            self.tell(self.text("ui.no_id"))
            return
        self.stage.clipboard.put(puzzle_id)
        self.tell(self.text("ui.id_copied", id=puzzle_id))

    @handles("paste")
    def paste(self) -> None:
        """Open the board in the clipboard."""
        self.stage.push("open", OpenFrom.CLIPBOARD)

    @handles("print")
    def print_pages(self) -> None:
        """Open the print dialog for the game."""
        view = self.game_view()
        if view is None:
            return
        session = self.services.current_game.session
        level = self.text(f"level.{view.level.value}") if view.level else ""
        entry = entry_of(session)._replace(title=view.puzzle_id or view.title, author=level)
        hides = view.scored is not None and view.status not in (Status.WON, Status.LOST)
        paint = session.state.paint
        self.stage.push("print", PrintRequest((entry,), (), entry.title, paint, hides=hides))

    @handles("board_rules")
    def show_rules(self) -> None:
        """Show the author's rules, or the pages of the constraints."""
        view = self.game_view()
        if view is None:
            return
        kinds = tuple(dict.fromkeys(one.kind for one in view.geometry.constraints))
        if view.told is None:
            self.stage.push("constraints", kinds)
            return
        open_pages = partial(self.stage.push, "constraints", kinds)
        pages = (Reply("pages", "action.board_rules", open_pages),) if kinds else ()
        said = told_lines(self.catalogue, view.told) or (message("play.told.none"),)
        title = message("play.told.title")
        self.stage.push("confirm", Question(title, said, (Reply("back", "ui.back"), *pages)))

    @handles("edit")
    def edit(self) -> None:
        """Open the puzzle in the editor."""
        view = self.game_view()
        if view is not None:
            givens = (cell.digit if cell.given else 0 for cell in view.cells)
            self.stage.push("editor", Grid(givens, None, view.geometry))

    @handles("watch")
    def watch(self) -> None:
        """Open the puzzle in the theatre, where algorithms solve it."""
        self.stage.push("theatre", self.services.current_game.session.puzzle.givens)
