"""A search that learns: each dead end is traced to its causes, and these are never met again.

What is learned is a *nogood*: cells, each with a set of digits, of which at least one cell holds
a digit of its set. It is had from a dead end by going back through what led to it, as far as one
cell of the last decision is left (K. Marques-Silva and K. Sakallah, "GRASP", 1996; with sets of
digits: M. Veksler and O. Strichman, "Learning general constraints in CSP", 2016). Rules say why
they take digits away only when they are asked (`Rule.explain`). Cells that were causes lately are
tried first, and the search begins anew after ever other numbers of dead ends (M. Luby, A. Sinclair
and D. Zuckerman, 1993).
"""

from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final

from .search import GaveUpError
from .trail import ByHouse, ByRule, Nogood, Sets, Trail

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
    """Yield the values of each completion of candidates that is not among those found.

    Raises `GaveUpError` past `limit` dead ends, or when `cancelled` says so.
    """
    search = _Search(rules, len(masks))
    yield from search.run(masks, found, limit, cancelled)


class _Search(Trail):
    """A trail with what was learned on the way."""

    def __init__(self, rules: "Rules", cells: int) -> None:
        super().__init__(rules, cells)
        self._seen = 0
        """How many losses have had their consequences."""
        self._watching: list[list[Nogood]] = [[] for _ in self.lost_at]
        """By candidate: nogoods that look for another one when it goes."""
        self._nogoods: list[Nogood] = []
        self._room = _KEPT
        self._quick: set[int] = set()
        self._slow: set[int] = set()
        self._houses: set[int] = set()
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
        """Search from candidates on."""
        goes_on = self._begun(masks, found)
        dead_ends = steps = 0
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
                goes_on = self._kept(*learned)
            elif left <= 0 and self.marks:
                left = _RUN * next(runs)
                self._back_to(0)
                self._forget()
            elif (cell := self._next_cell()) is not None:
                self._decide(cell)
            else:
                yield bytes([mask.bit_length() for mask in self.masks])
                # The decisions that led here have no other solution.
                chosen = [self.losses[place].cell for place in self.marks]
                self.dead = {cell: self.full ^ self.masks[cell] for cell in chosen}
                goes_on = False

    def _begun(self, masks: list[int], found: list[bytes]) -> bool:
        """Take what is known, and rule out what was found; whether anything can be left."""
        rules = self.rules
        for number, is_quick in enumerate(rules.is_quick):
            (self._quick if is_quick else self._slow).add(number)
        self._houses.update(range(len(rules.groups)))
        if not all(self.lose(cell, ~mask, None) for cell, mask in enumerate(masks)):
            return False
        open_cells = [cell for cell, mask in enumerate(masks) if mask & (mask - 1)]
        for values in found:
            others = [self.full ^ 1 << values[cell] - 1 for cell in open_cells]
            if len(open_cells) < 2:
                return False if not open_cells else self.lose(open_cells[0], ~others[0], None)
            self._watch(Nogood(list(open_cells), others))
        return True

    def _watch(self, nogood: Nogood) -> None:
        """Look out for the digits of its first two cells."""
        for cell, digits in zip(nogood.cells[:2], nogood.sets[:2], strict=True):
            open_digits = digits & self.masks[cell]
            at = cell * self.size - 1
            if open_digits:
                self._watching[at + open_digits.bit_length()].append(nogood)
            else:
                # The digit that went last is the first to come back.
                last = self.latest(cell, digits)
                mine = next(
                    n
                    for n in range(self.size)
                    if digits >> n & 1 and self.lost_at[cell * self.size + n] == last
                )
                self._watching[cell * self.size + mine].append(nogood)

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
        self.lose(cell, ~bit, None)

    def _settled(self) -> bool:
        """Take away all that follows; whether no dead end was met."""
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
                self.dead = {}
                self.add_reasons(cells, rule.explain(before, -1, 0), self.dead)
                return False
            if left != before:
                reason = ByRule(number, before)
                for cell, mask, was in zip(cells, left, before, strict=True):
                    if mask != was and not self.lose(cell, ~mask, reason):
                        return False

    def _spread(self) -> bool:
        """Tell the next loss to peers, nogoods, houses and rules."""
        rules, masks = self.rules, self.masks
        cell, before, _ = self.losses[self._seen]
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
            if self._watching[at + low.bit_length()] and not self._rewatch(
                at + low.bit_length(), cell
            ):
                return False
        for number in rules.by_cell[cell]:
            (self._quick if rules.is_quick[number] else self._slow).add(number)
        self._houses.update(rules.groups_of[cell])
        return True

    def _rewatch(self, candidate: int, cell: int) -> bool:
        """Look after the nogoods that watch a candidate which has gone."""
        watching, masks = self._watching, self.masks
        waiting, watching[candidate] = watching[candidate], []
        kept = watching[candidate]
        for number, nogood in enumerate(waiting):
            cells, sets = nogood
            if cells[0] == cell:
                cells[0], cells[1] = cells[1], cell
                sets[0], sets[1] = sets[1], sets[0]
            open_digits = sets[1] & masks[cell]
            if open_digits:
                at = cell * self.size - 1
                watching[at + open_digits.bit_length()].append(nogood)
                continue
            if masks[cells[0]] & ~sets[0] and self._moved(nogood):
                continue
            kept.append(nogood)
            if masks[cells[0]] & ~sets[0] and not self.lose(cells[0], ~sets[0], nogood):
                kept += waiting[number + 1 :]
                return False
        return True

    def _moved(self, nogood: Nogood) -> bool:
        """Watch another cell in place of the second one, if there is one."""
        cells, sets = nogood
        for place in range(2, len(cells)):
            open_digits = self.masks[cells[place]] & sets[place]
            if open_digits:
                cells[1], cells[place] = cells[place], cells[1]
                sets[1], sets[place] = sets[place], sets[1]
                at = cells[1] * self.size - 1
                self._watching[at + open_digits.bit_length()].append(nogood)
                return True
        return False

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
                self.dead = dict.fromkeys(group, missing & -missing)
                return False
            alone = once & ~twice
            for cell in group if alone else ():
                mask = masks[cell] & alone
                if mask and mask != masks[cell]:
                    low = mask & -mask
                    if mask != low:
                        both = low | (mask ^ low) & -(mask ^ low)
                        self.dead = {other: both for other in group if other != cell}
                        return False
                    if not self.lose(cell, ~mask, ByHouse(number, mask)):
                        return False
        return True

    def _learned(self) -> tuple[Nogood, int] | None:
        """Return the nogood behind a dead end and the level that it holds on; None for no way out.

        Its first cell is the one that it tells something about.
        """
        if not self.marks:
            return None
        causes: Sets = {}
        queue: list[tuple[int, int]] = []
        self._gather(self.dead, causes, queue)
        if not queue:
            return None
        level = len(self.marks)
        while self.marks[level - 1] > -queue[0][0]:
            level -= 1
        if level < len(self.marks):
            self._back_to(level)
        start = self.marks[-1]
        while True:
            place, cell = heappop(queue)
            while queue and (
                queue[0][1] == cell or -queue[0][0] != self.latest(queue[0][1], causes[queue[0][1]])
            ):
                heappop(queue)
            if not queue or -queue[0][0] < start:
                break
            digits, part = causes[cell], Sets()
            gone = self.lost_with(cell, digits, -place)
            explained = self.explain(cell, gone, self.losses[-place].reason, part)
            causes[cell] = digits & ~explained
            if causes[cell]:
                heappush(queue, (-self.latest(cell, causes[cell]), cell))
            self._gather(part, causes, queue)
        self._more /= _FADING
        if self._more > 1e100:
            self._weight = [weight * 1e-100 for weight in self._weight]
            self._more *= 1e-100
        first = causes.pop(cell)
        rest = self._shortened(causes, {**causes, cell: first})
        back = len(self.marks) if rest else 0
        while back and self.marks[back - 1] > rest[0][0]:
            back -= 1
        cells = [cell, *(other for _, other, _ in rest)]
        return Nogood(cells, [first, *(digits for _, _, digits in rest)]), back

    def _gather(self, part: Sets, causes: Sets, queue: list[tuple[int, int]]) -> None:
        """Add to the causes what is not known from the beginning."""
        for cell, digits in part.items():
            digits = self.lost_since(cell, digits, self.marks[0])
            old = causes.get(cell, 0)
            if digits & ~old:
                if not old:
                    self._weight[cell] += self._more
                causes[cell] = old | digits
                heappush(queue, (-self.latest(cell, old | digits), cell))

    def _shortened(self, causes: Sets, every: Sets) -> list[tuple[int, int, int]]:
        """Return causes without what others imply: place in the trail, cell, digits; last first."""
        left = []
        for cell, digits in causes.items():
            place = self.latest(cell, digits) if digits else -1
            while digits:
                reason = self.losses[place].reason
                if reason is None or isinstance(reason, ByRule):
                    break
                part = Sets()
                gone = self.lost_with(cell, digits, place)
                self.explain(cell, gone, reason, part)
                part.pop(cell, None)
                if any(
                    self.lost_since(other, needed & ~every.get(other, 0), self.marks[0])
                    for other, needed in part.items()
                ):
                    break
                if isinstance(reason, Nogood) and self._keeps(reason, cell) & gone:
                    break
                digits &= ~gone
                place = self.latest(cell, digits)
            if digits:
                left.append((place, cell, digits))
        return sorted(left, reverse=True)

    @staticmethod
    def _keeps(nogood: Nogood, cell: int) -> int:
        return nogood.sets[nogood.cells.index(cell)]

    def _kept(self, nogood: Nogood, level: int) -> bool:
        """Go back to where a nogood tells something, and keep it; whether anything is left."""
        if level < len(self.marks):
            self._back_to(level)
        if len(nogood.cells) > 1:
            self._nogoods.append(nogood)
            self._watch(nogood)
        return self.lose(nogood.cells[0], ~nogood.sets[0], nogood)

    def _back_to(self, level: int) -> None:
        """Take back all decisions beyond a level, and remember which digits cells had."""
        for cell, _, _ in self.losses[self.marks[level] :]:
            mask = self.masks[cell]
            if not mask & (mask - 1):
                self._last[cell] = mask
        self.take_back(level)
        self._seen = len(self.losses)
        self._quick.clear()
        self._slow.clear()
        self._houses.clear()

    def _forget(self) -> None:
        """Forget long nogoods of the older half, when there are many; nothing is decided now."""
        if len(self._nogoods) <= self._room:
            return
        self._room += _KEPT // 8
        half = len(self._nogoods) // 2
        long = {id(each) for each in self._nogoods[:half] if len(each.cells) > _SHORT}
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
