"""Writes a step as a line of HoDoKu's solution paths: `Naked Pair: 3,6 in r8c67 => r8c2<>6`.

What HoDoKu does not know is written in the same spirit: digits, cells, and in braces what cells
hold or may not keep to. `game.logic.notation.reading` reads all of it again.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from ...core.digits import Digit, Mask, digits_of, symbol
from ...core.geometry import CLASSIC
from ..search.turns import turns
from ..step import AlmostLockedSet, Candidate, Link, Role, Step
from .eureka import Joined, sets_of
from .names import hodoku_name

_SIZE: Final = CLASSIC.size


def hodoku_line(step: Step) -> str:
    """Return the line of a step on the classic board."""
    name = hodoku_name(step.technique)
    if step.technique in _PLACING:
        return f"{name}: {_placed(step)}"
    body = _body(step)
    sign = ":" if body and not body.startswith("in ") else ""
    head = " ".join(filter(None, (name + sign, body)))
    return f"{head} => {_conclusion(step)}"


def cells_line(cells: Iterable[int]) -> str:
    """Return cells in HoDoKu's short form: r23c4, r46c2,r6c3, but r2c12,r3c12."""
    left, parts = sorted(set(cells)), []
    while left:
        row, column = divmod(left[0], _SIZE)
        along = [cell for cell in left if cell // _SIZE == row]
        down = [cell for cell in left if cell % _SIZE == column]
        taken = along if len(along) > 1 else down
        rows = dict.fromkeys(cell // _SIZE + 1 for cell in taken)
        columns = dict.fromkeys(cell % _SIZE + 1 for cell in taken)
        parts.append(f"r{''.join(map(str, rows))}c{''.join(map(str, columns))}")
        left = [cell for cell in left if cell not in taken]
    return ",".join(parts)


def _placed(step: Step) -> str:
    return ", ".join(f"{cells_line((c.cell,))}={c.digit}" for c in step.placements)


def _conclusion(step: Step) -> str:
    cells: dict[Digit, list[int]] = {}
    for cell, digit in sorted(step.eliminations):
        cells.setdefault(digit, []).append(cell)
    gone = ", ".join(f"{cells_line(found)}<>{digit}" for digit, found in cells.items())
    return ", ".join(filter(None, (_placed(step), gone)))


def _body(step: Step) -> str:
    technique = step.technique
    if technique in _BODIES:
        return _BODIES[technique](step)
    if "digit" in dict(step.arguments) and step.covers:
        return _fish(step)
    if step.truths:
        return f"{' '.join(step.truths)} / {' '.join(step.links)}"
    if step.patterns:
        return _patterns(step)
    return f"{_digits(_drawn_digits(step))} in {cells_line(_drawn_cells(step))}"


def _drawn_cells(step: Step) -> set[int]:
    """Return the cells of all candidates that a step draws, except in its covers."""
    drawn = {c.cell for role, found in step.roles if role is not Role.COVER for c in found}
    return drawn | {c.cell for chain in step.chains for link in chain for c in _ends(link)}


def _ends(link: Link) -> tuple[Candidate, ...]:
    return (*link.start, *link.end)


def _drawn_digits(step: Step) -> list[int]:
    return sorted({c.digit for _, found in step.roles for c in found})


def _given(step: Step, name: str) -> tuple[int, ...]:
    """Return an argument of a step's sentence as a tuple of integers."""
    value = dict(step.arguments)[name]
    if isinstance(value, int):
        return (value,)
    assert isinstance(value, tuple)
    return tuple(each for each in value if isinstance(each, int))


def _digits(digits: Iterable[int], between: str = ",") -> str:
    return between.join(map(str, digits))


def _houses(houses: Iterable[int]) -> str:
    """Return houses with those of a kind combined: r19, c149b2."""
    numbers: dict[str, str] = {}
    for house in sorted(houses):
        name = CLASSIC.houses[house].name
        numbers[name[0]] = numbers.get(name[0], "") + name[1:]
    return "".join(kind + found for kind, found in numbers.items())


def _set(cells: Iterable[int], digits: Mask) -> str:
    return f"{cells_line(cells)} {{{''.join(map(symbol, digits_of(digits)))}}}"


# Singles, subsets, fish.


def _empty_body(_: Step) -> str:
    return ""


def _locked(step: Step) -> str:
    return f"{_given(step, 'digit')[0]} in {_houses(_given(step, 'house'))}"


def _subset(step: Step) -> str:
    return f"{_digits(_given(step, 'digits'))} in {cells_line(_given(step, 'cells'))}"


def _fish(step: Step) -> str:
    digit = _given(step, "digit")[0]
    fins = [
        f"{kind}{cells_line((spot.cell,))}"
        for kind, wanted in (("f", Role.FIN), ("ef", Role.ENDO_FIN))
        for role, found in step.roles
        if role is wanted
        for spot in found
    ]
    return " ".join((str(digit), _houses(step.houses), _houses(step.covers), *fins))


# Two strong links, wings.


def _joined(step: Step) -> str:
    digit = _given(step, "digit")[0]
    pairs = []
    for chain in step.chains:
        ends = cells_line((*_cells(chain[0].start), *_cells(chain[-1].end)))
        joined = cells_line((*_cells(chain[0].end), *_cells(chain[-1].start)))
        pairs.append(f"{ends} (connected by {joined})")
    return f"{digit} in {' / '.join(pairs)}"


def _empty_rectangle(step: Step) -> str:
    links = [cells_line(map(_cell, _ends(chain[-1]))) for chain in step.chains]
    box = _houses(_given(step, "box_house"))
    return f"{_given(step, 'digit')[0]} in {box} ({' / '.join(links)})"


def _w_wing(step: Step) -> str:
    digit, linking = _given(step, "digit")[0], _given(step, "linking_digit")[0]
    wings = cells_line(_given(step, "wing_cells"))
    through = cells_line(_given(step, "linking_cells"))
    return f"{digit}/{linking} in {wings} connected by {linking} in {through}"


def _wing(step: Step) -> str:
    last = _given(step, "digit")[0]
    digits = [digit for digit in _given(step, "pivot_digits") if digit != last]
    cells = (*_given(step, "pivot_cell"), *_given(step, "wing_cells"))
    parts = sorted((*digits, last)) if step.technique == "xyz-wing" else (*digits, last)
    return f"{_digits(parts, '/')} in {cells_line(cells)}"


def _remote_pair(step: Step) -> str:
    gone = {c.digit for c in step.eliminations}
    one, other = sorted(_drawn_digits(step), key=lambda digit: (digit not in gone, digit))
    links = step.chains[0]
    text = f"{one}/{other} {cells_line(_cells(links[0].start))}"
    for number, link in enumerate(links):
        text += f" -{one if number % 2 else other}- {cells_line(_cells(link.end))}"
    return text


# Uniqueness.


def _pair(step: Step) -> str:
    cells = [cell for cell, _ in step.patterns[0]]
    digits = sorted({digit for _, mask in step.patterns[0] for digit in digits_of(mask)})
    if step.technique == "avoidable-rectangle-1":
        digits.sort(key=lambda digit: digit == step.eliminations[0].digit)
    return f"{_digits(digits, '/')} in {cells_line(cells)}"


def _patterns(step: Step) -> str:
    """Return the cells of patterns with the digits that cannot be all, and other drawings."""
    groups: dict[Mask, list[int]] = {}
    for cell, mask in step.patterns[0]:
        groups.setdefault(mask, []).append(cell)
    parts = ", ".join(_set(cells, mask) for mask, cells in groups.items())
    beside = _drawn_cells(step) - {cell for cell, _ in step.patterns[0]}
    return parts if not beside else f"{parts} beside {cells_line(beside)}"


# Sets.


def _drawn_set(step: Step, cells: Sequence[int]) -> str:
    drawn = {c for _, found in step.roles for c in found if c.cell in cells}
    digits = Mask(sum(1 << digit - 1 for digit in {digit for _, digit in drawn}))
    return f"{cells_line(cells)} - {{{''.join(map(symbol, digits_of(digits)))}}}"


def _sue_de_coq(step: Step) -> str:
    meeting, line, box = (
        _drawn_set(step, _given(step, f"{name}_cells")) for name in ("meeting", "line", "box")
    )
    return f"{meeting} ({line}, {box})"


def _two_sets(step: Step) -> str:
    first, last = step.sets
    common = _digits(sorted(_given(step, "common_digits")))
    text = f"A={_als(first)}, B={_als(last)}, X={common}"
    return text if len(common) > 1 else f"{text}, Z={_digits(_given(step, 'digits'))}"


def _three_sets(step: Step) -> str:
    first, middle, last = step.sets
    common = _digits(sorted(_given(step, "common_digits")))
    digits = _digits(_given(step, "digits"))
    return f"A={_als(first)}, B={_als(last)}, C={_als(middle)}, X,Y={common}, Z={digits}"


def _als(als: AlmostLockedSet) -> str:
    return _set(als.cells, als.digits)


def _set_chain(step: Step) -> str:
    ends = _digits(_given(step, "digits"), "/")
    commons = _given(step, "common_digits")
    text = _als(step.sets[0])
    for common, als in zip(commons, step.sets[1:], strict=False):
        text += f" -{common}- {_als(als)}"
    return f"{ends}- {text} -{ends}"


def _blossom(step: Step) -> str:
    stem = cells_line(_given(step, "stem_cell"))
    petals = ", ".join(
        f"{digit}- {_als(als)}"
        for digit, als in zip(_given(step, "stem_digits"), step.sets, strict=False)
    )
    return f"{stem} ({petals})"


# Colours.


def _colours(step: Step) -> str:
    pairs, found = [], [found for _, found in step.roles]
    for one, other in zip(found[::2], found[1::2], strict=True):
        pairs.append(f"({_apart(one)}) / ({_apart(other)})")
    return f"{_given(step, 'digit')[0]} {', '.join(pairs)}"


def _apart(candidates: Iterable[Candidate]) -> str:
    return ",".join(cells_line((cell,)) for cell in sorted({c.cell for c in candidates}))


# Chains.


def _cells(node: Iterable[Candidate]) -> list[int]:
    return [candidate.cell for candidate in node]


def _cell(candidate: Candidate) -> int:
    return candidate.cell


class _Run(NamedTuple):
    """The cells of a chain, and the links between them."""

    stops: list[str]
    signs: list[str]

    @property
    def text(self) -> str:
        """The chain as text."""
        links = zip(self.signs, self.stops[1:], strict=True)
        return " ".join((self.stops[0], *(f"{sign} {stop}" for sign, stop in links)))


def _run(links: Sequence[Link], sets: Joined) -> _Run:
    """Return a chain without links within its cells and its almost locked sets."""
    stops, signs, closed = [cells_line(_cells(links[0].start))], list[str](), False
    for link, als in zip(links, sets, strict=True):
        where, end = cells_line(_cells(link.start)), cells_line(_cells(link.end))
        if als is not None:
            stops[-1], closed = _als(als), True
        elif where != end or closed:
            stops.append(end)
            signs.append(_sign(link))
            closed = False
    return _Run(stops, signs)


def _sign(link: Link) -> str:
    sign = "=" if link.strong else "-"
    return f"{sign}{link.end[0].digit}{sign}"


def _eliminated_digits(step: Step) -> str:
    return _digits(sorted({c.digit for c in step.eliminations}), "/")


def _single_digit(step: Step) -> str:
    return f"{_eliminated_digits(step)} {_run(*_from_first(step)).text}"


def _chain(step: Step) -> str:
    """Return a chain between two ends, at least one of which is true."""
    links, sets = _from_first(step)
    start, end = links[0].start[0].digit, links[-1].end[0].digit
    return f"{_eliminated_digits(step)} {start}- {_run(links, sets).text} -{end}"


def _discontinuous_loop(step: Step) -> str:
    """Return a chain that starts and ends in the cell that loses a candidate."""
    links, cell = step.chains[0], step.eliminations[0].cell
    run, place = _run(*_joined_links(step)), cells_line((cell,))
    for at, end in ((0, links[0].start), (-1, links[-1].end)):
        if _cells(end) != [cell]:
            stop, sign = (0, 0) if at == 0 else (len(run.stops), len(run.signs))
            run.stops.insert(stop, place)
            run.signs.insert(sign, f"-{end[0].digit}-")
    return f"{_eliminated_digits(step)} {run.text}"


def _loop(step: Step) -> str:
    """Return a loop as text, from the first cell with strong links on both sides, if any."""
    links, sets = _joined_links(step)
    turned = [(links[n:] + links[:n], sets[n:] + sets[:n]) for n in range(0, len(links), 2)]
    links, sets = min(turned, key=lambda each: _order_of_start(*each))
    run = _run(links, sets)
    return f"{_eliminated_digits(step)} {run.signs[-1][1:]} {run.text} {run.signs[0][:-1]}"


def _order_of_start(links: Sequence[Link], sets: Joined) -> tuple[bool, int]:
    before, after = links[-2], links[0]
    plain = sets[-2] is None and sets[0] is None and not _within(before) and not _within(after)
    joined = plain and _cells(before.end) == _cells(after.start)
    return not joined, min(_cells(after.start)) if joined else 0


def _joined_links(step: Step) -> tuple[tuple[Link, ...], Joined]:
    links = step.chains[0]
    return links, sets_of(links, step)


def _from_first(step: Step) -> tuple[tuple[Link, ...], Joined]:
    """Return the chain of a step, starting from the end that comes first on the board."""
    links, sets = _joined_links(step)
    if min(_cells(links[-1].end)) >= min(_cells(links[0].start)):
        return links, sets
    return tuple(Link(end, start, strong) for start, end, strong in links[::-1]), sets[::-1]


def _within(link: Link) -> bool:
    return _cells(link.start) == _cells(link.end)


def _forcing(step: Step) -> str:
    """Return the place of a contradiction, which is all that HoDoKu's line has."""
    given = dict(step.arguments)
    if not step.technique.endswith("contradiction") and step.technique != "nested-net":
        return ""
    if "meeting_cell" in given:
        return f"in {cells_line(_given(step, 'meeting_cell'))}"
    if "meeting_house" in given:
        return f"in {_houses(_given(step, 'meeting_house'))}"
    return ""


def _symmetry(step: Step) -> str:
    """Return the rotation of a symmetry, and the images of the digits from 1 on."""
    assert step.symmetry is not None
    names = {cells: name for name, cells in turns(CLASSIC)}
    return f"{names[step.symmetry.cells]} {_digits(step.symmetry.digits, '')}"


def _template(step: Step) -> str:
    return str(_given(step, "pattern_digit")[0])


_PLACING: Final = ("full-house", "naked-single", "hidden-single")
_BODIES: Final[dict[str, Callable[[Step], str]]] = {
    "bug-plus-1": _empty_body,
    "symmetrical-placement": _symmetry,
    **dict.fromkeys(("locked-candidates-1", "locked-candidates-2"), _locked),
    **dict.fromkeys(
        (
            *("locked-pair", "locked-triple", "naked-pair", "naked-triple", "naked-quad"),
            *("hidden-pair", "hidden-triple", "hidden-quad"),
        ),
        _subset,
    ),
    **dict.fromkeys(("skyscraper", "two-string-kite", "dual-two-string-kite"), _joined),
    **dict.fromkeys(
        ("empty-rectangle", "small-empty-rectangle", "dual-empty-rectangle"), _empty_rectangle
    ),
    "w-wing": _w_wing,
    **dict.fromkeys(("xy-wing", "xyz-wing"), _wing),
    "remote-pair": _remote_pair,
    **dict.fromkeys((f"uniqueness-test-{number}" for number in range(1, 7)), _pair),
    **dict.fromkeys(("hidden-rectangle", "avoidable-rectangle-1", "avoidable-rectangle-2"), _pair),
    "sue-de-coq": _sue_de_coq,
    "als-xz": _two_sets,
    "als-xy-wing": _three_sets,
    "als-chain": _set_chain,
    "death-blossom": _blossom,
    **dict.fromkeys(
        ("simple-colours-trap", "simple-colours-wrap", "multi-colours-1", "multi-colours-2"),
        _colours,
    ),
    **dict.fromkeys(("turbot-fish", "x-chain"), _single_digit),
    **dict.fromkeys(("xy-chain", "aic", "grouped-aic", "als-aic"), _chain),
    **dict.fromkeys(
        (
            "discontinuous-nice-loop",
            "grouped-discontinuous-nice-loop",
            "als-discontinuous-nice-loop",
        ),
        _discontinuous_loop,
    ),
    **dict.fromkeys(
        ("continuous-nice-loop", "grouped-continuous-nice-loop", "als-continuous-nice-loop"), _loop
    ),
    **dict.fromkeys(
        (
            "forcing-chain-contradiction",
            "forcing-chain-verity",
            "forcing-net-contradiction",
            "forcing-net-verity",
            "nested-net",
        ),
        _forcing,
    ),
    **dict.fromkeys(("template-set", "template-delete"), _template),
}
