"""The English messages, one module a domain; a key begins with its module's name."""

from game.messages.english import cli, core, methods, play, ui

DOMAINS = (core, methods, play, ui, cli)
