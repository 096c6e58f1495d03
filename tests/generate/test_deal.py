import pytest

from game.core.geometry import CLASSIC
from game.generate.classic import GenerationError, generate
from game.generate.deal import deal
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


def test_ids_of_the_classic_generator_are_its_own() -> None:
    made = puzzle_id(Level.EASY, "7q2k", Symmetry.HALF_TURN)
    assert deal(made) == generate(made)


def test_a_dug_id_stays_the_same_puzzle() -> None:
    assert deal(parse_id("hd-d1f-e34heg")).givens.text == (
        "5..7.2..1..2...7...6..1..8.9..6.5..3..5.4.9..4..2.9..5.7..5..9...9...4..1..3.7..6"
    )


def test_an_id_without_a_puzzle_is_told_so() -> None:
    with pytest.raises(GenerationError):
        deal(PuzzleId(Level.EXTREME, "e34heg", Symmetry.FULL, "d"))
