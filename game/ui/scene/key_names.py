"""From pygame's key events to presses, and from chords to readable names."""

from typing import Final

import pygame

from ...core.message import Message, message
from ...messages.catalogue import Catalogue
from .action import Action
from .keymap import PAD, Press


def press_of(event: pygame.event.Event) -> Press:
    """Return a key event as a `Press` for the keymap."""
    mod = event.mod
    return Press(
        scancode=event.scancode,
        key=event.key,
        text=event.unicode,
        shift=bool(mod & pygame.KMOD_SHIFT),
        ctrl=bool(mod & (pygame.KMOD_CTRL | pygame.KMOD_META)),
        alt=bool(mod & pygame.KMOD_ALT),
        num_lock=bool(mod & pygame.KMOD_NUM),
        pad=getattr(event, "pad", ""),
    )


_SIGNS: Final = {"Divide": "/", "Times": "*", "Minus": "−", "Plus": "+", "Point": "."}
"""What is on keys of the number pad."""


def chord_words(chord: str) -> Message | str:
    """Return the name of a chord; keys with names, such as Enter, are messages."""
    # The key may itself be "+".
    held, _, start = chord[:-1].rpartition("+")
    words = key_words(start + chord[-1:])
    for modifier in reversed(held.split("+") if held else ()):
        words = message("key.chord", held=message(f"key.{modifier.lower()}"), key=words)
    return words


def chord_text(catalogue: Catalogue, chord: str) -> str:
    """Return the name of a chord as text in the catalogue's language."""
    return catalogue.said(chord_words(chord))


def key_words(name: str) -> Message | str:
    """Return the name of a key without modifiers."""
    if len(name) < 2 or (name[0] == "F" and name[1:].isdigit()):
        return name
    if name.startswith(PAD):
        return message("key.pad", button=name.removeprefix(PAD))
    if name.startswith("Num"):
        sign = name.removeprefix("Num")
        return message("key.num", digit=_SIGNS.get(sign, sign))
    return message(f"key.{name.lower()}")


def action_words(action: Action) -> Message:
    """Return the one-line description of an action; in a family it names the key."""
    if action.family:
        return message(f"action.{action.family}.member", member=key_words(action.member))
    return message(f"action.{action.id}.text")
