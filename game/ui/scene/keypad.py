"""Playing with the number pad alone: it enters digits or moves, and one of its keys switches.

While it moves, 8 4 6 2 are the arrows, 5 is Enter, 7 and 9 go through the buttons. This is for
one-handed play. Num Lock, where there is one, shows the same.
"""

from typing import Final

import pygame

_MOVES: Final = {
    pygame.KSCAN_KP_8: (pygame.K_UP, pygame.KSCAN_UP),
    pygame.KSCAN_KP_2: (pygame.K_DOWN, pygame.KSCAN_DOWN),
    pygame.KSCAN_KP_4: (pygame.K_LEFT, pygame.KSCAN_LEFT),
    pygame.KSCAN_KP_6: (pygame.K_RIGHT, pygame.KSCAN_RIGHT),
    pygame.KSCAN_KP_5: (pygame.K_RETURN, pygame.KSCAN_RETURN),
    pygame.KSCAN_KP_7: (pygame.K_TAB, pygame.KSCAN_TAB),
    pygame.KSCAN_KP_9: (pygame.K_TAB, pygame.KSCAN_TAB),
}
"""What each key of the number pad is, as key and scancode, while that moves."""
_HELD: Final = pygame.KMOD_SHIFT | pygame.KMOD_CTRL | pygame.KMOD_ALT


def moving(event: pygame.event.Event) -> pygame.event.Event:
    """Return the event that a number pad key stands for while the pad moves; others unchanged."""
    scancode = getattr(event, "scancode", 0)
    if scancode not in _MOVES or event.mod & _HELD:
        return event
    key, own = _MOVES[scancode]
    values = event.dict | {"key": key, "unicode": "", "scancode": own}
    if scancode == pygame.KSCAN_KP_7:
        values["mod"] = event.mod | pygame.KMOD_LSHIFT
    return pygame.event.Event(event.type, values)
