"""What the author's text demands beyond the known constraints.

A sentence is known where it is about constraints that the puzzle has, or about Sudoku itself, and
has no word that changes them. The words are English, as nearly all texts of links are. What is
not known for certain counts as more: a puzzle is rather not judged than judged wrongly.
"""

import re
from collections.abc import Collection
from typing import Final

_ENDS: Final = re.compile(r"(?<=[.!?;:])\s+|\n+|[•●▪]|\s[-–—*]\s|\s/\s")
_ITSELF: Final = re.compile(
    r"(normal|classic|standard|usual|regular|typical|basic)\b.{0,40}\bsudoku|sudoku rules? appl"
    r"|(digits?|numbers?) (from )?1( to | through |-|–)\s?\d"
    r"|(repeat|once|unique|twice)\b.{0,40}\b(row|column|box|region|house)"
    r"|(row|column|box|region)s?\b.{0,60}\b(once|all|each digit|every digit|contain)"
    r"|all clues are standard|and that's it|have fun|enjoy|good luck|exported from|https?:|www\."
    r"|^(eg|ie|i\.e|e\.g|for (instance|example))\b"
)
"""What is said of every Sudoku, or of none."""
_NOT_ALL: Final = re.compile(
    r"\bnot (all|every|necessarily)|no negative|may (also )?(repeat|be)|can still|necessarily given"
)
"""What says that nothing more is asked."""
_ALL_GIVEN: Final = re.compile(r"\ball\b.{0,30}\b(are|were|have been) (given|shown|marked)")
_CHANGES: Final = re.compile(
    r"doubl(e|er|ing)\b(?! (of )?the other)|cipher|wrong|liar|lying|decid|determin|deduc|unknown"
    r"|\bfog\b.{0,20}(unless|must)|yin|shad(e|ing)\b|\bloop|\bpath\b|island|galax|snake|tetromino"
    r"|pentomino|domino|toroid|schr|wildcard|imposter|\bpart of\b|count|visit|polyomino|divid|split"
    r"|negative digits|0 ?(-|to) ?[89]|without (their|the)|\bnone of\b|exactly one of"
    r"|at least one\b"
    r"|\bmodifi|value of|counts as|battenburg|chaos|\bunique to\b|identical lines|same colou?r"
    r"|no two (lines|cages|arrows|circles|dots)|\bproduct\b|\bmultipl|touch|magic"
    r"|\b(may|must|can|do) ?not\b(?! (be|repeat|contain|include|appear|share|necessarily|sum))"
)
"""Words of rules that change others, or that no constraint here has."""
_BEYOND: Final = re.compile(
    r"diagonal|magic|total|\bsum|\blines?\b|circle|square|blue|\bred\b|green|purple|colou?r|gr[ae]y"
    r"|times|adjacent|touch|orthogonal|cages?\b|arrow|thermo|\bshaded|dots?\b|\bin a row\b"
)
"""Words that rules of Sudoku itself do without."""
_ABOUT: Final[tuple[tuple[str, frozenset[str]], ...]] = tuple(
    (pattern, frozenset(kinds.split()))
    for pattern, kinds in (
        (r"cage|killer", "killercage littlekillersum"),
        (r"thermo|bulb", "thermometer slowthermometer"),
        (r"arrow|pill\b|circled (total|cell|digit)", "arrow doublearrow littlekillersum"),
        (r"dot|kropki|consecutive|ratio|difference|double the other", "difference ratio"),
        (r"palindrom|read the same", "palindrome"),
        (r"renban|consecutive (set|digits|numbers)|set of\b.*consecutive", "renban"),
        (r"whisper|differ(ence)?\b.{0,25}\b(4|5|four|five)", "whispers"),
        (r"sum.{0,60}\b(box|region)|(box|region).{0,80}\bsum", "regionsumline"),
        (r"between", "betweenline sandwichsum xv"),
        (r"zipper|same distance", "zipperline"),
        (r"entrop|low.{0,30}middle", "entropicline"),
        (r"modular|modulo|remainder", "modularline"),
        (r"lockout|diamond", "lockout"),
        (r"nabner|no two digits", "nabner"),
        (r"double arrow", "doublearrow"),
        (r"diagonal", "diagonal+ diagonal- littlekillersum"),
        (
            r"outside the grid|little killer",
            "littlekillersum sandwichsum xsum skyscraper numberedroom",
        ),
        (r"sandwich", "sandwichsum"),
        (r"x-?sum|first x (digits|numbers|cells)", "xsum"),
        (r"skyscraper|building", "skyscraper"),
        (r"numbered room|nth (cell|position|digit)", "numberedroom"),
        (r"same difference|differ by the same|equal difference", "samedifferenceline"),
        (r"sequence|arithmetic|progression", "sequenceline"),
        (r"knight", "antiknight"),
        (r"king", "antiking"),
        (r"consecutive|differ.{0,10}by 1", "nonconsecutive difference"),
        (r"\bxv\b|\b[xv]\b|sums? to (5|10)|roman", "xv"),
        (r"quad|circle.{0,60}(four|4|surround|around|touch)", "quadruple"),
        (r"\bodd\b|\bcircle", "odd"),
        (r"\beven\b|\bsquare", "even"),
        (r"extra region|gr[ae]y.{0,30}region|shaded region", "extraregion"),
        (r"clone", "clone"),
        (r"disjoint|same (relative )?position", "disjointgroups"),
        (r"fortress|larger|greater|higher|maxim", "maximum"),
        (r"smaller|lower|less|minim", "minimum"),
        (r"\bindex|position of|indicate the column|indicate the row", "columnindexer rowindexer"),
    )
)
"""What words are about, as f-puzzles calls it."""
_WRITTEN: Final[tuple[tuple[str, str], ...]] = (
    (r"equal digits never touch, not even at a corner", "antiking"),
    (r"so does each of the four shaded boxes", "windows"),
    (r"(of two )?neighbours without a (dot|letter)\b", "negative"),
    (r"a framed cell in column 1|one in column 2 says", "columnindexer"),
    (r"a framed cell in row 1|one in row 2 says", "rowindexer"),
    (r"a cell with small digits in its corner", "givenPencilMarks"),
    (r"any three successive cells on a line with round beads", "modularline"),
    (r"on a double line, any two cells at the same dist|a cell in the middle holds", "zipperline"),
    (r"a number with a straight arrow says how many", "skyscraper"),
    (r"the digits in the frames at the ends of a line|no digit between the frames", "lockout"),
    (r"all neighbouring digits on a double line differ", "samedifferenceline"),
    (r"digits on a line with rings rise or fall", "sequenceline"),
)
"""Sentences that Nonet writes of its own boards, and that others would mean something else by."""
_OUTLINED: Final = "each row, column and region within thick lines contains "
"""What it writes of a jigsaw."""


def untold(rules: str, kinds: Collection[str]) -> tuple[str, ...]:
    """Return the sentences of rules that demand more than constraints of these kinds."""
    return tuple(one for one in _sentences(rules) if not _is_told(one.lower(), kinds))


def sentences(rules: str) -> tuple[str, ...]:
    """Return the sentences of rules in lower case."""
    return tuple(one.lower() for one in _sentences(rules))


def _sentences(rules: str) -> list[str]:
    stripped = (raw.strip(" \t-–—*.:;!•") for raw in _ENDS.split(rules))
    return [one for one in stripped if one]


def _is_told(sentence: str, kinds: Collection[str]) -> bool:
    if len(sentence.split()) < 3:
        # A heading, such as the name of a rule.
        return True
    if sentence.startswith(_OUTLINED) or any(
        kind in kinds and re.match(pattern, sentence) for pattern, kind in _WRITTEN
    ):
        return True
    if _NOT_ALL.search(sentence):
        return _CHANGES.search(sentence) is None
    if _ALL_GIVEN.search(sentence):
        return "negative" in kinds
    if _CHANGES.search(sentence):
        return False
    if any(its & {*kinds} and re.search(pattern, sentence) for pattern, its in _ABOUT):
        return True
    return _ITSELF.search(sentence) is not None and _BEYOND.search(sentence) is None
