"""What a screen reader sees of the running game: a client of AT-SPI that knows D-Bus alone.

It finds the game on the accessibility bus, reads its tree, and asks
for actions, as Orca does.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, Final, NamedTuple

import pytest

pytest.importorskip("jeepney", reason="jeepney reads the bus")

from jeepney import DBusAddress, MatchRule, MessageType, Properties, message_bus, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

from tests.shell.screen import PATIENCE

SPACE: Final = "org.a11y.atspi."
REGISTRY: Final = DBusAddress(
    "/org/a11y/atspi/accessible/root", "org.a11y.atspi.Registry", SPACE + "Accessible"
)
ROLES: Final = {
    11: "combo box",
    16: "dialog",
    27: "image",
    29: "label",
    32: "list item",
    37: "page tab",
    39: "panel",
    42: "progress bar",
    43: "button",
    44: "radio button",
    51: "slider",
    54: "status bar",
    55: "table",
    56: "table cell",
    62: "toggle button",
    69: "window",
    75: "application",
    79: "entry",
    83: "heading",
    90: "table row",
    98: "list box",
    99: "grouping",
}
"""What AtspiRole calls the roles that the game has."""
STATES: Final = {
    4: "checked",
    8: "enabled",
    11: "focusable",
    12: "focused",
    16: "modal",
    23: "selected",
}
"""The bits of AtspiStateType that are looked at."""


class Seen(NamedTuple):
    """An accessible, as the bus tells it."""

    bus: str
    path: str
    role: str
    name: str
    description: str
    states: frozenset[str]
    depth: int


class AtSpi:
    """The accessibility bus, switched on."""

    def __init__(self, session: str) -> None:
        """`session` is the address of the session bus."""
        with ExitStack() as stack:
            self._session: Final = stack.enter_context(open_dbus_connection(bus=session))
            status = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Status")
            for name in ("IsEnabled", "ScreenReaderEnabled"):
                self._ask(self._session, Properties(status).set(name, "b", True))
            bus = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
            (address,) = self._ask(self._session, new_method_call(bus, "GetAddress"))
            self._bus: Final = stack.enter_context(open_dbus_connection(bus=address))
            self.heard: Final[list[str]] = []
            """What was announced."""
            self._listen()
            self._open: Final = stack.pop_all()

    def close(self) -> None:
        """Leave the buses."""
        self._open.close()

    def _listen(self) -> None:
        """Ask for the signals that a reader lives by."""
        rule = MatchRule(type="signal", interface=SPACE + "Event.Object", member="Announcement")
        self._ask(self._bus, message_bus.AddMatch(rule))
        registry = DBusAddress(
            "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", SPACE + "Registry"
        )
        for event in ("object:announcement", "object:state-changed", "object:children-changed"):
            body: tuple[str, list[str], str] = (event, [], "")
            self._ask(self._bus, new_method_call(registry, "RegisterEvent", "sass", body))

    def _ask(self, connection: DBusConnection, message: Any) -> Any:
        """Return what an answer has; signals that come meanwhile are heard."""
        serial = next(connection.outgoing_serial)
        connection.send(message, serial=serial)
        while True:
            reply = connection.receive(timeout=PATIENCE)
            kind = reply.header.message_type
            if kind is MessageType.signal:
                self._hear(reply)
            elif reply.header.fields.get(5) == serial:
                if kind is MessageType.error:
                    raise LookupError(str(reply.body))
                return reply.body

    def _hear(self, signal: Any) -> None:
        if signal.header.fields.get(3) == "Announcement":
            self.heard.append(signal.body[3][1])

    def _get(self, bus: str, path: str, interface: str, name: str) -> Any:
        address = DBusAddress(path, bus, SPACE + interface)
        return self._ask(self._bus, Properties(address).get(name))[0][1]

    def _call(self, bus: str, path: str, interface: str, name: str, *body: Any) -> Any:
        address = DBusAddress(path, bus, SPACE + interface)
        kinds = "".join("i" if isinstance(part, int) else "d" for part in body) or None
        return self._ask(self._bus, new_method_call(address, name, kinds, body))

    def tree(self) -> list[Seen]:
        """Return everything that the game tells, parents first."""
        (programs,) = self._ask(self._bus, new_method_call(REGISTRY, "GetChildren"))
        found: list[Seen] = []
        for bus, path in programs:
            found += self._walk(bus, path, 0)
        return found

    def _walk(self, bus: str, path: str, depth: int) -> Iterator[Seen]:
        try:
            (role,) = self._call(bus, path, "Accessible", "GetRole")
            ((low, _),) = self._call(bus, path, "Accessible", "GetState")
            (children,) = self._call(bus, path, "Accessible", "GetChildren")
            name = self._get(bus, path, "Accessible", "Name")
            said = self._get(bus, path, "Accessible", "Description")
        except LookupError:
            return  # it went while it was looked at
        states = frozenset(state for bit, state in STATES.items() if low >> bit & 1)
        yield Seen(bus, path, ROLES.get(role, str(role)), name, said, states, depth)
        for child_bus, child_path in children:
            yield from self._walk(child_bus, child_path, depth + 1)

    def find(self, role: str, name: str) -> Seen:
        """Return the first of a role whose name begins so; `LookupError` names what there is."""
        tree = self.tree()
        for seen in tree:
            if seen.role == role and seen.name.startswith(name):
                return seen
        raise LookupError(f"no {role} {name!r} among {[(s.role, s.name) for s in tree]}")

    def wait(self, role: str, name: str) -> Seen:
        """Return what `find` finds, as soon as it is there."""
        seen: Seen = self.until(lambda: self.find(role, name), f"{role} {name!r}")
        return seen

    def until(self, there: Callable[[], Any], awaited: str) -> Any:
        """Return what is there, as soon as it is; `LookupError` says what was waited for."""
        end = time.monotonic() + PATIENCE
        lacking: LookupError | None = None
        while time.monotonic() < end:
            try:
                if found := there():
                    return found
            except LookupError as error:
                lacking = error
            time.sleep(0.1)
        raise LookupError(f"waited {PATIENCE:.0f} s for {awaited}") from lacking

    def focus(self) -> Seen:
        """Return what has the focus; `LookupError` while it moves."""
        for seen in self.tree():
            if "focused" in seen.states:
                return seen
        raise LookupError("nothing has the focus")

    def click(self, role: str, name: str) -> None:
        """Click on something, as soon as it is there."""
        self.until(lambda: self.act(self.find(role, name), "click"), f"{role} {name!r} to click")

    def act(self, seen: Seen, action: str) -> bool:
        """Ask for an action by its name; `LookupError` where it has gone meanwhile."""
        count = self._get(seen.bus, seen.path, "Action", "NActions")
        names = [self._call(seen.bus, seen.path, "Action", "GetName", n)[0] for n in range(count)]
        self._call(seen.bus, seen.path, "Action", "DoAction", names.index(action))
        return True

    def grab(self, seen: Seen) -> None:
        """Ask for the focus."""
        self._call(seen.bus, seen.path, "Component", "GrabFocus")

    def set_value(self, seen: Seen, value: float) -> None:
        """Set a number."""
        address = DBusAddress(seen.path, seen.bus, SPACE + "Value")
        self._ask(self._bus, Properties(address).set("CurrentValue", "d", value))
