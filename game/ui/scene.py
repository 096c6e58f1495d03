"""The base of Nonet's scenes: their scale, their keys and what all of them can do."""

from pathlib import Path
from typing import Any

import pygame

from game.shell.kit import Kit
from game.shell.scene import Scene
from game.shell.sizes import LEAST_WINDOW
from game.shell.stage import Stage
from game.ui.context import Context
from game.ui.keys import may_repeat, press_of
from game.ui.layout.metrics import Metrics, metrics


class GameScene(Scene):
    """A scene with the context; `arrange` takes the window's size and sets `sizes`."""

    def __init__(self, stage: Stage, context: Context) -> None:
        super().__init__(stage)
        self.context = context
        self.sizes: Metrics = metrics(1.0)
        self._kit: Kit | None = None

    @property
    def kit(self) -> Kit:
        """What painting needs, at this scene's scale."""
        if self.fitted is not None:
            return self.fitted.kit
        stage_kit = self.stage.kit
        kit = self._kit
        if kit is None or kit.style is not stage_kit.style or kit.scale != self.sizes.scale:
            kit = self._kit = stage_kit._replace(scale=self.sizes.scale)
        return kit

    def layout(self, kit: Kit) -> None:
        """Place everything for the window as it is; one that is too small shows a part."""
        super().layout(kit)
        if self.fitted is None:
            width, height = map(max, self.rect.size, LEAST_WINDOW)
            self.arrange(width, height, self.interface)

    @property
    def interface(self) -> float:
        """What the player set."""
        return self.context.settings.look.scale

    def arrange(self, width: int, height: int, interface: float) -> None:
        """Place the widgets and set `sizes`."""

    def text(self, key: str, /, **arguments: object) -> str:
        """Return the message of a key."""
        return self.context.text(key, **arguments)

    def handle(self, event: pygame.event.Event) -> bool:
        """Give an event to the widgets, and keys that are left to the keymap."""
        if super().handle(event):
            return True
        if event.type == pygame.DROPFILE:
            self.context.starter.open_file(Path(event.file))
            return True
        if event.type == pygame.KEYDOWN:
            action = self.action_of(event)
            return action is not None and self.perform(action)
        return False

    def action_of(self, event: pygame.event.Event) -> str | None:
        """Return what a key means; one that is held means it again only where that is useful."""
        action = self.context.keymap.action(press_of(event))
        if action is None or not getattr(event, "repeated", False) or may_repeat(action):
            return action
        return None

    def perform(self, action: str) -> bool:
        """Do what a key means in every scene; False for an action that means nothing here."""
        match action:
            case "back":
                self.back()
            case "quit":
                self.stage.quit()
            case "fullscreen":
                look = self.context.settings.look
                self.change(look=look._replace(full_screen=not look.full_screen))
            case "screenshot":
                self._take_picture()
            case "mute":
                sound = self.context.settings.sound
                self.change(sound=sound._replace(muted=not sound.muted))
                self.tell(self.text("ui.sound_on" if sound.muted else "ui.sound_off"))
            case "learn":
                if "technique" in self.stage.ids:
                    return False
                self.stage.push("technique")
            case "help" | "settings":
                if action in self.stage.ids:
                    return False
                self.stage.push(action)
            case _:
                return False
        return True

    def change(self, **sections: Any) -> None:
        """Change sections of the settings."""
        self.context.change(self.stage, self.context.settings._replace(**sections))

    def back(self) -> None:
        """Leave the scene."""
        self.stage.pop()

    def tell(self, text: str) -> None:
        """Say something to the player; scenes with a place for it override this."""

    def _take_picture(self) -> None:
        from datetime import datetime

        from game.shell.screenshot import free_name, save_png

        surface = pygame.display.get_surface()
        if surface is None:
            return
        path = free_name(self.context.pictures, "nonet", datetime.now())
        try:
            save_png(surface, path)
        except OSError as error:
            self.tell(self.text("ui.picture_failed", reason=error))
            return
        self.tell(self.text("ui.picture_saved", path=path))
