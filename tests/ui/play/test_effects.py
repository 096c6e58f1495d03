"""What rises, flies and falls, and what the music does."""

from collections.abc import Callable

import pygame
import pytest

from game.play.options import Options
from game.play.session import Session
from game.play.view import Status
from game.shell.audio import CALM_BUFFER, QUICK_BUFFER
from game.shell.draw import Shapes
from game.shell.kit import Kit
from game.shell.text import Fonts
from game.ui.look.style import style_of
from game.ui.look.theme import load
from game.ui.play.effects import FALL, Effects, FallingDigit, RisingWords
from game.ui.play.soundtrack import buffer, layers
from game.ui.scene.settings import SoundSettings
from game.ui.window.app import ASSETS
from tests.pilot import headless
from tests.play.arcade.played_runs import QUICK, QUICK_VALUES, begun, enter

BOARD = pygame.Rect(0, 0, 400, 400)
CELL = pygame.Rect(180, 180, 40, 40)
SCORE = pygame.Rect(500, 20, 80, 40)


@pytest.fixture(scope="module")
def kit() -> Kit:
    headless()
    pygame.display.init()
    theme = load(ASSETS / "themes" / "paper.toml")
    return Kit(style_of(theme), Fonts.in_folder(ASSETS / "fonts"), Shapes())


def played(effect: RisingWords | FallingDigit, *, still: bool = False) -> list[pygame.Rect]:
    """The places of a effect, frame by frame."""
    effects = Effects(lambda _: None)
    effects.show(effect)
    places = []
    while effects.active:
        places.append(effect.rect.copy())
        effects.update(1 / 60, still=still)
    return places


def words(
    kit: Kit, cell: pygame.Rect = CELL, arrived: Callable[[], object] = lambda: None
) -> RisingWords:
    return RisingWords(
        kit, "takes an X-Wing: +120", (0, 0, 0), cell, BOARD,
        points="+120", target=SCORE, arrived=arrived,
    )  # fmt: skip


def test_words_rise_from_their_cell_and_points_fly_into_the_score(kit: Kit) -> None:
    arrived: list[bool] = []
    places = played(words(kit, arrived=lambda: arrived.append(True)))
    assert places[0].bottom <= CELL.top
    assert places[20].top < places[0].top
    assert abs(places[-1].centerx - SCORE.centerx) < 30
    assert places[-1].width < places[0].width, "only the points fly"
    assert arrived == [True]
    assert len(places) / 60 < 2.5


def test_words_stay_within_the_board_until_they_fly(kit: Kit) -> None:
    for cell in (
        pygame.Rect(0, 0, 40, 40),
        pygame.Rect(360, 0, 40, 40),
        pygame.Rect(0, 360, 40, 40),
    ):
        for place in played(words(kit, cell))[:40]:
            assert BOARD.contains(place)


def test_with_reduced_motion_they_stand_where_they_began_as_long(kit: Kit) -> None:
    assert len({tuple(place) for place in played(words(kit), still=True)}) == 1
    assert len(played(words(kit), still=True)) == len(played(words(kit)))
    fallen = FallingDigit(kit, "7", 24, (200, 0, 0), (255, 255, 255), CELL)
    assert {tuple(place) for place in played(fallen, still=True)} == {tuple(fallen.rect)}


def test_a_wrong_digit_falls_off_its_cell(kit: Kit) -> None:
    fallen = FallingDigit(kit, "7", 24, (200, 0, 0), (255, 255, 255), CELL)
    places = played(fallen)
    assert places[0].center == CELL.center
    assert places[-1].top > CELL.bottom
    assert len(places) == pytest.approx(60 * FALL, abs=2)


def test_every_place_that_a_sign_leaves_is_painted_again(kit: Kit) -> None:
    dirty: list[pygame.Rect] = []
    effects = Effects(dirty.append)
    effect = words(kit)
    effects.show(effect)
    while effects.active:
        before = effect.rect.copy()
        dirty.clear()
        effects.update(1 / 60, still=False)
        assert any(area.contains(before) for area in dirty)
        assert any(area.contains(effect.rect) for area in dirty)


SOUND = SoundSettings()


def test_a_layer_joins_with_every_tier(kit: Kit) -> None:
    session = begun(QUICK)
    heard = []
    for cell in QUICK.givens.open_cells[:31]:
        enter(session, cell, QUICK_VALUES[cell])
        heard.append(layers(session.view(), SOUND))
    assert heard == sorted(heard)
    assert set(heard) == {1, 2, 3, 4, 5}
    assert layers(session.view(), SOUND._replace(music=0.0)) == 0
    assert layers(session.view()._replace(status=Status.PAUSED), SOUND) == 0
    assert buffer(session.view()) == QUICK_BUFFER


def test_calm_is_without_music_unless_it_is_asked_for() -> None:
    session = Session.new(QUICK, clock=lambda: 0.0, options=Options())
    assert layers(session.view(), SOUND) == 0
    asked = SOUND._replace(calm_music=True)
    heard = [layers(session.view(), asked)]
    for cell in QUICK.givens.open_cells[:-1]:
        enter(session, cell, QUICK_VALUES[cell])
        heard.append(layers(session.view(), asked))
    assert heard == sorted(heard)
    assert set(heard) == {1, 2, 3}
    assert buffer(session.view()) == CALM_BUFFER
