"""Rules found in a drawing together with the author's text: lines, dots, arrows, X and V.

SudokuPad's own JSON has no rules, only drawings and a text. A drawing becomes a rule where its form
is the usual one and a sentence asks for just that, naming its colour if other lines are there. It
is shown as its author drew it. All else is left over for `reading`. The sentences are English.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from colorsys import rgb_to_hls
from typing import Any, Final, NamedTuple

from ..core.constraint import READ, Constraint, Place
from ..core.constraints import constrained
from ..core.constraints.interchange import clauses_of
from ..core.geometry import Geometry, with_extra
from ..core.grid import Grid
from ..core.rules import conflicts
from .drawings import Shape, Stroke, drawn_of
from .link_json import json_text
from .rules_words import sentences, untold

_REPEATED: Final = "fromConstraint"
"""What marks such a drawing, as editors mark what they add to a constraint of theirs."""
_DOT: Final = 0.55
"""How wide a dot on a border is at most."""

_PAIRS: Final = {
    "difference": r"white.{0,60}(consecutive|differ\w* (of|by) (1|one)\b)|consecutive.{0,40}white",
    "ratio": r"black.{0,60}(1 ?: ?2|2 ?: ?1|ratio|double|twice)|(ratio|double).{0,40}black",
}
_LETTERS: Final = {
    "X": r"\bx('s|s)?\b.{0,60}\b(10|ten)\b|\b(10|ten)\b.{0,30}\bx\b",
    "V": r"\bv('s|s)?\b.{0,60}\b(5|five)\b|\b(5|five)\b.{0,30}\bv\b",
}
_PARITIES: Final = {
    "odd": r"circles?\b.{0,30}\bodd\b|\bodd\b.{0,30}\bcircles?\b",
    "even": r"squares?\b.{0,30}\beven\b|\beven\b.{0,30}\bsquares?\b",
}
_CORNER: Final = r"circle.{0,60}(four|4|surrounding|touching).{0,20}cells|quad(ruple)?s?\b"
_THERMOMETER: Final = r"thermo.{0,80}(increas|ascend|rise)|(increas|ascend).{0,60}(thermo|bulb)"
_ARROW: Final = r"arrows?\b.{0,60}\b(sum|add)\b.{0,60}(circle|bulb)|circle.{0,80}sum.{0,60}arrow"
_LINES: Final[tuple[tuple[str, str], ...]] = (
    ("whispers", r"whisper|differ.{0,30}at least (\d|three|four|five)\b"),
    ("renban", r"renban|consecutive.{0,60}\b(any order|non-?repeating|without repeat|set)\b"
               r"|\bset\b.{0,40}consecutive"),
    ("palindrome", r"palindrom|reads? the same"),
    ("regionsumline", r"(box|region).{0,100}(same|equal) (sum|total)|region sum"
                      r"|(same|equal) (sum|total).{0,60}(box|region)|sum.{0,40}same.{0,40}box"),
    ("zipperline", r"zipper|(same distance|equidistant).{0,80}(cent(er|re)|middle)"),
    ("entropicline", r"entrop"),
    ("modularline", r"modular|same remainder"),
    ("nabner", r"nabner"),
    ("samedifferenceline", r"same difference line"),
    ("sequenceline", r"sequence line|arithmetic (sequence|progression)"),
)  # fmt: skip
_APART: Final = (
    r"^(cells|digits)\b.{0,40}\b%s\S{0,2} move\b.{0,25}((cannot|can't|can’t|may not|must not)"
    r" (contain|be|have)\b.{0,12}\bsame|(must|have to) be different|are not the same)"
)
"""That digits a leap apart differ on the whole board."""
_LEAPS: Final = {"knight": "antiknight", "king": "antiking"}
"""Of extras of boards: what links of f-puzzles call them."""
_UNUSUAL: Final = (
    r"slow|stay the same|equal to or|or equal|not (decrease|necessarily)|average|product|either"
    r"|one of|wrong|cannot|may be|difference between the|unknown|some\b|double arrow"
)
"""Words of rules that are more than the usual ones, or others."""
_COLOURS: Final[tuple[tuple[str, Callable[[float], bool]], ...]] = (
    (r"\bred\b", lambda hue: hue < 15 or hue > 340),
    (r"orange|peach", lambda hue: 12 <= hue <= 45),
    (r"yellow|gold", lambda hue: 35 <= hue <= 70),
    (r"green", lambda hue: 70 <= hue <= 170),
    (r"blue|cyan|teal|turquoise", lambda hue: 160 <= hue <= 255),
    (r"purple|violet|pink|magenta|lavender", lambda hue: 250 <= hue <= 345),
)
_GREY: Final = r"gr[ae]y|silver|black"


class _Drawing(NamedTuple):
    """One drawing of a file: its index among the entries, and its visible form."""

    spec: Constraint
    name: str
    """The list of SudokuPad that it is from."""
    seen: Stroke | Shape


def with_drawn_rules(
    constraints: Iterable[Constraint], rules: str, board: Geometry, solution: Grid | None
) -> tuple[Constraint, ...]:
    """Return a file's entries, with rules that its text and drawings express together.

    Kinds that the author's solution violates were not meant. Without a solution, drawings become
    rules only if the text says nothing else.
    """
    kept = list(constraints)
    usual = [one for one in sentences(rules) if not re.search(_UNUSUAL, one)]
    drawings = [one for spec in kept if (one := _seen(spec)) is not None]
    if not usual or not drawings:
        return tuple(kept)
    found = _Said(usual, drawings, board.size).found
    kinds = {one.rule.kind for one in found}
    if solution is None and untold(
        rules, {*kinds, *said_leaps(rules).values(), *(spec.kind for spec in kept)}
    ):
        return tuple(kept)
    if solution is not None:
        for kind in kinds:
            clauses = clauses_of(board, [one.rule for one in found if one.rule.kind == kind]).known
            if conflicts(Grid(solution.values, None, constrained(board, clauses))):
                found = [one for one in found if one.rule.kind != kind]
    kinds_of = {id(spec): one.rule.kind for one in found for spec in one.drawn}
    marked = (_marked(spec, kinds_of.get(id(spec))) for spec in kept)
    return (*marked, *(one.rule for one in found))


def _marked(spec: Constraint, kind: str | None) -> Constraint:
    """Return a drawing, marked with whether it only repeats a rule of a kind."""
    if kind is None:
        return spec
    return spec._replace(more=json_text(json.loads(spec.more) | {_REPEATED: kind}))


def with_said_leaps(
    board: Geometry, constraints: Iterable[Constraint], rules: str, solution: Grid | None
) -> Geometry:
    """Return the board with knight's or king's moves if the text of the rules has them.

    They are not added if the author's solution violates them; without a solution, only if
    everything else is known.
    """
    said = said_leaps(rules)
    kinds = {*said.values(), *(one.kind for one in constraints)}
    for name in said:
        other = with_extra(board, name)
        if solution is None:
            board = board if untold(rules, kinds) else other
        elif not conflicts(Grid(solution.values, None, other)):
            board = other
    return board


def said_leaps(rules: str) -> dict[str, str]:
    """Return the leaps that sentences forbid for equal digits, by our names and those in links."""
    usual = sentences(rules)
    return {
        name: kind
        for name, kind in _LEAPS.items()
        if any(re.search(_APART % name, one) for one in usual)
    }


class _Found(NamedTuple):
    rule: Constraint
    drawn: tuple[Constraint, ...]


class _Said:
    """What sentences say about drawings."""

    def __init__(self, usual: list[str], drawings: list[_Drawing], size: int) -> None:
        self._usual = usual
        self._size = size
        self._strokes = [one for one in drawings if one.name == "lines"]
        self._arrows = [one for one in drawings if one.name == "arrows"]
        shapes = [one for one in drawings if isinstance(one.seen, Shape)]
        self._circles: dict[Place, list[_Drawing]] = {}
        for one in shapes:
            place = _circled(one.seen)
            if place is not None:
                self._circles.setdefault(place, []).append(one)
        self.found: list[_Found] = []
        self._find_pairs(shapes)
        self._find_corners(shapes)
        self._find_arrows()
        self._find_thermometers()
        self._find_lines()
        self._find_parities(shapes)

    def _says(self, pattern: str) -> bool:
        return any(re.search(pattern, one) for one in self._usual)

    def _keep(self, kind: str, drawn: Sequence[_Drawing], **parts: Any) -> None:
        """Record a rule with the drawings that express it."""
        specs = tuple(one.spec for one in drawn)
        self.found.append(_Found(Constraint(kind, more=READ, **parts), specs))

    def _find_pairs(self, shapes: list[_Drawing]) -> None:
        for one in shapes:
            cells, seen = _bordering(one.seen, self._size), one.seen
            if cells is None or not isinstance(seen, Shape):
                continue
            letter = seen.text.strip().upper()
            if letter in _LETTERS and self._says(_LETTERS[letter]):
                self._keep("xv", (one,), cells=cells, values=(letter,))
            elif not letter and seen.round and seen.fill and 0 < seen.wide <= _DOT:
                is_white, is_black = min(seen.fill[:3]) > 225, max(seen.fill[:3]) < 40
                kind = "difference" if is_white else "ratio" if is_black else ""
                if kind and self._says(_PAIRS[kind]):
                    self._keep(kind, (one,), cells=cells)

    def _find_corners(self, shapes: list[_Drawing]) -> None:
        if not self._says(_CORNER):
            return
        for one in shapes:
            seen, last = one.seen, self._size - 1
            if isinstance(seen, Shape) and seen.round and seen.at[0] % 1 == seen.at[1] % 1 == 0:
                column, row = (int(place) for place in seen.at)
                digits = re.sub(r"[\s,]", "", seen.text)
                if digits.isdecimal() and 1 <= row <= last and 1 <= column <= last:
                    cells = tuple((row + n // 2, column + n % 2) for n in range(4))
                    self._keep("quadruple", (one,), cells=cells, values=tuple(digits))

    def _find_arrows(self) -> None:
        if not self._says(_ARROW):
            return
        for one in self._arrows:
            cells = _through(one.seen, self._size, starts_beside=True)
            circle = self._circles.get(cells[0]) if cells else None
            if circle and len(cells) > 1:
                self._keep("arrow", (one, *circle), cells=cells[:1], lines=(cells,))

    def _find_thermometers(self) -> None:
        if not self._says(_THERMOMETER):
            return
        for one in [*self._strokes]:
            cells = _through(one.seen, self._size)
            if not cells:
                continue
            ends = [end for end in (cells, cells[::-1]) if self._bulb(end[0], one.seen)]
            if len(ends) == 1:
                [way] = ends
                bulbs = self._bulb(way[0], one.seen)
                self._keep("thermometer", (one, *bulbs), lines=(way,))
                self._strokes.remove(one)

    def _find_parities(self, shapes: list[_Drawing]) -> None:
        """Find circles and squares in single cells, except those of arrows and thermometers."""
        used = {id(spec) for one in self.found for spec in one.drawn}
        for one in shapes:
            place = _within(one.seen)
            if place is not None and isinstance(one.seen, Shape) and id(one.spec) not in used:
                kind = "odd" if one.seen.round else "even"
                if self._says(_PARITIES[kind]):
                    self._keep(kind, (one,), at=place)

    def _bulb(self, place: Place, line: Stroke | Shape) -> list[_Drawing]:
        """Return the circles in a cell with the colour of a line."""
        return [
            one
            for one in self._circles.get(place, ())
            if isinstance(one.seen, Shape)
            and isinstance(line, Stroke)
            and one.seen.fill
            and one.seen.fill[:3] == line.colour[:3]
        ]

    def _find_lines(self) -> None:
        """Give each line the kind in the sentence with its colour, or in the only sentence."""
        asked = []
        for sentence in self._usual:
            kinds = [kind for kind, words in _LINES if re.search(words, sentence)]
            if len(kinds) == 1:
                asked.append((sentence, kinds[0]))
            elif kinds:
                # What it says of which is not known.
                return
        by_colour: dict[tuple[int, ...], list[tuple[_Drawing, tuple[Place, ...]]]] = {}
        for one in self._strokes:
            if isinstance(one.seen, Stroke):
                cells = _through(one.seen, self._size)
                by_colour.setdefault(one.seen.colour[:3], []).append((one, cells))
        for colour, lines in by_colour.items():
            fitting = {
                (kind, _least(sentence) if kind == "whispers" else ())
                for sentence, kind in asked
                if (
                    _is_of(sentence, colour)
                    if _is_named(sentence)
                    else len(asked) == len(by_colour) == 1
                )
            }
            if len(fitting) == 1 and all(cells for _, cells in lines):
                [(kind, values)] = fitting
                for drawn, cells in _joined(lines, kind):
                    self._keep(kind, drawn, lines=(cells,), values=values)


def _joined(
    lines: list[tuple[_Drawing, tuple[Place, ...]]], kind: str
) -> Iterator[tuple[list[_Drawing], tuple[Place, ...]]]:
    """Yield the lines of one colour, joined if they are drawn in two pieces.

    Lines that branch are left out, unless only neighbours matter.
    """
    left = [([drawn], cells) for drawn, cells in lines]
    if kind == "whispers":
        yield from left
        return
    while left:
        drawn, cells = left.pop()
        met = [other for other in left if {cells[0], cells[-1]} & {*other[1]}]
        met += [other for other in left if {other[1][0], other[1][-1]} & {*cells}]
        touching = [other for n, other in enumerate(met) if other not in met[:n]]
        ends = [other for other in touching if _end_to_end(cells, other[1])]
        if not touching:
            yield drawn, cells
        elif len(touching) == len(ends) <= 2:
            other = ends[0]
            left.remove(other)
            left.append((drawn + other[0], _end_to_end(cells, other[1])))
        else:
            left = [one for one in left if one not in touching]


def _end_to_end(one: tuple[Place, ...], other: tuple[Place, ...]) -> tuple[Place, ...]:
    """Return two lines as one if they meet only at their ends; else nothing."""
    for first in (one, one[::-1]):
        for second in (other, other[::-1]):
            if first[-1] == second[0] and not {*first} & {*second[1:]}:
                return first + second[1:]
    return ()


def _least(sentence: str) -> tuple[str, ...]:
    """Return the least difference in a sentence; otherwise the usual one of the kind."""
    match = re.search(r"at least (\d|three|four|five)\b", sentence)
    if match:
        return (str({"three": 3, "four": 4, "five": 5}.get(match[1], match[1])),)
    return ("4",) if "dutch" in sentence else ()


def _seen(spec: Constraint) -> _Drawing | None:
    """Return one of SudokuPad's drawings; None for anything else."""
    if not spec.is_drawing or not spec.more:
        return None
    more = json.loads(spec.more)
    names = [name for name in ("lines", "arrows", "overlays", "underlays") if name in more]
    seen = drawn_of((spec,))
    return _Drawing(spec, names[0], seen[0]) if len(names) == len(seen) == 1 else None


def _circled(seen: Stroke | Shape) -> Place | None:
    """Return the cell with a large circle without text."""
    return _within(seen) if isinstance(seen, Shape) and seen.round else None


def _within(seen: Stroke | Shape) -> Place | None:
    """Return the cell with a large circle or square without text."""
    if not isinstance(seen, Shape) or seen.text.strip():
        return None
    x, y = seen.at
    # What fills its cell is a ground.
    is_large = 0.5 < seen.wide == seen.high < 1
    if x % 1 != 0.5 or y % 1 != 0.5 or not is_large:
        return None
    return int(y) + 1, int(x) + 1


def _bordering(seen: Stroke | Shape, size: int) -> tuple[Place, Place] | None:
    """Return the two cells of a border that has a drawing at its middle."""
    if not isinstance(seen, Shape):
        return None
    x, y = seen.at
    if not (0 < x < size and 0 < y < size):
        return None
    if x % 1 == 0 and y % 1 == 0.5:
        return (int(y) + 1, int(x)), (int(y) + 1, int(x) + 1)
    if y % 1 == 0 and x % 1 == 0.5:
        return (int(y), int(x) + 1), (int(y) + 1, int(x) + 1)
    return None


def _through(seen: Stroke | Shape, size: int, *, starts_beside: bool = False) -> tuple[Place, ...]:
    """Return the cells of a line between cell centres; none if it is not one.

    An arrow may start at the edge of its circle.
    """
    if not isinstance(seen, Stroke):
        return ()
    points = [*seen.points]
    if starts_beside:
        points[0] = (int(points[0][0]) + 0.5, int(points[0][1]) + 0.5)
        # And end a little before the middle of its last cell, or after it.
        points[-1] = (int(points[-1][0]) + 0.5, int(points[-1][1]) + 0.5)
    if any(x % 1 != 0.5 or y % 1 != 0.5 or not (0 < x < size and 0 < y < size) for x, y in points):
        return ()
    cells = [(int(points[0][1]) + 1, int(points[0][0]) + 1)]
    for x, y in points[1:]:
        row, column = int(y) + 1, int(x) + 1
        down, right = row - cells[-1][0], column - cells[-1][1]
        number = max(abs(down), abs(right))
        if down and right and abs(down) != abs(right):
            return ()
        for _ in range(number):
            before = cells[-1]
            cells.append((before[0] + down // number, before[1] + right // number))
    return tuple(cells) if len(cells) > 1 else ()


def _is_named(sentence: str) -> bool:
    """Whether a sentence names a colour."""
    return any(re.search(words, sentence) for words, _ in (*_COLOURS, (_GREY, bool)))


def _is_of(sentence: str, colour: Sequence[int]) -> bool:
    """Whether a sentence names the colour of a line."""
    hue, light, full = rgb_to_hls(*(value / 255 for value in colour))
    if full < 0.12 or light < 0.1:
        return re.search(_GREY, sentence) is not None
    return any(re.search(words, sentence) and holds(hue * 360) for words, holds in _COLOURS)
