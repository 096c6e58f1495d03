"""What actions do alike in several scenes."""

from typing import TYPE_CHECKING

from game.ui.arguments import OpenFrom

if TYPE_CHECKING:
    from game.ui.scene import GameScene


def copy_board(scene: "GameScene") -> None:
    """Put the board into the clipboard, as text."""
    from game.ui.figures import board_text

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


def study(scene: "GameScene") -> None:
    """Open the study table."""
    scene.stage.push("study")


def open_puzzle(scene: "GameScene") -> None:
    """Ask for an id or a board."""
    scene.stage.push("open", OpenFrom.FIELD)


def records(scene: "GameScene") -> None:
    """Open the records."""
    scene.stage.push("records")


def theatre(scene: "GameScene") -> None:
    """Open the theatre."""
    scene.stage.push("theatre")


def watch(scene: "GameScene") -> None:
    """Let algorithms solve the puzzle of the game in the theatre."""
    from game.ui.theatre.show import show_of_game

    scene.stage.push("theatre", show_of_game(scene.context))
