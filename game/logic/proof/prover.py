"""Makes the certificate of a step from its pattern; only what the step draws may be used.

Truths are the cells and houses whose candidates all belong to the pattern, and the patterns that
the step names. From the negated claim, what sees all that is left of a truth goes; then what truths
and links together leave no room for; then, where the pattern is a net within a net, what further
trials refute. What the contradiction did not need is left out in the end.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from ...core.digits import symbol
from .. import constraints
from ..board import Board
from ..sets import CandidateSet, bits, union
from ..siamese import PREFIX, two_fish
from ..step import Candidate, Role, Step
from ..tables import sees
from .certificate import MIRROR, Certificate, Line, Sector, Trial
from .constrained import prove_by_constraints

_DEEPEST: Final = 3
"""How many trials may stand within each other."""
_DEEPEST_ANYHOW: Final = 2
"""The same where a proof may use the whole board."""


class _Entry(NamedTuple):
    """A line under construction, with sets of candidates."""

    gone: CandidateSet
    rests: CandidateSet
    """What had to be gone before."""
    truths: tuple[str, ...] = ()
    links: tuple[str | int, ...] = ()
    inner: "tuple[_Entry, ...]" = ()
    """The lines of a trial, of which `gone` is the assumption."""


_Log = list[_Entry]


class _Truth(NamedTuple):
    name: str
    members: CandidateSet
    """Its candidates at the position, a filled cell's digit among them."""


class _Group(NamedTuple):
    """Truths that may be counted together, with their links if known."""

    truths: tuple[_Truth, ...]
    links: tuple[_Truth, ...] = ()


class _Scope(NamedTuple):
    """What a proof may use."""

    truths: tuple[_Truth, ...]
    groups: tuple[_Group, ...]
    tried: tuple[int, ...]
    """Candidates that may be assumed within a trial, by how many trials may stand within it."""


def prove(board: Board, step: Step, *, anyhow: bool = False) -> Certificate | None:
    """Return the certificate of a step; None if its pattern does not prove it.

    With `anyhow` the proof may use the whole board.
    """
    if anyhow or step.technique in constraints.by_id():
        proof = prove_by_constraints(board, step, anyhow=anyhow)
        if proof is not None:
            return proof
    if anyhow:
        return _Prover(board, step).prove(everything=True)
    if step.technique.startswith(PREFIX):
        fish = two_fish(step, board.tables.geometry)
        found = [_Prover(board, each).prove() for each in fish]
        lines = [each.lines for each in found if each]
        return Certificate(tuple(line for each in lines for line in each)) if lines else None
    return _Prover(board, step).prove()


def proven(board: Board, step: Step) -> Certificate | None:
    """Return the certificate of a step by its pattern, otherwise by the whole board, or None."""
    return prove(board, step) or prove(board, step, anyhow=True)


class _Prover:
    def __init__(self, board: Board, step: Step) -> None:
        self._tables: Final = board.tables
        self._sees: Final = sees(board.tables)
        self._start: Final = _live(board)
        self._step: Final = step

    def prove(self, *, everything: bool = False) -> Certificate | None:
        """Return the certificate of the whole step, or None."""
        step = self._step
        scope = self._everything() if everything else self._scope()
        log: _Log = []
        live = self._propagate(scope, self._start, log)
        wanted = union(1 << self._number(each) for each in step.eliminations)
        if live and step.symmetry:
            live = self._mirror(live, wanted, log)
        if not live:
            return None
        for goal in bits(wanted & live):
            live = self._refute(scope, live, goal, log)
            if live >> goal & 1:
                return None
        for placed in step.placements:
            sector = self._fill(scope, live, placed, log)
            if sector is None:
                return None
            wanted |= sector
        lines, _ = _trimmed(log, wanted)
        return Certificate(self._written(lines), step.patterns, step.symmetry)

    def _fill(self, scope: _Scope, live: int, placed: Candidate, log: _Log) -> int | None:
        """Eliminate all others in a sector of a candidate, and return what is left, or None."""
        number = self._number(placed)
        sectors = [each.members & ~(1 << number) for each in self._sectors_of(placed)]
        sectors.sort(key=lambda members: (members & live).bit_count())
        for members in sectors:
            added: _Log = []
            left = live
            for other in bits(members & live):
                left = self._refute(scope, left, other, added)
                if left >> other & 1:
                    break
            else:
                log += added
                return members
        return None

    def _refute(self, scope: _Scope, live: int, goal: int, log: _Log) -> int:
        """Refute a candidate, first plainly, then with nested trials; return what is left."""
        for depth in range(len(scope.tried)):
            entry = self._trial(scope, live, goal, depth)
            if entry:
                log.append(entry)
                return live & ~entry.gone
        return live

    def _trial(self, scope: _Scope, live: int, assumed: int, depth: int) -> _Entry | None:
        """Return the trial of a candidate that leads to a contradiction, or None."""
        own, log = 1 << assumed, list[_Entry]()
        left = self._propagate(scope, live & ~self._sees[assumed], log, own)
        moved = True
        while left and depth and moved:
            moved = False
            for other in bits(scope.tried[depth] & left & ~own):
                if not left >> other & 1:
                    continue
                entry = self._trial(scope, left, other, depth - 1)
                if entry:
                    log.append(entry)
                    left = self._propagate(scope, left & ~entry.gone, log, own)
                    moved = True
                    if not left:
                        break
        if left:
            return None
        lines, needs = _trimmed(log, own)
        return _Entry(own, needs & ~self._sees[assumed] & ~own, inner=tuple(lines))

    def _propagate(self, scope: _Scope, live: int, log: _Log, assumed: int = 0) -> int:
        """Eliminate what truths and groups allow; return what is left, 0 for a contradiction."""
        known: dict[str, int] = {}
        while True:
            before = live
            for truth in scope.truths:
                left = truth.members & live
                if known.get(truth.name) == left:
                    continue
                known[truth.name] = left
                gone = self._seen_by(left, live)
                if gone or not left:
                    log.append(_Entry(gone, truth.members & ~left, (truth.name,)))
                    live &= ~gone
                    if not left or gone & assumed:
                        return 0
            if live != before:
                continue
            for group in scope.groups:
                entry = self._count(group, live)
                if entry:
                    log.append(entry)
                    live &= ~entry.gone
                    if not entry.gone or entry.gone & assumed:
                        return 0
            if live == before:
                return live

    def _seen_by(self, members: int, live: int) -> int:
        """Return the candidates that see all of the given ones."""
        while members and live:
            low = members & -members
            live &= self._sees[low.bit_length() - 1]
            members ^= low
        return live

    def _count(self, group: _Group, live: int) -> _Entry | None:
        """Return what the truths of a group eliminate, with as few links as cover them."""
        truths = [(each, left) for each in group.truths if (left := each.members & live)]
        if len(truths) < len(group.truths):
            # Empty: that is for a single truth to say.
            return None
        rests = union(each.members & ~live for each in group.truths)
        names = tuple(each.name for each in group.truths)
        covered = union(left for _, left in truths)
        best: _Entry | None = None
        for links in self._covers(group, covered, live):
            spare = len(links) - len(truths)
            if spare > 0 or not self._holds([left for _, left in truths], links):
                continue
            named = tuple(link.name or link.members for link in links)
            if spare < 0:
                return _Entry(0, rests, names, named)
            gone = 0
            for link in links:
                # Of a sector what is not covered may be left.
                gone |= link.members if link.name else self._seen_by(link.members, live)
            gone &= live & ~covered
            for number in bits(covered):
                # Cannibalism: in two links and one truth.
                inside = sum(link.members >> number & 1 for link in links)
                if inside > sum(left >> number & 1 for _, left in truths):
                    gone |= 1 << number
            if gone and (best is None or gone.bit_count() > best.gone.bit_count()):
                best = _Entry(gone, rests, names, named)
        return best

    def _holds(self, truths: list[int], links: list[_Truth]) -> bool:
        """Whether links contain each candidate as often as truths do."""
        twice = seen = 0
        for members in truths:
            twice |= seen & members
            seen |= members
        return all(
            sum(link.members >> number & 1 for link in links)
            >= sum(members >> number & 1 for members in truths)
            for number in bits(twice)
        )

    def _covers(self, group: _Group, covered: int, live: int) -> list[list[_Truth]]:
        """Return ways to cover what a group's truths still have: by digits, by cells."""
        if group.links:
            links = [link for link in group.links if link.members & covered]
            held = union(link.members for link in links)
            return [] if covered & ~held else [self._fewest(links, covered, len(group.truths))]
        tables, area = self._tables, self._tables.area
        by_digit: list[_Truth] = []
        for digit in range(tables.size):
            cells = covered >> area * digit & tables.all_cells
            if not cells:
                continue
            places = cells << area * digit
            if all(not places & ~self._sees[n] & ~(1 << n) for n in bits(places)):
                by_digit.append(_Truth("", places))
            else:
                by_digit += self._houses_over(cells, digit)
        cells = tables.cells_with(covered)
        by_cell = [self._cell(cell) for cell in bits(cells)]
        return [by_digit, by_cell]

    def _fewest(self, links: list[_Truth], covered: int, enough: int) -> list[_Truth]:
        """Return links that contain all of some candidates; fewer than given if possible."""
        for size in range(1, enough + 1) if len(links) > enough else ():
            for chosen in combinations(links, size):
                if not covered & ~union(link.members for link in chosen):
                    return list(chosen)
        return links

    def _houses_over(self, cells: int, digit: int) -> list[_Truth]:
        """Return the fewest houses that contain all of some cells."""
        houses = self._tables.houses
        useful = [h for h, members in enumerate(houses) if (members & cells).bit_count() > 1]
        for size in range(1, 5):
            for chosen in combinations(useful, size):
                if not cells & ~union(houses[h] for h in chosen):
                    return [self._place(h, digit) for h in chosen]
        return [_Truth("", 1 << self._tables.area * digit + cell) for cell in bits(cells)]

    def _mirror(self, live: int, wanted: int, log: _Log) -> int:
        """Eliminate by the symmetry what is still to be proved; return what is left."""
        symmetry = self._step.symmetry
        assert symmetry is not None
        area = self._tables.area
        for number in bits(wanted & live):
            digit, cell = divmod(number, area)
            image = area * (symmetry.digits[digit] - 1) + symmetry.cells[cell]
            if not live >> image & 1 or self._sees[number] >> image & 1:
                rests = 1 << image if not live >> image & 1 else 0
                log.append(_Entry(1 << number, rests & self._start, (MIRROR,)))
                live &= ~(1 << number)
        return live

    # What may be used.

    def _scope(self) -> _Scope:
        """Return the truths within the pattern, and which are counted together."""
        step, start = self._step, self._start
        own = self._own_candidates()
        every = [truth for truth in self._sectors() if truth.members]
        truths = [each for each in every if each.members & own and not each.members & ~own]
        patterns = self._patterns()
        groups = [_Group(tuple(map(self._cell, each.cells))) for each in step.sets]
        groups += self._groups(truths, patterns)
        tried = self._cases() or (own & start,) * _DEEPEST
        return _Scope((*patterns, *truths), tuple(groups), tried)

    def _cases(self) -> tuple[int, ...]:
        """Return the candidates to try for an exocet: nested targets, then its base."""
        held = {
            name: union(self._cell(cell).members for cell in cells if isinstance(cell, int))
            for name, cells in self._step.arguments
            if isinstance(cells, tuple) and name in ("base_cells", "target_cells")
        }
        if len(held) < 2:
            return ()
        base, targets = held["base_cells"], held["target_cells"]
        return (0, base, targets, targets)

    def _groups(self, truths: Sequence[_Truth], patterns: Sequence[_Truth]) -> list[_Group]:
        """Return the groups to count together: bases and covers, places in a house, cells."""
        step, tables = self._step, self._tables
        names = {truth.name: truth for truth in truths}
        groups: list[_Group] = []
        if step.truths:
            every = {each.name: each for each in (*self._sectors(), *patterns)}
            groups.append(
                _Group(
                    tuple(every[name] for name in step.truths),
                    tuple(every[name] for name in step.links),
                )
            )
        digits = {each.digit for _, found in step.roles for each in found}
        for digit in digits if step.covers else ():
            bases = [self._place(house, digit - 1) for house in step.houses]
            if all(base.name in names for base in bases):
                covers = tuple(self._place(house, digit - 1) for house in step.covers)
                groups.append(_Group(tuple(bases), covers))
        for house in step.houses:
            places = [self._place(house, digit - 1).name for digit in sorted(digits)]
            inside = tuple(names[name] for name in places if name in names)
            if len(inside) > 1:
                groups.append(_Group(inside))
        cells = {
            cell: truth
            for cell in range(tables.area)
            if (truth := self._cell(cell)).name in names and truth.members.bit_count() > 1
        }
        groups.append(_Group(tuple(cells.values())))
        corners = {cell for pattern in step.patterns for cell, _ in pattern}
        besides = [cell for cell in cells if cell not in corners]
        for each in patterns:
            for size in range(1, min(len(besides), 4) + 1):
                groups += [
                    _Group((each, *(cells[cell] for cell in chosen)))
                    for chosen in combinations(besides, size)
                ]
        return groups

    def _everything(self) -> _Scope:
        """Return all truths of the board, with those of a house as a group."""
        tables = self._tables
        patterns = self._patterns()
        truths = (*patterns, *(truth for truth in self._sectors() if truth.members))
        groups = []
        for cells in tables.houses:
            open_cells = [c for c in map(self._cell, bits(cells)) if c.members.bit_count() > 1]
            for size in (2, 3):
                groups += [_Group(each) for each in combinations(open_cells, size)]
        return _Scope(truths, tuple(groups), (self._start,) * _DEEPEST_ANYHOW)

    def _own_candidates(self) -> int:
        """Return the candidates that a step draws or places, and those of its sets."""
        step, own = self._step, 0
        if any(name == "pattern_digit" for name, _ in step.arguments):
            # Templates of all digits narrow each other.
            return self._start
        for role, found in step.roles:
            if role is not Role.COVER:
                own |= self._set(found)
        for chain in step.chains:
            for link in chain:
                own |= self._set(link.start) | self._set(link.end)
        for each in step.sets:
            for cell in each.cells:
                own |= self._cell(cell).members
        for placed in step.placements:
            for sector in self._sectors_of(placed):
                if sector.members == 1 << self._number(placed):
                    own |= sector.members
        return own

    def _patterns(self) -> list[_Truth]:
        """Return for each pattern the candidates of which one must be true."""
        return [
            _Truth(f"p{number}", self._outside(pattern) & self._start)
            for number, pattern in enumerate(self._step.patterns, 1)
        ]

    def _outside(self, pattern: Iterable[tuple[int, int]]) -> int:
        found = 0
        for cell, mask in pattern:
            for digit in range(self._tables.size):
                if not mask >> digit & 1:
                    found |= 1 << self._tables.area * digit + cell
        return found

    def _sectors(self) -> Iterable[_Truth]:
        tables = self._tables
        yield from map(self._cell, range(tables.area))
        for house in range(len(tables.houses)):
            for digit in range(tables.size):
                yield self._place(house, digit)

    def _sectors_of(self, placed: Candidate) -> Iterable[_Truth]:
        yield self._cell(placed.cell)
        for house in self._tables.houses_of[placed.cell]:
            yield self._place(house, placed.digit - 1)

    def _cell(self, cell: int) -> _Truth:
        members = self._tables.digits_of_cell << cell & self._start
        return _Truth(self._tables.geometry.cell_name(cell), members)

    def _place(self, house: int, digit: int) -> _Truth:
        tables = self._tables
        members = tables.houses[house] << tables.area * digit & self._start
        return _Truth(f"{symbol(digit + 1)}{tables.geometry.houses[house].name}", members)

    def _number(self, candidate: Candidate) -> int:
        return self._tables.number(candidate.cell, candidate.digit)

    def _set(self, candidates: Iterable[Candidate]) -> int:
        return union(1 << self._number(each) for each in candidates)

    def _written(self, entries: Iterable[_Entry]) -> tuple[Line | Trial, ...]:
        """Return entries as the lines of a certificate."""
        named = self._tables.candidates
        lines: list[Line | Trial] = []
        for entry in entries:
            if entry.inner:
                lines.append(Trial(named(entry.gone)[0], self._written(entry.inner)))
            else:
                links: tuple[Sector, ...] = tuple(
                    link if isinstance(link, str) else named(link) for link in entry.links
                )
                lines.append(Line(entry.truths, links, named(entry.gone)))
        return tuple(lines)


def _trimmed(log: Sequence[_Entry], needed: int) -> tuple[_Log, int]:
    """Return the lines that eliminate what is needed, and what they depend on in turn."""
    kept: _Log = []
    if log and not log[-1].gone:
        # A contradiction, which needs only its own.
        kept, needed, log = [log[-1]], log[-1].rests, log[:-1]
    for entry in reversed(log):
        gone = entry.gone & needed
        if gone:
            kept.append(entry._replace(gone=gone))
            needed = needed & ~gone | entry.rests
    return kept[::-1], needed


def _live(board: Board) -> int:
    """Return the candidates of a position, including the digits of filled cells."""
    area, live = board.tables.area, 0
    for digit, plane in enumerate(board.planes):
        live |= plane << area * digit
    for cell, value in enumerate(board.values):
        if value:
            live |= 1 << area * (value - 1) + cell
    return live
