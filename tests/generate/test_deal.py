import pytest

from game.core.geometry import CLASSIC
from game.generate.classic import boards
from game.generate.deal import GenerationError, TechniqueNotFoundError, deal, deal_with
from game.generate.grade import suits
from game.generate.ids import PuzzleId, parse_id, puzzle_id
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
    assert puzzle == deal(parse_id(str(made)))
    assert puzzle.id == str(made)
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
    first = next(givens for givens in boards(made) if suits(Level.MEDIUM, givens))
    assert deal(made).givens == first


def test_a_puzzle_can_be_asked_to_need_a_technique() -> None:
    puzzle = deal_with("x-wing", "seed")
    assert puzzle == deal_with("x-wing", "seed")
    assert suits(Level.HARD, puzzle.givens, "x-wing")
    with pytest.raises(TechniqueNotFoundError):
        deal_with("jellyfish", "seed", Level.BEGINNER)


def test_a_dug_id_stays_the_same_puzzle() -> None:
    assert deal(parse_id("hd-d1f-e34heg")).givens.text == (
        "5..7.2..1..2...7...6..1..8.9..6.5..3..5.4.9..4..2.9..5.7..5..9...9...4..1..3.7..6"
    )


def test_an_id_without_a_puzzle_is_told_so() -> None:
    with pytest.raises(GenerationError):
        deal(PuzzleId(Level.EXTREME, "e34heg", Symmetry.FULL, "d"))
