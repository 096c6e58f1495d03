"""The English messages, one module a domain; a key begins with its module's name."""

from game.messages.english import (
    cli,
    core,
    formats,
    generate,
    methods,
    play,
    store,
    techniques_complex_fish,
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
    techniques_complex_fish,
    techniques_singles,
    text,
    theatre,
    ui,
)
