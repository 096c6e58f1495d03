"""Names of houses, cells and digits, and conflicts, as messages."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from .geometry import Geometry, House
from .message import Message, message
from .rules import Conflict

W = TypeVar("W", Message, str)

MOST_PLACES: Final = 12
"""Houses that are named at most; a board may break its rules in all of them."""


def house_words(house: House) -> Message:
    """Return the name of a house: row 4, column 7, box 3."""
    return message(f"house.{house.kind.value}", number=house.number)


def day_words(day: str) -> Message:
    """Return an ISO 8601 date as text: 22 November 2026."""
    year, month, number = map(int, day.split("-"))
    return message("date.full", number, month=message(f"month.{month}"), year=str(year))


def listed(items: "Sequence[W]", joint: str = "list") -> "W | Message":
    """Return items, at least one, as a list: a, b and c; with `list.or`: a, b or c."""
    *before, last = items
    if not before:
        return last
    first: W | Message = before[0]
    for item in before[1:]:
        first = message("list.longer", first=first, last=item)
    return message(joint, first=first, last=last)


def places_words(conflicts: Iterable[Conflict], geometry: Geometry, moved: int = -1) -> Message:
    """Return the houses of conflicts with their cells, except the cell that was `moved` to."""
    return listed(
        [
            message(
                "conflict.place",
                house=house_words(conflict.house),
                cells=listed(
                    [geometry.cell_name(c) for c in conflict.cells if c != moved], "list.longer"
                ),
            )
            for conflict in conflicts
        ]
    )


def conflict_words(conflicts: Sequence[Conflict], geometry: Geometry) -> Message:
    """Return which digits are repeated where, and which constraints are violated."""
    by_digit: dict[int, list[Conflict]] = {}
    broken: list[Message] = []
    for conflict in conflicts[:MOST_PLACES]:
        if conflict.message is None:
            by_digit.setdefault(conflict.digit, []).append(conflict)
        else:
            broken.append(conflict.message)
    parts = [
        message(
            "conflict.digit", digit=geometry.symbol_for(digit), places=places_words(found, geometry)
        )
        for digit, found in sorted(by_digit.items())
    ]
    words: Message | None = None
    for said in (*parts, *broken):
        words = said if words is None else message("conflict.digits", first=words, last=said)
    assert words is not None
    rest = len(conflicts) - MOST_PLACES
    return words if rest <= 0 else message("conflict.more", rest, first=words)
