"""What constraints mean, said once more for full boards and as plainly as can be; random ones too.

The table shares nothing with `game.core.constraints` but its values. A kind that is not in it is
held to what it means to the checker of proofs, and its random constraints are whatever fits it.
"""

from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise
from random import Random

from game.core.constraints import every_kind, kind
from game.core.constraints.clause import Clause
from game.core.constraints.meaning import Adds, AtOnce, InOrder
from game.core.digits import Cell
from game.core.geometry import Geometry

Digits = dict[int, int]
"""By cell: its digit. Cells that a constraint does not speak of may be missing."""


def holds(one: Clause, digits: Digits, board: Geometry, every: Sequence[Clause]) -> bool:
    """Whether digits are as a constraint asks."""
    if one.kind not in MEANINGS:
        return _as_proven(one, digits, board, every)
    return MEANINGS[one.kind](one, [digits[c] for c in one.cells], digits, board, every)


def _as_proven(one: Clause, digits: Digits, board: Geometry, every: Sequence[Clause]) -> bool:
    its = kind(one.kind)
    if any(len({digits[c] for c in group}) < len(group) for group in its.apart(one, board)):
        return False
    match its.meaning(one, board, every):
        case Adds(weights, total):
            return sum(digits[cell] * weight for cell, weight in weights.items()) == total
        case InOrder(cells, follow, state):
            for place, cell in enumerate(cells):
                state = follow(state, digits[cell], place)
                if state is None:
                    return False
        case AtOnce(keeps):
            return keeps(digits)
    return True


def _near(digits: Digits, board: Geometry) -> list[tuple[int, int]]:
    found = []
    for row in range(board.size):
        for column in range(board.size):
            for down, right in ((0, 1), (1, 0)):
                if row + down < board.size and column + right < board.size:
                    one = row * board.size + column
                    found.append((one, (row + down) * board.size + column + right))
    return [(a, b) for a, b in found if a in digits and b in digits]


def _cage(one: Clause, d: list[int], *_: object) -> bool:
    return len(set(d)) == len(d) and (not one.values or sum(d) == one.values[0])


def _arrow(one: Clause, d: list[int], *_: object) -> bool:
    head = one.values[0] if one.values else 1
    return int("".join(map(str, d[:head]))) == sum(d[head:])


def _free(kind: str, dots: tuple[str, ...], bad: Callable[[int, int], bool]) -> "Meaning":
    def meaning(
        one: Clause, d: list[int], digits: Digits, board: Geometry, every: Sequence[Clause]
    ) -> bool:
        marked = [set(other.cells) for other in every if other.kind in dots]
        near = [pair for pair in _near(digits, board) if set(pair) not in marked]
        return not any(bad(digits[a], digits[b]) for a, b in near)

    return meaning


def _sandwich(
    one: Clause, d: list[int], digits: Digits, board: Geometry, every: Sequence[Clause]
) -> bool:
    if sorted(d) != list(range(1, board.size + 1)):
        return False
    first, last = sorted((d.index(1), d.index(board.size)))
    return sum(d[first + 1 : last]) == one.values[0]


def _quadruple(one: Clause, d: list[int], *_: object) -> bool:
    return all(d.count(value) >= one.values.count(value) for value in one.values)


def _extreme(sign: int) -> "Meaning":
    def meaning(
        one: Clause, d: list[int], digits: Digits, board: Geometry, every: Sequence[Clause]
    ) -> bool:
        own = {c for other in every if other.kind == one.kind for c in other.cells}
        for a, b in _near(digits, board):
            for cell, other in ((a, b), (b, a)):
                compared = cell in one.cells and other not in own
                if compared and sign * digits[cell] <= sign * digits[other]:
                    return False
        return True

    return meaning


def _entropic(
    one: Clause, d: list[int], digits: Digits, board: Geometry, every: Sequence[Clause]
) -> bool:
    third = board.size // 3
    groups = [(digit - 1) // third for digit in d]
    return all(len(set(groups[i : i + n])) == n for n in (2, 3) for i in range(len(groups) - n + 1))


def _region_sum(
    one: Clause, d: list[int], digits: Digits, board: Geometry, every: Sequence[Clause]
) -> bool:
    sums: list[int] = []
    before = None
    for cell in one.cells:
        box = next(box.number for box in board.boxes if cell in box.cells)
        if box != before:
            sums.append(0)
        sums[-1] += digits[cell]
        before = box
    return len(set(sums)) == 1


def _modular(_one: Clause, d: list[int], *_: object) -> bool:
    rests = [digit % 3 for digit in d]
    return all(len(set(rests[i : i + n])) == n for n in (2, 3) for i in range(len(rests) - n + 1))


def _zipper(_one: Clause, d: list[int], *_: object) -> bool:
    half = len(d) // 2
    return len({d[i] + d[-1 - i] for i in range(half)} | set(d[half : len(d) - half])) == 1


def _lockout(_one: Clause, d: list[int], _digits: Digits, board: Geometry, *_: object) -> bool:
    low, high = sorted((d[0], d[-1]))
    return high - low >= board.size // 2 and all(x < low or x > high for x in d[1:-1])


def _indexer(line: str) -> "Meaning":
    def meaning(
        one: Clause, d: list[int], digits: Digits, board: Geometry, every: Sequence[Clause]
    ) -> bool:
        for cell in one.cells:
            row, column = divmod(cell, board.size)
            place = digits[cell] - 1
            if line == "column":
                if digits[row * board.size + place] != column + 1:
                    return False
            elif digits[place * board.size + column] != row + 1:
                return False
        return True

    return meaning


def _disjoint(
    one: Clause, d: list[int], digits: Digits, board: Geometry, every: Sequence[Clause]
) -> bool:
    groups = zip(*(box.cells for box in board.boxes), strict=True)
    return all(len({digits[c] for c in group}) == board.size for group in groups)


def _diagonal(falling: bool) -> "Meaning":
    def meaning(
        one: Clause, d: list[int], digits: Digits, board: Geometry, every: Sequence[Clause]
    ) -> bool:
        n = board.size
        cells = [n * i + (i if falling else n - 1 - i) for i in range(n)]
        return len({digits[c] for c in cells}) == n

    return meaning


def _far(one: Clause) -> int:
    return one.values[0] if one.values else 5


Meaning = Callable[[Clause, list[int], Digits, Geometry, Sequence[Clause]], bool]

MEANINGS: dict[str, Meaning] = {
    "cage": _cage,
    "thermometer": lambda _c, d, *_: all(a < b for a, b in pairwise(d)),
    "slow-thermometer": lambda _c, d, *_: d == sorted(d),
    "arrow": _arrow,
    "white-dot": lambda c, d, *_: abs(d[0] - d[1]) == (c.values[0] if c.values else 1),
    "black-dot": lambda c, d, *_: max(d) == min(d) * (c.values[0] if c.values else 2),
    "no-white": _free("no-white", ("white-dot", "black-dot"), lambda a, b: abs(a - b) == 1),
    "no-black": _free(
        "no-black", ("white-dot", "black-dot"), lambda a, b: a == 2 * b or b == 2 * a
    ),
    "little-killer": lambda c, d, *_: sum(d) == c.values[0],
    "sandwich": _sandwich,
    "x-sum": lambda c, d, *_: sum(d[: d[0]]) == c.values[0],
    "xv": lambda c, d, *_: sum(d) == c.values[0],
    "no-xv": _free("no-xv", ("xv",), lambda a, b: a + b in (5, 10)),
    "even": lambda _c, d, *_: all(x % 2 == 0 for x in d),
    "odd": lambda _c, d, *_: all(x % 2 == 1 for x in d),
    "whispers": lambda c, d, *_: all(abs(a - b) >= _far(c) for a, b in pairwise(d)),
    "renban": lambda _c, d, *_: sorted(d) == list(range(min(d), min(d) + len(d))),
    "palindrome": lambda _c, d, *_: d == d[::-1],
    "quadruple": _quadruple,
    "non-consecutive": _free(
        "non-consecutive", ("white-dot", "black-dot"), lambda a, b: abs(a - b) == 1
    ),
    "clone": lambda _c, d, *_: d[: len(d) // 2] == d[len(d) // 2 :],
    "maximum": _extreme(1),
    "minimum": _extreme(-1),
    "between": lambda _c, d, *_: all(min(d[0], d[-1]) < x < max(d[0], d[-1]) for x in d[1:-1]),
    "entropic": _entropic,
    "column-indexer": _indexer("column"),
    "row-indexer": _indexer("row"),
    "disjoint": _disjoint,
    "falling-diagonal": _diagonal(falling=True),
    "rising-diagonal": _diagonal(falling=False),
    "extra-region": lambda _c, d, *_: len(set(d)) == len(d),
    "region-sum": _region_sum,
    "modular": _modular,
    "zipper": _zipper,
    "nabner": lambda _c, d, *_: all(b - a > 1 for a, b in pairwise(sorted(d))),
    "double-arrow": lambda _c, d, *_: d[0] + d[-1] == sum(d[1:-1]),
    "skyscrapers": lambda c, d, *_: len(set(accumulate(d, max))) == c.values[0],
    "lockout": _lockout,
    "same-difference": lambda _c, d, *_: len({abs(a - b) for a, b in pairwise(d)}) == 1,
    "sequence": lambda _c, d, *_: (
        {b - a for a, b in pairwise(d)} in ({n} for n in range(-9, 10) if n)
    ),
    "numbered-room": lambda c, d, *_: d[d[0] - 1] == c.values[0],
    "allowed": lambda c, d, *_: d[0] in c.values,
}

WORDS = tuple(its.word for its in every_kind())
WHOLE = tuple(its.word for its in every_kind() if not its.least)


def random_clause(word: str, board: Geometry, solution: Sequence[int], rng: Random) -> Clause:
    """Return a constraint of a kind that makes sense; often one that a solution meets."""
    if word not in MEANINGS and kind(word).least:
        return _random_fitting(word, board, solution, rng)
    size = board.size
    if word in WHOLE:
        return Clause(word)
    if word in ("even", "odd", "maximum", "minimum", "allowed"):
        cell = Cell(rng.randrange(size * size))
        if word == "allowed":
            some = rng.sample(range(1, size + 1), rng.randrange(1, size))
            return Clause(word, (cell,), tuple(sorted({*some, solution[cell]})))
        return Clause(word, (cell,))
    if word in ("column-indexer", "row-indexer"):
        return Clause(
            word, tuple(rng.choice(board.columns if word[0] == "c" else board.rows).cells)
        )
    if word in ("sandwich", "x-sum", "skyscrapers", "numbered-room"):
        cells = rng.choice([*board.rows, *board.columns]).cells
        cells = cells if rng.random() < 0.5 else cells[::-1]
        d = [solution[c] for c in cells]
        if word == "x-sum":
            return Clause(word, cells, (sum(d[: d[0]]),))
        if word == "numbered-room":
            return Clause(word, cells, (d[d[0] - 1],))
        if word == "skyscrapers":
            return Clause(word, cells, (len(set(accumulate(d, max))),))
        first, last = sorted((d.index(1), d.index(size)))
        return Clause(word, cells, (sum(d[first + 1 : last]),))
    if word == "little-killer":
        start = rng.randrange(1, size)
        cells = tuple(Cell(i * size + start - i) for i in range(start + 1))
        return Clause(word, cells, (sum(solution[c] for c in cells),))
    if word == "quadruple":
        at = rng.randrange(size - 1) * size + rng.randrange(size - 1)
        cells = tuple(map(Cell, (at, at + 1, at + size, at + size + 1)))
        some = rng.sample([solution[c] for c in cells], rng.randrange(1, 4))
        return Clause(word, cells, tuple(sorted(some)))
    if word in ("white-dot", "black-dot", "xv"):
        cells = random_path(board, 2, rng)
        return Clause(word, cells, (rng.choice((5, 10)),) if word == "xv" else ())
    number = {
        "clone": 4,
        "between": 3,
        "double-arrow": 3,
        "nabner": 2,
        "same-difference": 3,
        "sequence": 3,
    }.get(word) or rng.randrange(2, 5)
    cells = random_path(board, number, rng)
    if word == "cage":
        while len({solution[c] for c in cells}) < len(cells):
            cells = random_path(board, number, rng)
        return Clause(word, cells, (sum(solution[c] for c in cells),) if rng.random() < 0.8 else ())
    if word == "whispers":
        return Clause(word, cells, (rng.randrange(1, size // 2 + 1),))
    return Clause(word, cells)


def _random_fitting(word: str, board: Geometry, solution: Sequence[int], rng: Random) -> Clause:
    """Return a constraint of a form that a kind takes, if it can be one that a solution meets."""
    its, size = kind(word), board.size
    one = Clause(word)
    for _ in range(2000):
        line = rng.choice([*board.rows, *board.columns]).cells
        corner = rng.randrange(size - 1) * size + rng.randrange(size - 1)
        square = tuple(map(Cell, (corner, corner + 1, corner + size, corner + size + 1)))
        path = random_path(board, rng.randrange(1, 5), rng)
        cells = rng.choice((path, path, path, square, line, line[::-1]))
        fewest, most = its.numbers
        values = tuple(rng.randrange(1, 2 * size) for _ in range(rng.randint(fewest, most)))
        one = Clause(word, cells, values)
        if its.fits(one, board) and holds(one, dict(enumerate(solution)), board, [one]):
            return one
    return one


def random_path(board: Geometry, number: int, rng: Random) -> tuple[Cell, ...]:
    """Return cells that follow one another as a king goes."""
    size = board.size
    while True:
        path = [rng.randrange(size * size)]
        for _ in range(100):
            row, column = divmod(path[-1], size)
            row, column = row + rng.randrange(-1, 2), column + rng.randrange(-1, 2)
            cell = row * size + column
            if 0 <= row < size and 0 <= column < size and cell not in path:
                path.append(cell)
            if len(path) == number:
                return tuple(map(Cell, path))
