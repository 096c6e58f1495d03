"""Switches during play: candidate counts, order of entry, notes, the tool held by a key."""

from typing import TYPE_CHECKING, Final

import pygame

from ...play.intents import HoldTool, SetTool
from ...play.options import Options
from ...play.selection import Tool
from ...shell.handlers import handles

if TYPE_CHECKING:
    from .play import PlayScene


class Switches:
    """Toggles options of play, and switches to notes while a key is held."""

    def __init__(self, scene: "PlayScene") -> None:
        self._scene: Final = scene
        self.notes_hidden = False
        self._held_key: tuple[int, str] | None = None
        self.held_used = False
        """Whether anything was done while the key of the tool was held."""

    @handles("freedom")
    def flip_freedom(self) -> None:
        """Show or hide how many candidates each cell has."""
        wanted = not self._scene.game_view().options.show_freedom
        self._change(self._play._replace(show_freedom=wanted))
        self._say("ui.freedom_on" if wanted else "ui.freedom_off")

    @handles("digit_first")
    def flip_order(self) -> None:
        """Switch between choosing digits first and choosing cells first."""
        wanted = not self._scene.game_view().options.digit_first
        self._change(self._play._replace(digit_first=wanted))
        self._say("ui.digit_first_on" if wanted else "ui.digit_first_off")

    @handles("hide_notes")
    def flip_hidden_notes(self) -> None:
        """Hide all notes without deleting them, or show them again."""
        self.notes_hidden = not self.notes_hidden
        self._scene.show()
        self._say("ui.notes_hidden" if self.notes_hidden else "ui.notes_shown")

    @handles("notes")
    def flip_notes(self) -> None:
        """Switch the digit keys between notes and digits."""
        tool = self._scene.game_view().tool
        self._scene.do(SetTool(Tool.CORNER if tool is Tool.DIGIT else Tool.DIGIT))

    @handles("tool.hold")
    def hold(self) -> None:
        """Switch to notes while a key is held; a mere tap changes the tool."""
        self._held_key = self._scene.key_down
        self._scene.do(HoldTool(Tool.CORNER))
        self.held_used = False

    def let_go(self, event: pygame.event.Event) -> None:
        """Return to the previous tool on release; after a mere tap, change the tool instead."""
        if self._held_key != (event.scancode, getattr(event, "pad", "")):
            return
        self._held_key = None
        tapped = not self.held_used
        self._scene.do(HoldTool(None))
        if tapped:
            self.flip_notes()

    def forget_key(self) -> None:
        """Forget the held key, since the window lost the focus."""
        self._held_key = None

    @property
    def _play(self) -> Options:
        return self._scene.preferences.settings.play

    def _change(self, options: Options) -> None:
        self._scene.change(play=options)
        self._scene.show()

    def _say(self, key: str) -> None:
        self._scene.tell(self._scene.text(key))
