"""A puzzle in the making: digits, boards and regions that need not make sense yet."""

import json

from hypothesis import given
from hypothesis import strategies as st

from game.core.constraint import Constraint
from game.core.geometry import BOXES, CLASSIC, EXTRAS, geometry, geometry_of
from game.core.grid import Grid
from game.play.editing.draft import Brought, Draft, Rules, allowed_extras, draft_of, extras_of
from game.play.editing.judging import region_faults, scattered
from game.play.editing.serial import brought_from, draft_from, plain_brought, plain_of
from tests.characters import ANY

JIGSAW = "4x4:AABBABBACDDCCCDD"
CAGES = "9x9~cage=3:r1c1.r1c2~thermometer:r5c5.r5c6.r5c7"


@st.composite
def drafts(draw: st.DrawFn) -> Draft:
    size = draw(st.sampled_from([4, 6, 9]))
    extras = tuple(e for e in allowed_extras(size) if draw(st.booleans()))
    draft = draft_of(Grid.empty(geometry(*BOXES[size])))
    draft = draft.ruled(Rules(size, draw(st.booleans()), extras))
    cells = st.integers(0, size * size - 1)
    for cell, number in draw(st.lists(st.tuples(cells, st.integers(0, size - 1)), max_size=8)):
        draft = draft.write((cell,), number + 1)
        if draft.regions:
            draft = draft.paint((cell,), number)
    return draft


@given(drafts())
def test_a_draft_goes_to_texts_and_back(draft: Draft) -> None:
    assert draft_from(plain_of(draft)) == draft


def test_what_a_puzzle_brought_stays_with_it() -> None:
    line = Constraint("line", lines=(((1, 1), (2, 2)),), more='{"outlineC":"#ff0000"}')
    brought = Brought("Loop", "Ann", "Ask.\nAgain.", (line, Constraint("mystery")), unread=True)
    draft = draft_of(Grid.empty(geometry_of(CAGES + "~unread")), brought)
    painted = draft.ruled(Rules(9, is_jigsaw=True)).paint((0,), 1)
    for each in (draft, painted, painted.paint((0,), 0)):
        assert each.brought == brought
        kept = brought_from(json.loads(json.dumps(plain_brought(each.brought))))
        assert draft_from(plain_of(each), kept) == each
    assert painted.paint((0,), 0).board.unread


@given(drafts(), st.lists(st.text(ANY, max_size=3), min_size=3, max_size=3))
def test_what_is_no_draft_is_none(draft: Draft, changes: list[str]) -> None:
    plain = plain_of(draft)
    for key, change in zip(("board", "digits", "regions"), changes, strict=True):
        broken = draft_from({**plain, key: plain.get(key, "") + change})
        assert broken is None or isinstance(broken, Draft)
    wrong: list[object] = [None, [], {"board": 9}, {"board": "9x9", "digits": "1"}]
    for nothing in wrong:
        assert draft_from(nothing) is None


def test_a_draft_keeps_the_rules_of_a_board() -> None:
    for code in ("9x9", JIGSAW, "6x6+diagonals", "9x9+windows+knight", CAGES):
        draft = draft_of(Grid.empty(geometry_of(code)))
        assert draft.is_board
        assert draft.board.code == code
        assert draft_from(plain_of(draft)) == draft


def test_every_rule_is_known_of_every_board() -> None:
    for size in BOXES:
        for extra in allowed_extras(size):
            board = draft_of(Grid.empty(geometry(*BOXES[size]))).ruled(Rules(size, extras=(extra,)))
            assert extras_of(board.board) == (extra,)
    assert "windows" not in allowed_extras(6)
    assert allowed_extras(9) == EXTRAS


def test_painting_makes_a_jigsaw_once_all_regions_are_as_large_as_a_row() -> None:
    draft = draft_of(Grid.empty(geometry_of("4x4"))).ruled(Rules(4, is_jigsaw=True))
    assert draft.is_board
    assert draft.regions == bytes(draft.board.region_of)
    half = draft.paint((2,), 0)
    assert not half.is_board
    assert region_faults(half.regions, 4) == ((1, 5), (2, 3))
    assert scattered(half.regions, half.board) == ()
    whole = half.paint((4,), 1)
    assert whole.is_board
    assert whole.board.code == "4x4:AAABBABBCCDDCCDD"
    assert scattered(whole.regions, whole.board) == (2,)
    assert whole.ruled(Rules(4)).board == geometry_of("4x4")


def test_another_size_begins_empty_and_the_same_size_keeps_digits() -> None:
    draft = draft_of(Grid.empty()).write((0, 80), 9)
    knight = draft.ruled(Rules(extras=("knight",)))
    assert knight.values == draft.values
    assert knight.board.code == "9x9+knight"
    small = knight.ruled(Rules(6, is_jigsaw=True, extras=("diagonals",)))
    assert small.values == bytes(36)
    assert small.rules == Rules(6, is_jigsaw=True, extras=("diagonals",))


def test_constraints_stay_while_regions_make_no_board() -> None:
    draft = draft_of(Grid.empty(geometry_of(CAGES))).ruled(Rules(is_jigsaw=True))
    assert draft.constraints == geometry_of(CAGES).constraints
    half = draft.paint((3,), 0)
    assert not half.is_board
    assert half.board.constraints == draft.constraints
    assert draft_from(plain_of(half)) == half
    back = half.paint((3,), 1)
    assert back == draft
    assert back.ruled(Rules()).board == geometry_of(CAGES)
    assert draft_of(Grid.empty(CLASSIC)).constrained(draft.constraints).board.constraints
