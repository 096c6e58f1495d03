"""What actions do alike in several scenes."""

from typing import TYPE_CHECKING

from ..scene.arguments import OpenFrom

if TYPE_CHECKING:
    from ..scene.base import GameScene
    from .services import GameServices

    class PlayedScene(GameScene):
        """A scene about the game that is played."""

        services: GameServices


def copy_board(scene: "GameScene") -> None:
    """Put the board into the clipboard, as text."""
    from ..look.figures import board_text

    view = scene.game_view()
    if view is not None:
        scene.stage.clipboard.put(board_text(view))
        scene.tell(scene.text("ui.board_copied"))


def copy_id(scene: "GameScene") -> None:
    """Put the id of the puzzle into the clipboard, or say that there is none."""
    view = scene.game_view()
    puzzle_id = None if view is None else view.puzzle_id
    if puzzle_id is None:
        scene.tell(scene.text("ui.no_id"))
        return
    scene.stage.clipboard.put(puzzle_id)
    scene.tell(scene.text("ui.id_copied", id=puzzle_id))


def copy_step(scene: "GameScene") -> None:
    """Put the step that is explained into the clipboard, in the notation that was chosen."""
    from ...messages.sentences import named_line

    shown = scene.shown_step()
    if shown is not None:
        line = named_line(scene.catalogue, *shown, scene.notation)
        scene.stage.clipboard.put(line)
        scene.tell(scene.text("ui.step_copied"))


def print_pages(scene: "PlayedScene") -> None:
    """Ask what is to be printed of the game, or of the puzzles of a level."""
    from ...play.view import Status
    from ..scene.arguments import Printed

    view = scene.game_view()
    if view is None:
        scene.stage.push("print")
        return
    from .documents import entry_of

    session = scene.services.current_game.session
    level = scene.text(f"level.{view.level.value}") if view.level else ""
    entry = entry_of(session)._replace(title=view.puzzle_id or view.title, author=level)
    hides = view.scored is not None and view.status not in (Status.WON, Status.LOST)
    scene.stage.push("print", Printed((entry,), (), entry.title, session.state.paint, hides=hides))


def board_rules(scene: "GameScene") -> None:
    """Open the pages of the rules that the board has beyond houses."""
    view = scene.game_view()
    if view is not None:
        words = dict.fromkeys(one.kind for one in view.geometry.constraints)
        scene.stage.push("constraints", tuple(words))


def study(scene: "GameScene") -> None:
    """Open the study table."""
    scene.stage.push("study")


def open_puzzle(scene: "GameScene") -> None:
    """Ask for an id or a board."""
    scene.stage.push("open", OpenFrom.FIELD)


def edit(scene: "GameScene") -> None:
    """Change the puzzle of the game, or go on with the one in the making."""
    view = scene.game_view()
    board = None
    if view is not None:
        from ...core.grid import Grid

        givens = (cell.digit if cell.given else 0 for cell in view.cells)
        board = Grid(givens, None, view.geometry)
    scene.stage.push("editor", board)


def records(scene: "GameScene") -> None:
    """Open the records."""
    scene.stage.push("records")


def theatre(scene: "GameScene") -> None:
    """Open the theatre."""
    scene.stage.push("theatre")


def watch(scene: "PlayedScene") -> None:
    """Let algorithms solve the puzzle of the game in the theatre."""
    scene.stage.push("theatre", scene.services.current_game.session.puzzle.givens)
