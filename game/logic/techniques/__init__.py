"""The techniques: one family or technique per file, found by listing the folder.

A module of this folder has a tuple `TECHNIQUES`; what a technique is, says
`game.logic.technique.Technique`.
"""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from ..technique import Technique


def _found() -> Iterator[Technique]:
    """Yield the techniques of all modules of this folder."""
    for module in iter_modules(__path__):
        found: tuple[Technique, ...] = import_module(f"{__name__}.{module.name}").TECHNIQUES
        yield from found


TECHNIQUES: Final[tuple[Technique, ...]] = tuple(
    sorted(_found(), key=lambda technique: technique.rank)
)
"""Every technique, easiest first."""


class _ById(dict[str, Technique]):
    """All techniques by id; other ids may belong to techniques of kinds of constraints."""

    def __missing__(self, id: str) -> Technique:
        from ..constraints import by_id  # most boards have none

        return by_id()[id]


BY_ID: Final = _ById((technique.id, technique) for technique in TECHNIQUES)
