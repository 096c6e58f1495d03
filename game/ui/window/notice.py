"""A small window with a message, for when the game cannot be opened.

A player who started it from an icon does not see a terminal.
"""

from pathlib import Path
from typing import Final

import pygame

from ...core.message import Message
from ...messages.catalogue import Catalogue
from ...shell.loop import Loop
from ...shell.window import Window, WindowError
from ..scene.question import notice
from .app import TITLE, Game, make_game

SIZE: Final = (720, 480)
UNSEEN: Final = ("dummy", "offscreen")
"""Drivers whose windows nobody can see, and so nobody could close."""


def make_notice(words: Message, *, catalogue: Catalogue, theme: str | None = None) -> Game:
    """Return what the window shows; it closes when the player has understood."""
    game = make_game(None, SIZE, catalogue=catalogue, pictures=Path(), theme=theme)
    game.stage.replace("confirm", notice(words))
    return game


def show_notice(words: Message, *, catalogue: Catalogue, theme: str | None = None) -> None:
    """Show the message until it is closed; do nothing if there is no screen."""
    game = make_notice(words, catalogue=catalogue, theme=theme)
    try:
        window = Window(TITLE, SIZE, icon=game.services.assets / "icon" / "nonet-64.png")
    except WindowError:
        return
    try:
        if pygame.display.get_driver() not in UNSEEN:
            game.stage.resize(window.size)
            Loop(window, game.stage).run()
    finally:
        window.close()
