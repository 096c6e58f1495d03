import pygame

from tests.pilot import Pilot
from tests.shell.example import Hello


def test_a_scene_gets_its_argument_and_the_result_of_the_one_above(pilot: Pilot) -> None:
    scene = pilot.scene
    assert isinstance(scene, Hello)
    assert scene.argument == "argument"
    pilot.stage.push("ask", "sure")
    pilot.stage.pop(7)
    assert scene.answers == [7]


def test_replacing_closes_everything(pilot: Pilot) -> None:
    old = pilot.scene
    pilot.stage.push("ask", "sure")
    pilot.stage.replace("hello", "again")
    assert list(pilot.stage.ids) == ["hello"]
    assert pilot.scene is not old


def test_popping_the_last_scene_ends(pilot: Pilot) -> None:
    pilot.stage.pop()
    assert not pilot.stage.running


def test_a_new_kit_lays_out_and_draws_every_open_scene_again(pilot: Pilot) -> None:
    pilot.stage.push("ask", "sure")
    before = pilot.find("yes").rect.copy()
    pilot.stage.kit = pilot.stage.kit._replace(scale=1.5)
    pilot.frames()
    assert pilot.find("yes").rect != before
    assert pilot.scene.backdrop is not None
    pilot.stage.pop()
    assert pilot.find("play").rect.left == 60


def test_a_resized_window_lays_out_again(pilot: Pilot) -> None:
    pilot.resize((500, 400))
    assert pilot.scene.rect == pygame.Rect(0, 0, 500, 400)
    assert pilot.window.surface.get_size() == (500, 400)
    assert pilot.window.surface.get_at((499, 399))[:3] == pilot.scene.kit.style.ground


def test_reduced_motion_ends_what_moves(pilot: Pilot) -> None:
    seen: list[float] = []
    pilot.scene.animator.start(seen.append, 9.0)
    pilot.stage.reduced_motion = True
    assert seen[-1] == 1.0
    assert not pilot.stage.active


def test_full_screen_is_a_wish_that_the_loop_fulfils(pilot: Pilot) -> None:
    seen = []
    for wanted in (True, False):
        pilot.stage.fullscreen_wanted = wanted
        pilot.frames()
        seen.append(pilot.window.fullscreen)
        assert pilot.stage.size == pilot.window.size
    assert seen == [True, False]
    assert pilot.stage.size == (800, 600)
