"""Reads chains as HoDoKu writes them, with digits in the links: `6 6- r6c5 -9- r6c8 -6`.

What happens within a cell is not written there: a cell that is entered by a weak link of one digit
and left by one of another has a strong link within, an almost locked set (`r569c8 {2389}`) too.
"""

import re
from typing import Final

from ...core.digits import Cell, Digit
from ..step import Candidate
from .chains import Node, WrittenChain, WrittenLink, chain_of
from .written import CELLS, PartTextError, cells_in

HEAD: Final = re.compile(r"^\s*(?P<gone>[1-9](?:/[1-9])*)(?=\s+(?:r|[1-9][-=]))")
_BEFORE: Final = re.compile(r"^\s*(?P<digit>[1-9])(?P<sign>[-=])\s*(?=[r\[])")
_STOP: Final = re.compile(rf"\s*\[?(?P<cells>{CELLS})\]?\s*(?:\{{(?P<set>[1-9]+)\}})?\s*")
_SIGN: Final = re.compile(r"(?P<one>[-=])(?P<digit>[1-9])(?:(?P<other>[-=])|\s*$)")

_SET: Final = re.compile(rf"[A-C]=({CELLS}) \{{([1-9]+)\}}")
_SETS: Final = re.compile(
    rf"\s*[A-C]=({CELLS}) \{{([1-9]+)\}}(?:, [BC]=({CELLS}) \{{([1-9]+)\}})+, "
    r"(?:X|X,Y)=(?P<common>[1-9](?:,[1-9])*)(?:, Z=(?P<last>[1-9](?:,[1-9])*))?\s*"
)


class _Stop:
    """A set of cells in a chain, with the links that enter and leave it."""

    def __init__(self, match: re.Match[str]) -> None:
        self.cells = cells_in(match["cells"])
        self.digits = tuple(Digit(int(d)) for d in match["set"] or "")
        self.entry: tuple[Digit, bool] | None = None
        self.exit: tuple[Digit, bool] | None = None


def read_run(piece: str, text: str) -> tuple[WrittenChain, ...]:
    """Parse a chain; a remote pair becomes a chain for each of its digits.

    `PartTextError` quotes what is not understood.
    """
    head = HEAD.match(piece)
    rest = piece[head.end() :] if head else piece
    before = _BEFORE.match(rest)
    rest = rest[before.end() :] if before else rest
    stops: list[_Stop] = []
    entry = (Digit(int(before["digit"])), before["sign"] == "=") if before else None
    while rest.strip():
        match = _STOP.match(rest)
        if match is None:
            raise PartTextError(rest, text)
        stop = _Stop(match)
        stop.entry = entry
        stops.append(stop)
        rest = rest[match.end() :]
        if not rest:
            break
        sign = _SIGN.match(rest)
        if sign is None or (sign["other"] and sign["other"] != sign["one"]):
            raise PartTextError(rest, text)
        entry = stop.exit = (Digit(int(sign["digit"])), sign["one"] == "=")
        rest = rest[sign.end() :]
    first, last = stops[0], stops[-1]
    ring = len(stops) > 1 and first.cells == last.cells and first.entry and last.exit
    if ring and (first.entry, first.exit) == (last.entry, last.exit):
        # Both ends of a loop are the same cell, with the link that leads into it and out of it.
        stops.pop()
        return (_closed(stops),)
    if head and first.entry is None and last.exit is None and _is_pair(head["gone"], stops):
        return _remote_pair(head["gone"], stops)
    return (chain_of(*_nodes(stops)),)


def _is_pair(gone: str, stops: list[_Stop]) -> bool:
    """Whether all links are weak and of one of two digits, as in a remote pair."""
    pair = {int(digit) for digit in gone.split("/")}
    links = [stop.exit for stop in stops if stop.exit]
    return len(pair) == 2 and all(digit in pair and not strong for digit, strong in links)


def _remote_pair(gone: str, stops: list[_Stop]) -> tuple[WrittenChain, ...]:
    """Return the two chains of a remote pair, with its digits alternating along the cells."""
    one, other = (Digit(int(digit)) for digit in gone.split("/"))
    swap = {one: other, other: one}
    first, last = stops[0], stops[-1]
    assert first.exit is not None
    assert last.entry is not None
    first.entry = (swap[first.exit[0]], False)
    last.exit = (swap[last.entry[0]], False)
    chains = [chain_of(*_nodes(stops))]
    for stop in stops:
        assert stop.entry is not None
        assert stop.exit is not None
        stop.entry, stop.exit = (swap[stop.entry[0]], False), (swap[stop.exit[0]], False)
    return (*chains, chain_of(*_nodes(stops)))


def read_named_sets(
    body: str, eliminations: tuple[Candidate, ...], text: str
) -> tuple[WrittenChain, ...]:
    """Parse HoDoKu's lettered sets, `A=r4c4 {89}, B=r45c7 {239}, X=9, Z=8`, in each reading.

    They are the chain from A to B, by way of C if there is one, where X and Y are in the order of
    the digits; with two digits X they are a loop. Other texts have no reading.
    """
    found = _SETS.fullmatch(body)
    if found is None:
        return ()
    sets = [(cells_in(cells), _digits(digits)) for cells, digits in _SET.findall(body)]
    commons = _digits(found["common"])
    if len(sets) == 3:
        sets = [sets[0], sets[2], sets[1]]
    last = _digits(found["last"] or "")
    if last and {each.digit for each in eliminations} - {*last}:
        raise PartTextError(f"Z={found['last']}", text)
    ways = (commons, commons[::-1]) if len(sets) == 3 else (commons,)
    return tuple(_joined_sets(sets, way) for way in ways)


def _joined_sets(
    sets: list[tuple[tuple[Cell, ...], tuple[Digit, ...]]], commons: tuple[Digit, ...]
) -> WrittenChain:
    loop = len(sets) == len(commons)
    nodes: list[Node] = []
    before = commons[-1] if loop else None
    for (cells, digits), after in zip(sets, commons if loop else (*commons, None), strict=True):
        through = before or after
        assert through is not None
        rest = tuple(digit for digit in digits if digit != through)
        pair = [Node((through,), cells), Node(rest, cells)]
        nodes += pair if before else pair[::-1]
        before = after
    links = [WrittenLink(strong=not n % 2, in_bracket=not n % 2) for n in range(len(nodes))]
    return WrittenChain(tuple(nodes), tuple(links if loop else links[:-1]), loop)


def _digits(text: str) -> tuple[Digit, ...]:
    return tuple(Digit(int(digit)) for digit in text if digit.isdigit())


def _closed(stops: list[_Stop]) -> WrittenChain:
    nodes, links = _nodes(stops)
    assert stops[0].entry is not None
    return WrittenChain(tuple(nodes), (*links, WrittenLink(stops[0].entry[1])), loop=True)


def _nodes(stops: list[_Stop]) -> tuple[list[Node], list[WrittenLink]]:
    nodes: list[Node] = []
    links: list[WrittenLink] = []
    for number, stop in enumerate(stops):
        if number:
            assert stop.entry is not None
            links.append(WrittenLink(stop.entry[1]))
        inside = _inside(stop)
        nodes += inside
        if len(inside) > 1:
            assert stop.entry is not None
            # Links of both kinds alternate, within a cell as well.
            links.append(WrittenLink(not stop.entry[1], in_bracket=True))
    return nodes, links


def _inside(stop: _Stop) -> list[Node]:
    """Return the nodes of a stop: one for each digit that it is entered or left by."""
    entry, exit_ = stop.entry, stop.exit
    if entry is None or exit_ is None:
        only = exit_ or entry
        return [] if only is None else [Node((only[0],), stop.cells)]
    if stop.digits:
        rest = tuple(digit for digit in stop.digits if digit != entry[0])
        return [Node((entry[0],), stop.cells), Node(rest, stop.cells)]
    if entry[0] == exit_[0] and entry[1] != exit_[1]:
        return [Node((entry[0],), stop.cells)]
    return [Node((entry[0],), stop.cells), Node((exit_[0],), stop.cells)]
