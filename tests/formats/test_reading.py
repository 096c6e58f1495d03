"""What of a puzzle's rules counts as read, and so whether a verdict on it counts."""

import json

import pytest

from game.core.constraint import Constraint
from game.core.constraints import every_kind, kind_of
from game.core.constraints.kind import Kind
from game.core.constraints.marks import Outline
from game.core.geometry import EXTRAS, geometry_of
from game.core.grid import Grid
from game.core.verdict import Verdict
from game.formats.document import Entry
from game.formats.drawings import Shape, Stroke, drawn_of
from game.formats.forms.links import FPuzzlesForm
from game.formats.known import TARGETS
from game.formats.reading import reading_of
from game.formats.rules_words import untold
from game.formats.shape import LINK_SIZES
from game.formats.syntax import FormatError
from game.formats.written import Conversion
from game.messages.catalogue import Catalogue
from game.messages.shapes import rules_of
from game.solve.exact import classify, solutions

SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
ROWS = [SOLVED[start : start + 9] for start in range(0, 81, 9)]
LINE = Constraint("line", lines=(((1, 1), (2, 2)),), more='{"outlineC":"#EE66EE","width":0.3}')


def entry(**parts: object) -> Entry:
    """Return a board with its first row empty, so that several digits would do."""
    return Entry(Grid.parse("." * 27 + SOLVED[27:]))._replace(**parts)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "parts",
    [
        {"rules": "Normal sudoku rules apply. Along the line, digits add up to a prime."},
        {"constraints": (LINE,)},
        {"constraints": (Constraint("mystery", ((1, 1),)),)},
    ],
)
def test_where_anything_is_left_over_several_solutions_are_no_verdict(parts: object) -> None:
    plain, more = entry(), entry()._replace(**parts)  # type: ignore[arg-type]
    assert classify(reading_of(plain).board).verdict is Verdict.MANY
    assert classify(reading_of(more).board).verdict is Verdict.UNJUDGED


def test_one_solution_counts_whatever_else_is_asked() -> None:
    sure = Entry(Grid.parse("." + SOLVED[1:]), rules="The digits of the loop are a secret.")
    assert not reading_of(sure).is_whole
    assert classify(reading_of(sure).board).verdict is Verdict.UNIQUE


def test_a_rule_that_its_own_solution_breaks_is_doubtful_and_not_asked_for() -> None:
    cage = Constraint("killercage", ((1, 1), (1, 2)), values=("3",))
    dot = Constraint("difference", ((1, 2), (1, 3)))
    doubted = entry(constraints=(cage, dot), solution=Grid.parse(SOLVED))
    read = reading_of(doubted)
    assert [one.kind for one in read.doubtful] == ["cage"]
    assert [one.kind for one in read.board.geometry.constraints] == ["white-dot"]
    assert classify(read.board).verdict is Verdict.UNJUDGED


def test_a_drawing_that_repeats_a_constraint_is_none_of_its_own() -> None:
    renban = Constraint("renban", lines=LINE.lines)
    assert reading_of(entry(constraints=(renban, LINE))).is_whole
    marked = LINE._replace(lines=(((5, 5), (5, 6)),), more='{"isNewConstraint":true}')
    assert reading_of(entry(constraints=(marked,))).is_whole
    assert not reading_of(entry(constraints=(LINE,))).is_whole


@pytest.mark.parametrize(
    ("rules", "kinds", "left"),
    [
        ("Normal sudoku rules apply. Digits in cages sum to the total.", ("killercage",), 0),
        ("Normal sudoku rules apply. Digits in cages sum to the total.", (), 1),
        ("Digits separated by a white dot are consecutive. Not all dots are given.",
         ("difference",), 0),
        ("Digits separated by a white dot are consecutive. All dots are given.",
         ("difference",), 1),
        ("Normal sudoku rules apply. Each diagonal has the digits 1-9 as a magic square.", (), 1),
        ("Every cage has a doubler.", ("killercage",), 1),
    ],
)  # fmt: skip
def test_words_are_told_where_a_constraint_says_the_same(
    rules: str, kinds: tuple[str, ...], left: int
) -> None:
    assert len(untold(rules, kinds)) == left


def link(**more: object) -> Entry:
    cells = [[{"value": int(digit)} if row else {} for digit in ROWS[row]] for row in range(9)]
    said = {"size": 9, "grid": cells, **more}
    return FPuzzlesForm().read(json.dumps(said))[0]


@pytest.mark.parametrize("its", every_kind(), ids=lambda its: its.word)
def test_the_rules_that_are_written_of_a_kind_are_told_by_it_alone(its: Kind) -> None:
    rule = Catalogue().text(f"constraint.{its.word}.rule")
    assert untold(rule, its.links) == ()
    assert untold(rule, ()) != ()


@pytest.mark.parametrize(
    "code", ["9x9", "16x16", *("9x9+" + extra for extra in EXTRAS), "9x9:" + "ABCDEFGHI" * 9]
)
def test_the_rules_that_are_written_of_a_board_are_told(code: str) -> None:
    board = Grid.empty(geometry_of(code))
    assert untold(rules_of(Catalogue(), board.geometry), Entry(board).whole_rules) == ()


def test_regions_that_are_larger_than_a_row_become_extra_ones() -> None:
    said: dict[str, object] = {"size": 4, "grid": [[{"region": None}] * 4 for _ in range(4)]}
    [none] = FPuzzlesForm().read(json.dumps(said))
    assert none.grid.geometry.code == "4x4/1x4"
    row = [{"region": 0}, {"region": 0}, {"region": None}, {"region": None}]
    [some] = FPuzzlesForm().read(
        json.dumps({"size": 4, "grid": [row] + [[{"region": None}] * 4] * 3})
    )
    assert some.constraints == (Constraint("extraregion", ((1, 1), (1, 2))),)


@pytest.mark.parametrize("size", LINK_SIZES)
@pytest.mark.parametrize("turned", [False, True], ids=["rows", "columns"])
def test_every_size_is_read_with_its_regions(size: int, turned: bool) -> None:
    """Of rows, the first two exchange two cells; so digits that move on by one fill them."""
    own = [[row] * size for row in range(size)]
    own[0][1], own[1][0] = 1, 0
    if turned:
        own = [list(column) for column in zip(*own, strict=True)]
    grid = [[{"region": number} for number in row] for row in own]
    [told] = FPuzzlesForm().read(json.dumps({"size": size, "grid": grid}))
    board = told.grid.geometry
    order = list(dict.fromkeys(number for row in own for number in row))
    assert [order.index(number) for row in own for number in row] == [*board.region_of]
    assert not told.constraints
    digits = [(row + column) % size + 1 for row in range(size) for column in range(size)]
    last_open = Grid([*digits[:-1], 0], None, board)
    assert FPuzzlesForm().read(FPuzzlesForm().write(Entry(last_open)))[0].grid == last_open
    assert [[*one.values] for one in solutions(last_open)] == [digits]


def test_colours_of_cells_come_and_go_with_a_link() -> None:
    told = link(grid=[[{"c": "#AABBCC"}, {"cArray": ["#112233", "#445566"]}] + [{}] * 7]
                + [[{}] * 9 for _ in range(8)])  # fmt: skip
    assert [one.values for one in told.constraints] == [("#AABBCC",), ("#112233", "#445566")]
    again = FPuzzlesForm().read(FPuzzlesForm().write(told))[0]
    assert again.constraints == told.constraints
    assert [one.wide for one in drawn_of(told.constraints) if isinstance(one, Shape)] == [
        1,
        0.5,
        0.5,
    ]


def test_drawings_of_both_programs_are_values_in_cells() -> None:
    own = {"wayPoints": [[0.5, 1.5], [2.5, 1.5]], "color": "#0f08", "thickness": 32}
    arrow = Constraint("line", more=json.dumps({"arrows": own}))
    first, second = drawn_of((LINE, arrow))
    assert first == Stroke(((0.5, 0.5), (1.5, 1.5)), 0.3, (0xEE, 0x66, 0xEE, 255))
    assert isinstance(second, Stroke)
    assert (second.points, second.breadth, second.colour) == (
        ((1.5, 0.5), (1.5, 2.5)), 0.5, (0, 255, 0, 0x88),
    )  # fmt: skip
    assert second.head > 0
    damaged = Constraint("line", more=json.dumps({"lines": {"wayPoints": "none"}}))
    assert drawn_of((damaged,)) == ()


def test_a_pill_is_read_from_left_to_right_wherever_its_arrow_leaves_it() -> None:
    pill = Constraint("arrow", ((1, 3), (1, 2)), (((1, 2), (1, 1), (2, 1)),))
    [clause] = reading_of(entry(constraints=(pill,))).board.geometry.constraints
    assert clause.cells[:2] == (1, 2)


def test_a_ring_of_renban_takes_each_cell_once() -> None:
    ring = Constraint("renban", lines=(((1, 1), (1, 2), (2, 2), (2, 1), (1, 1)),))
    [clause] = reading_of(entry(constraints=(ring,))).board.geometry.constraints
    assert clause.cells == (0, 1, 10, 9)


def test_clones_of_one_family_have_one_letter_and_alone_none() -> None:
    pair = Constraint("clone", ((1, 1), (1, 2)), more='{"cloneCells":["R5C5","R5C6"]}')
    third = Constraint("clone", ((5, 5), (5, 6)), more='{"cloneCells":["R7C1","R7C2"]}')
    other = Constraint("clone", ((9, 1),), more='{"cloneCells":["R8C7"]}')

    def letters(*specs: Constraint) -> list[str]:
        geometry = reading_of(entry(constraints=specs)).board.geometry
        every = geometry.constraints
        marks = [mark for one in every for mark in kind_of(one).marks(one, geometry, every)]
        return [mark.label for mark in marks if isinstance(mark, Outline)]

    assert letters(pair, third) == []
    assert letters(pair, third, other) == ["A", "A", "A", "A", "B", "B"]


def test_a_link_that_was_damaged_on_its_way_is_mended_or_called_damaged() -> None:
    url = FPuzzlesForm().write(link()).strip()
    place = url.index("=") + 60
    assert FPuzzlesForm().read(url.replace("+", " "))[0].grid == link().grid
    for damaged in (url[:place], url[:place] + "~" + url[place + 1 :], url[:place] + " x* " + url):
        assert FPuzzlesForm().claims(damaged)
        with pytest.raises(FormatError) as told:
            FPuzzlesForm().read(damaged)
        assert told.value.kind in ("packed", "link")


@pytest.mark.parametrize("form", ["f-puzzles", "scl"])
def test_a_cage_of_the_board_is_written_once(form: str) -> None:
    grid = Grid.empty(geometry_of("9x9~cage=10:r1c1.r1c2.r2c1"))
    link = "".join(Conversion(form).texts([Entry(grid)]))
    assert TARGETS[form].read(link)[0].board == grid
