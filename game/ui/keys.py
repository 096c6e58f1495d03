"""From pygame's key events to presses, and from chords to what a player reads."""

import pygame

from game.messages.catalogue import Catalogue
from game.ui.keymap import Press


def press_of(event: pygame.event.Event) -> Press:
    """Return a key event as the keymap takes it."""
    mod = event.mod
    return Press(
        scancode=event.scancode,
        key=event.key,
        text=event.unicode,
        shift=bool(mod & pygame.KMOD_SHIFT),
        ctrl=bool(mod & (pygame.KMOD_CTRL | pygame.KMOD_META)),
        alt=bool(mod & pygame.KMOD_ALT),
        num_lock=bool(mod & pygame.KMOD_NUM),
    )


def chord_text(catalogue: Catalogue, chord: str) -> str:
    """Return a chord as it is written on keys; named keys come from the catalogue."""
    if not chord:
        return ""
    *modifiers, name = chord.split("+")
    if len(name) > 1 and not (name[0] == "F" and name[1:].isdigit()):
        name = catalogue.text(f"key.{name.lower()}")
    return "+".join([*(catalogue.text(f"key.{m.lower()}") for m in modifiers), name])


def may_repeat(action: str) -> bool:
    """Whether a key that is held does this again and again."""
    return action.startswith(("move.", "extend.")) or action in ("undo", "redo")
