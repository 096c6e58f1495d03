"""What is drawn of a step: golden lists, and rules that every drawing keeps."""

import itertools
import math

import pytest

from game.core.digits import digits_of
from game.logic.step import Role, Step
from game.logic.techniques import TECHNIQUES
from game.ui.board.drawing import region_loops
from game.ui.board.overlay import Region, Shape
from game.ui.board.routes import MANY, SHAPE_RADIUS, middle
from game.ui.explain import SHAPES, step_overlay
from tests.ui.board import golden
from tests.ui.board.drawn import FAMILIES, example

ALL = tuple(technique.id for technique in TECHNIQUES)


@pytest.fixture(scope="module")
def expected() -> dict[str, list[str]]:
    lists = golden.FILE.read_text("utf-8").strip().split("\n\n")
    return {lines.split("\n")[0][2:]: lines.split("\n") for lines in lists}


@pytest.mark.parametrize("technique", FAMILIES)
def test_draw_list_of_a_family(technique: str, expected: dict[str, list[str]]) -> None:
    assert golden.listing(technique, example(technique)) == expected[technique]


@pytest.mark.parametrize("technique", ALL)
def test_every_conclusion_is_drawn(technique: str) -> None:
    made = example(technique)
    struck = {(disc.cell, disc.digit) for disc in made.overlay.discs if disc.struck}
    assert struck == {(c.cell, c.digit) for c in made.step.eliminations}
    assert set(made.overlay.placed) == {(c.cell, c.digit) for c in made.step.placements}
    before = step_overlay(made.step, made.grid, concluded=False)
    assert not before.placed
    assert not any(disc.struck for disc in before.discs)


@pytest.mark.parametrize("technique", ALL)
def test_cells_of_a_drawing_list_their_candidates(technique: str) -> None:
    made = example(technique)
    shown = dict(made.overlay.notes)
    for disc in made.overlay.discs:
        assert shown[disc.cell] == made.grid.candidates[disc.cell]
        assert disc.digit in digits_of(made.grid.candidates[disc.cell])
    for found in made.step.sets:
        assert set(found.cells) <= set(shown)


@pytest.mark.parametrize("technique", [name for name in ALL if example(name).overlay.links])
@pytest.mark.parametrize("notes", [True, False])
def test_links_run_from_rim_to_rim_and_keep_off(technique: str, *, notes: bool) -> None:
    made = example(technique, notes=notes)
    assert len(made.ways) == len(made.overlay.links)
    for way in made.ways:
        start, end = middle(way.link.start), middle(way.link.end)
        assert math.dist(way.points[0], start) == pytest.approx(SHAPE_RADIUS)
        assert math.dist(way.points[-1], end) == pytest.approx(SHAPE_RADIUS)
        if not way.clear:
            continue
        for x, y in way.points:
            cell = int(y) * 9 + int(x)
            in_digit = abs(x - int(x) - 0.5) < 0.17 and abs(y - int(y) - 0.5) < 0.22
            assert not (made.grid.values[cell] and in_digit), (way.link, x, y)
        for disc in made.overlay.discs:
            other = (disc.cell, disc.digit)
            if other not in (way.link.start, way.link.end):
                near = min(math.dist(point, middle(other)) for point in way.points)
                assert near > 0.11, (way.link, other)


def test_hardly_any_link_touches_a_digit() -> None:
    """Where a net has more links than there are lanes, some must cross."""
    drawings = [example(name).ways for name in ALL]
    ways = [way for found in drawings if len(found) <= MANY for way in found]
    assert len(ways) > 150
    assert sum(not way.clear for way in ways) <= len(ways) * 0.02


@pytest.mark.parametrize("technique", FAMILIES)
def test_lines_stay_on_the_board(technique: str) -> None:
    side = 9 * 48 + 40
    for stroke in example(technique).drawn.strokes:
        assert len(stroke.points) > 1
        for x, y in stroke.points:
            assert 0 <= x <= side
            assert 0 <= y <= side


def test_strong_links_are_solid_and_weak_ones_dashed() -> None:
    made = example("xy-chain")
    links = made.drawn.strokes[-len(made.ways) :]
    for way, stroke in zip(made.ways, links, strict=True):
        assert bool(stroke.dash) == (not way.link.strong)
    assert len(made.drawn.fills) == len(made.ways)


def test_roles_differ_by_shape_or_line_and_not_by_colour_alone() -> None:
    looks = [(shape, line == "given") for _, shape, line in SHAPES.values()]
    assert len(set(looks)) == len(looks)
    assert SHAPES[Role.PATTERN][1] is Shape.DISC


def test_several_sets_have_names_and_one_has_none() -> None:
    made = example("als-chain")
    assert [plate.text for plate in made.drawn.plates] == ["A", "B", "C", "D"]
    lone = Step(
        technique="sue-de-coq",
        sets=made.step.sets[:1],
        eliminations=made.step.eliminations,
    )
    assert [region.name for region in step_overlay(lone, made.grid).regions] == [""]


@pytest.mark.parametrize(
    ("cells", "loops"),
    [((0,), 1), ((0, 1, 2), 1), ((0, 10), 2), ((0, 1, 9), 1), ((0, 1, 2, 9, 11, 18, 19, 20), 2)],
)
def test_a_region_is_walked_around(cells: tuple[int, ...], loops: int) -> None:
    made = region_loops(Region(cells, "strong"), 0.05)
    assert len(made) == loops
    for loop in made:
        assert loop[0] == loop[-1]
        for (x1, y1), (x2, y2) in itertools.pairwise(loop):
            x, y = (x1 + x2) / 2, (y1 + y2) / 2
            assert int(y) * 9 + int(x) in cells
