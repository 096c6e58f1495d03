import re

from game.core.digits import Cell, Digit
from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.logic.board import Board
from game.logic.finder import FinderOptions, next_step
from game.logic.step import AlmostLockedSet, Candidate, Link, Role, Step
from game.logic.techniques import BY_ID
from game.messages.catalogue import Catalogue
from game.messages.hint_words import hint_text
from game.play.hint_card import hint_card, hint_marks
from game.play.hints import FoundHint, ShownHint
from game.play.view import HintAction
from tests.documents import FIRST

CATALOGUE = Catalogue()
GENTLE = "7....389.3..9.27644.961725..9.16.5.76..7.8.....532...8..347518..1.836429....91..."


def at(cell: int, digit: int) -> Candidate:
    return Candidate(Cell(cell), Digit(digit))


def shown(step: Step, stage: int) -> ShownHint:
    return ShownHint(FoundHint(step=step), stage)


def nudge(step: Step) -> str:
    return hint_text(CATALOGUE, hint_card(shown(step, 1), CLASSIC, can_reveal=True))


PAIR = Step(
    technique="naked-single",
    eliminations=(at(5, 1), at(5, 2)),
    roles=((Role.PATTERN, (at(0, 1), at(0, 2), at(8, 1), at(8, 2))),),
)
CHAIN = Step(
    technique="naked-single",
    eliminations=(at(80, 3),),
    chains=((Link((at(0, 3),), (at(40, 3),), True), Link((at(40, 3),), (at(72, 3),), False)),),
)
SETS = Step(
    technique="naked-single",
    eliminations=(at(80, 3),),
    sets=tuple(
        AlmostLockedSet((Cell(cell),), FIRST.board.candidates[0]) for cell in (0, 3, 6, 27, 30)
    ),
)


def test_the_nudge_names_the_house_of_the_pattern() -> None:
    assert nudge(PAIR) == "Look at row 1."
    placed = Step(technique="naked-single", placements=(at(40, 5),))
    assert nudge(placed) == "Look at box 5."
    housed = Step(technique="hidden-single", placements=(at(40, 5),), houses=(13,))
    assert nudge(housed) == "Look at column 5."


def test_the_nudge_names_some_boxes_or_where_to_begin() -> None:
    assert nudge(CHAIN) == "Look at the 3s in boxes 1, 5 and 7."
    assert nudge(SETS) == "The pattern reaches across the whole board. Start in box 1."
    area = hint_marks(shown(SETS, 1), CLASSIC).area
    assert area == frozenset(CLASSIC.houses[18].cells), "what is told is what is lit"


def test_each_stage_marks_no_more_than_it_tells() -> None:
    marks = [hint_marks(shown(PAIR, stage), CLASSIC) for stage in (1, 2, 3, 4)]
    assert [m.area for m in marks] == [frozenset(range(9))] * 4
    assert [m.focus for m in marks] == [frozenset(), frozenset(), {0, 8}, {0, 8}]
    assert [len(m.roles) for m in marks] == [0, 0, 4, 4]
    assert [len(m.struck) for m in marks] == [0, 0, 0, 2]
    placed = Step(technique="naked-single", placements=(at(40, 5),))
    digits = [hint_marks(shown(placed, stage), CLASSIC).digits for stage in (1, 2, 3, 4)]
    assert digits == [(), (), (), ((40, 5),)]


def test_a_chain_and_its_sets_are_part_of_the_pattern() -> None:
    assert hint_marks(shown(CHAIN, 3), CLASSIC).focus == {0, 40, 72}
    assert hint_marks(shown(SETS, 3), CLASSIC).focus == {0, 3, 6, 27, 30}


def test_the_step_comes_with_the_pattern_and_apply_with_the_sentence() -> None:
    cards = [hint_card(shown(PAIR, stage), CLASSIC, can_reveal=True) for stage in (1, 2, 3, 4)]
    assert [card.step for card in cards] == [None, None, PAIR, PAIR]
    assert [card.actions[0] for card in cards] == [HintAction.MORE] * 3 + [HintAction.APPLY]
    assert cards[3].text is PAIR


def test_without_a_solution_nothing_can_be_revealed() -> None:
    card = hint_card(ShownHint(FoundHint()), CLASSIC, can_reveal=False)
    assert card.actions == (HintAction.CLOSE,)


def test_hints_of_singles_name_no_cell_where_the_board_is_not_numbered() -> None:
    """A newcomer's hints: what they speak of is drawn, and only what the board shows is used."""
    names = re.compile(r"r\d+c\d+|candidate|note")
    said = dict[str, set[str]]()
    position = Grid.parse(GENTLE)
    while not position.is_full:
        step = next_step(position, FinderOptions(notes_shown=False))
        assert step is not None
        for stage in (1, 2, 3, 4):
            card = hint_card(shown(step, stage), CLASSIC, can_reveal=True, position=position)
            words = hint_text(CATALOGUE, card, plainly=True)
            assert not names.search(words), words
            said.setdefault(step.technique, set()).add(words)
            if stage == 4:
                assert "r" + str(step.placements[0].cell // 9 + 1) in hint_text(CATALOGUE, card)
        position = step.apply(position)
    assert {"full-house", "hidden-single"} <= set(said)


def test_whoever_does_not_see_the_board_is_told_what_is_marked_there() -> None:
    position = Grid.parse(GENTLE)
    marked = re.compile("ringed|frame|marked|crossed-out")
    seen = set[str]()
    while not position.is_full:
        step = next_step(position, FinderOptions(notes_shown=False))
        assert step is not None
        for stage in (1, 2, 3, 4):
            card = hint_card(shown(step, stage), CLASSIC, can_reveal=True, position=position)
            assert not marked.search(hint_text(CATALOGUE, card, is_heard=True))
            if marked.search(hint_text(CATALOGUE, card)):
                seen.add(step.technique)
        position = step.apply(position)
    assert {"full-house", "hidden-single"} <= seen


def test_the_third_stage_says_what_is_lit() -> None:
    chain = next(BY_ID["aic"].find(Board(BY_ID["aic"].example.grid)))
    card = hint_card(shown(chain, 3), CLASSIC, can_reveal=True, position=Grid.parse(GENTLE))
    assert hint_text(CATALOGUE, card).startswith("If r1c2 is not 9, then r1c2 is 5, ")
    sets = next(BY_ID["als-xz"].find(Board(BY_ID["als-xz"].example.grid)))
    card = hint_card(shown(sets, 3), CLASSIC, can_reveal=True, position=Grid.parse(GENTLE))
    assert "between them" in hint_text(CATALOGUE, card)
