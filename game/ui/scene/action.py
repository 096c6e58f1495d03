"""What an action is: the complete description of something a player can do."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from .ability import Ability
from .scope import EVERYWHERE, Group

if TYPE_CHECKING:
    from ...play.intents import Intent
    from ...play.view import GameView


class Action(NamedTuple):
    """Something that a player can do, by a key, a button or a gamepad.

    A scene in one of its `scopes` handles it by a method marked `@handles(id)`; where there is
    none, its `intent` goes to the game, or the scene that it `opens` comes on top. Its words are
    the messages `action.<id>`, as on a button, and `action.<id>.text`, one line that explains it.
    """

    id: str
    """Stands in the players' settings: it never changes."""
    chords: tuple[str, ...]
    """The default keys; the first one stands on its button."""
    group: Group
    scopes: tuple[str, ...]
    unless: "Callable[[GameView | None], str] | None" = None
    """The key of the sentence why the game does not allow it now; empty when it can be done."""
    intent: "Intent | None" = None
    """What it asks of the game."""
    opens: str = ""
    """The id of the scene that it opens, or closes where that one is on top."""
    repeats: bool = False
    """Whether a key that is held does it again and again."""
    like: str = ""
    """The id of an action whose keys mean this one where that one has no sense."""
    family: str = ""
    """What it is one of, such as the nine digits: help gives a family one line."""
    member: str = ""
    """Which one of its family it is, as the end of a chord: a digit, or an arrow."""
    arguments: tuple[int, ...] = ()
    """What its handler is given: of one of a family, a digit, or rows and columns."""
    needs: Ability | None = None
    """What the system must let the game do."""

    @property
    def handled_as(self) -> str:
        """The name that scenes handle it by: its id, or the prefix of its family's ids."""
        return self.id.rpartition(".")[0] if self.family else self.id

    def meets(self, other: "Action") -> bool:
        """Whether both may be available at the same moment, so that they cannot share a key."""
        return any(
            EVERYWHERE in (mine, its) or mine == its or _is_part(mine, its) or _is_part(its, mine)
            for mine in self.scopes
            for its in other.scopes
        )


def _is_part(scope: str, whole: str) -> bool:
    return scope.startswith(f"{whole}.")


Actions: TypeAlias = Mapping[str, Action]
"""The table of actions: each by its id, in the order of help and key settings."""
