"""The terminal's texts about a board: its rules, and conflicts with them."""

from collections.abc import Iterator

from ..core.digits import symbol
from ..core.geometry import CLASSIC, Geometry, HouseKind
from ..core.naming import house_words
from ..core.rules import Conflict
from ..messages.catalogue import Catalogue
from ..messages.lists import enumerated
from ..messages.shapes import rules_of


def rules_text(texts: Catalogue, geometry: Geometry) -> Iterator[str]:
    """Yield how a board differs from the classic one, one line per rule."""
    if geometry != CLASSIC:
        yield rules_of(texts, geometry)
    if any(house.kind is HouseKind.WINDOW for house in geometry.houses):
        yield texts.text("text.windows")
    for clause in geometry.constraints:
        if clause.cells:
            from ..core.constraints import kind_of  # most boards have none

            named = texts.render(kind_of(clause).name_message(clause))
            cells = enumerated(texts, [*map(geometry.cell_name, clause.cells)])
            yield texts.text("constraint.listed", constraint=named, cells=cells)


def conflict_text(
    texts: Catalogue, key: str, conflict: Conflict, cells: tuple[int, ...], geometry: Geometry
) -> str:
    """Return the text about a conflict: a constraint's own words, else `text.<key>`."""
    if conflict.message is not None:
        return texts.text("constraint.broken", what=texts.render(conflict.message))
    house = texts.render(house_words(conflict.house))
    names = enumerated(texts, [*map(geometry.cell_name, cells)])
    return texts.text(f"text.{key}", house=house, digit=symbol(conflict.digit), cells=names)
