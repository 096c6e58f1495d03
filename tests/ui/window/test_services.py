"""The window has what each room's scenes are given, and what it has is what their types say."""

from importlib import import_module
from pathlib import Path
from unittest.mock import Mock

import pytest

from game import ui
from game.messages.catalogue import Catalogue
from game.ui.arcade.services import ArcadeServices
from game.ui.editor.services import EditorServices
from game.ui.games.services import GameServices
from game.ui.library.services import LibraryServices
from game.ui.menu.services import MenuServices
from game.ui.modes.services import ModeServices
from game.ui.play.services import PlayServices
from game.ui.records.services import RecordsServices
from game.ui.scene.services import SceneServices
from game.ui.school.services import SchoolServices
from game.ui.settings.services import SettingsServices
from game.ui.study.services import StudyServices
from game.ui.theatre.services import TheatreServices
from game.ui.window.app import make_game
from game.ui.window.services import Services
from tests.ui.driver import Driver

FOLDER = Path(ui.__path__[0])
ROOMS = sorted(path.parent.name for path in FOLDER.glob("*/services.py"))


def given(services: Services) -> tuple[SceneServices, ...]:
    """Give each room the window's services: the type checker says which of them it has not."""
    arcade: ArcadeServices = services
    editor: EditorServices = services
    games: GameServices = services
    library: LibraryServices = services
    menu: MenuServices = services
    modes: ModeServices = services
    play: PlayServices = services
    records: RecordsServices = services
    school: SchoolServices = services
    settings: SettingsServices = services
    study: StudyServices = services
    theatre: TheatreServices = services
    rooms = (arcade, editor, games, library, menu, modes, play, records, school, settings)
    return (*rooms, study, theatre)


@pytest.mark.parametrize("room", [room for room in ROOMS if room != "window"])
def test_a_room_is_given_what_it_asks_for(driver: Driver, room: str) -> None:
    module = import_module(f"game.ui.{room}.services")
    [protocol] = [kind for name, kind in vars(module).items() if name == f"{_title(room)}Services"]
    wanted = {
        name
        for base in protocol.__mro__
        for name in (*vars(base), *vars(base).get("__annotations__", ()))
        if not name.startswith("_")
    }
    assert wanted
    for name in wanted:
        getattr(driver.game.services, name)


def test_collections_without_a_folder_are_closed_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = make_game(None, (640, 480), catalogue=Catalogue(), pictures=tmp_path)
    collections = game.services.collections
    collections.folder("2026")
    closed = Mock(wraps=collections.close)
    monkeypatch.setattr(collections, "close", closed)
    game.stage.close_all()
    game.close()
    assert closed.called


def _title(room: str) -> str:
    """Return what the protocol of a room is called after."""
    return {"games": "Game", "modes": "Mode"}.get(room, room.capitalize())
