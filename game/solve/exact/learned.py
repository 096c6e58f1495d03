"""A search that learns: each dead end is traced to its causes, and these are never met again.

What is learned is a *nogood*: candidates of which at least one holds. It is had from a dead end by
going back through what led to it, as far as one cell of the last decision is left (K. Marques-Silva
and K. Sakallah, "GRASP", 1996; with sets of digits: M. Veksler and O. Strichman, "Learning general
constraints in CSP", 2016). Rules say why they take digits away only when
they are asked (`Rule.explain`). Cells that were causes lately are tried first, and the search
begins anew after ever other numbers of dead ends (M. Luby, A. Sinclair and D. Zuckerman, 1993).
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from .search import GaveUpError
from .trail import ByHouse, ByRule, Nogood, Trail

if TYPE_CHECKING:
    from .constrained import Rules

_FADING: Final = 0.94
"""What is left of a cell's weight with every dead end."""
_RUN: Final = 24
"""Dead ends of the shortest run."""
_KEPT: Final = 4000
"""Nogoods beyond which those that are long and old are forgotten."""
_SHORT: Final = 6
"""Cells of a nogood that is never forgotten."""
_PATIENCE: Final = 8
"""Dead ends and decisions between questions whether to go on."""


def learned_completions(
    rules: "Rules",
    masks: list[int],
    found: list[bytes],
    *,
    limit: int | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Iterator[bytes]:
    """Yield the completions of candidates that are not among those found already.

    Raises `GaveUpError` past `limit` dead ends, or when `cancelled` returns true.
    """
    search = _Search(rules, len(masks))
    yield from search.run(masks, found, limit, cancelled)


class _Search(Trail):
    """A trail together with what was learned."""

    def __init__(self, rules: "Rules", cells: int) -> None:
        super().__init__(rules, cells)
        self._seen = 0
        """How many losses have had their consequences."""
        self._watching: list[list[Nogood]] = [[] for _ in range(cells * self.size)]
        """By candidate: nogoods that look for another one when it goes."""
        self._nogoods: list[Nogood] = []
        self._room = _KEPT
        self._quick: set[int] = set()
        self._slow: set[int] = set()
        self._houses: set[int] = set()
        self._beside = [
            ~self.of_cell[candidate // self.size] for candidate in range(cells * self.size)
        ]
        """By candidate: all that are not of its cell."""
        by_cell, is_quick = rules.by_cell, rules.is_quick
        self._quick_of = [[n for n in numbers if is_quick[n]] for numbers in by_cell]
        self._slow_of = [[n for n in numbers if not is_quick[n]] for numbers in by_cell]
        self._weight = [0.0] * cells
        self._more = 1.0
        self._last = [0] * cells
        """By cell: the digit that it had last, as a mask."""

    def run(
        self,
        masks: list[int],
        found: list[bytes],
        limit: int | None,
        cancelled: Callable[[], bool] | None,
    ) -> Iterator[bytes]:
        """Search, starting from candidates."""
        goes_on = self._set_up(masks, found)
        dead_ends = steps = 0
        is_solution = False
        runs = _luby()
        left = _RUN * next(runs)
        while True:
            steps += 1
            if steps % _PATIENCE == 0 and cancelled is not None and cancelled():
                raise GaveUpError(dead_ends)
            goes_on = goes_on and self._settled()
            if not goes_on:
                dead_ends += 1
                left -= 1
                if limit is not None and dead_ends > limit:
                    raise GaveUpError(dead_ends)
                learned = self._learned()
                if learned is None:
                    return
                goes_on = self._learn(*learned, for_good=is_solution)
                is_solution = False
            elif left <= 0 and self.marks:
                left = _RUN * next(runs)
                self._back_to(0)
                self._forget()
            elif (cell := self._next_cell()) is not None:
                self._decide(cell)
            else:
                yield bytes([mask.bit_length() for mask in self.masks])
                # The decisions that led here have no other solution.
                self.dead = 0
                for place in self.marks:
                    self.dead |= self.of_cell[self.losses[place][0]] & ~self.left
                is_solution, goes_on = True, False

    def _set_up(self, masks: list[int], found: list[bytes]) -> bool:
        """Set up the start without the solutions found; return whether any can be left."""
        rules = self.rules
        for number, is_quick in enumerate(rules.is_quick):
            (self._quick if is_quick else self._slow).add(number)
        self._houses.update(range(len(rules.groups)))
        if not all(self.lose(cell, ~mask, None) for cell, mask in enumerate(masks)):
            return False
        open_cells = [cell for cell, mask in enumerate(masks) if mask & (mask - 1)]
        for values in found:
            held = [1 << values[cell] - 1 for cell in open_cells]
            if len(open_cells) < 2:
                return False if not open_cells else self.lose(open_cells[0], held[0], None)
            some = self.joined(tuple(open_cells), tuple([self.full ^ bit for bit in held]))
            ends = [some & self.left & self.of_cell[cell] for cell in open_cells[:2]]
            first, second = (end.bit_length() - 1 for end in ends)
            self._watch(Nogood(some, first, second, len(open_cells)))
        return True

    def _watch(self, nogood: Nogood) -> None:
        self._watching[nogood.first].append(nogood)
        self._watching[nogood.second].append(nogood)

    def _next_cell(self) -> int | None:
        """Return the cell to decide: few candidates, and a cause of many dead ends."""
        best, found = -1.0, None
        weight, small, by_cell = self._weight, self._more * 1e-3, self.rules.by_cell
        for cell, mask in enumerate(self.masks):
            if mask & (mask - 1):
                worth = (weight[cell] + small * len(by_cell[cell])) / mask.bit_count()
                if worth > best:
                    best, found = worth, cell
        return found

    def _decide(self, cell: int) -> None:
        mask = self.masks[cell]
        bit = self._last[cell]
        if not bit & mask:
            bit = 1 << mask.bit_length() - 1
        self.marks.append(len(self.losses))
        self.then.append(self.left)
        self.lose(cell, ~bit, None)

    def _settled(self) -> bool:
        """Remove all that follows; return whether there was no dead end."""
        rules = self.rules
        while True:
            while self._seen < len(self.losses):
                if not self._spread():
                    return False
            if self._houses:
                if not self._in_houses():
                    return False
                continue
            if self._quick:
                number = self._quick.pop()
            elif self._slow:
                number = self._slow.pop()
            else:
                return True
            cells, rule = rules.relations[number]
            before = tuple([self.masks[cell] for cell in cells])
            left = rule.narrow(before)
            if left is None:
                self.dead = self.joined(cells, rule.explain(before, -1, 0))
                return False
            if left != before:
                reason = ByRule(number, before)
                for cell, mask, was in zip(cells, left, before, strict=True):
                    if mask != was and not self.lose(cell, ~mask, reason):
                        return False

    def _spread(self) -> bool:
        """Propagate the next loss to peers, nogoods, houses and rules."""
        rules, masks, watching = self.rules, self.masks, self._watching
        cell, before, _, _ = self.losses[self._seen]
        self._seen += 1
        mask = masks[cell]
        if not mask & (mask - 1):
            for peer in rules.peers[cell]:
                if masks[peer] & mask and not self.lose(peer, mask, cell):
                    return False
        gone = before & ~mask
        at = cell * self.size - 1
        while gone:
            low = gone & -gone
            gone ^= low
            candidate = at + low.bit_length()
            if watching[candidate] and not self._rewatch(candidate):
                return False
        self._quick.update(self._quick_of[cell])
        self._slow.update(self._slow_of[cell])
        self._houses.update(rules.groups_of[cell])
        return True

    def _rewatch(self, candidate: int) -> bool:
        """Update the nogoods that watch a candidate which was removed."""
        watching, beside, left = self._watching, self._beside, self.left
        waiting, watching[candidate] = watching[candidate], []
        kept = watching[candidate]
        for number, nogood in enumerate(waiting):
            first = nogood.first
            if first == candidate:
                first = nogood.first = nogood.second
                nogood.second = candidate
            others = nogood.some & left & beside[first]
            if others:
                nogood.second = second = others.bit_length() - 1
                watching[second].append(nogood)
                continue
            kept.append(nogood)
            cell = first // self.size
            rest = self.masks[cell] & ~(nogood.some >> cell * self.size)
            if rest:
                if not self.lose(cell, rest, nogood):
                    kept += waiting[number + 1 :]
                    return False
                left = self.left
        return True

    def _in_houses(self) -> bool:
        """Place digits that have one place left in a house."""
        masks, full = self.masks, self.full
        numbers = list(self._houses)
        self._houses.clear()
        for number in numbers:
            group = self.rules.groups[number]
            once = twice = 0
            for cell in group:
                mask = masks[cell]
                twice |= once & mask
                once |= mask
            if once != full:
                missing = full & ~once
                self.dead = self.joined(group, (missing & -missing,) * len(group))
                return False
            alone = once & ~twice
            for cell in group if alone else ():
                mask = masks[cell] & alone
                if mask and mask != masks[cell]:
                    low = mask & -mask
                    if mask != low:
                        both = low | (mask ^ low) & -(mask ^ low)
                        self.dead = self.joined(group, (both,) * len(group))
                        self.dead &= ~self.of_cell[cell]
                        return False
                    if not self.lose(cell, ~mask, ByHouse(number, mask)):
                        return False
        return True

    def _learned(self) -> tuple[Nogood, int] | None:
        """Return the nogood of a dead end and the level to go back to; None if there is none.

        The first candidate that it watches is in the cell that it restricts.
        """
        causes = self.dead & self.then[0] if self.marks else 0
        if not causes:
            return None
        level = len(self.marks)
        while not causes & self.then[level - 1]:
            level -= 1
        if level < len(self.marks):
            self._back_to(level)
        lately = self.then[-1] & ~self.left
        met, place = causes, len(self.losses)
        while True:
            place -= 1
            cell, _, some, reason = self.losses[place]
            gone = causes & some
            if not gone:
                continue
            if not causes & lately & ~self.of_cell[cell]:
                break
            at = cell * self.size
            explained, part = self.explain(cell, gone >> at, reason)
            causes = causes & ~(explained << at) | part & self.then[0]
            met |= causes
        self._weigh(met)
        first = causes & self.of_cell[cell]
        rest = self._shortened(causes ^ first, causes, place)
        back = len(self.marks) if rest else 0
        while back and not rest & self.then[back - 1]:
            back -= 1
        second = (rest & self.then[back - 1]).bit_length() - 1 if back else -1
        nogood = Nogood(first | rest, gone.bit_length() - 1, second, 1 + len(self._cells(rest)))
        return nogood, back

    def _cells(self, some: int) -> list[int]:
        """Return the cells of candidates."""
        cells = []
        while some:
            cell = (some.bit_length() - 1) // self.size
            cells.append(cell)
            some &= ~self.of_cell[cell]
        return cells

    def _weigh(self, some: int) -> None:
        """Increase the weights of the candidates' cells."""
        for cell in self._cells(some):
            self._weight[cell] += self._more
        self._more /= _FADING
        if self._more > 1e100:
            self._weight = [weight * 1e-100 for weight in self._weight]
            self._more *= 1e-100

    def _shortened(self, some: int, causes: int, place: int) -> int:
        """Return some causes from before a place, without those that others imply."""
        known = causes | ~self.then[0]
        left = some
        while some:
            place -= 1
            cell, _, lost, reason = self.losses[place]
            gone = some & lost
            if gone:
                some ^= gone
                if reason is not None and not isinstance(reason, ByRule):
                    _, part = self.explain(cell, gone >> cell * self.size, reason)
                    if not part & ~known:
                        left ^= gone
        return left

    def _learn(self, nogood: Nogood, level: int, *, for_good: bool) -> bool:
        """Go back to where a nogood takes effect, and store it; return whether anything is left."""
        if level < len(self.marks):
            self._back_to(level)
        if nogood.second >= 0:
            if not for_good:
                self._nogoods.append(nogood)
            self._watch(nogood)
        cell = nogood.first // self.size
        return self.lose(cell, ~(nogood.some >> cell * self.size), nogood)

    def _back_to(self, level: int) -> None:
        """Undo all decisions beyond a level, and remember which digits cells had."""
        for cell, _, _, _ in self.losses[self.marks[level] :]:
            mask = self.masks[cell]
            if not mask & (mask - 1):
                self._last[cell] = mask
        self.take_back(level)
        self._seen = len(self.losses)
        self._quick.clear()
        self._slow.clear()
        self._houses.clear()

    def _forget(self) -> None:
        """Forget long nogoods of the older half if there are many; nothing is decided now."""
        if len(self._nogoods) <= self._room:
            return
        self._room += _KEPT // 8
        half = len(self._nogoods) // 2
        long = {id(each) for each in self._nogoods[:half] if each.cells > _SHORT}
        self._nogoods = [each for each in self._nogoods if id(each) not in long]
        for candidate, watching in enumerate(self._watching):
            if watching:
                self._watching[candidate] = [each for each in watching if id(each) not in long]


def _luby() -> Iterator[int]:
    """Yield 1, 1, 2, 1, 1, 2, 4, 1, …"""
    number = power = 1
    while True:
        yield power
        if number & -number == power:
            number, power = number + 1, 1
        else:
            power *= 2
