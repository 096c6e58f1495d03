"""The halves of a keyboard: which keys belong to whom, by position."""

from typing import Final, NamedTuple

import pygame

from ...play.versus.match import Device

LEFT: Final = (
    *(pygame.KSCAN_Q, pygame.KSCAN_W, pygame.KSCAN_E),
    *(pygame.KSCAN_A, pygame.KSCAN_S, pygame.KSCAN_D),
    *(pygame.KSCAN_Z, pygame.KSCAN_X, pygame.KSCAN_C),
)
RIGHT: Final = (
    *(pygame.KSCAN_U, pygame.KSCAN_I, pygame.KSCAN_O),
    *(pygame.KSCAN_J, pygame.KSCAN_K, pygame.KSCAN_L),
    *(pygame.KSCAN_M, pygame.KSCAN_COMMA, pygame.KSCAN_PERIOD),
)
SCANCODES: Final = 512
"""So many keys SDL knows."""
BACK: Final = 9
"""The number of the key that takes a tap back, after the nine."""
HIGHEST: Final = 0x600
"""The keys' characters are looked for below this one: Latin, Greek, Cyrillic, Hebrew, Arabic."""


class HalfBoard(NamedTuple):
    """The keys of a player on one half of the keyboard."""

    nine: tuple[int, ...]
    """Their scancodes."""
    back: int
    note: int
    """The modifier that makes a note of a digit."""

    def key(self, scancode: int) -> int | None:
        """Return which of the nine keys it is, or `BACK`; `None` for any other."""
        if scancode == self.back:
            return BACK
        return self.nine.index(scancode) if scancode in self.nine else None


HALVES: Final = {
    Device.LEFT: HalfBoard(LEFT, pygame.KSCAN_TAB, pygame.KMOD_LSHIFT),
    Device.RIGHT: HalfBoard(RIGHT, pygame.KSCAN_BACKSPACE, pygame.KMOD_RSHIFT),
}


def key_names(device: Device) -> tuple[str, ...]:
    """Return the labels of the nine keys of a half on the player's keyboard."""
    wanted = HALVES[device].nine
    found: dict[int, str] = {}
    try:
        # It turns the key of a character into its scancode: here the other way round.
        scancodes = pygame.key.ScancodeWrapper(range(SCANCODES))  # type: ignore[arg-type]
        for code in range(ord("!"), HIGHEST):
            found.setdefault(scancodes[code], chr(code).upper())
    except (pygame.error, IndexError, TypeError):
        pass
    return tuple(
        found.get(scancode, usual) for scancode, usual in zip(wanted, USUAL[device], strict=True)
    )


USUAL: Final = {Device.LEFT: "QWEASDZXC", Device.RIGHT: "UIOJKLM,."}
"""Their names on an English keyboard."""
