from pathlib import Path

import pytest

from game.core.geometry import CLASSIC
from game.core.message import Message
from game.generate import deal as dealing
from game.generate import grade
from game.generate.classic import erasures
from game.generate.deal import (
    GenerationError,
    deal,
    version_note,
)
from game.generate.grade import suits
from game.generate.ids import PuzzleId, PuzzleIdCheckError, parse_id, puzzle_id
from game.generate.levels import SYMMETRIC_MOST, Level
from game.generate.symmetry import Symmetry, orbits
from game.solve.exact import count


@pytest.mark.parametrize("symmetry", Symmetry)
@pytest.mark.parametrize("level", [Level.BEGINNER, Level.HARD])
def test_an_id_of_any_symmetry_gives_one_puzzle_of_its_level(
    level: Level, symmetry: Symmetry
) -> None:
    made = puzzle_id(level, "e34heg", symmetry)
    puzzle = deal(made)
    assert puzzle.id is not None
    assert puzzle == deal(parse_id(puzzle.id)) == deal(parse_id(str(made)))
    assert puzzle.id.startswith(str(made).replace("1", "2", 1) + "-")
    assert count(puzzle.givens) == 1
    bounds = level.range
    assert bounds.fewest <= puzzle.givens.values.count(0) <= min(bounds.most, SYMMETRIC_MOST)
    for group in orbits(symmetry, CLASSIC):
        assert len({puzzle.givens.values[cell] == 0 for cell in group}) == 1


@pytest.mark.parametrize("level", Level)
def test_every_level_keeps_its_promise(level: Level) -> None:
    for symmetry in (Symmetry.NONE, Symmetry.HALF_TURN):
        assert suits(level, deal(puzzle_id(level, "7q2k", symmetry)).givens)


def test_a_classic_id_is_the_first_of_its_boards_that_suits_the_level() -> None:
    made = puzzle_id(Level.MEDIUM, "7q2k")
    boards = (erasure.board() for erasure in erasures(made))
    attempt, first = next(
        (number, givens) for number, givens in enumerate(boards) if suits(Level.MEDIUM, givens)
    )
    puzzle = deal(made)
    assert puzzle.givens == first
    assert puzzle.id is not None
    assert parse_id(puzzle.id).attempt == attempt


@pytest.mark.parametrize("text", ["xt-g1-7q2k4m", "hd-g1s-7q2k", "es-d1x-7q2k"])
def test_an_id_of_version_2_needs_no_rater(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = deal(parse_id(text))
    assert puzzle.id is not None
    monkeypatch.setattr(grade, "suits", lambda *_: pytest.fail("the rater was asked"))
    assert deal(parse_id(puzzle.id)) == puzzle
    # Nor does it matter whether the rater would confirm this attempt.
    other = parse_id(puzzle.id)._replace(attempt=1999)
    with pytest.raises(PuzzleIdCheckError):
        deal(other)


@pytest.mark.parametrize("slip", ["hd-g2-7q2k4n-27g", "hd-g2-7q2k4m-37g", "hd-g2-7q2k4m-27h"])
def test_a_slip_in_an_id_is_told(slip: str) -> None:
    assert deal(parse_id("hd-g2-7q2k4m-27g")).id == "hd-g2-7q2k4m-27g"
    with pytest.raises(PuzzleIdCheckError):
        deal(parse_id(slip))


def told(text: str) -> Message | None:
    return version_note(parse_id(text), deal(parse_id(text)))


def dealt(text: str) -> str:
    """The id of version 2 of the board that an id of version 1 has now."""
    return str(deal(parse_id(text)).id)


def test_an_id_of_version_1_tells_the_id_that_its_board_keeps() -> None:
    message = told("hd-g1-7q2k4m")
    assert message is not None
    assert message.key == "id.open"
    assert dict(message.arguments) == {"old": "hd-g1-7q2k4m", "new": dealt("hd-g1-7q2k4m")}
    assert told("hd-g2-7q2k4m-27g") is None
    assert told("hd-b1-007q2k4") is None


def test_an_id_whose_board_moved_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = tmp_path / "ids-1.txt"
    record.write_text(f"{dealt('md-g1-7q2k4m')}\nhd-g2-7q2k4m-1zz\nhd-g2-7q2k4m0-1zz\n")
    monkeypatch.setattr(dealing, "RECORD", record)
    message = told("hd-g1-7q2k4m")
    assert message is not None
    assert message.key == "id.moved"
    assert dict(message.arguments)["former"] == "hd-g2-7q2k4m-1zz"
    unmoved = told("md-g1-7q2k4m")
    assert unmoved is not None
    assert unmoved.key == "id.open"
    record.unlink()
    without = told("hd-g1-7q2k4m")
    assert without is not None
    assert without.key == "id.open"


def test_a_dug_id_stays_the_same_puzzle() -> None:
    assert deal(parse_id("hd-d2f-e34heg-2cz4")).givens.text == (
        "5..7.2..1..2...7...6..1..8.9..6.5..3..5.4.9..4..2.9..5.7..5..9...9...4..1..3.7..6"
    )


def test_an_id_without_a_puzzle_is_told_so() -> None:
    with pytest.raises(GenerationError):
        deal(PuzzleId(Level.EXTREME, "e34heg", Symmetry.FULL, "d"))
