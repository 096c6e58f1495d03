"""Reads chains and fish as forums write them: `AIC: (6=9)r6c5 - (9=1)r6c8 => -6 r3c3`.

A node is its digits and its cells in either order; where a node names no digit, it is about the
last one before. What is in a bracket is about the same cells. `- loop` closes a chain, `;` stands
between chains (or before `r3c3<>6` and `-6 r3c3`, in place of an arrow) and `||` between those of
which one begins with what is true. Nice loops with the digits in the links
(`r6c5 =6= r6c8 -6-`) and HoDoKu's chains are read, too.
"""

import re
from typing import Final, NamedTuple

from ...core.digits import Digit
from .chains import Node, WrittenChain, WrittenFish, WrittenLink, WrittenStep, chain_of
from .hodoku_chains import HEAD, read_named_sets, read_run
from .written import (
    CELL,
    CELLS,
    Conclusions,
    OpenStepError,
    PartTextError,
    cells_in,
    conclusions,
    parted,
    plain,
)

_LABEL: Final = re.compile(
    r"^\s*([A-Za-z0-9][^:()=\\{]*?)\s*:\s*(?=\S)"
    rf"|^\s*(?!{CELL})([A-Za-z][\w' -]*?)\s+(?=\()"
)
"""The name before a chain; without a colon, before a bracket."""
_PREFIX: Final = re.compile(r"^\s*\(?([1-9])\)?\s*:\s*")
_LOOP: Final = re.compile(
    r"\s*(-+)?\s*[(\[]?\b(continuous loop|loop|ring)\b[)\]]?\s*$", re.IGNORECASE
)
_CLOSED: Final = re.compile(r"\s*-\s*$")
_NODE: Final = re.compile(
    rf"\s*(?:\(\s*(?P<inner>[1-9][1-9=\-|/,&\s]*)\)\s*(?P<after>{CELLS})"
    rf"|(?P<digits>[1-9]+)\s*(?P<cells>{CELLS})"
    rf"|(?P<first>{CELLS})\s*[({{]\s*(?P<last>[1-9][1-9=\-|/,&\s]*)[)}}]"
    rf"|(?P<bare>{CELLS}))\s*"
)
_LINK: Final = re.compile(r"(=+|-+)")
_RUN: Final = re.compile(r"[-=][1-9][-=]|^\s*(?:[1-9](?:/[1-9])*\s+)?[1-9][-=]\s*r")
_LINKED: Final = re.compile(rf"[)}}1-9]\s*(?:{CELLS})?\s*[-=]+\s*(?:\(\s*[1-9]|{CELL})")
"""A link with a node on either side."""
_CONCLUDED: Final = re.compile(rf"<>|{CELL}\s*=\s*[1-9]\s*$")
_BRACKET: Final = re.compile(r"\([^()]*\)|\{[^{}]*\}")
_FISH: Final = re.compile(
    r"^\s*\(?([1-9])\)?\s*(?:in\s+)?((?:[rcb][1-9]+)+)\s*[\\/]\s*((?:[rcb][1-9]+)+)\s*$"
)
_FOUR: Final = re.compile(r"^\s*\(?([1-9])\)?\s*r([1-9]{2})c([1-9]{2})\s*$")
_NO_CHAINS: Final = ("death blossom", "sue de coq", "symmetrical placement")
"""Techniques whose lines have a sign between digits and cells that is not a link."""
_HOUSES: Final = re.compile(r"([rcb])([1-9]+)")
_FIRST: Final = {"r": 0, "c": 9, "b": 18}


class _Split(NamedTuple):
    label: str
    body: str
    told: Conclusions


def read_chains(text: str) -> tuple[WrittenStep, ...]:
    """Parse a line as chains with conclusions, in each possible reading.

    There is no reading if the body is not a chain. Raises `PartTextError` for a part of a chain
    that is not understood, and `OpenStepError` for a chain that does not say what follows.
    """
    split = _split(text)
    if split is None:
        line = plain(text)
        if _LINKED.search(line) and not _CONCLUDED.search(line):
            raise OpenStepError(text)
        return ()
    body, told = split.body, split.told
    ways: list[tuple[WrittenChain, ...]] = [
        (chain,) for chain in read_named_sets(body, told.eliminations, text)
    ]
    cases = "||" in body
    if not ways:
        if split.label.casefold() in _NO_CHAINS or not _is_chain(body):
            return ()
        pieces = re.split(r"\|\||;", body)
        ways = [sum((_read(piece, text) for piece in pieces if piece.strip()), ())]
    _require_digits(body, told, text)
    return tuple(
        WrittenStep(way, told.placements, told.eliminations, cases, split.label, told.aside)
        for way in ways
    )


def read_fish(text: str) -> tuple[tuple[WrittenFish, ...], Conclusions] | None:
    r"""Parse a line as a short fish, such as `X-Wing (6) r28\c37`; None if it is not one.

    If only the four corners of an X-Wing are named, as in `(6)r28c37`, either pair of lines may be
    the base.
    """
    split = _split(text)
    if split is None:
        return None
    name, body = split.label.casefold(), split.body
    word = re.match(r"^\s*(x-?wing|swordfish|jellyfish|fish)\b\s*", body, re.IGNORECASE)
    if word:
        name, body = word[1].casefold(), body[word.end() :]
    if match := _FISH.match(body):
        fish = WrittenFish(Digit(int(match[1])), _houses(match[2]), _houses(match[3]))
        return (fish,), split.told
    if name in ("x-wing", "xwing") and (match := _FOUR.match(body)):
        rows, columns = _houses(f"r{match[2]}"), _houses(f"c{match[3]}")
        digit = Digit(int(match[1]))
        return (WrittenFish(digit, rows, columns), WrittenFish(digit, columns, rows)), split.told
    return None


def _split(text: str) -> _Split | None:
    head, arrow, tail = parted(text)
    if not arrow:
        return None
    label = _LABEL.match(head)
    if label and not _PREFIX.match(head):
        return _Split(label[1] or label[2], head[label.end() :], conclusions(tail))
    return _Split("", head, conclusions(tail))


def _is_chain(body: str) -> bool:
    """Whether a text has a link between two nodes or within a bracket."""
    bare = _BRACKET.sub(lambda found: "=" * bool(re.search("[1-9][-=]", found[0])), body)
    return bool(re.search(r"[-=]", bare))


def _require_digits(body: str, told: Conclusions, text: str) -> None:
    """Raise `PartTextError` unless HoDoKu's digits before a chain are those it eliminates."""
    head = HEAD.match(body)
    if head and told.eliminations and _RUN.search(body):
        digits = {each.digit for each in told.eliminations}
        if digits - {int(digit) for digit in head["gone"].split("/")}:
            raise PartTextError(head["gone"], text)


def _read(piece: str, text: str) -> tuple[WrittenChain, ...]:
    if _RUN.search(_BRACKET.sub("", piece)):
        return read_run(piece, text)
    loop = _LOOP.search(piece)
    rest = piece[: loop.start()] if loop else piece
    closed = None if loop else _CLOSED.search(rest)
    rest = rest[: closed.start()] if closed else rest
    prefix = _PREFIX.match(rest)
    last: tuple[Digit, ...] = (Digit(int(prefix[1])),) if prefix else ()
    rest = rest[prefix.end() :] if prefix else rest
    nodes: list[Node] = []
    links: list[WrittenLink] = []
    while True:
        match = _NODE.match(rest)
        if match is None:
            raise PartTextError(rest, text)
        inside = _bracket(match, last)
        if inside is None:
            raise PartTextError(match[0], text)
        nodes += inside[0]
        links += inside[1]
        last, rest = inside[0][-1].digits, rest[match.end() :]
        if not rest.strip():
            break
        sign = _LINK.match(rest)
        if sign is None:
            raise PartTextError(rest, text)
        links.append(WrittenLink(sign[0][0] == "="))
        rest = rest[sign.end() :]
    if loop or closed:
        return (WrittenChain(tuple(nodes), (*links, WrittenLink(strong=False)), loop=True),)
    return (chain_of(nodes, links),)


def _bracket(
    match: re.Match[str], last: tuple[Digit, ...]
) -> tuple[list[Node], list[WrittenLink]] | None:
    """Return the nodes of one bracket with the links between them."""
    inner = match["inner"] or match["digits"] or match["last"]
    cells = cells_in(match["after"] or match["cells"] or match["first"] or match["bare"])
    if inner is None:
        return ([Node(last, cells)], []) if last else None
    signs = re.findall("[-=]", inner)
    parts = [_digits(part) for part in re.split("[-=]", inner)]
    either = len(cells) > 1 and re.search(r"[|/]", inner)
    if not all(parts) or either:
        return None
    nodes = [Node(part, cells) for part in parts]
    return nodes, [WrittenLink(sign == "=", in_bracket=True) for sign in signs]


def _digits(text: str) -> tuple[Digit, ...]:
    return tuple(Digit(d) for d in sorted({int(c) for c in text if c.isdigit()}))


def _houses(text: str) -> tuple[int, ...]:
    return tuple(
        _FIRST[kind] + int(number) - 1
        for kind, numbers in _HOUSES.findall(text)
        for number in numbers
    )
