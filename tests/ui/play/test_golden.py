"""What the play scene shows of a game in the middle, as text: players see every change here.

To accept a change: `python -m tests.golden`.
"""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from game.core.digits import digits_of
from game.shell.widgets.button import Button
from game.shell.widgets.label import Label
from game.ui.board.faces import Face
from game.ui.games.sample import sample_game
from game.ui.play.digit_button import DigitButton
from game.ui.widgets.counter import Counter
from game.ui.widgets.message_card import MessageCard
from tests.ui.driver import Driver, driven

GOLDEN = Path(__file__).parent / "play.txt"
MARKS = ("selected", "cursor", "peer", "same", "conflict", "wrong")


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Driver]:
    yield from driven(tmp_path)


def describe_face(cell: int, face: Face) -> str:
    """Return a cell on one line: its digit or notes, and its marks."""
    view = face.view
    digit = f"{view.digit}{'g' if view.given else 'e'}" if view.digit else "--"
    notes = "".join(map(str, digits_of(view.corner)))
    marks = [mark for mark in MARKS if getattr(view, mark)]
    lit = "".join(map(str, digits_of(view.same_notes)))
    parts = [f"r{cell // 9 + 1}c{cell % 9 + 1}", digit, notes and f"corner {notes}"]
    return " ".join(filter(None, [*parts, lit and f"lit {lit}", *marks]))


def describe(driver: Driver) -> str:
    """Return the play scene as lines of text."""
    lines = []
    for widget in driver.pilot.scene.form.walk():
        if isinstance(widget, DigitButton):
            lines.append(f"{widget.id}: {widget.remaining} left, {widget.tool.value}")
        elif isinstance(widget, Counter):
            lines.append(f"{widget.id}: {widget.caption} {widget.value}")
        elif isinstance(widget, MessageCard):
            lines.append(f"card: {widget.title}|{widget.text}")
        elif isinstance(widget, Label):
            lines.append(f"{widget.id}: {widget.text}")
        elif isinstance(widget, Button):
            state = "" if widget.enabled else " (off)"
            chosen = " (chosen)" if widget.selected else ""
            lines.append(f"{widget.id}: {widget.text} {widget.detail}{chosen}{state}".rstrip())
    faces = enumerate(driver.board.faces)
    return "\n".join([*lines, *(describe_face(cell, face) for cell, face in faces)]) + "\n"


def shown(driver: Driver) -> str:
    """Return what the sample looks like."""
    driver.take(sample_game())
    driver.game.stage.push("play")
    driver.pilot.settle()
    return describe(driver)


def golden() -> Iterator[tuple[Path, str]]:
    """Yield what the sample looks like, and its file."""
    with TemporaryDirectory() as folder:
        for driver in driven(Path(folder)):
            yield GOLDEN, shown(driver)


def test_the_play_scene_shows_the_golden_game(game: Driver) -> None:
    assert shown(game) == GOLDEN.read_text("utf-8")
