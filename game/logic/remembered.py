"""What searches found before, remembered by what it rests on, and forgotten together."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeVar

_F = TypeVar("_F", bound=Callable[..., object])

_FORGET: Final[list[Callable[[], None]]] = []


def remembered(most: int) -> Callable[[_F], _F]:
    """Return a decorator that keeps the results of so many last calls of a function."""

    def keep(function: _F) -> _F:
        kept = lru_cache(most)(function)
        _FORGET.append(kept.cache_clear)
        return kept  # type: ignore[return-value]  # it is called alike

    return keep


def forget() -> None:
    """Forget everything: a rating that needs much memory begins with little, and leaves little."""
    for clear in _FORGET:
        clear()
