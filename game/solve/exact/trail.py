"""The candidates of a board during a search, with the reason for each one removed.

Several candidates are one number, with a bit for each digit of each cell.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from .constrained import Rules


class Nogood:
    """Candidates at least one of which is true; two of them, in different cells, are watched."""

    __slots__ = ("cells", "first", "second", "some")

    def __init__(self, some: int, first: int, second: int, cells: int) -> None:
        self.some: Final = some
        self.first = first
        self.second = second
        self.cells: Final = cells
        """How many cells it speaks of."""


class ByHouse(NamedTuple):
    """The reason that a digit has no other place in a house."""

    group: int
    bit: int


class ByRule(NamedTuple):
    """The reason that a rule leaves nothing else, given candidates of its cells."""

    number: int
    masks: tuple[int, ...]


Reason = int | ByHouse | ByRule | Nogood | None
"""A number is the cell whose digit was placed; None a decision, or what was known beforehand."""

Loss = tuple[int, int, int, Reason]
"""A cell, its digits before it lost some, the candidates that went, and why."""


class Trail:
    """The candidates of each cell, the decisions, and how the rest followed."""

    def __init__(self, rules: "Rules", cells: int) -> None:
        self.rules = rules
        self.size = size = rules.size
        self.full = full = (1 << size) - 1
        self.masks = [full] * cells
        self.left = (1 << cells * size) - 1
        """All candidates that are left."""
        self.of_cell = [full << cell * size for cell in range(cells)]
        """By cell: its candidates."""
        self.losses: list[Loss] = []
        self.marks: list[int] = []
        """By decision: the place of its loss."""
        self.then: list[int] = []
        """By decision: the candidates that were left before it."""
        self.dead = 0
        """Candidates of which one had to hold, when all of them have gone."""
        self._places = [
            [sum(1 << cell * size + digit for cell in group) for digit in range(size)]
            for group in rules.groups
        ]
        """By group and digit: its candidates."""

    def lose(self, cell: int, digits: int, reason: Reason) -> bool:
        """Remove digits from a cell; return whether any is left. If not, nothing is removed."""
        before = self.masks[cell]
        gone = before & digits
        if gone == before:
            explained, self.dead = self.explain(cell, gone, reason)
            self.dead |= (self.full & ~gone & ~explained) << cell * self.size
            return False
        if gone:
            some = gone << cell * self.size
            self.losses.append((cell, before, some, reason))
            self.masks[cell] = before ^ gone
            self.left ^= some
        return True

    def explain(self, cell: int, gone: int, reason: Reason) -> tuple[int, int]:
        """Return the digits of a cell that a reason removes, and candidates whose lack suffices."""
        if reason is None:
            return 0, 0
        if isinstance(reason, int):
            return gone, self.of_cell[reason] ^ gone << reason * self.size
        if isinstance(reason, ByHouse):
            places = self._places[reason.group][reason.bit.bit_length() - 1]
            return self.full ^ reason.bit, places & ~self.of_cell[cell]
        if isinstance(reason, ByRule):
            return gone, self._explain_rule(cell, gone, reason)
        mine = reason.some & self.of_cell[cell]
        return self.full ^ mine >> cell * self.size, reason.some ^ mine

    def _explain_rule(self, cell: int, gone: int, reason: ByRule) -> int:
        cells, rule = self.rules.relations[reason.number]
        if cells.count(cell) == 1:
            return self.joined(cells, rule.explain(reason.masks, cells.index(cell), gone))
        dead = 0
        after = rule.narrow(reason.masks) or (0,) * len(cells)
        for place, other in enumerate(cells):
            part = gone & ~after[place] if other == cell else 0
            if part:
                gone ^= part
                dead |= self.joined(cells, rule.explain(reason.masks, place, part))
        return dead

    def joined(self, cells: tuple[int, ...], digits: tuple[int, ...]) -> int:
        """Return the candidates of digits in cells."""
        size, some = self.size, 0
        for cell, mask in zip(cells, digits, strict=True):
            if mask:
                some |= mask << cell * size
        return some

    def take_back(self, level: int) -> None:
        """Undo all decisions beyond a level."""
        to = self.marks[level]
        masks = self.masks
        for cell, before, _, _ in reversed(self.losses[to:]):
            masks[cell] = before
        self.left = self.then[level]
        del self.losses[to:], self.marks[level:], self.then[level:]
