"""Roles of candidates and cells in a step, beyond those that its technique assigns."""

from collections.abc import Iterable, Mapping
from typing import Final

from ...core.digits import Cell, Digit
from ...core.geometry import Geometry
from ...core.grid import Grid
from ...logic.step import Candidate, Role, Step

MOST_SIGHTS: Final = 16
"""With more lines of sight than these nothing could be told apart."""


def _numbers(step: Step, name: str) -> tuple[int, ...]:
    """Return the cells, houses or digits of an argument; none if there is no such argument."""
    value = dict(step.arguments).get(name, ())
    if isinstance(value, tuple):
        return tuple(number for number in value if isinstance(number, int))
    return (value,) if isinstance(value, int) else ()


def _at(cell: int, digit: int) -> Candidate:
    return Candidate(Cell(cell), Digit(digit))


def _names(step: Step) -> frozenset[str]:
    return frozenset(name for name, _ in step.arguments)


def is_directed(step: Step) -> bool:
    """Whether its links have a direction: chains and what follows from an assumption."""
    return bool(_names(step) & {"chain", "conclusion"})


def corners(step: Step, geometry: Geometry) -> tuple[int, ...]:
    """Return the four cells of the rectangle in a step."""
    found = _numbers(step, "corner_cells")
    if "box_house" in _names(step):
        lines = {
            cell
            for name in ("line_house", "cross_house")
            for house in _numbers(step, name)
            for cell in geometry.houses[house].cells
        }
        box = geometry.houses[_numbers(step, "box_house")[0]].cells
        found = tuple(cell for cell in box if cell not in lines)
    return found if len(found) == 4 else ()


def lettered(step: Step) -> tuple[int, ...]:
    """Return the pivot and its wings, or the stem, in the order of their letters."""
    if "pivot_cell" in _names(step):
        return (*_numbers(step, "pivot_cell"), *_numbers(step, "wing_cells"))
    return ()


def ends(step: Step) -> frozenset[Candidate]:
    """Return the ends of chains, one of which is true."""
    names = _names(step)
    if "pivot_cell" in names or "wing_cells" in names:
        digit = _numbers(step, "digit")
        cells = {*_numbers(step, "wing_cells")}
        if step.technique == "xyz-wing":
            cells.update(_numbers(step, "pivot_cell"))
        return frozenset(_at(c, d) for c in cells for d in digit)
    if names & {"first_cells", "corner_cells", "fish_digit"} or (
        step.sets and "chain" not in names
    ):
        return frozenset()
    links = [link for chain in step.chains for link in chain]
    starts = {candidate for link in links for candidate in link.start}
    goals = {candidate for link in links for candidate in link.end}
    extra = {_at(c, d) for c in _numbers(step, "extra_cell") for d in _numbers(step, "extra_digit")}
    return frozenset(starts ^ goals) - extra


def roles_of(step: Step, position: Grid) -> dict[Candidate, Role]:
    """Return the role of each candidate; if it has several, the first one."""
    found: dict[Candidate, Role] = {}
    # The places of an empty rectangle are no fins.
    other = Role.SECOND if "box_house" in _names(step) else Role.FIN
    for role, candidates in step.roles:
        for candidate in candidates:
            subset = candidate.cell in _numbers(step, "set_cells")
            found.setdefault(
                candidate, Role.SECOND if subset else other if role is Role.FIN else role
            )
    for digit in _numbers(step, "pattern_digit"):
        for cell in _template(position, digit, step):
            found.setdefault(_at(cell, digit), Role.COVER)
    for cell in _numbers(step, "odd_cell"):
        # The third places of a digit are what keeps the board from the grave.
        digit = _numbers(step, "odd_digit")[0]
        for peer in position.geometry.peers[cell]:
            candidate = _at(peer, digit)
            if position.candidates[peer] >> (candidate.digit - 1) & 1:
                found.setdefault(candidate, Role.SECOND)
    return found


def _template(position: Grid, digit: int, step: Step) -> tuple[int, ...]:
    """Return one way to place a digit in all rows, columns and boxes, for a template step."""
    needed = {cell for cell, _ in step.placements}
    barred = {cell for cell, _ in step.eliminations}
    geometry = position.geometry

    def placed(row: int, cells: tuple[int, ...]) -> tuple[int, ...]:
        if row == geometry.size:
            return cells if needed <= set(cells) else ()
        for cell in geometry.houses[row].cells:
            is_free = position.candidates[cell] >> (digit - 1) & 1 and cell not in barred
            if (is_free or position.values[cell] == digit) and not any(
                other in geometry.peers[cell] for other in cells
            ):
                found = placed(row + 1, (*cells, cell))
                if found:
                    return found
        return ()

    return placed(0, ())


def seen(
    step: Step, roles: Mapping[Candidate, Role], geometry: Geometry
) -> tuple[tuple[Candidate, Candidate], ...]:
    """Return eliminated candidates with what they see, where no house or link shows it."""
    names = _names(step)
    if "conclusion" in names:
        return ()
    gone = set(step.eliminations)
    if "first_cells" in names:
        found = _colours_seen(step, roles, geometry)
    else:
        shown: Iterable[Candidate] = ends(step)
        if "fin_cells" in names or _numbers(step, "roof_cells") or "open_cells" in names:
            shown = [c for c, role in roles.items() if role in (Role.FIN, Role.ENDO_FIN)]
        elif step.sets and "chain" not in names:
            shown = [c for c, role in roles.items() if role is Role.PATTERN]
        found = [
            (goner, other)
            for goner in step.eliminations
            for other in sorted(shown)
            if other not in gone and _sees(goner, other, geometry)
        ]
    return tuple(found) if len(found) <= MOST_SIGHTS else ()


def _sees(one: Candidate, other: Candidate, geometry: Geometry) -> bool:
    return one.digit == other.digit and other.cell in geometry.peers[one.cell]


def _colours_seen(
    step: Step, roles: Mapping[Candidate, Role], geometry: Geometry
) -> list[tuple[Candidate, Candidate]]:
    """Return eliminations with the nearest of each colour, and colours that meet in a house."""
    gone = set(step.eliminations)
    found = []
    for goner in step.eliminations:
        if goner in roles:
            continue
        for name in ("first_cells", "second_cells", "third_cells", "fourth_cells"):
            spots = [_at(cell, goner.digit) for cell in _numbers(step, name)]
            near = [spot for spot in spots if spot not in gone and _sees(goner, spot, geometry)]
            if near:
                pair = goner, min(near, key=lambda spot: (_span(goner, spot, geometry.size), spot))
                if pair not in found:
                    found.append(pair)
    both = [goner for goner in step.eliminations if goner in roles]
    met = [(a, b) for a in both for b in both if a < b and _sees(a, b, geometry)]
    if _numbers(step, "third_cells") not in ((), _numbers(step, "first_cells")):
        groups = [
            {
                _at(cell, step.eliminations[0].digit)
                for name in names
                for cell in _numbers(step, name)
            }
            for names in (("first_cells", "second_cells"), ("third_cells", "fourth_cells"))
        ]
        fallen = {other for _, other in found}
        met = [
            (a, b)
            for a in sorted(groups[0] - fallen)
            for b in sorted(groups[1] - fallen)
            if _sees(a, b, geometry)
        ]
    return found + met[:2]


def _span(one: Candidate, other: Candidate, size: int) -> int:
    (row, column), (other_row, other_column) = divmod(one.cell, size), divmod(other.cell, size)
    return abs(column - other_column) + abs(row - other_row)


def sides(cells: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Return the sides of the rectangle with four corners, each as two cells."""
    if not cells:
        return ()
    first, second, third, fourth = sorted(cells)
    return (first, second), (second, fourth), (third, fourth), (first, third)


def marked_cells(step: Step, position: Grid) -> tuple[int, ...]:
    """Return the cells with a highlighted background: filled ones of a pattern, or the stem."""
    pattern = [cell for found in step.patterns for cell, _ in found]
    corners = dict.fromkeys((*_numbers(step, "corner_cells"), *pattern))
    placed = tuple(cell for cell in corners if position.values[cell])
    return placed + _numbers(step, "stem_cell")


def parts(step: Step) -> tuple[tuple[int, ...], ...]:
    """Return the sets of cells that are outlined, in the order of their letters."""
    if step.sets:
        return tuple(found.cells for found in step.sets)
    named = (_numbers(step, name) for name in ("meeting_cells", "line_cells", "box_cells"))
    return tuple(cells for cells in (*named, _numbers(step, "set_cells")) if cells)


def added_links(step: Step, position: Grid) -> list[tuple[Candidate, Candidate, bool]]:
    """Return the links of a step without chains: from pivots, and across rectangles."""
    found = []
    digits = _numbers(step, "digits")
    for pivot in _numbers(step, "pivot_cell"):
        for wing in _numbers(step, "wing_cells"):
            common = position.candidates[pivot] & position.candidates[wing]
            found += [
                (_at(pivot, digit), _at(wing, digit), False)
                for digit in _numbers(step, "pivot_digits")
                if digit not in _numbers(step, "digit") and common >> (digit - 1) & 1
            ]
    if _numbers(step, "roof_cells") and not _numbers(step, "set_cells") and len(digits) == 1:
        for house in step.houses:
            cells = set(position.geometry.houses[house].cells)
            one, *rest = (_at(c, digits[0]) for c in _numbers(step, "corner_cells") if c in cells)
            found += [(one, other, True) for other in rest]
    return found
