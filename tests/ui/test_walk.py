"""Every scene of the one list, in any window, at any size of type, in longer words."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.messages.catalogue import Catalogue
from game.shell.fitting import KEPT
from game.shell.pilot import headless
from game.shell.scene import Scene
from game.shell.sizes import LEAST_WINDOW
from game.ui.app import Game, make_game
from game.ui.pictures import show
from game.ui.sample import sample_games
from game.ui.scenes import PICTURES
from tests.ui.walk import fitted, long_words, longer

SIZES: Final = (
    LEAST_WINDOW,
    (360, 480),
    (480, 360),
    (360, 800),
    (640, 480),
    (480, 640),
    (533, 421),
    (800, 600),
    (600, 800),
    (900, 900),
    (1024, 768),
    (1280, 720),
    (1280, 800),
    (800, 1280),
    (1920, 1080),
    (1080, 1920),
    (2560, 1080),
    (2560, 1440),
    (3840, 1100),
    (3840, 2160),
)
INTERFACES: Final = (0.8, 1.0, 1.25, 1.5, 2.0)
WITHOUT_PARTS: Final = frozenset(
    {
        "menu",
        "play",
        "help",
        "study",
        "technique",
        "theatre",
        "hint",
    }
)
"""The scenes that still compute rectangles of their own; the list only shrinks."""


@pytest.fixture(scope="module", params=["english", "longer"])
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return Catalogue() if request.param == "english" else long_words()


@pytest.fixture(scope="module", params=PICTURES)
def scene(request: pytest.FixtureRequest, catalogue: Catalogue) -> Iterator[Scene]:
    """Each scene, with something in it."""
    headless()
    game = _game(catalogue, solved=request.param == "win")
    show(request.param, game)
    if request.param in WITHOUT_PARTS:
        assert game.stage.top.parts() is None
    yield game.stage.top
    game.stage.close_all()
    game.close()


def _game(catalogue: Catalogue, *, solved: bool) -> Game:
    return make_game(
        None,
        (640, 480),
        catalogue=catalogue,
        pictures=Path(),
        clock=lambda: 0.0,
        stopwatch=lambda: 0.0,
        saved=sample_games(solved=solved),
        reduced_motion=True,
    )


def test_nothing_is_cut_covered_or_outside(scene: Scene) -> None:
    for size in SIZES:
        plain = 0
        for interface in sorted(INTERFACES, key=lambda i: i != 1.0):
            found = fitted(scene, size, interface)
            if found is None:
                return
            plain = plain or found.square
            assert found.square >= KEPT * plain, f"the board at {size}, {interface:.0%}"


@settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    width=st.integers(LEAST_WINDOW[0], 3840),
    height=st.integers(LEAST_WINDOW[1], 2160),
    interface=st.sampled_from(INTERFACES),
)
def test_windows_between_are_no_exception(
    scene: Scene, width: int, height: int, interface: float
) -> None:
    fitted(scene, (width, height), interface)


def test_longer_words_are_longer() -> None:
    assert longer("Undo {n} moves: {n:,}") == "Undoun {n} movesmo: {n:,}"
