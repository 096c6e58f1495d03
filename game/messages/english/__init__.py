"""The English messages, one module a domain; a key begins with its module's name."""

from game.messages.english import (
    cli,
    core,
    formats,
    generate,
    methods,
    play,
    store,
    techniques_singles,
    text,
    theatre,
    ui,
)

DOMAINS = (
    cli,
    core,
    formats,
    generate,
    methods,
    play,
    store,
    techniques_singles,
    text,
    theatre,
    ui,
)
