"""Reads a step in HoDoKu's notation: `Naked Pair: 3,6 in r8c67 => r8c145<>3, r8c2<>6`.

Chains are read by `eureka_reading`. What a line of another technique names becomes the pattern of a
`Step`: cells with the digits that the line begins with, or with all their candidates, houses and
covers of a fish, almost locked sets, and for tests of uniqueness the pattern that must not be.
Sets may be in short, as forums write them: `(36)r8c67 => -3 r8c145`.
"""

import re
from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import Final

from ...core.digits import Cell, Digit, Mask, digits_of
from ...core.geometry import CLASSIC
from ..board import Board
from ..search.grave import extras_of, grave
from ..search.turns import turns
from ..sets import bits
from ..siamese import PREFIX, two_fish
from ..step import AlmostLockedSet, Candidate, Pattern, Role, Step, Symmetry
from .names import id_of
from .written import PartTextError, StepTextError, conclusions, parted

_CELLS: Final = re.compile(r"r([1-9]+)c([1-9]+)")
_PART: Final = r"(?:r[1-9]+c[1-9]+,?)+"
_DIGITS_FIRST: Final = re.compile(r"^\s*([1-9](?:[,/][1-9])*) (?=in |r|\()")
_SHORT: Final = re.compile(rf"^([^(:]*?)\s*:?\s*\(([1-9]+)\)\s*({_PART})\s*$")
"""A naked or hidden set in short, `(36)r8c26`, with or without a name before it."""
_WITHOUT_DIGITS: Final = ("uniqueness-test-3", "kraken-fish-1", "kraken-fish-2")
_WORDS: Final = tuple(
    re.compile(pattern)
    for pattern in (
        rf"\b(?:ef|f)?{_PART}",
        r"\b(?:[1-9]?[rcb][1-9]+)+\b",
        r"\{[1-9]+\}",
        r"\b(?:in|connected by|beside)\b",
        r"\b(?:[A-C]|X|Y|Z|X,Y)=",
        r"[1-9]",
        r"[()/,\-]",
    )
)
"""What a pattern is told with."""
_SET: Final = re.compile(rf"({_PART})\s*(?:-\s*)?\{{([1-9]+)\}}")
_FISH: Final = re.compile(r"^\s*([1-9])\s+((?:[rcb][1-9]+)+)\s+((?:[rcb][1-9]+)+)(?=\s|$)")
_LOCKED: Final = re.compile(r"^\s*([1-9]) in ([rcb][1-9])\b")
_PAIR: Final = re.compile(rf"^\s*([1-9])/([1-9]) in ({_PART})")
_HOUSES: Final = re.compile(r"([rcb])([1-9]+)")
_SECTOR: Final = re.compile(r"[1-9][rcb][1-9]|r[1-9]c[1-9]")
_HELD: Final = (
    *("unique-loop", "bug-lite", "reverse-bug", "extended-rectangle", "mug"),
    *("bivalue-oddagon", "tridagon", "tridagon-links"),
)
"""What braces tell of these are digits that cells cannot keep to."""
_DIGITS: Final = "123456789"
_OTHER: Final = {"r": 0, "c": 9, "b": 18}


def read_step(text: str, board: Board, techniques: Iterable[str]) -> Step:
    """Parse a line as a step at a position; raises `StepTextError` or `PartTextError`.

    A technique that is not among the given ids keeps the name in the text if a pattern follows.
    """
    head, arrow, tail = parted(text)
    name, colon, body = head.partition(":")
    if not arrow:
        name, tail, body = (name, body, "") if colon else ("", head, "")
    if match := _SHORT.match(head):
        name, body = match[1], f"{','.join(match[2])} in {match[3]}"
    told = conclusions(tail)
    placed, gone = told.placements, told.eliminations
    if not placed and not gone:
        raise StepTextError(text)
    if not body:
        # Of a forcing chain or net the line tells no more than where it ends.
        name = re.sub(rf" in (?:{_PART}|[rcb][1-9])\s*$", "", name)
    known = id_of(name, tuple(techniques)) or "-".join(re.findall(r"\w+", name.lower()))
    if name.strip() and not body and known not in techniques:
        raise PartTextError(name, text)
    _require_words(known, body, text)
    cells = [cell for part in _CELLS.finditer(body) for cell in _product(*part.groups())]
    own = [Candidate(c, d) for c in dict.fromkeys(cells) for d in digits_of(board.masks[c])]
    patterns = _patterns(known, body, board)
    if (match := _DIGITS_FIRST.match(body)) and not patterns and known not in _WITHOUT_DIGITS:
        named = {int(digit) for digit in re.findall("[1-9]", match[1])}
        own = [each for each in own if each.digit in named]
    houses: tuple[int, ...] = _around(cells)
    covers: tuple[int, ...] = ()
    if match := _FISH.match(body):
        houses, covers = _houses(match[2]), _houses(match[3])
        own = _places(board, houses, int(match[1]))
    elif known == "uniqueness-test-3" and (match := _PAIR.match(body)):
        # The line does not name the set beside the roof: it is in a house of the roof.
        pair = 1 << int(match[1]) - 1 | 1 << int(match[2]) - 1
        houses = _around([cell for cell in cells if board.masks[cell] & ~pair])
        beside = [cell for house in houses for cell in CLASSIC.houses[house].cells]
        own += [Candidate(c, d) for c in beside for d in digits_of(board.masks[c])]
    elif match := _LOCKED.match(body):
        houses = _houses(match[2])
        own += _places(board, houses, int(match[1]))
    truths, slash, links = body.partition(" / ")
    counted = bool(slash) and all(map(_SECTOR.fullmatch, f"{truths} {links}".split()))
    template = known in ("template-set", "template-delete") and body.strip() in _DIGITS
    step = Step(
        technique=known,
        placements=placed,
        eliminations=gone,
        roles=((Role.PATTERN, tuple(sorted(set(own)))),),
        sets=tuple(_set(match[1], match[2]) for match in _SET.finditer(body)),
        houses=houses,
        covers=covers,
        arguments=(("pattern_digit", int(body)),) if template else (),
        patterns=patterns,
        symmetry=_symmetry(body),
        truths=tuple(truths.split()) if counted else (),
        links=tuple(links.split()) if counted else (),
    )
    return _with_both_covers(step) if known.startswith(PREFIX) else step


def _with_both_covers(step: Step) -> Step:
    """Return a siamese fish with the covers of both fish, as a line names only one fish's."""
    bases = Counter(cell for house in step.houses for cell in CLASSIC.houses[house].cells)
    endo = tuple(c for _, own in step.roles for c in own if bases[c.cell] > 1)
    rest = [house for house in range(len(CLASSIC.houses)) if house not in step.covers]
    for count in (0, 1, 2):
        for others in combinations(rest, count):
            both = Step(
                technique=step.technique,
                eliminations=step.eliminations,
                roles=(*step.roles, (Role.ENDO_FIN, endo)),
                houses=step.houses,
                covers=(*step.covers, *others),
            )
            if two_fish(both, CLASSIC):
                return both
    return step


def _patterns(technique: str, body: str, board: Board) -> tuple[Pattern, ...]:
    if technique == "bug-plus-1":
        extras = extras_of(board)
        return () if extras is None else (grave(board, extras),)
    groups = _SET.findall(body.partition(" beside ")[0])
    if groups and technique in _HELD:
        return (
            tuple(
                (cell, each.digits)
                for each in (_set(*group) for group in groups)
                for cell in each.cells
            ),
        )
    match = _PAIR.match(body)
    if match is None or not technique.startswith(("uniqueness", "hidden-rec", "avoidable")):
        return ()
    pair = Mask(1 << int(match[1]) - 1 | 1 << int(match[2]) - 1)
    cells = [cell for part in _CELLS.finditer(match[3]) for cell in _product(*part.groups())]
    return (tuple((cell, pair) for cell in cells),)


def _symmetry(body: str) -> Symmetry | None:
    """Return a symmetry from the name of a rotation, and the images of the digits from 1 on."""
    name, _, digits = body.strip().partition(" ")
    cells = dict(turns(CLASSIC)).get(name)
    if cells is None or sorted(digits) != list(_DIGITS):
        return None
    return Symmetry(cells, tuple(map(int, digits)))


def _require_words(technique: str, body: str, text: str) -> None:
    """Raise `PartTextError` for words of a pattern that are neither cells, houses nor digits."""
    if technique == "symmetrical-placement":
        return
    rest = body
    for pattern in _WORDS:
        rest = pattern.sub(" ", rest)
    if rest.strip():
        raise PartTextError(rest, text)


def _product(rows: str, columns: str) -> list[Cell]:
    return [CLASSIC.cell(int(row), int(column)) for row in rows for column in columns]


def _houses(text: str) -> tuple[int, ...]:
    return tuple(
        _OTHER[kind] + int(number) - 1
        for kind, numbers in _HOUSES.findall(text)
        for number in numbers
    )


def _around(cells: Iterable[Cell]) -> tuple[int, ...]:
    """Return the houses that contain all of some cells."""
    own = set(cells)
    return tuple(
        index for index, house in enumerate(CLASSIC.houses) if own and own <= set(house.cells)
    )


def _places(board: Board, houses: Iterable[int], digit: int) -> list[Candidate]:
    plane = board.planes[digit - 1]
    return [
        Candidate(Cell(cell), Digit(digit))
        for house in houses
        for cell in bits(plane & board.tables.houses[house])
    ]


def _set(cells: str, digits: str) -> AlmostLockedSet:
    found = [cell for part in _CELLS.finditer(cells) for cell in _product(*part.groups())]
    return AlmostLockedSet(tuple(found), Mask(sum(1 << int(digit) - 1 for digit in set(digits))))
