"""The puzzle in the making survives a killed process, and no file can hurt it."""

import json
from pathlib import Path

import pytest

from game.core.constraint import Constraint
from game.play.editing.draft import Brought, Draft, Rules
from game.store.drafts import MOST, DraftHistory, Drafts

FIRST = Draft()
SECOND = FIRST.write((4,), 7)
THIRD = SECOND.ruled(Rules(is_jigsaw=True)).paint((3,), 0)


def test_drafts_and_the_present_one_are_found_again(tmp_path: Path) -> None:
    path = tmp_path / "draft.json"
    assert Drafts(path).load() == DraftHistory()
    Drafts(path).keep((FIRST, SECOND, THIRD), 1)
    assert Drafts(path).load() == DraftHistory((FIRST, SECOND, THIRD), 1)


def test_what_a_pasted_puzzle_brought_is_kept_once_and_never_costs_the_board(
    tmp_path: Path,
) -> None:
    path = tmp_path / "draft.json"
    line = Constraint("line", lines=(((1, 1), (2, 2)),), more="x" * 8000)
    few, more = (Brought("A loop", constraints=(line,) * count) for count in (200, 600))
    first, second = FIRST._replace(brought=few), SECOND._replace(brought=few)
    Drafts(path).keep((FIRST, first, second, second.write((0,), 1)), 2)
    assert Drafts(path).load().drafts[1:3] == (first, second)
    large = second._replace(brought=few._replace(title="Another"))
    Drafts(path).keep((first, second, large, SECOND._replace(brought=more)), 1)
    assert Drafts(path).load() == DraftHistory((second,), 0)


def test_the_last_drafts_are_kept_and_the_present_one(tmp_path: Path) -> None:
    many = [FIRST.write((0,), 1 + number % 9) for number in range(MOST + 50)]
    drafts = Drafts(tmp_path / "draft.json")
    drafts.keep(many, len(many) - 1)
    assert drafts.load() == DraftHistory(tuple(many[50:]), MOST - 1)
    drafts.keep(many, 10)
    assert Drafts(tmp_path / "draft.json").load() == DraftHistory(tuple(many[10 : MOST + 10]), 0)


@pytest.mark.parametrize(
    "content",
    ["", "null", "[]", "{", '{"drafts": 3, "position": 0}', '{"drafts": [], "position": 0}',
     '{"drafts": [{"board": "99x99"}], "position": 0}', "[" * 100_000],
)  # fmt: skip
def test_a_damaged_file_is_an_empty_board(content: str, tmp_path: Path) -> None:
    path = tmp_path / "draft.json"
    path.write_text(content)
    assert Drafts(path).load() == DraftHistory()


def test_what_can_be_read_of_a_damaged_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "draft.json"
    Drafts(path).keep((FIRST, SECOND), 1)
    stored = json.loads(path.read_text())
    stored["drafts"].insert(0, {"board": "?"})
    stored["position"] = 99
    path.write_text(json.dumps(stored))
    assert Drafts(path).load() == DraftHistory((FIRST, SECOND), 1)


def test_where_nothing_can_be_written_it_lasts_as_long_as_the_program(tmp_path: Path) -> None:
    drafts = Drafts(tmp_path / "gone" / "draft.json")
    drafts.keep((FIRST, SECOND), 1)
    assert drafts.load() == DraftHistory((FIRST, SECOND), 1)
    assert Drafts(None).load() == DraftHistory()
