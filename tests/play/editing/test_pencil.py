"""Strokes and typing make constraints, and each change is taken back like all others."""

from game.core.constraints.clause import Clause
from game.core.digits import Cell
from game.play.editing.draft import Draft, Rules
from game.play.editing.editing import Editing
from game.play.editing.pencil import Pencil
from game.play.editing.tool import every_tool

TOOLS = {tool.word: tool for tools in every_tool().values() for tool in tools}


def clause(word: str, cells: tuple[int, ...], values: tuple[int, ...] = ()) -> Clause:
    return Clause(word, tuple(map(Cell, cells)), values)


def pencil_of(word: str, draft: Draft | None = None) -> tuple[Pencil, Editing]:
    editing = Editing((draft or Draft(),), 0)
    editing.tool = TOOLS[word]
    return Pencil(editing), editing


def stroke(pencil: Pencil, *points: tuple[float, float]) -> bool:
    pencil.begin(points[0])
    for point in points[1:]:
        pencil.go_on(point)
    return pencil.end()


def test_a_cage_is_dragged_summed_made_larger_and_taken_back() -> None:
    pencil, editing = pencil_of("cage")
    assert stroke(pencil, (0.5, 0.5), (2.5, 0.5))
    assert pencil.type_digit(1)
    assert pencil.type_digit(5)
    assert stroke(pencil, (2.5, 0.5), (2.5, 1.5))
    assert editing.draft.constraints == (clause("cage", (0, 1, 2, 11), (15,)),)
    assert pencil.rub()
    assert editing.draft.constraints[0].values == (1,)
    for _ in range(5):
        editing.undo()
    assert editing.draft == Draft()
    # What was drawn is gone: typing begins nothing of it.
    assert pencil.chosen is None


def test_a_press_chooses_what_is_there_and_a_new_number_takes_the_place_of_the_old() -> None:
    pencil, editing = pencil_of("cage")
    stroke(pencil, (0.5, 0.5), (1.5, 0.5))
    pencil.type_digit(9)
    stroke(pencil, (4.5, 4.5), (5.5, 4.5))
    assert not stroke(pencil, (0.5, 0.5))
    pencil.type_digit(7)
    assert editing.draft.constraints[0] == clause("cage", (0, 1), (7,))
    assert pencil.remove(pencil.chosen)
    assert len(editing.draft.constraints) == 1


def test_a_clue_is_there_once_it_has_its_number() -> None:
    pencil, editing = pencil_of("little-killer")
    assert not stroke(pencil, (6.5, -0.5))
    first = pencil.chosen
    assert not stroke(pencil, (6.5, -0.5))
    assert pencil.chosen != first
    assert not editing.draft.constraints
    assert pencil.type_digit(2)
    assert pencil.type_digit(1)
    assert editing.draft.constraints == (clause("little-killer", (7, 17), (21,)),)


def test_presses_again_step_through_letters_and_take_marks_off() -> None:
    pencil, editing = pencil_of("xv")
    values = []
    for _ in range(3):
        assert stroke(pencil, (4.0, 4.5))
        values.append([one.values for one in editing.draft.constraints])
    assert values == [[(10,)], [(5,)], []]
    editing.tool = TOOLS["odd"]
    assert stroke(pencil, (0.5, 3.5), (1.5, 3.5))
    assert stroke(pencil, (0.5, 3.5))
    assert editing.draft.constraints == (clause("odd", (28,)),)


def test_what_makes_no_sense_is_refused_and_changes_nothing() -> None:
    pencil, editing = pencil_of("arrow")
    stroke(pencil, (5.5, 5.5), (5.5, 7.5))
    assert not pencil.type_digit(5)
    assert pencil.refused == "edit.refused.cells"
    assert pencil.type_digit(2)
    assert editing.draft.constraints == (clause("arrow", (50, 59, 68), (2,)),)
    editing.tool = TOOLS["clone"]
    assert not stroke(pencil, (7.5, 0.5), (8.5, 0.5))
    assert not stroke(pencil, (8.5, 4.5))
    assert pencil.refused == "edit.refused.copy"


def test_constraints_are_drawn_while_regions_make_no_board() -> None:
    half = Draft().ruled(Rules(is_jigsaw=True)).paint((3,), 0)
    pencil, editing = pencil_of("thermometer", half)
    assert stroke(pencil, (0.5, 0.5), (2.5, 2.5))
    assert not editing.draft.is_board
    whole = editing.draft.paint((3,), 1)
    assert whole.is_board
    assert whole.board.constraints == (clause("thermometer", (0, 10, 20)),)
