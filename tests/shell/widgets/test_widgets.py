import pygame
import pytest

from game.shell.widgets.choice import Choice
from game.shell.widgets.label import Label
from game.shell.widgets.scroll import ScrollArea
from game.shell.widgets.slider import Slider
from game.shell.widgets.text_field import TextField
from game.shell.widgets.toggle import Toggle
from tests.pilot import Pilot
from tests.shell.example import Hello


def log(pilot: Pilot) -> list[object]:
    assert isinstance(pilot.scene, Hello)
    return pilot.scene.log


def test_a_toggle_flips_by_mouse_and_key(pilot: Pilot) -> None:
    toggle = pilot.find("sound")
    assert isinstance(toggle, Toggle)
    pilot.click(toggle)
    pilot.press("space", "return")
    assert log(pilot) == [False, True, False]
    assert toggle.value is False


def test_a_slider_moves_by_mouse_keys_and_within_its_bounds(pilot: Pilot) -> None:
    slider = pilot.find("volume")
    assert isinstance(slider, Slider)
    pilot.drag(slider.rect.center, (slider.rect.right + 50, slider.rect.centery))
    assert slider.value == 1.0
    pilot.press("right", "left", "home", "left", "right")
    assert slider.value == 0.1
    assert log(pilot)[-4:] == [1.0, 0.9, 0.0, 0.1]


def test_a_slider_refuses_impossible_bounds() -> None:
    with pytest.raises(ValueError, match="steps of 0"):
        Slider(0, lambda _: None, step=0)


def test_a_choice_chooses_by_mouse_and_keys(pilot: Pilot) -> None:
    choice = pilot.find("check")
    assert isinstance(choice, Choice)
    pilot.click(choice.segment(1).center)
    pilot.press("left", "left", "space", "home")
    assert log(pilot) == ["rules", "off", "rules", "off"]


def test_scrolling_by_wheel_bar_page_keys_and_focus(pilot: Pilot) -> None:
    area = pilot.find("scroll")
    assert isinstance(area, ScrollArea)
    pilot.wheel(-1, area.rect.center)
    assert area.offset == 48
    pilot.wheel(9, area.rect.center)
    assert area.offset == 0
    pilot.drag((area.rect.right - 2, area.rect.top + 5), (area.rect.right - 2, area.rect.bottom))
    assert area.offset == area.limit
    pilot.scene.form.set_focus(pilot.find("row0"), by_keys=True)
    assert area.rect.contains(pilot.find("row0").rect)
    pilot.press("pagedown")
    assert area.offset > 100
    last = pilot.find("row9")
    pilot.click(last)
    assert log(pilot) == [9]


def test_what_is_scrolled_out_of_view_cannot_be_clicked(pilot: Pilot) -> None:
    area, below = pilot.find("scroll"), pilot.find("row5")
    assert not area.rect.colliderect(below.rect)
    pilot.click(below.rect.center)
    assert log(pilot) == []


def test_a_row_is_seen_as_a_whole_or_not_at_all(pilot: Pilot) -> None:
    area = pilot.find("scroll")
    assert isinstance(area, ScrollArea)
    for offset in range(area.limit + 1):
        area.scroll_to(offset)
        seen = area.seen()
        for row in area.children:
            assert seen.contains(row.rect) or not seen.colliderect(row.rect), offset
    area.scroll_to(0)
    cut = next(row for row in area.children if row.rect.bottom > area.seen().bottom)
    pilot.click((cut.rect.centerx, min(cut.rect.centery, area.rect.bottom - 1)))
    assert log(pilot) == []


def test_a_field_edits_copies_and_keeps_its_bounds(pilot: Pilot) -> None:
    field = pilot.find("field")
    assert isinstance(field, TextField)
    field.max_length = 6
    pilot.click(field)
    pilot.type("abcdefgh")
    pilot.press("home", "delete", "right", "backspace", "end", "left")
    pilot.type("X")
    assert (field.text, field.cursor) == ("cdeXf", 4)
    pilot.press("c", mod=pygame.KMOD_CTRL)
    assert pilot.stage.clipboard.get() == "cdeXf"
    pilot.press("x", mod=pygame.KMOD_CTRL)
    pilot.press("return")
    assert log(pilot) == [""]


def test_a_field_shows_what_an_input_method_composes_and_takes_what_it_commits(
    pilot: Pilot,
) -> None:
    field = pilot.find("field")
    assert isinstance(field, TextField)
    pilot.click(field)
    text = field.text
    compose = pygame.event.Event(pygame.TEXTEDITING, text="にほ", start=0, length=2)
    pygame.event.post(compose)
    pilot.frames()
    assert (field.composed, field.text) == ("にほ", text)
    # Keys belong to the input method meanwhile.
    pilot.press("backspace")
    assert field.text == text
    pilot.type("日本")
    assert (field.composed, field.text) == ("", f"{text}日本")
    pygame.event.post(compose)
    pilot.frames()
    pilot.press("tab")
    assert field.composed == "にほ"
    pilot.scene.form.set_focus(None)
    assert field.composed == ""


def test_a_disabled_button_does_nothing(pilot: Pilot) -> None:
    pilot.find("play").enabled = False
    pilot.click("play")
    assert log(pilot) == []
    assert pilot.find("play").focused is False


def test_a_button_repaints_in_every_state(pilot: Pilot) -> None:
    def look() -> bytes:
        pilot.frames()
        return pygame.image.tobytes(pilot.window.surface, "RGB")

    button = pilot.find("play")
    looks = [look()]
    button.hovered = True
    looks.append(look())
    button.pressed = True
    looks.append(look())
    button.enabled = False
    looks.append(look())
    button.enabled, button.pressed, button.hovered = True, False, False
    assert look() == looks[0]
    assert len(set(looks)) == 4


def test_a_label_wraps_to_its_limit_and_says_its_height(pilot: Pilot) -> None:
    label = Label("one two three four five six seven", wrap=True, max_lines=2)
    kit = pilot.scene.kit
    lines = label.lines(kit, 80)
    assert len(lines) == 2
    assert lines[1].endswith("…")
    assert label.height_for(kit, 80) == 2 * kit.fonts.line_height(kit.px(15))
    assert label.height_for(kit, 2000) == kit.fonts.line_height(kit.px(15))
