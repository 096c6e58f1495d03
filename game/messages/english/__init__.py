"""The English messages, one module per domain; a key begins with its module's name."""

from importlib import import_module
from typing import Final

DOMAINS: Final[tuple[str, ...]] = (
    "access",
    "actions",
    "actions_learn",
    "arcade",
    "class_sets",
    "cli",
    "collections",
    "constraints",
    "core",
    "damage",
    "documents",
    "edit",
    "formats",
    "generate",
    "keys",
    "learn",
    "learn_guide",
    "learn_lessons",
    "learn_why",
    "methods",
    "play",
    "print",
    "proof",
    "rating",
    "runs",
    "sentences",
    "solver",
    "store",
    "study",
    "techniques_chains",
    "techniques_colours",
    "techniques_complex_fish",
    "techniques_constraints",
    "techniques_fish",
    "techniques_forcing",
    "techniques_patterns",
    "techniques_sets",
    "techniques_single_digit",
    "techniques_singles",
    "techniques_subsets",
    "techniques_uniqueness",
    "techniques_wings",
    "text",
    "theatre",
    "theatre_lecture",
    "ui",
    "ui_machine",
    "versus",
    "web",
)
"""The names of all domains."""
START: Final = ("actions", "play", "ui")
"""The domains of the menu: a start imports no others."""
FIRST: Final = (
    *(
        f"action.{name}"
        for name in ("collections", "games", "help", "open", "quit", "records", "school")
    ),
    *("action.settings", "action.theatre", "daily.title", "level.", "mode.", "number."),
    *("menu.", "shape.9x9", "theme.", "ui.continue", "ui.games.count", "ui.left_of"),
    *("ui.separator", "welcome"),
)
"""How the keys begin that the first picture takes: of the menu, or of the first question."""
ALONE: Final = ("action.edit", "action.edit.text")
"""Keys it takes whose beginning is that of many others."""
START_FILE: Final = "start"
"""What these are in when they are translated, so that a start reads one small file."""


def is_first(key: str) -> bool:
    """Return whether the first picture of the menu needs a message."""
    return key in ALONE or key.startswith(FIRST)


def domain(name: str) -> dict[str, str]:
    """Return the messages of a domain, imported when first needed."""
    messages: dict[str, str] = import_module(f"{__name__}.{name}").MESSAGES
    return messages
