"""The first lessons without a window: all of it can be done, and wrong answers get reasons."""

import pytest

from game.core.message import Message
from game.learn.chapter import Goal, Stop
from game.learn.guide import Guide
from game.learn.road import STATIONS
from game.learn.verdict import Kind
from game.play.intents import Command, EnterDigit, Intent, SelectCells
from game.play.selection import Tool

STOPS = {stop.id: stop for station in STATIONS.values() for stop in station.stops}


def guide_to(stop: str) -> Guide:
    return Guide(STOPS[stop], lambda: 0.0)


def enter(guide: Guide, cell: int, intent: Intent) -> Kind | None:
    guide.do(SelectCells((cell,)))
    return guide.do(intent).kind


@pytest.mark.parametrize("stop", [s for s in STOPS.values() if s.goal in (Goal.FILL, Goal.LED)])
def test_every_board_is_solved_by_singles_alone(stop: Stop) -> None:
    """Whatever is asked for can be proved: the guide says so of every entry, in some order."""
    guide = Guide(stop, lambda: 0.0)
    while not guide.done:
        assert guide.left
        grid = guide.session.state.grid
        step = next(
            step
            for step in guide.singles(grid)
            if not stop.cells or step.placements[0].cell in guide.cells
        )
        cell, digit = step.placements[0]
        assert enter(guide, cell, EnterDigit(digit)) is Kind.RIGHT
    assert not guide.left


def test_a_digit_that_stands_already_is_refused_with_its_house() -> None:
    guide = guide_to("row")
    guide.do(SelectCells((6,)))
    told = guide.do(EnterDigit(2))
    assert told.kind is Kind.WRONG
    assert told.words is not None
    assert told.words.key == "learn.guide.there_already"
    assert dict(told.words.arguments)["house"] == Message("learn.guide.house.r")
    assert told.cells == (5,)
    assert not guide.session.state.grid.values[6]


def test_a_digit_that_stands_in_several_houses_is_told_by_the_framed_one() -> None:
    guide = guide_to("box")
    guide.do(SelectCells((14,)))
    told = guide.do(EnterDigit(1))
    assert told.words is not None
    assert dict(told.words.arguments)["house"] == Message("learn.guide.house.b")


@pytest.mark.parametrize(
    ("stop", "cell"),
    [("row", 6), ("box", 14), ("led", 5), ("full-size", 3), ("note", 15), ("whole", 4)],
)
def test_the_cursor_begins_where_a_digit_is_asked_for(stop: str, cell: int) -> None:
    assert guide_to(stop).view.cursor == cell


@pytest.mark.parametrize("stop", ["two", "led", "vanish"])
def test_the_cursor_stays_in_the_cell_that_was_filled(stop: str) -> None:
    """As in a game: arrow keys go on from where the player is."""
    guide = guide_to(stop)
    while not guide.done:
        cell = guide._next_cell()
        guide.do(SelectCells((cell,)))
        assert guide.do(EnterDigit(guide.solution.values[cell])).kind is Kind.RIGHT
        assert guide.view.cursor == cell


@pytest.mark.parametrize("stop", ["whole", "full-size"])
def test_another_digit_for_a_right_one_is_no_mistake_about_rules(stop: str) -> None:
    """It would be told of another rule, or that the cell cannot be known yet."""
    guide = guide_to(stop)
    cursor = guide.view.cursor
    right = guide.solution.values[cursor]
    guide.do(EnterDigit(right))
    assert guide.view.cursor == cursor, "no frame, so one looks for the next cell oneself"
    for digit in range(1, guide.solution.geometry.size + 1):
        if digit != right:
            told = guide.do(EnterDigit(digit))
            assert told.words == Message("learn.guide.right_already")
            assert told.cells == (cursor,)
    assert guide.session.state.grid.values[cursor] == right


def test_who_erases_a_given_is_told_again_which_digit_goes() -> None:
    told = guide_to("wrong").do(Command.ERASE)
    assert told.kind is Kind.WRONG
    assert told.words == Message("learn.guide.wrong")


def test_a_given_stays() -> None:
    guide = guide_to("row")
    guide.do(SelectCells((0,)))
    told = guide.do(EnterDigit(1))
    assert told.words is not None
    assert told.words.key == "learn.guide.given"


def test_a_digit_that_leads_nowhere_is_taken_off_with_a_reason() -> None:
    reasons = set()
    for stop in ("whole", "last"):
        board = guide_to(stop)
        for cell in board.cells:
            for digit in range(1, board.solution.geometry.size + 1):
                guide = guide_to(stop)
                guide.do(SelectCells((cell,)))
                told = guide.do(EnterDigit(digit))
                if told.kind is Kind.CAREFUL:
                    assert not guide.session.state.grid.values[cell]
                    assert told.words is not None
                    reasons.add(told.words.key)
    assert reasons == {"learn.guide.not_yet", "learn.guide.another"}


def test_the_frame_goes_from_house_to_house() -> None:
    guide = guide_to("led")
    seen = []
    while not guide.done:
        house = guide.house
        assert house is not None
        seen.append(house)
        cells = guide.solution.geometry.houses[house].cells
        open_cells = [cell for cell in cells if not guide.session.state.grid.values[cell]]
        assert len(open_cells) == 1, "one digit is missing in the frame"
        enter(guide, open_cells[0], EnterDigit(guide.solution.values[open_cells[0]]))
    assert len(set(seen)) > 3


def test_what_was_entered_is_erased() -> None:
    guide = guide_to("wrong")
    assert guide.view.cells[3].conflict
    enter(guide, 3, Command.ERASE)
    assert guide.done


def test_each_copy_of_a_digit_that_is_found_crosses_out_what_it_rules_out() -> None:
    guide = guide_to("cross")
    (target,) = guide.cells
    box = guide.solution.geometry.houses[guide.stop.house or 0]
    assert not guide.crossed, "to find them is what is asked"
    assert guide.view.cursor != target
    copies = [c for c, v in enumerate(guide.solution.values) if v == guide.stop.digit != 0]
    told = [guide.do(SelectCells((cell,))) for cell in copies if cell not in box.cells]
    said = [each.words for each in told if each.words is not None]
    reaching = [each for each in said if each.key != "learn.guide.not_crossing"]
    assert [each.number for each in reaching] == [2, 1, None]
    standing = sum(v == guide.stop.digit for v in guide.session.state.grid.values)
    assert len(said) == standing, "of the others no row or column helps, which is said"
    crossed = {cell for blocker in guide.crossed for cell in blocker.blocked}
    values = guide.session.state.grid.values
    assert crossed == {c for c in box.cells if not values[c]} - {target}
    assert enter(guide, target, EnterDigit(guide.stop.digit)) is Kind.RIGHT
    assert guide.done


def test_the_lines_are_there_before_they_are_asked_for() -> None:
    guide = guide_to("lines")
    assert len(guide.crossed) == 3
    assert not guide_to("alone").crossed


def test_a_gentle_board_needs_what_was_taught_and_no_more() -> None:
    """The boards of the chapter are full-size ones, and no full house is there to begin with."""
    guide = guide_to("last")
    while not guide.done:
        step = next(
            s for s in guide.singles(guide.session.state.grid) if s.houses and s.houses[0] > 17
        )
        cell, digit = step.placements[0]
        assert enter(guide, cell, EnterDigit(digit)) is Kind.RIGHT


def test_the_card_tells_where_to_look_as_long_as_something_is_left() -> None:
    guide = guide_to("eye")
    told = set()
    while not guide.done:
        assert guide.nudge is not None
        told.add(guide.nudge.key)
        cell, digit = guide.singles(guide.session.state.grid)[0].placements[0]
        enter(guide, cell, EnterDigit(digit))
    assert told == {"nudge.house", "nudge.digit"}
    assert guide.nudge is None


def test_notes_are_asked_for_as_notes() -> None:
    guide = guide_to("note")
    assert enter(guide, 15, EnterDigit(3)) is Kind.PART
    assert enter(guide, 15, EnterDigit(2, Tool.CORNER)) is Kind.WRONG
    assert not guide.view.cells[15].corner
    enter(guide, 15, EnterDigit(3, Tool.CORNER))
    assert not guide.done
    enter(guide, 15, EnterDigit(4, Tool.CORNER))
    assert guide.done


def test_a_note_that_is_not_asked_for_is_told_and_taken_back() -> None:
    guide = guide_to("corners")
    assert enter(guide, 31, EnterDigit(7, Tool.CORNER)) is Kind.CAREFUL
    for cell in (31, 32):
        enter(guide, cell, EnterDigit(5, Tool.CORNER))
    assert guide.done
    guide = guide_to("clean")
    assert enter(guide, 31, EnterDigit(7, Tool.CORNER)) is Kind.CAREFUL
    enter(guide, 31, EnterDigit(9, Tool.CORNER))
    assert guide.done


def test_a_note_goes_when_its_digit_is_entered_beside_it() -> None:
    guide = guide_to("vanish")
    enter(guide, 10, EnterDigit(3))
    assert guide.view.cells[15].corner == 0b1000


@pytest.mark.parametrize("stop", STOPS.values(), ids=lambda stop: stop.id)
def test_what_stands_at_the_beginning_cannot_be_undone(stop: Stop) -> None:
    guide = Guide(stop, lambda: 0.0)
    cells = guide.view.cells
    guide.do(Command.UNDO)
    assert guide.view.cells == cells
    assert not guide.done


def test_the_right_digit_over_a_wrong_one_will_do() -> None:
    guide = guide_to("wrong")
    assert enter(guide, 3, EnterDigit(guide.solution.values[3])) is Kind.RIGHT
    assert guide.done


@pytest.mark.parametrize("stop", [s for s in STOPS.values() if s.notes], ids=lambda stop: stop.id)
def test_notes_that_are_asked_for_are_candidates(stop: Stop) -> None:
    grid = Guide(stop, lambda: 0.0).session.state.grid
    for cell, digits in stop.notes:
        assert set(digits) <= set(grid.candidates_of(cell))
    if stop.id != "corners":
        assert all(digits == grid.candidates_of(cell) for cell, digits in stop.notes)


def test_two_places_for_a_digit_are_all_there_are() -> None:
    guide = guide_to("corners")
    grid, house = guide.session.state.grid, guide.house
    assert house is not None
    cells = grid.geometry.houses[house].cells
    assert tuple(cell for cell in cells if 5 in grid.candidates_of(cell)) == guide.cells


@pytest.mark.parametrize(("stop", "kind"), [("row", "r"), ("column", "c"), ("box", "b")])
def test_what_is_right_follows_from_the_house_that_is_drawn(stop: str, kind: str) -> None:
    guide = guide_to(stop)
    (cell,) = guide.cells
    guide.do(SelectCells((cell,)))
    told = guide.do(EnterDigit(guide.solution.values[cell]))
    assert told.words is not None
    assert dict(told.words.arguments)["house"] == Message(f"learn.guide.house.{kind}")
