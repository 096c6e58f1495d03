"""Names of constraints on the board."""

from typing import TYPE_CHECKING, Final

from ...core.constraints import kind
from ...core.geometry import Geometry
from ...core.message import Message, message
from ...messages.lists import enumerated

if TYPE_CHECKING:
    from ...core.constraints.clause import Clause
    from ...messages.catalogue import Catalogue

MOST_NAMED: Final = 3
"""Cells that are named one by one; of more the first and the last."""


def named(one: "Clause", board: Geometry, catalogue: "Catalogue") -> Message:
    """Return the name and place of a constraint; if its number is missing, its kind."""
    its = kind(one.kind)
    lacks = len(one.values) < its.numbers[0]
    called = message(f"constraint.{one.kind}.name") if lacks else its.name_message(one)
    cells = list(map(board.cell_name, one.cells))
    if not cells:
        return message(f"constraint.{one.kind}.name")
    where = enumerated(catalogue, cells) if len(cells) <= MOST_NAMED else f"{cells[0]}–{cells[-1]}"
    return message("edit.named", constraint=called, cells=where)
