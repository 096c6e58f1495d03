"""The choices before a match: its kind, players, devices and handicap."""

from typing import Final, NamedTuple

from ...play.versus.boards import EVEN, Handicap
from ...play.versus.game import Kind, Side
from ...play.versus.match import Device, Match, Player
from ...play.versus.opponent import Pace

SLOWER: Final = (Device.LEFT, Device.RIGHT, Device.MOUSE, Device.PAD)
"""What an entry takes longest by comes last; both halves of a keyboard are alike."""
GIVEN: Final = (1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 17, 20)
"""The cells that may be given to a side."""


class Choices(NamedTuple):
    """All choices for a match; each change returns choices that fit together."""

    kind: Kind = Kind.RACE
    is_short: bool = False
    devices: tuple[Device, Device] = (Device.LEFT, Device.COMPUTER)
    pace: Pace = Pace.CASUAL
    """Of the computer."""
    names: tuple[str, str] = ("", "")
    """Of people; the computer has one of its own."""
    given: int = 0
    """Cells given to A, or less than 0 to B."""
    pads: tuple[int | None, int | None] = (None, None)
    """The gamepads that were claimed."""

    @classmethod
    def of(cls, match: Match) -> "Choices":
        """Return the choices of a match; gamepads must be claimed again."""
        names = tuple("" if one.pace is not None else one.name for one in match.players)
        paces = [one.pace for one in match.players if one.pace is not None]
        return cls(
            match.kind,
            match.is_short,
            (match.players[0].device, match.players[1].device),
            paces[0] if paces else Pace.CASUAL,
            (names[0], names[1]),
            match.handicap.a - match.handicap.b,
        )

    def with_device(self, side: Side, device: Device) -> "Choices":
        """Give a side a device; if the other side has it, that gets another one."""
        devices = list(self.devices)
        pads = list(self.pads)
        before, devices[side], pads[side] = devices[side], device, None
        if device is not Device.PAD and devices[side.other] is device:
            devices[side.other], pads[side.other] = before, None
        return self._replace(devices=(devices[0], devices[1]), pads=(pads[0], pads[1]))

    def with_name(self, side: Side, name: str) -> "Choices":
        """Change the name of a side."""
        names = list(self.names)
        names[side] = name
        return self._replace(names=(names[0], names[1]))

    def seating(self, players: tuple[str, ...]) -> "Choices":
        """Return the choices with the first of this machine's players, and others elsewhere."""
        names = list(self.names)
        if players and players[0] not in names:
            people = [s for s in Side if self.devices[s] is not Device.COMPUTER]
            names[people[0] if people else Side.A] = players[0]
        waiting = [name for name in players if name not in names]
        for side in Side:
            if not names[side] and waiting:
                names[side] = waiting.pop(0)
        return self._replace(names=(names[0], names[1]))

    def next_pad(self, *, leads: bool) -> Side | None:
        """Return the side that the next gamepad will belong to when its Start is pressed, if any.

        That is the side that waits for one, else the computer's, else A. If a gamepad `leads`
        through the menus, a single player holds it: people come before the computer.
        """
        devices = self.devices
        waiting = [s for s in Side if devices[s] is Device.PAD and self.pads[s] is None]
        computers = [s for s in Side if devices[s] is Device.COMPUTER]
        people = [s for s in Side if devices[s] not in (Device.PAD, Device.COMPUTER)]
        others = (people, computers) if leads else (computers, people)
        return next(iter((*waiting, *others[0], *others[1])), None)

    def claimed(self, pad: int, *, leads: bool = False) -> "Choices":
        """Give the gamepad whose Start was pressed to a side; one that is claimed stays."""
        side = self.next_pad(leads=leads)
        if pad in self.pads or side is None:
            return self
        pads, devices = list(self.pads), list(self.devices)
        pads[side], devices[side] = pad, Device.PAD
        return self._replace(devices=(devices[0], devices[1]), pads=(pads[0], pads[1]))

    def left_by(self, pad: int) -> "Choices":
        """Remove an unplugged gamepad from its side."""
        a, b = (None if one == pad else one for one in self.pads)
        return self._replace(pads=(a, b))

    @property
    def waits_for_pad(self) -> Side | None:
        """The first side whose gamepad was not claimed yet."""
        sides = (s for s in Side if self.devices[s] is Device.PAD and self.pads[s] is None)
        return next(sides, None)

    @property
    def slower(self) -> Side | None:
        """The side with the slower device, of two people in a race."""
        ranks = [
            SLOWER.index(device) if device is not Device.COMPUTER else None
            for device in self.devices
        ]
        a, b = ranks
        if self.kind is not Kind.RACE or a is None or b is None or max(a, b) < 2 or a == b:
            return None
        return Side.A if a > b else Side.B

    @property
    def handicap(self) -> Handicap:
        """The cells that are given; none on a shared board."""
        if self.kind is Kind.SHARED:
            return EVEN
        return Handicap(max(0, self.given), max(0, -self.given))

    def match(self, seed: str, names: tuple[str, str]) -> Match:
        """Return the match; `names` are those to show."""
        players = [
            Player(name, device, self.pace if device is Device.COMPUTER else None)
            for name, device in zip(names, self.devices, strict=True)
        ]
        return Match(seed, self.kind, (players[0], players[1]), self.is_short, self.handicap)
