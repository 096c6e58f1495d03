"""A board that is played before its verdict is known."""

import pytest

from game.core.geometry import geometry_of
from game.core.grid import Grid
from game.core.rules import Puzzle
from game.core.verdict import Verdict
from game.messages.catalogue import Catalogue
from game.play.told import Told
from game.ui.games.told_words import told_words
from game.ui.play.play import PlayScene
from tests.ui.driver import PUZZLE, Driver

NONE = "12.....3........"
"""On a 4x4 board nothing is left for r1c4 and r1c3 together."""


@pytest.mark.parametrize(
    ("shape", "board", "verdict"), [("9x9", PUZZLE, Verdict.UNIQUE), ("4x4", NONE, Verdict.NONE)]
)
def test_the_verdict_is_taken_up_and_told(
    driver: Driver, shape: str, board: str, verdict: Verdict
) -> None:
    services, stage = driver.game.services, driver.game.stage
    givens = Grid.parse(board, geometry_of(shape))
    services.current_game.begin(Puzzle(givens), told=Told(Verdict.GAVE_UP))
    stage.push("play")
    scene = stage.top
    assert isinstance(scene, PlayScene)

    def said() -> str:
        card = scene.panel.card
        return f"{card.title} {card.text}"

    def known() -> Verdict | None:
        told = driver.view().told
        return None if told is None else told.verdict

    assert "Not judged yet" in said()
    driver.wait_until(lambda: known() is verdict)
    assert driver.view().unique == (verdict is Verdict.UNIQUE)
    assert "Not judged yet" not in said()
    if verdict is Verdict.UNIQUE:
        driver.wait_until(lambda: "Difficulty" in scene.verdict.words)
    saved = services.games.newest()
    assert saved is not None
    assert saved.told is not None
    assert saved.told.verdict is verdict


def test_what_was_read_from_a_drawing_is_named_beside_the_board() -> None:
    told = Told(Verdict.UNIQUE, rules="Digits rise.", drawn=("thermometer", "whispers"))
    first, *rest = told_words(Catalogue(), told).splitlines()
    assert first == ("Rules read from the drawing and the author's words: Thermometers, Whispers")
    assert rest == ["Digits rise."]
    assert told_words(Catalogue(), told._replace(drawn=())) == "Digits rise."
