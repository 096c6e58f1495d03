"""Caches for searches, which can all be cleared together."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeVar

_F = TypeVar("_F", bound=Callable[..., object])

_FORGET: Final[list[Callable[[], None]]] = []


def remembered(most: int) -> Callable[[_F], _F]:
    """Return a decorator that caches the results of the last `most` calls of a function."""

    def keep(function: _F) -> _F:
        kept = lru_cache(most)(function)
        _FORGET.append(kept.cache_clear)
        return kept  # type: ignore[return-value]  # it is called alike

    return keep


def forget() -> None:
    """Clear all caches, before and after a rating that needs much memory."""
    for clear in _FORGET:
        clear()
