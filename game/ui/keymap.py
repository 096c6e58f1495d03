"""Which key means which action, on any keyboard layout.

A key press becomes a chord, such as `Ctrl+Shift+Z`, in four steps that each mend a trap:

- A printed digit is that digit, whatever it took to type it: French layouts need Shift for it.
- The top row is digits by position where the layout prints something else there.
- Shift and the keypad arrives as arrows, on Windows even without the Shift: the position of the
  key and Num Lock tell it from real arrows.
- Letters go by what is printed, and by position where the layout has no Latin letters.

Action ids are stable: they stand in the player's settings.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from game.core.errors import SudokuError

_ROW: Final = {30 + index: str((index + 1) % 10) for index in range(10)}
"""USB usage codes, which are SDL's scancodes, of the digits in the top row."""
_KEYPAD: Final = {89 + index: str((index + 1) % 10) for index in range(10)}
_KEYPAD_ARROWS: Final = {"2": "Down", "4": "Left", "6": "Right", "8": "Up"}
_LETTERS: Final = {4 + index: chr(65 + index) for index in range(26)}
_BY_SCANCODE_MASK: Final = 1 << 30
"""SDL's key codes of keys without a character: this bit and the scancode."""
_NAMED: Final = {
    8: "Backspace",
    9: "Tab",
    13: "Enter",
    27: "Esc",
    32: "Space",
    127: "Del",
    **{_BY_SCANCODE_MASK | 58 + index: f"F{index + 1}" for index in range(12)},
    _BY_SCANCODE_MASK | 74: "Home",
    _BY_SCANCODE_MASK | 77: "End",
    _BY_SCANCODE_MASK | 79: "Right",
    _BY_SCANCODE_MASK | 80: "Left",
    _BY_SCANCODE_MASK | 81: "Down",
    _BY_SCANCODE_MASK | 82: "Up",
    _BY_SCANCODE_MASK | 88: "Enter",
}
_DIGITS: Final = range(1, 10)
_DIRECTIONS: Final = ("Left", "Right", "Up", "Down")

DEFAULTS: Final[Mapping[str, tuple[str, ...]]] = {
    **{f"move.{way.lower()}": (way,) for way in _DIRECTIONS},
    **{f"extend.{way.lower()}": (f"Shift+{way}", f"Ctrl+{way}") for way in _DIRECTIONS},
    **{f"digit.{d}": (f"{d}", f"Num{d}") for d in _DIGITS},
    **{f"corner.{d}": (f"Shift+{d}", f"Shift+Num{d}", f"Alt+{d}") for d in _DIGITS},
    **{f"centre.{d}": (f"Ctrl+{d}", f"Ctrl+Num{d}") for d in _DIGITS},
    "erase": ("Del", "Backspace", "0", "Num0"),
    "undo": ("U", "Ctrl+Z", "["),
    "redo": ("R", "Ctrl+Y", "Ctrl+Shift+Z", "]"),
    "restart": ("Ctrl+R",),
    "hint": ("H",),
    "study": ("T",),
    "learn": ("L",),
    "check": ("K",),
    "fill_notes": ("F",),
    "tool.digit": ("Z",),
    "tool.corner": ("X",),
    "tool.centre": ("C",),
    "tool.next": ("Space",),
    "tool.hold": ("N",),
    "digit_first": ("D",),
    "apply": ("Enter",),
    "freedom": ("G",),
    "select.all": ("Ctrl+A",),
    "select.none": ("Ctrl+Shift+A",),
    "select.invert": ("Ctrl+I",),
    "select.same": ("S",),
    "pause": ("P",),
    "new": ("Ctrl+N",),
    "copy": ("Ctrl+C",),
    "copy_id": ("Ctrl+Shift+C",),
    "paste": ("Ctrl+V",),
    "save": ("Ctrl+S",),
    "open": ("Ctrl+O",),
    "mute": ("M",),
    "help": ("F1",),
    "settings": ("F10",),
    "fullscreen": ("F11",),
    "screenshot": ("F12",),
    "back": ("Esc",),
    "quit": ("Ctrl+Q",),
}
"""Every action, and the chords that mean it; the first one stands on its button."""


class KeymapError(SudokuError):
    """A setting gives a key to an action that is none, or one chord to two actions."""

    key = "error.keymap"

    def __init__(self, action: str, chord: str) -> None:
        super().__init__(f"{action!r} cannot have {chord!r}", action=action, chord=chord)


class Press(NamedTuple):
    """A key going down, as SDL tells it: `key` is the key code, `text` what it types."""

    scancode: int
    key: int
    text: str = ""
    shift: bool = False
    ctrl: bool = False
    alt: bool = False
    num_lock: bool = False


def _chord(name: str, *, ctrl: bool, shift: bool, alt: bool) -> str:
    return "Ctrl+" * ctrl + "Shift+" * shift + "Alt+" * alt + name


def _canonical(chord: str) -> str:
    """Return a chord as the player wrote it in the order that presses have."""
    # The last part is the key: it may itself be "+".
    *modifiers, name = (
        chord.split("+") if not chord.endswith("++") else [*chord[:-2].split("+"), "+"]
    )
    held = {modifier.strip().capitalize() for modifier in modifiers}
    name = name.strip()
    return _chord(
        name.upper() if len(name) == 1 else name[:1].upper() + name[1:],
        ctrl="Ctrl" in held,
        shift="Shift" in held,
        alt="Alt" in held,
    )


def _keypad_chord(press: Press, digit: str) -> str | None:
    modified = press.ctrl or press.alt
    if press.text.isdecimal() or modified or press.shift:
        shift = press.shift and not press.text.isdecimal()
        return _chord(f"Num{digit}", ctrl=press.ctrl, shift=shift, alt=press.alt)
    if press.num_lock:
        # Num Lock is on and yet no digit was typed: the system has hidden a Shift.
        return f"Shift+Num{digit}"
    return _KEYPAD_ARROWS.get(digit)


def chord_of(press: Press) -> str | None:
    """Return the chord of a key press, or None for a key that has no name."""
    keypad = _KEYPAD.get(press.scancode)
    if keypad is not None:
        return _keypad_chord(press, keypad)
    if press.text.isdecimal() and not press.ctrl:
        return _chord(str(int(press.text)), ctrl=False, shift=False, alt=press.alt)
    shift = press.shift
    if press.key in _NAMED:
        name = _NAMED[press.key]
    elif press.scancode in _ROW:
        printed = chr(press.key) if 48 <= press.key <= 57 else ""
        name = printed or _ROW[press.scancode]
        # Where Shift types the digit it is not a sign for a note.
        shift = shift and bool(printed)
    elif 32 < press.key < 127:
        name = chr(press.key).upper()
    elif press.scancode in _LETTERS:
        name = _LETTERS[press.scancode]
    else:
        return None
    return _chord(name, ctrl=press.ctrl, shift=shift, alt=press.alt)


def own_chords(table: Mapping[str, object]) -> dict[str, tuple[str, ...]]:
    """Return the player's own chords from a table of the settings: a text, or a list of texts.

    Raises `KeymapError` for anything else.
    """
    own = {}
    for action, chords in table.items():
        listed = [chords] if isinstance(chords, str) else chords
        if not isinstance(listed, list) or not all(isinstance(chord, str) for chord in listed):
            raise KeymapError(action, str(chords))
        own[action] = tuple(listed)
    return own


class Keymap:
    """Chords to actions, with the player's own choices in place of the defaults."""

    def __init__(self, own: Mapping[str, Sequence[str]] | None = None) -> None:
        self._chords = {action: tuple(chords) for action, chords in DEFAULTS.items()}
        taken: dict[str, str] = {}
        for action, chords in (own or {}).items():
            if action not in DEFAULTS:
                raise KeymapError(action, " ".join(chords))
            self._chords[action] = tuple(map(_canonical, chords))
            for chord in self._chords[action]:
                if chord in taken:
                    raise KeymapError(action, chord)
                taken[chord] = action
        # An own choice takes its chord away from the action that had it by default.
        self._actions = {
            chord: action for action, chords in self._chords.items() for chord in chords
        } | taken

    def action(self, press: Press) -> str | None:
        """Return the action that a key press means."""
        chord = chord_of(press)
        return None if chord is None else self._actions.get(chord)

    def chords(self, action: str) -> tuple[str, ...]:
        """Return the chords of an action that still mean it."""
        return tuple(c for c in self._chords[action] if self._actions[c] == action)

    def first(self, action: str) -> str:
        """Return the chord to show on a button, empty when the action has none."""
        return next(iter(self.chords(action)), "")
