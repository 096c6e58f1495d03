"""What pictures of the editor show."""

from typing import TYPE_CHECKING, Final

from ...core.grid import Grid
from ...play.editing.tool import Tool
from ..games.sample import sample_games
from ..scene.picture import Sitting
from .editor import EditorScene

if TYPE_CHECKING:
    from .services import EditorServices

LACKING: Final = 24
"""A cell whose clue is left out."""


def _board() -> Grid:
    return sample_games()[0].puzzle.givens


def _judged(sitting: "Sitting[EditorServices]", board: Grid) -> EditorScene:
    editor = sitting.open(EditorScene, "editor", board)
    sitting.wait_for(lambda: editor.judgement.is_finished)
    return editor


def _editor(sitting: "Sitting[EditorServices]") -> None:
    _judged(sitting, _board())


def _suggest(sitting: "Sitting[EditorServices]") -> None:
    editor = _judged(sitting, _board().erase(LACKING))
    editor.clues.suggest()
    sitting.wait_for(lambda: bool(editor.clues.suggestions))


def _regions(sitting: "Sitting[EditorServices]") -> None:
    editor = sitting.open(EditorScene, "editor", _board().erase(LACKING))
    editor.use(Tool.REGION)
    editor.extend(0, 1)
    for _ in range(3):
        editor.extend(1, 0)


PICTURES = {"editor": _editor, "editor.suggest": _suggest, "editor.regions": _regions}
"""What opens a scene that is more than opened for its picture."""
