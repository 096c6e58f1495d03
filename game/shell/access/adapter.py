"""The accessible tree for the platform's screen readers, through AccessKit.

AccessKit speaks AT-SPI, UI Automation and NSAccessibility. It calls back in threads of its own,
so a call only leaves a note; the loop's poll does the rest. Until a reader asks, no tree is made.
"""

import sys
import warnings
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import pygame

from ..stage import Stage
from .spoken import AccessibleAction, Role, Spoken, Words
from .tree import Node, Tree, ask, tree_of

PACE: Final = 0.1
"""Seconds between two trees at least."""
ROLES: Final[dict[Role, str]] = {
    "window": "WINDOW",
    "dialog": "DIALOG",
    "group": "GROUP",
    "heading": "HEADING",
    "text": "LABEL",
    "status": "STATUS",
    "button": "BUTTON",
    "switch": "SWITCH",
    "tab": "TAB",
    "slider": "SLIDER",
    "picker": "COMBO_BOX",
    "choice": "RADIO_GROUP",
    "option": "RADIO_BUTTON",
    "list": "LIST_BOX",
    "line": "LIST_BOX_OPTION",
    "grid": "GRID",
    "row": "ROW",
    "cell": "CELL",
    "field": "TEXT_INPUT",
    "picture": "IMAGE",
    "meter": "PROGRESS_INDICATOR",
}
"""What AccessKit calls each role."""
ACTIONS: Final[dict[AccessibleAction, str]] = {
    "focus": "FOCUS",
    "click": "CLICK",
    "more": "INCREMENT",
    "less": "DECREMENT",
    "set": "SET_VALUE",
}


COMPOSED: Final = frozenset({"picker", "field"})
"""What has words for a value: AT-SPI knows only numbers, and is told both as one name."""
Name = tuple[int, str]
"""Which node is meant: its owner's identity and its key."""


class Reader:
    """Keeps the screen reader's tree up to date with the window; call `poll` once a frame."""

    def __init__(self, stage: Stage, words: Words, *, clock: Callable[[], float]) -> None:
        """Raises `ImportError` if AccessKit is not installed."""
        import accesskit

        self._kit: Final = accesskit
        self._stage: Final = stage
        self._words: Final = words
        self._clock: Final = clock
        self._active = False
        self._asked: Final[deque[Any]] = deque(maxlen=100)
        """What the reader asked for, from its thread."""
        self._nodes: dict[Name, tuple[int, Node]] = {}
        """The number of each node, and the node as it was told; it keeps its owner."""
        self._last = 0
        self._tree: Tree | None = None
        self._seen: tuple[int, int] = (0, 0)
        self._told_at = 0.0
        self._focused: bool | None = None
        self._platform: Final = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "unix")
        self.adapter: Final = self._adapter()

    def _adapter(self) -> Any:
        """Return the platform's adapter; those of Windows and macOS are untested."""
        calls = self._begin, self._asked.append
        kit = self._kit
        if self._platform == "unix":
            return kit.unix.Adapter(*calls, self._end)
        handle = pygame.display.get_wm_info()["window"]
        if self._platform == "macos":
            return kit.macos.SubclassingAdapter.for_window(handle, *calls)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            window = pygame.Window.from_display_module()
        # A window that is seen cannot be taken over.
        window.hide()
        try:
            return kit.windows.SubclassingAdapter(handle, *calls)
        finally:
            window.show()

    def _begin(self) -> None:
        """Note that a screen reader was started: the next poll sends it the whole tree."""
        self._active = True

    def _end(self) -> None:
        """Note that the screen reader was stopped."""
        self._active = False

    # -- once a frame

    def poll(self, *, focused: bool) -> bool:
        """Carry out requests and send changes; return whether there were any requests."""
        busy = bool(self._asked)
        self._stage.is_read_out = self._active
        while self._asked:
            self._do(self._asked.popleft())
        if not self._active:
            self._tree, self._nodes = None, {}
            return busy
        if focused != self._focused:
            self._focused = focused
            if self._platform == "unix":
                self.adapter.update_window_focus_state(focused)
            elif self._platform == "macos":
                self._raise(self.adapter.update_view_focus_state(focused))
        now, seen = self._clock(), (id(self._stage.top), self._stage.changes)
        due = self._tree is None or (seen != self._seen and now - self._told_at >= PACE)
        # What is not laid out yet would be told as it was.
        if due and not self._stage.top.form.stale:
            self._seen, self._told_at = seen, now
            self._send_changes()
        return busy

    def _do(self, request: Any) -> None:
        """Carry out a screen reader's request on a node, which may no longer exist."""
        asked = {node: key for key, (node, _) in self._nodes.items()}.get(request.target)
        kit = self._kit.Action
        known = (id for id, name in ACTIONS.items() if getattr(kit, name) == request.action)
        action = next(known, None)
        if asked is None or action is None:
            return
        value = None if request.data is None else request.data[1]
        ask(self._stage, self._nodes[asked][1], action, value)

    def _send_changes(self) -> None:
        """Send the nodes that differ from the last tree."""
        before, tree = self._tree, tree_of(self._stage, self._words)
        if before is not None:
            self._announce_cell(before.focus, tree.focus)
        else:
            self._send_place()
        self._tree = tree
        known, self._nodes = self._nodes, {}
        changed: list[tuple[int, Any]] = []
        self._collect(tree.root, known, changed)
        focus = self._number(tree.focus)

        def update() -> Any:
            update = self._kit.TreeUpdate(focus)
            if before is None:
                update.tree = self._kit.Tree(self._number(tree.root))
            update.nodes = changed
            return update

        if changed or before is None or _name(before.focus) != _name(tree.focus):
            self._raise(self.adapter.update_if_active(update))

    def _announce_cell(self, before: Node, now: Node) -> None:
        """Announce the focused cell if its content changed."""
        cell = now.spoken
        stays = cell.role == "cell" and _name(before) == _name(now)
        if stays and before.spoken.value != cell.value:
            self._stage.say(cell.value)

    def _send_place(self) -> None:
        """Send the window's place on the screen, if the platform cannot find it by itself."""
        if self._platform == "unix":
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", DeprecationWarning)
                x, y = pygame.Window.from_display_module().position
            wide, high = self._stage.size
            inner = self._kit.Rect(x, y, x + wide, y + high)
            self.adapter.set_root_window_bounds(inner, inner)

    def _collect(
        self, node: Node, known: "dict[Name, tuple[int, Node]]", changed: list[tuple[int, Any]]
    ) -> None:
        """Number a node and those below it, and collect those that have changed."""
        name = _name(node)
        number, before = known.get(name, (0, None))
        if before is None:
            self._last += 1
            number = self._last
        self._nodes[name] = number, node
        for child in node.children:
            self._collect(child, known, changed)
        if before is None or not _alike(before, node):
            changed.append((number, self._to_accesskit(node)))

    def _number(self, node: Node) -> int:
        return self._nodes[_name(node)][0]

    def _to_accesskit(self, node: Node) -> Any:
        """Return AccessKit's node for one of ours."""
        kit, said = self._kit, node.spoken
        made = kit.Node(getattr(kit.Role, ROLES[said.role]))
        composed = said.role in COMPOSED and self._platform == "unix"
        name = ", ".join(filter(None, (said.name, said.value))) if composed else said.name
        if said.role == "text":
            made.set_value(name)
        elif name:
            made.set_label(name)
        if said.value and said.role in COMPOSED and not composed:
            made.set_value(said.value)
        if said.description:
            made.set_description(said.description)
        if node.rect is not None:
            made.set_bounds(kit.Rect(*node.rect[:2], node.rect.right, node.rect.bottom))
        self._set_states(made, said)
        self._set_numbers(made, said)
        for action in said.actions if said.enabled else ():
            made.add_action(getattr(kit.Action, ACTIONS[action]))
        made.set_children([self._number(child) for child in node.children])
        return made

    def _set_states(self, made: Any, said: Spoken) -> None:
        kit = self._kit
        if not said.enabled:
            made.set_disabled()
        if said.chosen is not None:
            made.set_selected(said.chosen)
        if said.role == "option":
            made.set_toggled(kit.Toggled.TRUE if said.chosen else kit.Toggled.FALSE)
        if said.on is not None:
            made.set_toggled(kit.Toggled.TRUE if said.on else kit.Toggled.FALSE)
        if said.live:
            made.set_live(kit.Live.POLITE)
        if said.role == "dialog":
            made.set_modal()

    def _set_numbers(self, made: Any, said: Spoken) -> None:
        if said.number is not None:
            value, low, high, step = said.number
            made.set_numeric_value(value)
            made.set_min_numeric_value(low)
            made.set_max_numeric_value(high)
            made.set_numeric_value_step(step)
        if said.at is not None and said.role == "grid":
            made.set_row_count(said.at[0])
            made.set_column_count(said.at[1])
        elif said.at is not None:
            made.set_row_index(said.at[0])
            made.set_column_index(said.at[1])

    @staticmethod
    def _raise(events: Any) -> None:
        """Raise an update's events, if the adapter leaves that to its caller."""
        if events is not None:
            events.raise_events()


def _name(node: Node) -> "Name":
    return id(node.owner), node.key


def _alike(one: Node, other: Node) -> bool:
    """Return whether two nodes are equal for a screen reader, apart from their children."""
    return (
        one.spoken == other.spoken
        and one.rect == other.rect
        and [_name(child) for child in one.children] == [_name(child) for child in other.children]
    )
