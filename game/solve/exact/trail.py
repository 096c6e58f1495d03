"""The candidates of a board as a search has them, with the reason for every one that went."""

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from .constrained import Rules

_NEVER: Final = 1 << 60

Sets = dict[int, int]
"""By cell: digits."""


class Nogood(NamedTuple):
    """Some cell holds a digit of its set; the first two cells are watched."""

    cells: list[int]
    sets: list[int]


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


class Loss(NamedTuple):
    """A cell lost candidates."""

    cell: int
    before: int
    reason: Reason


class Trail:
    """The candidates of every cell, what was decided, and how the rest followed."""

    def __init__(self, rules: "Rules", cells: int) -> None:
        self.rules = rules
        self.size = rules.size
        self.full = (1 << rules.size) - 1
        self.masks = [self.full] * cells
        self.lost_at = [_NEVER] * (cells * rules.size)
        """By candidate: the place of its loss."""
        self.losses: list[Loss] = []
        self.marks: list[int] = []
        """By decision: the place of its loss."""
        self.dead: Sets = {}
        """What cannot be: no cell of these holds a digit of its set."""

    def lose(self, cell: int, digits: int, reason: Reason) -> bool:
        """Take digits from a cell; whether any are left. If not, nothing is taken."""
        before = self.masks[cell]
        gone = before & digits
        if gone == before:
            dead: Sets = {}
            explained = self.explain(cell, gone, reason, dead)
            rest = self.full & ~gone & ~explained
            if rest:
                dead[cell] = dead.get(cell, 0) | rest
            self.dead = dead
            return False
        if gone:
            place = len(self.losses)
            self.losses.append(Loss(cell, before, reason))
            self.masks[cell] = before ^ gone
            at = cell * self.size - 1
            while gone:
                low = gone & -gone
                gone ^= low
                self.lost_at[at + low.bit_length()] = place
        return True

    def explain(self, cell: int, gone: int, reason: Reason, dead: Sets) -> int:
        """Put why a cell lost digits with what is dead; return the digits which that explains."""
        if reason is None:
            return 0
        if isinstance(reason, int):
            dead[reason] = dead.get(reason, 0) | self.full ^ gone
            return gone
        if isinstance(reason, ByHouse):
            for peer in self.rules.groups[reason.group]:
                if peer != cell:
                    dead[peer] = dead.get(peer, 0) | reason.bit
            return self.full ^ reason.bit
        if isinstance(reason, ByRule):
            self._explain_rule(cell, gone, reason, dead)
            return gone
        kept = 0
        for other, digits in zip(reason.cells, reason.sets, strict=True):
            if other == cell:
                kept = digits
            else:
                dead[other] = dead.get(other, 0) | digits
        return self.full ^ kept

    def _explain_rule(self, cell: int, gone: int, reason: ByRule, dead: Sets) -> None:
        cells, rule = self.rules.relations[reason.number]
        if cells.count(cell) == 1:
            self.add_reasons(cells, rule.explain(reason.masks, cells.index(cell), gone), dead)
            return
        after = rule.narrow(reason.masks) or (0,) * len(cells)
        for place, other in enumerate(cells):
            part = gone & ~after[place] if other == cell else 0
            if part:
                gone ^= part
                self.add_reasons(cells, rule.explain(reason.masks, place, part), dead)

    def add_reasons(self, cells: tuple[int, ...], needed: tuple[int, ...], dead: Sets) -> None:
        """Add digits of each cell to what is dead."""
        for cell, digits in zip(cells, needed, strict=True):
            if digits:
                dead[cell] = dead.get(cell, 0) | digits

    def latest(self, cell: int, digits: int) -> int:
        """Return the place in the trail where the last of some digits went."""
        lost_at, at, latest = self.lost_at, cell * self.size - 1, -1
        while digits:
            low = digits & -digits
            digits ^= low
            place = lost_at[at + low.bit_length()]
            if place > latest:
                latest = place
        return latest

    def lost_with(self, cell: int, digits: int, place: int) -> int:
        """Return those of some digits that went at a place of the trail."""
        lost_at, at, found = self.lost_at, cell * self.size - 1, 0
        while digits:
            low = digits & -digits
            digits ^= low
            if lost_at[at + low.bit_length()] == place:
                found |= low
        return found

    def lost_since(self, cell: int, digits: int, place: int) -> int:
        """Return those of some digits that went at a place of the trail or later."""
        lost_at, at, found = self.lost_at, cell * self.size - 1, 0
        while digits:
            low = digits & -digits
            digits ^= low
            if lost_at[at + low.bit_length()] >= place:
                found |= low
        return found

    def take_back(self, level: int) -> None:
        """Take back all decisions beyond a level."""
        to = self.marks[level]
        masks, lost_at = self.masks, self.lost_at
        for place in range(len(self.losses) - 1, to - 1, -1):
            cell, before, _ = self.losses[place]
            gone = before ^ masks[cell]
            masks[cell] = before
            at = cell * self.size - 1
            while gone:
                low = gone & -gone
                gone ^= low
                lost_at[at + low.bit_length()] = _NEVER
        del self.losses[to:], self.marks[level:]
