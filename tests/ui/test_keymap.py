import pytest

from game.ui.keymap import DEFAULTS, Keymap, KeymapError, Press

KEYMAP = Keymap()
ROW_1, ROW_8, KEYPAD_8, KEYPAD_5, LETTER_U = 30, 37, 96, 93, 24
ARROW_UP = 82


def by_scancode(scancode: int) -> int:
    return 1 << 30 | scancode


@pytest.mark.parametrize(
    ("press", "action"),
    [
        (Press(ROW_8, ord("8"), "8"), "digit.8"),
        (Press(ROW_8, ord("8"), "*", shift=True), "corner.8"),
        (Press(ROW_8, ord("8"), "", ctrl=True), "centre.8"),
        (Press(ROW_8, ord("8"), "", alt=True), "corner.8"),
        (Press(39, ord("0"), "0"), "erase"),
        (Press(LETTER_U, ord("u"), "u"), "undo"),
        (Press(29, ord("z"), "", ctrl=True), "undo"),
        (Press(29, ord("z"), "", ctrl=True, shift=True), "redo"),
        (Press(29, ord("z"), "z"), "tool.digit"),
        (Press(82, by_scancode(82)), "move.up"),
        (Press(82, by_scancode(82), shift=True), "extend.up"),
        (Press(82, by_scancode(82), num_lock=True), "move.up"),
        (Press(58, by_scancode(58)), "help"),
        (Press(44, ord(" "), " "), "tool.next"),
        (Press(47, ord("["), "["), "undo"),
        (Press(227, by_scancode(227)), None),
    ],
)
def test_an_american_keyboard(press: Press, action: str | None) -> None:
    assert KEYMAP.action(press) == action


@pytest.mark.parametrize(
    ("press", "action"),
    [
        (Press(ROW_1, ord("&"), "&"), "digit.1"),
        (Press(ROW_1, ord("&"), "1", shift=True), "digit.1"),
        (Press(31, 0xE9, "é"), "digit.2"),
        (Press(31, 0xE9, "2", shift=True), "digit.2"),
        (Press(31, 0xE9, "", alt=True), "corner.2"),
        (Press(31, 0xE9, "", ctrl=True), "centre.2"),
        (Press(26, ord("z"), "z"), "tool.digit"),
    ],
)
def test_a_french_keyboard_types_digits_with_and_without_shift(press: Press, action: str) -> None:
    assert KEYMAP.action(press) == action


@pytest.mark.parametrize(
    ("press", "action"),
    [
        (Press(LETTER_U, 0x3B8, "θ"), "undo"),
        (Press(29, 0x3B6, "", ctrl=True), "undo"),
        (Press(11, 0x3B7, "η"), "hint"),
        (Press(ROW_8, ord("8"), "8"), "digit.8"),
    ],
)
def test_a_greek_keyboard_goes_by_position(press: Press, action: str) -> None:
    assert KEYMAP.action(press) == action


def test_digits_of_other_scripts_count() -> None:
    assert KEYMAP.action(Press(ROW_1, 0x661, "١")) == "digit.1"


@pytest.mark.parametrize(
    ("press", "action"),
    [
        (Press(KEYPAD_8, by_scancode(96), "8", num_lock=True), "digit.8"),
        (Press(KEYPAD_8, by_scancode(96), "8"), "digit.8"),
        (Press(KEYPAD_8, by_scancode(96), ""), "move.up"),
        (Press(KEYPAD_8, by_scancode(96), "", shift=True, num_lock=True), "corner.8"),
        (Press(KEYPAD_8, by_scancode(ARROW_UP), "", shift=True, num_lock=True), "corner.8"),
        (Press(KEYPAD_8, by_scancode(ARROW_UP), "", num_lock=True), "corner.8"),
        (Press(KEYPAD_5, by_scancode(93), "", num_lock=True), "corner.5"),
        (Press(KEYPAD_5, by_scancode(93), ""), None),
        (Press(KEYPAD_8, by_scancode(96), "", ctrl=True, num_lock=True), "centre.8"),
        (Press(98, by_scancode(98), "0", num_lock=True), "erase"),
    ],
)
def test_the_keypad_and_its_trap(press: Press, action: str | None) -> None:
    assert KEYMAP.action(press) == action


def test_no_two_actions_share_a_chord() -> None:
    chords = [chord for chords in DEFAULTS.values() for chord in chords]
    assert len(chords) == len(set(chords))


def test_a_player_can_remap_an_action() -> None:
    keymap = Keymap({"hint": ["shift+ctrl+h", "u"]})
    assert keymap.action(Press(LETTER_U, ord("u"), "u")) == "hint"
    assert keymap.action(Press(11, ord("h"), "", ctrl=True, shift=True)) == "hint"
    assert keymap.action(Press(11, ord("h"), "h")) is None
    assert keymap.chords("undo") == ("Ctrl+Z", "[")
    assert keymap.first("hint") == "Ctrl+Shift+H"


@pytest.mark.parametrize("own", [{"fly": ["F2"]}, {"hint": ["F2"], "check": ["F2"]}])
def test_a_remap_that_cannot_be_is_refused(own: dict[str, list[str]]) -> None:
    with pytest.raises(KeymapError):
        Keymap(own)
