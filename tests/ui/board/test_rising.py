"""How the marks of a hint arrive, as values and in the real scene."""

import pygame
import pytest

from benchmarks.contact_sheet import SCENES
from game.ui.board.faces import AT_REST, Face
from game.ui.board.overlay import Disc, Shape
from game.ui.board.rising import LINKED, TURN, rise
from game.ui.play.pictures import explain
from game.ui.play.play import PlayScene
from tests.ui.driver import Driver

PLAIN = Face()
MARKED = Face(discs=(Disc(0, 5, "pattern_a"),))
STRUCK = Face(discs=(Disc(0, 5, "", struck=True, shape=Shape.BARE),))
BOTH = Face(discs=(Disc(0, 5, "pattern_a", struck=True),))


def parts(before: Face, after: Face, *, houses: bool = False, links: bool = False) -> list[object]:
    found = rise([before], [after], houses=houses, links=links)
    return [(cue.part, round(cue.delay, 3)) for cue in found.cues]


def test_houses_come_before_cells_then_links_then_strikes() -> None:
    assert parts(PLAIN, BOTH) == [("marks", 0), ("strike", TURN)]
    assert parts(PLAIN, BOTH, houses=True) == [("marks", TURN), ("strike", 2 * TURN)]
    both = parts(PLAIN, BOTH, houses=True, links=True)
    assert both == [("marks", TURN), ("strike", 2 * TURN + LINKED)]


def test_what_was_there_stays() -> None:
    assert parts(MARKED, MARKED) == parts(STRUCK, STRUCK) == []
    assert parts(MARKED, BOTH) == [("strike", 0)]
    assert parts(STRUCK, BOTH) == [("marks", 0)]


def test_links_begin_to_come_when_cells_have() -> None:
    found = rise([PLAIN], [MARKED], houses=True, links=True)
    assert found.shares(0) == (0, 0)
    assert found.shares(found.links_at) == (1, 0)
    assert found.shares(found.seconds) == (1, 1)


@pytest.fixture
def hinted(driver: Driver) -> PlayScene:
    """A game with a hint up to its third stage."""
    driver.take(SCENES["hint_why"].game())
    driver.game.stage.push("play")
    driver.pilot.settle()
    play = driver.game.stage.top
    assert isinstance(play, PlayScene)
    explain(driver.game.services.current_game, 3)
    play.show()
    return play


def test_a_stage_brings_its_marks_and_comes_to_rest(driver: Driver, hinted: PlayScene) -> None:
    board = hinted.board
    marked = [cell for cell, face in enumerate(board.faces) if face.discs]
    assert {board._cell_sprites[cell].motion.marks for cell in marked} == {0.0}
    driver.pilot.settle()
    explain(driver.game.services.current_game, 1)
    hinted.show()
    struck = [cell for cell, face in enumerate(board.faces) if face.discs and cell not in marked]
    assert {board._cell_sprites[cell].motion.strike for cell in struck} == {0.0}
    assert {board._cell_sprites[cell].motion for cell in marked} == {AT_REST}
    driver.pilot.settle()
    assert {sprite.motion for sprite in board._cell_sprites} == {AT_REST}
    assert not driver.game.stage.active
    risen, overlay = _pixels(driver), board._overlay
    board.show(board._cells, None)
    board.show(board._cells, overlay)
    driver.pilot.settle()
    assert _pixels(driver) == risen


def test_a_stage_that_is_cut_short_leaves_nothing_pale(driver: Driver, hinted: PlayScene) -> None:
    driver.pilot.frames(2)
    explain(driver.game.services.current_game, 1)
    hinted.show()
    lines = hinted.board.lines
    assert lines is not None
    assert lines._parts[0], "what began to come is there"
    driver.pilot.settle()
    assert lines._parts == (lines.drawn,)


def test_with_reduced_motion_everything_is_there_at_once(driver: Driver) -> None:
    driver.game.stage.reduced_motion = True
    driver.take(SCENES["hint_why"].game())
    driver.game.stage.push("play")
    driver.pilot.settle()
    play = driver.game.stage.top
    assert isinstance(play, PlayScene)
    explain(driver.game.services.current_game, 4)
    play.show()
    assert {sprite.motion for sprite in play.board._cell_sprites} == {AT_REST}
    assert play.board.lines is not None
    assert play.board.lines._parts == (play.board.lines.drawn,)


def _pixels(driver: Driver) -> bytes:
    return pygame.image.tobytes(driver.pilot.look(), "RGB")
