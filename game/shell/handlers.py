"""Marks on methods: which actions they handle, or whose unavailability they explain.

A table of actions names no scene: scenes mark methods with action ids, and the marks are collected
when the class is made.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar

M = TypeVar("M", bound=Callable[..., object])

_HANDLES: Final = "_handles"
_EXPLAINS: Final = "_explains"


class Handler(NamedTuple):
    """How an action is handled: a method, and the arguments to call it with."""

    method: str
    """Its name, with that of the part before it where a part of a scene has it."""
    arguments: tuple[object, ...] = ()
    keywords: tuple[tuple[str, object], ...] = ()


def handles(action: str, *arguments: object, **keywords: object) -> Callable[[M], M]:
    """Mark a method as handling an action; it is called with these arguments and the action's.

    For a family of actions, such as the nine digits, the name of the family stands for all.
    """

    def mark(method: M) -> M:
        handler = Handler(method.__name__, arguments, tuple(keywords.items()))
        setattr(method, _HANDLES, {action: handler, **getattr(method, _HANDLES, {})})
        return method

    return mark


def unavailable(*actions: str) -> Callable[[M], M]:
    """Mark what explains why actions are unavailable: a message key, empty if they are available.

    It is the getter of a property, or a method that is called with the action.
    """

    def mark(method: M) -> M:
        setattr(method, _EXPLAINS, actions)
        return method

    return mark


def _handlers_of(kind: type) -> Mapping[str, Handler]:
    """Return the handlers of a class: its own methods and those of its `delegates`.

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
    """Return for each action the name of the method that explains its unavailability."""
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
