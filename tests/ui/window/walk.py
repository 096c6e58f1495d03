"""What a scene's tree must hold to in a window: nothing cut, covered or outside."""

import re
from itertools import combinations
from math import ceil
from typing import Final

import pygame

from game.messages.catalogue import Catalogue, english
from game.shell.fitting import EASES, Fitted, Guesses, fit
from game.shell.kit import LEAST_TARGET, Kit
from game.shell.parts.around import Scroll, Stack
from game.shell.parts.base import Item, Part, Square
from game.shell.parts.over import Over
from game.shell.rect import Rect
from game.shell.scene import Scene
from game.shell.widgets.base import Widget
from game.shell.widgets.container import Container
from game.shell.widgets.popup import Popup
from game.shell.widgets.scroll import ScrollArea

LONGER: Final = 0.4
"""So much longer than English the words of another language may be."""


def longer(text: str) -> str:
    """Return a message whose words are longer, its placeholders as they are."""
    return re.sub(
        r"[^\W\d_]+(?![^{]*\})", lambda m: m[0] + m[0][: ceil(LONGER * len(m[0]))].lower(), text
    )


def long_words() -> Catalogue:
    """Return a catalogue in which every word is longer."""
    return Catalogue(messages={key: longer(text) for key, text in english().items()})


def fitted(
    scene: Scene, size: tuple[int, int], interface: float, guesses: Guesses | None = None
) -> Fitted:
    """Return how a scene stands in a window, without painting."""
    scene.rect = pygame.Rect((0, 0), size)
    tree = scene.parts()
    assert tree is not None
    found = fit(tree, scene.stage.kit, size, interface, guesses)
    faults = faults_of(tree, found, size)
    assert not faults, f"{type(scene).__name__} at {size}, {interface:.0%}: {faults[:5]}"
    return found


def faults_of(tree: Part, found: Fitted, size: tuple[int, int]) -> list[str]:
    """Return what is wrong with an arrangement, in words."""
    kit, faults = found.kit, []
    window = Rect(0, 0, *size)
    areas: dict[Container, Rect] = {
        p.item.widget: p.rect for p in found.places if isinstance(p.item.widget, ScrollArea | Popup)
    }
    for item, rect, within in found.places:
        widget, name = item.widget, _name(item.widget)
        if within is None:
            if not window.contains(rect):
                faults.append(f"{name} {rect} is outside")
        elif rect.x < areas[within].x or rect.right > areas[within].right:
            faults.append(f"{name} {rect} is wider than its area")
        elif isinstance(within, Popup) and not areas[within].contains(rect):
            faults.append(f"{name} {rect} is outside its popup")
        if rect.w < (least := _least_width(item, kit)):
            faults.append(f"{name} is {rect.w} wide and not {least}")
        if widget not in areas and not isinstance(item, Square):
            high = widget.height_for(kit, rect.w)
            if rect.h < high:
                faults.append(f"{name} is {rect.h} tall and not {high}")
        if widget.focusable and min(rect.w, rect.h) < LEAST_TARGET:
            faults.append(f"{name} {rect} is too small to be clicked")
    layered = _layered(tree)
    for one, other in combinations(found.places, 2):
        both = one.within is other.within and one.rect.overlaps(other.rect)
        apart = both and {one.item.widget, other.item.widget} - set(areas)
        if apart and frozenset((id(one.item.widget), id(other.item.widget))) not in layered:
            faults.append(f"{_name(one.item.widget)} covers {_name(other.item.widget)}")
    return faults


def _least_width(item: Item, kit: Kit) -> int:
    """Return how wide something must be: a board may be a little smaller than it asks."""
    if isinstance(item, Square):
        return item.snap(round(EASES[-1] * item.least))
    return item.widget.min_size(kit)[0]


def _name(widget: Widget) -> str:
    return widget.id or type(widget).__name__


def _layered(tree: Part) -> set[frozenset[int]]:
    """Return the pairs of widgets that a stack lays over one another."""
    pairs: set[frozenset[int]] = set()
    for part in tree.walk():
        if isinstance(part, Stack | Over):
            layers = [[id(w) for w in _widgets(layer)] for layer in part.parts]
            if isinstance(part, Over):
                layers[-1].append(id(part.popup))
            for below, above in combinations(layers, 2):
                pairs |= {frozenset((one, other)) for one in below for other in above}
    return pairs


def _widgets(part: Part) -> list[Widget]:
    found = [p.widget for p in part.walk() if isinstance(p, Item)]
    return found + [p.area for p in part.walk() if isinstance(p, Scroll)]
