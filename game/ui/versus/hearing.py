"""The input of a match: keys, mouse and gamepads of both sides."""

from typing import TYPE_CHECKING, Final

import pygame

from ...play.versus.game import Side
from ...play.versus.match import Device, Match
from ...shell.gamepad import PadEvent
from .keys import BACK, HALVES
from .pads import PadHand

if TYPE_CHECKING:
    from ...play.versus.table import Happened, Table


class Hearing:
    """Assigns input to sides: keys by position, the mouse, each gamepad separately."""

    def __init__(self, match: Match, pads: tuple[int | None, int | None]) -> None:
        devices = [player.device for player in match.players]
        self.halves: Final = {
            Side(number): HALVES[device]
            for number, device in enumerate(devices)
            if device in HALVES
        }
        self._by_pad: Final = tuple(side for side in Side if devices[side] is Device.PAD)
        self.pads: Final = {
            pad: PadHand(pad, side)
            for side, pad in zip(Side, pads, strict=True)
            if side in self._by_pad and pad is not None
        }
        self.mouse: Final = _mouse_of(devices)
        """The side that the mouse plays: its own, or that of who plays alone by keys."""
        self.down: dict[Side, set[int]] = {side: set() for side in Side}
        """The keys that are held."""

    def key(self, event: pygame.event.Event) -> tuple[Side, int] | None:
        """Return the side of a key event, and which of its nine keys it is."""
        for side, half in self.halves.items():
            key = half.key(event.scancode)
            if key is not None:
                return side, key
        return None

    def is_key(self, event: pygame.event.Event) -> bool:
        """Whether an event is of a player's key, which then has no other meaning."""
        is_press = event.type in (pygame.KEYDOWN, pygame.KEYUP)
        return is_press and not getattr(event, "gamepad", False) and self.key(event) is not None

    def hear_key(self, event: pygame.event.Event, table: "Table") -> "Happened | None":
        """Carry out a side's key; a held key counts once."""
        found = self.key(event)
        if found is None:
            return None
        side, key = found
        if event.type == pygame.KEYUP:
            self.down[side].discard(key)
            return None
        self.down[side].add(key)
        if getattr(event, "repeated", False):
            return None
        if key == BACK:
            table.back(side)
            return None
        return table.tap(side, key, is_note=bool(event.mod & self.halves[side].note))

    def let_go(self) -> None:
        """Forget held keys: a release in another window is not reported."""
        for down in self.down.values():
            down.clear()

    def click_cell(self, side: Side | None, cell: int, table: "Table") -> None:
        """Choose a cell by mouse: `side` is whose board it is on, `None` for a shared one."""
        if self.mouse is not None and side in (None, self.mouse):
            table.point(self.mouse, cell)

    def click_key(
        self, side: Side, key: int, table: "Table", *, is_note: bool
    ) -> "Happened | None":
        """Carry out a key that is clicked."""
        if side is not self.mouse:
            return None
        return table.tap(side, key, is_note=is_note)

    def hear_pad(self, told: PadEvent, table: "Table") -> "Happened | None":
        """Carry out what the gamepad of a side reports."""
        return self.pads[told.pad].hear(told, table)

    @property
    def waiting(self) -> Side | None:
        """The first side without its gamepad, which was unplugged."""
        return next((side for side in self._by_pad if self.pad_of(side) is None), None)

    @property
    def seats(self) -> tuple[int | None, int | None]:
        """The gamepad of each side."""
        a, b = (self.pad_of(side) for side in Side)
        return None if a is None else a.pad, None if b is None else b.pad

    def lose(self, pad: int) -> bool:
        """Remove an unplugged gamepad; return whether a side used it."""
        return self.pads.pop(pad, None) is not None

    def claim(self, pad: int) -> bool:
        """Give a gamepad to the side without one; return whether it has a side now."""
        side = self.waiting
        if side is None or pad in self.pads:
            return False
        self.pads[pad] = PadHand(pad, side)
        return True

    def update(self, seconds: float, table: "Table") -> "list[Happened]":
        """Repeat held directions, and enter the digits of sticks that return."""
        found = [hand.update(seconds, table) for hand in self.pads.values()]
        return [happened for happened in found if happened is not None]

    def pad_of(self, side: Side) -> PadHand | None:
        """Return the gamepad of a side."""
        return next((hand for hand in self.pads.values() if hand.side is side), None)


def _mouse_of(devices: list[Device]) -> Side | None:
    if Device.MOUSE in devices:
        return Side(devices.index(Device.MOUSE))
    people = [Side(n) for n, device in enumerate(devices) if device is not Device.COMPUTER]
    return people[0] if len(people) == 1 else None
