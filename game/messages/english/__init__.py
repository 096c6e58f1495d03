"""The English messages, one module a domain; a key begins with its module's name."""

from game.messages.english import cli, core, methods, play

DOMAINS = (core, methods, play, cli)
