"""Sprites inside a widget: each is painted again only when it has changed."""

from collections.abc import Iterable
from typing import Any, Final

import pygame

from .kit import Kit
from .widgets.base import Widget


class TileSprite(pygame.sprite.Sprite):
    """A sprite on a layer; `show` and `move_to` mark what must be painted again."""

    rect: pygame.Rect

    def __init__(self, rect: pygame.Rect, *, layer: int = 0) -> None:
        super().__init__()
        self._layer = layer
        self.rect = rect.copy()
        self.changed: Final[list[pygame.Rect]] = [rect.copy()]
        """Areas that the sprite left, entered or changed since they were collected."""

    def show(self, image: pygame.Surface | None) -> None:
        """Show another picture; None shows nothing."""
        if image is not self.image:
            self.image = image
            self.touch()

    def move_to(self, rect: pygame.Rect) -> None:
        """Move to another place."""
        if rect != self.rect:
            self.touch()
            self.rect = rect.copy()
            self.touch()

    def touch(self) -> None:
        """Mark the sprite to be painted again."""
        self.changed.append(self.rect.copy())

    def paint(self, surface: pygame.Surface, kit: Kit) -> None:
        """Draw the sprite; override for one that draws straight onto the screen."""
        if self.image is not None:
            surface.blit(self.image, self.rect)


class SpriteWidget(Widget):
    """Shows sprites in layers; `collect` turns their changes into areas to be painted."""

    def __init__(self, *, id: str = "") -> None:
        super().__init__(id=id)
        self.sprites: Final[pygame.sprite.LayeredUpdates[Any]] = pygame.sprite.LayeredUpdates()

    def add_sprites(self, sprites: Iterable[TileSprite]) -> None:
        """Add sprites; within a layer the order of adding is the order of painting."""
        self.sprites.add(*sprites)
        self.collect()

    def remove_sprites(self, sprites: Iterable[TileSprite]) -> None:
        """Remove sprites."""
        for sprite in sprites:
            self.sprites.remove(sprite)
            self.invalidate(sprite.rect)

    def collect(self) -> None:
        """Invalidate what the sprites changed; called after changing them."""
        for sprite in self.sprites:
            if sprite.changed:
                for area in sprite.changed:
                    self.invalidate(area)
                sprite.changed.clear()

    def paint_under(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw what lies below the sprites."""

    def paint_over(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw what lies above the sprites."""

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the sprites that touch the area, between what is under and over them."""
        self.paint_under(surface, kit, area)
        for sprite in self.sprites:
            if sprite.rect.colliderect(area):
                sprite.paint(surface, kit)
        self.paint_over(surface, kit, area)
        self.paint_focus(surface, kit)
