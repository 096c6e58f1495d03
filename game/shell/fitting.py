"""Fits a tree of parts into a window: scale, folding, and finally scrolling."""

from math import ceil
from typing import Final, NamedTuple, TypeAlias

import pygame

from .kit import Kit
from .parts.base import Part, Place, Ruler, Square, fits, least_square
from .rect import Rect
from .sizes import natural_scale
from .widgets.base import Widget
from .widgets.container import Container
from .widgets.form import Form
from .widgets.popup import Popup
from .widgets.scroll import ScrollArea

LEAST_SCALE: Final = 0.3
"""On a plain screen."""
STEP: Final = 0.95
"""Each scale that is tried is so much of the one before."""
NEAR: Final = 4
"""Most scenes that do not fit at a scale fit so many steps below it."""
TOLERANCE: Final = 0.8
"""A part rather stays than folds where that costs the scale no more than this."""
EASES: Final = (1.0, 0.8, 0.6)
"""The shares of their least sides that squares are content with, one after the other."""
KEPT: Final = 0.9
"""So much of a square's side remains, however large the type is."""
WORTH: Final = 0.85
"""So much of its side remains before anything else folds that can."""


class Fitted(NamedTuple):
    """The arrangement of a tree of parts that fits a window."""

    kit: Kit
    """At the scale that fits."""
    wanted: float
    """The scale that was wanted; where it does not fit, it gives way."""
    fold: int
    ease: float
    scrolls: bool
    places: tuple[Place, ...]

    @property
    def square(self) -> int:
        """The smallest side of the squares that matter, 0 if there are none."""
        return least_square(self.places)


Guesses: TypeAlias = dict[tuple[float, float, int, bool], int]
"""Which scale fitted last: by interface, ease, depth of folding, and whether a side is kept."""


def fit(
    tree: Part,
    kit: Kit,
    size: tuple[int, int],
    interface: float = 1.0,
    guesses: Guesses | None = None,
) -> Fitted:
    """Return the arrangement of a tree in a window; `interface` multiplies the usual scale.

    `guesses` are kept by who asks again: a window that is drawn larger is soon laid out.

    The largest scale is taken at which everything fits and squares keep their size; parts fold
    where that makes type a quarter larger; what does not fit even so scrolls.
    """
    return _Fitting(tree, kit, size, {} if guesses is None else guesses).fit(interface)


class _Fitting:
    """The search for the arrangement of one tree in a window."""

    def __init__(self, tree: Part, kit: Kit, size: tuple[int, int], guesses: Guesses) -> None:
        self._guesses = guesses
        self._interface = 1.0
        self._tree = tree
        self._kit = kit
        self._size = size
        self._natural = natural_scale(size)
        self._deepest = tree.deepest_fold()
        self._keeps = any(isinstance(p, Square) and p.matters for p in tree.walk())
        self._ease = EASES[0]

    def fit(self, interface: float) -> Fitted:
        """Return the best arrangement; squares may shrink only if none fits otherwise."""
        self._interface = interface
        scales = self._scales(interface)
        for ease in EASES if self._tree.leads else EASES[:1]:
            self._ease = ease
            found = self._best(scales, self._side_to_keep(interface))
            if found is not None:
                return found
        return self._scrolling(scales)

    def _best(self, scales: list[float], side: int) -> Fitted | None:
        best: Fitted | None = None
        for fold in range(self._deepest + 1):
            found = self._largest(scales, fold, side)
            if found is None:
                continue
            if best is None or best.kit.scale < TOLERANCE * found.kit.scale:
                best = found
            if best.kit.scale >= TOLERANCE * scales[0]:
                break
        return best

    def _scales(self, interface: float) -> list[float]:
        least = LEAST_SCALE * self._kit.density
        scale = max(least, self._natural * interface)
        scales = []
        while scale > least:
            scales.append(scale)
            scale *= STEP
        return [*scales, least]

    def _side_to_keep(self, interface: float) -> int:
        """Return the side that squares keep despite larger type or parts that do not fold."""
        if not self._keeps:
            return 0
        if interface > 1:
            plain = _Fitting(self._tree, self._kit, self._size, self._guesses).fit(1.0)
            return ceil(KEPT * plain.square)
        barest = self._largest(self._scales(interface), self._deepest, 0)
        return 0 if barest is None else ceil(WORTH * barest.square)

    def _largest(self, scales: list[float], fold: int, side: int) -> Fitted | None:
        """Return the arrangement at the largest scale that fits.

        The scale that fitted last time is tried first, then the next larger one.
        """
        key = self._interface, self._ease, fold, side > 0
        last = len(scales) - 1
        guess = min(self._guesses.get(key, 0), last)
        found = self._at(scales, guess, fold, side)
        high = guess
        if found is not None and guess > 0:
            larger = self._at(scales, guess - 1, fold, side)
            if larger is None:
                return found
            found, high = larger, guess - 1
        if high > 0 or found is None:
            found, high = self._search(scales, fold, side, found, high)
        self._guesses[key] = last if found is None else high
        return found

    def _search(
        self, scales: list[float], fold: int, side: int, found: Fitted | None, high: int
    ) -> tuple[Fitted | None, int]:
        """Return the first arrangement that fits, and its index, when `high` has `found`.

        Most scenes fit near the largest scale: the next index is tried first, then one that is
        still near, then the last; the rest is bisected.
        """
        low, last = -1, len(scales) - 1
        for place in (high + 1, high + NEAR, last):
            if found is None and high < place <= last:
                low, high = high, place
                found = self._at(scales, high, fold, side)
        while found is not None and high - low > 1:
            # The largest of all is worth a look of its own.
            middle = (low + high) // 2 if low >= 0 else 0
            better = self._at(scales, middle, fold, side)
            if better is None:
                low = middle
            else:
                high, found = middle, better
        return found, high

    def _at(self, scales: list[float], index: int, fold: int, side: int) -> Fitted | None:
        kit = self._kit._replace(scale=scales[index])
        ruler = Ruler(kit, fold, ease=self._ease)
        if not fits(ruler, self._tree, *self._size):
            return None
        places = tuple(self._tree.arrange(ruler, Rect(0, 0, *self._size)))
        if side and least_square(places) < side:
            return None
        return Fitted(kit, scales[0], fold, self._ease, False, places)

    def _scrolling(self, scales: list[float]) -> Fitted:
        """Return everything folded, with scrolling parts."""
        for scale in (s for s in scales if s <= self._natural or s == scales[-1]):
            kit = self._kit._replace(scale=scale)
            ruler = Ruler(kit, self._deepest, ease=EASES[-1], scrolls=True)
            if fits(ruler, self._tree, *self._size):
                break
        places = tuple(self._tree.arrange(ruler, Rect(0, 0, *self._size)))
        return Fitted(kit, scales[0], self._deepest, EASES[-1], True, places)


def refit(tree: Part, before: Fitted, size: tuple[int, int]) -> Fitted | None:
    """Return a tree arranged as before some texts changed; None if that does not fit."""
    ruler = Ruler(before.kit, before.fold, ease=before.ease, scrolls=before.scrolls)
    if not fits(ruler, tree, *size):
        return None
    return before._replace(places=tuple(tree.arrange(ruler, Rect(0, 0, *size))))


def settle(fitted: Fitted, form: Form) -> None:
    """Give a form the widgets that have a place, and no others."""
    held: dict[Container, list[Widget]] = {form: []}
    for item, _, within in fitted.places:
        held[within or form].append(item.widget)
        if isinstance(item.widget, ScrollArea | Popup):
            held[item.widget] = []
    for container, widgets in held.items():
        container.hold(widgets)
    for item, rect, within in fitted.places:
        shift = -within.offset if isinstance(within, ScrollArea) else 0
        item.widget.arrange(pygame.Rect(rect.moved(0, shift)), fitted.kit)
    for area in held:
        if isinstance(area, ScrollArea):
            bottom = max((child.rect.bottom for child in area.children), default=0)
            area.settle(bottom - area.content_top)
    form.keep_focus()
