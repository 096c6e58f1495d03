"""Methods that say which actions they do, and which actions they say the unavailability of.

A table of actions names no scene: a scene marks its methods with the ids of the actions, and the
marks are collected when its class is made.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar

M = TypeVar("M", bound=Callable[..., object])

_HANDLES: Final = "_handles"
_EXPLAINS: Final = "_explains"


class Handler(NamedTuple):
    """What does an action: a method, and what it is called with."""

    method: str
    """Its name, with that of the part before it where a part of a scene has it."""
    arguments: tuple[object, ...] = ()
    keywords: tuple[tuple[str, object], ...] = ()


def handles(action: str, *arguments: object, **keywords: object) -> Callable[[M], M]:
    """Mark a method as what does an action, called with these arguments and the action's own.

    Of a family of actions, such as the nine digits, the name of the family stands for all.
    """

    def mark(method: M) -> M:
        handler = Handler(method.__name__, arguments, tuple(keywords.items()))
        setattr(method, _HANDLES, {action: handler, **getattr(method, _HANDLES, {})})
        return method

    return mark


def unavailable(*actions: str) -> Callable[[M], M]:
    """Mark what tells why actions cannot be done now: the key of a sentence, empty when they can.

    It is the getter of a property, or a method that is asked with the action.
    """

    def mark(method: M) -> M:
        setattr(method, _EXPLAINS, actions)
        return method

    return mark


def _handlers_of(kind: type) -> Mapping[str, Handler]:
    """Return what does each action in a class: its own methods and those of its `delegates`.

    A class may override a marked method without marking it again.
    """
    found: dict[str, Handler] = {}
    for _, member in _members(kind):
        found |= getattr(member, _HANDLES, {})
    for name, part in _delegates(kind):
        for action, handler in handlers_of(part).items():
            found[action] = handler._replace(method=f"{name}.{handler.method}")
    return found


def _explanations_of(kind: type) -> Mapping[str, str]:
    """Return the name of what says why an action is unavailable, by the action."""
    found: dict[str, str] = {}
    for name, member in _members(kind):
        found |= dict.fromkeys(getattr(getattr(member, "fget", member), _EXPLAINS, ()), name)
    for name, part in _delegates(kind):
        found |= {id: f"{name}.{property}" for id, property in explanations_of(part).items()}
    return found


def _members(kind: type) -> list[tuple[str, Any]]:
    return [pair for base in reversed(kind.__mro__) for pair in vars(base).items()]


def _delegates(kind: type) -> list[tuple[str, type]]:
    return list(getattr(kind, "delegates", ()))


handlers_of: Final[Callable[[type], Mapping[str, Handler]]] = cache(_handlers_of)
explanations_of: Final[Callable[[type], Mapping[str, str]]] = cache(_explanations_of)
