"""The collections by keys alone and by the mouse alone; files that come in; what is searched."""

import time
from pathlib import Path

import pygame
import pytest

from game.core.grid import Grid
from game.formats.document import Entry
from game.messages.catalogue import Catalogue
from game.store.collections.collections import BANK, GAMES, OWN, Rated
from game.store.collections.search import Query, State, Term
from game.ui.games.sample import sample_games
from game.ui.library.collections import CollectionsScene
from game.ui.library.words import terms_of
from tests.ui.driver import PUZZLE, Driver
from tests.ui.hands import Keys, Mouse, solve_at_once


def kept(driver: Driver) -> CollectionsScene:
    scene = driver.pilot.scene
    assert isinstance(scene, CollectionsScene)
    return scene


def open_collections(driver: Driver) -> CollectionsScene:
    driver.game.stage.push("collections")
    driver.pilot.settle()
    return found(driver)


def found(driver: Driver) -> CollectionsScene:
    """Wait until what was asked for is there."""
    driver.pilot.settle()
    scene = kept(driver)
    driver.wait_until(lambda: scene.is_there and scene._seen == scene.collections.changes)
    return scene


def titles(scene: CollectionsScene) -> list[str]:
    return [line.text for line in scene.puzzles.lines]


def fill(driver: Driver) -> None:
    collections = driver.game.services.collections
    for number, saved in enumerate(sample_games(), 1):
        collections.add(Entry(saved.puzzle.givens, title=f"Number {number}"))


def written(path: Path, count: int) -> Path:
    lines = [f"{number:09}".replace("0", ".").ljust(81, ".") for number in range(count)]
    path.write_text("\n".join(lines))
    return path


def test_by_keys_alone(driver: Driver) -> None:
    fill(driver)
    pilot = driver.pilot
    pilot.settle()
    pilot.press("b", mod=pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    assert titles(found(driver)) == [f"Number {n}" for n in (5, 4, 3, 2, 1)]
    # A favourite, then what is searched.
    pilot.press("down", "f")
    assert "favourite" in found(driver).puzzles.lines[1].detail
    pilot.press("f", mod=pygame.KMOD_CTRL)
    pilot.type("3")
    assert titles(found(driver)) == ["Number 3"]
    pilot.press("backspace", "return")
    scene = found(driver)
    assert len(scene.rows) == 5
    assert scene.chosen is not None
    # The search line does not forget what was chosen: Backspace was for its letter alone.
    assert scene.chosen.title == "Number 3"
    pilot.press("delete")
    assert len(found(driver).rows) == 4
    pilot.press("u")
    assert len(found(driver).rows) == 5
    # A tag for the chosen one.
    pilot.press("home", "e")
    pilot.settle()
    keys = Keys(driver)
    keys.press("tag")
    pilot.type("Evening")
    pilot.press("return")
    assert found(driver).puzzles.lines[0].detail.endswith("evening")
    pilot.press("return")
    driver.wait_for("play")
    assert driver.view().title == "Number 5"
    pilot.press("escape")


def test_by_the_mouse_alone(driver: Driver) -> None:
    fill(driver)
    pilot = driver.pilot
    pilot.settle()
    pilot.click("collections")
    scene = found(driver)
    pilot.click(_line(scene, 2))
    assert scene.name_of_chosen == "Number 3"
    pilot.click("collections.favour")
    found(driver)
    pilot.click(_folder(scene, "Favourites"))
    assert titles(found(driver)) == ["Number 3"]
    pilot.click("collections.more")
    pilot.settle()
    pilot.click("move")
    pilot.settle()
    mouse = Mouse(driver)
    assert driver.scene == "naming"
    mouse.press("offered.1")
    assert titles(found(driver)) == ["Number 3"]
    pilot.click(_folder(scene, "Finished games"))
    assert titles(found(driver)) == ["Number 3"]
    pilot.click("collections.more")
    pilot.settle()
    pilot.click("delete")
    assert titles(found(driver)) == []
    pilot.click("collections.undo")
    assert titles(found(driver)) == ["Number 3"]
    pilot.click(_line(scene, 0))
    pilot.click(_line(scene, 0))
    driver.wait_for("play")


def _line(scene: CollectionsScene, index: int) -> tuple[int, int]:
    rect = scene.puzzles.rect
    return rect.left + 40, rect.top + index * scene.puzzles.row + scene.puzzles.row // 2


def _folder(scene: CollectionsScene, name: str) -> tuple[int, int]:
    index = [line.text for line in scene.folders.lines].index(name)
    rect = scene.folders.rect
    return rect.left + 40, rect.top + index * scene.folders.row + scene.folders.row // 2


def test_all_that_was_found_is_moved_tagged_and_deleted(driver: Driver) -> None:
    fill(driver)
    scene = open_collections(driver)
    for deed, typed in (("tag", "later"), ("move", "A new folder")):
        driver.pilot.press("e")
        driver.pilot.settle()
        driver.pilot.click("all")
        driver.pilot.click(deed)
        driver.pilot.settle()
        driver.pilot.type(typed)
        driver.pilot.press("return")
        found(driver)
    assert titles(scene) == []
    folder = scene.names_of_folders["A new folder"]
    scene._go_to(folder)
    assert len(found(driver).rows) == 5
    assert all("later" in line.detail for line in scene.puzzles.lines)
    driver.pilot.press("e")
    driver.pilot.settle()
    driver.pilot.click("delete_folder")
    assert folder not in {one.number for one in found(driver)._all_folders}
    scene.undo()
    scene._go_to(folder)
    assert len(found(driver).rows) == 5


def test_games_that_were_played_come_in(driver: Driver) -> None:
    services = driver.game.services
    number = services.collections.add(Entry(Grid.parse(PUZZLE), title="Mine")).number
    driver.begin(level=None)
    scene = open_collections(driver)
    assert scene.chosen is not None
    assert scene.chosen.state is State.BEGUN
    driver.pilot.press("escape")
    driver.wait_for("play")
    solve_at_once(driver)
    driver.wait_for("win")
    scene = open_collections(driver)
    assert services.collections.find(Query(GAMES))
    [row] = services.collections.rows([number])
    assert row is not None
    assert row.state is State.SOLVED


def test_the_bank_is_listed_when_it_is_looked_at(driver: Driver) -> None:
    scene = open_collections(driver)
    bank = scene._numbers.index(BANK)
    # It is not empty, but not yet counted.
    assert scene.folders.lines[bank].figure == ""
    scene._go_to(BANK)
    driver.wait_until(lambda: scene.is_there and len(scene.rows) > 6000)
    assert scene.folders.lines[bank].figure.startswith(("6,", "7,"))
    scene.field.text = "extreme >8"
    scene._search()
    found(driver)
    assert 0 < len(scene.rows) < 1100
    shown = scene.rows.kept(0)
    assert shown is not None
    assert shown.level == "extreme"
    assert shown.rating is not None
    assert shown.rating > 80
    assert shown.technique


def test_a_dropped_file_comes_into_a_folder_of_its_name(driver: Driver, tmp_path: Path) -> None:
    open_collections(driver)
    path = written(tmp_path / "Many puzzles.txt", 2500)
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    driver.pilot.frames()
    driver.wait_until(lambda: "2,500 puzzles were imported" in _words(driver))
    driver.pilot.press("return")
    scene = found(driver)
    assert scene.folder_name(scene.place) == "Many puzzles"
    assert len(scene.rows) == 2500
    driver.pilot.press("end")
    assert scene.puzzles.chosen == 2499


def _words(driver: Driver) -> str:
    words = getattr(driver.pilot.scene, "words", None)
    return "" if words is None else str(words.text)


@pytest.mark.parametrize("stays", [True, False])
def test_an_import_is_paused_gone_on_with_and_stopped(
    driver: Driver, tmp_path: Path, stays: bool
) -> None:
    scene = open_collections(driver)
    scene.take_file(written(tmp_path / "many.txt", 20_000))
    card = driver.pilot.scene
    driver.wait_until(lambda: card._progress.added > 0)  # type: ignore[attr-defined]
    driver.pilot.click("halt")
    there = card._progress.added  # type: ignore[attr-defined]
    time.sleep(0.1)
    driver.pilot.frames(5)
    assert card._progress.added == there < 20_000  # type: ignore[attr-defined]
    driver.pilot.click("halt")
    driver.wait_until(lambda: card._progress.added > there)  # type: ignore[attr-defined]
    driver.pilot.press("escape")
    driver.wait_for("confirm")
    driver.pilot.click("keep" if stays else "take_back")
    driver.wait_for("collections")
    rows = len(found(driver).rows)
    assert there < rows < 20_000 if stays else rows == 0


def test_puzzles_are_rated_beside_all_else(driver: Driver) -> None:
    collections = driver.game.services.collections
    collections.add(Entry(Grid.parse(PUZZLE), title="Good"))
    collections.add(Entry(Grid.empty(), title="Empty"))
    scene = open_collections(driver)
    driver.pilot.press("e")
    driver.pilot.settle()
    driver.pilot.click("all")
    driver.pilot.click("rate")
    driver.wait_until(lambda: not driver.game.services.rater.is_working)
    found(driver)
    details = {line.text: line.detail for line in scene.puzzles.lines}
    assert "Gentle" in details["Good"] or "Beginner" in details["Good"]
    assert details["Empty"] == "not exactly one solution"
    assert not collections.unrated([1, 2])


def test_damage_is_told_in_the_scene(driver: Driver) -> None:
    services = driver.game.services
    services.collections.path.write_bytes(b"no database at all, and long enough" * 50)
    driver.game.stage.push("collections")
    driver.pilot.frames()
    assert services.collections.path.with_name("collections.sqlite.bad").exists()
    assert kept(driver).bubbles


@pytest.mark.parametrize(
    ("typed", "term"),
    [
        ("Hard", Term("Hard", levels=("hard",))),
        ("solv", Term("solv", states=(State.SOLVED,))),
        ("wing", Term("wing", techniques=("x-wing", "xy-wing"))),
        ("4.2", Term("4.2", ratings=(42, 42))),
        ("4", Term("4", ratings=(40, 49))),
        ("3-4.5", Term("3-4.5", ratings=(30, 45))),
        ("3-5", Term("3-5", ratings=(30, 59))),
        (">6", Term(">6", ratings=(61, 120))),
        ("<2.5", Term("<2.5", ratings=(1, 24))),
        ("2026-11", Term("2026-11", date="2026-11")),
        ("2026", Term("2026", date="2026")),
        ('"two words"', Term("two words")),
    ],
)
def test_what_a_word_means(typed: str, term: Term) -> None:
    [meant] = terms_of(typed, Catalogue(), lambda: ("x-wing", "xy-wing", "skyscraper"))
    assert meant == term


def test_ratings_stand_in_the_list(driver: Driver) -> None:
    collections = driver.game.services.collections
    number = collections.add(Entry(Grid.parse(PUZZLE), title="One"), OWN).number
    collections.rate({number: Rated(42, "hard", "x-wing")})
    scene = open_collections(driver)
    scene.field.text = "x-wing hard 4.2"
    scene._search()
    assert titles(found(driver)) == ["One"]
    assert scene.puzzles.lines[0].detail == "Hard  ·  4.2"


def test_disguises_are_tagged(driver: Driver) -> None:
    collections = driver.game.services.collections
    board = Grid.parse(PUZZLE)
    renamed = Grid(bytes(10 - value if value else 0 for value in board.values))
    for title, grid in (("First", board), ("Other", Grid.empty()), ("Twin", renamed)):
        collections.add(Entry(grid, title=title))
    scene = open_collections(driver)
    driver.pilot.press("e")
    driver.pilot.settle()
    driver.pilot.click("twins")
    driver.wait_until(lambda: bool(collections.tags()))
    found(driver)
    assert [line.text for line in scene.puzzles.lines if "disguise" in line.detail] == ["Twin"]
