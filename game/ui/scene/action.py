"""What an action is: everything there is to know about something that a player can do."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from .scope import Group, Scope

S = TypeVar("S")
"""The scenes that an action is done in."""


_TOGETHER: Final = (
    frozenset({Scope.BOARD, Scope.PLAY}),
    frozenset({Scope.STUDY, Scope.TABLE}),
    frozenset({Scope.COLLECTIONS, Scope.PUZZLES}),
    frozenset({Scope.STUDY, Scope.REFERENCE}),
    frozenset({Scope.LESSON, Scope.MARKS}),
    frozenset({Scope.GUIDE, Scope.MARKS}),
    frozenset({Scope.EDITOR, Scope.EDITED}),
)
"""Scopes in which a key must not mean two things; a list may use keys of the scene around it."""


class Action(NamedTuple, Generic[S]):
    """Something that a player can do, by a key, a button or a gamepad.

    Its words are the messages `action.<id>`, as on a button, and `action.<id>.text`, one line that
    explains it.
    """

    id: str
    """Stands in the players' settings: it never changes."""
    chords: tuple[str, ...]
    """The default keys; the first one stands on its button."""
    group: Group
    scopes: tuple[Scope, ...]
    does: Callable[[S], object]
    why_not: Callable[[S], str] | None = None
    """The key of the sentence that says why it cannot be done now; empty when it can."""
    repeats: bool = False
    """Whether a key that is held does it again and again."""
    like: str = ""
    """The id of an action whose keys mean this one where that one has no sense."""
    family: str = ""
    """What it is one of, such as the nine digits: help gives a family one line."""
    member: str = ""
    """Which one of its family it is, as the end of a chord: a digit, or an arrow."""

    def meets(self, other: "Action[S]") -> bool:
        """Whether both can be meant by a key at the same moment, so that it cannot be the same."""
        return any(
            mine is its
            or Scope.EVERYWHERE in (mine, its)
            or any(mine in pair and its in pair for pair in _TOGETHER)
            for mine in self.scopes
            for its in other.scopes
        )


Actions: TypeAlias = Mapping[str, Action[Any]]
"""The table of actions: each by its id, in the order of help and key settings."""
