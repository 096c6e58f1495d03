"""Checks chains link by link: which links hold at a position, and what a chain proves.

A link holds by one sector alone: a cell, or the places of a digit in a house. A strong link in
a bracket of several cells is an almost locked set. Nothing else of the position is looked at.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise, product
from typing import Final, NamedTuple

from ...core.digits import Cell, Digit
from ...core.errors import SudokuError
from ...core.message import Message
from ..board import Board
from ..notation.chains import Node, WrittenChain, WrittenLink, WrittenStep
from ..sets import CandidateSet, bits, union
from ..step import Candidate
from ..tables import sees


class ChainError(SudokuError):
    """A chain does not hold, or does not show what it claims; `where` quotes the place.

    `others` are candidates that decide it, as text.
    """

    def __init__(self, reason: str, where: str, **others: str) -> None:
        super().__init__(f"{reason}: {where}", where=where, **others)
        self.key = f"error.chain.{reason}"


class _End(NamedTuple):
    """What is known about a node if the first node of its chain is true, or false."""

    node: Node
    holds: bool


class _Implication(NamedTuple):
    start: _End
    end: _End


class ChainChecker:
    """Checks the chains of a written step at a position."""

    def __init__(self, board: Board) -> None:
        self._board: Final = board
        self._tables: Final = board.tables
        self._sees: Final = sees(board.tables)
        area = self._tables.area
        self._live: Final = union(plane << area * d for d, plane in enumerate(board.planes))
        houses = self._tables.houses
        self._sectors: Final = [
            members
            for sectors in (
                (self._tables.digits_of_cell << cell for cell in range(area)),
                (house << area * d for house in houses for d in range(self._tables.size)),
            )
            for sector in sectors
            if (members := sector & self._live)
        ]

    def check(self, step: WrittenStep) -> None:
        """Raise `ChainError` unless all links hold and the chains prove the conclusions."""
        shown = 0
        implications = []
        for chain in step.chains:
            self._check_links(chain)
            shown |= self._shown_by(chain)
            implications.append(self._implication(chain))
        if len(implications) > 1:
            shown |= self._shown_by_cases(implications) if step.cases else 0
            shown |= 0 if step.cases else self._shown_by_contradiction(implications)
        for gone in step.eliminations:
            if not shown >> self._number(gone) & 1:
                raise ChainError("not_shown", self._candidate_text(gone, "<>"))
        left = self._live & ~shown
        for placed in step.placements:
            own = 1 << self._number(placed)
            if not any(sector & left == own for sector in self._sectors if sector & own):
                raise ChainError("not_shown", self._candidate_text(placed, "="))

    # Links.

    def _check_links(self, chain: WrittenChain) -> None:
        size = self._tables.size
        for node in chain.nodes:
            # Cells that are counted against digits have to be empty.
            counted = len(node.cells) > 1 and len(node.digits) > 1
            if not all(self._parts(node)) or (
                counted and not all(map(self._candidates_of, node.cells))
            ):
                raise ChainError("not_there", node.text(size))
        ends = (*chain.nodes, chain.nodes[0]) if chain.loop else chain.nodes
        for node, (before, after) in zip(chain.nodes[1:], pairwise(chain.links), strict=False):
            if before.strong == after.strong:
                raise ChainError("not_alternating", node.text(size))
        if chain.loop and chain.links[0].strong == chain.links[-1].strong:
            raise ChainError("not_alternating", chain.nodes[0].text(size))
        for link, (one, other) in zip(chain.links, pairwise(ends), strict=True):
            told = f"{one.text(size)} {'=' if link.strong else '-'} {other.text(size)}"
            if link.strong and not self._is_strong(link, one, other):
                if others := self._others(link, one, other):
                    raise ChainError("others", told, others=others)
                raise ChainError("not_strong", told)
            if not link.strong and not self._excludes(one, other):
                raise ChainError("not_weak", told)

    def _is_strong(self, link: WrittenLink, one: Node, other: Node) -> bool:
        if link.in_bracket and len(one.cells) > 1:
            return self._is_almost_locked(one, other)
        return all(
            any(sector & ~(this | that) == 0 for sector in self._sectors)
            for this in self._parts(one)
            for that in self._parts(other)
        )

    def _others(self, link: WrittenLink, one: Node, other: Node) -> str:
        """Return what else one cell or house of two nodes may hold; empty if they share none."""
        if link.in_bracket and len(one.cells) > 1:
            every = union(self._tables.digits_of_cell << cell for cell in one.cells) & self._live
            rests = [every & ~union((*self._parts(one), *self._parts(other)))]
        else:
            pairs = product(self._parts(one), self._parts(other))
            both = next(
                this | that
                for this, that in pairs
                if all(sector & ~(this | that) for sector in self._sectors)
            )
            rests = [sector & ~both for sector in self._sectors if not both & ~sector]
        rest = min(rests, key=int.bit_count, default=0)
        places: dict[Digit, list[Cell]] = {}
        for number in bits(rest):
            cell, digit = self._tables.candidate[number]
            places.setdefault(digit, []).append(cell)
        nodes = [Node((digit,), tuple(cells)) for digit, cells in places.items()]
        return ", ".join(node.text(self._tables.size) for node in nodes)

    def _is_almost_locked(self, one: Node, other: Node) -> bool:
        """Whether the cells hold only these digits, one more than cells, each at most once."""
        digits = {*one.digits, *other.digits}
        held = {d + 1 for cell in one.cells for d in bits(self._candidates_of(cell))}
        return (
            one.cells == other.cells
            and held == digits
            and all(map(self._candidates_of, one.cells))
            and len(digits) == len(one.cells) + 1 == len(one.digits) + len(other.digits)
            and all(self._sees_itself(one.cells, digit) for digit in digits)
        )

    def _candidates_of(self, cell: int) -> int:
        return self._board.masks[cell]

    def _sees_itself(self, cells: Sequence[int], digit: int) -> bool:
        places = [self._tables.number(c, digit) for c in cells]
        places = [number for number in places if self._live >> number & 1]
        return all(self._sees[a] >> b & 1 for a, b in combinations(places, 2))

    def _excludes(self, one: Node, other: Node) -> bool:
        """Whether two nodes cannot both be true."""
        if any(
            this & ~self._seen_by(that) == 0
            for this in self._parts(one)
            for that in self._parts(other)
        ):
            return True
        return self._fills(one, other) or self._fills(other, one)

    def _fills(self, locked: Node, other: Node) -> bool:
        """Whether the digits of a node need all its cells, of which another node needs one."""
        return (
            len(locked.digits) == len(locked.cells) > 1
            and {*other.cells} <= {*locked.cells}
            and not {*other.digits} & {*locked.digits}
        )

    # What chains show.

    def _shown_by(self, chain: WrittenChain) -> CandidateSet:
        """Return the candidates that one chain eliminates."""
        if chain.loop:
            return self._shown_by_loop(chain)
        (start, begins), (end, ends) = self._implication(chain)
        first, last = self._parts(start), self._parts(end)
        shown = self._shown_between(chain)
        if not begins and ends and first == last:
            shown |= self._seen_by(first[0])
        if begins and len(first) == 1 and (self._excludes(start, end) if ends else first == last):
            shown |= first[0]
        if not begins and not ends and len(last) == 1 and self._excludes(start, end):
            shown |= last[0]
        return shown

    def _shown_between(self, chain: WrittenChain) -> CandidateSet:
        """Return the candidates that see both ends of a chain, or of part of it."""
        false = [self._false_with(node) for node in chain.nodes]
        strong = [number for number, link in enumerate(chain.links) if link.strong]
        return union(
            false[first] & false[last + 1] for first in strong for last in strong if first <= last
        )

    def _shown_by_loop(self, chain: WrittenChain) -> CandidateSet:
        """Return what a continuous loop eliminates: one end of each of its links is true."""
        nodes, count, shown = list(chain.nodes), len(chain.nodes), 0
        for number, link in enumerate(chain.links):
            if not link.strong:
                # Of a set only the digits count by which the chain goes on.
                after = (number + 1) % count
                nodes[number], nodes[after] = self._narrowed(nodes[number], nodes[after])
        for number, link in enumerate(chain.links):
            after = (number + 1) % count
            one, other = nodes[number], nodes[after]
            if not link.strong:
                shown |= self._false_with(one) & self._false_with(other)
            elif link.in_bracket and len(one.cells) > 1:
                every = {*chain.nodes[number].digits, *chain.nodes[after].digits}
                for digit in every - {*one.digits, *other.digits}:
                    places = Node((digit,), one.cells)
                    shown |= self._false_with(places)
        return shown

    def _narrowed(self, one: Node, other: Node) -> tuple[Node, Node]:
        for first in one.digits:
            for second in other.digits:
                pair = Node((first,), one.cells), Node((second,), other.cells)
                if all(map(all, map(self._parts, pair))) and self._excludes(*pair):
                    return pair
        return one, other

    def _shown_by_contradiction(self, found: Sequence[_Implication]) -> CandidateSet:
        """Return the common start of several chains, if their ends contradict each other."""
        start = found[0].start
        if any(each.start != start for each in found) or len(self._parts(start.node)) != 1:
            return 0
        false = union(self._false_after(each) for each in found)
        (own,) = self._parts(start.node)
        false |= self._false_with(start.node) if start.holds else own
        needed = [
            part for each in found if each.end.holds for part in self._parts(each.end.node)
        ] + self._sectors
        if all(members & ~false for members in needed):
            return 0
        return own if start.holds else self._seen_by(own)

    def _shown_by_cases(self, found: Sequence[_Implication]) -> CandidateSet:
        """Return what is false whichever of the starts is true, if one of them must be."""
        starts = [each.start for each in found]
        if not all(each.holds and len(self._parts(each.node)) == 1 for each in starts):
            return 0
        covered = union(self._parts(each.node)[0] for each in starts)
        if not any(sector & ~covered == 0 for sector in self._sectors):
            return 0
        shown = self._live
        for each in found:
            shown &= self._false_after(each) | self._false_with(each.start.node)
        return shown

    def _false_after(self, found: _Implication) -> CandidateSet:
        node, holds = found.end
        if holds:
            return self._false_with(node)
        parts = self._parts(node)
        return parts[0] if len(parts) == 1 else 0

    def _false_with(self, node: Node) -> CandidateSet:
        """Return the candidates that are false when a node is true."""
        found = union(self._seen_by(part) for part in self._parts(node))
        if len(node.digits) == len(node.cells) > 1:
            cells = union(self._tables.digits_of_cell << cell for cell in node.cells)
            found |= cells & self._live & ~union(self._parts(node))
        return found

    def _implication(self, chain: WrittenChain) -> _Implication:
        """Return what a chain implies about its last node: true after a strong link."""
        if not chain.links:
            only = _End(chain.nodes[0], holds=True)
            return _Implication(only, only)
        start = _End(chain.nodes[0], holds=not chain.links[0].strong)
        return _Implication(start, _End(chain.nodes[-1], holds=chain.links[-1].strong))

    # Candidates as sets.

    def _parts(self, node: Node) -> list[CandidateSet]:
        return [union(1 << self._number(each) for each in part) & self._live for part in node.parts]

    def _seen_by(self, members: CandidateSet) -> CandidateSet:
        """Return the candidates that see all of some; none if there are none."""
        seen = self._live if members else 0
        for number in bits(members):
            seen &= self._sees[number]
        return seen

    def _number(self, candidate: Candidate) -> int:
        return self._tables.number(candidate.cell, candidate.digit)

    def _candidate_text(self, candidate: Candidate, sign: str) -> str:
        return f"{self._tables.geometry.cell_name(candidate.cell)}{sign}{candidate.digit}"


def why_not(board: Board, step: WrittenStep) -> Message | None:
    """Return why a written step does not follow from its chains; None if it does."""
    try:
        ChainChecker(board).check(step)
    except ChainError as error:
        return error.message
    return None


def drawn(chains: Iterable[WrittenChain]) -> tuple[Candidate, ...]:
    """Return the candidates named by chains, for a certificate."""
    named = {c for chain in chains for node in chain.nodes for part in node.parts for c in part}
    return tuple(sorted(named))
