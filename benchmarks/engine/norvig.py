"""A baseline: the solver of P. Norvig's essay "Solving Every Sudoku Puzzle", in its own manner.

A dictionary from squares to strings of the digits left; assigning a digit eliminates the others,
eliminating one propagates to the peers, and to a unit where only one place is left; a recursive
search tries the digits of an unsolved square with fewest. Written anew after the essay; counting
solutions up to a limit instead of stopping at the first is the only addition.
"""

from collections.abc import Iterator

DIGITS = "123456789"
ROWS = "ABCDEFGHI"
Values = dict[str, str]


def cross(first: str, second: str) -> list[str]:
    return [a + b for a in first for b in second]


SQUARES = cross(ROWS, DIGITS)
UNIT_LIST = (
    [cross(ROWS, column) for column in DIGITS]
    + [cross(row, DIGITS) for row in ROWS]
    + [cross(rows, columns) for rows in ("ABC", "DEF", "GHI") for columns in ("123", "456", "789")]
)
UNITS = {s: [unit for unit in UNIT_LIST if s in unit] for s in SQUARES}
PEERS = {s: {other for unit in UNITS[s] for other in unit} - {s} for s in SQUARES}


def parse(grid: str) -> Values | None:
    values = dict.fromkeys(SQUARES, DIGITS)
    for square, digit in zip(SQUARES, grid, strict=True):
        if digit in DIGITS and not assign(values, square, digit):
            return None
    return values


def assign(values: Values, square: str, digit: str) -> Values | None:
    others = values[square].replace(digit, "")
    if all(eliminate(values, square, other) for other in others):
        return values
    return None


def eliminate(values: Values, square: str, digit: str) -> Values | None:
    if digit not in values[square]:
        return values
    values[square] = values[square].replace(digit, "")
    if not values[square]:
        return None
    if len(values[square]) == 1:
        last = values[square]
        if not all(eliminate(values, peer, last) for peer in PEERS[square]):
            return None
    for unit in UNITS[square]:
        places = [s for s in unit if digit in values[s]]
        if not places:
            return None
        if len(places) == 1 and not assign(values, places[0], digit):
            return None
    return values


def search(values: Values | None) -> Iterator[Values]:
    if values is None:
        return
    if all(len(digits) == 1 for digits in values.values()):
        yield values
        return
    _, square = min((len(digits), s) for s, digits in values.items() if len(digits) > 1)
    for digit in values[square]:
        yield from search(assign(values.copy(), square, digit))


def count(grid: str, limit: int) -> int:
    found = 0
    for _ in search(parse(grid)):
        found += 1
        if found == limit:
            break
    return found
