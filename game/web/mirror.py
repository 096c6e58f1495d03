"""The accessible tree in a page: what AccessKit is on the desktop.

The page makes an invisible element of each node (`mirror.mjs`), and reports which of them was
clicked.
"""

import json
from collections.abc import Callable
from typing import Any, Final

from ..shell.access.spoken import Spoken, Words
from ..shell.access.tree import Node, Tree, ask, tree_of
from ..shell.stage import Stage
from .page import Mirror, numbers

PACE: Final = 0.15
"""Seconds between two trees at least."""
PATIENCE: Final = 0.6
"""Seconds for which a tree waits while something moves: the picture comes first."""
SPOKEN_TEXT: Final = frozenset({"text", "heading", "status", "cell", "field"})
"""What is read out as the text in it."""

Name = tuple[int, str]
"""Which node is meant: its owner's identity and its key."""
Known = dict[Name, tuple[int, Node, dict[str, object]]]


class Reader:
    """Keeps the page's elements up to date with the window; call `poll` once per frame."""

    def __init__(
        self, stage: Stage, words: Words, mirror: Mirror, *, clock: Callable[[], float]
    ) -> None:
        self._stage: Final = stage
        self._words: Final = words
        self._mirror: Final = mirror
        self._clock: Final = clock
        self._nodes: Known = {}
        """The number of each node, the node as it was told, and what was told of it."""
        self._last = 0
        self._tree: Tree | None = None
        self._seen: tuple[int, int] = (0, 0)
        self._told_at = 0.0
        self._said = 0

    def poll(self) -> bool:
        """Carry out requests and send changes; return whether there were any requests."""
        asked = numbers(self._mirror.take())
        for number in asked:
            node = next((node for found, node, _ in self._nodes.values() if found == number), None)
            if node is not None:
                ask(self._stage, node, "click")
        stage = self._stage
        if not stage.scenes or stage.top.form.stale:
            return bool(asked)
        now, seen = self._clock(), (id(stage.top), stage.changes)
        waited = now - self._told_at
        if seen != self._seen and waited >= (PATIENCE if stage.active else PACE):
            self._seen, self._told_at = seen, now
            self._send_changes()
        return bool(asked)

    def _send_changes(self) -> None:
        """Send the nodes that differ from the last tree, and new announcements."""
        before, tree = self._tree, tree_of(self._stage, self._words)
        if before is not None and _stays(before.focus, tree.focus):
            value = tree.focus.spoken.value
            if value != before.focus.spoken.value:
                self._stage.say(value)
        self._tree = tree
        known, self._nodes = self._nodes, {}
        changed: list[dict[str, object]] = []
        shown = tree.root.children[0]
        self._collect(tree.root._replace(children=(shown,)), known, changed)
        said = [words for number, words in self._stage.said if int(number) > self._said]
        self._said = max((int(number) for number, _ in self._stage.said), default=0)
        focus = self._nodes[_name(tree.focus)][0]
        root = self._nodes[_name(tree.root)][0]
        told: dict[str, Any] = {"nodes": changed, "focus": focus, "root": root, "said": said}
        self._mirror.follow(json.dumps(told))

    def _collect(self, node: Node, known: Known, changed: list[dict[str, object]]) -> None:
        """Number a node and those below it, and collect those that have changed."""
        name = _name(node)
        number, _, before = known.get(name, (0, node, {}))
        if not number:
            self._last += 1
            number = self._last
        # Its owner is kept with it, so that no other gets its identity meanwhile.
        self._nodes[name] = number, node, before
        for child in node.children:
            self._collect(child, known, changed)
        told = told_of(node.spoken)
        told |= {"id": number, "rect": None if node.rect is None else list(node.rect)}
        told["children"] = [self._nodes[_name(child)][0] for child in node.children]
        if told != before:
            self._nodes[name] = number, node, told
            changed.append(told)


def told_of(said: Spoken) -> dict[str, object]:
    """Return the HTML attributes for a node; meaningless ones are left out."""
    told: dict[str, object] = {"role": said.role}
    if said.role in SPOKEN_TEXT:
        told["text"] = said.value or said.name if said.role in ("cell", "field") else said.name
    if said.role not in SPOKEN_TEXT or said.role == "field":
        told["label"] = said.name
        told["value"] = said.value
    if said.description:
        told["description"] = said.description
    if not said.enabled:
        told["disabled"] = "true"
    if said.on is not None:
        told["checked"] = _flag(said.on)
    if said.chosen is not None:
        told["checked" if said.role == "option" else "selected"] = _flag(said.chosen)
    if said.number is not None:
        value, low, high, _ = said.number
        told |= {"now": value, "low": low, "high": high}
    if said.at is not None:
        row, column = said.at
        grid = said.role == "grid"
        told |= {"rows": row, "columns": column} if grid else {"row": row + 1, "column": column + 1}
    if said.role == "heading":
        told["level"] = 1
    if said.role == "picker":
        told["expanded"] = "false"
    if said.role == "dialog":
        told["modal"] = "true"
    return told


def _flag(value: bool) -> str:
    return "true" if value else "false"


def _name(node: Node) -> Name:
    return id(node.owner), node.key


def _stays(before: Node, now: Node) -> bool:
    """Whether the same cell has the focus as before."""
    return now.spoken.role == "cell" and _name(before) == _name(now)
