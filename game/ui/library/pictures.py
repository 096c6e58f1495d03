"""Sample states of the scenes of the library, for pictures."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ...core.message import message
from ...formats.document import Entry
from ...store.collections.collections import Rated
from ..games.sample import sample_games
from ..scene.arguments import FileForm, FileRequest
from ..scene.picture import Sitting
from .arguments import ImportRequest, NameRequest
from .collections import CollectionsScene

if TYPE_CHECKING:
    from .services import LibraryServices

AUTHOR: Final = "Euler"
"""Of the puzzles of the collections; names and years are the same in every language."""


def _collections(sitting: "Sitting[LibraryServices]") -> CollectionsScene:
    """Add some puzzles, and open their folder."""
    collections = sitting.services.collections
    book = collections.folder("2026")
    for number, saved in enumerate(sample_games()):
        level = "" if saved.level is None else saved.level.value
        entry = Entry(saved.puzzle.givens, author=AUTHOR, facts=(("level", level),))
        first = collections.add(entry._replace(title=f"11/{number + 1}"), book).number
        kept = collections.add(entry).number
        collections.rate({first: Rated(25 + 7 * number, level), kept: Rated(25)})
    collections.favour([first], favourite=True)
    collections.tag([first], "2026")
    scene = sitting.open(CollectionsScene, "collections", book)
    sitting.wait_for(lambda: scene.is_there)
    return scene


def _collected(sitting: "Sitting[LibraryServices]") -> None:
    sitting.stage.push("collected", _collections(sitting))


def _naming(sitting: "Sitting[LibraryServices]") -> None:
    _collections(sitting)
    named = message("collections.name.move")
    sitting.stage.push("naming", NameRequest(named, lambda _: None, offered=("2026", "2025")))


def _importing(sitting: "Sitting[LibraryServices]") -> None:
    """Start importing a file."""
    collections = sitting.services.collections
    file = collections.path.with_name("2026.txt")
    file.write_text("".join(f"{saved.puzzle.givens.text}\n" for saved in sample_games()), "ascii")
    request = ImportRequest(file, collections.folder("2026"), collections.arrival())
    sitting.stage.push("importing", request)


def _files(sitting: "Sitting[LibraryServices]") -> None:
    # A path that is the same wherever the program is.
    assets = Path(__file__).parents[3] / "assets"
    sitting.services.files_folder = Path(os.path.relpath(assets))
    form = FileForm("line", message("ui.export.line"), ".txt")
    title = message("files.save_as")
    sitting.stage.push("files", FileRequest(title, lambda *_: None, "nonet", (form,)))


def _export(sitting: "Sitting[LibraryServices]") -> None:
    sitting.stage.push("play")
    sitting.stage.push("export")


def _qr(sitting: "Sitting[LibraryServices]") -> None:
    sitting.stage.push("play")
    sitting.stage.push("qr")


PICTURES = {
    "collections": _collections,
    "collected": _collected,
    "naming": _naming,
    "importing": _importing,
    "files": _files,
    "export": _export,
    "qr": _qr,
}
"""What opens a scene that is more than opened for its picture."""
