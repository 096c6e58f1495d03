"""What is drawn of a step: golden lists, and rules that every drawing keeps."""

import itertools
import math

import pytest

from game.core.digits import digits_of
from game.core.geometry import CLASSIC
from game.logic.step import Role, Step
from game.logic.techniques import TECHNIQUES
from game.ui.board.drawing import draw_list, region_loops
from game.ui.board.explain import SHAPES, step_overlay
from game.ui.board.overlay import Overlay, Shape
from game.ui.board.places import board_layout, candidate_slot
from game.ui.board.routes import MANY, SHAPE_RADIUS, middle
from tests.ui.board import golden
from tests.ui.board.drawn import CELL, FAMILIES, example

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


@pytest.mark.parametrize("technique", ALL)
@pytest.mark.parametrize("notes", [True, False])
def test_links_run_from_rim_to_rim_and_keep_off(technique: str, *, notes: bool) -> None:
    made = example(technique, notes=notes)
    assert len(made.ways) == len(made.overlay.links)
    for way in made.ways:
        start, end = middle(way.link.start, 9), middle(way.link.end, 9)
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
                near = min(math.dist(point, middle(other, 9)) for point in way.points)
                assert near > 0.11, (way.link, other)


@pytest.mark.parametrize("technique", ALL)
def test_the_sides_of_a_rectangle_pass_through_no_digit(technique: str) -> None:
    made = example(technique)
    layout = board_layout(0, 0, CELL)
    bare = Overlay(sides=made.overlay.sides)
    lines = [stroke.points for stroke in draw_list(bare, (), layout).strokes]
    assert bool(lines) is bool(made.overlay.sides)
    points = [
        (start[0] + (end[0] - start[0]) * part / 8, start[1] + (end[1] - start[1]) * part / 8)
        for start, end in lines
        for part in range(9)
    ]
    for cell in made.grid.open_cells if points else ():
        for digit in made.grid.candidates_of(cell):
            slot = candidate_slot(layout.cells[cell], digit, 9).centre
            assert min(math.dist(slot, point) for point in points) > SHAPE_RADIUS * CELL - 2


def test_hardly_any_link_touches_a_digit() -> None:
    """Where a net has more links than there are lanes, some must cross; so in full rows."""
    drawings = [example(name).ways for name in ALL]
    ways = [way for found in drawings if len(found) <= MANY for way in found]
    assert len(ways) > 150
    assert sum(not way.clear for way in ways) <= len(ways) * 0.04


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
    between = [way for way in made.ways if way.link.start[0] != way.link.end[0]]
    assert len(made.drawn.fills) == len(between) < len(made.ways)


@pytest.mark.parametrize("technique", ["skyscraper", "simple-colours-wrap", "w-wing", "xy-wing"])
def test_what_has_no_direction_has_no_arrow_heads(technique: str) -> None:
    made = example(technique)
    assert made.ways
    assert not made.drawn.fills


@pytest.mark.parametrize("technique", ALL)
def test_links_stay_in_the_row_or_column_of_their_cells(technique: str) -> None:
    for way in example(technique).ways:
        (x, y), (other_x, other_y) = (
            (spot[0] % 9, spot[0] // 9) for spot in (way.link.start, way.link.end)
        )
        if y == other_y:
            assert all(y <= at < y + 1 for _, at in way.points), way.link
        if x == other_x:
            assert all(x <= at < x + 1 for at, _ in way.points), way.link


@pytest.mark.parametrize("technique", ALL)
def test_what_goes_keeps_its_shape(technique: str) -> None:
    made = example(technique)
    before = step_overlay(made.step, made.grid, concluded=False)
    shapes = {(disc.cell, disc.digit): disc for disc in before.discs}
    for disc in made.overlay.discs:
        known = shapes.get((disc.cell, disc.digit))
        assert (known is None) == (disc.shape is Shape.BARE)
        if known is not None:
            assert known == disc._replace(struck=False)


def test_a_hidden_single_shows_what_blocks_each_other_cell() -> None:
    made = example("hidden-single")
    house = CLASSIC.houses[made.step.houses[0]].cells
    (cell, digit), values = made.step.placements[0], made.grid.values
    assert set(made.overlay.crosses) == {c for c in house if not values[c]} - {cell}
    assert made.overlay.rings
    assert all(values[ring] == digit for ring in made.overlay.rings)
    for ray in made.overlay.rays:
        assert ray.end in CLASSIC.peers[ray.start]


@pytest.mark.parametrize("technique", ["template-set", "template-delete"])
def test_a_template_is_drawn_whole(technique: str) -> None:
    made = example(technique)
    digit = (made.step.placements + made.step.eliminations)[0].digit
    rings = {disc.cell for disc in made.overlay.discs if disc.shape is Shape.RING}
    cells = rings | {cell for cell, value in enumerate(made.grid.values) if value == digit}
    cells |= {cell for cell, _ in made.overlay.placed}
    assert len(cells) == 9
    for house in CLASSIC.houses:
        assert len(cells.intersection(house.cells)) == 1


def test_a_naked_single_shows_each_digit_that_it_sees() -> None:
    made = example("naked-single")
    cell, digit = made.step.placements[0]
    rings = made.overlay.rings
    assert sorted(made.grid.values[ring] for ring in rings) == [
        d for d in range(1, 10) if d != digit
    ]
    assert all(ring in CLASSIC.peers[cell] for ring in rings)


def test_roles_differ_by_shape_or_line_and_not_by_colour_alone() -> None:
    looks = [(shape, line == "given") for _, shape, line in SHAPES.values()]
    assert len(set(looks)) == len(looks)
    assert SHAPES[Role.PATTERN][1] is Shape.DISC


def test_several_sets_have_names_and_one_has_none() -> None:
    made = example("als-chain")
    assert [plate.text for plate in made.drawn.plates] == ["A", "B", "C", "D"]
    # The first and the last set begin in the same cell; neither name covers the other.
    assert min(made.step.sets[0].cells) == min(made.step.sets[-1].cells)
    areas = [plate.area for plate in made.drawn.plates]
    assert not any(a.overlaps(b) for a, b in itertools.combinations(areas, 2))
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
    made = region_loops(cells, 9, 0.05)
    assert len(made) == loops
    for loop in made:
        assert loop[0] == loop[-1]
        for (x1, y1), (x2, y2) in itertools.pairwise(loop):
            x, y = (x1 + x2) / 2, (y1 + y2) / 2
            assert int(y) * 9 + int(x) in cells
