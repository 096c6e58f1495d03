"""Which key means which action, on any keyboard layout.

A key press becomes a chord, such as `Ctrl+Shift+Z`, in four steps that each mend a trap:

- A printed digit is that digit, whatever it took to type it: French layouts need Shift for it.
- The top row is digits by position where the layout prints something else there.
- Shift and the keypad arrives as arrows, on Windows even without the Shift: the position of the
  key and Num Lock tell it from real arrows.
- Letters go by what is printed, and by position where the layout has no Latin letters.

What the player sets is a map from the ids of actions to chords, and nothing else.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from ...core.message import Message, message
from ...plain import shortened
from .action import Action, Actions

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
    _BY_SCANCODE_MASK | 73: "Insert",
    _BY_SCANCODE_MASK | 74: "Home",
    _BY_SCANCODE_MASK | 75: "PageUp",
    _BY_SCANCODE_MASK | 77: "End",
    _BY_SCANCODE_MASK | 78: "PageDown",
    _BY_SCANCODE_MASK | 79: "Right",
    _BY_SCANCODE_MASK | 80: "Left",
    _BY_SCANCODE_MASK | 81: "Down",
    _BY_SCANCODE_MASK | 82: "Up",
    _BY_SCANCODE_MASK | 84: "NumDivide",
    _BY_SCANCODE_MASK | 85: "NumTimes",
    _BY_SCANCODE_MASK | 86: "NumMinus",
    _BY_SCANCODE_MASK | 87: "NumPlus",
    _BY_SCANCODE_MASK | 88: "Enter",
    _BY_SCANCODE_MASK | 99: "NumPoint",
}
PAD: Final = "Pad"
"""What the names of gamepad buttons begin with."""
_BY_LOWER_CASE: Final = {
    name.lower(): name
    for name in (
        *_NAMED.values(),
        *(f"Num{digit}" for digit in _KEYPAD.values()),
        *(f"{PAD}{button}" for button in (*"ABXYLR", "Back", "Start", *range(9, 65))),
    )
}
"""The keys with names, however they are written."""


class Press(NamedTuple):
    """A key press as SDL reports it: `key` is the key code, `text` what it types."""

    scancode: int
    key: int
    text: str = ""
    shift: bool = False
    ctrl: bool = False
    alt: bool = False
    num_lock: bool = False
    pad: str = ""
    """The button of a gamepad that it was, such as A."""


def _chord(name: str, *, ctrl: bool, shift: bool, alt: bool) -> str:
    return "Ctrl+" * ctrl + "Shift+" * shift + "Alt+" * alt + name


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
    if press.pad:
        return PAD + press.pad
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
    elif 127 < press.key < _BY_SCANCODE_MASK and chr(press.key).isalpha():
        name = chr(press.key).upper()
    else:
        return None
    return _chord(name, ctrl=press.ctrl, shift=shift, alt=press.alt)


def parse_chord(text: str) -> str | None:
    """Return a chord that the player wrote in its standard spelling; None if it is not a chord."""
    # The last part is the key: it may itself be "+".
    *modifiers, name = text.split("+") if not text.endswith("++") else [*text[:-2].split("+"), "+"]
    held = {modifier.strip().capitalize() for modifier in modifiers}
    name = name.strip()
    if len(name) == 1:
        name = name.upper()
        known = name.isprintable() and name != " "
    else:
        name = _BY_LOWER_CASE.get(name.lower(), "")
        known = bool(name)
    if not known or not held <= {"Ctrl", "Shift", "Alt"}:
        return None
    return _chord(name, ctrl="Ctrl" in held, shift="Shift" in held, alt="Alt" in held)


def read_keys(
    actions: Actions, table: Mapping[str, object]
) -> tuple[dict[str, tuple[str, ...]], list[Message]]:
    """Return the player's own chords from a table of the settings, and what is wrong with it.

    Each action has a text or a list of texts. Invalid ones are reported, and the default keys stay.
    """
    own: dict[str, tuple[str, ...]] = {}
    problems: list[Message] = []
    for action, listed in table.items():
        texts = [listed] if isinstance(listed, str) else listed
        name = shortened(action)
        if action not in actions:
            problems.append(message("keys.no_action", action=name))
        elif not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            problems.append(message("keys.no_text", action=name, value=shortened(str(listed))))
        else:
            chords = [(text, parse_chord(text)) for text in texts]
            bad = [text for text, chord in chords if chord is None]
            problems += [message("keys.no_key", action=name, chord=shortened(text)) for text in bad]
            taken = [
                (chord, other)
                for _, chord in chords
                for other, its in own.items()
                if chord in its and actions[action].meets(actions[other])
            ]
            for chord, other in taken:
                problems.append(message("keys.taken", action=name, chord=chord or "", other=other))
            if not bad and not taken:
                own[action] = tuple(dict.fromkeys(c for _, c in chords if c is not None))
    return own, problems


class Keymap:
    """Maps chords to actions: the defaults, with the player's own choices in their place."""

    def __init__(self, actions: Actions, own: Mapping[str, Sequence[str]] | None = None) -> None:
        self.actions: Final = actions
        self.own: Final[Mapping[str, tuple[str, ...]]] = {
            action: tuple(chords)
            for action, chords in (own or {}).items()
            if tuple(chords) != actions[action].chords
        }
        """The choices of the player: ids to chords, and nothing else."""
        self._meant: dict[tuple[str, str], Action] = {}
        direct = {action.id: self._direct(action) for action in actions.values()}
        for action in actions.values():
            self._mean(action, direct[action.id])
        # Keys that are another's in the first place come last: they are free in few scopes.
        for action in actions.values():
            if action.like:
                self._mean(action, direct[action.like])

    def _direct(self, action: Action) -> tuple[str, ...]:
        """Return an action's own chords, without defaults that the player gave to other actions."""
        if action.id in self.own:
            return self.own[action.id]
        taken = {
            chord
            for other, chords in self.own.items()
            if action.meets(self.actions[other])
            for chord in chords
        }
        return tuple(chord for chord in action.chords if chord not in taken)

    def _mean(self, action: Action, chords: Iterable[str]) -> None:
        for chord in chords:
            if not any((scope, chord) in self._meant for scope in action.scopes):
                self._meant |= {(scope, chord): action for scope in action.scopes}

    def action(self, press: Press, scopes: Iterable[str]) -> Action | None:
        """Return the action of a key press in the given scopes, the innermost first."""
        chord = chord_of(press)
        if chord is None:
            return None
        found = (self._meant.get((scope, chord)) for scope in scopes)
        return next((action for action in found if action is not None), None)

    def chords(self, action: str) -> tuple[str, ...]:
        """Return an action's chords, its own before those it shares with another action."""
        known = self.actions[action]
        wanted = self._direct(known)
        if known.like:
            wanted += self._direct(self.actions[known.like])
        scope = known.scopes[0]
        return tuple(c for c in dict.fromkeys(wanted) if self._meant.get((scope, c)) is known)

    def own_chords(self, action: str) -> tuple[str, ...]:
        """Return an action's chords without those it shares with another action."""
        return self._direct(self.actions[action])

    def first(self, action: str, inner: Iterable[str] = ()) -> str:
        """Return the chord to show on a button; empty if the action has none.

        A chord with another meaning in the `inner` scopes is skipped.
        """
        shadowed = {chord for scope, chord in self._meant if scope in inner}
        return next((chord for chord in self.chords(action) if chord not in shadowed), "")

    def holder(self, chord: str, action: str) -> str | None:
        """Return another action whose chord conflicts with giving it to this action, if any."""
        wanted = self.actions[action]
        for other in self.actions.values():
            if other is not wanted and other.meets(wanted) and chord in self._direct(other):
                return other.id
        return None

    def with_chords(self, action: str, chords: Sequence[str]) -> "Keymap":
        """Return a keymap with these chords for an action, taken from conflicting actions."""
        own = {id: its for id, its in self.own.items() if id != action}
        for other in list(own):
            if self.actions[other].meets(self.actions[action]):
                own[other] = tuple(chord for chord in own[other] if chord not in chords)
        own[action] = tuple(dict.fromkeys(chords))
        return Keymap(self.actions, own)

    def reset(self, action: str) -> "Keymap":
        """Return a keymap that gives an action its default chords, as far as they are free."""
        own = {id: chords for id, chords in self.own.items() if id != action}
        return Keymap(self.actions, own)
