"""The view of a single cell, separate from the view of a game, which the menu does not need."""

from typing import TYPE_CHECKING, NamedTuple

from ..core.digits import Digit, Mask

if TYPE_CHECKING:
    from ..logic.step import Role


class CellView(NamedTuple):
    """One cell: a sprite is drawn again only when this value changes."""

    digit: int = 0
    """The digit it holds, 0 when open."""
    given: bool = False
    corner: Mask = Mask(0)
    centre: Mask = Mask(0)
    selected: bool = False
    cursor: bool = False
    peer: bool = False
    """It shares a house with the cursor."""
    same: bool = False
    """It holds the digit that is looked at: the cursor's or the armed one."""
    same_notes: Mask = Mask(0)
    """Those of its notes that are the digit looked at."""
    colours: int = 0
    """The player's colours of the cell, as a mask."""
    spots: tuple[tuple[Digit, int], ...] = ()
    """Its candidates that have colours of the player, with their masks."""
    pen: int | None = None
    """Where a line of the player was begun: a digit, or 0 for the cell; `None` elsewhere."""
    conflict: bool = False
    """Its digit stands twice in a house, and conflicts are shown."""
    wrong: bool = False
    """Its digit differs from the solution, and that is shown."""
    freedom: int | None = None
    """Its degrees of freedom: `None` for a filled cell, or when they are not shown."""
    hint_area: bool = False
    """It lies where the hint says to look."""
    hint_focus: bool = False
    """The hint is about this very cell: its placement, or the mistake it names."""
    hint_digit: int = 0
    """The digit that the hint would write here, once it shows that much."""
    hint_roles: "tuple[tuple[Digit, Role], ...]" = ()
    """The candidates of this cell in the hint's pattern, and what each does in it."""
    hint_struck: Mask = Mask(0)
    """The candidates that the hint rules out here, once it shows that much."""
    owner: int = 0
    """Whose digit it is, where two fill the board: 1 or 2."""
    guess: bool = False
    """Its digit is not sure: a player tries it, or a method at work chose it among several."""
