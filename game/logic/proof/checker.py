"""Checks a certificate from the position alone: it knows no technique and imports no finder.

A line of truths and links is a count: each truth holds a true candidate, so the truths hold at
least as many, a candidate counted as often as truths hold it; no link holds two. A candidate that
lies in so many more links than truths that the links would be one short is false. (A. Barker's
truths and links; as an inequality, a cutting plane.) Of constraints it tries all ways to fill
their cells. All else is a trial that leads to a contradiction, within which the same holds.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from ...core.constraints.clause import Clause
from ...core.constraints.meaning import Adds, InOrder
from ...core.digits import Cell, symbol
from ...core.errors import SudokuError
from ...core.geometry import Geometry
from ...core.grid import Grid
from ..step import Candidate, Pattern
from .certificate import (
    MIRROR,
    Certificate,
    Filling,
    Inference,
    Line,
    Sector,
    Trial,
)
from .meanings import (
    TooManyWaysError,
    equation_of,
    is_possible,
    rule_of,
    sum_rule,
)
from .patterns import PatternVerdict, pattern_verdict


class ProofError(SudokuError):
    """A certificate does not prove its claim; `where` quotes the place."""

    key = "error.proof"

    def __init__(self, reason: str, where: object) -> None:
        super().__init__(f"{reason}: {where}", where=str(where))
        self.reason = reason
        self.key = f"error.proof.{reason}"


class Checker:
    """Checks certificates at a position.

    `uses_uniqueness` says whether one of them holds only if the puzzle has one solution.
    """

    def __init__(self, position: Grid, givens: int) -> None:
        self.geometry: Final = position.geometry
        self._givens, self._values = givens, position.values
        self._sees, self._sectors = _tables(position.geometry)
        self._live = self._start = _live(position)
        self._named: dict[str, int] = {}
        self._certificate = Certificate(())
        self.uses_uniqueness = False

    def check(
        self,
        certificate: Certificate,
        placements: tuple[Candidate, ...],
        eliminations: tuple[Candidate, ...],
    ) -> None:
        """Raise `ProofError` unless the certificate proves the placements and eliminations."""
        if not placements and not eliminations:
            raise ProofError("nothing", "")
        for claim in (*placements, *eliminations):
            if self._values[claim.cell] or not self._start >> self._number(claim) & 1:
                raise ProofError("not_there", self._candidate_text(claim))
        self._certificate, self._named = certificate, {}
        for number, pattern in enumerate(certificate.patterns, 1):
            self._named[f"p{number}"] = self._without(pattern)
        if certificate.symmetry:
            self._check_symmetry()
        left = self._follow(certificate.lines, self._start)
        if not left:
            raise ProofError("no_solution", "")
        for claim in eliminations:
            if left >> self._number(claim) & 1:
                raise ProofError("not_proven", self._candidate_text(claim))
        for claim in placements:
            own = 1 << self._number(claim)
            if not any(members & left == own for members in self._sectors.values()):
                raise ProofError("not_proven", self._candidate_text(claim))

    def _follow(self, lines: tuple[Inference, ...], live: int) -> int:
        """Return the candidates that remain after the lines; 0 for a contradiction."""
        for line in lines:
            if isinstance(line, Trial):
                assumed = self._number(line.assumed)
                left = self._follow(line.lines, live & ~self._sees[assumed])
                if left >> assumed & 1:
                    raise ProofError("no_contradiction", self._candidate_text(line.assumed))
                live &= ~(1 << assumed)
            elif isinstance(line, Filling):
                live = self._fill(line, live)
                if not live:
                    return 0
            elif not line.gone:
                if not self._is_contradiction(line, live):
                    raise ProofError("no_contradiction", " ".join(line.truths))
                return 0
            else:
                gone = [self._number(each) for each in line.gone]
                rule = self._falls if line.links else self._is_seen
                for number, each in zip(gone, line.gone, strict=True):
                    if not rule(line, live, number):
                        raise ProofError("not_proven", self._candidate_text(each))
                for number in gone:
                    live &= ~(1 << number)
        return live

    def _fill(self, line: Filling, live: int) -> int:
        """Return the candidates without those that are in no way of filling the cells."""
        names = " ".join(each if isinstance(each, str) else each.kind for each in line.bases)
        rule = self._rule(line, live)
        if rule is None:
            raise ProofError("no_rule", names)
        try:
            if not line.gone:
                if self._is_possible(rule, live):
                    raise ProofError("no_contradiction", names)
                return 0
            for each in line.gone:
                number = self._number(each)
                rest = live & ~self._sees[number] | 1 << number
                if each.cell not in rule.cells or self._is_possible(rule, rest):
                    raise ProofError("not_proven", self._candidate_text(each))
        except TooManyWaysError:
            raise ProofError("too_many_ways", names) from None
        for each in line.gone:
            live &= ~(1 << self._number(each))
        return live

    def _is_possible(self, rule: InOrder, live: int) -> bool:
        return is_possible(rule, [self._mask(cell, live) for cell in rule.cells], self.geometry)

    def _rule(self, line: Filling, live: int) -> InOrder | None:
        """Return the rule that a line refers to; None if this board has no such rule."""
        named = (*line.bases, *line.covers)
        if any(
            isinstance(each, Clause) and each not in self.geometry.constraints for each in named
        ):
            return None
        if len(named) == len(line.bases) == 1 and isinstance(named[0], Clause):
            rule = rule_of(named[0], line.cells, self.geometry)
            if rule is not None:
                return rule
        weights: dict[Cell, int] = {}
        total = 0
        for sign, named in ((1, line.bases), (-1, line.covers)):
            for each in named:
                equation = (
                    equation_of(each, self.geometry)
                    if isinstance(each, Clause)
                    else self._house(each)
                )
                if equation is None:
                    return None
                total += sign * equation.total
                for cell, weight in equation.weights.items():
                    weights[cell] = weights.get(cell, 0) + sign * weight
        return sum_rule(weights, total, {cell: self._mask(cell, live) for cell in weights})

    def _house(self, name: str) -> Adds | None:
        """Return the sum of a house that contains each digit once; None for other houses."""
        size = self.geometry.size
        for house in self.geometry.houses:
            if house.name == name and len(house.cells) == size:
                return Adds(dict.fromkeys(house.cells, 1), size * (size + 1) // 2)
        return None

    def _mask(self, cell: int, live: int) -> int:
        area = len(self.geometry.cells)
        return sum(
            1 << digit for digit in range(self.geometry.size) if live >> area * digit + cell & 1
        )

    def _is_seen(self, line: Line, live: int, number: int) -> bool:
        if line.truths == (MIRROR,):
            return self._is_mirrored(live, number)
        return (
            len(line.truths) == 1
            and not self._members(line.truths[0]) & live & ~(self._sees[number])
        )

    def _is_contradiction(self, line: Line, live: int) -> bool:
        if not line.links:
            return len(line.truths) == 1 and not self._members(line.truths[0]) & live
        return self._is_covered(line, live) and len(line.links) < len(line.truths)

    def _falls(self, line: Line, live: int, number: int) -> bool:
        """Whether a candidate would use more links than the line has to spare."""
        taken = 0
        for link in line.links:
            members = self._link(link)
            # A candidate that sees all of a link makes a link together with it.
            taken += members >> number & 1 or not members & live & ~self._sees[number]
        held = sum(self._members(truth) >> number & 1 for truth in line.truths)
        return self._is_covered(line, live) and taken - held > len(line.links) - len(line.truths)

    def _is_covered(self, line: Line, live: int) -> bool:
        """Whether links contain each candidate at least as often as truths do."""
        truths = [self._members(truth) & live for truth in line.truths]
        links = [self._link(link) for link in line.links]
        every = 0
        for truth in truths:
            every |= truth
        return all(
            sum(link >> number & 1 for link in links) >= sum(t >> number & 1 for t in truths)
            for number in _bits(every)
        )

    def _members(self, name: str) -> int:
        members = self._named.get(name, self._sectors.get(name))
        if members is None:
            raise ProofError("no_sector", name)
        return members

    def _link(self, link: Sector) -> int:
        if isinstance(link, str):
            if link not in self._sectors:
                raise ProofError("no_sector", link)
            return self._sectors[link]
        members = 0
        for each in link:
            if members & ~self._sees[self._number(each)]:
                raise ProofError("no_link", " ".join(map(self._candidate_text, link)))
            members |= 1 << self._number(each)
        return members

    def _without(self, pattern: Pattern) -> int:
        """Return the candidates of which one is true because a pattern is impossible.

        If its cells contained only the pattern's digits, the puzzle would have several solutions.
        """
        verdict = pattern_verdict(self.geometry, pattern)
        deadly = verdict is PatternVerdict.DEADLY
        if verdict is PatternVerdict.POSSIBLE or (
            # What swaps without its houses noticing may break a constraint.
            deadly
            and (self.geometry.constraints or any(self._givens >> cell & 1 for cell, _ in pattern))
        ):
            raise ProofError("no_pattern", self._named_cells(cell for cell, _ in pattern))
        self.uses_uniqueness |= deadly
        area, members = len(self.geometry.cells), 0
        for cell, mask in pattern:
            for digit in range(self.geometry.size):
                if not mask >> digit & 1:
                    members |= 1 << area * digit + cell
        return members & self._start

    def _check_symmetry(self) -> None:
        """Raise `ProofError` unless both the givens and the board have the symmetry."""
        symmetry = self._certificate.symmetry
        assert symmetry is not None
        geometry, (cells, digits) = self.geometry, symmetry
        every = range(1, geometry.size + 1)
        if (
            geometry.constraints
            or sorted(cells) != list(geometry.cells)
            or sorted(digits) != list(every)
        ):
            raise ProofError("no_symmetry", "")
        for cell, to in enumerate(cells):
            if {cells[peer] for peer in geometry.peers[cell]} != set(geometry.peers[to]):
                raise ProofError("no_symmetry", geometry.cell_name(cell))
            given = self._givens >> cell & 1
            if given != self._givens >> to & 1 or (
                given and digits[self._values[cell] - 1] != self._values[to]
            ):
                raise ProofError("no_symmetry", geometry.cell_name(cell))
        self.uses_uniqueness = True

    def _is_mirrored(self, live: int, number: int) -> bool:
        """Whether the image of a candidate is gone, or cannot be true together with it."""
        symmetry = self._certificate.symmetry
        if symmetry is None:
            return False
        area = len(self.geometry.cells)
        digit, cell = divmod(number, area)
        image = area * (symmetry.digits[digit] - 1) + symmetry.cells[cell]
        return not live >> image & 1 or bool(self._sees[number] >> image & 1)

    def _number(self, candidate: Candidate) -> int:
        return len(self.geometry.cells) * (candidate.digit - 1) + candidate.cell

    def _candidate_text(self, candidate: Candidate) -> str:
        return f"{self.geometry.cell_name(candidate.cell)}={symbol(candidate.digit)}"

    def _named_cells(self, cells: Iterable[int]) -> str:
        return " ".join(map(self.geometry.cell_name, cells))


def _live(position: Grid) -> int:
    """Return the candidates of a position, including the digits of filled cells."""
    area, live = len(position.geometry.cells), 0
    for cell, (value, mask) in enumerate(zip(position.values, position.candidates, strict=True)):
        for digit in [value - 1] if value else _bits(mask):
            live |= 1 << area * digit + cell
    return live


@cache
def _tables(geometry: Geometry) -> tuple[tuple[int, ...], dict[str, int]]:
    """Return what each candidate makes false, and each sector's candidates by its name."""
    area, every = len(geometry.cells), range(geometry.size)
    of_cell = sum(1 << area * digit for digit in every)
    sees, sectors = [], {}
    for digit in every:
        for cell in geometry.cells:
            same = sum(1 << area * digit + peer for peer in geometry.peers[cell])
            sees.append(same | (of_cell << cell & ~(1 << area * digit + cell)))
    for cell in geometry.cells:
        sectors[geometry.cell_name(cell)] = of_cell << cell
    for house in geometry.houses:
        members = sum(1 << cell for cell in house.cells)
        for digit in every:
            sectors[f"{symbol(digit + 1)}{house.name}"] = members << area * digit
    return tuple(sees), sectors


def _bits(members: int) -> list[int]:
    return [number for number in range(members.bit_length()) if members >> number & 1]
