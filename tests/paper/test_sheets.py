"""Pages hold what they should, within their margins, whatever the board."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.cli.seeds import drawn_id
from game.core.geometry import CLASSIC, geometry_of
from game.core.grid import Grid
from game.generate.deal import deal
from game.generate.levels import Level
from game.messages.catalogue import Catalogue
from game.paper.board import Picture, draw_board
from game.paper.canvas import BLACK, Colour, Face, Point, Size, Stroke
from game.paper.sheets import LAYOUTS, Book, Item, Paper
from game.paper.svg import Ruler, SvgCanvas
from game.play.emblems import LETTERS, SHAPES, TINTS
from game.play.options import Symbols
from game.play.paint import NO_PAINT, PRINTED, PRINTED_WEAK, Join, Paint
from game.solve.exact import solve
from tests.play.boards import EASY as PUZZLE

EASY = PUZZLE.givens
WORDS = Catalogue()
DIGITS = tuple("123456789")
HARD = Grid.parse(
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
)


class Recorder(Ruler):
    """A canvas that remembers what was drawn, and refuses what leaves the page."""

    def __init__(self) -> None:
        super().__init__()
        self.sizes: list[Size] = []
        self.texts: list[list[str]] = []
        self.lines: list[tuple[Sequence[Point], Stroke]] = []
        self.areas: list[tuple[int, Colour]] = []
        self.written: list[tuple[str, Point, float]] = []

    def page(self, size: Size) -> None:
        self.sizes.append(size)
        self.texts.append([])

    def line(self, points: Sequence[Point], stroke: Stroke) -> None:
        self.lines.append((points, stroke))
        self._inside(points)

    def area(self, points: Sequence[Point], colour: Colour) -> None:
        self.areas.append((len(points), colour))
        self._inside(points)

    def disc(
        self, middle: Point, radius: float, fill: Colour | None, rim: Stroke | None = None
    ) -> None:
        self._inside([middle])

    def write(
        self, at: Point, text: str, size: float, face: Face = Face.REGULAR, colour: Colour = BLACK
    ) -> None:
        self.texts[-1].append(text)
        self.written.append((text, at, size))
        self._inside([at, (at[0] + self.width(text, size, face), at[1] - size)])

    def _inside(self, points: Sequence[Point]) -> None:
        width, height = self.sizes[-1]
        assert all(20 < x < width - 20 and 20 < y < height - 20 for x, y in points), points


def givens_of(grid: Grid) -> frozenset[int]:
    return frozenset(cell for cell, value in enumerate(grid.values) if value)


def item(grid: Grid, title: str = "") -> Item:
    return Item(grid, givens_of(grid), title, "who made it", grid.candidates, solve(grid))


@settings(max_examples=15, deadline=None)
@given(
    count=st.integers(1, 12),
    a_page=st.sampled_from([*LAYOUTS]),
    paper=st.sampled_from([*Paper]),
    title=st.sampled_from(["", "A book"]),
    solutions=st.booleans(),
)
def test_pages_hold_all_puzzles_within_their_margins(
    count: int, a_page: int, paper: Paper, title: str, solutions: bool
) -> None:
    canvas = Recorder()
    book = Book((item(EASY),) * count, title, paper, a_page, solutions)
    assert book.draw(canvas, WORDS) == len(canvas.sizes) == -(-count // a_page) + solutions
    assert set(canvas.sizes) == {paper.size}
    written = [text for page in canvas.texts for text in page]
    for number in range(1, count + 1):
        assert written.count(f"Puzzle {number}") == 1 + solutions
    digits = sum(text in "123456789" for page in canvas.texts[: -1 if solutions else None]
                 for text in page)  # fmt: skip
    small = sum(mask.bit_count() for cell, mask in enumerate(EASY.candidates)
                if not EASY.values[cell])  # fmt: skip
    assert digits == count * (len(givens_of(EASY)) + small)


@pytest.mark.parametrize("code", ["4x4", "6x6", "16x16", "9x9+diagonals", "9x9+windows+knight"])
def test_boards_of_every_shape_say_their_rules(code: str) -> None:
    canvas = Recorder()
    Book((Item(Grid.empty(geometry_of(code)), frozenset()),)).draw(canvas, WORDS)
    assert any(text.startswith("Each row, column and box") for text in canvas.texts[0])


def test_a_single_puzzle_fills_its_page_and_its_solution_keeps_clear_of_the_heading() -> None:
    canvas = Recorder()
    Book((item(EASY),), a_page=9, solutions=True).draw(canvas, WORDS)
    across = [x for points, _ in canvas.lines for x, _ in points]
    assert max(across) - min(across) > 0.8 * Paper.A4.size.width
    [heading] = [at for text, at, _ in canvas.written if text == "Solutions"]
    _, [label, size] = [(at, size) for text, at, size in canvas.written if text == "Puzzle 1"]
    assert label[1] - size > heading[1]


def test_solutions_have_no_cages() -> None:
    solved = solve(EASY)
    assert solved is not None
    code = f"9x9~cage={sum(solved.values[:2])}:r1c1.r1c2"
    canvas = Recorder()
    Book((item(Grid(EASY.values, None, geometry_of(code))),), solutions=True).draw(canvas, WORDS)
    assert len(canvas.texts) == 2
    assert sum(bool(stroke.dash) for _, stroke in canvas.lines) == 6


def test_a_cage_is_outlined_with_its_sum() -> None:
    grid = Grid.empty(geometry_of("9x9~cage=10:r1c1.r1c2.r2c1"))
    canvas = Recorder()
    canvas.page(Size(500, 500))
    draw_board(canvas, (50, 50), 360, Picture(grid, frozenset()))
    assert "10" in canvas.texts[0]
    dashed = [points for points, stroke in canvas.lines if stroke.dash]
    assert len(dashed) == 8
    # The lines meet: each end is the end of another one.
    ends = [
        tuple(round(place, 3) for place in end) for line in dashed for end in (line[0], line[1])
    ]
    assert all(ends.count(end) == 2 for end in ends)


def test_the_way_is_told_to_the_end() -> None:
    canvas = Recorder()
    Book((item(EASY),), steps=True).draw(canvas, WORDS)
    told = " ".join(text for page in canvas.texts[1:] for text in page)
    assert "Puzzle 1: step by step" in told
    solution = solve(EASY)
    assert solution is not None
    for cell in CLASSIC.cells:
        if not EASY.values[cell]:
            assert f"{CLASSIC.cell_name(cell)}={solution.values[cell]}" in told


def test_long_explanations_stay_on_their_page() -> None:
    puzzle = deal(drawn_id("pages", Level.EXPERT)).givens
    canvas = Recorder()
    Book((item(puzzle, "A hard one"),), steps=True).draw(canvas, WORDS)
    assert len(canvas.sizes) > 2
    assert all(
        any(text.startswith(f"{n}. ") for page in canvas.texts for text in page) for n in (1, 2, 3)
    )


def test_colours_and_lines_of_the_player_are_drawn() -> None:
    paint = Paint((((0, 0), 0b100001), ((1, 5), 1)), (Join((2, 0), (40, 0), strong=False),))
    plain, painted = SvgCanvas(), SvgCanvas()
    for canvas, drawn in ((plain, NO_PAINT), (painted, paint)):
        canvas.page(Size(200, 200))
        draw_board(canvas, (10, 10), 180, Picture(EASY, frozenset(), paint=drawn))
    for colour in (PRINTED[0], PRINTED[5], PRINTED_WEAK):
        assert colour.lower() in painted.pages[0].lower()
        assert colour.lower() not in plain.pages[0].lower()


def drawn(symbols: Symbols, grid: Grid = EASY) -> Recorder:
    recorder = Recorder()
    book = Book((item(grid)._replace(notes=()),), a_page=1, solutions=True, symbols=symbols)
    book.draw(recorder, WORDS)
    return recorder


def test_letters_are_printed_in_place_of_digits() -> None:
    digits, letters = drawn(Symbols.DIGITS), drawn(Symbols.LETTERS)
    told = [[LETTERS[int(text) - 1] if text in DIGITS else text for text in page]
            for page in digits.texts]  # fmt: skip
    assert letters.texts == told != digits.texts


@pytest.mark.parametrize("symbols", [Symbols.SHAPES, Symbols.COLOURS])
def test_shapes_are_printed_in_place_of_digits(symbols: Symbols) -> None:
    printed = drawn(symbols)
    assert not any(text in DIGITS for page in printed.texts for text in page)
    shapes = [(len(SHAPES[digit - 1]), digit) for digit in EASY.values if digit]
    assert [corners for corners, _ in printed.areas[: len(shapes)]] == [n for n, _ in shapes]
    assert len(printed.areas) == len(shapes) + 81
    tints = {colour for _, colour in printed.areas}
    assert tints == set(TINTS) if symbols is Symbols.COLOURS else not tints & set(TINTS)


def test_boards_that_need_numbers_are_printed_in_digits() -> None:
    board = geometry_of("9x9~cage=14:r1c1.r1c2.r2c1")
    killer = Grid(EASY.values, None, board)
    recorder = Recorder()
    recorder.page(Size(600, 600))
    for symbols in Symbols:
        picture = Picture(killer, givens_of(killer), symbols=symbols)
        draw_board(recorder, (50, 50), 400, picture)
    count = sum(text in DIGITS for text in recorder.texts[0])
    assert count == len(Symbols) * sum(1 for value in EASY.values if value)
