"""The accessible tree, made from the widgets with a place in a scene.

The widgets of a scene's form are its nodes, in the order of Tab and of painting, so a new scene has
its tree by itself. A widget tells of itself in `Widget.spoken`; a control without a name is called
by its id, or else named by the label before it.
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ..rect import Rect
from ..widgets.base import Widget
from ..widgets.container import Container
from ..widgets.label import Label
from .spoken import AccessibleAction, Spoken, SpokenPart, Words

if TYPE_CHECKING:
    from ..scene import Scene
    from ..stage import Stage

NAMED_BESIDE: Final = frozenset({"slider", "picker", "choice", "field", "list"})
"""What is named from outside: by its id, or by the label before it."""


MOST_LINES: Final = 60
"""Of what is in one node: a text of a tree names no more."""


class Node(NamedTuple):
    """A part of the window and its children, identified by owner and key from tree to tree."""

    owner: object
    key: str
    rect: Rect | None
    spoken: Spoken
    children: tuple["Node", ...] = ()

    def walk(self) -> Iterator["Node"]:
        """Yield the node and all nodes below it."""
        yield self
        for child in self.children:
            yield from child.walk()


class Tree(NamedTuple):
    """The whole accessible tree of the window at one moment."""

    root: Node
    focus: Node

    def find(self, owner: object, key: str) -> Node | None:
        """Return the node with an owner and a key, if it still exists."""
        for node in self.root.walk():
            if node.owner is owner and node.key == key:
                return node
        return None


def tree_of(stage: "Stage", words: Words) -> Tree:
    """Return the tree of the top scene, with the last announcement."""
    scene = stage.top
    children = tuple(_nodes(scene.form.children, words))
    title = _title(children)
    description = " ".join(
        node.spoken.name
        for node in children
        if scene.overlay and node.spoken.role == "text" and node.spoken.name
    )
    spoken = Spoken("dialog" if scene.overlay else "group", title, description=description)
    shown = Node(scene, "", Rect(*scene.rect), spoken, children)
    said = tuple(
        Node(stage, f"said.{number}", None, Spoken("status", text, live=True))
        for number, text in (*stage.said, *scene.notices())
    )
    root = Node(stage, "", Rect(0, 0, *stage.size), Spoken("window", title), (shown, *said))
    return Tree(root, _focused(shown))


def _title(nodes: tuple[Node, ...]) -> str:
    """Return the name of a scene: its first heading, or else its first text."""
    all_nodes = [node.spoken for top in nodes for node in top.walk()]
    headings = [spoken.name for spoken in all_nodes if spoken.role == "heading"]
    return next(iter(headings), next((s.name for s in all_nodes if s.role == "text"), ""))


def _focused(shown: Node) -> Node:
    """Return the node that keys go to: a part of a widget, a widget, or the scene."""
    for node in shown.walk():
        owner = node.owner
        if isinstance(owner, Widget) and owner.focused and not node.key:
            key = node.spoken.focus
            return next((n for n in node.walk() if key and n.key == key), node)
    return shown


def _nodes(widgets: Iterable[Widget], words: Words) -> Iterator[Node]:
    """Yield the nodes of widgets in their order on the screen."""
    before = ""
    for widget in widgets:
        if not widget.visible:
            continue
        spoken = widget.spoken(words)
        inner: tuple[Node, ...] = ()
        if isinstance(widget, Container):
            inner = tuple(_nodes(widget.children, words))
            if spoken is None and inner:
                spoken = Spoken("group")
        if spoken is None:
            continue
        if spoken.role in NAMED_BESIDE and not spoken.name:
            called = _called(widget, words)
            # Just "List" says less than the label before it.
            names = (before, called) if widget.id == spoken.role else (called, before)
            spoken = spoken._replace(name=next(filter(None, names), ""))
        before = widget.text if isinstance(widget, Label) else ""
        parts = _parts(widget, spoken.parts)
        enabled = spoken.enabled and widget.enabled
        yield Node(
            widget,
            "",
            Rect(*widget.rect),
            spoken._replace(enabled=enabled, parts=()),
            (*parts, *inner),
        )


def _called(widget: Widget, words: Words) -> str:
    """Return the name of a control by its id, "" if it has none."""
    try:
        return words(f"access.called.{widget.id}")
    except KeyError:
        return ""


def _parts(widget: Widget, parts: tuple[SpokenPart, ...]) -> tuple[Node, ...]:
    return tuple(
        Node(
            widget,
            part.key,
            part.rect,
            part.spoken._replace(parts=()),
            _parts(widget, part.spoken.parts),
        )
        for part in parts
    )


def ask(
    stage: "Stage", node: Node, action: AccessibleAction, value: str | float | None = None
) -> bool:
    """Carry out a screen reader's request on a node; return whether that worked.

    The widget does it by `perform_accessible_action`; a click that it does not handle is made by
    the mouse.
    """
    scene, widget = stage.top, node.owner
    if not isinstance(widget, Widget) or not widget.enabled:
        return False
    # The reader's tree is a moment old: what it means may be gone, or covered.
    popup = scene.form.popup
    if widget not in (scene.form if popup is None else popup).walk():
        return False
    if widget.parent is not None:
        widget.parent.reveal(widget.rect)
    if widget.can_focus:
        scene.form.set_focus(widget, by_keys=True)
    if widget.perform_accessible_action(action, node.key, value) or action == "focus":
        return True
    if action != "click":
        return False
    return _press(scene, widget, node)


def _press(scene: "Scene", widget: Widget, node: Node) -> bool:
    """Click in the middle of a node, which may have moved since the tree was made."""
    rect = widget.rect
    if node.key and node.rect is not None:
        rect = pygame.Rect(node.rect)
    if not rect.width or not rect.height:
        return False
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        event = pygame.event.Event(kind, pos=rect.center, button=pygame.BUTTON_LEFT, touch=False)
        scene.stage.handle(event)
    return True


def lines_of(tree: Tree) -> list[str]:
    """Return a tree as lines of text, each node on one, deeper ones indented."""
    return list(_lines(tree.root, 0, tree.focus))


def _cell(said: Spoken, *, has_focus: bool) -> str:
    """Return a cell with its states, short enough for a row of cells on one line."""
    chosen = "[chosen]" if said.chosen else ""
    return " ".join(filter(None, (said.value, chosen, "[focus]" if has_focus else "")))


def _lines(node: Node, depth: int, focus: Node) -> Iterator[str]:
    said = node.spoken
    words: list[str] = [said.role, repr(said.name)] if said.name else [said.role]
    if said.value:
        words.append(f"= {said.value!r}")
    if said.number is not None:
        words.append(f"= {said.number.value:g} of {said.number.low:g}–{said.number.high:g}")
    if said.at is not None and said.role == "grid":
        words.append(f"{said.at[0]}x{said.at[1]}")
    states = {
        "on": said.on is True,
        "off": said.on is False,
        "chosen": said.chosen is True,
        "disabled": not said.enabled,
        "live": said.live,
        "focus": node == focus,
    }
    words += [f"[{state}]" for state, holds in states.items() if holds]
    if said.actions:
        words.append(f"({', '.join(said.actions)})")
    if said.description:
        words.append(f"– {said.description!r}")
    if said.role == "row":
        words.append(
            ": "
            + " | ".join(_cell(child.spoken, has_focus=child == focus) for child in node.children)
        )
    yield "  " * depth + " ".join(words)
    if said.role == "row":
        return
    for child in node.children[:MOST_LINES]:
        yield from _lines(child, depth + 1, focus)
    if len(node.children) > MOST_LINES:
        yield "  " * (depth + 1) + f"and {len(node.children) - MOST_LINES} more"
