"""From pygame's key events to presses, and from chords to what a player reads."""

import pygame

from game.messages.catalogue import Catalogue
from game.ui.actions.table import ACTIONS
from game.ui.keymap import PAD, Press


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
        pad=getattr(event, "pad", ""),
    )


def chord_text(catalogue: Catalogue, chord: str) -> str:
    """Return a chord as it is written on keys; named keys come from the catalogue."""
    if not chord:
        return ""
    # The key may itself be "+".
    held, _, start = chord[:-1].rpartition("+")
    modifiers = [catalogue.text(f"key.{modifier.lower()}") for modifier in held.split("+") if held]
    return "+".join([*modifiers, key_name(catalogue, start + chord[-1])])


def key_name(catalogue: Catalogue, name: str) -> str:
    """Return what stands on a key, without modifiers."""
    if len(name) == 1 or (name[0] == "F" and name[1:].isdigit()):
        return name
    if name.startswith(PAD):
        return catalogue.text("key.pad", button=name.removeprefix(PAD))
    if name.startswith("Num"):
        return catalogue.text("key.num", digit=name.removeprefix("Num"))
    return catalogue.text(f"key.{name.lower()}")


def action_text(catalogue: Catalogue, id: str) -> str:
    """Return the line that explains an action; one of a family is told by its key."""
    action = ACTIONS[id]
    if action.family:
        member = key_name(catalogue, action.member)
        return catalogue.text(f"action.{action.family}.member", member=member)
    return catalogue.text(f"action.{id}.text")
