"""Effects over the board: words and points that rise and fly, wrong digits that fall.

Each effect is drawn from images made once: nothing is scaled while it moves. With reduced motion it
stays where it began, for as long.
"""

import math
from collections.abc import Callable
from typing import Final

import pygame

from ...shell.kit import Kit
from ...shell.style import Colour
from ...shell.text import Weight

POINTS: Final = 15.0
WAY: Final = 30
"""How far words rise, in points."""
FOOT: Final = 10
"""How far those rise that stand on the frame of the board, where they cover no digit."""
RISE: Final = 0.32
HOLD: Final = 0.3
READ: Final = 0.045
"""Seconds for which words stand, by letter: a technique takes longer to read than points."""
FLY: Final = 0.36
SHEER: Final = 0.7
"""How far points let through what they fly over, half-way."""
FALL: Final = 0.75
SHAKEN: Final = 0.22
"""Seconds for which a wrong digit shakes its head before it falls."""
SHAKES: Final = 3
SHAKE: Final = 5
"""How far it shakes to each side, in points."""
AWAY, STAY, FADE = 0.16, 0.26, 0.16
"""Seconds in which the worth of an entry leaves its cell, stands and fades: a digit is covered
for no more than six tenths of one."""


class Effect:
    """Something drawn over the scene for a while; subclasses move and paint it."""

    seconds: float = 0.0
    rect: pygame.Rect

    def __init__(self) -> None:
        self.age = 0.0

    def move(self, *, still: bool) -> None:
        """Move to the position for its present age; `still` is reduced motion."""

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it."""

    def ended(self) -> None:
        """Do what follows once the effect is over."""


class RisingWords(Effect):
    """Words that rise from a cell; points in them then fly to the score."""

    def __init__(
        self,
        kit: Kit,
        words: str,
        colour: Colour,
        cell: pygame.Rect,
        bounds: pygame.Rect,
        *,
        points: str = "",
        target: pygame.Rect | None = None,
        arrived: Callable[[], object] = lambda: None,
        larger: float = 1.0,
    ) -> None:
        """`bounds` limits where the words may go; `points` fly to the middle of `target`.

        `larger` scales the words.
        """
        super().__init__()
        self.words: Final = words
        self._image = pill(kit, words, colour, larger)
        self._flying: Final = pill(kit, points, colour) if target is not None and points else None
        self._arrived: Final = arrived
        way = kit.px(WAY)
        rect = self._image.get_rect(midbottom=(cell.centerx, cell.top - kit.px(2)))
        if not cell.height:
            # On the frame, half outside, they cover no digit of the row inside.
            way = kit.px(FOOT)
            rect.center = (cell.centerx, cell.top + way)
        else:
            if rect.top - way < bounds.top:
                rect.midtop = (cell.centerx, cell.bottom + kit.px(2) + way)
            rect.clamp_ip(bounds)
        self._start: Final = rect
        self._way: Final = way
        self._target: Final = (0, 0) if target is None else target.center
        self._flies_at: Final = RISE + max(HOLD, READ * len(words))
        self.seconds = self._flies_at + (FLY if self._flying is not None else 0.0)
        self.rect = rect.copy()

    def move(self, *, still: bool) -> None:
        """Rise, pause, and fly on in a curve."""
        if still:
            return
        risen = min(self.age / RISE, 1.0)
        self.rect = self._start.move(0, -round(self._way * (1 - (1 - risen) ** 3)))
        if self._flying is None or self.age <= self._flies_at:
            return
        share = min((self.age - self._flies_at) / FLY, 1.0)
        share *= share
        # What it passes stays readable.
        self._flying.set_alpha(round(255 * (1 - SHEER * math.sin(math.pi * share))))
        left, top = self.rect.center
        across, down = self._target[0] - left, self._target[1] - top
        # It goes up before it goes over.
        x = left + across * share
        y = top + down * share - 0.12 * abs(across) * 4 * share * (1 - share)
        self.rect = self._flying.get_rect(center=(round(x), round(y)))

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the words, or the points on their way."""
        flies = self._flying is not None and self.rect.size != self._start.size
        surface.blit(self._flying if flies and self._flying else self._image, self.rect)

    def ended(self) -> None:
        """Add the points to the score once they have arrived."""
        if self._flying is not None:
            self._arrived()


class Worth(Effect):
    """The points of an entry, which move from its cell to a free spot and fade."""

    seconds = AWAY + STAY + FADE

    def __init__(
        self, kit: Kit, points: str, colour: Colour, cell: pygame.Rect, goal: tuple[int, int]
    ) -> None:
        super().__init__()
        self.words: Final = points
        self._image: Final = pill(kit, points, colour)
        self._start: Final = cell.center
        self._goal: Final = goal
        self.rect = self._image.get_rect(center=goal)

    def move(self, *, still: bool) -> None:
        """Move to the free spot, stay and fade; with reduced motion, begin there."""
        if still:
            return
        share = 1 - (1 - min(self.age / AWAY, 1.0)) ** 3
        x, y = (
            round(a + (b - a) * (0.4 + 0.6 * share))
            for a, b in zip(self._start, self._goal, strict=True)
        )
        self.rect = self._image.get_rect(center=(x, y))
        gone = max(0.0, (self.age - AWAY - STAY) / FADE)
        self._image.set_alpha(round(255 * (1 - min(gone, 1.0))))

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the points."""
        surface.blit(self._image, self.rect)


class FallingDigit(Effect):
    """A wrong digit that shakes and falls off; with reduced motion it is struck through instead."""

    seconds = FALL

    def __init__(
        self, kit: Kit, digit: str, size: int, colour: Colour, ground: Colour, cell: pygame.Rect
    ) -> None:
        super().__init__()
        self._shake: Final = kit.px(SHAKE)
        text = kit.fonts.render(digit, size, colour, Weight.MEDIUM)
        self._image: Final = pygame.Surface(text.get_size(), pygame.SRCALPHA)
        self._image.blit(text, (0, 0))
        middle = text.get_height() // 2
        struck = max(2, cell.height // 24)
        reach = cell.width // 5
        centre = text.get_width() // 2
        kit.shapes.curve(
            self._image,
            ((max(0, centre - reach), middle), (centre, middle), (centre + reach, middle)),
            struck,
            colour,
        )
        self._cell: Final = cell.copy()
        self.rect = self._image.get_rect(center=cell.center)
        self._start: Final = self.rect.copy()

    def move(self, *, still: bool) -> None:
        """Shake, then fall and fade."""
        if still:
            return
        shaken = min(self.age / SHAKEN, 1.0)
        aside = self._shake * math.sin(2 * math.pi * SHAKES * shaken)
        share = min(max(0.0, self.age - SHAKEN) / (FALL - SHAKEN), 1.0)
        drop = round(2.6 * self._cell.height * share * share)
        self.rect = self._start.move(round(aside + 0.25 * self._cell.width * share), drop)
        self._image.set_alpha(round(255 * (1 - share**3)))

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the digit."""
        surface.blit(self._image, self.rect)


class Effects:
    """All effects over a scene, painted in the order in which they came."""

    def __init__(self, invalidate: Callable[[pygame.Rect], object]) -> None:
        self._invalidate: Final = invalidate
        self._effects: list[Effect] = []

    @property
    def active(self) -> bool:
        """Whether any effect is running."""
        return bool(self._effects)

    def show(self, effect: Effect) -> None:
        """Start an effect."""
        if isinstance(effect, Worth):
            # That of the next entry takes its place at once.
            for other in [one for one in self._effects if isinstance(one, Worth)]:
                self._effects.remove(other)
                self._invalidate(other.rect.copy())
        self._effects.append(effect)
        self._invalidate(effect.rect.copy())

    def clear(self) -> None:
        """Remove every effect."""
        for effect in self._effects:
            self._invalidate(effect.rect.copy())
        self._effects.clear()

    def update(self, dt: float, *, still: bool) -> None:
        """Advance all effects, and remove those that are over."""
        for effect in self._effects[:]:
            before = effect.rect.copy()
            effect.age += dt
            effect.move(still=still)
            over = effect.age >= effect.seconds
            if over:
                self._effects.remove(effect)
                effect.ended()
            if over or not still:
                self._invalidate(
                    before.union(effect.rect) if _near(before, effect.rect) else before
                )
                self._invalidate(effect.rect.copy())

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the effects that touch an area."""
        for effect in self._effects:
            if effect.rect.colliderect(area):
                effect.paint(surface)


def _near(one: pygame.Rect, other: pygame.Rect) -> bool:
    return bool(one.colliderect(other))


def pill(kit: Kit, words: str, colour: Colour, larger: float = 1.0) -> pygame.Surface:
    """Return an image of words on a rounded background, scaled by `larger`."""
    size = kit.text(POINTS * larger)
    text = kit.fonts.render(words, size, kit.style.on_primary, Weight.SEMIBOLD)
    width, height = text.get_width() + 2 * kit.px(12), text.get_height() + 2 * kit.px(4)
    image = pygame.Surface((width, height), pygame.SRCALPHA)
    kit.shapes.rounded(image, image.get_rect(), height // 2, colour)
    image.blit(text, text.get_rect(center=image.get_rect().center))
    return image
