"""Making a puzzle: the cursor runs on, symmetries take along, everything is taken back."""

from hypothesis import given
from hypothesis import strategies as st

from game.core.geometry import geometry_of
from game.core.grid import Grid
from game.generate.symmetry import Symmetry
from game.play.editing.draft import Draft, Rules
from game.play.editing.editing import Editing
from game.play.editing.tool import DIGIT, REGION

PUZZLE = "003020600900305001001806400008102900700000008006708200002609500800203009005010300"


def type_in(editing: Editing, text: str) -> None:
    for character in text:
        if character == "0":
            editing.empty()
        else:
            editing.enter(int(character))


def test_a_puzzle_is_typed_as_one_reads_it() -> None:
    editing = Editing((Draft(),), 0)
    type_in(editing, PUZZLE)
    assert editing.draft.grid == Grid.parse(PUZZLE)
    assert editing.cursor == 0


def test_back_opens_the_cell_before() -> None:
    editing = Editing((Draft(),), 0)
    type_in(editing, "12")
    assert editing.erase_before()
    assert editing.cursor == 1
    assert editing.draft.grid.filled == 1
    editing.next_row()
    assert editing.cursor == 9


def test_a_symmetry_leads_to_the_cells_that_mirror_a_clue() -> None:
    editing = Editing((Draft(),), 0)
    editing.symmetry = Symmetry.HALF_TURN
    editing.enter(5)
    assert list(editing.lacking) == [80]
    assert editing.cursor == 80
    editing.enter(3)
    assert len(editing.lacking) == 0
    assert editing.cursor == 1
    editing.cursor = editing.draft.board.cells[80]
    assert editing.erase()
    assert editing.draft == Draft()


def test_with_all_symmetries_eight_cells_go_together() -> None:
    editing = Editing((Draft(),), 0)
    editing.symmetry = Symmetry.FULL
    editing.cursor = editing.draft.board.cells[1]
    type_in(editing, "1")
    assert len(editing.lacking) == 7
    for digit in "2345678":
        type_in(editing, digit)
    assert not any(editing.lacking)
    assert editing.draft.grid.filled == 8
    assert editing.draft.board.cell_name(editing.cursor) == "r1c3"
    assert editing.empty() is False
    assert editing.draft.board.cell_name(editing.cursor) == "r1c4"


@given(st.lists(st.integers(0, 9), max_size=30), st.sampled_from(Symmetry), st.data())
def test_everything_is_taken_back_and_made_again(
    keys: list[int], symmetry: Symmetry, data: st.DataObject
) -> None:
    editing = Editing((Draft(),), 0)
    editing.symmetry = symmetry
    seen = [editing.draft]
    for key in keys:
        change = editing.enter(key) if key else editing.empty()
        if change:
            seen.append(editing.draft)
    while editing.undo():
        seen.insert(0, seen.pop())
        assert editing.draft == seen[-1]
    for _ in range(data.draw(st.integers(0, len(keys)))):
        editing.redo()
    again = Editing(editing.drafts, editing.position)
    assert again.draft == editing.draft
    assert (again.can_undo, again.can_redo) == (editing.can_undo, editing.can_redo)


def test_regions_are_painted_by_number_and_end_with_the_jigsaw() -> None:
    editing = Editing((Draft(),), 0)
    assert not editing.paint((3,), 0)
    assert editing.use(REGION)
    editing.cursor = editing.draft.board.cells[3]
    assert editing.enter(1)
    assert editing.draft.regions[3] == 0
    assert not editing.draft.is_board
    assert not editing.erase()
    assert editing.undo()
    assert editing.undo()
    assert editing.tool == DIGIT


def test_the_cursor_stays_on_a_smaller_board() -> None:
    editing = Editing((Draft(),), 0)
    editing.cursor = editing.draft.board.cells[-1]
    editing.change(editing.draft.ruled(Rules(4)))
    assert editing.cursor == 15
    editing.move(0, 1)
    assert editing.cursor == 12
    # The keyboard has more digits than the board.
    assert not editing.enter(5)
    assert editing.cursor == 12
    assert editing.enter(4)
    assert editing.take(Grid.empty(geometry_of("6x6")))
    assert not editing.clear()
