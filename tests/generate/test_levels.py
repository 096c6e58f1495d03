"""The table of levels: ids draw from its ranges, so it stays as it is."""

from pathlib import Path

from game.generate.levels import LEVELS, SYMMETRIC_MOST, Level

DOCUMENT = Path(__file__).parents[2] / "docs" / "levels.md"


def test_the_ranges_are_those_that_ids_were_drawn_from() -> None:
    assert {level: tuple(bounds) for level, bounds in LEVELS.items()} == {
        Level.GENTLE: ("gn", 30, 38, 1, 0.0, 1.2),
        Level.BEGINNER: ("bg", 41, 44, 1, 0.0, 1.2),
        Level.EASY: ("es", 45, 48, 1, 1.2, 12.0),
        Level.MEDIUM: ("md", 49, 52, 2, 0.0, 12.0),
        Level.HARD: ("hd", 51, 54, 3, 0.0, 12.0),
        Level.EXPERT: ("xp", 53, 56, 4, 0.0, 12.0),
        Level.EXTREME: ("xt", 55, 59, 5, 0.0, 12.0),
    }
    assert SYMMETRIC_MOST == 56


def test_the_document_tells_the_same_ranges() -> None:
    rows = [line.split("|") for line in DOCUMENT.read_text("utf-8").splitlines()]
    told = {row[1].strip().lower(): row[2].strip() for row in rows if len(row) == 6}
    for level, bounds in LEVELS.items():
        assert told[level.value] == f"{bounds.fewest}–{bounds.most}"
