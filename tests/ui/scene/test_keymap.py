import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.messages.catalogue import Catalogue
from game.ui.scene.keymap import Keymap, Press, parse_chord, read_keys
from game.ui.scene.scope import EVERYWHERE
from game.ui.window.actions import ACTIONS
from tests.characters import ANY

CATALOGUE = Catalogue()
KEYMAP = Keymap(ACTIONS)
CHORDS = ("U", "Ctrl+Z", "F1", "Left", "PadA", "Esc", "Ö", "Num5", "Ctrl++")
PLAYING = ("play.board", "play", EVERYWHERE)
ROW_1, ROW_8, KEYPAD_8, KEYPAD_5, LETTER_U = 30, 37, 96, 93, 24
ARROW_UP = 82


def meant(press: Press, *scopes: str, keymap: Keymap = KEYMAP) -> str | None:
    action = keymap.action(press, scopes or PLAYING)
    return None if action is None else action.id


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
    assert meant(press) == action


@pytest.mark.parametrize(
    ("press", "action"),
    [
        (Press(ROW_8, ord("8"), "8"), "digit.8"),
        (Press(13, ord("h"), "h"), "hint"),
        (Press(9, ord("u"), "u"), "undo"),
        (Press(56, ord("z"), "", ctrl=True), "undo"),
        (Press(54, ord("w"), "w"), "say.place"),
    ],
)
def test_a_dvorak_keyboard_goes_by_its_letters(press: Press, action: str) -> None:
    assert meant(press) == action


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
    assert meant(press) == action


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
    assert meant(press) == action


@pytest.mark.parametrize(
    ("press", "action"),
    [
        # German: Y and Z have changed places, Shift+7 types a slash.
        (Press(28, ord("z"), "", ctrl=True), "undo"),
        (Press(28, ord("z"), "z"), "tool.digit"),
        (Press(36, ord("7"), "/", shift=True), "corner.7"),
        (Press(36, ord("7"), "7"), "digit.7"),
        # Spanish and Portuguese: the signs above the digits are others.
        (Press(32, ord("3"), "·", shift=True), "corner.3"),
        (Press(31, ord("2"), '"', shift=True), "corner.2"),
        (Press(39, ord("0"), "=", shift=True), None),
        (Press(LETTER_U, ord("u"), "u"), "undo"),
        # Japanese: signs in other places; a digit in full width is that digit.
        (Press(37, ord("8"), "(", shift=True), "corner.8"),
        (Press(35, ord("6"), "&", shift=True), "corner.6"),
        (Press(34, ord("5"), "５"), "digit.5"),
        (Press(11, ord("h"), "h"), "hint"),
    ],
)
def test_german_spanish_portuguese_and_japanese_keyboards(press: Press, action: str | None) -> None:
    assert meant(press) == action


def test_digits_of_other_scripts_count() -> None:
    assert meant(Press(ROW_1, 0x661, "١")) == "digit.1"


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
    assert meant(press) == action


def test_letters_beyond_latin_ones_have_names() -> None:
    keymap = Keymap(ACTIONS, {"hint": ["ö"], "check": ["Ctrl+PageUp"]})
    assert (
        meant(Press(51, 0xF6, "ö"), keymap=Keymap(ACTIONS, read_keys(ACTIONS, {"hint": "ö"})[0]))
        == "hint"
    )
    assert keymap.first("check") == "Ctrl+PageUp"


def test_no_two_actions_share_a_chord_where_both_could_be_meant() -> None:
    actions = list(ACTIONS.values())
    for index, one in enumerate(actions):
        for other in actions[:index]:
            if one.meets(other):
                assert not set(one.chords) & set(other.chords), (one.id, other.id)


def test_every_default_chord_can_be_read_and_means_its_action() -> None:
    for action in ACTIONS.values():
        assert KEYMAP.chords(action.id)[: len(action.chords)] == action.chords, action.id
        for chord in action.chords:
            assert parse_chord(chord.lower()) == chord


def test_a_player_can_remap_an_action() -> None:
    own, told = read_keys(ACTIONS, {"hint": ["shift+ctrl+h", "u"]})
    assert not told
    keymap = Keymap(ACTIONS, own)
    assert meant(Press(LETTER_U, ord("u"), "u"), keymap=keymap) == "hint"
    assert meant(Press(11, ord("h"), "", ctrl=True, shift=True), keymap=keymap) == "hint"
    assert meant(Press(11, ord("h"), "h"), keymap=keymap) is None
    assert keymap.chords("undo") == ("Ctrl+Z", "[", "NumMinus", "PadL")
    assert keymap.first("hint") == "Ctrl+Shift+H"


def test_what_is_like_an_action_has_its_keys_however_they_are_set() -> None:
    theatre = ("theatre", EVERYWHERE)
    u, b = Press(LETTER_U, ord("u"), "u"), Press(5, ord("b"), "b")
    assert meant(u, *theatre) == "theatre.step_back"
    keymap = Keymap(ACTIONS, {"undo": ["B"]})
    assert meant(b, *theatre, keymap=keymap) == "theatre.step_back"
    assert meant(u, *theatre, keymap=keymap) is None
    assert keymap.chords("theatre.step_back") == ("Left", "B")


def test_a_key_may_mean_two_things_that_never_meet() -> None:
    left = Press(80, by_scancode(80))
    assert meant(left) == "move.left"
    assert meant(left, "theatre", EVERYWHERE) == "theatre.step_back"
    keymap = Keymap(ACTIONS, {"study.earlier": ["F1"]})
    f1 = Press(58, by_scancode(58))
    assert meant(f1, "study", EVERYWHERE, keymap=keymap) == "study.earlier"
    assert keymap.chords("help") == ()


@pytest.mark.parametrize(
    ("table", "wrong", "own"),
    [
        ({"fly": ["F2"]}, ["keys.no_action"], {}),
        ({"hint": ["F2"], "check": ["F2"]}, ["keys.taken"], {"hint": ("F2",)}),
        ({"undo": "PgUp!"}, ["keys.no_key"], {}),
        ({"undo": "PageUp"}, [], {"undo": ("PageUp",)}),
        ({"undo": "\0"}, ["keys.no_key"], {}),
        ({"undo": ["U", "Hyper+U"]}, ["keys.no_key"], {}),
        ({"undo": 3}, ["keys.no_text"], {}),
        ({"undo": ["U", 3]}, ["keys.no_text"], {}),
        ({"undo": {"key": "U"}, "redo": "B"}, ["keys.no_text"], {"redo": ("B",)}),
        ({"\x1b[31m": ""}, ["keys.no_action"], {}),
        ({"undo": []}, [], {"undo": ()}),
    ],
)
def test_what_cannot_be_is_told_and_the_default_stays(
    table: dict[str, object], wrong: list[str], own: dict[str, tuple[str, ...]]
) -> None:
    found, told = read_keys(ACTIONS, table)
    assert found == own
    assert [said.key for said in told] == wrong


@given(
    st.dictionaries(
        st.sampled_from(sorted(ACTIONS)) | st.text(ANY),
        st.text(ANY) | st.integers() | st.lists(st.text(ANY) | st.none()),
    )
)
def test_whatever_stands_in_the_settings_gives_a_keymap(table: dict[str, object]) -> None:
    own, told = read_keys(ACTIONS, table)
    keymap = Keymap(ACTIONS, own)
    for action, chords in own.items():
        assert set(keymap.chords(action)) >= set(chords)
    for said in told:
        assert not set(CATALOGUE.render(said)) & set("\0\n\x1b\u200b\u202e")


@given(st.lists(st.tuples(st.sampled_from(sorted(ACTIONS)), st.sampled_from(CHORDS)), max_size=8))
def test_given_keys_are_had_by_one_action_alone(changes: list[tuple[str, str]]) -> None:
    keymap = KEYMAP
    for action, chord in changes:
        keymap = keymap.with_chords(action, (*keymap.own_chords(action), chord))
        assert chord in keymap.chords(action)
        assert keymap.holder(chord, action) is None
    again, told = read_keys(ACTIONS, {id: list(chords) for id, chords in keymap.own.items()})
    assert (again, told) == (dict(keymap.own), [])
    for action, _ in changes:
        keymap = keymap.reset(action)
    assert not keymap.own or set(keymap.own) - {action for action, _ in changes}


def test_keys_given_back_are_no_longer_the_players_own() -> None:
    keymap = KEYMAP.with_chords("hint", ("U",))
    assert keymap.holder("U", "undo") == "hint"
    assert "U" not in keymap.chords("undo")
    assert keymap.reset("hint").chords("undo") == ACTIONS["undo"].chords
    assert KEYMAP.with_chords("hint", ACTIONS["hint"].chords).own == {}
