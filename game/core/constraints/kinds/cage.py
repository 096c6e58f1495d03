"""Killer cages: different digits that add up to the total, if there is one."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ...constraint import Constraint
from ...digits import Cell, Digit, digits_of, symbol
from ...message import Message, message
from .. import base_of
from ..clause import Clause
from ..kind import (
    Case,
    Deduction,
    Example,
    Finding,
    GridLike,
    Kind,
    Position,
    domains,
    eliminated_candidates,
)
from ..lines import cells_at, number_in, places
from ..marks import Mark, Outline
from ..meaning import Adds
from ..rule import Holds, Rule, cage_of, different
from ..sums import Remainder, alone, remainders, sum_rule

if TYPE_CHECKING:
    from ...geometry import Geometry
    from ...grid import Grid


def _has_total(cage: Clause) -> bool:
    return bool(cage.values)


_CAGE_SINGLE = Example(
    (
        "cage=22:r1c3.r2c1.r2c2.r2c3.r3c3~cage=22:r1c4.r2c4.r3c4.r3c5.r3c6~"
        "cage=23:r1c5.r1c6.r2c5.r2c6~cage=7:r1c7.r2c7~cage=25:r1c8.r1c9.r2c8.r2c9.r3c9~"
        "cage=33:r3c1.r3c2.r4c1.r5c1.r6c1~cage=28:r3c7.r4c7.r5c7.r5c8.r6c7~"
        "cage=26:r3c8.r4c8.r4c9.r5c9.r6c9~cage=10:r4c2.r4c3~cage=21:r4c6.r5c5.r5c6.r6c6~"
        "cage=15:r5c2.r6c2.r7c1.r7c2.r8c2~cage=37:r6c5.r7c3.r7c4.r7c5.r8c5.r9c5~"
        "cage=20:r6c8.r7c6.r7c7.r7c8.r8c7~cage=25:r8c1.r9c1.r9c2.r9c3.r9c4~cage=8:r8c3.r8c4"
    ),
    "2.9.7..1.5.3.1...6.71.2..9.8....7......9.4....1...2...4....1.59......7..79.348.2.",
)
_RULE_OF_45 = Example(
    (
        "cage=23:r1c8.r1c9.r2c9.r3c9~cage=26:r2c2.r3c1.r3c2.r4c1.r4c2~"
        "cage=14:r2c3.r2c4.r2c5.r3c4~cage=24:r2c6.r2c7.r3c6.r4c6.r5c6~cage=14:r2c8.r3c7.r3c8~"
        "cage=7:r3c3.r4c3~cage=23:r4c7.r5c7.r5c8.r6c8~cage=21:r4c8.r4c9.r5c9.r6c9~"
        "cage=26:r5c1.r5c2.r5c3.r6c1.r6c2~cage=4:r5c4.r5c5~cage=29:r6c3.r6c4.r6c5.r7c3~"
        "cage=5:r6c6.r6c7~cage=15:r7c1.r7c2.r8c1.r8c2~cage=13:r7c4.r8c3.r8c4~"
        "cage=21:r7c5.r7c6.r8c5.r8c6~cage=13:r7c7.r7c8.r7c9~cage=28:r8c7.r8c8.r8c9.r9c7~"
        "cage=16:r9c1.r9c2~cage=17:r9c3.r9c4.r9c5.r9c6~cage=4:r9c8.r9c9"
    ),
    ".25...3.......254......32..54.92673...71....4.8......6658.........8..695.74......",
)
_CAGE_COMBINATION = Example(
    (
        "cage=34:r1c3.r2c3.r3c3.r3c4.r3c5~cage=13:r1c4.r2c4.r2c5~"
        "cage=28:r1c5.r1c6.r2c6.r2c7.r3c6~cage=17:r1c7.r1c8.r1c9.r2c9~"
        "cage=16:r3c1.r4c1.r5c1.r6c1~cage=17:r4c2.r5c2~cage=27:r4c4.r4c5.r4c6.r4c7.r5c5~"
        "cage=10:r4c9.r5c8.r5c9.r6c8~cage=19:r5c6.r5c7.r6c6.r6c7~"
        "cage=21:r6c2.r7c1.r7c2.r8c2.r8c3~cage=18:r6c3.r6c4.r7c3.r7c4~"
        "cage=26:r6c5.r7c5.r7c6.r8c5.r8c6~cage=23:r7c7.r7c8.r8c7.r8c8.r9c7~"
        "cage=24:r8c4.r9c3.r9c4.r9c5.r9c6"
    ),
    "....9..2.1..2867.5.....51.....1.79..5.7..361....9..8479....8....3........7..24..1",
)
_CAGE_LOCKED = Example(
    (
        "cage=12:r1c1.r1c2.r1c3.r2c3~cage=25:r1c7.r1c8.r1c9.r2c9.r3c9~cage=19:r2c1.r3c1.r4c1~"
        "cage=27:r2c5.r3c4.r3c5.r4c4.r4c5~cage=26:r2c7.r2c8.r3c6.r3c7.r3c8~"
        "cage=13:r4c2.r5c1.r5c2.r6c1~cage=15:r4c3.r5c3~cage=12:r4c6.r5c5.r5c6.r6c5~"
        "cage=14:r4c7.r5c7.r6c6.r6c7~cage=29:r4c8.r5c8.r6c8.r7c8.r8c8~cage=19:r4c9.r5c9.r6c9~"
        "cage=29:r5c4.r6c3.r6c4.r7c4.r7c5~cage=16:r6c2.r7c2.r7c3~"
        "cage=28:r7c1.r8c1.r8c2.r9c1.r9c2~cage=22:r7c6.r7c7.r8c6.r9c6~"
        "cage=21:r7c9.r8c9.r9c8.r9c9~cage=14:r8c3.r8c4.r9c3~cage=6:r8c5.r9c4.r9c5~"
        "cage=9:r8c7.r9c7"
    ),
    ".1....84.47......69.5..67..65...............73...64.58...6...71.29.18.6...1.37...",
)
_INNIES_OUTIES = Example(
    (
        "cage=7:r1c1.r1c2~cage=21:r1c3.r1c4.r2c3.r2c4~cage=14:r1c5.r2c5.r2c6.r3c5~"
        "cage=35:r1c6.r1c7.r1c8.r1c9.r2c7.r2c8~cage=28:r2c1.r2c2.r3c1.r3c2.r3c3~"
        "cage=20:r2c9.r3c8.r3c9.r4c8~cage=18:r3c4.r4c4.r4c5~cage=7:r4c1.r4c2.r4c3~"
        "cage=23:r4c6.r5c5.r5c6.r6c5~cage=16:r4c9.r5c7.r5c8.r5c9~cage=28:r5c1.r5c2.r5c3.r6c2~"
        "cage=14:r5c4.r6c3.r6c4.r7c4~cage=18:r6c6.r7c5.r7c6~cage=23:r6c7.r6c8.r6c9.r7c9~"
        "cage=14:r7c7.r7c8.r8c8.r8c9~cage=26:r8c1.r8c2.r9c1.r9c2~cage=17:r8c3.r8c4.r9c3~"
        "cage=21:r8c5.r8c6.r9c4.r9c5"
    ),
    "43..29.8.57..1.3..8....4.9....38....96...2..33....62.......5.3.7..9.3.....3.6.4..",
)


class CageKind(Kind):
    """A group of cells without repeated digits, with or without a total."""

    word = "cage"
    rank = 10
    links = ("killercage",)
    numbers = (0, 1)
    shown = Case(
        "cage=15:r3c3.r3c4.r4c3~cage=8:r5c6.r6c6~cage=24:r7c2.r7c3.r8c2",
        "r3c3=4 r3c4=9 r4c3=2 r5c6=3 r6c6=5 r7c2=7 r7c3=8 r8c2=9",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return the sum, or that all digits differ."""
        if one.values:
            return [(one.cells, cage_of(one.values[0], len(one.cells), board.size))]
        return [(one.cells, different(board.size))]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Adds | None:
        """Return the total; the checker knows already that cells which see each other differ."""
        return Adds(dict.fromkeys(one.cells, 1), one.values[0]) if one.values else None

    def apart(self, one: Clause, board: "Geometry") -> Iterable[tuple[Cell, ...]]:
        """Return its cells."""
        return [one.cells]

    def implied(
        self, every: Sequence[Clause], board: "Geometry"
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return what follows from the rule of 45."""
        seen = set()
        for left in remainders(self.with_totals(every), board):
            if (left.cells, left.total) not in seen:
                seen.add((left.cells, left.total))
                yield sum_rule(left.cells, left.total, board)

    def with_totals(self, every: Sequence[Clause]) -> list[Clause]:
        """Return the cages with totals that share no cell with another."""
        return alone([one for one in every if one.kind == self.word], _has_total)

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether its cells are different, and no more than digits."""
        return super().fits(one, board) and len(set(one.cells)) == len(one.cells) <= board.size

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Mark]:
        """Return a dashed outline with the total in the corner."""
        return [Outline(one.cells, str(one.values[0]) if one.values else "")]

    def deductions(self) -> tuple[Deduction, ...]:
        """Return the deductions of cages, easiest first."""
        return (
            Deduction("cage-single", 150, 8, 1, find_singles, _CAGE_SINGLE),
            Deduction("rule-of-45", 450, 20, 1, find_innies, _RULE_OF_45),
            Deduction("cage-combination", 500, 30, 2, find_combinations, _CAGE_COMBINATION),
            Deduction("cage-locked", 1250, 60, 2, find_locked, _CAGE_LOCKED),
            Deduction("innies-outies", 1450, 90, 3, find_remainders, _INNIES_OUTIES),
        )

    def arguments(self, one: Clause) -> dict[str, str | int | Message]:
        """Return the total."""
        return {"total": one.values[0]} if one.values else {}

    def name_message(self, one: Clause) -> Message:
        """Return the cage of 14, or the cage at r1c1."""
        if one.values:
            return super().name_message(one)
        return message("constraint.cage.plain")

    def broken_message(self, one: Clause, cells: tuple[Cell, ...], grid: GridLike) -> Message:
        """Return which digit is repeated, or the actual sum."""
        held = [grid.values[cell] for cell in one.cells if grid.values[cell]]
        cage = self.name_message(one)
        for digit in held:
            if held.count(digit) > 1:
                return message("constraint.cage.twice", cage=cage, digit=symbol(digit))
        if len(held) == len(one.cells):
            return message("constraint.cage.sum", cage=cage, sum=sum(held))
        left = one.values[0] - sum(held)
        if left <= 0:
            return message("constraint.cage.over", cage=cage, sum=sum(held))
        number = len(one.cells) - len(held)
        return message("constraint.cage.left", number, cage=cage, left=left)

    def parse(self, spec: Constraint, board: "Geometry") -> Iterable[Clause]:
        """Return the cage, with its total if it has one."""
        return [Clause(self.word, cells_at(spec.cells, board), number_in(spec))]

    def write(self, one: Clause, board: "Geometry") -> Constraint:
        """Return its cells and its total."""
        written = tuple(map(str, one.values))
        return Constraint("killercage", places(one.cells, board), values=written)


MOST_LISTED = 14
"""Sets of digits that the calculator lists."""


class Calculated(NamedTuple):
    """The remaining possibilities of a cage, by the rules and the board."""

    place: int
    """The cage's place among the constraints of the board."""
    sets: tuple[int, ...]


def sets_left(grid: "Grid", cell: int) -> Calculated | None:
    """Return the digit sets that can still fill the cage of a cell; None if it has none."""
    for place, cage, rule in cages_of(grid.geometry):
        if cell in cage.cells:
            masks = domains(cage.cells, Known(grid.values, grid.candidates))
            return Calculated(place, rule.sets_left(masks))
    return None


def calculated(grid: "Grid", cell: int, struck: Collection[tuple[int, int]] = ()) -> Message | None:
    """Return a message with the remaining digit sets of a cell's cage, if it has one.

    The board and the rules count, and so do the sets that the player ruled out.
    """
    found = sets_left(grid, cell)
    if found is None:
        return None
    cage = grid.geometry.constraints[found.place]
    sets = [each for each in found.sets if (found.place, each) not in struck]
    left = cage.values[0] - sum(grid.values[c] for c in cage.cells)
    named = KIND.name_message(cage)
    if not sets:
        return message("constraint.cage.none", cage=named)
    key = "constraint.cage.sets" if len(sets) <= MOST_LISTED else "constraint.cage.many"
    return message(key, len(sets), cage=named, left=left, sets=_listed(sets[:MOST_LISTED]))


def _listed(sets: Iterable[int]) -> str:
    """Return digit sets as sums, so that they are not read as numbers: 2+9, 3+8."""
    return ", ".join("+".join(map(symbol, digits_of(each))) for each in sets)


class Known(NamedTuple):
    """A position with what deductions of cages need."""

    values: Sequence[int]
    masks: Sequence[int]


def cages_of(geometry: "Geometry") -> list[tuple[int, Clause, Holds]]:
    """Return the cages with a total and few enough digit sets, with their indices and rules."""
    found = []
    for relation in geometry.relations:
        rule = relation.rule
        # Other kinds, such as renban, hold sets of digits, too.
        if relation.owner >= 0 and isinstance(rule, Holds):
            one = geometry.constraints[relation.owner]
            if one.kind == KIND.word:
                found.append((relation.owner, one, rule))
    return found


def find_singles(geometry: "Geometry", position: Position) -> Iterator[Finding]:
    """Yield the last empty cells of cages with the digit that the total leaves."""
    for owner, cage, _ in cages_of(geometry):
        rest = [cell for cell in cage.cells if not position.values[cell]]
        if len(rest) != 1:
            continue
        held = sum(position.values[cell] for cell in cage.cells)
        digit = cage.values[0] - held
        if 1 <= digit <= geometry.size and position.masks[rest[0]] >> digit - 1 & 1:
            arguments = (("total_count", cage.values[0]), ("held_count", held))
            yield Finding(
                cage.cells,
                ((rest[0], digit),),
                arguments=(*arguments, ("cell", rest[0]), ("digit", Digit(digit))),
                constraints=(owner,),
            )


def find_combinations(geometry: "Geometry", position: Position) -> Iterator[Finding]:
    """Yield the cages with few digit sets left, the fewest first."""
    found = []
    for owner, cage, rule in cages_of(geometry):
        masks = domains(cage.cells, position)
        left = rule.narrow(masks)
        if left is None:
            continue
        lost = eliminated_candidates(cage.cells, position, left)
        if lost:
            sets = rule.sets_left(masks)
            found.append((len(sets), len(cage.cells), owner, cage, sets, lost))
    for number, _, owner, cage, sets, lost in sorted(found, key=lambda each: each[:3]):
        yield Finding(
            cage.cells,
            eliminations=lost,
            arguments=(
                ("variant", "one" if number == 1 else "few" if number <= MOST_SHOWN else "many"),
                ("total_count", cage.values[0]),
                ("sets_text", _listed(sets[:MOST_SHOWN])),
                ("number_count", number),
            ),
            constraints=(owner,),
        )


MOST_SHOWN = 5
"""Sets of digits that a sentence lists."""


def find_locked(geometry: "Geometry", position: Position) -> Iterator[Finding]:
    """Yield the digits that a cage must contain and whose places there all see other cells."""
    for owner, cage, rule in cages_of(geometry):
        masks = domains(cage.cells, position)
        common = int(geometry.all_digits)
        for each in rule.sets_left(masks):
            common &= each
        for digit in digits_of(common):
            places = [
                cell for cell, mask in zip(cage.cells, masks, strict=True) if mask >> digit - 1 & 1
            ]
            if not places or any(position.values[cell] for cell in places):
                continue
            seen = set(geometry.peers[places[0]]).intersection(
                *(geometry.peers[cell] for cell in places[1:])
            )
            lost = tuple(
                (cell, digit)
                for cell in sorted(seen.difference(cage.cells))
                if position.masks[cell] >> digit - 1 & 1
            )
            if lost:
                yield Finding(
                    tuple(places),
                    eliminations=lost,
                    arguments=(
                        ("total_count", cage.values[0]),
                        ("digit", Digit(digit)),
                        ("cells", tuple(places)),
                    ),
                    constraints=(owner,),
                )


def _remainders(geometry: "Geometry") -> list[Remainder]:
    """Return the remainders by the rule of 45, with the fewest cells and houses first."""
    known = _KNOWN.get(geometry.code)
    if known is None:
        board = base_of(geometry)
        seen: dict[tuple[tuple[Cell, ...], int], Remainder] = {}
        for left in remainders(KIND.with_totals(geometry.constraints), board):
            seen.setdefault((left.cells, left.total), left)
        known = sorted(seen.values(), key=lambda each: (len(each.cells), len(each.houses)))
        if len(_KNOWN) > 32:
            _KNOWN.clear()
        _KNOWN[geometry.code] = known
    return known


_KNOWN: dict[str, list[Remainder]] = {}


def find_innies(geometry: "Geometry", position: Position) -> Iterator[Finding]:
    """Yield single cells that the rule of 45 fills."""
    for left in _remainders(geometry):
        if len(left.cells) > 1:
            return
        [cell] = left.cells
        if not position.values[cell] and position.masks[cell] >> left.total - 1 & 1:
            placed = ((cell, left.total),)
            yield _of_45(left, geometry, placements=placed)


def find_remainders(geometry: "Geometry", position: Position) -> Iterator[Finding]:
    """Yield groups of cells with fewer digits by the rule of 45."""
    board = base_of(geometry)
    for left in _remainders(geometry):
        if len(left.cells) < 2:
            continue
        cells, rule = sum_rule(left.cells, left.total, board)
        narrowed = rule.narrow(domains(cells, position))
        lost = () if narrowed is None else eliminated_candidates(cells, position, narrowed)
        if lost:
            yield _of_45(left, geometry, eliminations=lost)


def _of_45(left: Remainder, geometry: "Geometry", **found: Any) -> Finding:
    size = geometry.size
    return Finding(
        left.cells,
        arguments=(
            ("variant", "in" if left.inside else "out"),
            ("base_houses", left.houses),
            ("whole_count", size * (size + 1) // 2 * len(left.houses)),
            ("cells", left.cells),
            ("total_count", left.total),
        ),
        houses=left.houses,
        **found,
    )


KIND = CageKind()
KINDS = (KIND,)
