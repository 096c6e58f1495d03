"""The keys in use: which actions they perform, and their names for the player."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from .key_names import action_words, chord_text
from .keymap import PAD, Keymap, read_keys

if TYPE_CHECKING:
    from ...core.message import Message
    from .action import Actions
    from .words import Words


class Bindings:
    """The keymap, which may be exchanged while the game runs, and the device in use."""

    def __init__(
        self,
        words: "Words",
        actions: "Actions",
        stored: Mapping[str, object],
        remember: Callable[[Mapping[str, object]], object],
    ) -> None:
        """`stored` are the custom keys in the settings; `remember` is called with new ones."""
        self._words: Final = words
        self.actions: Final = actions
        """Everything that a player can do, by its id."""
        self._stored: Final = stored
        self._remember: Final = remember
        own, wrong = read_keys(actions, stored)
        self._keymap = Keymap(actions, own)
        self.wrong_keys: Final[tuple[Message, ...]] = tuple(wrong)
        """What is wrong with the keys in the settings."""
        self.by_pad = False
        """Whether the last key that was pressed is a button of a gamepad."""
        self.keypad_moves = False
        """Whether the digits of the number pad move, as its other keys are all that is used."""

    @property
    def keymap(self) -> Keymap:
        """Which keys perform which actions; a new keymap is stored."""
        return self._keymap

    @keymap.setter
    def keymap(self, keymap: Keymap) -> None:
        self._keymap = keymap
        # What only a later version can do keeps its keys.
        unknown = {id: chords for id, chords in self._stored.items() if id not in self.actions}
        self._remember({**unknown, **keymap.own})

    def key_text(self, action: str, inner: tuple[str, ...] = ()) -> str:
        """Return the name of an action's key, or of its button while a gamepad is used.

        See `Keymap.first`.
        """
        chord = self.pad_chord(action) or self._keymap.first(action, inner)
        return chord_text(self._words.catalogue, chord)

    @property
    def enter_text(self) -> str:
        """The key that presses the focused widget, or its button while a gamepad is used."""
        return chord_text(self._words.catalogue, "PadA" if self.by_pad else "Enter")

    def pad_chord(self, action: str) -> str:
        """Return an action's gamepad button; empty while no gamepad is used."""
        chords = self._keymap.chords(action) if self.by_pad else ()
        return next((chord for chord in chords if chord.startswith(PAD)), "")

    def action_text(self, action: str) -> str:
        """Return the one-line description of an action."""
        return self._words.catalogue.render(action_words(self.actions[action]))
