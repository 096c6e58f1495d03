import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.shell.widgets.button import Button
from game.shell.widgets.form import Form
from tests.pilot import Pilot


def grid_form(columns: int, rows: int) -> Form:
    form = Form()
    for row in range(rows):
        for column in range(columns):
            button = form.add(Button("", lambda: None, id=f"{column},{row}"))
            button.place(pygame.Rect(column * 60, row * 60, 50, 50))
    return form


@given(st.integers(1, 5), st.integers(1, 5), st.data())
def test_arrows_walk_a_grid_and_stop_at_its_sides(
    columns: int, rows: int, data: st.DataObject
) -> None:
    form = grid_form(columns, rows)
    column, row = data.draw(st.integers(0, columns - 1)), data.draw(st.integers(0, rows - 1))
    form.set_focus(form.find(f"{column},{row}"))
    for dx, dy in data.draw(
        st.lists(st.sampled_from([(1, 0), (-1, 0), (0, 1), (0, -1)]), max_size=12)
    ):
        inside = 0 <= column + dx < columns and 0 <= row + dy < rows
        assert form.focus_towards(dx, dy) is inside
        if inside:
            column, row = column + dx, row + dy
        assert form.focus is form.find(f"{column},{row}")


def test_tab_goes_round_and_passes_over_what_cannot_be_used() -> None:
    form = grid_form(4, 1)
    form.find("1,0").enabled = False
    form.find("2,0").visible = False
    seen = []
    for _ in range(3):
        form.focus_next()
        assert form.focus is not None
        seen.append(form.focus.id)
    assert seen == ["0,0", "3,0", "0,0"]
    form.focus_next(-1)
    assert form.focus is form.find("3,0")


def test_an_unknown_id_names_those_there_are() -> None:
    with pytest.raises(KeyError, match="0,0"):
        grid_form(1, 1).find("nowhere")


def test_removing_the_focused_widget_leaves_no_focus() -> None:
    form = grid_form(2, 1)
    form.focus_next()
    form.remove(form.find("0,0"))
    assert form.focus is None
    form.focus_next()
    assert form.focus is form.find("1,0")


def test_hover_and_press_follow_the_mouse(pilot: Pilot) -> None:
    play, more = pilot.find("play"), pilot.find("more")
    pilot.move(play.rect.center)
    assert (play.hovered, more.hovered) == (True, False)
    pilot.mouse_down(play.rect.center)
    pilot.move(more.rect.center, buttons=(1, 0, 0))
    assert (play.hovered, play.pressed, more.hovered) == (False, False, False)
    pilot.mouse_up(more.rect.center)
    assert (play.hovered, more.hovered) == (False, True)


def test_what_is_no_longer_there_is_not_pointed_at_when_it_comes_back() -> None:
    form = grid_form(2, 1)
    button = form.find("0,0")
    form.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=button.rect.center, buttons=(0, 0, 0)))
    assert button.hovered
    form.remove(button)
    assert not button.hovered


def test_what_opens_another_scene_is_not_pointed_at_afterwards() -> None:
    form = grid_form(2, 1)
    button = form.find("0,0")
    assert isinstance(button, Button)
    button.on_click = form.release
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        form.handle(pygame.event.Event(kind, pos=button.rect.center, button=pygame.BUTTON_LEFT))
    assert not button.hovered


def test_the_outline_is_for_keys_alone(pilot: Pilot) -> None:
    pilot.click("play")
    assert pilot.find("play").focused
    assert not pilot.find("play").shows_focus
    pilot.press("tab")
    assert pilot.find("more").shows_focus


def test_what_enter_does_knows_already_that_a_key_was_used(pilot: Pilot) -> None:
    pilot.click("play")
    button, form = pilot.find("play"), pilot.scene.form
    assert isinstance(button, Button)
    known: list[bool] = []
    button.on_click = lambda: known.append(form.shows_focus)
    pilot.press("left shift")
    assert not form.shows_focus, "a key that does nothing here"
    form.set_focus(button)
    pilot.press("return")
    assert known == [True]
