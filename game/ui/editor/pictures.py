"""Sample states of the scenes of the editor, for pictures."""

from typing import TYPE_CHECKING, Final

from ...core.geometry import geometry_of
from ...core.grid import Grid
from ...play.editing.tool import REGION, every_tool
from ..games.sample import sample_games
from ..scene.picture import Sitting
from .editor import EditorScene

if TYPE_CHECKING:
    from .services import EditorServices

SKETCHED: Final = (
    "9x9~cage=3:r1c1.r1c2~cage=16:r1c3.r2c3~cage=23:r4c7.r4c8.r5c8~thermometer:r9c1.r8c2.r7c3.r6c3~"
    "arrow:r5c5.r6c6.r7c6~white-dot:r8c7.r8c8~xv=10:r9c8.r9c9~sandwich=12:r1c5.r2c5.r3c5.r4c5.r5c5."
    "r6c5.r7c5.r8c5.r9c5~little-killer=11:r1c8.r2c9~even:r3c8"
)
"""What somebody has drawn."""
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
    editor.sketching.use(REGION)
    editor.extend(0, 1)
    for _ in range(3):
        editor.extend(1, 0)


def _sketch(sitting: "Sitting[EditorServices]") -> None:
    editor = _judged(sitting, Grid.empty(geometry_of(SKETCHED)))
    editor.sketching.use(next(tool for tool in every_tool()["cages"] if tool.word == "cage"))
    for point in ((1.5, 1.5), (2.5, 1.5), (2.5, 2.5)):
        (editor.sketching.drag if editor.sketching.pencil.is_drawing else editor.sketching.press)(
            point
        )


def _candidates(sitting: "Sitting[EditorServices]") -> None:
    editor = _judged(sitting, Grid.empty(geometry_of(SKETCHED)))
    editor.turn_to("check")
    editor.checking.flip_candidates()


def _path(sitting: "Sitting[EditorServices]") -> None:
    editor = _judged(sitting, _board())
    editor.turn_to("check")
    editor.checking.step()
    sitting.wait_for(lambda: editor.checking.overlay is not None)


def _share(sitting: "Sitting[EditorServices]") -> None:
    _judged(sitting, _board()).turn_to("share")


PICTURES = {
    "editor": _editor,
    "editor.suggest": _suggest,
    "editor.regions": _regions,
    "editor.sketch": _sketch,
    "editor.candidates": _candidates,
    "editor.path": _path,
    "editor.share": _share,
}
"""What opens a scene that is more than opened for its picture."""
