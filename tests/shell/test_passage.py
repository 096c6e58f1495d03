"""How a scene gives way to the next one."""

import math

import pygame
import pytest

from game.shell import passage
from game.shell.passage import GLIDE, OPENING, SCENE
from tests.pilot import Pilot
from tests.shell.example import Hello


@pytest.fixture
def passing(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> Pilot:
    # However busy the machine is.
    monkeypatch.setattr(passage, "SLOW", math.inf)
    pilot.stage.passes = True
    return pilot


def pixels(pilot: Pilot) -> bytes:
    return pygame.image.tobytes(pilot.window.surface, "RGB")


def whole(pilot: Pilot) -> bytes:
    """Return what the top scene looks like without anything over it."""
    surface = pygame.Surface(pilot.stage.size)
    pilot.scene.invalidate()
    pilot.scene.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize(("id", "seconds"), [("hello", SCENE), ("ask", OPENING)])
def test_the_old_scene_fades_and_the_new_one_stands(
    passing: Pilot, id: str, seconds: float
) -> None:
    before = pixels(passing)
    passing.stage.push(id, "another")
    passing.frames(3)
    between = pixels(passing)
    passing.wait(seconds)
    assert not passing.stage.active
    assert len({before, between, pixels(passing)}) == (2 if id == "hello" else 3)
    assert pixels(passing) == whole(passing)


def test_a_key_ends_it_and_is_taken(passing: Pilot) -> None:
    passing.stage.push("ask", "sure")
    passing.frames(1)
    passing.key_down("return")
    passing.frames(1)
    assert list(passing.stage.ids) == ["hello"]
    passing.key_down("tab")
    passing.frames(1)
    assert pixels(passing) == whole(passing)


def test_what_is_drawn_meanwhile_is_there_in_the_end(passing: Pilot) -> None:
    passing.stage.push("hello", "another")
    passing.frames(2)
    scene = passing.scene
    assert isinstance(scene, Hello)
    scene.title.text = "Changed"
    passing.wait(SCENE)
    assert pixels(passing) == whole(passing)


def test_another_size_ends_it(passing: Pilot) -> None:
    passing.stage.push("hello", "another")
    passing.frames(2)
    passing.resize((500, 400))
    assert pixels(passing) == whole(passing)


def test_with_reduced_motion_the_new_scene_is_there_at_once(passing: Pilot) -> None:
    passing.stage.reduced_motion = True
    passing.stage.push("ask", "sure")
    passing.frames(1)
    assert pixels(passing) == whole(passing)


def test_what_both_scenes_have_goes_from_its_old_place_to_its_new_one(passing: Pilot) -> None:
    old = passing.scene
    assert isinstance(old, Hello)
    old.shared = old.check
    passing.stage.push("hello", "another")
    new = passing.scene
    assert isinstance(new, Hello)
    new.shared = new.field
    place = new.field.rect
    passing.frames(round(GLIDE * 30))
    # Half of the way: neither where it was nor where it will be, so much lower.
    halfway = old.check.rect.move(0, (place.top - old.check.rect.top) // 2)
    assert passing.window.surface.get_at(place.midbottom)[:3] == new.kit.style.ground
    piece = passing.window.surface.subsurface(halfway.clip(passing.window.surface.get_rect()))
    assert pygame.transform.average_color(piece)[:3] != new.kit.style.ground
    passing.wait(GLIDE)
    assert pixels(passing) == whole(passing)


def test_where_pictures_take_long_the_new_scene_is_there_at_once(
    passing: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passage, "SLOW", 0.0)
    passing.stage.push("ask", "sure")
    passing.frames(3)
    assert not passing.stage.active
    assert pixels(passing) == whole(passing)
