"""Every scene of the one list, in any window, at any size of type, in longer words."""

import os
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Final, TypeAlias

import pytest

from game.messages.catalogue import Catalogue
from game.messages.languages import ENGLISH, NAMES, catalogue_in
from game.shell.fitting import KEPT, Guesses
from game.shell.scene import Scene
from game.shell.sizes import LEAST_WINDOW
from game.ui.scene.settings import Font
from game.ui.window.app import Game
from game.ui.window.scenes import PICTURES
from tests.pilot import headless
from tests.truth import WHOLE, sample
from tests.ui.access.golden import TREES, dump, faults_told, tree_in
from tests.ui.still import still_game
from tests.ui.window.walk import fitted, long_words, longer

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
FEW_SIZES: Final = (LEAST_WINDOW, (360, 480), (480, 360), (800, 600), (1280, 800), (2560, 1440))
OTHER_SIZES: Final = tuple(size for size in SIZES if size not in FEW_SIZES)
FEW_SCALES: Final = (1.0, 2.0)
EACH_LANGUAGE: Final = sample(tuple(product(FEW_SIZES, FEW_SCALES)), 5)
"""Sizes and scales for every language; in an ordinary run one of five."""
LANGUAGES: Final = tuple(code for code in NAMES if code != ENGLISH and "-" not in code)
SPOKEN: Final = (
    tuple(product(PICTURES, LANGUAGES))
    if WHOLE
    else tuple(
        (name, LANGUAGES[at % len(LANGUAGES)]) for at, name in enumerate(sample(tuple(PICTURES), 3))
    )
)
"""Scenes and languages; in an ordinary run the languages take turns, beside the longer words that
other scenes are seen in."""
IN_LONGER: Final = frozenset(PICTURES if WHOLE else tuple(PICTURES)[1::3])
"""Scenes in longer words."""
READ_EASILY: Final = PICTURES if WHOLE else ("hint", "settings")
"""Scenes that are walked in the other font."""
INTERFACES: Final = (0.8, 1.0, 1.25, 1.5, 2.0)


class Gallery:
    """Every scene with something in it, in English and in longer words; opened once each."""

    def __init__(self) -> None:
        headless()
        self._catalogues = {"english": Catalogue(), "longer": long_words()}
        self._catalogues |= {code: catalogue_in(code) for code in LANGUAGES}
        self._games: dict[tuple[str, str], Game] = {}

    def game(self, name: str, words: str) -> Game:
        game = self._games.get((name, words))
        if game is None:
            game = still_game(name, (640, 480), self._catalogues[words])
            self._games[name, words] = game
        return game

    def choose(self, font: Font, name: str, words: str) -> None:
        game = self.game(name, words)
        services = game.services
        look = services.preferences.settings.look._replace(font=font)
        services.preferences.change(services.preferences.settings._replace(look=look))

    def scene(self, name: str, words: str) -> Scene:
        return self.game(name, words).stage.top

    def forget(self, name: str) -> None:
        """Close a scene in all words."""
        for key in [key for key in self._games if key[0] == name]:
            game = self._games.pop(key)
            game.stage.close_all()
            game.close()

    def close(self) -> None:
        for name, _ in tuple(self._games):
            self.forget(name)


@pytest.fixture(scope="module")
def gallery() -> Iterator[Gallery]:
    gallery = Gallery()
    yield gallery
    gallery.close()


@pytest.fixture(scope="module", params=PICTURES)
def name(request: pytest.FixtureRequest, gallery: Gallery) -> Iterator[str]:
    """Each picture once for all tests, so that it need not be opened again, and no longer."""
    yield str(request.param)
    gallery.forget(request.param)


Windows: TypeAlias = Iterator[tuple[tuple[int, int], Sequence[float]]]
"""Sizes, each with scales."""


def windows(name: str, words: str) -> Windows:
    """Yield the windows that a scene is seen in; in an ordinary run the sizes take turns."""
    scales = INTERFACES if WHOLE or words == "english" else FEW_SCALES
    turn = tuple(PICTURES).index(name)
    if WHOLE:
        yield from ((size, scales) for size in SIZES)
    elif words == "longer":
        for size in (FEW_SIZES[0], FEW_SIZES[1 + turn // 3 % (len(FEW_SIZES) - 1)]):
            yield size, FEW_SCALES
    elif turn % 2:
        yield OTHER_SIZES[turn // 2 % len(OTHER_SIZES)], (1.0, scales[turn % len(scales)])
    if WHOLE or (words == "english" and not turn % 2):
        draw = Random(os.urandom(8))
        for _ in range(50 if WHOLE else 1):
            size = draw.randint(LEAST_WINDOW[0], 3840), draw.randint(LEAST_WINDOW[1], 2160)
            yield size, (1.0, draw.choice(INTERFACES))


def test_nothing_is_cut_covered_or_outside(gallery: Gallery, name: str) -> None:
    for words in ("english", "longer") if name in IN_LONGER else ("english",):
        scene = gallery.scene(name, words)
        guesses: Guesses = {}
        for size, scales in windows(name, words):
            plain = 0
            for interface in sorted({*scales}, key=lambda i: i != 1.0):
                found = fitted(scene, size, interface, guesses)
                plain = plain or found.square
                assert found.square >= KEPT * plain, f"the board at {size}, {interface:.0%}"


def test_a_screen_reader_is_told_all_of_it(gallery: Gallery, name: str) -> None:
    game = gallery.game(name, "english")
    path = TREES / f"{name}.txt"
    assert path.exists(), f"{name} has no tree yet: `python -m tests.golden` writes it"
    assert dump(game) == path.read_text(encoding="utf-8")
    tree = tree_in(game)
    assert not faults_told(tree)
    focus = game.stage.top.form.focus
    assert focus is None or tree.focus.owner is focus


@pytest.mark.parametrize(("picture", "language"), SPOKEN)
def test_nothing_is_cut_in_any_language(gallery: Gallery, picture: str, language: str) -> None:
    scene = gallery.scene(picture, language)
    guesses: Guesses = {}
    for size, interface in EACH_LANGUAGE:
        fitted(scene, size, interface, guesses)
    gallery.forget(picture)


@pytest.mark.parametrize("words", ["english", *LANGUAGES] if WHOLE else ["longer"])
@pytest.mark.parametrize("picture", READ_EASILY)
def test_nothing_is_cut_in_the_other_font(gallery: Gallery, picture: str, words: str) -> None:
    gallery.choose(Font.LEXEND, picture, words)
    scene = gallery.scene(picture, words)
    guesses: Guesses = {}
    for size in SIZES if words == "english" else FEW_SIZES:
        plain = fitted(scene, size, 1.0, guesses).square
        assert fitted(scene, size, 2.0, guesses).square >= KEPT * plain, f"the board at {size}"
    gallery.forget(picture)


def test_longer_words_are_longer() -> None:
    assert longer("Undo {n} moves: {n:,}") == "Undoun {n} movesmo: {n:,}"
