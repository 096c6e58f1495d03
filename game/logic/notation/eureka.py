"""Writes chains in Eureka notation: `(6=9)r6c5 - (9=1)r6c8 => r3c3<>6`.

Nodes are digits and cells, `=` says that one of its two sides is true, `-` that one is false. What
happens within a cell stands in one bracket, and so does an almost locked set: if it does not hold
the digit before the sign it holds those after it, of which the chain goes on with the last.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ...core.digits import Digit, digits_of, symbol
from ..search.notation import cells_notation
from ..step import AlmostLockedSet, Candidate, Link, Step

_LOOPS: Final = ("continuous-nice-loop", "grouped-continuous-nice-loop", "als-continuous-nice-loop")
_CHAINS: Final = (
    "skyscraper",
    "two-string-kite",
    "dual-two-string-kite",
    "turbot-fish",
    "empty-rectangle",
    "small-empty-rectangle",
    "dual-empty-rectangle",
    "w-wing",
    "x-chain",
    "xy-chain",
    "aic",
    "discontinuous-nice-loop",
    "grouped-aic",
    "grouped-discontinuous-nice-loop",
    "als-aic",
    "als-discontinuous-nice-loop",
)
_BRANCHES: Final = {"forcing-chain-contradiction": "; ", "forcing-chain-verity": " || "}
_SETS: Final = ("als-xz", "als-xy-wing", "als-chain")


def eureka(step: Step, size: int) -> str | None:
    """Return a step in Eureka notation; None unless it is a single chain."""
    body = _body(step, size)
    return None if body is None else f"{body} => {conclusion(step, size)}"


def conclusion(step: Step, size: int) -> str:
    """Return the conclusions of a step as text, such as r1c2=5, r12c3<>1."""
    parts = [f"{cells_notation(size, (c.cell,))}={symbol(c.digit)}" for c in step.placements]
    cells: dict[Digit, list[int]] = {}
    for cell, digit in sorted(step.eliminations):
        cells.setdefault(digit, []).append(cell)
    parts += [f"{cells_notation(size, cells[digit])}<>{symbol(digit)}" for digit in sorted(cells)]
    return ", ".join(parts)


def _body(step: Step, size: int) -> str | None:
    technique = step.technique
    if technique in _LOOPS:
        return f"{_chain(step.chains[0][:-1], step, size)} - loop"
    if technique in _CHAINS:
        return "; ".join(_chain(chain, step, size) for chain in step.chains)
    if technique in _BRANCHES:
        return _BRANCHES[technique].join(_chain(chain, None, size) for chain in step.chains)
    if technique in _SETS:
        return _joined_sets(step, size)
    if technique == "remote-pair":
        return _remote_pair(step, size)
    if technique in ("xy-wing", "xyz-wing"):
        return _wing(step, size)
    return None


class _Bracket(NamedTuple):
    """A bracket of digits, and the cells that it refers to."""

    text: str
    cells: tuple[int, ...]
    closed: bool = False
    """Whether it is a set, to which nothing more of its cell is added."""


def _chain(links: Sequence[Link], step: Step | None, size: int) -> str:
    """Return a chain as text; inferences within a cell or a set are in one bracket."""
    sets = (None,) * len(links) if step is None else sets_of(links, step)
    brackets, signs = [_node(links[0].start)], list[str]()
    for link, als in zip(links, sets, strict=True):
        sign, end = "=" if link.strong else "-", _node(link.end)
        last = brackets[-1]
        if als is not None:
            before, after = link.start[0].digit, link.end[0].digit
            brackets[-1] = _almost(als, before, after, first=len(brackets) == 1)
            if last.text != symbol(before):
                # More of the cell than the set begins with stands before it.
                brackets.insert(-1, last._replace(text=last.text[:-2]))
                signs.append("-")
        elif end.cells == last.cells and not last.closed:
            brackets[-1] = last._replace(text=f"{last.text}{sign}{end.text}")
        else:
            brackets.append(end)
            signs.append(sign)
    parts = [f"({each.text}){cells_notation(size, each.cells)}" for each in brackets]
    return "".join(f"{text} {sign} " for text, sign in zip(parts, signs, strict=False)) + parts[-1]


def _node(node: Sequence[Candidate]) -> _Bracket:
    digits = "".join(map(symbol, sorted({digit for _, digit in node})))
    return _Bracket(digits, tuple(sorted({cell for cell, _ in node})))


Joined = tuple[AlmostLockedSet | None, ...]


def sets_of(links: Sequence[Link], step: Step) -> Joined:
    """Return for each link of a chain the step's set that makes it, or None.

    The sets come in the order of their links, and a link within a cell may belong to a set, too.
    """
    if step.set_links:
        made = dict(zip(step.set_links, step.sets, strict=True))
        return tuple(made.get(number) for number in range(len(links)))
    return _matched(tuple(links), step.sets) or (None,) * len(links)


def _matched(links: tuple[Link, ...], sets: tuple[AlmostLockedSet, ...]) -> Joined | None:
    if not links:
        return None if sets else ()
    one, other = _node(links[0].start), _node(links[0].end)
    in_cell = one.cells == other.cells and len(one.cells) == 1
    if not links[0].strong or one.text == other.text or in_cell:
        found = _matched(links[1:], sets)
        if found is not None:
            return (None, *found)
    if links[0].strong and sets and {*one.cells, *other.cells} <= {*sets[0].cells}:
        found = _matched(links[1:], sets[1:])
        if found is not None:
            return (sets[0], *found)
    return None


def _almost(als: AlmostLockedSet, before: Digit, after: Digit, *, first: bool) -> _Bracket:
    rest = "".join(symbol(d) for d in digits_of(als.digits) if d not in (before, after))
    one, other = symbol(before), symbol(after)
    text = f"{rest}{one}={other}" if first else f"{one}={rest}{other}"
    return _Bracket(text, tuple(sorted(als.cells)), closed=True)


def _joined_sets(step: Step, size: int) -> str | None:
    """Return sets joined by restricted commons; a ring if two sets share two of them."""
    sets = step.sets
    commons = [link.start[0].digit for link in step.chains[0]]
    ring = len(commons) == len(sets) == 2
    if len(commons) != len(sets) - 1 + ring:
        return None
    parts = []
    for number, als in enumerate(sets):
        digits = digits_of(als.digits)
        cells = cells_notation(size, als.cells)
        if number == 0:
            after = commons[0]
            last = commons[1] if ring else None
            rest = [d for d in digits if d not in (after, last)]
            parts.append(f"({_text(last)}{_text(*rest)}={symbol(after)}){cells}")
            continue
        before = commons[number - 1]
        ends = number == len(sets) - 1 and not ring
        following = None if ends else commons[number]
        rest = [d for d in digits if d not in (before, following)]
        parts.append(f"({symbol(before)}={_text(*rest)}{_text(following)}){cells}")
    return " - ".join(parts) + (" - loop" if ring else "")


def _text(*digits: Digit | None) -> str:
    return "".join(symbol(digit) for digit in digits if digit is not None)


def _remote_pair(step: Step, size: int) -> str:
    links = step.chains[0]
    cells = [links[0].start[0].cell, *(link.end[0].cell for link in links)]
    pair = tuple(sorted({c.digit for _, found in step.roles for c in found}))
    gone = sorted({c.digit for c in step.eliminations})
    parts = []
    for digit in gone:
        other = next(each for each in pair if each != digit)
        turns = ((digit, other), (other, digit))
        parts.append(
            " - ".join(
                f"({symbol(turns[n % 2][0])}={symbol(turns[n % 2][1])})"
                f"{cells_notation(size, (cell,))}"
                for n, cell in enumerate(cells)
            )
        )
    return "; ".join(parts)


def _wing(step: Step, size: int) -> str:
    """Return an XY-Wing as a chain of three cells; in an XYZ-Wing pivot and a wing form a set."""
    held: dict[int, set[Digit]] = {}
    for _, found in step.roles:
        for cell, digit in found:
            held.setdefault(cell, set()).add(digit)
    given = dict(step.arguments)
    pivot, wings, last = given["pivot_cell"], given["wing_cells"], given["digit"]
    assert isinstance(pivot, int)
    assert isinstance(wings, tuple)
    assert isinstance(last, int)
    one, other = (cell for cell in wings if isinstance(cell, int))
    digit = Digit(last)
    (first,), (second,) = held[one] - {digit}, held[other] - {digit}
    end = symbol(digit)
    begin = f"({end}={symbol(first)}){cells_notation(size, (one,))} - ({symbol(first)}="
    if step.technique == "xyz-wing":
        return f"{begin}{symbol(second)}{end}){cells_notation(size, sorted((pivot, other)))}"
    return (
        f"{begin}{symbol(second)}){cells_notation(size, (pivot,))} - "
        f"({symbol(second)}={end}){cells_notation(size, (other,))}"
    )
