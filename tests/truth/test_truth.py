from itertools import zip_longest

import pytest

from game.generate.deal import deal, version_note
from game.generate.ids import parse_id
from game.generate.levels import Level
from game.logic.search import chains
from tests.truth import sample
from tests.truth.records import (
    READABLE,
    Dealt,
    Position,
    Rated,
    Stepped,
    bank_digest,
    digest_of,
    mark_of,
    read_bank,
    read_ids,
    read_ratings,
    read_steps,
)

STEPS = read_steps()
RATINGS = read_ratings()


def test_the_record_is_whole() -> None:
    assert len({one.id for one in read_ids(1)}) == 200
    assert len({one.id for one in read_ids(2)}) == 200
    assert {parse_id(one.id).version for one in read_ids(2)} == {2}
    assert {level: number for level, number, _ in read_bank()} == dict.fromkeys(Level, 1024)
    assert len({one.position[1:] for one in STEPS}) == 500
    assert len({one.board for one in RATINGS}) == 600


def test_ids_of_version_2_deal_the_boards_of_the_record() -> None:
    for one in read_ids(2):
        assert Dealt.now(one.id) == one


def test_an_id_of_version_1_whose_board_moved_says_so_and_names_the_former_one() -> None:
    for one in sample(read_ids(1), 8):
        asked = parse_id(one.id)
        puzzle = deal(asked)
        if puzzle.givens.text != one.board:
            told = version_note(asked, puzzle)
            assert told is not None
            assert told.key == "id.moved"
            assert Dealt.now(str(dict(told.arguments)["former"])).board == one.board


@pytest.mark.parametrize(("level", "number", "digest"), read_bank())
def test_the_bank_keeps_its_puzzles_in_their_lines(level: Level, number: int, digest: str) -> None:
    assert bank_digest(level, number) == digest


def test_puzzles_have_the_ratings_of_the_record() -> None:
    assert [Rated.now(one.board) for one in sample(RATINGS, 7)] == list(sample(RATINGS, 7))


def difference(known: Stepped) -> str:
    """Return in words where the steps of a position are no longer those of the record."""
    position = known.position
    lines = position.steps()
    for number, (then, now) in enumerate(zip_longest(known.marks, map(mark_of, lines))):
        if then != now:
            place = f"position {position.number} ({position.values} without {position.removed})"
            line = lines[number] if now else "none"
            return f"{place}, step {number}: was {then or 'none'}, is {now or 'none'}: {line}"
    if known.digest != digest_of("\n".join(lines)):
        return f"position {position.number}: a step differs whose mark is the same"
    return ""


LIMITS = (161,)
"""Positions whose steps show it when chains may be longer or shorter, or more or fewer of them are
looked at."""


def test_positions_have_the_steps_of_the_record() -> None:
    chosen = dict.fromkeys([*sample(range(len(STEPS)), 46), *LIMITS])
    found = [difference(STEPS[number]) for number in chosen]
    assert not [words for words in found if words]


@pytest.mark.parametrize(
    ("limit", "value", "number"),
    [("LONGEST", 18, 161), ("LONGEST", 21, 161)],
)
def test_another_limit_of_chains_shows(
    limit: str, value: int, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chains, limit, value)
    assert difference(STEPS[number])


def test_a_difference_names_the_position_and_the_step() -> None:
    known = STEPS[103]
    name = known.marks[2].split()[0]
    changed = known._replace(marks=(*known.marks[:2], f"{name} zz", *known.marks[3:]))
    assert difference(changed).startswith(f"position 103 ({known.position.values} without")
    assert f"step 2: was {name} zz, is {known.marks[2]}: {name} " in difference(changed)
    shorter = known._replace(marks=known.marks[:-1])
    assert f"step {len(known.marks) - 1}: was none, is " in difference(shorter)
    assert "same" in difference(known._replace(digest="0"))


@pytest.mark.parametrize("part", READABLE.read_text("utf-8").split("position ")[1:])
def test_the_readable_steps_are_those_of_the_record(part: str) -> None:
    head, *lines = part.splitlines()
    known = STEPS[int(head.split(":")[0])]
    assert known.position == Position(
        known.position.number, known.position.puzzle, *head.split()[1::2]
    )
    assert tuple(mark_of(line.strip()) for line in lines) == known.marks
