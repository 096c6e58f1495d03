"""Where drawings stand on the board: in a cell, on a border, through cells."""

from ..core.constraint import Place
from .drawings import Shape, Stroke


def circled(seen: Stroke | Shape) -> Place | None:
    """Return the cell with a large circle without text."""
    return within(seen) if isinstance(seen, Shape) and seen.round else None


def within(seen: Stroke | Shape) -> Place | None:
    """Return the cell with a large circle or square without text."""
    if not isinstance(seen, Shape) or seen.text.strip():
        return None
    x, y = seen.at
    # What fills its cell is a ground.
    is_large = 0.5 < seen.wide == seen.high < 1
    if x % 1 != 0.5 or y % 1 != 0.5 or not is_large:
        return None
    return int(y) + 1, int(x) + 1


def bordering(seen: Stroke | Shape, size: int) -> tuple[Place, Place] | None:
    """Return the two cells of a border that has a drawing at its middle."""
    if not isinstance(seen, Shape):
        return None
    x, y = seen.at
    if not (0 < x < size and 0 < y < size):
        return None
    if x % 1 == 0 and y % 1 == 0.5:
        return (int(y) + 1, int(x)), (int(y) + 1, int(x) + 1)
    if y % 1 == 0 and x % 1 == 0.5:
        return (int(y), int(x) + 1), (int(y) + 1, int(x) + 1)
    return None


def through(seen: Stroke | Shape, size: int, *, starts_beside: bool = False) -> tuple[Place, ...]:
    """Return the cells of a line between cell centres; none if it is not one.

    An arrow may start at the edge of its circle.
    """
    if not isinstance(seen, Stroke):
        return ()
    points = [*seen.points]
    if starts_beside:
        points[0] = (int(points[0][0]) + 0.5, int(points[0][1]) + 0.5)
        # And end a little before the middle of its last cell, or after it.
        points[-1] = (int(points[-1][0]) + 0.5, int(points[-1][1]) + 0.5)
    if any(x % 1 != 0.5 or y % 1 != 0.5 or not (0 < x < size and 0 < y < size) for x, y in points):
        return ()
    cells = [(int(points[0][1]) + 1, int(points[0][0]) + 1)]
    for x, y in points[1:]:
        row, column = int(y) + 1, int(x) + 1
        down, right = row - cells[-1][0], column - cells[-1][1]
        number = max(abs(down), abs(right))
        if down and right and abs(down) != abs(right):
            return ()
        for _ in range(number):
            before = cells[-1]
            cells.append((before[0] + down // number, before[1] + right // number))
    return tuple(cells) if len(cells) > 1 else ()
