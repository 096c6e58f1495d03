"""Boards of every shape: dealt at each of their levels, the same for ever."""

from itertools import pairwise
from zlib import crc32

import pytest

from game.core.geometry import HouseKind, geometry_of
from game.core.grid import Grid
from game.generate.deal import deal
from game.generate.draw import Draw
from game.generate.grade import suits
from game.generate.ids import (
    PuzzleIdShapeError,
    PuzzleIdVersionError,
    ShapeLevelError,
    fresh_id,
    parse_id,
    puzzle_id,
)
from game.generate.levels import LEVELS, Level, Shape
from game.generate.regions import neighbours
from game.generate.symmetry import Symmetry, orbits
from game.logic.finder import path
from game.solve.exact import count, solve
from tests.truth import WHOLE, sample

OTHERS = [shape for shape in Shape if shape is not Shape.CLASSIC]


@pytest.mark.parametrize("shape", OTHERS)
def test_every_level_of_a_shape_deals_one_puzzle_that_its_id_gives_again(shape: Shape) -> None:
    # The first level of each shape, and every second one further on.
    for level, bounds in sample(list(shape.levels.items()), 2):
        if shape.is_drawn and level.range.rating > 2 and not WHOLE:
            # Some dozen boards are looked at for one.
            continue
        if level is Level.EXTREME and shape is not Shape.KING and not WHOLE:
            continue  # a second or two each
        if shape is Shape.SIX and level.range.rating > 1 and not WHOLE:
            continue  # few boards of 6x6 need that much; two such levels are dealt further on
        made = fresh_id(level, Draw(f"{shape.value} {level.value}"), shape=shape)
        puzzle = deal(made)
        givens, geometry = puzzle.givens, puzzle.givens.geometry
        assert puzzle.id is not None
        version = 3 if shape is Shape.KNIGHT else 2
        assert puzzle.id.startswith(f"{shape.code}-{bounds.code}-d{version}-{made.seed}-")
        assert deal(parse_id(puzzle.id)) == puzzle
        assert parse_id(puzzle.id.upper()) == parse_id(puzzle.id)
        assert count(givens) == 1
        assert bounds.fewest <= givens.values.count(0) <= bounds.most
        for line in (*geometry.rows, *geometry.columns):
            assert shape is Shape.BARE_KILLER or any(givens.values[cell] for cell in line.cells)


@pytest.mark.parametrize("shape", OTHERS)
def test_a_shape_offers_levels_that_erase_more_and_more(shape: Shape) -> None:
    assert set(shape.levels) <= set(LEVELS)
    assert [LEVELS[level].code for level in shape.levels] == [
        bounds.code for bounds in shape.levels.values()
    ]
    for easier, harder in pairwise(shape.levels.values()):
        if shape is Shape.BARE_KILLER:
            assert easier.fewest == harder.most == 81
            continue
        assert easier.fewest < harder.fewest
        assert easier.most < harder.most


KNOWN = (
    ("4x4-bg-d2-7q2k-0yn", 267922207),
    ("6x6-bg-d2-7q2k-0d4", 4269563084),
    ("8x8-bg-d2-7q2k-0g2", 1792931873),
    ("10x10-bg-d2-7q2k-0x7", 1058555841),
    ("12x12-bg-d2-7q2k-0cx", 612545846),
    ("16x16-bg-d2-7q2k-07d", 2382286329),
    ("9x9+diagonals-bg-d2-7q2k-0vf", 4177357251),
    ("9x9j-bg-d2-7q2k-0es", 1286788576),
    ("5x5j-bg-d2-7q2k-0yq", 3956852395),
    ("7x7j-bg-d2-7q2k-0c3", 3295772053),
    ("9x9+windows-bg-d2-7q2k-0ck", 3594380465),
    ("9x9+knight-bg-d2-7q2k-0ce", 2920064750),
    ("9x9+knight-bg-d3-7q2k-0g5", 3112066405),
    ("9x9+knight-md-d3-7q2m-2m7", 2545651175),
    ("9x9+king-bg-d2-7q2k-11q", 500139607),
)
"""Ids, and the CRC-32 of shape and givens: a change of how boards are drawn shows here."""


@pytest.mark.parametrize(("known", "digest"), KNOWN)
def test_the_boards_of_ids_stay(known: str, digest: int) -> None:
    givens = deal(parse_id(known)).givens
    assert crc32((givens.geometry.code + givens.text).encode()) == digest


def test_the_seed_draws_the_regions_of_a_jigsaw() -> None:
    one, other = (
        deal(puzzle_id(Level.EASY, seed, shape=Shape.JIGSAW)).givens.geometry
        for seed in ("7q2k", "7q2m")
    )
    assert one != other
    assert {house.kind for house in one.boxes} == {HouseKind.REGION}
    for region in one.boxes:
        reached: set[int] = {region.cells[0]}
        ahead = list(reached)
        while ahead:
            for near in neighbours(ahead.pop(), 9):
                if near in set(region.cells) - reached:
                    reached.add(near)
                    ahead.append(near)
        assert reached == set(region.cells)


def test_a_symmetry_holds_on_any_shape() -> None:
    puzzle = deal(puzzle_id(Level.EASY, "7q2k", Symmetry.HALF_TURN, Shape.SIX))
    for group in orbits(Symmetry.HALF_TURN, puzzle.givens.geometry):
        assert len({puzzle.givens.values[cell] == 0 for cell in group}) == 1


def test_a_level_that_a_shape_has_not_is_refused() -> None:
    with pytest.raises(ShapeLevelError):
        puzzle_id(Level.EXTREME, "7q2k", shape=Shape.SMALL)
    with pytest.raises(ShapeLevelError):
        parse_id("4x4-xt-d2-7q2k-0gw")


@pytest.mark.parametrize(
    "text", ["6x6-es-d3-7q2k-000", "es-d3-7q2k-000", "9x9+knight-es-d4-7q2k-000"]
)
def test_a_version_is_of_its_shape(text: str) -> None:
    with pytest.raises(PuzzleIdVersionError):
        parse_id(text)


@pytest.mark.parametrize("text", ["6x6-es-g2-7q2k-000", "6x6-es-b2-0017q2k5", "9x9-es-d2-7q2k-000"])
def test_the_bank_and_the_phases_have_9x9_alone(text: str) -> None:
    with pytest.raises(PuzzleIdShapeError if "9x9" in text else PuzzleIdVersionError):
        parse_id(text)


@pytest.mark.parametrize(
    ("shape", "level"),
    [
        (Shape.SIX, Level.MEDIUM),
        (Shape.SIX, Level.EXPERT),
        (Shape.KING, Level.EXTREME),
        (Shape.SIXTEEN, Level.MEDIUM),
        *(
            (shape, level)
            for shape in (Shape.EIGHT, Shape.DIAGONAL, Shape.JIGSAW)
            for level in (Level.EASY, Level.MEDIUM, Level.HARD, Level.EXPERT)
        ),
    ],
)
def test_a_level_needs_what_it_promises_and_no_more(shape: Shape, level: Level) -> None:
    givens = deal(puzzle_id(level, "7q2k", shape=shape)).givens
    hardest = path(givens).hardest
    assert hardest is not None
    assert hardest.level == level.range.rating
    others = [other for other in shape.levels if other.range.rating != level.range.rating]
    assert not any(suits(other, givens, None, shape) for other in others)


@pytest.mark.parametrize(
    ("shape", "givens"),
    [
        (
            Shape.DIAGONAL,
            "....1.5..1......393.6..2.1....7..3.4..3..689..7.....51..4....65....7..8386..3..7.",
        ),
        (
            Shape.WINDOKU,
            "63............435.42.3.7.61.......23.4........8..32....93....7..742.6.38.5.....49",
        ),
        (
            Shape.KING,
            ".284.1..541.....2.....6........5..9629...7.54.5..94.......265....9.487...4.5..6..",
        ),
    ],
)
def test_a_board_that_needs_locked_candidates_is_not_easy(shape: Shape, givens: str) -> None:
    """The exact engine fills it without branching, for it sees these too."""
    grid = Grid.parse(givens, geometry_of(shape.code))
    assert solve(grid, node_limit=0) is not None
    assert shape.levels[Level.EASY].fewest <= grid.values.count(0) <= shape.levels[Level.EASY].most
    assert not suits(Level.EASY, grid, None, shape)
