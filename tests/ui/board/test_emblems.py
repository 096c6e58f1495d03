"""Letters, shapes and colours in place of digits: told apart, named, typed, drawn everywhere."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.core.geometry import CLASSIC, geometry_of
from game.messages.catalogue import Catalogue
from game.plain import SIGNS, sign
from game.play.emblems import LETTERS, TINTS, names_of
from game.play.intents import Command, EnterDigit, SelectCells
from game.play.options import Symbols
from game.play.selection import Tool
from game.shell.draw import Shapes
from game.shell.text import Fonts, Weight
from game.ui.board import tiny
from game.ui.board.emblems import signs_of
from game.ui.play.play import PlayScene
from game.ui.window.app import ASSETS
from tests.ui.driver import PUZZLE, SOLUTION, Driver, driven
from tests.ui.look.vision import VISIONS, difference, seen

DRAWN = (Symbols.SHAPES, Symbols.COLOURS)
INK, GROUND = (20, 20, 20), (255, 255, 255)


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    yield from driven(tmp_path)


def choose(driver: Driver, symbols: Symbols) -> None:
    services = driver.game.services
    look = services.preferences.settings.look._replace(symbols=symbols)
    services.preferences.change(services.preferences.settings._replace(look=look))
    driver.pilot.frames()


def drawn(symbols: Symbols, size: int, weight: Weight) -> list[pygame.Surface]:
    """Return the nine symbols on a white ground."""
    fonts = Fonts.in_folder(ASSETS / "fonts")
    fonts.signs = signs_of(symbols, fonts, Shapes())
    pictures = []
    for digit in "123456789":
        found = fonts.render(sign(digit), size, INK, weight)
        assert found.get_size() == fonts.size(sign(digit), size, weight)
        ground = pygame.Surface(found.get_size())
        ground.fill(GROUND)
        ground.blit(found, (0, 0))
        pictures.append(ground)
    return pictures


def apart(one: pygame.Surface, other: pygame.Surface) -> float:
    """Return the share of pixels that differ by far in lightness: what no colour tells."""
    wide, high = one.get_size()
    count = 0
    for x in range(wide):
        for y in range(high):
            a, b = (sum(picture.get_at((x, y))[:3]) / 3 for picture in (one, other))
            count += abs(a - b) > 60
    return count / (wide * high)


@pytest.mark.parametrize("symbols", DRAWN)
@pytest.mark.parametrize("size", [11, 14, 24, 46])
def test_every_shape_is_told_from_every_other_without_colour(symbols: Symbols, size: int) -> None:
    for one, other in combinations(drawn(symbols, size, Weight.MEDIUM), 2):
        assert apart(one, other) > 0.04


def test_a_coloured_shape_has_its_colour() -> None:
    for picture, tint in zip(drawn(Symbols.COLOURS, 46, Weight.GIVEN), TINTS, strict=True):
        wide, high = picture.get_size()
        pixels = [picture.get_at((x, y))[:3] for x in range(wide) for y in range(high)]
        assert pixels.count(tint) > 0.04 * len(pixels)


@pytest.mark.parametrize("symbols", DRAWN)
def test_a_clue_is_told_from_an_entry_without_colour(symbols: Symbols) -> None:
    for clue, entry in zip(
        drawn(symbols, 30, Weight.GIVEN), drawn(symbols, 30, Weight.ENTRY), strict=True
    ):
        assert apart(clue, entry) > 0.04


def test_colours_are_apart_however_one_sees_them() -> None:
    for one, other in combinations(TINTS, 2):
        assert difference(one, other) > 12
        for vision in VISIONS:
            assert difference(seen(one, vision), seen(other, vision)) > 12


def test_the_smallest_symbols_are_all_different() -> None:
    for wide in (3, 4, 5):
        for names in (LETTERS, tiny.SHAPES):
            pictures = [pygame.image.tobytes(tiny.tiny(name, wide, INK), "RGBA") for name in names]
            assert len(set(pictures)) == 9


def test_boards_that_need_numbers_keep_their_digits() -> None:
    assert CLASSIC.symbol_for(5) == sign("5")
    for code in ("16x16", "10x10", "9x9~cage=14:r1c1.r1c2.r2c1"):
        assert geometry_of(code).symbol_for(5) == "5"
    assert (
        geometry_of("9x9+windows+knight").symbol_for(5)
        == geometry_of("6x6").symbol_for(5)
        == sign("5")
    )


@pytest.mark.parametrize("symbols", [Symbols.LETTERS, *DRAWN])
def test_every_symbol_has_a_name_of_its_own(symbols: Symbols) -> None:
    names = names_of(symbols, Catalogue().text)
    assert names.keys() == SIGNS.keys()
    assert len(set(names.values())) == 9


def test_sentences_and_readers_say_the_symbol(driver: Driver) -> None:
    driver.begin()
    scene = driver.pilot.scene
    assert isinstance(scene, PlayScene)
    cell = next(cell for cell, value in enumerate(PUZZLE) if value == "0")
    row = cell // 9 * 9
    taken = next(value for value in PUZZLE[row : row + 9] if value != "0")
    scene.do(SelectCells((cell,)))
    for symbols, name in (
        (Symbols.LETTERS, LETTERS[int(taken) - 1]),
        (Symbols.SHAPES, Catalogue().text(f"ui.symbol.{taken}")),
        (Symbols.DIGITS, taken),
    ):
        choose(driver, symbols)
        scene = driver.pilot.scene
        assert isinstance(scene, PlayScene)
        # At once it would be the same key that bounced.
        driver.pilot.wait(0.2)
        outcome = scene.do(EnterDigit(int(taken)))
        assert outcome.message is not None
        assert f"another {name} in" in driver.game.services.words.catalogue.render(outcome.message)
        driver.pilot.wait(0.2)
        words = driver.game.services.words.text
        board = driver.board.spoken(words)
        assert board is not None
        spoken = board.parts[cell // 9].spoken.parts[cell % 9].spoken
        assert spoken.name.startswith(f"r{cell // 9 + 1}c{cell % 9 + 1}, {name}")
        pad = driver.pilot.find(f"digit.{taken}").spoken(words)
        assert pad is not None
        assert pad.name.startswith(name)
        scene.do(Command.ERASE)


def test_a_game_is_won_by_letters(driver: Driver) -> None:
    choose(driver, Symbols.LETTERS)
    driver.begin()
    driver.pilot.settle()
    for cell, value in enumerate(PUZZLE):
        if value == "0":
            driver.game.services.current_game.do(SelectCells((cell,)))
            driver.pilot.press(LETTERS[int(SOLUTION[cell]) - 1].lower())
    driver.pilot.settle()
    assert driver.scene == "win"


@pytest.mark.parametrize("symbols", DRAWN)
def test_symbols_are_on_the_board_among_the_notes_and_on_the_pad(
    driver: Driver, symbols: Symbols
) -> None:
    driver.begin()
    scene = driver.pilot.scene
    assert isinstance(scene, PlayScene)
    cell = next(cell for cell, value in enumerate(PUZZLE) if value == "0")
    scene.do(SelectCells((cell,)))
    scene.do(EnterDigit(5, Tool.CORNER))
    driver.pilot.settle()
    places = [
        driver.board.cell_rect(next(c for c, v in enumerate(PUZZLE) if v == "5")),
        driver.board.cell_rect(cell),
        driver.pilot.find("digit.5").rect,
    ]

    def pictures() -> list[bytes]:
        shown = driver.pilot.look()
        return [pygame.image.tobytes(shown.subsurface(place), "RGB") for place in places]

    before = pictures()
    choose(driver, symbols)
    driver.pilot.settle()
    after = pictures()
    assert all(one != other for one, other in zip(before, after, strict=True))
    choose(driver, Symbols.DIGITS)
    driver.pilot.settle()
    assert pictures()[::2] == before[::2]
