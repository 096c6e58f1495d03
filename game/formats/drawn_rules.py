"""Rules found in a drawing together with the author's text: lines, dots, clues, X and V.

SudokuPad's own JSON has no rules, only drawings and a text. A drawing becomes a rule where its form
is the usual one and a sentence asks for just that, naming its colour if other lines are there. It
is shown as its author drew it. All else is left over for `reading`. The sentences are English.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from colorsys import rgb_to_hls
from math import hypot
from typing import Any, Final, NamedTuple

from ..core.constraint import READ, Constraint, Place
from ..core.constraints import constrained
from ..core.constraints.interchange import clauses_of
from ..core.geometry import Geometry, with_extra
from ..core.grid import Grid
from ..core.rules import conflicts
from .drawings import Shape, Stroke, drawn_of
from .drawn_outside import outside_rules
from .drawn_places import bordering, circled, through, within
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
_NUMBERED: Final = r"white dots?\b.{{0,40}}differ\w* (of|by) {}$"
"""What is said of white dots with a number that the sentence names, too."""
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
_SLOW: Final = (
    r"thermo.{0,90}(stay the same|(never|not) decrease)"
    r"|(stay the same|(never|not) decrease).{0,60}(thermo|bulb)"
)
_BETWEEN: Final = r"between.{0,80}(circle|bulb|ends?\b)|(circle|bulb).{0,80}between"
_DIAGONAL: Final = (
    r"diagonals?\b.{0,40}(not|never|cannot|can't) (be )?repeat|diagonals?\b.{0,40}\bonce\b"
    r"|(not|never|cannot|can't) repeat.{0,40}diagonal"
)
_NOT_BOTH: Final = r"except|one of|either|\bmay\b|some\b|outside|arrow|colou?r|only"
_APART_BY_ONE: Final = (
    r"^(orthogonally )?adjacent (digits|cells)\b.{0,12}(not|never|cannot|can't)\b.{0,12}"
    r"consecutive$"
)
_BY_DOTS: Final = {
    "nonconsecutive": ("difference", "ratio"),
    "negative": ("difference", "ratio", "xv"),
}
"""Rules of the whole board that leave out pairs with a dot or a letter."""
_ALL_GIVEN: Final = (
    r"^((but|note that|,) )?all\b(?! clues).{0,40}\b(are|were|have been) (given|shown|marked)$"
)
_EITHER_WAY: Final = r"(in|from) (either|each|both) (direction|way)s?|in some order"
"""Words that change nothing."""
_CAGES: Final = (
    r"digits (can not|cannot|can't|may not|must not|do not|don't) (be )?repeat(ed)? (with)?in"
    r" (a |any |the |each )?cages?$"
)
_ARROW: Final = r"arrows?\b.{0,60}\b(sum|add)\b.{0,60}(circle|bulb)|circle.{0,80}sum.{0,60}arrow"
_LINES: Final[tuple[tuple[str, str], ...]] = (
    ("whispers", r"whisper|differ.{0,30}at least (\d|three|four|five)\b"),
    ("renban", r"renban|consecutive.{0,60}\b(any order|non-?repeating|without repeat|set)\b"
               r"|\bset\b.{0,40}consecutive"),
    ("palindrome", r"palindrom|reads? the same"),
    ("regionsumline", r"segments?\b.{0,60}(same|equal) (sum|total)|segment.{0,40}sum to the same"
                      r"|(box|region).{0,100}(same|equal) (sum|total)|region sum"
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
    if any(re.search(_CAGES, one) for one in sentences(rules)):
        kept = [_caged(spec, board.size) for spec in kept]
    every = [re.sub(_EITHER_WAY, "", one) for one in sentences(rules)]
    usual = [one for one in every if not re.search(_UNUSUAL, one)]
    drawings = [one for spec in kept if (one := _drawing_of(spec)) is not None]
    found = [
        one
        for one in _Said(every, usual, drawings, board.size).found
        if one.rule.kind == "negative" or not clauses_of(board, [one.rule]).unknown
    ]
    kinds = {one.rule.kind for one in found}
    if solution is None and untold(
        rules, {*kinds, *leaps_in_rules(rules).values(), *(spec.kind for spec in kept)}
    ):
        return tuple(kept)
    if solution is not None:
        for kind in kinds:
            with_it = (kind, *_BY_DOTS.get(kind, ()))
            rules_of_it = [one.rule for one in found if one.rule.kind in with_it]
            clauses = clauses_of(board, rules_of_it).known
            if conflicts(Grid(solution.values, None, constrained(board, clauses))):
                found = [one for one in found if one.rule.kind != kind]
    kinds_of = {id(spec): one.rule.kind for one in found for spec in one.drawn}
    marked = (_marked(spec, kinds_of.get(id(spec))) for spec in kept)
    return (*marked, *(one.rule for one in found))


def _caged(spec: Constraint, size: int) -> Constraint:
    """Return a frame as a cage without a sum, where it is nothing else."""
    is_frame = spec.kind == "cage" and not spec.values and not spec.more
    fits = 1 < len(spec.cells) <= size
    return spec._replace(kind="killercage") if is_frame and fits else spec


def _marked(spec: Constraint, kind: str | None) -> Constraint:
    """Return a drawing, marked with whether it only repeats a rule of a kind."""
    if kind is None:
        return spec
    return spec._replace(more=json_text(json.loads(spec.more) | {_REPEATED: kind}))


def with_leaps_in_rules(
    board: Geometry, constraints: Iterable[Constraint], rules: str, solution: Grid | None
) -> Geometry:
    """Return the board with knight's or king's moves if the text of the rules has them.

    They are not added if the author's solution violates them; without a solution, only if
    everything else is known.
    """
    said = leaps_in_rules(rules)
    kinds = {*said.values(), *(one.kind for one in constraints)}
    for name in said:
        other = with_extra(board, name)
        if solution is None:
            board = board if untold(rules, kinds) else other
        elif not conflicts(Grid(solution.values, None, other)):
            board = other
    return board


def leaps_in_rules(rules: str) -> dict[str, str]:
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

    def __init__(
        self, every: list[str], usual: list[str], drawings: list[_Drawing], size: int
    ) -> None:
        """`usual` are the sentences of `every` without words that may change a rule."""
        self._every = every
        self._usual = usual
        self._size = size
        self._strokes = [one for one in drawings if one.name == "lines"]
        self._arrows = [one for one in drawings if one.name == "arrows"]
        shapes = [one for one in drawings if isinstance(one.seen, Shape)]
        self._circles: dict[Place, list[_Drawing]] = {}
        for one in shapes:
            place = circled(one.seen)
            if place is not None:
                self._circles.setdefault(place, []).append(one)
        self.found: list[_Found] = []
        self._find_outside(drawings)
        self._find_pairs(shapes)
        self._find_corners(shapes)
        self._find_arrows()
        self._find_thermometers()
        self._find_diagonals()
        self._find_between()
        self._find_lines()
        self._find_parities(shapes)
        self._find_whole()

    def _says(self, pattern: str) -> bool:
        return any(re.search(pattern, one) for one in self._usual)

    def _record_rule(self, kind: str, drawn: Sequence[_Drawing], **parts: Any) -> None:
        """Record a rule with the drawings that express it."""
        specs = tuple(one.spec for one in drawn)
        self.found.append(_Found(Constraint(kind, more=READ, **parts), specs))

    def _find_pairs(self, shapes: list[_Drawing]) -> None:
        for one in shapes:
            cells, seen = bordering(one.seen, self._size), one.seen
            if cells is None or not isinstance(seen, Shape):
                continue
            letter = seen.text.strip().upper()
            if letter in _LETTERS and self._says(_LETTERS[letter]):
                self._record_rule("xv", (one,), cells=cells, values=(letter,))
            elif not letter and seen.round and seen.fill and 0 < seen.wide <= _DOT:
                is_white, is_black = min(seen.fill[:3]) > 225, max(seen.fill[:3]) < 40
                kind = "difference" if is_white else "ratio" if is_black else ""
                if kind and self._says(_PAIRS[kind]):
                    self._record_rule(kind, (one,), cells=cells)
            elif (
                letter.isdecimal()
                and self._says(_NUMBERED.format(letter))
                and (seen.round and seen.fill and min(seen.fill[:3]) > 225)
            ):
                self._record_rule("difference", (one,), cells=cells, values=(letter,))

    def _find_corners(self, shapes: list[_Drawing]) -> None:
        if not self._says(_CORNER):
            return
        texts = [one for one in shapes if isinstance(one.seen, Shape) and one.seen.text.strip()]
        for one in shapes:
            seen, last = one.seen, self._size - 1
            if isinstance(seen, Shape) and seen.round and seen.at[0] % 1 == seen.at[1] % 1 == 0:
                column, row = (int(place) for place in seen.at)
                # Its digits may be drawn one by one.
                drawn = [one] if seen.text.strip() else [one, *_inside(seen, texts)]
                said = "".join(part.seen.text for part in drawn if isinstance(part.seen, Shape))
                digits = re.sub(r"[\s,]", "", said)
                if digits.isdecimal() and 1 <= row <= last and 1 <= column <= last:
                    cells = tuple((row + n // 2, column + n % 2) for n in range(4))
                    self._record_rule("quadruple", drawn, cells=cells, values=tuple(digits))

    def _find_arrows(self) -> None:
        if not self._says(_ARROW):
            return
        for one in self._arrows:
            cells = through(one.seen, self._size, starts_beside=True)
            circle = self._circles.get(cells[0]) if cells else None
            if circle and len(cells) > 1:
                self._record_rule("arrow", (one, *circle), cells=cells[:1], lines=(cells,))

    def _find_outside(self, drawings: list[_Drawing]) -> None:
        for rule, places in outside_rules(self._usual, [one.seen for one in drawings], self._size):
            self.found.append(_Found(rule, tuple(drawings[at].spec for at in places)))

    def _find_diagonals(self) -> None:
        if not any(
            re.search(_DIAGONAL, one) and not re.search(_NOT_BOTH, one) for one in self._every
        ):
            return
        size = self._size
        for one in [*self._strokes]:
            if not isinstance(one.seen, Stroke) or len(one.seen.points) != 2:
                continue
            ends = {tuple(round(2 * value) for value in point) for point in one.seen.points}
            for kind, (first, last) in (
                ("diagonal-", ((0, 0), (size, size))),
                ("diagonal+", ((0, size), (size, 0))),
            ):
                if ends == {tuple(2 * v for v in first), tuple(2 * v for v in last)}:
                    self._record_rule(kind, (one,))
                    self._strokes.remove(one)

    def _find_between(self) -> None:
        """Read lines with a circle at either end."""
        if not self._says(_BETWEEN):
            return
        for one in [*self._strokes]:
            cells = through(one.seen, self._size, starts_beside=True)
            circles = [self._circles.get(end, []) for end in (cells[:1] + cells[-1:])]
            if len(cells) > 2 and all(circles):
                self._record_rule("betweenline", (one, *circles[0], *circles[1]), lines=(cells,))
                self._strokes.remove(one)

    def _find_whole(self) -> None:
        """Read what is said of the whole board: no neighbours in a row, all dots there."""
        there = {one.rule.kind for one in self.found}
        if any(re.search(_APART_BY_ONE, one) for one in self._every):
            self._record_rule("nonconsecutive", ())
        for sentence in self._usual:
            if re.search(_ALL_GIVEN, sentence) is None:
                continue
            named = [
                kind
                for kind, words in (
                    ("xv", r"\bxs?\b|\bvs?\b|\bxv\b"),
                    ("ratio", r"\bblack\b.{0,20}\bdots|\bkropki|^all (possible )?dots"),
                    ("difference", r"\bwhite\b.{0,20}\bdots|\bkropki|^all (possible )?dots"),
                )
                if kind in there and re.search(words, sentence)
            ]
            if named:
                self._record_rule("negative", (), values=tuple(named))

    def _find_thermometers(self) -> None:
        slow = any(re.search(_SLOW, one) for one in self._every)
        if slow is self._says(_THERMOMETER):
            # None, or of both kinds.
            return
        kind = "slowthermometer" if slow else "thermometer"
        for one in [*self._strokes]:
            cells = through(one.seen, self._size)
            if not cells:
                continue
            ends = [end for end in (cells, cells[::-1]) if self._bulb(end[0], one.seen)]
            if len(ends) == 1:
                [way] = ends
                bulbs = self._bulb(way[0], one.seen)
                self._record_rule(kind, (one, *bulbs), lines=(way,))
                self._strokes.remove(one)

    def _find_parities(self, shapes: list[_Drawing]) -> None:
        """Find circles and squares in single cells, except those of arrows and thermometers."""
        used = {id(spec) for one in self.found for spec in one.drawn}
        for one in shapes:
            place = within(one.seen)
            if place is not None and isinstance(one.seen, Shape) and id(one.spec) not in used:
                kind = "odd" if one.seen.round else "even"
                if self._says(_PARITIES[kind]):
                    self._record_rule(kind, (one,), at=place)

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
            if len(sentence.split()) < 3:
                # The name of a rule.
                continue
            kinds = [kind for kind, words in _LINES if re.search(words, sentence)]
            if len(kinds) == 1:
                asked.append((sentence, kinds[0]))
            elif kinds:
                # What it says of which is not known.
                return
        by_colour: dict[tuple[int, ...], list[tuple[_Drawing, tuple[Place, ...]]]] = {}
        for one in self._strokes:
            if isinstance(one.seen, Stroke):
                cells = through(one.seen, self._size)
                by_colour.setdefault(one.seen.colour[:3], []).append((one, cells))
        for colour, lines in by_colour.items():
            fitting = {
                (kind, _least(sentence) if kind == "whispers" else ())
                for sentence, kind in asked
                if (
                    _is_of(sentence, colour)
                    if _is_named(sentence)
                    else len({kind for _, kind in asked}) == len(by_colour) == 1
                )
            }
            if len(fitting) == 1 and all(cells for _, cells in lines):
                [(kind, values)] = fitting
                for drawn, cells in _joined(lines, kind):
                    self._record_rule(kind, drawn, lines=(cells,), values=values)


def _inside(circle: Shape, texts: Iterable[_Drawing]) -> list[_Drawing]:
    """Return the texts that stand in a circle."""
    (x, y), radius = circle.at, circle.wide / 2
    return [
        one
        for one in texts
        if isinstance(one.seen, Shape) and hypot(one.seen.at[0] - x, one.seen.at[1] - y) < radius
    ]


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


def _drawing_of(spec: Constraint) -> _Drawing | None:
    """Return one of SudokuPad's drawings; None for anything else."""
    if not spec.is_drawing or not spec.more:
        return None
    more = json.loads(spec.more)
    names = [name for name in ("lines", "arrows", "overlays", "underlays") if name in more]
    seen = drawn_of((spec,))
    return _Drawing(spec, names[0], seen[0]) if len(names) == len(seen) == 1 else None


def _is_named(sentence: str) -> bool:
    """Whether a sentence names a colour."""
    return any(re.search(words, sentence) for words, _ in (*_COLOURS, (_GREY, bool)))


def _is_of(sentence: str, colour: Sequence[int]) -> bool:
    """Whether a sentence names the colour of a line."""
    hue, light, full = rgb_to_hls(*(value / 255 for value in colour))
    if full < 0.12 or light < 0.1:
        return re.search(_GREY, sentence) is not None
    return any(re.search(words, sentence) and holds(hue * 360) for words, holds in _COLOURS)
